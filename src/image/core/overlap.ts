/** Whether arrays share memory. */
import { allocationOf } from "../../core/memory/array_data.ts";
import type { DeviceArray } from "../../array/array.ts";
import { byteBounds } from "../../base/strides.ts";

/**
 * True if two arrays share bytes. Regions of one pitched frame overlap only if both their rows and columns
 * do.
 */
export function overlapping(a: DeviceArray, b: DeviceArray): boolean {
  const allocation = allocationOf(a), other = allocationOf(b);
  if (allocation !== other && allocation.kind !== "foreign" && other.kind !== "foreign") return false;
  if (a.size === 0 || b.size === 0) return false;
  const [aLow, aHigh] = byteBounds(a.shape, a.strides, a.itemSize),
    [bLow, bHigh] = byteBounds(b.shape, b.strides, b.itemSize);
  const distance = Number(a.pointer - b.pointer) + aLow - bLow;
  if (distance >= bHigh - bLow || -distance >= aHigh - aLow) return false;
  return !disjointColumns(a, b, distance);
}

/**
 * True if both arrays consist of rows of the same pitch, and the rows of one are next to those of the other.
 */
function disjointColumns(a: DeviceArray, b: DeviceArray, distance: number): boolean {
  const aRows = pitchedRows(a), bRows = pitchedRows(b);
  if (aRows === null || bRows === null || aRows.pitch !== bRows.pitch) return false;
  const { pitch } = aRows;
  const offset = ((distance % pitch) + pitch) % pitch;
  return offset >= bRows.length && offset + aRows.length <= pitch;
}

/** The contiguous bytes of an array and their pitch, if all its outer strides are multiples of that. */
function pitchedRows(
  { shape, strides, itemSize }: DeviceArray,
): { pitch: number; length: number } | null {
  const axes = shape.map((extent, axis) => ({ extent, step: Math.abs(strides[axis]!) }))
    .filter(({ extent }) => extent > 1).sort((p, q) => p.step - q.step);
  let length = itemSize;
  for (const { extent, step } of axes) {
    if (step > length) {
      const regular = axes.every((axis) => axis.step < step || axis.step % step === 0);
      return regular ? { pitch: step, length } : null;
    }
    length += (extent - 1) * step;
  }
  return null;
}
