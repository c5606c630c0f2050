/** Shapes in the headers of files. */
import * as z from "zod/mini";

const EXTENT = "an integer from 0 to 2^53 - 1";

/** Creates the schema of an array's extents. */
export function shapeSchema(): z.ZodMiniType<number[], number[]> {
  return z.array(
    z.int(EXTENT).check(z.minimum(0, EXTENT)),
    "an array of integers",
  ).check(
    z.maxLength(32, "at most 32 dimensions"),
    // NumPy and safetensors multiply the other extents of an empty array, too.
    z.refine((shape) => Number.isSafeInteger(shape.reduce((size, extent) => size * (extent || 1), 1)), {
      error: "at most 2^53 - 1 elements",
    }),
  );
}
