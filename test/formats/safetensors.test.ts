/** Safetensors files, assembled byte by byte according to the format's specification. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decodeSafetensors, encodeSafetensors } from "../../src/formats/safetensors.ts";
import { openTestDevice } from "../support/device.ts";
import { WRONG_DATA } from "../support/wrong_data.ts";

/** Makes a file: header length, header, data. */
function file(header: unknown, data: readonly number[] = []): Uint8Array {
  const text = new TextEncoder().encode(typeof header === "string" ? header : JSON.stringify(header));
  const bytes = new Uint8Array(8 + text.length + data.length);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(text.length), true);
  bytes.set(text, 8);
  bytes.set(data, 8 + text.length);
  return bytes;
}

const ONE = [0, 0, 128, 63];

describe("safetensors files", () => {
  test("reads tensors of every dtype, aligned or not", () => {
    const { tensors, metadata } = decodeSafetensors(file({
      "__metadata__": { format: "pt" },
      flag: { dtype: "BOOL", shape: [1], data_offsets: [0, 1] },
      weight: { dtype: "F32", shape: [1, 2], data_offsets: [1, 9] },
      half: { dtype: "F16", shape: [], data_offsets: [9, 11] },
      brain: { dtype: "BF16", shape: [1], data_offsets: [11, 13] },
      none: { dtype: "I64", shape: [0, 3], data_offsets: [13, 13] },
      complex: { dtype: "C64", shape: [1], data_offsets: [13, 21] },
    }, [1, ...ONE, 0, 0, 0, 64, 0, 60, 128, 63, ...ONE, ...ONE]));
    assert.deepEqual(metadata, { format: "pt" });
    assert.deepEqual(Object.keys(tensors), ["flag", "weight", "half", "brain", "none", "complex"]);
    assert.deepEqual(tensors.flag, { dtype: "bool", shape: [1], data: new Uint8Array([1]) });
    assert.deepEqual(tensors.weight, { dtype: "f32", shape: [1, 2], data: new Float32Array([1, 2]) });
    assert.deepEqual(tensors.half, { dtype: "f16", shape: [], data: new Float16Array([1]) });
    assert.deepEqual(tensors.brain, { dtype: "bf16", shape: [1], data: new Uint16Array([0x3f80]) });
    assert.deepEqual(tensors.none, { dtype: "i64", shape: [0, 3], data: new BigInt64Array(0) });
    assert.deepEqual(tensors.complex, { dtype: "complex64", shape: [1], data: new Float32Array([1, 1]) });
  });

  test("aligned tensors share the memory of the file", () => {
    const bytes = encodeSafetensors({ x: { dtype: "f32", shape: [2], data: new Float32Array([1, 2]) } });
    const { x } = decodeSafetensors(bytes).tensors;
    assert.equal(x!.data.buffer, bytes.buffer);
  });

  test("writes the header's length first, and pads the header to 8 bytes", () => {
    const bytes = encodeSafetensors({
      b: { dtype: "u8", shape: [3], data: new Uint8Array([7, 8, 9]) },
      a: { dtype: "f64", shape: [1], data: new Float64Array([2]) },
    }, { made: "here" });
    const length = Number(new DataView(bytes.buffer).getBigUint64(0, true));
    assert.equal(length % 8, 0);
    const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)));
    assert.deepEqual(header, {
      "__metadata__": { made: "here" },
      a: { dtype: "F64", shape: [1], data_offsets: [0, 8] },
      b: { dtype: "U8", shape: [3], data_offsets: [8, 11] },
    });
    assert.deepEqual(Array.from(bytes.subarray(8 + length)), [0, 0, 0, 0, 0, 0, 0, 64, 7, 8, 9]);
  });

  test("device arrays survive a round trip", async () => {
    using device = await openTestDevice();
    using weight = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2], dtype: "bf16" });
    const { tensors } = decodeSafetensors(encodeSafetensors({ weight: weight.transpose() }));
    using back = device.array(tensors.weight!);
    assert.equal(back.dtype, "bf16");
    assert.deepEqual(back.toFloat32(), new Float32Array([1, 3, 2, 4]));
    assert.equal(back.equals(weight.transpose()), true);
  });

  test("rejects invalid files and names the tensor and field", () => {
    const tensor = (change: object): Record<string, unknown> => ({
      x: { dtype: "F32", shape: [1], data_offsets: [0, 4], ...change },
    });
    const rejected: [Uint8Array, RegExp][] = [
      [new Uint8Array(7), /file: expected a safetensors file, got 7 bytes/],
      [file(tensor({}), ONE).subarray(0, 20), /file: header length: expected at most 12 bytes, got \d+/],
      [
        new Uint8Array(16).fill(255),
        /^TypeError: file: not a safetensors file \(no header that starts with "\{"\)$/,
      ],
      [file("{x"), /file: header: expected a name, got "x" \(character 1 of the header\)/],
      [file("[]"), /file: header: expected "{", got "\[\]"/],
      [file({ x: 1 }), /tensor "x": expected an object, got "1}"/],
      [file(tensor({ dtype: "F8_E4M3" }), ONE), /tensor "x": dtype: expected .*BF16.*, got "F8_E4M3"/],
      [
        file(tensor({ dtype: null }), ONE),
        /tensor "x": dtype: expected a string, got "null,/,
      ],
      [file(tensor({ shape: "1" }), ONE), /tensor "x": shape: expected an array of integers, got/],
      [
        file(tensor({ shape: [-1] }), ONE),
        /tensor "x": shape: expected an integer from 0 to 2\^53 - 1, got "-1\],/,
      ],
      ...[[2 ** 52, 2 ** 52], [2 ** 32, 2 ** 32, 0]].map((shape): [Uint8Array, RegExp] => [
        file(tensor({ shape }), ONE),
        /tensor "x": shape: expected at most 2\^53 - 1 elements/,
      ]),
      [
        file(tensor({ data_offsets: [0, 3] }), ONE),
        /tensor "x": data_offsets: expected \[begin, end\] with 4 bytes in between, got \[0, 3\]/,
      ],
      [file(tensor({ data_offsets: [4, 0] }), ONE), /data_offsets/],
      [file(tensor({ data_offsets: [-4, 0] }), ONE), /data_offsets/],
      [file(tensor({ data_offsets: [0, 4, 8] }), ONE), /data_offsets/],
      [
        file(tensor({ data_offsets: [4, 8] }), [...ONE, ...ONE]),
        /expected to start at 0, where the previous tensor ends, got 4/,
      ],
      [file(tensor({}), [...ONE, 0]), /file: expected 4 bytes of tensor data, got 5/],
      [file(tensor({}), [0, 0]), /file: expected 4 bytes of tensor data, got 2/],
      [
        file({ ...tensor({}), y: { dtype: "F32", shape: [1], data_offsets: [2, 6] } }, [...ONE, ...ONE]),
        /tensor "y": data_offsets: expected to start at 4, where the previous tensor ends, got 2/,
      ],
      [file({ "__metadata__": { a: 1 } }), /__metadata__: expected a string, got "1}}"/],
    ];
    for (const [bytes, message] of rejected) assert.throws(() => decodeSafetensors(bytes), message);
    assert.throws(() => decodeSafetensors("x" as never), /file: expected a Uint8Array, got "x"/);
  });

  test("rejects headers that JSON.parse would accept", () => {
    const entry = '"x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}';
    const reject = (text: string, message: RegExp) =>
      assert.throws(() => decodeSafetensors(file(text, ONE)), message, text);
    assert.deepEqual(decodeSafetensors(file(`{${entry}}  `, ONE)).tensors.x!.shape, [1]);
    reject(`{${entry},${entry}}`, /the name "x" is repeated/);
    reject(`{${entry},${entry.replace("x", "\\u0078")}}`, /the name "x" is repeated/);
    reject(`{"__metadata__":{},"__metadata__":{},${entry}}`, /the name "__metadata__" is repeated/);
    reject(`{"__metadata__":{"a":"b","a":"c"},${entry}}`, /__metadata__: the name "a" is repeated/);
    for (const number of ["1.0", "1e0", "-0", "01", "+1", "9007199254740992", "1".repeat(400)]) {
      reject(`{${entry.replace("[1]", `[${number}]`)}}`, /tensor "x": shape: expected/);
      reject(`{${entry.replace("4]", `${number}]`)}}`, /tensor "x": data_offsets: expected/);
    }
    const FIELDS = /tensor "x": expected each of the fields dtype, shape and data_offsets once, got/;
    for (const field of ['"dtype":"F32"', '"shape":[1]', '"data_offsets":[0,4]', '"extra":1']) {
      reject(`{${entry.replace("4]}", `4],${field}}`)}}`, FIELDS);
    }
    reject(
      `{${entry.replace('"shape":[1],', "")}}`,
      /tensor "x": shape: expected an array of integers, got none/,
    );
    for (const start of [" ", "\n", "\ufeff"]) {
      reject(`${start}{${entry}}`, /file: header: expected "{", got/);
    }
    for (const end of ["x", "{}", "\0", "\f"]) {
      reject(`{${entry}}${end}`, /expected nothing after the object/);
    }
    reject(`{${entry},}`, /expected a name/);
    reject(`{${entry.replace("x", "\\ud800")}}`, /expected a valid JSON string/);
    reject(`{${entry.replace("x", "a\nb")}}`, /expected a valid JSON string/);
    reject(`{"x`, /expected a closing quote/);
    reject(`{"x\\`, /expected a closing quote/);
    assert.throws(() => decodeSafetensors(file(`{${entry}}`, ONE).fill(0xff, 10, 11)), /not valid UTF-8/);
    reject('{"x":["F32",[1],[0,4]]}', /tensor "x": expected an object/);
    reject(
      `{${entry.replace("[1]", `[${"1,".repeat(40)}1]`)}}`,
      /TypeError: tensor "x": shape: expected at most 32/,
    );
  });

  test("bounds the header, and stops at the first violation", () => {
    const size = 60_000_000;
    const nested = file("[".repeat(size));
    const start = performance.now();
    assert.throws(
      () => decodeSafetensors(nested),
      /header length: expected at most 16777216 bytes, got 60000000/,
    );
    assert.throws(() => decodeSafetensors(nested, { maxHeaderBytes: size }), /file: header: expected "{"/);
    assert.ok(performance.now() - start < 2000);
    assert.throws(() => decodeSafetensors(nested, { maxHeaderBytes: 2e8 }), /maxHeaderBytes: expected/);
    assert.deepEqual(decodeSafetensors(file("{}"), { maxHeaderBytes: 2 }).tensors, {});
  });

  test("rejects tensors that the format cannot represent", () => {
    const complex = { dtype: "complex128", shape: [1], data: new Float64Array(2) } as const;
    assert.throws(
      () => encodeSafetensors({ x: complex }),
      /tensor "x": dtype: expected a dtype that safetensors has, got "complex128"/,
    );
    const short = { dtype: "f32", shape: [2], data: new Float32Array(1) } as const;
    assert.throws(
      () => encodeSafetensors({ x: short }),
      /tensor "x": data: expected 8 bytes for f32 \[2\], got 4/,
    );
    assert.throws(
      () => encodeSafetensors({ "__metadata__": short }),
      /expected names other than the reserved __metadata__/,
    );
    for (const metadata of [{ a: 1 }, { metadata: { format: "pt" } }, null, ["pt"], "pt"]) {
      const advice = (metadata as { metadata?: object } | null)?.metadata
        ? "; pass the strings themselves"
        : "";
      assert.throws(
        () => encodeSafetensors({}, metadata as never),
        new RegExp(
          `^TypeError: metadata: expected an object of strings, such as { format: "pt" }, got .*[^s]${advice}$`,
        ),
      );
    }
    const array = { dtype: "f32", shape: [1], data: new Float32Array(1) } as const;
    for (const tensors of [[array], new Map([["x", array]]), array, array.data, null]) {
      assert.throws(
        () => encodeSafetensors(tensors as never),
        /^TypeError: tensors: expected arrays by name, such as \{ weight \}, got /,
      );
    }
    assert.throws(
      () => encodeSafetensors({ x: array.data as never }),
      /^TypeError: tensor "x": expected a DeviceArray, or \{ dtype, shape, data \}, got Float32Array of 4 bytes$/,
    );
    // UTF-8 would replace it, and two names could become one.
    const fine = { dtype: "f32", shape: [1], data: new Float32Array(1) } as const;
    assert.throws(
      () => encodeSafetensors({ "\ud800": fine }),
      /tensors: expected text without lone surrogates/,
    );
    assert.throws(
      () => encodeSafetensors({ fine }, { a: "\udfff" }),
      /metadata\["a"\]: expected text without/,
    );
  });

  test("rejects data of another type than the dtype", () => {
    for (const { dtype, data, message } of WRONG_DATA) {
      assert.throws(() => encodeSafetensors({ x: { dtype, shape: [2], data: data as never } }), {
        name: "TypeError",
        message: `tensor "x": data: ${message}`,
      });
    }
    const shape = [1], data: Float32Array = new Float32Array(new SharedArrayBuffer(4)).fill(2);
    const labels = new Int32Array(1);
    assert.throws(
      // @ts-expect-error integers for floats
      () => encodeSafetensors({ x: { dtype: "f32", shape, data }, y: { dtype: "f32", shape, data: labels } }),
      /^TypeError: tensor "y": data: expected a Float32Array/,
    );
    const { x, y } = decodeSafetensors(encodeSafetensors({
      x: { dtype: "f32", shape, data },
      y: { dtype: "i32", shape, data: labels },
    })).tensors;
    assert.ok(x?.dtype === "f32" && y?.dtype === "i32");
    const pair: [Float32Array<ArrayBuffer>, Int32Array<ArrayBuffer>] = [x.data, y.data];
    assert.deepEqual(pair, [new Float32Array([2]), labels]);
  });

  test("__proto__ is an ordinary name", () => {
    const data = new Uint8Array([5]);
    const { tensors } = decodeSafetensors(
      file('{"__proto__":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}', [5]),
    );
    assert.deepEqual(Object.keys(tensors), ["__proto__"]);
    assert.deepEqual(Object.values(tensors)[0]!.data, data);
  });
});
