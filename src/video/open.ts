/** Opens videos. */
import {
  checkFinite,
  checkInteger,
  checkOptionNames,
  checkOptions,
  invalid,
  type OptionNames,
} from "../base/check.ts";
import { keepAlive } from "../base/finalization.ts";
import type { Context } from "../core/context.ts";
import { checkDevice, contextOf, type Device } from "../device/device.ts";
import type { VideoPicture } from "../driver/video.ts";
import { DecoderSession, type SessionSettings } from "./decoder_session.ts";
import type { PacketSource } from "./demux/packets.ts";
import { checkPixels } from "./demux/picture_facts.ts";
import { nameOfSource, truncated, withName } from "./errors.ts";
import { checkDamagePolicy } from "./frame.ts";
import { openSource, type VideoSource } from "./source.ts";
import { videoColor } from "./color.ts";
import { createVideo, type Video, type VideoFacts } from "./video.ts";

/** Options of {@link openVideo}. */
export interface OpenVideoOptions {
  /**
   * Frames per second of streams that have no timestamps: H.264, HEVC and AV1 without a container. Default 25, as in
   * FFmpeg.
   */
  readonly frameRate?: number | undefined;
  /**
   * Maximum number of pixels of a frame as it is coded: H.264 codes multiples of 16 in both directions. Larger frames
   * are a RangeError, before memory is allocated. Default 2²⁶ (8192 × 8192).
   */
  readonly maxPixels?: number | undefined;
  /**
   * Maximum number of bytes in memory, for sources that are read as a whole: streams, responses, and videos
   * without a container. Default 2³⁰.
   */
  readonly maxBytes?: number | undefined;
  /**
   * Whether frames with concealed damage are shown, with `damaged` set, or are errors. Default `"show"`. With
   * `"error"`, frames that are displayed after a damaged one and decoded after it are errors up to the next key
   * picture, too: they may refer to it. Frames displayed before it are not: B-frames among them that refer to it may
   * show its errors.
   */
  readonly damaged?: "show" | "error" | undefined;
  /** Ends opening with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

const OPTIONS: OptionNames<OpenVideoOptions> = {
  frameRate: true,
  maxPixels: true,
  maxBytes: true,
  damaged: true,
  signal: true,
};
const DEFAULT_FRAME_RATE = 25, DEFAULT_PIXELS = 2 ** 26, DEFAULT_BYTES = 2 ** 30;

/** Numbers of packets to decode until a picture is shown. Most streams show one after the first packet. */
const PROBED_PACKETS = [1, 64];

/**
 * Opens a video and decodes its first frame, to know its size and colors.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { openVideo } from "@cuffi/cuffi/video";
 *
 * using device = await openDevice();
 * await using video = await openVideo(device, "clip.mp4");
 * console.log(video.codec, video.width, video.height, video.duration);
 * ```
 *
 * @param source MP4, MOV, MKV, WebM or MPEG-TS, which need the package mediabunny; H.264, HEVC or AV1 without a
 * container; or an IVF file.
 * @throws {TypeError} If the format or the codec is not supported.
 * @throws {RangeError} If frames have more pixels than `maxPixels`, or the file more bytes in memory than `maxBytes`.
 * @throws {LibraryNotFoundError} If the device's decoder is not installed.
 * @throws {Error} If the file cannot be read, with the `code` of the system, such as ENOENT, or its first frame cannot
 * be decoded.
 */
export async function openVideo(
  device: Device,
  source: VideoSource,
  options: OpenVideoOptions = {},
): Promise<Video> {
  const context = contextOf(checkDevice(device));
  checkOptionNames(checkOptions(options), OPTIONS);
  const { frameRate = DEFAULT_FRAME_RATE, signal } = options;
  if (!(checkFinite("frameRate", frameRate) > 0)) {
    throw new RangeError(invalid("frameRate", "a positive number", frameRate));
  }
  const maxPixels = checkInteger("maxPixels", options.maxPixels ?? DEFAULT_PIXELS, 1, 2 ** 30);
  const maxBytes = checkInteger("maxBytes", options.maxBytes ?? DEFAULT_BYTES, 1, Number.MAX_SAFE_INTEGER);
  const damaged = checkDamagePolicy("damaged", options.damaged);
  signal?.throwIfAborted();
  const name = nameOfSource(source);
  try {
    const packets = await openSource(source, { maxBytes, frameRate, signal });
    const settings = { maxPixels, lowDelay: false, name, damaged };
    return keepAlive(device, await openPackets(context, packets, settings, signal));
  } catch (error) {
    throw error === signal?.reason ? error : withName(error, name);
  }
}

/** Closes packets that cannot be decoded. */
async function openPackets(
  context: Context,
  packets: PacketSource,
  settings: SessionSettings,
  signal: AbortSignal | undefined,
): Promise<Video> {
  let session: DecoderSession | undefined;
  try {
    signal?.throwIfAborted();
    const { width = 0, height = 0 } = packets.info;
    checkPixels({ width, height }, settings.maxPixels); // those that a container states
    session = new DecoderSession(context, packets.info, settings);
    return createVideo(session, packets, await probe(session, packets, signal));
  } catch (error) {
    packets[Symbol.dispose]();
    await session?.close();
    throw error;
  }
}

/** Decodes packets until the first picture. */
async function probe(
  session: DecoderSession,
  packets: PacketSource,
  signal: AbortSignal | undefined,
): Promise<VideoFacts> {
  const lent = await session.borrow();
  let facts: VideoFacts | undefined;
  lent.output = (picture) => {
    facts ??= factsOf(picture, packets);
    picture.drop();
  };
  try {
    for (const limit of PROBED_PACKETS) {
      let count = 0;
      for await (const packet of packets.waits.each(packets.packets(0), signal)) {
        // Decoding starts at a key packet, whose leading pictures cannot be decoded.
        if (packet.leading || (count === 0 && !packet.key)) continue;
        lent.facts.check(packet.data);
        await lent.decoder.decode({ data: packet.data, timestamp: count, key: packet.key });
        if (facts !== undefined || ++count === limit) break;
      }
      await lent.decoder.flush();
      if (facts !== undefined) return facts;
    }
  } finally {
    await session.give(lent);
  }
  if (packets.truncated) throw truncated("it ends before its first frame");
  throw new Error("video: expected a stream with pictures, got none that can be decoded");
}

function factsOf(picture: VideoPicture, { info }: PacketSource): VideoFacts {
  const { width, height, bitDepth } = picture;
  return { width, height, bitDepth, color: videoColor(picture.color, info.color) };
}
