/**
 * Special registers (ISA section 10).
 */

/**
 * Returns which threads read the same value from a special register: all threads of a `"block"`, all threads of a
 * `"row"` (the same %tid.y and %tid.z), or each `"thread"` its own.
 */
export function specialRegisterUniformity(name: string): "block" | "row" | "thread" {
  const [base, axis] = name.split(".");
  switch (base) {
    case "%tid":
      return axis === "y" || axis === "z" ? "row" : axis === "w" ? "block" : "thread";
    case "%laneid":
    case "%warpid":
    case "%lanemask_eq":
    case "%lanemask_le":
    case "%lanemask_lt":
    case "%lanemask_ge":
    case "%lanemask_gt":
    case "%clock":
    case "%clock_hi":
    case "%clock64":
    case "%globaltimer":
    case "%globaltimer_lo":
    case "%globaltimer_hi":
      return "thread";
    default:
      return "block";
  }
}
