/**
 * Random control flow: jumps from every block to any other, taken by each thread as its own values say, against the same
 * program in JavaScript.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Random } from "../conformance/case.ts";
import { run } from "./harness.ts";

const PROGRAMS = 300;
const THREADS = 16;
/** How often a thread goes back from one block: so every program ends, and threads meet on the way. */
const MOST_RETURNS = 3;

/** A block: value = value · factor + its number; then two ways out by one bit of what `by` names, or always the first. */
interface Block {
  readonly factor: number;
  readonly by: "value" | "steps" | "own" | "always";
  readonly bit: number;
  readonly then: number;
  readonly otherwise: number;
}

/** `forward`: how many of 8 jumps go on rather than anywhere. The last number is the end of the program. */
function program(random: Random, forward: number): Block[] {
  const count = 2 + random.below(8);
  const target = (from: number): number =>
    random.below(8) < forward ? from + 1 + random.below(count - from) : random.below(count + 1);
  return Array.from({ length: count }, (_, i) => ({
    factor: 2 * random.below(1000) + 1,
    by: (["value", "steps", "own", "always"] as const)[random.below(4)]!,
    bit: random.below(4),
    then: target(i),
    otherwise: random.below(2) ? i + 1 : target(i),
  }));
}

function ptx(blocks: readonly Block[]): string {
  const registers = { value: "%r0", steps: "%r2", own: "%r5", always: "-1" };
  const leave = (from: number, to: number): string =>
    to > from
      ? `bra B${to};`
      : `add.u32 %r${10 + from}, %r${10 + from}, 1; setp.gt.u32 %p3, %r${10 + from}, ${MOST_RETURNS};
         @%p3 bra B${from + 1}; bra B${to};`;
  // `own` is local to a block: the value it found.
  const code = blocks.map(({ factor, by, bit, then, otherwise }, i) =>
    `B${i}: mov.u32 %r5, %r0; mad.lo.u32 %r0, %r0, ${factor}, ${i}; add.u32 %r2, %r2, 1;
     shr.u32 %r3, ${registers[by]}, ${bit + (by === "steps" ? 0 : 3)}; and.b32 %r3, %r3, 1;
     setp.ne.u32 %p2, %r3, 0; @%p2 bra T${i}; ${leave(i, otherwise)} T${i}: ${leave(i, then)}`
  );
  const counts = blocks.map((_, i) => `mov.u32 %r${10 + i}, 0;`);
  return `mad.lo.u32 %r0, %t, 40503, 17; mov.u32 %r2, 0; ${counts.join(" ")} ${code.join("\n")}
    B${blocks.length}: shl.b32 %r2, %r2, 24; xor.b32 %r0, %r0, %r2;`;
}

function model(blocks: readonly Block[], thread: number): number {
  let value = thread * 40503 + 17 >>> 0, steps = 0;
  const returns = blocks.map(() => 0);
  for (let at = 0; at < blocks.length;) {
    const { factor, by, bit, then, otherwise } = blocks[at]!;
    const own = value;
    value = Math.imul(value, factor) + at >>> 0;
    steps++;
    const decides = { value: value >>> 3, steps, own: own >>> 3, always: -1 }[by] >>> bit;
    const to = decides & 1 ? then : otherwise;
    at = to > at || ++returns[at]! <= MOST_RETURNS ? to : at + 1;
  }
  return (value ^ steps << 24) | 0;
}

describe("random control flow", () => {
  for (const lanes of [1, 4] as const) {
    for (const forward of [3, 6]) {
      test(`${PROGRAMS} programs in ${lanes} lanes, ${forward} of 8 jumps forward`, () => {
        const random = new Random(`flow ${forward}`);
        for (let i = 0; i < PROGRAMS; i++) {
          const blocks = program(random, forward);
          const expected = Array.from({ length: THREADS }, (_, thread) => model(blocks, thread));
          const text = ptx(blocks);
          assert.deepEqual(run(text, { lanes, block: [THREADS, 1, 1] }), expected, `program ${i}:\n${text}`);
        }
      });
    }
  }
});
