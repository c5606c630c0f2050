import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { runtime } from "../../src/runtime/index.ts";
import { openTestDevice, settle } from "../support/device.ts";
import { noPython, testPython } from "../support/python.ts";

describe("deleters of DLPack tensors", { skip: noPython ?? false }, () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => device.dispose());

  test("can be called concurrently on other threads", () => {
    const python = testPython();
    python.exec(`
import ctypes, threading
def drop(tensors):
    start = threading.Barrier(len(tensors))
    def call(deleter, address):
        start.wait()
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(deleter)(address)
    threads = [threading.Thread(target=call, args=pair) for pair in tensors]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
`);
    using drop = python.eval("drop");
    settle(device);
    const before = device.memoryInUse();
    for (let round = 0; round < 20; round++) {
      const tensors = Array.from({ length: 8 }, (_, i) => {
        using x = device.zeros([i === 7 ? 0 : 100], "u8");
        const capsule = x.toDLPack({ maxVersion: i % 2 ? null : [1, 0] });
        const struct = new BigUint64Array(runtime.foreignBuffer(capsule.pointer, 64));
        // dlpack.h: the deleter is at byte 16 of a versioned tensor and at byte 56 of an unversioned one.
        const deleter = struct[capsule.versioned ? 2 : 7]!;
        return [deleter, capsule.take()];
      });
      assert.ok(device.memoryInUse() >= before + 700, "the tensors hold the memory");
      drop.call(tensors).dispose();
      settle(device);
      assert.equal(device.memoryInUse(), before);
    }
  });
});
