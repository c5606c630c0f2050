/** Operands of arithmetic: shapes, strides, alignment, element types, results and streams. */
import assert from "node:assert/strict";
import { type Device, type DeviceArray, type DType, DTYPES, type HostArray } from "../../mod.ts";
import { hostView } from "../../src/base/dtype.ts";
import { onGpu, settle } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { evaluateWithNumpy, type Expression, type ReferenceArray } from "../support/numpy_reference.ts";
import { missing } from "../support/python.ts";
import { Random } from "../support/random.ts";
import { useTestDevice } from "../support/suite_device.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

/** Returns small whole numbers, whose sums and products are exact in every type. */
function numbers<D extends DType>(dtype: D, shape: readonly number[], random: Random): ReferenceArray<D> {
  const count = shape.reduce((product, extent) => product * extent, 1);
  const data = hostView(dtype, new ArrayBuffer(count * DTYPES[dtype].itemSize)) as HostArray<DType>;
  const high = dtype === "bool" ? 2 : 9;
  for (let i = 0; i < count; i++) {
    const value = random.below(high);
    data[i] = DTYPES[dtype].itemSize === 8 && dtype !== "f64" ? BigInt(value) : value;
  }
  return { dtype, shape, data: data as HostArray<D> };
}

/** A view of an array, and the same view in Python. */
interface View {
  readonly of: (array: DeviceArray) => DeviceArray;
  readonly code: string;
}

/** Views of an array of shape [6, 8, 10] that have the shape [3, 4, 5], or broadcast to it. */
const VIEWS: readonly View[] = [
  { of: (x) => x.slice([0, 3], [0, 4], [0, 5]), code: "[0:3, 0:4, 0:5]" },
  { of: (x) => x.slice([null, null, 2], [null, null, 2], [null, null, 2]), code: "[::2, ::2, ::2]" },
  { of: (x) => x.slice([3, 0, -1], [7, 3, -1], [null, null, -2]), code: "[3:0:-1, 7:3:-1, ::-2]" },
  { of: (x) => x.slice([1, 2], null, [0, 5]).index(0).slice([0, 4]), code: "[1, 0:4, 0:5]" },
  { of: (x) => x.slice([0, 3], [0, 1], [5, 6]), code: "[0:3, 0:1, 5:6]" },
  { of: (x) => x.index(0, 1).slice([2, 7]), code: "[0, 1, 2:7]" },
  { of: (x) => x.index(2, 3, 4), code: "[2, 3, 4]" },
  {
    of: (x) => x.slice([0, 5], [0, 4], [0, 3]).transpose(2, 1, 0),
    code: "[0:5, 0:4, 0:3].transpose(2, 1, 0)",
  },
];

const TYPES = [["f32", "f32", "u8"], ["u8", "i16", "f32"], ["f16", "i64", "f64"]] as const;

