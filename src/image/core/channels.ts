/** Copies between the channels of images and single-channel images. */
import { allocationOf } from "../../core/memory/array_data.ts";
import type { Strided } from "../../array/joint_axes.ts";
import { copyPlanes } from "../../array/interleave.ts";
import { invalid, oneOf } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { NO_BORDER } from "./border_fill.ts";
import { copyImages, NO_OFFSET } from "./copy.ts";
import type { ImageLayout, ImageView } from "./view.ts";

/** Copies each channel of `whole` to its plane, or each plane to its channel. */
export function copyChannels(
  whole: ImageView,
  planes: readonly ImageView[],
  toPlanes: boolean,
  stream: Stream | undefined,
): void {
  const { context, array, count, height, width, channels, channelStride } = whole;
  if (channels > 1 && whole.columnStride !== array.itemSize) {
    const state = streamOf(context, stream);
    // The kernel receives plain addresses, so the launch cannot see whose memory it uses.
    for (const { array } of [whole, ...planes]) allocationOf(array).touch(state);
    const shape = [count, height, width], parts = planes.map(firstChannel);
    const { itemSize } = array, source = firstChannel(whole);
    if (copyPlanes(context, stream, toPlanes, shape, itemSize, source, channelStride, parts)) return;
  }
  planes.forEach((plane, c) => {
    const channel = channelOf(whole, c);
    const [from, to] = toPlanes ? [channel, plane] : [plane, channel];
    copyImages(from, to, NO_OFFSET, NO_BORDER, stream);
  });
}

/** The first channel of images as [count, height, width]. */
function firstChannel({ array, imageStride, rowStride, columnStride }: ImageView): Strided {
  return { pointer: array.pointer, strides: [imageStride, rowStride, columnStride] };
}

/** One channel of images. */
function channelOf(whole: ImageView, channel: number): ImageView {
  const axis = whole.layout.indexOf("C");
  if (axis < 0) return whole;
  const array = whole.array.slice(...new Array(axis).fill(null), [channel, channel + 1]);
  return { ...whole, array, channels: 1 };
}

/** Checks the option `layout`: one with a batch axis if `like` has one. */
export function checkLayout(layout: ImageLayout | undefined, like: ImageLayout): ImageLayout {
  if (layout === undefined) return like;
  const accepted: ImageLayout[] = like.length === 4 ? ["NHWC", "NCHW"] : ["HWC", "CHW"];
  if (!accepted.includes(layout)) {
    throw new RangeError(invalid("layout", oneOf(accepted), layout));
  }
  return layout;
}
