/** `take()` and `compress()`, against NumPy. */
import assert from "node:assert/strict";
import type { Device, DeviceArray, DType } from "../../mod.ts";
import { DTYPES, hostView } from "../../src/base/dtype.ts";
import { evaluateWithNumpy, type ReferenceArray } from "../support/numpy_reference.ts";
import { missing } from "../support/python.ts";
import { Random } from "../support/random.ts";
import { onGpu } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { useTestDevice } from "../support/suite_device.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

let device: Device;
useTestDevice((opened) => device = opened);

/** Returns elements with random bits; of bool, 0 and 1. */
function hostArray(dtype: DType, shape: readonly number[]): ReferenceArray {
  const random = new Random(`${dtype} ${shape}`),
    size = shape.reduce((product, extent) => product * extent, 1);
  const limit = dtype === "bool" ? 2 : 256;
  const bytes = Uint8Array.from({ length: size * DTYPES[dtype].itemSize }, () => random.below(limit));
  return { dtype, shape, data: hostView(dtype, bytes.buffer) };
}

/** Returns integers from `low` to below `high`. */
function integers(dtype: DType, shape: readonly number[], low: number, high: number): ReferenceArray {
  const random = new Random(`${dtype} ${shape} ${low}`), size = shape.reduce((a, b) => a * b, 1);
  const numbers = Array.from({ length: size }, () => low + random.below(high - low));
  const data = hostView(
    dtype,
    new ArrayBuffer(size * DTYPES[dtype].itemSize),
  ) as unknown as (number | bigint)[];
  const isWide = DTYPES[dtype].itemSize === 8;
  numbers.forEach((number, i) => data[i] = isWide ? BigInt(number) : number);
  return { dtype, shape, data: data as unknown as ReferenceArray["data"] };
}

const bytesOf = ({ data }: ReferenceArray) => new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

function assertSameBytes(actual: DeviceArray, expected: ReferenceArray, name: string): void {
  assert.deepEqual(actual.shape, expected.shape, name);
  const host = actual.toHost() as Uint8Array;
  assert.deepEqual(new Uint8Array(host.buffer), bytesOf(expected), name);
}

const VIEWS: readonly (readonly [(x: DeviceArray) => DeviceArray, string])[] = [
  [(x) => x, "x"],
  [(x) => x.transpose(), "x.T"],
  [(x) => x.slice([null, null, 2], [1, null], [null, null, -1]), "x[::2, 1:, ::-1]"],
  [(x) => x.slice(null, null, [0, 4]), "x[:, :, :4]"],
  [(x) => x.index(1), "x[1]"],
];

const INDEX_TYPES = ["i64", "u8", "i8", "u16", "i16", "u32", "i32", "u64"] as const;

describe("take()", { skip: missing("numpy") }, () => {
  test("is NumPy's for all element types, index types, strides and axes", () => {
    let turn = 0;
    const cases = (Object.keys(DTYPES) as DType[]).flatMap((dtype) =>
      VIEWS.map(([view, code]) => {
        const indexType = INDEX_TYPES[turn % INDEX_TYPES.length]!, shape = [[7], [3, 2], [], [0]][turn % 4]!;
        const axis = [0, -1, undefined, 1][Math.floor(turn / 2) % 4], signed = indexType.startsWith("i");
        turn += 1;
        const array = hostArray(dtype, [6, 5, 8]),
          indices = integers(indexType, shape, signed ? -100 : 0, 100);
        // NumPy lacks bf16: its bits move as those of u16.
        const known = { ...array, dtype: dtype === "bf16" ? "u16" : dtype } as ReferenceArray;
        const python = `np.take(${code}, i.astype('i8'), ${axis ?? "None"}, mode='wrap')`;
        return { view, array, indices, axis, known, python };
      })
    );
    const references = evaluateWithNumpy(cases.map(({ python, known, indices }) => ({
      // NumPy's complex numbers as pairs of floats.
      code: known.dtype.startsWith("complex")
        ? `(lambda taken: np.stack([taken.real, taken.imag], -1))(${python})`
        : python,
      arrays: { x: known, i: indices },
    })));
    cases.forEach(({ view, array, indices, axis, python }, n) => {
      using x = device.array(array as never) as DeviceArray;
      using i = device.array(indices as never) as DeviceArray<"i64">;
      const before = device.memoryInUse(), isComplex = array.dtype.startsWith("complex");
      {
        using taken = view(x).take(i, { axis });
        const { shape, ...reference } = references[n]!;
        assert.equal(taken.dtype, array.dtype);
        assertSameBytes(
          taken,
          { ...reference, shape: isComplex ? shape.slice(0, -1) : shape },
          `${array.dtype} ${python}`,
        );
      }
      assert.equal(device.memoryInUse(), before, "memory in use");
    });
  });
});

