/** Divides a chain of steps into kernels and operators. */
import type { DType } from "../../base/dtype.ts";
import type { ImageLayout } from "../core/view.ts";
import type { Chain } from "./fuse.ts";
import type { Step } from "./step.ts";

/** Steps that become one kernel. */
export interface KernelPart extends Chain {
  readonly kind: "kernel";
  /** Position of the first step in the pipeline. */
  readonly first: number;
  /** Axes of the result, without that of a batch; undefined for those of the source. */
  readonly layout: "HWC" | "CHW" | undefined;
  /** Why a kernel begins here. */
  readonly reason: string;
}

/** A step that is an operator of its own. */
export interface OperatorPart {
  readonly kind: "operator";
  readonly step: Step;
  readonly first: number;
  readonly reason: string;
}

/** A launch of a pipeline. */
export type Part = KernelPart | OperatorPart;

/** Instructions of a pixel that are cheaper to repeat four times than to store and load the pixel. */
const MAX_REPEATED_COST = 48;

/** Divides a pipeline by the rule `gather* pointwise* layout`. */
export function planParts(
  source: { readonly dtype: DType; readonly channels: number },
  steps: readonly Step[],
): Part[] {
  const parts: Part[] = [];
  let { dtype, channels } = source, layout: KernelPart["layout"];
  let open: Step[] = [], first = 0, reason = "", sampled = "", cost = 0;
  const close = (): void => {
    if (open.length === 0) return;
    parts.push({ kind: "kernel", steps: open, dtype, channels, first, layout, reason });
    ({ dtype, channels } = open.at(-1)!);
    open = [], sampled = "", cost = 0;
  };
  steps.forEach((step, i) => {
    if (step.kind === "operator") {
      close();
      parts.push({ kind: "operator", step, first: i, reason: step.reason! });
      ({ dtype, channels } = step);
      reason = `after ${step.name}, an operator of its own`;
      return;
    }
    const repeated = step.kind === "sample" ? whyNotRepeated(step, sampled, open, cost) : undefined;
    if (repeated !== undefined) {
      close();
      reason = repeated;
    }
    if (open.length === 0) first = i;
    open.push(step);
    if (step.kind === "sample") sampled = step.name;
    cost += step.cost ?? 0;
    if (step.layout !== undefined) layout = withoutBatch(step.layout);
  });
  if (steps.length === 0) {
    parts.push({ kind: "kernel", steps: [], dtype, channels, first: 0, layout, reason: "" });
  }
  close();
  return parts;
}

/** Returns why a step that reads four pixels for each pixel cannot compute the open steps for each of them. */
function whyNotRepeated(
  step: Step,
  sampled: string,
  open: readonly Step[],
  cost: number,
): string | undefined {
  if (sampled !== "") return `${step.name} reads four pixels, for each of which ${sampled} would read four`;
  if (cost <= MAX_REPEATED_COST) return undefined;
  const most = open.reduce((a, b) => (b.cost ?? 0) > (a.cost ?? 0) ? b : a);
  return `${step.name} reads four pixels, for each of which ${most.name} would be computed again`;
}

function withoutBatch(layout: ImageLayout): "HWC" | "CHW" {
  return layout.endsWith("C") ? "HWC" : "CHW";
}
