/** Erosion, dilation and what is made of them. */
import { MORPHOLOGY } from "../../../ptx/ops/morphology.ts";
import { checkInteger, invalid, show } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { type Border, borderCode } from "../core/border.ts";
import { launchImages, TILE } from "../core/launch.ts";
import { type Anchor, checkAnchor } from "../core/linear_filter.ts";
import { launchSliding, slidingLaunch } from "../core/neighborhood.ts";
import { type PerChannel, perChannel } from "../core/per_channel.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";
import { launchDifference } from "./arithmetic.ts";

/** What `morphologyEx` does. `"gradient"` is dilated - eroded, `"tophat"` source - opened, `"blackhat"` closed - source. */
export type MorphologyOperation = "erode" | "dilate" | "open" | "close" | "gradient" | "tophat" | "blackhat";

/** Options of `erode`, `dilate` and `morphologyEx`. */
export interface MorphologyOptions<I extends Images = Images> extends ImageOptions<I> {
  /**
   * Which pixels around each one count: the side of a square, `[width, height]` of a rectangle, or rows of 0 and 1 as
   * `structuringElement()` makes them. At most 32 either way. Default 3.
   */
  element?: number | readonly [width: number, height: number] | readonly (readonly number[])[];
  /** Which element lies on the pixel itself. Default: the middle. */
  anchor?: Anchor;
  /** How many times over. Default 1. `"open"` erodes so many times and then dilates as often. */
  iterations?: number;
  /** What is read beyond the edges. Default `"constant"`. */
  border?: Border;
  /** The value of a constant border, for all channels or each. Default: one that never counts, as in OpenCV. */
  borderValue?: number | readonly number[];
}

const OPERATIONS: readonly MorphologyOperation[] = [
  "erode",
  "dilate",
  "open",
  "close",
  "gradient",
  "tophat",
  "blackhat",
];
const SHAPES = ["rect", "cross", "ellipse"] as const;
/** MOST_ROWS of kernels/ops/morphology.cu, and the bits of a row. */
const LARGEST = 32;
/** From this many pixels on, a rectangle is done along x and then along y. */
const LARGE_RECTANGLE = 26;

/** `Mask` of kernels/ops/morphology.cu; the launch copies it. */
const maskBytes = new Uint8Array(new ArrayBuffer(4 * (11 + LARGEST)));
const maskInts = new Int32Array(maskBytes.buffer), maskFloats = new Float32Array(maskBytes.buffer);

/** A set of pixels around each one. */
interface Element {
  readonly width: number;
  readonly height: number;
  readonly anchor: Anchor;
  /** Row j's bit i stands for column i. Null for a rectangle, which has them all. */
  readonly rows: readonly number[] | null;
}

/** One launch. */
interface Step {
  readonly dilate: boolean;
  readonly element: Element;
}

/** Options, checked. */
interface Settings {
  readonly element: Element;
  readonly iterations: number;
  readonly border: Border;
  readonly value: PerChannel | null;
}

/**
 * Rows of 0 and 1 for morphology: OpenCV's `getStructuringElement`.
 *
 * @param shape `"rect"` is all ones, `"cross"` the row and column of the anchor, `"ellipse"` an ellipse that fills the size.
 * @param size Width and height, 1 to 32; one number for both.
 * @param anchor Where the arms of a cross meet. Default: the middle.
 */
export function structuringElement(
  shape: "rect" | "cross" | "ellipse",
  size: number | readonly [width: number, height: number],
  anchor?: Anchor,
): number[][] {
  if (!SHAPES.includes(shape)) {
    throw new RangeError(invalid("shape", `one of ${SHAPES.map(show).join(", ")}`, shape));
  }
  const [width, height] = checkSize("size", size);
  const [anchorX, anchorY] = checkAnchor(anchor, width, height);
  const middleX = width >> 1, middleY = height >> 1;
  return Array.from({ length: height }, (_, y) => {
    let from = 0, to = width;
    if (shape === "cross" && y !== anchorY) [from, to] = [anchorX, anchorX + 1];
    if (shape === "ellipse") {
      const dy = y - middleY;
      const share = middleY > 0 ? (middleY * middleY - dy * dy) / (middleY * middleY) : 0;
      const reach = share < 0 ? -1 : roundToEven(middleX * Math.sqrt(share));
      [from, to] = [Math.max(middleX - reach, 0), Math.min(middleX + reach + 1, width)];
    }
    return Array.from({ length: width }, (_, x) => (x >= from && x < to ? 1 : 0));
  });
}

