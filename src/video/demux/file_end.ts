/** Finds whether a container is shorter than its headers state. */
import { truncated } from "../errors.ts";
import type { ByteReader } from "./byte_reader.ts";
import { findMatroskaCut, type Patch } from "./matroska_end.ts";
import { checkMp4, type Fragments } from "./mp4_check.ts";

/** How a file ends. "maybe": its last bytes are missing, which may be those of other tracks. */
export interface FileEnd {
  readonly truncated: boolean | "maybe";
  /** Changes with which parsers can read the rest. */
  readonly patches: readonly Patch[];
  /** Of an MP4 file that may have some. */
  readonly fragments?: Fragments | undefined;
}

const HEAD_BYTES = 4096;
/** Bytes of a packet of MPEG transport streams, and of those with a time before each packet. */
const TS_PACKETS = [{ bytes: 188, sync: 0 }, { bytes: 192, sync: 4 }];
const SYNC = 0x47;
/** A damaged file may state that it has elements of two bytes only. */
const MAX_ELEMENTS = 2 ** 16;

/**
 * Checks a file, which may be of any format.
 *
 * @param most Maximum number of boxes or elements to look at, each of which may take a request.
 * @throws {Error} If the file is damaged, or truncated so that nothing of it can be decoded.
 */
export async function checkFile(reader: ByteReader, most: number = MAX_ELEMENTS): Promise<FileEnd> {
  const head = await reader.read(0, HEAD_BYTES), complete = { truncated: false, patches: [] };
  const patches = await findMatroskaCut(reader, head, most);
  if (patches !== undefined) return { truncated: true, patches };
  const ts = TS_PACKETS.find(({ bytes, sync }) => head[sync] === SYNC && head[sync + bytes] === SYNC);
  if (ts !== undefined) return { ...complete, truncated: reader.size % ts.bytes !== 0 };
  const { cut, moov, fragmented, fragments } = await checkMp4(reader, most);
  if (cut === undefined) return { ...complete, fragments };
  if (cut === "moov") throw truncated("the moov box, which lists its frames, is incomplete");
  if (!moov) throw truncated("it has no moov box, which lists its frames");
  return { ...complete, truncated: fragmented || "maybe", fragments };
}
