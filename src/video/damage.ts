/** Damage that spreads: pictures that are decoded after a damaged one may refer to it. */
import type { VideoPicture } from "../driver/video.ts";
import type { FrameMemory } from "./frame.ts";
import type { SentPacket } from "./sent_packets.ts";

/** The damage of pictures that are not shown, in a run of packets that is decoded without a gap. */
export class SpreadingDamage {
  #last: SentPacket | undefined;
  #settled: Promise<unknown> = Promise.resolve();

  /** Copies a picture to memory, which it frees, because decoders report damage with the copy. */
  inspect(picture: VideoPicture, sent: SentPacket, memory: FrameMemory, stream: bigint): void {
    const copied = picture.write(memory.planes, stream).then(
      () => {
        if (picture.damaged) this.#last = sent;
      },
      () => {
        this.#last = sent;
      },
    ).finally(() => memory.array.dispose());
    this.#settled = Promise.all([this.#settled, copied]);
  }

  /** Whether a picture may refer to a damaged one, directly or not. Known when the picture is copied. */
  reaches(sent: SentPacket): boolean {
    const last = this.#last;
    if (last === undefined || sent.position <= last.position) return false;
    // Leading pictures refer to the group before their key picture, too.
    return sent.group === last.group || (sent.leading && sent.group === last.group + 1);
  }

  /** Waits until the memory of all pictures is freed. */
  async settled(): Promise<void> {
    await this.#settled;
  }
}