describe("take() and compress()", () => {
  test("take lists, single indices and typed arrays, and count negative ones from the end", () => {
    using x = device.array(new Int32Array([10, 11, 12, 20, 21, 22]), { shape: [2, 3] });
    const expectTaken = (taken: DeviceArray, shape: number[], values: number[]) => {
      assert.deepEqual([...taken.shape], shape);
      assert.deepEqual([...taken.toHost() as Int32Array], values);
      taken.dispose();
    };
    expectTaken(x.take([0, -1], { axis: 1 }), [2, 2], [10, 12, 20, 22]);
    expectTaken(x.take(-1, { axis: 0 }), [3], [20, 21, 22]);
    expectTaken(x.take([5, -6]), [2], [22, 10]);
    expectTaken(x.transpose().take(1), [], [20]);
    expectTaken(x.take(new Uint8Array([1]), { axis: 0 }), [1, 3], [20, 21, 22]);
    expectTaken(x.take(new BigInt64Array([-1n]), { axis: 0 }), [1, 3], [20, 21, 22]);
    expectTaken(x.take([], { axis: 0 }), [0, 3], []);
    expectTaken(x.index(0, 0).take([0, 0]), [2], [10, 10]);
  });

  test("use the indices of argSort() and topK()", () => {
    using scores = device.array(new Float32Array([0.25, 0.75, 0.5]));
    using boxes = device.array(new Float32Array([1, 1, 2, 2, 3, 3]), { shape: [3, 2] });
    using order = scores.argSort({ descending: true });
    using sorted = boxes.take(order, { axis: 0 }), ranked = scores.take(order);
    assert.deepEqual([...sorted.toHost(), ...ranked.toHost()], [2, 2, 3, 3, 1, 1, 0.75, 0.5, 0.25]);
  });

  test("wrap indices of the device that are out of range, of 64 bits, too", () => {
    using x = device.array(new Float32Array([0, 1, 2]));
    using signed = device.array(new BigInt64Array([3n, -4n, 2n ** 63n - 1n, -(2n ** 63n)]));
    using unsigned = device.array(new BigUint64Array([2n ** 64n - 1n, 2n ** 63n]));
    using a = x.take(signed), b = x.take(unsigned);
    const wrap = (index: bigint) => Number(((index % 3n) + 3n) % 3n);
    assert.deepEqual([...a.toHost()], [3n, -4n, 2n ** 63n - 1n, -(2n ** 63n)].map(wrap));
    assert.deepEqual([...b.toHost()], [2n ** 64n - 1n, 2n ** 63n].map(wrap));
  });

  test("store in arrays of any strides, even in their operands, and on a stream of a capture", () => {
    using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
    using order = device.array(new BigInt64Array([1n, 0n]));
    const wide = device.zeros([2, 4], "f32"), columns = wide.slice(null, [null, null, 2]);
    assert.equal(x.take(order, { axis: 0, into: columns }), columns);
    assert.deepEqual([...wide.toHost()], [3, 0, 4, 0, 1, 0, 2, 0]);
    x.take(order, { axis: 1, into: x });
    assert.deepEqual([...x.toHost()], [2, 1, 4, 3]);
    order.take([1, 0], { into: order });
    assert.deepEqual([...order.toHost()], [0n, 1n]);
    using result = device.zeros([2, 2], "f32"), stream = device.createStream();
    using graph = device.capture((captured) => x.take(order, { axis: 0, into: result, stream: captured }), {
      stream,
    });
    using executable = graph.instantiate();
    x.fill(7);
    executable.launch(stream);
    assert.deepEqual([...result.toHost()], [7, 7, 7, 7]);
    wide.dispose();
  });

  test("keep the elements where a mask is true", () => {
    using x = device.array(new Int16Array([5, -1, 3, -2, 0, 8]), { shape: [2, 3] });
    using mask = x.greater(0);
    using kept = x.compress(mask), columns = x.transpose().compress(mask.transpose());
    assert.deepEqual([...kept.toHost()], [5, 3, 8]);
    assert.deepEqual([...columns.toHost()], [5, 3, 8]);
    using last = mask.index(1).compress(mask.index(0));
    assert.deepEqual([...last.toHost()], [0, 1]);
    using picked = x.compress(mask.index(0), { axis: -1 });
    assert.deepEqual(picked.shape, [2, 2]);
    assert.deepEqual([...picked.toHost()], [5, 3, -2, 8]);
    using listed = x.compress([true, false, true], { axis: 1 }),
      row = x.index(0).compress([false, true, true]);
    assert.deepEqual([[...listed.toHost()], [...row.toHost()]], [[5, 3, -2, 8], [-1, 3]]);
    using nowhere = x.greater(100), none = x.compress(nowhere);
    using noMask = none.greater(0), empty = none.compress(noMask);
    assert.deepEqual([none.shape, empty.shape], [[0], [0]]);
    using large = device.arange(70_001, "i32"), bits = large.bitwiseAnd(1), odd = bits.equal(1);
    using odds = large.compress(odd), expected = device.arange(70_001, "i32", { start: 1, step: 2 });
    assert.ok(odds.equals(expected));
  });

  test("need an array of indices in a capture", () => {
    using x = device.arange(3, "i32"), stream = device.createStream();
    for (const indices of [[0], 1, new Int32Array([2])]) {
      assert.throws(
        () => device.capture(() => void x.take(indices, { stream }), { stream }),
        /a graph cannot upload indices; create a DeviceArray of them before the capture, such as device\.array/,
      );
    }
  });

  test("compress() and unique() cannot be captured: the size of the result depends on the data", () => {
    using x = device.array(new Float32Array([1, 2])), mask = x.greater(1), stream = device.createStream();
    for (
      const call of [
        () => x.compress(mask, { stream }),
        () => x.compress([true, false], { stream }),
        () => x.unique({ stream }),
      ]
    ) {
      const message = /a graph cannot contain it, because the size of the result depends on the data/;
      assert.throws(() => device.capture(() => void call(), { stream }), message);
      using result = call();
      assert.ok(result.size > 0);
    }
  });

  test("name what was expected of wrong arguments, and leave nothing allocated", () => {
    using x = device.zeros([2, 3], "f32"),
      floats = device.zeros([2], "f32"),
      mask = device.zeros([3], "bool");
    using empty = device.zeros([0, 3], "f32"), complex = device.zeros([2], "complex64");
    const before = device.memoryInUse();
    const wrong: [() => unknown, RegExp][] = [
      [() => x.take([2], { axis: 0 }), /take: indices\[0\]: expected an integer from -2 to 1, got 2$/],
      [() => x.take([0, 0.5]), /take: indices\[1\]: expected an integer from -6 to 5, got 0\.5$/],
      [() => x.take(6), /take: indices: expected an integer from -6 to 5, got 6$/],
      [
        () => x.take([[0]] as never),
        /indices\[0\]: .* got \[0\]; upload several dimensions with device\.array\(\)$/,
      ],
      [() => x.take("0" as never), /take: indices: expected a DeviceArray of integers, a list .* got "0"$/],
      [
        () => x.take(floats as never),
        /expected integers, got an array of f32; convert them with astype\("i64"\)$/,
      ],
      [() => x.take(mask as never), /expected integers, got an array of bool; compress\(\) takes a mask$/],
      [
        () => empty.take([0], { axis: 0 }),
        /take: indices\[0\]: expected none, because the axis is empty, got 0$/,
      ],
      [() => x.take([0], { axis: 2 }), /take: axis: expected an integer from -2 to 1, got 2$/],
      [
        () => x.take([0], { into: x }),
        /take: into: expected an array of f32 \[1\], as the result, got f32 \[2, 3\]$/,
      ],
      [() => x.take([0], { dim: 0 } as never), /take: options: expected only axis, into, stream, got dim/],
      [
        () => x.compress(floats as never),
        /compress: mask: expected a bool array, got an array of f32; x\.greater/,
      ],
      [
        () => x.compress(mask),
        /compress: mask: expected shape \[2, 3\], got \[3\]; \{ axis: 1 \} selects along an axis$/,
      ],
      [() => x.compress(mask, { axis: 0 }), /compress: mask: expected shape \[2\], got \[3\]$/],
      [() => x.compress([true], { axis: 0 }), /compress: mask: expected shape \[2\], got \[1\]$/],
      [
        () => x.compress([true, 1] as never, { axis: 0 }),
        /compress: mask: expected a DeviceArray of bool or a list of booleans, got \[true, 1\]$/,
      ],
      [
        () => x.compress([[true]] as never),
        /got \[\[true\]\]; upload several dimensions with device\.array\(\)$/,
      ],
      [() => x.compress("1" as never), /expected a DeviceArray of bool or a list of booleans, got "1"$/],
      [
        () => x.index([0, 1] as never),
        /index\[0\]: .*; take\(\) takes lists and arrays of indices, slice\(\) ranges$/,
      ],
      [() => x.index(complex as never), /index\[0\]: .*; take\(\) takes lists and arrays of indices/],
    ];
    for (const [call, message] of wrong) assert.throws(call, { message });
    using indices = device.zeros([1], "i32");
    assert.throws(() => empty.take(indices, { axis: 0 }), /expected none, because the axis is empty, got 1$/);
    indices.dispose();
    assert.equal(device.memoryInUse(), before);
    using taken = x.take([1], { axis: 0 });
    assert.deepEqual(taken.shape, [1, 3]);
  });
});
