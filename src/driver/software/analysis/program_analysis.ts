/**
 * Facts about a kernel that do not depend on how it is compiled, each computed on first use and kept.
 */
import { type Divergence, divergence } from "./divergence.ts";
import { hoistable } from "./hoist.ts";
import { type Liveness, liveness } from "./liveness.ts";
import { type Op, type Program, redefinedRegisters } from "./program.ts";
import { Reconvergence } from "./reconvergence.ts";

export class ProgramAnalysis {
  readonly program: Program;
  #liveness: Liveness | undefined;
  #redefined: ReadonlySet<number> | undefined;
  #hoistable: readonly Op[] | undefined;
  #reconvergence: Reconvergence | undefined;
  readonly #divergence = new Map<number, Divergence>();

  constructor(program: Program) {
    this.program = program;
  }

  get liveness(): Liveness {
    return this.#liveness ??= liveness(this.program);
  }

  /** Registers with several definitions. */
  get redefined(): ReadonlySet<number> {
    return this.#redefined ??= redefinedRegisters(this.program);
  }

  /** Block-invariant instructions, which are moved before the loop over the threads. */
  get hoistable(): readonly Op[] {
    return this.#hoistable ??= hoistable(this.program, this.redefined);
  }

  /** Returns the divergence for blocks of this width, a multiple of 4. */
  divergence(width: number): Divergence {
    let known = this.#divergence.get(width);
    if (known === undefined) {
      this.#reconvergence ??= new Reconvergence(this.program, this.liveness);
      const blockUniform = new Set(this.hoistable.flatMap((op) => op.defs));
      known = divergence(this.program, this.#reconvergence, width, blockUniform);
      this.#divergence.set(width, known);
    }
    return known;
  }
}
