/** Barriers: bar, barrier and named barriers. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FAULT } from "../../src/driver/software/abi/index.ts";
import { HEADER, kernel, Machine, range, run } from "./harness.ts";

for (const lanes of [1, 4] as const) {
  describe(`barriers, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    const shared = ".shared .align 4 .b8 s[4096];\n";

    test("writes before a barrier are visible after it", () => {
      // Reverse the values of the block through shared memory.
      const reversed = run(
        `mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %t;
         bar.sync 0;
         sub.u32 %r4, 99, %t; shl.b32 %r4, %r4, 2; add.u32 %r4, %r4, %r2; ld.shared.u32 %r0, [%r4];`,
        { block: [100, 1, 1], declarations: shared, lanes },
      );
      assert.deepEqual(reversed, range(100).reverse());
    });

    test("barriers do not wait for threads that have exited", () => {
      const out = run(
        `setp.ge.u32 %p1, %t, 50; @%p1 ret;
         mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %t;
         bar.sync 0;
         sub.u32 %r4, 49, %t; shl.b32 %r4, %r4, 2; add.u32 %r4, %r4, %r2; ld.shared.u32 %r0, [%r4];`,
        { block: [64, 1, 1], declarations: shared, lanes },
      );
      assert.deepEqual(out, [...range(50).reverse(), ...Array(14).fill(-1)]);
    });

    test("a barrier in a loop keeps registers across iterations", () => {
      // Inclusive scan by doubling steps.
      const out = run(
        `mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; add.u32 %r0, %t, 1; mov.u32 %r5, 1;
         LOOP:
         st.shared.u32 [%r3], %r0;
         bar.sync 0;
         setp.lt.u32 %p1, %t, %r5;
         shl.b32 %r6, %r5, 2; sub.u32 %r6, %r3, %r6;
         mov.u32 %r7, 0;
         @!%p1 ld.shared.u32 %r7, [%r6];
         add.u32 %r0, %r0, %r7;
         bar.sync 0;
         shl.b32 %r5, %r5, 1;
         setp.lt.u32 %p2, %r5, 128;
         @%p2 bra LOOP;`,
        { block: [128, 1, 1], declarations: shared, lanes },
      );
      assert.deepEqual(out, range(128).map((i) => (i + 1) * (i + 2) / 2));
    });

    for (const threads of [4, 7, 32, 33, 100, 1024]) {
      test(`${threads} threads leave a loop of barriers together, after inner loops of different lengths`, () => {
        // In each iteration, thread 0 decrements a counter in shared memory, and each thread counts to its
        // index modulo 5.
        const out = run(
          `mov.u32 %r0, 0; mov.u32 %r3, 6; setp.eq.u32 %p1, %t, 0;
           ROUND: @!%p1 bra WAIT;
           st.shared.u32 [s], %r3;
           WAIT: bar.sync 0;
           ld.shared.u32 %r4, [s];
           bar.sync 0;
           setp.eq.u32 %p2, %r4, 0; @%p2 bra LAST;
           sub.u32 %r3, %r4, 1;
           rem.u32 %r5, %t, 5; setp.eq.u32 %p3, %r5, 0; @%p3 bra ROUND;
           COUNT: add.u32 %r0, %r0, 1; sub.u32 %r5, %r5, 1; setp.ne.u32 %p3, %r5, 0; @%p3 bra COUNT;
           bra ROUND;
           LAST: st.global.u32 [%at], %r0; ret;`,
          { block: [threads, 1, 1], declarations: shared, lanes },
        );
        assert.deepEqual(out, range(threads).map((t) => 6 * (t % 5)));
      });

      test(`${threads} threads exit from a loop of barriers`, () => {
        const out = run(
          `mov.u32 %r0, 0; mov.u32 %r3, 3; setp.eq.u32 %p1, %t, 0;
           ROUND: add.u32 %r0, %r0, 100; st.global.u32 [%at], %r0;
           @!%p1 bra WAIT;
           st.shared.u32 [s], %r3;
           WAIT: bar.sync 0;
           ld.shared.u32 %r4, [s];
           bar.sync 0;
           setp.eq.u32 %p2, %r4, 0; @%p2 bra END;
           sub.u32 %r3, %r4, 1;
           setp.gt.u32 %p3, %t, 2; @%p3 bra ROUND;
           mov.u32 %r5, %t;
           COUNT: add.u32 %r0, %r0, 1; add.u32 %r5, %r5, 1; setp.lt.u32 %p3, %r5, 3; @%p3 bra COUNT;
           bra ROUND;
           END: ret;`,
          { block: [threads, 1, 1], declarations: shared, lanes },
        );
        assert.deepEqual(out, range(threads).map((t) => 400 + 3 * Math.max(0, 3 - t)));
      });
    }

    test("threads that waited at a barrier in one side of a branch iterate separately in a later loop", () => {
      // Even threads reach the loop when odd threads have passed its first barrier.
      const out = run(
        `mov.u32 %r0, 0; mov.u32 %r3, 0; and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1; @%p1 bra ROUND;
         add.u32 %r0, %r0, 1000; barrier.sync 0;
         ROUND: barrier.sync 0;
         add.u32 %r3, %r3, 1; add.u32 %r0, %r0, %r3; setp.lt.u32 %p2, %r3, 3; @%p2 bra ROUND;`,
        { block: [8, 1, 1], lanes },
      );
      assert.deepEqual(out, range(8).map((i) => i % 2 === 0 ? 1006 : 6));
    });

    test("a register that only one side of a branch sets keeps its value across barriers", () => {
      const out = run(
        `mov.u32 %r0, 3; and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1; @%p1 bra ODD;
         barrier.sync 0; bra MEET;
         ODD: barrier.sync 0; add.u32 %r5, %r1, 100; mad.lo.u32 %r6, %t, 1000, 4000;
         MEET: barrier.sync 0;
         @!%p1 bra DONE; add.u32 %r0, %r5, %r6;
         DONE:`,
        { block: [8, 1, 1], lanes },
      );
      assert.deepEqual(out, range(8).map((i) => i % 2 === 1 ? 4108 + 1000 * i : 3));
    });

    test("pairs of threads that synchronize only with each other iterate separately", () => {
      // The first pair in each group of four synchronizes once more before the loop.
      const out = run(
        `mov.u32 %r0, 0; mov.u32 %r3, 0; and.b32 %r2, %t, 30; mov.u32 %r4, 3; shl.b32 %r4, %r4, %r2;
         and.b32 %r2, %t, 2; setp.ne.u32 %p1, %r2, 0; @%p1 bra ROUND;
         shfl.sync.bfly.b32 %r5, %t, 1, 31, %r4; add.u32 %r0, %r5, 1000;
         ROUND: shfl.sync.bfly.b32 %r6, %r3, 1, 31, %r4;
         add.u32 %r3, %r3, 1; mad.lo.u32 %r0, %r6, 10000, %r0; setp.lt.u32 %p2, %r3, 3; @%p2 bra ROUND;`,
        { block: [8, 1, 1], lanes },
      );
      assert.deepEqual(out, range(8).map((i) => 30000 + ((i & 2) === 0 ? 1000 + (i ^ 1) : 0)));
    });

    test("threads that leave a loop early wait at the barrier after it", () => {
      const out = run(
        `mov.u32 %r0, 0; mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2;
         LOOP: add.u32 %r0, %r0, 1; setp.le.u32 %p1, %r0, %t; @%p1 bra LOOP;
         st.shared.u32 [%r3], %r0; bar.sync 0;
         xor.b32 %r4, %t, 1; shl.b32 %r4, %r4, 2; add.u32 %r4, %r4, %r2; ld.shared.u32 %r0, [%r4];`,
        { declarations: shared, lanes },
      );
      assert.deepEqual(out, range(32).map((i) => (i ^ 1) + 1));
    });

    test("both sides of a divergent branch may wait at the same barrier", () => {
      const out = run(
        `mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; and.b32 %r4, %t, 1; setp.eq.u32 %p1, %r4, 0;
         @%p1 bra EVEN;
         st.shared.u32 [%r3], 7; bar.sync 0; bra DONE;
         EVEN: st.shared.u32 [%r3], 9; bar.sync 0;
         DONE: xor.b32 %r4, %t, 1; shl.b32 %r4, %r4, 2; add.u32 %r4, %r4, %r2; ld.shared.u32 %r0, [%r4];`,
        { declarations: shared, lanes },
      );
      assert.deepEqual(out, range(32).map((i) => i % 2 === 0 ? 7 : 9));
    });

    test("bar.red counts and combines predicates", () => {
      const out = run(
        `and.b32 %r2, %t, 3; setp.eq.u32 %p1, %r2, 0;
         bar.red.popc.u32 %r0, 0, %p1;
         bar.red.and.pred %p2, 0, %p1; bar.red.or.pred %p3, 0, !%p1;
         @%p2 add.u32 %r0, %r0, 1000; @%p3 add.u32 %r0, %r0, 100;`,
        { block: [64, 1, 1], lanes },
      );
      assert.deepEqual(out, Array(64).fill(116));
    });

    test("barrier.sync, arrive and red work like bar, even with a register as barrier number", () => {
      const out = run(
        `mov.u32 %r2, 3; setp.lt.u32 %p1, %t, 32; @%p1 bra FIRST;
         barrier.sync.aligned %r2, 64; ld.shared.u32 %r0, [s]; bra DONE;
         FIRST: st.shared.u32 [s], 5; barrier.arrive 3, 64; mov.u32 %r0, 0;
         DONE: mov.u32 %r2, 15; setp.eq.u32 %p2, %t, 40; barrier.red.popc.aligned.u32 %r3, %r2, 64, !%p2; add.u32 %r0, %r0, %r3;
         barrier.red.or.pred %p3, 2, 64, %p2; @%p3 add.u32 %r0, %r0, 1000; barrier.sync 0;`,
        { block: [64, 1, 1], declarations: shared, lanes },
      );
      assert.deepEqual(out, range(64).map((i) => 1063 + (i < 32 ? 0 : 5)));
    });

    test("named barriers synchronize a producer and a consumer half of a block", () => {
      const out = run(
        `mov.u32 %r0, 0; mov.u32 %r2, s; setp.lt.u32 %p1, %t, 32; @%p1 bra PRODUCER;
         bar.sync 1, 64; sub.u32 %r3, %t, 32; shl.b32 %r3, %r3, 2; add.u32 %r3, %r3, %r2; ld.shared.u32 %r0, [%r3]; bra DONE;
         PRODUCER: shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; mul.lo.u32 %r4, %t, %t; st.shared.u32 [%r3], %r4;
         bar.arrive 1, 64;
         DONE:`,
        { block: [64, 1, 1], declarations: shared, lanes },
      );
      assert.deepEqual(out, [...Array(32).fill(0), ...range(32).map((i) => i * i)]);
    });

    test("the last warp counts as 32 threads, even if the block has fewer", () => {
      const body = (count: number): string =>
        `mov.u32 %r0, 1; setp.lt.u32 %p1, %t, 32; @%p1 bra FIRST;
         bar.sync 1, 64; mov.u32 %r0, 2; bar.sync 2, ${count}; mov.u32 %r0, s; ld.shared.u32 %r0, [%r0];
         bar.arrive 3, ${count}; bra DONE;
         FIRST: st.shared.u32 [s], 5; bar.arrive 2, ${count}; bar.sync 3, ${count};
         DONE: bar.sync 4;`;
      for (const threads of [68, 80, 96]) {
        const out = run(body(96), { block: [threads, 1, 1], declarations: shared, lanes });
        assert.deepEqual(out, range(threads).map((i) => i < 32 ? 1 : 5));
      }
    });

    test("a barrier that cannot complete is a deadlock fault", () => {
      const machine = new Machine(kernel("setp.lt.u32 %p1, %t, 5; @%p1 bar.sync 1, 32; mov.u32 %r0, 1;"));
      const out = machine.allocate(256);
      assert.throws(
        () => machine.launch("k", [{ pointer: out }], { block: [64, 1, 1], lanes }),
        WebAssembly.RuntimeError,
      );
      assert.equal(machine.fault(), FAULT.deadlock);
    });

    test("a device function may contain a barrier", () => {
      const machine = new Machine(`${HEADER}
        .shared .align 4 .b8 s[256];
        .func (.param .b32 result) exchange(.param .b32 value) {
          .reg .b32 %r<8>;
          ld.param.u32 %r1, [value]; mov.u32 %r2, %tid.x; shl.b32 %r3, %r2, 2; mov.u32 %r4, s; add.u32 %r3, %r3, %r4;
          st.shared.u32 [%r3], %r1; bar.sync 0;
          xor.b32 %r5, %r2, 1; shl.b32 %r5, %r5, 2; add.u32 %r5, %r5, %r4; ld.shared.u32 %r6, [%r5]; bar.sync 0;
          st.param.b32 [result], %r6; ret;
        }
        .visible .entry k(.param .u64 out) {
          .reg .b32 %r<8>; .reg .b64 %rd<4>;
          mov.u32 %r1, %tid.x; mul.lo.u32 %r2, %r1, 10;
          { .param .b32 a; st.param.b32 [a], %r2; .param .b32 b; call.uni (b), exchange, (a); ld.param.b32 %r3, [b]; }
          { .param .b32 a; st.param.b32 [a], %r3; .param .b32 b; call.uni (b), exchange, (a); ld.param.b32 %r4, [b]; }
          add.u32 %r3, %r3, %r4;
          ld.param.u64 %rd1, [out]; mul.wide.u32 %rd2, %r1, 4; add.u64 %rd1, %rd1, %rd2; st.global.u32 [%rd1], %r3; ret;
        }`);
      const out = machine.allocate(256);
      machine.launch("k", [{ pointer: out }], { block: [64, 1, 1], lanes });
      assert.deepEqual(machine.i32(out, 64), range(64).map((i) => 10 * (i ^ 1) + 10 * i));
    });
  });
}
