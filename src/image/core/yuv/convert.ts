/** Conversions between decoders' frames and RGB images. */
import { YUV_RUNS_TILE, YUV_SQUARES_TILE } from "../../../../ptx/layouts.ts";
import { YUV_FROM_U8 } from "../../../../ptx/ops/yuv/from_u8.ts";
import { YUV_GENERIC } from "../../../../ptx/ops/yuv/generic.ts";
import { YUV_P010 } from "../../../../ptx/ops/yuv/p010.ts";
import { YUV_TO_U8 } from "../../../../ptx/ops/yuv/to_u8.ts";
import { YUV_UNALIGNED_U8 } from "../../../../ptx/ops/yuv/unaligned_u8.ts";
import type { DeviceArray } from "../../../array/array.ts";
import { invalid, mismatch, oneOf, type OptionNames } from "../../../base/check.ts";
import type { Stream } from "../../../core/stream/stream.ts";
import { checkOperatorOptions } from "../option_names.ts";
import { overlapping } from "../overlap.ts";
import { launchInto, resultFor, returned } from "../result.ts";
import { type Call, type KernelVariant, launchVariant, variants } from "../variants.ts";
import {
  IMAGE_OPTIONS,
  type ImageLayout,
  type ImageOptions,
  type Images,
  imagesOf,
  type ImageView,
  readImages,
} from "../view.ts";
import { YUV_COLORS, type YuvColors, yuvParams } from "./coefficients.ts";
import { withFrameColors } from "./frame_colors.ts";
import { type FrameLayout, frameLayout } from "./frame_layout.ts";
import { type FramePlanes, readFrames, type YuvFormat, type YuvFrames, type YuvPlanes } from "./frame.ts";

/** Options of {@link cvtColor} from frames. */
export interface FromYuvOptions<R = DeviceArray, D extends "u8" | "u16" = "u8" | "u16"> extends YuvColors {
  /** The dtype of the result. Default `"u8"`; P010 can also become `"u16"`. */
  dtype?: D | undefined;
  /** Axes of the result, without the batch axis. Default `"HWC"`. */
  layout?: "HWC" | "CHW" | undefined;
  /** Writes the result here instead of allocating it. It must not overlap the source. */
  into?: R | undefined;
  /** The stream to enqueue on. Default: the device's own. */
  stream?: Stream | undefined;
}

/** Options of {@link cvtColor} to frames. */
export interface ToYuvOptions<R = DeviceArray> extends YuvColors {
  /**
   * Writes the result here instead of allocating it: an array, or the planes of a frame. It must not overlap
   * the source.
   */
  into?: R | undefined;
  /** The stream to enqueue on. Default: the device's own. */
  stream?: Stream | undefined;
}

/** The names of {@link ToYuvOptions}. */
const TO_YUV_OPTIONS: OptionNames<ToYuvOptions> = { ...YUV_COLORS, ...IMAGE_OPTIONS };

/** The names of {@link FromYuvOptions}. */
const FROM_YUV_OPTIONS: OptionNames<FromYuvOptions> = { dtype: true, layout: true, ...TO_YUV_OPTIONS };

/** The channels of the images. */
export interface RgbOrder {
  readonly channels: number;
  readonly blueFirst: boolean;
}

interface FrameCall extends Call {
  readonly rgb: ImageView;
  readonly format: YuvFormat;
  readonly layout: FrameLayout;
  readonly params: Uint8Array<ArrayBuffer>;
}

const FROM_YUV = variants<FrameCall>("fromYuv", frameVariants("from"));
const TO_YUV = variants<FrameCall>("toYuv", frameVariants("to"));

function frameVariants(direction: "from" | "to"): KernelVariant<FrameCall>[] {
  // Alpha planes are only written: kernels that read planes skip them.
  const channelsOf = ({ rgb, layout }: FrameCall): number =>
    layout.vectors === "planar" && direction === "to" ? 3 : rgb.channels;
  const movesVectors = (call: FrameCall): boolean =>
    call.layout.vectors === "interleaved" || call.layout.vectors === "planar" && channelsOf(call) === 3;
  const args = ({ params }: FrameCall) => [params];
  return [
    {
      name: "p010",
      file: "yuv/p010",
      requires: "P010 of RGB; rows at multiples of 16 bytes",
      gain: direction === "from" ? "2.3× at 32 × 1080p" : "2.6× at 32 × 1080p",
      ptx: YUV_P010,
      when: (_, call) => call.format === "P010" && movesVectors(call) && channelsOf(call) === 3,
      kernel: ({ rgb }) => `${direction}_p010_${rgb.dtype}`,
      tile: YUV_RUNS_TILE,
      args,
    },
    {
      name: "u8",
      file: direction === "from" ? "yuv/from_u8" : "yuv/to_u8",
      requires: "NV12, NV21 or I420; rows at multiples of 8 bytes",
      gain: direction === "from" ? "1.47× at 32 × 1080p NV12" : "1.26× at 32 × 1080p NV12",
      ptx: direction === "from" ? YUV_FROM_U8 : YUV_TO_U8,
      when: (_, call) => call.format !== "P010" && movesVectors(call),
      kernel: (call) => `${direction}_yuv_u8_${channelsOf(call)}`,
      tile: YUV_RUNS_TILE,
      args,
    },
    {
      name: "unaligned_u8",
      file: "yuv/unaligned_u8",
      requires: "NV12, NV21 or I420; interleaved RGB; even sides",
      gain: direction === "from"
        ? "1.86× at 32 × 1080p NV12, odd pitch"
        : "2.3× at 32 × 1080p NV12, odd pitch",
      ptx: YUV_UNALIGNED_U8,
      when: (_, { format, layout }) => format !== "P010" && layout.unalignedU8,
      kernel: `${direction}_yuv_rows`,
      tile: YUV_RUNS_TILE,
      args,
    },
    {
      name: "generic",
      file: "yuv/generic",
      ptx: YUV_GENERIC,
      kernel: ({ format }) => `${direction}_yuv${format === "P010" ? "16" : ""}`,
      tile: YUV_SQUARES_TILE,
      args,
    },
  ];
}

