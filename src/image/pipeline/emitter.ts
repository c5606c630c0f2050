/** Code that all steps of a fused kernel share: numbers, rounding and interpolation. */
import type { KernelBuilder, Operand } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import type { DType } from "../../base/dtype.ts";
import type { Fields, FieldType } from "./fields.ts";

/** Integers below 2^23, added to this float, are its low bits. */
const BIAS = 8388608;
/**
 * Adding this rounds a float below 2^22 to an integer, ties to even, whose bits are the low bits of the sum.
 */
const ROUND = 12582912;

/** The smallest and the largest value of integer dtypes. */
const RANGES: Readonly<Partial<Record<DType, readonly [low: number, high: number]>>> = {
  u8: [0, 255],
  u16: [0, 65535],
  i16: [-32768, 32767],
};

/**
 * A kernel that is being generated. Pixels are lists of f32, which represent elements of every dtype exactly.
 */
export class Emitter {
  readonly b: KernelBuilder;
  /** Numbers of the image of this block. */
  readonly image: Fields;
  /** Numbers of all images. */
  readonly shared: Fields;

  constructor(b: KernelBuilder, image: Fields, shared: Fields) {
    this.b = b;
    this.image = image;
    this.shared = shared;
  }

  /** Returns a function that reads the numbers of a step. */
  numbersOf(step: number): StepNumbers {
    return {
      image: (name, type) => this.image.read(step, name, type),
      shared: (name, type = "f32") => this.shared.read(step, name, type),
    };
  }

  /** Rounds to the nearest element of a dtype, ties to even, and saturates: `saturate()` of the kernels. */
  round(dtype: DType, value: Value): Value {
    const { b } = this;
    const range = RANGES[dtype];
    if (range === undefined) return dtype === "f16" ? b.narrow(value, "f16") : value;
    const [low, high] = range;
    const inside = b.binary("min", b.binary("max", value, low), high);
    return b.sub(b.add(inside, ROUND), ROUND);
  }

  /** Returns byte `index` of a word as a float, without a conversion, which takes four times as long. */
  byte(word: Value, index: number): Value {
    const { b } = this;
    const biased = b.permute(word, 0x4b000000, 0x7650 + index);
    return b.sub(b.bitcast(biased, "f32"), BIAS);
  }

  /** Returns an integer from 0 to 65535 as a float. */
  small(integer: Value): Value {
    const { b } = this;
    return b.sub(b.bitcast(b.binary("or", integer, 0x4b000000), "f32"), BIAS);
  }

  /** Returns bits whose low 8 or 16 are those of an integer in a float. */
  bits(value: Value): Value {
    return this.b.bitcast(this.b.add(value, ROUND), "i32");
  }

  /** Returns `a + (b - a) · t`, rounded twice. */
  lerp(from: Value, to: Value, t: Value): Value {
    return this.b.fma(this.b.sub(to, from), t, from);
  }

  /** Clamps an i32 to 0 … `last`. */
  clamp(index: Value, last: Operand): Value {
    return this.b.binary("min", this.b.binary("max", index, 0), last);
  }

  /** True if 0 ≤ index < size, in one comparison. */
  inside(index: Value, size: Value): Value {
    const { b } = this;
    return b.compare("lt", b.bitcast(index, "u32"), b.bitcast(size, "u32"));
  }

  /**
   * Returns the values of one of two branches. With `select`, both would be computed, including their loads.
   */
  either(condition: Value, then: () => readonly Value[], otherwise: () => readonly Value[]): Value[] {
    const { b } = this;
    const variables: ReturnType<typeof b.variable>[] = [];
    const set = (values: readonly Value[]): void =>
      values.forEach((value, i) => b.set(variables[i] ??= b.variable(value.type), value));
    b.if(condition, () => set(then()), () => set(otherwise()));
    return variables.map((variable) => b.get(variable));
  }
}

/** Reads the numbers of one step. */
export interface StepNumbers {
  /** A number that may differ between images. */
  image(name: string, type: FieldType): Value;
  /** A number that is the same for all images, an f32 by default. */
  shared(name: string, type?: FieldType): Value;
}
