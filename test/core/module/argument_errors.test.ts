/** Errors of kernel arguments, in the words of the CUDA C++ that the kernel was compiled from. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  type Device,
  type DType,
  DTYPES,
  type Kernel,
  type KernelArgument,
  type Module,
  scalar,
} from "../../../mod.ts";
import { KERNELS } from "../../fixtures/kernels.ts";
import { openTestDevice } from "../../support/device.ts";

const SOURCE = readFileSync(
  fileURLToPath(new URL("../../fixtures/kernels.cu", import.meta.url).href),
  "utf8",
);

describe("arguments of a kernel with its CUDA C++", () => {
  let device: Device;
  let module: Module;
  let saxpy: Kernel;
  const at = { grid: 1, block: 8 };

  before(async () => {
    device = await openTestDevice();
    module = device.loadModule(KERNELS, { source: SOURCE });
    saxpy = module.kernel("saxpy");
  });
  after(() => {
    module.dispose();
    device.dispose();
  });

  function message(kernel: Kernel, ...args: unknown[]): string {
    try {
      kernel.launch(at, ...args as KernelArgument[]);
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  }

  test("are aligned if they are pointers to vectors", () => {
    const source = 'extern "C" __global__ void add_one(int4* x, int n) {}';
    using vectors = device.loadModule(KERNELS, { source });
    using x = device.zeros([12], "i32");
    const kernel = vectors.kernel("add_one");
    assert.equal(
      message(kernel, x.slice([1, 5]), 4),
      "add_one, argument 0 (int4* x): expected an array at an address that is a multiple of 16 bytes, " +
        "got one 4 bytes beyond; copy the view with copy()",
    );
    // The last elements of 7 may be computed one by one.
    assert.equal(message(kernel, x.slice([4, 11]), 7), "");
    assert.deepEqual([...x.toHost()], [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0]);
  });

  test("are named by their declarations", () => {
    using x = device.zeros([8], "f32");
    assert.equal(message(saxpy, x, x, 1, 8.5), "saxpy, argument 3 (int n): expected an integer, got 8.5");
    assert.equal(
      message(saxpy, x, x, 1, 2 ** 32),
      "saxpy, argument 3 (int n): expected an integer within the range of int, got 4294967296",
    );
    assert.equal(message(saxpy, x, x, "1", 8), 'saxpy, argument 2 (float a): expected a number, got "1"');
    assert.equal(
      message(saxpy, x, x, 1),
      "kernel saxpy: expected 4 arguments (float* y, const float* x, float a, int n), got 3",
    );
    const declared = "kernel saxpy: expected 4 arguments (float* y, const float* x, float a, int n), got 1; ";
    assert.equal(message(saxpy, [x, x, 1, 8]), `${declared}pass them one after another, not in a list`);
    assert.equal(
      message(saxpy, { y: x, x, a: 1, n: 8 }),
      `${declared}pass them one after another, not in an object`,
    );
    const pair = message(
      module.kernel("store_parameters"),
      x.view("f64"),
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      true,
      new Uint8Array(8),
    );
    assert.match(
      pair,
      /^store_parameters, argument 10 \(Pair pair\): expected a typed array of 16 bytes, got Uint8Array/,
    );
  });

  test("say how to make a device array of what was passed for a pointer", () => {
    using x = device.zeros([8], "f32");
    assert.equal(
      message(saxpy, [1, 2, 3], x, 1, 8),
      "saxpy, argument 0 (float* y): expected a device array, got a JavaScript array [1, 2, 3]; " +
        "use device.array(new Float32Array([1, 2, 3]))",
    );
    assert.match(
      message(module.kernel("add_one"), [1], 1),
      /\(int\* x\): .* use device\.array\(new Int32Array\(\[1\]\)\)$/,
    );
    assert.match(
      message(saxpy, x, new Float32Array(8), 1, 8),
      /argument 1 \(const float\* x\): .*upload it with/,
    );
    assert.match(message(saxpy, x, 5, 1, 8), /expected a device array, got 5$/);
    assert.match(message(saxpy, x, undefined, 1, 8), /expected a device array, got undefined$/);
  });

  test("must have the element type of the pointer, whatever the sign of integers", () => {
    using doubles = device.zeros([8], "f64");
    using bytes = device.zeros([32], "u8");
    using x = device.zeros([8], "f32");
    assert.equal(
      message(saxpy, doubles, x, 1, 4),
      "saxpy, argument 0 (float* y): expected an array of f32, got an array of f64; " +
        'convert the values with astype("f32"), or reinterpret the bytes with view("f32")',
    );
    assert.match(
      message(saxpy, x, bytes, 1, 8),
      /\(const float\* x\): expected an array of f32, got an array of u8/,
    );
    saxpy.launch(at, x, bytes.view("f32"), 1, 8);
    using unsigned = device.array(new Uint32Array([1, 2]));
    module.kernel("add_one").launch(at, unsigned, 2);
    assert.deepEqual([...unsigned.toHost()], [2, 3]);
    assert.match(message(module.kernel("add_one"), x, 1), /expected an array of i32, got an array of f32/);
    // Memory without an element type, addresses and null fit every pointer.
    using memory = device.allocate(32);
    saxpy.launch(at, memory, memory.pointer, 0, 8);
    saxpy.launch(at, null, null, 0, 0);
  });

  test("have the element type of the components if the pointer is one to vectors", () => {
    const bytes = device.zeros([64], "u8");
    const accepted: Record<string, DType[]> = {
      "const float4*": ["f32"],
      "float2*": ["f32", "complex64"],
      "double2*": ["f64", "complex128"],
      "uchar3*": ["u8", "i8", "bool"],
      "int2*": ["i32", "u32"],
      "half2*": ["f16"],
      "unsigned long*": process.platform === "win32" ? ["i32", "u32"] : ["i64", "u64"],
      "real*": ["f32"],
      "Pair*": Object.keys(DTYPES) as DType[],
    };
    for (const [type, dtypes] of Object.entries(accepted)) {
      const source =
        `struct Pair { int a, b; }; typedef float real; extern "C" __global__ void add_one(${type} x, int n) {}`;
      using typed = device.loadModule(KERNELS, { source });
      const kernel = typed.kernel("add_one");
      const passed = (Object.keys(DTYPES) as DType[]).filter((dtype) =>
        message(kernel, bytes.view(dtype), 0) === ""
      );
      assert.deepEqual(passed.toSorted(), dtypes.toSorted(), type);
    }
    using pairs = device.loadModule(KERNELS, {
      source: 'extern "C" __global__ void add_one(float2* x, int n) {}',
    });
    assert.equal(
      message(pairs.kernel("add_one"), bytes.view("f64"), 0),
      "add_one, argument 0 (float2* x): expected an array of f32 or complex64, got an array of f64; " +
        'convert the values with astype("f32"), or reinterpret the bytes with view("f32")',
    );
    assert.match(
      message(pairs.kernel("add_one"), bytes.view("complex128"), 0),
      /astype\("complex64"\), or reinterpret the bytes with view\("complex64"\)$/,
    );
    bytes.dispose();
  });

  test("of half precision are numbers, too", () => {
    const ptx = `.version 8.0
.target sm_75
.address_size 64
.visible .entry store(.param .u64 y, .param .align 2 .b8 a[2], .param .align 2 .b8 b[2]) {
  .reg .u64 %d; .reg .u16 %h<2>;
  ld.param.u64 %d, [y]; ld.param.u16 %h0, [a]; ld.param.u16 %h1, [b];
  st.global.u16 [%d], %h0; st.global.u16 [%d+2], %h1;
  ret;
}`;
    const source =
      'using real = __half; extern "C" __global__ void store(void* y, real a, __nv_bfloat16 b) {}';
    using halves = device.loadModule(ptx, { source }), y = device.zeros([2], "u16");
    const store = halves.kernel("store");
    for (
      const [a, b] of [[1.5, 1.5], [scalar("f16", 1.5), 1.5], [
        Uint16Array.of(0x3e00),
        Uint16Array.of(0x3fc0),
      ]]
    ) {
      y.fill(0);
      store.launch({ grid: 1, block: 1 }, y, a as number, b as number);
      assert.deepEqual([...y.toHost()], [0x3e00, 0x3fc0]);
    }
    assert.match(
      message(store, y, "1", 1),
      /argument 1 \(real a\): expected a number, or a typed array of 2 bytes/,
    );
    assert.match(
      message(store, y, 65520, 1),
      /\(real a\): expected a number within the range of real, or a typed array of 2 bytes, got 65520$/,
    );
    assert.match(message(store, y, 1, 3.4e38), /\(__nv_bfloat16 b\): expected a number within the range/);
    store.launch({ grid: 1, block: 1 }, y, 65519, -Infinity);
    assert.deepEqual([...y.toHost()], [0x7bff, 0xff80]);
  });

  test("are named if they were disposed of", () => {
    using x = device.zeros([8], "f32");
    const y = device.zeros([8], "f32"), memory = device.allocate(16), pinned = device.allocatePinned(64);
    const bound = saxpy.bind(at, y, x, 1, 8);
    for (const one of [y, memory, pinned]) one.dispose();
    assert.equal(
      message(saxpy, y, x, 1, 8),
      "saxpy, argument 0 (float* y): the f32 [8] array has been disposed; " +
        "dispose() was called, or its `using` block ended",
    );
    assert.equal(
      message(saxpy, x, memory, 1, 8),
      "saxpy, argument 1 (const float* x): this device memory of 16 bytes has been disposed; " +
        "dispose() was called, or its `using` block ended",
    );
    assert.match(
      message(saxpy, x, pinned, 1, 8),
      /\(const float\* x\): this host memory of 64 bytes has been disposed/,
    );
    assert.throws(() => bound.launch(), /saxpy, argument 0 \(float\* y\): the memory has been disposed/);
    assert.throws(
      () => bound.setArgument(3, 1.5),
      /saxpy, argument 3 \(int n\): expected an integer, got 1\.5/,
    );
    saxpy.launch(at, x, x, 1, 8);
  });
});
