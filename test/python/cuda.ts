import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device, Module } from "../../mod.ts";
import { kwargs, tuple } from "../../src/python/mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { onGpu, openTestDevice, settle } from "../support/device.ts";
import { missing, testPython } from "../support/python.ts";

const skip = onGpu ? missing("torch") ?? false : "needs a GPU";
/** Cycles and rounds of tens of milliseconds: a missing wait gives a wrong result. */
const SLEEP = 100_000_000;
const ROUNDS = 20_000_000;

describe("PyTorch in this process", { skip }, () => {
  let device: Device;
  let module: Module;
  before(async () => {
    device = await openTestDevice();
    module = device.loadModule(KERNELS);
  });
  after(() => {
    testPython().exec("import gc; gc.collect()");
    module.dispose();
    settle(device);
    assert.equal(device.memoryInUse(), 0, "PyTorch still holds memory");
    device.dispose();
  });

  for (const name of ["from_dlpack", "as_tensor"]) {
    test(`torch.${name} waits for a kernel`, () => {
      using torch = testPython().import("torch");
      using stream = device.createStream();
      using x = device.zeros([1], "i32", { stream });
      module.kernel("slow_increment").launch({ grid: 1, block: 1, stream }, x, ROUNDS);
      using tensor = name === "as_tensor"
        ? torch.callMethod(name, x, kwargs({ device: "cuda" }))
        : torch.callMethod(name, x);
      using sum = tensor.callMethod("add", 10);
      assert.equal(sum.callMethod("item").toJs(), 11);
    });

    test(`a kernel waits for PyTorch's work after torch.${name}`, () => {
      using torch = testPython().import("torch");
      using x = device.zeros([1], "i32");
      using tensor = name === "as_tensor"
        ? torch.callMethod(name, x, kwargs({ device: "cuda" }))
        : torch.callMethod(name, x);
      using cuda = torch.attr("cuda");
      cuda.callMethod("_sleep", SLEEP).dispose();
      tensor.callMethod("fill_", 5).dispose();
      module.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, 1);
      assert.deepEqual(x.toHost(), new Int32Array([6]));
    });

    test(`a tensor of torch.${name} waits for a later kernel`, () => {
      using torch = testPython().import("torch");
      using x = device.zeros([1], "i32");
      using tensor = name === "as_tensor"
        ? torch.callMethod(name, x, kwargs({ device: "cuda" }))
        : torch.callMethod(name, x);
      module.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, ROUNDS);
      using sum = tensor.callMethod("add", 10);
      assert.equal(sum.callMethod("item").toJs(), 11);
    });
  }

  test("work on an imported tensor waits for PyTorch's work", () => {
    const python = testPython();
    python.exec(`
import torch
def produce():
    x = torch.zeros(1, dtype=torch.int32, device="cuda")
    torch.cuda._sleep(${SLEEP})
    x.fill_(5)
    return x
`);
    using produce = python.eval("produce");
    using tensor = produce.call();
    using array = python.fromPython(tensor, { device });
    assert.deepEqual(array.toHost(), new Int32Array([5]));
  });

  test("an imported array keeps its tensor alive, and bf16 stays bf16", () => {
    const python = testPython();
    using torch = python.import("torch");
    using tensor = torch.callMethod(
      "ones",
      tuple(4),
      kwargs({ device: "cuda", dtype: torch.attr("bfloat16") }),
    );
    const array = python.fromPython(tensor, { device });
    tensor.dispose();
    python.exec("import gc; gc.collect(); torch.cuda.empty_cache()");
    assert.deepEqual([...array.toHost()], [0x3f80, 0x3f80, 0x3f80, 0x3f80]);
    array.dispose();
  });

  test("exports bf16 by DLPack", () => {
    using torch = testPython().import("torch");
    using x = device.array(new Uint16Array([0x3f80, 0x4000]), { dtype: "bf16" });
    using tensor = torch.callMethod("from_dlpack", x);
    assert.equal(String(tensor.attr("dtype")), "torch.bfloat16");
    assert.deepEqual(tensor.callMethod("tolist").toJs(), [1, 2]);
  });

  test("a Python thread can drop tensors without leaks or use after free", async () => {
    const python = testPython();
    python.exec(`
import queue, threading, torch
held = queue.SimpleQueue()
def drop():
    while held.get() is not None:
        pass
thread = threading.Thread(target=drop)
thread.start()
`);
    using held = python.eval("held");
    using torch = python.import("torch");
    settle(device);
    const before = device.memoryInUse();
    for (let i = 0; i < 2000; i++) {
      using x = device.array(new Float32Array(256).fill(i));
      using tensor = torch.callMethod("from_dlpack", x);
      held.callMethod("put", tensor).dispose();
    }
    python.exec("held.put(None); thread.join()");
    for (let i = 0; i < 2000 && device.memoryInUse() > before; i++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    assert.equal(device.memoryInUse(), before);
  });
});
