/** The libcuda library object that all groups of the CUDA driver share. */
import { CudaError } from "../../base/errors.ts";
import { type BoundSymbols, type NativeLibrary, runtime, type SymbolTable } from "../../runtime/index.ts";
import { ERROR, INIT } from "./symbols.ts";

/** An opened libcuda, its error handling, and the words into which it writes single results. */
export class CudaLibrary {
  // Each has a separate ArrayBuffer, so that its address never changes.
  readonly word: BigUint64Array = new BigUint64Array(new ArrayBuffer(8));
  readonly secondWord: BigUint64Array = new BigUint64Array(new ArrayBuffer(8));
  readonly int: Int32Array = new Int32Array(new ArrayBuffer(4));
  readonly secondInt: Int32Array = new Int32Array(new ArrayBuffer(4));

  readonly #native: NativeLibrary;
  #byteLength = 0;
  #size = 0n;
  #error: BoundSymbols<typeof ERROR> | undefined;

  constructor(native: NativeLibrary) {
    this.#native = native;
  }

  get path(): string {
    return this.#native.path;
  }

  /**
   * Binds a group of symbols. Each group binds its symbols on first use, because binding costs up to 0.1 ms
   * per symbol.
   */
  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T> {
    return this.#native.bind(symbols);
  }

  /**
   * Returns a size as libcuda takes it. Loops copy the same size again and again, and under Deno a conversion takes
   * 0.08 of the 9 microseconds of a short copy with its wait.
   */
  size(byteLength: number): bigint {
    if (byteLength !== this.#byteLength) {
      this.#byteLength = byteLength;
      this.#size = BigInt(byteLength);
    }
    return this.#size;
  }

  /** Returns the CUDA version that the driver supports, e.g. 12040 for 12.4. */
  version(): number {
    this.check(this.bind(INIT).cuDriverGetVersion(this.int), "cuDriverGetVersion");
    return this.int[0]!;
  }

  /** Throws CudaError for every result except CUDA_SUCCESS. */
  check(result: number, call: string): void {
    if (result !== 0) throw this.error(result, call);
  }

  /** Creates the error for a result, with libcuda's description. */
  error(result: number, call: string): CudaError {
    return new CudaError(result, call, this.#describe(result));
  }

  #describe(result: number): string | undefined {
    const error = this.#error ??= this.bind(ERROR);
    if (error.cuGetErrorString(result, this.word) !== 0) return undefined;
    const text = runtime.cString(this.word[0]!);
    const known = new CudaError(result, "").name !== `CUDA_ERROR_${result}`;
    if (known || error.cuGetErrorName(result, this.word) !== 0) return text;
    return `${runtime.cString(this.word[0]!)}, ${text}`;
  }
}
