/** elementwise(): functions of elements over arrays. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CompileError, type Device, type DeviceArray } from "../../mod.ts";
import { type Elements, elementwise, type Gpu } from "../../src/kernel/mod.ts";
import { settle } from "../support/device.ts";
import { useTestDevice } from "../support/suite_device.ts";

const squaredDifference = elementwise(({ x, y }) => (x - y) * (x - y));
const outside = 3;

/** Returns nothing for 0. */
const sign = ((x: number) => {
  if (x > 0) return 1;
  else if (x < 0) return -1;
}) as (x: number) => number;

describe("elementwise", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("computes an expression over arrays and numbers", () => {
    using a = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
    using b = device.array(new Float32Array([10, 20]));
    using d = squaredDifference({ x: a, y: b });
    assert.deepEqual([d.dtype, d.shape, d.toHost()], ["f32", [2, 2], new Float32Array([81, 324, 49, 256])]);
    const same: DeviceArray<"f32"> = squaredDifference({ x: a, y: 0.5 }, { into: a });
    assert.equal(same, a);
    assert.deepEqual(a.toHost(), new Float32Array([0.25, 2.25, 6.25, 12.25]));
  });

  test("computes vectors of many elements with any types", () => {
    const length = 70_001;
    const values = Float32Array.from({ length }, (_, i) => (i % 251) - 125);
    const leaky = elementwise(({ x, slope }: Elements<"x" | "slope">) => {
      if (x > 0) return x;
      let scaled = slope;
      for (let i = 0; i < 2; i++) scaled *= 0.5;
      return x * scaled;
    });
    for (const dtype of ["f32", "f16", "f64", "bf16"] as const) {
      using x = device.array(values, { dtype });
      using y = leaky({ x: x.slice([1, null]), slope: 2 });
      assert.equal(y.dtype, dtype);
      const got = y.toFloat32();
      assert.ok(got.every((value, i) => {
        const element = values[i + 1]!;
        return value === (element > 0 ? element : element * 0.5);
      }));
    }
  });

  test("returns the promoted type, or the type of its value", () => {
    using bytes = device.array(new Uint8Array([200, 100])), halves = bytes.astype("f16");
    using words = device.array(new Int32Array([1, 2]));
    const dtypeOf = (array: DeviceArray) => {
      using owned = array;
      return owned.dtype;
    };
    const sum = elementwise(({ x, y }) => x + y), isLarge = elementwise(({ x }) => x > 150);
    const half = elementwise(({ x }, gpu) => gpu.f32(x) / 2), sign = elementwise(({ x }) => x > 0 ? 1 : -1);
    assert.equal(dtypeOf(sum({ x: bytes, y: bytes })), "u8");
    assert.equal(dtypeOf(sum({ x: bytes, y: words })), "i32");
    assert.equal(dtypeOf(sum({ x: halves, y: 0.5 })), "f16");
    assert.equal(dtypeOf(sum({ x: bytes, y: 0.5 })), "f32");
    assert.equal(dtypeOf(sum({ x: words, y: halves })), "f32");
    assert.equal(dtypeOf(half({ x: bytes })), "f32");
    assert.equal(dtypeOf(sign({ x: halves })), "i32");
    const either = elementwise(({ x, y }) => x || y), both = elementwise(({ x, y }) => x > 1 && y > 0);
    assert.equal(dtypeOf(either({ x: bytes, y: words })), "i32");
    assert.equal(dtypeOf(either({ x: words, y: 0.5 })), "f32");
    assert.equal(dtypeOf(both({ x: words, y: halves })), "bool");
    using flags: DeviceArray<"bool"> = isLarge({ x: bytes });
    assert.deepEqual(flags.toHost(), new Uint8Array([1, 0]));
    using wrapped = sum({ x: bytes, y: bytes }), wide = sum({ x: bytes, y: bytes }, { dtype: "u16" });
    assert.deepEqual([...wrapped.toHost(), ...wide.toHost()], [144, 200, 400, 200]);
    using clamped = half({ x: words }, { dtype: "u8" });
    assert.deepEqual(clamped.toHost(), new Uint8Array([0, 1]));
  });

  test("has the functions of gpu that do not depend on threads", () => {
    const gelu = elementwise(({ x }, gpu) => 0.5 * x * (1 + gpu.erf(x / Math.SQRT2)));
    const all = elementwise(({ x }, gpu) =>
      gpu.erfc(x) + gpu.exp2(x) + gpu.exp10(x) + gpu.tgamma(x) + gpu.lgamma(x) + gpu.remainder(x, 2) +
      gpu.fast.divide(gpu.f32(x), 4)
    );
    using x = device.array(new Float64Array([1, 3]));
    using y = gelu({ x }, { dtype: "f64" }), z = all({ x: x.slice([1, 2]) }, { dtype: "f32" });
    // Φ(1) and Φ(3) of the normal distribution.
    [0.8413447460685429, 3 * 0.9986501019683699].forEach((value, i) => {
      assert.ok(Math.abs(y.toHost()[i]! - value) < 1e-14);
    });
    // erfc(3), 2^3, 10^3, Γ(3), ln Γ(3), the remainder to the nearest multiple, and 3 / 4.
    const expected = 2.209049699858544e-5 + 8 + 1000 + 2 + Math.log(2) - 1 + 0.75;
    assert.ok(Math.abs(z.toHost()[0]! - expected) < 1e-3);
  });

  test("returns several results by name", () => {
    const divide = elementwise(({ x, y }: Elements<"x" | "y">) => ({
      quotient: Math.floor(x / y),
      exact: x % y === 0,
    }));
    using x = device.array(new Int32Array([7, 8, -9])), whole = device.zeros([3], "i64");
    const { quotient, exact } = divide({ x, y: 2 }, { into: { quotient: whole } });
    using flags = exact;
    assert.equal(quotient, whole);
    assert.deepEqual(whole.toHost(), new BigInt64Array([3n, 4n, -5n]));
    assert.deepEqual([flags.dtype, flags.toHost()], ["bool", new Uint8Array([0, 1, 0])]);
    assert.throws(
      () => divide({ x, y: 2 }, { into: { quotients: whole } as never }),
      /into: expected only quotient, exact, got quotients; did you mean "quotient"\?/,
    );
    using frame = device.zeros([6], "i32");
    const [first, second] = [frame.slice([0, 3]), frame.slice([2, 5])];
    assert.throws(
      () => divide({ x, y: 2 }, { into: { quotient: first, exact: second } }),
      /^RangeError: elementwise function: into\.exact: expected separate memory, got an array that overlaps into\.quotient/,
    );
  });

  test("takes numbers, booleans and functions as constants", () => {
    const curve = (x: number) => x < 0.5 ? 2 * x * x : 1 - 2 * (1 - x) * (1 - x);
    const grade = elementwise(
      ({ x }, gpu, { curve, WHITE }) => Math.round(WHITE * curve(gpu.f32(x) / WHITE)) | 0,
      { constants: { curve, WHITE: 255 } },
    );
    using pixels = device.array(new Uint8Array([0, 64, 128, 192, 255]));
    using graded = grade({ x: pixels });
    assert.deepEqual([graded.dtype, graded.toHost()], ["u8", new Uint8Array([0, 32, 128, 224, 255])]);
  });

  test("rejects wrong functions with line, column and remedy", () => {
    using x = device.zeros([2], "i32");
    const wrong: [() => unknown, RegExp][] = [
      [() => elementwise(({ x }) => x + outside)({ x }), /"outside" is defined outside of the kernel/],
      [() => elementwise(({ x }) => x / 2)({ x }), /dividing two integers \(i32\) can give a fraction/],
      [
        () => elementwise(({ x }, gpu) => x + (gpu as never as { laneId: number }).laneId)({ x }),
        /gpu\.laneId is not available in elementwise\(\).*use kernel\(\)/,
      ],
      [
        () => elementwise(({ x }) => x > 0 ? [x, x + 1] as never : 0)({ x }),
        /return several results by name: \(\{ a: x, b: x \+ 1 \}\)/,
      ],
      [() => elementwise(({ x }) => void x as never)({ x }), /expected the function to return a number/],
      [
        () =>
          elementwise(({ x }) => {
            if (x > 0) return x;
          })({ x }),
        /some paths of the function end without a return; return a value at the end/,
      ],
    ];
    for (const [call, message] of wrong) {
      assert.throws(call, (error: Error) => {
        assert.ok(error instanceof CompileError, String(error));
        assert.match(error.message, message);
        assert.match(
          error.message,
          /^elementwise function, (\S+elementwise\.test\.ts:\d+:\d+: |line \d+, column \d+: .*elementwise\(\) called at )/,
        );
        return true;
      });
    }
  });

  test("rejects functions that it calls if some of their paths return nothing", () => {
    using x = device.zeros([2], "i32");
    assert.throws(
      () => elementwise(({ x }, _, { sign }) => sign(x), { constants: { sign } })({ x }),
      /sign, .*: some paths of the function end without a return/,
    );
  });

  test("rejects wrong calls with the reason", () => {
    const before = device.memoryInUse();
    {
      using x = device.zeros([2], "f32"), y = device.zeros([3], "f32");
      const wrong: [() => unknown, RegExp][] = [
        [() => squaredDifference({ x, z: y }), /inputs: expected x and y, got x and z$/],
        [() => squaredDifference({ x } as never), /inputs: expected x and y, got only x$/],
        [
          () => elementwise(({ a, b }) => a + b)(x as never, y as never),
          /^TypeError: elementwise function: expected inputs by name, such as \{ a, b \}, got DeviceArray f32 \[2\]$/,
        ],
        [
          () => elementwise(((a: number, b: number) => a + b) as never)({ a: x, b: x } as never),
          /expected one parameter with names, \(\{ a, b \}\) => …, got \(a, b\) => … \(elementwise\(\) called/,
        ],
        [
          () => elementwise(((_: number, b: number) => b) as never)({ a: x, b: x } as never),
          /expected one parameter with names, \(\{ a, b \}\) => …, got \(_, b\) => …/,
        ],
        [
          () =>
            elementwise(((a: number, b: number, gpu: Gpu) => gpu.fma(a, b, 1)) as never)(
              { a: x, b: x } as never,
            ),
          /expected one parameter with names, \(\{ a, b \}\) => …, got \(a, b, gpu\) => …/,
        ],
        [
          () => elementwise(((a: number[]) => a[0]) as never)({ a: x } as never),
          /expected one parameter with names, \(\{ a \}\) => …, got \(a\) => …/,
        ],
        [
          () => elementwise((([a]: number[]) => a) as never)({ a: x } as never),
          /expected one parameter with names, \(\{ a \}\) => …, got \(\[a\]\) => …/,
        ],
        [
          () => elementwise((() => 2) as never)({ a: x } as never),
          /inputs: expected none, because the function takes none; write \(\{ a \}\) => …, got a/,
        ],
        [
          () => squaredDifference({ x, y: x, z: x }),
          /inputs: expected only x, y, which the function uses, got z/,
        ],
        [() => squaredDifference({ x, y }), /expected shapes that broadcast .*, got x \[2\] and y \[3\]$/],
        [() => squaredDifference({ x: 1, y: 2 }), /expected at least one array, got numbers only/],
        [() => squaredDifference({ x, y: "1" as never }), /y: expected a DeviceArray or a number, got "1"/],
        [() => squaredDifference(x as never), /expected inputs by name, such as \{ x, y \}/],
        [
          () => squaredDifference({ x, y: x }, { out: x } as never),
          /options: expected only into, dtype, stream/,
        ],
        [() => squaredDifference({ x, y: x }, { into: y }), /into: expected shape \[2\]/],
        [
          () => elementwise(3 as never),
          /fn: expected a function, got 3; the order is elementwise\(function, options\)$/,
        ],
      ];
      for (const [call, message] of wrong) assert.throws(call, message);
      using d = squaredDifference({ x, y: 2 });
      assert.deepEqual(d.toHost(), new Float32Array([4, 4]));
    }
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });
});
