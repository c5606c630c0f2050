/** Alignment of variables and of accesses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSoftwareDriver } from "../../src/driver/software/index.ts";
import { HEADER, kernel, Machine, range } from "./harness.ts";

const PTX = `${HEADER}
.global .align 8 .b8 before[300];
.global .align 4096 .b8 page[100];
.visible .entry still(.param .u64 out) {
  .reg .b64 %rd<4>;
  .shared .align 8 .b8 first[20];
  .shared .align 1024 .b8 second[64];
  ld.param.u64 %rd1, [out];
  mov.u64 %rd2, second; st.global.u64 [%rd1], %rd2;
  mov.u64 %rd2, page; st.global.u64 [%rd1+8], %rd2; ret;
}
.extern .shared .align 2048 .b8 dynamic[];
.visible .entry dynamically(.param .u64 out) {
  .reg .b64 %rd<4>;
  .shared .align 8 .b8 first[20];
  ld.param.u64 %rd1, [out];
  mov.u64 %rd2, first; st.shared.u32 [%rd2], 1;
  mov.u64 %rd2, dynamic; st.shared.u32 [%rd2+60], 1; st.global.u64 [%rd1], %rd2; ret;
}`;

test("variables in global, static and dynamic shared memory have the declared alignment", () => {
  const driver = createSoftwareDriver({ workers: 0 });
  driver.contexts.setCurrent(driver.contexts.retain(0));
  try {
    const out = driver.memory.allocate(16);
    const { free } = driver.memory.info();
    const module = driver.modules.load(PTX);
    const block = driver.functions.parameterBlock(8, [0]);
    block.view.setBigUint64(0, out, true);
    const addresses = new BigUint64Array(2);
    const run = (name: string, dynamicBytes: number): void => {
      const fn = driver.modules.function(module, name);
      driver.launch(fn, 1, 1, 1, 1, 1, 1, dynamicBytes, 0n, block);
      driver.copies.deviceToHost(addresses, out, 16, null);
    };
    run("still", 0);
    assert.deepEqual([addresses[0]! % 1024n, addresses[1]! % 4096n], [0n, 0n]);
    assert.deepEqual(driver.modules.global(module, "page"), { pointer: addresses[1]!, byteLength: 100 });
    run("dynamically", 64);
    assert.equal(addresses[0]! % 2048n, 0n);
    const { free: whileLoaded } = driver.memory.info();
    driver.modules.unload(module);
    assert.ok(driver.memory.info().free > whileLoaded);
    const slots = free - driver.memory.info().free;
    driver.modules.unload(driver.modules.load(PTX));
    assert.equal(free - driver.memory.info().free, slots);
  } finally {
    driver.contexts.release(0);
  }
});

for (const lanes of [1, 4] as const) {
  test(`volatile loads of some of 4 threads with an odd offset, in ${lanes} lanes`, () => {
    const machine = new Machine(kernel(
      `and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 0; mov.u32 %r0, 5; add.u64 %rd2, %at, -2;
      ld.global.u8 %r3, [%rd2+3]; @%p1 ld.volatile.global.u32 %r0, [%rd2+2];`,
    ));
    const out = machine.upload(new Int32Array(32).fill(11));
    machine.launch("k", [{ pointer: out }], { lanes });
    assert.deepEqual(machine.i32(out, 32), range(32).map((t) => t % 2 ? 5 : 11));
  });
}
