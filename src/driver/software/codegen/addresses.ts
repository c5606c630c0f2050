/**
 * Address operands. Device pointers are 64-bit, WebAssembly addresses 32-bit: the first access through a
 * register checks the upper bits and the null page, and later accesses in the same block reuse the checked
 * address.
 */
import { NULL_PAGE_BYTES } from "../abi/index.ts";
import type { SymbolLocation } from "../analysis/program.ts";
import type { Operand } from "../ptx/ast.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { CodeWriter, Indices } from "../wasm/code.ts";
import type { FunctionContext } from "./context.ts";
import { accessCheck } from "./memcheck.ts";
import { UNDEFINED_STORE } from "./memcheck_shadow.ts";
import { pushValue } from "./thread_values.ts";

type AddressOperand = Operand & { readonly kind: "address" };

/** Smaller offsets are folded into the access instruction; with larger ones the sum is checked. */
const MAX_FOLDED_OFFSET = NULL_PAGE_BYTES;

/** Divides an offset into what the access instruction adds and the rest. */
export function splitOffset(offset: number): [folded: number, rest: number] {
  return offset >= 0 && offset < MAX_FOLDED_OFFSET ? [offset, 0] : [0, offset];
}

/** Pops an i64 address and pushes it as i32, or 0xFFFFFFFF if it is in the null page or beyond 4 GiB. */
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

/** The addresses of 4 lanes, in locals. */
export interface LaneAddresses {
  readonly bases: Indices<4>;
  /** The offset in the access instruction. */
  readonly offset: number;
}

export class AddressWriter {
  readonly #context: FunctionContext;
  /** Locals with checked addresses, by register, lane and offset. */
  readonly #checked = new Map<string, number>();
  /** Locals with checked addresses of 4 lanes, by register, mask and offset. */
  readonly #checkedLanes = new Map<string, Indices<4>>();
  #conditionalDepth = 0;

  constructor(context: FunctionContext) {
    this.#context = context;
  }

  location(name: string): SymbolLocation {
    return this.#context.program.locations.get(name) ?? this.#context.unsupported(`unknown symbol ${name}`);
  }

  /** Pushes the address of a symbol as i32; in local memory, that of the current lane. */
  pushSymbol(name: string, offset: number): void {
    const rest = this.#pushBase(this.location(name), offset);
    if (rest !== 0) {
      this.#context.code.i32Const(rest);
      this.#context.code.op("i32.add");
    }
  }

  /** Pushes the base address of a location and returns the offset to add to it. */
  #pushBase(location: SymbolLocation, offset: number): number {
    const { code, thread, linker } = this.#context;
    switch (location.kind) {
      case "parameter":
        pushValue(code, thread.parameters);
        return location.offset + offset;
      case "argument":
        code.localGet(1 + location.index);
        return offset;
      case "frame":
        pushValue(code, thread.local);
        return location.offset + offset + (this.#context.lane ?? 0) * thread.localStride;
      case "shared":
        pushValue(code, thread.shared);
        return location.offset + offset;
      case "dynamicShared":
        pushValue(code, thread.dynamicShared);
        return offset;
      case "module":
        code.i32Const(linker.moduleAddress(location.name) + location.offset + offset);
        return 0;
    }
  }

  /**
   * Pushes the i32 address of an access and returns the offset for the access instruction. Invalid 64-bit
   * addresses trap. `length` is a local with the number of bytes, for instructions where it is not constant.
   */
  push(operand: Operand, length?: number): number {
    const context = this.#context;
    const { code, linker: { memcheck } } = context;
    if (operand.kind !== "address") return context.unsupported("expected an address in brackets");
    if (memcheck === undefined) return this.#pushUnchecked(operand);
    const kind = operand.base?.kind === "symbol" ? this.location(operand.base.name).kind : undefined;
    if (kind === "parameter" || kind === "argument" || kind === "frame") return this.#pushUnchecked(operand);
    const { bytes, lineAndKind } = accessCheck(context.instruction);
    pushValue(code, context.thread.frame);
    this.#pushWide(operand);
    if (length === undefined) code.i32Const(bytes);
    else code.localGet(length);
    code.i32Const(lineAndKind);
    if (context.instruction.opcode === "st" && context.definedness !== undefined) {
      context.definedness.pushStoreFlag(UNDEFINED_STORE);
      code.op("i32.or");
    }
    code.call(memcheck);
    return 0;
  }

