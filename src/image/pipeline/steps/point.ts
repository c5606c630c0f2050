/** The form of steps that compute a pixel from the pixel at the same place. */
import type { Value } from "../../../kernel/ir/ir.ts";
import type { Emitter, StepNumbers } from "../emitter.ts";
import type { Numbers } from "../fields.ts";
import type { Pixels, Quad, Step, StepInput } from "../step.ts";

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
      const compute = (pixel: readonly Value[]): Value[] => code(e, pixel, read);
      const { quad, run, ...alone } = input;
      // Any numbers beside the image become integers, too, and not infinite or NaN.
      const from = dtype.startsWith("f") ? alone : { ...alone, ...quad && { quad }, ...run && { run } };
      return computed(from, { dtype, channels }, compute);
    },
  };
}

/** Returns pixels that are computed from those of `input`, including several that are loaded together. */
export function computed(
  { at, quad, run }: Pixels,
  { dtype, channels }: StepInput,
  compute: (pixel: readonly Value[]) => Value[],
): Pixels {
  const four = ([a, b, c, d]: Quad): Quad => [compute(a), compute(b), compute(c), compute(d)];
  return {
    dtype,
    channels,
    at: (x, y) => compute(at(x, y)),
    ...quad && { quad: (x0: Value, x1: Value, y0: Value, y1: Value) => four(quad(x0, x1, y0, y1)) },
    ...run && { run: (x: Value, y: Value) => four(run(x, y)) },
  };
}
