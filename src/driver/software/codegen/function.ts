/**
 * Writes the instructions of one PTX function: assigns registers to WebAssembly locals, pushes operands and
 * pops results. The emitters of the instructions themselves are in `values/`, moves.ts, memory.ts,
 * atomics.ts, calls.ts, …
 */
import type { FmaMode } from "../abi/index.ts";
import { FRAME } from "../abi/index.ts";
import type { Divergence } from "../analysis/divergence.ts";
import type { Op, Program, Register } from "../analysis/program.ts";
import { maybeUndefined } from "../analysis/undefined_values.ts";
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import { CARRY, mnemonic } from "../ptx/opcodes.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { CodeWriter, Indices, NumberType } from "../wasm/code.ts";
import { AddressWriter } from "./addresses.ts";
import { type FunctionContext, type Lane, LANES, type WasmType } from "./context.ts";
import { Definedness } from "./definedness.ts";
import type { Linker } from "./linker.ts";
import { pushSpecial } from "./special_registers.ts";
import { pushValue, type ThreadValues } from "./thread_values.ts";
import { selectLanes } from "./values/lanes.ts";
import { convertBits, wasmTypeOf } from "./wasm_types.ts";

/** The locals of a register. */
export type Storage =
  /**
   * One local: the value in scalar code, or the value of lane 0, from which each next lane differs by
   * `stride`.
   */
  | { readonly form: "scalar"; readonly local: number; readonly kind: NumberType; readonly stride: number }
  /** One v128 with four 32-bit values, or four masks for a predicate. */
  | { readonly form: "vector"; readonly local: number }
  /** A local for each lane, for 64-bit values. */
  | { readonly form: "lanes"; readonly locals: Indices<4>; readonly kind: NumberType };

export class FunctionWriter implements FunctionContext {
  readonly code: CodeWriter;
  readonly program: Program;
  readonly linker: Linker;
  readonly thread: ThreadValues;
  readonly fma: FmaMode;
  readonly definedness: Definedness | undefined;
  readonly addresses: AddressWriter = new AddressWriter(this);
  instruction!: Instruction;
  lanes: 1 | 4 = 1;
  lane: Lane | undefined;
  /** A mask (v128 local) of the lanes that results are written to; undefined for all lanes. */
  blend: number | undefined;

  readonly #storage = new Map<number, Storage>();
  readonly #free: Record<WasmType, number[]> = { i32: [], i64: [], f32: [], f64: [], v128: [] };
  readonly #inUse: { type: WasmType; local: number }[] = [];
  readonly #divergence: Pick<Divergence, "stride" | "strideIfNoWrap"> | undefined;

  /** `divergence` is only given for functions that run 4 lanes. */
  constructor(
    code: CodeWriter,
    program: Program,
    linker: Linker,
    thread: ThreadValues,
    divergence?: Pick<Divergence, "stride" | "strideIfNoWrap">,
  ) {
    this.code = code;
    this.program = program;
    this.linker = linker;
    this.thread = thread;
    this.fma = linker.options.fma;
    this.#divergence = divergence;
    const { origins } = linker;
    this.definedness = origins && new Definedness(this, origins, maybeUndefined(program));
  }

  // ---- lanes ----

  /** Writes vector code for 4 lanes. */
  inVector(write: () => void): void {
    this.lanes = 4;
    write();
    this.lanes = 1;
  }

  /** Writes scalar code for one lane. */
  inLane(lane: Lane, write: () => void): void {
    this.lane = lane;
    write();
    this.lane = undefined;
  }

  /** Writes scalar code for each lane in order. */
  eachLane(write: (lane: Lane) => void): void {
    for (const lane of LANES) this.inLane(lane, () => write(lane));
  }

