/** Rounding modes that JavaScript lacks. */

/** Rounds to the nearest integer, ties to even, as IEEE 754 and OpenCV do. */
export function roundToEven(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}
