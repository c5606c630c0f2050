/** Devices of this process in a world. */
import { type DeviceArray, emptyArray } from "../array/array.ts";
import type { Context } from "../core/context.ts";
import { streamLike, type StreamState } from "../core/stream_state.ts";

/** A device of this process, as a rank of a world. */
export interface WorldMember {
  readonly rank: number;
  /** The index among the devices of this process in the world. */
  readonly index: number;
  readonly context: Context;
}

/** Copies bytes to a new array of the device. */
export function upload({ context }: WorldMember, bytes: Uint8Array, stream: StreamState): DeviceArray<"u8"> {
  const array = emptyArray(context, [bytes.length], "u8", stream);
  try {
    return array.copyFrom(bytes, { stream: streamLike(stream) }) as DeviceArray<"u8">;
  } catch (error) {
    array.dispose();
    throw error;
  }
}