  get #currentLane(): Lane {
    return this.lane ?? this.unsupported("one value for 4 lanes");
  }

  // ---- registers ----

  register(name: string): Register {
    return this.program.registerByName.get(name)!;
  }

  registerOperand(id: number): Operand & { readonly kind: "register" } {
    return { kind: "register", name: this.program.registers[id]!.name };
  }

  /** Returns the locals of a register, declaring them on first use. */
  storage(register: Register): Storage {
    let storage = this.#storage.get(register.id);
    if (storage === undefined) this.#storage.set(register.id, storage = this.#declare(register));
    return storage;
  }

  #declare({ id, kind, name }: Register): Storage {
    const stride = this.#divergence === undefined ? 0 : this.#divergence.stride[id] ?? 0;
    const isCarry = name === CARRY;
    if (this.#divergence === undefined || (!Number.isNaN(stride) && !isCarry)) {
      return { form: "scalar", local: this.code.local(kind), kind, stride };
    }
    if (kind === "i64" || kind === "f64" || isCarry) {
      return { form: "lanes", locals: this.code.locals(kind, 4), kind };
    }
    return { form: "vector", local: this.code.local("v128") };
  }

  /**
   * Returns the stride of a register that is stored lane by lane, provided that no 32-bit sum wraps around;
   * NaN if it has none.
   */
  strideIfNoWrap(operand: Operand): number {
    if (operand.kind !== "register" || this.storageOfOperand(operand)?.form !== "lanes") return Number.NaN;
    return this.#divergence?.strideIfNoWrap[this.register(operand.name).id] ?? Number.NaN;
  }

  /** Returns the locals of a register operand; undefined for `_` and other operands. */
  storageOfOperand(operand: Operand): Storage | undefined {
    return operand.kind === "register" && operand.name !== "_"
      ? this.storage(this.register(operand.name))
      : undefined;
  }

  // ---- pushing operands ----

  push(operand: Operand, type: ScalarType): void {
    switch (operand.kind) {
      case "register":
        this.#pushRegister(operand.name, type);
        return;
      case "integer":
        this.#pushConstant(operand.value, type);
        return;
      case "float":
        this.#pushFloatConstant(operand, type);
        return;
      case "special": {
        const kind = pushSpecial(this, operand.name);
        if (kind === "v128") return;
        convertBits(this.code, kind, type);
        this.#splat(wasmTypeOf(type));
        return;
      }
      case "symbol":
        this.addresses.pushSymbol(operand.name, operand.offset);
        if (this.lanes === 4 && this.addresses.location(operand.name).kind === "frame") {
          return this.unsupported("local addresses in 4 lanes");
        }
        convertBits(this.code, "i32", type);
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

  #splat(kind: NumberType): void {
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
      if (this.lanes === 1) this.#addStride(storage.kind, storage.stride * (this.lane ?? 0));
      convertBits(code, storage.kind, type);
      if (this.lanes === 4) {
        // Negation turns the predicate 1 into the mask −1.
        if (type === "pred") code.op("i32x4.splat", "i32x4.neg");
        else this.#splat(wasmTypeOf(type));
        if (storage.stride !== 0) {
          const { stride } = storage;
          code.i32x4Const(0, stride, 2 * stride, 3 * stride);
          code.op("i32x4.add");
        }
      }
    } else if (storage.form === "vector") {
      code.localGet(storage.local);
      if (this.lanes === 1) this.#extractLane(type);
    } else {
      if (this.lanes === 4) this.unsupported("64-bit values in 4 lanes");
      code.localGet(storage.locals[this.#currentLane]);
      convertBits(code, storage.kind, type);
    }
    this.#narrow(register.type, type);
  }

  /** Replaces the v128 on the stack with the value of the current lane. */
  #extractLane(type: ScalarType): void {
    const { code } = this;
    if (type === "f32") {
      code.lane("f32x4.extract_lane", this.#currentLane);
      return;
    }
    code.lane("i32x4.extract_lane", this.#currentLane);
    if (type === "pred") {
      code.i32Const(1);
      code.op("i32.and");
    } else convertBits(code, "i32", type);
  }

  #addStride(kind: NumberType, difference: number): void {
    if (difference === 0) return;
    if (kind === "i64") {
      this.code.i64Const(BigInt(difference));
      this.code.op("i64.add");
    } else {
      this.code.i32Const(difference);
      this.code.op("i32.add");
    }
  }

  /** Keeps only the low bits if the register is wider than the operand type. */
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

  #pushConstant(value: bigint, type: ScalarType): void {
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

  #pushFloatConstant(operand: Operand & { readonly kind: "float" }, type: ScalarType): void {
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
    this.#pushConstant(bits, type);
  }

  /** Pushes the guard of an instruction as 0 or 1. */
  pushGuard(op: Op): void {
    const { guard } = op.instruction;
    if (guard === undefined) return this.unsupported("without a guard");
    this.push({ kind: "register", name: guard.register }, "pred");
    if (guard.negated) this.code.op("i32.eqz");
  }

  // ---- popping results ----

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
    this.addresses.forget(register.name);
    if (this.lanes === 4) {
      this.#popVector(storage, register, type);
      return;
    }
    this.#signExtend(type, register.type);
    if (storage.form === "vector") {
      this.#popLane(storage.local, type);
      return;
    }
    const local = storage.form === "scalar" ? storage.local : storage.locals[this.#currentLane];
    this.#convertTo(storage.kind, type);
    if (storage.form === "lanes" && this.blend !== undefined) {
      // Inactive lanes keep their old value.
      code.localGet(local);
      this.pushLaneActive(this.blend);
      code.op("select");
    }
    code.localSet(local);
  }

  /** Pushes whether the current lane is set in a mask. */
  pushLaneActive(mask: number): void {
    this.code.localGet(mask);
    this.code.lane("i32x4.extract_lane", this.#currentLane);
  }

  #popVector(storage: Storage, register: Register, type: ScalarType): void {
    const { code } = this;
    if (storage.form === "lanes") return this.unsupported("64-bit values in 4 lanes");
    if (storage.form === "vector") {
      this.#signExtend(type, register.type);
      if (this.blend !== undefined) {
        code.localGet(storage.local);
        code.localGet(this.blend);
        selectLanes(this);
      }
    } else {
      // The analysis has proved that all lanes have the same value.
      code.lane(storage.kind === "f32" ? "f32x4.extract_lane" : "i32x4.extract_lane", 0);
      if (type === "pred") {
        code.i32Const(1);
        code.op("i32.and");
      }
    }
    code.localSet(storage.local);
  }

  /** Pops a scalar value into the current lane of a v128. */
  #popLane(vector: number, type: ScalarType): void {
    const { code } = this;
    const lane = this.#currentLane;
    const kind = wasmTypeOf(type);
    if (kind === "f64" || kind === "i64") convertBits(code, kind, "u32");
    const laneType = kind === "f32" ? "f32" : "i32";
    const value = this.temporary(laneType);
    code.localSet(value);
    code.localGet(vector);
    if (type === "pred") code.i32Const(0);
    code.localGet(value);
    if (type === "pred") code.op("i32.sub");
    if (this.blend !== undefined) {
      code.localGet(vector);
      code.lane(laneType === "f32" ? "f32x4.extract_lane" : "i32x4.extract_lane", lane);
      this.pushLaneActive(this.blend);
      code.op("select");
    }
    code.lane(laneType === "f32" ? "f32x4.replace_lane" : "i32x4.replace_lane", lane);
    code.localSet(vector);
  }

  /** Sign-extends a signed value that is narrower than the register it is stored in. */
  #signExtend(type: ScalarType, register: ScalarType): void {
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

  /** Converts a value of a PTX type to the WebAssembly type of a register. */
  #convertTo(kind: NumberType, type: ScalarType): void {
    const from = wasmTypeOf(type);
    if (from === kind) return;
    if (kind === "i64" && (type === "s8" || type === "s16")) this.code.op("i64.extend_i32_s");
    else if (kind === "f32" || kind === "f64") convertBits(this.code, from, kind);
    else convertBits(this.code, from, kind === "i64" ? "u64" : "u32");
  }

  // ---- other services of EmitContext ----

  temporary(type: WasmType): number {
    const local = this.#free[type].pop() ?? this.code.local(type);
    this.#inUse.push({ type, local });
    return local;
  }

  /** Returns 4 temporaries, one for each lane. */
  laneTemporaries(type: WasmType): Indices<4> {
    return [this.temporary(type), this.temporary(type), this.temporary(type), this.temporary(type)];
  }

  /** Releases the temporaries of an instruction. */
  releaseTemporaries(): void {
    for (const { type, local } of this.#inUse) this.#free[type].push(local);
    this.#inUse.length = 0;
  }

  get nanObservable(): boolean {
    const [result] = this.instruction.operands;
    if (result?.kind !== "register" || result.name === "_") return true;
    return this.linker.nanObservable(this.program, this.register(result.name));
  }

  get hasFewDigits(): boolean {
    const [result] = this.instruction.operands;
    return result?.kind === "register" && result.name !== "_" &&
      this.linker.hasFewDigits(this.program, this.register(result.name));
  }

  carry(): number {
    const storage = this.storage(this.register(CARRY));
    return storage.form === "lanes" ? storage.locals[this.#currentLane] : storage.local;
  }

  support(name: string): number {
    return this.linker.support(name);
  }

  unsupported(reason?: string): never {
    const message = `${mnemonic(this.instruction)} is not supported${reason ? ` (${reason})` : ""}`;
    throw ptxError(this.instruction.line, `${message}, in ${this.program.name}`);
  }

  /** Writes the fault into the launch frame and traps. */
  emitFault(fault: number, line: number): void {
    this.emitFaultFrom(() => this.code.i32Const(fault), line);
  }

  /** Writes a fault like {@link emitFault}, for the first lane of a mask. */
  emitFaultOfLanes(pushMask: () => void, fault: number, line: number): void {
    const { code } = this;
    this.#storeThread(() => {
      pushMask();
      code.op("i32x4.bitmask", "i32.ctz");
    });
    this.emitFault(fault, line);
  }

  /** The launch frame has the thread of lane 0. */
  #storeThread(pushLane: () => void): void {
    const { code, thread } = this;
    pushValue(code, thread.frame);
    pushValue(code, thread.linear);
    pushLane();
    code.op("i32.add");
    code.memory("i32.store", FRAME.thread);
  }

  /** Writes a fault like {@link emitFault}, with a code that is computed at run time. */
  emitFaultFrom(pushFault: () => void, line: number): void {
    const { code, thread, lane } = this;
    if (lane !== undefined) this.#storeThread(() => code.i32Const(lane));
    pushValue(code, thread.frame);
    pushFault();
    code.memory("i32.store", FRAME.fault);
    pushValue(code, thread.frame);
    code.i32Const(line);
    code.memory("i32.store", FRAME.line);
    code.op("unreachable");
  }
}
