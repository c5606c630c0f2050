/** Reads containers with mediabunny: MP4, MOV, fragmented MP4, Matroska, WebM, MPEG transport streams. */
import type * as Mediabunny from "mediabunny";
import { mismatch } from "../../base/check.ts";
import type { ColorCodes, VideoCodec } from "../../driver/video.ts";
import { colorCodes } from "../color.ts";
import { damagedAt } from "../errors.ts";
import { Pace } from "../pace.ts";
import { type ByteReader, type ContainerSource, openReader } from "./byte_reader.ts";
import { type CodecDescription, readDescription, toDecoderPacket } from "./codec_description.ts";
import { damageOf, DisplayOrder, readAll } from "./damage.ts";
import { checkFile, type FileEnd } from "./file_end.ts";
import { FragmentCheck } from "./fragment_check.ts";
import { isHiddenVp8 } from "./ivf.ts";
import { MatroskaCheck } from "./matroska_check.ts";
import { isMatroska, type Patch } from "./matroska_end.ts";
import { isSkippedLeading, pictureType } from "./nal.ts";
import type { Damage, Packet, PacketPlace, PacketSource, StreamInfo } from "./packets.ts";
import { UrlReader } from "./url_reader.ts";
import { ReadGuard } from "./unsafe/read_guard.ts";
import { PacketWaits } from "./waits.ts";

const CODECS: Readonly<Record<string, VideoCodec>> = {
  avc: "h264",
  hevc: "hevc",
  vp8: "vp8",
  vp9: "vp9",
  av1: "av1",
};

/** The formats of videos, for errors. */
export const VIDEO_FORMATS =
  "an MP4, MOV, MKV, WebM or MPEG-TS file, H.264, HEVC or AV1 without a container, or an IVF file";

/** Enough for the header of an element. */
const HEAD_BYTES = 16;
/** Maximum number of boxes to check of a file by URL: enough to find the tables of MP4. */
const CHECKED_BOXES = 16;

/** Imports mediabunny, an optional dependency. */
export async function importMediabunny(): Promise<typeof Mediabunny> {
  try {
    return await import("mediabunny");
  } catch (cause) {
    throw new Error(
      "video: MP4, MOV, MKV, WebM and MPEG-TS files need the package mediabunny. To install it, run: " +
        "npm install mediabunny (or: bun add mediabunny, deno add npm:mediabunny)",
      { cause },
    );
  }
}

/**
 * Opens a container and selects its primary video track.
 *
 * @param signal Ends requests meanwhile.
 */
