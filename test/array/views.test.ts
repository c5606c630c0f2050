/** Views: shapes, strides and values like NumPy's, and lifetimes. */
import { allocationOf } from "../../src/core/memory/array_data.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { range, readArrayCases } from "../support/array_cases.ts";
import { useTestDevice } from "../support/suite_device.ts";

interface Case {
  readonly shape: number[];
  readonly steps: [method: string, ...args: unknown[]][];
  readonly error?: true;
  readonly result: number[];
  readonly strides: number[];
  readonly values: number[];
}

function apply(array: DeviceArray, [method, ...args]: Case["steps"][number]): DeviceArray {
  return (array as unknown as Record<string, (...args: unknown[]) => DeviceArray>)[method]!(...args);
}

const references = await readArrayCases<Case>("views");

describe("views", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  const methods = ["slice", "index", "transpose", "squeeze", "unsqueeze", "broadcastTo", "flip", "reshape"];
  for (const method of methods) {
    test(`${method} has NumPy's elements and strides, and throws where NumPy does`, () => {
      const own = references.filter(({ steps }) => steps.at(-1)![0] === method);
      assert.ok(own.length > 0);
      for (const { shape, steps, error, result, strides, values } of own) {
        const message = `${JSON.stringify(shape)} ${JSON.stringify(steps)}`;
        using base = device.array(range(shape));
        if (error) {
          assert.throws(() => steps.reduce(apply, base), RangeError, message);
          continue;
        }
        const view = steps.reduce(apply, base);
        assert.deepEqual(view.shape, result, message);
        for (const [axis, extent] of result.entries()) {
          if (extent > 1 && view.size > 0) assert.equal(view.strides[axis], strides[axis], message);
        }
        assert.deepEqual(Array.from(view.toHost() as Int32Array), values, message);
        assert.equal(allocationOf(view), allocationOf(base), "a view shares the memory");
      }
    });
  }

  test("view() reinterprets the bytes as another dtype", () => {
    using base = device.array(new Float32Array([1, -2, 0.5, 4]), { shape: [2, 2] });
    assert.deepEqual(
      base.view("u32").toHost(),
      new Uint32Array([0x3f800000, 0xc0000000, 0x3f000000, 0x40800000]),
    );
    assert.deepEqual(base.view("u8").shape, [2, 8]);
    assert.deepEqual(base.view("complex64").shape, [2, 1]);
    assert.deepEqual(base.view("u8").slice(null, [4]).view("f32").toHost(), new Float32Array([-2, 4]));
    assert.deepEqual(base.transpose().view("i32").strides, [4, 8]);
    assert.throws(
      () => base.transpose().view("u8"),
      /dtype: expected elements of 4 bytes, because the last ax.*, got 1 bytes for strides \[4, 8\]/,
    );
    assert.throws(
      () => base.view("complex128"),
      /dtype: expected an element size that divides the 8 bytes.*, got 16 bytes/,
    );
    assert.throws(
      () => base.view("u8").slice(null, [1, 5]).view("f32"),
      /dtype: expected an element type whose alignment \(4 for f.*, got address \d+ and strides \[8, 4\]/,
    );
    assert.throws(
      () => base.view("float" as "f32"),
      /dtype: expected one of bool, u8, u16, u32, u64, i8, i16,.* got "float"/,
    );
  });

  test("invalid arguments are rejected", () => {
    using base = device.array(range([3, 4]));
    assert.throws(() => base.slice([0, 1, 0]), /slice\[0\] step: expected a non-zero integer, got 0/);
    assert.throws(
      () => base.slice([0.5]),
      /slice\[0\] start: expected an integer from -9007199254740991 to.* got 0\.5/,
    );
    assert.throws(
      () => base.slice("1:2" as never),
      /slice\[0\]: expected .*null or \[start, stop, step\].*, got "1:2"/,
    );
    assert.throws(
      () => base.slice(null, null, null),
      /slice: expected at most 2 ranges, one per axis, got 3/,
    );
    // deno-lint-ignore no-explicit-any -- the form of JavaScript's arrays, which TypeScript rejects.
    const script = base as any, row = script.index(0);
    assert.throws(
      () => row.slice(0, 3),
      /^RangeError: slice: expected at most 1 range, one per axis, got 2; write slice\(\[0, 3\]\)$/,
    );
    assert.throws(
      () => script.slice(0, 3),
      /^TypeError: slice\[0\]: expected null or \[start, stop, step\], got 0; write slice\(\[0, 3\]\)$/,
    );
    assert.throws(() => script.slice(1), /got 1; write slice\(\[1\]\)$/);
    assert.throws(
      () => row.index(0, 1),
      /^RangeError: index: expected at most 1 index, one per axis, got 2$/,
    );
    assert.throws(() => base.index(0, 4), /index\[1\]: expected an integer from -4 to 3, got 4/);
    assert.throws(() => base.transpose(0, 0), /axes: expected .*each of the 2 axes once.*, got \[0, 0\]/);
    assert.throws(() => base.transpose().reshape(12), /use contiguous\(\)\.reshape\(\)/);
    assert.throws(
      () => base.reshape([5, -1]),
      /shape: expected a shape with 12 elements, like \[3, 4\], got \[5, -1\]/,
    );
    assert.throws(
      () => base.reshape([-1, -1]),
      /shape: expected at most one extent of -1, got \[-1, -1\]$/,
    );
    // deno-lint-ignore no-explicit-any -- NumPy's forms, which TypeScript rejects.
    const numpy = base as any;
    assert.throws(() => numpy.reshape(6, 2), /shape: expected one shape, got 2 arguments; pass \[6, 2\]$/);
    assert.throws(() => numpy.broadcastTo(2, 3, 4), /expected one shape, got 3 arguments; pass \[2, 3, 4\]$/);
    assert.throws(
      () => numpy.transpose([1, 0]),
      /axes: expected an argument for each axis, got \[1, 0\]; pass 1, 0$/,
    );
    assert.deepEqual(base.reshape([6, 2]).shape, [6, 2]);
    assert.throws(() => base.squeeze(0), /axis: expected an axis of extent 1, got axis 0 of extent 3/);
    assert.throws(() => base.unsqueeze(3), /axis: expected .*, got 3/);
    assert.throws(
      () => base.broadcastTo([2, 4]),
      /shape: expected a shape that can be broadcast to \[2, 4\] .*, got \[3, 4\]/,
    );
  });

  test("a view is valid as long as the array that owns the memory, and never frees it", () => {
    const base = device.array(range([3, 4]));
    const view = base.slice([1]).transpose();
    view.dispose();
    assert.equal(view.disposed, false);
    assert.deepEqual(Array.from(view.index(0).toHost()), [4, 8]);
    base.dispose();
    assert.equal(view.disposed, true);
    assert.throws(() => view.pointer, /has been disposed/);
    assert.throws(() => view.toHost(), /has been disposed/);
    assert.throws(() => view.slice([0]), /has been disposed/);
    assert.throws(() => view.fill(0), /has been disposed/);
    assert.throws(() => view.equals(view), /has been disposed/);
    assert.match(view.toString(), /disposed/);
  });

  test("contiguous() is a view of a contiguous array and a copy of any other", () => {
    using base = device.array(range([3, 4]));
    const same = base.contiguous();
    assert.equal(same.pointer, base.pointer);
    same.dispose();
    assert.equal(base.disposed, false);
    using turned = base.transpose().contiguous();
    assert.notEqual(allocationOf(turned), allocationOf(base));
    assert.deepEqual(turned.strides, [12, 4]);
    assert.deepEqual(Array.from(turned.toHost()), [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
    using own = base.copy();
    assert.notEqual(allocationOf(own), allocationOf(base));
  });

  test("sameLayout compares dtype, shape and strides", () => {
    using a = device.array(range([3, 4]));
    using b = device.empty([3, 4], "i32");
    assert.equal(a.sameLayout(b), true);
    assert.equal(a.sameLayout(b.view("f32")), false);
    assert.equal(a.sameLayout(b.transpose()), false);
    assert.equal(a.slice([0, 3, 2]).sameLayout(b.slice([0, 2])), false);
    assert.equal(
      a.slice([0, 1]).sameLayout(b.slice([0, 3, 3])),
      true,
      "the stride of an axis of extent 1 does not matter",
    );
    assert.equal(a.strideOf(0), 16);
    assert.equal(a.strideOf(-1), 4);
    assert.throws(() => a.strideOf(2), /axis: expected an integer from -2 to 1, got 2/);
    assert.throws(
      () => a.strideOf("H"),
      /axis: expected a number for an array without layout, got "H"; label it with asTensor\(\)/,
    );
  });
});
