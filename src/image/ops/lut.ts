import { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { launchElements } from "../core/pointwise.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import {
  IMAGE_DTYPES,
  type ImageOptions,
  type Images,
  overlapping,
  readImages,
  type Result,
} from "../core/view.ts";

/**
 * Looks each element up in a table: OpenCV's `LUT`.
 *
 * ```ts
 * using table = device.array(Uint8Array.from({ length: 256 }, (_, i) => 255 - i));
 * using negative = lut(frame, table);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8 or u16, in any layout; or a list of images of any sizes.
 * @param table u8, u16, i16, f16 or f32, without gaps: `[256]` (for u16 `[65536]`), or `[256, channels]` with one for each channel.
 * @returns The table's element type; the same layout and sizes. `into` may be `src` itself if the types are the same.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function lut<I extends Images, D extends DType>(
  src: I,
  table: DeviceArray<D>,
  options: ImageOptions<NoInfer<Result<I, D>>> = {},
): Result<I, D> {
  const from = readImages("src", src, ["u8", "u16"]);
  if (!(table instanceof DeviceArray)) {
    throw new TypeError(invalid("table", "a DeviceArray", table));
  }
  const { dtype, shape, itemSize } = table;
  if (!IMAGE_DTYPES.includes(dtype)) {
    throw new TypeError(mismatch("table", `one of ${IMAGE_DTYPES.join(", ")}`, `an array of ${dtype}`));
  }
  const entries = from.dtype === "u8" ? 256 : 65536, { channels, context } = from;
  if (
    shape[0] !== entries ||
    !(shape.length === 1 || (shape.length === 2 && (shape[1] === 1 || shape[1] === channels))) ||
    !table.isContiguous || table.pointer % BigInt(itemSize) !== 0n
  ) {
    throw new RangeError(
      mismatch(
        "table",
        `a contiguous [${entries}] or [${entries}, ${channels}] for ${from.dtype} with ${channels} channels`,
        `${dtype} ${show(shape)}${table.isContiguous ? "" : ", not contiguous"}`,
      ),
    );
  }
  if (table.allocation.context !== context) {
    throw new RangeError(
      mismatch("table", `memory of ${context}, where src is`, `memory of device ${table.allocation.context}`),
    );
  }
  const own = shape.length === 2 && shape[1]! > 1;
  const to = resultOf(from, { dtype }, options, from.dtype === dtype);
  if ((to.images ?? [to]).some(({ array }) => overlapping(array, table))) {
    discard(to);
    throw new RangeError("into: it shares memory with table; accepted is memory of its own");
  }
  const entry = own ? channels * itemSize : itemSize;
  launchElements(from, to, options, { operation: "lookup", whole: [0, entry, own ? itemSize : 0], table });
  return returned(to);
}
