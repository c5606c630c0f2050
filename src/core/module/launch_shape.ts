/** The grid, block and shared memory of a launch. */
import { invalid } from "../../base/check.ts";

/** One to three extents; missing ones are 1. */
export type Dim3 =
  | number
  | readonly [x: number]
  | readonly [x: number, y: number]
  | readonly [x: number, y: number, z: number];

/** The checked shape of a launch. */
export interface LaunchShape {
  readonly grid: readonly [x: number, y: number, z: number];
  readonly block: readonly [x: number, y: number, z: number];
  readonly sharedBytes: number;
}

const AXES = "xyz";

/**
 * True if `dim` is an array with these extents. Anything else, even an equal number, is left to
 * {@link extent}.
 */
export function isExtents(dim: Dim3, [x, y, z]: LaunchShape["grid"]): boolean {
  if (!Array.isArray(dim) || dim[0] !== x) return false;
  const { length } = dim;
  return length === 3
    ? dim[1] === y && dim[2] === z
    : length === 2
    ? dim[1] === y && z === 1
    : length === 1 && y === 1 && z === 1;
}

/** Returns the extent of the grid or the block along one axis, 1 if missing. */
export function extent(name: string, dim: Dim3, axis: 0 | 1 | 2): number {
  if (typeof dim === "number") return axis === 0 ? dim : 1;
  if (!Array.isArray(dim) || dim.length < 1 || dim.length > 3) {
    throw new TypeError(invalid(name, "a number or [x, y?, z?]", dim));
  }
  return dim[axis] ?? 1;
}

/** Throws unless every extent is an integer from 1 to the limit of its axis. */
export function checkExtents(name: string, limits: readonly number[], extents: readonly number[]): void {
  for (let axis = 0; axis < 3; axis++) {
    const value = extents[axis]!;
    if (value >= 1 && value <= limits[axis]! && Number.isInteger(value)) continue;
    const advice = name === "grid" && value === 0 ? "; skip the launch if there is nothing to do" : "";
    const expected = `an integer from 1 to ${limits[axis]}`;
    throw new RangeError(invalid(`${name}.${AXES[axis]}`, expected, value) + advice);
  }
}
