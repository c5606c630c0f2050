/**
 * JPEG on the device, as a group of the driver. A driver without it leaves JPEG to the host.
 *
 * Every method works with the context that is current when it is called, on native threads if the system has
 * them, and resolves when the device has finished. The caller keeps the memory of all arguments alive and
 * unchanged until then.
 */

/** A baseline or progressive JPEG file with 8 bits per channel, gray or color, and the memory for its pixels. */
export interface JpegTarget {
  readonly file: Uint8Array;
  /** Device address of interleaved RGB as the file stores it: its orientation is not applied. */
  readonly pointer: bigint;
  /** Bytes from one row to the next. */
  readonly pitch: number;
}

/** An image in device memory: contiguous rows of interleaved RGB. */
export interface JpegSource {
  readonly pointer: bigint;
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
  /** Encodes luma only. */
  readonly gray: boolean;
}

/** Resolution of the chroma: full, or half as wide and high. */
export type JpegSubsampling = "4:4:4" | "4:2:0";

export interface JpegSettings {
  /** The quality, from 1 to 100. */
  readonly quality: number;
  readonly subsampling: JpegSubsampling;
}

export interface JpegApi {
  /**
   * Decodes files, of any sizes, on a stream. Resolves with false for each file that the device cannot decode,
   * because it is damaged or of an unsupported kind; its pixels are then undefined.
   */
  decode(images: readonly JpegTarget[], stream: bigint): Promise<boolean[]>;
  /** Encodes images as baseline files. */
  encode(
    images: readonly JpegSource[],
    settings: JpegSettings,
    stream: bigint,
  ): Promise<Uint8Array<ArrayBuffer>[]>;
}
