/**
 * Tracks values from uninitialized shared memory for the memory checker. Reading such a value is no error, since
 * algorithms such as a merge read one element past their input and discard it. Using it is one: in an address, a
 * branch, a store to global memory, or an operation of several threads.
 *
 * Each register that may hold such a value has an _origin_, an i64 local: the position of the load (see
 * {@link ORIGIN}), or 0 if the value is defined. Stores to shared memory make its bytes uninitialized again;
 * those to local memory are not tracked.
 */
import type { Op, Register } from "../analysis/program.ts";
import { carries } from "../analysis/undefined_values.ts";
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { CodeWriter } from "../wasm/code.ts";
import { pushValue, type ThreadValues } from "./thread_values.ts";

/** The parts of a function's writer that are used here. */
interface Writer {
  readonly code: CodeWriter;
  readonly thread: ThreadValues;
  push(operand: Operand, type: ScalarType): void;
  register(name: string): Register;
  temporary(type: "i64"): number;
}

/** State shared by the functions of the memory checker and the code of a function. */
export interface OriginGlobals {
  /** The origin of the last load from shared memory or of the value to store, i64; 0 if it is defined. */
  readonly origin: number;
  /** Which bytes of the last load were uninitialized, i32. */
  readonly bytes: number;
  /** Function (frame, origin) that stops the kernel. */
  readonly report: number;
}

export class Definedness {
  readonly #writer: Writer;
  readonly #globals: OriginGlobals;
  /** Locals with the origins, by register. */
  readonly #origins: ReadonlyMap<number, number>;
  /** The origin of the result of the current instruction. */
  #next: number | undefined;

  constructor(writer: Writer, globals: OriginGlobals, registers: ReadonlySet<number>) {
    this.#writer = writer;
    this.#globals = globals;
    this.#origins = new Map([...registers].map((id) => [id, writer.code.local("i64")]));
  }

  /** Returns the local with the origin of a register; undefined if its value is always defined. */
  originOf(register: number): number | undefined {
    return this.#origins.get(register);
  }

