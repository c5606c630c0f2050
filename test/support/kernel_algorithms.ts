/**
 * Algorithms as kernels in TypeScript, compared with plain JavaScript. The inputs are such that every result is
 * exact, except the forces between bodies, which need a square root. Pages of a browser and bundles run this
 * file, too: it imports nothing of Node.js and reads no file.
 */
import type { Device, DeviceArray } from "@cuffi/cuffi";
import { kernel } from "@cuffi/cuffi/kernel";
import { type KernelName, untyped } from "../../bench/lib/typescript_kernels.ts";

const N = 1024;

const SCALE = 0.5;

/** A function of the module, which minifiers rename. */
function clamp(x: number, low: number, high: number): number {
  if (x < low) return low;
  return x > high ? high : x;
}

/** Structures, constants, and functions inside and outside of the kernel. */
const particles = kernel(
  { y: "f32*", particles: [{ mass: "f32", id: "u16" }], range: { low: "f32", high: "f32" } },
  ({ y, particles, range }, gpu, { SCALE, SIGNED, clamp }) => {
    const i = gpu.globalIndex();
    const signed = (value: number, id: number) => SIGNED && id % 2 === 0 ? -value : value;
    const { mass, id } = particles[i]!;
    const moved = { x: signed(clamp(mass, range.low, range.high), id) * SCALE, y: 3 };
    y[i] = moved.x + moved.y;
  },
  { name: "particles", constants: { SCALE, SIGNED: true, clamp } },
);

/** Runs each algorithm once and throws an error at the first difference. */
export const ALGORITHMS: Readonly<Record<KernelName | "particles", (device: Device) => void>> = {
  saxpy(device) {
    const x = fractions(1), y = fractions(2);
    using out = device.array(y), input = device.array(x);
    untyped("saxpy").launch(device, { grid: 4, block: 256 }, { y: out, x: input, a: 2.5, n: N });
    compare("saxpy", out, y.map((value, i) => value + 2.5 * x[i]!));
  },

  mandelbrot(device) {
    const side = 32, view = { left: -2, top: -1.25, step: 2.5 / side };
    using out = device.zeros([side * side], "i32");
    const values = { out, width: side, height: side, ...view };
    untyped("mandelbrot").launch(device, { grid: [2, 2], block: [16, 16] }, values);
    const expected = Int32Array.from({ length: side * side }, (_, i) =>
      roundsOf(
        view.left + (i % side) * view.step,
        view.top + Math.floor(i / side) * view.step,
      ));
    compare("mandelbrot", out, expected);
  },

  matmul(device) {
    const side = 64, a = fractions(3, side * side), b = fractions(4, side * side);
    using c = device.zeros([side * side], "f32"), left = device.array(a), right = device.array(b);
    const values = { c, a: left, b: right, n: side };
    untyped("matmul").launch(device, { grid: [2, 2], block: [32, 32] }, values);
    const expected = Float32Array.from({ length: side * side }, (_, i) => {
      let sum = 0;
      for (let k = 0; k < side; k++) sum += a[i - i % side + k]! * b[k * side + i % side]!;
      return sum;
    });
    compare("matmul", c, expected);
  },

  reduce(device) {
    const x = fractions(5);
    using out = device.zeros([1], "f32"), input = device.array(x);
    untyped("reduce").launch(device, { grid: 2, block: 256 }, { out, x: input, n: N });
    compare("reduce", out, Float32Array.of(x.reduce((sum, value) => sum + value, 0)));
  },

  stencil(device) {
    const width = 32, x = fractions(6);
    using out = device.zeros([N], "f32"), input = device.array(x);
    const values = { out, x: input, width, height: width };
    untyped("stencil").launch(device, { grid: [1, 4], block: [32, 8] }, values);
    const inside = (i: number): boolean => i > 0 && i < width - 1;
    const expected = x.map((value, p) =>
      inside(p % width) && inside(Math.floor(p / width))
        ? 0.5 * value + 0.125 * (x[p - 1]! + x[p + 1]! + x[p - width]! + x[p + width]!)
        : 0
    );
    compare("stencil", out, expected);
  },

  histogram(device) {
    const x = words(7), expected = new Uint32Array(256);
    using out = device.zeros([256], "u32"), input = device.array(x);
    untyped("histogram").launch(device, { grid: 2, block: 256 }, { out, x: input, n: N });
    for (const byte of new Uint8Array(x.buffer)) expected[byte]!++;
    compare("histogram", out, expected);
  },

  sort(device) {
    const values = fractions(8), step = untyped("sort");
    using x = device.array(values);
    for (let block = 2; block <= N; block *= 2) {
      for (let distance = block / 2; distance >= 1; distance /= 2) {
        step.launch(device, { grid: 4, block: 256 }, { x, block, distance });
      }
    }
    compare("sort", x, values.sort());
  },

  nbody(device) {
    const n = 256, bodies = fractions(9, 4 * n), step = 0.25, softening = 0.5;
    using velocity = device.zeros([4 * n], "f32"), position = device.array(bodies);
    const values = { velocity, position, n, step, softening };
    untyped("nbody").launch(device, { grid: 1, block: n }, values);
    const expected = Float32Array.from({ length: 4 * n }, (_, i) => {
      const axis = i % 4, own = bodies.subarray(i - axis);
      let force = 0;
      for (let k = 0; axis < 3 && k < 4 * n; k += 4) {
        const distances = [0, 1, 2].map((along) => bodies[k + along]! - own[along]!);
        const square = distances.reduce((sum, distance) => sum + distance ** 2, softening);
        force += bodies[k + 3]! * distances[axis]! / square ** 1.5;
      }
      return step * force;
    });
    compare("nbody", velocity, expected, 1e-5);
  },

  particles(device) {
    const bytes = new DataView(new ArrayBuffer(8 * N)), masses = fractions(10);
    for (let i = 0; i < N; i++) {
      bytes.setFloat32(8 * i, masses[i]!, true);
      bytes.setUint16(8 * i + 4, i, true);
    }
    using memory = device.array(new Uint8Array(bytes.buffer)), y = device.zeros([N], "f32");
    particles.launch(device, { grid: 4, block: 256 }, {
      y,
      particles: memory,
      range: { low: 0.25, high: 0.75 },
    });
    compare("particles", y, masses.map((mass, i) => clamp(mass, 0.25, 0.75) * (i & 1 ? SCALE : -SCALE) + 3));
  },
};

