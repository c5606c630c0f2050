import { ByteWriter } from "./bytes.ts";
import {
  LANE,
  type LaneOpcode,
  MEMORY,
  MEMORY_LANE,
  type MemoryLaneOpcode,
  type MemoryOpcode,
  PLAIN,
  type PlainOpcode,
} from "./opcodes.ts";

export type { LaneOpcode, MemoryLaneOpcode, MemoryOpcode, PlainOpcode } from "./opcodes.ts";

/** WebAssembly number types. */
export type NumberType = "i32" | "i64" | "f32" | "f64";

/** WebAssembly value types. */
export type ValueType = NumberType | "v128" | "funcref";

/** Encodings of the value types (core specification, section 5.3). */
export const VALUE_TYPE: Readonly<Record<ValueType, number>> = {
  i32: 0x7f,
  i64: 0x7e,
  f32: 0x7d,
  f64: 0x7c,
  v128: 0x7b,
  funcref: 0x70,
};

/** Names an open block, loop or if as a branch target: its nesting depth. The function body is 0. */
export type BlockLabel = number;

/** A tuple of `N` local indices. */
export type Indices<N extends number, Taken extends number[] = []> = Taken["length"] extends N ? Taken
  : Indices<N, [...Taken, number]>;

/** The result of a block: nothing, one value, or a function type by its index. */
export type BlockType = ValueType | number | undefined;

const scratch = new DataView(new ArrayBuffer(8));

/**
 * Writes the body of one WebAssembly function by appending instructions. It only checks the nesting of
 * blocks; the engine validates the module.
 */
export class CodeWriter {
  readonly #out = new ByteWriter(4096);
  readonly #parameters: number;
  readonly #locals: ValueType[] = [];
  #depth = 0;

  /** `parameters` is the number of parameters of the function, which are its first locals. */
  constructor(parameters: number) {
    this.#parameters = parameters;
  }

  /** Declares a local, which is zero on entry, and returns its index. */
  local(type: ValueType): number {
    this.#locals.push(type);
    return this.#parameters + this.#locals.length - 1;
  }

  /** Declares `count` locals of one type and returns their indices. */
  locals<N extends number>(type: ValueType, count: N): Indices<N> {
    return Array.from({ length: count }, () => this.local(type)) as number[] as Indices<N>;
  }

  /** Number of bytes written so far, without the declarations of locals. */
  get byteLength(): number {
    return this.#out.length;
  }

  /** Number of open blocks, which is also the label of the innermost one. */
  get depth(): BlockLabel {
    return this.#depth;
  }

