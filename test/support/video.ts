/** The sample videos, and the device's ability to decode them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { Buffer } from "node:buffer";
import type { Device } from "../../mod.ts";
import { importMediabunny } from "../../src/video/demux/container.ts";
import {
  type Frame,
  type FramesOptions,
  openVideo,
  type OpenVideoOptions,
  videoCapabilities,
  type VideoSource,
} from "../../src/video/mod.ts";
import { openTestDevice } from "./device.ts";
import { root } from "./process.ts";

/** A sample video. */
export interface Sample {
  readonly file: string;
  readonly path: string;
  readonly codec: string;
  readonly bitDepth: number;
  /** MD5 of the pixels of each frame in display order: NV12, or P010 for 10 bits. */
  readonly md5: readonly string[];
  /** Seconds: the time of the first frame. */
  readonly start: number;
}

const FOLDER = join(root, "test/data/video");

function sample(file: string, codec: string, start = 0, reference = file, bitDepth = 8): Sample {
  const lines = readFileSync(join(FOLDER, `${reference}.framemd5`), "utf8").split("\n");
  const md5 = lines.filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(",")[5]!.trim());
  return { file, path: join(FOLDER, file), codec, bitDepth, md5, start };
}

/** All samples: every codec and container. */
export const SAMPLES: readonly Sample[] = [
  sample("h264_360p.mp4", "h264"),
  sample("h264_360p.mkv", "h264", 0, "h264_360p.mp4"),
  sample("h264_360p.mpegts", "h264", 22 / 15, "h264_360p.mp4"),
  sample("h264_360p_frag.mp4", "h264", 1 / 15, "h264_360p.mp4"),
  sample("hevc_360p.mp4", "hevc"),
  sample("hevc10_360p.hevc", "hevc", 0, "hevc10_360p.hevc", 10),
  sample("vp9_360p.webm", "vp9"),
  sample("av1_360p.mp4", "av1"),
];

/** Streams whose size changes every {@link SIZE_FRAMES} frames. */
export const SIZE_SAMPLES: readonly (Sample & { readonly sizes: readonly (readonly [number, number])[] })[] =
  [
    { ...sample("vp8_sizes.ivf", "vp8"), sizes: [[321, 241], [160, 120], [322, 242]] },
    { ...sample("vp9_sizes.ivf", "vp9"), sizes: [[255, 301], [320, 180], [131, 129], [320, 180]] },
  ];
export const SIZE_FRAMES = 8;

/** Returns the sample of this file. */
export function sampleOf(file: string): Sample {
  return SAMPLES.find((known) => known.file === file)!;
}

using device = await openTestDevice();
const { problem, streams, encoding } = await videoCapabilities(device);
if (problem !== undefined && process.env.CUFFI_TEST_PACKAGES?.split(",").includes("av")) {
  throw new Error(problem);
}

/** The reason why the device decodes no video; undefined if it does. */
export const noVideo: string | undefined = problem?.split("\n")[0];

/** The reason why the device encodes no video; undefined if it does. */
export const noEncoder: string | undefined = encoding.problem?.split("\n")[0];

/** Returns why the device cannot encode a codec; false if it can. */
export function unencodable(codec: string, bitDepth = 8): string | false {
  const found = encoding.streams.some((stream) => stream.codec === codec && stream.bitDepth === bitDepth);
  return found ? false : noEncoder ?? `the device does not encode ${codec} of ${bitDepth} bits`;
}

/** Returns why the device cannot decode a sample; false if it can. */
export function undecodable({ codec, bitDepth }: Sample): string | false {
  if (noVideo !== undefined) return noVideo;
  const found = streams.some((stream) => stream.codec === codec && stream.bitDepth === bitDepth);
  return found ? false : `the device does not decode ${codec} of ${bitDepth} bits`;
}

/** Returns the MD5 of the pixels of a frame, tightly packed. */
export function md5Of(frame: Frame): string {
  const hash = createHash("md5");
  for (const plane of [frame.y, frame.uv]) {
    const host = plane.toHost();
    hash.update(new Uint8Array(host.buffer, host.byteOffset, host.byteLength));
  }
  return hash.digest("hex");
}

/** Bytes of a file that are a packet. */
export interface PacketRange {
  readonly at: number;
  readonly end: number;
  /** The number of its frame in display order, at 30 frames per second. */
  readonly frame: number;
}

/** Finds the packets of a file in decoding order. */
export async function packetsOf(file: Uint8Array): Promise<PacketRange[]> {
  const { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } = await importMediabunny();
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength), packets: PacketRange[] = [];
  using input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const track = (await input.getPrimaryVideoTrack())!, first = await track.getFirstTimestamp();
  let end = 0;
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
    const at = bytes.indexOf(data, end);
    end = at + data.length;
    packets.push({ at, end, frame: Math.round((timestamp - first) * 30) });
  }
  return packets;
}

/** The outcome of reading frames: their indices, the number that there should be, and the error. */
export interface ReadOutcome {
  readonly frames: number[];
  readonly count: number;
  readonly error: Error | undefined;
}

/** Reads the frames of a video until the end or an error. */
export async function readIndices(
  device: Device,
  source: VideoSource,
  options: OpenVideoOptions = {},
  selection: FramesOptions = {},
): Promise<ReadOutcome> {
  await using video = await openVideo(device, source, options);
  const frames: number[] = [];
  let error: Error | undefined;
  try {
    for await (using frame of video.frames(selection)) frames.push(frame.index);
  } catch (thrown) {
    error = thrown as Error;
  }
  return { frames, count: await video.count(), error };
}
