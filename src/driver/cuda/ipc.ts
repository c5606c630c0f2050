/**
 * Memory and events of other processes through libcuda.
 *
 * cuIpcOpenMemHandle and cuIpcOpenEventHandle take a 64-byte struct by value. On x86-64 (System V ABI) the caller puts such a
 * struct on the stack while other arguments go to registers, so the bindings fill all six integer registers and pass the
 * struct's eight words after them. On arm64 (AAPCS64) a struct of more than 16 bytes is passed as a pointer.
 */
import { IPC_MEM_FLAG } from "../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import type { IpcApi } from "../driver.ts";
import type { CudaLibrary } from "./library.ts";
import { IPC } from "./symbols.ts";

/** `CU_IPC_HANDLE_SIZE`. */
const HANDLE_BYTES = 64;

const OPEN_X64 = {
  cuIpcOpenMemHandle_v2: {
    parameters: [
      ["pdptr", "buffer"],
      ["Flags", "u32"],
      ["rdx", "u64"],
      ["rcx", "u64"],
      ["r8", "u64"],
      ["r9", "u64"],
      ["handle0", "u64"],
      ["handle1", "u64"],
      ["handle2", "u64"],
      ["handle3", "u64"],
      ["handle4", "u64"],
      ["handle5", "u64"],
      ["handle6", "u64"],
      ["handle7", "u64"],
    ],
    result: "i32",
  },
  cuIpcOpenEventHandle: {
    parameters: [
      ["phEvent", "buffer"],
      ["rsi", "u64"],
      ["rdx", "u64"],
      ["rcx", "u64"],
      ["r8", "u64"],
      ["r9", "u64"],
      ["handle0", "u64"],
      ["handle1", "u64"],
      ["handle2", "u64"],
      ["handle3", "u64"],
      ["handle4", "u64"],
      ["handle5", "u64"],
      ["handle6", "u64"],
      ["handle7", "u64"],
    ],
    result: "i32",
  },
} as const;

const OPEN_ARM64 = {
  cuIpcOpenMemHandle_v2: {
    parameters: [["pdptr", "buffer"], ["handle", "buffer"], ["Flags", "u32"]],
    result: "i32",
  },
  cuIpcOpenEventHandle: {
    parameters: [["phEvent", "buffer"], ["handle", "buffer"]],
    result: "i32",
  },
} as const;

export class CudaIpc implements IpcApi {
  readonly #library: CudaLibrary;
  #ipc: BoundSymbols<typeof IPC> | undefined;
  #x64: BoundSymbols<typeof OPEN_X64> | undefined;
  #arm64: BoundSymbols<typeof OPEN_ARM64> | undefined;

  constructor(library: CudaLibrary) {
    this.#library = library;
  }

  memoryHandle(pointer: bigint): Uint8Array {
    const functions = this.#ipc ??= this.#library.bind(IPC);
    const handle = new Uint8Array(new ArrayBuffer(HANDLE_BYTES));
    this.#library.check(functions.cuIpcGetMemHandle(handle, pointer), "cuIpcGetMemHandle");
    return handle;
  }

  openMemory(handle: Uint8Array): bigint {
    const call = "cuIpcOpenMemHandle";
    const flags = IPC_MEM_FLAG.LAZY_ENABLE_PEER_ACCESS;
    let result: number;
    if (this.#byStack(call)) {
      const functions = this.#x64 ??= this.#library.bind(OPEN_X64);
      const w = words(handle);
      result = functions.cuIpcOpenMemHandle_v2(
        this.#library.word,
        flags,
        0n,
        0n,
        0n,
        0n,
        w[0]!,
        w[1]!,
        w[2]!,
        w[3]!,
        w[4]!,
        w[5]!,
        w[6]!,
        w[7]!,
      );
    } else {
      const functions = this.#arm64 ??= this.#library.bind(OPEN_ARM64);
      result = functions.cuIpcOpenMemHandle_v2(this.#library.word, handle, flags);
    }
    this.#library.check(result, call);
    return this.#library.word[0]!;
  }

  closeMemory(pointer: bigint): void {
    const functions = this.#ipc ??= this.#library.bind(IPC);
    this.#library.check(functions.cuIpcCloseMemHandle(pointer), "cuIpcCloseMemHandle");
  }

  eventHandle(event: bigint): Uint8Array {
    const functions = this.#ipc ??= this.#library.bind(IPC);
    const handle = new Uint8Array(new ArrayBuffer(HANDLE_BYTES));
    this.#library.check(functions.cuIpcGetEventHandle(handle, event), "cuIpcGetEventHandle");
    return handle;
  }

  openEvent(handle: Uint8Array): bigint {
    const call = "cuIpcOpenEventHandle";
    let result: number;
    if (this.#byStack(call)) {
      const functions = this.#x64 ??= this.#library.bind(OPEN_X64);
      const w = words(handle);
      result = functions.cuIpcOpenEventHandle(
        this.#library.word,
        0n,
        0n,
        0n,
        0n,
        0n,
        w[0]!,
        w[1]!,
        w[2]!,
        w[3]!,
        w[4]!,
        w[5]!,
        w[6]!,
        w[7]!,
      );
    } else {
      const functions = this.#arm64 ??= this.#library.bind(OPEN_ARM64);
      result = functions.cuIpcOpenEventHandle(this.#library.word, handle);
    }
    this.#library.check(result, call);
    return this.#library.word[0]!;
  }

  #byStack(call: string): boolean {
    const architecture = runtime.architecture();
    if (runtime.platform() === "linux" && architecture === "x64") return true;
    if (runtime.platform() === "linux" && architecture === "arm64") return false;
    throw new CudaError(CUDA_ERROR.NOT_SUPPORTED, call, "sharing between processes works on Linux");
  }
}

function words(handle: Uint8Array): BigUint64Array {
  return new BigUint64Array(handle.slice().buffer);
}
