/** NV12 frames as arguments. */
import { DeviceArray, labeled } from "../../../array/array.ts";
import { invalid, mismatch, otherDevice, show } from "../../../base/check.ts";
import { allocationOf } from "../../../core/memory/array_data.ts";
import { type ImageView, listView, readArray } from "../view.ts";
import type { FrameColor } from "./frame_colors.ts";

/**
 * NV12 frames: one array of u8 of luma rows with the chroma rows below, `[height · 3/2, width]`, optionally with a
 * leading batch axis or a trailing axis of 1; or two arrays, luma `[height, width]` and chroma `[height / 2,
 * width / 2, 2]`, both optionally with a leading batch axis. P010 frames are two arrays of u16.
 */
export type Nv12Frames = DeviceArray<"u8"> | {
  readonly y: DeviceArray<"u8"> | DeviceArray<"u16">;
  readonly uv: DeviceArray<"u8"> | DeviceArray<"u16">;
  /** The colors of the frame, the default of the options: a frame of `@cuffi/cuffi/video` has them. */
  readonly color?: FrameColor;
};

/** NV12 frames whose planes are two arrays. */
export type Nv12Planes = Exclude<Nv12Frames, DeviceArray>;

/** Luma and chroma. */
export interface Nv12Views {
  readonly y: ImageView;
  readonly uv: ImageView;
}

/** Reads frames: one, a batch, or a list of single ones. */
export function readNv12(name: string, src: Nv12Frames | readonly Nv12Frames[]): Nv12Views {
  return Array.isArray(src) ? readList(name, src) : readFrame(name, src as Nv12Frames);
}

function readList(name: string, list: readonly Nv12Frames[]): Nv12Views {
  if (list.length === 0) {
    throw new TypeError(mismatch(name, "frames, or a list of at least one", "an empty list"));
  }
  const frames = Array.from(list, (frame, i) => readFrame(`${name}[${i}]`, frame));
  const { context } = frames[0]!.y;
  for (const { y } of frames) {
    if (y.layout === "NHWC") {
      throw new RangeError(mismatch(y.name, "single frames in a list", "a batch"));
    }
    if (y.context !== context) {
      throw otherDevice(y.name, context, y.context, "the first frame");
    }
  }
  return {
    y: listView(name, frames.map(({ y }) => y), false),
    uv: listView(name, frames.map(({ uv }) => uv), false),
  };
}

function readFrame(name: string, src: Nv12Frames): Nv12Views {
  if (!(src instanceof DeviceArray)) return readPlanes(name, src);
  return readJointPlanes(name, src.ndim > 2 && src.shape.at(-1) === 1 ? src.squeeze(-1) : src);
}

/** Reads luma and chroma that share one array. */
function readJointPlanes(name: string, src: DeviceArray): Nv12Views {
  const { shape, strides } = src;
  const batched = shape.length === 3;
  const rows = shape.at(-2)!, width = shape.at(-1)!;
  if (
    src.dtype !== "u8" || (shape.length !== 2 && !batched) || rows % 3 !== 0 || width % 2 !== 0 ||
    rows === 0 || width === 0
  ) {
    const expected =
      "u8 [height · 3/2, width] with even width and height, optionally with a leading batch axis";
    throw new RangeError(mismatch(name, expected, `${src.dtype} ${show(shape)}`));
  }
  const height = rows / 3 * 2, pitch = strides.at(-2)!, column = strides.at(-1)!;
  const plane = (extents: number[], steps: number[], offset: number): ImageView => {
    const array = new DeviceArray(
      allocationOf(src),
      "u8",
      batched ? [shape[0]!, ...extents] : extents,
      batched ? [strides[0]!, ...steps] : steps,
      src.byteOffset + offset,
      src,
      batched ? "NHWC" : "HWC",
    );
    return readArray(name, array, ["u8"], undefined, false);
  };
  return {
    y: plane([height, width, 1], [pitch, column, 1], 0),
    uv: plane([height / 2, width / 2, 2], [pitch, 2 * column, column], height * pitch),
  };
}

/** Reads luma and chroma in two arrays. */
function readPlanes(name: string, src: Nv12Planes): Nv12Views {
  if (!(src?.y instanceof DeviceArray) || !(src.uv instanceof DeviceArray)) {
    const isVideo = typeof (src as { readonly frames?: unknown } | null | undefined)?.frames === "function";
    const advice = isVideo ? "; pass a frame, from video.frames() or video.at()" : "";
    throw new TypeError(
      invalid(name, "a DeviceArray, { y, uv } with two of them, or a list of either", src) + advice,
    );
  }
  const batched = src.uv.ndim === 4;
  const luma = batched && src.y.ndim === 3 || !batched && src.y.ndim === 2 ? src.y.unsqueeze(-1) : src.y;
  const layout = batched ? "NHWC" : "HWC";
  if (luma.ndim !== layout.length || src.uv.ndim !== layout.length) {
    throw new RangeError(
      mismatch(
        `${name}.y`,
        "[height, width] with uv [height / 2, width / 2, 2], both optionally with a leading batch axis",
        `${show(src.y.shape)} with ${name}.uv ${show(src.uv.shape)}`,
      ),
    );
  }
  const y = readArray(`${name}.y`, labeled(luma, layout), ["u8"], [1], false);
  const uv = readArray(`${name}.uv`, labeled(src.uv, layout), ["u8"], [2], false);
  if (
    y.count !== uv.count || y.height !== 2 * uv.height || y.width !== 2 * uv.width || y.context !== uv.context
  ) {
    throw new RangeError(
      mismatch(
        `${name}.uv`,
        `half the height and width of ${name}.y ${show(src.y.shape)}, on the same device`,
        show(src.uv.shape),
      ),
    );
  }
  return { y, uv };
}
