/** Configurations of decoders in the form of WebCodecs. */
import { invalid, mismatch } from "../base/check.ts";
import type { VideoCodec } from "../driver/video.ts";
import { colorCodes, type ColorInit } from "./color.ts";
import { type CodecDescription, readDescription } from "./demux/codec_description.ts";
import type { StreamInfo } from "./demux/packets.ts";

/** Description of a stream of packets: WebCodecs' `VideoDecoderConfig`. */
export interface VideoDecoderConfig {
  /** `"h264"`, `"hevc"`, `"vp8"`, `"vp9"`, `"av1"` or `"mjpeg"`, or WebCodecs' name, such as `"avc1.64001e"`. */
  readonly codec: string;
  /**
   * The content of an `avcC`, `hvcC` or `av1C` box. With it, NAL units have length prefixes, as in MP4 files;
   * without it, start codes.
   */
  readonly description?: ArrayBuffer | ArrayBufferView | undefined;
  /** Pixels, if known. */
  readonly codedWidth?: number | undefined;
  /** Pixels, if known. */
  readonly codedHeight?: number | undefined;
  /** Colors, for streams that do not state them. */
  readonly colorSpace?: ColorInit | undefined;
  /** Degrees clockwise by which frames must be rotated to be upright. Default 0. */
  readonly rotation?: 0 | 90 | 180 | 270 | undefined;
  /**
   * Shows each frame as soon as possible, for live streams, instead of decoding several at a time. Default false.
   */
  readonly optimizeForLatency?: boolean | undefined;
}

/** A checked configuration. */
export interface CheckedConfig {
  readonly info: StreamInfo;
  readonly description: CodecDescription;
  readonly lowDelay: boolean;
}

const CODECS: Readonly<Record<string, VideoCodec>> = {
  h264: "h264",
  avc1: "h264",
  avc3: "h264",
  hevc: "hevc",
  h265: "hevc",
  hvc1: "hevc",
  hev1: "hevc",
  vp8: "vp8",
  vp9: "vp9",
  vp09: "vp9",
  av1: "av1",
  av01: "av1",
  mjpeg: "mjpeg",
};

/** Returns the codec of a name; undefined if it is unknown. */
export function knownCodec(name: unknown): VideoCodec | undefined {
  if (typeof name !== "string") return undefined;
  const key = name.split(".")[0]!.toLowerCase();
  return Object.hasOwn(CODECS, key) ? CODECS[key] : undefined;
}

/** Returns the codec of a name. */
export function codecOf(name: unknown): VideoCodec {
  const codec = knownCodec(name);
  if (codec !== undefined) return codec;
  const expected = '"h264", "hevc", "vp8", "vp9", "av1", "mjpeg" or WebCodecs\' name, such as "avc1.64001e"';
  throw new TypeError(invalid("config.codec", expected, name));
}

/** Checks a configuration. */
export function checkConfig(config: VideoDecoderConfig): CheckedConfig {
  if (typeof config !== "object" || config === null) {
    throw new TypeError(invalid("config", "an object", config));
  }
  const { rotation = 0, colorSpace } = config, codec = codecOf(config.codec);
  if (![0, 90, 180, 270].includes(rotation)) {
    throw new RangeError(mismatch("config.rotation", "0, 90, 180 or 270", rotation));
  }
  const description = readDescription(codec, bytesOf(config.description));
  return {
    description,
    lowDelay: config.optimizeForLatency === true,
    info: {
      codec,
      codecString: config.codec,
      parameterSets: description.parameterSets,
      width: config.codedWidth,
      height: config.codedHeight,
      rotation,
      color: colorSpace === undefined ? undefined : colorCodes(colorSpace),
      duration: undefined,
    },
  };
}

function bytesOf(data: ArrayBuffer | ArrayBufferView | undefined): Uint8Array | undefined {
  if (data === undefined) return undefined;
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  throw new TypeError(invalid("config.description", "an ArrayBuffer or a view", data));
}
