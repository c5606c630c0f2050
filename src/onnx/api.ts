/** ONNX Runtime in this thread: its functions, its environment, and descriptions of memory for its tensors. */
import { type OnnxRuntimeLibrary, openOnnxRuntime } from "../libraries/onnxruntime.ts";
import { LOG_FATAL, ORT, ORT_NEWER } from "../libraries/onnxruntime_api.ts";
import { cText } from "../runtime/c_text.ts";
import { type BoundSymbols, runtime } from "../runtime/index.ts";
import { OnnxError } from "./error.ts";

/** `OrtDeviceAllocator` and `OrtMemTypeDefault`. */
const DEVICE_ALLOCATOR = 0, DEFAULT_MEMORY = 0;

/** The functions of ONNX Runtime, bound in this thread. */
export class Ort {
  readonly library: OnnxRuntimeLibrary;
  readonly fn: BoundSymbols<typeof ORT>;
  readonly newer: BoundSymbols<typeof ORT_NEWER>;
  /** The `OrtEnv`. It is never released: other threads may use the same one. */
  readonly env: bigint;
  /** The `OrtAllocator` for names and lists. */
  readonly allocator: bigint;
  /** The address of `RunWithBinding`, for calls on other threads. */
  readonly runWithBinding: bigint;
  readonly #memory: Map<string, bigint> = new Map();

  constructor(library: OnnxRuntimeLibrary) {
    this.library = library;
    this.fn = library.bind(ORT);
    this.runWithBinding = library.address(ORT.RunWithBinding);
    this.newer = library.bind(ORT_NEWER);
    this.env = this.out("CreateEnv", (word) => this.fn.CreateEnv(LOG_FATAL, cText("cuffi"), word));
    this.check("DisableTelemetryEvents", this.fn.DisableTelemetryEvents(this.env));
    this.allocator = this.out(
      "GetAllocatorWithDefaultOptions",
      (word) => this.fn.GetAllocatorWithDefaultOptions(word),
    );
  }

  /** Throws an {@link OnnxError} if a function returned a status. */
  check(call: string, status: bigint): void {
    if (status !== 0n) throw this.error(call, status);
  }

  /** Returns the error of a status, and releases it. */
  error(call: string, status: bigint): OnnxError {
    const code = this.fn.GetErrorCode(status);
    const text = runtime.cString(this.fn.GetErrorMessage(status));
    this.fn.ReleaseStatus(status);
    return new OnnxError(code, call, text);
  }

  /** Calls a function with a pointer to a word, and returns the word: an address or a count. */
  out(call: string, fn: (word: BigUint64Array) => bigint): bigint {
    const word = new BigUint64Array(new ArrayBuffer(8));
    this.check(call, fn(word));
    return word[0]!;
  }

  /** Returns the text at an address that a function allocated, and frees it. */
  takeText(address: bigint): string {
    const text = runtime.cString(address);
    this.check("AllocatorFree", this.fn.AllocatorFree(this.allocator, address));
    return text;
  }

  /** Returns the `OrtMemoryInfo` of host memory, or of a GPU's. */
  memory(kind: "Cpu" | "Cuda", ordinal = 0): bigint {
    const key = `${kind}:${ordinal}`;
    let info = this.#memory.get(key);
    if (info === undefined) {
      info = this.out(
        "CreateMemoryInfo",
        (word) => this.fn.CreateMemoryInfo(cText(kind), DEVICE_ALLOCATOR, ordinal, DEFAULT_MEMORY, word),
      );
      this.#memory.set(key, info);
    }
    return info;
  }
}

let opened: Ort | undefined;

/**
 * Returns ONNX Runtime, opened at the first call.
 *
 * @throws {LibraryNotFoundError} If it is not installed.
 */
export function openOrt(): Ort {
  return opened ??= new Ort(openOnnxRuntime());
}
