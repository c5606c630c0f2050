/**
 * Finds and opens libavcodec, which decodes video on processors: the file that `CUFFI_LIBAVCODEC` names, the
 * system's, or the one in the Python package `av`.
 *
 * Functions and fields are those that have not changed in the versions below. Functions of libavutil, on which
 * libavcodec depends, are found through libavcodec.
 */
import { LibraryNotFoundError } from "../base/errors.ts";
import { cText, textOf } from "../runtime/c_text.ts";
import { type BoundSymbols, runtime } from "../runtime/index.ts";
import { openForever, symbolAddress } from "./c_library.ts";
import { listFolder } from "./files.ts";
import { type FailedCandidate, loadedPath } from "./find.ts";
import { packageFolders, pipInstall } from "./python_packages.ts";

/** Major versions whose structs have the layouts below: FFmpeg 5.0 to 8.x. The newest first. */
const VERSIONS = [62, 61, 60, 59] as const;

/** The environment variable that names the file to open. */
export const LIBAVCODEC_VARIABLE = "CUFFI_LIBAVCODEC";

/** `AVFrame`, in bytes: the fields that all versions have in one place, and a size that none falls below. */
export const AV_FRAME = { data: 0, linesize: 64, width: 104, height: 108, format: 116, pts: 136, bytes: 384 };
/** `AVPacket`, in bytes. */
export const AV_PACKET = { pts: 8, dts: 16, data: 24, size: 32, flags: 40, bytes: 48 };
/** Errors that are part of normal operation. */
export const AVERROR = { EAGAIN: -11, EOF: -541478725, INVALIDDATA: -1094995529, ENOMEM: -12 };

const SYMBOLS = {
  avcodec_version: { parameters: [], result: "u32" },
  avcodec_find_decoder_by_name: { parameters: [["name", "buffer"]], result: "address" },
  avcodec_alloc_context3: { parameters: [["codec", "address"]], result: "address" },
  av_packet_alloc: { parameters: [], result: "address" },
  av_new_packet: { parameters: [["pkt", "address"], ["size", "i32"]], result: "i32" },
  av_packet_unref: { parameters: [["pkt", "address"]], result: "void" },
  av_packet_free: { parameters: [["pkt", "buffer"]], result: "void" },
  av_frame_alloc: { parameters: [], result: "address" },
  av_frame_unref: { parameters: [["frame", "address"]], result: "void" },
  av_frame_free: { parameters: [["frame", "buffer"]], result: "void" },
  av_opt_set: {
    parameters: [["obj", "address"], ["name", "buffer"], ["val", "buffer"], ["search_flags", "i32"]],
    result: "i32",
  },
  av_get_pix_fmt_name: { parameters: [["pix_fmt", "i32"]], result: "address" },
  av_strerror: {
    parameters: [["errnum", "i32"], ["errbuf", "buffer"], ["errbuf_size", "usize"]],
    result: "i32",
  },
} as const;

/** Functions that may take long, by name. They run on native threads, or else on this one. */
const BLOCKING = {
  avcodec_open2: {
    parameters: [["avctx", "address"], ["codec", "address"], ["options", "address"]],
    result: "i32",
  },
  avcodec_send_frame: { parameters: [["avctx", "address"], ["frame", "address"]], result: "i32" },
  avcodec_receive_packet: { parameters: [["avctx", "address"], ["avpkt", "address"]], result: "i32" },
  avcodec_send_packet: { parameters: [["avctx", "address"], ["avpkt", "address"]], result: "i32" },
  avcodec_receive_frame: { parameters: [["avctx", "address"], ["frame", "address"]], result: "i32" },
  avcodec_flush_buffers: { parameters: [["avctx", "address"]], result: "void" },
  avcodec_free_context: { parameters: [["avctx", "address"]], result: "void" },
  av_opt_get_int: {
    parameters: [["obj", "address"], ["name", "address"], ["search_flags", "i32"], ["out_val", "address"]],
    result: "i32",
  },
} as const;

/** The name of a function that may take long. */
export type BlockingFunction = keyof typeof BLOCKING;

/** Fields of `AVFrame` that say whether its data was damaged, in bytes. */
export interface DamageFields {
  /** `flags`, of which bit 0 means corrupt. */
  readonly flags: number;
  readonly decodeErrorFlags: number;
}

/**
 * Finds fields whose place differs between versions by the initial values of a new frame: `flags` and `color_range`
 * precede three unspecified color properties; `decode_error_flags` follows the metadata, and that the best-effort
 * timestamp, with `pkt_pos` and `pkt_duration` in between where a version has them.
 */
export function damageFields(frame: DataView, majorVersion: number): DamageFields | undefined {
  const isUnspecified = (at: number): boolean => frame.getInt32(at, true) === 2;
  for (let at = 152; at + 80 <= AV_FRAME.bytes; at += 4) {
    if (!isUnspecified(at) || !isUnspecified(at + 4) || !isUnspecified(at + 8)) continue;
    let next = at + 16 + 7 & ~7;
    if (frame.getBigInt64(next, true) !== NO_TIMESTAMP) return undefined;
    next += 8;
    if (frame.getBigInt64(next, true) === -1n) next += 8;
    if (majorVersion <= 60) next += 8;
    return { flags: at - 8, decodeErrorFlags: next + 8 };
  }
  return undefined;
}

