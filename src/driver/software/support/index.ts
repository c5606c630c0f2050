/**
 * The library of support functions that generated code may call.
 */
import { HEAP } from "./heap.ts";
import { INTEGER } from "./integer.ts";
import { MATH } from "./math.ts";
import { MBARRIER } from "./mbarrier.ts";
import type { SupportLibrary } from "./linker.ts";
import { ROUNDING } from "./rounding.ts";
import { SOFT_FLOAT } from "./soft_float.ts";

export { type SupportFunction, type SupportLibrary, SupportLinker } from "./linker.ts";

export { HEAP_BYTES } from "./heap.ts";

export const SUPPORT: SupportLibrary = {
  ...INTEGER,
  ...MATH,
  ...ROUNDING,
  ...SOFT_FLOAT,
  ...HEAP,
  ...MBARRIER,
};
