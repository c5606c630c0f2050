/**
 * Checks the sample tables of MP4 and MOV files, before mediabunny 1.61 expands them: a damaged count of four billion
 * would take it minutes, or all memory.
 */
import { mismatch } from "../../base/check.ts";
import type { ByteReader } from "./byte_reader.ts";

/** The boxes of a file. */
export interface Mp4Boxes {
  /** The type of the box that the file ends in, if that has frames or lists them; "" if it ends in a box's header. */
  readonly cut: string | undefined;
  /** Whether there is a box `moov`. */
  readonly moov: boolean;
  /** Whether there are boxes `moof`. */
  readonly fragmented: boolean;
  /** Where boxes `moof` may be, if the file announces them. */
  readonly fragments: Fragments | undefined;
}

/** The part of a file that consists of fragments. */
export interface Fragments {
  /** The ids of all tracks. */
  readonly tracks: ReadonlySet<number>;
  /** Whether packets precede it, which `moov` lists. */
  readonly follow: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** A box: its type, and where its content is. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const HEADER_BYTES = 16;
/** Larger boxes of metadata are neither checked nor read. */
const MAX_BYTES = 2 ** 28;
/** Samples of one size need no table, so the size of the file does not bound their number. */
const MAX_UNIFORM = 2 ** 20;
/** Containers in containers; files have up to five. */
const MAX_DEPTH = 16;
const CONTAINERS = new Set(["moov", "trak", "mdia", "minf", "stbl", "moof", "traf"]);

/**
 * Checks a file, which may be of any format.
 *
 * @param most Maximum number of boxes to look at: a fragmented file may have thousands, each of which may
 * take a request.
 * @throws {TypeError} If the video is encrypted, or only a part of it is in fragments, or it is only a segment.
 * @throws {Error} If a sample table states more samples than it can have, or boxes are nested too deep.
 */
export async function checkMp4(reader: ByteReader, most: number): Promise<Mp4Boxes> {
  const { size } = reader;
  let moov = false, fragmented = false, at = 0;
  let fragments: Fragments | undefined;
  const found = (cut?: string): Mp4Boxes => ({ cut, moov, fragmented, fragments });
  for (let i = 0; at < size && i < most; i++) {
    const box = readBox(await reader.read(at, at + HEADER_BYTES), 0, size - at);
    if (box === undefined) return found(size - at < HEADER_BYTES && (moov || fragmented) ? "" : undefined);
    if (!/^[\w ©]{4}$/.test(box.type)) return found();
    if (box.type === "moof" && !moov) {
      const message = mismatch("video", "a moov box before fragments", "a segment without one");
      throw new TypeError(`${message}; put the initialization segment before it`);
    }
    if (box.type === "moof" && fragments?.follow) {
      // mediabunny 1.61 would read only the frames of `moov`.
      const message = mismatch("video", "an MP4 file with all frames in fragments, or none", "one with some");
      throw new TypeError(`${message}; rewrite it: ffmpeg -i in.mp4 -c copy out.mp4`);
    }
    const { type } = box, listing = type === "moov" || type === "moof";
    if (at + box.end > size) return found(listing || type === "mdat" ? type : undefined);
    moov ||= type === "moov";
    fragmented ||= type === "moof";
    if (listing && box.end <= MAX_BYTES) {
      const content = await reader.read(at + box.start, at + box.end);
      checkBoxes(content);
      if (type === "moov") fragments ??= findFragments(content, at + box.end);
    }
    at += box.end;
  }
  return found();
}

/** Returns the contents of the boxes on a path. */
function contentsOf(bytes: Uint8Array, ...[type, ...path]: string[]): Uint8Array[] {
  const contents: Uint8Array[] = [];
  for (let at = 0, box; (box = readBox(bytes, at, bytes.length - at)) !== undefined; at = box.end) {
    if (box.type === type) contents.push(bytes.subarray(box.start, box.end));
  }
  return path.length === 0 ? contents : contents.flatMap((content) => contentsOf(content, ...path));
}

/** Returns where fragments may follow a box `moov` that announces them. */
function findFragments(moov: Uint8Array, at: number): Fragments | undefined {
  if (contentsOf(moov, "mvex").length === 0) return undefined;
  const word = (bytes: Uint8Array, at: number) =>
    at + 4 <= bytes.length ? new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0) : 0;
  const headers = contentsOf(moov, "trak", "tkhd");
  const sizes = ["stsz", "stz2"].flatMap((type) => contentsOf(moov, "trak", "mdia", "minf", "stbl", type));
  return {
    tracks: new Set(headers.map((header) => word(header, header[0] === 1 ? 20 : 12))),
    follow: sizes.some((table) => word(table, 8) > 0),
    at,
  };
}

