/** Runs pipelines: results, and the arguments of fused kernels. */
import { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, withPrefix } from "../../base/check.ts";
import { releaseNow } from "../../base/finalization.ts";
import { allocationOf } from "../../core/memory/array_data.ts";
import type { Allocation } from "../../core/memory/allocation.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { uploadBytes } from "../core/launch.ts";
import { memoryLayout } from "../core/memory_layout.ts";
import { paramBlock, reserve } from "../core/params.ts";
import { discard, resultFor, returned } from "../core/result.ts";
import type { Size } from "../core/size.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import {
  type ImageLayout,
  type Images,
  imagesOf,
  type ImageView,
  listView,
  readImages,
} from "../core/view.ts";
import type { YuvColors } from "../core/yuv/coefficients.ts";
import { type Nv12Frames, readNv12 } from "../core/yuv/nv12_frames.ts";
import { type Numbers, writeFields } from "./fields.ts";
import { type FusedKernel, fusedKernel, type KernelForm, kernelKey } from "./fuse.ts";
import { chromaNumbers, colorNumbers, hasChromaPairs } from "./nv12.ts";
import type { KernelPart, OperatorPart, Part, PipelineSource } from "./plan.ts";
import { hasVectors, RESULT, type ResultMemory, resultMemory } from "./result.ts";
import { SOURCE, type SourceMemory } from "./source.ts";
import { type CallArguments, isPerCrop, sizeAfter } from "./step.ts";

/** Arguments of a run, apart from the images. */
export interface RunOptions extends CallArguments {
  readonly into: Images | undefined;
  readonly stream: Stream | undefined;
}

/** Images that a pipeline takes. */
export type PipelineInput = Images | Nv12Frames | readonly Nv12Frames[];

/** Runs the parts of a pipeline one after the other. Images between them are freed. */
export function runParts(
  source: PipelineSource,
  parts: readonly Part[],
  images: PipelineInput,
  options: RunOptions,
): Images {
  const { stream, crops } = options;
  if (crops !== undefined && !parts.some((part) => part.kind === "kernel" && part.steps.some(isPerCrop))) {
    throw new TypeError(
      mismatch("crops", "nothing, because no step is crop() without a rectangle", "rectangles; add .crop()"),
    );
  }
  let current = images as Images;
  parts.forEach((part, i) => {
    const into = i === parts.length - 1 ? options.into : undefined;
    let next: Images | undefined;
    try {
      next = part.kind === "operator"
        ? runOperator(part, current, into, stream)
        : runKernel(part, current, { ...options, into }, source.nv12);
    } finally {
      if (current !== images && current !== next) disposeImages(current);
    }
    current = next;
  });
  return current;
}

/** Runs an operator of the caller, and checks what it returns. */
function runOperator(
  { step, first }: OperatorPart,
  images: Images,
  into: Images | undefined,
  stream: Stream | undefined,
): Images {
  const result = step.run!(images, { into, stream });
  try {
    if (into !== undefined && result !== into) {
      const advice = "pass on the options, such as gaussian(src, 2, options)";
      throw new TypeError(`${mismatch("result", "options.into", "other images")}; ${advice}`);
    }
    readImages("result", result, [step.dtype], [step.channels]);
    return result;
  } catch (error) {
    if (isImages(result) && result !== images && result !== into) disposeImages(result);
    throw inStep(error, first, step.name);
  }
}

function isImages(value: unknown): value is Images {
  return value instanceof DeviceArray ||
    (Array.isArray(value) && value.every((each) => each instanceof DeviceArray));
}

function disposeImages(images: Images): void {
  for (const image of images instanceof DeviceArray ? [images] : images) image.dispose();
}

/** An image of the source with the sizes of its result, and of those between the steps. */
interface Plane {
  readonly view: ImageView;
  /** Position of the image in a list. */
  readonly position: number;
  /** Position of the image in a batch. */
  readonly image: number;
  readonly sizes: readonly Size[];
}

