/**
 * Video decoding, as a group of the driver. The GPU decodes with its own engines (NVDEC), the software device
 * with libavcodec. Layers above do not distinguish them.
 *
 * Rules for both, in addition to those of `driver.ts`:
 * - No method blocks the event loop for longer than a copy of one packet. Decoding runs on native threads.
 * - Every method of a decoder works with the context that was current when the decoder was created, whichever
 *   context is current when the method is called.
 * - Nothing calls back from another thread: `output` is called on the JavaScript thread, in a turn of its own
 *   or inside `decode`, `flush` or `reset`.
 */

import type { EncodingCapabilities, PictureEncoder, PictureEncoderSettings } from "./video_encoding.ts";

/** A video codec. */
export type VideoCodec = "h264" | "hevc" | "vp8" | "vp9" | "av1" | "mjpeg" | "mpeg2" | "mpeg4";

/** The chroma subsampling of a stream; "mono" has luma only. */
export type ChromaFormat = "mono" | "4:2:0" | "4:2:2" | "4:4:4";

/**
 * The memory format of pictures, both with 4:2:0 chroma: a plane of luma, and a plane of interleaved Cb and Cr of
 * half its height.
 * - `nv12`: 8-bit samples
 * - `p016`: samples of 10 to 16 bits in the upper bits of little-endian 16-bit words, as in P010
 */
export type SurfaceFormat = "nv12" | "p016";

/** The color description of a picture: code points of ITU-T H.273, as in bitstreams. 2 means unspecified. */
export interface ColorCodes {
  readonly primaries: number;
  readonly transfer: number;
  readonly matrix: number;
  /** Whether luma is from 0 to 255 (or 1023) instead of 16 to 235 (64 to 940). */
  readonly fullRange: boolean;
}

/** A kind of stream that a device decodes. */
export interface StreamCapability {
  /** The codec. */
  readonly codec: VideoCodec;
  /** The chroma subsampling. */
  readonly chroma: ChromaFormat;
  /** Bits per sample. */
  readonly bitDepth: number;
  /** Pixels. */
  readonly minWidth: number;
  /** Pixels. */
  readonly minHeight: number;
  /** Pixels. */
  readonly maxWidth: number;
  /** Pixels. */
  readonly maxHeight: number;
  /**
   * Maximum number of 16 × 16 blocks in a picture, which may be fewer than in one of the largest width and
   * height.
   */
  readonly maxMacroblocks: number;
  /** Number of hardware decoders that work at the same time; 0 for decoding on the CPU. */
  readonly engines: number;
}

/** Describes the decoders of a device. */
export interface VideoCapabilities {
  /** The decoder with its version, such as "NVDEC" or "libavcodec 61.19". */
  readonly decoder: string;
  /** Path of the library; undefined if it cannot be opened. */
  readonly library: string | undefined;
  /** Why no video can be decoded, and how to change that; undefined if it can. */
  readonly problem: string | undefined;
  /** Empty if there is a problem. */
  readonly streams: readonly StreamCapability[];
}

/** One access unit: everything that is needed to decode exactly one picture, in decoding order. */
export interface VideoPacket {
  /**
   * H.264 and HEVC: NAL units with start codes (Annex B), with the parameter sets before each key picture. VP8,
   * VP9: a frame or superframe. AV1: a temporal unit. Others: a picture. Must not change until the promise of
   * {@link PictureDecoder.decode} settles.
   */
  readonly data: Uint8Array;
  /**
   * Returned with the picture: a safe integer. Increases in display order between two calls of `flush` or
   * `reset`, or in decoding order, for streams whose display order is not known.
   */
  readonly timestamp: number;
  /** Whether decoding can start here. */
  readonly key: boolean;
}

/** Two planes of device memory that a picture is written to. */
export interface PicturePlanes {
  /** Device address of luma: `height` rows of `width` samples. */
  readonly luma: bigint;
  /** Bytes from one row to the next. */
  readonly lumaPitch: number;
  /** Device address of chroma: ⌈height / 2⌉ rows of ⌈width / 2⌉ pairs of Cb and Cr. */
  readonly chroma: bigint;
  readonly chromaPitch: number;
}

