/** Control flow: branches, loops, exits, calls, and the special registers of threads and blocks. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FAULT } from "../../src/driver/software/abi/index.ts";
import { HEADER, kernel, type LaunchOptions, Machine, range, run } from "./harness.ts";

/** Returns a kernel that calls `name` with %tid.x and stores the result of each thread. */
function calling(name: string, functions: string): string {
  return `${HEADER}${functions}
.visible .entry k(.param .u64 out) {
  .reg .b32 %r<8>; .reg .b64 %rd<4>;
  mov.u32 %r1, %tid.x; mov.u32 %r2, %r1;
  { .param .b32 a; st.param.b32 [a], %r2; .param .b32 b; call.uni (b), ${name}, (a); ld.param.b32 %r3, [b]; }
  ld.param.u64 %rd1, [out]; mul.wide.u32 %rd2, %r1, 4; add.u64 %rd1, %rd1, %rd2; st.global.u32 [%rd1], %r3; ret;
}`;
}

function call(name: string, functions: string, options: LaunchOptions = {}): number[] {
  const machine = new Machine(calling(name, functions));
  const out = machine.allocate(4 * 32);
  machine.launch("k", [{ pointer: out }], options);
  return machine.i32(out, 32);
}

for (const lanes of [1, 4] as const) {
  describe(`control flow, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    test("brx.idx branches to each target of its list", () => {
      const out = run(
        `and.b32 %r2, %t, 3; LIST: .branchtargets A, B, C, D; brx.idx %r2, LIST;
         A: mov.u32 %r0, 10; bra DONE; B: mov.u32 %r0, 20; bra DONE; C: mov.u32 %r0, 30; bra DONE; D: mov.u32 %r0, 40; DONE:`,
        { lanes },
      );
      assert.deepEqual(out, range(32).map((i) => 10 * ((i & 3) + 1)));
    });

    test("after reconverging, threads can exit or enter a loop that is left only by exits", () => {
      // Every fourth thread exits at once. Odd threads do additional work. Threads from 8 on enter the loop.
      const out = run(
        `mov.u32 %r0, 1; and.b32 %r2, %t, 3; setp.eq.u32 %p1, %r2, 3; @%p1 bra END;
         and.b32 %r3, %t, 1; setp.eq.u32 %p2, %r3, 0; @%p2 bra MEET;
         mov.u32 %r0, 2; st.global.u32 [%at], %r0;
         MEET: setp.eq.u32 %p3, %i, 99; @%p3 bra END;
         setp.lt.u32 %p4, %t, 8; @%p4 bra NEAR; bra.uni FAR;
         NEAR: bra.uni END;
         FAR: mov.u32 %r4, %t;
         ROUND: add.u32 %r0, %r0, 10; st.global.u32 [%at], %r0; sub.u32 %r4, %r4, 3;
         setp.lt.u32 %p5, %r4, 6; @%p5 bra END; setp.gt.u32 %p6, %r4, 99; @%p6 bra END; bra.uni ROUND;
         END: ret;`,
        { lanes },
      );
      assert.deepEqual(
        out,
        range(32).map((t) => {
          if (t % 4 === 3) return -1;
          if (t < 8) return t % 2 ? 2 : -1;
          return (t % 2 ? 2 : 1) + 10 * Math.max(1, Math.ceil((t - 5) / 3));
        }),
      );
    });

    test("a loop with two entries iterates separately per thread", () => {
      // Odd threads enter the loop in the middle.
      const out = run(
        `mov.u32 %r0, 0; mov.u32 %r2, 0; and.b32 %r3, %t, 1; setp.eq.u32 %p1, %r3, 1; @%p1 bra MIDDLE;
         TOP: add.u32 %r0, %r0, 100;
         MIDDLE: add.u32 %r0, %r0, 1; add.u32 %r2, %r2, 1; setp.lt.u32 %p2, %r2, 3; @%p2 bra TOP;`,
        { lanes },
      );
      assert.deepEqual(out, range(32).map((i) => i % 2 === 1 ? 203 : 303));
    });

    test("nested loops with break and continue iterate separately per thread", () => {
      const out = run(
        `mov.u32 %r0, 0; mov.u32 %r2, 0;
         OUTER: mov.u32 %r3, 0;
         INNER: add.u32 %r3, %r3, 1;
         add.u32 %r4, %r2, %r3; and.b32 %r4, %r4, 3; setp.eq.u32 %p1, %r4, 0; @%p1 bra NEXT;
         add.u32 %r0, %r0, %r3; setp.gt.u32 %p2, %r0, %t; @%p2 bra LEAVE;
         NEXT: setp.lt.u32 %p3, %r3, 5; @%p3 bra INNER;
         LEAVE: add.u32 %r2, %r2, 1; setp.le.u32 %p4, %r2, 4; @%p4 bra OUTER;`,
        { lanes },
      );
      const expected = range(32).map((t) => {
        let sum = 0;
        for (let a = 0; a <= 4; a++) {
          for (let b = 1; b <= 5; b++) {
            if (((a + b) & 3) === 0) continue;
            sum += b;
            if (sum > t) break;
          }
        }
        return sum;
      });
      assert.deepEqual(out, expected);
    });

    test("two loops with one header iterate separately per thread", () => {
      const out = run(
        `mov.u32 %r0, %t; mov.u32 %r3, 0;
         SPIN: add.u32 %r0, %r0, 1; and.b32 %r2, %r0, 3; setp.ne.u32 %p1, %r2, 0; @%p1 bra SPIN;
         add.u32 %r3, %r3, 1; setp.lt.u32 %p2, %r3, 8; @%p2 bra SPIN;
         shl.b32 %r3, %r3, 16; or.b32 %r0, %r0, %r3;`,
        { lanes, block: [16, 1, 1] },
      );
      // The first iteration ends at the next multiple of 4, the 7 others end 4 later each.
      assert.deepEqual(out, range(16).map((t) => 8 << 16 | (4 * (Math.floor(t / 4) + 1) + 28)));
    });

    test("a loop with several back edges iterates separately per thread", () => {
      // Both back edges go through one block, which a thread may also enter after the reconvergence point.
      const out = run(
        `mov.u32 %r0, 0; mov.u32 %r2, %t; mov.u32 %r3, 0;
         TOP: add.u32 %r2, %r2, 1; and.b32 %r4, %r2, 1; setp.eq.u32 %p1, %r4, 1; @%p1 bra AGAIN;
         add.u32 %r3, %r3, 1; add.u32 %r0, %r0, %r2; setp.ge.u32 %p2, %r3, 3; @%p2 bra LEAVE;
         AGAIN: add.u32 %r0, %r0, 1000; bra TOP;
         LEAVE:`,
        { lanes, block: [16, 1, 1] },
      );
      const expected = range(16).map((t) => {
        let sum = 0;
        for (let i = t + 1, met = 0;; i++, sum += 1000) {
          if (i % 2 === 1) continue;
          sum += i;
          if (++met === 3) return sum;
        }
      });
      assert.deepEqual(out, expected);
    });

    test("a thread that exits in divergent code does not stop the others", () => {
      const out = run(
        `mov.u32 %r0, 1; and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1; @%p1 bra JOIN;
         setp.eq.u32 %p2, %t, 2; @%p2 bra END;
         mov.u32 %r0, 5;
         JOIN: add.u32 %r0, %r0, 10; bra STORE;
         END: ret;
         STORE:`,
        { lanes, block: [8, 1, 1] },
      );
      assert.deepEqual(out, range(8).map((t) => t === 2 ? -1 : t % 2 === 1 ? 11 : 15));
    });

    test("one side of a divergent branch can also be entered by whole blocks", () => {
      const out = run(
        `mov.u32 %r0, 1; mov.u32 %r5, %ctaid.x; setp.eq.u32 %p3, %r5, 1;
         and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1;
         @!%p3 bra PART;
         add.u32 %r0, %r0, 100; bra BOTH;
         PART: @%p1 bra ARM; add.u32 %r0, %r0, 3; bra MEET;
         ARM: add.u32 %r0, %r0, 20;
         BOTH: add.u32 %r0, %r0, 1000;
         MEET: add.u32 %r0, %r0, 10000;`,
        { lanes, block: [8, 1, 1], grid: [2, 1, 1] },
      );
      assert.deepEqual(out, range(16).map((i) => i >= 8 ? 11101 : i % 2 === 1 ? 11021 : 10004));
    });

    test("one side of a branch can overwrite a register that the other side still reads", () => {
      const out = run(
        `mov.u32 %r0, %t; and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1; @%p1 bra ODD;
         add.u32 %r0, %r0, 100; st.global.u32 [%at], %r0; bra END;
         ODD: add.u32 %r0, %r0, 1000; bra STORE;
         END: ret;
         STORE:`,
        { lanes, block: [8, 1, 1] },
      );
      assert.deepEqual(out, range(8).map((t) => t % 2 === 1 ? 1000 + t : 100 + t));
    });

    test("predicated instructions do not change registers of other threads", () => {
      const out = run(
        `mov.u32 %r0, 7; setp.gt.u32 %p1, %t, 9; @%p1 mov.u32 %r0, %t; @!%p1 add.u32 %r0, %r0, %t; @%p1 mul.lo.u32 %r0, %r0, 2;`,
        { lanes },
      );
      assert.deepEqual(out, range(32).map((t) => t > 9 ? 2 * t : 7 + t));
    });

    test("exit ends one thread", () => {
      const out = run("setp.lt.u32 %p1, %t, 3; @%p1 exit; mov.u32 %r0, 5;", { lanes });
      assert.deepEqual(out, [-1, -1, -1, ...Array(29).fill(5)]);
    });

    test("computes indices in three-dimensional blocks and grids", () => {
      const machine = new Machine(kernel(
        `mov.u32 %r2, %tid.y; mov.u32 %r3, %tid.z; mov.u32 %r4, %ctaid.y; mov.u32 %r5, %ctaid.z; mov.u32 %r10, %ctaid.x;
         mad.lo.u32 %r6, %r3, 2, %r2; mad.lo.u32 %r6, %r6, 8, %t;
         mov.u32 %r7, %nctaid.x; mov.u32 %r8, %nctaid.y; mad.lo.u32 %r9, %r5, %r8, %r4; mad.lo.u32 %r9, %r9, %r7, %r10;
         mad.lo.u32 %r6, %r9, 48, %r6;
         ld.param.u64 %out, [out]; mul.wide.u32 %at, %r6, 4; add.u64 %at, %out, %at;
         mul.lo.u32 %r0, %r6, 3;`,
      ));
      const out = machine.allocate(4 * 48 * 12);
      machine.launch("k", [{ pointer: out }], { block: [8, 2, 3], grid: [2, 3, 2], lanes });
      assert.deepEqual(machine.i32(out, 48 * 12), range(48 * 12).map((i) => 3 * i));
    });

    test("special registers have the values of the thread and block", () => {
      const values: Readonly<Record<string, (thread: number, block: number) => number>> = {
        "%laneid": (t) => t & 31,
        "%warpid": (t) => t >> 5,
        "%lanemask_eq": (t) => 1 << (t & 31),
        "%lanemask_lt": (t) => (1 << (t & 31)) - 1,
        "%lanemask_le": (t) => (2 << (t & 31)) - 1,
        "%lanemask_gt": (t) => -2 << (t & 31),
        "%lanemask_ge": (t) => -1 << (t & 31),
        "WARP_SZ": () => 32,
        "%ctaid.x": (_, b) => b,
        "%nctaid.x": () => 3,
        "%ntid.x": () => 64,
        "%clusterid.x": (_, b) => b,
        "%nclusterid.x": () => 3,
        "%cluster_ctarank": () => 0,
        "%cluster_nctarank": () => 1,
        "%cluster_nctaid.x": () => 1,
      };
      for (const [name, value] of Object.entries(values)) {
        // For lane 31, the masks shift by 32, which JavaScript treats as a shift by 0.
        const expected = range(192).map((i) => {
          const [t, b] = [i % 64, Math.floor(i / 64)];
          const shiftsBy32 = (t & 31) === 31 && /_(le|gt)$/.test(name);
          return shiftsBy32 ? (name.endsWith("le") ? -1 : 0) : value(t, b) | 0;
        });
        const out = run(`mov.u32 %r0, ${name};`, { lanes, grid: [3, 1, 1], block: [64, 1, 1] });
        assert.deepEqual(out, expected, name);
      }
    });

    test("clocks advance, even during nanosleep", () => {
      const out = run(
        `mov.u64 %rd1, %clock64; mov.u64 %rd2, %globaltimer; mov.u32 %r2, %clock; mov.u32 %r3, %globaltimer_lo;
         mov.u32 %r5, %smid; mov.u32 %r6, %nsmid; mov.u64 %rd5, %gridid; nanosleep.u32 1000; mov.u32 %r4, 0;
         SPIN: add.u32 %r4, %r4, 1; setp.lt.u32 %p1, %r4, 100000; @%p1 bra SPIN;
         mov.u64 %rd3, %clock64; mov.u64 %rd4, %globaltimer; mov.u32 %r7, %clock;
         setp.gt.u64 %p1, %rd3, %rd1; setp.gt.u64 %p2, %rd4, %rd2; setp.ne.u32 %p3, %r7, %r2; setp.lt.u32 %p4, %r5, %r6;
         and.pred %p1, %p1, %p2; and.pred %p1, %p1, %p3; and.pred %p1, %p1, %p4; selp.u32 %r0, 1, 0, %p1;`,
        { lanes, block: [4, 1, 1] },
      );
      assert.deepEqual(out, [1, 1, 1, 1]);
    });

    test("device functions pass arguments and results, including recursive ones", () => {
      const out = call(
        "fib",
        `.func (.param .b32 result) fib(.param .b32 n) {
           .reg .pred %p<2>; .reg .b32 %r<8>;
           ld.param.u32 %r1, [n]; mov.u32 %r5, %r1; setp.lt.u32 %p1, %r1, 2; @%p1 bra DONE;
           sub.u32 %r2, %r1, 1; sub.u32 %r3, %r1, 2;
           { .param .b32 a; st.param.b32 [a], %r2; .param .b32 b; call.uni (b), fib, (a); ld.param.b32 %r4, [b]; }
           { .param .b32 a; st.param.b32 [a], %r3; .param .b32 b; call.uni (b), fib, (a); ld.param.b32 %r5, [b]; }
           add.u32 %r5, %r5, %r4;
           DONE: st.param.b32 [result], %r5; ret;
         }`,
        { block: [16, 1, 1], lanes },
      );
      assert.deepEqual(out.slice(0, 16), [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610]);
    });

    test("infinite recursion is a stack overflow fault", () => {
      const machine = new Machine(calling(
        "f",
        `.func (.param .b32 result) f(.param .b32 n) {
           .reg .b32 %r<4>; ld.param.u32 %r1, [n]; add.u32 %r1, %r1, 1;
           { .param .b32 a; st.param.b32 [a], %r1; .param .b32 b; call.uni (b), f, (a); ld.param.b32 %r2, [b]; }
           add.u32 %r2, %r2, 1; st.param.b32 [result], %r2; ret;
         }`,
      ));
      const out = machine.allocate(128);
      assert.throws(() => machine.launch("k", [{ pointer: out }], { lanes }));
      assert.equal(machine.fault(), FAULT.stackOverflow);
    });

    test("trap stops the kernel and reports its line", () => {
      const machine = new Machine(kernel("setp.eq.u32 %p1, %t, 3;\n@%p1 trap;\nmov.u32 %r0, 1;"));
      const out = machine.allocate(128);
      assert.throws(() => machine.launch("k", [{ pointer: out }], { lanes }), WebAssembly.RuntimeError);
      assert.equal(machine.fault(), FAULT.trap);
      assert.ok(machine.line() > 10);
    });

    test("each thread calls printf in order", () => {
      const machine = new Machine(`${HEADER}
        .extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
        .global .align 1 .b8 format[4] = {37, 100, 10, 0};
        .visible .entry k() {
          .local .align 8 .b8 depot[8]; .reg .b64 %rd<4>; .reg .b32 %r<4>;
          mov.u64 %rd1, depot; mov.u32 %r1, %tid.x; st.local.u32 [%rd1], %r1; mov.u64 %rd2, format;
          { .param .b64 p; st.param.b64 [p], %rd2; .param .b64 q; st.param.b64 [q], %rd1; .param .b32 r;
            call.uni (r), vprintf, (p, q); ld.param.b32 %r2, [r]; }
          ret;
        }`);
      machine.launch("k", [], { block: [8, 1, 1], lanes });
      assert.deepEqual(machine.printed, Array(8).fill(machine.addresses.get("format")));
    });
  });
}
