/** Copies channels between interleaved images and planes. */
import { copyPlanes } from "../../array/interleave.ts";
import type { Strided } from "../../array/joint_axes.ts";
import { invalid, show } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { NO_BORDER } from "./border_fill.ts";
import { place } from "./copy.ts";
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
    // The kernel gets addresses, which do not say whose memory they are.
    for (const { array } of [whole, ...planes]) array.allocation.touch(state);
    const shape = [count, height, width], parts = planes.map(strided);
    const { itemSize } = array;
    if (copyPlanes(context, stream, toPlanes, shape, itemSize, strided(whole), channelStride, parts)) return;
  }
  planes.forEach((plane, c) => {
    const channel = channelOf(whole, c);
    if (toPlanes) place(channel, plane, 0, 0, null, NO_BORDER, stream);
    else place(plane, channel, 0, 0, null, NO_BORDER, stream);
  });
}

/** The first channel of images as [count, height, width]. */
function strided({ array, imageStride, rowStride, columnStride }: ImageView): Strided {
  return { pointer: array.pointer, strides: [imageStride, rowStride, columnStride] };
}

/** A channel of images as a view. */
function channelOf(whole: ImageView, channel: number): ImageView {
  const axis = whole.layout.indexOf("C");
  if (axis < 0) return whole;
  const array = whole.array.slice(...new Array(axis).fill(null), [channel, channel + 1]);
  return { ...whole, array, channels: 1 };
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
