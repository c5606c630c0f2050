/** What `import` of the whole library costs: loading and evaluating its modules, before anything is used. */
import { now, report } from "./lib/measure.ts";

const start = now();
await import("../mod.ts");
report("import mod.ts", "ms", [(now() - start) / 1000]);
