/** Bit fields, permutations, shifts and logic. */
import { at } from "../../../src/base/at.ts";
import { bit, type Model, ones, outputs, unsigned, widthOf, wrapped } from "./evaluation.ts";

export const bitFieldExtract: Model = (e) => {
  const width = widthOf(e.type);
  const a = e.bits(1);
  const position = Number(e.bits(2, "u32") & 0xffn);
  const length = Number(e.bits(3, "u32") & 0xffn);
  const sign = e.type.startsWith("u") || length === 0
    ? 0n
    : bit(a, Math.min(position + length - 1, width - 1));
  let d = 0n;
  for (let i = 0; i < width; i++) {
    d |= (i < length && position + i < width ? bit(a, position + i) : sign) << BigInt(i);
  }
  return outputs(d);
};

export const bitFieldInsert: Model = (e) => {
  const width = widthOf(e.type);
  const a = e.bits(1);
  let f = e.bits(2);
  const position = Number(e.bits(3, "u32") & 0xffn);
  const length = Number(e.bits(4, "u32") & 0xffn);
  for (let i = 0; i < length && position + i < width; i++) {
    f = (f & ~(1n << BigInt(position + i))) | (bit(a, i) << BigInt(position + i));
  }
  return outputs(f);
};

export const findLeading: Model = (e) => {
  const width = widthOf(e.type);
  let a = e.bits(1);
  if (e.type.startsWith("s") && bit(a, width - 1)) a = unsigned(~a, width);
  for (let i = width - 1; i >= 0; i--) {
    if (bit(a, i)) return outputs(BigInt(e.has("shiftamt") ? width - 1 - i : i));
  }
  return outputs(0xffffffffn);
};

/**
 * Tables of the ISA by mode and control value: the source byte of each byte of the result, most significant
 * first.
 */
const PERMUTATIONS: Record<string, readonly (readonly number[])[]> = {
  f4e: [[3, 2, 1, 0], [4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3]],
  b4e: [[5, 6, 7, 0], [6, 7, 0, 1], [7, 0, 1, 2], [0, 1, 2, 3]],
  rc8: [[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]],
  ecl: [[3, 2, 1, 0], [3, 2, 1, 1], [3, 2, 2, 2], [3, 3, 3, 3]],
  ecr: [[0, 0, 0, 0], [1, 1, 1, 0], [2, 2, 1, 0], [3, 2, 1, 0]],
  rc16: [[1, 0, 1, 0], [3, 2, 3, 2], [1, 0, 1, 0], [3, 2, 3, 2]],
};

export const permute: Model = (e) => {
  const bytes = (e.bits(2, "b32") << 32n) | e.bits(1, "b32");
  const c = e.bits(3, "b32");
  const table = Object.entries(PERMUTATIONS).find(([mode]) => e.has(mode))?.[1];
  let d = 0n;
  for (let i = 0; i < 4; i++) {
    const selector = table === undefined
      ? Number((c >> BigInt(4 * i)) & 15n)
      : at(at(table, Number(c & 3n)), 3 - i);
    const byte = (bytes >> BigInt(8 * (selector & 7))) & 0xffn;
    d |= (selector & 8 ? (bit(byte, 7) ? 0xffn : 0n) : byte) << BigInt(8 * i);
  }
  return outputs(d);
};

export const findNthSet: Model = (e) => {
  const mask = e.bits(1, "b32");
  const base = e.bits(2, "u32");
  const offset = Number(e.integer(3, "s32"));
  if (offset === 0) return outputs(base < 32n && bit(mask, Number(base)) ? base : 0xffffffffn);
  let count = Math.abs(offset) - 1;
  const step = offset > 0 ? 1n : -1n;
  for (let position = base; position >= 0n && position < 32n; position += step) {
    if (bit(mask, Number(position)) && count-- === 0) return outputs(position);
  }
  return outputs(0xffffffffn);
};

export const bitMask: Model = (e) => {
  const a = e.bits(1, "b32"), b = e.bits(2, "b32");
  const position = a & 31n, length = b & 31n;
  const clamped = e.has("clamp");
  const mask0 = clamped && a >= 32n ? 0n : ones(32) << position;
  const overflow = position + length >= 32n || (clamped && (a >= 32n || b >= 32n));
  const mask1 = overflow ? 0n : ones(32) << (position + length);
  return outputs(unsigned(mask0 & ~mask1, 32));
};

/** szext: sign- or zero-extension from a bit position. */
export const extendFrom: Model = (e) => {
  const a = e.bits(1, "b32");
  const b = e.bits(2, "u32");
  if (e.has("clamp") && b >= 32n) return outputs(a);
  const length = Number(b & 31n);
  const low = a & ones(length);
  const negative = e.type === "s32" && length > 0 && bit(a, length - 1);
  return outputs(unsigned(negative ? low - (1n << BigInt(length)) : low, 32));
};

export const funnelShift: Model = (e) => {
  const both = (e.bits(2, "b32") << 32n) | e.bits(1, "b32");
  const c = e.bits(3, "u32");
  const n = e.has("wrap") ? c & 31n : c < 32n ? c : 32n;
  return outputs(unsigned(e.has("l") ? (both << n) >> 32n : both >> n, 32));
};

export const shift: Model = (e) => {
  const width = BigInt(widthOf(e.type));
  const count = e.bits(2, "u32");
  const n = count < width ? count : width;
  return e.instruction.opcode === "shl" ? wrapped(e, e.bits(1) << n) : wrapped(e, e.integer(1) >> n);
};

/** lop3: any logic function of three operands, by its truth table. */
export const logic3: Model = (e) => {
  const a = e.bits(1, "b32"), b = e.bits(2, "b32"), c = e.bits(3, "b32");
  const table = e.bits(4, "b32");
  let d = 0n;
  for (let i = 0; i < 32; i++) {
    const index = (bit(a, i) << 2n) | (bit(b, i) << 1n) | bit(c, i);
    d |= bit(table, Number(index)) << BigInt(i);
  }
  if (!e.has("and") && !e.has("or")) return outputs(d);
  const q = e.bits(5, "pred");
  const p = d !== 0n ? 1n : 0n;
  return outputs(d, e.has("and") ? p & q : p | q);
};

export const reverseBits: Model = (e) => {
  const width = widthOf(e.type);
  let d = 0n;
  for (let i = 0; i < width; i++) d |= bit(e.bits(1), i) << BigInt(width - 1 - i);
  return outputs(d);
};

export const countLeadingZeros: Model = (e) => {
  const width = widthOf(e.type);
  let n = 0;
  while (n < width && !bit(e.bits(1), width - 1 - n)) n++;
  return outputs(BigInt(n));
};
