/** Threads of one block that wait for each other and sleep in between. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertInfiniteLoop, kernel, Machine, range, run } from "./harness.ts";

const DECLARATIONS = ".global .u32 flag; .global .u32 lock; .global .u32 count; .shared .u32 turn;\n";

for (const lanes of [1, 4] as const) {
  describe(`threads that sleep while they wait, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    test("the first thread waits for a flag that the last one sets", () => {
      const out = run(
        `setp.ne.u32 %p1, %t, 0; @%p1 bra SET;
         POLL: ld.volatile.global.u32 %r0, [flag]; setp.ne.u32 %p2, %r0, 0; @%p2 bra DONE;
         nanosleep.u32 100; bra POLL;
         SET: mov.u32 %r0, 1; setp.ne.u32 %p3, %t, 63; @%p3 bra DONE; st.volatile.global.u32 [flag], 7; DONE:`,
        { lanes, declarations: DECLARATIONS, block: [64, 1, 1] },
      );
      assert.deepEqual(out, range(64).map((t) => t === 0 ? 7 : 1));
    });

    test("threads take turns in descending order, across warps", () => {
      const out = run(
        `mov.u32 %r3, turn; setp.eq.u32 %p1, %t, 0; @%p1 st.volatile.shared.u32 [%r3], 95; bar.sync 0;
         POLL: ld.volatile.shared.u32 %r4, [%r3]; setp.eq.u32 %p2, %r4, %t; @%p2 bra TURN;
         nanosleep.u32 20; bra POLL;
         TURN: atom.global.add.u32 %r0, [count], 1; sub.u32 %r4, %t, 1; st.volatile.shared.u32 [%r3], %r4;`,
        { lanes, declarations: DECLARATIONS, block: [96, 1, 1] },
      );
      assert.deepEqual(out, range(96).toReversed());
    });

    test("polling loops let other threads run, even in functions", () => {
      for (const load of ["ld.volatile.global.u32", "ld.acquire.gpu.global.u32", "ld.relaxed.cta.u32"]) {
        const out = run(
          `setp.ne.u32 %p1, %t, 0; @%p1 bra SET;
           POLL: ${load} %r0, [flag]; fence.acq_rel.gpu; setp.eq.u32 %p2, %r0, 0; @%p2 bra POLL; bra DONE;
           SET: mov.u32 %r0, 1; setp.ne.u32 %p3, %t, 63; @%p3 bra DONE; st.volatile.global.u32 [flag], 7; DONE:`,
          { lanes, declarations: DECLARATIONS, block: [64, 1, 1] },
        );
        assert.deepEqual(out, range(64).map((t) => t === 0 ? 7 : 1), load);
      }
      const out = run(
        `setp.eq.u32 %p1, %t, 31; @%p1 st.volatile.global.u32 [flag], 9; @!%p1 call wait; ld.volatile.global.u32 %r0, [flag];`,
        {
          lanes,
          declarations: `${DECLARATIONS}
.func wait() { .reg .pred %p<2>; .reg .b32 %r<2>; POLL: ld.volatile.global.u32 %r1, [flag]; setp.eq.u32 %p1, %r1, 0; @%p1 bra POLL; ret; }
`,
        },
      );
      assert.deepEqual(out, range(32).map(() => 9));
    });

    test("a lock that is held across a barrier of a warp", () => {
      const out = run(
        `TAKE: atom.global.cas.b32 %r4, [lock], 0, 1; setp.eq.u32 %p2, %r4, 0; @%p2 bra HELD;
         nanosleep.u32 20; bra TAKE;
         HELD: ld.volatile.global.u32 %r0, [count]; nanosleep.u32 5; add.u32 %r5, %r0, 1;
         st.volatile.global.u32 [count], %r5; atom.global.exch.b32 %r6, [lock], 0; bar.warp.sync -1;`,
        { lanes, declarations: DECLARATIONS },
      );
      assert.deepEqual(out.toSorted((a, b) => a - b), range(32));
    });

    test("a flag that no thread sets is an infinite loop", () => {
      const machine = new Machine(kernel(
        `POLL: ld.volatile.global.u32 %r0, [flag]; nanosleep.u32 100; setp.eq.u32 %p2, %r0, 0; @%p2 bra POLL;`,
        DECLARATIONS,
      ));
      const out = machine.allocate(128);
      assertInfiniteLoop(machine, "k", [{ pointer: out }], { lanes });
    });
  });
}
