/**
 * Writes the instructions of one PTX function: where each register is kept, how operands are pushed and results popped.
 * What an instruction does is in the families: `values/`, moves.ts, memory.ts, atomics.ts, calls.ts.
 */
import type { CompileOptions, FmaMode, KernelImports } from "../abi.ts";
import { FAULT, FRAME, NULL_PAGE_BYTES } from "../abi.ts";
import type { Divergence } from "../analysis/divergence.ts";
import type { Op, Program, Register, SymbolLocation } from "../analysis/program.ts";
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import { CARRY, mnemonic } from "../ptx/opcodes.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { EmitContext, WasmType } from "./context.ts";
import { accessCheck } from "./memcheck.ts";
import { pushSpecial } from "./special_registers.ts";
import { pushValue, type ThreadValues } from "./thread_values.ts";

/** What a function needs of the module it is linked into. */
export interface Linker {
  readonly options: CompileOptions;
  readonly threads: number;
  /** Index of a support function. */
  support(name: string): number;
  /** Index of a device function. */
  deviceFunction(name: string): number;
  /** Index of an imported host function. */
  host(name: Exclude<keyof KernelImports, "memory">): number;
  moduleAddress(name: string): number;
  /** Index of the memory checker's function; undefined without it. */
  readonly memcheck: number | undefined;
  nanObservable(program: Program, register: Register): boolean;
  /** Instructions that a thread may repeat for ever, and the global that counts them; undefined if there are none. */
  readonly waiting: { readonly instructions: ReadonlySet<Instruction>; readonly counter: number } | undefined;
  /** Address ranges of `.const` variables, for isspacep. */
  readonly constants: readonly { readonly address: number; readonly byteLength: number }[];
  /** Bytes of static shared memory; dynamic shared memory follows. */
  readonly staticSharedBytes: number;
  /** Local memory of all threads together: where it begins in the scratch memory, and its size. */
  readonly localOffset: number;
  readonly localBytes: number;
}

/** How a register is held. */
export type Storage =
  /** One local: the value in scalar code, or that of the first of 4 lanes, each of which has `stride` more than the one before. */
  | { readonly form: "scalar"; readonly local: number; readonly kind: WasmType; readonly stride: number }
  /** One v128 of four 32-bit values, or of masks for a predicate. */
  | { readonly form: "vector"; readonly local: number }
  /** A 64-bit value for each lane. */
  | { readonly form: "lanes"; readonly locals: readonly number[]; readonly kind: WasmType };

/** The WebAssembly type of a PTX type in scalar code. */
export function wasmTypeOf(type: ScalarType): WasmType {
  if (type === "f32") return "f32";
  if (type === "f64") return "f64";
  return TYPE_BYTES[type] === 8 ? "i64" : "i32";
}

/** Repetitions after which a thread counts as waiting in vain: about a second. */
const MAX_WAITING = 1 << 28;
/** Instructions that count for several repetitions, as they take longer or are there to wait. */
const WAITING_WEIGHTS: Readonly<Record<string, number | undefined>> = {
  atom: 4,
  fence: 32,
  membar: 32,
  nanosleep: 256,
};

/** Offsets that are left to the access instruction; beyond them the sum is checked as a whole. */
const MAX_FOLDED_OFFSET = NULL_PAGE_BYTES;

/** Pops an i64 address into `scratch` and pushes it as i32, or 0xFFFFFFFF if it is in the null page or beyond 4 GiB. */
export function checkAddress(code: CodeWriter, scratch: number): void {
  code.localTee(scratch);
  code.op("i32.wrap_i64");
  code.i32Const(-1);
  code.localGet(scratch);
  code.i64Const(BigInt(NULL_PAGE_BYTES));
  code.op("i64.sub");
  code.i64Const(0x1_0000_0000n - BigInt(NULL_PAGE_BYTES));
  code.op("i64.lt_u", "select");
}

