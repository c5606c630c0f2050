/**
 * Whether anybody can tell which NaN a register holds. Canonical NaNs cost an instruction after every f32 operation; most kernels
 * never look.
 */
import { allOps } from "./liveness.ts";
import type { Program } from "./program.ts";
import { ignoresNaNBits } from "../codegen/values/index.ts";

export class NaNBits {
  /** 1 for registers whose bits are seen by something else than arithmetic on floats. */
  readonly #seen: Uint8Array;

  constructor(program: Program) {
    this.#seen = new Uint8Array(program.registers.length);
    for (const op of allOps(program)) {
      if (ignoresNaNBits(op.instruction)) continue;
      for (const register of op.uses) this.#seen[register] = 1;
    }
  }

  observable(register: number): boolean {
    return this.#seen[register] === 1;
  }
}
