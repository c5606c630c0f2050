/**
 * atom and red (ISA sections 9.7.13.5 and 9.7.13.7). Operations that WebAssembly supports are one
 * instruction; the others are compare-and-swap loops. The value families compute the new value, so each
 * operation is defined once.
 */
import { FRAME } from "../abi/index.ts";
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { MemoryOpcode } from "../wasm/code.ts";
import type { EmitContext } from "./context.ts";
import type { FunctionWriter } from "./function.ts";
import { noteProgress } from "./waits.ts";
import { pushValue } from "./thread_values.ts";
import { convertBits, wasmTypeOf } from "./wasm_types.ts";
import { emitterFor } from "./values/index.ts";

const OPERATIONS: ReadonlySet<string> = new Set(
  ["add", "min", "max", "inc", "dec", "and", "or", "xor", "exch", "cas"],
);

/**
 * Returns the operation of an atom or red, its type, and whether it accesses shared memory, which belongs to
 * one worker.
 */
export function atomicOf(
  instruction: Instruction,
): { operation: string; type: ScalarType; shared: boolean } | undefined {
  const operation = instruction.modifiers.find((modifier) => OPERATIONS.has(modifier));
  const type = instruction.types.at(-1);
  if (operation === undefined || type === undefined || instruction.modifiers.includes("async")) {
    return undefined;
  }
  if (instruction.modifiers.some((modifier) => /^v[248]$/.test(modifier))) return undefined;
  if (TYPE_BYTES[type] < 2 || TYPE_BYTES[type] > 8) return undefined;
  if (operation === "cas" && instruction.operands.length !== 4) return undefined;
  if (operation !== "cas" && operation !== "exch" && operation !== "inc" && operation !== "dec") {
    const value = valueInstruction(instruction, operation, type, false);
    if (value !== undefined && emitterFor(value) === undefined) return undefined;
  }
  const shared = instruction.modifiers.some((modifier) => modifier.startsWith("shared"));
  return { operation, type, shared };
}

const NATIVE: Readonly<Record<string, string | undefined>> = {
  add: "add",
  and: "and",
  or: "or",
  xor: "xor",
  exch: "xchg",
};

export function emitAtomic(writer: FunctionWriter): void {
  const { instruction, code, linker } = writer;
  const atomic = atomicOf(instruction);
  if (atomic === undefined) return writer.unsupported();
  const { operation, type } = atomic;
  const bytes = TYPE_BYTES[type];
  const [result, address, first, second] = instruction.opcode === "atom"
    ? operandsOf(instruction, 3)
    : [undefined, ...operandsOf(instruction, 2)] as const;
  const wide = bytes === 8;
  const bits: ScalarType = wide ? "b64" : bytes === 2 ? "b16" : "b32";
  const cell = wide ? "i64" : "i32";
  const width = bytes === 2 ? "32.atomic.rmw16" : `${wide ? 64 : 32}.atomic.rmw`;
  const suffix = bytes === 2 ? "_u" : "";
  /** Pops the old value. `replaced` pushes whether memory changed, given the old value in a local. */
  const finish = (replaced?: (old: number) => void): void => {
    if (replaced !== undefined && linker.stall?.writes.has(instruction)) {
      const old = writer.temporary(cell);
      code.localTee(old);
      replaced(old);
      code.if();
      noteProgress(writer);
      code.end();
    }
    if (result === undefined) code.op("drop");
    else writer.pop(result, bits);
  };
  /** Pushes whether the value in a local is that of an operand. */
  const pushEqual = (local: number, operand: Operand): void => {
    code.localGet(local);
    writer.push(operand, bits);
    code.op(wide ? "i64.eq" : "i32.eq");
  };

  if (operation === "cas") {
    if (second === undefined) return writer.unsupported();
    const offset = writer.addresses.push(address);
    writer.push(first, bits);
    writer.push(second, bits);
    code.memory(`i${width}.cmpxchg${suffix}` as MemoryOpcode, offset);
    finish((old) => {
      pushEqual(old, first);
      pushEqual(old, second);
      code.op("i32.gt_u");
    });
    return;
  }
  const float = /^(f|bf)/.test(type);
  const native = NATIVE[operation];
  if (native !== undefined && (!float || operation === "exch")) {
    const offset = writer.addresses.push(address);
    writer.push(first, bits);
    code.memory(`i${width}.${native}${suffix}` as MemoryOpcode, offset);
    finish((old) => {
      if (operation === "exch") pushEqual(old, first);
      else code.i32Const(0);
      code.op("i32.eqz");
    });
    return;
  }

  // old = *address; do { seen = old; old = cas(address, seen, f(seen, operand)) } while (old != seen)
  const base = writer.temporary("i32");
  const old = writer.temporary(cell);
  const seen = writer.temporary(cell);
  const next = writer.temporary(cell);
  const offset = writer.addresses.push(address);
  code.localTee(base);
  const load: MemoryOpcode = wide
    ? "i64.atomic.load"
    : bytes === 2
    ? "i32.atomic.load16_u"
    : "i32.atomic.load";
  code.memory(load, offset);
  code.localSet(old);
  // f32 additions flush subnormals in global memory but not in shared memory (ISA section 9.7.13.5).
  const spaces = instruction.modifiers.filter((modifier) => /^(global|shared)/.test(modifier));
  const isGeneric = operation === "add" && type === "f32" && spaces.length === 0;
  const inShared = isGeneric ? writer.temporary("i32") : 0;
  if (isGeneric) testShared(writer, base, offset, inShared);
  const again = code.loop();
  code.localGet(old);
  code.localSet(seen);
  emitNext(writer, operation, type, seen, first, next, spaces[0] === undefined || spaces[0] === "global");
  if (isGeneric) {
    code.localGet(inShared);
    code.if();
    emitNext(writer, operation, type, seen, first, next, false);
    code.end();
  }
  code.localGet(base);
  code.localGet(seen);
  code.localGet(next);
  code.memory(`i${width}.cmpxchg${suffix}` as MemoryOpcode, offset);
  code.localTee(old);
  code.localGet(seen);
  code.op(wide ? "i64.ne" : "i32.ne");
  code.brIf(again);
  code.end();
  code.localGet(old);
  finish(() => code.i32Const(1));
}

