/** Runs a kernel's function as plain JavaScript, as a reference for tests. */
import { bfloat16Bits } from "../base/bfloat16.ts";
import { roundToFloat16 } from "../base/float16.ts";
import { checkInteger, checkOptionNames, invalid, mismatch, type OptionNames } from "../base/check.ts";
import type { Axes, FastFunctions, Gpu } from "./gpu.ts";
import { checkHostValues } from "./host_arguments.ts";
import { hostFunction } from "./host_functions.ts";
import { foldConvert } from "./ir/fold.ts";
import { fusedMultiplyAdd } from "./ir/interpret.ts";
import { TypedKernel } from "./kernel.ts";
import { parametersOf } from "./launchable.ts";
import { FUNCTIONS } from "./math/mod.ts";
import type { Constants, Parameters } from "./types.ts";
import { TEXTURE_FUNCTIONS } from "./typescript/texture_type.ts";

/** Blocks and threads of {@link runOnHost}, as in a launch. */
export interface HostLaunch {
  /** Blocks in the grid. */
  readonly grid: number | readonly [x: number, y?: number, z?: number];
  /** Threads in a block. */
  readonly block: number | readonly [x: number, y?: number, z?: number];
}

const HOST_LAUNCH: OptionNames<HostLaunch> = { grid: true, block: true };

/**
 * Calls a kernel's function once for each thread, one after the other, with JavaScript's arithmetic: floats have 64
 * bits and integers do not wrap until they are stored. Write products that overflow with `Math.imul()`, which wraps
 * on both sides. Arrays are typed arrays of the declared type or arrays of numbers, even for 64-bit integers. Arrays
 * of several axes are arrays of rows; those of vectors and structures are arrays of objects, such as `[{ x: 0, y: 1,
 * z: 2, w: 3 }]`. Functions of `gpu`, such as `gpu.erf()`, return the bits that devices return for f64. Elements of
 * `gpu.local()` and `gpu.shared()` are NaN, or a conspicuous integer such as -842150451, until they are assigned.
 * Test a kernel whose threads wait for each other on the software device instead.
 *
 * ```ts
 * const double = kernel({ y: "f32*", n: "i32" }, ({ y, n }, gpu) => {
 *   const i = gpu.globalIndex();
 *   if (i < n) y[i]! *= 2;
 * });
 * const y = new Float32Array([1, 2, 3]);
 * runOnHost(double, { grid: 1, block: 4 }, { y, n: 3 });
 * console.log(y); // Float32Array(3) [ 2, 4, 6 ]
 * ```
 *
 * @throws {TypeError} If an argument is missing, unknown, not on the host, or not of its declared type.
 * @throws {Error} At operations between threads, such as `gpu.sync()` in a block of several.
 */
export function runOnHost<P extends Parameters, C extends Constants>(
  kernel: TypedKernel<P, C>,
  options: HostLaunch,
  values: { readonly [K in keyof P]: unknown },
): void {
  if (!(kernel instanceof TypedKernel)) {
    throw new TypeError(invalid("kernel", "a kernel that kernel() has returned", kernel));
  }
  const { grid, block } = checkOptionNames(options, HOST_LAUNCH);
  const { list, types } = parametersOf(kernel);
  checkHostValues(list, types, values);
  const blocks = extents("grid", grid), threads = extents("block", block);
  const constants = (kernel.constants ?? {}) as C, numbers = hostNumbers(values);
  try {
    for (const blockIdx of positions(blocks)) {
      const shared: number[][] = [];
      for (const threadIdx of positions(threads)) {
        const gpu = hostGpu(kernel.name, { threadIdx, blockIdx, blockDim: threads, gridDim: blocks }, shared);
        kernel.fn(numbers as never, gpu, constants);
      }
    }
  } catch (error) {
    throw ofBigInts(kernel.name, values, error);
  }
}

/** True for an array of bigints, or an array of such rows. */
function isWide(value: unknown): boolean {
  if (Array.isArray(value)) return typeof value[0] === "bigint" || isWide(value[0]);
  return value instanceof BigInt64Array || value instanceof BigUint64Array;
}

