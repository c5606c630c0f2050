import type { DeviceArray } from "../../array/array.ts";
import {
  checkInteger,
  checkOptionNames,
  invalid,
  mismatch,
  oneOf,
  type OptionNames,
  show,
} from "../../base/check.ts";
import type { StreamLike } from "../../core/stream_state.ts";
import type { JpegSettings, JpegSubsampling } from "../../driver/jpeg.ts";
import { bytesAdvice } from "./array_pixels.ts";
import { encodeArrays } from "./jpeg_encode_device.ts";
import { checkHostSize, encodeOnHost } from "./jpeg_encode_host.ts";

/** Pixels to encode: interleaved 8-bit channels (HWC), contiguous. */
export interface JpegImage {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** `height * width * channels` bytes. */
  readonly data: Uint8Array | Uint8ClampedArray;
  /** 1 for gray, 3 for RGB. Default: as many as `data` has. */
  readonly channels?: 1 | 3 | undefined;
}

/** Options of {@link encodeJpeg}. */
export interface EncodeJpegOptions {
  /** The quality from 1 to 100, with libjpeg's meaning. Default 90. */
  readonly quality?: number | undefined;
  /** `"4:2:0"` halves the resolution of the colors, `"4:4:4"` keeps it. Default `"4:2:0"`. */
  readonly subsampling?: JpegSubsampling | undefined;
  /** The stream of the encoding, for arrays. Default: the device's own. */
  readonly stream?: StreamLike | undefined;
}

const OPTIONS: OptionNames<EncodeJpegOptions> = { quality: true, subsampling: true, stream: true };
const IMAGE: OptionNames<JpegImage> = { width: true, height: true, data: true, channels: true };

/** JPEG stores extents in 16 bits. */
const MAX_SIDE = 65_535;

/** Encodes arrays of any sizes on one device as baseline JPEG files, faster than one by one. */
export function encodeJpeg(
  images: readonly DeviceArray[],
  options?: EncodeJpegOptions,
): Promise<Uint8Array<ArrayBuffer>[]>;
/**
 * Encodes images as baseline JPEG files: u8 device arrays `[height, width, 3]`, `[height, width, 1]` or
 * `[height, width]`, or pixels on the host. Arrays are encoded where they are, with nvJPEG if it is installed,
 * and otherwise on the host, where an image may have 89,478,485 pixels, or 67,108,864 with `"4:4:4"`. They are
 * copied on the device first, so that later work may change them.
 *
 * ```ts
 * await writeFile("frame.jpg", await encodeJpeg(frame, { quality: 85 }));
 * const files = await encodeJpeg([frame, frame]);
 * ```
 *
 * @throws {TypeError | RangeError} If an image or an option is invalid, or an image is too large.
 */
export function encodeJpeg(
  image: DeviceArray | JpegImage,
  options?: EncodeJpegOptions,
): Promise<Uint8Array<ArrayBuffer>>;
export async function encodeJpeg(
  image: DeviceArray | JpegImage | readonly DeviceArray[],
  options: EncodeJpegOptions = {},
): Promise<Uint8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>[]> {
  const { quality = 90, subsampling = "4:2:0", stream } = checkOptionNames(options, OPTIONS);
  checkInteger("quality", quality, 1, 100);
  if (subsampling !== "4:2:0" && subsampling !== "4:4:4") {
    throw new RangeError(invalid("subsampling", oneOf(["4:2:0", "4:4:4"]), subsampling));
  }
  const settings: JpegSettings = { quality, subsampling };
  if (Array.isArray(image)) {
    return await encodeArrays(image.map((array, i) => [`images[${i}]`, array]), settings, stream);
  }
  if (!ArrayBuffer.isView((image as JpegImage | null)?.data)) {
    return (await encodeArrays([["image", image as DeviceArray]], settings, stream))[0]!;
  }
  const host = image as JpegImage, channels = checkImage(host);
  checkHostSize("image", host.width, host.height, settings);
  return await encodeOnHost(host.data, host.width, host.height, channels, settings);
}

/** Checks pixels on the host, and returns their number of channels. */
function checkImage(image: JpegImage): 1 | 3 {
  const { width, height, data, channels } = checkOptionNames(image, IMAGE, "image");
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) {
    throw new TypeError(invalid("image.data", "a Uint8Array", data) + bytesAdvice(data));
  }
  checkInteger("image.width", width, 1, MAX_SIDE);
  checkInteger("image.height", height, 1, MAX_SIDE);
  const inferred = data.length / (width * height);
  if (inferred !== 1 && inferred !== 3 || channels !== undefined && channels !== inferred) {
    const expected = `${width} × ${height} × ${channels ?? "1 or 3"} bytes`;
    const advice = inferred === 4 ? "; leave out the alpha of RGBA" : "";
    throw new RangeError(mismatch("image.data", expected, show(data)) + advice);
  }
  return inferred;
}
