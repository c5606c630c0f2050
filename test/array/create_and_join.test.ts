/** Arrays of equal and of evenly spaced numbers, joined arrays, and single elements, against NumPy. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray, DType } from "../../mod.ts";
import { encodeNpy } from "../../src/formats/npy.ts";
import { openTestDevice, settle } from "../support/device.ts";
import { evaluateWithNumpy, type Expression } from "../support/numpy_reference.ts";
import { missing } from "../support/python.ts";
import { useTestDevice } from "../support/suite_device.ts";

const NAMES: Readonly<Record<string, string>> = {
  u8: "uint8",
  i8: "int8",
  u16: "uint16",
  i32: "int32",
  i64: "int64",
  u64: "uint64",
  f16: "float16",
  f32: "float32",
  f64: "float64",
};
const RANGES: readonly (readonly [stop: number, dtype: string, start?: number, step?: number])[] = [
  [10, "i64"],
  [0, "i32"],
  [-3, "f32"],
  [5.5, "i32"],
  [1000, "u16", 7, 13],
  [-20, "i8", 20, -3],
  [256, "u8", 0, 1],
  [1, "f64", 0, 0.125],
  [2, "f32", -2, 0.25],
  [-2, "f16", 3, -0.5],
  [5, "u64", 5, 1],
  [-5, "i64", 10, -15],
];

describe("arrays of numbers", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("have equal elements", () => {
    using ones = device.ones([2, 3], "f16"), sevens = device.full([2], 7, "u8", { layout: "W" });
    assert.deepEqual([ones.shape, [...ones.toFloat32()]], [[2, 3], [1, 1, 1, 1, 1, 1]]);
    assert.deepEqual([[...sevens.toHost()], sevens.layout], [[7, 7], "W"]);
    using truth = device.ones(2, "bool"), pairs = device.full([1], [2, -1], "complex64");
    assert.deepEqual([[...truth.toHost()], [...pairs.toHost()]], [[1, 1], [2, -1]]);
    const before = device.memoryInUse();
    assert.throws(
      () => device.full([2], "f32" as never, 7 as never),
      /value: expected the value of the elements, got "f32"; the dtype follows it/,
    );
    assert.throws(
      () => device.full([2], 256, "u8"),
      /value: expected an integer from 0 to 255 for u8, got 256/,
    );
    assert.equal(device.memoryInUse(), before);
  });

  test("have evenly spaced elements", { skip: missing("numpy") }, () => {
    const references = evaluateWithNumpy(RANGES.map(([stop, dtype, start = 0, step = 1]): Expression => ({
      code: `np.arange(${start}, ${stop}, ${step}).astype(np.${NAMES[dtype]})`,
      arrays: {},
    })));
    RANGES.forEach(([stop, dtype, start, step], i) => {
      using range = device.arange(stop, dtype as "f32", { start, step });
      const { data, shape } = references[i]!;
      assert.deepEqual(
        [range.dtype, range.shape, range.toHost() as unknown],
        [dtype, shape, data],
        `${RANGES[i]}`,
      );
    });
    // Rounded once: NumPy adds up the rounding error of the step.
    using tenths = device.arange(1000, "f32", { step: 0.1 });
    assert.deepEqual(tenths.toHost(), Float32Array.from({ length: 10_000 }, (_, i) => i * 0.1));
  });

  test("are refused out of the range of their type", () => {
    assert.throws(() => device.arange(300, "u8"), /arange: expected integers from 0 to 255, .* got 299/);
    assert.throws(
      () => device.arange(3, "u8", { start: -1 }),
      /arange: expected integers from 0 to 255, .* got -1/,
    );
    assert.throws(
      () => device.arange(3, "i32", { step: 0.5 }),
      /step: expected an integer, because .* i32, got 0.5/,
    );
    assert.throws(() => device.arange(3, "f32", { step: 0 }), /step: expected a number other than 0, got 0/);
    assert.throws(() => device.arange(Infinity, "f32"), /stop: expected a finite number, got Infinity/);
    assert.throws(() => device.arange(3, "bool" as "u8"), /dtype: expected a type of numbers, got bool/);
    assert.throws(
      () => device.arange(3, "f32", { axis: 1 } as never),
      /expected only start, step, stream, got axis/,
    );
    assert.throws(
      () => device.arange(2, 7 as never, "f32" as never),
      /arange: dtype: expected the type after stop, got 7; use arange\(7, "f32", \{ start: 2 \}\)$/,
    );
    assert.throws(
      () => device.zeros([2], { dtype: "f32" } as never),
      /dtype: expected one of .*; pass it directly, not as an option$/,
    );
  });
});

test(
  "masks of other bytes than 0 and 1 are sorted and searched like NumPy's",
  { skip: missing("numpy") },
  async () => {
    using device = await openTestDevice();
    const data = new Uint8Array([255, 128, 0, 1, 255, 0, 7]);
    const arrays = { x: { dtype: "u8", shape: [7], data } } as const;
    const codes = [
      "np.unique(x.astype(bool))",
      "x.astype(bool).argsort(kind='stable')",
      "(~x.astype(bool)).argsort(kind='stable')[:3]",
      "np.array([False, True]).searchsorted(x.astype(bool), side='right')",
      "x.astype(bool).view(np.uint8)",
    ];
    const references = evaluateWithNumpy(codes.map((code) => ({ code, arrays })));
    using mask = device.array(data, { dtype: "bool" }),
      edges = device.array(new Uint8Array([0, 9]), { dtype: "bool" });
    using unique = mask.unique(),
      order = mask.argSort(),
      positions = edges.searchSorted(mask, { side: "right" });
    const { values, indices } = mask.topK(3);
    const results = [unique, order, indices, positions].map((array) => Array.from(array.toHost(), Number));
    results.push([...encodeNpy(mask).slice(-7)]);
    references.forEach(({ data }, i) =>
      assert.deepEqual(results[i], Array.from(data as Uint8Array, Number), codes[i]!)
    );
    values.dispose();
    indices.dispose();
  },
);

describe("joined arrays", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);
  const array = (shape: readonly number[], dtype: DType = "f32", first = 0): DeviceArray => {
    const count = shape.reduce((product, extent) => product * extent, 1);
    return device.array(Float32Array.from({ length: count }, (_, i) => first + i), { shape, dtype });
  };

  test("have the elements of all, in the promoted type", { skip: missing("numpy") }, () => {
    const cases = [
      { call: "concatenate", axis: 0, shapes: [[2, 3], [1, 3], [0, 3]], dtypes: ["f32", "f32", "f32"] },
      { call: "concatenate", axis: -1, shapes: [[2, 3, 1], [2, 3, 4]], dtypes: ["u8", "i8"] },
      { call: "concatenate", axis: 1, shapes: [[4, 2], [4, 5], [4, 1]], dtypes: ["i32", "f32", "f16"] },
      { call: "stack", axis: 0, shapes: [[2, 3], [2, 3]], dtypes: ["f32", "f32"] },
      { call: "stack", axis: -1, shapes: [[5], [5], [5]], dtypes: ["u8", "u16", "u8"] },
      { call: "stack", axis: 1, shapes: [[2, 3], [2, 3]], dtypes: ["i64", "u64"] },
      { call: "stack", axis: 0, shapes: [[], []], dtypes: ["f64", "f64"] },
    ] as const;
    const sources = cases.map(({ shapes, dtypes }) =>
      shapes.map((shape, i) => array(shape, dtypes[i]! as DType, 10 * i))
    );
    const references = evaluateWithNumpy(cases.map(({ call, axis }, at): Expression => ({
      code: `np.${call}([${sources[at]!.map((_, i) => `x${i}`)}], axis=${axis})`,
      arrays: Object.fromEntries(
        sources[at]!.map((one, i) => [`x${i}`, { dtype: one.dtype, shape: one.shape, data: one.toHost() }]),
      ) as Expression["arrays"],
    })));
    cases.forEach(({ call, axis }, at) => {
      using joined = device[call](sources[at]!, { axis });
      const { dtype, shape, data } = references[at]!;
      assert.deepEqual([joined.dtype, joined.shape, joined.toHost()], [dtype, shape, data], `${call} ${at}`);
      for (const source of sources[at]!) source.dispose();
    });
  });

  test("may be views, and are written into an array with gaps", () => {
    using x = array([2, 3]), wide = device.zeros([3, 8], "f32");
    const into = wide.slice(null, [2, 6]);
    assert.equal(device.concatenate([x.transpose(), x.transpose().flip()], { axis: 1, into }), into);
    using copy = into.copy();
    assert.deepEqual([...copy.toHost()], [0, 3, 5, 2, 1, 4, 4, 1, 2, 5, 3, 0]);
    using total = wide.sum();
    assert.equal(total.item(), 30);
    using image = device.zeros([2, 2, 3], "u8", { layout: "HWC" });
    using joined = device.concatenate([image, image]), stacked = device.stack([image, image]);
    assert.deepEqual([joined.layout, stacked.layout], ["HWC", undefined]);
    const typed: DeviceArray<"u8"> = joined;
    assert.equal(typed.dtype, "u8");
  });

  test("are refused if they do not fit", () => {
    using x = array([2, 3]), y = array([2, 4]), z = device.zeros([2, 3], "complex64"), scalar = array([]);
    using all = device.zeros([4, 3], "f32");
    const before = device.memoryInUse();
    const wrong: [() => unknown, RegExp][] = [
      [() => device.concatenate([]), /concatenate: expected a list of at least one DeviceArray, got \[\]/],
      [
        () => device.concatenate(x as never, y as never),
        /^TypeError: concatenate: expected a list .*, got .*; pass the arrays in a list: concatenate\(\[x, y\]\)$/,
      ],
      [() => device.stack(x as never, x as never), /; pass the arrays in a list: stack\(\[x, y\]\)$/],
      [
        () => device.concatenate([x, [1] as never]),
        /concatenate\[1\]: expected a DeviceArray, got a JavaScript array \[1\]; use device\.array/,
      ],
      [
        () => device.concatenate([x, y]),
        /concatenate: expected arrays whose extents are equal except along axis 0, got \[2, 3\] and \[2, 4\]/,
      ],
      [
        () => device.concatenate([x], { axis: 2 }),
        /concatenate: axis: expected an integer from -2 to 1, got 2/,
      ],
      [() => device.concatenate([scalar]), /at least one axis, got arrays without axes; use stack\(\)/],
      [
        () => device.stack([x, y], { axis: 1 }),
        /stack: expected arrays of one shape, got \[2, 3\] and \[2, 4\]/,
      ],
      [() => device.stack([x], { axis: 3 }), /stack: axis: expected an integer from -3 to 2, got 3/],
      [
        () => device.concatenate([x, z as never]),
        /arrays of one type, got f32 and complex64; convert with astype/,
      ],
      [() => device.concatenate([x, x], { into: y }), /into: expected f32 \[4, 3\], got f32 \[2, 4\]/],
      [
        () => device.concatenate([all.slice([0, 2]), x], { into: all }),
        /into: expected separate memory, got memory that overlaps an array/,
      ],
      [() => device.stack([x], { out: x } as never), /stack: options: .*got out; did you mean "into"\?/],
    ];
    for (const [call, message] of wrong) assert.throws(call, message);
    settle(device);
    assert.equal(device.memoryInUse(), before);
    using joined = device.concatenate([x, x], { into: all });
    assert.equal(joined.index(3, 2).item(), 5);
  });
});

describe("item()", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("returns the only element", () => {
    using x = device.array(new Float32Array([1.5, -2, 0]), { shape: [3, 1] });
    const number: number = x.index(1).item();
    assert.equal(number, -2);
    for (const dtype of ["f16", "bf16", "f64"] as const) {
      using other = x.astype(dtype);
      assert.equal(other.index(0).item(), 1.5);
    }
    using bytes = device.array(new Uint8Array([200, 100])), total = bytes.sum(), any = x.any();
    const sum: bigint = total.item(), truth: boolean = any.item();
    assert.deepEqual([sum, truth], [300n, true]);
    using pair = device.full([1], [2, -1], "complex128");
    assert.deepEqual(pair.item(), [2, -1]);
    assert.throws(() => x.item(), /item: expected an array of one element, got 3/);
    assert.throws(() => x.slice([0, 0]).item(), /item: expected an array of one element, got 0/);
  });
});
