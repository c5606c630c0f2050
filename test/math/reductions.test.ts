/** Reductions, scans, softmax, sorts and matrix products of arrays, against NumPy. */
import assert from "node:assert/strict";
import type { Device, DeviceArray, Stream } from "../../mod.ts";
import { bfloat16ToFloat32, float32ToBfloat16 } from "../../src/base/bfloat16.ts";
import { hostView } from "../../src/base/dtype.ts";
import type { RealDType } from "../../src/base/promotion.ts";
import { allocationOf } from "../../src/core/memory/array_data.ts";
import { failAtStep } from "../support/contract_suite.ts";
import { evaluateWithNumpy, type ReferenceArray } from "../support/numpy_reference.ts";
import { missing } from "../support/python.ts";
import { Random } from "../support/random.ts";
import { onGpu } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { useTestDevice } from "../support/suite_device.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

let device: Device;
useTestDevice((opened) => device = opened);

/** Elements of a shape: small integers, of either sign where the type has one; every 97th float may be NaN. */
function hostArray(dtype: RealDType, shape: readonly number[], nan = false): ReferenceArray<RealDType> {
  const random = new Random(`${dtype} ${shape}`);
  const size = shape.reduce((product, extent) => product * extent, 1);
  const signed = /^(i|f|bf)/.test(dtype), isFloat = /f/.test(dtype);
  const numbers = Array.from({ length: size }, (_, i) => {
    if (nan && i % 97 === 96) return NaN;
    const value = random.below(dtype === "bool" ? 2 : 50) - (signed ? 20 : 0);
    return isFloat ? value / 8 : value;
  });
  const data = dtype === "bf16"
    ? float32ToBfloat16(Float32Array.from(numbers))
    : dtype === "u64" || dtype === "i64"
    ? hostView(dtype, BigInt64Array.from(numbers, BigInt).buffer)
    : fill(dtype, numbers);
  return { dtype, shape, data: data as ReferenceArray<RealDType>["data"] };
}

function fill(dtype: RealDType, numbers: readonly number[]): ArrayLike<number> {
  const bytes = { bool: 1, u8: 1, i8: 1, u16: 2, i16: 2, f16: 2, u32: 4, i32: 4, f32: 4, f64: 8 }[
    dtype as "f32"
  ];
  const view = hostView(dtype, new ArrayBuffer(numbers.length * bytes)) as unknown as number[];
  numbers.forEach((number, i) => view[i] = number);
  return view;
}

type Method = (x: DeviceArray<RealDType>) => DeviceArray;

/** A method, and how NumPy writes it for x. */
interface Case {
  readonly name: string;
  readonly array: ReferenceArray<RealDType>;
  readonly method: Method;
  readonly code: string;
  /** Relative to the largest element. Default: exact. */
  readonly tolerance?: number;
}

const VIEWS: Readonly<Record<string, readonly [view: Method, code: string]>> = {
  contiguous: [(x) => x, "x"],
  transposed: [(x) => x.transpose(), "x.T"],
  "with gaps, reversed": [(x) => x.slice([null, null, 2], [null, null, -1]), "x[::2, ::-1]"],
};

const SHAPES = [[3, 5, 7], [70, 33], [2, 9000], [9000, 20], [40, 2, 300]] as const;

type Reducer = readonly [
  name: string,
  code: string,
  tolerance: number | undefined,
  types: readonly RealDType[],
];

const REDUCERS: readonly Reducer[] = [
  ["sum", "sum", 1e-6, ["bool", "i16", "u64", "f16", "f32"]],
  ["prod", "prod", 1e-5, ["i32"]],
  ["mean", "mean", 1e-6, ["i8", "bf16", "f32"]],
  ["variance", "var", 1e-5, ["u8", "f32"]],
  ["standardDeviation", "std", 1e-5, ["f64"]],
  ["min", "min", undefined, ["bool", "u32", "f32"]],
  ["max", "max", undefined, ["i64", "bf16", "f32"]],
  ["argMin", "argmin", undefined, ["u64", "f32"]],
  ["argMax", "argmax", undefined, ["u8", "f16", "f32"]],
  ["any", "any", undefined, ["bool"]],
  ["all", "all", undefined, ["f32"]],
];

let turn = 0;

