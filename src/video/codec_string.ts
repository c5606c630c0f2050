/** WebCodecs' names of encoded streams, with profile and level, as files state them. */
import type { VideoCodec } from "../driver/video.ts";
import { nalType, nalUnits } from "./demux/nal.ts";

/** Properties of a stream that the name of VP9 and AV1 contains. */
export interface StreamShape {
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly bitDepth: number;
}

/** Returns the name of the stream that a key packet with start codes begins. */
export function codecString(codec: VideoCodec, packet: Uint8Array, shape: StreamShape): string {
  if (codec === "h264") return h264String(packet);
  if (codec === "hevc") return hevcString(packet);
  const depth = String(shape.bitDepth).padStart(2, "0");
  if (codec === "vp9") {
    return `vp09.${shape.bitDepth > 8 ? "02" : "00"}.${levelOf(VP9_LEVELS, shape)}.${depth}`;
  }
  if (codec === "av1") return `av01.0.${levelOf(AV1_LEVELS, shape)}M.${depth}`;
  return codec;
}

const hex = (value: number): string => value.toString(16).padStart(2, "0");

/** `profile_idc`, the constraint flags and `level_idc` of the sequence parameter set. */
function h264String(packet: Uint8Array): string {
  const at = unitOf(packet, "h264", 7);
  return `avc1.${hex(packet[at + 1]!)}${hex(packet[at + 2]!)}${hex(packet[at + 3]!)}`;
}

/** ISO/IEC 14496-15, annex E: the profile, tier and level of the sequence parameter set. */
function hevcString(packet: Uint8Array): string {
  const bytes = withoutEscapes(packet.subarray(unitOf(packet, "hevc", 33), packet.length).subarray(0, 32));
  const general = bytes[3]!;
  let flags = 0, constraints = "";
  // The compatibility flags are written in reverse order.
  for (let i = 0; i < 32; i++) if ((bytes[4 + (i >> 3)]! >> (7 - (i & 7)) & 1) === 1) flags += 2 ** i;
  for (let i = 5, any = false; i >= 0; i--) {
    any ||= bytes[8 + i] !== 0;
    if (any) constraints = `.${bytes[8 + i]!.toString(16)}${constraints}`;
  }
  const space = ["", "A", "B", "C"][general >> 6]!, tier = (general >> 5 & 1) === 1 ? "H" : "L";
  return `hvc1.${space}${general & 31}.${flags.toString(16)}.${tier}${bytes[14]}${constraints}`;
}

function unitOf(packet: Uint8Array, codec: "h264" | "hevc", type: number): number {
  for (const { at } of nalUnits(packet)) if (nalType(packet, at, codec) === type) return at;
  throw new Error("video: the encoder's key packet has no sequence parameter set");
}

/** Removes emulation prevention bytes. */
function withoutEscapes(unit: Uint8Array): Uint8Array {
  return unit.filter((byte, i) => !(byte === 3 && i >= 2 && unit[i - 1] === 0 && unit[i - 2] === 0));
}

/** Levels by the maximum number of luma samples per picture and per second. */
type Levels = readonly (readonly [name: string, samples: number, rate: number])[];

const VP9_LEVELS: Levels = [
  ["10", 36864, 829440],
  ["20", 122880, 4608000],
  ["30", 552960, 20736000],
  ["31", 983040, 36864000],
  ["40", 2228224, 83558400],
  ["41", 2228224, 160432128],
  ["50", 8912896, 311951360],
  ["51", 8912896, 588251136],
  ["52", 8912896, 1176502272],
  ["60", 35651584, 1176502272],
];
const AV1_LEVELS: Levels = [
  ["00", 147456, 4423680],
  ["01", 278784, 8363520],
  ["04", 665856, 19975680],
  ["05", 1065024, 31950720],
  ["08", 2359296, 70778880],
  ["09", 2359296, 141557760],
  ["12", 8912896, 267386880],
  ["13", 8912896, 534773760],
  ["14", 8912896, 1069547520],
  ["16", 35651584, 1069547520],
];

function levelOf(levels: Levels, { width, height, frameRate }: StreamShape): string {
  const samples = width * height, rate = samples * frameRate;
  return (levels.find(([, most, perSecond]) => samples <= most && rate <= perSecond) ?? levels.at(-1)!)[0];
}
