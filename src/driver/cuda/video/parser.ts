/** The parameters of NVIDIA's parser. */
import type { VideoCodec } from "../../video.ts";
import { CODEC, CUVIDPARSERPARAMS } from "./layouts.ts";
import type { NativeMemory } from "../../../runtime/native_memory.ts";
import type { Callbacks } from "./unsafe/callbacks.ts";

/** The parser's clock: timestamps are passed through. */
const CLOCK_RATE = 1_000_000;

/** Fills a `CUVIDPARSERPARAMS` at an offset of zeroed memory. `state` is the address that callbacks receive. */
export function describeParser(
  memory: NativeMemory,
  at: number,
  codec: VideoCodec,
  state: bigint,
  callbacks: Callbacks,
): void {
  const parameters = CUVIDPARSERPARAMS;
  memory.setI32(at + parameters.CodecType, CODEC[codec]);
  // The sequence callback returns the real number.
  memory.setI32(at + parameters.ulMaxNumDecodeSurfaces, 1);
  memory.setI32(at + parameters.ulClockRate, CLOCK_RATE);
  memory.setU64(at + parameters.pUserData, state);
  memory.setU64(at + parameters.pfnSequenceCallback, callbacks.sequence);
  memory.setU64(at + parameters.pfnDecodePicture, callbacks.decode);
  memory.setU64(at + parameters.pfnDisplayPicture, callbacks.display);
}
