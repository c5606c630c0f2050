/** `readImage()`: decodes an image file and uploads it to a device array. */
import type { DeviceArray } from "../../array/array.ts";
import { checkOptionNames, mismatch, type OptionNames } from "../../base/check.ts";
import { folderError } from "../../base/file_error.ts";
import { accessOf, fetchFile } from "../../base/fetch.ts";
import type { StreamLike } from "../../core/stream_state.ts";
import type { Device } from "../../device/device.ts";
import { nodeModule } from "../../runtime/index.ts";
import { decodeImage } from "./decode.ts";
import { fileError } from "./file_error.ts";
import { isJpeg } from "./jpeg_header.ts";
import { completeLimits, type DecodeLimits, LIMITS } from "./limits.ts";
import { bytesOf, type ImageSource, rejectDevice } from "./source.ts";

/** Options of {@link readImage}. */
export interface ReadImageOptions extends DecodeLimits {
  /** Default: the device that was opened first. */
  readonly device?: Device | undefined;
  /** The stream of the upload. Default: the device's stream. */
  readonly stream?: StreamLike | undefined;
  /** Ends reading the file with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

const READ_IMAGE_OPTIONS: OptionNames<ReadImageOptions> = {
  ...LIMITS,
  device: true,
  stream: true,
  signal: true,
};

/**
 * Decodes a JPEG, PNG, WebP or AVIF file to an array: u8 [height, width, 3], RGB, labeled HWC, upright. JPEG is
 * decoded on the device if it can; see `decodeJpeg()`. WebP and AVIF need a package; see {@link decodeImage}.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { readImage } from "@cuffi/cuffi/codecs";
 *
 * using device = await openDevice();
 * using photo = await readImage("photo.jpg");
 * using other = await readImage("https://example.com/photo.png", { device });
 * ```
 *
 * @param file The path of a file, a `file:`, `http:` or `https:` URL, the bytes, a `Blob`, a `Request`,
 * a `Response`, a `ReadableStream` or a stream of Node.js, such as a request to `node:http`, of which at most `maxBytes`
 * are read. A longer body is canceled, upon which `node:http` closes the socket of a request: respond with
 * `connection: close`.
 * @throws {ImageDecodeError} If it has another format, or cannot be decoded.
 * @throws {ImageLimitError} If it exceeds a limit.
 * @throws {Error} If it cannot be read, with the `code` of the system, such as ENOENT.
 */
export async function readImage(
  file: string | URL | ImageSource,
  options: ReadImageOptions = {},
): Promise<DeviceArray<"u8">> {
  rejectDevice(file, "; pass it as an option: readImage(file, { device })", true);
  const { device, stream, signal, ...limits } = checkOptionNames(options, READ_IMAGE_OPTIONS);
  const { checkDevice, currentDevice } = await import("../../device/device.ts");
  const target = device === undefined ? currentDevice() : checkDevice(device);
  const isPath = typeof file === "string" || file instanceof URL;
  const { maxBytes } = completeLimits(limits);
  const bytes = await readFile(file, maxBytes, signal);
  try {
    if (isJpeg(bytes)) {
      const { decodeOne } = await import("./jpeg_device.ts");
      return await decodeOne(target, bytes, { ...limits, stream });
    }
    const { data, width, height } = await decodeImage(bytes, limits);
    return target.array(data, { shape: [height, width, 3], layout: "HWC", stream });
  } catch (cause) {
    throw isPath ? fileError(file, cause) : cause;
  }
}

async function readFile(
  file: string | URL | ImageSource,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  signal?.throwIfAborted();
  if (typeof file !== "string" && !(file instanceof URL)) {
    return await bytesOf(file, maxBytes, true, signal);
  }
  if (accessOf("file", file) === "file") return await readPath(file, signal);
  return await bytesOf(await fetchFile(file, signal), maxBytes, true, signal);
}

async function readPath(file: string | URL, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const fs = nodeModule("node:fs"), url = nodeModule("node:url");
  if (fs === undefined || url === undefined) {
    throw new TypeError(
      mismatch("file", "a Blob, Response or Uint8Array, because this runtime has no files", "a path"),
    );
  }
  const path = typeof file === "string" && !/^file:/i.test(file) ? file : url.fileURLToPath(`${file}`);
  try {
    return await fs.promises.readFile(path, { signal });
  } catch (error) {
    signal?.throwIfAborted(); // runtimes wrap the reason
    throw (error as { code?: unknown }).code === "EISDIR"
      ? folderError("file", "an image file", path)
      : error;
  }
}
