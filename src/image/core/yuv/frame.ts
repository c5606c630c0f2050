/** Frames of video decoders, as one array or as an array for each plane. */
import { allocationOf } from "../../../core/memory/array_data.ts";
import { DeviceArray, labeled } from "../../../array/array.ts";
import { invalid, mismatch, otherDevice, show } from "../../../base/check.ts";
import { type ImageLayout, type ImageView, listView, readArray } from "../view.ts";

/**
 * The arrangement of luma and of chroma, which has half the width and height: NV12 and NV21 have a luma plane
 * and a plane of U, V or V, U pairs; I420 has planes of luma, U and V; P010 is NV12 of u16 with 10 bits in
 * the high bits.
 */
export type YuvFormat = "NV12" | "NV21" | "I420" | "P010";

/**
 * The planes of a frame: luma `[height, width]` and chroma `[height / 2, width / 2, 2]`, or for I420 u and v
 * `[height / 2, width / 2]`; for a batch, all of them with a leading batch axis. Half of an odd side is
 * rounded up.
 */
export type YuvPlanes =
  | { readonly y: DeviceArray; readonly uv: DeviceArray }
  | { readonly y: DeviceArray; readonly u: DeviceArray; readonly v: DeviceArray };

/**
 * Frames: one array with the chroma rows below the luma rows, `[height · 3/2, width]` (OpenCV's form;
 * optionally with a leading batch axis or a trailing axis of 1), or separate planes.
 */
export type YuvFrames = DeviceArray | YuvPlanes;

/** The planes of frames as single-channel views. */
export interface FramePlanes {
  readonly y: ImageView;
  readonly u: ImageView;
  readonly v: ImageView;
}

/** Reads the argument `name`: frames of a format, or a list of single frames. */
export function readFrames(
  name: string,
  src: YuvFrames | readonly YuvFrames[],
  format: YuvFormat,
): FramePlanes {
  if (!Array.isArray(src)) return readFrame(name, src as YuvFrames, format);
  const frames = src.map((frame, i) => {
    const planes = readFrame(`${name}[${i}]`, frame, format);
    if (planes.y.layout === "NHWC") {
      throw new RangeError(mismatch(`${name}[${i}]`, "single frames in a list", "a batch"));
    }
    return planes;
  });
  if (frames.length === 0) {
    throw new TypeError(mismatch(name, "frames, or a list of at least one", "an empty list"));
  }
  const { context } = frames[0]!.y;
  const other = frames.find(({ y }) => y.context !== context);
  if (other) {
    throw otherDevice(other.y.name, context, other.y.context, "the first");
  }
  return {
    y: listView(name, frames.map((frame) => frame.y), false),
    u: listView(name, frames.map((frame) => frame.u), false),
    v: listView(name, frames.map((frame) => frame.v), false),
  };
}

function readFrame(name: string, src: YuvFrames, format: YuvFormat): FramePlanes {
  if (src instanceof DeviceArray) return readWhole(name, src, format);
  if (src === null || typeof src !== "object" || !("y" in src)) {
    throw new TypeError(
      invalid(
        name,
        `a DeviceArray, or ${format === "I420" ? "{ y, u, v }" : "{ y, uv }"} of them, or a list of either`,
        src,
      ),
    );
  }
  return readPlanes(name, src, format);
}

function dtypeOf(format: YuvFormat): "u8" | "u16" {
  return format === "P010" ? "u16" : "u8";
}

/** Throws for frames of 10 bits that are read as 8, or the other way round, with the code that fits. */
function checkBits(name: string, { dtype }: DeviceArray, format: YuvFormat): void {
  const expected = dtypeOf(format);
  if (dtype === expected || (dtype !== "u8" && dtype !== "u16")) return;
  const code = dtype === "u16" ? "P010" : "NV12";
  throw new TypeError(
    `${
      mismatch(name, `an array of ${expected} for ${format}`, dtype)
    }; frames of ${dtype} are ${code}, as in "YUV2RGB_${code}"`,
  );
}

/** Reads frames whose planes share one array. */
function readWhole(name: string, src: DeviceArray, format: YuvFormat): FramePlanes {
  const { shape, strides, itemSize } = src;
  const trailing = shape.length === 4 || (shape.length === 3 && shape[2] === 1) ? 1 : 0;
  const leading = shape.length - trailing - 2;
  const rows = shape[leading]!, width = shape[leading + 1]!;
  if (
    leading < 0 || leading > 1 || (trailing === 1 && shape.at(-1) !== 1) || rows % 3 !== 0 ||
    width % 2 !== 0 ||
    rows === 0 || width === 0
  ) {
    throw new RangeError(
      mismatch(
        name,
        `[height · 3/2, width] with even height and width for ${format}, ` +
          "optionally with a leading batch axis",
        `${src.dtype} ${show(shape)}`,
      ),
    );
  }
  const row = strides[leading]!, column = strides[leading + 1]!, image = leading ? strides[0]! : 0;
  const layout = leading ? "NHWC" : "HWC", height = rows / 3 * 2, count = leading ? shape[0]! : 1;
  const below = height * row;
  const plane = (h: number, w: number, rowStep: number, columnStep: number, offset: number): ImageView =>
    planeOf(name, src, layout, count, h, w, image, rowStep, columnStep, offset);
  const y = plane(height, width, row, column, 0);
  // Checks dtype, extents and alignment, which all planes share.
  checkBits(name, src, format);
  readArray(name, y.array, [dtypeOf(format)], [1], false);
  const h = height / 2, w = width / 2;
  if (format !== "I420") {
    const [u, v] = format === "NV21" ? [column, 0] : [0, column];
    return { y, u: plane(h, w, row, 2 * column, below + u!), v: plane(h, w, row, 2 * column, below + v!) };
  }
  if (row !== width * itemSize || column !== itemSize) {
    throw new RangeError(
      mismatch(name, "contiguous rows for I420, or the planes as { y, u, v }", `strides ${show(strides)}`),
    );
  }
  return {
    y,
    u: plane(h, w, row / 2, column, below),
    v: plane(h, w, row / 2, column, below + h * w * itemSize),
  };
}

