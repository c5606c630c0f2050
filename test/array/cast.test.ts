/**
 * Conversion between dtypes: NumPy's results bit for bit, and saturation where NumPy's result is undefined.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  bfloat16ToFloat32,
  type Device,
  type DType,
  DTYPES,
  float32ToBfloat16,
  type HostArray,
} from "../../mod.ts";
import { decodeBase64, elementsOf, range, readArrayCases } from "../support/array_cases.ts";
import { useTestDevice } from "../support/suite_device.ts";

interface Case {
  readonly from: DType;
  readonly to: DType;
  readonly input: string;
  readonly output: string;
}

/** The elements for comparison, without NaN payloads, which differ between processors. */
function bits(dtype: DType, bytes: Uint8Array<ArrayBuffer>): unknown {
  const { kind } = DTYPES[dtype];
  if (dtype === "bf16") return Array.from(bfloat16ToFloat32(new Uint16Array(bytes.buffer)));
  if (kind !== "float" && kind !== "complex") return bytes;
  return Array.from(elementsFrom(dtype, bytes) as ArrayLike<number>);
}

function elementsFrom(dtype: DType, bytes: Uint8Array<ArrayBuffer>): HostArray<DType> {
  return elementsOf(dtype, btoa(String.fromCharCode(...bytes)));
}

const references = await readArrayCases<Case>("casts");

describe("astype", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  for (const from of Object.keys(DTYPES) as DType[]) {
    test(`converts ${from} to every dtype like NumPy`, () => {
      const own = references.filter((reference) => reference.from === from);
      assert.equal(own.length, Object.keys(DTYPES).length);
      for (const { to, input, output } of own) {
        using source = device.array(elementsOf(from, input), { dtype: from });
        using result = source.astype(to);
        assert.equal(result.dtype, to);
        const expected = bits(to, decodeBase64(output));
        assert.deepEqual(bits(to, new Uint8Array(result.toHost().buffer)), expected, `${from} to ${to}`);
        // The reversed target is written element by element.
        using target = device.empty(result.shape, to);
        target.flip().copyFrom(source);
        const back = target.flip().toHost();
        assert.deepEqual(
          bits(to, new Uint8Array(back.buffer)),
          expected,
          `${from} to ${to}, from the last to the first`,
        );
      }
    });
  }

  test("saturates floats outside an integer's range, and maps NaN to 0", () => {
    const ends: [DType, number | bigint, number | bigint][] = [
      ["u8", 0, 255],
      ["i8", -128, 127],
      ["u16", 0, 65535],
      ["i16", -32768, 32767],
      ["u32", 0, 4294967295],
      ["i32", -2147483648, 2147483647],
      ["u64", 0n, 0xffff_ffff_ffff_ffffn],
      ["i64", -0x8000_0000_0000_0000n, 0x7fff_ffff_ffff_ffffn],
    ];
    for (const type of ["f32", "f64"] as const) {
      using source = device.array(new Float32Array([-Infinity, -1e30, Infinity, 1e30, NaN]), { dtype: type });
      for (const [dtype, low, high] of ends) {
        using result = source.astype(dtype);
        const zero = typeof low === "bigint" ? 0n : 0;
        assert.deepEqual(
          Array.from(result.toHost() as ArrayLike<unknown>),
          [low, low, high, high, zero],
          dtype,
        );
      }
    }
  });

  test("converts uploads of a typed array of another type", () => {
    const values = new Float32Array([1, 1.00390625, -2.5, 1e39, NaN]);
    using bf16 = device.array(values, { dtype: "bf16" });
    assert.deepEqual(bf16.toHost(), new Uint16Array([0x3f80, 0x3f80, 0xc020, 0x7f80, 0x7fc0]));
    assert.deepEqual(bf16.toHost(), float32ToBfloat16(values));
    assert.deepEqual(bf16.toFloat32(), new Float32Array([1, 1, -2.5, Infinity, NaN]));
    using f16 = device.array(values.slice(0, 3), { dtype: "f16" });
    assert.deepEqual(f16.toHost(), new Float16Array([1, 1.00390625, -2.5]));
    assert.deepEqual(f16.toFloat32(), new Float32Array([1, 1.00390625, -2.5]));
    using wide = device.array(new Int32Array([-1, 7]), { dtype: "f64", shape: [2, 1] });
    assert.deepEqual(wide.shape, [2, 1]);
    assert.deepEqual(wide.toHost(), new Float64Array([-1, 7]));
    using bits = device.array(new Uint16Array([0x3f80]), { dtype: "bf16" });
    assert.deepEqual(bits.toFloat32(), new Float32Array([1]), "a Uint16Array holds the bits of bf16");
    assert.throws(() => wide.view("complex128").toFloat32(), /complex128|last axis/);
  });

  test("converts views without an intermediate copy", () => {
    using base = device.array(range([4, 5, 6]));
    const view = base.transpose(2, 0, 1).slice([null, null, -2], [1, 3]);
    using floats = view.astype("f64");
    assert.deepEqual(Array.from(floats.toHost()), Array.from(view.toHost()));
    assert.equal(floats.isContiguous, true);
    using target = device.zeros([5, 2, 3], "i64");
    target.transpose().copyFrom(view);
    assert.deepEqual(Array.from(target.transpose().toHost(), Number), Array.from(view.toHost()));
  });

  test("rejects complex arrays in toFloat32()", () => {
    using complex = device.array(new Float32Array(4), { dtype: "complex64" });
    assert.throws(() => complex.toFloat32(), /expected .*real numbers.*, got an array of complex64/);
  });
});
