/**
 * NCCL, NVIDIA's library of collective operations.
 *
 * Source: nccl.h of NCCL 2.32.3; all functions but the optional ones exist since 2.18.
 */
import { LibraryNotFoundError } from "../base/errors.ts";
import type { BoundSymbols, NativeLibrary } from "../runtime/index.ts";
import { setVariable } from "./c_library.ts";
import { openCudaLibrary } from "./find.ts";

/** Functions that return an `ncclResult_t`, except where noted. */
export const NCCL = {
  ncclGetVersion: { parameters: [["version", "buffer"]], result: "i32" },
  ncclGetUniqueId: { parameters: [["uniqueId", "buffer"]], result: "i32" },
  /** Returns a text. */
  ncclGetErrorString: { parameters: [["result", "i32"]], result: "address" },
  /** Returns a text, about the last error of any communicator. */
  ncclGetLastError: { parameters: [["comm", "address"]], result: "address" },
  /** Since 2.23. The ids and the configuration are copied, `comm` is written later. */
  ncclCommInitRankScalable: {
    parameters: [
      ["newcomm", "buffer"],
      ["nranks", "i32"],
      ["myrank", "i32"],
      ["nId", "i32"],
      ["commIds", "buffer"],
      ["config", "buffer"],
    ],
    result: "i32",
    optional: true,
  },
  /** `newcomm` is written when the communicator is complete. */
  ncclCommSplit: {
    parameters: [
      ["comm", "address"],
      ["color", "i32"],
      ["key", "i32"],
      ["newcomm", "buffer"],
      ["config", "buffer"],
    ],
    result: "i32",
  },
  ncclCommGetAsyncError: { parameters: [["comm", "address"], ["asyncError", "buffer"]], result: "i32" },
  ncclCommFinalize: { parameters: [["comm", "address"]], result: "i32" },
  ncclCommDestroy: { parameters: [["comm", "address"]], result: "i32" },
  ncclCommAbort: { parameters: [["comm", "address"]], result: "i32" },
  ncclGroupStart: { parameters: [], result: "i32" },
  ncclGroupEnd: { parameters: [], result: "i32" },
  ncclAllReduce: {
    parameters: [
      ["sendbuff", "address"],
      ["recvbuff", "address"],
      ["count", "usize"],
      ["datatype", "i32"],
      ["op", "i32"],
      ["comm", "address"],
      ["stream", "address"],
    ],
    result: "i32",
  },
  ncclReduce: {
    parameters: [
      ["sendbuff", "address"],
      ["recvbuff", "address"],
      ["count", "usize"],
      ["datatype", "i32"],
      ["op", "i32"],
      ["root", "i32"],
      ["comm", "address"],
      ["stream", "address"],
    ],
    result: "i32",
  },
  ncclBroadcast: {
    parameters: [
      ["sendbuff", "address"],
      ["recvbuff", "address"],
      ["count", "usize"],
      ["datatype", "i32"],
      ["root", "i32"],
      ["comm", "address"],
      ["stream", "address"],
    ],
    result: "i32",
  },
  ncclAllGather: {
    parameters: [
      ["sendbuff", "address"],
      ["recvbuff", "address"],
      ["sendcount", "usize"],
      ["datatype", "i32"],
      ["comm", "address"],
      ["stream", "address"],
    ],
    result: "i32",
  },
  ncclReduceScatter: {
    parameters: [
      ["sendbuff", "address"],
      ["recvbuff", "address"],
      ["recvcount", "usize"],
      ["datatype", "i32"],
      ["op", "i32"],
      ["comm", "address"],
      ["stream", "address"],
    ],
    result: "i32",
  },
  ncclSend: {
    parameters: [["sendbuff", "address"], ["count", "usize"], ["datatype", "i32"], ["peer", "i32"], [
      "comm",
      "address",
    ], ["stream", "address"]],
    result: "i32",
  },
  ncclRecv: {
    parameters: [["recvbuff", "address"], ["count", "usize"], ["datatype", "i32"], ["peer", "i32"], [
      "comm",
      "address",
    ], ["stream", "address"]],
    result: "i32",
  },
} as const;

/** Bytes of an `ncclUniqueId`. */
export const UNIQUE_ID_BYTES = 128;

/** Results of NCCL that are handled. */
export const NCCL_RESULT = { success: 0, inProgress: 7 } as const;

/** The oldest version with non-blocking communicators and sub-communicators as used here. */
const OLDEST = 21800;

/** An open NCCL. */
export interface Nccl {
  readonly library: NativeLibrary;
  readonly functions: BoundSymbols<typeof NCCL>;
  /** E.g. 22809 for 2.28.9. */
  readonly version: number;
}

/**
 * Opens NCCL.
 *
 * @throws {LibraryNotFoundError} If it is not installed, or older than 2.18.
 */
export function openNccl(): Nccl {
  const library = openCudaLibrary("libnccl");
  // Collective operations make their connections while the communicator is created, in the background, and not when
  // one of a kind is first called, which would block until the other ranks call it, too.
  setVariable("NCCL_RUNTIME_CONNECT", "0", { overwrite: false });
  const version = versionOf(library);
  if (version < OLDEST) {
    const reason = `version ${ncclVersionText(version)} is older than ${ncclVersionText(OLDEST)}`;
    throw new LibraryNotFoundError("libnccl", [{ path: library.path, reason }], "Install a newer NCCL.");
  }
  return { library, functions: library.bind(NCCL), version };
}

/** Returns the version of NCCL, e.g. "2.28.9"; throws LibraryNotFoundError if it is not installed. */
export function ncclVersion(): string {
  return ncclVersionText(versionOf(openCudaLibrary("libnccl")));
}

/** Formats 22809 as "2.28.9". */
export function ncclVersionText(version: number): string {
  return `${Math.floor(version / 10000)}.${Math.floor(version / 100) % 100}.${version % 100}`;
}

function versionOf(library: NativeLibrary): number {
  const version = new Int32Array(new ArrayBuffer(4));
  library.bind(VERSION).ncclGetVersion(version);
  return version[0]!;
}

const VERSION = { ncclGetVersion: NCCL.ncclGetVersion } as const;