function reductionCases(): Case[] {
  return REDUCERS.flatMap(([name, code, tolerance, types]) =>
    types.map((dtype): Case => {
      const shape = SHAPES[turn % SHAPES.length]!;
      const [viewName, [view, viewCode]] = Object.entries(VIEWS)[Math.floor(turn / 5) % 3]!;
      const axes = [undefined, 0, 1, -1][turn % 4]!, keepDims = turn % 3 === 0;
      turn += 1;
      const call = (x: DeviceArray) =>
        (x as unknown as Record<string, (options: object) => DeviceArray>)[name]!({ axis: axes, keepDims });
      const halves = dtype === "f16" || dtype === "bf16";
      const axis = `axis=${axes ?? "None"}, keepdims=${keepDims ? "True" : "False"}`;
      // NumPy sums f16 in f16, and lacks bf16: f32 is the exact reference for both.
      const isExact = tolerance === undefined;
      return {
        name: `${name} of ${dtype} [${shape}] ${viewName}, ${axis}`,
        array: hostArray(dtype, shape, !isExact ? false : turn % 2 === 0 && /^f/.test(dtype)),
        method: (x) => call(view(x as never)),
        code: `(${viewCode}${halves && !isExact ? ".astype(np.float32)" : ""}).${code}(${axis})`,
        ...(tolerance === undefined
          ? {}
          : { tolerance: halves ? 8e-3 : dtype === "f64" ? 1e-12 : tolerance }),
      };
    })
  );
}

const softmax = "(lambda a, n: np.exp(a - a.max(n, keepdims=True)) / np.exp(a - a.max(n, keepdims=True))" +
  ".sum(n, keepdims=True))";

