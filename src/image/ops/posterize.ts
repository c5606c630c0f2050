import { checkInteger } from "../../base/check.ts";
import { mapElements } from "../core/pointwise.ts";
import { NON_NEGATIVE_DTYPES } from "../core/value_range.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/**
 * Leaves `2 ** bits` levels: torchvision's `posterize`. Of integers, the highest `bits` bits stay; floats become the lowest value
 * of their part of 0 … 1.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param bits Of u8 0 to 8, of u16 0 to 16, of floats 1 to 16.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function posterize<I extends Images>(src: I, bits: number, options: ImageOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src, NON_NEGATIVE_DTYPES);
  const width = from.dtype === "u8" ? 8 : from.dtype === "u16" ? 16 : 0;
  checkInteger("bits", bits, width > 0 ? 0 : 1, width || 16);
  return mapElements(from, options, { operation: "posterize", whole: [width, bits] }) as I;
}