export async function openContainer(
  from: ContainerSource,
  signal: AbortSignal | undefined,
): Promise<PacketSource> {
  const mediabunny = await importMediabunny(), reader = await openReader(from);
  const url = reader instanceof UrlReader ? reader : undefined;
  const abort = (): void => url?.close();
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  try {
    const media = await openMedia(mediabunny, from, reader);
    return await openInput(mediabunny, media, url);
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

async function openInput(
  mediabunny: typeof Mediabunny,
  { source, end, checked }: Media,
  url: UrlReader | undefined,
): Promise<PacketSource> {
  const guard = new ReadGuard(source, url), waits = new PacketWaits(url);
  const input = new mediabunny.Input({ source, formats: mediabunny.ALL_FORMATS });
  try {
    return await openTrack(mediabunny, input, guard, waits, end, checked);
  } catch (error) {
    input.dispose();
    await checked?.close();
    if (error instanceof mediabunny.UnsupportedInputFormatError) {
      throw new TypeError(mismatch("video", VIDEO_FORMATS, "a file of another format"), { cause: error });
    }
    throw describe(error, "not a video that can be read");
  }
}

/** Replaces errors of mediabunny's parsers. Errors of the network and of cuffi stay as they are. */
function describe(error: unknown, problem: string): unknown {
  if (!(error instanceof Error)) return error;
  if (!/^(Assertion failed|Tried reading)/.test(error.message)) return damageOf(error) ?? error;
  return new TypeError(`video: ${problem}`, { cause: error });
}

/** A file that is open for mediabunny. */
interface Media {
  readonly source: Mediabunny.Source;
  readonly end: FileEnd;
  /** Reads a file whose elements are checked while it is read. */
  readonly checked: ByteReader | undefined;
}

/** Checks a file and opens it for mediabunny. */
async function openMedia(
  mediabunny: typeof Mediabunny,
  from: ContainerSource,
  reader: ByteReader,
): Promise<Media> {
  const url = reader instanceof UrlReader ? reader : undefined;
  let used = false;
  try {
    const end = await checkFile(reader, url && CHECKED_BOXES);
    const isChecked = isMatroska(await reader.read(0, HEAD_BYTES)) || end.fragments !== undefined;
    const seen = end.patches.length === 0 ? reader : patched(reader, end.patches);
    const source = sourceOf(mediabunny, from, seen === reader ? url : seen);
    // The source closes it.
    const isShared = source instanceof mediabunny.CustomSource;
    used = isShared || isChecked;
    return { source, end, checked: isChecked ? isShared ? unowned(seen) : seen : undefined };
  } finally {
    if (!used) await reader.close();
  }
}

/** Returns a reader that leaves it to others to close another one. */
function unowned(reader: ByteReader): ByteReader {
  return { size: reader.size, read: (start, end) => reader.read(start, end), close() {} };
}

/** Returns a reader with some bytes replaced. */
function patched(reader: ByteReader, patches: readonly Patch[]): ByteReader {
  return {
    size: reader.size,
    read: async (start, end) => {
      const read = Uint8Array.from(await reader.read(start, end));
      for (const { at, bytes } of patches) {
        bytes.forEach((byte, i) => {
          if (at + i >= start && at + i < start + read.length) read[at + i - start] = byte;
        });
      }
      return read;
    },
    close: () => reader.close(),
  };
}

/** @param reader What to read from instead of mediabunny's own readers. */
function sourceOf(
  mediabunny: typeof Mediabunny,
  from: ContainerSource,
  reader: ByteReader | undefined,
): Mediabunny.Source {
  // The next read reports errors that happen between reads.
  const handleUnhandledError = () => {};
  if (reader !== undefined) {
    return new mediabunny.CustomSource({
      getSize: () => reader.size,
      read: (start, end) => reader.read(start, end),
      dispose: () => reader.close(),
      prefetchProfile: "url" in from ? "network" : "fileSystem",
      handleUnhandledError,
    });
  }
  if ("path" in from) return new mediabunny.FilePathSource(from.path);
  // The stream reader holds the thread for 10 to 15 ms at each seek in memory, and is not faster in order.
  if ("blob" in from) {
    return new mediabunny.BlobSource(from.blob, { handleUnhandledError, useStreamReader: false });
  }
  return new mediabunny.BufferSource((from as { bytes: Uint8Array }).bytes);
}

async function openTrack(
  mediabunny: typeof Mediabunny,
  input: Mediabunny.Input,
  guard: ReadGuard,
  waits: PacketWaits,
  end: FileEnd,
  checked: ByteReader | undefined,
): Promise<PacketSource> {
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new TypeError(mismatch("video", "a file with a video track", "one without"));
  const name = await track.getCodec(), codec = CODECS[name ?? ""];
  if (codec === undefined) {
    const id = name ?? await track.getInternalCodecId() ?? "an unknown codec";
    throw new TypeError(mismatch("video", "H.264, HEVC, VP8, VP9 or AV1", String(id)));
  }
  const config = await track.getDecoderConfig();
  const description = readDescription(codec, bytesOf(config?.description));
  const format = await input.getFormat();
  const info: StreamInfo = {
    codec,
    codecString: config?.codec,
    parameterSets: description.parameterSets,
    width: await track.getCodedWidth(),
    height: await track.getCodedHeight(),
    rotation: await track.getRotation(),
    color: containerColor(await track.getColorSpace()),
    duration: await track.getDurationFromMetadata({ skipLiveWait: true }) ?? undefined,
  };
  const listed = format instanceof mediabunny.IsobmffInputFormat;
  const sink = new mediabunny.EncodedPacketSink(track);
  const { fragments } = end, isCut = end.truncated !== false;
  const check = checked &&
    (fragments === undefined
      ? new MatroskaCheck(checked, track.id, isCut)
      : new FragmentCheck(checked, fragments, track.id, isCut));
  const container = new Container(input, sink, info, description, listed, guard, waits, check);
  container.truncated = end.truncated === "maybe" ? await container.lacksPackets() : end.truncated;
  return container;
}

function containerColor(color: VideoColorSpaceInit): ColorCodes | undefined {
  return color.primaries || color.transfer || color.matrix || typeof color.fullRange === "boolean"
    ? colorCodes(color)
    : undefined;
}

function bytesOf(buffer: AllowSharedBufferSource | undefined): Uint8Array | undefined {
  if (buffer === undefined) return undefined;
  return ArrayBuffer.isView(buffer)
    ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    : new Uint8Array(buffer);
}

class Container implements PacketSource {
  readonly info: StreamInfo;
  readonly timed = true;
  readonly listed: boolean;
  truncated = false;
  damage: Damage | undefined;
  readonly waits: PacketWaits;
  readonly #input: Mediabunny.Input;
  readonly #sink: Mediabunny.EncodedPacketSink;
  readonly #description: CodecDescription;
  readonly #guard: ReadGuard;
  readonly #check: MatroskaCheck | FragmentCheck | undefined;
  #places: Promise<readonly PacketPlace[]> | undefined;

  constructor(
    input: Mediabunny.Input,
    sink: Mediabunny.EncodedPacketSink,
    info: StreamInfo,
    description: CodecDescription,
    listed: boolean,
    guard: ReadGuard,
    waits: PacketWaits,
    check: MatroskaCheck | FragmentCheck | undefined,
  ) {
    this.#input = input;
    this.#sink = sink;
    this.info = info;
    this.#description = description;
    this.listed = listed;
    this.#guard = guard;
    this.waits = waits;
    this.#check = check;
  }

  async *packets(position: number): AsyncGenerator<Packet> {
    const leading = new LeadingPictures();
    this.#guard.progress();
    for await (const packet of this.#intact(this.#from(position), position)) {
      this.#guard.progress();
      const key = packet.type === "key", { codec } = this.info;
      const { timestamp, duration } = packet;
      const data = toDecoderPacket(packet.data, key, codec, this.#description);
      const precedes = leading.precedesKey(timestamp, key);
      yield {
        data,
        timestamp,
        duration,
        key,
        // RADL pictures can be decoded, so at the start of a stream they are shown.
        leading: precedes && (position > 0 || !leading.first || isUndecodable(codec, data)),
        hidden: codec === "vp8" && isHiddenVp8(data),
      };
    }
    if (this.damage !== undefined) throw this.damage.error;
  }

  places(): Promise<readonly PacketPlace[]> {
    return this.#places ??= this.#list().catch((error) => {
      // The next call tries again: the network may have failed.
      this.#places = undefined;
      throw error;
    });
  }

  /** Whether the last packet that the file lists is not in it. */
  async lacksPackets(): Promise<boolean> {
    const last = (await this.places()).at(-1);
    if (last === undefined) return true;
    return (await this.#sink.getPacket(last.timestamp))?.timestamp !== last.timestamp;
  }

  [Symbol.dispose](): void {
    this.#input.dispose();
    void this.#check?.close();
  }

  /** Passes on the packets before damage, the first of which is at `position`. */
  async *#intact(
    packets: AsyncIterable<Mediabunny.EncodedPacket>,
    position: number,
  ): AsyncGenerator<Mediabunny.EncodedPacket> {
    const order = new DisplayOrder();
    let damage: Error | undefined, at: number | undefined;
    try {
      for await (const packet of packets) {
        at = await this.#check?.damageBefore(position++);
        if (at !== undefined) break;
        order.add(packet.timestamp);
        yield packet;
      }
    } catch (error) {
      damage = damageOf(error);
      if (damage === undefined) throw error;
    }
    at ??= await this.#check?.damageBefore(Infinity);
    if (at !== undefined) damage = damagedAt(at);
    if (damage !== undefined) this.damage ??= { error: damage, from: order.completeUntil };
  }

  /** Iterates from a key packet on. */
  async *#from(position: number): AsyncGenerator<Mediabunny.EncodedPacket> {
    const start = position === 0 ? undefined : await this.#keyAt(position);
    if (start !== null) {
      yield* readAll(this.#sink, start);
      return;
    }
    // With timestamps that are not unique, this may be another packet: count instead.
    let i = 0;
    for await (const packet of readAll(this.#sink)) {
      if (i++ >= position) yield packet;
    }
  }

  async #keyAt(position: number): Promise<Mediabunny.EncodedPacket | null> {
    const place = (await this.places())[position]!;
    const packet = await this.#sink.getKeyPacket(place.timestamp);
    return packet?.timestamp === place.timestamp ? packet : null;
  }

  async #list(): Promise<readonly PacketPlace[]> {
    const { codec } = this.info, leading = new LeadingPictures(), places: PacketPlace[] = [];
    const pace = new Pace();
    let uncertain = false;
    this.#guard.progress();
    const packets = readAll(this.#sink, undefined, { metadataOnly: codec !== "vp8" });
    for await (const packet of this.#intact(packets, 0)) {
      this.#guard.progress();
      const key = packet.type === "key", { timestamp, duration } = packet;
      const precedes = leading.precedesKey(timestamp, key);
      uncertain ||= precedes && leading.first;
      const hidden = codec === "vp8" && isHiddenVp8(packet.data);
      places.push({ timestamp, duration, key, leading: precedes, hidden });
      if (pace.due) await pace.turn();
    }
    const { from = Infinity } = this.damage ?? {};
    places.forEach((place, i) => place.timestamp >= from && (places[i] = { ...place, hidden: true }));
    if (!uncertain) return places;
    // Whether pictures that precede the first key picture can be decoded is visible in their data only.
    let i = 0;
    for await (const { key, leading: undecodable } of this.packets(0)) {
      if (i > 0 && key) break;
      if (places[i] !== undefined) places[i] = { ...places[i]!, leading: undecodable };
      i++;
    }
    return places;
  }
}

/** Finds pictures that are displayed before the key picture that they follow in decoding order. */
class LeadingPictures {
  #keys = 0;
  #last = -Infinity;

  /** Whether the last key packet is the first one. */
  get first(): boolean {
    return this.#keys <= 1;
  }

  precedesKey(timestamp: number, key: boolean): boolean {
    if (key) {
      this.#keys++;
      this.#last = timestamp;
    }
    // Without a key picture before it, nothing can be decoded.
    return this.#keys === 0 || timestamp < this.#last;
  }
}

function isUndecodable(codec: VideoCodec, data: Uint8Array): boolean {
  if (codec !== "hevc") return true;
  const type = pictureType(data, codec);
  return type === undefined || isSkippedLeading(type);
}
