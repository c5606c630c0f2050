/** `.npy` files are read and written like NumPy does, byte for byte. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import type { DType } from "../../mod.ts";
import { decodeNpy, encodeNpy } from "../../src/formats/npy.ts";
import { decodeBase64, elementsOf, readArrayCases } from "../support/array_cases.ts";
import { openTestDevice } from "../support/device.ts";
import { WRONG_DATA } from "../support/wrong_data.ts";

const DATA = `${import.meta.dirname}/../data/resize`;

/** Makes a file like `numpy.save`: magic, version 1.0, header length, header. */
function numpyFile(header: string, data: ArrayLike<number> = []): Uint8Array {
  const text = new TextEncoder().encode(header);
  return new Uint8Array([
    0x93,
    0x4e,
    0x55,
    0x4d,
    0x50,
    0x59,
    1,
    0,
    text.length & 255,
    text.length >> 8,
    ...text,
    ...Array.from(data),
  ]);
}

/** A valid header for two `f4`, padded to a length. */
function paddedHeader(length: number): string {
  return "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }".padEnd(length - 1) + "\n";
}

interface Case {
  readonly dtype: DType;
  readonly shape: number[];
  readonly file: string;
  readonly data: string;
  /** True if this library writes the same file: version 1, C order, little-endian. */
  readonly canonical: boolean;
}

const references = await readArrayCases<Case>("npy");

