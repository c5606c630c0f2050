/**
 * ld and st in functions that run 4 lanes at once. Accesses to contiguous addresses become one vector access,
 * all others are gathered or scattered lane by lane.
 */
import type { Operand, ScalarType } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { Indices } from "../wasm/code.ts";
import { NULL_PAGE_BYTES } from "../abi/index.ts";
import { type LaneAddresses, splitOffset } from "./addresses.ts";
import { type Lane, LANES, type Mask } from "./context.ts";
import type { FunctionWriter } from "./function.ts";
import { type Access, accessOf, elementsOf, loadValue, storeElement } from "./memory.ts";

/** Returns the difference between the addresses of adjacent lanes; NaN if it is not constant. */
function addressStride(writer: FunctionWriter, address: Operand): number {
  if (address.kind !== "address" || address.base === undefined) return 0;
  const { base } = address;
  if (base.kind === "symbol") {
    return writer.addresses.location(base.name).kind === "frame" ? writer.thread.localStride : 0;
  }
  const storage = writer.storageOfOperand(base);
  return storage?.form === "scalar" ? storage.stride : Number.NaN;
}

/** Returns {@link addressStride}, provided that no 32-bit sum wraps around; NaN if it is not constant. */
export function likelyStride(writer: FunctionWriter, address: Operand): number {
  const stride = addressStride(writer, address);
  const base = address.kind === "address" ? address.base : undefined;
  return Number.isNaN(stride) && base !== undefined ? writer.strideIfNoWrap(base) : stride;
}

/**
 * Writes an access of 4 lanes: `together` if all lanes are active and the addresses of adjacent ones are `bytes`
 * bytes apart, `separate` otherwise. Tests at run time what the analysis could not prove.
 */
export function emitTogetherOrSeparate(
  writer: FunctionWriter,
  address: Operand,
  bytes: number,
  mask: Mask,
  together: () => void,
  separate: () => void,
): void {
  const { code } = writer;
  const proved = addressStride(writer, address) === bytes;
  if (proved && mask.lanes === undefined) {
    together();
    return;
  }
  const base = address.kind === "address" ? address.base : undefined;
  if (likelyStride(writer, address) !== bytes) {
    separate();
    return;
  }
  writer.addresses.beginConditional();
  if (mask.lanes !== undefined) code.localGet(mask.full);
  if (!proved && base !== undefined) {
    // No sum wrapped between lane 0 and lane 3 if their addresses are 3 strides apart.
    writer.inLane(3, () => writer.push(base, "u64"));
    writer.inLane(0, () => writer.push(base, "u64"));
    code.op("i64.sub");
    code.i64Const(BigInt(3 * bytes));
    code.op("i64.eq");
    if (mask.lanes !== undefined) code.op("i32.and");
  }
  code.if();
  together();
  code.else();
  separate();
  code.end();
  writer.addresses.endConditional();
}

/** Pushes the address of lane 0; returns the offset for the access instruction. */
export function pushFirstAddress(writer: FunctionWriter, address: Operand): number {
  let offset = 0;
  writer.inLane(0, () => {
    offset = writer.addresses.push(address);
  });
  return offset;
}

// ---- loads ----

export function emitVectorLoad(writer: FunctionWriter, mask: Mask, blend: boolean): void {
  const access = accessOf(writer.instruction);
  if (access === undefined) return writer.unsupported();
  const [result, address] = operandsOf(writer.instruction, 2);
  const bytes = TYPE_BYTES[access.type];
  const gatherLanes = (): void => gather(writer, access, result, address, mask, blend);
  if (!isVectorLoad(writer, access, result)) {
    gatherLanes();
    return;
  }
  emitTogetherOrSeparate(writer, address, bytes, mask, () => {
    writer.blend = blend ? mask.lanes : undefined;
    writer.inLane(0, () => loadContiguous(writer, access.type, writer.addresses.push(address)));
    if (access.type.startsWith("s") && is16Bit(writer, result)) {
      writer.code.i32x4Const(0xffff);
      writer.code.op("v128.and");
    }
    writer.inVector(() => writer.pop(result, "b32"));
    writer.blend = undefined;
  }, gatherLanes);
}

