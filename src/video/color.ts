/** Colors of video: WebCodecs' names, and the code points of ITU-T H.273 in bitstreams. */
import type { ColorCodes } from "../driver/video.ts";

/** The colors of a frame, with the names of WebCodecs. Null where neither stream nor file states them. */
export interface VideoColor {
  /** E.g. "bt709", "bt470bg" or "smpte170m" (BT.601), "bt2020", "smpte432" (Display P3). */
  readonly primaries: string | null;
  /** E.g. "bt709", "smpte170m", "iec61966-2-1" (sRGB), "linear", "pq", "hlg". */
  readonly transfer: string | null;
  /** E.g. "rgb", "bt709", "bt470bg", "smpte170m", "bt2020-ncl". */
  readonly matrix: string | null;
  /** Whether luma is from 0 to 255 (or 1023) instead of 16 to 235 (64 to 940). */
  readonly fullRange: boolean;
}

const UNSPECIFIED = 2;
const PRIMARIES: Readonly<Record<number, string>> = {
  1: "bt709",
  5: "bt470bg",
  6: "smpte170m",
  7: "smpte240m",
  9: "bt2020",
  11: "smpte431",
  12: "smpte432",
};
const TRANSFER: Readonly<Record<number, string>> = {
  1: "bt709",
  4: "gamma22",
  5: "gamma28",
  6: "smpte170m",
  7: "smpte240m",
  8: "linear",
  13: "iec61966-2-1",
  14: "bt2020-10",
  15: "bt2020-12",
  16: "pq",
  18: "hlg",
};
const MATRIX: Readonly<Record<number, string>> = {
  0: "rgb",
  1: "bt709",
  5: "bt470bg",
  6: "smpte170m",
  7: "smpte240m",
  9: "bt2020-ncl",
  10: "bt2020-cl",
};

/** Returns the names of code points: those of the bitstream, otherwise those of the container. */
export function videoColor(stream: ColorCodes, container: ColorCodes | undefined): VideoColor {
  const pick = (name: "primaries" | "transfer" | "matrix") =>
    stream[name] === UNSPECIFIED ? container?.[name] ?? UNSPECIFIED : stream[name];
  const stated = stream.primaries !== UNSPECIFIED || stream.matrix !== UNSPECIFIED || stream.fullRange;
  return {
    primaries: PRIMARIES[pick("primaries")] ?? null,
    transfer: TRANSFER[pick("transfer")] ?? null,
    matrix: MATRIX[pick("matrix")] ?? null,
    fullRange: stated ? stream.fullRange : container?.fullRange ?? false,
  };
}

/** The colors of a WebCodecs configuration, all of them optional. */
export interface ColorInit {
  /** Same as in {@link VideoColor}. */
  readonly primaries?: string | null | undefined;
  /** Same as in {@link VideoColor}. */
  readonly transfer?: string | null | undefined;
  /** Same as in {@link VideoColor}. */
  readonly matrix?: string | null | undefined;
  /** Same as in {@link VideoColor}. */
  readonly fullRange?: boolean | null | undefined;
}

/** Returns the code points of names; unspecified for unknown ones. */
export function colorCodes({ primaries, transfer, matrix, fullRange }: ColorInit): ColorCodes {
  return {
    primaries: codeOf(PRIMARIES, primaries),
    transfer: codeOf(TRANSFER, transfer),
    matrix: codeOf(MATRIX, matrix),
    fullRange: fullRange ?? false,
  };
}

function codeOf(names: Readonly<Record<number, string>>, name: string | null | undefined): number {
  const entry = Object.entries(names).find(([, known]) => known === name);
  return entry === undefined ? UNSPECIFIED : Number(entry[0]);
}
