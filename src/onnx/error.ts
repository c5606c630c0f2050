/** Errors that ONNX Runtime reports. */

/** `OrtErrorCode`, by number. */
const NAMES = [
  "OK",
  "FAIL",
  "INVALID_ARGUMENT",
  "NO_SUCHFILE",
  "NO_MODEL",
  "ENGINE_ERROR",
  "RUNTIME_EXCEPTION",
  "INVALID_PROTOBUF",
  "MODEL_LOADED",
  "NOT_IMPLEMENTED",
  "INVALID_GRAPH",
  "EP_FAIL",
  "MODEL_LOAD_CANCELED",
  "MODEL_REQUIRES_COMPILATION",
  "NOT_FOUND",
] as const;

/**
 * An error of ONNX Runtime, with its message: a file that is not a model, an operator that no provider
 * supports, out of memory.
 *
 * ```ts
 * try {
 *   await openModel(device, "model.onnx");
 * } catch (error) {
 *   if (error instanceof OnnxError && error.code === "INVALID_PROTOBUF") console.error("not a model");
 * }
 * ```
 */
export class OnnxError extends Error {
  /** Identifies the class where `instanceof` cannot, for example across realms. */
  override readonly name = "OnnxError";
  /** The name of the `OrtErrorCode` without its prefix, such as `"INVALID_GRAPH"`. */
  readonly code: string;

  /** @ignore */
  constructor(code: number, call: string, text: string) {
    const name = NAMES[code] ?? `error ${code}`;
    super(`${call}: ${text.trim()} (${name})`);
    this.code = name;
  }
}

/** Whether an error means that memory ran out. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof OnnxError &&
    /failed to allocate memory|out of memory|cudaErrorMemoryAllocation|bad_alloc/i.test(error.message);
}