/** Whether the values of a load are the lanes of one vector. */
export function isVectorLoad(writer: FunctionWriter, access: Access, result: Operand): boolean {
  return result.kind !== "vector" && TYPE_BYTES[access.type] <= 4 && !access.ordered &&
    writer.storageOfOperand(result)?.form === "vector";
}

/** Whether an operand is a 16-bit register, whose upper half must stay clear. */
function is16Bit(writer: FunctionWriter, operand: Operand): boolean {
  return operand.kind === "register" && TYPE_BYTES[writer.register(operand.name).type] === 2;
}

/** Pops the address of lane 0 and pushes 4 contiguous values as 32-bit lanes. */
function loadContiguous(writer: FunctionWriter, type: ScalarType, offset: number): void {
  const { code } = writer;
  const sign = type.startsWith("s") ? "s" : "u";
  switch (TYPE_BYTES[type]) {
    case 1:
      code.memory("v128.load32_zero", offset, 1);
      code.op(`i16x8.extend_low_i8x16_${sign}`, `i32x4.extend_low_i16x8_${sign}`);
      break;
    case 2:
      code.memory(`v128.load16x4_${sign}`, offset, 1);
      break;
    default:
      code.memory("v128.load", offset, 1);
  }
}

/**
 * Checks the addresses of 4 lanes through a 64-bit register at once; returns undefined for other addresses. Kernels
 * that gather and scatter bytes run 1.05 to 1.1 times as fast as with a check per lane.
 */
export function laneAddresses(
  writer: FunctionWriter,
  address: Operand,
  mask: Mask,
): LaneAddresses | undefined {
  const base = address.kind === "address" ? address.base : undefined;
  if (address.kind !== "address" || base?.kind !== "register" || !writer.addresses.isWide(base.name)) {
    return undefined;
  }
  const { code, addresses } = writer;
  const offset = Number(BigInt.asIntN(64, address.offset));
  const known = addresses.lanesOf(base.name, mask.lanes, offset);
  if (known !== undefined) return known;
  const bases = addresses.isKept ? code.locals("i32", 4) : writer.laneTemporaries("i32");
  const [folded, rest] = splitOffset(offset);
  // The union of the lanes is at least as large as each of them, so one comparison suffices. If it fails, or if some
  // lanes are inactive, each address is checked.
  const affine = writer.storageOfOperand(base)?.form === "scalar";
  (affine ? [0, 3] as const : LANES).forEach((lane, i) => {
    writer.inLane(lane, () => writer.push(base, "u64"));
    code.i64Const(BigInt(rest - NULL_PAGE_BYTES));
    code.op("i64.add");
    if (i > 0) code.op("i64.or");
  });
  code.i64Const(0x1_0000_0000n - BigInt(NULL_PAGE_BYTES));
  code.op("i64.lt_u");
  if (mask.lanes !== undefined) {
    code.localGet(mask.full);
    code.op("i32.and");
  }
  code.if();
  writer.eachLane((lane) => {
    writer.push(base, "u64");
    code.op("i32.wrap_i64");
    if (rest !== 0) {
      code.i32Const(rest);
      code.op("i32.add");
    }
    code.localSet(bases[lane]);
  });
  code.else();
  addresses.beginConditional();
  separateAddresses(writer, address, mask.lanes, bases);
  addresses.endConditional();
  code.end();
  addresses.keepLanes(base.name, mask.lanes, offset, bases);
  return { bases, offset: folded };
}

/**
 * Checks the address of each lane.
 *
 * @param active the local with the mask of the active lanes; undefined to keep the addresses of inactive ones
 */
