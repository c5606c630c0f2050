/** Plans which packets are decoded, and which of their frames are shown. */
import type { FrameTiming } from "./frame.ts";
import type { PacketIndex, Segment } from "./packet_index.ts";

/** Which packets to decode, and which of their frames to show. */
export interface ReadPlan {
  /** The runs of packets to decode. */
  readonly segments: readonly Segment[];
  /** Undefined for reading from the start without knowing the packets in advance. */
  readonly index: PacketIndex | undefined;
  /** The next wanted frame; undefined after the last one, or without an index. */
  readonly next: number | undefined;
  /** Decides about a frame that is about to be shown. "last" is the last one that is wanted. */
  want(timing: FrameTiming): "take" | "skip" | "last" | "end";
}

/** Plans to read frames by indices in ascending order. */
export function planFrames(index: PacketIndex, wanted: readonly number[]): ReadPlan {
  let next = 0;
  return {
    segments: index.plan(wanted),
    index,
    get next() {
      return wanted[next];
    },
    want: ({ index: frame }) => {
      if (wanted[next] !== frame) return next === wanted.length ? "end" : "skip";
      return ++next === wanted.length ? "last" : "take";
    },
  };
}

/** All packets, if their number is not known. */
const WHOLE: Segment = { start: 0, end: Infinity, firstFrame: 0, lastFrame: Infinity };

/** Plans to read all packets, whose number is not known. */
export function planWhole(want: ReadPlan["want"]): ReadPlan {
  return { segments: [WHOLE], index: undefined, next: undefined, want };
}
