import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import type { Device } from "../../device/device.ts";
import type { DecodeJpegOptions } from "./jpeg_device.ts";
import { decodeJpegFile } from "./jpeg_host.ts";
import type { DecodeLimits } from "./limits.ts";
import type { RgbImage } from "./rgb_image.ts";
import type { ImageSource } from "./source.ts";

export type { DecodeJpegOptions };

/**
 * Decodes baseline or progressive JPEG files, gray or color, to RGB. Applies the EXIF orientation, like OpenCV's
 * `imread`.
 *
 * Without a device, one file is decoded on the host, by MozJPEG as WebAssembly. The pixels equal those of Pillow
 * and OpenCV (libjpeg), except for 4:4:0 files, whose chroma it repeats while libjpeg-turbo interpolates since
 * version 2.1.
 *
 * With a device, one file or many, of any sizes, are decoded straight into device memory: with nvJPEG where it is
 * installed, on the engines of the GPU if it has any, and otherwise on the host. The values differ from
 * the host's by at most 1 on the engines, and by at most 3 in nvJPEG's kernels.
 *
 * Like libjpeg it accepts damaged entropy-coded data, which no checksum protects, but like Pillow no truncated
 * file. CMYK and YCCK become RGB as in Pillow, always on the host. Arithmetic coding and 12 bits per channel are not
 * supported; convert such files.
 *
 * ```ts
 * const { width, height, data } = await decodeJpeg(await readFile("photo.jpg")); // on the host
 * const files = [await readFile("a.jpg"), await readFile("b.jpg")];
 * using photo = await decodeJpeg(device, await readFile("photo.jpg")); // u8 [height, width, 3], labeled HWC
 * using batch = await decodeJpeg(device, files, { size: 224, fit: "cover" }); // u8 [files, 224, 224, 3]
 * const photos = await decodeJpeg(device, files, { onError: (error, i) => console.error(i, error.message) });
 * ```
 *
 * @param files The bytes of a file, a `Blob`, a `Request`, a `Response` or a `ReadableStream`, or a list of them.
 * Bytes must neither change nor be transferred until the promise settles.
 * @returns With a device: u8 arrays, which are ready when the promise is fulfilled.
 * @throws {ImageLimitError} If the file exceeds a limit.
 * @throws {ImageDecodeError} If the file is not JPEG or cannot be decoded.
 * @throws {AggregateError} With the errors of all files of a list that cannot be decoded, unless `onError` takes
 * them. The other files are decoded in any case.
 */
export function decodeJpeg(file: Uint8Array, limits?: DecodeLimits): Promise<RgbImage>;
/** Decodes one file to an array `[height, width, 3]`, or `[1, height, width, 3]` of a given size. */
export function decodeJpeg(
  device: Device,
  file: ImageSource,
  options?: DecodeJpegOptions & { readonly onError?: undefined },
): Promise<DeviceArray<"u8">>;
/** Decodes files of any sizes to one batch `[files, height, width, 3]`. */
export function decodeJpeg(
  device: Device,
  files: readonly ImageSource[],
  options: DecodeJpegOptions & { readonly size: number | readonly [height: number, width: number] },
): Promise<DeviceArray<"u8">>;
/** Decodes files of any sizes to a list of arrays, with undefined in place of those that cannot be decoded. */
export function decodeJpeg(
  device: Device,
  files: readonly ImageSource[],
  options: DecodeJpegOptions & {
    readonly size?: undefined;
    readonly onError: (error: Error, index: number) => void;
  },
): Promise<(DeviceArray<"u8"> | undefined)[]>;
/** Decodes files of any sizes to a list of arrays. */
export function decodeJpeg(
  device: Device,
  files: readonly ImageSource[],
  options?: DecodeJpegOptions & { readonly size?: undefined; readonly onError?: undefined },
): Promise<DeviceArray<"u8">[]>;
export async function decodeJpeg(
  device: Device | Uint8Array,
  files?: ImageSource | readonly ImageSource[] | DecodeLimits,
  options: DecodeJpegOptions = {},
): Promise<RgbImage | DeviceArray<"u8"> | readonly (DeviceArray<"u8"> | undefined)[]> {
  if (device instanceof Uint8Array) return await decodeJpegFile(device, files as DecodeLimits | undefined);
  const [{ Device }, { decodeList, decodeOne }] = await Promise.all([
    import("../../device/device.ts"),
    import("./jpeg_device.ts"),
  ]);
  if (!(device instanceof Device)) {
    throw new TypeError(
      invalid("the first argument", "a Device, or a Uint8Array to decode on the host", device),
    );
  }
  return Array.isArray(files)
    ? await decodeList(device, files, options)
    : await decodeOne(device, files as ImageSource, options);
}

/**
 * Returns whether a device decodes JPEG files itself: a GPU, if nvJPEG is installed.
 *
 * ```ts
 * console.log(await decodesJpeg(device) ? "on the GPU" : "on the host");
 * ```
 */
export async function decodesJpeg(device: Device): Promise<boolean> {
  const { checkDevice, contextOf } = await import("../../device/device.ts");
  return await contextOf(checkDevice(device)).use().jpeg() !== undefined;
}
