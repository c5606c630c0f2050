/** Copies that libcuda does in one call. */
import type { BoundSymbols } from "../../runtime/index.ts";
import type { HostMemory } from "../driver.ts";
import type { BlockingWaits } from "./blocking_waits.ts";
import type { CaptureGuard } from "./capture_guard.ts";
import type { CudaLibrary } from "./library.ts";
import type { CudaStreams } from "./streams.ts";
import { COPY, COPY_VIEW } from "./symbols.ts";

export class DirectCopies {
  readonly #library: CudaLibrary;
  readonly #guard: CaptureGuard;
  readonly #streams: CudaStreams;
  readonly #waits: BlockingWaits;
  #copy: BoundSymbols<typeof COPY> | undefined;
  #copyView: BoundSymbols<typeof COPY_VIEW> | undefined;

  constructor(library: CudaLibrary, guard: CaptureGuard, streams: CudaStreams, waits: BlockingWaits) {
    this.#library = library;
    this.#guard = guard;
    this.#streams = streams;
    this.#waits = waits;
  }

  hostToDevice(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): void {
    if (byteLength === 0) return;
    const bytes = this.#library.size(byteLength);
    let result: number;
    if (typeof src === "bigint") {
      const copy = this.#copy ??= this.#library.bind(COPY);
      result = stream === null
        ? copy.cuMemcpyHtoD_v2(dst, src, bytes)
        : copy.cuMemcpyHtoDAsync_v2(dst, src, bytes, stream);
    } else {
      // Pageable memory: libcuda has read or staged it when the call returns.
      const copy = this.#copyView ??= this.#library.bind(COPY_VIEW);
      if (stream !== null) this.#guard.rejectPageable(stream, "cuMemcpyHtoDAsync");
      result = stream === null
        ? copy.cuMemcpyHtoD_v2(dst, src, bytes)
        : copy.cuMemcpyHtoDAsync_v2(dst, src, bytes, stream);
    }
    if (result !== 0) {
      throw this.#library.error(result, stream === null ? "cuMemcpyHtoD" : "cuMemcpyHtoDAsync");
    }
  }

  deviceToHost(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): void {
    if (byteLength === 0) return;
    const bytes = this.#library.size(byteLength);
    let result: number;
    if (typeof dst === "bigint") {
      const copy = this.#copy ??= this.#library.bind(COPY);
      result = stream === null
        ? copy.cuMemcpyDtoH_v2(dst, src, bytes)
        : copy.cuMemcpyDtoHAsync_v2(dst, src, bytes, stream);
    } else {
      // Pageable memory: libcuda has written it when the call returns.
      const copy = this.#copyView ??= this.#library.bind(COPY_VIEW);
      if (stream !== null) {
        this.#guard.rejectPageable(stream, "cuMemcpyDtoHAsync");
        this.#waits.until(() => this.#streams.query(stream));
      }
      result = stream === null
        ? copy.cuMemcpyDtoH_v2(dst, src, bytes)
        : copy.cuMemcpyDtoHAsync_v2(dst, src, bytes, stream);
    }
    if (result !== 0) {
      throw this.#library.error(result, stream === null ? "cuMemcpyDtoH" : "cuMemcpyDtoHAsync");
    }
  }

  deviceToDevice(dst: bigint, src: bigint, byteLength: number, stream: bigint | null): void {
    if (byteLength === 0) return;
    const copy = this.#copy ??= this.#library.bind(COPY);
    const bytes = this.#library.size(byteLength);
    const result = stream === null
      ? copy.cuMemcpyDtoD_v2(dst, src, bytes)
      : copy.cuMemcpyDtoDAsync_v2(dst, src, bytes, stream);
    if (result !== 0) {
      throw this.#library.error(result, stream === null ? "cuMemcpyDtoD" : "cuMemcpyDtoDAsync");
    }
  }
}
