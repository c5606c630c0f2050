/**
 * Arrays and events shared with concurrent processes that run cuffi, CuPy and PyTorch, in both directions.
 */
import { contextOf } from "../../src/device/device.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device, Module, SharedArray, SharedEvent } from "../../mod.ts";
import { toHex } from "../../src/base/hex.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { onGpu, openTestDevice, settle } from "../support/device.ts";
import { ChildProgram } from "../support/child_program.ts";
import { missing } from "../support/python.ts";

const cudaOnly = onGpu ? false : "CUDA IPC needs a GPU";
const needs = (name: string) => onGpu ? missing(name) ?? false : cudaOnly;
/** Tens of milliseconds on a GPU, so that a missing wait gives a wrong result. */
const ROUNDS = 20_000_000;

/** The start of all Python programs. */
const PYTHON = `
import json, os, sys

def say(**fields):
    print(json.dumps(fields), flush=True)

def array(memory, offset, length, shape, ready):
    say(kind="array", to="process", pid=os.getpid(), device=os.environ["DEVICE_UUID"], dtype="f32", shape=shape,
        byteOffset=offset, byteLength=length, memory=memory.hex(), ready=ready.hex())

def event(handle):
    say(kind="event", device=os.environ["DEVICE_UUID"], handle=handle.hex())
`;

const uuidOf = (device: Device): string => toHex(contextOf(device).driver.devices.uuid(device.ordinal));

