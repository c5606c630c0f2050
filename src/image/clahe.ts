import { CLAHE } from "../../ptx/clahe.ts";
import { DeviceArray } from "../array.ts";
import { checkInteger, show } from "../check.ts";
import type { Kernel } from "../kernel.ts";
import { streamOf } from "../memory.ts";
import { blocksOf, ONE_BLOCK } from "./elementwise.ts";
import { shippedKernel } from "./kernels.ts";
import { launchImages, type Tile } from "./launch.ts";
import { type ImageOptions, type Images, readImages } from "./operand.ts";
import { discard, resultOf, returned } from "./result.ts";
import { finite } from "./values.ts";

/** Options of {@link clahe}. */
export interface ClaheOptions<I extends Images = Images> extends ImageOptions<I> {
  /** How often a value may occur in a tile, as a multiple of the mean of all values; 0: as often as it likes. Default 40. */
  clipLimit?: number;
  /** Tiles along x and y. Default `[8, 8]`. */
  tileGridSize?: readonly [x: number, y: number];
}

/** Pixels of a block of the last kernel: 32 × PIXELS of kernels/clahe.cu, and 8. */
const PIXELS_TILE: Tile = [128, 8];

/**
 * Equalizes the histogram of each tile, and between the tiles' centres interpolates: OpenCV's `CLAHE` (contrast limited adaptive
 * histogram equalization).
 *
 * ```ts
 * using clear = clahe(gray, { clipLimit: 2 });
 * ```
 *
 * @param src Images of u8 or u16 and one channel, in any layout; or a list of images of any sizes. u16 has 65536 bins a tile, which
 *   take 384 KiB each while the operator works.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function clahe<I extends Images>(src: I, options: ClaheOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src, ["u8", "u16"], [1]);
  const clipLimit = finite("clipLimit", options.clipLimit ?? 40), grid = options.tileGridSize ?? [8, 8];
  if (clipLimit < 0) throw new RangeError(`clipLimit: ${clipLimit} given; accepted are numbers from 0 on`);
  if (!Array.isArray(grid) || grid.length !== 2) {
    throw new RangeError(`tileGridSize: ${show(grid)} given; accepted is [x, y]`);
  }
  const [x, y] = grid as [number, number];
  checkInteger("tileGridSize[0]", x, 1, 256);
  checkInteger("tileGridSize[1]", y, 1, 256);
  const { context, count } = from, { stream } = options;
  const to = resultOf(from, {}, options, true);
  if (count === 0) return returned(to);
  try {
    const { dtype } = from;
    // Tables of u16 are followed by the bins, of u32.
    const bytes = dtype === "u8" ? 256 : 65536 * (2 + 4);
    using tables = DeviceArray.empty(context, [count, y, x, bytes], "u8", streamOf(context, stream));
    const blocks = blocksOf(tables, from, x, y);
    const kernel = (name: string): Kernel => shippedKernel(context, CLAHE, `${name}_${dtype}`);
    launchImages(kernel("clahe_tables"), [from, blocks], ONE_BLOCK, stream, clipLimit);
    launchImages(kernel("clahe"), [from, to], PIXELS_TILE, stream, tables, x, y);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}