/**
 * Reads the header of a box at an offset; undefined if it is damaged.
 *
 * @param available The size of a box that states none, because it is the last one.
 */
export function readBox(bytes: Uint8Array, at: number, available: number): Box | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 8 > bytes.length) return undefined;
  const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  let size = view.getUint32(at), header = 8;
  if (size === 1) {
    if (at + HEADER_BYTES > bytes.length) return undefined;
    size = Number(view.getBigUint64(at + 8));
    header = HEADER_BYTES;
  } else if (size === 0) size = available;
  return size < header ? undefined : { type, start: at + header, end: at + size };
}

/** Checks the boxes in the content of a container. */
function checkBoxes(bytes: Uint8Array, depth = 1): void {
  if (depth > MAX_DEPTH) throw new Error(mismatch("video", `at most ${MAX_DEPTH} nested boxes`, "more"));
  const tables: Partial<Record<string, Uint8Array>> = {};
  for (let at = 0; at + 8 <= bytes.length;) {
    const box = readBox(bytes, at, bytes.length - at);
    if (box === undefined) return;
    const content = bytes.subarray(box.start, box.end);
    if (CONTAINERS.has(box.type)) checkBoxes(content, depth + 1);
    else if (box.type === "trun") checkRun(content);
    else tables[box.type] ??= content;
    at = box.end;
  }
  if (tables.stsd !== undefined && readBox(tables.stsd, 8, tables.stsd.length - 8)?.type === "encv") {
    throw new TypeError(mismatch("video", "a video without encryption", "one with Common Encryption (encv)"));
  }
  const samples = tables.stsz === undefined ? MAX_UNIFORM : sampleCount(tables.stsz);
  for (const name of ["stts", "ctts"]) {
    const table = tables[name];
    // Uncompressed audio has one sample per value, and a table with one entry.
    if (table !== undefined && tables.stsd !== undefined && isVideo(tables.stsd)) {
      checkCounts(name, table, samples);
    }
  }
}

const VIDEO = /^(avc[1-4]|hvc1|hev1|dvh[1e]|dva[v1]|vp08|vp09|av01|mp4v|encv)$/;

function isVideo(stsd: Uint8Array): boolean {
  const entry = readBox(stsd, 8, stsd.length - 8);
  return entry === undefined || VIDEO.test(entry.type);
}

/** The number of samples in a table of sizes, which is as long as it states unless all have one size. */
function sampleCount(stsz: Uint8Array): number {
  if (stsz.length < 12) return 0;
  const view = new DataView(stsz.buffer, stsz.byteOffset, stsz.byteLength);
  return view.getUint32(4) === 0 ? Math.min(view.getUint32(8), (stsz.length - 12) / 4) : MAX_UNIFORM;
}

/** Checks the counts in a table of runs: of durations, or of offsets between decoding and display. */
function checkCounts(name: string, table: Uint8Array, samples: number): void {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let total = 0;
  for (let at = 8; at + 8 <= table.length; at += 8) total += view.getUint32(at);
  if (total > samples) throw damaged(name, total, samples);
}

/** Checks a run of a fragment: one sample has at least four bytes, unless all have defaults. */
function checkRun(trun: Uint8Array): void {
  if (trun.length < 8) return;
  const view = new DataView(trun.buffer, trun.byteOffset, trun.byteLength);
  const hasFields = (trun[2]! & 0b1111) !== 0, count = view.getUint32(4);
  const possible = hasFields ? trun.length / 4 : MAX_UNIFORM;
  if (count > possible) throw damaged("trun", count, possible);
}

function damaged(name: string, count: number, possible: number): Error {
  return new Error(
    `video: the file is damaged: its ${name} box states ${count} samples, of at most ${possible}`,
  );
}