/**
 * True if planes have a leading batch axis. Single-channel planes may also have a trailing axis of 1: then
 * the first plane whose shape is unambiguous decides, or whether all leading extents agree.
 */
function isBatch(planes: readonly DeviceArray[], format: YuvFormat): boolean {
  for (let i = 0; i < planes.length; i++) {
    const { ndim, shape } = planes[i]!;
    const isPlane = i === 0 || format === "I420";
    if (ndim !== 3 || !isPlane || shape[2] !== 1) return ndim > (isPlane ? 2 : 3);
  }
  return planes.every(({ shape }) => shape[0] === planes[0]!.shape[0]);
}

function readPlanes(name: string, src: YuvPlanes, format: YuvFormat): FramePlanes {
  const given = Object.keys(src).join(", ");
  const wanted = format === "I420" ? ["y", "u", "v"] : ["y", "uv"];
  const arrays = wanted.map((plane) => (src as Record<string, unknown>)[plane]);
  arrays.forEach((array) => {
    if (array instanceof DeviceArray) return;
    throw new TypeError(
      mismatch(name, `{ ${wanted.join(", ")} } of DeviceArrays for ${format}`, `{ ${given} }`),
    );
  });
  const axes = isBatch(arrays as DeviceArray[], format) ? "NHWC" : "HWC";
  const read = (i: number, channels: number): ImageView => {
    const array = arrays[i] as DeviceArray, label = `${name}.${wanted[i]}`;
    const whole = channels === 1 && array.ndim < axes.length ? array.unsqueeze(-1) : array;
    if (whole.ndim !== axes.length) {
      throw new RangeError(
        invalid(
          label,
          `y [height, width] or ${
            format === "I420" ? "u and v [height / 2, width / 2]" : "uv [height / 2, width / 2, 2]"
          }, all optionally with a leading batch axis`,
          array.shape,
        ),
      );
    }
    checkBits(label, array, format);
    return readArray(label, labeled(whole, axes), [dtypeOf(format)], [channels], false);
  };
  const y = read(0, 1);
  const chroma = format === "I420" ? [read(1, 1), read(2, 1)] : [read(1, 2)];
  for (const plane of chroma) {
    if (
      plane.context === y.context && plane.layout === y.layout && plane.count === y.count &&
      plane.height === (y.height + 1 >> 1) && plane.width === (y.width + 1 >> 1)
    ) continue;
    throw new RangeError(
      mismatch(
        plane.name,
        `half the height and width of ${y.name} ${show(y.array.shape)}, as many images, on the same device`,
        show(plane.array.shape),
      ),
    );
  }
  if (format === "I420") return { y, u: chroma[0]!, v: chroma[1]! };
  const { array, layout, count, height, width, imageStride, rowStride, columnStride, channelStride } =
    chroma[0]!;
  const part = (offset: number): ImageView =>
    planeOf(name, array, layout, count, height, width, imageStride, rowStride, columnStride, offset);
  const first = part(0), second = part(channelStride);
  return format === "NV21" ? { y, u: second, v: first } : { y, u: first, v: second };
}

/** A plane that starts `offset` bytes after the first element of `src`. */
function planeOf(
  name: string,
  src: DeviceArray,
  layout: ImageLayout,
  count: number,
  height: number,
  width: number,
  imageStride: number,
  rowStride: number,
  columnStride: number,
  offset: number,
): ImageView {
  const { dtype, itemSize } = src;
  const allocation = allocationOf(src);
  const batched = layout === "NHWC";
  const shape = batched ? [count, height, width, 1] : [height, width, 1];
  const strides = batched
    ? [imageStride, rowStride, columnStride, itemSize]
    : [rowStride, columnStride, itemSize];
  const array = new DeviceArray(allocation, dtype, shape, strides, src.byteOffset + offset, src, layout);
  return {
    name,
    context: allocation.context,
    array,
    images: null,
    dtype,
    layout,
    count,
    height,
    width,
    channels: 1,
    imageStride,
    rowStride,
    columnStride,
    channelStride: itemSize,
    owned: false,
  };
}
