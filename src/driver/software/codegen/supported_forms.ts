/**
 * Tests whether a form of a value instruction is supported by writing it into a discarded function. A module
 * with an unsupported instruction is thus rejected when it is loaded, not when its kernel is launched.
 */
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { mnemonic } from "../ptx/opcodes.ts";
import { CodeWriter } from "../wasm/code.ts";
import type { EmitContext, WasmType } from "./context.ts";
import { wasmTypeOf } from "./wasm_types.ts";
import { emitterFor } from "./values/index.ts";

/** Returns why the form of a value instruction is not supported; undefined if it is. */
export function unsupportedFormReason(instruction: Instruction): string | undefined {
  const { opcode, modifiers, operands } = instruction;
  const form = `${opcode}.${modifiers.join(".")} ${operands.map(({ kind }) => kind).join()}`;
  let reason = cache.get(form);
  if (reason === undefined) {
    // Bounds the cache, since a text may contain any number of forms.
    if (cache.size > MAX_CACHED) cache.clear();
    cache.set(form, reason = probe(instruction));
  }
  return reason === SUPPORTED ? undefined : reason;
}

const MAX_CACHED = 10_000;
const SUPPORTED = "";
const cache = new Map<string, string>();

function probe(instruction: Instruction): string {
  const emitter = emitterFor(instruction);
  const context = new Probe(instruction);
  try {
    if (emitter === undefined) return context.unsupported();
    emitter.emit(context);
    return SUPPORTED;
  } catch (error) {
    if (error instanceof Unsupported) return error.reason;
    throw error;
  }
}

class Unsupported {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Accepts the code of an emitter and discards it. */
class Probe implements EmitContext {
  readonly instruction: Instruction;
  readonly code: CodeWriter = new CodeWriter(0);
  readonly lanes = 1;
  readonly fma = "exact";
  readonly nanObservable = true;
  readonly hasFewDigits = false;

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
    // A symbol may turn out to be a register when scopes are resolved.
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

  unsupported(reason?: string): never {
    throw new Unsupported(`${mnemonic(this.instruction)} is not supported${reason ? ` (${reason})` : ""}`);
  }
}
