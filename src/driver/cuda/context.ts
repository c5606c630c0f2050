/**
 * The lowest layer of the CUDA driver: the library, its errors, devices and contexts.
 *
 * @module
 */
import { CudaError } from "../../base/errors.ts";
import { type BoundSymbols, type NativeLibrary, runtime } from "../../runtime/index.ts";
import { CONTEXT, DEVICE, ERROR, INIT } from "./symbols.ts";

/** Bytes for the text results: device names are shorter than this. */
const NAME_BYTES = 256;

/**
 * The context that is current on this thread, as far as cuffi knows: asking libcuda before each call would cost as much
 * as a small call itself. 0n: not known.
 */
let current = 0n;

/**
 * Forgets which context is current. To be called after foreign code has run on this thread (an embedded Python, say), for
 * it may have made another one current.
 */
export function invalidateCurrent(): void {
  current = 0n;
}

/** Text up to the first NUL. */
export function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/** NUL-terminated UTF-8. */
export function cText(text: string): Uint8Array {
  return new TextEncoder().encode(`${text}\0`);
}

/** Devices, contexts and errors. The layers above add memory, streams and modules. */
export class CudaContexts {
  readonly name = "cuda" as const;
  readonly loadsCubins = true;

  protected readonly library: NativeLibrary;

  // Where libcuda writes single results. Over ArrayBuffers of their own, whose addresses never change.
  protected readonly word: BigUint64Array = new BigUint64Array(new ArrayBuffer(8));
  protected readonly secondWord: BigUint64Array = new BigUint64Array(new ArrayBuffer(8));
  protected readonly int: Int32Array = new Int32Array(new ArrayBuffer(4));
  protected readonly secondInt: Int32Array = new Int32Array(new ArrayBuffer(4));

  readonly #init: BoundSymbols<typeof INIT>;
  #error: BoundSymbols<typeof ERROR> | undefined;
  #device: BoundSymbols<typeof DEVICE> | undefined;
  #context: BoundSymbols<typeof CONTEXT> | undefined;
  /** Ordinal → CUdevice. */
  readonly #devices: number[] = [];
  /** Context → ordinal, for the contexts that were retained here. */
  readonly #ordinals: Map<bigint, number> = new Map();

  /** Initializes libcuda; throws CudaError if that fails (no device: CUDA_ERROR_NO_DEVICE). */
  constructor(library: NativeLibrary) {
    this.library = library;
    this.#init = library.bind(INIT);
    this.check(this.#init.cuInit(0), "cuInit");
  }

  /** Throws CudaError for every result but CUDA_SUCCESS. */
  protected check(result: number, call: string): void {
    if (result !== 0) throw this.error(result, call);
  }

  /** The error of a result, with libcuda's own words. */
  protected error(result: number, call: string): CudaError {
    return new CudaError(result, call, this.#errorText(result));
  }

  #errorText(result: number): string | undefined {
    const error = this.#error ??= this.library.bind(ERROR);
    if (error.cuGetErrorString(result, this.word) !== 0) return undefined;
    const text = runtime.cString(this.word[0]!);
    const known = new CudaError(result, "").name !== `CUDA_ERROR_${result}`;
    if (known || error.cuGetErrorName(result, this.word) !== 0) return text;
    return `${runtime.cString(this.word[0]!)}, ${text}`;
  }

  driverVersion(): number {
    this.check(this.#init.cuDriverGetVersion(this.int), "cuDriverGetVersion");
    return this.int[0]!;
  }

  deviceCount(): number {
    this.check(this.#init.cuDeviceGetCount(this.int), "cuDeviceGetCount");
    return this.int[0]!;
  }

  deviceName(ordinal: number): string {
    const name = new Uint8Array(new ArrayBuffer(NAME_BYTES));
    this.check(
      this.#deviceFunctions().cuDeviceGetName(name, NAME_BYTES, this.deviceHandle(ordinal)),
      "cuDeviceGetName",
    );
    return textOf(name);
  }

  deviceUuid(ordinal: number): Uint8Array {
    const uuid = new Uint8Array(new ArrayBuffer(16));
    this.check(
      this.#deviceFunctions().cuDeviceGetUuid_v2(uuid, this.deviceHandle(ordinal)),
      "cuDeviceGetUuid",
    );
    return uuid;
  }

  deviceTotalMemory(ordinal: number): number {
    this.check(
      this.#deviceFunctions().cuDeviceTotalMem_v2(this.word, this.deviceHandle(ordinal)),
      "cuDeviceTotalMem",
    );
    return Number(this.word[0]);
  }

  deviceAttribute(ordinal: number, attribute: number): number {
    this.check(
      this.#deviceFunctions().cuDeviceGetAttribute(this.int, attribute, this.deviceHandle(ordinal)),
      "cuDeviceGetAttribute",
    );
    return this.int[0]!;
  }

  contextRetain(ordinal: number): bigint {
    const device = this.deviceHandle(ordinal);
    this.check(
      this.#contextFunctions().cuDevicePrimaryCtxRetain(this.word, device),
      "cuDevicePrimaryCtxRetain",
    );
    const context = this.word[0]!;
    this.#ordinals.set(context, ordinal);
    return context;
  }

  contextRelease(ordinal: number): void {
    invalidateCurrent();
    this.check(
      this.#contextFunctions().cuDevicePrimaryCtxRelease_v2(this.deviceHandle(ordinal)),
      "cuDevicePrimaryCtxRelease",
    );
  }

  get libraryPath(): string {
    return this.library.path;
  }

  foreignCodeRan(): void {
    invalidateCurrent();
  }

  contextUse(context: bigint): void {
    if (context === current) return;
    this.check(this.#contextFunctions().cuCtxSetCurrent(context), "cuCtxSetCurrent");
    current = context;
  }

  /** The context that {@link contextUse} made current. */
  protected currentContext(): bigint {
    return current;
  }

  contextSynchronize(): void {
    this.check(this.#contextFunctions().cuCtxSynchronize(), "cuCtxSynchronize");
  }

  streamPriorityRange(): [number, number] {
    this.check(
      this.#contextFunctions().cuCtxGetStreamPriorityRange(this.int, this.secondInt),
      "cuCtxGetStreamPriorityRange",
    );
    return [this.int[0]!, this.secondInt[0]!];
  }

  memoryInfo(): { free: number; total: number } {
    this.check(this.#contextFunctions().cuMemGetInfo_v2(this.word, this.secondWord), "cuMemGetInfo");
    return { free: Number(this.word[0]), total: Number(this.secondWord[0]) };
  }

  /** Ordinal of the device whose context is current, or undefined if that is not one of ours. */
  protected currentOrdinal(): number | undefined {
    return this.#ordinals.get(current);
  }

  /** The CUdevice of an ordinal. */
  protected deviceHandle(ordinal: number): number {
    const known = this.#devices[ordinal];
    if (known !== undefined) return known;
    this.check(this.#deviceFunctions().cuDeviceGet(this.int, ordinal), "cuDeviceGet");
    return this.#devices[ordinal] = this.int[0]!;
  }

  #deviceFunctions(): BoundSymbols<typeof DEVICE> {
    return this.#device ??= this.library.bind(DEVICE);
  }

  #contextFunctions(): BoundSymbols<typeof CONTEXT> {
    return this.#context ??= this.library.bind(CONTEXT);
  }
}
