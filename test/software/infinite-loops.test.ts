/** Loops that never end are faults; loops that wait for earlier blocks are not. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertInfiniteLoop, kernel, type LaunchOptions, Machine, range, run } from "./harness.ts";

describe("infinite loops are faults", () => {
  const FLAG = ".global .align 4 .u32 flag = 0;\n";
  const loopsForever = (body: string, options: LaunchOptions): void => {
    const machine = new Machine(kernel(body, FLAG));
    const out = machine.allocate(512);
    assertInfiniteLoop(machine, "k", [{ pointer: out }], options);
    assert.ok(machine.line() > 10);
  };

  for (
    const [name, wait] of [
      ["volatile loads", "ld.volatile.global.u32 %r3, [%rd1];"],
      ["uncached loads", "ld.global.cv.u32 %r3, [%rd1];"],
      ["loads and fences", "membar.gl; ld.global.u32 %r3, [%rd1];"],
      ["loads and nanosleep", "nanosleep.u32 100; ld.global.u32 %r3, [%rd1];"],
      ["atomics", "atom.global.cas.b32 %r3, [%rd1], 1, 1;"],
    ] as const
  ) {
    test(`a block that waits for the next one with ${name}`, () => {
      for (const lanes of [1, 4] as const) {
        loopsForever(
          `mov.u64 %rd1, flag; mov.u32 %r2, %ctaid.x; setp.ne.u32 %p1, %r2, 0; @%p1 bra SET;
           WAIT: ${wait} setp.eq.u32 %p2, %r3, 0; @%p2 bra WAIT; bra DONE;
           SET: st.volatile.global.u32 [%rd1], 1; DONE: mov.u32 %r0, 1;`,
          { grid: [2, 1, 1], block: [4, 1, 1], lanes },
        );
      }
    });
  }

  for (const lanes of [1, 4] as const) {
    test(`a loop without an exit, ${lanes} lanes`, () => {
      loopsForever(
        "setp.lt.u32 %p1, %t, 7; @%p1 bra DONE; L: add.u32 %r2, %r2, 1; bra L; DONE: mov.u32 %r0, 1;",
        {
          lanes,
        },
      );
    });
  }

  test("a thread that waits for an earlier block continues", () => {
    const out = run(
      `mov.u64 %rd1, flag; mov.u32 %r2, %ctaid.x;
       WAIT: ld.acquire.gpu.global.u32 %r3, [%rd1]; setp.ne.u32 %p2, %r3, %r2; @%p2 bra WAIT;
       add.u32 %r3, %r3, 1; st.release.gpu.global.u32 [%rd1], %r3; mov.u32 %r0, %r3;`,
      { declarations: FLAG, grid: [50, 1, 1], block: [1, 1, 1] },
    );
    assert.deepEqual(out, range(50).map((i) => i + 1));
  });
});
