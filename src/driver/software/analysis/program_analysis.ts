/**
 * What the code generator wants to know of a kernel, whatever it is compiled for: found once, when first asked for.
 */
import type { Instruction } from "../ptx/ast.ts";
import { isOrdered } from "../ptx/opcodes.ts";
import { type Divergence, divergence } from "./divergence.ts";
import { hoistable } from "./hoist.ts";
import { type Liveness, liveness } from "./liveness.ts";
import type { Op, Program } from "./program.ts";
import { innermostLoops, Reconvergence } from "./reconvergence.ts";

export class ProgramAnalysis {
  readonly program: Program;
  #liveness: Liveness | undefined;
  #hoistable: readonly Op[] | undefined;
  #reconvergence: Reconvergence | undefined;
  readonly #divergence = new Map<number, Divergence>();

  constructor(program: Program) {
    this.program = program;
  }

  get liveness(): Liveness {
    return this.#liveness ??= liveness(this.program);
  }

  /** Instructions that are written before the loop over the threads. */
  get hoistable(): readonly Op[] {
    return this.#hoistable ??= hoistable(this.program);
  }

  /** For blocks of this width, a multiple of 4. */
  divergence(width: number): Divergence {
    let known = this.#divergence.get(width);
    if (known === undefined) {
      this.#reconvergence ??= new Reconvergence(this.program, this.liveness);
      const shared = new Set(this.hoistable.flatMap((op) => op.defs));
      known = divergence(this.program, this.#reconvergence, width, shared);
      this.#divergence.set(width, known);
    }
    return known;
  }
}

/**
 * Instructions in loops that see what other threads write: a loop that waits for another thread repeats one of them for ever if that
 * thread cannot run.
 */
export function spinInstructions(program: Program): ReadonlySet<Instruction> {
  const waiting = new Set<Instruction>();
  const candidates = program.blocks.flatMap((block) =>
    block.ops.filter(({ instruction }) => seesOthers(instruction)).map((op) => ({ block: block.id, op }))
  );
  if (candidates.length === 0) return waiting;
  const loops = innermostLoops(program);
  for (const { block, op } of candidates) if (loops[block] !== undefined) waiting.add(op.instruction);
  return waiting;
}

/** What a loop that waits for another thread does in each round: read again, let others write, or sleep. */
function seesOthers(instruction: Instruction): boolean {
  switch (instruction.opcode) {
    case "atom":
    case "fence":
    case "membar":
    case "nanosleep":
      return true;
    case "ld":
      return isOrdered(instruction) || instruction.modifiers.some((modifier) => /^c[gv]$/.test(modifier));
    default:
      return false;
  }
}