export class FunctionWriter implements EmitContext {
  readonly code: CodeWriter;
  readonly program: Program;
  readonly linker: Linker;
  readonly thread: ThreadValues;
  readonly fma: FmaMode;
  instruction!: Instruction;
  lanes: 1 | 4 = 1;
  /** With 4 lanes, the one that scalar code is being written for; −1 for none. */
  lane = -1;
  /** A v128 local: results reach only the lanes that are set in it. */
  blend: number | undefined;

  readonly #storage = new Map<number, Storage>();
  readonly #checked = new Map<string, number>();
  readonly #free: Record<WasmType, number[]> = { i32: [], i64: [], f32: [], f64: [], v128: [] };
  readonly #taken: { type: WasmType; local: number }[] = [];
  readonly #strides: readonly number[] | undefined;
  readonly #likely: readonly number[] | undefined;
  #conditional = 0;

  /** `lanes`, for code with 4 of them: what they have in common. */
  constructor(
    code: CodeWriter,
    program: Program,
    linker: Linker,
    thread: ThreadValues,
    lanes?: Pick<Divergence, "stride" | "strideIfNoWrap">,
  ) {
    this.code = code;
    this.program = program;
    this.linker = linker;
    this.thread = thread;
    this.fma = linker.options.fma;
    this.#strides = lanes?.stride;
    this.#likely = lanes?.strideIfNoWrap;
  }

  // ---- registers ----

  register(name: string): Register {
    return this.program.registerByName.get(name)!;
  }

  /** The locals of a register, declared at its first use. */
  storage(register: Register): Storage {
    let storage = this.#storage.get(register.id);
    if (storage === undefined) {
      const { kind } = register;
      const stride = this.#strides?.[register.id] ?? 0;
      const perLane = kind === "i64" || kind === "f64" || register.name === CARRY;
      if (this.#strides === undefined || (!Number.isNaN(stride) && register.name !== CARRY)) {
        storage = { form: "scalar", local: this.code.local(kind), kind, stride };
      } else if (perLane) {
        storage = {
          form: "lanes",
          locals: [0, 1, 2, 3].map(() => this.code.local(kind)),
          kind,
        };
      } else storage = { form: "vector", local: this.code.local("v128") };
      this.#storage.set(register.id, storage);
    }
    return storage;
  }

  /** The probable difference between the values of neighbouring lanes, which are kept one by one; NaN if there is none. */
  likelyStride(operand: Operand): number {
    if (operand.kind !== "register" || this.#likely === undefined) return Number.NaN;
    return this.storageOfOperand(operand)?.form === "lanes"
      ? this.#likely[this.register(operand.name).id]
      : Number.NaN;
  }

  storageOfOperand(operand: Operand): Storage | undefined {
    return operand.kind === "register" && operand.name !== "_"
      ? this.storage(this.register(operand.name))
      : undefined;
  }

  // ---- operands ----

  push(operand: Operand, type: ScalarType): void {
    switch (operand.kind) {
      case "register":
        this.#pushRegister(operand.name, type);
        return;
      case "integer":
        this.#constant(operand.value, type);
        return;
      case "float":
        this.#floatConstant(operand, type);
        return;
      case "special": {
        const kind = pushSpecial(this, operand.name);
        if (kind === "v128") return;
        this.convert(kind, type);
        this.#splat(wasmTypeOf(type));
        return;
      }
      case "symbol":
        this.pushSymbol(operand.name, operand.offset);
        if (this.lanes === 4 && this.#place(operand.name).kind === "frame") {
          return this.unsupported("local addresses in 4 lanes");
        }
        this.convert("i32", type);
        this.#splat(wasmTypeOf(type));
        return;
      case "not":
        this.push(operand.operand, type);
        this.code.op(this.lanes === 4 ? "v128.not" : "i32.eqz");
        return;
      default:
        this.unsupported(`a ${operand.kind} where a value is expected`);
    }
  }

  #splat(kind: WasmType): void {
    if (this.lanes === 1) return;
    if (kind === "i32") this.code.op("i32x4.splat");
    else if (kind === "f32") this.code.op("f32x4.splat");
    else this.unsupported("64-bit values in 4 lanes");
  }

