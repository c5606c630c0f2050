/** The numbers that floats of kernels accept. */

/** The smallest doubles that round to infinity, by type. */
const BEYOND: Readonly<Record<"f16" | "bf16" | "f32", number>> = {
  f16: 2 ** 16 - 2 ** 4,
  bf16: 2 ** 128 - 2 ** 119,
  f32: 2 ** 128 - 2 ** 103,
};

/** Whether a finite number rounds to infinity as a type. */
export function overflows(type: "f16" | "bf16" | "f32", value: number): boolean {
  const magnitude = Math.abs(value);
  return magnitude >= BEYOND[type] && magnitude !== Infinity;
}
