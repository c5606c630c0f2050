/** Loops of generated kernels. */
import type { KernelBuilder } from "../kernel/ir/builder.ts";
import type { Value } from "../kernel/ir/ir.ts";

/** Runs `body` for `start`, `start + step` … below `limit`. */
export function forRange(
  b: KernelBuilder,
  start: Value,
  limit: Value,
  step: number,
  body: (index: Value) => void,
): void {
  const index = b.variable(start.type, "index");
  b.set(index, start);
  b.if(b.compare("lt", start, limit), () =>
    b.loop(() => body(b.get(index)), () => {
      const next = b.add(b.get(index), step);
      b.set(index, next);
      return b.compare("lt", next, limit);
    }));
}