describe("operands of arithmetic", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);
  const upload = <D extends DType>({ data, shape, dtype }: ReferenceArray<D>) =>
    device.array(data as never, { shape, dtype }) as DeviceArray<D>;

  test("may be views with any strides, broadcast, of different types", { skip: missing("numpy") }, () => {
    const random = new Random("views");
    const cases = Array.from({ length: 24 }, (_, i) => {
      const [x, y, z] = TYPES[i % TYPES.length]!.map((dtype) => numbers(dtype, [6, 8, 10], random));
      return {
        x: x!,
        y: y!,
        z: z!,
        views: [random.pick(VIEWS), random.pick(VIEWS), random.pick(VIEWS)] as const,
      };
    });
    const references = evaluateWithNumpy(
      cases.map(({ x, y, z, views: [a, b, c] }): Expression => ({
        code: `np.where(z${c.code} > 4, x${a.code} * y${b.code}, x${a.code} + y${b.code})`,
        arrays: { x, y, z },
      })),
    );
    cases.forEach(({ x, y, z, views: [a, b, c] }, i) => {
      using left = upload(x), right = upload(y), third = upload(z);
      const p = a.of(left), q = b.of(right);
      using product = p.multiply(q), sum = p.add(q), large = c.of(third).greater(4);
      using result = large.where(product, sum);
      const { dtype, shape, data } = references[i]!;
      const label = `${x.dtype}${a.code} ${y.dtype}${b.code} ${z.dtype}${c.code}`;
      assert.equal(result.dtype, dtype, label);
      assert.deepEqual(result.shape, shape, label);
      assert.deepEqual(result.toHost(), data, label);
    });
  });

  test("of many elements are loaded as vectors, whatever their alignment", () => {
    const random = new Random("vectors");
    const length = 2 ** 16 + 4099;
    for (const dtype of ["u8", "bool", "f16", "bf16", "i16", "f32", "f64"] as const) {
      const { data } = numbers(dtype, [length], random);
      using x = device.array(data as never, { dtype }) as DeviceArray;
      const other = dtype === "u8" ? "f32" : dtype;
      using y = x.astype(other);
      const expected = Float64Array.from(x.toFloat32());
      for (const start of [0, 1]) {
        const tail = x.slice([start, null]), shifted = y.slice([0, length - start]);
        using sum = dtype === "bool" ? tail.logicalXor(shifted) : tail.add(shifted);
        const got = sum.toFloat32();
        let wrong = 0;
        for (let i = 0; i < got.length; i++) {
          const [a, b] = [expected[i + start]!, expected[i]!];
          if (got[i] !== (dtype === "bool" ? a ^ b : a + b)) wrong++;
        }
        assert.equal(wrong, 0, `${dtype} from ${start}`);
      }
    }
  });

  test("of many elements are broadcast along rows and columns", () => {
    for (const [rows, columns] of [[512, 256], [300, 301]] as const) {
      using x = device.array(Float32Array.from({ length: rows * columns }, (_, i) => i % 1009), {
        shape: [rows, columns],
      });
      using row = device.array(Float32Array.from({ length: columns }, (_, i) => i));
      using column = device.array(Float32Array.from({ length: rows }, (_, i) => 1000 * i), {
        shape: [rows, 1],
      });
      using first = x.add(row), result = first.add(column), turned = x.transpose().add(column.transpose());
      const values = result.toHost(), other = turned.toHost();
      let wrong = 0;
      for (let r = 0; r < rows; r++) {
        for (let c = 0; c < columns; c++) {
          const element = (r * columns + c) % 1009;
          if (values[r * columns + c] !== element + c + 1000 * r) wrong++;
          if (other[c * rows + r] !== element + 1000 * r) wrong++;
        }
      }
      assert.equal(wrong, 0, `${rows} × ${columns}`);
    }
  });

  test("of many elements may be transposed", () => {
    const shapes = [[257, 260], [64, 32, 33], [3, 170, 129]] as const;
    for (const [i, dtype] of (["f32", "u8", "f64", "bool"] as const).entries()) {
      const shape = shapes[i % shapes.length]!, size = shape.reduce((product, extent) => product * extent, 1);
      const data = numbers(dtype, [size], new Random(dtype)).data;
      using x = device.array(data as never, { shape, dtype }) as DeviceArray;
      const turned = x.transpose();
      using y = turned.copy(), number = device.zeros([1], dtype).fill(1);
      const operation = dtype === "bool" ? "bitwiseXor" : "add";
      using expected = y[operation](y), result = turned[operation](y), other = y[operation](turned);
      assert.ok(result.equals(expected) && other.equals(expected), `${dtype} [${shape}]`);
      using into = device.zeros(shape, expected.dtype);
      turned[operation](number, { into: into.transpose() });
      using more = x[operation](number);
      assert.ok(into.equals(more), `${dtype} [${shape}], into a transposed array`);
      y[operation](turned, { into: y });
      assert.ok(y.equals(expected), `${dtype} [${shape}], in place`);
    }
  });

  test("may be empty, or have no dimensions", () => {
    using empty = device.zeros([0, 3], "f32"), row = device.zeros([3], "f32");
    using sum = empty.add(row);
    assert.deepEqual(sum.shape, [0, 3]);
    using point = device.array(new Int32Array([41]), { shape: [] });
    using next = point.add(1);
    assert.deepEqual([next.shape, next.toHost()], [[], new Int32Array([42])]);
    using many = row.add(point);
    assert.deepEqual(many.toHost(), new Float64Array([41, 41, 41]));
  });

  test("may have many axes that cannot be merged", () => {
    const shape = new Array<number>(10).fill(2);
    using x = device.array(Int32Array.from({ length: 1024 }, (_, i) => i), { shape });
    using turned = x.transpose().add(0);
    const values = turned.toHost();
    for (let i = 0; i < 1024; i++) {
      const reversed = Number.parseInt([...i.toString(2).padStart(10, "0")].reverse().join(""), 2);
      assert.equal(values[i], reversed);
    }
  });

  test("numbers take the type of the array", () => {
    using bytes = device.array(new Uint8Array([1, 250])), halves = bytes.astype("f16");
    const dtypeOf = (array: DeviceArray): DType => {
      using owned = array;
      return owned.dtype;
    };
    assert.equal(dtypeOf(bytes.add(5)), "u8");
    assert.equal(dtypeOf(bytes.add(5n)), "u8");
    assert.equal(dtypeOf(bytes.add(0.5)), "f64");
    assert.equal(dtypeOf(halves.multiply(0.1)), "f16");
    assert.equal(dtypeOf(bytes.add(1, { dtype: "i32" })), "i32");
    using wrapped = bytes.add(10), wide = bytes.add(10, { dtype: "u16" });
    assert.deepEqual(wrapped.toHost(), new Uint8Array([11, 4]));
    assert.deepEqual(wide.toHost(), new Uint16Array([11, 260]));
    using less = bytes.less(300), more = bytes.greater(-1);
    assert.deepEqual([...less.toHost(), ...more.toHost()], [1, 1, 1, 1]);
  });

  test("are converted to f16 with one rounding", () => {
    using x = device.array(new Float64Array([1 + 2 ** -11 + 2 ** -30, 1 + 2 ** -11, 1e6, -65519, NaN]));
    using halves = x.add(0, { dtype: "f16" });
    assert.deepEqual([...halves.toFloat32()], [1 + 2 ** -10, 1, Infinity, -65504, NaN]);
  });

  test("have types that the compiler knows", () => {
    using floats = device.array(new Float32Array([1])), words = device.array(new Int32Array([3]));
    using bytes = device.array(new Uint8Array([2]));
    // Each assignment is checked by the compiler; each assertion, at run time.
    const arrays = [];
    const sum: DeviceArray<"f64"> = floats.add(words);
    const doubled: DeviceArray<"u8"> = bytes.multiply(2), half: DeviceArray<"f64"> = bytes.multiply(0.5);
    const quotient: DeviceArray<"f64"> = words.divide(words), root: DeviceArray<"f16"> = bytes.sqrt();
    const isLess: DeviceArray<"bool"> = bytes.less(floats),
      wide: DeviceArray<"i16"> = bytes.add(1, { dtype: "i16" });
    const limited: DeviceArray<"f32"> = floats.clamp(0, null),
      chosen: DeviceArray<"i32"> = isLess.where(words, 0);
    arrays.push(sum, doubled, half, quotient, root, isLess, wide, limited, chosen);
    const expected = ["f64", "u8", "f64", "f64", "f16", "bool", "i16", "f32", "i32"];
    assert.deepEqual(arrays.map(({ dtype }) => dtype), expected);
    arrays.forEach((array) => array.dispose());
    const same: DeviceArray<"f32"> = bytes.add(1, { into: floats });
    assert.equal(same, floats);
  });

  test("signed and unsigned 64-bit integers are compared by value", () => {
    using x = device.array(new BigInt64Array([-1n, 0n, 2n ** 63n - 1n]));
    using y = device.array(new BigUint64Array([2n ** 64n - 1n, 0n, 2n ** 63n - 1n]));
    using equal = x.equal(y), less = x.less(y), greater = y.greater(x), atLeast = y.greaterEqual(x);
    const rows = [equal, less, greater, atLeast].map((array) => array.toHost().join(""));
    assert.deepEqual(rows, ["011", "100", "100", "111"]);
  });

  test("integers are compared by value with numbers outside of their type", () => {
    using x = device.array(new BigUint64Array([2n ** 64n - 1n])),
      y = device.array(new BigInt64Array([2n ** 63n - 1n]));
    using equal = x.equal(2n ** 64n), less = y.less(2n ** 63n), less2 = y.less(2 ** 63);
    using above = y.greater(-(2n ** 64n)), same = y.notEqual(2n ** 63n);
    const values = [equal, less, less2, above, same].map((array) => array.item());
    assert.deepEqual(values, [false, true, true, true, true]);
  });

  test("NaN is true as a number, too", () => {
    using x = device.array(new Float32Array([0, 1])), nan = device.full([], NaN, "f32");
    for (const name of ["logicalAnd", "logicalOr", "logicalXor"] as const) {
      using actual = x[name](NaN), expected = x[name](nan);
      assert.deepEqual(actual.toHost(), expected.toHost(), name);
    }
    using chosen = x.logicalOr(-0);
    assert.deepEqual([...chosen.toHost()], [0, 1]);
  });

  test("clamp() without limits copies", () => {
    using x = device.array(new Float32Array([NaN, -0, 5])), into = device.empty([3], "f32");
    using copied = x.clamp(null, null);
    assert.notEqual(copied.pointer, x.pointer);
    x.clamp(null, null, { into });
    for (const array of [copied, into]) assert.deepEqual(array.toHost(), x.toHost());
  });

  test("integers to negative powers are truncated", () => {
    using x = device.array(new Int32Array([-2, -1, 0, 1, 2, 3])), y = device.array(new Int32Array([-3]));
    using power = x.power(y), cube = x.power(3);
    assert.deepEqual([...power.toHost()], [0, -1, 0, 1, 0, 0]);
    assert.deepEqual([...cube.toHost()], [-8, -1, 0, 1, 8, 27]);
  });
});

