/** Where kernels convert floats to integers, and the structures and functions that they accept. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { elementwise, kernel, type KernelFunction, runOnHost } from "../../src/kernel/mod.ts";
import { useTestDevice } from "../support/suite_device.ts";

const PARAMETERS = { y: "i32*", x: "f32", wide: "f64", a: "i32", b: "i32", u: "u32" } as const;
type Fn = KernelFunction<typeof PARAMETERS, Record<never, never>>;

/** Expressions of two numbers of any types. */
const EXPRESSIONS = [
  ...["a & b", "a | 0xffffffff", "a ^ b", "~a", "~~a", "-a", "a >>> 1", "a << 3", "a + b"],
  ...["a < b ? a : b", "Math.min(a, b)", "Math.sign(a)", "Math.abs(a)"],
];

/** Returns a kernel's function that stores the difference of each expression and a variable that starts with it. */
function twice(): (values: object, gpu: object) => void {
  const statements = EXPRESSIONS.map((text, i) =>
    `let v${i} = ${text}; if (n > 0) v${i} = ${text}; y[${i}] = gpu.f64(v${i}) - gpu.f64(${text});`
  );
  return new Function(`return ({ y, n, a, b }, gpu) => { ${statements.join("\n")} };`)();
}

describe("integers of kernels", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  function run(fn: Fn, values: object = {}): number[] {
    using y = device.zeros([8], "i32");
    const defaults = { x: 2.75, wide: -1.25, a: 7, b: 2, u: 9 };
    kernel(PARAMETERS, fn).launch(device, { grid: 1, block: 1 }, { y, ...defaults, ...values });
    return [...y.toHost()];
  }

  test("are rounded floats as indices", () => {
    const result = run(({ y, x, wide }) => {
      y[Math.floor(x)] = 1;
      const next = Math.round(x);
      y[next] = 2;
      y[Math.trunc(x * 2)] = 3;
      y[Math.ceil(x * 2)] = 4;
      y[Math.floor(-wide)]! += 6;
      y[-Math.ceil(wide - 0.5) - 1 | 0]! += 1;
    });
    assert.deepEqual(result, [1, 6, 1, 2, 0, 3, 4, 0]);
  });

  test("are minima, maxima and absolute values of rounded floats and integers", () => {
    const result = run(({ y, x, wide, b }, gpu) => {
      y[Math.min(Math.floor(x), b - 1)] = 1;
      y[Math.max(0, Math.min(Math.round(wide), 7))] = 2;
      const far = Math.abs(Math.ceil(wide * 4));
      y[far] = 3;
      gpu.atomicAdd(y, Math.min(Math.floor(x * 100), 7), Math.max(Math.trunc(x), 4));
    });
    assert.deepEqual(result, [2, 1, 0, 0, 0, 3, 0, 4]);
  });

  test("are rounded floats in variables, elements and arguments", () => {
    const result = run(({ y, x, wide, a, b }) => {
      a = Math.round(x);
      let own = b;
      own = Math.ceil(wide);
      const half = (value: number) => Math.floor(value / 2);
      y[0] = a;
      y[1] = own;
      y[2] = Math.trunc(wide * 4);
      y[3] = half(x * 4);
      // It stays a float in arithmetic.
      y[4] = (Math.floor(x) / 4 * 100) | 0;
    });
    assert.deepEqual(result.slice(0, 5), [3, -1, -5, 5, 50]);
  });

  test("are converted as JavaScript's arrays do it", () => {
    for (const x of [-2.5, -1.5, -0.4, 0.5, 1.5, 2.49999, 1e6 + 0.5]) {
      const result = run(({ y, x }) => {
        y[0] = Math.floor(x);
        y[1] = Math.ceil(x);
        y[2] = Math.round(x);
        y[3] = Math.trunc(x);
      }, { x });
      const value = Math.fround(x);
      const expected = Int32Array.of(
        Math.floor(value),
        Math.ceil(value),
        Math.round(value),
        Math.trunc(value),
      );
      assert.deepEqual(result.slice(0, 4), [...expected]);
    }
  });

  test("are quotients rounded down, up and to zero", () => {
    for (const [a, b] of [[7, 2], [-7, 2], [7, -2], [-7, -2], [6, 2], [-6, 2], [0, 3], [1, 3], [-1, 3]]) {
      const u = Math.abs(a!);
      const result = run(({ y, a, b, u }, gpu) => {
        y[0] = Math.floor(a / b);
        y[1] = Math.ceil(a / b);
        y[2] = Math.trunc(a / b);
        y[3] = Math.ceil(u / gpu.u32(3));
        for (let i = 0; i < Math.ceil(u / 4); i++) y[4]!++;
      }, { a, b, u });
      const q = a! / b!;
      const expected = Int32Array.of(Math.floor(q), Math.ceil(q), q, Math.ceil(u / 3), Math.ceil(u / 4));
      assert.deepEqual(result.slice(0, 5), [...expected]);
    }
  });

  test("are i32 after | 0 and u32 after >>> 0, as in JavaScript", () => {
    const parameters = { y: "i32*", q: "u32*", x: "i32*", u: "u32" } as const;
    const mixed = kernel(parameters, ({ y, q, x, u }) => {
      const hash = (x[0]! ^ (x[0]! >>> 16)) | 0;
      let same = x[0]!;
      same = (same ^ (same >>> 16)) | 0;
      y[0] = hash < 0 && same < 0 ? 1 : 0;
      y[1] = (hash / 10) | 0;
      y[2] = hash % 1000;
      y[3] = hash >> 3;
      y[4] = (0 | u) < 0 ? 1 : 0;
      y[5] = ((u / 1) | 0) < 0 ? 1 : 0;
      y[6] = (hash >>> 0) > 1 ? 1 : 0;
      // A variable and an element keep their types.
      let kept = u;
      kept |= 0;
      y[7] = kept > 1 ? 1 : 0;
      q[0]! |= 0;
      y[8] = q[0]! > 1 ? 1 : 0;
      y[9] = ~~u < 0 ? 1 : 0;
      y[10] = ~~(u / 4) - ~~(hash / 10);
      let cut = ~~(u * 0.4e-9), not = ~(u * 0.4e-9);
      if (u === 0) cut = not = 1;
      y[11] = cut * 10 + not;
    });
    const host = {
      y: new Int32Array(12),
      q: new Uint32Array([2 ** 31 + 5]),
      x: new Int32Array([-123456789]),
    };
    using y = device.zeros([12], "i32"), q = device.array(host.q.slice()), x = device.array(host.x);
    const launch = { grid: 1, block: 1 }, u = 0xffff_fffa;
    mixed.launch(device, launch, { y, q, x, u });
    runOnHost(mixed, launch, { ...host, u });
    // Only plain JavaScript's variable becomes negative.
    assert.deepEqual([...y.toHost()], [...host.y.with(7, 1)]);
    assert.deepEqual([...host.y.subarray(0, 7)], [1, -12341803, -33, -15427255, 1, 1, 1]);
    assert.deepEqual([...host.y.subarray(9)], [1, 1086083625, 8]);

    const words = kernel({ y: "i32*", wide: "u64" }, ({ y, wide }) => void (y[0] = (wide | 0) > 1 ? 1 : 0));
    words.launch(device, launch, { y, wide: 2n ** 63n });
    assert.equal(y.toHost()[0], 1);
    const signed = elementwise(({ x }) => (x >>> 0) | 0);
    using narrow = signed({ x });
    assert.deepEqual([narrow.dtype, [...narrow.toHost()]], ["i32", [-123456789]]);
  });

  test("stay u32 under other bitwise operators, as in CUDA", () => {
    using x = device.array(new Uint32Array([0xffff_fffa]));
    using bits = elementwise(({ x }) => Math.max(x & -1, x ^ 0, x << 0, ~(x & 0)))({ x });
    assert.deepEqual([bits.dtype, [...bits.toHost()]], ["u32", [0xffff_ffff]]);
  });

  test("are the lower 32 bits of a float in every bitwise operation, as in JavaScript", () => {
    const bits = kernel({ y: "i32*", x: "f64", f: "f32" }, ({ y, x, f }) => {
      y[0] = x & 255;
      y[1] = x ^ 5;
      y[2] = 1 | x;
      y[3] = ~x;
      y[4] = x << 1;
      y[5] = x >> 1;
      y[6] = Math.imul(x, 3);
      y[7] = f & f;
      y[8] = Math.floor(x) & 0xff00;
      y[9] = 1;
      y[9]! ^= x;
      y[10] = (x >>> 1) & 1;
      y[11] = (x >>> 0) > 5 ? 1 : 0;
    });
    const launch = { grid: 1, block: 1 };
    for (const x of [3e9, -1.5, 2 ** 32 + 5, -3e9, 2 ** 52 + 1, NaN]) {
      using y = device.zeros([12], "i32");
      const host = { y: new Int32Array(12), x, f: Math.fround(x) };
      bits.launch(device, launch, { ...host, y });
      runOnHost(bits, launch, host);
      assert.deepEqual([...y.toHost()], [...host.y], `${x}`);
    }
    const clamped = run(({ y, wide, x }) => {
      y[0] = wide | 0;
      y[1] = ~~x;
    }, { wide: 1e12, x: -1e12 });
    assert.deepEqual(clamped.slice(0, 2), [2 ** 31 - 1, -(2 ** 31)]);
  });

  test("are minima and maxima by value, of signed and unsigned integers, too", () => {
    const parameters = { y: "f64*", a: "i32", l: "i64", w: "u64", u: "u32" } as const;
    const extrema = kernel(parameters, ({ y, a, l, w, u }, gpu) => {
      const least = Math.min(u, a), most = Math.max(a, u);
      y[0] = least;
      y[1] = most;
      y[2] = Math.min(w, a);
      y[3] = Math.max(a, w);
      y[4] = Math.min(l, w);
      y[5] = Math.max(w, l);
      y[6] = Math.min(u, -1);
      y[7] = Math.max(-1, u);
      y[8] = Math.max(Math.min(u, 6), -3);
      y[9] = Math.min(a, 5, u);
      y[10] = Math.max(l, u, a);
      y[11] = Math.min(w, u, -7);
      y[12] = Math.min(gpu.f64(a), u);
      let below = 3;
      below -= 5;
      let lower = Math.min(u, below);
      if (a > 100) lower = 0;
      y[13] = lower;
    });
    const launch = { grid: 1, block: 1 };
    for (const [a, w] of [[-5, 5], [7, 5], [5, 2 ** 32 - 1], [-1, 2 ** 31]] as const) {
      using y = device.zeros([14], "f64");
      const host = { y: new Float64Array(14), a, l: a, w, u: w };
      extrema.launch(device, launch, { ...host, y });
      runOnHost(extrema, launch, host);
      assert.deepEqual([...y.toHost()], [...host.y], `${a} and ${w}`);
    }
    using u = device.array(new Uint32Array([7])), w = device.array(new BigUint64Array([7n]));
    using most = elementwise(({ u }) => Math.max(u, -1))({ u });
    using least = elementwise(({ w }) => Math.min(w, -1))({ w });
    assert.deepEqual([most.dtype, most.item(), least.dtype, least.item()], ["u32", 7, "i64", -1n]);
  });

  test("are extrema and absolute values of variables that are declared later", () => {
    const result = run(({ y, a }) => {
      let most = 5, size = 5;
      for (let i = 0; i < 5; i++) {
        const left = i - a;
        most = Math.max(i, 2);
        size = Math.abs(left);
      }
      y[most] = size;
    });
    assert.deepEqual(result, [0, 0, 0, 0, 3, 0, 0, 0]);
  });

  test("are quotients of literals that a condition selects", () => {
    const result = run(({ y, a }, gpu) => {
      y[0] = ((a > 3 ? 31 : 0) / 7) | 0;
      y[1] = Math.floor((a > 3 ? -31 : 0) / 7);
      const up = Math.ceil((a > 3 ? 31 : 0) / 7);
      y[up] = ~~((a > 3 ? 31 : 0) / 7);
      y[2] = gpu.i32((a > 3 ? 31 : 0) / (a > 3 ? 3 : 1));
      const k = 7;
      y[3] = Math.floor(k / 2) * 0.5 * 4;
      let last = 0;
      for (let i = 0; i < 5; i++) last = Math.floor(i / 2);
      y[last + 2]! += 10;
      y[6] = Math.trunc(-7 / 2) + ((7 / 2) | 0);
    });
    assert.deepEqual(result, [4, -5, 10, 6, 10, 4, 0, 0]);
  });

  test("are compared by value, u64 with signed ones and negative literals, too", () => {
    const parameters = { y: "i32*", a: "i32", l: "i64", w: "u64", u: "u32" } as const;
    const compare = kernel(parameters, ({ y, a, l, w, u }) => {
      y[0] = (l < w ? 1 : 0) + (l <= w ? 2 : 0) + (l > w ? 4 : 0) + (l >= w ? 8 : 0);
      y[1] = (w < a ? 1 : 0) + (w <= a ? 2 : 0) + (w > a ? 4 : 0) + (w >= a ? 8 : 0);
      y[2] = (l === w ? 1 : 0) + (w !== l ? 2 : 0) + (w > -1 ? 4 : 0) + (-1 >= w ? 8 : 0);
      y[3] = (l < u ? 1 : 0) + (u > a ? 2 : 0) + (u > -1 ? 4 : 0) + (u === a ? 8 : 0);
    });
    const launch = { grid: 1, block: 1 };
    for (const [a, w] of [[-5, 5], [7, 5], [5, 5]] as const) {
      using y = device.zeros([4], "i32");
      const host = { y: new Int32Array(4), a, l: a, w, u: w };
      compare.launch(device, launch, { ...host, y });
      runOnHost(compare, launch, host);
      assert.deepEqual([...y.toHost()], [...host.y], `${a} and ${w}`);
    }
    using y = device.zeros([4], "i32");
    compare.launch(device, launch, { y, a: -1, l: -1n, w: 2n ** 64n - 1n, u: 2 ** 32 - 1 });
    assert.deepEqual([...y.toHost()], [3, 12, 6, 7]);
  });

  test("of every type are arguments of functions of integers", () => {
    const parameters = { y: "i64*", u: "u32", w: "u64", l: "i64" } as const;
    const functions = kernel(parameters, ({ y, u, w, l }, gpu) => {
      const flag = (u > 0) as unknown as number;
      y[0] = Math.abs(u);
      y[1] = Math.abs(w);
      y[2] = Math.abs(l) + Math.abs(flag);
      y[3] = gpu.popcount(u) + gpu.popcount(flag);
      y[4] = gpu.bitReverse(flag);
      const high = gpu.mulHigh(u, w);
      y[5] = high;
      let step = Math.sign(u) - 2;
      if (u === 0) step = 0;
      y[6] = step;
      y[7] = gpu.bitReverse(Math.floor(3.5));
    });
    using y = device.zeros([8], "i64");
    functions.launch(device, { grid: 1, block: 1 }, { y, u: 2 ** 32 - 1, w: 2n ** 62n, l: -5n });
    const expected = [2n ** 32n - 1n, 2n ** 62n, 6n, 33n, -(2n ** 31n), 2n ** 30n - 1n, -1n, -(2n ** 30n)];
    assert.deepEqual([...y.toHost()], expected);
    const wrong = kernel({ y: "f32*" }, ({ y }, gpu) => void (y[0] = gpu.popcount(y[0]!)));
    assert.throws(() => wrong.ptx, /expected i32, got f32; round it with Math\.floor\(\), or truncate it/);
  });

  test("and floats in a variable have the type of the expression that it starts with", () => {
    const values = { i32: -6, u32: 2 ** 32 - 6, i64: -5n, u64: 2n ** 40n, f32: -2.75, f64: 3.5 };
    const types = Object.keys(values) as (keyof typeof values)[];
    for (const left of types) {
      for (const right of types) {
        const same = kernel({ y: "f64*", n: "i32", a: left, b: right }, twice(), { name: "same" });
        using y = device.zeros([EXPRESSIONS.length], "f64");
        same.launch(device, { grid: 1, block: 1 }, { y, n: 0, a: values[left], b: values[right] } as never);
        assert.deepEqual([...y.toHost()], EXPRESSIONS.map(() => 0), `${left} and ${right}`);
      }
    }
  });

  test("of literals only have the type of the result in JavaScript", () => {
    const literals = kernel({ y: "f64*", a: "i32" }, ({ y, a }, _, { LIMIT }) => {
      const lowest = -2147483648, mask = 0xf0000000 | 1, half = 0x80000000 >> 1, sum = 0xffffffff + 1;
      y[0] = Math.max(lowest, a);
      let best = -2147483648;
      if (a > best) best = a;
      y[1] = best;
      let below = -3000000000;
      if (a > 0) below = 0;
      y[2] = below;
      y[3] = a > -3000000000 ? 1 : 0;
      y[4] = mask;
      y[5] = half;
      y[6] = sum;
      let limit = -LIMIT;
      if (a > limit) limit = a;
      y[7] = limit;
      let all = ~0x80000000;
      if (a > all) all = a;
      y[8] = all;
    }, { constants: { LIMIT: 2 ** 31 } });
    using y = device.zeros([9], "f64");
    const host = { y: new Float64Array(9), a: -6 }, launch = { grid: 1, block: 1 };
    literals.launch(device, launch, { y, a: -6 });
    runOnHost(literals, launch, host);
    assert.deepEqual([...y.toHost()], [...host.y]);
  });

  test("keep the sign of literals below -2^31 in variables, conditions and default values", () => {
    using x = device.array(new Int32Array([-5, 3])), f = device.array(new Float32Array([1, -5, 3e10]));
    using wide = device.array(new Float64Array([5]));
    using lowest = elementwise(({ x }) => x > 0 ? x : -2147483648)({ x });
    assert.deepEqual([lowest.dtype, [...lowest.toHost()]], ["i32", [-(2 ** 31), 3]]);
    using clamped = elementwise(({ f }) => {
      const lo = -2147483648, hi = 2147483647;
      return Math.min(Math.max(f, lo), hi);
    })({ f });
    assert.deepEqual([...clamped.toHost()], [1, -5, 2 ** 31]);
    using shifted = elementwise(({ wide }) => {
      const k = -3000000000, add = (value: number, offset = -3000000000) => value + offset;
      return add(wide + k);
    })({ wide });
    assert.equal(shifted.item(), -5999999995);
    const most = kernel({ y: "i32*", x: "i32[]" }, ({ y, x }) => {
      let m = -2147483648;
      for (let i = 0; i < x.length; i++) if (x[i]! > m) m = x[i]!;
      y[0] = m;
    });
    using y = device.zeros([1], "i32");
    most.launch(device, { grid: 1, block: 1 }, { y, x });
    assert.equal(y.item(), 3);
  });

  test("of functions that are declared below their use", () => {
    const result = run(({ y, a }) => {
      y[0] = twice(a);
      if (a > 0) {
        y[1] = inner(a);
        // deno-lint-ignore no-inner-declarations -- kernels have them, too
        function inner(value: number) {
          return twice(value) + 1;
        }
      }
      function twice(value: number) {
        return value * 2;
      }
    });
    assert.deepEqual(result.slice(0, 2), [14, 15]);
  });
});

