/**
 * Random control flow, compared with the same program in JavaScript. Blocks branch to any other block,
 * depending on values of the thread or on the block index. Branches may exit, and blocks may begin with a
 * barrier.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Random } from "../support/random.ts";
import { run } from "./harness.ts";

const PROGRAMS = 300;
const THREADS = 16;
const GRID = 4;
/** How often a thread may branch backward from one block, so that every program ends. */
const MAX_BACKWARD = 3;

/**
 * A basic block. It computes value = value · factor + its number, combined with the output of another block
 * that the thread has visited, and then branches by one bit of `condition`.
 */
interface Block {
  readonly factor: number;
  /**
   * The output, in a register that no other block writes: uniform, affine in the thread index, or varying.
   */
  readonly output: "grid" | "thread" | "value" | "steps" | "backward";
  /** The block whose output is combined with the value. */
  readonly input: number;
  /** The block begins with a barrier. */
  readonly barrier: boolean;
  /** `grid` is uniform in a block of threads. */
  readonly condition: "value" | "steps" | "own" | "grid" | "always";
  readonly bit: number;
  readonly then: number;
  readonly otherwise: number;
}

/** Parameters of random programs, as probabilities in eighths. */
interface Shape {
  /** Branches that go forward instead of anywhere. */
  readonly forward: number;
  /** Branches that exit. */
  readonly exits: number;
  /** Blocks that begin with a barrier. */
  readonly barriers: number;
  /** Branches that are uniform. */
  readonly uniform: number;
}

/** The target of branches that exit. */
const EXIT = -1;

/** Returns a random program. A branch to the block number after the last one ends the program normally. */
function program(random: Random, { forward, exits, barriers, uniform }: Shape): Block[] {
  const count = 2 + random.below(8);
  const target = (from: number): number => {
    if (random.below(8) < exits) return EXIT;
    return random.below(8) < forward ? from + 1 + random.below(count - from) : random.below(count + 1);
  };
  return Array.from({ length: count }, (_, i) => ({
    factor: 2 * random.below(1000) + 1,
    output: random.pick(["grid", "thread", "value", "steps", "backward"]),
    input: random.below(count),
    barrier: random.below(8) < barriers,
    condition: random.below(8) < uniform ? "grid" : random.pick(["value", "steps", "own", "always"]),
    bit: random.below(4),
    then: target(i),
    otherwise: random.below(2) ? i + 1 : target(i),
  }));
}

function ptx(blocks: readonly Block[]): string {
  const registers = { value: "%r0", steps: "%r2", own: "%r5", grid: "%r6", always: "-1" };
  const shift = { value: 3, steps: 0, own: 3, grid: 0, always: 0 };
  const branch = (from: number, to: number): string =>
    to === EXIT
      ? "bra END;"
      : to > from
      ? `bra B${to};`
      : `add.u32 %r${10 + from}, %r${10 + from}, 1; setp.gt.u32 %p3, %r${10 + from}, ${MAX_BACKWARD};
         @%p3 bra B${from + 1}; bra B${to};`;
  // `own` is the value at the beginning of the block.
  const code = blocks.map(({ factor, output, input, barrier, condition, bit, then, otherwise }, i) =>
    `B${i}: ${barrier ? "barrier.sync 0;" : ""}
     mov.u32 %r5, %r0; mad.lo.u32 %r0, %r0, ${factor}, ${i}; add.u32 %r2, %r2, 1;
     setp.ne.u32 %p4, %r${30 + input}, 0; @%p4 xor.b32 %r0, %r0, %r${20 + input};
     st.global.u32 [%at], %r0; mov.u32 %r6, %ctaid.x; mov.u32 %r${30 + i}, 1;
     mad.lo.u32 %r${20 + i}, ${{ ...registers, thread: "%t", backward: `%r${10 + i}` }[output]}, 4, ${i};
     shr.u32 %r3, ${registers[condition]}, ${
      (condition === "grid" ? bit & 1 : bit) + shift[condition]
    }; and.b32 %r3, %r3, 1;
     setp.ne.u32 %p2, %r3, 0; @%p2 bra T${i}; ${branch(i, otherwise)} T${i}: ${branch(i, then)}`
  );
  const counts = blocks.map((_, i) => `mov.u32 %r${10 + i}, 0; mov.u32 %r${30 + i}, 0;`);
  return `mad.lo.u32 %r0, %i, 40503, 17; mov.u32 %r2, 0; ${counts.join(" ")} ${code.join("\n")}
    END: ret;
    B${blocks.length}: shl.b32 %r2, %r2, 24; xor.b32 %r0, %r0, %r2;`;
}

/** Returns the last value that a thread of the grid stores. */
function model(blocks: readonly Block[], thread: number): number {
  let value = thread * 40503 + 17 >>> 0, steps = 0;
  const backward = blocks.map(() => 0);
  const outputs = blocks.map(() => 0);
  const grid = Math.floor(thread / THREADS);
  for (let at = 0; at < blocks.length;) {
    const { factor, output, input, condition, bit, then, otherwise } = blocks[at]!;
    const own = value;
    value = ((Math.imul(value, factor) + at) ^ outputs[input]!) >>> 0;
    steps++;
    const candidates = { grid, thread: thread % THREADS, value, steps, backward: backward[at]! };
    outputs[at] = Math.imul(candidates[output], 4) + at;
    const bits = condition === "grid"
      ? grid >>> (bit & 1)
      : { value: value >>> 3, steps, own: own >>> 3, always: -1 }[condition] >>> bit;
    const to = bits & 1 ? then : otherwise;
    if (to === EXIT) return value | 0;
    at = to > at || ++backward[at]! <= MAX_BACKWARD ? to : at + 1;
  }
  return (value ^ steps << 24) | 0;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  "mostly backward": { forward: 3, exits: 0, barriers: 0, uniform: 0 },
  "mostly forward": { forward: 6, exits: 0, barriers: 0, uniform: 0 },
  "uniform branches": { forward: 5, exits: 0, barriers: 0, uniform: 4 },
  "exits": { forward: 5, exits: 2, barriers: 0, uniform: 2 },
  "barriers": { forward: 5, exits: 0, barriers: 2, uniform: 3 },
  "exits and barriers": { forward: 4, exits: 1, barriers: 3, uniform: 3 },
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
