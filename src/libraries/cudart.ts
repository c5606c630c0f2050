/**
 * The CUDA runtime library, for programs that work with code built on it. Its streams and events are the
 * driver's (`cudaStream_t` is `CUstream`), and both use the primary context, so few functions are needed.
 */
import { CudaError } from "../base/errors.ts";
import { type BoundSymbols, runtime } from "../runtime/index.ts";
import { openCudaLibrary } from "./find.ts";

const RUNTIME = {
  cudaRuntimeGetVersion: { parameters: [["runtimeVersion", "buffer"]], result: "i32" },
  cudaGetLastError: { parameters: [], result: "i32" },
  cudaPeekAtLastError: { parameters: [], result: "i32" },
  cudaGetErrorName: { parameters: [["error", "i32"]], result: "address" },
  cudaGetErrorString: { parameters: [["error", "i32"]], result: "address" },
  cudaGetDevice: { parameters: [["device", "buffer"]], result: "i32" },
  cudaSetDevice: { parameters: [["device", "i32"]], result: "i32" },
} as const;

/** A `cudaError_t` with its name and description. */
export interface RuntimeError {
  readonly code: number;
  readonly name: string;
  readonly text: string;
}

/** An opened libcudart. */
export class CudaRuntime {
  /** The path or name by which the library was opened. */
  readonly path: string;

  readonly #functions: BoundSymbols<typeof RUNTIME>;
  readonly #int: Int32Array = new Int32Array(new ArrayBuffer(4));

  constructor() {
    const library = openCudaLibrary("libcudart");
    this.path = library.path;
    this.#functions = library.bind(RUNTIME);
  }

  /** Returns the version of the runtime library, e.g. 12040 for 12.4. */
  version(): number {
    this.#check(this.#functions.cudaRuntimeGetVersion(this.#int), "cudaRuntimeGetVersion");
    return this.#int[0]!;
  }

  /** Returns the device of this thread's runtime calls. */
  device(): number {
    this.#check(this.#functions.cudaGetDevice(this.#int), "cudaGetDevice");
    return this.#int[0]!;
  }

  /** Sets the device of this thread's runtime calls and makes its primary context current. */
  useDevice(ordinal: number): void {
    this.#check(this.#functions.cudaSetDevice(ordinal), "cudaSetDevice");
  }

  /** Returns the last error of this thread's runtime calls, or undefined; `take` also clears it. */
  lastError(take = false): RuntimeError | undefined {
    const code = take ? this.#functions.cudaGetLastError() : this.#functions.cudaPeekAtLastError();
    return code === 0 ? undefined : this.#error(code);
  }

  #error(code: number): RuntimeError {
    return {
      code,
      name: runtime.cString(this.#functions.cudaGetErrorName(code)),
      text: runtime.cString(this.#functions.cudaGetErrorString(code)),
    };
  }

  #check(result: number, call: string): void {
    if (result === 0) return;
    const { name, text } = this.#error(result);
    throw new CudaError(result, call, `${name}, ${text}`);
  }
}

let cudart: CudaRuntime | undefined;

/**
 * Returns the CUDA runtime library; the first call opens it.
 *
 * @throws {LibraryNotFoundError} If libcudart cannot be opened.
 */
export function openCudaRuntime(): CudaRuntime {
  return cudart ??= new CudaRuntime();
}
