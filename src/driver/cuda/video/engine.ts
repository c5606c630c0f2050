/** Hardware decoders (`CUvideodecoder`), and a pool of those that no stream uses. Creating one takes 33 to 79 ms. */
import type { ThreadQueue } from "../../../runtime/thread_queue.ts";
import type { Nvcuvid } from "../../../libraries/nvcuvid.ts";
import { type StreamFormat, surfaceFormat } from "./format.ts";
import {
  CUVIDDECODECREATEINFO as CREATE,
  CUVIDRECONFIGUREDECODERINFO as RECONFIGURE,
  PREFER_CUVID,
  SURFACE,
  WEAVE,
} from "./layouts.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";

/** Pictures are mapped one at a time; more output surfaces do not change the rate. */
const OUTPUT_SURFACES = 2;
/** Maximum number of surfaces of an engine. */
const MAX_ENGINE_SURFACES = 32;

/** A hardware decoder and its current configuration. */
export interface Engine {
  readonly handle: bigint;
  readonly codec: number;
  readonly chroma: number;
  readonly bitDepth: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  codedWidth: number;
  codedHeight: number;
  surfaces: number;
}

/** Returns the number of surfaces for a stream of which `ahead` pictures may wait to be copied. */
export function surfacesFor(format: StreamFormat, ahead: number): number {
  return Math.max(format.minSurfaces, Math.min(MAX_ENGINE_SURFACES, format.minSurfaces + ahead));
}

/** Whether an engine decodes the format without changes. */
export function isReady(engine: Engine, format: StreamFormat, surfaces: number): boolean {
  return isReconfigurable(engine, format) && engine.codedWidth === format.codedWidth &&
    engine.codedHeight === format.codedHeight && engine.surfaces >= surfaces;
}

/** Whether an engine can be reconfigured for the format. */
export function isReconfigurable(engine: Engine, format: StreamFormat): boolean {
  return engine.codec === format.codec && engine.chroma === format.chroma &&
    engine.bitDepth === format.bitDepth && format.codedWidth <= engine.maxWidth &&
    format.codedHeight <= engine.maxHeight;
}

/** The creation or reconfiguration of an engine on a native thread. */
export class EngineChange {
  readonly call: "cuvidCreateDecoder" | "cuvidReconfigureDecoder";
  readonly job: number;
  readonly #format: StreamFormat;
  readonly #surfaces: number;
  readonly #engine: Engine | undefined;
  readonly #memory: NativeMemory;

  /** Enqueues the change. Creates an engine if none is given. */
  constructor(
    queue: ThreadQueue,
    { addresses }: Nvcuvid,
    lock: bigint,
    format: StreamFormat,
    surfaces: number,
    engine?: Engine,
  ) {
    this.#format = format;
    this.#surfaces = surfaces;
    this.#engine = engine;
    this.call = engine === undefined ? "cuvidCreateDecoder" : "cuvidReconfigureDecoder";
    const memory = this.#memory = new NativeMemory(CREATE.size + 8);
    if (engine === undefined) {
      writeCreateInfo(memory, format, surfaces, lock);
      this.job = queue.post(addresses.cuvidCreateDecoder, memory.at(CREATE.size), memory.address);
    } else {
      memory.setI32(RECONFIGURE.ulWidth, format.codedWidth);
      memory.setI32(RECONFIGURE.ulHeight, format.codedHeight);
      memory.setI32(RECONFIGURE.ulTargetWidth, format.codedWidth);
      memory.setI32(RECONFIGURE.ulTargetHeight, format.codedHeight);
      memory.setI32(RECONFIGURE.ulNumDecodeSurfaces, surfaces);
      this.job = queue.post(addresses.cuvidReconfigureDecoder, engine.handle, memory.address);
    }
  }

  /** Returns the engine after the job has succeeded. Call this or {@link EngineChange.free} once. */
  finish(): Engine {
    const { codec, chroma, bitDepth, codedWidth, codedHeight } = this.#format;
    const surfaces = this.#surfaces;
    const handle = this.#memory.u64(CREATE.size);
    this.free();
    if (this.#engine !== undefined) return Object.assign(this.#engine, { codedWidth, codedHeight, surfaces });
    const size = { maxWidth: codedWidth, maxHeight: codedHeight, codedWidth, codedHeight };
    return { handle, codec, chroma, bitDepth, surfaces, ...size };
  }

  free(): void {
    this.#memory.free();
  }
}

function writeCreateInfo(memory: NativeMemory, format: StreamFormat, surfaces: number, lock: bigint): void {
  const width = BigInt(format.codedWidth), height = BigInt(format.codedHeight);
  memory.setU64(CREATE.ulWidth, width);
  memory.setU64(CREATE.ulHeight, height);
  memory.setU64(CREATE.ulNumDecodeSurfaces, BigInt(surfaces));
  memory.setI32(CREATE.CodecType, format.codec);
  memory.setI32(CREATE.ChromaFormat, format.chroma);
  memory.setU64(CREATE.ulCreationFlags, PREFER_CUVID);
  memory.setU64(CREATE.bitDepthMinus8, BigInt(format.bitDepth - 8));
  memory.setU64(CREATE.ulMaxWidth, width);
  memory.setU64(CREATE.ulMaxHeight, height);
  memory.setI32(CREATE.OutputFormat, SURFACE[surfaceFormat(format)]);
  memory.setI32(CREATE.DeinterlaceMode, WEAVE);
  // The whole coded picture: copies crop it.
  memory.setU64(CREATE.ulTargetWidth, width);
  memory.setU64(CREATE.ulTargetHeight, height);
  memory.setU64(CREATE.ulNumOutputSurfaces, BigInt(OUTPUT_SURFACES));
  memory.setU64(CREATE.vidLock, lock);
}

/**
 * Maximum number of idle engines: two for each hardware decoder of an H200. Each takes 50 to 80 MB at 1080p.
 */
const MAX_IDLE = 14;

/** The engines of one context that no stream uses, the most recently used last. */
export class EnginePool {
  readonly #idle: Engine[] = [];
  /** Number of calls of {@link take} and {@link put}. */
  uses = 0;

  get size(): number {
    return this.#idle.length;
  }

  /** Takes the engine that suits the format best; undefined if none does. */
  take(format: StreamFormat): Engine | undefined {
    this.uses++;
    let best: Engine | undefined;
    for (const engine of this.#idle) {
      if (!isReconfigurable(engine, format)) continue;
      if (best === undefined || distance(engine, format) <= distance(best, format)) best = engine;
    }
    if (best !== undefined) this.#idle.splice(this.#idle.indexOf(best), 1);
    return best;
  }

  /** Keeps an engine. Returns the engines to destroy instead. */
  put(engine: Engine): Engine[] {
    this.uses++;
    this.#idle.push(engine);
    return this.#idle.splice(0, Math.max(0, this.#idle.length - MAX_IDLE));
  }

  /** Removes and returns all engines. */
  clear(): Engine[] {
    return this.#idle.splice(0);
  }
}

/** Returns how much larger an engine is than the format needs; 0 for the same size. */
function distance(engine: Engine, format: StreamFormat): number {
  const same = engine.codedWidth === format.codedWidth && engine.codedHeight === format.codedHeight;
  return same ? 0 : 1 + engine.maxWidth * engine.maxHeight - format.codedWidth * format.codedHeight;
}
