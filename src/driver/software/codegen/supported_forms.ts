/**
 * Which forms of value instructions can be written: found by writing one of each, so that a module with another is refused when
 * it is loaded and not when its kernel is launched.
 */
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { mnemonic } from "../ptx/opcodes.ts";
import { CodeWriter } from "../wasm/code.ts";
import type { EmitContext, WasmType } from "./context.ts";
import { wasmTypeOf } from "./wasm_types.ts";
import { emitterFor } from "./values/index.ts";

/** Why the form of a value instruction is refused; undefined if it is not. */
export function refusalOfForm(instruction: Instruction): string | undefined {
  const { opcode, modifiers, operands } = instruction;
  const form = `${opcode}.${modifiers.join(".")} ${operands.map(({ kind }) => kind).join()}`;
  let refusal = known.get(form);
  if (refusal === undefined) {
    // A text may be made up of forms.
    if (known.size > MAX_KNOWN) known.clear();
    known.set(form, refusal = attempt(instruction));
  }
  return refusal === ACCEPTED ? undefined : refusal;
}

const MAX_KNOWN = 10_000;
const ACCEPTED = "";
const known = new Map<string, string>();

function attempt(instruction: Instruction): string {
  const emitter = emitterFor(instruction);
  const probe = new Probe(instruction);
  try {
    if (emitter === undefined) return probe.unsupported();
    emitter.emit(probe);
    return ACCEPTED;
  } catch (error) {
    if (error instanceof Refusal) return error.why;
    throw error;
  }
}

class Refusal {
  readonly why: string;
  constructor(why: string) {
    this.why = why;
  }
}

/** Takes what an emitter writes, and forgets it. */
class Probe implements EmitContext {
  readonly instruction: Instruction;
  readonly code: CodeWriter = new CodeWriter(0);
  readonly lanes = 1;
  readonly fma = "exact";
  readonly nanObservable = true;

  constructor(instruction: Instruction) {
    this.instruction = instruction;
  }

  push(operand: Operand, type: ScalarType): void {
    if (/^(vector|list|pair|address)$/.test(operand.kind)) {
      this.unsupported(`a ${operand.kind} where a value is expected`);
    }
    const kind = wasmTypeOf(type);
    if (kind === "i64") this.code.i64Const(0n);
    else if (kind === "f32") this.code.f32Bits(0);
    else if (kind === "f64") this.code.f64Bits(0n);
    else this.code.i32Const(0);
  }

  pop(operand: Operand): void {
    // What looks like a symbol may be a register: scopes tell later.
    if (operand.kind !== "register" && operand.kind !== "symbol") {
      this.unsupported(`a ${operand.kind} where a register is expected`);
    }
    this.code.op("drop");
  }

  temporary(type: WasmType): number {
    return this.code.local(type);
  }

  carry(): number {
    return this.code.local("i32");
  }

  support(): number {
    return 0;
  }

  unsupported(why?: string): never {
    throw new Refusal(`${mnemonic(this.instruction)} is not supported${why ? ` (${why})` : ""}`);
  }
}
