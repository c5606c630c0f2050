/** Names and sizes of PTX types and state spaces. */
import type { ScalarType, StateSpace } from "./ast.ts";

/** Bytes of one element of a type in memory. */
// deno-fmt-ignore
export const TYPE_BYTES: Readonly<Record<ScalarType, number>> = {
  pred: 1, b8: 1, u8: 1, s8: 1, b16: 2, u16: 2, s16: 2, f16: 2, bf16: 2, e4m3x2: 2, e5m2x2: 2,
  b32: 4, u32: 4, s32: 4, f32: 4, f16x2: 4, bf16x2: 4, tf32: 4, u16x2: 4, s16x2: 4,
  b64: 8, u64: 8, s64: 8, f64: 8, b128: 16,
};

const SPACES: ReadonlySet<string> = new Set([
  "reg",
  "sreg",
  "const",
  "global",
  "local",
  "param",
  "shared",
  "tex",
]);

export function isType(text: string): text is ScalarType {
  return Object.hasOwn(TYPE_BYTES, text);
}

export function isSpace(text: string): text is StateSpace {
  return SPACES.has(text);
}