function roundToEven(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}

function checkSize(
  name: string,
  size: number | readonly [width: number, height: number],
): readonly [number, number] {
  const both: readonly [number, number] = typeof size === "number" ? [size, size] : size;
  if (!Array.isArray(both) || both.length !== 2) {
    throw new RangeError(invalid(name, "a number, or [width, height]", size));
  }
  checkInteger(`${name}[0]`, both[0], 1, LARGEST);
  checkInteger(`${name}[1]`, both[1], 1, LARGEST);
  return both;
}

function readElement(element: MorphologyOptions["element"] = 3, anchor?: Anchor): Element {
  if (Array.isArray(element) && Array.isArray(element[0])) return maskElement(element, anchor);
  const [width, height] = checkSize("element", element as number | readonly [number, number]);
  return rectangle(width, height, checkAnchor(anchor, width, height));
}

function maskElement(mask: readonly (readonly number[])[], anchor?: Anchor): Element {
  const height = mask.length, width = mask[0]!.length;
  const sound = height <= LARGEST && width >= 1 && width <= LARGEST &&
    mask.every((row) =>
      Array.isArray(row) && row.length === width && row.every((it) => it === 0 || it === 1)
    ) && mask.some((row) => row.includes(1));
  if (!sound) {
    throw new RangeError(
      invalid(
        "element",
        `at most ${LARGEST} rows of one length up to ${LARGEST}, of 0 and 1 or not all 0`,
        mask,
      ),
    );
  }
  const rows = mask.map((row) => row.reduce((bits, it, x) => (bits | it << x) >>> 0, 0));
  const full = mask.every((row) => !row.includes(0));
  return { width, height, anchor: checkAnchor(anchor, width, height), rows: full ? null : rows };
}

function rectangle(width: number, height: number, anchor: Anchor): Element {
  return { width, height, anchor, rows: null };
}

function readSettings(from: ImageView, options: MorphologyOptions): Settings {
  const { border = "constant", borderValue } = options;
  borderCode(border);
  return {
    element: readElement(options.element, options.anchor),
    iterations: checkInteger("iterations", options.iterations ?? 1, 1, 1000),
    border,
    value: borderValue === undefined ? null : perChannel("borderValue", borderValue, from.channels),
  };
}

/** The launches of an erosion or dilation, of all its iterations. */
function stepsOf(dilate: boolean, { element, iterations }: Settings): Step[] {
  const { width, height, anchor: [x, y], rows } = element;
  let once = element, times = iterations;
  const wide = width + (iterations - 1) * (width - 1), high = height + (iterations - 1) * (height - 1);
  // Rectangles one after another are a larger one: what OpenCV takes.
  if (rows === null && wide <= LARGEST && high <= LARGEST) {
    once = rectangle(wide, high, [x * iterations, y * iterations]);
    times = 1;
  }
  const [atX, atY] = once.anchor;
  const apart = once.rows === null && once.height > 1 && once.width > 1 &&
    once.width * once.height >= LARGE_RECTANGLE;
  const elements = apart ? [rectangle(once.width, 1, [atX, 0]), rectangle(1, once.height, [0, atY])] : [once];
  const steps: Step[] = [];
  for (let i = 0; i < times; i++) {
    for (const one of elements) steps.push({ dilate, element: one });
  }
  return steps;
}