describe("arguments of kernels", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);
  const launch = { grid: 1, block: 1 };

  test("are structures without unknown fields, and arrays of whole ones", () => {
    const field = kernel({ y: "f32*", p: { scale: "f32", at: { x: "i32" } } }, ({ y, p }) => {
      y[p.at.x] = p.scale;
    }, { name: "field" });
    using y = device.zeros([3], "f32");
    const run = (p: object) => field.launch(device, launch, { y, p: p as never });
    assert.throws(
      () => run({ scale: 1, at: { x: 0 }, scal: 2 }),
      /field: p: expected only scale, at, got scal; did you mean "scale"\?/,
    );
    assert.throws(() => run({ scale: 1, at: { x: 0, y: 1 } }), /field: p\.at: expected only x, got y/);
    run({ scale: 4, at: { x: 1 } });
    assert.deepEqual(y.toHost(), new Float32Array([0, 4, 0]));

    const bodies = kernel({ bodies: [{ x: "f32", id: "i32" }] }, ({ bodies }) => {
      bodies[0] = { x: 1, id: 2 };
    }, { name: "bodies" });
    using bytes = device.zeros([11], "u8");
    assert.throws(
      () => bodies.launch(device, launch, { bodies: bytes }),
      /^RangeError: bodies: bodies: expected whole structures of 8 bytes, got 11 bytes$/,
    );
    using whole = device.zeros([16], "u8");
    bodies.launch(device, launch, { bodies: whole });
    assert.deepEqual([...whole.toHost()].slice(4, 8), [2, 0, 0, 0]);
  });

  test("have the number of dimensions of their type", () => {
    const first = kernel({ y: "f32[]" }, ({ y }) => {
      y[0] = 1;
    }, { name: "first" });
    using matrix = device.zeros([2, 2], "f32");
    assert.throws(
      () => first.launch(device, launch, { y: matrix as never }),
      /^TypeError: first: y: expected 1 dimension, got 2 \(shape \[2, 2\]\); declare "f32\[,\]"$/,
    );
    const invert = kernel({ image: "u8[,]" }, ({ image }) => {
      image[0]![0] = 255 - image[0]![0]!;
    }, { name: "invert" });
    for (
      const [shape, advice] of [
        [[6, 5, 1], 'pass image.squeeze(-1), or declare "u8[,,]"'],
        [[1, 6, 5], 'pass image.squeeze(0), or declare "u8[,,]"'],
        [[1, 6, 5, 1], 'pass image.squeeze(), or declare "u8[,,,]"'],
        [[6, 5, 3], 'declare "u8[,,]"'],
        [[6], 'declare "u8[]"'],
        [[], 'declare "u8*"'],
        [[2, 2, 2, 2, 2], 'declare "u8*"'],
      ] as const
    ) {
      using image = device.zeros(shape, "u8");
      const got = `got ${shape.length} (shape [${shape.join(", ")}])`;
      assert.throws(
        () => invert.launch(device, launch, { image: image as never }),
        { name: "TypeError", message: `invert: image: expected 2 dimensions, ${got}; ${advice}` },
      );
    }
  });
});
