/** Converts between interleaved and planar channels, with the kernels of kernels/array/interleave.cu. */
import type { Context } from "../core/context.ts";
import type { StreamLike } from "../core/stream_state.ts";
import {
  axesArgument,
  type Axis,
  capacityOf,
  elements,
  LARGEST_WALK,
  type Strided,
  type Walk,
  walk,
} from "./joint_axes.ts";
import { arrayKernel } from "./kernels.ts";
import { INTERLEAVE_AXES, INTERLEAVE_STEPS, INTERLEAVE_WARPS, LANES, VECTOR } from "../../ptx/layouts.ts";

const NO_AXIS: Axis = { extent: 1, dst: 0, src: 0 };
/** Up to this many bytes the kernels with streaming stores are faster. */
const STREAMED = 2 ** 24;

/**
 * A copy between pixels of two to four elements and as many planes. With `toPlanes`, `dst` of the axes is the
 * planes' side.
 */
interface Planes {
  readonly toPlanes: boolean;
  readonly size: number;
  readonly interleaved: bigint;
  readonly planes: readonly bigint[];
  /** Bytes from one channel of a pixel to the next. */
  readonly channelStep: number;
  /** The pixels of a row. */
  readonly pixels: Axis;
  readonly rows: readonly Axis[];
}

/**
 * Copies elements of `size` bytes, if the walk converts between interleaved channels and planes. Returns
 * false otherwise.
 */
export function rearrange(
  context: Context,
  stream: StreamLike | undefined,
  { axes, dst, src }: Walk,
  size: number,
): boolean {
  const [first, second] = axes;
  if (first === undefined || second === undefined || size > 4 || first.dst !== size) return false;
  const isChannels = ({ extent }: Axis): boolean => extent >= 2 && extent <= 4;
  const channelAxis = axes.findIndex((axis) =>
    axis !== first && isChannels(axis) && axis.src === size && first.src === axis.extent * size
  );
  const toPlanes = channelAxis > 0;
  const toPixels = !toPlanes && isChannels(first) && second.dst === first.extent * size &&
    second.src === size;
  if (!toPlanes && !toPixels) return false;

  const [pixels, channels] = toPlanes ? [first, axes[channelAxis]!] : [second, first];
  const rows = axes.filter((axis) => axis !== pixels && axis !== channels);
  if (rows.length > capacityOf(INTERLEAVE_AXES)) return false;
  const [interleaved, base, step] = toPlanes ? [src, dst, channels.dst] : [dst, src, channels.src];
  const planes = Array.from({ length: channels.extent }, (_, c) => base + BigInt(c * step));
  launch(context, stream, { toPlanes, size, interleaved, planes, channelStep: size, pixels, rows });
  return true;
}

/**
 * Copies interleaved pixels to planes, or back.
 *
 * @param shape The shape of a plane, with up to three axes.
 * @param size Bytes per element, at most 4.
 * @param channelStep Bytes from one channel of an interleaved pixel to the next.
 * @param planes Two to four planes, in the order of the channels.
 * @returns False if the strides of the planes differ; nothing is launched then.
 */
export function copyPlanes(
  context: Context,
  stream: StreamLike | undefined,
  toPlanes: boolean,
  shape: readonly number[],
  size: number,
  interleaved: Strided,
  channelStep: number,
  planes: readonly Strided[],
): boolean {
  const plane = planes[0]!;
  const alike = ({ strides }: Strided): boolean =>
    shape.every((extent, axis) => extent === 1 || strides[axis] === plane.strides[axis]);
  if (!planes.every(alike)) return false;
  const [to, from] = toPlanes ? [plane, interleaved] : [interleaved, plane];
  // Offsets from the first pixel to the first one of the walk, which is another one for negative strides.
  const { axes, dst, src } = walk(shape, { ...to, pointer: 0n }, { ...from, pointer: 0n });
  const [pixels = NO_AXIS, ...rows] = axes;
  const count = elements(axes);
  if (count === 0) return true;
  if (count >= LARGEST_WALK) return false;
  const [pixelsAt, planeAt] = toPlanes ? [src, dst] : [dst, src];
  launch(context, stream, {
    toPlanes,
    size,
    interleaved: interleaved.pointer + pixelsAt,
    planes: planes.map(({ pointer }) => pointer + planeAt),
    channelStep,
    pixels,
    rows,
  });
  return true;
}

/** Scratch memory for the kernels' `InterleaveSteps`, which launches copy. */
const steps = new BigInt64Array(new ArrayBuffer(INTERLEAVE_STEPS.bytes));

function launch(
  context: Context,
  stream: StreamLike | undefined,
  { toPlanes, size, interleaved, planes, channelStep, pixels, rows }: Planes,
): void {
  const { extent } = pixels, last = planes.at(-1)!;
  const [pixelStep, planeStep] = toPlanes ? [pixels.src, pixels.dst] : [pixels.dst, pixels.src];
  const vectors = channelStep === size && pixelStep === size * planes.length && planeStep === size &&
    planes.reduce((bits, plane) => bits | plane, interleaved) % BigInt(VECTOR) === 0n &&
    rows.every((row) => row.dst % VECTOR === 0 && row.src % VECTOR === 0);
  const perVector = VECTOR / size, span = LANES * (vectors ? perVector : 4);
  const spans = Math.ceil(extent / span), count = spans * elements(rows);
  const axes = rows.length === 1 ? [rows[0]!, NO_AXIS] : rows;
  const { i64 } = INTERLEAVE_STEPS;
  steps[i64.pixel] = BigInt(pixelStep);
  steps[i64.channel] = BigInt(channelStep);
  steps[i64.plane] = BigInt(planeStep);
  const bytes = extent * elements(rows) * size * planes.length;
  const streaming = size === 1 && planes.length === 3 && bytes <= STREAMED;
  const instance = streaming ? "streaming" : `u${8 * size}_${planes.length}`;
  arrayKernel(context, "interleave", `${toPlanes ? "deinterleave" : "interleave"}_${instance}`).launch(
    { grid: Math.ceil(count / INTERLEAVE_WARPS), block: INTERLEAVE_WARPS * LANES, stream },
    interleaved,
    planes[0]!,
    planes[1]!,
    planes[2] ?? last,
    planes[3] ?? last,
    count,
    spans,
    span,
    extent,
    vectors ? extent - extent % perVector : 0,
    steps,
    axesArgument(axes, INTERLEAVE_AXES),
  );
}
