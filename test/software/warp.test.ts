/** Warp operations: shfl, vote, match, redux and activemask. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { at } from "../../src/base/at.ts";
import { range, run } from "./harness.ts";

for (const lanes of [1, 4] as const) {
  describe(`warp operations, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    const shuffled = (mode: string, b: number, c: number, source: (lane: number) => number): void => {
      const out = run(
        `mul.lo.u32 %r2, %t, 3; shfl.sync.${mode}.b32 %r3|%p1, %r2, ${b}, ${c}, -1; selp.u32 %r4, 1000, 0, %p1; add.u32 %r0, %r3, %r4;`,
        { lanes },
      );
      const expected = range(32).map((lane) => {
        const from = source(lane);
        return from < 0 ? 3 * lane : 3 * from + 1000;
      });
      assert.deepEqual(out, expected, `${mode} ${b}, ${c}`);
    };

    test("shfl moves values within segments and reports lanes in range", () => {
      shuffled("down", 3, 31, (lane) => lane + 3 < 32 ? lane + 3 : -1);
      shuffled("up", 2, 0, (lane) => lane - 2);
      shuffled("bfly", 16, 31, (lane) => lane ^ 16);
      shuffled("idx", 5, 31, () => 5);
      // Segments of 8: mask 0x18, clamp 31 for down and idx, 0 for up.
      shuffled("down", 3, 0x181f, (lane) => (lane & 7) + 3 < 8 ? lane + 3 : -1);
      shuffled("up", 2, 0x1800, (lane) => (lane & 7) - 2 >= 0 ? lane - 2 : -1);
      shuffled("idx", 2, 0x181f, (lane) => (lane & 24) + 2);
    });

    test("a butterfly reduction gives the sum to each thread of each warp", () => {
      const steps = [16, 8, 4, 2, 1].map((step) =>
        `shfl.sync.bfly.b32 %r2, %r0, ${step}, 31, -1; add.u32 %r0, %r0, %r2;`
      );
      const out = run(`mov.u32 %r0, %t; ${steps.join(" ")}`, { block: [96, 1, 1], lanes });
      assert.deepEqual(out, range(96).map((i) => 32 * 31 / 2 + 32 * 32 * (i >> 5)));
    });

    test("the halves of a warp shuffle separately with their own masks", () => {
      const out = run(
        `setp.lt.u32 %p1, %t, 16; @%p1 bra LOW;
         mul.lo.u32 %r2, %t, 2; shfl.sync.idx.b32 %r0, %r2, 20, 31, 0xffff0000; bra DONE;
         LOW: mul.lo.u32 %r2, %t, 5; shfl.sync.idx.b32 %r0, %r2, 3, 31, 0x0000ffff;
         DONE:`,
        { lanes },
      );
      assert.deepEqual(out, [...Array(16).fill(15), ...Array(16).fill(40)]);
    });

    test("one instruction can use several masks at once", () => {
      const out = run(
        `and.b32 %r2, %t, 16; mov.u32 %r3, 0xffff; shl.b32 %r3, %r3, %r2; shfl.sync.idx.b32 %r0, %t, %r2, 31, %r3;`,
        { lanes },
      );
      assert.deepEqual(out, range(32).map((i) => i & 16));
    });

    test("votes include every participating thread", () => {
      const out = run(
        `and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1;
         vote.sync.ballot.b32 %r0, %p1, -1;
         vote.sync.any.pred %p2, %p1, -1; vote.sync.all.pred %p3, %p1, -1; vote.sync.uni.pred %p4, %p1, -1;
         @!%p2 mov.u32 %r0, 1; @%p3 mov.u32 %r0, 2; @%p4 mov.u32 %r0, 3;`,
        { lanes },
      );
      assert.deepEqual(out, Array(32).fill(0xaaaaaaaa | 0));
    });

    test("threads that exited do not vote", () => {
      const out = run(
        "setp.ge.u32 %p1, %t, 20; @%p1 ret; setp.ge.u32 %p2, %t, 4; vote.sync.ballot.b32 %r0, %p2, -1;",
        { lanes },
      );
      assert.deepEqual(out, [...Array(20).fill(0xffff0), ...Array(12).fill(-1)]);
    });

    test("activemask contains the threads on the same path", () => {
      const out = run(
        "mov.u32 %r0, 0; setp.lt.u32 %p1, %t, 7; @!%p1 bra DONE; activemask.b32 %r0; DONE:",
        { lanes },
      );
      assert.deepEqual(out, [...Array(7).fill(0x7f), ...Array(25).fill(0)]);
    });

    test("match finds lanes with equal values", () => {
      const out = run("and.b32 %r2, %t, 3; match.any.sync.b32 %r0, %r2, -1;", { lanes });
      assert.deepEqual(out, range(32).map((i) => (0x11111111 << (i & 3)) | 0));
      const all = run(
        "mov.u64 %rd1, 77; match.all.sync.b64 %r0|%p1, %rd1, -1; @!%p1 mov.u32 %r0, 5; match.all.sync.b32 %r2|%p2, %t, -1; @%p2 mov.u32 %r0, 6;",
        { lanes },
      );
      assert.deepEqual(all, Array(32).fill(-1));
    });

    test("redux reduces over the threads in its mask", () => {
      const out = run(
        `setp.lt.u32 %p1, %t, 8; @%p1 bra LOW; sub.s32 %r2, 10, %t; redux.sync.min.s32 %r0, %r2, 0xffffff00; bra DONE;
         LOW: redux.sync.add.s32 %r0, %t, 0xff; DONE:`,
        { lanes },
      );
      assert.deepEqual(out, [...Array(8).fill(28), ...Array(24).fill(-21)]);
    });

    test("redux supports all operations and types", () => {
      const values = range(32).map((t) => (t * 0x9e3779b9) | 0);
      const fold = (f: (a: number, b: number) => number) => values.reduce(f);
      const expected: Readonly<Record<string, number>> = {
        "add.u32": fold((a, b) => (a + b) | 0),
        "add.s32": fold((a, b) => (a + b) | 0),
        "min.u32": fold((a, b) => Math.min(a >>> 0, b >>> 0)) | 0,
        "max.u32": fold((a, b) => Math.max(a >>> 0, b >>> 0)) | 0,
        "min.s32": fold((a, b) => Math.min(a, b)),
        "max.s32": fold((a, b) => Math.max(a, b)),
        "and.b32": fold((a, b) => a & b),
        "or.b32": fold((a, b) => a | b),
        "xor.b32": fold((a, b) => a ^ b),
      };
      for (const [name, value] of Object.entries(expected)) {
        const body = `mul.lo.u32 %r2, %t, 0x9e3779b9; redux.sync.${name} %r0, %r2, -1;`;
        assert.deepEqual(run(body, { lanes }), Array(32).fill(value), name);
      }
    });

    test("the last warp may be partial", () => {
      const out = run("setp.ge.u32 %p1, %t, 0; vote.sync.ballot.b32 %r0, %p1, -1;", {
        block: [40, 1, 1],
        lanes,
      });
      assert.deepEqual(out, [...Array(32).fill(-1), ...Array(8).fill(0xff)]);
    });

    test("warp operations in loops with different trip counts per warp combine with barriers", () => {
      // Warp w runs w + 1 iterations, then all warps wait at the barrier.
      const out = run(
        `shr.u32 %r2, %t, 5; mov.u32 %r0, %t; mov.u32 %r5, 0;
         LOOP: shfl.sync.down.b32 %r3, %r0, 1, 31, -1; add.u32 %r0, %r3, 1; add.u32 %r5, %r5, 1;
         setp.le.u32 %p1, %r5, %r2; @%p1 bra LOOP;
         bar.sync 0;`,
        { block: [96, 1, 1], lanes },
      );
      const expected = range(96).map((i) => i);
      for (let warp = 0; warp < 3; warp++) {
        for (let iteration = 0; iteration <= warp; iteration++) {
          const before = expected.slice(32 * warp, 32 * warp + 32);
          before.forEach((_, lane) => expected[32 * warp + lane] = at(before, Math.min(lane + 1, 31)) + 1);
        }
      }
      assert.deepEqual(out, expected);
    });
  });
}
