/** The memory checker and values that were never written but are discarded, as in CUB's merge sort. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FAULT } from "../../src/driver/software/abi/index.ts";
import { kernel, Machine, range } from "./harness.ts";

/** Runs a kernel under the checker; returns the machine and the results, which are undefined after a fault. */
function check(body: string): { machine: Machine; results: number[] | undefined } {
  const machine = new Machine(kernel(body, ".shared .align 4 .b8 s[512];\n"));
  const out = machine.upload(new Int32Array(32));
  try {
    machine.launch("k", [{ pointer: out }], { memcheck: true });
  } catch {
    return { machine, results: undefined };
  }
  return { machine, results: machine.i32(out, 32) };
}

const STORE = `mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %t; bar.sync 0;
  setp.lt.u32 %p1, %t, 31; ld.shared.u32 %r4, [%r3+4];`;

describe("memory checker and discarded values", () => {
  test("accepts an uninitialized value that is not selected", () => {
    const { results } = check(`${STORE} selp.b32 %r0, %r4, -5, %p1;`);
    assert.deepEqual(results, range(32).map((t) => t < 31 ? t + 1 : -5));
    // Through a copy, and a comparison that is combined with the bound.
    const merge = check(
      `${STORE} mov.b32 %r5, %r4; setp.gt.and.s32 %p2, %r4, %t, %p1; selp.b32 %r0, %r5, -5, %p2;`,
    );
    assert.deepEqual(merge.results, results);
  });

  test("still reports other uninitialized values, races and wrong addresses", () => {
    const { machine } = check(`${STORE} add.u32 %r0, %r4, 1;`);
    assert.equal(machine.fault(), FAULT.uninitializedShared);
    const compared = check(`${STORE} setp.gt.s32 %p2, %r4, 5; selp.b32 %r0, 1, 0, %p2;`);
    assert.equal(compared.machine.fault(), FAULT.uninitializedShared);
    const race = check(`${STORE.replace("bar.sync 0;", "")} selp.b32 %r0, %r4, -5, %p1;`);
    assert.equal(race.results, undefined);
    const outside = check(`${STORE} ld.shared.u32 %r6, [%r3+100000]; selp.b32 %r0, %r6, -5, %p1;`);
    assert.equal(outside.machine.fault(), FAULT.outOfBounds);
  });
});
