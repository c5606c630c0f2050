import { NORMALIZE } from "../../ptx/normalize.ts";
import type { DeviceArray } from "../array.ts";
import { checkInterleaved, type Images } from "./images.ts";
import { shippedKernel } from "./kernels.ts";
import { coefficients, destination, fill, type NormalizeOptions } from "./normalization.ts";

/** Threads of a block, and pixels of a thread: as in kernels/normalize.cu. */
const BLOCK = 256;
const PIXELS = 8;
const LARGEST_GRID_Y = 65535;
const LONGEST_ROW = 2 ** 28;

/**
 * Turns 8-bit images into normalized floats and changes their layout, in one kernel: `(pixel * scale - mean) / std`.
 *
 * ```ts
 * using input = normalize(frame, { mean: 0.5, std: 0.5 }); // u8 [1080, 1920, 3] → f32 [3, 1080, 1920], -1 … 1
 * ```
 *
 * @param src u8, `[height, width, channels]` or `[count, height, width, channels]` with 1, 3 or 4 channels. Rows may be padded.
 * @returns f32, `options.into` if it was given, else a new array.
 * @throws {TypeError} If an element type is not accepted.
 * @throws {RangeError} If a shape, stride or option is not accepted. Nothing has been launched then.
 */
export function normalize(src: DeviceArray, options: NormalizeOptions = {}): DeviceArray<"f32"> {
  const from = checkInterleaved(src);
  const { scale, offset } = coefficients(options, from.channels);
  const target = destination(src, from, from.height, from.width, options);
  if (from.count === 0) return target.array;
  const { first, to } = target;
  const [width, height] = isOneRow(from, to) ? [from.width * from.height, 1] : [from.width, from.height];
  return fill(target, options, () => {
    if (height > LARGEST_GRID_Y) {
      throw new RangeError(
        `src: ${height} rows that are padded given; accepted are at most ${LARGEST_GRID_Y}`,
      );
    }
    shippedKernel(src.allocation.context, NORMALIZE, `normalize_u8_c${from.channels}`).launch(
      {
        grid: [Math.ceil(width / (BLOCK * PIXELS)), height, from.count],
        block: BLOCK,
        stream: options.stream,
      },
      src,
      from.rowStride,
      from.imageStride,
      first,
      to.channelStride,
      to.rowStride,
      to.columnStride,
      to.imageStride,
      width,
      height,
      ...scale,
      ...offset,
    );
  });
}

/** True if the rows follow one another without gaps on both sides: an image is then one long row. */
function isOneRow(from: Images, to: Images): boolean {
  return from.rowStride === from.width * from.channels && to.rowStride === from.width * to.columnStride &&
    from.width * from.height <= LONGEST_ROW;
}
