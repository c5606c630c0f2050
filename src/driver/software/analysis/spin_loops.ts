/**
 * Finds spin loops: loops that wait for another thread by polling memory.
 */
import type { Instruction } from "../ptx/ast.ts";
import { isOrdered } from "../ptx/opcodes.ts";
import { at } from "../../../base/at.ts";
import type { Program } from "./program.ts";
import { innermostLoops } from "./reconvergence.ts";

/**
 * Returns the instructions in loops through which a thread can observe other threads. A spin loop executes at
 * least one of them in every iteration, and never ends if the awaited thread cannot run.
 */
export function spinInstructions(program: Program): ReadonlySet<Instruction> {
  const spinning = new Set<Instruction>();
  const candidates = program.blocks.flatMap((block) =>
    block.ops.filter(({ instruction }) => observesOtherThreads(instruction)).map((op) => ({
      block: block.id,
      op,
    }))
  );
  for (const { id, terminator } of program.blocks) {
    if (terminator.kind !== "sync") continue;
    const { op } = at(program.sites, terminator.site);
    if (observesOtherThreads(op.instruction)) candidates.push({ block: id, op });
  }
  if (candidates.length === 0) return spinning;
  const loops = innermostLoops(program);
  for (const { block, op } of candidates) {
    if (loops[block] !== undefined) spinning.add(op.instruction);
  }
  return spinning;
}

/** True for atomics, fences, sleeps and loads that must not be cached. */
function observesOtherThreads(instruction: Instruction): boolean {
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
