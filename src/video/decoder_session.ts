/** Decoders of one stream, which are reused for one run of packets after another. */
import { disposedError } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import type { PictureDecoder, VideoPicture } from "../driver/video.ts";
import type { StreamInfo } from "./demux/packets.ts";
import { PictureFacts } from "./demux/picture_facts.ts";
import type { DamagePolicy } from "./frame.ts";

/** A borrowed decoder, whose pictures go to the current `output`. */
export interface LentDecoder {
  readonly decoder: PictureDecoder;
  readonly facts: PictureFacts;
  output: (picture: VideoPicture) => void;
}

/** Settings of a session. */
export interface SessionSettings {
  readonly maxPixels: number;
  readonly lowDelay: boolean;
  /** The path or URL of the video, for errors. */
  readonly name: string | undefined;
  readonly damaged: DamagePolicy;
}

/** A reader of frames, which has some in advance. */
export interface SessionReader {
  /** Called when the session is closed. */
  sessionClosed(): void;
}

export class DecoderSession {
  readonly context: Context;
  readonly info: StreamInfo;
  /** The path or URL of the video, for errors. */
  readonly name: string | undefined;
  readonly damaged: DamagePolicy;
  readonly #maxPixels: number;
  readonly #lowDelay: boolean;
  /** At most one decoder is kept for the next run. */
  #idle: LentDecoder | undefined;
  readonly #lent: Set<LentDecoder> = new Set();
  /** Weak, so that readers that were abandoned are collected. */
  readonly #readers: Set<WeakRef<SessionReader>> = new Set();
  #closed: Promise<void> | undefined;

  constructor(context: Context, info: StreamInfo, { maxPixels, lowDelay, name, damaged }: SessionSettings) {
    this.context = context;
    this.name = name;
    this.damaged = damaged;
    this.info = info;
    this.#maxPixels = maxPixels;
    this.#lowDelay = lowDelay;
    context.retain();
  }

  get closed(): boolean {
    return this.#closed !== undefined;
  }

  /** Notifies a reader when the session is closed, until the returned function is called. */
  notify(reader: SessionReader): () => void {
    const entry = new WeakRef(reader);
    this.#readers.add(entry);
    return () => this.#readers.delete(entry);
  }

  /** Returns a decoder that has no packets. */
  async borrow(): Promise<LentDecoder> {
    this.#requireOpen();
    const idle = this.#idle;
    this.#idle = undefined;
    if (idle !== undefined) {
      this.#lent.add(idle);
      return idle;
    }
    const lent = await this.#create();
    if (!this.closed) return lent;
    await this.#end(lent);
    this.#requireOpen();
    return lent;
  }

  /** Returns a borrowed decoder. */
  async give(lent: LentDecoder): Promise<void> {
    lent.output = (picture) => picture.drop();
    try {
      if (!this.closed && this.#idle === undefined) {
        await lent.decoder.reset();
        if (!this.closed && this.#idle === undefined) {
          this.#lent.delete(lent);
          this.#idle = lent;
          return;
        }
      }
    } catch {
      // A decoder that cannot be reset is not used again.
    }
    await this.#end(lent);
  }

  /** Closes the decoders; decoders in use are closed when they are released. */
  close(): Promise<void> {
    return this.#closed ??= this.#close();
  }

  async #close(): Promise<void> {
    for (const reader of this.#readers) reader.deref()?.sessionClosed();
    this.#readers.clear();
    const idle = this.#idle;
    this.#idle = undefined;
    if (idle !== undefined) {
      // Keeps the context, which the last decoder releases.
      this.#lent.add(idle);
      await this.#end(idle);
    } else if (this.#lent.size === 0) this.context.release();
  }

  async #end(lent: LentDecoder): Promise<void> {
    try {
      await lent.decoder.close();
    } finally {
      this.#remove(lent);
    }
  }

  #remove(lent: LentDecoder): void {
    this.#lent.delete(lent);
    if (this.closed && this.#lent.size === 0) this.context.release();
  }

  async #create(): Promise<LentDecoder> {
    const { info } = this;
    const lent: LentDecoder & { decoder: PictureDecoder } = {
      decoder: undefined as unknown as PictureDecoder,
      facts: new PictureFacts(info.codec, this.#maxPixels),
      output: (picture) => picture.drop(),
    };
    // Counts as lent while it is created, so that the context stays open.
    this.#lent.add(lent);
    try {
      lent.decoder = await this.context.use().video.createDecoder({
        codec: info.codec,
        parameterSets: info.parameterSets,
        width: info.width,
        height: info.height,
        bitDepth: undefined,
        chroma: undefined,
        lowDelay: this.#lowDelay,
        exactDamage: this.damaged === "error",
        maxPixels: this.#maxPixels,
        output: (picture) => lent.output(picture),
      });
    } catch (error) {
      this.#remove(lent);
      throw error;
    }
    return lent;
  }

  #requireOpen(): void {
    if (this.closed) throw disposedError("the video");
  }
}
