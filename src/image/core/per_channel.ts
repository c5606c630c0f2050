/** Options that are one number for all channels, or one for each. */
import { invalid } from "../../base/check.ts";

/** Four values as kernels take them: those of the channels that there are, and 0 or the same for the rest. */
export type PerChannel = readonly [number, number, number, number];

/** Reads option `name`: a finite number for all channels, or `channels` of them. */
export function perChannel(name: string, value: number | readonly number[], channels: number): PerChannel {
  if (typeof value === "number" && Number.isFinite(value)) return [value, value, value, value];
  if (!Array.isArray(value) || value.length !== channels || !value.every(Number.isFinite)) {
    throw new RangeError(
      invalid(name, `a finite number, or ${channels} of them, one for each channel`, value),
    );
  }
  return [value[0]!, value[1] ?? 0, value[2] ?? 0, value[3] ?? 0];
}

/** Reads option `name`: a finite number. */
export function finite(name: string, value: number): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new RangeError(invalid(name, "a finite number", value));
}
