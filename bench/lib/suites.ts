/** The benchmark suites: their programs and performance targets. */
import { ARRAY_SUITES } from "./array_suites.ts";
import { DRIVER_SUITES } from "./driver_suites.ts";
import { PROGRAM_SUITES } from "./program_suites.ts";
import type { Suite } from "./suite.ts";

/** All suites, in the order in which they run. */
export const SUITES: readonly Suite[] = [...DRIVER_SUITES, ...ARRAY_SUITES, ...PROGRAM_SUITES];