  #opcode(opcode: number): void {
    if (opcode > 0xff) {
      this.#out.byte(opcode >>> 16);
      this.#out.u32(opcode & 0xffff);
    } else {
      this.#out.byte(opcode);
    }
  }

  /** Appends instructions without immediates by their text names: `code.op("i32.add")`. */
  op(...names: PlainOpcode[]): void {
    // An iterator would allocate three objects for each instruction, until the engine has optimized this.
    for (let i = 0; i < names.length; i++) this.#opcode(PLAIN[names[i]!]);
  }

  /**
   * Appends an access to memory 0. `align` is a hint in bytes, except for atomics, which require their
   * natural alignment (the default).
   */
  memory(name: MemoryOpcode, offset = 0, align?: number): void {
    const [opcode, natural] = MEMORY[name];
    this.#opcode(opcode);
    this.#out.u32(align === undefined ? natural : 31 - Math.clz32(align));
    this.#out.u32(offset);
  }

  /**
   * Appends `v128.load8_lane` or a similar instruction, which moves one lane of a vector from or to memory.
   */
  memoryLane(name: MemoryLaneOpcode, lane: number, offset = 0, align?: number): void {
    const [opcode, natural] = MEMORY_LANE[name];
    this.#opcode(opcode);
    this.#out.u32(align === undefined ? natural : 31 - Math.clz32(align));
    this.#out.u32(offset);
    this.#out.byte(lane);
  }

  /** Appends an `extract_lane` or `replace_lane`. */
  lane(name: LaneOpcode, lane: number): void {
    this.#opcode(LANE[name]);
    this.#out.byte(lane);
  }

  /**
   * Appends `i8x16.shuffle` with 16 byte indices: 0 to 15 select from the first operand, 16 to 31 from the
   * second.
   */
  shuffle(lanes: readonly number[]): void {
    this.#opcode(0xfd000d);
    this.#out.bytes(lanes);
  }

  /**
   * Appends `i8x16.shuffle` by 32-bit lanes: 0 to 3 select from the first operand, 4 to 7 from the second.
   */
  shuffle32(a: number, b: number, c: number, d: number): void {
    this.shuffle([a, b, c, d].flatMap((lane) => [4 * lane, 4 * lane + 1, 4 * lane + 2, 4 * lane + 3]));
  }

  /** Pushes the low 32 bits of `value`, which may be signed or unsigned. */
  i32Const(value: number): void {
    this.#out.byte(0x41);
    this.#out.s32(value);
  }

  i64Const(value: bigint): void {
    this.#out.byte(0x42);
    this.#out.s64(value);
  }

  f32Const(value: number): void {
    scratch.setFloat32(0, value, true);
    this.f32Bits(scratch.getUint32(0, true));
  }

  f64Const(value: number): void {
    scratch.setFloat64(0, value, true);
    this.f64Bits(scratch.getBigUint64(0, true));
  }

  /** Pushes an f32 constant by its bits, which preserves NaN payloads. */
  f32Bits(bits: number): void {
    this.#out.byte(0x43);
    this.#out.fixed32(bits);
  }

  /** Pushes an f64 constant by its bits, which preserves NaN payloads. */
  f64Bits(bits: bigint): void {
    this.#out.byte(0x44);
    this.#out.fixed64(bits);
  }

  /** Pushes a vector of four 32-bit lanes. */
  i32x4Const(a: number, b: number = a, c: number = a, d: number = a): void {
    this.#opcode(0xfd000c);
    for (const lane of [a, b, c, d]) this.#out.fixed32(lane);
  }

  /** Pushes a vector of two 64-bit lanes. */
  i64x2Const(a: bigint, b: bigint = a): void {
    this.#opcode(0xfd000c);
    this.#out.fixed64(a);
    this.#out.fixed64(b);
  }

  /** Pushes a vector with the same f32 in its four lanes. */
  f32x4Const(value: number): void {
    scratch.setFloat32(0, value, true);
    this.i32x4Const(scratch.getInt32(0, true));
  }

  /** Pushes a vector with the same f64 in its two lanes. */
  f64x2Const(value: number): void {
    scratch.setFloat64(0, value, true);
    this.i64x2Const(scratch.getBigUint64(0, true));
  }

  localGet(index: number): void {
    this.#out.byte(0x20);
    this.#out.u32(index);
  }

  localSet(index: number): void {
    this.#out.byte(0x21);
    this.#out.u32(index);
  }

  localTee(index: number): void {
    this.#out.byte(0x22);
    this.#out.u32(index);
  }

  globalGet(index: number): void {
    this.#out.byte(0x23);
    this.#out.u32(index);
  }

  globalSet(index: number): void {
    this.#out.byte(0x24);
    this.#out.u32(index);
  }

  /** Appends a typed `select`. `op("select")` works for numbers, this one also for v128. */
  select(type: ValueType): void {
    this.#out.byte(0x1c);
    this.#out.byte(1);
    this.#out.byte(VALUE_TYPE[type]);
  }

  #structured(opcode: number, type: BlockType): BlockLabel {
    this.#out.byte(opcode);
    if (type === undefined) this.#out.byte(0x40);
    else if (typeof type === "number") this.#out.s32(type);
    else this.#out.byte(VALUE_TYPE[type]);
    return ++this.#depth;
  }

  /** Opens a block; a branch to its label leaves it. */
  block(type?: BlockType): BlockLabel {
    return this.#structured(0x02, type);
  }

  /** Opens a loop; a branch to its label repeats it. */
  loop(type?: BlockType): BlockLabel {
    return this.#structured(0x03, type);
  }

  /** Pops a condition and opens the block for a true condition. */
  if(type?: BlockType): BlockLabel {
    return this.#structured(0x04, type);
  }

  else(): void {
    this.#out.byte(0x05);
  }

  /** Closes the innermost block, loop or if. */
  end(): void {
    if (this.#depth === 0) throw new RangeError("end() without an open block");
    this.#depth--;
    this.#out.byte(0x0b);
  }

  #target(label: BlockLabel): void {
    if (label > this.#depth) {
      throw new RangeError(`branch to a block that is closed: label ${label}, ${this.#depth} open`);
    }
    this.#out.u32(this.#depth - label);
  }

  br(label: BlockLabel): void {
    this.#out.byte(0x0c);
    this.#target(label);
  }

  brIf(label: BlockLabel): void {
    this.#out.byte(0x0d);
    this.#target(label);
  }

  /** Pops an index and branches to `labels[index]`, or to `otherwise` if the index is out of range. */
  brTable(labels: readonly BlockLabel[], otherwise: BlockLabel): void {
    this.#out.byte(0x0e);
    this.#out.u32(labels.length);
    for (const label of labels) this.#target(label);
    this.#target(otherwise);
  }

  call(functionIndex: number): void {
    this.#out.byte(0x10);
    this.#out.u32(functionIndex);
  }

  /** Pops a table index and calls the function there; traps if its type differs. */
  callIndirect(typeIndex: number, table = 0): void {
    this.#out.byte(0x11);
    this.#out.u32(typeIndex);
    this.#out.u32(table);
  }

  /** Pushes the size of memory 0 in pages of 64 KiB. */
  memorySize(): void {
    this.#out.bytes([0x3f, 0]);
  }

  /** Pops destination, source and byte count. */
  memoryCopy(): void {
    this.#out.bytes([0xfc, 10, 0, 0]);
  }

  /** Pops destination, byte value and byte count. */
  memoryFill(): void {
    this.#out.bytes([0xfc, 11, 0]);
  }

  atomicFence(): void {
    this.#out.bytes([0xfe, 3, 0]);
  }

  /** Writes the complete function body for the code section: size, locals, instructions, end. */
  finish(into: ByteWriter): void {
    if (this.#depth !== 0) throw new RangeError(`${this.#depth} blocks are still open`);
    const locals = new ByteWriter(64);
    let groups = 0;
    let start = 0;
    this.#locals.forEach((type, i) => {
      if (this.#locals[i + 1] === type) return;
      locals.u32(i + 1 - start);
      locals.byte(VALUE_TYPE[type]);
      groups++;
      start = i + 1;
    });
    const count = new ByteWriter(8);
    count.u32(groups);
    into.u32(count.length + locals.length + this.#out.length + 1);
    into.bytes(count.view());
    into.bytes(locals.view());
    into.bytes(this.#out.view());
    into.byte(0x0b);
  }
}
