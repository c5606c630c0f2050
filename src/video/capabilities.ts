/** Video formats that a device decodes and encodes. */
import { checkDevice, contextOf, type Device } from "../device/device.ts";
import type { StreamCapability, VideoCapabilities as DecodingCapabilities } from "../driver/video.ts";
import type { EncodedStreamCapability, EncodingCapabilities } from "../driver/video_encoding.ts";

export type { DecodingCapabilities, EncodedStreamCapability, EncodingCapabilities, StreamCapability };

/** Describes the decoders and encoders of a device. */
export interface VideoCapabilities extends DecodingCapabilities {
  /** The encoders. */
  readonly encoding: EncodingCapabilities;
}

/**
 * Describes which video a device decodes and encodes, or why it does not and what to install.
 *
 * ```ts
 * const { decoder, problem, streams, encoding } = await videoCapabilities(device);
 * if (problem !== undefined) console.error(problem);
 * for (const { codec, bitDepth, maxWidth, maxHeight } of streams) console.log(decoder, codec, bitDepth, maxWidth, maxHeight);
 * for (const { codec, encoder } of encoding.streams) console.log(encoder, codec);
 * ```
 */
export async function videoCapabilities(device: Device): Promise<VideoCapabilities> {
  const { video } = contextOf(checkDevice(device)).use();
  return { ...await video.capabilities(), encoding: await video.encoding() };
}
