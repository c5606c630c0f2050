/** The memory checker with several devices, which share one address space. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadModule } from "../../../src/driver/software/compiler.ts";
import { SoftwareDriver } from "../../../src/driver/software/driver.ts";
import { HEADER } from "../harness.ts";
import { fails, launchWith } from "./harness.ts";

const PTX = `${HEADER}.visible .global .u32 counter = 5;
.visible .entry increment(.param .u64 at) { .reg .b64 %a; .reg .b32 %x; ld.param.u64 %a, [at];
  ld.global.u32 %x, [%a]; add.u32 %x, %x, 1; st.global.u32 [%a], %x; ret; }`;

interface Devices {
  readonly driver: SoftwareDriver;
  /** Makes a device current. */
  use(index: 0 | 1): void;
  /** The kernel of each device. */
  readonly kernels: readonly [bigint, bigint];
  readonly modules: readonly [bigint, bigint];
}

/** Runs `body` with two devices, then checks that all their memory is free. */
function withDevices(body: (devices: Devices) => void, memcheck = true): void {
  const driver = new SoftwareDriver({ workers: 0, memcheck }, loadModule);
  const contexts = [driver.contexts.retain(0), driver.contexts.retain(1)] as const;
  const use = (index: 0 | 1): void => driver.contexts.setCurrent(contexts[index]);
  const load = (index: 0 | 1): bigint => {
    use(index);
    return driver.modules.load(PTX);
  };
  const modules = [load(0), load(1)] as const;
  const kernels = [
    driver.modules.function(modules[0], "increment"),
    driver.modules.function(modules[1], "increment"),
  ] as const;
  try {
    body({ driver, use, kernels, modules });
  } finally {
    driver.contexts.release(1);
    driver.contexts.release(0);
  }
}

/** Allocates a word of the current device and sets it. */
function word(driver: SoftwareDriver, value: number): bigint {
  const pointer = driver.memory.allocate(4);
  driver.copies.hostToDevice(pointer, Int32Array.of(value), 4, null);
  return pointer;
}

function read(driver: SoftwareDriver, pointer: bigint): number {
  const data = new Int32Array(1);
  driver.copies.deviceToHost(data, pointer, 4, null);
  return data[0]!;
}

const FOREIGN =
  /access to memory of another device without enablePeerAccess\(\): 4 bytes at 0x[0-9a-f]+ in kernel incr/;

describe("memory checker with two devices", () => {
  test("stops a kernel that uses a pointer of another device", () =>
    withDevices(({ driver, use, kernels }) => {
      use(1);
      const theirs = word(driver, 10);
      launchWith(driver, kernels[1], theirs);
      use(0);
      const ours = word(driver, 20);
      launchWith(driver, kernels[0], ours);
      driver.contexts.synchronize();
      assert.deepEqual([read(driver, ours), read(driver, theirs)], [21, 11]);
      launchWith(driver, kernels[0], theirs);
      fails(700, () => driver.contexts.synchronize(), FOREIGN);
    }));

  test("stops a kernel that uses a variable of another device's module", () =>
    withDevices(({ driver, use, kernels, modules }) => {
      use(0);
      const { pointer } = driver.modules.global(modules[0], "counter");
      launchWith(driver, kernels[0], pointer);
      driver.contexts.synchronize();
      assert.equal(read(driver, pointer), 6);
      use(1);
      launchWith(driver, kernels[1], pointer);
      fails(700, () => driver.contexts.synchronize(), FOREIGN);
    }));

  test("allows peer access in the direction that was enabled, and pinned host memory", () =>
    withDevices(({ driver, use, kernels }) => {
      use(1);
      const theirs = word(driver, 1);
      use(0);
      const ours = word(driver, 2);
      driver.contexts.enablePeerAccess(1, 0n);
      launchWith(driver, kernels[0], theirs);
      driver.contexts.synchronize();
      assert.equal(read(driver, theirs), 2);
      const { address } = driver.memory.allocateHost(4, 0);
      use(1);
      launchWith(driver, kernels[1], driver.memory.hostDevicePointer(address));
      driver.contexts.synchronize();
      launchWith(driver, kernels[1], ours);
      fails(700, () => driver.contexts.synchronize(), FOREIGN);
    }));

  test("reports freed memory of another device as freed", () =>
    withDevices(({ driver, use, kernels }) => {
      use(1);
      const theirs = word(driver, 1);
      driver.memory.free(theirs);
      use(0);
      launchWith(driver, kernels[0], theirs);
      fails(700, () => driver.contexts.synchronize(), /access to freed memory/);
    }));

  test("forgets peer access when a device's context ends", () =>
    withDevices(({ driver, use, kernels }) => {
      use(0);
      driver.contexts.enablePeerAccess(1, 0n);
      driver.contexts.release(1);
      const again = driver.contexts.retain(1);
      driver.contexts.setCurrent(again);
      const theirs = word(driver, 1);
      use(0);
      launchWith(driver, kernels[0], theirs);
      fails(700, () => driver.contexts.synchronize(), FOREIGN);
    }));

  test("does not check without the memory checker", () =>
    withDevices(({ driver, use, kernels }) => {
      use(1);
      const theirs = word(driver, 1);
      use(0);
      launchWith(driver, kernels[0], theirs);
      driver.contexts.synchronize();
      assert.equal(read(driver, theirs), 2);
    }, false));
});
