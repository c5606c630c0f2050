/** Video streams as packets, from any source. */
import type { ColorCodes, VideoCodec } from "../../driver/video.ts";
import type { PacketWaits } from "./waits.ts";

/** Properties of a stream that are known before it is decoded. */
export interface StreamInfo {
  readonly codec: VideoCodec;
  /** The codec as WebCodecs names it, such as "avc1.64001e"; undefined if the stream does not state it. */
  readonly codecString: string | undefined;
  readonly parameterSets: Uint8Array | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Degrees clockwise by which pictures must be rotated to be upright. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Colors that the container states; 2 where it does not. */
  readonly color: ColorCodes | undefined;
  /** Seconds; undefined if finding it would take reading all packets. */
  readonly duration: number | undefined;
}

/** The place of a packet in a stream. */
export interface PacketPlace {
  /** Seconds. Display order is the order of timestamps. */
  readonly timestamp: number;
  /** Seconds; 0 if unknown. */
  readonly duration: number;
  readonly key: boolean;
  /** Cannot be decoded if decoding starts at the key picture before, and is displayed before that picture. */
  readonly leading: boolean;
  /** True if it is only decoded, never shown, such as VP8's alternate reference frames. */
  readonly hidden: boolean;
}

/** One access unit in the form that decoders expect. */
export interface Packet extends PacketPlace {
  readonly data: Uint8Array;
}

/** Damage of a container, after which packets are missing. */
export interface Damage {
  readonly error: Error;
  /** The time in seconds from which pictures may be missing. */
  readonly from: number;
}

/** A stream of packets that can be read from any key packet on. Several readers may be active. */
export interface PacketSource extends Disposable {
  readonly info: StreamInfo;
  /**
   * False if timestamps are those of decoding order, because the stream has none. Pictures are then indexed
   * in the order in which a decoder returns them.
   */
  readonly timed: boolean;
  /** Whether {@link PacketSource.places} need not read the whole file. */
  readonly listed: boolean;
  /** Whether the file ends before what its header states, and the packets before their end, too. */
  readonly truncated: boolean;
  /** Damage that was found so far. Packets and places end before it; `packets()` throws its error. */
  readonly damage?: Damage | undefined;
  /** Through which callers wait for packets and lists of them. */
  readonly waits: PacketWaits;
  /** Reads the packets in decoding order, from a key packet at `position` in {@link PacketSource.places} on. */
  packets(position: number): AsyncIterable<Packet>;
  /** Lists all packets in decoding order. */
  places(): Promise<readonly PacketPlace[]>;
}