function runKernel(part: KernelPart, images: Images, options: RunOptions, colors: YuvColors = {}): Images {
  const { steps } = part;
  const frames = part.nv12 ? readNv12("images", images as Nv12Frames) : undefined;
  const from = frames?.y ?? readImages("images", images, [part.dtype], [part.channels]);
  const chroma = frames && { view: frames.uv, numbers: colorNumbers(images, colors) };
  const perCrop = steps.some(isPerCrop);
  const listed = from.images !== null || perCrop;
  const planes = perCrop
    ? cropPlanes(part, from, options)
    : imagesOf(from).map((view, i) => planeOf(part, view, from.images === null ? 0 : i, i, options));
  const last = steps.findLast((step) => step.sameSize !== undefined)?.sameSize;
  const sources: Sources = frames === undefined ? [from] : [from, frames.uv];
  const to = resultOf(part, sources, planes, last ?? !listed, listed, options);
  if (to.count === 0) return returned(to);
  try {
    launch(part, { from, to, planes, chroma, listed }, options);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

/** Returns an image for each crop: several of one image, or one of each image. */
function cropPlanes(part: KernelPart, from: ImageView, options: RunOptions): Plane[] {
  const { crops } = options, { count } = from;
  if (!Array.isArray(crops) || crops.length === 0) {
    const expected = "a list of at least one rectangle, because crop() was added without one";
    throw new TypeError(invalid("crops", expected, crops));
  }
  if (count !== 1 && crops.length !== count) {
    throw new RangeError(mismatch("crops", `${count} rectangles, one for each image`, `${crops.length}`));
  }
  return crops.map((_, i) => {
    const image = count === 1 ? 0 : i;
    return planeOf(part, from.images?.[image] ?? from, image, i, options);
  });
}

function planeOf(
  { steps, first }: KernelPart,
  view: ImageView,
  image: number,
  index: number,
  call: CallArguments,
): Plane {
  const sizes: Size[] = [[view.height, view.width]];
  steps.forEach((step, i) => {
    try {
      sizes.push(sizeAfter(step, sizes[i]!, index, call));
    } catch (error) {
      throw inStep(error, first + i, step.name);
    }
  });
  return { view, position: image, image: view.layout.length === 4 ? image : 0, sizes };
}

/** Returns an error that names the step. */
export function inStep(error: unknown, index: number, name: string): unknown {
  return withPrefix(`pipeline step ${index + 1} (${name}): `, error);
}

/** The images, or luma and chroma of frames. */
type Sources = readonly [images: ImageView, chroma?: ImageView];

function resultOf(
  part: KernelPart,
  sources: Sources,
  planes: readonly Plane[],
  sameSize: boolean,
  listed: boolean,
  { into, stream }: RunOptions,
): ImageView {
  const [from, chroma] = sources;
  const { dtype, channels } = part.steps.at(-1) ?? part;
  const batched = listed ? sameSize : from.layout.length === 4;
  const layout = layoutOf(part.layout, from.layout, channels, batched);
  const sizes = planes.map((plane) => plane.sizes.at(-1)!);
  const options = { into, stream }, rules = { others: chroma ? [from, chroma] : [from] };
  if (!listed) {
    const shape = { dtype, channels, layout, size: sizes[0]! };
    return resultFor(from, shape, options, chroma && { others: [chroma] });
  }
  if (sameSize) {
    const shape = { dtype, channels, layout, size: sizes[0]!, count: planes.length };
    return resultFor({ ...from, images: null }, shape, options, rules);
  }
  const list = listView("images", planes.map(({ view }) => view), false);
  return resultFor(list, { dtype, channels, layout, size: sizes }, options, rules);
}

function layoutOf(
  wanted: KernelPart["layout"],
  source: ImageLayout,
  channels: number,
  batched: boolean,
): ImageLayout {
  if (wanted === undefined && source === "HW" && channels === 1 && !batched) return "HW";
  const layout = wanted ?? (source.includes("CH") ? "CHW" : "HWC");
  return batched ? `N${layout}` : layout;
}

const shared = paramBlock(4096);
let table = paramBlock(4096);

/** The images of a launch. */
interface Launch {
  readonly from: ImageView;
  readonly to: ImageView;
  readonly planes: readonly Plane[];
  /** The chroma of frames, and the numbers of their colors. */
  readonly chroma: { readonly view: ImageView; readonly numbers: Numbers } | undefined;
  readonly listed: boolean;
}

function launch(part: KernelPart, images: Launch, call: RunOptions): void {
  const { from, to, planes, chroma, listed } = images;
  const { context } = from, { stream } = call;
  const inWords = memoryLayout([from]).interleavedU8 && (chroma === undefined || hasChromaPairs(chroma.view));
  const memory: SourceMemory = inWords ? "interleaved" : "strided";
  const { name, ptx, rows, image, shared: numbers } = fusedKernel(part, {
    memory,
    result: resultMemory(to),
    listed,
  });
  const kernel = builtinKernel(context, ptx, name);
  writeFields(
    shared,
    0,
    numbers.fields,
    (step) => step === SOURCE ? chroma!.numbers : part.steps[step]!.numbers!,
  );
  const sharedBytes = shared.bytes.subarray(0, numbers.byteLength);
  table = reserve(table, planes.length * image.byteLength);
  planes.forEach((_, i) => {
    writeFields(table, i * image.byteLength, image.fields, numbersOf(part, images, i, call));
  });
  const bytes = table.bytes.subarray(0, planes.length * image.byteLength);
  const grid = [
    Math.ceil(to.width / PIXEL_TILE[0]),
    Math.ceil(to.height / (PIXEL_TILE[1] * rows)),
    to.count,
  ] as const;
  const options = { grid, block: [PIXEL_TILE[0], PIXEL_TILE[1]] as const, stream };
  if (!listed) {
    if (chroma !== undefined) allocationOf(chroma.view.array).touch(streamOf(context, stream));
    kernel.launch(options, from.array, to.array, bytes, sharedBytes);
    return;
  }
  // The kernel gets plain addresses, from which the launch cannot determine the allocations.
  const state = streamOf(context, stream);
  const used = [from, to, ...chroma === undefined ? [] : [chroma.view]];
  for (const { array } of used.flatMap(imagesOf)) allocationOf(array).touch(state);
  const uploaded: Allocation = uploadBytes(context, bytes, bytes.length, state);
  try {
    kernel.launch(options, uploaded.pointer, image.byteLength, sharedBytes);
  } finally {
    releaseNow(uploaded);
  }
}

/** Returns the numbers of image `index` by step. */
function numbersOf(
  { steps, first }: KernelPart,
  { to, planes, chroma }: Launch,
  index: number,
  call: CallArguments,
): (step: number) => Numbers {
  const { view, image, position, sizes } = planes[index]!;
  const known = new Map<number, Numbers>();
  return (step) => {
    let numbers = known.get(step);
    if (numbers !== undefined) return numbers;
    if (step === SOURCE) {
      const colors = chroma && chromaNumbers(chroma.view.images?.[position] ?? chroma.view, image);
      numbers = { ...memoryNumbers(view, image), ...colors };
    } else if (step === RESULT) {
      numbers = memoryNumbers(to.images?.[index] ?? to, to.images === null ? index : 0);
    } else {
      try {
        numbers = steps[step]!.geometry!(sizes[step]!, sizes[step + 1]!, index, call);
      } catch (error) {
        throw inStep(error, first + step, steps[step]!.name);
      }
    }
    known.set(step, numbers);
    return numbers;
  };
}

function memoryNumbers(view: ImageView, image: number): Numbers {
  const { array, rowStride, columnStride, channelStride, imageStride, width, height } = view;
  if (Math.max(Math.abs(rowStride), Math.abs(columnStride)) >= 2 ** 31) {
    throw new RangeError(
      mismatch(
        view.name,
        "rows and columns less than 2^31 bytes apart",
        `${rowStride} and ${columnStride} bytes`,
      ),
    );
  }
  const data = array.pointer + BigInt(image * imageStride);
  return {
    data,
    row: rowStride,
    column: columnStride,
    channel: channelStride,
    image: imageStride,
    width,
    height,
  };
}

/** A kernel of a pipeline for one kind of memory. */
interface Variant {
  readonly part: KernelPart;
  readonly form: KernelForm;
}

/** Returns the kernels for all kinds of memory, by their structure. */
export function allKernels(parts: readonly Part[]): Map<string, FusedKernel> {
  return new Map(variantsOf(parts).map(({ part, form }) => [kernelKey(part, form), fusedKernel(part, form)]));
}

/** Returns the structures of the kernels for all kinds of memory. */
export function allKeys(parts: readonly Part[]): string[] {
  return variantsOf(parts).map(({ part, form }) => kernelKey(part, form));
}

function variantsOf(parts: readonly Part[]): Variant[] {
  return parts.flatMap((part) => {
    if (part.kind !== "kernel") return [];
    const { dtype, channels } = part.steps.at(-1) ?? part;
    const memories: SourceMemory[] = part.dtype === "u8" && part.channels !== 2
      ? ["interleaved", "strided"]
      : ["strided"];
    const results: ResultMemory[] = part.layout !== "CHW" && hasVectors(dtype, channels)
      ? ["vectors", "strided"]
      : ["strided"];
    return memories.flatMap((memory) =>
      results.flatMap((result) => [false, true].map((listed) => ({ part, form: { memory, result, listed } })))
    );
  });
}
