/** The memory layout of video frames and their RGB images: the facts that select a kernel variant. */
import { YUV_RUN } from "../../../../ptx/layouts.ts";
import { rowAlignment } from "../memory_layout.ts";
import type { ImageView } from "../view.ts";
import type { FramePlanes } from "./frame.ts";

/** Facts that hold for all frames of a launch and their RGB images. */
export interface FrameLayout {
  /**
   * The form of the images if eight pixels can be moved as aligned vectors: interleaved channels or planes.
   * The frames then have a width of a multiple of 8, an even height, aligned rows, and interleaved chroma or
   * u8 chroma planes.
   */
  readonly vectors: "interleaved" | "planar" | null;
  /**
   * Any alignment, but u8 without gaps between luma values, chroma values and pixels, three channels, even
   * sides, and a width of at least 8.
   */
  readonly unalignedU8: boolean;
}

/**
 * How the chroma planes relate: `u` and `v` alternate, beginning with one of them, or they are separate
 * planes of bytes.
 */
type ChromaForm = "uv" | "vu" | "planes" | null;

/** Describes the memory of frames and images. */
export function frameLayout(frames: FramePlanes, rgb: ImageView): FrameLayout {
  if (rgb.images === null) return layoutOfOne(frames, rgb);
  const layouts = rgb.images.map((image, i) => {
    const { y, u, v } = frames;
    return layoutOfOne({ y: y.images![i]!, u: u.images![i]!, v: v.images![i]! }, image);
  });
  const { vectors } = layouts[0]!;
  return {
    vectors: layouts.every((layout) => layout.vectors === vectors) ? vectors : null,
    unalignedU8: layouts.every((layout) => layout.unalignedU8),
  };
}

function layoutOfOne({ y, u, v }: FramePlanes, rgb: ImageView): FrameLayout {
  const { width, height, channels, array: { itemSize } } = rgb, lumaBytes = y.array.itemSize;
  const pixelBytes = channels * itemSize;
  const interleaved = rgb.columnStride === pixelBytes && rgb.channelStride === itemSize;
  const chroma = y.columnStride === lumaBytes ? chromaForm(u, v) : null;
  const lumaRun = YUV_RUN * lumaBytes;
  const vectorFrames = chroma !== null && width % YUV_RUN === 0 && height % 2 === 0 &&
    vectorAlignment(y) >= lumaRun && (
      chroma === "planes"
        ? Math.min(vectorAlignment(u), vectorAlignment(v)) >= 4
        : vectorAlignment(chroma === "uv" ? u : v) >= lumaRun
    ) && (lumaBytes === 1 || chroma === "uv");
  let vectors: FrameLayout["vectors"] = null;
  if (vectorFrames) {
    if (interleaved && vectorAlignment(rgb) >= (pixelBytes === 3 ? 8 : 16)) vectors = "interleaved";
    else if (rgb.columnStride === itemSize && vectorAlignment(rgb) >= YUV_RUN * itemSize) vectors = "planar";
  }
  const unalignedU8 = chroma !== null && interleaved && pixelBytes === 3 && lumaBytes === 1 &&
    width % 2 === 0 && height % 2 === 0 && width >= YUV_RUN;
  return { vectors, unalignedU8 };
}

function chromaForm(u: ImageView, v: ImageView): ChromaForm {
  const { itemSize } = u.array;
  if (
    u.columnStride === 2 * itemSize && v.columnStride === u.columnStride && v.rowStride === u.rowStride &&
    v.imageStride === u.imageStride
  ) {
    const distance = v.array.pointer - u.array.pointer;
    if (distance === BigInt(itemSize)) return "uv";
    if (distance === -BigInt(itemSize)) return "vu";
  }
  return itemSize === 1 && u.columnStride === 1 && v.columnStride === 1 ? "planes" : null;
}

/**
 * The alignment of rows in bytes, or 0 if vectors cannot be addressed with 32-bit offsets from the image's
 * start.
 */
function vectorAlignment(view: ImageView): number {
  const addressable = view.rowStride >= 0 && view.rowStride * view.height < 2 ** 31;
  return addressable ? rowAlignment(view, 0) : 0;
}
