/** Numbers that a kernel reads beside the images: one for each image, say. */
import { DeviceArray } from "../array.ts";
import { dtypeOfView, type TypedArray } from "../dtype.ts";
import { streamOf } from "../memory.ts";
import type { Stream } from "../stream.ts";
import type { Operand } from "./operand.ts";
import { discard } from "./result.ts";

/** Uploads numbers for the kernel that writes `to`. If that fails, what was made for the result is freed. */
export function uploadFor(to: Operand, values: TypedArray, stream: Stream | undefined): DeviceArray {
  const { context } = to;
  let array: DeviceArray | null = null;
  try {
    const state = streamOf(context, stream);
    if (state.capture !== null) {
      throw new Error(
        "numbers for each image were given while the stream is captured; accepted in a capture are the same for all: a graph cannot keep them",
      );
    }
    array = DeviceArray.empty(context, values.length, dtypeOfView(values)!, state);
    context.use().copyHostToDevice(array.pointer, values, values.byteLength, state.handle);
    return array;
  } catch (error) {
    array?.dispose();
    discard(to);
    throw error;
  }
}
