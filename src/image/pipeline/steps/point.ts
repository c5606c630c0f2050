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
    emit: (e, input, read) => ({ dtype, channels, at: (x, y) => code(e, input.at(x, y), read) }),
  };
}
