/** The range of values that images of a dtype use. */
import type { DType } from "../../base/dtype.ts";

/** The values that images of an element type use: all of an integer type, 0 … 1 of floats. */
export const VALUE_RANGES: Readonly<Partial<Record<DType, readonly [low: number, high: number]>>> = {
  u8: [0, 255],
  u16: [0, 65535],
  i16: [-32768, 32767],
  f16: [0, 1],
  f32: [0, 1],
};

/** Element types of curves that start at 0. */
export const NON_NEGATIVE_DTYPES: readonly DType[] = ["u8", "u16", "f16", "f32"];
