/** Frames for libavcodec's pictures, which are reused. */
import { AV_FRAME, type DamageFields, damageFields, type Libavcodec } from "../../../libraries/libavcodec.ts";
import { runtime } from "../../../runtime/index.ts";

/** An `AVFrame`. */
export interface Frame {
  readonly address: bigint;
  readonly view: DataView;
}

const AV_FRAME_FLAG_CORRUPT = 1;

export class FramePool {
  readonly #library: Libavcodec;
  readonly #free: Frame[] = [];
  #closed = false;
  #damage: DamageFields | null | undefined;

  constructor(library: Libavcodec) {
    this.#library = library;
  }

  /** Returns an empty frame. */
  take(): Frame {
    const known = this.#free.pop();
    if (known !== undefined) return known;
    const address = this.#library.functions.av_frame_alloc();
    if (address === 0n) throw new Error("video: the system has no memory for a frame");
    const view = new DataView(runtime.foreignBuffer(address, AV_FRAME.bytes));
    this.#damage ??= damageFields(view, Number(this.#library.version.split(".")[0])) ?? null;
    return { address, view };
  }

  /** Whether the decoder concealed damage of a picture, as far as it reports that. */
  isDamaged({ view }: Frame): boolean {
    if (!this.#damage) return false;
    const { flags, decodeErrorFlags } = this.#damage;
    return (view.getInt32(flags, true) & AV_FRAME_FLAG_CORRUPT) !== 0 ||
      view.getInt32(decodeErrorFlags, true) !== 0;
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