describe("results of arithmetic", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("are stored in existing arrays of any strides and a type of the same kind", () => {
    using x = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
    using frame = device.zeros([3, 4], "f64");
    const target = frame.slice([null, null, -2], [1, null]);
    assert.equal(x.multiply(1.5, { into: target }), target);
    assert.deepEqual([...frame.toHost()], [0, 6, 7.5, 9, 0, 0, 0, 0, 0, 1.5, 3, 4.5]);
    using halves = device.zeros([2, 3], "f16");
    x.add(0.1, { into: halves });
    assert.deepEqual(
      [...halves.toFloat32()].map((value) => value.toFixed(2)).join(),
      "1.10,2.10,3.10,4.10,5.10,6.10",
    );
  });

  test("may replace an operand", () => {
    using x = device.array(Float32Array.from({ length: 100_000 }, (_, i) => i));
    x.add(x, { into: x });
    x.multiply(0.5, { into: x });
    assert.ok(x.toHost().every((value, i) => value === i));
  });

  test("may overlap an operand", () => {
    using x = device.array(Int32Array.from({ length: 70_000 }, (_, i) => i));
    x.slice([0, -1]).add(x.slice([1, null]), { into: x.slice([1, null]) });
    assert.ok(x.toHost().every((value, i) => value === (i === 0 ? 0 : 2 * i - 1)));
    using y = device.array(new Int32Array([1, 2, 3, 4]));
    y.flip().add(0, { into: y });
    y.slice([0, 1]).add(y, { into: y });
    assert.deepEqual([...y.toHost()], [8, 7, 6, 5]);
  });

  test("are ordered on streams and captured in graphs", () => {
    using first = device.createStream(), second = device.createStream();
    using x = device.array(new Float32Array([1, 2]), { stream: first });
    using y = x.add(1, { stream: second });
    assert.deepEqual([...y.toHost()], [2, 3]);
    using graph = device.capture((stream) => {
      x.add(y, { into: y, stream });
    });
    using executable = graph.instantiate();
    executable.launch();
    executable.launch();
    assert.deepEqual([...y.toHost()], [4, 7]);
  });

  test("keep the layout of images", () => {
    using image = device.zeros([2, 2, 3], "u8", { layout: "HWC" });
    using mean = device.array(new Float32Array([1, 2, 3]));
    using centered = image.subtract(mean);
    assert.equal(centered.layout, "HWC");
  });

  test("are rejected with the reason", () => {
    const before = device.memoryInUse();
    {
      using x = device.array(new Float32Array([1, 2, 3])), bytes = device.zeros([3], "u8");
      using whole = device.zeros([3], "i32"), flags = x.greater(1), pairs = device.zeros([3], "complex64");
      using words = device.zeros([1], "u64");
      const wrong: [() => unknown, RegExp][] = [
        [() => x.add("1" as never), /^TypeError: add: other: expected a DeviceArray or a number, got "1"/],
        [() => x.add(pairs), /^TypeError: add: other: expected real elements, got an array of complex64/],
        [() => flags.subtract(flags), /^TypeError: subtract: expected numbers, got bool and bool/],
        [
          () => x.add(bytes.slice([0, 2])),
          /add: expected shapes that broadcast .*, got this \[3\] and other \[2\]$/,
        ],
        [
          () => whole.broadcastTo([2, 3]).subtract(bytes.slice([0, 2])),
          /other \[2\]; other fits as \[2, 1\]: use unsqueeze\(1\), or \{ keepDims: true \} for a reduction$/,
        ],
        [
          () => x.add(device.zeros([0, 0], "f32")),
          /got this \[3\] and other \[0, 0\]$/,
        ],
        [
          () => x.add(1, { into: whole }),
          /into: expected an array that can hold f32, got i32; pass dtype: "i32"/,
        ],
        [
          () => x.add(1, { into: x.slice([1, null]) }),
          /into: expected shape \[3\], that of the result, got \[2\]/,
        ],
        [
          () => x.add(1, { into: x.index(0).broadcastTo([3]) }),
          /expected an array whose elements have different/,
        ],
        [
          () => bytes.add(300),
          /add: expected an integer from 0 to 255, the range of u8, got 300; pass \{ dtype \}/,
        ],
        [() => x.bitwiseAnd(1), /^TypeError: bitwiseAnd: expected integers or bool, got f32 and a number/],
        [
          () => words.bitwiseXor(whole),
          /: expected integers or bool, got u64 and i32; no integer type holds both, so convert one with astype/,
        ],
        [() => x.equal(1, { dtype: "f32" }), /equal: expected no dtype, because the result is bool/],
        [() => x.sqrt({ dtype: "i32" }), /sqrt: expected a floating-point type, got dtype i32/],
        [
          () => x.add(1, { out: x } as never),
          /^TypeError: add: options: expected only into, dtype, stream, got out; did you mean "into"\?/,
        ],
        [
          () => x.add([1, 2, 3] as never),
          /^TypeError: add: other: expected a DeviceArray or a number, got a JavaScript array \[1, 2, 3\]; use device\.array\(new Float32Array\(\[1, 2, 3\]\)\)$/,
        ],
        [() => x.less([[1], [2]] as never), /; use device\.array\(new Float32Array\(…\), \{ shape \}\)$/],
        [() => x.add(new Float32Array(3) as never), /add: other: .*; upload it with device\.array\(\)$/],
        [
          () => x.matmul([1, 2, 3] as never),
          /matmul: other: expected a DeviceArray, got a JavaScript array .*; use device\.array/,
        ],
        [
          // @ts-expect-error The condition is the array before the dot.
          () => x.where(flags, 0),
          /^TypeError: where: expected a bool array as the condition, got f32; write x\.greater\(3\)\.where\(x, 0\)/,
        ],
        // @ts-expect-error A mask of numbers is no condition.
        [() => bytes.where(x, 0), /expected a bool array as the condition, got u8; .* x\.notEqual\(0\)/],
        [
          () => Number(x),
          /^TypeError: arrays have no operators: write x\.multiply\(2\) for x \* 2, x\.add\(y\) for x \+ y/,
        ],
        [() => "" + (x as unknown as string), /^TypeError: arrays have no operators/],
        [() => (x as never as number) > 3, /^TypeError: arrays have no operators/],
        [
          () => x.unsqueeze(0).index(0, [0, 1] as never),
          /^TypeError: index\[1\]: expected an integer from -3 to 2, got \[0, 1\]; take\(\) takes lists and arrays of indices, slice\(\) ranges$/,
        ],
        [
          () => x.slice(0 as never),
          /^TypeError: slice\[0\]: expected null or \[start, stop, step\], got 0; write slice\(\[0\]\)$/,
        ],
      ];
      for (const [call, message] of wrong) {
        assert.throws(call, (error) => message.test(String(error)) || assert.fail(String(error)));
      }
      using next = x.add(1);
      assert.deepEqual([...next.toHost()], [2, 3, 4]);
      assert.equal(`${next}`, String(next));
    }
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });
});
