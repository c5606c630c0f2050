import { allocationOf, checkNotDisposed } from "../../core/memory/array_data.ts";
import { DeviceArray } from "../../array/array.ts";
import { mismatch, notAnArray, oneOf, otherDevice } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { overlapping } from "../core/overlap.ts";
import { launchElements } from "../core/pointwise.ts";
import { discard, resultFor, returned } from "../core/result.ts";
import { describeArray } from "../core/table.ts";
import {
  channelsText,
  IMAGE_DTYPES,
  IMAGE_OPTIONS,
  type ImageOptions,
  type Images,
  imagesOf,
  readImages,
  type Result,
} from "../core/view.ts";

/**
 * Replaces each element by an entry of a table: OpenCV's `LUT`.
 *
 * ```ts
 * using table = device.array(Uint8Array.from({ length: 256 }, (_, i) => 255 - i));
 * using negative = lut(frame, table);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8 or u16 in any layout, or a list of images of any sizes.
 * @param table Contiguous u8, u16, i16, f16 or f32: `[256]` (for u16 `[65536]`), or `[256, channels]` with
 * one table for each channel.
 * @returns Images of the table's dtype and of the same layout and sizes. `into` may be `src` if the dtypes
 * agree.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function lut<I extends Images, D extends DType>(
  src: I,
  table: DeviceArray<D>,
  options: ImageOptions<NoInfer<Result<I, D>>> = {},
): Result<I, D> {
  const from = readImages("src", src, ["u8", "u16"]);
  if (!(table instanceof DeviceArray)) throw notAnArray("table", table);
  checkNotDisposed(table, "table");
  const { dtype, shape, itemSize } = table;
  if (!IMAGE_DTYPES.includes(dtype)) {
    throw new TypeError(mismatch("table", oneOf(IMAGE_DTYPES), `an array of ${dtype}`));
  }
  const entries = from.dtype === "u8" ? 256 : 65536, { channels, context } = from;
  if (
    shape[0] !== entries ||
    !(shape.length === 1 || (shape.length === 2 && (shape[1] === 1 || shape[1] === channels))) ||
    !table.isContiguous || table.pointer % BigInt(itemSize) !== 0n
  ) {
    const each = channels === 1 ? "" : ` or [${entries}, ${channels}]`;
    const expected = `a contiguous [${entries}]${each} for ${from.dtype} with ${channelsText([channels])}`;
    throw new RangeError(mismatch("table", expected, describeArray(table)));
  }
  if (allocationOf(table).context !== context) {
    throw otherDevice("table", context, allocationOf(table).context, "src");
  }
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const perChannel = shape.length === 2 && shape[1]! > 1;
  const to = resultFor(from, { dtype }, options, { inPlace: from.dtype === dtype });
  if (imagesOf(to).some(({ array }) => overlapping(array, table))) {
    discard(to);
    throw new RangeError(mismatch("into", "separate memory", "memory that overlaps table"));
  }
  // The distances in bytes between the tables of images, between entries, and between the tables of channels.
  const intParams = [0, perChannel ? channels * itemSize : itemSize, perChannel ? itemSize : 0];
  launchElements(from, to, options, { operation: "lookup", intParams, table });
  return returned(to);
}