function separateAddresses(
  writer: FunctionWriter,
  address: Operand,
  active: number | undefined,
  bases: Indices<4> = writer.laneTemporaries("i32"),
): LaneAddresses {
  const { code } = writer;
  let offset = 0;
  writer.eachLane((lane) => {
    const laneOffset = writer.addresses.push(address);
    if (lane === 0) offset = laneOffset;
    else if (laneOffset !== offset) {
      // Local memory, where each thread has its own frame.
      code.i32Const(laneOffset - offset);
      code.op("i32.add");
    }
    if (active !== undefined) {
      // With the offset, a multiple of 16.
      code.i32Const(-offset & 15);
      writer.pushLaneActive(active);
      code.op("select");
    }
    code.localSet(bases[lane]);
  });
  return { bases, offset };
}

/**
 * Loads lane by lane. Inactive lanes read from the first bytes of the memory, which belong to no allocation but
 * always exist, so that neither a branch nor a trap is needed.
 */
function gather(
  writer: FunctionWriter,
  access: Access,
  result: Operand,
  address: Operand,
  mask: Mask,
  blend: boolean,
): void {
  const { code } = writer;
  const { type, ordered } = access;
  const bytes = TYPE_BYTES[type];
  // Atomic accesses of inactive lanes must be aligned, too, which other accesses through the register need not be.
  const { bases, offset } = (ordered ? undefined : laneAddresses(writer, address, mask)) ??
    separateAddresses(writer, address, mask.lanes);
  writer.blend = blend ? mask.lanes : undefined;
  elementsOf(result).forEach((element, i) => {
    const storage = writer.storageOfOperand(element);
    if (storage?.form === "vector" && bytes <= 4 && !ordered) {
      gatherVector(writer, element, type, bases, offset + bytes * i);
      return;
    }
    const kind = storage === undefined || element.kind !== "register"
      ? undefined
      : writer.register(element.name).kind;
    const loaded = kind === "i64" ? "i64" : kind === "f64" && bytes === 8 ? "f64" : "i32";
    writer.eachLane((lane) => {
      code.localGet(bases[lane]);
      const pushed = loadValue(writer, type, loaded, offset + bytes * i, ordered);
      writer.pop(element, pushed === "f64" ? "f64" : pushed === "i64" ? "u64" : "u32");
    });
  });
  writer.blend = undefined;
}

/** Gathers 4 values of at most 32 bits into a vector register. */
function gatherVector(
  writer: FunctionWriter,
  element: Operand,
  type: ScalarType,
  bases: Indices<4>,
  offset: number,
): void {
  pushGathered(writer, TYPE_BYTES[type] as 1 | 2 | 4, bases, offset);
  popLoaded(writer, element, type);
}

/** Loads a value of `bytes` bytes in each lane and pushes all four, zero-extended. */
export function pushGathered(
  writer: FunctionWriter,
  bytes: 1 | 2 | 4,
  bases: Indices<4>,
  offset: number,
): void {
  const { code } = writer;
  const vector = writer.temporary("v128");
  if (bytes === 4) {
    code.localGet(bases[0]);
    code.memory("v128.load32_zero", offset, 1);
  } else code.i32x4Const(0);
  for (const lane of bytes === 4 ? [1, 2, 3] as const : LANES) {
    // Only the low bytes of each lane are loaded; the others stay 0.
    code.localSet(vector);
    code.localGet(bases[lane]);
    code.localGet(vector);
    code.memoryLane(`v128.load${8 * bytes as 8 | 16 | 32}_lane`, 4 / bytes * lane, offset, 1);
  }
}

/** Pops four zero-extended values of a type into a vector register. */
export function popLoaded(writer: FunctionWriter, element: Operand, type: ScalarType): void {
  const { code } = writer;
  const bytes = TYPE_BYTES[type];
  const narrow = is16Bit(writer, element);
  if (type.startsWith("s") && bytes < 4 && !(narrow && bytes === 2)) {
    const shift = 32 - 8 * bytes;
    code.i32Const(shift);
    code.op("i32x4.shl");
    code.i32Const(shift);
    code.op("i32x4.shr_s");
  }
  if (narrow && type === "s8") {
    code.i32x4Const(0xffff);
    code.op("v128.and");
  }
  writer.inVector(() => writer.pop(element, "b32"));
}

// ---- stores ----

