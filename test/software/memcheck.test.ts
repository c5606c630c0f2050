import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { at } from "../../src/base/at.ts";
import { FAULT } from "../../src/driver/software/abi/index.ts";
import { kernel, type LaunchOptions, Machine } from "./harness.ts";

const SHARED = ".shared .align 4 .b8 s[512];\n";

/** Runs a kernel that must fault; returns the machine, whose frame describes the fault. */
function faultOf(body: string, declarations = "", options: LaunchOptions = {}): Machine {
  const machine = new Machine(kernel(body, declarations));
  const out = machine.upload(new Int32Array(64));
  assert.throws(
    () => machine.launch("k", [{ pointer: out }], { memcheck: true, ...options }),
    WebAssembly.RuntimeError,
  );
  return machine;
}

describe("memory checker", () => {
  test("accepts a correct kernel", () => {
    const machine = new Machine(kernel(
      `mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %t;
       bar.sync 0;
       xor.b32 %r4, %t, 1; shl.b32 %r4, %r4, 2; add.u32 %r4, %r4, %r2; ld.shared.u32 %r0, [%r4];
       bar.sync 0;
       st.shared.u32 [%r3], %r0; ld.shared.u32 %r0, [%r3];`,
      SHARED,
    ));
    const out = machine.upload(new Int32Array(128));
    machine.launch("k", [{ pointer: out }], { memcheck: true, grid: [2, 1, 1], block: [64, 1, 1] });
    assert.deepEqual(machine.i32(out, 128), Array.from({ length: 128 }, (_, i) => (i & 63) ^ 1));
  });

  test("an access past the end of an array reports thread, address and line", () => {
    const machine = faultOf("setp.eq.u32 %p1, %t, 5;\n@%p1 st.global.u32 [%out+256], 1;\nmov.u32 %r0, 0;");
    assert.equal(machine.fault(), FAULT.outOfBounds);
    assert.equal(machine.faultingThread(), 5);
    assert.equal(machine.faultingAddress(), at(machine.live, 0)[1]);
    const line =
      kernel("setp.eq.u32 %p1, %t, 5;\n@%p1 st").split("\n").findIndex((text) => text.includes("@%p1 st")) +
      1;
    assert.equal(machine.line(), line);
  });

  test("addresses above 4 GiB and below zero are out of bounds", () => {
    for (const address of ["0x100020000", "0xfffffffffffffffc", "0"]) {
      const machine = faultOf(`mov.u64 %rd1, ${address}; ld.global.u32 %r0, [%rd1];`);
      assert.equal(machine.fault(), FAULT.outOfBounds, address);
    }
  });

  test("reports use after free", () => {
    const machine = new Machine(kernel("mov.u32 %r0, 1;"));
    const out = machine.upload(new Int32Array(32));
    machine.free(out);
    assert.throws(
      () => machine.launch("k", [{ pointer: out }], { memcheck: true }),
      WebAssembly.RuntimeError,
    );
    assert.equal(machine.fault(), FAULT.useAfterFree);
  });

  test("misaligned accesses are faults", () => {
    const machine = faultOf("ld.global.u32 %r0, [%out+2];");
    assert.equal(machine.fault(), FAULT.misaligned);
  });

  test("reports reads of uninitialized shared memory", () => {
    const machine = faultOf("mov.u32 %r2, s; st.shared.u32 [%r2], 1; ld.shared.u32 %r0, [%r2+4];", SHARED);
    assert.equal(machine.fault(), FAULT.uninitializedShared);
  });

  test("a missing barrier is a race", () => {
    const machine = faultOf(
      `mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %t;
       setp.eq.u32 %p1, %t, 0; @%p1 bra DONE; ld.shared.u32 %r0, [%r3+-4]; DONE:`,
      SHARED,
    );
    assert.equal(machine.fault(), FAULT.sharedRace);
  });

  test("volatile and relaxed accesses race only with ordinary ones", () => {
    const each = (store: string, load: string): string =>
      `mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; st${store}.shared.u32 [%r3], %t;
       ld${load}.shared.u32 %r0, [%r2]; bar.sync 0;`;
    const run = (body: string): number => {
      const machine = new Machine(kernel(body, SHARED));
      const out = machine.upload(new Int32Array(64));
      try {
        machine.launch("k", [{ pointer: out }], { memcheck: true, block: [64, 1, 1] });
        return 0;
      } catch {
        return machine.fault();
      }
    };
    assert.equal(run(each(".volatile", ".volatile")), 0);
    assert.equal(run(each(".relaxed.cta", ".relaxed.cta")), 0);
    assert.equal(run(each("", "")), FAULT.sharedRace);
    assert.equal(run("mov.u32 %r2, s; ld.volatile.shared.u32 %r0, [%r2];"), FAULT.uninitializedShared);
  });

  test("two threads that write the same word race", () => {
    const machine = faultOf(
      `mov.u32 %r2, s; st.shared.u32 [%r2], %t; mov.u32 %r0, 0;`,
      SHARED,
      { block: [2, 1, 1] },
    );
    assert.equal(machine.fault(), FAULT.sharedRace);
  });
});
