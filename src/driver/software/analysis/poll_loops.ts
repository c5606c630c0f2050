/**
 * Finds loops that only wait for another thread: a load that must not be cached, a test of its value, and a
 * branch back. Other threads of the block have to run in between.
 */
import type { Instruction, Statement } from "../ptx/ast.ts";
import { isOrdered, opcodeOf } from "../ptx/opcodes.ts";

/** Longer loops do more than to wait. */
const MAX_STATEMENTS = 12;

/** Returns the loads of loops that only wait, in a list of statements without its inner blocks. */
export function pollLoads(statements: readonly Statement[]): ReadonlySet<Instruction> {
  const loads = new Set<Instruction>();
  const labels = new Map<string, number>();
  statements.forEach((statement, end) => {
    if (statement.kind === "label") labels.set(statement.name, end);
    if (statement.kind !== "instruction" || statement.opcode !== "bra") return;
    const [target] = statement.operands;
    const start = target?.kind === "symbol" ? labels.get(target.name) : undefined;
    if (start === undefined || end - start > MAX_STATEMENTS) return;
    const body = statements.slice(start + 1, end);
    if (!body.every(hasNoEffect)) return;
    for (const each of body) if (each.kind === "instruction" && isPoll(each)) loads.add(each);
  });
  return loads;
}

function isPoll(instruction: Instruction): boolean {
  return instruction.opcode === "ld" && isOrdered(instruction);
}

/** Whether a statement changes nothing but registers. */
function hasNoEffect(statement: Statement): boolean {
  if (statement.kind !== "instruction") return statement.kind === "label";
  if (statement.opcode === "ld" || statement.opcode === "bra") return true;
  const cls = opcodeOf(statement)?.class;
  return cls === undefined || cls === "move" || cls === "fence";
}
