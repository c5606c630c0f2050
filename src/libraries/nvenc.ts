/**
 * libnvidia-encode, the part of NVIDIA's driver that encodes video. It returns its functions in a table.
 *
 * Source: NVENC Video Encoder API Programming Guide, and nvEncodeAPI.h of the Video Codec SDK 13.0.
 */
import { type NativeLibrary, runtime } from "../runtime/index.ts";
import { openCudaLibrary } from "./find.ts";
import { NV_ENCODE_API_FUNCTION_LIST as LIST, VALUES } from "./nvenc_layouts.ts";

const SYMBOLS = {
  NvEncodeAPIGetMaxSupportedVersion: { parameters: [["version", "buffer"]], result: "i32" },
  NvEncodeAPICreateInstance: { parameters: [["functionList", "buffer"]], result: "i32" },
} as const;

/** The name of a function in the table. */
export type NvencName = Exclude<keyof typeof LIST, "size" | "version">;

/** An open libnvidia-encode. */
export interface Nvenc {
  readonly path: string;
  /** Addresses of functions that may block, and are therefore called on native threads. */
  readonly addresses: Readonly<Record<NvencName, bigint>>;
}

const opened = new Map<string, Nvenc>();

/**
 * Returns libnvidia-encode.
 *
 * @param path The file to open. Default: searches for it.
 * @throws {LibraryNotFoundError} If libnvidia-encode cannot be opened.
 * @throws {Error} If the driver is older than the API.
 */
export function openNvenc(path?: string): Nvenc {
  const library = path === undefined
    ? openCudaLibrary("libnvidia-encode")
    : runtime.openLibrary(path, "NvEncodeAPICreateInstance");
  let nvenc = opened.get(library.path);
  if (nvenc === undefined) opened.set(library.path, nvenc = createInstance(library));
  return nvenc;
}

function createInstance(library: NativeLibrary): Nvenc {
  const functions = library.bind(SYMBOLS);
  const { NVENCAPI_MAJOR_VERSION: major, NVENCAPI_MINOR_VERSION: minor } = VALUES;
  const version = new Uint32Array(new ArrayBuffer(4));
  const known = functions.NvEncodeAPIGetMaxSupportedVersion(version), supported = version[0]!;
  if (known !== 0 || supported < (major << 4 | minor)) {
    const got = `${supported >> 4}.${supported & 15}`;
    throw new Error(
      `video: encoding needs version ${major}.${minor} of NVENC, and the driver has ${got}: update it to 570 or newer`,
    );
  }
  const list = new DataView(new ArrayBuffer(LIST.size));
  list.setUint32(0, LIST.version, true);
  const result = functions.NvEncodeAPICreateInstance(list);
  if (result !== 0) throw new Error(`video: NvEncodeAPICreateInstance: status ${result}`);
  const names = Object.keys(LIST).filter((name) => name !== "size" && name !== "version") as NvencName[];
  const addresses = Object.fromEntries(names.map((name) => [name, list.getBigUint64(LIST[name], true)]));
  return { path: library.path, addresses: addresses as Nvenc["addresses"] };
}
