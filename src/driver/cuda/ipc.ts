/** Memory and events of other processes through libcuda. */
import { IPC_MEM_FLAG } from "../../base/cuda_constants.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import { runtime } from "../../runtime/index.ts";
import type { IpcApi } from "../driver.ts";
import type { CudaLibrary } from "./library.ts";
import { IPC, IPC_OPEN } from "./symbols.ts";
import { openEventByValue, openMemoryByValue } from "./unsafe/ipc_handle_by_value.ts";

/** `CU_IPC_HANDLE_SIZE`. */
const HANDLE_BYTES = 64;

export class CudaIpc implements IpcApi {
  readonly #library: CudaLibrary;
  #ipc: BoundSymbols<typeof IPC> | undefined;

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
    const { word } = this.#library;
    const flags = IPC_MEM_FLAG.LAZY_ENABLE_PEER_ACCESS;
    const result = runtime.hasStructs
      ? this.#library.bind(IPC_OPEN).cuIpcOpenMemHandle_v2(word, handle, flags)
      : openMemoryByValue(this.#library, word, handle, flags);
    this.#library.check(result, "cuIpcOpenMemHandle");
    return word[0]!;
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
    const { word } = this.#library;
    const result = runtime.hasStructs
      ? this.#library.bind(IPC_OPEN).cuIpcOpenEventHandle(word, handle)
      : openEventByValue(this.#library, word, handle);
    this.#library.check(result, "cuIpcOpenEventHandle");
    return word[0]!;
  }
}
