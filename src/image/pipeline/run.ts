/** Runs pipelines: results, and the arguments of fused kernels. */
import { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch } from "../../base/check.ts";
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
import { type Numbers, writeFields } from "./fields.ts";
import { fusedKernel, RESULT } from "./fuse.ts";
import type { KernelPart, Part } from "./plan.ts";
import { SOURCE, type SourceMemory } from "./source.ts";
import { type CallArguments, sizeAfter } from "./step.ts";

/** Arguments of a run, apart from the images. */
export interface RunOptions extends CallArguments {
  readonly into: Images | undefined;
  readonly stream: Stream | undefined;
}

/** Runs the parts of a pipeline one after the other. Images between them are freed. */
export function runParts(parts: readonly Part[], images: Images, options: RunOptions): Images {
  const { stream } = options;
  let current = images;
  parts.forEach((part, i) => {
    const into = i === parts.length - 1 ? options.into : undefined;
    let next: Images | undefined;
    try {
      next = part.kind === "operator"
        ? part.step.run!(current, { into, stream })
        : runKernel(part, current, { ...options, into });
    } finally {
      if (current !== images && current !== next) disposeImages(current);
    }
    current = next;
  });
  return current;
}

function disposeImages(images: Images): void {
  for (const image of images instanceof DeviceArray ? [images] : images) image.dispose();
}

/** An image of the source with the sizes of its result, and of those between the steps. */
interface Plane {
  readonly view: ImageView;
  /** The image's position in a batch. */
  readonly image: number;
  readonly sizes: readonly Size[];
}

function runKernel(part: KernelPart, images: Images, options: RunOptions): Images {
  const { steps } = part;
  const from = readImages("images", images, [part.dtype], [part.channels]);
  const perCrop = steps.some((step) => step.sameSize === false);
  const listed = from.images !== null || perCrop;
  const planes = perCrop
    ? cropPlanes(part, from, options)
    : imagesOf(from).map((view, i) => planeOf(part, view, 0, i, options));
  const last = steps.findLast((step) => step.sameSize !== undefined)?.sameSize;
  const to = resultOf(part, from, planes, last ?? !listed, listed, options);
  if (to.count === 0) return returned(to);
  try {
    launch(part, from, to, planes, listed, options);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

/** One image for each crop: of the only image, or of as many images. */
function cropPlanes(part: KernelPart, from: ImageView, options: RunOptions): Plane[] {
  const { crops } = options, { count } = from;
  if (!Array.isArray(crops) || crops.length === 0) {
    throw new TypeError(invalid("crops", "a list of rectangles, for crop() without one", crops));
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
  return { view, image: view.images === null && view.layout.length === 4 ? image : 0, sizes };
}

/** Returns an error that names the step. */
export function inStep(error: unknown, index: number, name: string): unknown {
  if (!(error instanceof RangeError || error instanceof TypeError)) return error;
  const named = error instanceof RangeError ? RangeError : TypeError;
  return new named(`pipeline step ${index + 1} (${name}): ${error.message}`, { cause: error });
}

function resultOf(
  part: KernelPart,
  from: ImageView,
  planes: readonly Plane[],
  sameSize: boolean,
  listed: boolean,
  { into, stream }: RunOptions,
): ImageView {
  const { dtype, channels } = part.steps.at(-1) ?? part;
  const batched = listed ? sameSize : from.layout.length === 4;
  const layout = layoutOf(part.layout, from.layout, channels, batched);
  const sizes = planes.map((plane) => plane.sizes.at(-1)!);
  const options = { into, stream }, rules = { others: [from] };
  if (!listed) return resultFor(from, { dtype, channels, layout, size: sizes[0]! }, options);
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
let images = paramBlock(4096);

function launch(
  part: KernelPart,
  from: ImageView,
  to: ImageView,
  planes: readonly Plane[],
  listed: boolean,
  call: RunOptions,
): void {
  const { context } = from, { stream } = call;
  const memory: SourceMemory = memoryLayout([from]).interleavedU8 ? "interleaved" : "strided";
  const { name, ptx, image, shared: numbers } = fusedKernel(part, { memory, listed });
  const kernel = builtinKernel(context, ptx, name);
  writeFields(shared, 0, numbers.fields, (step) => part.steps[step]!.numbers!);
  const sharedBytes = shared.bytes.subarray(0, numbers.byteLength);
  images = reserve(images, planes.length * image.byteLength);
  planes.forEach((plane, i) => {
    const target = to.images?.[i] ?? to;
    writeFields(
      images,
      i * image.byteLength,
      image.fields,
      numbersOf(part, plane, i, target, to.images === null ? i : 0, call),
    );
  });
  const bytes = images.bytes.subarray(0, planes.length * image.byteLength);
  const grid = [
    Math.ceil(to.width / PIXEL_TILE[0]),
    Math.ceil(to.height / PIXEL_TILE[1]),
    to.count,
  ] as const;
  const options = { grid, block: [PIXEL_TILE[0], PIXEL_TILE[1]] as const, stream };
  if (!listed) {
    kernel.launch(options, from.array, to.array, bytes, sharedBytes);
    return;
  }
  // The kernel receives plain addresses, so the launch cannot see whose memory it uses.
  const state = streamOf(context, stream);
  for (const { array } of [...imagesOf(from), ...imagesOf(to)]) allocationOf(array).touch(state);
  const table: Allocation = uploadBytes(context, bytes, bytes.length, state);
  try {
    kernel.launch(options, table.pointer, sharedBytes);
  } finally {
    releaseNow(table);
  }
}

/** Returns the numbers of image `index` by step. */
function numbersOf(
  { steps, first }: KernelPart,
  { view, image, sizes }: Plane,
  index: number,
  to: ImageView,
  toImage: number,
  call: CallArguments,
): (step: number) => Numbers {
  const known = new Map<number, Numbers>();
  return (step) => {
    let numbers = known.get(step);
    if (numbers !== undefined) return numbers;
    if (step === SOURCE) numbers = memoryNumbers(view, image);
    else if (step === RESULT) numbers = memoryNumbers(to, toImage);
    else {
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

/** Text of the kernels for all kinds of memory. */
export function kernelTexts(parts: readonly Part[]): { name: string; ptx: string }[] {
  return parts.flatMap((part) => {
    if (part.kind !== "kernel") return [];
    const memories: SourceMemory[] = part.dtype === "u8" && part.channels !== 2
      ? ["interleaved", "strided"]
      : ["strided"];
    return memories.flatMap((memory) => [false, true].map((listed) => fusedKernel(part, { memory, listed })));
  });
}
