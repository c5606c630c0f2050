/** How the area around an image is filled: options and kernel parameters. */
import { checkOptions, type OptionNames } from "../../base/check.ts";
import type { DeviceArray } from "../../array/array.ts";
import { elementBytes } from "../../array/element.ts";
import { type Border, borderCode } from "./border.ts";
import { perChannel } from "./per_channel.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView } from "./view.ts";

/** Options of operators that add a border to images. */
export interface BorderOptions<I extends Images = DeviceArray> extends ImageOptions<I> {
  /** How the border is filled. Default `"constant"`. */
  border?: Border | undefined;
  /** The value of a constant border: one number, or one for each channel. Default 0. */
  value?: number | readonly number[] | undefined;
}

/** The names of {@link BorderOptions}. */
export const BORDER_OPTIONS: OptionNames<BorderOptions> = { border: true, value: true, ...IMAGE_OPTIONS };

/** How kernels fill the area around an image. */
export interface BorderFill {
  /** Kernel code of the border mode. */
  readonly code: number;
  /** A constant border's element for each channel, as bits. */
  readonly bits: readonly [number, number, number, number];
}

/** The fill of results without a border. */
export const NO_BORDER: BorderFill = { code: 0, bits: [0, 0, 0, 0] };

/** Checks the border options of an operator on `from`. */
export function borderFill(
  from: ImageView,
  options: BorderOptions<Images>,
): BorderFill {
  const { border = "constant", value = 0 } = checkOptions(options);
  const code = borderCode(border);
  const values = perChannel("value", value, from.channels);
  if (value === 0) return { code, bits: NO_BORDER.bits };
  const bitsOf = (one: number): number => {
    const word = new Uint8Array(4);
    word.set(elementBytes("value", from.dtype, one));
    return new DataView(word.buffer).getUint32(0, true);
  };
  const [v0, v1, v2, v3] = values;
  return { code, bits: [bitsOf(v0), bitsOf(v1), bitsOf(v2), bitsOf(v3)] };
}
