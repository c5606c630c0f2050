/** Memory, structures, strides and operations between threads of kernels in TypeScript. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Device, float32ToBfloat16 } from "../../mod.ts";
import { DeviceArray } from "../../src/array/array.ts";
import { allocationOf } from "../../src/core/memory/array_data.ts";
import { elementwise, kernel } from "../../src/kernel/mod.ts";
import { useTestDevice } from "../support/suite_device.ts";

describe("kernels in TypeScript", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("share memory between the threads of a block", () => {
    const reverse = kernel({ y: "i32*" }, ({ y }, gpu, { SIZE }) => {
      const tile = gpu.shared("i32", SIZE);
      const i = gpu.threadIdx.x;
      tile[i] = y[i]!;
      gpu.sync();
      y[i] = tile[SIZE - 1 - i]!;
    }, { constants: { SIZE: 64 } });
    using y = device.array(Int32Array.from({ length: 64 }, (_, i) => i));
    reverse.launch(device, { grid: 1, block: 64 }, { y });
    assert.deepEqual(y.toHost(), Int32Array.from({ length: 64 }, (_, i) => 63 - i));
  });

  test("share dynamic memory, whose size the launch sets", () => {
    const reverse = kernel({ y: "f64*", n: "i32" }, ({ y, n }, gpu) => {
      const tile = gpu.shared("f64");
      const i = gpu.threadIdx.x;
      tile[i] = y[i]!;
      gpu.sync();
      y[i] = tile[n - 1 - i]!;
    });
    using y = device.array(Float64Array.from({ length: 32 }, (_, i) => i));
    const shape = { grid: 1, block: 32 };
    const missing =
      /^RangeError: sharedBytes: expected the bytes of .* gpu.shared\(\) .* without a length in kernel reverse, got 0$/;
    assert.throws(() => reverse.launch(device, shape, { y, n: 32 }), missing);
    assert.throws(() => reverse.bind(device, { ...shape, sharedBytes: 0 }, { y, n: 32 }), missing);
    reverse.launch(device, { ...shape, sharedBytes: 32 * 8 }, { y, n: 32 });
    assert.deepEqual(y.toHost(), Float64Array.from({ length: 32 }, (_, i) => 31 - i));
  });

  test("sum over a warp with shuffles, and vote", () => {
    const sums = kernel({ y: "f32*", bits: "u32*", d: "f64*" }, ({ y, bits, d }, gpu) => {
      const lane = gpu.threadIdx.x;
      let sum = y[lane]!, wide = d[lane]!;
      for (let delta = 16; delta > 0; delta >>= 1) {
        sum += gpu.shuffleXor(sum, delta);
        wide += gpu.shuffleDown(wide, delta);
      }
      const odd = gpu.ballot((lane & 1) === 1);
      const any = gpu.any(lane === 40), all = gpu.all(lane < 32);
      y[lane] = sum + gpu.shuffle(lane, 3);
      if (lane === 0) {
        bits[0] = odd;
        bits[1] = any ? 1 : 0;
        bits[2] = all ? 1 : 0;
        bits[3] = gpu.popcount(odd);
        d[0] = wide;
      }
    });
    using y = device.array(Float32Array.from({ length: 32 }, (_, i) => i)), bits = device.zeros([4], "u32");
    using d = device.array(Float64Array.from({ length: 32 }, (_, i) => i + 2 ** -40));
    sums.launch(device, { grid: 1, block: 32 }, { y, bits, d });
    assert.deepEqual(y.toHost(), new Float32Array(32).fill(496 + 3));
    assert.deepEqual(bits.toHost(), new Uint32Array([0xaaaaaaaa, 0, 1, 16]));
    assert.equal(d.toHost()[0], 496 + 2 ** -35);
  });

  test("change elements of a row atomically", () => {
    const count = kernel({ y: "i32[,]", z: "i32[,,]" }, ({ y, z }, gpu) => {
      const i = gpu.threadIdx.x, row = y[i & 1]!;
      gpu.atomicAdd(row, 2, 1);
      gpu.atomicMax(y[2]!, 0, i);
      gpu.atomicAdd(z[1]![i & 1]!, i & 3, 1);
    });
    using y = device.zeros([3, 4], "i32"), z = device.zeros([2, 2, 4], "i32");
    // A view, whose rows and elements have strides of their own.
    using wide = device.zeros([6, 4], "i32");
    using view = wide.slice([0, 6, 2]);
    for (const target of [y, view]) count.launch(device, { grid: 1, block: 8 }, { y: target, z });
    const rows = [[0, 0, 4, 0], [0, 0, 4, 0], [7, 0, 0, 0]], none = [0, 0, 0, 0];
    assert.deepEqual([...y.toHost()], rows.flat());
    assert.deepEqual([...wide.toHost()], rows.flatMap((row) => [...row, ...none]));
    assert.deepEqual([...z.toHost()], [...none, ...none, 4, 0, 4, 0, 0, 4, 0, 4]);
  });

  test("change elements atomically", () => {
    const count = kernel({ counts: "u32*", wide: "u64*", floats: "f32*", low: "i32*" }, (values, gpu) => {
      const i = gpu.globalIndex();
      gpu.atomicAdd(values.counts, i & 3, 1);
      gpu.atomicAdd(values.wide, 0, i);
      gpu.atomicAdd(values.floats, 0, 0.5);
      gpu.atomicMin(values.low, 0, -i);
      gpu.atomicMax(values.low, 1, i);
      gpu.atomicOr(values.counts, 4, 1 << (i & 31));
      if (gpu.atomicCompareAndSwap(values.low, 2, 0, i + 1) === 0) gpu.atomicExchange(values.low, 3, 7);
    });
    using counts = device.zeros([5], "u32"),
      wide = device.zeros([1], "u64"),
      floats = device.zeros([1], "f32");
    using low = device.zeros([4], "i32");
    count.launch(device, { grid: 4, block: 64 }, { counts, wide, floats, low });
    assert.deepEqual(counts.toHost(), new Uint32Array([64, 64, 64, 64, 0xffffffff]));
    assert.deepEqual(wide.toHost(), new BigUint64Array([32640n]));
    assert.deepEqual(floats.toHost(), new Float32Array([128]));
    const [least, most, first, changed] = low.toHost();
    assert.deepEqual([least, most, changed], [-255, 255, 7]);
    assert.ok(first! >= 1 && first! <= 256);
  });

  test("load and store every element type", () => {
    const types = [
      "i8",
      "u8",
      "i16",
      "u16",
      "i32",
      "u32",
      "i64",
      "u64",
      "f16",
      "bf16",
      "f32",
      "f64",
    ] as const;
    for (const type of types) {
      const copy = kernel({ y: `${type}*`, x: `${type}*`, a: type }, ({ y, x, a }) => {
        y[0] = x[0]! + 1;
        y[1] = x[1]!;
        y[2] = a;
      }, { name: `copy_${type}` });
      using x = device.zeros([2], type), y = device.zeros([3], type);
      x.fill(type.startsWith("u") ? 5 : -5);
      copy.launch(device, { grid: 1, block: 1 }, { y, x, a: 3 } as never);
      const expected = type.startsWith("u") ? [6, 5, 3] : [-4, -5, 3];
      const got = Array.from(y.toHost() as ArrayLike<number | bigint>, Number);
      assert.deepEqual(
        got,
        type === "bf16" ? [...float32ToBfloat16(new Float32Array(expected))] : expected,
        type,
      );
    }
  });

  test("round to f16 and bf16 as NumPy does", () => {
    const round = kernel({ y: "f32*", h: "f16*", x: "f32*", n: "i32" }, ({ y, h, x, n }, gpu) => {
      const i = gpu.globalIndex();
      if (i >= n) return;
      h[i] = x[i]!;
      y[2 * i] = gpu.f16(x[i]!);
      y[2 * i + 1] = gpu.bf16(x[i]!);
    });
    const values = new Float32Array([1, 1.0004883, 65519, 65520, 1e-8, -0, 3.1415927, Infinity, NaN, 6e-5]);
    using x = device.array(values), y = device.zeros([2 * values.length], "f32");
    using h = device.zeros([values.length], "f16");
    round.launch(device, { grid: 1, block: 32 }, { y, h, x, n: values.length });
    const halves = new Float16Array(values),
      wide = new Uint16Array(float32ToBfloat16(values)),
      got = y.toHost();
    assert.deepEqual([...h.toHost()], [...halves]);
    values.forEach((_, i) => {
      assert.ok(Object.is(got[2 * i], halves[i]), `${got[2 * i]} for ${halves[i]}`);
      const bits = new Float32Array(new Uint32Array([wide[i]! << 16]).buffer)[0]!;
      assert.ok(Object.is(got[2 * i + 1], bits), `${got[2 * i + 1]} for ${bits}`);
    });
  });

  test("take structures by value and arrays of them", () => {
    const move = kernel(
      {
        bodies: [{ position: "f32x2", mass: "f64", alive: "bool", id: "u16" }],
        step: { x: "f32", count: "i32" },
      },
      ({ bodies, step }, gpu) => {
        const i = gpu.globalIndex();
        if (i >= step.count) return;
        const body = bodies[i]!;
        bodies[i]!.position = { x: body.position.x + step.x, y: -body.position.y };
        bodies[i]!.mass *= 2;
        bodies[i]!.alive = !body.alive;
        bodies[i]!.id += 1;
      },
    );
    const bytes = new DataView(new ArrayBuffer(48));
    for (const [i, at] of [0, 24].entries()) {
      bytes.setFloat32(at, 1 + i, true);
      bytes.setFloat32(at + 4, 10, true);
      bytes.setFloat64(at + 8, 0.5, true);
      bytes.setUint8(at + 16, i);
      bytes.setUint16(at + 18, 7, true);
    }
    using bodies = device.array(new Uint8Array(bytes.buffer));
    move.launch(device, { grid: 1, block: 32 }, { bodies, step: { x: 0.25, count: 2 } });
    const got = new DataView(bodies.toHost().buffer);
    assert.deepEqual([got.getFloat32(24, true), got.getFloat32(28, true), got.getFloat64(32, true)], [
      2.25,
      -10,
      1,
    ]);
    assert.deepEqual([got.getUint8(16), got.getUint8(40), got.getUint16(18, true)], [1, 0, 8]);
  });

  test("load and store vectors at once", () => {
    const swap = kernel({ y: "f32x4*", h: "u8x4*", s: "f32x2" }, ({ y, h, s }, gpu) => {
      const tile = gpu.shared("f32x4", 1);
      const v = y[0]!;
      tile[0] = { x: v.w, y: v.z, z: v.y * s.x, w: v.x + s.y };
      y[0] = tile[0]!;
      const p = h[0]!;
      h[0] = { x: p.w, y: p.z, z: p.y, w: p.x };
      h[0]!.y += 10;
    });
    using y = device.array(new Float32Array([1, 2, 3, 4])), h = device.array(new Uint8Array([1, 2, 3, 4]));
    swap.launch(device, { grid: 1, block: 1 }, { y, h, s: { x: 10, y: 100 } });
    assert.deepEqual(y.toHost(), new Float32Array([4, 3, 20, 101]));
    assert.deepEqual(h.toHost(), new Uint8Array([4, 13, 2, 1]));
    assert.match(swap.ptx, /ld\.global\.v4\.f32[^]*st\.shared\.v4\.f32[^]*ld\.global\.v4\.u8/);
  });

  test("refuse arrays that are not aligned to their vectors, or end within one", () => {
    const add = kernel({ v: "f32x4*", a: "f32" }, ({ v, a }) => {
      const { x, y, z, w } = v[0]!;
      v[0] = { x: x + a, y, z, w: w + a };
    });
    using x = device.zeros([12], "f32");
    const shape = { grid: 1, block: 1 };
    assert.throws(
      () => add.launch(device, shape, { v: x.slice([1, 5]), a: 1 }),
      /^RangeError: add: v: expected .* multiple of 16 bytes, got one 4 .*copy the view with copy\(\)$/,
    );
    assert.throws(
      () => add.launch(device, shape, { v: x.slice([0, 7]), a: 1 }),
      /^RangeError: add: v: .*multiple of 4 elements, got 7; pass 4 of them as a view, or an array of 8$/,
    );
    assert.throws(
      () => add.launch(device, shape, { v: x.slice([0, 3]), a: 1 }),
      /^RangeError: add: v: .*multiple of 4 elements, got 3; pass an array of 4$/,
    );
    const bound = add.bind(device, shape, { v: x, a: 1 });
    assert.throws(() => bound.setArgument(0, x.slice([2, 6])), /multiple of 16 bytes, got one 8/);
    bound.setArgument(0, x.slice([4, 8]));
    bound.launch();
    assert.deepEqual([...x.toHost()], [0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]);
  });

  test("index arrays with strides", () => {
    const transpose = kernel({ y: "f32[,]", x: "f32[,]" }, ({ y, x }, gpu) => {
      const i = gpu.globalIndex("x"), j = gpu.globalIndex("y");
      if (i < x.length && j < x[0]!.length) y[j]![i] = x[i]![j]!;
    });
    using x = device.array(Float32Array.from({ length: 24 }, (_, i) => i), { shape: [4, 6] });
    using y = device.zeros([3, 4], "f32");
    // Every second column.
    const view = x.slice(null, [null, null, 2]);
    transpose.launch(device, { grid: 1, block: [8, 8] }, { y, x: view });
    assert.deepEqual([...y.toHost()], [0, 6, 12, 18, 2, 8, 14, 20, 4, 10, 16, 22]);
    const flat = kernel({ x: "f32*" }, ({ x }) => void (x[0] = 1));
    assert.throws(
      () => flat.launch(device, { grid: 1, block: 1 }, { x: view }),
      /x: expected a contiguous array, got one with gaps or another order; declare the parameter as "f32\[,\]", or, if it is only read, use contiguous\(\)$/,
    );
  });

  test("read the clock where the call is", () => {
    const time = kernel({ cycles: "i64*", y: "f32*", n: "i32" }, ({ cycles, y, n }, gpu) => {
      const start = gpu.clock();
      for (let i = 0; i < n; i++) y[0]! += Math.sin(i);
      cycles[0] = gpu.clock() - start;
    });
    using cycles = device.zeros([1], "i64"), y = device.zeros([1], "f32");
    time.launch(device, { grid: 1, block: 1 }, { cycles, y, n: 100_000 });
    assert.ok(cycles.toHost()[0]! > 0n);
    assert.match(time.ptx, /%clock64[^]*bra[^]*%clock64/);
  });

  test("index shared memory with 64-bit integers", () => {
    const reverse = kernel({ y: "f32*" }, ({ y }, gpu) => {
      const values = gpu.shared("f32", 64), i = gpu.i64(gpu.threadIdx.x);
      values[i] = y[i]!;
      gpu.sync();
      y[i] = values[63 - i]!;
    });
    using y = device.array(Float32Array.from({ length: 64 }, (_, i) => i));
    reverse.launch(device, { grid: 1, block: 64 }, { y });
    assert.deepEqual(y.toHost(), Float32Array.from({ length: 64 }, (_, i) => 63 - i));
    // Addresses in shared memory have 32 bits, and ptxas rejects operands of other widths.
    assert.doesNotMatch(reverse.ptx, /mul\.lo\.u32 [^;]*%rd/);
  });

  test("distinguish constants by the sign of a zero", () => {
    const store = (ZERO: number) =>
      kernel({ y: "f32*" }, ({ y }, _, { ZERO }) => void (y[0] = ZERO), { constants: { ZERO } });
    const add = (ZERO: number) => elementwise(({ x }, _, { ZERO }) => x + ZERO, { constants: { ZERO } });
    using y = device.zeros([1], "f32"), x = device.array(Float32Array.of(-0));
    for (const zero of [0, -0]) {
      store(zero).launch(device, { grid: 1, block: 1 }, { y });
      assert.deepEqual(y.toHost(), Float32Array.of(zero));
      using sum = add(zero)({ x });
      assert.deepEqual(sum.toHost(), Float32Array.of(zero));
    }
  });

  test("reject strided arrays whose offsets need more than 32 bits", () => {
    const first = kernel({ y: "u8[,]" }, ({ y }) => void (y[1]![1] = 1));
    using memory = device.zeros([4], "u8");
    // Three rows 2^30 elements apart, of which only the description is read.
    const large = new DeviceArray(allocationOf(memory), "u8", [3, 2], [2 ** 30, 1], 0, memory);
    assert.throws(
      () => first.launch(device, { grid: 1, block: 1 }, { y: large }),
      /y: expected offsets of elements below 2\^31, which kernels compute in 32 bits, got 2147483649; .*"u8\*"/,
    );
    first.launch(device, { grid: 1, block: 1 }, { y: memory.reshape([2, 2]) });
    assert.deepEqual(memory.toHost(), Uint8Array.of(0, 0, 0, 1));
  });

  test("call functions that are passed as constants", () => {
    const apply = kernel({ y: "f32*", n: "i32" }, ({ y, n }, gpu, { curve, GAIN }) => {
      const i = gpu.globalIndex();
      if (i < n) y[i] = GAIN * curve(y[i]!);
    }, { constants: { curve: (x: number) => x < 2 ? x * x : 2 * x, GAIN: 0.5 } });
    using y = device.array(new Float32Array([1, 1.5, 4]));
    apply.launch(device, { grid: 1, block: 32 }, { y, n: 3 });
    assert.deepEqual(y.toHost(), new Float32Array([0.5, 1.125, 4]));
  });

  test("name the parts of gpu by destructuring", () => {
    const own = kernel(
      { y: "i32*", n: "i32" },
      ({ y, n }, { globalIndex, laneId, warpSize: lanes, threadIdx }) => {
        const i = globalIndex();
        let next = laneId + 1;
        if (next === lanes) next = 0;
        if (i < n) y[i] = next * 1000 + threadIdx.x;
      },
    );
    using y = device.zeros([64], "i32");
    own.launch(device, { grid: 1, block: 64 }, { y, n: 64 });
    assert.deepEqual(y.toHost(), Int32Array.from({ length: 64 }, (_, i) => (i + 1) % 32 * 1000 + i));
  });
});
