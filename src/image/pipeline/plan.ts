/** Divides a chain of steps into kernels and operators. */
import type { ImageLayout } from "../core/view.ts";
import type { YuvColors } from "../core/yuv/coefficients.ts";
import type { Chain, CompiledKernels } from "./fuse.ts";
import type { Step, StepSource } from "./step.ts";

/** Steps that become one kernel. */
export interface KernelPart extends Chain {
  readonly kind: "kernel";
  /** Position of the first step in the pipeline. */
  readonly first: number;
  /** Axes of the result, without that of a batch; undefined for those of the source. */
  readonly layout: "HWC" | "CHW" | undefined;
  /** Why a new kernel begins here. */
  readonly reason: string;
}

/** A step that is a separate operator. */
export interface OperatorPart {
  readonly kind: "operator";
  readonly step: Step;
  readonly first: number;
  readonly reason: string;
}

/** A launch of a pipeline. */
export type Part = KernelPart | OperatorPart;

/** Instructions for four pixels that are cheaper to repeat than to store and load the pixels. */
const MAX_REPEATED_COST = 4 * 48;

/** Images that a pipeline takes. */
export interface PipelineSource extends StepSource {
  /** NV12 frames with these colors, which become RGB. */
  readonly nv12?: YuvColors | undefined;
}

/** Divides a pipeline into kernels of the form `gather* pointwise* layout`. */
export function planParts(
  source: PipelineSource,
  steps: readonly Step[],
  compiled?: CompiledKernels,
): Part[] {
  const parts: Part[] = [];
  let { dtype, channels } = source, nv12 = source.nv12 !== undefined, layout: KernelPart["layout"];
  const convert = (): void => {
    parts.push({ kind: "kernel", steps: [], dtype, channels, nv12, first: 0, layout, reason: "", compiled });
    nv12 = false;
  };
  let open: Step[] = [], first = 0, reason = "", sampled: Step | undefined, cost = 0;
  const close = (): void => {
    if (open.length === 0) return;
    parts.push({ kind: "kernel", steps: open, dtype, channels, nv12, first, layout, reason, compiled });
    nv12 = false;
    ({ dtype, channels } = open.at(-1)!);
    open = [], sampled = undefined, cost = 0;
  };
  steps.forEach((step, i) => {
    if (step.kind === "operator") {
      close();
      if (nv12) convert();
      parts.push({ kind: "operator", step, first: i, reason: step.reason! });
      ({ dtype, channels } = step);
      reason = `after ${step.name}, a separate operator`;
      return;
    }
    const repeated = step.kind === "sample" ? whyNotRepeated(step, sampled, open, cost) : undefined;
    if (repeated !== undefined) {
      close();
      reason = repeated;
    }
    if (open.length === 0) first = i;
    open.push(step);
    if (step.kind === "sample") sampled = step;
    cost += step.cost ?? 0;
    if (step.layout !== undefined) layout = withoutBatch(step.layout);
  });
  if (steps.length === 0) convert();
  close();
  return parts;
}

/** Returns why the open steps cannot be computed for each of the pixels that a step reads per pixel. */
function whyNotRepeated(
  step: Step,
  sampled: Step | undefined,
  open: readonly Step[],
  cost: number,
): string | undefined {
  const { reads = 4 } = step;
  if (sampled !== undefined) {
    const count = pixels(reads * (sampled.reads ?? 4));
    return `${step.name} as a second interpolation would read ${count} for each result`;
  }
  // The cells of area interpolation do not overlap, so each pixel is computed about once.
  const times = reads === Infinity ? 4 : reads;
  if (times * cost <= MAX_REPEATED_COST) return undefined;
  const most = open.reduce((a, b) => (b.cost ?? 0) > (a.cost ?? 0) ? b : a);
  return `${step.name} reads ${
    pixels(reads)
  } for each result, and would compute ${most.name} for each of them`;
}

/** Formats a number of pixels; area interpolation reads as many as fit. */
function pixels(count: number): string {
  return count === Infinity ? "many pixels" : `${count} pixels`;
}

function withoutBatch(layout: ImageLayout): "HWC" | "CHW" {
  return layout.endsWith("C") ? "HWC" : "CHW";
}
