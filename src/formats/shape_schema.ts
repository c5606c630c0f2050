/** Shapes in the headers of files. */
import * as z from "zod/mini";

const EXTENT = "an integer from 0 to 2^53 - 1";

/** The extents of an array, as `checkShape()` accepts them. */
export const SHAPE: z.ZodMiniType<number[], number[]> = z.array(
  z.int(EXTENT).check(z.minimum(0, EXTENT)),
  "an array of integers",
).check(
  z.maxLength(32, "at most 32 dimensions"),
  z.refine((shape) => Number.isSafeInteger(shape.reduce((size, extent) => size * extent, 1)), {
    error: "at most 2^53 - 1 elements",
  }),
);