  /** Forgets all origins, at the beginning of a thread. */
  reset(): void {
    this.clear(this.#origins.keys());
  }

  /** Marks registers as defined. */
  clear(registers: Iterable<number>): void {
    const { code } = this.#writer;
    for (const register of registers) {
      const origin = this.#origins.get(register);
      if (origin === undefined) continue;
      code.i64Const(0n);
      code.localSet(origin);
    }
  }

  /** Stops the kernel if a register has an undefined value. */
  require(registers: readonly number[]): void {
    const { code, thread } = this.#writer;
    for (const register of new Set(registers)) {
      const origin = this.#origins.get(register);
      if (origin === undefined) continue;
      code.localGet(origin);
      code.op("i64.eqz", "i32.eqz");
      code.if();
      pushValue(code, thread.frame);
      code.localGet(origin);
      code.call(this.#globals.report);
      code.end();
    }
  }

  /** Computes the origin of an instruction's result, or checks its operands. */
  before(op: Op): void {
    const { instruction } = op;
    this.#next = undefined;
    if (instruction.opcode === "ld") this.require(this.#registersOf(instruction.operands[1]));
    else if (instruction.opcode === "st") this.#beforeStore(instruction);
    else if (!carries(instruction)) this.require(op.uses);
    else if (op.defs.some((register) => this.#origins.has(register))) {
      this.#next = this.#writer.temporary("i64");
      this.#pushResult(op);
      this.#writer.code.localSet(this.#next);
    }
  }

  /** Sets the origins of an instruction's results. */
  after(op: Op): void {
    const { code } = this.#writer;
    const { instruction } = op;
    if (instruction.opcode === "ld") this.#afterLoad(instruction);
    else if (instruction.opcode === "st") this.#resetGlobal(this.#registersOf(instruction.operands[1]));
    else if (this.#next === undefined) this.clear(op.defs);
    else {
      for (const register of op.defs) {
        const origin = this.#origins.get(register);
        if (origin === undefined) continue;
        code.localGet(this.#next);
        code.localSet(origin);
      }
    }
  }

  // ---- memory ----

  /** The checker reads the origin of a stored value in the global. */
  #beforeStore({ operands: [address, value], modifiers }: Instruction): void {
    this.require(this.#registersOf(address));
    const stored = this.#registersOf(value);
    if (modifiers.some((modifier) => modifier.startsWith("param"))) return this.require(stored);
    if (!this.#isTracked(stored)) return;
    this.#pushCombined(stored);
    this.#writer.code.globalSet(this.#globals.origin);
  }

  #afterLoad({ operands: [result], types }: Instruction): void {
    const { code } = this.#writer;
    if (result === undefined || !this.#isTracked(this.#registersOf(result))) return;
    const elements = result.kind === "vector" ? result.elements : [result];
    const bytes = TYPE_BYTES[types.at(-1) ?? "b32"];
    // Copies of structures with padding load some bytes that were never written: an element is undefined if none
    // of its bytes was. Compilers load padding as vectors of elements of 1 and 2 bytes.
    const isPadded = bytes < 4;
    elements.forEach((element, i) => {
      const [register] = this.#registersOf(element);
      const origin = register === undefined ? undefined : this.#origins.get(register);
      if (origin === undefined) return;
      const mask = isPadded ? 2 ** (bytes * elements.length) - 1 : ((1 << bytes) - 1) << (bytes * i);
      code.globalGet(this.#globals.origin);
      code.i64Const(0n);
      code.globalGet(this.#globals.bytes);
      code.i32Const(mask);
      code.op("i32.and");
      code.i32Const(mask);
      code.op("i32.eq", "select");
      code.localSet(origin);
    });
    this.#resetGlobal(this.#registersOf(result));
  }

  #resetGlobal(registers: readonly number[]): void {
    if (!this.#isTracked(registers)) return;
    this.#writer.code.i64Const(0n);
    this.#writer.code.globalSet(this.#globals.origin);
  }

  /** Pushes the flag of the checker for a store of an undefined value. */
  pushStoreFlag(flag: number): void {
    const { code } = this.#writer;
    code.globalGet(this.#globals.origin);
    code.op("i64.eqz", "i32.eqz");
    code.i32Const(Math.log2(flag));
    code.op("i32.shl");
  }

  // ---- values ----

  /** Pushes the origin of the result of a value instruction. */
  #pushResult({ instruction, uses }: Op): void {
    const { opcode, modifiers, types, operands } = instruction;
    const [, a, b, c] = operands;
    if (opcode === "selp" && a !== undefined && b !== undefined && c !== undefined) {
      return this.#pushSelected(a, b, c);
    }
    this.#pushCombined(uses);
    if (types.includes("pred") && (opcode === "and" || opcode === "or")) {
      this.#defineIf(a, opcode === "or");
      this.#defineIf(b, opcode === "or");
    } else if ((opcode === "setp" || opcode === "set") && c !== undefined) {
      if (modifiers.includes("and")) this.#defineIf(c, false);
      else if (modifiers.includes("or")) this.#defineIf(c, true);
    }
  }

  /** `selp d, a, b, c` */
  #pushSelected(a: Operand, b: Operand, c: Operand): void {
    const { code } = this.#writer;
    const condition = this.#registersOf(c);
    this.#pushCombined(this.#registersOf(a));
    this.#pushCombined(this.#registersOf(b));
    this.#writer.push(c, "pred");
    code.op("select");
    this.#orElse(condition);
  }

  /** Replaces the origin on the stack with 0 if a predicate is defined and `value` decides the result. */
  #defineIf(predicate: Operand | undefined, value: boolean): void {
    if (predicate === undefined) return;
    const { code } = this.#writer;
    // The origin, 0, and whether to keep the origin.
    code.i64Const(0n);
    this.#writer.push(predicate, "pred");
    if (value) code.op("i32.eqz");
    this.#pushCombined(this.#registersOf(predicate));
    code.op("i64.eqz", "i32.eqz", "i32.or", "select");
  }

  /** Pushes the first origin of registers that is not 0. */
  #pushCombined(registers: readonly number[]): void {
    this.#writer.code.i64Const(0n);
    this.#orElse(registers);
  }

  /** Replaces an origin of 0 on the stack with the first origin of registers that is not 0. */
  #orElse(registers: readonly number[]): void {
    const { code } = this.#writer;
    for (const register of new Set(registers)) {
      const origin = this.#origins.get(register);
      if (origin === undefined) continue;
      const first = this.#writer.temporary("i64");
      code.localTee(first);
      code.localGet(origin);
      code.localGet(first);
      code.op("i64.eqz", "i32.eqz", "select");
    }
  }

  #isTracked(registers: readonly number[]): boolean {
    return registers.some((register) => this.#origins.has(register));
  }

  #registersOf(operand: Operand | undefined): number[] {
    switch (operand?.kind) {
      case "register":
        return operand.name === "_" ? [] : [this.#writer.register(operand.name).id];
      case "address":
        return this.#registersOf(operand.base);
      case "not":
        return this.#registersOf(operand.operand);
      case "vector":
        return operand.elements.flatMap((element) => this.#registersOf(element));
      default:
        return [];
    }
  }
}