function launchStep(
  { dilate, element }: Step,
  from: ImageView,
  to: ImageView,
  difference: boolean,
  { border, value }: Settings,
  stream: Stream | undefined,
): void {
  const { width, height, anchor, rows } = element;
  const uniform = value === null || value.every((it) => it === value[0]);
  const square = rows === null && uniform && width === height && (width === 3 || width === 5) &&
    anchor[0] === width >> 1 && anchor[1] === anchor[0];
  const surroundings = {
    radius: width >> 1,
    border,
    value: value === null ? (dilate ? 0 : 255) : Math.min(Math.max(Math.round(value[0]), 0), 255),
  };
  const sliding = square ? slidingLaunch(from, to, surroundings) : null;
  if (sliding !== null) {
    const kernel = shippedKernel(from.context, MORPHOLOGY, `morphology_square_${width}_${sliding.channels}`);
    launchSliding(kernel, sliding, stream, dilate ? 0xffffffff : 0, difference ? 1 : 0);
    return;
  }
  const sign = dilate ? -1 : 1;
  maskInts[0] = width;
  maskInts[1] = height;
  maskInts[2] = anchor[0];
  maskInts[3] = anchor[1];
  maskInts[4] = borderCode(border);
  maskInts[5] = difference ? 1 : 0;
  maskFloats[6] = sign;
  for (let c = 0; c < 4; c++) maskFloats[7 + c] = value === null ? sign * Infinity : value[c]!;
  for (let row = 0; row < height; row++) maskInts[11 + row] = rows === null ? 2 ** width - 1 : rows[row]!;
  const kernel = shippedKernel(from.context, MORPHOLOGY, `morphology_${from.dtype}`);
  launchImages(kernel, [from, to], TILE, stream, maskBytes);
}

/** Launches one step after another, with new memory between them. If `difference`, what they make is taken off what `to` holds. */
function launchSteps(
  steps: readonly Step[],
  from: ImageView,
  to: ImageView,
  difference: boolean,
  settings: Settings,
  stream: Stream | undefined,
): void {
  let source = from;
  try {
    for (let i = 0; i < steps.length; i++) {
      const isLast = i === steps.length - 1;
      const target = isLast ? to : resultOf(from, {}, { stream });
      launchStep(steps[i]!, source, target, isLast && difference, settings, stream);
      if (source !== from) discard(source);
      source = target;
    }
  } catch (error) {
    if (source !== from) discard(source);
    discard(to);
    throw error;
  }
}

/**
 * The least element around each: OpenCV's `erode`.
 *
 * ```ts
 * using thinner = erode(mask, { element: structuringElement("ellipse", 5) });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function erode<I extends Images>(src: I, options: MorphologyOptions<NoInfer<I>> = {}): I {
  return morphologyEx(src, "erode", options);
}

/** The greatest element around each: OpenCV's `dilate`. Arguments as for {@link erode}. */
export function dilate<I extends Images>(src: I, options: MorphologyOptions<NoInfer<I>> = {}): I {
  return morphologyEx(src, "dilate", options);
}

/**
 * Erosion, dilation and what is made of them: OpenCV's `morphologyEx`, CV-CUDA's `morphology`. Arguments as for {@link erode}.
 *
 * ```ts
 * using clean = morphologyEx(mask, "open"); // specks are gone
 * using edges = morphologyEx(frame, "gradient");
 * ```
 */
export function morphologyEx<I extends Images>(
  src: I,
  operation: MorphologyOperation,
  options: MorphologyOptions<NoInfer<I>> = {},
): I {
  if (!OPERATIONS.includes(operation)) {
    throw new RangeError(invalid("operation", `one of ${OPERATIONS.map(show).join(", ")}`, operation));
  }
  const from = readImages("src", src);
  const settings = readSettings(from, options as MorphologyOptions);
  const to = resultOf(from, {}, options as ImageOptions<Images>);
  launchOperation(operation, from, to, settings, options.stream);
  return returned(to);
}

function launchOperation(
  operation: MorphologyOperation,
  from: ImageView,
  to: ImageView,
  settings: Settings,
  stream: Stream | undefined,
): void {
  const eroding = operation === "dilate" ? [] : stepsOf(false, settings);
  const dilating = operation === "erode" ? [] : stepsOf(true, settings);
  switch (operation) {
    case "erode":
      return launchSteps(eroding, from, to, false, settings, stream);
    case "dilate":
      return launchSteps(dilating, from, to, false, settings, stream);
    case "open":
    case "tophat":
      launchSteps([...eroding, ...dilating], from, to, false, settings, stream);
      if (operation === "tophat") launchDifference(from, to, to, stream);
      return;
    case "close":
    case "blackhat":
      launchSteps([...dilating, ...eroding], from, to, false, settings, stream);
      if (operation === "blackhat") launchDifference(to, from, to, stream);
      return;
    case "gradient":
      launchSteps(dilating, from, to, false, settings, stream);
      launchSteps(eroding, from, to, true, settings, stream);
  }
}
