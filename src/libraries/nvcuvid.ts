/**
 * libnvcuvid, the part of NVIDIA's driver that decodes video.
 *
 * Source: NVDEC Video Decoder API Programming Guide, and nvcuvid.h and cuviddec.h of the Video Codec SDK 13.0.
 */
import { type BoundSymbols, runtime } from "../runtime/index.ts";
import { libraryFunction } from "./c_library.ts";
import { openCudaLibrary } from "./find.ts";

/** Functions that do not block. They need a current context. */
const NVCUVID = {
  cuvidCtxLockCreate: { parameters: [["pLock", "buffer"], ["ctx", "address"]], result: "i32" },
  cuvidCtxLockDestroy: { parameters: [["lck", "address"]], result: "i32" },
  cuvidDestroyDecoder: { parameters: [["hDecoder", "address"]], result: "i32" },
} as const;

/** Functions that block, and are therefore called by address on native threads. */
const ADDRESSES = [
  "cuvidGetDecoderCaps",
  "cuvidCreateVideoParser",
  "cuvidParseVideoData",
  "cuvidDestroyVideoParser",
  "cuvidCreateDecoder",
  "cuvidReconfigureDecoder",
  "cuvidDestroyDecoder",
  "cuvidDecodePicture",
  "cuvidGetDecodeStatus",
  "cuvidMapVideoFrame64",
  "cuvidUnmapVideoFrame64",
] as const;

/** An opened libnvcuvid. */
export interface Nvcuvid {
  /** The path or name by which the library was opened. */
  readonly path: string;
  readonly functions: BoundSymbols<typeof NVCUVID>;
  readonly addresses: Readonly<Record<typeof ADDRESSES[number], bigint>>;
}

const opened = new Map<string, Nvcuvid>();

/**
 * Returns libnvcuvid.
 *
 * @param path The file to open. Default: searches for it.
 * @throws {LibraryNotFoundError} If libnvcuvid cannot be opened.
 */
export function openNvcuvid(path?: string): Nvcuvid {
  const library = path === undefined
    ? openCudaLibrary("libnvcuvid")
    : runtime.openLibrary(path, "cuvidCreateVideoParser");
  let nvcuvid = opened.get(library.path);
  if (nvcuvid === undefined) {
    const addresses = Object.fromEntries(
      ADDRESSES.map((name) => [name, libraryFunction(library.path, name)]),
    ) as Record<typeof ADDRESSES[number], bigint>;
    nvcuvid = { path: library.path, functions: library.bind(NVCUVID), addresses };
    opened.set(library.path, nvcuvid);
  }
  return nvcuvid;
}
