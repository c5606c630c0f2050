/**
 * Round trips through NumPy, CuPy and PyTorch with the dtypes, shapes and strides of their native protocol
 * tests.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Device, type DeviceArray, type DType, DTYPES } from "../../mod.ts";
import { kwargs, type PyObject } from "../../src/python/mod.ts";
import { onGpu, openTestDevice, settle } from "../support/device.ts";
import { missing, testPython } from "../support/python.ts";

interface Library {
  readonly gpu: boolean;
  /** The functions by which the library imports an array. */
  readonly takes: Readonly<Record<string, (library: PyObject, x: DeviceArray) => PyObject>>;
  readonly dtypes: readonly DType[];
  /** True if its arrays can have negative strides. */
  readonly negativeStrides: boolean;
}

const dlpack = (library: PyObject, x: DeviceArray): PyObject => library.callMethod("from_dlpack", x);
const COMMON: readonly DType[] = [
  "bool",
  "u8",
  "i8",
  "i16",
  "i32",
  "i64",
  "f16",
  "f32",
  "f64",
  "complex64",
  "complex128",
];
const UNSIGNED: readonly DType[] = ["u16", "u32", "u64"];

const LIBRARIES: Readonly<Record<string, Library>> = {
  numpy: {
    gpu: false,
    takes: { from_dlpack: dlpack, asarray: (library, x) => library.callMethod("asarray", x) },
    dtypes: [...COMMON, ...UNSIGNED],
    negativeStrides: true,
  },
  cupy: {
    gpu: true,
    takes: { from_dlpack: dlpack, asarray: (library, x) => library.callMethod("asarray", x) },
    dtypes: [...COMMON, ...UNSIGNED],
    negativeStrides: false,
  },
  torch: {
    gpu: true,
    takes: {
      from_dlpack: dlpack,
      as_tensor: (library, x) => library.callMethod("as_tensor", x, kwargs({ device: "cuda" })),
    },
    dtypes: COMMON,
    negativeStrides: false,
  },
};

/** Views of [[0, 1, 2], [3, 4, 5]] and their elements. */
const LAYOUTS: Readonly<Record<string, [make: (x: DeviceArray) => DeviceArray, values: number[]]>> = {
  "in C order": [(x) => x, [0, 1, 2, 3, 4, 5]],
  "of one element, without axes": [(x) => x.index(1, 2), [5]],
  "empty": [(x) => x.slice([0, 0]), []],
  "with axes of one element": [(x) => x.slice([1, 2], [1, 2]), [4]],
  "with new axes": [(x) => x.unsqueeze(0).unsqueeze(3), [0, 1, 2, 3, 4, 5]],
  "transposed": [(x) => x.transpose(), [0, 3, 1, 4, 2, 5]],
  "with every other element": [(x) => x.slice(null, [null, null, 2]), [0, 2, 3, 5]],
  "that starts in the middle": [(x) => x.slice([1, 2], [1, 3]), [4, 5]],
  "that repeats rows": [(x) => x.index(1).broadcastTo([4, 3]), [3, 4, 5, 3, 4, 5, 3, 4, 5, 3, 4, 5]],
  "backwards": [(x) => x.flip(), [5, 4, 3, 2, 1, 0]],
};

for (const [name, { gpu, takes, dtypes, negativeStrides }] of Object.entries(LIBRARIES)) {
  const skip = gpu !== onGpu ? `of ${gpu ? "a GPU" : "the software device"}` : missing(name) ?? false;
  describe(`arrays through ${name}`, { skip }, () => {
    let device: Device;
    let library: PyObject;
    let values: PyObject;
    before(async () => {
      device = await openTestDevice();
      const python = testPython();
      library = python.import(name);
      python.exec("def values(x): return [complex(v).real for v in x.flatten().tolist()]");
      values = python.eval("values");
    });
    after(() => {
      testPython().exec("import gc; gc.collect()");
      settle(device);
      assert.equal(device.memoryInUse(), 0, "memory is still allocated");
      device.dispose();
    });

    function there(
      view: DeviceArray,
      expected: number[],
      take: (library: PyObject, x: DeviceArray) => PyObject,
    ): void {
      using theirs = take(library, view);
      using shape = theirs.attr("shape");
      assert.deepEqual(Array.from(shape.toJs() as number[]), view.shape);
      using read = values.call(theirs);
      assert.deepEqual(read.toJs(), expected);
      using back = testPython().fromPython(theirs, { device });
      assert.equal(back.dtype, view.dtype);
      assert.deepEqual(back.shape, view.shape);
      if (view.size > 0) assert.equal(back.pointer, view.pointer, "no copy");
      assert.deepEqual(back.toHost(), view.toHost());
    }

    for (const [how, take] of Object.entries(takes)) {
      for (const dtype of dtypes) {
        test(`${dtype} by ${how}`, () => {
          using numbers = device.array(new Float64Array([0, 1, 2, 3, 4, 5]), { shape: [2, 3] });
          using x = numbers.astype(dtype);
          there(x, DTYPES[dtype].kind === "bool" ? [0, 1, 1, 1, 1, 1] : [0, 1, 2, 3, 4, 5], take);
        });
      }
      for (const [layout, [make, expected]] of Object.entries(LAYOUTS)) {
        if (layout === "backwards" && !negativeStrides) continue;
        // CuPy's asarray() rejects the null pointer that the CUDA Array Interface requires for empty arrays.
        if (layout === "empty" && name === "cupy" && how === "asarray") continue;
        test(`an array ${layout} by ${how}`, () => {
          using x = device.array(new Float32Array([0, 1, 2, 3, 4, 5]), { shape: [2, 3] });
          there(make(x), expected, take);
        });
      }
      test(`pitched rows by ${how}`, () => {
        using x = device.emptyPitched([2, 3], "f32");
        x.copyFrom(new Float32Array([1, 2, 3, 4, 5, 6]));
        assert.ok(x.strides[0]! > 12);
        there(x, [1, 2, 3, 4, 5, 6], take);
      });
    }
  });
}

describe("CuPy's managed memory", { skip: onGpu ? missing("cupy") ?? false : "needs a GPU" }, () => {
  test("is used in place", async () => {
    using device = await openTestDevice();
    const python = testPython();
    python.exec(`
import cupy
with cupy.cuda.using_allocator(cupy.cuda.MemoryPool(cupy.cuda.malloc_managed).malloc):
    managed = cupy.arange(4, dtype=cupy.float32)
`);
    using managed = python.eval("managed");
    using back = python.fromPython(managed, { device });
    assert.deepEqual(back.toHost(), new Float32Array([0, 1, 2, 3]));
    back.fill(7);
    settle(device);
    assert.equal(String(managed), "[7. 7. 7. 7.]");
  });
});
