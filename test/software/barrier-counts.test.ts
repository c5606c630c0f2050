/** Barriers with a number of threads. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CompileError } from "../../src/base/errors.ts";
import { FAULT } from "../../src/driver/software/abi/index.ts";
import { kernel, Machine, range } from "./harness.ts";

describe("barriers with a number of threads", () => {
  for (const lanes of [1, 4] as const) {
    test(`a barrier for more threads than the block has is a deadlock, ${lanes} lanes`, () => {
      for (const barrier of ["bar.sync 1, 64;", "mov.u32 %r5, 96; bar.sync 1, %r5;", "bar.sync 0, 128;"]) {
        const machine = new Machine(kernel(`mov.u32 %r0, 1; ${barrier}`));
        const out = machine.upload(new Int32Array(32));
        assert.throws(() => machine.launch("k", [{ pointer: out }], { lanes }), WebAssembly.RuntimeError);
        assert.equal(machine.fault(), FAULT.deadlock, barrier);
      }
    });

    test(`the last warp counts as a whole one, ${lanes} lanes`, () => {
      const machine = new Machine(kernel(`
        .shared .b32 s[48]; shl.b32 %r3, %t, 2; mov.u32 %r4, s; add.u32 %r3, %r3, %r4; st.shared.u32 [%r3], %t;
        bar.sync 1, 64;
        mov.u32 %r5, 188; sub.u32 %r3, %r5, %r3; add.u32 %r3, %r3, %r4; add.u32 %r3, %r3, %r4;
        ld.shared.u32 %r0, [%r3];`));
      const out = machine.upload(new Int32Array(48));
      machine.launch("k", [{ pointer: out }], { lanes, block: [48, 1, 1] });
      assert.deepEqual(machine.i32(out, 48), range(48).toReversed());
    });
  }

  test("a constant number must be a multiple of 32", () => {
    for (const barrier of ["bar.sync 1, 33;", "bar.arrive 1, 16;", "bar.red.popc.u32 %r1, 1, 8, %p1;"]) {
      assert.throws(
        () => new Machine(kernel(`mov.u32 %r0, 1;\n${barrier}`)),
        (error) =>
          error instanceof CompileError && /line 22: bar\.\S+ is not supported, in k$/.test(error.log),
        barrier,
      );
    }
  });
});
