/** Facts about pictures that their packets show before they are decoded. */
import { mismatch } from "../../base/check.ts";
import type { VideoCodec } from "../../driver/video.ts";
import { BitReader } from "./bit_reader.ts";
import { av1Size, isHiddenAv1, isHiddenVp9, jpegSize, vp8Size, vp9Size } from "./frame_headers.ts";
import { type DisplayOrder, HevcOrder } from "./hevc_order.ts";
import { isHiddenVp8 } from "./ivf.ts";
import { isRandomAccess, isSkippedLeading, nalType, nalUnits, pictureType } from "./nal.ts";
import {
  type H264Sequence,
  type PictureSize,
  readH264Sequence,
  readHevcSequence,
  readRecovery,
} from "./parameter_sets.ts";

/** NAL unit types. */
const H264_IDR = 5,
  H264_MESSAGES = 6,
  H264_SEQUENCE = 7,
  HEVC_SEQUENCE = 33,
  FIRST_H264_SLICE = 1,
  LAST_H264_SLICE = 5,
  LAST_HEVC_SLICE = 31;

/** A field of H.264. Two with the same number and opposite parity are one picture. */
interface Field {
  readonly frameNumber: number;
  readonly bottom: boolean;
}

/** The role of a packet in its group of pictures. */
export interface PictureRole {
  /** Whether all pictures before it in the stream are displayed before its own. */
  readonly starts: boolean;
  /** Whether it refers to pictures before the key picture that it precedes in display order. */
  readonly leading: boolean;
}

/** Follows the packets of one stream in decoding order. */
export class PictureFacts {
  readonly #codec: VideoCodec;
  readonly #maxPixels: number;
  #sequence: H264Sequence | undefined;
  /** The first field of a picture whose second field may follow. */
  #field: Field | undefined;
  readonly #order: HevcOrder = new HevcOrder();

  constructor(codec: VideoCodec, maxPixels: number) {
    this.#codec = codec;
    this.#maxPixels = maxPixels;
  }

  /**
   * Reads the headers of a packet, in the form for decoders.
   *
   * @throws {RangeError} If they state a larger picture than the limit.
   */
  check(data: Uint8Array): void {
    const size = this.#sizeOf(data);
    if (size !== undefined) checkPixels(size, this.#maxPixels);
  }

  /** Whether a packet is the second field of the picture that the packet before has begun. */
  isSecondField(data: Uint8Array): boolean {
    if (!this.#sequence?.fields) return false;
    const first = this.#field, field = readField(data, this.#sequence);
    const second = first !== undefined && field !== undefined && first.frameNumber === field.frameNumber &&
      first.bottom !== field.bottom;
    this.#field = second ? undefined : field;
    return second;
  }

  /** Decoding starts at the next packet. */
  restart(): void {
    this.#field = undefined;
    this.#order.restart();
  }

  /** Returns when the picture of a packet is displayed, if its codec is HEVC and parameter sets have been read. */
  orderOf(data: Uint8Array): DisplayOrder | undefined {
    return this.#codec === "hevc" ? this.#order.of(data) : undefined;
  }

  /** Returns the role of a packet in its group of pictures. */
  roleOf(data: Uint8Array, key: boolean): PictureRole {
    const codec = this.#codec;
    if (codec !== "h264" && codec !== "hevc") return { starts: key, leading: false };
    const type = pictureType(data, codec) ?? -1;
    if (codec === "h264") return { starts: type === H264_IDR, leading: false };
    return { starts: isRandomAccess(type), leading: isSkippedLeading(type) };
  }

  /**
   * Returns how many pictures of H.264 must be decoded from a key packet on until they are complete: with gradual refresh,
   * which has no intra pictures, more than 0.
   */
  refreshOf(data: Uint8Array): number {
    if (this.#codec !== "h264") return 0;
    for (const { at } of nalUnits(data)) {
      const type = nalType(data, at, "h264");
      if (type >= FIRST_H264_SLICE && type <= LAST_H264_SLICE) break;
      const count = type === H264_MESSAGES ? readRecovery(data, at) : undefined;
      if (count !== undefined) return count;
    }
    return 0;
  }

  /** Whether a packet states itself that its picture is only decoded, never shown. */
  isHidden(data: Uint8Array): boolean {
    if (this.#codec === "vp8") return isHiddenVp8(data);
    if (this.#codec === "vp9") return isHiddenVp9(data);
    return this.#codec === "av1" && isHiddenAv1(data);
  }

  #sizeOf(data: Uint8Array): PictureSize | undefined {
    switch (this.#codec) {
      case "h264":
      case "hevc":
        return this.#sequenceSize(data, this.#codec);
      case "vp8":
        return vp8Size(data);
      case "vp9":
        return vp9Size(data);
      case "av1":
        return av1Size(data);
      case "mjpeg":
        return jpegSize(data);
      default:
        return undefined;
    }
  }

  /** Returns the largest size in the parameter sets before a picture. */
  #sequenceSize(data: Uint8Array, codec: "h264" | "hevc"): PictureSize | undefined {
    let largest: PictureSize | undefined;
    for (const { at } of nalUnits(data)) {
      const type = nalType(data, at, codec);
      if (codec === "h264" ? type >= FIRST_H264_SLICE && type <= LAST_H264_SLICE : type <= LAST_HEVC_SLICE) {
        break;
      }
      if (type !== (codec === "h264" ? H264_SEQUENCE : HEVC_SEQUENCE)) continue;
      const size = codec === "h264"
        ? this.#sequence = readH264Sequence(data, at)
        : readHevcSequence(data, at);
      if (largest === undefined || pixels(size) > pixels(largest)) largest = size;
    }
    return largest;
  }
}

/**
 * Throws if pictures have more pixels than the limit.
 *
 * @throws {RangeError} With the name of the option.
 */
export function checkPixels(size: PictureSize, maxPixels: number): void {
  if (pixels(size) <= maxPixels) return;
  const limit = `at most ${maxPixels} pixels (option maxPixels)`;
  throw new RangeError(mismatch("video", limit, `${size.width} × ${size.height}`));
}

function pixels({ width, height }: PictureSize): number {
  return width * height;
}

/** Reads the start of the first slice (ITU-T H.264, 7.3.3); undefined if it belongs to a frame. */
function readField(data: Uint8Array, sequence: H264Sequence): Field | undefined {
  for (const { at } of nalUnits(data)) {
    const type = nalType(data, at, "h264");
    if (type < FIRST_H264_SLICE || type > LAST_H264_SLICE) continue;
    const reader = new BitReader(data, at + 1, true);
    for (let i = 0; i < 3; i++) reader.unsigned();
    if (sequence.separatePlanes) reader.skip(2);
    const frameNumber = reader.bits(sequence.frameNumBits);
    return reader.flag() ? { frameNumber, bottom: reader.flag() } : undefined;
  }
  return undefined;
}