/** `AV_NOPTS_VALUE` */
const NO_TIMESTAMP = -(2n ** 63n);

/** An open libavcodec. */
export class Libavcodec {
  readonly path: string;
  /** E.g. "61.19". */
  readonly version: string;
  readonly functions: BoundSymbols<typeof SYMBOLS>;
  /** The same functions as in {@link Libavcodec.addresses}, to be called on this thread. */
  readonly blocking: BoundSymbols<typeof BLOCKING>;
  readonly addresses: Readonly<Record<BlockingFunction, bigint>>;

  constructor(path: string) {
    const handle = openWithDependencies(path);
    const library = runtime.openLibrary(path, "avcodec_version");
    this.functions = library.bind(SYMBOLS);
    this.blocking = library.bind(BLOCKING);
    const version = this.functions.avcodec_version(), major = version >> 16;
    this.version = `${major}.${version >> 8 & 255}`;
    if (!VERSIONS.some((known) => known === major)) {
      throw new Error(`expected version ${VERSIONS.at(-1)} to ${VERSIONS[0]}, got ${this.version}`);
    }
    const names = Object.keys(BLOCKING) as BlockingFunction[];
    this.addresses = Object.fromEntries(
      names.map((name) => [name, symbolAddress(handle, name)]),
    ) as Record<BlockingFunction, bigint>;
    this.path = loadedPath(path);
  }

  /** Returns the decoder of a name; 0n if this build has none. */
  findDecoder(name: string): bigint {
    return this.functions.avcodec_find_decoder_by_name(cText(name));
  }

  /** Returns the description of an error. */
  describe(error: number): string {
    const text = new Uint8Array(new ArrayBuffer(128));
    this.functions.av_strerror(error, text, BigInt(text.length));
    return textOf(text);
  }
}

/**
 * Opens a library. Those of Python packages lie next to the libraries that they depend on, where the loader does
 * not look: opens these first, because it accepts loaded ones.
 */
function openWithDependencies(path: string): bigint {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const opened = new Set<string>();
  for (;;) {
    try {
      return openForever(path);
    } catch (error) {
      const missing = /^(\S+): cannot open shared object file/.exec((error as Error).message)?.[1];
      if (folder === "" || missing === undefined || missing === path || opened.has(missing)) throw error;
      opened.add(missing);
      openWithDependencies(folder + missing);
    }
  }
}

let library: Libavcodec | undefined;

/** The result of a search for libavcodec. */
export interface LibavcodecSearch {
  readonly library: Libavcodec | undefined;
  /** The candidates that failed, in the order tried. */
  readonly tried: readonly FailedCandidate[];
}

/**
 * Opens libavcodec; later calls return the same library.
 *
 * @throws {LibraryNotFoundError} If no candidate opens.
 */
export function openLibavcodec(): Libavcodec {
  const search = searchLibavcodec();
  if (search.library !== undefined) return search.library;
  throw new LibraryNotFoundError("libavcodec", search.tried, runtime.ffiProblem() ?? libavcodecAdvice());
}

/** Searches without throwing. A success is cached; a failure is not. */
export function searchLibavcodec(): LibavcodecSearch {
  const tried: FailedCandidate[] = [];
  if (library !== undefined || runtime.ffiProblem() !== undefined) return { library, tried };
  for (const path of candidates(tried)) {
    try {
      return { library: library = new Libavcodec(path), tried };
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      tried.push({ path, reason: words.startsWith(`${path}: `) ? words.slice(path.length + 2) : words });
    }
  }
  return { library: undefined, tried };
}

/** Returns the advice for a libavcodec that was not found. */
export function libavcodecAdvice(): string {
  if (runtime.env(LIBAVCODEC_VARIABLE) !== undefined) {
    return `${LIBAVCODEC_VARIABLE} is set, so nothing else was tried: correct or unset it.`;
  }
  if (runtime.platform() !== "linux") return "Decoding video without a GPU requires Linux.";
  return runtime.searchProblem() ??
    `To decode video without a GPU, run: ${
        pipInstall("av")
      } (or install FFmpeg 5 to 8, such as Debian's package ` +
      "libavcodec59 or libavcodec61).";
}

/** Yields every file to try. Python environments without the package go to `tried`. */
function* candidates(tried: FailedCandidate[]): Generator<string> {
  const chosen = runtime.env(LIBAVCODEC_VARIABLE);
  if (chosen !== undefined) {
    yield chosen;
    return;
  }
  if (runtime.platform() !== "linux") return;
  for (const version of VERSIONS) yield `libavcodec.so.${version}`;
  for (const site of packageFolders()) {
    const folder = `${site}/av.libs`;
    // Names have a checksum: libavcodec-c3f15378.so.62.28.101.
    const files = listFolder(folder).filter((name) => /^libavcodec(-\w+)?\.so\b/.test(name));
    if (files.length === 0) tried.push({ path: `${site} (Python packages)`, reason: "no package av" });
    yield* files.map((name) => `${folder}/${name}`);
  }
}
