/** Video formats that a device decodes. */
import { checkDevice, contextOf, type Device } from "../device/device.ts";
import type { StreamCapability, VideoCapabilities } from "../driver/video.ts";

export type { StreamCapability, VideoCapabilities };

/**
 * Describes which video a device decodes, or why it decodes none and what to install.
 *
 * ```ts
 * const { decoder, problem, streams } = await videoCapabilities(device);
 * if (problem !== undefined) console.error(problem);
 * for (const { codec, bitDepth, maxWidth, maxHeight } of streams) console.log(decoder, codec, bitDepth, maxWidth, maxHeight);
 * ```
 */
export async function videoCapabilities(device: Device): Promise<VideoCapabilities> {
  return await contextOf(checkDevice(device)).use().video.capabilities();
}
