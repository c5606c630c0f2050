/** The format of a stream, as the parser announces it. */
import type { ColorCodes, SurfaceFormat } from "../../video.ts";
import { CUVIDEOFORMAT as F } from "./layouts.ts";
import type { NativeMemory } from "../../../runtime/native_memory.ts";

/** A `CUVIDEOFORMAT`. */
export interface StreamFormat {
  /** A `cudaVideoCodec`. */
  readonly codec: number;
  /** A `cudaVideoChromaFormat`. */
  readonly chroma: number;
  readonly bitDepth: number;
  /** Size of the coded picture in pixels. */
  readonly codedWidth: number;
  readonly codedHeight: number;
  /** The visible part of the coded picture. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Minimum number of surfaces to decode the stream. */
  readonly minSurfaces: number;
  readonly color: ColorCodes;
}

const FULL_RANGE = 1 << 3;
/** Number of surfaces if the parser does not state how many it needs. */
const DEFAULT_SURFACES = 20;

/** Reads a `CUVIDEOFORMAT` in native memory. */
export function readFormat(memory: NativeMemory, at: number): StreamFormat {
  const left = memory.i32(at + F["display_area.left"]);
  const top = memory.i32(at + F["display_area.top"]);
  const description = "video_signal_description";
  return {
    codec: memory.i32(at + F.codec),
    chroma: memory.i32(at + F.chroma_format),
    bitDepth: memory.u8(at + F.bit_depth_luma_minus8) + 8,
    codedWidth: memory.i32(at + F.coded_width),
    codedHeight: memory.i32(at + F.coded_height),
    left,
    top,
    width: memory.i32(at + F["display_area.right"]) - left,
    height: memory.i32(at + F["display_area.bottom"]) - top,
    minSurfaces: memory.u8(at + F.min_num_decode_surfaces) || DEFAULT_SURFACES,
    color: {
      primaries: memory.u8(at + F[`${description}.color_primaries`]),
      transfer: memory.u8(at + F[`${description}.transfer_characteristics`]),
      matrix: memory.u8(at + F[`${description}.matrix_coefficients`]),
      fullRange: (memory.u8(at + F[description]) & FULL_RANGE) !== 0,
    },
  };
}

/** Returns the memory format of decoded pictures. */
export function surfaceFormat({ bitDepth }: StreamFormat): SurfaceFormat {
  return bitDepth > 8 ? "p016" : "nv12";
}

/** Returns the size in the header of a VP8 key frame; undefined for other data. */
export function vp8Size(frame: Uint8Array): { width: number; height: number } | undefined {
  const isKey = frame.length >= 10 && (frame[0]! & 1) === 0 && frame[3] === 0x9d && frame[4] === 0x01 &&
    frame[5] === 0x2a;
  if (!isKey) return undefined;
  // The upper two bits are a scale for displaying.
  return { width: (frame[6]! | frame[7]! << 8) & 0x3fff, height: (frame[8]! | frame[9]! << 8) & 0x3fff };
}

/**
 * Returns the format with the size that a VP8 key frame states, because the parser rounds odd sizes down and the
 * decoder then refuses the pictures.
 */
export function withVp8Size(format: StreamFormat, frame: Uint8Array | undefined): StreamFormat {
  const size = frame && vp8Size(frame);
  if (size === undefined) return format;
  const { width, height } = size, { codedWidth, codedHeight } = format;
  if (width >> 1 !== codedWidth >> 1 || height >> 1 !== codedHeight >> 1) return format;
  return { ...format, codedWidth: width, codedHeight: height, left: 0, top: 0, width, height };
}
