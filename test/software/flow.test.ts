/**
 * Random control flow: jumps from every block to any other, taken by each thread as its own values or its block's number say, ways
 * that end the thread, and barriers on the way, against the same program in JavaScript.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Random } from "../conformance/case.ts";
import { run } from "./harness.ts";

const PROGRAMS = 300;
const THREADS = 16;
const GRID = 4;
/** How often a thread goes back from one block: so every program ends, and threads meet on the way. */
const MOST_RETURNS = 3;

/**
 * A block: value = value · factor + its number, combined with what another block has left if the thread has been there; then two
 * ways out by one bit of what `by` names, or always the first.
 */
interface Block {
  readonly factor: number;
  /** What the block leaves in a register that no other block writes: the same for all, in steps from thread to thread, or neither. */
  readonly leaves: "grid" | "thread" | "value" | "steps" | "returns";
  /** The block whose leavings this one takes. */
  readonly takes: number;
  /** Threads wait here for all others that have not ended. */
  readonly barrier: boolean;
  /** `grid` is the same for all threads of a block. */
  readonly by: "value" | "steps" | "own" | "grid" | "always";
  readonly bit: number;
  readonly then: number;
  readonly otherwise: number;
}

/** What a program has besides branches on what threads compute. */
interface Shape {
  /** How many of 8 jumps go on rather than anywhere. */
  readonly forward: number;
  /** How many of 8 jumps end the thread. */
  readonly ends: number;
  /** How many of 8 blocks begin with a barrier. */
  readonly barriers: number;
  /** How many of 8 branches are the same for all threads. */
  readonly together: number;
}

/** A jump there ends the thread. */
const END = -1;

/** The last number is the end of the program. */
function program(random: Random, { forward, ends, barriers, together }: Shape): Block[] {
  const count = 2 + random.below(8);
  const target = (from: number): number => {
    if (random.below(8) < ends) return END;
    return random.below(8) < forward ? from + 1 + random.below(count - from) : random.below(count + 1);
  };
  return Array.from({ length: count }, (_, i) => ({
    factor: 2 * random.below(1000) + 1,
    leaves: (["grid", "thread", "value", "steps", "returns"] as const)[random.below(5)]!,
    takes: random.below(count),
    barrier: random.below(8) < barriers,
    by: random.below(8) < together
      ? "grid"
      : (["value", "steps", "own", "always"] as const)[random.below(4)]!,
    bit: random.below(4),
    then: target(i),
    otherwise: random.below(2) ? i + 1 : target(i),
  }));
}

function ptx(blocks: readonly Block[]): string {
  const registers = { value: "%r0", steps: "%r2", own: "%r5", grid: "%r6", always: "-1" };
  const shift = { value: 3, steps: 0, own: 3, grid: 0, always: 0 };
  const leave = (from: number, to: number): string =>
    to === END
      ? "bra END;"
      : to > from
      ? `bra B${to};`
      : `add.u32 %r${10 + from}, %r${10 + from}, 1; setp.gt.u32 %p3, %r${10 + from}, ${MOST_RETURNS};
         @%p3 bra B${from + 1}; bra B${to};`;
  // `own` is local to a block: the value it found.
  const code = blocks.map(({ factor, leaves, takes, barrier, by, bit, then, otherwise }, i) =>
    `B${i}: ${barrier ? "barrier.sync 0;" : ""}
     mov.u32 %r5, %r0; mad.lo.u32 %r0, %r0, ${factor}, ${i}; add.u32 %r2, %r2, 1;
     setp.ne.u32 %p4, %r${30 + takes}, 0; @%p4 xor.b32 %r0, %r0, %r${20 + takes};
     st.global.u32 [%at], %r0; mov.u32 %r6, %ctaid.x; mov.u32 %r${30 + i}, 1;
     mad.lo.u32 %r${20 + i}, ${{ ...registers, thread: "%t", returns: `%r${10 + i}` }[leaves]}, 4, ${i};
     shr.u32 %r3, ${registers[by]}, ${(by === "grid" ? bit & 1 : bit) + shift[by]}; and.b32 %r3, %r3, 1;
     setp.ne.u32 %p2, %r3, 0; @%p2 bra T${i}; ${leave(i, otherwise)} T${i}: ${leave(i, then)}`
  );
  const counts = blocks.map((_, i) => `mov.u32 %r${10 + i}, 0; mov.u32 %r${30 + i}, 0;`);
  return `mad.lo.u32 %r0, %i, 40503, 17; mov.u32 %r2, 0; ${counts.join(" ")} ${code.join("\n")}
    END: ret;
    B${blocks.length}: shl.b32 %r2, %r2, 24; xor.b32 %r0, %r0, %r2;`;
}

/** What a thread stores last. `thread`: its number in the grid. */
function model(blocks: readonly Block[], thread: number): number {
  let value = thread * 40503 + 17 >>> 0, steps = 0;
  const returns = blocks.map(() => 0);
  const left = blocks.map(() => 0);
  const grid = Math.floor(thread / THREADS);
  for (let at = 0; at < blocks.length;) {
    const { factor, leaves, takes, by, bit, then, otherwise } = blocks[at]!;
    const own = value;
    value = ((Math.imul(value, factor) + at) ^ left[takes]!) >>> 0;
    steps++;
    left[at] = Math.imul({ grid, thread: thread % THREADS, value, steps, returns: returns[at]! }[leaves], 4) +
      at;
    const decides = by === "grid"
      ? grid >>> (bit & 1)
      : { value: value >>> 3, steps, own: own >>> 3, always: -1 }[by] >>> bit;
    const to = decides & 1 ? then : otherwise;
    if (to === END) return value | 0;
    at = to > at || ++returns[at]! <= MOST_RETURNS ? to : at + 1;
  }
  return (value ^ steps << 24) | 0;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  "mostly backward": { forward: 3, ends: 0, barriers: 0, together: 0 },
  "mostly forward": { forward: 6, ends: 0, barriers: 0, together: 0 },
  "branches of whole blocks": { forward: 5, ends: 0, barriers: 0, together: 4 },
  "ends of threads": { forward: 5, ends: 2, barriers: 0, together: 2 },
  "barriers": { forward: 5, ends: 0, barriers: 2, together: 3 },
  "ends of threads and barriers": { forward: 4, ends: 1, barriers: 3, together: 3 },
};

describe("random control flow", () => {
  for (const lanes of [1, 4] as const) {
    for (const [name, shape] of Object.entries(SHAPES)) {
      test(`${name}: ${PROGRAMS} programs in ${lanes} lanes`, () => {
        const random = new Random(`flow ${name}`);
        for (let i = 0; i < PROGRAMS; i++) {
          const blocks = program(random, shape);
          const expected = Array.from({ length: GRID * THREADS }, (_, thread) => model(blocks, thread));
          const text = ptx(blocks);
          const options = { lanes, block: [THREADS, 1, 1], grid: [GRID, 1, 1] } as const;
          assert.deepEqual(run(text, options), expected, `program ${i}:\n${text}`);
        }
      });
    }
  }
});