describe("sharing with concurrent processes", () => {
  let device: Device;
  let module: Module;
  before(async () => {
    device = await openTestDevice();
    module = device.loadModule(KERNELS);
  });
  after(() => {
    module.dispose();
    settle(device);
    assert.equal(device.memoryInUse(), 0, "memory is still allocated");
    device.dispose();
  });

  /** Waits for another process's event, then reads the values. */
  function valuesAfter(event: SharedEvent, read: () => ArrayLike<unknown>): unknown[] {
    using theirs = device.openSharedEvent(event);
    device.stream.wait(theirs);
    return Array.from(read());
  }

  test("rejects handles with an invalid field, and names it", () => {
    const good: SharedArray = {
      kind: "array",
      to: "process",
      pid: 1,
      device: uuidOf(device),
      dtype: "f32",
      shape: [2, 3],
      strides: [12, 4],
      byteOffset: 0,
      byteLength: 24,
      memory: "0".repeat(128),
    };
    const cases: [Partial<Record<keyof SharedArray, unknown>>, RegExp][] = [
      [{ dtype: "f31" }, /handle\.dtype: expected one of bool, u8, u16, u32, u64, i8, i16,.* got "f31"/],
      [{ shape: [2, -3] }, /handle.shape/],
      [{ strides: [4] }, /handle\.strides: expected an integer number of bytes per axis, got \[4\]/],
      [{ strides: [12, 0.5] }, /handle.strides/],
      [{ byteOffset: -4 }, /handle\.byteOffset: expected an integer from 0 to 24, got -4/],
      [{ byteOffset: 2 }, /expected .*multiples of 4.*, got byteOffset 2 and strides \[12, 4\]/],
      [{ byteOffset: 4 }, /handle: expected elements within the 24 bytes of the allo.*, got bytes 4 to 28/],
      [
        { strides: [-12, 4] },
        /handle: expected elements within the 24 bytes of the allo.*, got bytes -12 to 12/,
      ],
      [{ byteLength: 23 }, /handle: expected elements within the 23 bytes of the allo.*, got bytes 0 to 24/],
      [{ memory: "00" }, /handle.memory: expected .*the 64 bytes of a CUipcMemHandle.*, got "00"/],
      [{ ready: 5 }, /handle.ready: expected .*the 64 bytes of a CUipcEventHandle.*, got 5/],
      [{ device: "00" }, /device with UUID 00/],
    ];
    for (const [changes, message] of cases) {
      assert.throws(() => device.openShared({ ...good, ...changes } as SharedArray), message);
    }
    assert.throws(
      () => device.openSharedEvent({ kind: "event", device: good.device, handle: "00" }),
      /handle.handle: expected .*the 64 bytes of a CUipcEventHandle.*, got "00"/,
    );
    if (onGpu) assert.throws(() => device.openShared(good), /the array of process 1 cannot be mapped/);
    else assert.throws(() => device.openShared(good), { name: "CUDA_ERROR_NOT_SUPPORTED" });
  });

  test("two cuffi processes wait for each other's kernels", { skip: cudaOnly }, async () => {
    using x = device.zeros([1], "i32", { pooled: false });
    await using peer = ChildProgram.typescript(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
      using device = await openDevice("${device.kind}");
      using module = device.loadModule(KERNELS);
      console.log("ready");
      using x = device.openShared(JSON.parse(await read()));
      module.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, ${ROUNDS});
      using event = device.createEvent({ interprocess: true });
      event.record(device.stream);
      console.log(JSON.stringify(event.share()));
      await read();
    `,
    );
    assert.equal(await peer.readLine(), "ready");
    module.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, ROUNDS);
    peer.writeLine(JSON.stringify(x.share()));
    assert.deepEqual(valuesAfter(JSON.parse(await peer.readLine()), () => x.toHost()), [2]);
    peer.writeLine("end");
    assert.equal((await peer.exited()).status, 0);
  });

  test("mapped memory stays valid after its owner has ended", { skip: cudaOnly }, async () => {
    await using owner = ChildProgram.typescript(`
      import { openDevice } from "@cuffi/mod.ts";
      const device = await openDevice("${device.kind}");
      const x = device.array(new Int32Array([1, 2, 3]), { pooled: false });
      console.log(JSON.stringify(x.share()));
      await read();
    `);
    // In a separate process: a fault of the GPU would make the context unusable for later tests.
    await using reader = ChildProgram.typescript(`
      import { openDevice } from "@cuffi/mod.ts";
      const device = await openDevice("${device.kind}");
      const handle = JSON.parse(await read());
      const x = device.openShared(handle);
      const second = device.openShared(handle);
      console.log(x.toHost().join());
      await read();
      console.log(x.toHost().join());
      second.fill(7);
      second.dispose();
      console.log(x.toHost().join());
      x.dispose();
      console.log(device.memoryInUse());
      device.synchronize();
      device.dispose();
    `);
    reader.writeLine(await owner.readLine());
    assert.equal(await reader.readLine(), "1,2,3");
    owner.writeLine("end");
    await owner.exited();
    reader.writeLine("the owner has ended");
    assert.equal(await reader.readLine(), "1,2,3");
    assert.equal(await reader.readLine(), "7,7,7");
    assert.equal(await reader.readLine(), "0");
    const { status, errors } = await reader.exited();
    assert.equal(status, 0, errors);
  });

  test("rejects sharing memory that another library owns", () => {
    using x = device.zeros([4], "f32", { pooled: false });
    using foreign = device.fromCudaArrayInterface(x);
    if (onGpu) {
      assert.throws(
        () => foreign.share(),
        /the memory belongs to another library, which must share it with other processes itself/,
      );
    } else assert.throws(() => foreign.share(), { name: "CUDA_ERROR_NOT_SUPPORTED" });
  });

  /** The owner prints the handles of an array and its event; says the event of its sum when a line comes. */
  const OWNERS: Record<string, string> = {
    cupy: `${PYTHON}
import cupy
runtime = cupy.cuda.runtime
cupy.cuda.set_allocator(None)  # plain cudaMalloc, as CUDA IPC needs it
x = cupy.arange(6, dtype=cupy.float32)
ready, done = (cupy.cuda.Event(disable_timing=True, interprocess=True) for _ in range(2))
ready.record()
array(runtime.ipcGetMemHandle(x.data.ptr), 0, 24, [2, 3], runtime.ipcGetEventHandle(ready.ptr))
sys.stdin.readline()
print(x.tolist(), flush=True)
x += 1
done.record()
event(runtime.ipcGetEventHandle(done.ptr))
sys.stdin.readline()
`,
    torch: `${PYTHON}
import torch
x = torch.arange(6, dtype=torch.float32, device="cuda")
ready, done = (torch.cuda.Event(interprocess=True) for _ in range(2))
torch.cuda._sleep(50_000_000)
x.add_(0)
ready.record()
# The handle of the segment of PyTorch's allocator in which the storage lies; its last 64 bytes are CUDA's.
device, handle, size, offset = x.untyped_storage()._share_cuda_()[:4]
array(handle[-64:], offset, offset + size, [2, 3], ready.ipc_handle())
sys.stdin.readline()
print(x.tolist(), flush=True)
torch.cuda._sleep(50_000_000)
x += 1
done.record()
event(done.ipc_handle())
sys.stdin.readline()
`,
  };
  for (const [name, source] of Object.entries(OWNERS)) {
    test(`opens, writes and waits for an array of ${name} in another process`, {
      skip: needs(name),
    }, async () => {
      await using owner = ChildProgram.python(source, { DEVICE_UUID: uuidOf(device) });
      using x = device.openShared(JSON.parse(await owner.readLine()) as SharedArray);
      assert.deepEqual([x.dtype, x.shape, x.strides], ["f32", [2, 3], [12, 4]]);
      assert.deepEqual(x.toHost(), new Float32Array([0, 1, 2, 3, 4, 5]));
      x.index(1).fill(9);
      settle(device);
      owner.writeLine("written");
      assert.equal(await owner.readLine(), "[0.0, 1.0, 2.0, 9.0, 9.0, 9.0]");
      const event = JSON.parse(await owner.readLine()) as SharedEvent;
      assert.deepEqual(valuesAfter(event, () => x.toHost()), [1, 2, 3, 10, 10, 10]);
      owner.writeLine("end");
      const { status, errors } = await owner.exited();
      assert.equal(status, 0, errors);
    });
  }

  test("PyTorch in another process opens an array, ordered in both directions", {
    skip: needs("torch"),
  }, async () => {
    using x = device.zeros([1], "i32", { pooled: false });
    await using peer = ChildProgram.python(
      `${PYTHON}
import ctypes, torch

class Handle(ctypes.Structure):
    _fields_ = [("reserved", ctypes.c_ubyte * 64)]

class View:
    def __init__(self, pointer, handle):
        self.__cuda_array_interface__ = {
            "shape": tuple(handle["shape"]), "strides": tuple(handle["strides"]), "typestr": "<i4",
            "data": (pointer + handle["byteOffset"], False), "version": 3,
        }

torch.zeros(1, device="cuda")  # makes the context
print("ready", flush=True)
handle = json.loads(sys.stdin.readline())
cuda = ctypes.CDLL("libcuda.so.1")
cuda.cuIpcOpenMemHandle_v2.argtypes = [ctypes.POINTER(ctypes.c_uint64), Handle, ctypes.c_uint]
pointer = ctypes.c_uint64()
result = cuda.cuIpcOpenMemHandle_v2(ctypes.byref(pointer), Handle.from_buffer_copy(bytes.fromhex(handle["memory"])), 1)
assert result == 0, result
torch.cuda.Event.from_ipc_handle(torch.device("cuda:0"), bytes.fromhex(handle["ready"])).wait()
x = torch.as_tensor(View(pointer.value, handle), device="cuda")
y = x + 10
torch.cuda._sleep(50_000_000)
x.copy_(y)
done = torch.cuda.Event(interprocess=True)
done.record()
event(done.ipc_handle())
sys.stdin.readline()
torch.cuda.synchronize()
assert cuda.cuIpcCloseMemHandle(pointer) == 0
`,
      { DEVICE_UUID: uuidOf(device) },
    );
    assert.equal(await peer.readLine(), "ready");
    module.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, ROUNDS);
    peer.writeLine(JSON.stringify(x.share()));
    assert.deepEqual(valuesAfter(JSON.parse(await peer.readLine()), () => x.toHost()), [11]);
    peer.writeLine("end");
    const { status, errors } = await peer.exited();
    assert.equal(status, 0, errors);
  });
});
