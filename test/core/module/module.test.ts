import { contextOf } from "../../../src/device/device.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  CompileError,
  CudaError,
  type Device,
  type KernelArgument,
  type LaunchOptions,
  type Module,
  scalar,
} from "../../../mod.ts";
import { KERNELS } from "../../fixtures/kernels.ts";
import { openTestDevice, watchMemory } from "../../support/device.ts";

describe("modules and launches", () => {
  let device: Device;
  let module: Module;
  let checkMemory: () => void;
  before(async () => {
    device = await openTestDevice();
    checkMemory = watchMemory(device);
    module = device.loadModule(KERNELS);
  });
  after(() => {
    module.dispose();
    checkMemory();
    device.dispose();
  });

  test("a kernel runs at sizes around the block size", () => {
    const saxpy = module.kernel("saxpy");
    for (const n of [1, 31, 32, 33, 255, 256, 257, 1000]) {
      const xs = Float32Array.from({ length: n }, (_, i) => i - 0.25);
      const ys = Float32Array.from({ length: n }, (_, i) => 1 / (i + 1));
      using x = device.array(xs);
      using y = device.array(ys);
      saxpy.launch({ grid: Math.ceil(n / 256), block: 256 }, y, x, 2.5, n);
      // 2.5 · x is exact in f64, so one rounding of the sum is what fmaf gives.
      assert.deepEqual(y.toHost(), ys.map((value, i) => Math.fround(2.5 * xs[i]! + value)));
    }
  });

  test("grids and blocks have up to three dimensions", () => {
    const grid = [2, 3, 2] as const, block = [4, 2, 3] as const;
    const [width, height, depth] = [8, 6, 6];
    using out = device.empty([depth, height, width], "i32");
    module.kernel("coordinates").launch({ grid, block }, out);
    const expected = new Int32Array(depth * height * width);
    for (let z = 0, i = 0; z < depth; z++) {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) expected[i++] = x + 100 * y + 10000 * z;
      }
    }
    assert.deepEqual(out.toHost(), expected);
  });

  test("every kind of parameter is passed", () => {
    using out = device.empty([11], "f64");
    const pair = new DataView(new ArrayBuffer(16));
    pair.setFloat32(0, 1.5, true);
    pair.setFloat64(8, -2.25, true);
    const kernel = module.kernel("store_parameters");
    assert.deepEqual(kernel.parameters.map((p) => p.byteLength), [8, 1, 1, 2, 4, 4, 8, 4, 8, 1, 16]);
    kernel.launch(
      { grid: 1, block: 1 },
      out,
      200,
      -100,
      -30000,
      4000000000,
      -5,
      2n ** 53n,
      0.1,
      0.1,
      true,
      pair,
    );
    assert.deepEqual([...out.toHost()], [
      200,
      -100,
      -30000,
      4000000000,
      -5,
      2 ** 53,
      Math.fround(0.1),
      0.1,
      1,
      1.5,
      -2.25,
    ]);
    kernel.launch({ grid: 1, block: 1 }, out, 0, 0, 0, 0, 0, 12, 0, 0, scalarBoolean(), pair);
    assert.equal(out.toHost()[5], 12);
  });

  function scalarBoolean(): KernelArgument {
    return false;
  }

  test("invalid arguments are rejected before the driver is called", () => {
    const saxpy = module.kernel("saxpy");
    using x = device.zeros([4], "f32");
    const at = { grid: 1, block: 4 };
    const rejected: [KernelArgument[], RegExp][] = [
      [[x, x, 1], /kernel saxpy: expected 4 arguments \(saxpy_param_0: u64, saxpy_p.*, got 3/],
      [
        [x, x, 1, 4, 5],
        /kernel saxpy: expected 4 arguments \(saxpy_param_0: u64, saxpy_p.*, got 5/,
      ],
      [
        [x, x, "1" as unknown as number, 4],
        /argument 2 \(saxpy_param_2\): expected a number within the range of f32 \(4-byte.* got "1"/,
      ],
      [[x, x, 1, 4.5], /argument 3 .*: expected .*, got 4\.5/],
      [[x, x, 1, 2 ** 32], /argument 3/],
      [[x, x, 1, NaN], /argument 3/],
      [[x, x, 1e39, 4], /argument 2/],
      [[x, 1.5, 1, 4], /argument 1 .*: expected an array.*1\.5/],
      [[x, 2n ** 64n, 1, 4], /argument 1/],
      [[x, undefined as unknown as null, 1, 4], /argument 1/],
      [[x, x, x, 4], /argument 2/],
      [[x, new Float32Array(4), 1, 4], /argument 1/],
    ];
    for (const [args, message] of rejected) assert.throws(() => saxpy.launch(at, ...args), message);
    using disposed = device.empty([4], "f32");
    disposed.dispose();
    assert.throws(() => saxpy.launch(at, disposed, x, 1, 4), /the f32 \[4\] array has been disposed/);
    saxpy.launch(at, x, x, 1, 4);
    assert.deepEqual(x.toHost(), new Float32Array(4));
  });

  test("grids and blocks beyond the limits are rejected", () => {
    const kernel = module.kernel("add_one");
    using x = device.zeros([1], "i32");
    assert.throws(
      () => kernel.launch({ grid: 1, block: 2048 }, x, 1),
      /block: expected at most 1024 threads for kernel add_one .*, got 2048/,
    );
    assert.throws(
      () => kernel.launch({ grid: 1, block: [1, 1, 65] }, x, 1),
      /block\.z: expected .*an integer from 1 to 64.*, got 65/,
    );
    assert.throws(
      () => kernel.launch({ grid: 0, block: 1 }, x, 1),
      /grid\.x: expected an integer from 1 to 2147483647, got 0; skip the launch if there is nothing to do$/,
    );
    assert.throws(
      () => kernel.launch({ grid: [1, 65536], block: 1 }, x, 1),
      /grid\.y: expected .*an integer from 1 to 65535.*, got 65536/,
    );
    assert.throws(
      () => kernel.launch({ grid: 1.5, block: 1 }, x, 1),
      /grid\.x: expected an integer from 1 to 2147483647, got 1\.5/,
    );
    assert.throws(
      () => kernel.launch({ grid: [1, 2, 3, 4] as unknown as [number], block: 1 }, x, 1),
      /^TypeError: grid: expected a number or \[x, y\?, z\?\], got \[1, 2, 3, 4\]/,
    );
    assert.throws(
      () => kernel.launch({ grid: 1 } as LaunchOptions, x, 1),
      /^TypeError: block: expected a number or \[x, y\?, z\?\], got undefined/,
    );
    for (const options of [1, null, undefined]) {
      assert.throws(
        () => kernel.launch(options as never, 64, x),
        new RegExp(
          `^TypeError: options: expected { grid, block } before the kernel's arguments, got ${options}$`,
        ),
      );
    }
    assert.throws(
      () => kernel.launch({ grid: 1, block: 1, sharedBytes: 1 << 30 }, x, 1),
      /sharedBytes: expected .*, got 1073741824/,
    );
    assert.deepEqual([...x.toHost()], [0]);
  });

  test("each launch checks the names of its options, even if its shape is that of the launch before", () => {
    const kernel = module.kernel("add_one");
    using x = device.zeros([1], "i32");
    const misspelled = { grid: 1, block: 1, steam: null } as unknown as LaunchOptions;
    for (let launches = 0; launches < 2; launches++) {
      const message = /options: expected only grid, .*, got steam; did you mean "stream"\?/;
      assert.throws(() => kernel.launch(misspelled, x, 1), message);
      assert.throws(() => kernel.bind(misspelled, x, 1), message);
      kernel.launch({ grid: 1, block: 1 }, x, 1);
    }
    kernel.launch({ grid: 1, block: 1, steam: undefined } as LaunchOptions, x, 1);
    assert.deepEqual([...x.toHost()], [3]);
  });

  test("each launch reads its grid anew, even from an array that was changed", () => {
    const kernel = module.kernel("coordinates");
    using out = device.empty([4, 4, 4], "i32");
    const written = (options: LaunchOptions): number => {
      out.fill(-1);
      kernel.launch(options, out);
      return out.toHost().filter((value) => value >= 0).length;
    };
    const grid: [number, number, number] = [2, 1, 1];
    assert.equal(written({ grid: 2, block: 2 }), 4);
    assert.equal(written({ grid: 2, block: 2 }), 4);
    assert.equal(written({ grid, block: 2 }), 4);
    grid[1] = 3;
    assert.equal(written({ grid, block: 2 }), 12);
    assert.equal(written({ grid: 2, block: 2 }), 4);
    grid[2] = 65536;
    assert.throws(
      () => kernel.launch({ grid, block: 2 }, out),
      /grid\.z: expected an integer from 1 to 65535, got 65536/,
    );
    assert.equal(written({ grid: 2, block: 2 }), 4);
    assert.throws(
      () => kernel.launch({ grid: 2, block: 2, sharedBytes: -1 }, out),
      /sharedBytes: expected .*, got -1/,
    );
  });

  test("numbers at the limits of a parameter's range are passed", () => {
    using out = device.empty([11], "f64");
    const pair = new DataView(new ArrayBuffer(16));
    const kernel = module.kernel("store_parameters");
    const at = { grid: 1, block: 1 };
    const stored = (u32: number | bigint, i32: number | bigint, f32: number): number[] => {
      kernel.launch(at, out, 0, 0, 0, u32, i32, 0, f32, 0, false, pair);
      const values = out.toHost();
      return [values[3]!, values[4]!, values[6]!];
    };
    const largest = 2 ** 128 - 2 ** 104; // of f32; half a step above it rounds to infinity
    assert.deepEqual(stored(2 ** 32 - 1, -(2 ** 31), largest), [2 ** 32 - 1, -(2 ** 31), largest]);
    assert.deepEqual(stored(2n ** 31n, 2n ** 31n - 1n, -Infinity), [2 ** 31, 2 ** 31 - 1, -Infinity]);
    assert.deepEqual(stored(-0, -1, 2 ** 128 - 2 ** 103 - 2 ** 75), [0, -1, largest]);
    assert.ok(Number.isNaN(stored(0, 0, NaN)[2]));
    for (const beyond of [2 ** 128 - 2 ** 103, -(2 ** 128), Number.MAX_VALUE]) {
      assert.throws(
        () => stored(0, 0, beyond),
        /argument 7 \(store_parameters_param_7\): expected a number within the range of f32 \(4-byte.* got /,
      );
    }
    for (const wrong of [2 ** 32, -(2 ** 31) - 1, 2n ** 32n, 0.5, Infinity]) {
      assert.throws(
        () => stored(wrong, 0, 0),
        /argument 4.*: expected an integer from -2147483648 to.* got /,
      );
    }
  });

  test("a view passes the address of its first element, and no strides", () => {
    using x = device.zeros([4, 2], "i32");
    const addOne = module.kernel("add_one");
    addOne.launch({ grid: 1, block: 4 }, x.slice(null, [1, 2]), 4);
    assert.deepEqual([...x.toHost()], [0, 1, 1, 1, 1, 0, 0, 0]);
    using column = x.slice(null, [1, 2]).contiguous();
    addOne.launch({ grid: 1, block: 4 }, column, 4);
    x.slice(null, [1, 2]).copyFrom(column);
    assert.deepEqual([...x.toHost()], [0, 2, 1, 2, 1, 1, 0, 1]);
  });

  test("an unknown kernel is an error that lists the module's kernels", () => {
    for (const wrong of ["sxapy", "sax", "unrelated"]) {
      assert.throws(() => module.kernel(wrong), (error: Error) => {
        assert.ok(error instanceof CudaError);
        assert.equal(error.code, 500);
        const advice = wrong === "unrelated" ? "the" : 'did you mean "saxpy"\\? The';
        assert.match(error.message, new RegExp(`no kernel "${wrong}"; ${advice} module has saxpy, add_one`));
        return true;
      });
    }
    assert.deepEqual(module.kernelNames.slice(0, 2), ["saxpy", "add_one"]);
  });

  test("a syntax error in PTX is a CompileError with the log", () => {
    const broken = KERNELS.replace("fma.rn.f32", "fma.rn.f33");
    assert.notEqual(broken, KERNELS);
    assert.throws(() => device.loadModule(broken), (error: Error) => {
      assert.ok(error instanceof CompileError);
      assert.match(error.log, /line\s+\d+/);
      return true;
    });
    assert.throws(
      () => device.loadModule("no PTX at all"),
      (error: Error) => error instanceof CompileError || error instanceof CudaError,
    );
    assert.throws(
      () => device.loadModule(5 as unknown as string),
      /image: expected PTX as a string, or PTX, cubin or fatbin as.* got 5/,
    );
  });

  test("the text of a module without kernels does not call it a cubin", () => {
    using module = device.loadModule(".version 7.0\n.target sm_75\n.address_size 64\n");
    assert.match(String(module), /^Module of no kernels on \w+:0$/);
  });

  test("CUDA C++ and paths in the place of PTX are rejected with the right call", () => {
    const source = `extern "C" __global__ void f(int* x) { *x = 1; }`;
    const message =
      "image: expected PTX, a cubin or a fatbin, got CUDA C++; use await device.compile(source)";
    assert.throws(() => device.loadModule(source), { name: "TypeError", message });
    assert.throws(() => device.loadModule(new TextEncoder().encode(source)), { name: "TypeError", message });
    for (const path of ["kernel.ptx", "./my kernels/a.cubin"]) {
      assert.throws(() => device.loadModule(path), {
        name: "TypeError",
        message: `image: expected PTX, a cubin or a fatbin, got "${path}"; ` +
          "pass the contents of the file, not its path",
      });
    }
    device.loadModule(`// __global__ void f()\n${KERNELS}`).dispose();
  });

  test("device variables have their initial value and can be written", () => {
    using own = device.loadModule(KERNELS);
    const { pointer, byteLength } = own.global("counter");
    assert.equal(byteLength, 4);
    using out = device.empty([1], "i32");
    own.kernel("read_counter").launch({ grid: 1, block: 1 }, out);
    assert.deepEqual([...out.toHost()], [7]);
    using value = device.array(new Int32Array([99]));
    contextOf(device).driver.copies.deviceToDevice(pointer, value.pointer, 4, device.stream.handle);
    own.kernel("read_counter").launch({ grid: 1, block: 1 }, out);
    assert.deepEqual([...out.toHost()], [99]);
    assert.throws(() => own.global("nothing"), /CUDA_ERROR_NOT_FOUND/);
    assert.throws(() => own.global("countr"), /no variable "countr"; did you mean "counter"\?/);
    assert.throws(
      () => own.kernel("count<float>"),
      /no kernel "count<float>"; pass nameExpressions: \["count<float>"\] to compile\(\)/,
    );
    using templates = device.loadModule(KERNELS, {
      source: "template <typename T> __global__ void count(T* x) { x[0] += 1; }",
    });
    assert.throws(
      () => templates.kernel("count"),
      /no kernel "count"; it is a template: pass its instances, such as nameExpressions: \["count<float>"\], to compile\(\)/,
    );
  });

  test("kernels report attributes and occupancy", () => {
    const kernel = module.kernel("saxpy");
    const { maxThreadsPerBlock, sharedBytes, registers } = kernel.attributes;
    assert.equal(maxThreadsPerBlock, 1024);
    assert.equal(sharedBytes, 0);
    assert.ok(registers > 0);
    assert.ok(kernel.occupancy(256) >= 1);
  });

  test("kernels of a disposed module are rejected", () => {
    const own = device.loadModule(KERNELS);
    const kernel = own.kernel("add_one");
    own.dispose();
    own.dispose();
    using x = device.zeros([1], "i32");
    assert.throws(() => kernel.launch({ grid: 1, block: 1 }, x, 1), /the module has been disposed/);
    assert.throws(() => own.kernel("add_one"), /has been disposed/);
  });

  test("kernels accept pinned memory", () => {
    using pinned = device.allocatePinned(4096);
    const values = pinned.as("i32");
    values.fill(5);
    module.kernel("add_one").launch({ grid: 4, block: 256 }, pinned, 1024);
    device.stream.synchronize();
    assert.ok(values.every((value) => value === 6));
  });

  test("a typed scalar has its type", () => {
    assert.equal(scalar("f32", 0.5).type, "f32");
  });
});