/**
 * A picture that is about to be shown. The function that receives it calls `write` or `drop`, exactly once and
 * before it returns, because decoders have few surfaces.
 */
export interface VideoPicture {
  /** The timestamp of the packet. */
  readonly timestamp: number;
  /** Pixels, after cropping. */
  readonly width: number;
  readonly height: number;
  readonly format: SurfaceFormat;
  /** Significant bits per sample. */
  readonly bitDepth: number;
  readonly color: ColorCodes;
  /**
   * Whether the decoder concealed damaged parts, as far as it reports that. Known when the promise of `write`
   * is fulfilled.
   */
  readonly damaged: boolean;
  /**
   * Copies the picture to device memory in stream order. The promise is fulfilled once the copy is enqueued:
   * work that is enqueued on the stream afterwards sees the picture.
   *
   * @throws {CudaError} As a rejection, if the picture could not be decoded or copied.
   */
  write(planes: PicturePlanes, stream: bigint): Promise<void>;
  /** Releases the picture without copying it. */
  drop(): void;
}

/**
 * The configuration of a decoder. Expected values are hints, which save work; the stream determines the real
 * ones.
 */
export interface PictureDecoderSettings {
  readonly codec: VideoCodec;
  /**
   * The parameter sets of the container, as Annex B (H.264, HEVC) or OBUs (AV1); undefined if packets contain
   * them. Packets repeat them before each key picture, so decoders may use them as a hint only.
   */
  readonly parameterSets: Uint8Array | undefined;
  /** Expected size of the coded picture; undefined if unknown. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Expected bits per sample and chroma; undefined if unknown. */
  readonly bitDepth: number | undefined;
  readonly chroma: ChromaFormat | undefined;
  /** Shows each picture as soon as its display order allows, at the cost of throughput. */
  readonly lowDelay: boolean;
  /**
   * Reports every damaged picture, at the cost of throughput. Otherwise, threads may output one before they
   * detect it.
   */
  readonly exactDamage: boolean;
  /**
   * Maximum number of pixels of a picture. The caller checks the headers of packets. Pictures that are larger
   * nevertheless are an error, those of more than twice as many pixels before memory is allocated for them.
   */
  readonly maxPixels: number;
  /** Receives the pictures in display order. Must not throw. */
  output(picture: VideoPicture): void;
}

/** A decoder of one stream: packets in decoding order in, pictures in display order out. */
export interface PictureDecoder {
  /**
   * Decodes one packet. The promise is fulfilled when the decoder has room for the next packet, which is the
   * only thing that limits the work in flight; wait for it before the next call.
   *
   * @throws {Error} As a rejection, if this or an earlier packet cannot be decoded. Pictures that were decoded are
   * still shown, and the decoder continues with the next key packet.
   */
  decode(packet: VideoPacket): Promise<void>;
  /**
   * Shows all pictures of the packets so far, and waits for their copies to be enqueued. The next packet must be
   * a key packet.
   */
  flush(): Promise<void>;
  /** Discards all pictures that have not been shown. The next packet must be a key packet. */
  reset(): Promise<void>;
  /** Ends the decoder, as {@link PictureDecoder.reset} and for good. Later calls do nothing. */
  close(): Promise<void>;
}

/** Video decoding on the current context's device. */
export interface VideoApi {
  /** Describes what the device decodes. The first call opens the library; later calls are cheap. */
  capabilities(): Promise<VideoCapabilities>;
  /**
   * Creates a decoder, or takes one from a pool.
   *
   * @throws {LibraryNotFoundError} If the library cannot be opened.
   * @throws {Error} If the device cannot decode the codec.
   */
  createDecoder(settings: PictureDecoderSettings): Promise<PictureDecoder>;
  /** Describes what the device encodes. */
  encoding(): Promise<EncodingCapabilities>;
  /**
   * Creates an encoder.
   *
   * @throws {LibraryNotFoundError} If the library cannot be opened.
   * @throws {Error} If the device cannot encode the codec.
   */
  createEncoder(settings: PictureEncoderSettings): Promise<PictureEncoder>;
}
