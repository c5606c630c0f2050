/** Selects the packets that can be decoded: from a key packet on, without pictures that lack references. */
import type { VideoCodec, VideoPacket } from "../../video.ts";
import { vp8Size } from "./format.ts";
import { isClosed, lacksReferences } from "./leading_pictures.ts";
import type { NativeMemory } from "../../../runtime/native_memory.ts";
import { STATE } from "./unsafe/callbacks.ts";

export class PacketFilter {
  readonly #codec: VideoCodec;
  /** See `STATE`. */
  readonly #state: NativeMemory;
  /** Decoding can only start at the next key packet. */
  #needsKey = true;
  /** The key packet at which decoding started, until the next one. */
  #start: { readonly timestamp: number; readonly closed: boolean } | undefined;
  /** Pictures that had been decoded before the key packet at which decoding started. */
  #decodedBefore = 0;

  constructor(codec: VideoCodec, state: NativeMemory) {
    this.#codec = codec;
    this.#state = state;
  }

  /** Whether decoding starts at the next key packet. */
  get needsKey(): boolean {
    return this.#needsKey;
  }

  /** Rejects all packets before the next key packet. */
  skipToKey(): void {
    this.#needsKey = true;
  }

  /** Whether a picture of VP8 or VP9 has been decoded since the start, so that others can refer to it. */
  isConfirmed(): boolean {
    const codec = this.#codec;
    return (codec !== "vp8" && codec !== "vp9") || this.#state.i32(STATE.decoded) !== this.#decodedBefore;
  }

  /** Whether a packet can be decoded. If it can, it is the next one to be decoded. */
  accepts({ data, timestamp, key }: VideoPacket): boolean {
    const codec = this.#codec;
    // NVIDIA's parser reads address 0 if the first frame of VP8 is not a key frame that it takes.
    if (key && (codec !== "vp8" || vp8Size(data) !== undefined)) {
      this.#start = this.#needsKey ? { timestamp, closed: isClosed(codec, data) } : undefined;
      if (this.#needsKey) this.#decodedBefore = this.#state.i32(STATE.decoded);
      this.#needsKey = false;
      return true;
    }
    if (!this.isConfirmed()) this.#needsKey = true;
    if (this.#needsKey) return false;
    return this.#start === undefined || timestamp >= this.#start.timestamp ||
      !lacksReferences(codec, data, this.#start.closed);
  }
}
