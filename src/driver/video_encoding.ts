/**
 * Video encoding, as a group of the driver. The GPU encodes with its own engines (NVENC), the software device with
 * libavcodec. The rules are those of decoding: no method blocks the event loop, and nothing calls back from another
 * thread.
 */
import type { ColorCodes, PicturePlanes, SurfaceFormat, VideoCodec } from "./video.ts";

/** A kind of stream that a device encodes. */
export interface EncodedStreamCapability {
  /** The codec. */
  readonly codec: VideoCodec;
  /** Bits per sample. */
  readonly bitDepth: number;
  /** The encoder: `"NVENC"`, or the name of libavcodec's. */
  readonly encoder: string;
  /** Pixels. */
  readonly minWidth: number;
  /** Pixels. */
  readonly minHeight: number;
  /** Pixels. */
  readonly maxWidth: number;
  /** Pixels. */
  readonly maxHeight: number;
}

/** Describes the encoders of a device. */
export interface EncodingCapabilities {
  /** Path of the library; undefined if it cannot be opened. */
  readonly library: string | undefined;
  /** Why no video can be encoded, and how to change that; undefined if it can. */
  readonly problem: string | undefined;
  /** Empty if there is a problem. The first one that fits is used. */
  readonly streams: readonly EncodedStreamCapability[];
}

/** The configuration of an encoder. */
export interface PictureEncoderSettings {
  readonly codec: VideoCodec;
  /** Pixels, both even. */
  readonly width: number;
  readonly height: number;
  readonly format: SurfaceFormat;
  /** 8 or 10 significant bits per sample. */
  readonly bitDepth: number;
  /** Frames per second, for the rate control. Timestamps are independent of it. */
  readonly frameRate: number;
  /** Bits per second. */
  readonly bitrate: number;
  /** The most frames from one key picture to the next. */
  readonly keyInterval: number;
  /** Returns each packet before the next picture, without reordering. */
  readonly lowDelay: boolean;
  readonly color: ColorCodes;
  /** Receives the packets in decoding order. Must not throw. */
  output(packet: EncodedPicture): void;
}

/** An encoded picture. */
export interface EncodedPicture {
  /** H.264 and HEVC with start codes and, at key pictures, parameter sets; a temporal unit of AV1. */
  readonly data: Uint8Array<ArrayBuffer>;
  /** The timestamp of the picture. */
  readonly timestamp: number;
  readonly key: boolean;
}

/** An encoder of one stream: pictures in display order in, packets in decoding order out. */
export interface PictureEncoder {
  /**
   * Encodes a picture in device memory. The promise is fulfilled once it is copied in stream order, so its memory may
   * be reused by later work on the stream, and the encoder has room for the next picture; wait for it before the next
   * call.
   *
   * @param timestamp A safe integer, returned with the packet.
   * @throws {Error} As a rejection, if this or an earlier picture cannot be encoded.
   */
  encode(planes: PicturePlanes, stream: bigint, timestamp: number, key: boolean): Promise<void>;
  /** Outputs the packets of all pictures so far. The next picture becomes a key picture. */
  flush(): Promise<void>;
  /** Ends the encoder for good and gives up what has not been output. Later calls do nothing. */
  close(): Promise<void>;
}

/** Whether an encoder of a kind takes pictures of this size and depth. */
export function encodes(
  stream: EncodedStreamCapability,
  { codec, bitDepth, width, height }: Pick<PictureEncoderSettings, "codec" | "bitDepth" | "width" | "height">,
): boolean {
  return stream.codec === codec && stream.bitDepth === bitDepth && width >= stream.minWidth &&
    width <= stream.maxWidth && height >= stream.minHeight && height <= stream.maxHeight;
}

/** Returns what is encoded instead of a codec and depth, as the end of an error. WebM has no H.264 and HEVC. */
function wayOut(
  streams: readonly EncodedStreamCapability[],
  codec: VideoCodec,
  bitDepth: number,
): string {
  const others = streams.filter((stream) => stream.bitDepth === bitDepth);
  const other = others.find((stream) => stream.codec === "av1") ?? others[0];
  const files = other?.codec === "h264" || other?.codec === "hevc" ? " (in .mp4, .mov or .mkv files)" : "";
  const depth = streams.find((stream) => stream.codec === codec)?.bitDepth;
  const ways = [
    ...other ? [`codec: "${other.codec}"${files}`] : [],
    ...depth ? [`bitDepth: ${depth} and frames of ${depth} bits`] : [],
  ];
  return ways.length === 0 ? "" : `; pass ${ways.join(", or ")}`;
}

/**
 * Returns the first kind of stream that has these settings.
 *
 * @param owner Who encodes them, for the error.
 * @throws {RangeError} If no kind has them.
 */
export function streamFor(
  owner: string,
  streams: readonly EncodedStreamCapability[],
  settings: PictureEncoderSettings,
): EncodedStreamCapability {
  const found = streams.find((stream) => encodes(stream, settings));
  if (found !== undefined) return found;
  const { codec, bitDepth, width, height } = settings;
  const ofKind = streams.filter((stream) => stream.codec === codec && stream.bitDepth === bitDepth);
  if (ofKind.length === 0) {
    const known = streams.map((stream) => `${stream.codec} of ${stream.bitDepth} bits`);
    throw new RangeError(
      `video: ${owner} has no encoder for ${codec} of ${bitDepth} bits; it encodes ${
        [...new Set(known)].join(", ") || "no video"
      }${wayOut(streams, codec, bitDepth)}`,
    );
  }
  const sizes = ofKind.map(({ minWidth, minHeight, maxWidth, maxHeight }) =>
    `${minWidth} × ${minHeight} to ${maxWidth} × ${maxHeight}`
  );
  throw new RangeError(
    `video: ${owner} encodes ${codec} of ${sizes.join(" or ")} pixels, got ${width} × ${height}`,
  );
}