export function emitVectorStore(writer: FunctionWriter, mask: Mask): void {
  const access = accessOf(writer.instruction);
  if (access === undefined) return writer.unsupported();
  const [address, source] = operandsOf(writer.instruction, 2);
  const bytes = TYPE_BYTES[access.type];
  const scatterLanes = (): void => scatter(writer, access, address, source, mask);
  if (!isVectorStore(writer, access, source)) {
    scatterLanes();
    return;
  }
  emitTogetherOrSeparate(writer, address, bytes, mask, () => {
    const offset = pushFirstAddress(writer, address);
    writer.inVector(() => writer.push(source, "b32"));
    storeContiguous(writer, bytes, offset);
  }, scatterLanes);
}

/** Whether the values of a store are, or can be, the lanes of one vector. */
export function isVectorStore(writer: FunctionWriter, access: Access, source: Operand): boolean {
  return source.kind !== "vector" && TYPE_BYTES[access.type] <= 4 && !access.ordered &&
    writer.storageOfOperand(source)?.form !== "lanes" && !is64Bit(writer, source);
}

/** Stores lane by lane in order: if several lanes write to the same address, the last one wins. */
function scatter(
  writer: FunctionWriter,
  access: Access,
  address: Operand,
  source: Operand,
  mask: Mask,
): void {
  const { bases, offset } = laneAddresses(writer, address, mask) ??
    separateAddresses(writer, address, undefined);
  scatterTo(writer, access, bases, offset, source, mask);
}

/** Stores lane by lane to addresses in locals. */
export function scatterTo(
  writer: FunctionWriter,
  { type, ordered }: Access,
  bases: Indices<4>,
  offset: number,
  source: Operand,
  mask: Mask,
): void {
  const { code } = writer;
  const elements = elementsOf(source);
  const bytes = TYPE_BYTES[type];
  const store = (lane: Lane): void =>
    elements.forEach((element, i) => {
      code.localGet(bases[lane]);
      storeLane(writer, element, type, lane, offset + bytes * i, ordered);
    });
  const active = mask.lanes;
  if (active === undefined) {
    writer.eachLane(store);
    return;
  }
  code.localGet(mask.full);
  code.if();
  writer.eachLane(store);
  code.else();
  writer.eachLane((lane) => {
    writer.pushLaneActive(active);
    code.if();
    store(lane);
    code.end();
  });
  code.end();
}

/** Stores an element of one lane to the address on the stack. */
function storeLane(
  writer: FunctionWriter,
  element: Operand,
  type: ScalarType,
  lane: Lane,
  offset: number,
  ordered: boolean,
): void {
  const storage = writer.storageOfOperand(element);
  const bytes = TYPE_BYTES[type];
  if (storage?.form !== "vector" || ordered || bytes > 4) {
    storeElement(writer, element, type, offset, ordered);
    return;
  }
  writer.code.localGet(storage.local);
  writer.code.memoryLane(`v128.store${8 * bytes as 8 | 16 | 32}_lane`, 4 / bytes * lane, offset, 1);
}

function is64Bit(writer: FunctionWriter, source: Operand): boolean {
  if (source.kind !== "register") return false;
  const { kind } = writer.register(source.name);
  return kind === "i64" || kind === "f64";
}

/** Pops an address and four 32-bit lanes, and stores their low bytes contiguously. */
function storeContiguous(writer: FunctionWriter, bytes: number, offset: number): void {
  const { code } = writer;
  if (bytes === 4) {
    code.memory("v128.store", offset, 1);
    return;
  }
  const value = writer.temporary("v128");
  const bytesOf = (lane: Lane): number[] => Array.from({ length: bytes }, (_, i) => 4 * lane + i);
  const lowBytes = LANES.flatMap(bytesOf);
  code.localTee(value);
  code.localGet(value);
  code.shuffle([...lowBytes, ...lowBytes, ...lowBytes, ...lowBytes].slice(0, 16));
  if (bytes === 1) code.memoryLane("v128.store32_lane", 0, offset, 1);
  else code.memoryLane("v128.store64_lane", 0, offset, 1);
}