  /** Pushes an address with its offset as i64. */
  #pushWide(operand: AddressOperand): void {
    const context = this.#context;
    const { code } = context;
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
    const wide = base.kind === "register" && this.isWide(base.name);
    context.push(base, wide ? "u64" : "u32");
    if (wide) {
      code.i64Const(offset);
      code.op("i64.add");
    } else {
      code.i32Const(Number(BigInt.asIntN(32, offset)));
      code.op("i32.add", "i64.extend_i32_u");
    }
  }

  /** Whether a register holds 64-bit addresses. */
  isWide(register: string): boolean {
    return TYPE_BYTES[this.#context.program.registerByName.get(register)!.type] === 8;
  }

  /** Pushes an address without the memory checker; returns the offset for the access instruction. */
  #pushUnchecked(operand: AddressOperand): number {
    const context = this.#context;
    const { code } = context;
    const { base } = operand;
    const offset = Number(BigInt.asIntN(64, operand.offset));
    if (base === undefined) {
      const address = BigInt.asUintN(64, operand.offset);
      code.i32Const(address >= BigInt(NULL_PAGE_BYTES) && address < 0xffffffffn ? Number(address) : -1);
      return 0;
    }
    if (base.kind === "symbol") {
      const rest = this.#pushBase(this.location(base.name), base.offset + offset);
      if (rest >= 0) return rest;
      code.i32Const(rest);
      code.op("i32.add");
      return 0;
    }
    if (base.kind !== "register") return context.unsupported(`a ${base.kind} as address`);
    const [folded, rest] = splitOffset(offset);
    if (!this.isWide(base.name)) {
      context.push(base, "u32");
      if (rest !== 0) {
        code.i32Const(rest);
        code.op("i32.add");
      }
      return folded;
    }
    const key = `${base.name} ${context.lane} ${rest}`;
    const known = this.#checked.get(key);
    if (known !== undefined) {
      code.localGet(known);
      return folded;
    }
    context.push(base, "u64");
    if (rest !== 0) {
      code.i64Const(BigInt(rest));
      code.op("i64.add");
    }
    checkAddress(code, context.temporary("i64"));
    if (this.isKept) {
      const local = code.local("i32");
      code.localTee(local);
      this.#checked.set(key, local);
    }
    return folded;
  }

  /**
   * Returns the addresses of 4 lanes through a 64-bit register, if they are in locals.
   *
   * @param mask the local with the mask of the active lanes
   */
  lanesOf(register: string, mask: number | undefined, offset: number): LaneAddresses | undefined {
    const [folded, rest] = splitOffset(offset);
    const bases = this.#checkedLanes.get(`${register} ${mask} ${rest}`);
    return bases && { bases, offset: folded };
  }

  /** Keeps addresses for {@link lanesOf}, if later code may use them. */
  keepLanes(register: string, mask: number | undefined, offset: number, bases: Indices<4>): void {
    if (this.isKept) this.#checkedLanes.set(`${register} ${mask} ${splitOffset(offset)[1]}`, bases);
  }

  /** Whether later code may use addresses that are checked here. */
  get isKept(): boolean {
    return this.#conditionalDepth === 0;
  }

  /** Forgets all checked addresses, at the start of a block. */
  forgetAll(): void {
    this.#checked.clear();
    this.#checkedLanes.clear();
  }

  /** Forgets the checked addresses of a register that is written. */
  forget(register: string): void {
    for (const checked of [this.#checked, this.#checkedLanes]) {
      if (checked.size === 0) continue;
      for (const key of checked.keys()) if (key.startsWith(`${register} `)) checked.delete(key);
    }
  }

  /** Begins code that runs conditionally: later code must not reuse the addresses that it checks. */
  beginConditional(): void {
    this.#conditionalDepth++;
  }
  endConditional(): void {
    this.#conditionalDepth--;
  }
}
