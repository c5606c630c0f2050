import { allocationOf } from "../../core/memory/array_data.ts";
import { DeviceArray, labeled } from "../../array/array.ts";
import { invalid, mismatch, type OptionNames, show } from "../../base/check.ts";
import { letterboxGeometry } from "../core/letterbox.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import {
  FUSED_OPTIONS,
  type FusedDType,
  type FusedOptions,
  preprocess,
  type ResizeGeometry,
  uniformGeometries,
} from "../core/preprocess.ts";
import { checkSize, type Size } from "../core/size.ts";
import { imagesOf, type ImageView, listView, readArray, readImages } from "../core/view.ts";
import { nv12Coefficients, YUV_COLORS, type YuvColors } from "../core/yuv/coefficients.ts";
import { convertFromYuv } from "../core/yuv/convert.ts";
import type { YuvFrames } from "../core/yuv/frame.ts";
import { type FrameColor, hdrTransfer, withFrameColors } from "../core/yuv/frame_colors.ts";
import { toneMap } from "./tone_map.ts";

const RGB = { channels: 3, blueFirst: false };

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

/** Options of {@link nv12ResizeNormalize}. Most video from HD on is BT.709. */
export interface Nv12Options<D extends FusedDType = "f32"> extends FusedOptions<D>, YuvColors {
  /**
   * Keeps the aspect ratio and fills the area around the image, as `letterboxNormalize` does. Default false.
   */
  letterbox?: boolean;
  /** The fill, in RGB of 0 … 255: one number, or one for each channel. Default 114. */
  value?: number | readonly number[];
}

/** The names of {@link Nv12Options}. */
const NV12_OPTIONS: OptionNames<Nv12Options> = {
  letterbox: "boolean",
  value: true,
  ...FUSED_OPTIONS,
  ...YUV_COLORS,
};

/**
 * Converts NV12 frames to a model's input in one kernel: resizes luma and chroma, converts them to RGB,
 * normalizes, and changes the layout. Equivalent to these operators in sequence on f32 images, without
 * rounding in between. Luma below the limited range counts as its lowest value, as in `cvtColor`. P010 frames
 * become RGB images of u8 first, by `cvtColor`, and frames that state PQ or HLG also by `toneMap`.
 *
 * ```ts
 * using input = nv12ResizeNormalize(frame, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
 * ```
 *
 * @param src Frames of even width and height, whose rows may be padded; or a list of single frames of any
 * sizes.
 * @param size The result's `[height, width]` in pixels, or one number for both.
 * @returns RGB (BGR with `swapRedBlue`) of `options.dtype`, by default f32; a batch for a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function nv12ResizeNormalize<D extends FusedDType = "f32">(
  src: Nv12Frames | readonly Nv12Frames[],
  size: number | Size,
  options: Nv12Options<D> = {},
): DeviceArray<D> {
  if (isP010(src)) return resizeP010(src, size, options);
  const { y, uv } = Array.isArray(src) ? readList(src) : readFrame("src", src as Nv12Frames);
  const into = checkSize("size", size), geometries = geometriesOf(y, into, options);
  const chroma = { view: uv, coefficients: nv12Coefficients(withFrameColors(src, options)) };
  return preprocess(y, into, geometries, options.value ?? 114, options, chroma);
}

/** Where each image goes. */
function geometriesOf(from: ImageView, into: Size, options: Nv12Options<FusedDType>): ResizeGeometry[] {
  return checkOperatorOptions(options, NV12_OPTIONS).letterbox
    ? imagesOf(from).map((image) => letterboxGeometry(image, into))
    : uniformGeometries(from, into);
}

type Planes = Exclude<Nv12Frames, DeviceArray>;

/** Returns true for planes of u16, or a list that starts with them. */
function isP010(src: Nv12Frames | readonly Nv12Frames[]): src is Planes | Planes[] {
  const first: unknown = Array.isArray(src) ? src[0] : src;
  if (typeof first !== "object" || first === null || !("y" in first)) return false;
  return first.y instanceof DeviceArray && first.y.dtype === "u16";
}

/** Converts to RGB and resizes in two kernels. */
function resizeP010<D extends FusedDType>(
  src: Planes | Planes[],
  size: number | Size,
  options: Nv12Options<D>,
): DeviceArray<D> {
  const into = checkSize("size", size);
  checkOperatorOptions(options, NV12_OPTIONS);
  const { standard, range } = withFrameColors(src, options), { stream } = options;
  const colors = { ...standard === undefined ? {} : { standard }, ...range === undefined ? {} : { range } };
  const transfer = hdrTransfer(src), dtype = transfer === undefined ? "u8" : "u16";
  const images = [convertFromYuv(src as YuvFrames, "P010", RGB, { ...colors, dtype, stream })];
  try {
    if (transfer !== undefined) images.push(toneMap(images[0]!, transfer, { stream }));
    const rgb = readImages("src", images.at(-1)!);
    return preprocess(rgb, into, geometriesOf(rgb, into, options), options.value ?? 114, options);
  } finally {
    for (const image of images.flat()) image.dispose();
  }
}

/** Luma and chroma. */
interface Frame {
  readonly y: ImageView;
  readonly uv: ImageView;
}

function readList(list: readonly Nv12Frames[]): Frame {
  if (list.length === 0) {
    throw new TypeError(mismatch("src", "frames, or a list of at least one", "an empty list"));
  }
  const frames = Array.from(list, (frame, i) => readFrame(`src[${i}]`, frame));
  const { context } = frames[0]!.y;
  for (const { y } of frames) {
    if (y.layout === "NHWC") {
      throw new RangeError(mismatch(y.name, "single frames in a list", "a batch"));
    }
    if (y.context !== context) {
      throw new RangeError(
        mismatch(y.name, `memory of ${context}, like the first frame`, `memory of device ${y.context}`),
      );
    }
  }
  return {
    y: listView("src", frames.map(({ y }) => y), false),
    uv: listView("src", frames.map(({ uv }) => uv), false),
  };
}

function readFrame(name: string, src: Nv12Frames): Frame {
  if (!(src instanceof DeviceArray)) return readPlanes(name, src);
  return readJointPlanes(name, src.ndim > 2 && src.shape.at(-1) === 1 ? src.squeeze(-1) : src);
}

/** Reads luma and chroma that share one array. */
function readJointPlanes(name: string, src: DeviceArray): Frame {
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
function readPlanes(name: string, src: Planes): Frame {
  if (!(src?.y instanceof DeviceArray) || !(src.uv instanceof DeviceArray)) {
    throw new TypeError(
      invalid(name, "a DeviceArray, and { y, uv } of two of them, or a list of either", src),
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