/** Stores in `result` whether an address is in shared memory. */
function testShared(writer: FunctionWriter, base: number, offset: number, result: number): void {
  const { code, thread, linker } = writer;
  code.localGet(base);
  code.i32Const(offset);
  code.op("i32.add");
  pushValue(code, thread.shared);
  code.op("i32.sub");
  pushValue(code, thread.frame);
  code.memory("i32.load", FRAME.dynamicSharedBytes);
  code.i32Const(linker.staticSharedBytes);
  code.op("i32.add", "i32.lt_u");
  code.localSet(result);
}

/** next = operation(seen, operand). With `flush`, f32 additions flush subnormals. */
function emitNext(
  writer: FunctionWriter,
  operation: string,
  type: ScalarType,
  seen: number,
  operand: Operand,
  next: number,
  flush: boolean,
): void {
  const { code } = writer;
  if (operation === "inc" || operation === "dec") {
    // inc: seen >= operand ? 0 : seen + 1; dec: seen == 0
    // seen > operand ? operand : seen − 1
    if (operation === "inc") code.i32Const(0);
    else writer.push(operand, "u32");
    code.localGet(seen);
    code.i32Const(operation === "inc" ? 1 : -1);
    code.op("i32.add");
    code.localGet(seen);
    writer.push(operand, "u32");
    code.op(operation === "inc" ? "i32.ge_u" : "i32.gt_u");
    if (operation === "dec") {
      code.localGet(seen);
      code.op("i32.eqz", "i32.or");
    }
    code.op("select");
    code.localSet(next);
    return;
  }
  const instruction = valueInstruction(writer.instruction, operation, type, flush)!;
  const emitter = emitterFor(instruction);
  if (emitter === undefined) return writer.unsupported();
  const wide = TYPE_BYTES[type] === 8;
  const context: EmitContext = {
    instruction: { ...instruction, operands: [NEXT, SEEN, operand] },
    code,
    lanes: 1,
    fma: writer.fma,
    nanObservable: true,
    hasFewDigits: false,
    carry: () => writer.carry(),
    push(source: Operand, as: ScalarType): void {
      if (source !== SEEN) {
        writer.push(source, as);
        return;
      }
      code.localGet(seen);
      convertBits(code, wide ? "i64" : "i32", as);
    },
    pop(_result: Operand, as: ScalarType): void {
      convertBits(code, wasmTypeOf(as), wide ? "b64" : "b32");
      code.localSet(next);
    },
    temporary: (kind) => writer.temporary(kind),
    support: (name) => writer.support(name),
    unsupported: (reason) => writer.unsupported(reason),
  };
  emitter.emit(context);
}

const SEEN: Operand = { kind: "register", name: "%seen" };
const NEXT: Operand = { kind: "register", name: "%next" };

/** Returns the value instruction that computes the new value of an atomic operation. */
function valueInstruction(
  source: Instruction,
  operation: string,
  type: ScalarType,
  flush: boolean,
): Instruction | undefined {
  const plain = operation === "and" || operation === "or" || operation === "xor";
  if (!plain && operation !== "add" && operation !== "min" && operation !== "max") return undefined;
  const size = 8 * TYPE_BYTES[type];
  const as = plain ? `b${size}` as ScalarType : type;
  const modifiers: string[] = [];
  if (operation === "add" && /^(f|bf)/.test(type)) {
    modifiers.push("rn");
    if (type === "f32" && flush) modifiers.push("ftz");
  }
  modifiers.push(as);
  return {
    ...source,
    guard: undefined,
    opcode: operation,
    modifiers,
    types: [as],
    operands: [NEXT, SEEN, SEEN],
  };
}
