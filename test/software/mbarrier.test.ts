/** mbarrier objects: what each operation does to the phase, and threads that wait for it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { assertInfiniteLoop, kernel, Machine, range, run } from "./harness.ts";

const DECLARATIONS =
  ".shared .align 8 .b64 bar; .shared .align 8 .b64 empty; .shared .align 128 .b32 tile[256];\n";
const MODES = [{ lanes: 1 }, { lanes: 4 }, { lanes: 1, memcheck: true }] as const;

/** Runs lines on one thread, where `T n` tests whether the phase of parity n has completed; returns the answers. */
function answers(lines: string): number {
  let bit = 0;
  const body = lines.replaceAll(
    /\bT ([01]);/g,
    (_, parity) =>
      `mbarrier.test_wait.parity.shared.b64 %p1, [bar], ${parity}; selp.u32 %r9, ${
        1 << bit++
      }, 0, %p1; or.b32 %r0, %r0, %r9;`,
  );
  return run(`mov.u32 %r0, 0; ${body}`, { declarations: DECLARATIONS, block: [1, 1, 1] })[0]!;
}

describe("mbarrier", () => {
  test("a phase completes with its last arrival, and the next one expects as many", () => {
    // Parity 1 has always completed before phase 0 does.
    const out = answers(
      `mbarrier.init.shared.b64 [bar], 3; T 0; T 1;
       mbarrier.arrive.shared.b64 %rd1, [bar]; mbarrier.arrive.shared.b64 %rd1, [bar]; T 0;
       mbarrier.arrive.shared.b64 %rd1, [bar]; T 0; T 1;
       mbarrier.arrive.shared.b64 %rd1, [bar], 2; T 1; mbarrier.arrive.release.cta.shared::cta.b64 _, [bar]; T 1; T 0;`,
    );
    assert.equal(out.toString(2).padStart(8, "0"), [0, 1, 0, 1, 0, 0, 1, 0].toReversed().join(""));
  });

  test("a state belongs to the phase in which the thread arrived", () => {
    const out = run(
      `mbarrier.init.shared.b64 [bar], 2;
       mbarrier.arrive.noComplete.release.cta.shared.b64 %rd1, [bar], 1;
       mbarrier.test_wait.shared.b64 %p1, [bar], %rd1; selp.u32 %r0, 1, 0, %p1;
       mbarrier.arrive.shared.b64 %rd2, [bar];
       mbarrier.test_wait.shared.b64 %p1, [bar], %rd1; selp.u32 %r2, 2, 0, %p1; or.b32 %r0, %r0, %r2;
       mbarrier.try_wait.acquire.cta.shared::cta.b64 %p1, [bar], %rd2; selp.u32 %r2, 4, 0, %p1; or.b32 %r0, %r0, %r2;
       mbarrier.pending_count.b64 %r2, %rd1; shl.b32 %r2, %r2, 4; or.b32 %r0, %r0, %r2;
       mbarrier.pending_count.b64 %r2, %rd2; shl.b32 %r2, %r2, 8; or.b32 %r0, %r0, %r2;`,
      { declarations: DECLARATIONS, block: [1, 1, 1] },
    );
    assert.deepEqual(out, [0x126]);
  });

  test("a phase also waits for the expected transactions", () => {
    const out = answers(
      `mbarrier.init.shared.b64 [bar], 1;
       mbarrier.arrive.expect_tx.shared.b64 %rd1, [bar], 1000; T 0;
       mbarrier.complete_tx.relaxed.cta.shared.b64 [bar], 400; T 0;
       mbarrier.complete_tx.shared::cluster.b64 [bar], 600; T 0;
       mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [bar], 8; mbarrier.arrive.shared.b64 _, [bar]; T 1;
       mbarrier.complete_tx.shared.b64 [bar], 8; T 1;
       mbarrier.complete_tx.shared.b64 [bar], 5; mbarrier.arrive.shared.b64 _, [bar]; T 0;
       mbarrier.expect_tx.shared.b64 [bar], 5; T 0;`,
    );
    assert.equal(out.toString(2).padStart(7, "0"), [0, 0, 1, 0, 1, 0, 1].toReversed().join(""));
  });

  test("a thread that drops out is not expected in later phases", () => {
    const out = answers(
      `mbarrier.init.shared.b64 [bar], 3; mbarrier.arrive_drop.shared.b64 %rd1, [bar];
       mbarrier.arrive.shared.b64 _, [bar]; T 0; mbarrier.arrive.shared.b64 _, [bar]; T 0;
       mbarrier.arrive.shared.b64 _, [bar]; T 1; mbarrier.arrive_drop.release.cta.shared.b64 _, [bar]; T 1;
       mbarrier.arrive.shared.b64 _, [bar]; T 0; mbarrier.inval.shared.b64 [bar];`,
    );
    assert.equal(out.toString(2).padStart(5, "0"), [0, 1, 0, 1, 1].toReversed().join(""));
  });

  test("asynchronous copies arrive; without noinc, beside the expected arrivals", () => {
    const out = answers(
      `mbarrier.init.shared.b64 [bar], 2; cp.async.mbarrier.arrive.shared.b64 [bar]; T 0;
       cp.async.mbarrier.arrive.noinc.shared.b64 [bar]; T 0;
       mbarrier.arrive.shared.b64 _, [bar]; T 0;`,
    );
    assert.equal(out, 0b100);
  });

  for (const mode of MODES) {
    const name = `${mode.lanes} lanes${"memcheck" in mode ? ", memory checker" : ""}`;
    const options = { ...mode, declarations: DECLARATIONS };

    test(`replaces a barrier of the block, by state and by parity, ${name}`, () => {
      for (
        const wait of [
          "mbarrier.arrive.shared.b64 %rd1, [bar]; W: mbarrier.test_wait.shared.b64 %p2, [bar], %rd1; @!%p2 bra W;",
          "mbarrier.arrive.shared.b64 _, [bar]; and.b32 %r7, %r5, 1; W: mbarrier.try_wait.parity.shared.b64 %p2, [bar], %r7; @!%p2 bra W;",
          "mbarrier.arrive.shared.b64 %rd1, [bar]; W: mbarrier.try_wait.shared.b64 %p2, [bar], %rd1, 1000; @%p2 bra D; bra W; D:",
        ]
      ) {
        // Each round, a thread takes the value of the next one, with a barrier before and after.
        const out = run(
          `setp.eq.u32 %p1, %t, 0; @%p1 mbarrier.init.shared.b64 [bar], 96;
           mov.u32 %r2, tile; shl.b32 %r3, %t, 2; add.u32 %r2, %r2, %r3; st.shared.u32 [%r2], %t; bar.sync 0;
           add.u32 %r3, %t, 1; rem.u32 %r3, %r3, 96; shl.b32 %r3, %r3, 2; mov.u32 %r4, tile; add.u32 %r3, %r3, %r4;
           mov.u32 %r5, 0;
           L: ld.shared.u32 %r6, [%r3]; ${wait} add.u32 %r6, %r6, 1; st.shared.u32 [%r2], %r6; add.u32 %r5, %r5, 1;
           ${
            wait.replaceAll("W", "V").replaceAll("D", "E")
          } add.u32 %r5, %r5, 1; setp.lt.u32 %p1, %r5, 20; @%p1 bra L;
           mov.u32 %r0, %r6;`,
          { ...options, block: [96, 1, 1] },
        );
        assert.deepEqual(out, range(96).map((t) => (t + 10) % 96 + 10));
      }
    });

    test(`a producer and a consumer pass tiles by two barriers, ${name}`, () => {
      // Warp 0 consumes what warp 1 produces: 10 tiles of 32 values, i · 100 + lane.
      const out = run(
        `setp.ne.u32 %p1, %t, 0; @%p1 bra READY;
         mbarrier.init.shared.b64 [bar], 32; mbarrier.init.shared.b64 [empty], 32; READY: bar.sync 0;
         and.b32 %r2, %t, 31; shl.b32 %r2, %r2, 2; mov.u32 %r3, tile; add.u32 %r2, %r2, %r3;
         mov.u32 %r4, 0; mov.u32 %r0, 0; setp.ge.u32 %p3, %t, 32; @%p3 bra PRODUCE;
         CONSUME: and.b32 %r5, %r4, 1;
         FULL: mbarrier.try_wait.parity.shared.b64 %p2, [bar], %r5; @!%p2 bra FULL;
         xor.b32 %r6, %r2, 124; ld.shared.u32 %r6, [%r6]; mad.lo.u32 %r0, %r0, 2, %r6;
         mbarrier.arrive.shared.b64 _, [empty]; add.u32 %r4, %r4, 1; setp.lt.u32 %p1, %r4, 10; @%p1 bra CONSUME; bra END;
         PRODUCE: and.b32 %r5, %r4, 1; xor.b32 %r5, %r5, 1;
         EMPTY: mbarrier.try_wait.parity.shared.b64 %p2, [empty], %r5; @!%p2 bra EMPTY;
         and.b32 %r6, %t, 31; mad.lo.u32 %r6, %r4, 100, %r6; st.shared.u32 [%r2], %r6;
         mbarrier.arrive.shared.b64 _, [bar]; add.u32 %r4, %r4, 1; setp.lt.u32 %p1, %r4, 10; @%p1 bra PRODUCE; END:`,
        { ...options, block: [64, 1, 1] },
      );
      const consumed = (t: number): number => range(10).reduce((sum, i) => 2 * sum + 100 * i + (31 - t), 0);
      assert.deepEqual(out, range(64).map((t) => t < 32 ? consumed(t) : 0));
    });
  }

  test("a phase that never completes is a fault", () => {
    for (const lanes of [1, 4] as const) {
      const machine = new Machine(kernel(
        `setp.eq.u32 %p1, %t, 0; @%p1 mbarrier.init.shared.b64 [bar], 33; bar.sync 0;
         mbarrier.arrive.shared.b64 %rd1, [bar]; W: mbarrier.try_wait.shared.b64 %p2, [bar], %rd1; @!%p2 bra W;
         mov.u32 %r0, 1;`,
        DECLARATIONS,
      ));
      const out = machine.allocate(128);
      assertInfiniteLoop(machine, "k", [{ pointer: out }], { lanes });
    }
  });

  test("rejects forms that PTX does not have, and accepts fences for it", () => {
    for (
      const line of [
        "mbarrier.init.global.b64 [bar], 1;",
        "mbarrier.init.shared.b32 [bar], 1;",
        "mbarrier.arrive.acquire.cta.shared.b64 %rd1, [bar];",
        "mbarrier.arrive.expect_tx.shared.b64 %rd1, [bar];",
        "mbarrier.arrive.shared::cluster.b64 %rd1, [bar];",
        "mbarrier.expect_tx.cta.shared.b64 [bar], 1;",
        "mbarrier.test_wait.shared::cluster.b64 %p1, [bar], %rd1;",
        "mbarrier.test_wait.shared.b64 %r1, [bar], %rd1;",
        "mbarrier.wait.shared.b64 %p1, [bar], %rd1;",
        "cp.async.mbarrier.arrive.shared::cluster.b64 [bar];",
      ]
    ) {
      assert.throws(() => loadModule(kernel(line, DECLARATIONS)), /mbarrier/, line);
    }
    loadModule(
      kernel("fence.mbarrier_init.release.cluster; fence.proxy.async.shared::cta; fence.proxy.async;"),
    );
  });
});