/** Returns the error for arithmetic that mixes numbers with elements that are bigints, or any other error as it is. */
function ofBigInts(kernel: string, values: Readonly<Record<string, unknown>>, error: unknown): unknown {
  const [name, array] = Object.entries(values).find(([, value]) => isWide(value)) ?? [];
  if (name === undefined || !(error instanceof TypeError) || !error.message.includes("BigInt")) return error;
  const got = Array.isArray(array) ? "bigints" : `a ${(array as object).constructor.name}`;
  const message = mismatch(`${kernel}: ${name}`, "an array of numbers", got);
  return new TypeError(`${message}; pass Array.from(${name}, Number) or a Float64Array`, { cause: error });
}

/** Returns the values with bigints as numbers, unless the elements of an array are bigints. */
function hostNumbers(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (Object.values(values).some(isWide)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== "bigint") return [name, value];
      const number = Number(value);
      if (Number.isSafeInteger(number)) return [name, number];
      throw new RangeError(
        invalid(name, "an integer below 2^53, because JavaScript computes with numbers", value),
      );
    }),
  );
}

function extents(name: string, value: HostLaunch["grid"]): Axes {
  const [x, y = 1, z = 1] = Array.isArray(value) ? value : [value];
  for (const extent of [x, y, z]) checkInteger(name, extent, 1, 2 ** 31 - 1);
  return { x, y, z };
}

function* positions({ x, y, z }: Axes): Generator<Axes> {
  for (let k = 0; k < z; k++) {
    for (let j = 0; j < y; j++) for (let i = 0; i < x; i++) yield { x: i, y: j, z: k };
  }
}

/** The position of a thread. */
interface Position {
  readonly threadIdx: Axes;
  readonly blockIdx: Axes;
  readonly blockDim: Axes;
  readonly gridDim: Axes;
}

/** `gpu.fast` with the accuracy of `Math`. */
const FAST: FastFunctions = {
  exp: Math.exp,
  exp2: (x) => 2 ** x,
  exp10: (x) => 10 ** x,
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  pow: (x, y) => x ** y,
  divide: (x, y) => x / y,
  reciprocal: (x) => 1 / x,
  rsqrt: (x) => 1 / Math.sqrt(x),
};

const BITS = new DataView(new ArrayBuffer(8));

/** Returns an array whose elements show that a kernel reads them before it assigns them. */
function unassigned(type: string, length: number): number[] {
  const [, sign, bits] = /^([iu])(\d+)/.exec(type) ?? [];
  const integer = (sign === "i" ? BigInt.asIntN : BigInt.asUintN)(Number(bits ?? 0), 0xcdcdcdcdn);
  const value = type === "bool" ? true : bits === undefined ? NaN : Number(integer);
  const components = ["x", "y", "z", "w"].slice(0, Number(/x([24])$/.exec(type)?.[1] ?? 0));
  const element = () => Object.fromEntries(components.map((name) => [name, value]));
  return Array.from({ length }, (components.length === 0 ? () => value : element) as () => number);
}

