/**
 * Special registers (ISA section 10).
 */

/** Names without `.x`, `.y`, `.z` or `.w`. */
const SPECIAL: ReadonlySet<string> = new Set(
  ("%tid %ntid %laneid %warpid %nwarpid %ctaid %nctaid %smid %nsmid %gridid %is_explicit_cluster %clusterid " +
    "%nclusterid %cluster_ctaid %cluster_nctaid %cluster_ctarank %cluster_nctarank %lanemask_eq %lanemask_le " +
    "%lanemask_lt %lanemask_ge %lanemask_gt %clock %clock_hi %clock64 %globaltimer %globaltimer_lo %globaltimer_hi " +
    "%total_smem_size %aggr_smem_size %dynamic_smem_size %current_graph_exec WARP_SZ").split(" "),
);

/** True for the name of a special register. Any other name that begins with % is an ordinary register. */
export function isSpecialRegister(name: string): boolean {
  return SPECIAL.has(name) || /^%(envreg|pm)\d/.test(name);
}

/**
 * Returns which threads read the same value from a special register: all threads of a `"block"`, all threads
 * of a `"row"` (the same %tid.y and %tid.z), or each `"thread"` its own.
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