function otherCases(): Case[] {
  const f32 = (shape: readonly number[]) => hostArray("f32", shape);
  const floats = (array: ReferenceArray<RealDType>, name: string, method: Method, code: string): Case => ({
    name,
    array,
    method,
    code,
    tolerance: 3e-6,
  });
  const matrix = f32([70, 33]), deep = f32([4, 3, 5, 6]), long = f32([2, 5000]);
  return [
    floats(deep, "sum over two axes", (x) => x.sum({ axis: [0, 2] }), "x.sum((0, 2))"),
    floats(deep, "sum over no axes", (x) => x.sum({ axis: [] }), "x.sum(())"),
    floats(matrix, "sum in another type", (x) => x.sum({ dtype: "f64" }), "x.sum(dtype='f8')"),
    floats(matrix, "sample variance", (x) => x.variance({ correction: 1, axis: 0 }), "x.var(0, ddof=1)"),
    floats(matrix, "norm", (x) => x.norm(), "np.linalg.norm(x)"),
    floats(matrix, "norm of rows", (x) => x.norm({ order: 1, axis: 1 }), "np.linalg.norm(x, 1, 1)"),
    floats(matrix, "largest", (x) => x.norm({ order: Infinity, axis: 0 }), "np.linalg.norm(x, np.inf, 0)"),
    floats(matrix, "countNonzero", (x) => x.countNonzero({ axis: 0 }), "np.count_nonzero(x, 0)"),
    floats(matrix, "softmax of rows", (x) => x.softmax(), `${softmax}(x, -1)`),
    floats(matrix, "softmax of columns", (x) => x.softmax({ axis: 0 }), `${softmax}(x, 0)`),
    floats(long, "softmax of long rows", (x) => x.softmax(), `${softmax}(x, -1)`),
    floats(f32([2, 9001]), "softmax in two passes", (x) => x.softmax(), `${softmax}(x, -1)`),
    floats(long, "logarithm of softmax", (x) => x.logSoftmax(), `np.log(${softmax}(x.astype('f8'), -1))`),
    ...(["bool", "i8", "u8", "i16", "u16", "i32", "u32", "i64"] as const).flatMap((dtype): Case[] => {
      const array = hostArray(dtype, [5, 40]), type = "np.exp(x[:1, :1]).dtype";
      const tolerance = /8|bool/.test(dtype) ? 1e-3 : 3e-6, probabilities = `${softmax}(x.astype('f8'), -1)`;
      const code = `${probabilities}.astype(${type})`, logs = `np.log(${probabilities}).astype(${type})`;
      return [
        { name: `softmax of ${dtype}`, array, method: (x) => x.softmax(), code, tolerance },
        { name: `logSoftmax of ${dtype}`, array, method: (x) => x.logSoftmax(), code: logs, tolerance },
      ];
    }),
    floats(matrix, "running sums of rows", (x) => x.cumulativeSum(), "x.astype('f8').cumsum(-1)"),
    floats(long, "running sums of long rows", (x) => x.cumulativeSum(), "x.astype('f8').cumsum(-1)"),
    floats(long, "running sums of columns", (x) => x.cumulativeSum({ axis: 0 }), "x.cumsum(0)"),
    floats(hostArray("u8", [9, 7]), "running products", (x) => x.cumulativeProduct(), "x.cumprod(-1)"),
    floats(f32([]), "a single element", (x) => x.sum(), "x.sum()"),
    floats(f32([]), "a single element in order", (x) => x.sort(), "x"),
    floats(f32([]), "running sum of a single element", (x) => x.cumulativeSum(), "x"),
    floats(f32([0, 3]), "sum of nothing", (x) => x.sum({ axis: 0 }), "x.sum(0)"),
    floats(f32([0, 3]), "mean of nothing", (x) => x.mean({ axis: 0 }), "np.full(3, np.nan, 'f4')"),
    floats(f32([3, 0]), "extrema of no rows", (x) => x.max({ axis: 0 }), "x.max(0)"),
    ...(["f32", "i16", "bf16"] as const).flatMap((dtype): Case[] => {
      const array = hostArray(dtype, [3, 130], /^f/.test(dtype)), name = `sort of ${dtype}`;
      const method: Method = (x) => x.transpose().argSort({ axis: 0 });
      return [
        { name, array, method: (x) => x.sort(), code: "np.sort(x)" },
        { name: `positions of ${name}`, array, method, code: "x.T.argsort(0, kind='stable')" },
      ];
    }),
    ...(["f32", "u8"] as const).flatMap((dtype): Case[] => {
      const array = hostArray(dtype, [2, 5000], dtype === "f32"), name = `sort of long rows of ${dtype}`;
      return [
        { name, array, method: (x) => x.sort({ descending: false }), code: "np.sort(x)" },
        { name: `positions of ${name}`, array, method: (x) => x.argSort(), code: "x.argsort(kind='stable')" },
      ];
    }),
    {
      name: "descending order of integers",
      array: hostArray("i32", [4, 50]),
      method: (x) => x.argSort({ descending: true }),
      code: "(-x).argsort(kind='stable')",
    },
    {
      name: "the largest, and positions, of columns",
      array: hostArray("i32", [50, 4]),
      method: (x) => {
        const { values, indices } = x.topK(3, { axis: 0 });
        values.multiply(100, { into: values });
        return use([values, indices], () => values.add(indices));
      },
      code: "np.take_along_axis(x, (p := (-x).argsort(0, kind='stable')[:3]), 0) * 100 + p",
    },
    ...(["left", "right"] as const).map((side): Case => ({
      name: `places in sorted elements, ${side}`,
      array: hostArray("f32", [40, 5]),
      method: (x) => {
        using edges = device.array(new Float64Array([-2, -1, 0, 0, 1, 1, 3]));
        return edges.searchSorted(x.transpose(), { side });
      },
      code: `np.searchsorted([-2, -1, 0, 0, 1, 1, 3], x.T, "${side}")`,
    })),
    {
      name: "unique integers",
      array: hostArray("i32", [40, 70]),
      method: (x) => x.unique(),
      code: "np.unique(x)",
    },
    {
      name: "unique floats",
      array: hostArray("f32", [3, 9, 100], true),
      method: (x) => x.transpose().unique(),
      code: "np.unique(x)",
    },
    {
      name: "positions of the largest of long rows",
      array: hostArray("f32", [2, 9000], true),
      method: (x) => {
        const { values, indices } = x.topK(50);
        return use([values], () => indices);
      },
      code: "(-x).argsort(-1, kind='stable')[:, :50]",
    },
    {
      name: "the smallest of a long row",
      array: hostArray("f32", [3000]),
      method: (x) => {
        const { values, indices } = x.topK(7, { largest: false });
        return use([indices], () => values);
      },
      code: "np.sort(x)[:7]",
    },
  ];
}

/** Calls a function, and disposes of arrays. */
function use(arrays: readonly DeviceArray[], fn: () => DeviceArray): DeviceArray {
  const result = fn();
  for (const array of arrays) array.dispose();
  return result;
}

/**
 * Asserts that an array equals the reference, within a tolerance relative to the largest element of the
 * reference.
 */
