/**
 * In which WebAssembly type each register is kept. Typed registers decide for themselves; `.b32` and `.b64` ones follow their
 * uses, because newer compilers keep floats in them. A wrong guess costs a reinterpretation, never correctness.
 */
import type { Operand, ScalarType } from "../ptx/ast.ts";
import type { BasicBlock, Op, Register, Site } from "./program.ts";

const INTEGER64: ReadonlySet<ScalarType> = new Set(["b64", "u64", "s64"]);
const INTEGER32: ReadonlySet<ScalarType> = new Set(["b32", "u32", "s32"]);

export function chooseWasmTypes(
  registers: readonly Register[],
  blocks: readonly BasicBlock[],
  sites: readonly Site[],
): void {
  const votes = new Int32Array(registers.length);
  const byName = new Map(registers.map((register) => [register.name, register.id]));
  const vote = (operand: Operand, weight: number): void => {
    if (operand.kind === "register") {
      const id = byName.get(operand.name);
      if (id !== undefined) votes[id] += weight;
    } else if (operand.kind === "vector") {
      for (const element of operand.elements) vote(element, weight);
    } else if (operand.kind === "not") vote(operand.operand, weight);
  };
  const count = (op: Op): void => {
    const { instruction } = op;
    const { types, operands } = instruction;
    if (types.length === 0) return;
    const result = types[0];
    const source = types[types.length - 1];
    operands.forEach((operand, i) => {
      const type = i === 0 ? result : source;
      // A plain move or load of bits says nothing.
      if (type === "b32" || type === "b64") return;
      vote(operand, type === "f32" || type === "f64" ? 1 : -1);
    });
  };
  for (const block of blocks) for (const op of block.ops) count(op);
  for (const site of sites) count(site.op);
  for (const register of registers) {
    const { type, id } = register;
    if (type === "f32" || type === "f64") register.kind = type;
    else if (INTEGER64.has(type)) register.kind = type === "b64" && votes[id] > 0 ? "f64" : "i64";
    else if (INTEGER32.has(type)) register.kind = type === "b32" && votes[id] > 0 ? "f32" : "i32";
    else register.kind = "i32";
  }
}
