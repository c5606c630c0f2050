/**
 * The names that the statements of a function refer to, collected when a module is loaded.
 */
import { observesOtherThreads } from "./analysis/waits.ts";
import { unsupportedReason } from "./codegen/instructions.ts";
import type {
  FunctionDefinition,
  Instruction,
  Operand,
  Source,
  Statement,
  TargetList,
  Variable,
} from "./ptx/ast.ts";
import { ptxError } from "./ptx/error.ts";
import { opcodeOf } from "./ptx/opcodes.ts";

/** The names that a function's statements refer to. */
export interface References {
  readonly symbols: Set<string>;
  readonly calls: Set<string>;
  /** The prototypes and target lists of its indirect calls. */
  readonly prototypes: TargetList[];
  /** `.shared` variables that it declares. */
  readonly shared: Variable[];
  /** `.global` and `.const` variables that it declares. */
  readonly static: Variable[];
  /** True if it waits for other threads or ends the thread, so that callers must inline it. */
  inline: boolean;
  /** True if it may see the writes of other threads, so that a caller may wait for them in a loop. */
  observes: boolean;
}

/**
 * Collects a function's references, and the source line of each PTX line.
 *
 * @param valid Whether all instructions are known to be valid and supported.
 * @throws {CompileError} For an instruction that is not supported.
 */
export function referencesOf(
  definition: FunctionDefinition,
  sources: Map<number, Source>,
  valid: boolean,
): References {
  const references: References = {
    symbols: new Set(),
    calls: new Set(),
    prototypes: [],
    shared: [],
    static: [],
    inline: false,
    observes: false,
  };
  const addOperand = (operand: Operand): void => {
    switch (operand.kind) {
      case "symbol":
        references.symbols.add(operand.name);
        break;
      case "address":
        if (operand.base !== undefined) addOperand(operand.base);
        break;
      case "vector":
      case "list":
        operand.elements.forEach(addOperand);
        break;
      case "not":
        addOperand(operand.operand);
        break;
    }
  };
  const addInstruction = (statement: Instruction): void => {
    const reason = valid ? undefined : unsupportedReason(statement);
    if (reason !== undefined) throw ptxError(statement.line, `${reason}, in ${definition.name}`);
    if (statement.source !== undefined) sources.set(statement.line, statement.source);
    const opcode = opcodeOf(statement);
    if (opcode?.class === "call") {
      for (const operand of statement.operands) {
        if (operand.kind === "symbol") references.calls.add(operand.name);
      }
    } else statement.operands.forEach(addOperand);
    references.inline ||= opcode?.class === "barrier" || opcode?.class === "warp" ||
      statement.opcode === "exit";
    references.observes ||= observesOtherThreads(statement);
  };
  const walk = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === "block") walk(statement.body);
      else if (statement.kind === "instruction") addInstruction(statement);
      else if (statement.kind === "targets" && statement.directive !== "branchtargets") {
        references.prototypes.push(statement);
      } else if (statement.kind === "variable" && statement.space === "shared") {
        references.shared.push(statement);
      } else if (
        statement.kind === "variable" && (statement.space === "global" || statement.space === "const")
      ) {
        references.static.push(statement);
      }
    }
  };
  walk(definition.body ?? []);
  return references;
}
