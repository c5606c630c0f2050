/** JPEG by nvJPEG: on the engines of the GPU where it has any, otherwise with kernels. */
import { EVENT_FLAG } from "../../../base/cuda_constants.ts";
import { findNvjpeg, type Nvjpeg } from "../../../libraries/nvjpeg.ts";
import { runtime } from "../../../runtime/index.ts";
import type { JpegApi, JpegSettings, JpegSource, JpegTarget } from "../../jpeg.ts";
import type { CaptureGuard } from "../capture_guard.ts";
import type { CudaContexts } from "../contexts.ts";
import type { CudaLibrary } from "../library.ts";
import { type Call, JpegCalls } from "./calls.ts";
import { BACKEND, type Finish, JpegDecoder } from "./decoder.ts";
import { JpegEncoder } from "./encoder.ts";

/** Batches in flight of a context: one is decoded, others are parsed or waited for. */
const LANES = 4;

/** nvJPEG repeats chroma samples by default; libjpeg interpolates between them. */
const UPSAMPLING_WITH_INTERPOLATION = 1n << 5n;

const CAPTURED = "the stream is being captured, and a graph cannot contain nvJPEG's work";

/** Opens nvJPEG; returns undefined if it is not installed. */
export function openJpeg(
  library: CudaLibrary,
  contexts: CudaContexts,
  guard: CaptureGuard,
): JpegApi | undefined {
  const nvjpeg = findNvjpeg();
  return nvjpeg && new CudaJpeg(library, nvjpeg, contexts, guard);
}

class CudaJpeg implements JpegApi {
  readonly #calls: JpegCalls;
  readonly #contexts: CudaContexts;
  readonly #guard: CaptureGuard;
  /** Codecs by device ordinal. */
  readonly #codecs: Map<number, ContextCodec> = new Map();

  constructor(library: CudaLibrary, nvjpeg: Nvjpeg, contexts: CudaContexts, guard: CaptureGuard) {
    this.#calls = new JpegCalls(library, nvjpeg, contexts);
    this.#contexts = contexts;
    this.#guard = guard;
    guard.background.add(this.#calls);
    contexts.beforeRelease((ordinal) => {
      this.#codecs.get(ordinal)?.destroy();
      this.#codecs.delete(ordinal);
    });
  }

  async decode(images: readonly JpegTarget[], stream: bigint): Promise<boolean[]> {
    this.#guard.rejectCaptured(stream, "nvjpegDecode", CAPTURED);
    return await this.#codec().use((lane) => lane.decode(images, stream));
  }

  async encode(
    images: readonly JpegSource[],
    settings: JpegSettings,
    stream: bigint,
  ): Promise<Uint8Array<ArrayBuffer>[]> {
    this.#guard.rejectCaptured(stream, "nvjpegEncodeImage", CAPTURED);
    return await this.#codec().use((lane) => lane.encode(images, settings, stream));
  }

  #codec(): ContextCodec {
    const ordinal = this.#contexts.currentOrdinal()!;
    let codec = this.#codecs.get(ordinal);
    if (codec === undefined) {
      this.#codecs.set(ordinal, codec = new ContextCodec(this.#calls, this.#contexts.current));
    }
    return codec;
  }
}

/** The library handles and lanes of a context. */
class ContextCodec {
  readonly #calls: JpegCalls;
  readonly context: bigint;
  /** Handles by backend; 0n for a backend that the GPU does not have. */
  readonly #handles: Map<number, Promise<bigint>> = new Map();
  readonly #open: bigint[] = [];
  readonly #idle: Lane[] = [];
  readonly #waiting: ((lane: Lane) => void)[] = [];
  #count = 0;

  constructor(calls: JpegCalls, context: bigint) {
    this.#calls = calls;
    this.context = context;
  }

