/** Filling and comparison. */
import { allocationOf } from "../../src/core/memory/array_data.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Device, DeviceArray, type DType, DTYPES, type ElementValue } from "../../mod.ts";
import { Allocation } from "../../src/core/memory/allocation.ts";
import { range } from "../support/array_cases.ts";
import { useTestDevice } from "../support/suite_device.ts";

describe("fill and equals", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  const values: { [D in DType]: [ElementValue<D>, host: unknown[]] } = {
    bool: [true, [1]],
    u8: [200, [200]],
    u16: [60000, [60000]],
    u32: [4e9, [4e9]],
    u64: [2n ** 64n - 1n, [2n ** 64n - 1n]],
    i8: [-128, [-128]],
    i16: [-300, [-300]],
    i32: [-(2 ** 31), [-(2 ** 31)]],
    i64: [-5, [-5n]],
    f16: [1.5, [1.5]],
    bf16: [1.00390625, [0x3f80]],
    f32: [0.1, [Math.fround(0.1)]],
    f64: [0.1, [0.1]],
    complex64: [[1, -2], [1, -2]],
    complex128: [[0.5, NaN], [0.5, NaN]],
  };
  for (const dtype of Object.keys(DTYPES) as DType[]) {
    test(`fill sets every ${dtype} element of an array or view, and nothing else`, () => {
      const [value, host] = values[dtype];
      using array = device.empty([7, 5], dtype).fill(value as never);
      assert.deepEqual(Array.from(array.toHost() as ArrayLike<unknown>), new Array(35).fill(host).flat());
      using zeros = device.zeros([4, 6], dtype);
      zeros.slice([null, null, -2], [1, 5, 3]).fill(value as never);
      const zero = typeof host[0] === "bigint" ? 0n : 0;
      const expected = Array.from({ length: 24 }, (_, i) => {
        return Math.floor(i / 6) % 2 === 1 && i % 3 === 1 ? host : host.map(() => zero);
      });
      assert.deepEqual(Array.from(zeros.toHost() as ArrayLike<unknown>), expected.flat());
    });
  }

  test("fill with zero keeps its sign", () => {
    for (const dtype of ["f16", "bf16", "f32", "f64"] as const) {
      using array = device.empty(3, dtype).fill(-0);
      const bytes = new Uint8Array(array.toHost().buffer);
      assert.deepEqual([...bytes].filter((byte) => byte !== 0), [0x80, 0x80, 0x80]);
      array.slice([1, 2]).fill(0);
      assert.deepEqual(
        [...new Uint8Array(array.toHost().buffer)].filter((byte) => byte !== 0),
        [0x80, 0x80],
      );
    }
    using small = device.empty([2, 2], "i64").fill(127);
    assert.deepEqual([...small.toHost()], [127n, 127n, 127n, 127n]);
  });

  test("fill rejects values that do not fit the dtype", () => {
    const rejected: [DType, unknown, RegExp][] = [
      ["u8", 256, /value: expected .*an integer from 0 to 255.*, got 256/],
      ["u8", -1, /from 0 to 255/],
      ["i32", 0.5, /from -2147483648 to 2147483647/],
      [
        "i64",
        2n ** 63n,
        /value: expected an integer from -9223372036854775808 to.* got 9223372036854775808n/,
      ],
      ["u64", 2 ** 60, /expected an integer from 0 to \d+ \(a bigint beyond 2\^53\) for u64/],
      ["bool", 2, /expected true, false, 1 or 0 for bool/],
      ["f32", 1n, /value: expected .*a number.*, got 1n/],
      ["f32", "1", /value: expected .*, got "1"/],
      ["complex64", [1], /value: expected .*, got \[1\]/],
    ];
    for (const [dtype, value, message] of rejected) {
      using array = device.zeros([2], dtype);
      assert.throws(() => array.fill(value as never), message);
    }
  });

  test("read-only memory is not written", () => {
    using owner = device.array(range([4]));
    const { context, pointer, byteLength } = allocationOf(owner);
    const shared = new Allocation(context, pointer, byteLength, "foreign", null, null, true);
    using array = new DeviceArray(shared, "i32", [4], [4], 0, null);
    assert.throws(() => array.fill(0), /fill: .* read-only/);
    assert.throws(() => array.slice([1]).copyFrom(new Int32Array(3)), /copyFrom: .* read-only/);
    using own = array.copy().fill(7);
    assert.deepEqual(own.toHost(), new Int32Array(4).fill(7));
    assert.equal(owner.equals(array), true);
  });

  test("fill works on empty, scalar and broadcast arrays", () => {
    using none = device.empty([0, 3], "f64").fill(1);
    assert.equal(none.size, 0);
    using one = device.empty([], "f64").fill(1.5);
    assert.deepEqual(one.toHost(), new Float64Array([1.5]));
    one.broadcastTo([4, 4]).fill(2.5);
    assert.deepEqual(one.toHost(), new Float64Array([2.5]));
  });

  test("equals compares dtype, shape and values for any strides", () => {
    using a = device.array(range([30, 50]));
    using b = a.copy();
    assert.equal(a.equals(b), true);
    assert.equal(a.equals(a.reshape([50, 30])), false);
    using unsigned = a.astype("u32");
    assert.equal(a.equals(unsigned), false, "the dtypes differ");
    using turned = device.empty([50, 30], "i32");
    turned.transpose().copyFrom(a);
    assert.equal(a.equals(turned.transpose()), true);
    for (const [row, column] of [[0, 0], [29, 49], [17, 3]] as const) {
      const value = row * 50 + column;
      turned.index(column, row).fill(-1);
      assert.equal(a.equals(turned.transpose()), false);
      turned.index(column, row).fill(value);
    }
    assert.equal(a.equals(turned.transpose()), true);
    using none = device.empty([0], "f32");
    using nothing = device.empty([0], "f32");
    assert.equal(none.equals(nothing), true);
    assert.throws(
      () => a.equals([1] as never),
      /other: expected a DeviceArray, got a JavaScript array \[1\]; use device\.array/,
    );
  });

  test("0 equals -0, and NaN equals NaN only with equalNaN", () => {
    for (const dtype of ["f16", "bf16", "f32", "f64"] as const) {
      using a = device.array(new Float32Array([0, NaN, 1]), { dtype });
      using b = device.array(new Float32Array([-0, NaN, 1]), { dtype });
      assert.equal(a.equals(b), false);
      assert.equal(a.equals(b, { equalNaN: true }), true);
      assert.equal(a.slice([0, 1]).equals(b.slice([0, 1])), true);
      assert.equal(a.slice([1, 2]).equals(b.slice([2]), { equalNaN: true }), false);
    }
  });
});
