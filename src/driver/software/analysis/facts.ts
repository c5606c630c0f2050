/**
 * What the code generator wants to know of a kernel, whatever it is compiled for: found once, when first asked for.
 */
import { type Divergence, divergence } from "./divergence.ts";
import { hoistable } from "./hoist.ts";
import { type Liveness, liveness } from "./liveness.ts";
import type { Op, Program } from "./program.ts";
import { Zones } from "./zones.ts";

export class Facts {
  readonly program: Program;
  #liveness: Liveness | undefined;
  #hoistable: readonly Op[] | undefined;
  #zones: Zones | undefined;
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
      this.#zones ??= new Zones(this.program, this.liveness);
      const shared = new Set(this.hoistable.flatMap((op) => op.defs));
      known = divergence(this.program, this.#zones, width, shared);
      this.#divergence.set(width, known);
    }
    return known;
  }
}
