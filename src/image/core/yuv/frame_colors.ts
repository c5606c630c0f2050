/** Frames that state their colors, such as those of video decoders. */
import { mismatch } from "../../../base/check.ts";
import type { YuvColors } from "./coefficients.ts";

/** The colors that a frame states, with the names of WebCodecs. */
export interface FrameColor {
  /** E.g. "bt709", "smpte170m", "bt2020-ncl"; null if unknown. */
  readonly matrix: string | null;
  /** E.g. "bt709", "pq", "hlg"; null or undefined if unknown. */
  readonly transfer?: string | null | undefined;
  /** Luma from 0 to 255 (or 1023), instead of 16 to 235 (64 to 940). */
  readonly fullRange: boolean;
}

const STANDARDS: Readonly<Record<string, NonNullable<YuvColors["standard"]>>> = {
  "bt709": "bt709",
  "bt470bg": "bt601",
  "smpte170m": "bt601",
  "bt2020-ncl": "bt2020",
  "bt2020-cl": "bt2020",
};
/** Frames that do not state their standard have that of television with at least as many rows. */
const HD_ROWS = 720;

/** Returns options with the standard and the range of the frames, unless they are given. */
export function withFrameColors<O extends YuvColors>(src: unknown, options: O): O {
  if (options === null || typeof options !== "object") return options;
  if (options.standard !== undefined && options.range !== undefined) return options;
  const frames: readonly unknown[] = Array.isArray(src) ? src : [src];
  let found: YuvColors | undefined;
  for (const frame of frames) {
    const own = colorsOf(frame);
    if (own === undefined) return options;
    found ??= own;
    const differs = (options.standard === undefined && own.standard !== found.standard) ||
      (options.range === undefined && own.range !== found.range);
    if (differs) {
      const got = `${own.standard}, ${own.range} after ${found.standard}, ${found.range}`;
      throw new RangeError(
        mismatch("src", "frames of the same colors, or the options standard and range", got),
      );
    }
  }
  return { ...found, ...options };
}

/** Returns the HDR transfer function that frames state; undefined if the first one states none, or another one. */
export function hdrTransfer(src: unknown): "pq" | "hlg" | undefined {
  const first: unknown = Array.isArray(src) ? src[0] : src;
  if (typeof first !== "object" || first === null || !("color" in first)) return undefined;
  const transfer = (first.color as Partial<FrameColor> | null | undefined)?.transfer;
  return transfer === "pq" || transfer === "hlg" ? transfer : undefined;
}

/** Returns the standard and the range of a frame; undefined for anything that states no colors. */
export function colorsOf(frame: unknown): Required<YuvColors> | undefined {
  if (typeof frame !== "object" || frame === null || !("color" in frame)) return undefined;
  const { color, height } = frame as { color?: Partial<FrameColor> | null; height?: number };
  if (typeof color !== "object" || color === null) return undefined;
  return {
    standard: STANDARDS[color.matrix ?? ""] ?? ((height ?? 0) >= HD_ROWS ? "bt709" : "bt601"),
    range: color.fullRange === true ? "full" : "limited",
  };
}