  #pushRegister(name: string, type: ScalarType): void {
    const { code } = this;
    const register = this.register(name);
    const storage = this.storage(register);
    if (storage.form === "scalar") {
      code.localGet(storage.local);
      if (this.lanes === 1) this.#addStride(storage.kind, storage.stride * Math.max(this.lane, 0));
      this.convert(storage.kind, type);
      if (this.lanes === 4) {
        if (type === "pred") {
          // 1 → −1, the mask.
          code.op("i32x4.splat", "i32x4.neg");
        } else this.#splat(wasmTypeOf(type));
        if (storage.stride !== 0) {
          const { stride } = storage;
          code.i32x4Const(0, stride, 2 * stride, 3 * stride);
          code.op("i32x4.add");
        }
      }
      this.#narrow(register.type, type);
      return;
    }
    if (storage.form === "vector") {
      code.localGet(storage.local);
      if (this.lanes === 4) {
        this.#narrow(register.type, type);
        return;
      }
      if (type === "f32") code.lane("f32x4.extract_lane", this.lane);
      else {
        code.lane("i32x4.extract_lane", this.lane);
        if (type === "pred") {
          code.i32Const(1);
          code.op("i32.and");
        } else this.convert("i32", type);
      }
      this.#narrow(register.type, type);
      return;
    }
    if (this.lanes === 4) this.unsupported("64-bit values in 4 lanes");
    code.localGet(storage.locals[this.lane]);
    this.convert(storage.kind, type);
    this.#narrow(register.type, type);
  }

  #addStride(kind: WasmType, difference: number): void {
    if (difference === 0) return;
    if (kind === "i64") {
      this.code.i64Const(BigInt(difference));
      this.code.op("i64.add");
    } else {
      this.code.i32Const(difference);
      this.code.op("i32.add");
    }
  }

  /** Reads only the low bits when a register is wider than the operand. */
  #narrow(from: ScalarType, to: ScalarType): void {
    const bytes = TYPE_BYTES[to];
    if (to === "pred" || bytes >= 4 || TYPE_BYTES[from] <= bytes) return;
    const mask = bytes === 1 ? 0xff : 0xffff;
    if (this.lanes === 4) {
      this.code.i32x4Const(mask);
      this.code.op("v128.and");
    } else {
      this.code.i32Const(mask);
      this.code.op("i32.and");
    }
  }

  /** Converts bit for bit what is on the stack to the WebAssembly type of `type`. */
  convert(from: WasmType, type: ScalarType): void {
    const to = wasmTypeOf(type);
    if (from === to) return;
    const { code } = this;
    let kind = from;
    if (kind === "f32") {
      code.op("i32.reinterpret_f32");
      kind = "i32";
    } else if (kind === "f64") {
      code.op("i64.reinterpret_f64");
      kind = "i64";
    }
    const wide = to === "i64" || to === "f64";
    if (kind === "i32" && wide) code.op("i64.extend_i32_u");
    else if (kind === "i64" && !wide) code.op("i32.wrap_i64");
    if (to === "f32") code.op("f32.reinterpret_i32");
    else if (to === "f64") code.op("f64.reinterpret_i64");
  }

  #constant(value: bigint, type: ScalarType): void {
    const { code } = this;
    const bytes = TYPE_BYTES[type];
    if (bytes === 8) {
      if (this.lanes === 4) this.unsupported("64-bit values in 4 lanes");
      if (type === "f64") code.f64Bits(BigInt.asUintN(64, value));
      else code.i64Const(BigInt.asIntN(64, value));
      return;
    }
    if (type === "pred") {
      if (this.lanes === 4) code.i32x4Const(value === 0n ? 0 : -1);
      else code.i32Const(value === 0n ? 0 : 1);
      return;
    }
    const bits = Number(bytes < 4 ? BigInt.asUintN(8 * bytes, value) : BigInt.asIntN(32, value));
    if (this.lanes === 4) code.i32x4Const(bits);
    else if (type === "f32") code.f32Bits(bits >>> 0);
    else code.i32Const(bits);
  }

  #floatConstant(operand: { readonly value: number; readonly bits?: bigint }, type: ScalarType): void {
    const wide = TYPE_BYTES[type] === 8;
    let { bits } = operand;
    if (bits === undefined || (wide && type === "f64" && bits < 1n << 32n && operand.value !== 0)) {
      const view = new DataView(new ArrayBuffer(8));
      if (wide) {
        view.setFloat64(0, operand.value);
        bits = view.getBigUint64(0);
      } else {
        view.setFloat32(0, operand.value);
        bits = BigInt(view.getUint32(0));
      }
    }
    this.#constant(bits, type);
  }

  pop(operand: Operand, type: ScalarType): void {
    const { code } = this;
    if (operand.kind !== "register") {
      return this.unsupported(`a ${operand.kind} where a register is expected`);
    }
    if (operand.name === "_") {
      code.op("drop");
      return;
    }
    const register = this.register(operand.name);
    const storage = this.storage(register);
    this.#forget(register.id);
    if (this.lanes === 4) {
      if (storage.form === "vector") {
        this.#extend(type, register.type);
        this.#popVector(storage.local);
      } else if (storage.form === "scalar") {
        // A value that analysis knows to be the same in all lanes.
        code.lane(storage.kind === "f32" ? "f32x4.extract_lane" : "i32x4.extract_lane", 0);
        if (type === "pred") {
          code.i32Const(1);
          code.op("i32.and");
        }
        code.localSet(storage.local);
      } else this.unsupported("64-bit values in 4 lanes");
      return;
    }
    if (storage.form === "vector") {
      this.#extend(type, register.type);
      this.#popLane(storage.local, type);
      return;
    }
    const local = storage.form === "scalar" ? storage.local : storage.locals[this.lane];
    this.#extend(type, register.type);
    this.#fit(type, storage.kind);
    if (storage.form === "lanes" && this.blend !== undefined) {
      // Keep the old value in a lane that is not active.
      code.localGet(local);
      this.pushLaneActive(this.blend);
      code.op("select");
    }
    code.localSet(local);
  }

  /** Pushes whether the current lane is set in a mask. */
  pushLaneActive(mask: number): void {
    this.code.localGet(mask);
    this.code.lane("i32x4.extract_lane", this.lane);
  }

  #popVector(local: number): void {
    const { code } = this;
    if (this.blend !== undefined) {
      code.localGet(local);
      code.localGet(this.blend);
      code.op("v128.bitselect");
    }
    code.localSet(local);
  }

  #popLane(local: number, type: ScalarType): void {
    const { code } = this;
    const kind = wasmTypeOf(type);
    if (kind === "f64" || kind === "i64") {
      this.convert(kind, "u32");
    }
    const held = kind === "f32" ? "f32" : "i32";
    const value = this.temporary(held);
    code.localSet(value);
    code.localGet(local);
    if (type === "pred") code.i32Const(0);
    code.localGet(value);
    if (type === "pred") code.op("i32.sub");
    if (this.blend !== undefined) {
      code.localGet(local);
      code.lane(held === "f32" ? "f32x4.extract_lane" : "i32x4.extract_lane", this.lane);
      this.pushLaneActive(this.blend);
      code.op("select");
    }
    code.lane(held === "f32" ? "f32x4.replace_lane" : "i32x4.replace_lane", this.lane);
    code.localSet(local);
  }

  /** Sign-extends a signed value narrower than the register that receives it. */
  #extend(type: ScalarType, register: ScalarType): void {
    const { code } = this;
    if ((type !== "s8" && type !== "s16") || TYPE_BYTES[register] <= TYPE_BYTES[type]) return;
    if (this.lanes === 4) {
      const shift = type === "s8" ? 24 : 16;
      code.i32Const(shift);
      code.op("i32x4.shl");
      code.i32Const(shift);
      code.op("i32x4.shr_s");
      return;
    }
    code.op(type === "s8" ? "i32.extend8_s" : "i32.extend16_s");
    if (TYPE_BYTES[register] === 2) {
      code.i32Const(0xffff);
      code.op("i32.and");
    }
  }

  /** Converts what is on the stack, of a PTX type, to the type in which a register is kept. */
  #fit(type: ScalarType, kind: WasmType): void {
    const from = wasmTypeOf(type);
    if (from === kind) return;
    if (kind === "i64" && (type === "s8" || type === "s16")) {
      this.code.op("i64.extend_i32_s");
      return;
    }
    if (kind === "f32") this.convert(from, "f32");
    else if (kind === "f64") this.convert(from, "f64");
    else this.convert(from, kind === "i64" ? "u64" : "u32");
  }

  // ---- scratch ----

  temporary(type: WasmType): number {
    const local = this.#free[type].pop() ?? this.code.local(type);
    this.#taken.push({ type, local });
    return local;
  }

  /** Gives the scratch locals of an instruction back. */
  releaseTemporaries(): void {
    for (const { type, local } of this.#taken) this.#free[type].push(local);
    this.#taken.length = 0;
  }

  /** False if nobody who reads the destination can tell one NaN from another. */
  get nanObservable(): boolean {
    const [result] = this.instruction.operands;
    if (result?.kind !== "register" || result.name === "_") return true;
    return this.linker.nanObservable(this.program, this.register(result.name));
  }

  carry(): number {
    const storage = this.storage(this.register(CARRY));
    if (storage.form === "lanes") return storage.locals[this.lane];
    return storage.local;
  }

  support(name: string): number {
    return this.linker.support(name);
  }

  unsupported(why?: string): never {
    const what = `${mnemonic(this.instruction)} is not supported${why ? ` (${why})` : ""}`;
    throw ptxError(this.instruction.line, `${what}, in ${this.program.name}`);
  }

  // ---- addresses ----

  #place(name: string): SymbolLocation {
    return this.program.locations.get(name)!;
  }

  /** Pushes the address of a variable as i32, of the current lane if it is in local memory. */
  pushSymbol(name: string, offset: number): void {
    const rest = this.#pushPlace(this.#place(name), offset);
    if (rest !== 0) {
      this.code.i32Const(rest);
      this.code.op("i32.add");
    }
  }

  /** Pushes the base of a place; the offset that it gives is still to be added. */
  #pushPlace(place: SymbolLocation, offset: number): number {
    const { code, thread } = this;
    switch (place.kind) {
      case "parameter":
        pushValue(code, thread.parameters);
        return place.offset + offset;
      case "argument":
        code.localGet(1 + place.index);
        return offset;
      case "frame":
        pushValue(code, thread.local);
        return place.offset + offset + Math.max(this.lane, 0) * thread.localStride;
      case "shared":
        pushValue(code, thread.shared);
        return place.offset + offset;
      case "dynamicShared":
        pushValue(code, thread.shared);
        return this.linker.staticSharedBytes + offset;
      case "module":
        code.i32Const(this.linker.moduleAddress(place.name) + offset);
        return 0;
    }
  }

  /**
   * Pushes the i32 address of an access and gives the offset for the access instruction. Traps for wild 64-bit addresses.
   * `length`: a local with the number of bytes, if the instruction does not say it.
   */
  pushAddress(operand: Operand, length?: number): number {
    const { code } = this;
    if (operand.kind !== "address") return this.unsupported("an address in brackets expected");
    const { memcheck } = this.linker;
    if (memcheck === undefined) return this.#pushUnchecked(operand);
    const place = operand.base?.kind === "symbol" ? this.#place(operand.base.name).kind : undefined;
    if (place === "parameter" || place === "argument" || place === "frame") {
      return this.#pushUnchecked(operand);
    }
    const { bytes, code: what } = accessCheck(this.instruction);
    pushValue(code, this.thread.frame);
    this.#pushWideAddress(operand);
    if (length === undefined) code.i32Const(bytes);
    else code.localGet(length);
    code.i32Const(what);
    code.call(memcheck);
    return 0;
  }

  /** Pushes an address with its offset as i64. */
  #pushWideAddress(operand: Operand & { readonly kind: "address" }): void {
    const { code } = this;
    const { base } = operand;
    const offset = BigInt.asIntN(64, operand.offset);
    if (base === undefined) {
      code.i64Const(offset);
      return;
    }
    if (base.kind === "symbol") {
      this.pushSymbol(base.name, base.offset + Number(offset));
      code.op("i64.extend_i32_u");
      return;
    }
    const wide = base.kind === "register" && TYPE_BYTES[this.register(base.name).type] === 8;
    this.push(base, wide ? "u64" : "u32");
    if (wide) {
      code.i64Const(offset);
      code.op("i64.add");
    } else {
      code.i32Const(Number(BigInt.asIntN(32, offset)));
      code.op("i32.add", "i64.extend_i32_u");
    }
  }

  #pushUnchecked(operand: Operand & { readonly kind: "address" }): number {
    const { code } = this;
    const { base } = operand;
    const offset = Number(BigInt.asIntN(64, operand.offset));
    if (base === undefined) {
      const address = BigInt.asUintN(64, operand.offset);
      code.i32Const(address >= BigInt(NULL_PAGE_BYTES) && address < 0xffffffffn ? Number(address) : -1);
      return 0;
    }
    if (base.kind === "symbol") {
      const rest = this.#pushPlace(this.#place(base.name), base.offset + offset);
      if (rest >= 0) return rest;
      code.i32Const(rest);
      code.op("i32.add");
      return 0;
    }
    if (base.kind !== "register") return this.unsupported(`a ${base.kind} as address`);
    const register = this.register(base.name);
    const wide = TYPE_BYTES[register.type] === 8;
    const folded = offset >= 0 && offset < MAX_FOLDED_OFFSET ? offset : 0;
    const rest = offset - folded;
    if (!wide) {
      this.push(base, "u32");
      if (rest !== 0) {
        code.i32Const(rest);
        code.op("i32.add");
      }
      return folded;
    }
    const key = `${register.id} ${this.lane} ${rest}`;
    const known = this.#checked.get(key);
    if (known !== undefined) {
      code.localGet(known);
      return folded;
    }
    this.push(base, "u64");
    if (rest !== 0) {
      code.i64Const(BigInt(rest));
      code.op("i64.add");
    }
    checkAddress(code, this.temporary("i64"));
    if (this.#conditional === 0) {
      const local = code.local("i32");
      code.localTee(local);
      this.#checked.set(key, local);
    }
    return folded;
  }

  /** Forgets checked addresses: at the beginning of a block. */
  forgetAddresses(): void {
    this.#checked.clear();
  }

  #forget(register: number): void {
    if (this.#checked.size === 0) return;
    for (const key of this.#checked.keys()) {
      if (key.startsWith(`${register} `)) this.#checked.delete(key);
    }
  }

  /** Between these, code runs only sometimes: nothing it computes may be relied on later. */
  beginConditional(): void {
    this.#conditional++;
  }
  endConditional(): void {
    this.#conditional--;
  }

  /** Writes the fault into the launch frame and traps. */
  emitFault(fault: number, line: number): void {
    const { code, thread } = this;
    pushValue(code, thread.frame);
    code.i32Const(fault);
    code.memory("i32.store", FRAME.fault);
    pushValue(code, thread.frame);
    code.i32Const(line);
    code.memory("i32.store", FRAME.line);
    code.op("unreachable");
  }

  /** Stops the kernel if the instruction has been repeated so often that what it waits for will not come. */
  countWaiting(): void {
    const { waiting } = this.linker;
    if (waiting === undefined || !waiting.instructions.has(this.instruction)) return;
    const { code } = this;
    code.globalGet(waiting.counter);
    code.i32Const(WAITING_WEIGHTS[this.instruction.opcode] ?? 1);
    code.op("i32.add");
    const count = this.temporary("i32");
    code.localTee(count);
    code.globalSet(waiting.counter);
    code.localGet(count);
    code.i32Const(MAX_WAITING);
    code.op("i32.gt_u");
    code.if();
    this.emitFault(FAULT.infiniteLoop, this.instruction.line);
    code.end();
  }

  /** Pushes the guard of an instruction as 0 or 1. */
  pushGuard(op: Op): void {
    const guard = op.instruction.guard!;
    this.push({ kind: "register", name: guard.register }, "pred");
    if (guard.negated) this.code.op("i32.eqz");
  }
}
