import type { DType } from "../../base/dtype.ts";

/** Returns how to convert an array to u8, as the end of an error about its dtype. */
export function u8Advice(dtype: DType): string {
  if (/^b?f\d/.test(dtype)) {
    return '; scale values from 0 to 1 and convert them: convertTo(image, "u8", { scale: 255 })';
  }
  const call = dtype === "u16" ? 'convertTo(image, "u8", { scale: 1 / 257 })' : 'image.astype("u8")';
  return `; convert it: ${call}`;
}
