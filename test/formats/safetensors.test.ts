/** Safetensors files, assembled byte by byte according to the format's specification. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decodeSafetensors, encodeSafetensors } from "../../src/formats/safetensors.ts";
import { openTestDevice } from "../support/device.ts";

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
      [new Uint8Array(16).fill(255), /header length: expected at most 8 bytes, got 18446744073709551615/],
      [file("{x"), /header is not valid JSON/],
      [file("[]"), /file: header: expected a JSON object, got \[\]/],
      [file({ x: 1 }), /tensor "x": expected .*\{ dtype, shape, data_offsets \}.*got 1/],
      [file(tensor({ dtype: "F8_E4M3" }), ONE), /tensor "x": dtype: expected .*BF16.*, got "F8_E4M3"/],
      [
        file(tensor({ dtype: null }), ONE),
        /tensor "x": dtype: expected BOOL, U8, U16, U32, U64, I8, I16, I32, I64,.* got null/,
      ],
      [file(tensor({ shape: "1" }), ONE), /tensor "x": shape: expected an array of numbers, got "1"/],
      [file(tensor({ shape: [-1] }), ONE), /tensor "x": shape\[0\]: expected .*, got -1/],
      [
        file(tensor({ shape: [2 ** 52, 2 ** 52] }), ONE),
        /tensor "x": shape: expected at most 2\^53 - 1 elements/,
      ],
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
      [file({ "__metadata__": { a: 1 } }), /__metadata__: expected .*an object of strings.*got Object/],
    ];
    for (const [bytes, message] of rejected) assert.throws(() => decodeSafetensors(bytes), message);
    assert.throws(() => decodeSafetensors("x" as never), /file: expected a Uint8Array, got "x"/);
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
    assert.throws(() => encodeSafetensors({}, { a: 1 } as never), /object of strings/);
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
