/** Copies decoded pictures to device memory, one after another on a native thread. */
import { MEMORY_TYPE } from "../../../base/cuda_constants.ts";
import type { ThreadQueue } from "../../../runtime/thread_queue.ts";
import type { PicturePlanes } from "../../video.ts";
import type { Engine } from "./engine.ts";
import type { StreamFormat } from "./format.ts";
import {
  CUDA_MEMCPY2D,
  CUVIDGETDECODESTATUS,
  CUVIDPARSERDISPINFO,
  CUVIDPROCPARAMS,
  DECODE_STATUS,
} from "./layouts.ts";
import type { NativeMemory } from "../../../runtime/native_memory.ts";
import { COPY } from "./unsafe/callbacks.ts";

/** A picture that the parser has shown: a `CUVIDPARSERDISPINFO`, and the stream and engine it belongs to. */
export interface ShownPicture {
  readonly surface: number;
  readonly progressive: number;
  readonly topFieldFirst: number;
  readonly repeatFirstField: number;
  readonly timestamp: number;
  readonly format: StreamFormat;
  readonly engine: Engine;
}

/** Reads a slot of the ring. */
export function readShown(
  memory: NativeMemory,
  at: number,
  format: StreamFormat,
  engine: Engine,
): ShownPicture {
  return {
    surface: memory.i32(at + CUVIDPARSERDISPINFO.picture_index),
    progressive: memory.i32(at + CUVIDPARSERDISPINFO.progressive_frame),
    topFieldFirst: memory.i32(at + CUVIDPARSERDISPINFO.top_field_first),
    repeatFirstField: memory.i32(at + CUVIDPARSERDISPINFO.repeat_first_field),
    timestamp: Number(memory.i64(at + CUVIDPARSERDISPINFO.timestamp)),
    format,
    engine,
  };
}

/** Addresses of the functions that copy a picture. */
export interface CopyFunctions {
  readonly copyPicture: bigint;
  readonly map: bigint;
  readonly getStatus: bigint;
  readonly copy2D: bigint;
  readonly record: bigint;
  readonly synchronize: bigint;
  readonly unmap: bigint;
}

/** The progress of a copy. */
export interface CopyState {
  readonly enqueued: boolean;
  readonly finished: boolean;
  /** A `CUresult`, once finished. */
  readonly result: number;
  /** Whether the engine reported errors in the picture: none, concealed, or not decoded. */
  readonly damage: "none" | "concealed" | "lost";
}

/** The copy of one picture. */
export class PictureCopy {
  readonly #queue: ThreadQueue;
  readonly #memory: NativeMemory;
  readonly #job: number;

  /** Enqueues the copy. `released` is the address of a word that is incremented when the surface is free. */
  constructor(
    queue: ThreadQueue,
    memory: NativeMemory,
    functions: CopyFunctions,
    event: bigint,
    picture: ShownPicture,
    released: bigint,
    planes: PicturePlanes,
    stream: bigint,
  ) {
    this.#queue = queue;
    this.#memory = memory;
    memory.clear(0, COPY.bytes);
    memory.setU64(COPY.map, functions.map);
    memory.setU64(COPY.getStatus, functions.getStatus);
    memory.setU64(COPY.copy2D, functions.copy2D);
    memory.setU64(COPY.record, functions.record);
    memory.setU64(COPY.synchronize, functions.synchronize);
    memory.setU64(COPY.unmap, functions.unmap);
    memory.setU64(COPY.decoder, picture.engine.handle);
    memory.setI32(COPY.index, picture.surface);
    memory.setU64(COPY.stream, stream);
    memory.setU64(COPY.event, event);
    memory.setU64(COPY.released, released);
    // In surfaces, chroma starts at an even row.
    memory.setU64(COPY.rows, BigInt(picture.format.codedHeight + 1 & ~1));
    const at = COPY.processing;
    memory.setI32(at + CUVIDPROCPARAMS.progressive_frame, picture.progressive);
    memory.setI32(at + CUVIDPROCPARAMS.second_field, picture.repeatFirstField + 1);
    memory.setI32(at + CUVIDPROCPARAMS.top_field_first, picture.topFieldFirst);
    memory.setI32(at + CUVIDPROCPARAMS.unpaired_field, picture.repeatFirstField < 0 ? 1 : 0);
    memory.setU64(at + CUVIDPROCPARAMS.output_stream, stream);
    writeCopies(memory, picture.format, planes);
    this.#job = queue.post(functions.copyPicture, memory.address);
  }

  /** Returns the memory for another copy, once this one has finished. */
  get memory(): NativeMemory {
    return this.#memory;
  }

  state(): CopyState {
    const finished = this.#queue.isFinished(this.#job), enqueued = this.#memory.i32(COPY.enqueued) === 1;
    // The thread writes the status first, so it is read last.
    const status = this.#memory.i32(COPY.status + CUVIDGETDECODESTATUS.decodeStatus);
    return {
      enqueued,
      finished,
      result: finished ? this.#queue.result(this.#job) : 0,
      damage: status === DECODE_STATUS.error
        ? "lost"
        : status === DECODE_STATUS.concealed
        ? "concealed"
        : "none",
    };
  }
}

/** Writes the descriptors of both copies, except for their sources, which mapping the picture determines. */
function writeCopies(memory: NativeMemory, format: StreamFormat, planes: PicturePlanes): void {
  const { left, top, width, height } = format;
  const bytes = format.bitDepth > 8 ? 2 : 1;
  // A pair of Cb and Cr is as wide as the two columns of luma that it belongs to.
  const pairs = width + 1 >> 1;
  writeCopy(memory, COPY.luma, left * bytes, top, width * bytes, height, planes.luma, planes.lumaPitch);
  writeCopy(
    memory,
    COPY.chroma,
    (left >> 1) * 2 * bytes,
    top >> 1,
    pairs * 2 * bytes,
    height + 1 >> 1,
    planes.chroma,
    planes.chromaPitch,
  );
}

function writeCopy(
  memory: NativeMemory,
  at: number,
  x: number,
  y: number,
  widthBytes: number,
  height: number,
  to: bigint,
  pitch: number,
): void {
  memory.setU64(at + CUDA_MEMCPY2D.srcXInBytes, BigInt(x));
  memory.setU64(at + CUDA_MEMCPY2D.srcY, BigInt(y));
  memory.setI32(at + CUDA_MEMCPY2D.srcMemoryType, MEMORY_TYPE.DEVICE);
  memory.setI32(at + CUDA_MEMCPY2D.dstMemoryType, MEMORY_TYPE.DEVICE);
  memory.setU64(at + CUDA_MEMCPY2D.dstDevice, to);
  memory.setU64(at + CUDA_MEMCPY2D.dstPitch, BigInt(pitch));
  memory.setU64(at + CUDA_MEMCPY2D.WidthInBytes, BigInt(widthBytes));
  memory.setU64(at + CUDA_MEMCPY2D.Height, BigInt(height));
}
