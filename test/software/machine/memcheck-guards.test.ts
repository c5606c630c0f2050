/** The memory checker's guard zones between allocations, and its quarantine of freed memory. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadModule } from "../../../src/driver/software/compiler.ts";
import { SoftwareDriver } from "../../../src/driver/software/driver.ts";
import { STORES } from "../../../src/driver/software/abi/index.ts";
import { Allocator } from "../../../src/driver/software/machine/allocator.ts";
import { MemcheckTables } from "../../../src/driver/software/machine/memcheck.ts";
import { AddressSpace } from "../../../src/driver/software/machine/memory.ts";
import { Owners } from "../../../src/driver/software/machine/owners.ts";
import { HEADER } from "../harness.ts";
import { fails, launchWith } from "./harness.ts";

const PTX = `${HEADER}.visible .global .u32 first = 5;
.visible .global .u32 second = 6;
.visible .entry store(.param .u64 at) { .reg .b64 %a; ld.param.u64 %a, [at]; st.global.u32 [%a], 1; ret; }`;

/** Runs the kernel, which writes 4 bytes, at an address that `place` returns. */
function storeAt(place: (driver: SoftwareDriver, module: bigint) => bigint): void {
  const driver = new SoftwareDriver({ workers: 0, memcheck: true }, loadModule);
  driver.contexts.retain(0);
  try {
    const module = driver.modules.load(PTX);
    launchWith(driver, driver.modules.function(module, "store"), place(driver, module));
    driver.contexts.synchronize();
  } finally {
    driver.contexts.release(0);
  }
}

/** Asserts that an access `distance` bytes from the start of the second of three arrays is a fault. */
function assertFault(byteLength: number, distance: number): void {
  const outside = /access outside any allocation: .*4 bytes at 0x[0-9a-f]+/;
  const ways: readonly ((driver: SoftwareDriver) => bigint)[] = [
    ({ memory }) => memory.allocate(byteLength),
    ({ memory }) => memory.allocateAsync(byteLength, 0n),
    ({ memory }) => memory.hostDevicePointer(memory.allocateHost(byteLength, 0).address),
  ];
  for (const allocate of ways) {
    const place = (driver: SoftwareDriver): bigint =>
      [allocate(driver), allocate(driver), allocate(driver)][1]! + BigInt(distance);
    fails(700, () => storeAt(place), outside);
  }
}

describe("the memory checker separates arrays", () => {
  test("one element past the end and before the start", () => {
    assertFault(256, 256);
    assertFault(256, -4);
    assertFault(100, 100);
    storeAt(({ memory }) => memory.allocate(256) + 252n);
  });

  test("one row past the end and before the start", () => {
    const [height, pitch] = [8, 2048];
    assertFault(height * pitch, height * pitch + pitch - 4);
    assertFault(height * pitch, -pitch);
    assertFault(4 * 8192, 5 * 8192 - 4);
  });

  test("the fault names the kind of the access and the nearest array", () => {
    for (
      const [distance, where] of [[256, "directly behind"], [264, "8 bytes behind"], [
        -4,
        "4 bytes before",
      ]] as const
    ) {
      const place = ({ memory }: SoftwareDriver): bigint =>
        [1, 2, 3].map(() => memory.allocate(256))[1]! + BigInt(distance);
      const message = new RegExp(
        `: write of 4 bytes at 0x[0-9a-f]+, ${where} the 256 bytes at 0x[0-9a-f]+ \\(element -?\\d+ of 4 bytes\\), in kernel`,
      );
      fails(700, () => storeAt(place), message);
    }
  });

  test("variables of a module", () => {
    fails(700, () => storeAt(({ modules }, module) => modules.global(module, "first").pointer + 256n));
  });

  test("freed memory is not reused at once", () => {
    const place = ({ memory }: SoftwareDriver): bigint => {
      const freed = memory.allocate(256);
      memory.free(freed);
      memory.allocate(256);
      return freed;
    };
    fails(700, () => storeAt(place), /access to freed memory: .*4 bytes/);
  });

  test("thousands of arrays are allocated while a kernel is running and another one waits", () => {
    const driver = new SoftwareDriver({ workers: 0, memcheck: true }, loadModule);
    driver.contexts.retain(0);
    try {
      const loop = PTX.replace("ld.param", ".reg .u32 %n; .reg .pred %p; mov.u32 %n, 9; again: ld.param")
        .replace(" ret;", " sub.u32 %n, %n, 1; setp.ne.u32 %p, %n, 0; @%p bra again; ret;");
      const store = driver.modules.function(driver.modules.load(loop), "store");
      const target = driver.memory.allocate(4);
      for (const offset of [0n, 4n]) launchWith(driver, store, target + offset);
      for (let i = 0; i < 3000; i++) driver.memory.allocate(4);
      fails(700, () => driver.contexts.synchronize(), /directly behind the 4 bytes/);
    } finally {
      driver.contexts.release(0);
    }
  });

  test("bytes in use are those requested", () => {
    storeAt(({ memory }) => {
      const { free } = memory.info();
      const pointer = memory.allocate(512);
      assert.equal(memory.info().free, free - 512);
      memory.free(pointer);
      assert.equal(memory.info().free, free);
      return memory.allocate(4);
    });
  });
});

test("outgrown tables of the memory checker are freed before the next launch", () => {
  const space = new AddressSpace(undefined, true), tables = new MemcheckTables(space, new Owners());
  const stores = (): number[] =>
    space.live.map(({ byteLength }) => byteLength >> STORES.bytesLog).filter((workers) => workers > 0);
  tables.reserve("test", 1);
  tables.reserve("test", 4);
  assert.deepEqual(stores().sort(), [1, 4]);
  tables.write(0, "test");
  assert.deepEqual(stores(), [4]);
});

describe("a guarded allocator", () => {
  test("uses freed memory and guard zones when memory runs out", () => {
    const allocator = new Allocator(0, 65536, true);
    const { offset } = allocator.allocate(40960, "device")!;
    assert.ok(allocator.release(offset));
    assert.equal(allocator.allocate(65536, "device")?.offset, 0);
    assert.equal(allocator.allocate(1, "device"), undefined);
    assert.ok(allocator.release(0));
    assert.equal(allocator.freeBytes, 65536);
  });

  test("allocates until memory is full, and frees all of it", () => {
    const allocator = new Allocator(0, 1 << 20, true);
    const offsets: number[] = [];
    for (;;) {
      const allocation = allocator.allocate(3000, "device");
      if (!allocation) break;
      offsets.push(allocation.offset);
    }
    assert.equal(new Set(offsets).size, offsets.length);
    for (const offset of offsets) assert.ok(allocator.release(offset));
    assert.equal(allocator.allocate(1 << 20, "device")?.offset, 0);
  });
});
