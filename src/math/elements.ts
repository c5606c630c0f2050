/** Elements of arrays in generated kernels: vector loads and stores, and conversion between element types. */
import type { RealDType } from "../base/promotion.ts";
import { bfloat16Bits, bfloat16Value } from "../kernel/ir/bfloat16.ts";
import type { KernelBuilder, Operand, Pointer } from "../kernel/ir/builder.ts";
import type { Value } from "../kernel/ir/ir.ts";
import { isFloat, SCALARS } from "../kernel/ir/types.ts";

/** The bytes of the widest load and store. */
export const VECTOR_BYTES = 16;

/**
 * Loads adjacent elements with one instruction: a power of two of them, of at most 16 bytes, aligned to their
 * total size.
 */
export function loadElements(b: KernelBuilder, pointer: Pointer, index: Operand, count: number): Value[] {
  if (count === 1) return [b.load(pointer, index)];
  if (count <= 4) return b.loadVector({ ...pointer, width: count }, index);
  const { bytes } = SCALARS[pointer.element], perWord = 4 / bytes;
  const words = { ...pointer, element: "u32" as const, width: count / perWord };
  const values: Value[] = [];
  for (const word of b.loadVector(words, index)) {
    for (let i = 0; i < perWord; i++) values.push(unpack(b, word, pointer.element, 8 * bytes * i));
  }
  return values;
}

/** Stores adjacent elements, as {@link loadElements} loads them. */
export function storeElements(
  b: KernelBuilder,
  pointer: Pointer,
  index: Operand,
  values: readonly Value[],
): void {
  const count = values.length;
  if (count <= 4) {
    b.store({ ...pointer, width: count }, index, ...values);
    return;
  }
  const { bytes } = SCALARS[pointer.element], perWord = 4 / bytes;
  const words: Value[] = [];
  for (let at = 0; at < count; at += perWord) {
    const parts = values.slice(at, at + perWord)
      .map((value, i) => b.shift("shl", pack(b, value, pointer.element), 8 * bytes * i));
    words.push(parts.reduce((left, right) => b.binary("or", left, right)));
  }
  b.store({ ...pointer, element: "u32", width: words.length }, index, ...words);
}

/** Returns the element that starts at a bit of a word. */
function unpack(b: KernelBuilder, word: Value, element: Pointer["element"], start: number): Value {
  const { bytes } = SCALARS[element], bits = 8 * bytes;
  if (element === "i8" || element === "i16") {
    const high = b.shift("shl", b.bitcast(word, "i32"), 32 - bits - start);
    return b.shift("shr", high, 32 - bits);
  }
  const low = b.shift("shr", word, start);
  if (element === "f16") return b.half(low);
  const part = start + bits === 32 ? low : b.binary("and", low, 2 ** bits - 1);
  if (element === "bool") return b.compare("ne", part, 0);
  return element === "bf16" ? bfloat16Value(b, b.bitcast(part, "i32")) : b.bitcast(part, "i32");
}

/** Returns the bits of an element, with zeros above. */
function pack(b: KernelBuilder, value: Value, element: Pointer["element"]): Value {
  if (element === "f16") return b.halfBits(value);
  if (element === "bool") return b.convert(value, "u32");
  if (element === "bf16") return b.bitcast(bfloat16Bits(b, value), "u32");
  return b.binary("and", b.bitcast(value, "u32"), 2 ** (8 * SCALARS[element].bytes) - 1);
}

/**
 * Rounds an f64 to odd as f32: truncates it and sets the last bit if anything was lost. The result rounds to
 * the same f16.
 */
function roundToOdd(b: KernelBuilder, value: Value): Value {
  const cut = b.convert(value, "f32", "rz");
  const lost = b.convert(b.compare("ne", b.convert(cut, "f64"), value), "u32");
  return b.bitcast(b.binary("or", b.bitcast(cut, "u32"), lost), "f32");
}

/** The range of the integers that are i32 in registers. */
const NARROW: Readonly<Partial<Record<RealDType, readonly [low: number, high: number]>>> = {
  i8: [-128, 127],
  u8: [0, 255],
  i16: [-32768, 32767],
  u16: [0, 65535],
};

/**
 * Converts an element to another type, as `astype()` does: integers keep their low bits; floats become floats
 * by rounding to nearest, and integers by truncating and clamping, with 0 for NaN.
 */
export function convertElement(b: KernelBuilder, value: Value, from: RealDType, to: RealDType): Value {
  if (from === to) return value;
  const { register } = SCALARS[to];
  if (from === "f64" && to === "f16") return b.narrow(roundToOdd(b, value), to);
  if (!isFloat(value.type) || isFloat(register) || to === "bool") return b.narrow(value, to);
  // Only conversions of f32 to 32 bits turn NaN into 0.
  const number = b.select(b.compare("eq", value, value), value, 0);
  const integer = b.convert(number, register);
  const range = NARROW[to];
  return range === undefined ? integer : b.binary("max", b.binary("min", integer, range[1]), range[0]);
}