  /** Calls `work` with a lane that nothing else uses. */
  async use<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
    const lane = await this.#acquire();
    try {
      return await work(lane);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#idle.push(lane);
      else next(lane);
    }
  }

  /** Returns the handle of a backend, 0n if the GPU does not have it. */
  handle(backend: number): Promise<bigint> {
    let handle = this.#handles.get(backend);
    if (handle === undefined) this.#handles.set(backend, handle = this.#create(backend));
    return handle;
  }

  /** Frees everything. The context is about to be released, so nothing is in flight. */
  destroy(): void {
    for (const lane of this.#idle.splice(0)) lane.destroy();
    for (const handle of this.#open.splice(0)) this.#calls.runHere(this.context, [["nvjpegDestroy", handle]]);
  }

  #acquire(): Lane | Promise<Lane> {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#count < LANES) {
      this.#count++;
      return new Lane(this.#calls, this);
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async #create(backend: number): Promise<bigint> {
    const handle = new BigUint64Array(new ArrayBuffer(8));
    const [result] = await this.#calls.run(this.context, [
      ["nvjpegCreateEx", BigInt(backend), 0n, 0n, UPSAMPLING_WITH_INTERPOLATION, runtime.addressOf(handle)],
    ]);
    if (result !== 0) return 0n;
    this.#open.push(handle[0]!);
    return handle[0]!;
  }
}

/** Resources of one batch: decoders, an encoder and an event. */
class Lane {
  readonly #calls: JpegCalls;
  readonly #codec: ContextCodec;
  readonly #decoders: Map<number, JpegDecoder> = new Map();
  #encoder: JpegEncoder | undefined;
  readonly #event: BigUint64Array = new BigUint64Array(new ArrayBuffer(8));

  constructor(calls: JpegCalls, codec: ContextCodec) {
    this.#calls = calls;
    this.#codec = codec;
  }

  async decode(images: readonly JpegTarget[], stream: bigint): Promise<boolean[]> {
    const decoded = images.map(() => false);
    const finish = this.#finish(stream);
    let remaining = images.map((_, i) => i);
    for (const backend of [BACKEND.ENGINES, BACKEND.KERNELS]) {
      if (remaining.length === 0) break;
      const decoder = await this.#decoder(backend);
      if (decoder === undefined) continue;
      remaining = await decoder.decodeBatch(images, remaining, finish, stream, decoded);
      if (backend === BACKEND.ENGINES) continue;
      for (const index of remaining) decoded[index] = await decoder.decodeOne(images[index]!, finish, stream);
    }
    return decoded;
  }

  async encode(
    images: readonly JpegSource[],
    settings: JpegSettings,
    stream: bigint,
  ): Promise<Uint8Array<ArrayBuffer>[]> {
    const handle = await this.#codec.handle(BACKEND.KERNELS);
    if (handle === 0n) throw new Error("nvJPEG cannot be opened on this device");
    this.#encoder ??= new JpegEncoder(this.#calls, this.#codec.context, handle);
    return await this.#encoder.encode(images, settings, this.#finish(stream), stream);
  }

  destroy(): void {
    for (const decoder of this.#decoders.values()) decoder.destroy();
    this.#encoder?.destroy();
    if (this.#event[0] !== 0n) {
      this.#calls.runHere(this.#codec.context, [["cuEventDestroy_v2", this.#event[0]!]]);
    }
  }

  /** Returns the calls that wait for the work on a stream. */
  #finish(stream: bigint): Finish {
    if (this.#event[0] === 0n) {
      // A thread that waits for the event sleeps.
      const flags = BigInt(EVENT_FLAG.DISABLE_TIMING | EVENT_FLAG.BLOCKING_SYNC);
      const calls: Call[] = [["cuEventCreate", runtime.addressOf(this.#event), flags]];
      this.#calls.check(calls, this.#calls.runHere(this.#codec.context, calls));
    }
    return [["cuEventRecord", this.#event[0]!, stream], ["cuEventSynchronize", this.#event[0]!]];
  }

  async #decoder(backend: number): Promise<JpegDecoder | undefined> {
    let decoder = this.#decoders.get(backend);
    if (decoder === undefined) {
      const handle = await this.#codec.handle(backend);
      if (handle === 0n) return undefined;
      decoder = new JpegDecoder(this.#calls, this.#codec.context, handle);
      this.#decoders.set(backend, decoder);
    }
    return decoder;
  }
}