/** Returns `length` different words. */
function words(seed: number, length: number = N): Uint32Array<ArrayBuffer> {
  return Uint32Array.from({ length }, (_, i) => {
    const word = Math.imul(i + 1 + seed * 0x10000, 0x9e3779b1);
    return Math.imul(word ^ (word >>> 15), 0x85ebca6b);
  });
}

/** Returns multiples of 1/256 below 1: short enough for exact products and sums in f32. */
function fractions(seed: number, length: number = N): Float32Array<ArrayBuffer> {
  return Float32Array.from(words(seed, length), (word) => (word >>> 24) / 256);
}

/** Returns the rounds until a point leaves the circle, in f32 with the products fused as in CUDA C++. */
function roundsOf(cx: number, cy: number): number {
  const { fround } = Math;
  let x = 0, y = 0, round = 0;
  while (round < 256) {
    const xx = fround(x * x), yy = fround(y * y);
    if (fround(xx + yy) > 4) break;
    y = fma32(fround(2 * x), y, cy);
    x = fround(fround(xx - yy) + cx);
    round++;
  }
  return round;
}

/** Returns `a * b + c` of f32 numbers, rounded once. */
function fma32(a: number, b: number, c: number): number {
  const product = a * b, sum = product + c, part = sum - product;
  const lost = (product - (sum - part)) + (c - part);
  if (lost === 0) return Math.fround(sum);
  // Rounds the double to odd, so that rounding it again is right.
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, sum);
  const bits = view.getBigUint64(0);
  if ((bits & 1n) === 0n) view.setBigUint64(0, (lost > 0) === (sum > 0) ? bits + 1n : bits - 1n);
  return Math.fround(view.getFloat64(0));
}

/** Throws an error at the first element that differs by more than a share of 1 and of its size. */
function compare(name: string, result: DeviceArray, expected: ArrayLike<number>, tolerance = 0): void {
  const got = result.toHost() as ArrayLike<number>;
  for (let i = 0; i < expected.length; i++) {
    if (Math.abs(got[i]! - expected[i]!) <= tolerance * (1 + Math.abs(expected[i]!))) continue;
    throw new Error(`${name}: element ${i}: expected ${expected[i]}, got ${got[i]}`);
  }
}
