/** Encoders of libavcodec, and their options. */
import type { LibavcodecEncoding } from "../../../libraries/libavcodec_encoding.ts";
import type { VideoCodec } from "../../video.ts";
import type { EncodedStreamCapability, PictureEncoderSettings } from "../../video_encoding.ts";

/** An encoder of libavcodec, and its limits, which libavcodec does not state. */
interface Encoder {
  readonly name: string;
  /** The smallest width and height. */
  readonly minSide: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** The encoders of each codec, best first. */
const ENCODERS: Readonly<Partial<Record<VideoCodec, readonly Encoder[]>>> = {
  h264: [
    { name: "libx264", minSide: 16, maxWidth: 16384, maxHeight: 16384 },
    { name: "libopenh264", minSide: 16, maxWidth: 3840, maxHeight: 2160 },
  ],
  // Wide pictures of fewer rows fail to open, which damages libx265's memory.
  hevc: [{ name: "libx265", minSide: 32, maxWidth: 16384, maxHeight: 16384 }],
  vp8: [{ name: "libvpx", minSide: 16, maxWidth: 16382, maxHeight: 16382 }],
  vp9: [{ name: "libvpx-vp9", minSide: 16, maxWidth: 16384, maxHeight: 16384 }],
  av1: [
    // Smaller pictures have no adaptive quantization, which its rate control requires.
    { name: "libsvtav1", minSide: 64, maxWidth: 16384, maxHeight: 8704 },
    { name: "libaom-av1", minSide: 16, maxWidth: 16384, maxHeight: 16384 },
  ],
};
/** Limits of libsvtav1's rate control: bits and frames per second. */
const SVT = { bitrate: 1e8, frameRate: 240 };

/** Lists what the encoders of a library encode, the best of each codec first. */
export function encodedStreams(library: LibavcodecEncoding): EncodedStreamCapability[] {
  return (Object.keys(ENCODERS) as VideoCodec[]).flatMap((codec) =>
    ENCODERS[codec]!.flatMap(({ name, minSide, maxWidth, maxHeight }) => {
      const address = library.findEncoder(name);
      const formats = address === 0n ? [] : library.pixelFormats(address);
      return [8, 10].filter((bitDepth) => formats.includes(library.pixelFormat(pixelFormatName(bitDepth))))
        .map((bitDepth) => ({
          codec,
          bitDepth,
          encoder: name,
          minWidth: minSide,
          minHeight: minSide,
          maxWidth,
          maxHeight,
        }));
    })
  );
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
    // Without delay, its only rate control is that of a constant bit rate: rc=2.
    lowDelay: { preset: "10", "svtav1-params": "rc=2:pred-struct=1:lookahead=0:rtc=1" },
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
  const { keyInterval, color } = settings, own = OWN[encoder]!, isSvt = encoder === "libsvtav1";
  // libsvtav1 needs a constant bit rate for key frames alone, too, which have no delay.
  const lowDelay = settings.lowDelay || isSvt && keyInterval === 1;
  const frameRate = isSvt ? Math.min(settings.frameRate, SVT.frameRate) : settings.frameRate;
  // The same number of bits per frame.
  const wanted = settings.bitrate * frameRate / settings.frameRate;
  const bitrate = isSvt ? Math.min(Math.max(wanted, 1000), SVT.bitrate) : wanted;
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
