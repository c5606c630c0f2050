import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device, DeviceArray, DType } from "../../mod.ts";
import { reportLater, stateOf, type StreamFailure } from "../../src/core/stream_state.ts";
import { kwargs, PythonError, tuple } from "../../src/python/mod.ts";
import { onGpu, openTestDevice, settle } from "../support/device.ts";
import { runProgram } from "../support/process.ts";
import { interpreter, missing, testPython } from "../support/python.ts";

const skip = onGpu ? "NumPy sees memory of the software device only" : missing("numpy") ?? false;

describe("NumPy in this process", { skip }, () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => {
    testPython().exec("import gc; gc.collect()");
    settle(device);
    assert.equal(device.memoryInUse(), 0, "Python still holds memory");
    device.dispose();
  });

  /** np.<name>(x), of which `use` sees the result. */
  function numpy(
    name: string,
    x: DeviceArray,
    use: (array: ReturnType<ReturnType<typeof testPython>["eval"]>) => void,
  ): void {
    using np = testPython().import("numpy");
    using array = np.callMethod(name, x);
    use(array);
  }

  for (const name of ["from_dlpack", "asarray"]) {
    test(`np.${name} shares an array's memory in both directions`, () => {
      using x = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
      numpy(name, x, (array) => {
        array.setItem(tuple(1, 2), 60);
        assert.deepEqual(x.toHost(), new Float32Array([1, 2, 3, 4, 5, 60]));
        x.copyFrom(new Float32Array([9, 8, 7, 6, 5, 4]));
        using list = array.callMethod("tolist");
        assert.deepEqual(list.toJs(), [[9, 8, 7], [6, 5, 4]]);
      });
    });
  }

  test("pending work on any stream is complete before Python reads", () => {
    using stream = device.createStream();
    using x = device.zeros([1 << 20], "u8", { stream });
    numpy("from_dlpack", x, (array) => {
      x.fill(3, { stream });
      using least = array.callMethod("min");
      assert.equal(Number(String(least)), 3);
    });
  });

  test("passes every dtype that NumPy has, and every kind of view", () => {
    const dtypes: Partial<Record<DType, string>> = {
      bool: "bool",
      u8: "uint8",
      u64: "uint64",
      i8: "int8",
      i32: "int32",
      f16: "float16",
      f64: "float64",
      complex64: "complex64",
      complex128: "complex128",
    };
    for (const [dtype, name] of Object.entries(dtypes)) {
      using x = device.zeros([2], dtype as DType);
      numpy("from_dlpack", x, (array) => {
        using found = array.attr("dtype");
        assert.equal(String(found), name);
        using back = testPython().fromPython(array, { device });
        assert.equal(back.pointer, x.pointer);
        assert.equal(back.dtype, dtype);
      });
    }
    using x = device.array(new Int32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
    for (const view of [x.transpose(), x.slice(null, [null, null, -1]), x.index(1), x.slice([0, 0])]) {
      for (const name of ["from_dlpack", "asarray"]) {
        numpy(name, view, (array) => {
          using list = array.callMethod("flatten");
          using plain = list.callMethod("tolist");
          assert.deepEqual(plain.toJs(), [...view.toHost()]);
        });
      }
    }
    using bf16 = device.zeros([2], "bf16");
    assert.throws(() => numpy("from_dlpack", bf16, () => {}), PythonError);
  });

  test("disposing of a Python object leaves failures of a world's work to the next wait", () => {
    using x = device.zeros([2], "f32"), np = testPython().import("numpy");
    const array = np.callMethod("from_dlpack", x);
    const error: StreamFailure = Object.assign(new Error("rank 1 has failed"), {
      again: () => error,
      is: (other: Error | null) => other === error,
    });
    reportLater(stateOf(device.stream), error);
    array.dispose();
    assert.throws(() => device.stream.synchronize(), error);
  });

  test("memory stays as long as Python holds it", () => {
    const python = testPython();
    settle(device);
    const before = device.memoryInUse();
    const x = device.array(new Float32Array(1000));
    using np = python.import("numpy");
    const array = np.callMethod("from_dlpack", x);
    x.dispose();
    settle(device);
    assert.equal(device.memoryInUse(), before + 4000);
    using sum = array.callMethod("sum");
    assert.equal(Number(String(sum)), 0);
    array.dispose();
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });

  test("a Python thread can release the memory", async () => {
    const python = testPython();
    settle(device);
    const before = device.memoryInUse();
    python.exec(`
import numpy, threading
held = []
def drop():
    while held:
        held.pop()
`);
    {
      using x = device.array(new Float32Array(1000));
      using held = python.eval("held");
      using np = python.import("numpy");
      for (let i = 0; i < 50; i++) {
        using array = np.callMethod("from_dlpack", x);
        held.callMethod("append", array).dispose();
      }
    }
    assert.equal(device.memoryInUse(), before + 4000);
    python.exec("thread = threading.Thread(target=drop); thread.start()");
    python.exec("thread.join()");
    for (let i = 0; i < 2000 && device.memoryInUse() > before; i++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    // Memory of other tests may have been released, too.
    assert.ok(device.memoryInUse() <= before, "released by the poll timer");
  });

  test("NumPy's memory is rejected in place, and copied with copy: true or into a view", () => {
    const python = testPython();
    using np = python.import("numpy");
    using array = np.callMethod("arange", 6, kwargs({ dtype: "float32" }));
    assert.throws(
      () => np.callMethod("ones", [3], { dtype: "f4" }),
      /ValueError: .*; the last argument is a dict: pass keyword arguments as kwargs\(\{ … \}\)$/,
    );
    assert.throws(
      () => python.fromPython(array, { device }),
      /object: expected memory that \w+:0 can use in place, got host memory; use \{ copy: true \}/,
    );
    using matrix = array.callMethod("reshape", 2, 3);
    using turned = matrix.attr("T");
    for (const [source, expected] of [[matrix, [0, 1, 2, 3, 4, 5]], [turned, [0, 3, 1, 4, 2, 5]]] as const) {
      using copy = python.fromPython(source, { device, copy: true });
      assert.deepEqual([...copy.toHost()], expected);
    }
    using x = device.empty([6], "f32");
    numpy("from_dlpack", x, (view) => np.callMethod("copyto", view, array).dispose());
    assert.deepEqual(x.toHost(), new Float32Array([0, 1, 2, 3, 4, 5]));
    assert.throws(
      () => python.fromPython(5, { device }),
      /object: expected an object with __dlpack__, __cuda_array_interface__ or __array_interface__, got 5/,
    );
  });

  test("accepts objects that have __array_interface__ only", () => {
    const python = testPython();
    python.exec(`
import numpy
class Picture:
    def __init__(self, array):
        self.array = array
        self.__array_interface__ = array.__array_interface__
`);
    using picture = python.eval("Picture");
    using x = device.array(new Int16Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
    numpy("asarray", x.transpose(), (array) => {
      using object = picture.call(array);
      using back = python.fromPython(object, { device });
      assert.equal(back.pointer, x.pointer, "the memory is shared");
      assert.deepEqual([back.dtype, back.shape, back.strides], ["i16", [3, 2], [2, 6]]);
    });
    using np = python.import("numpy");
    using array = np.callMethod("arange", 3, kwargs({ dtype: "uint8" }));
    using object = picture.call(array);
    assert.throws(
      () => python.fromPython(object, { device }),
      /object: expected memory that \w+:0 can use in place, got host memory; use \{ copy: true \}/,
    );
    using copy = python.fromPython(object, { device, copy: true });
    assert.deepEqual(copy.toHost(), new Uint8Array([0, 1, 2]));
    using fields = np.callMethod("zeros", 2, kwargs({ dtype: [tuple("a", "u1"), tuple("b", "f4")] }));
    assert.throws(() => python.fromPython(fields, { device, copy: true }), PythonError);
  });

  test("read-only arrays stay read-only in both directions", () => {
    const python = testPython();
    using x = device.array(new Uint8Array([1, 2, 3]));
    numpy("asarray", x, (array) => {
      array.callMethod("setflags", kwargs({ write: false })).dispose();
      using back = python.fromPython(array, { device });
      assert.equal(back.readOnly, true);
      assert.throws(() => back.fill(0), /read-only/);
      for (const name of ["asarray", "from_dlpack"]) {
        numpy(name, back, (again) => assert.throws(() => again.setItem(0, 9), /read-only/));
      }
    });
    assert.deepEqual(x.toHost(), new Uint8Array([1, 2, 3]));
  });

  test("memory keeps its address on a round trip through Python", () => {
    const python = testPython();
    using x = device.array(new Float64Array([1, 2, 3, 4]), { shape: [2, 2] });
    const views = [
      x,
      x.transpose(),
      x.flip(),
      x.index(1, 1),
      x.slice([0, 0]),
      x.index(0).broadcastTo([3, 2]),
    ];
    for (const view of views) {
      using object = python.toPython(view);
      using direct = python.fromPython(object, { device });
      assert.deepEqual(direct.shape, view.shape);
      assert.deepEqual(direct.toHost(), view.toHost());
      if (view.size > 0) assert.equal(direct.pointer, view.pointer);
      numpy("from_dlpack", view, (array) => {
        using back = python.fromPython(array, { device });
        assert.deepEqual(back.toHost(), view.toHost());
      });
    }
  });

  test("bf16 has no __array_interface__, and odd strides have no DLPack", () => {
    const python = testPython();
    using bf16 = device.zeros([2], "bf16");
    using object = python.toPython(bf16);
    assert.equal(object.hasAttr("__array_interface__"), false);
    assert.throws(
      () => numpy("asarray", bf16, () => {}),
      /TypeError: NumPy has no bf16; use x\.astype\("f32"\)$/m,
    );
    using u8 = device.array(new Uint8Array(24)), plain = python.toPython(u8);
    assert.equal(plain.hasAttr("__array__"), false);
    using odd = device.fromCudaArrayInterface({
      __cuda_array_interface__: {
        shape: [2],
        strides: [12],
        typestr: "<c8",
        data: [u8.pointer, false],
        version: 3,
      },
    });
    numpy("asarray", odd, (array) => assert.equal(String(array.attr("strides")), "(12,)"));
    assert.throws(
      () => numpy("from_dlpack", odd, () => {}),
      /BufferError: strides \(12,\) are not multiples of the element size/,
    );
  });

  test("the Python object reports its device and rejects unsupported requests", () => {
    const python = testPython();
    using x = device.array(new Float32Array(4));
    using object = python.toPython(x);
    using where = object.callMethod("__dlpack_device__");
    assert.deepEqual(where.toJs(), [1, 0]);
    assert.equal(object.hasAttr("__cuda_array_interface__"), false);
    assert.throws(() => object.callMethod("__dlpack__", kwargs({ copy: true })), /BufferError/);
    assert.throws(() => object.callMethod("__dlpack__", kwargs({ dl_device: tuple(2, 0) })), /BufferError/);
  });

  test("an unconsumed capsule releases the memory when Python drops it", () => {
    const python = testPython();
    settle(device);
    const before = device.memoryInUse();
    const x = device.array(new Float32Array(4));
    const capsules = [{}, { max_version: tuple(1, 0) }].map((options) => {
      using object = python.toPython(x);
      return object.callMethod("__dlpack__", kwargs(options));
    });
    x.dispose();
    capsules[0]!.dispose();
    python.exec("");
    settle(device);
    assert.equal(device.memoryInUse(), before + 16);
    capsules[1]!.dispose();
    python.exec("");
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });

  test("accepts requests for the CPU, for no copy and for any version", () => {
    const python = testPython();
    using x = device.array(new Float32Array([1, 2]));
    using np = python.import("numpy");
    using array = np.callMethod("from_dlpack", x, kwargs({ device: "cpu", copy: false }));
    array.setItem(0, 5);
    assert.deepEqual(x.toHost(), new Float32Array([5, 2]));
    assert.throws(() => np.callMethod("from_dlpack", x, kwargs({ copy: true })), /BufferError/);
    using object = python.toPython(x);
    const names: [unknown, RegExp][] = [
      [null, /"dltensor"/],
      [tuple(0, 8), /"dltensor"/],
      [tuple(1, 0), /"dltensor_versioned"/],
      [tuple(2, 1), /"dltensor_versioned"/],
    ];
    for (const [version, name] of names) {
      using capsule = object.callMethod("__dlpack__", kwargs({ max_version: version }));
      assert.match(String(capsule), name);
    }
  });

  test("memory that Python has returned is neither in use nor a leak", () => {
    const { status, stdout, stderr } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      import { openPython } from "@cuffi/src/python/mod.ts";
      using device = await openDevice("software");
      using np = openPython().import("numpy");
      const share = (count) => {
        using x = device.array(new Float32Array([1, 2, 3]));
        const views = Array.from({ length: count }, () => np.callMethod("from_dlpack", x));
        for (const view of views) view.dispose();
      };
      for (const count of [1, 100]) {
        share(count);
        console.log(device.memoryInUse(), device.memoryStatistics().allocations);
      }
      share(1);
      share(100);`,
      { CUFFI_LEAKS: "1", ...(interpreter === undefined ? {} : { CUFFI_PYTHON: interpreter }) },
    );
    assert.equal(stdout, "0 0\n0 0\n", stderr);
    assert.equal(stderr, "");
    assert.equal(status, 0);
  });

  test("thousands of exports leak nothing", () => {
    using x = device.array(new Float32Array(100));
    settle(device);
    const before = device.memoryInUse();
    for (let i = 0; i < 1000; i++) numpy("from_dlpack", x, () => {});
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });
});
