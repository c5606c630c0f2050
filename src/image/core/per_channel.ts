/** Options that are one number for all channels, or one for each. */
import { invalid, numberError } from "../../base/check.ts";

/** Four values, as kernels take them. Entries beyond the image's channels are unused. */
export type PerChannel = readonly [number, number, number, number];

/** Checks option `name`: a finite number for all channels, or `channels` of them. */
export function perChannel(name: string, value: number | readonly number[], channels: number): PerChannel {
  if (typeof value === "number" && Number.isFinite(value)) return [value, value, value, value];
  if (!Array.isArray(value) || value.length !== channels || !value.every(Number.isFinite)) {
    const each = channels === 1 ? "for 1 channel" : `or ${channels} of them, one for each channel`;
    const message = invalid(name, `a finite number${channels === 1 ? " " : ", "}${each}`, value);
    throw Array.isArray(value) ? new RangeError(message) : numberError(value, message);
  }
  return [value[0]!, value[1] ?? 0, value[2] ?? 0, value[3] ?? 0];
}
