/** Interleaved channels to planes and back, by the kernels of kernels/array/interleave.cu. */
import type { Context } from "../core/context.ts";
import type { StreamLike } from "../core/stream_state.ts";
import {
  axesArgument,
  type Axis,
  elements,
  LARGEST_WALK,
  type Strided,
  type Walk,
  walk,
} from "./joint_axes.ts";
import { arrayKernel } from "./kernels.ts";
import { INTERLEAVE_AXES, INTERLEAVE_WARPS } from "../../ptx/layouts.ts";

/** Bytes of a vector, and threads of a warp. */
const VECTOR = 16, LANES = 32;
const NO_AXIS: Axis = { extent: 1, dst: 0, src: 0 };
/** The most bytes for which kernels that stream are faster. */
const STREAMED = 2 ** 24;

/** A copy between pixels of two to four elements and as many planes. In axes the planes' side is `dst` if it goes `toPlanes`. */
interface Planes {
  readonly toPlanes: boolean;
  readonly size: number;
  readonly packed: bigint;
  readonly planes: readonly bigint[];
  /** Bytes from a channel to the next of a pixel. */
  readonly channelStep: number;
  /** Pixels of a row. */
  readonly pixels: Axis;
  readonly rows: readonly Axis[];
}

/** Copies elements of `size` bytes as the walk says, if that is from interleaved channels to planes or back. */
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
  if (rows.length > INTERLEAVE_AXES) return false;
  const [packed, base, step] = toPlanes ? [src, dst, channels.dst] : [dst, src, channels.src];
  const planes = Array.from({ length: channels.extent }, (_, c) => base + BigInt(c * step));
  launch(context, stream, { toPlanes, size, packed, planes, channelStep: size, pixels, rows });
  return true;
}

/**
 * Copies the pixels of `packed` to `planes`, or back: `shape` is a plane's, of up to three axes, and `size` the bytes of an element, at
 * most 4.
 *
 * @param planes Two to four, for the channels in their order, which are `channelStep` bytes apart in `packed`.
 * @returns False where the planes' strides differ: nothing has been launched then.
 */
export function copyPlanes(
  context: Context,
  stream: StreamLike | undefined,
  toPlanes: boolean,
  shape: readonly number[],
  size: number,
  packed: Strided,
  channelStep: number,
  planes: readonly Strided[],
): boolean {
  const plane = planes[0]!;
  const alike = ({ strides }: Strided): boolean =>
    shape.every((extent, axis) => extent === 1 || strides[axis] === plane.strides[axis]);
  if (!planes.every(alike)) return false;
  const [to, from] = toPlanes ? [plane, packed] : [packed, plane];
  // From the first pixel on each side to the first of the walk, which may be the last.
  const { axes, dst, src } = walk(shape, { ...to, pointer: 0n }, { ...from, pointer: 0n });
  const [pixels = NO_AXIS, ...rows] = axes;
  const count = elements(axes);
  if (count === 0) return true;
  if (count >= LARGEST_WALK) return false;
  const [packedAt, planeAt] = toPlanes ? [src, dst] : [dst, src];
  launch(context, stream, {
    toPlanes,
    size,
    packed: packed.pointer + packedAt,
    planes: planes.map(({ pointer }) => pointer + planeAt),
    channelStep,
    pixels,
    rows,
  });
  return true;
}

/** The kernels' `Steps`, which launches copy. */
const steps = new BigInt64Array(new ArrayBuffer(24));

function launch(
  context: Context,
  stream: StreamLike | undefined,
  { toPlanes, size, packed, planes, channelStep, pixels, rows }: Planes,
): void {
  const { extent } = pixels, last = planes.at(-1)!;
  const [pixelStep, planeStep] = toPlanes ? [pixels.src, pixels.dst] : [pixels.dst, pixels.src];
  const vectors = channelStep === size && pixelStep === size * planes.length && planeStep === size &&
    planes.reduce((bits, plane) => bits | plane, packed) % BigInt(VECTOR) === 0n &&
    rows.every((row) => row.dst % VECTOR === 0 && row.src % VECTOR === 0);
  const perVector = VECTOR / size, span = LANES * (vectors ? perVector : 4);
  const spans = Math.ceil(extent / span), count = spans * elements(rows);
  const axes = rows.length === 1 ? [rows[0]!, NO_AXIS] : rows;
  steps[0] = BigInt(pixelStep);
  steps[1] = BigInt(channelStep);
  steps[2] = BigInt(planeStep);
  const bytes = extent * elements(rows) * size * planes.length;
  const streaming = size === 1 && planes.length === 3 && bytes <= STREAMED ? "_streaming" : "";
  const name = `${toPlanes ? "deinterleave" : "interleave"}_${size}_c${planes.length}${streaming}`;
  arrayKernel(context, "interleave", name).launch(
    { grid: Math.ceil(count / INTERLEAVE_WARPS), block: INTERLEAVE_WARPS * LANES, stream },
    packed,
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