/** Returns `gpu` for one thread. `shared` holds the arrays of the block in the order of their declaration. */
function hostGpu(name: string, position: Position, shared: number[][]): Gpu {
  const { blockIdx, blockDim, threadIdx, gridDim } = position;
  const together = (method: string) => (): never => {
    throw new Error(
      mismatch(`${name}: gpu.${method}()`, "threads that run at the same time", "one after the other") +
        "; test this kernel on the software device",
    );
  };
  const alone = blockDim.x * blockDim.y * blockDim.z === 1;
  let declared = 0;
  // Threads run one after another, so an element that another thread writes may have its value or not.
  const owned = new Map<number[], number[]>();
  const ownElements = (array: number[]): number[] => {
    const written = new Set<string | symbol>();
    const view = new Proxy(array, {
      get: (target, key) => {
        if (typeof key === "symbol" || !/^\d+$/.test(key) || written.has(key)) {
          return Reflect.get(target, key);
        }
        const expected = "an element that this thread has written, because threads run one after another";
        throw new Error(
          mismatch(`${name}: gpu.shared()`, expected, `a read of element ${key}`) +
            "; test this kernel on the software device",
        );
      },
      set: (target, key, value) => {
        written.add(key);
        return Reflect.set(target, key, value);
      },
    });
    owned.set(view, array);
    return view;
  };
  const update =
    (change: (old: number, value: number) => number) => (given: number[], index: number, value: number) => {
      const array = owned.get(given) ?? given;
      const old = array[index]!;
      array[index] = change(old, value);
      return old;
    };
  // Integers wrap, floats are cut off and clamped. Without types, only a fraction tells them apart.
  const wrap = (bits: number, signed: boolean) => (x: number | boolean): number => {
    const type = bits === 64 ? signed ? "i64" : "u64" : bits === 32 && !signed ? "u32" : "i32";
    const integer = Number.isInteger(Number(x)) ? BigInt(x) : BigInt(foldConvert("f32", type, Number(x)));
    return Number((signed ? BigInt.asIntN : BigInt.asUintN)(bits, integer));
  };
  const host = {
    ...position,
    laneId: (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) & 31,
    warpSize: 32,
    globalIndex: (axis: "x" | "y" | "z" = "x") => blockIdx[axis] * blockDim[axis] + threadIdx[axis],
    globalSize: (axis: "x" | "y" | "z" = "x") => gridDim[axis] * blockDim[axis],
    shared: (type: string, length = 1 << 12) => {
      const array = shared[declared++] ??= unassigned(type, length);
      return alone ? array : ownElements(array);
    },
    local: unassigned,
    sync: alone ? () => {} : together("sync"),
    syncWarp: alone ? () => {} : together("syncWarp"),
    fence: () => {},
    atomicAdd: update((old, value) => old + value),
    atomicMin: update(Math.min),
    atomicMax: update(Math.max),
    atomicAnd: update((old, value) => old & value),
    atomicOr: update((old, value) => old | value),
    atomicXor: update((old, value) => old ^ value),
    atomicExchange: update((_, value) => value),
    atomicCompareAndSwap: (array: number[], index: number, expected: number, value: number) =>
      update((old) => old === expected ? value : old)(array, index, value),
    fma: fusedMultiplyAdd,
    ...Object.fromEntries(Object.keys(FUNCTIONS).map((method) => [method, hostFunction(method)])),
    fast: FAST,
    popcount: (x: number) => (x >>> 0).toString(2).replaceAll("0", "").length,
    bitReverse: (x: number) =>
      parseInt((x >>> 0).toString(2).padStart(32, "0").split("").reverse().join(""), 2),
    mulHigh: (a: number, b: number) => Number((BigInt(a) * BigInt(b)) >> 32n),
    bitsOf: (x: number) => {
      BITS.setFloat32(0, x);
      return BITS.getUint32(0);
    },
    floatOf: (bits: number) => {
      BITS.setUint32(0, bits);
      return BITS.getFloat32(0);
    },
    clock: () => 0,
    f64: Number,
    f32: (x: number | boolean) => Math.fround(Number(x)),
    f16: (x: number | boolean) => roundToFloat16(Number(x)),
    bf16: (x: number | boolean) => {
      BITS.setUint32(0, bfloat16Bits(Number(x)) << 16);
      return BITS.getFloat32(0);
    },
    i8: wrap(8, true),
    u8: wrap(8, false),
    i16: wrap(16, true),
    u16: wrap(16, false),
    i32: wrap(32, true),
    u32: wrap(32, false),
    i64: wrap(64, true),
    u64: wrap(64, false),
    unroll: (count: number, body: (i: number) => void) => {
      for (let i = 0; i < count; i++) body(i);
    },
    assert: (condition: boolean) => {
      if (!condition) throw new Error(`${name}: an assertion failed`);
    },
    ...Object.fromEntries(
      Object.keys(TEXTURE_FUNCTIONS).map((method) => [method, () => {
        throw new Error(
          `${name}: JavaScript has no gpu.${method}(); test this kernel on the software device`,
        );
      }]),
    ),
    ...Object.fromEntries(
      ["shuffle", "shuffleDown", "shuffleUp", "shuffleXor", "any", "all", "ballot", "activeMask"]
        .map((method) => [method, together(method)]),
    ),
  };
  return host as unknown as Gpu;
}
