import type { DeviceArray } from "../../array/array.ts";
import type { Strided } from "../../array/joint_axes.ts";
import { copyPlanes } from "../../array/interleave.ts";
import { checkInteger, invalid, show } from "../../base/check.ts";
import { streamOf } from "../../core/memory/memory.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { place, reorder, type Surroundings } from "../core/copy.ts";
import {
  IMAGE_DTYPES,
  type ImageLayout,
  type ImageOptions,
  type Images,
  type Operand,
  readArray,
  readImages,
} from "../core/view.ts";
import { discard, resultOf, returned } from "../core/result.ts";

/** Around images that are only copied. */
const NOTHING: Surroundings = { code: 0, bits: [0, 0, 0, 0] };

/** Options of {@link merge}. */
export interface MergeOptions<D extends DeviceArray = DeviceArray> extends ImageOptions<D> {
  /** Axes of the result. Default: those of the planes, and HWC if these have no axis for channels. */
  layout?: ImageLayout;
}

/**
 * The channels of an image, each as an image of its own: OpenCV's `cv::split`. (`index()` is a view of one, without a copy.)
 *
 * @param src One image or a batch, of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout.
 * @returns As many arrays as channels, in the source's layout.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function split<D extends DeviceArray>(src: D, options: ImageOptions<readonly NoInfer<D>[]> = {}): D[] {
  const from = readArray("src", src, IMAGE_DTYPES, undefined, false);
  const { into } = options;
  if (into !== undefined && (!Array.isArray(into) || into.length !== from.channels)) {
    throw new TypeError(invalid("into", `a list of ${from.channels} arrays`, into));
  }
  // One plane for each channel: the result of a list that names the source as often.
  const sources = { ...from, images: new Array<Operand>(from.channels).fill(from) };
  const to = resultOf(sources, { channels: 1 }, options as ImageOptions<Images>);
  try {
    copyChannels(from, to.images!, true, options.stream);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned<DeviceArray[]>(to) as D[];
}

/**
 * One image of several channels from images of one: OpenCV's `cv::merge`.
 *
 * @param planes One to four images or batches of one channel, that agree in size and element type, of u8, u16, i16, f16 or f32.
 * @returns As many channels as planes, in the layout of the first plane or of the options.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function merge<D extends DeviceArray>(
  planes: readonly D[],
  options: MergeOptions<NoInfer<D>> = {},
): D {
  if (!Array.isArray(planes) || planes.length < 1 || planes.length > 4) {
    throw new TypeError(invalid("planes", "a list of 1 to 4 images of one channel", planes));
  }
  const sources = planes.map((plane, i) => readArray(`planes[${i}]`, plane, IMAGE_DTYPES, [1], false));
  const first = sources[0]!;
  for (const { name, dtype, layout, count, height, width, array } of sources) {
    if (
      dtype !== first.dtype || count !== first.count || height !== first.height || width !== first.width ||
      layout.length !== first.layout.length
    ) {
      throw new RangeError(
        `${name}: ${dtype} ${show(array.shape)} given, and planes[0] is ${first.dtype} ${
          show(first.array.shape)
        }; accepted are images that agree`,
      );
    }
  }
  const layout = checkLayout(options.layout, first.layout === "HW" ? "HWC" : first.layout);
  const to = resultOf(first, { channels: planes.length, layout }, options, false, sources);
  try {
    copyChannels(to, sources, false, options.stream);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

/** Copies each channel of `whole` to its plane, or each plane to its channel. */
function copyChannels(
  whole: Operand,
  planes: readonly Operand[],
  toPlanes: boolean,
  stream: Stream | undefined,
): void {
  const { context, array, count, height, width, channels, channelStride } = whole;
  if (channels > 1 && whole.columnStride !== array.itemSize) {
    const state = streamOf(context, stream);
    // The kernel gets addresses, which do not say whose memory they are.
    for (const { array } of [whole, ...planes]) array.allocation.touch(state);
    const shape = [count, height, width], parts = planes.map(strided);
    const { itemSize } = array;
    if (copyPlanes(context, stream, toPlanes, shape, itemSize, strided(whole), channelStride, parts)) return;
  }
  planes.forEach((plane, c) => {
    const channel = channelOf(whole, c);
    if (toPlanes) place(channel, plane, 0, 0, null, NOTHING, stream);
    else place(plane, channel, 0, 0, null, NOTHING, stream);
  });
}

/** The first channel of images as [count, height, width]. */
function strided({ array, imageStride, rowStride, columnStride }: Operand): Strided {
  return { pointer: array.pointer, strides: [imageStride, rowStride, columnStride] };
}

/** A channel of images as an operand. */
function channelOf(whole: Operand, channel: number): Operand {
  const axis = whole.layout.indexOf("C");
  if (axis < 0) return whole;
  const array = whole.array.slice(...new Array(axis).fill(null), [channel, channel + 1]);
  return { ...whole, array, channels: 1 };
}

/**
 * Images whose channels are in another order: CV-CUDA's `channelreorder`. A channel may come twice, or not at all.
 *
 * ```ts
 * using rgb = channelReorder(bgr, [2, 1, 0]);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param order For each channel of the result the source's, counted from 0; one to four of them. `into` may be the source.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function channelReorder<I extends Images>(
  src: I,
  order: readonly number[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  if (!Array.isArray(order) || order.length < 1 || order.length > 4) {
    throw new RangeError(invalid("order", "1 to 4 channels", order));
  }
  for (const channel of order) checkInteger("order", channel, 0, from.channels - 1);
  const to = resultOf(from, { channels: order.length }, options, true);
  reorder(from, to, order, options.stream);
  return returned(to);
}

/**
 * Images in another layout: CV-CUDA's `reformat`. Axes are the layout's of the array, or found as by every operator.
 *
 * ```ts
 * using planes = reformat(frame, "CHW");
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32; or a list of images of any sizes.
 * @param layout HWC or CHW; of a batch NHWC or NCHW.
 * @returns The same element type and sizes in that layout.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function reformat<I extends Images>(
  src: I,
  layout: ImageLayout,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const to = resultOf(from, { layout: checkLayout(layout, from.layout) }, options);
  if (from.images === null) copyTurned(from, to, options);
  else place(from, to, 0, 0, null, NOTHING, options.stream);
  return returned(to);
}

/** A layout with or without a batch's axis, as the source. */
export function checkLayout(layout: ImageLayout | undefined, like: ImageLayout): ImageLayout {
  if (layout === undefined) return like;
  const accepted: ImageLayout[] = like.length === 4 ? ["NHWC", "NCHW"] : ["HWC", "CHW"];
  if (!accepted.includes(layout)) {
    throw new RangeError(invalid("layout", `one of ${accepted.map(show).join(" and ")}`, layout));
  }
  return layout;
}

/** By the copies of arrays, which know the strides of planes and of interleaved channels. */
function copyTurned(from: Operand, to: Operand, { stream }: ImageOptions<Images>): void {
  const array = from.layout === "HW" ? from.array.unsqueeze(2) : from.array;
  const layout = from.layout === "HW" ? "HWC" : from.layout;
  try {
    to.array.copyFrom(array.transpose(...Array.from(to.layout, (axis) => layout.indexOf(axis))), { stream });
  } catch (error) {
    discard(to);
    throw error;
  }
}
