/** Encoders of libavcodec, and their options. */
import type { LibavcodecEncoding } from "../../../libraries/libavcodec_encoding.ts";
import type { VideoCodec } from "../../video.ts";
import type { PictureEncoderSettings } from "../../video_encoding.ts";

/** Names of libavcodec's encoders, best first. */
export const ENCODERS: Readonly<Partial<Record<VideoCodec, readonly string[]>>> = {
  h264: ["libx264", "libopenh264"],
  hevc: ["libx265"],
  vp8: ["libvpx"],
  vp9: ["libvpx-vp9"],
  av1: ["libsvtav1", "libaom-av1"],
};

/** Encoders that take 10 bits per sample in every build. */
export const TEN_BITS: ReadonlySet<string> = new Set(["libx264", "libsvtav1"]);

/** Returns the best encoder of a codec that the library has. */
export function findEncoder(
  library: LibavcodecEncoding,
  path: string,
  codec: VideoCodec,
): { name: string; address: bigint } {
  const names = ENCODERS[codec] ?? [];
  for (const name of names) {
    const address = library.findEncoder(name);
    if (address !== 0n) return { name, address };
  }
  const wanted = names.length === 0 ? "" : ` (${names.join(" or ")})`;
  throw new Error(`video: ${path} has no encoder for ${codec}${wanted}`);
}

/** FFmpeg's name of planar 4:2:0. */
export function pixelFormatName(bitDepth: number): string {
  return bitDepth > 8 ? "yuv420p10le" : "yuv420p";
}

/** The options of each encoder: always, with low delay, and without. */
const OWN: Readonly<
  Record<string, Readonly<Record<"always" | "lowDelay" | "quality", Record<string, string>>>>
> = {
  libx264: {
    always: { "forced-idr": "1", "x264-params": "annexb=1" },
    lowDelay: { preset: "veryfast", tune: "zerolatency" },
    quality: { preset: "fast" },
  },
  libopenh264: { always: { allow_skip_frames: "0" }, lowDelay: {}, quality: {} },
  libx265: {
    always: { "forced-idr": "1" },
    lowDelay: { preset: "veryfast", tune: "zerolatency", "x265-params": "log-level=none:repeat-headers=1" },
    quality: { preset: "fast", "x265-params": "log-level=none:repeat-headers=1" },
  },
  // Turns off hidden frames, which would need packets of their own or superframes.
  libvpx: {
    always: { "auto-alt-ref": "0" },
    lowDelay: { deadline: "realtime", "cpu-used": "8", "lag-in-frames": "0" },
    quality: { deadline: "good", "cpu-used": "4" },
  },
  "libvpx-vp9": {
    always: { "row-mt": "1" },
    lowDelay: { deadline: "realtime", "cpu-used": "8", "lag-in-frames": "0" },
    quality: { deadline: "good", "cpu-used": "4" },
  },
  libsvtav1: {
    always: {},
    lowDelay: { preset: "10", "svtav1-params": "pred-struct=1:lookahead=0" },
    quality: { preset: "8" },
  },
  "libaom-av1": {
    always: {},
    lowDelay: { usage: "realtime", "cpu-used": "8", "lag-in-frames": "0" },
    quality: { usage: "good", "cpu-used": "6" },
  },
};

/** Returns the options of a context, in order. */
export function encoderOptions(encoder: string, settings: PictureEncoderSettings): [string, string][] {
  const { frameRate, bitrate, keyInterval, lowDelay, color } = settings;
  const own = OWN[encoder]!;
  const options: [string, string][] = [
    // Turns off messages of this context.
    ["log_level_offset", "100"],
    ["time_base", `1000/${Math.round(frameRate * 1000)}`],
    ["b", String(Math.round(bitrate))],
    ["g", String(keyInterval)],
    ["threads", "auto"],
    ["color_primaries", String(color.primaries)],
    ["color_trc", String(color.transfer)],
    ["colorspace", String(color.matrix)],
    ["color_range", color.fullRange ? "2" : "1"],
    ...Object.entries(own.always),
    ...Object.entries(lowDelay ? own.lowDelay : own.quality),
  ];
  // Encoders with a lookahead delay packets anyway, but B-frames also change their order.
  if (lowDelay) options.push(["bf", "0"]);
  return options;
}
