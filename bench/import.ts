/** Time of `import "mod.ts"`: loading and evaluating the modules of the library. */
import { now, report } from "./lib/measure.ts";

const start = now();
await import("../mod.ts");
report("import mod.ts", "ms", [(now() - start) / 1000]);
