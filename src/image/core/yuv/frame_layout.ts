/** How frames of decoders and images beside them lie in memory, for the kernel that suits it. */
import type { ImageView } from "../view.ts";
import type { Planes } from "./frame.ts";

/**
 * - `"pixels"`: pixels without gaps in rows at multiples of 16 bytes (of 8 where a pixel has three), beside an even frame: a width of a
 *   multiple of 8, an even height, rows at multiples of 8 luma values, and pairs of chroma or planes of bytes.
 * - `"planes"`: planes of channels in rows at multiples of 8 elements, beside an even frame.
 * - `"rows"`: bytes anywhere, but without gaps between luma values, chroma (pairs or planes) and pixels of three channels; sides are
 *   even, and the width is at least 8.
 * - `null`: any other.
 */
export type FrameForm = "pixels" | "planes" | "rows" | null;

/** The form of frames and of the images beside them. Of lists: of all members. */
export function frameForm({ y, u, v }: Planes, rgb: ImageView): FrameForm {
  if (rgb.images !== null) {
    const forms = rgb.images.map((image, i) =>
      frameForm({ y: y.images![i]!, u: u.images![i]!, v: v.images![i]! }, image)
    );
    if (forms.every((form) => form === forms[0])) return forms[0]!;
    return forms.every((form) => form === "rows" || form === "pixels" && rgb.channels === 3) ? "rows" : null;
  }
  const { itemSize } = y.array;
  if (y.columnStride !== itemSize) return null;
  const pixel = rgb.channels * rgb.array.itemSize;
  const together = rgb.columnStride === pixel && rgb.channelStride === rgb.array.itemSize;
  if (isEven({ y, u, v }, rgb)) {
    if (together && liesAt(rgb, pixel === 3 ? 8 : 16)) return "pixels";
    const step = 8 * rgb.array.itemSize;
    if (rgb.columnStride === rgb.array.itemSize && rgb.channelStride % step === 0 && liesAt(rgb, step)) {
      return "planes";
    }
  }
  const { width, height } = rgb;
  if (!together || pixel !== 3 || itemSize > 1 || width % 2 !== 0 || height % 2 !== 0 || width < 8) {
    return null;
  }
  return arePairs(u, v) || arePairs(v, u) || areBytes(u, v) ? "rows" : null;
}

function isEven({ y, u, v }: Planes, { width, height }: ImageView): boolean {
  const { itemSize } = y.array;
  if (width % 8 !== 0 || height % 2 !== 0 || !liesAt(y, 8 * itemSize)) return false;
  if (arePairs(u, v)) return liesAt(u, 8 * itemSize);
  // Of P010 nothing else is expected.
  if (itemSize > 1) return false;
  return arePairs(v, u) ? liesAt(v, 8) : areBytes(u, v) && liesAt(u, 4) && liesAt(v, 4);
}

/** True of values of a plane that take turns, `first` one first. */
function arePairs(first: ImageView, second: ImageView): boolean {
  const { itemSize, pointer } = first.array;
  return first.columnStride === 2 * itemSize && second.columnStride === first.columnStride &&
    second.rowStride === first.rowStride && second.imageStride === first.imageStride &&
    second.array.pointer - pointer === BigInt(itemSize);
}

/** True of planes of bytes. */
function areBytes(u: ImageView, v: ImageView): boolean {
  return u.array.itemSize === 1 && u.columnStride === 1 && v.columnStride === 1;
}

/** True if all rows start at multiples of `alignment` bytes, one below the other, within 2 GiB of the image's start. */
function liesAt({ array, rowStride, imageStride, height }: ImageView, alignment: number): boolean {
  return array.pointer % BigInt(alignment) === 0n && rowStride % alignment === 0 &&
    imageStride % alignment === 0 && rowStride >= 0 && rowStride * height < 2 ** 31;
}