function assertMatches(actual: DeviceArray, expected: ReferenceArray, name: string, tolerance = 0): void {
  assert.deepEqual(actual.shape, expected.shape, name);
  const isBfloat = actual.dtype === "bf16";
  if (!isBfloat && tolerance === 0) assert.equal(actual.dtype, expected.dtype, name);
  const got = isBfloat ? bfloat16ToFloat32(actual.toHost() as Uint16Array) : actual.toHost();
  const wanted = expected.data as ArrayLike<number | bigint>;
  const scale = Array.from(wanted, (value) => Math.abs(Number(value)))
    .reduce((largest, value) => Number.isFinite(value) ? Math.max(largest, value) : largest, 1e-30);
  for (let i = 0; i < wanted.length; i++) {
    const a = Number(got[i]), e = Number(wanted[i]);
    if (a === e || (Number.isNaN(a) && Number.isNaN(e)) || Math.abs(a - e) <= tolerance * scale) continue;
    assert.fail(`${name}: element ${i} is ${a}, NumPy's ${e}`);
  }
}

describe("reductions, scans and sorts", { skip: missing("numpy") }, () => {
  test("have NumPy's results, and element types", () => {
    const cases = [...reductionCases(), ...otherCases()];
    const references = evaluateWithNumpy(cases.map(({ code, array }) => ({ code, arrays: { x: array } })));
    cases.forEach(({ name, array, method, tolerance }, i) => {
      using x = device.array(array as never) as unknown as DeviceArray<RealDType>;
      const before = device.memoryInUse();
      const result = method(x);
      assertMatches(result, references[i]!, name, tolerance);
      result.dispose();
      assert.equal(device.memoryInUse(), before, `${name}: memory in use`);
    });
  });
});

interface Product {
  readonly a: ReferenceArray<RealDType>;
  readonly b: ReferenceArray<RealDType>;
  readonly swap?: boolean;
}

describe("matmul()", { skip: missing("numpy") }, () => {
  test("is NumPy's, of any shapes, strides and element types", () => {
    const products: Product[] = [
      { a: hostArray("f32", [70, 33]), b: hostArray("f32", [33, 65]) },
      { a: hostArray("f32", [33, 70]), b: hostArray("f32", [65, 33]), swap: true },
      { a: hostArray("f64", [5, 1, 7, 20]), b: hostArray("f64", [3, 20, 9]) },
      { a: hostArray("f32", [20]), b: hostArray("f32", [20, 3]) },
      { a: hostArray("f32", [2, 3, 20]), b: hostArray("f32", [20]) },
      { a: hostArray("f32", [20]), b: hostArray("f64", [20]) },
      { a: hostArray("u8", [17, 40]), b: hostArray("u8", [40, 18]) },
      { a: hostArray("i32", [3, 4]), b: hostArray("i64", [4, 5]) },
      { a: hostArray("bool", [9, 10]), b: hostArray("bool", [10, 9]) },
      { a: hostArray("f16", [30, 20]), b: hostArray("f16", [20, 30]) },
      { a: hostArray("f32", [3, 0]), b: hostArray("f32", [0, 4]) },
      { a: hostArray("f32", [0, 3]), b: hostArray("f32", [3, 4]) },
    ];
    const references = evaluateWithNumpy(products.map(({ a, b, swap }) => ({
      code: swap ? "x.T @ y.T" : "x @ y",
      arrays: { x: a, y: b },
    })));
    products.forEach(({ a, b, swap }, i) => {
      using x = device.array(a as never) as unknown as DeviceArray<RealDType>;
      using y = device.array(b as never) as unknown as DeviceArray<RealDType>;
      using product = swap ? x.transpose().matmul(y.transpose()) : x.matmul(y);
      const name = `${a.dtype} [${a.shape}] and ${b.dtype} [${b.shape}]`;
      assert.equal(product.dtype, references[i]!.dtype, name);
      assertMatches(product, references[i]!, name, 2e-3);
    });
  });
});

