/**
 * Chooses the WebAssembly type of each register. Typed registers decide for themselves. `.b32` and `.b64`
 * registers follow their uses, because newer compilers keep floats in them; a wrong guess costs a
 * reinterpretation, never correctness.
 */
import type { Operand, ScalarType } from "../ptx/ast.ts";
import type { BasicBlock, Op, Register, Site } from "./program.ts";

const INTEGER64: ReadonlySet<ScalarType> = new Set(["b64", "u64", "s64"]);
const INTEGER32: ReadonlySet<ScalarType> = new Set(["b32", "u32", "s32"]);

/** Sets the `kind` of each register. */
export function chooseWasmTypes(
  registers: readonly Register[],
  blocks: readonly BasicBlock[],
  sites: readonly Site[],
): void {
  /** Uses as a float minus uses as an integer, by register name. */
  const votes = new Map<string, number>();
  const vote = (operand: Operand, weight: number): void => {
    if (operand.kind === "register") votes.set(operand.name, (votes.get(operand.name) ?? 0) + weight);
    else if (operand.kind === "vector") { for (const element of operand.elements) vote(element, weight); }
    else if (operand.kind === "not") vote(operand.operand, weight);
  };
  const count = ({ instruction: { types, operands } }: Op): void => {
    operands.forEach((operand, i) => {
      const type = i === 0 ? types[0] : types[types.length - 1];
      // Moves and loads of untyped bits do not vote.
      if (type === undefined || type === "b32" || type === "b64") return;
      vote(operand, type === "f32" || type === "f64" ? 1 : -1);
    });
  };
  for (const block of blocks) for (const op of block.ops) count(op);
  for (const site of sites) count(site.op);
  for (const register of registers) {
    const { type, name } = register;
    const isFloat = (votes.get(name) ?? 0) > 0;
    if (type === "f32" || type === "f64") register.kind = type;
    else if (INTEGER64.has(type)) register.kind = type === "b64" && isFloat ? "f64" : "i64";
    else if (INTEGER32.has(type)) register.kind = type === "b32" && isFloat ? "f32" : "i32";
    else register.kind = "i32";
  }
}
