/** Headers of frames without NAL units: the size of pictures of VP8, VP9, AV1 and JPEG, and whether one is shown. */
import { BitReader } from "./bit_reader.ts";
import { type Obu, obus } from "./ivf.ts";
import type { PictureSize } from "./parameter_sets.ts";

/** Returns the size in the header of a VP8 key frame (RFC 6386, 9.1). */
export function vp8Size(frame: Uint8Array): PictureSize | undefined {
  const key = frame.length >= 10 && (frame[0]! & 1) === 0 && frame[3] === 0x9d && frame[4] === 0x01 &&
    frame[5] === 0x2a;
  if (!key) return undefined;
  // The upper two bits are a scale for displaying.
  return { width: (frame[6]! | frame[7]! << 8) & 0x3fff, height: (frame[8]! | frame[9]! << 8) & 0x3fff };
}

/** The start of a frame's header: VP9, 6.2. */
interface Vp9Start {
  readonly profile: number;
  readonly existing: boolean;
  readonly key: boolean;
  readonly shown: boolean;
  readonly resilient: boolean;
}

function readVp9Start(reader: BitReader): Vp9Start | undefined {
  if (reader.bits(2) !== 2) return undefined;
  const profile = reader.bits(1) + 2 * reader.bits(1);
  if (profile === 3) reader.skip(1);
  if (reader.flag()) return { profile, existing: true, key: false, shown: true, resilient: false };
  return { profile, existing: false, key: !reader.flag(), shown: reader.flag(), resilient: reader.flag() };
}

/** Returns the size that the first frame of a VP9 packet states; undefined if it is that of an earlier frame. */
export function vp9Size(packet: Uint8Array): PictureSize | undefined {
  const reader = new BitReader(packet, 0, false), start = readVp9Start(reader);
  if (start === undefined || start.existing) return undefined;
  const intra = !start.key && !start.shown && reader.flag();
  if (!start.key && !start.resilient) reader.skip(2);
  if (start.key || intra) {
    reader.skip(24);
    if (start.key || start.profile > 0) skipVp9Colors(reader, start.profile);
    if (intra) reader.skip(8);
  } else {
    reader.skip(8 + 3 * 4);
    for (let reference = 0; reference < 3; reference++) if (reader.flag()) return undefined;
  }
  return { width: reader.bits(16) + 1, height: reader.bits(16) + 1 };
}

const VP9_RGB = 7;

function skipVp9Colors(reader: BitReader, profile: number): void {
  if (profile >= 2) reader.skip(1);
  const odd = profile % 2 === 1;
  if (reader.bits(3) !== VP9_RGB) reader.skip(odd ? 4 : 1);
  else if (odd) reader.skip(1);
}

/** Whether a VP9 packet has no frame that is shown. Packets with several frames show one. */
export function isHiddenVp9(packet: Uint8Array): boolean {
  const superframe = ((packet.at(-1) ?? 0) & 0xe0) === 0xc0;
  return !superframe && readVp9Start(new BitReader(packet, 0, false))?.shown === false;
}

const SEQUENCE_HEADER = 1, FRAME_HEADER = 3, FRAME = 6;

/** Returns the largest size that a sequence header of AV1 in this packet allows (AV1, 5.5.1). */
export function av1Size(packet: Uint8Array): PictureSize | undefined {
  for (const { type, payload } of obus(packet)) {
    if (type === SEQUENCE_HEADER) return readAv1Size(new BitReader(packet, payload, false));
  }
  return undefined;
}

function readAv1Size(reader: BitReader): PictureSize {
  reader.skip(4);
  if (reader.flag()) reader.skip(5);
  else skipOperatingPoints(reader);
  const widthBits = reader.bits(4) + 1, heightBits = reader.bits(4) + 1;
  return { width: reader.bits(widthBits) + 1, height: reader.bits(heightBits) + 1 };
}

function skipOperatingPoints(reader: BitReader): void {
  let delayBits = 0;
  if (reader.flag()) {
    reader.skip(64);
    if (reader.flag()) reader.unsigned();
    if (reader.flag()) {
      delayBits = reader.bits(5) + 1;
      reader.skip(32 + 5 + 5);
    }
  }
  const delays = reader.flag();
  for (let left = reader.bits(5) + 1; left > 0; left--) {
    reader.skip(12);
    if (reader.bits(5) > 7) reader.skip(1);
    if (delayBits > 0 && reader.flag()) reader.skip(2 * delayBits + 1);
    if (delays && reader.flag()) reader.skip(4);
  }
}

/** Whether an AV1 temporal unit has frames, of which none is shown. */
export function isHiddenAv1(packet: Uint8Array): boolean {
  const frames: Obu[] = [];
  for (const obu of obus(packet)) {
    // Still pictures have shorter headers, and are shown.
    if (obu.type === SEQUENCE_HEADER && (packet[obu.payload]! & 0x18) === 0x18) return false;
    if (obu.type === FRAME_HEADER || obu.type === FRAME) frames.push(obu);
  }
  // `show_existing_frame`, two bits of `frame_type`, `show_frame`.
  return frames.length > 0 && frames.every(({ payload }) => (packet[payload]! & 0x90) === 0);
}

/** Returns the size in the header of a JPEG file. */
export function jpegSize(file: Uint8Array): PictureSize | undefined {
  for (let at = 2; at + 9 <= file.length && file[at] === 0xff;) {
    const marker = file[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: file[at + 7]! << 8 | file[at + 8]!, height: file[at + 5]! << 8 | file[at + 6]! };
    }
    at += marker === 0xff ? 1 : 2 + (file[at + 2]! << 8 | file[at + 3]!);
  }
  return undefined;
}
