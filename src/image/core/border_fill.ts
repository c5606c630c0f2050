/** Options and kernel parameters for filling the area around an image. */
import type { DeviceArray } from "../../array/array.ts";
import { elementBytes } from "../../array/element.ts";
import { type Border, borderCode } from "./border.ts";
import { perChannel } from "./per_channel.ts";
import type { ImageOptions, Images, ImageView } from "./view.ts";

/** Options of operators that put a border around images. */
export interface BorderOptions<I extends Images = DeviceArray> extends ImageOptions<I> {
  /** What is put around. Default `"constant"`. */
  border?: Border;
  /** The value of a constant border: one number, or one for each channel. Default 0. */
  value?: number | readonly number[];
}

/** What lies around an image, as the kernels take it. */
export interface BorderFill {
  /** A `Border`. */
  readonly code: number;
  /** A constant border's element for each channel, as bits. */
  readonly bits: readonly number[];
}

export const NO_BITS: readonly number[] = [0, 0, 0, 0];

export function borderFill(
  from: ImageView,
  { border = "constant", value = 0 }: BorderOptions<Images>,
): BorderFill {
  const code = borderCode(border);
  const values = perChannel("value", value, from.channels);
  if (value === 0) return { code, bits: NO_BITS };
  const bitsOf = (one: number): number => {
    const word = new Uint8Array(4);
    word.set(elementBytes("value", from.dtype, one));
    return new DataView(word.buffer).getUint32(0, true);
  };
  const bits = typeof value === "number" ? new Array<number>(4).fill(bitsOf(value)) : values.map(bitsOf);
  return { code, bits };
}

/** Around images that are only copied. */
export const NO_BORDER: BorderFill = { code: 0, bits: [0, 0, 0, 0] };
