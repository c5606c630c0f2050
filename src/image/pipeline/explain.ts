/** Descriptions of pipelines. */
import { invalid } from "../../base/check.ts";
import { DTYPES } from "../../base/dtype.ts";
import { checkSize, type Size } from "../core/size.ts";
import type { KernelPart, Part } from "./plan.ts";
import { sizeAfter, type StepInput } from "./step.ts";

/** Describes the parts of a pipeline, one per line, and steps that expect other values than they get. */
export function explainParts(source: StepInput, parts: readonly Part[], size: Size | undefined): string {
  if (size !== undefined && (!Array.isArray(size) || size.length !== 2)) {
    throw new TypeError(invalid("size", "[height, width]", size));
  }
  let from = size && checkSize("size", size), before = source;
  const lines = parts.map((part, i) => {
    const steps = part.kind === "kernel" ? part.steps : [part.step];
    const after = steps.at(-1) ?? source;
    const names = steps.map(({ name, channels }, s) => {
      const own = (steps[s - 1] ?? before).channels;
      return own === channels ? name : `${name} (${own} → ${channels} channels)`;
    }).join(", ") || "copy";
    let to = from;
    for (const step of steps) to = to && sizeOrUnknown(() => sizeAfter(step, to!, 0, { crops: undefined }));
    const nv12 = part.kind === "kernel" && part.nv12;
    const read = part.kind === "kernel"
      ? bytesRead(part, from, to)
      : from && from[0] * from[1] * pixelBytes(before);
    const written = to && to[0] * to[1] * pixelBytes(after);
    const bytes = read === undefined || written === undefined
      ? `reads ${nv12 ? 1.5 : pixelBytes(before)} and writes ${
        pixelBytes(after)
      } bytes per pixel of the result`
      : `reads ${read} bytes, writes ${written} bytes`;
    const reason = part.reason === "" ? "" : `; ${part.reason}`;
    from = to, before = after;
    return `${i + 1}. ${names}: ${bytes}${reason}`;
  });
  return [...lines, ...parts.flatMap(warnings)].join("\n");
}

function warnings(part: Part): string[] {
  const steps = part.kind === "kernel" ? part.steps : [part.step];
  return steps.flatMap(({ name, warning }, i) =>
    warning === undefined ? [] : [`warning: step ${part.first + i + 1} (${name}) ${warning}`]
  );
}

/** Crops are not known before a run. */
function sizeOrUnknown(size: () => Size): Size | undefined {
  try {
    return size();
  } catch {
    return undefined;
  }
}

/** Bytes of the source that a kernel loads: those of all pixels that it reads, but at most the whole image. */
function bytesRead(part: KernelPart, from: Size | undefined, to: Size | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  const samples = Math.max(1, ...part.steps.map(({ kind, reads = 4 }) => kind === "sample" ? reads : 1));
  return Math.min(from[0] * from[1], samples * to[0] * to[1]) * (part.nv12 ? 1.5 : pixelBytes(part));
}

function pixelBytes({ dtype, channels }: StepInput): number {
  return DTYPES[dtype].itemSize * channels;
}
