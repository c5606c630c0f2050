/** AVIF files: the boxes that describe the image (ISO/IEC 14496-12 and 23008-12), and the decoder. */
import { ImageDecodeError } from "./decode_error.ts";
import type { ImageHeader } from "./image_header.ts";
import { type OrientedHeader, turnedSize } from "./orientation.ts";
import type { RgbImage } from "./rgb_image.ts";
import { decodeByWasm, WasmDecoder } from "./wasm_decoder.ts";

/** Bits per channel of the decoded pixels. */
const BIT_DEPTH = 8;

const DECODER = new WasmDecoder("AVIF", "@jsquash/avif", "codec/dec/avif_dec", BIT_DEPTH);

/** A part of a file. */
interface Box {
  readonly type: string;
  readonly data: Uint8Array;
}

/** Whether the bytes start with a file type box that names AVIF. */
export function isAvif(file: Uint8Array): boolean {
  if (file.length < 16 || text(file, 4) !== "ftyp") return false;
  const end = Math.min(viewOf(file).getUint32(0), file.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && text(file, at) === "avif") return true;
  return false;
}

/**
 * Reads the properties of the primary item.
 *
 * @throws {ImageDecodeError} If they are missing or corrupt, or the file is truncated.
 */
export function readAvifHeader(file: Uint8Array): OrientedHeader {
  const meta = find(boxes(file), "meta").subarray(4), children = [...boxes(meta)];
  const item = primaryItem(find(children, "pitm"));
  const properties = find(children, "iprp"), parts = [...boxes(properties)];
  const all = [...boxes(find(parts, "ipco"))];
  const own = itemProperties(find(parts, "ipma"), item).map((index) => all[index - 1]);
  const extents = all.filter(({ type }) => type === "ispe").map(({ data }) => sizeOf(data));
  const shown = own.find((box) => box?.type === "ispe");
  if (shown === undefined) throw corrupt("the size of its image is missing");
  const { width, height } = sizeOf(shown.data);
  // The items of a grid, and alpha, are decoded as well.
  if (extents.some((extent) => extent.width > width || extent.height > height)) {
    throw corrupt("it has an item that is larger than its image");
  }
  const orientation = orientationOf(own);
  const depth = Math.max(
    8,
    ...all.filter(({ type }) => type === "pixi").flatMap(({ data }) => [...data.subarray(5)]),
  );
  const alpha = all.some(({ type, data }) => type === "auxC" && /:alpha|auxid:1/.test(latin(data)));
  const [uprightWidth, uprightHeight] = turnedSize(width, height, orientation);
  return {
    format: "avif",
    width: uprightWidth,
    height: uprightHeight,
    orientation,
    channels: alpha ? 4 : 3,
    bitDepth: depth,
    // Frames of 16 bits in the decoder's memory, RGBA, its copy, and RGB.
    decodeBytes: width * height * (4 * 6 + 4 + 4 + 3),
  };
}

/** Decodes an AVIF file to upright 8-bit RGB, and drops alpha. */
export async function decodeAvif(file: Uint8Array, header: ImageHeader): Promise<RgbImage> {
  return await decodeByWasm(DECODER, file, header);
}

/** Yields the boxes in a range of bytes. */
function* boxes(bytes: Uint8Array): Generator<Box> {
  const view = viewOf(bytes);
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) throw truncated();
    const size = view.getUint32(at), large = size === 1;
    if (large && at + 16 > bytes.length) throw truncated();
    const length = large ? Number(view.getBigUint64(at + 8)) : size === 0 ? bytes.length - at : size;
    const header = large ? 16 : 8;
    if (length < header) throw corrupt("a box is shorter than its header");
    if (at + length > bytes.length) throw truncated();
    yield { type: text(bytes, at + 4), data: bytes.subarray(at + header, at + length) };
    at += length;
  }
}

function find(list: Iterable<Box>, type: string): Uint8Array {
  // Reads to the end, to find out whether the file is truncated.
  const found = [...list].filter((box) => box.type === type);
  if (found.length !== 1) throw corrupt(`it has ${found.length} ${type} boxes in place of one`);
  return found[0]!.data;
}

function primaryItem(pitm: Uint8Array): number {
  if (pitm.length < (pitm[0] === 0 ? 6 : 8)) throw truncated();
  return pitm[0] === 0 ? viewOf(pitm).getUint16(4) : viewOf(pitm).getUint32(4);
}

/** Returns the indices, from 1, of the properties of an item. */
function itemProperties(ipma: Uint8Array, item: number): number[] {
  const view = viewOf(ipma), version = ipma[0], wide = (ipma[3]! & 1) === 1;
  try {
    let at = 8;
    for (let entries = view.getUint32(4); entries > 0; entries--) {
      const id = version === 0 ? view.getUint16(at) : view.getUint32(at);
      at += version === 0 ? 2 : 4;
      const count = view.getUint8(at++), indices: number[] = [];
      for (let i = 0; i < count; i++, at += wide ? 2 : 1) {
        indices.push(wide ? view.getUint16(at) & 0x7fff : view.getUint8(at) & 0x7f);
      }
      if (id === item) return indices;
    }
  } catch {
    throw corrupt("its item properties are incomplete"); // a DataView was read beyond its end
  }
  return [];
}

function sizeOf(ispe: Uint8Array): { width: number; height: number } {
  if (ispe.length < 12) throw corrupt("the size of its image is missing");
  const width = viewOf(ispe).getUint32(4), height = viewOf(ispe).getUint32(8);
  if (width === 0 || height === 0) throw corrupt(`it declares ${width} × ${height} pixels`);
  return { width, height };
}

/**
 * Orientations by the angle of rotation (irot) and by the axis of mirroring (imir), which follows it. EXIF data does not
 * turn AVIF images (MIAF, ISO/IEC 23000-22).
 */
const ORIENTATIONS: readonly (readonly [none: number, vertical: number, horizontal: number])[] = [
  [1, 4, 2],
  [8, 5, 7],
  [3, 2, 4],
  [6, 7, 5],
];

function orientationOf(properties: readonly (Box | undefined)[]): number {
  const byte = (type: string) => properties.find((box) => box?.type === type)?.data[0];
  const angle = (byte("irot") ?? 0) & 3, axis = byte("imir");
  return ORIENTATIONS[angle]![axis === undefined ? 0 : 1 + (axis & 1)]!;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 128));
}

function text(bytes: Uint8Array, at: number): string {
  return latin(bytes.subarray(at, at + 4));
}

function corrupt(reason: string): ImageDecodeError {
  return new ImageDecodeError("damaged", `the AVIF file is corrupt: ${reason}`);
}

function truncated(): ImageDecodeError {
  return new ImageDecodeError("damaged", "the AVIF file is truncated");
}
