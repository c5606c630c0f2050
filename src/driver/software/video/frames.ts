/** Reuses the frames that libavcodec's pictures are returned in. */
import { AV_FRAME, type Libavcodec } from "../../../libraries/libavcodec.ts";
import { runtime } from "../../../runtime/index.ts";

/** An `AVFrame`. */
export interface Frame {
  readonly address: bigint;
  readonly view: DataView;
}

export class FramePool {
  readonly #library: Libavcodec;
  readonly #free: Frame[] = [];
  #closed = false;

  constructor(library: Libavcodec) {
    this.#library = library;
  }

  /** Returns an empty frame. */
  take(): Frame {
    const known = this.#free.pop();
    if (known !== undefined) return known;
    const address = this.#library.functions.av_frame_alloc();
    if (address === 0n) throw new Error("video: the system has no memory for a frame");
    return { address, view: new DataView(runtime.foreignBuffer(address, AV_FRAME.bytes)) };
  }

  /** Releases the picture of a frame. */
  give(frame: Frame): void {
    this.#library.functions.av_frame_unref(frame.address);
    if (this.#closed) this.#freeFrame(frame);
    else this.#free.push(frame);
  }

  /** Frees all frames; frames in use are freed when they are released. */
  close(): void {
    this.#closed = true;
    for (const frame of this.#free.splice(0)) this.#freeFrame(frame);
  }

  #freeFrame({ address }: Frame): void {
    this.#library.functions.av_frame_free(new BigUint64Array(new ArrayBuffer(8)).fill(address));
  }
}
