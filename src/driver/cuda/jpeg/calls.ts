/** Calls of nvJPEG with a context current, on native threads where the system has them. */
import { libraryFunction } from "../../../libraries/c_library.ts";
import type { Nvjpeg, NvjpegName } from "../../../libraries/nvjpeg.ts";
import { CallThreads, type NativeCall } from "../../../runtime/call_thread.ts";
import { awaitThreads } from "../blocking_waits.ts";
import type { CudaContexts } from "../contexts.ts";
import type { CudaLibrary } from "../library.ts";

/** Functions of libcuda that the calls need. */
const EVENT = {
  cuEventCreate: { parameters: [["phEvent", "address"], ["Flags", "address"]], result: "i32" },
  cuEventRecord: { parameters: [["hEvent", "address"], ["hStream", "address"]], result: "i32" },
  cuEventSynchronize: { parameters: [["hEvent", "address"]], result: "i32" },
  cuEventDestroy_v2: { parameters: [["hEvent", "address"]], result: "i32" },
} as const;

type CudaName = keyof typeof EVENT;
type Name = NvjpegName | CudaName;

/** A function of nvJPEG, or of libcuda, and its arguments. */
export type Call = readonly [name: Name, ...args: readonly bigint[]];

/** Threads that parse files, wait for the device, and encode. */
const THREADS = 4;

/** `nvjpegStatus_t` */
const STATUS = [
  "success",
  "not initialized",
  "invalid parameter",
  "bad JPEG",
  "JPEG not supported",
  "allocator failure",
  "execution failed",
  "architecture mismatch",
  "internal error",
  "implementation not supported",
  "incomplete bitstream",
];

/** nvJPEG and the threads that call it. */
export class JpegCalls {
  readonly #functions: Readonly<Record<Name, (...args: bigint[]) => number>>;
  readonly #addresses: Map<Name, bigint> = new Map();
  readonly #library: CudaLibrary;
  readonly #nvjpeg: Nvjpeg;
  readonly #contexts: CudaContexts;
  #threads: CallThreads | null | undefined;
  /**
   * Decodes one batch after the other without a pause. The engines are busy with one batch, and several at a time
   * slow each other down: 5,860 images of 1080p a second one by one, 5,100 with three (H200).
   */
  #decodeThread: CallThreads | null = null;
  #setCurrent = 0n;

  constructor(library: CudaLibrary, nvjpeg: Nvjpeg, contexts: CudaContexts) {
    this.#library = library;
    this.#nvjpeg = nvjpeg;
    this.#contexts = contexts;
    this.#functions = { ...nvjpeg.functions, ...library.bind(EVENT) } as unknown as Record<
      Name,
      (...args: bigint[]) => number
    >;
  }

  /**
   * Makes calls in order, and stops after the first whose result is not 0. Resolves with the results of the
   * calls made.
   */
  async run(context: bigint, calls: readonly Call[]): Promise<number[]> {
    if (this.#threads === undefined) this.#start();
    return await this.#runOn(this.#threads!, context, calls);
  }

  /** Makes the calls like {@link run}, after those of all earlier `runInTurn()`. */
  async runInTurn(context: bigint, calls: readonly Call[]): Promise<number[]> {
    if (this.#threads === undefined) this.#start();
    return await this.#runOn(this.#decodeThread ?? this.#threads!, context, calls);
  }

  async #runOn(threads: CallThreads | null, context: bigint, calls: readonly Call[]): Promise<number[]> {
    if (threads === null) return this.runHere(context, calls);
    const native = calls.map(([name, ...args]): NativeCall => [this.#address(name), ...args]);
    const [set, ...results] = await threads.run([[this.#setCurrent, context], ...native]);
    this.#library.check(set!, "cuCtxSetCurrent");
    return results;
  }

  /** Makes the calls like {@link run}, on this thread. */
  runHere(context: bigint, calls: readonly Call[]): number[] {
    this.#contexts.setCurrent(context);
    const results: number[] = [];
    for (const [name, ...args] of calls) {
      results.push(this.#functions[name](...args));
      if (results.at(-1) !== 0) break;
    }
    return results;
  }

  /** Blocks until the threads are idle. */
  settle(): void {
    awaitThreads(() => this.#threads?.idle !== false && this.#decodeThread?.idle !== false);
  }

  /** Throws if a call failed. */
  check(calls: readonly Call[], results: readonly number[]): void {
    const result = results.at(-1);
    if (result === undefined || result === 0) return;
    const name = calls[results.length - 1]![0];
    if (name in EVENT) throw this.#library.error(result, name);
    throw new Error(`${name}: ${STATUS[result] ?? "status"} (${result})`);
  }

  #start(): void {
    this.#threads = CallThreads.start(THREADS, "cuffi jpeg") ?? null;
    if (this.#threads === null) return;
    this.#setCurrent = libraryFunction(this.#library.path, "cuCtxSetCurrent");
    this.#decodeThread = CallThreads.start(1, "cuffi decode") ?? null;
  }

  #address(name: Name): bigint {
    let address = this.#addresses.get(name);
    if (address === undefined) {
      const path = name in EVENT ? this.#library.path : this.#nvjpeg.library.path;
      this.#addresses.set(name, address = libraryFunction(path, name));
    }
    return address;
  }
}
