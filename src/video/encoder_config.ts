/** Configurations of encoders in the form of WebCodecs. */
import {
  checkFinite,
  checkInteger,
  checkOptionNames,
  checkOptions,
  invalid,
  mismatch,
  oneOf,
  type OptionNames,
  show,
} from "../base/check.ts";
import type { ColorCodes, VideoCodec } from "../driver/video.ts";
import { colorCodes, type ColorInit } from "./color.ts";
import { knownCodec } from "./decoder_config.ts";

/** The stream that an encoder writes: WebCodecs' `VideoEncoderConfig`. */
export interface VideoEncoderConfig {
  /** `"h264"`, `"hevc"`, `"vp8"`, `"vp9"` or `"av1"`, or WebCodecs' name; profile and level follow from the frames. */
  readonly codec: string;
  /** Pixels; even. */
  readonly width: number;
  /** Pixels; even. */
  readonly height: number;
  /**
   * Bits per second, at least 1000. Default: a tenth of a bit per pixel, 6.2 Mbit/s at 1920 × 1080 and 30 frames per
   * second.
   */
  readonly bitrate?: number | undefined;
  /** Frames per second, for the rate control; 0.001 to 1,000,000. Default 30. */
  readonly framerate?: number | undefined;
  /** Maximum number of seconds from one key frame to the next. Default 2. */
  readonly keyFrameInterval?: number | undefined;
  /**
   * `"quality"` (the default) may delay and reorder packets; `"realtime"` returns each packet before the next frame.
   */
  readonly latencyMode?: "quality" | "realtime" | undefined;
  /**
   * Bits per sample. Default: those of the first frame. RGB of u8 can become 10 bits, but frames of 10 bits do not become
   * 8: `cvtColor(frame, "YUV2RGB_P010")` is RGB of 8 bits; for HDR, pass it through `toneMap()`.
   */
  readonly bitDepth?: 8 | 10 | undefined;
  /**
   * The colors that the stream states. Default: those of the first frame. VP8 has BT.601 in limited range only: planes
   * of other colors are converted. There, the option states the colors of planes that are no `Frame`.
   */
  readonly colorSpace?: ColorInit | undefined;
}

/** A checked configuration. */
export interface CheckedEncoderConfig {
  readonly codec: VideoCodec;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
  readonly frameRate: number;
  /** Frames. */
  readonly keyInterval: number;
  readonly lowDelay: boolean;
  readonly bitDepth: 8 | 10 | undefined;
  readonly color: ColorCodes | undefined;
}

const OPTIONS: OptionNames<VideoEncoderConfig> = {
  codec: true,
  width: true,
  height: true,
  bitrate: true,
  framerate: true,
  keyFrameInterval: true,
  latencyMode: true,
  bitDepth: true,
  colorSpace: true,
};
const ENCODED_CODECS: readonly VideoCodec[] = ["h264", "hevc", "vp8", "vp9", "av1"];
const MAX_SIDE = 32768, DEFAULT_FRAME_RATE = 30, DEFAULT_KEY_SECONDS = 2, BITS_PER_PIXEL = 0.1;
/** Encoders count in thousands of bits, and in signed integers. */
const BITRATES = [1000, 2 ** 31 - 1] as const;
/** libvpx measures time in at most 1e9 units per second, of which a frame has 1000. */
const FRAME_RATES = [1e-3, 1e6] as const;
/** Frames; no encoder counts further. */
const MAX_KEY_INTERVAL = 2 ** 30;

/** Whether a name is that of a codec that no encoder has. */
export function isDecodedOnly(name: unknown): boolean {
  const codec = knownCodec(name);
  return codec !== undefined && !ENCODED_CODECS.includes(codec);
}

/** Returns the codec of a name. Throws if no encoder has it. */
export function encodableCodecOf(name: string, codec: unknown): VideoCodec {
  const known = isDecodedOnly(codec) ? undefined : knownCodec(codec);
  if (known !== undefined) return known;
  const expected = `${ENCODED_CODECS.map(show).join(", ")} or WebCodecs' name, such as "avc1.64001e"`;
  throw new TypeError(invalid(name, expected, codec));
}

/** Checks a configuration; `name` is that of the argument in errors. */
export function checkEncoderConfig(config: VideoEncoderConfig, name = "config"): CheckedEncoderConfig {
  checkOptionNames(checkOptions(config, name), OPTIONS, name);
  const { latencyMode = "quality", bitDepth, colorSpace } = config;
  const codec = encodableCodecOf(`${name}.codec`, config.codec),
    width = even(`${name}.width`, config.width),
    height = even(`${name}.height`, config.height);
  const frameRate = within(`${name}.framerate`, config.framerate ?? DEFAULT_FRAME_RATE, FRAME_RATES);
  const keySeconds = positive(`${name}.keyFrameInterval`, config.keyFrameInterval ?? DEFAULT_KEY_SECONDS);
  if (latencyMode !== "quality" && latencyMode !== "realtime") {
    throw new TypeError(invalid(`${name}.latencyMode`, oneOf(["quality", "realtime"]), latencyMode));
  }
  if (bitDepth !== undefined && bitDepth !== 8 && bitDepth !== 10) {
    throw new RangeError(mismatch(`${name}.bitDepth`, "8 or 10", String(bitDepth)));
  }
  return {
    codec,
    width,
    height,
    bitrate: config.bitrate === undefined
      ? Math.min(Math.max(width * height * frameRate * BITS_PER_PIXEL, BITRATES[0]), BITRATES[1])
      : within(`${name}.bitrate`, config.bitrate, BITRATES),
    frameRate,
    keyInterval: Math.min(Math.max(1, Math.round(keySeconds * frameRate)), MAX_KEY_INTERVAL),
    lowDelay: latencyMode === "realtime",
    bitDepth,
    color: colorSpace === undefined ? undefined : colorCodes(colorSpace),
  };
}

function even(name: string, value: number): number {
  checkInteger(name, value, 2, MAX_SIDE);
  if (value % 2 !== 0) throw new RangeError(mismatch(name, "an even number of pixels", value));
  return value;
}

function within(name: string, value: number, [low, high]: readonly [number, number]): number {
  if (checkFinite(name, value) >= low && value <= high) return value;
  throw new RangeError(invalid(name, `a number from ${low} to ${high}`, value));
}

function positive(name: string, value: number): number {
  if (checkFinite(name, value) > 0) return value;
  throw new RangeError(invalid(name, "a positive number", value));
}
