/** Pixel formats of libavcodec that become NV12 or P016. */
import type { SurfaceFormat } from "../../video.ts";

/** How the samples of a frame are stored. */
export interface PixelFormat {
  readonly surface: SurfaceFormat;
  readonly bitDepth: number;
  /** Gray frames have no chroma. */
  readonly chroma: boolean;
  /** The format itself states that the range is full. */
  readonly fullRange: boolean;
}

const FORMATS: ReadonlyMap<string, PixelFormat> = new Map(
  ([
    ["yuv420p", 8, true, false],
    ["yuvj420p", 8, true, true],
    ["gray", 8, false, false],
    ["yuv420p10le", 10, true, false],
    ["gray10le", 10, false, false],
    ["yuv420p12le", 12, true, false],
    ["gray12le", 12, false, false],
  ] as const).map(([name, bitDepth, chroma, fullRange]) => [
    name,
    { surface: bitDepth === 8 ? "nv12" : "p016", bitDepth, chroma, fullRange },
  ]),
);

/** Returns the format of this name; throws if it is not 4:2:0 of 8, 10 or 12 bits. */
export function pixelFormat(name: string): PixelFormat {
  const format = FORMATS.get(name);
  if (format !== undefined) return format;
  throw new Error(`video: expected 4:2:0 chroma and 8, 10 or 12 bits, got FFmpeg's pixel format ${name}`);
}