/** Converts frames to images. */
export function convertFromYuv(
  src: YuvFrames | readonly YuvFrames[],
  format: YuvFormat,
  { channels, blueFirst }: RgbOrder,
  options: FromYuvOptions<Images>,
): Images {
  const frames = readFrames("src", src, format), { y, u, v } = frames;
  const { dtype = "u8", layout = "HWC" } = checkOperatorOptions(options, FROM_YUV_OPTIONS);
  if (dtype !== "u8" && (dtype !== "u16" || format !== "P010")) {
    throw new TypeError(
      invalid("dtype", `${format === "P010" ? '"u8" or "u16"' : '"u8"'} for ${format}`, dtype),
    );
  }
  if (layout !== "HWC" && layout !== "CHW") {
    throw new RangeError(invalid("layout", oneOf(["HWC", "CHW"]), layout));
  }
  const colors = withFrameColors(src, options);
  const params = yuvParams({ direction: "from", bits: bitsOf(format), blueFirst, dtype }, colors);
  const shape = { dtype, channels, layout: (y.layout === "NHWC" ? `N${layout}` : layout) as ImageLayout };
  const to = resultFor(y, shape, options, { others: [u, v] });
  launchVariant(FROM_YUV, {
    views: [y, u, v, to],
    stream: options.stream,
    rgb: to,
    format,
    layout: frameLayout(frames, to),
    params,
  });
  return returned(to);
}

/** Converts images to frames. */
export function convertToYuv(
  src: Images,
  format: YuvFormat,
  { channels, blueFirst }: RgbOrder,
  options: ToYuvOptions<Images | YuvPlanes>,
): Images | YuvPlanes {
  const from = readImages("src", src, format === "P010" ? ["u8", "u16"] : ["u8"], [channels]);
  const { into } = checkOperatorOptions(options, TO_YUV_OPTIONS);
  const { dtype } = from;
  const params = yuvParams({ direction: "to", bits: bitsOf(format), blueFirst, dtype }, options);
  const launch = (frames: FramePlanes): void =>
    launchVariant(TO_YUV, {
      views: [from, frames.u, frames.v, frames.y],
      stream: options.stream,
      rgb: from,
      format,
      layout: frameLayout(frames, from),
      params,
    });
  if (typeof into === "object" && into !== null && "y" in into) {
    launch(checkPlanes(from, into, format, options));
    return into;
  }
  const result = frameResult(from, format, options as ImageOptions<Images>);
  return launchInto(result, () => launch(planesOf(result, format)));
}

function bitsOf(format: YuvFormat): 8 | 10 {
  return format === "P010" ? 10 : 8;
}

function frameDType(format: YuvFormat): "u8" | "u16" {
  return format === "P010" ? "u16" : "u8";
}

/** The array, or list of arrays, `[height · 3/2, width]` for images. */
function frameResult(from: ImageView, format: YuvFormat, options: ImageOptions<Images>): ImageView {
  const sizes = imagesOf(from).map((image) => {
    if (image.height % 2 !== 0 || image.width % 2 !== 0) {
      throw new RangeError(
        mismatch(
          image.name,
          "even height and width, or planes in `into`, whose chroma is rounded up",
          `${image.height} × ${image.width} pixels`,
        ),
      );
    }
    return [image.height / 2 * 3, image.width] as const;
  });
  const layout = from.layout.length === 4 ? "NHWC" : "HW";
  const size = from.images ? sizes : sizes[0]!;
  return resultFor(from, { dtype: frameDType(format), channels: 1, layout, size }, options);
}

function planesOf(result: ImageView, format: YuvFormat): FramePlanes {
  return readFrames("into", result.images ? result.images.map(({ array }) => array) : result.array, format);
}

/** Checks planes in `into` as results. */
function checkPlanes(
  from: ImageView,
  into: YuvPlanes,
  format: YuvFormat,
  { stream }: ToYuvOptions<unknown>,
): FramePlanes {
  const planes = readFrames("into", into, format), { y, u, v } = planes;
  const layout = from.layout.length === 4 ? "NHWC" : "HWC", dtype = frameDType(format);
  const half = [from.height + 1 >> 1, from.width + 1 >> 1] as const;
  const sizes = [[y, [from.height, from.width]], [u, half], [v, half]] as const;
  for (const [plane, size] of sizes) {
    resultFor(from, { dtype, channels: 1, layout, size }, { into: plane.array, stream });
  }
  // In one array, U and V alternate without overlapping.
  const pairs = format === "I420" ? [[y, u], [y, v], [u, v]] as const : [[y, u], [y, v]] as const;
  if (pairs.some(([one, other]) => overlapping(one.array, other.array))) {
    throw new RangeError(mismatch("into", "planes that do not overlap", "planes that share memory"));
  }
  return planes;
}
