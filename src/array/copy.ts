/**
 * Copies between arbitrary strides: with the driver's copies if the memory consists of rows, otherwise with a
 * kernel.
 */
import {
  ARRAY_BLOCK as BLOCK,
  ELEMENT_AXES,
  PLANE_AXES,
  ROW_AXES,
  TRANSPOSE_BLOCK,
  TRANSPOSE_SMALL_TILE,
  TRANSPOSE_TILE,
  VECTOR,
} from "../../ptx/layouts.ts";
import type { Context } from "../core/context.ts";
import { type StreamLike, streamOf } from "../core/stream_state.ts";
import {
  axesArgument,
  type Axis,
  capacityOf,
  elements,
  parts,
  type Strided,
  type Walk,
  walk,
} from "./joint_axes.ts";
import { arrayKernel } from "./kernels.ts";
import { rearrange } from "./interleave.ts";

/** Shorter rows are copied element by element. */
const ROW_BYTES = 64;
/** The maximum pitch of the driver's row copy. */
export const LARGEST_PITCH: number = 2 ** 31 - 1;

/**
 * Copies every element of `src` to `dst`. The arrays must not overlap, nor elements of `dst` with each other.
 */
export function copyStrided(
  context: Context,
  stream: StreamLike | undefined,
  shape: readonly number[],
  itemSize: number,
  dst: Strided,
  src: Strided,
): void {
  for (const part of parts(walk(shape, dst, src), capacityOf(ELEMENT_AXES) - 1)) {
    copyWalk(context, stream, fitted(part, itemSize));
  }
}

/** A copy of elements of `size` bytes. */
interface Copy extends Walk {
  readonly size: number;
}

/**
 * Returns the same copy with the widest elements that addresses, strides and the innermost extent allow, or
 * with narrower ones if the elements are not aligned to their own size.
 */
function fitted({ axes, dst, src }: Walk, itemSize: number): Copy {
  const inner = axes[0];
  const isContiguous = inner !== undefined && inner.dst === itemSize && inner.src === itemSize;
  const rowBytes = isContiguous ? inner.extent * itemSize : itemSize;
  const outer = isContiguous ? axes.slice(1) : axes;
  let size = VECTOR;
  const fits = (): boolean =>
    rowBytes % size === 0 && (dst | src) % BigInt(size) === 0n &&
    outer.every((axis) => axis.dst % size === 0 && axis.src % size === 0);
  while (!fits()) size /= 2;
  const axis: Axis = { extent: rowBytes / size, dst: size, src: size };
  return { axes: axis.extent === 1 ? outer : [axis, ...outer], dst, src, size };
}

function copyWalk(context: Context, stream: StreamLike | undefined, copy: Copy): void {
  const done = copyByDriver(context, stream, copy) || copyRows(context, stream, copy) ||
    rearrange(context, stream, copy, copy.size) || transpose(context, stream, copy);
  if (done) return;
  const count = elements(copy.axes);
  arrayKernel(context, "copy", `copy_${copy.size}`).launch(
    { grid: Math.ceil(count / BLOCK), block: BLOCK, stream },
    copy.dst,
    copy.src,
    count,
    axesArgument(copy.axes, ELEMENT_AXES),
  );
}

/** Copies one block of bytes, or rows of bytes, with the driver. */
function copyByDriver(
  context: Context,
  stream: StreamLike | undefined,
  { axes, dst, src, size }: Copy,
): boolean {
  const [inner, outer] = axes;
  const isContiguous = inner === undefined || (inner.dst === size && inner.src === size);
  const widthBytes = size * (inner?.extent ?? 1);
  if (!isContiguous || axes.length > 2) return false;
  const { handle } = streamOf(context, stream);
  if (outer === undefined) {
    context.use().copies.deviceToDevice(dst, src, widthBytes, handle);
    return true;
  }
  const isPitch = (step: number): boolean => step >= widthBytes && step <= LARGEST_PITCH;
  if (widthBytes < ROW_BYTES || !isPitch(outer.dst) || !isPitch(outer.src)) return false;
  context.use().copies.copy2D({
    widthBytes,
    height: outer.extent,
    src,
    srcKind: "device",
    srcPitch: outer.src,
    dst,
    dstKind: "device",
    dstPitch: outer.dst,
  }, handle);
  return true;
}

/** Copies rows of bytes that are not aligned to vectors. */
function copyRows(context: Context, stream: StreamLike | undefined, { axes, dst, src, size }: Copy): boolean {
  const [inner, ...rows] = axes;
  if (inner === undefined || inner.dst !== size || inner.src !== size || size === VECTOR) return false;
  const widthBytes = inner.extent * size;
  const items = Math.ceil((widthBytes + VECTOR - 1) / VECTOR);
  const count = items * elements(rows);
  if (
    widthBytes < ROW_BYTES || widthBytes >= 2 ** 31 || count >= 2 ** 31 || rows.length > capacityOf(ROW_AXES)
  ) {
    return false;
  }
  arrayKernel(context, "copy", "copy_rows").launch(
    { grid: Math.ceil(count / BLOCK), block: BLOCK, stream },
    dst,
    src,
    count,
    items,
    widthBytes,
    axesArgument(rows, ROW_AXES),
  );
  return true;
}

/** Transposes tiles in shared memory if both sides are contiguous, but along different axes. */
function transpose(
  context: Context,
  stream: StreamLike | undefined,
  { axes, dst, src, size }: Copy,
): boolean {
  const height = axes.find((axis) => axis.dst === size);
  const width = axes.find((axis) => axis !== height && axis.src === size);
  if (height === undefined || width === undefined || height.extent < 8 || width.extent < 8) return false;
  const planes = axes.filter((axis) => axis !== height && axis !== width);
  if (planes.length > capacityOf(PLANE_AXES)) return false;
  const tile = size < 4 ? TRANSPOSE_SMALL_TILE : TRANSPOSE_TILE;
  const tiles = Math.ceil(width.extent / tile) * Math.ceil(height.extent / tile) * elements(planes);
  arrayKernel(context, "copy", `transpose_${size}`).launch(
    { grid: tiles, block: TRANSPOSE_BLOCK, stream },
    dst,
    src,
    width.extent,
    height.extent,
    width.dst,
    height.src,
    axesArgument(planes, PLANE_AXES),
  );
  return true;
}
