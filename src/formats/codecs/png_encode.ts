import {
  checkInteger,
  checkOptionNames,
  checkOptions,
  invalid,
  mismatch,
  type OptionNames,
  show,
} from "../../base/check.ts";
import type { DeviceArray } from "../../array/array.ts";
import { bytesAdvice, checkPixels } from "./array_pixels.ts";
import { GRAY, GRAY_ALPHA, RGB, RGBA } from "./png_header.ts";
import { crc32, deflate } from "./zlib.ts";

/** Pixels to encode: interleaved 8-bit channels (HWC), contiguous. */
export interface PngSource {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** `height * width * channels` bytes. */
  readonly data: Uint8Array | Uint8ClampedArray;
  /** 1 for gray, 2 for gray and alpha, 3 for RGB, 4 for RGBA. Default: as many as `data` has. */
  readonly channels?: 1 | 2 | 3 | 4 | undefined;
}

const PNG_SOURCE: OptionNames<PngSource> = { width: true, height: true, data: true, channels: true };

const COLOR_TYPES = [GRAY, GRAY_ALPHA, RGB, RGBA];

/**
 * Encodes an image as a PNG file.
 *
 * ```ts
 * await writeFile("frame.png", await encodePng(frame)); // a DeviceArray
 * const gradient = Uint8Array.from({ length: 256 }, (_, i) => i);
 * await writeFile("gradient.png", await encodePng({ width: 256, height: 1, data: gradient })); // gray
 * ```
 *
 * @param image A device array of u8, `[height, width]` or `[height, width, channels]` with 1 to 4 channels,
 * which is downloaded; or pixels on the host.
 * @throws {TypeError | RangeError} If the array has another dtype, shape or layout, or `data` does not match
 *   width, height and channels.
 */
export async function encodePng(image: PngSource | DeviceArray): Promise<Uint8Array<ArrayBuffer>>;
export async function encodePng(
  image: PngSource | DeviceArray,
  path?: undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  checkOptions(image, "image");
  if (path !== undefined) {
    const advice = "it returns the bytes of the file: writeFile(path, await encodePng(image))";
    throw new TypeError(`${invalid("encodePng", "one argument, the image", path)}; ${advice}`);
  }
  return await encodePixels("toHost" in image ? await download(image) : image);
}

/** Downloads an array of pixels. */
async function download(array: DeviceArray): Promise<PngSource> {
  checkPixels("image", array, [1, 2, 3, 4]);
  const [height, width, channels = 1] = array.shape;
  const data = await (array as DeviceArray<"u8">).download();
  return { width: width!, height: height!, data, channels: channels as 1 | 2 | 3 | 4 };
}

async function encodePixels(image: PngSource): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data } = image;
  if (!ArrayBuffer.isView(data)) {
    const isArray = typeof data === "object" && data !== null && "toHost" in data;
    const got = isArray ? "a DeviceArray; pass the array itself" : show(data === undefined ? image : data);
    const expected = "a DeviceArray, or { width, height, data } with a Uint8Array";
    throw new TypeError(mismatch("encodePng", expected, got));
  }
  checkOptionNames(image, PNG_SOURCE, "image");
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) {
    const { name } = (data as Uint8Array).constructor;
    throw new TypeError(mismatch("image.data", "a Uint8Array", `a ${name}`) + bytesAdvice(data));
  }
  checkInteger("image.width", width, 1, 0x7fffffff);
  checkInteger("image.height", height, 1, 0x7fffffff);
  const channels = checkChannels(image);
  const header = new Uint8Array(13), view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, COLOR_TYPES[channels - 1]!], 8);
  const imageData = await deflate(filterRows(data, height, width * channels, channels));
  return concatenate([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", header),
    chunk("IDAT", imageData),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Returns the number of channels, which follows from the number of bytes unless it is given. */
function checkChannels({ width, height, data, channels }: PngSource): number {
  const inferred = data.length / (width * height), isPossible = [1, 2, 3, 4].includes(inferred);
  if (channels !== undefined) {
    checkInteger("image.channels", channels, 1, 4);
    if (inferred === channels) return channels;
    const advice = isPossible
      ? `, which would be ${width} × ${height} × ${inferred}: pass channels: ${inferred}`
      : "";
    throw new RangeError(invalid("image.data", `${width} × ${height} × ${channels} bytes`, data) + advice);
  }
  if (isPossible) return inferred;
  throw new RangeError(invalid("image.data", `${width} × ${height} × 1, 2, 3 or 4 bytes`, data));
}

/** Replaces each byte by its difference to the pixel on the left, which compresses well (filter type 1). */
function filterRows(
  data: Uint8Array | Uint8ClampedArray,
  height: number,
  rowBytes: number,
  pixelBytes: number,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (rowBytes + 1));
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    rows[to++] = 1;
    for (let i = 0; i < rowBytes; i++, from++, to++) {
      rows[to] = data[from]! - (i < pixelBytes ? 0 : data[from - pixelBytes]!);
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length), view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