describe("results and errors", () => {
  test("are stored in arrays of any strides and wider types, even in their operand", () => {
    using x = device.array(new Float32Array([3, 1, 2, 6, 5, 4]), { shape: [2, 3] });
    using wide = device.zeros([2, 2], "f64");
    const column = wide.transpose().index(1);
    assert.equal(x.sum({ axis: 1, into: column }), column);
    assert.deepEqual([...wide.toHost()], [0, 6, 0, 15]);
    x.sort({ into: x });
    assert.deepEqual([...x.toHost()], [1, 2, 3, 4, 5, 6]);
    x.cumulativeSum({ axis: 1, into: x });
    assert.deepEqual([...x.toHost()], [1, 3, 6, 4, 9, 15]);
    using square = device.array(new Float32Array([0, 1, 1, 1]), { shape: [2, 2] });
    square.matmul(square, { into: square });
    assert.deepEqual([...square.toHost()], [1, 1, 1, 2]);
  });

  test("of argMax are the first position, where all elements are the lowest of their type, and at NaN", () => {
    const types = [["f32", -Infinity, NaN], ["i32", -(2 ** 31), 1], ["u8", 0, 1]] as const;
    for (const size of [1, 5, 64, 257, 5000, 100_000]) {
      for (const [dtype, lowest, winner] of types) {
        using x = device.full([size], lowest, dtype);
        for (const at of [0, size >> 1, size - 1]) {
          using none = x.argMax();
          assert.equal(none.item(), 0n, `${dtype} ${size}`);
          using element = x.slice([at, at + 1]);
          element.fill(winner);
          using position = x.argMax();
          assert.equal(position.item(), BigInt(at), `${dtype} ${size} ${at}`);
          element.fill(lowest);
        }
      }
    }
  });

  test("of sorts are converted to the type of an existing array", () => {
    using x = device.array(new Float32Array([3, 1, 2]));
    for (const dtype of ["f64", "f32", "f16", "i8"] as const) {
      using order = device.zeros([3], dtype);
      x.argSort({ into: order as never });
      assert.deepEqual([...order.toHost() as ArrayLike<number> & Iterable<number>], [1, 2, 0], dtype);
    }
  });

  // np.sum([0.5, 0, 1, -1], dtype=bool), and prod, cumsum and cumprod.
  test("of sums and products in bool are those of truth values", () => {
    using x = device.array(new Float32Array([0.5, 0, 1, -1])), y = x.slice([2]);
    using half = x.slice([0, 1]).prod({ dtype: "bool" }), all = x.prod({ dtype: "bool" });
    using any = y.sum({ dtype: "bool" });
    assert.deepEqual([half, all, any].map((array) => array.item()), [true, false, true]);
    using sums = x.cumulativeSum({ dtype: "bool" }), products = x.cumulativeProduct({ dtype: "bool" });
    assert.deepEqual([...sums.toHost(), ...products.toHost()], [1, 1, 1, 1, 1, 0, 0, 0]);
  });

  test("have the same bits for every layout of the same elements, and in every run", () => {
    const array = hostArray("f32", [100_000]);
    using x = device.array(array as never) as DeviceArray<"f32">;
    using shifted = device.zeros([100_001], "f32");
    shifted.slice([1]).copyFrom(x);
    using first = x.sum();
    using second = shifted.slice([1]).sum();
    using third = x.sum();
    assert.ok(first.equals(second) && first.equals(third));
  });

  test("are recorded in graphs, which keep the memory that they need", () => {
    using x = device.array(hostArray("f32", [2, 20_000]) as never) as DeviceArray<"f32">;
    using total = device.zeros([2], "f32"), sorted = device.zeros(x.shape, "f32");
    using running = device.zeros(x.shape, "f32"), gram = device.zeros([2, 2], "f32");
    using stream = device.createStream();
    const work = (options: { stream?: Stream } = {}) => {
      x.sum({ axis: 1, into: total, ...options });
      x.sort({ into: sorted, ...options });
      x.cumulativeSum({ into: running, ...options });
      x.matmul(x.transpose(), { into: gram, ...options });
    };
    work();
    const results = [total, sorted, running, gram], expected = results.map((array) => array.copy());
    using graph = device.capture((captured) => work({ stream: captured }), { stream });
    using executable = graph.instantiate();
    for (const result of results) result.fill(0);
    executable.launch(stream);
    results.forEach((result, i) => assert.ok(result.equals(expected[i]!)));
    for (const array of expected) array.dispose();
  });

  test("of no elements return the identity, whichever axes are empty", () => {
    for (const shape of [[0], [0, 3], [3, 0], [3, 0, 2], [3, 5, 0], [2, 0, 0]]) {
      using x = device.zeros(shape, "f32"), flags = device.zeros(shape, "bool");
      const values = [
        x.sum(),
        x.prod(),
        x.norm(),
        x.countNonzero(),
        flags.any(),
        flags.all(),
        x.mean(),
        x.variance(),
      ];
      assert.deepEqual(values.map((each) => Number(each.item())), [0, 1, 0, 0, 0, 1, NaN, NaN], `${shape}`);
      for (const each of values) each.dispose();
    }
    using x = device.zeros([3, 4, 0], "i32");
    using sums = x.sum({ axis: [1, 2] }), none = x.sum({ axis: [0, 1] });
    assert.deepEqual([[...sums.toHost()], none.shape], [[0n, 0n, 0n], [0]]);
  });

  test("of wrong arguments name what was expected, and leave nothing allocated", () => {
    using x = device.zeros([2, 3], "f32");
    using integers = device.zeros([2, 3], "i32");
    using complex = device.zeros([2], "complex64");
    using empty = device.zeros([0, 3], "f32"), scalar = device.zeros([], "i32");
    const before = device.memoryInUse();
    const wrong: [() => unknown, RegExp][] = [
      [() => x.sum({ axis: 2 }), /sum: axis: expected an integer from -2 to 1, got 2/],
      [() => x.sum({ axis: [0, -2] }), /sum: axis: expected different axes, got \[0, -2\]/],
      [() => x.sum({ axes: 1 } as object), /axes/],
      [
        () => x.argMax({ axis: [0] as unknown as number }),
        /argMax: axis: expected one axis, or none for all/,
      ],
      [() => empty.max(), /max: expected at least one element, got shape \[0, 3\]/],
      [() => x.sum({ axis: null as unknown as number }), /sum: axis: expected an integer from .*, got null/],
      [() => empty.argMin({ axis: 0 }), /argMin: expected at least one element/],
      [() => complex.sum(), /sum: expected real elements, got an array of complex64/],
      [() => x.mean(0 as never), /mean: options: expected an object such as \{ axis: 0 \}, got 0$/],
      [() => x.norm(1 as never), /norm: options: expected an object such as \{ order: 1 \}, got 1$/],
      [() => x.mean({ dim: 0 } as never), /mean: options: expected only .*, got dim; did you mean "axis"\?/],
      [() => x.mean({ dtype: "i32" }), /mean: dtype: expected f16, bf16, f32 or f64, got i32/],
      [() => x.variance({ correction: NaN }), /variance: correction: expected a finite number, got NaN/],
      [() => x.norm({ order: 3 as 2 }), /norm: order: expected 1, 2 or Infinity, got 3/],
      [() => x.searchSorted(x), /searchSorted: expected an array of one dimension, got 2 dimensions/],
      [() => scalar.topK(0), /topK: k: expected .*1, got 0/],
      [() => x.topK(4), /topK: k: expected an integer from 0 to 3, got 4/],
      [() => x.sum({ into: integers as never }), /sum: into: expected shape \[\], that of the result/],
      [() => x.max({ into: scalar as never }), /expected an array that can hold f32, got i32/],
      [
        () => x.matmul(x),
        /matmul: .* \[2, 3\], 3 columns on the left and 2 rows on the right; x\.transpose\(\)\.matmul\(y\) or x\.matmul\(y\.transpose\(\)\) fits$/,
      ],
      [() => x.matmul(2 as never), /matmul: other: expected a DeviceArray, got 2/],
      [() => x.matmul(x.index(0, 0)), /matmul: other: expected at least one dimension/],
    ];
    for (const [call, message] of wrong) assert.throws(call, message);
    assert.equal(device.memoryInUse(), before);
    using sum = x.sum();
    assert.deepEqual([...sum.toHost()], [0]);
  });

  test("leave nothing allocated when an allocation, upload or launch fails", () => {
    using x = device.array(hostArray("f32", [5000]) as never) as DeviceArray<"f32">;
    using bytes = device.array(hostArray("u8", [50]) as never) as DeviceArray<"u8">;
    const { context } = allocationOf(x), random = device.random(1), before = device.memoryInUse();
    const calls: readonly (() => DeviceArray)[] = [
      () => x.unique(),
      () => x.searchSorted(bytes),
      () => random.permutation(5000),
      () => x.cumulativeSum({ dtype: "bool" }),
      () => x.slice([0, 99]).add(x.slice([0, 99]).flip(), { into: x.slice([1, 100]) }),
    ];
    for (const call of calls) {
      const steps = failAtStep(context, Infinity, () => call().dispose());
      for (let step = 0; step < steps; step++) {
        assert.throws(() => failAtStep(context, step, call), /injected failure/);
        assert.equal(device.memoryInUse(), before, `${call}, step ${step} of ${steps}`);
      }
    }
  });
});

test("`using` frees both results of topK()", () => {
  using x = device.arange(10, "f32");
  let results;
  {
    using best = x.topK(3);
    assert.deepEqual([...best.values.toHost()], [9, 8, 7]);
    results = [best.values, best.indices];
  }
  assert.deepEqual(results.map(({ disposed }) => disposed), [true, true]);
});