describe(".npy files", () => {
  for (const { dtype, shape, file, data, canonical } of references) {
    const header = /'descr': '\S+', 'fortran_order': \w+/.exec(atob(file))![0];
    test(`reads NumPy's version ${decodeBase64(file)[6]} with ${header}, ${shape}`, () => {
      const array = decodeNpy(decodeBase64(file));
      assert.deepEqual(array, { dtype, shape, data: elementsOf(dtype, data) });
      if (canonical) assert.deepEqual(encodeNpy(array), decodeBase64(file));
    });
  }

  test("device arrays survive a round trip", async () => {
    using device = await openTestDevice();
    const shape = [2, 3];
    const file = encodeNpy({ dtype: "f32", shape, data: new Float32Array([1, 2, 3, 4, 5, 6]) });
    using array = device.array(decodeNpy(file));
    assert.deepEqual(array.shape, shape);
    assert.deepEqual(encodeNpy(array), file);
    assert.deepEqual(decodeNpy(encodeNpy(array.transpose())).data, new Float32Array([1, 4, 2, 5, 3, 6]));
    using half = device.array(decodeNpy(file), { dtype: "f16" });
    assert.deepEqual(half.toHost(), new Float16Array([1, 2, 3, 4, 5, 6]));
  });

  for (const name of ["photo.src.npy", "photo.expected.npy", "one_pixel.src.npy"]) {
    test(`rewrites NumPy's ${name} byte for byte`, async () => {
      const file = await readFile(`${DATA}/${name}`);
      assert.deepEqual(encodeNpy(decodeNpy(file)), new Uint8Array(file));
    });
  }

  test("writes shapes of zero and one dimensions as Python tuples", () => {
    const text = (file: Uint8Array): string => new TextDecoder("latin1").decode(file);
    assert.match(
      text(encodeNpy({ dtype: "f64", shape: [], data: new Float64Array([1]) })),
      /'descr': '<f8'.*'shape': \(\), /,
    );
    assert.match(
      text(encodeNpy({ dtype: "i64", shape: [2], data: new BigInt64Array(2) })),
      /'descr': '<i8'.*'shape': \(2,\), /,
    );
  });

  test("aligns elements to 64 bytes and ends the header with a newline", () => {
    const shape = [1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const file = encodeNpy({ dtype: "u8", shape, data: new Uint8Array(6).fill(9) });
    assert.equal(file.length % 64, 6);
    assert.equal(file[file.length - 7], 0x0a);
    assert.deepEqual(decodeNpy(file).shape, shape);
  });

  test("keeps the shape of an empty array", () => {
    const file = encodeNpy({ dtype: "f32", shape: [0, 3], data: new Float32Array(0) });
    assert.deepEqual(decodeNpy(file), { dtype: "f32", shape: [0, 3], data: new Float32Array(0) });
  });

  test("rejects files that cannot be read", () => {
    const header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n";
    assert.deepEqual(
      decodeNpy(numpyFile(header, [0, 0, 128, 63, 0, 0, 0, 64])).data,
      new Float32Array([1, 2]),
    );
    assert.throws(
      () => decodeNpy(numpyFile(header, [0, 0, 128])),
      /file: expected 8 bytes for f32 \[2\], got 3/,
    );
    assert.throws(() => decodeNpy(numpyFile(header).subarray(0, 30)), /truncated/);
    for (const descr of ["'<U4'", "'|O'", "'<f16'", "'<M8[ns]'", "'|V2'"]) {
      const ending = `, got ${descr.replaceAll("'", '"')}`;
      assert.throws(
        () => decodeNpy(numpyFile(header.replace("'<f4'", descr))),
        (error: Error) =>
          error.message.startsWith("file: descr: expected ") && error.message.endsWith(ending),
      );
    }
    assert.throws(
      () => decodeNpy(numpyFile(header.replace("'<f4'", "[('x', '<f4'), ('y', '<f4')]"))),
      /file: descr: expected one element type, got a structured type/,
    );
    assert.throws(
      () => decodeNpy(numpyFile("{'descr': '<f4'}\n")),
      /file: fortran_order: expected True or False, got none/,
    );
    assert.throws(
      () => decodeNpy(new TextEncoder().encode("PK")),
      /NUMPY.*; it is a zip file: extract the \.npy files/,
    );
    assert.throws(
      () => decodeNpy(new TextEncoder().encode("ab")),
      /not a \.npy file \(missing the \\x93NUMPY header\)$/,
    );
  });

  test("rejects headers that NumPy rejects or never writes", () => {
    const entries = { descr: "'<f4'", fortran_order: "False", shape: "(2,)" };
    const header = (change: Partial<typeof entries>, extra = ""): string => {
      const { descr, fortran_order, shape } = { ...entries, ...change };
      return `{'descr': ${descr}, 'fortran_order': ${fortran_order}, 'shape': ${shape}, ${extra}}\n`;
    };
    const data = new Array<number>(64).fill(0);
    const decode = (text: string) => decodeNpy(numpyFile(text, data));
    assert.deepEqual(decode(header({ shape: "( 2L\n,)" })).shape, [2]);
    assert.deepEqual(decode(`\r\n${header({ shape: "(2L,)" })}`).shape, [2]);
    assert.throws(() => decode(`\n\r${header({ shape: "(2L,)" })}`), /file: header, character/);
    assert.deepEqual(decode(`\n\r${header({})}`).shape, [2]);
    assert.deepEqual(decode(` \t${header({}).replaceAll("'", '"')}`).shape, [2]);
    for (
      const shape of [
        "(2)",
        "(,)",
        "(2,,)",
        "(02,)",
        "(2.0,)",
        "(2e0,)",
        "(-2,)",
        "(True,)",
        "[2]",
        "2",
        "(2 2)",
      ]
    ) {
      assert.throws(() => decode(header({ shape })), /TypeError: file: header, character/, shape);
    }
    for (const extra of ["'shape': (2,)", "'descr': '<f4'", "'fortran_order': True", "'extra': 1"]) {
      assert.throws(
        () => decode(header({}, extra)),
        /each of the keys descr, fortran_order and shape once/,
        extra,
      );
    }
    for (
      const text of ["\ufeff{}", "x", "", "[]", "{", `${header({})};`, `${header({})}{}`, `# ${header({})}`]
    ) {
      assert.throws(() => decode(text), /file: header, character/, JSON.stringify(text));
    }
    // An unanchored pattern would find a complete header in this string.
    const quoted = `{'x': "${header({}).trim()}"}`;
    assert.throws(() => decode(quoted), /each of the keys descr, fortran_order and shape once/);
    assert.throws(() => decode(header({ descr: "'<f4' 'x'" })), /file: header/);
    assert.throws(() => decode(header({ fortran_order: "0" })), /expected True or False/);
    assert.throws(
      () => decode(header({ shape: `(${"1, ".repeat(33)})` })),
      /TypeError: file: shape: expected at most 32/,
    );
    for (const shape of ["(4294967296, 4294967296)", "(4294967296, 4294967296, 0)"]) {
      assert.throws(() => decode(header({ shape })), /TypeError: file: shape: expected at most 2\^53 - 1/);
    }
  });

  test("bounds the header and checks both parts of the version", () => {
    const file = numpyFile(paddedHeader(10_000), new Array<number>(8).fill(0));
    assert.deepEqual(decodeNpy(file).shape, [2]);
    assert.throws(
      () => decodeNpy(numpyFile(paddedHeader(10_001), new Array<number>(8).fill(0))),
      /file: header length: expected at most 10000 bytes, got 10001/,
    );
    for (const [major, minor] of [[0, 0], [4, 0], [1, 1], [3, 255]] as const) {
      file.set([major, minor], 6);
      assert.throws(() => decodeNpy(file), new RegExp(`version 1.0, 2.0 or 3.0, got ${major}.${minor}`));
    }
    // The length of a 60 MB header, with and without the header.
    const large = new Uint8Array(60_000_000).fill(0x20);
    large.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 2, 0]);
    new DataView(large.buffer).setUint32(8, 59_999_000, true);
    assert.throws(() => decodeNpy(large), /header length/);
    assert.throws(() => decodeNpy(large.subarray(0, 12)), /header length/);
  });

  test("ignores bytes after the elements, as NumPy does", () => {
    const file = encodeNpy({ dtype: "u8", shape: [2], data: new Uint8Array([1, 2]) });
    assert.deepEqual(decodeNpy(new Uint8Array([...file, 3])).data, new Uint8Array([1, 2]));
  });

  test("rejects arrays that cannot be written", () => {
    assert.throws(
      () => encodeNpy({ dtype: "bf16", shape: [1], data: new Uint16Array(1) }),
      /array\.dtype: expected a dtype that NumPy has, got "bf16"; convert to f32/,
    );
    assert.throws(
      () => encodeNpy({ dtype: "f32", shape: [2, 2], data: new Float32Array(3) }),
      /array\.data: expected 16 bytes for f32 \[2, 2\], got 12/,
    );
    for (
      const [array, got] of [[new Float32Array(3), "Float32Array of 12 bytes"], [null, "null"], [5, "5"]]
    ) {
      assert.throws(() => encodeNpy(array as never), {
        name: "TypeError",
        message: `array: expected a DeviceArray, or { dtype, shape, data }, got ${got}`,
      });
    }
    assert.throws(
      () => encodeNpy({ dtype: "f32", shape: [2], data: [1, 2] as never }),
      /array\.data: expected a Float32Array for f32, got \[1, 2\]/,
    );
  });

  test("rejects data of another type than the dtype, which NumPy would read as other numbers", () => {
    for (const { dtype, data, message } of WRONG_DATA) {
      assert.throws(() => encodeNpy({ dtype, shape: [2], data: data as never }), {
        name: "TypeError",
        message: `array.data: ${message}`,
      });
    }
    const shape = [4], data = new Int32Array(4);
    // @ts-expect-error integers for floats
    assert.throws(() => encodeNpy({ dtype: "f32", shape, data }), TypeError);
  });

  test("writes shared memory, and narrows the data of the result by its dtype", () => {
    const data: Float32Array = new Float32Array(new SharedArrayBuffer(8)).fill(2);
    const array = decodeNpy(encodeNpy({ dtype: "f32", shape: [2], data }));
    assert.ok(array.dtype === "f32");
    const elements: Float32Array<ArrayBuffer> = array.data;
    assert.deepEqual(elements, new Float32Array([2, 2]));
  });
});
