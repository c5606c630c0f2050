/** Streams without a container: H.264 and HEVC with start codes, IVF files, AV1 byte streams. */
import type { VideoCodec } from "../../driver/video.ts";
import { splitAnnexB } from "./annex_b.ts";
import { isHiddenVp8, isKeyFrame, readIvf, splitObuStream } from "./ivf.ts";
import { type NalCodec, nalType, nalUnits } from "./nal.ts";
import type { Packet, PacketSource, StreamInfo } from "./packets.ts";
import { PacketWaits } from "./waits.ts";

/** The number of bytes that {@link elementaryKind} needs. */
export const SNIFFED_BYTES = 4096;

/** The form of a stream without a container. */
export type ElementaryKind = NalCodec | "ivf" | "obu";

/** Recognizes a stream by its first bytes; undefined if it is in a container. */
export function elementaryKind(head: Uint8Array): ElementaryKind | undefined {
  if (head.length >= 4 && String.fromCharCode(...head.subarray(0, 4)) === "DKIF") return "ivf";
  // A temporal delimiter with a size of 0.
  if (head[0] === 0x12 && head[1] === 0 && (head[2] ?? 0) >> 3 === 1) return "obu";
  if (head[0] !== 0 || head[1] !== 0 || !(head[2] === 1 || (head[2] === 0 && head[3] === 1))) {
    return undefined;
  }
  return nalKind(head);
}

/** Distinguishes H.264 from HEVC by the parameter sets or the delimiter at the start of a stream. */
function nalKind(head: Uint8Array): NalCodec | undefined {
  for (const { at } of nalUnits(head)) {
    const hevc = nalType(head, at, "hevc"), h264 = nalType(head, at, "h264");
    // HEVC units with parameter sets, delimiter or SEI have layer 0 and temporal id 1 in their second byte.
    if (hevc >= 32 && hevc <= 39 && head[at + 1] === 1) return "hevc";
    if (h264 >= 5 && h264 <= 9) return "h264";
  }
  return undefined;
}

/** Reads a whole stream. */
export function openElementary(file: Uint8Array, kind: ElementaryKind, frameRate: number): PacketSource {
  if (kind === "ivf") {
    const { codec, packets, tick, truncated } = readIvf(file);
    // The file does not state how long the last frame is shown: as long as the one before it.
    const durationOf = (i: number): number => {
      const [shown, next] = i + 1 < packets.length
        ? [packets[i], packets[i + 1]]
        : [packets[i - 1], packets[i]];
      return shown === undefined || next === undefined ? tick : Math.max(0, next.timestamp - shown.timestamp);
    };
    const places = packets.map((packet, i) => ({
      ...packet,
      duration: durationOf(i),
      leading: false,
      hidden: codec === "vp8" && isHiddenVp8(packet.data),
    }));
    const end = places.reduce((latest, { timestamp, duration }) => Math.max(latest, timestamp + duration), 0);
    return source(codec, places, true, end, truncated);
  }
  const { units, truncated } = kind === "obu"
    ? {
      units: splitObuStream(file).map((data) => ({ data, key: isKeyFrame("av1", data), leading: false })),
      truncated: false,
    }
    : splitAnnexB(file, kind);
  const packets = units.map((unit, i) => ({
    ...unit,
    timestamp: i / frameRate,
    duration: 1 / frameRate,
    hidden: false,
  }));
  // AV1 shows a picture per temporal unit, in the order of the stream.
  return source(kind === "obu" ? "av1" : kind, packets, kind === "obu", units.length / frameRate, truncated);
}

function source(
  codec: VideoCodec,
  packets: readonly Packet[],
  timed: boolean,
  duration: number,
  truncated: boolean,
): PacketSource {
  const info: StreamInfo = {
    codec,
    codecString: undefined,
    parameterSets: undefined,
    width: undefined,
    height: undefined,
    rotation: 0,
    color: undefined,
    duration,
  };
  return {
    info,
    timed,
    listed: true,
    truncated,
    waits: new PacketWaits(),
    async *packets(position) {
      for (let i = position; i < packets.length; i++) yield await Promise.resolve(packets[i]!);
    },
    places: () => Promise.resolve(packets),
    [Symbol.dispose]: () => {},
  };
}
