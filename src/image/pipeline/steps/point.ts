/** The form of steps that compute a pixel from the pixel at the same place. */
import type { Value } from "../../../kernel/ir/ir.ts";
import type { Emitter, StepNumbers } from "../emitter.ts";
import type { Numbers } from "../fields.ts";
import type { Step, StepInput } from "../step.ts";

/** Computes a pixel from a pixel. */
export type PointCode = (e: Emitter, pixel: readonly Value[], numbers: StepNumbers) => Value[];

/** Returns a step that computes pixels of `result` by `code`, in about `cost` instructions. */
export function pointStep(
  name: string,
  { dtype, channels }: StepInput,
  key: string,
  cost: number,
  numbers: Numbers,
  code: PointCode,
): Step {
  return {
    name,
    kind: "point",
    key,
    cost,
    dtype,
    channels,
    numbers,
    emit: (e, input, read) => {
      const { quad } = input, compute = (pixel: readonly Value[]): Value[] => code(e, pixel, read);
      const pixels = { dtype, channels, at: (x: Value, y: Value) => compute(input.at(x, y)) };
      // Rounds the arbitrary values beside the image to integers, too, so that they are not infinite or NaN.
      if (quad === undefined || dtype.startsWith("f")) return pixels;
      return {
        ...pixels,
        quad: (...at) => {
          const [a, b, c, d] = quad(...at);
          return [compute(a), compute(b), compute(c), compute(d)];
        },
      };
    },
  };
}
