/** Descriptions of pipelines. */
import { invalid } from "../../base/check.ts";
import { DTYPES } from "../../base/dtype.ts";
import { DeviceArray } from "../../array/array.ts";
import { checkSize, type Size } from "../core/size.ts";
import { readImages } from "../core/view.ts";
import { type Nv12Frames, readNv12 } from "../core/yuv/nv12_frames.ts";
import type { KernelPart, Part, PipelineSource } from "./plan.ts";
import { isPerCrop, sizeAfter, type StepInput } from "./step.ts";

/** Describes the parts of a pipeline, one per line, and steps that expect other values than they get. */
export function explainParts(
  source: PipelineSource,
  parts: readonly Part[],
  image: DeviceArray | Nv12Frames | readonly number[] | undefined,
): string {
  let from = image === undefined ? undefined : sizeOfImage(source, image), before: StepInput = source;
  const lines = parts.map((part, i) => {
    const steps = part.kind === "kernel" ? part.steps : [part.step];
    const after = steps.at(-1) ?? source;
    const names = steps.map(({ name, channels }, s) => {
      const own = (steps[s - 1] ?? before).channels;
      return own === channels ? name : `${name} (${own} → ${channels} channels)`;
    }).join(", ") || "copy";
    let to = from;
    // The parts of a crop without a rectangle are not known before a run.
    for (const step of steps) {
      to = to && (isPerCrop(step) ? undefined : sizeAfter(step, to, 0, { crops: undefined }));
    }
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

/** Returns the size of an image, or that in its shape. */
function sizeOfImage(
  { nv12, dtype, channels }: PipelineSource,
  image: DeviceArray | Nv12Frames | readonly number[],
): Size {
  const isNv12 = nv12 !== undefined;
  // The rows of an NV12 array are those of luma and chroma, so that its shape is not accepted.
  const size = Array.isArray(image) ? sizeOfShape(image, isNv12 ? 0 : channels) : undefined;
  if (size !== undefined) return checkSize("image", size);
  if (!(image instanceof DeviceArray) && !(isNv12 && "y" in Object(image))) {
    const kind = isNv12 ? "an NV12 frame" : `an image with ${channels} channels, its shape`;
    throw new TypeError(invalid("image", `${kind} or [height, width]`, image));
  }
  const { height, width } = isNv12
    ? readNv12("image", image as Nv12Frames).y
    : readImages("image", image as DeviceArray, [dtype], [channels]);
  return [height, width];
}

/** Returns height and width of the shape of an image or a batch in any layout; undefined for other shapes. */
function sizeOfShape(shape: readonly number[], channels: number): Size | undefined {
  if (shape.length === 2) return shape as unknown as Size;
  if (shape.length !== 3 && shape.length !== 4) return undefined;
  if (shape.at(-1) === channels) return shape.slice(-3, -1) as unknown as Size;
  return shape.at(-3) === channels ? shape.slice(-2) as unknown as Size : undefined;
}

function warnings(part: Part): string[] {
  const steps = part.kind === "kernel" ? part.steps : [part.step];
  return steps.flatMap(({ name, warning }, i) =>
    warning === undefined ? [] : [`warning: step ${part.first + i + 1} (${name}) ${warning}`]
  );
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
