/** Erosion, dilation and their combinations. */
import { STRUCTURING_ELEMENT, STRUCTURING_ELEMENT_ROWS } from "../../../ptx/layouts.ts";
import { MORPHOLOGY } from "../../../ptx/ops/morphology.ts";
import { checkInteger, checkOptions, invalid, oneOf, type OptionNames } from "../../base/check.ts";
import { roundToEven } from "../../base/rounding.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { type Border, borderCode } from "../core/border.ts";
import { type Anchor, checkAnchor, isCentered } from "../core/linear_filter.ts";
import { readWindow, type Window, windowArgs, windowTile } from "../core/neighborhood.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { paramBlock } from "../core/params.ts";
import { type PerChannel, perChannel } from "../core/per_channel.ts";
import { discard, resultFor, returned } from "../core/result.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";
import { launchDifference } from "./arithmetic.ts";

/**
 * The operation of `morphologyEx`. `"gradient"` is dilated - eroded, `"tophat"` source - opened, and
 * `"blackhat"` closed - source.
 */
export type MorphologyOperation = "erode" | "dilate" | "open" | "close" | "gradient" | "tophat" | "blackhat";

/** Options of `erode`, `dilate` and `morphologyEx`. */
export interface MorphologyOptions<I extends Images = Images> extends ImageOptions<I> {
  /**
   * The structuring element: the side of a square, `[width, height]` of a rectangle, or rows of 0 and 1 as
   * `structuringElement()` returns them. At most 32 × 32. Default 3.
   */
  element?: number | readonly [width: number, height: number] | readonly (readonly number[])[] | undefined;
  /** The position in the element that lies on the pixel itself. Default: the center. */
  anchor?: Anchor | undefined;
  /** How often to repeat. `"open"` erodes this many times, then dilates as often. Default 1. */
  iterations?: number | undefined;
  /** How pixels beyond the edges are chosen. Default `"constant"`. */
  border?: Border | undefined;
  /**
   * The value of a constant border: one number, or one for each channel. Default: one that never wins, as in
   * OpenCV.
   */
  borderValue?: number | readonly number[] | undefined;
}

/** The names of {@link MorphologyOptions}. */
const MORPHOLOGY_OPTIONS: OptionNames<MorphologyOptions> = {
  element: true,
  anchor: true,
  iterations: true,
  border: true,
  borderValue: true,
  ...IMAGE_OPTIONS,
};

/** A structuring element. */
interface Element {
  readonly width: number;
  readonly height: number;
  readonly anchor: Anchor;
  /** Bit i of row j stands for column i; null for a full rectangle. */
  readonly rows: readonly number[] | null;
}

/** One launch. */
interface Step {
  readonly dilate: boolean;
  readonly element: Element;
}

/** Checked options. */
interface Settings {
  readonly element: Element;
  readonly iterations: number;
  readonly border: Border;
  readonly value: PerChannel | null;
}

interface StepCall extends Call, Step, Settings {
  /** Subtracts the outcome from the previous content of the result. */
  readonly difference: boolean;
  readonly window: Window | null;
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
/** The most rows, and the bits of a row. */
const MAX_SIDE = STRUCTURING_ELEMENT_ROWS;
/** Number of pixels from which on a rectangle is split into a row and a column. */
const LARGE_RECTANGLE = 26;

const MORPHOLOGY_VARIANTS = variants<StepCall>("morphology", [
  {
    name: "u8",
    file: "morphology",
    requires: "interleaved u8; square of 3 × 3 or 5 × 5",
    gain: "28× at 32 × 1080p dilate 5×5, gray",
    ptx: MORPHOLOGY,
    when: (_, { window, element }) => window !== null && window.minHeight > element.width >> 1,
    kernel: ({ window, element }) => `morphology_square_${element.width}_${window!.channels}`,
    tile: ({ window }) => windowTile(window!),
    views: ({ window }) => window!.views,
    args: ({ window, border, value, dilate, difference }) => {
      const byte = value === null ? (dilate ? 0 : 255) : Math.min(Math.max(roundToEven(value[0]), 0), 255);
      return [...windowArgs(window!, border, byte), dilate ? 0xffffffff : 0, difference ? 1 : 0];
    },
  },
  {
    name: "generic",
    file: "morphology",
    ptx: MORPHOLOGY,
    kernel: ({ views: [from] }) => `morphology_${from!.dtype}`,
    tile: PIXEL_TILE,
    args: (call) => [elementParams(call)],
  },
]);

/**
 * Returns the rows of 0 and 1 of a structuring element: OpenCV's `getStructuringElement`.
 *
 * ```ts
 * using thinner = erode(mask, { element: structuringElement("ellipse", 5) });
 * ```
 *
 * @param shape `"rect"` is full, `"cross"` is the row and column of the anchor, `"ellipse"` fills the size.
 * @param size Width and height, 1 to 32, or one number for both.
 * @param anchor Where the arms of a cross meet. Default: the center.
 * @throws {RangeError} An argument is invalid.
 */
export function structuringElement(
  shape: "rect" | "cross" | "ellipse",
  size: number | readonly [width: number, height: number],
  anchor?: Anchor,
): number[][] {
  if (!SHAPES.includes(shape)) {
    throw new RangeError(invalid("shape", oneOf(SHAPES), shape));
  }
  const [width, height] = checkSides("size", size);
  const [anchorX, anchorY] = checkAnchor(anchor, width, height);
  const middleX = width >> 1, middleY = height >> 1;
  return Array.from({ length: height }, (_, y) => {
    let first = 0, end = width;
    if (shape === "cross" && y !== anchorY) [first, end] = [anchorX, anchorX + 1];
    if (shape === "ellipse") {
      const dy = y - middleY;
      const share = middleY > 0 ? (middleY * middleY - dy * dy) / (middleY * middleY) : 0;
      const reach = share < 0 ? -1 : roundToEven(middleX * Math.sqrt(share));
      [first, end] = [Math.max(middleX - reach, 0), Math.min(middleX + reach + 1, width)];
    }
    return Array.from({ length: width }, (_, x) => (x >= first && x < end ? 1 : 0));
  });
}

/**
 * Computes the minimum of the elements around each pixel: OpenCV's `erode`.
 *
 * ```ts
 * using thinner = erode(mask, { element: structuringElement("ellipse", 5) });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @returns Images of the same layout, dtype and sizes.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function erode<I extends Images>(src: I, options: MorphologyOptions<NoInfer<I>> = {}): I {
  return morphologyEx(src, "erode", options);
}

/**
 * Computes the maximum of the elements around each pixel: OpenCV's `dilate`. Arguments are those of {@link
 * erode}.
 *
 * ```ts
 * using thicker = dilate(mask, { element: structuringElement("ellipse", 5) });
 * ```
 */
export function dilate<I extends Images>(src: I, options: MorphologyOptions<NoInfer<I>> = {}): I {
  return morphologyEx(src, "dilate", options);
}

/**
 * Erodes, dilates, or combines both: OpenCV's `morphologyEx`, CV-CUDA's `morphology`. Arguments are those of
 * {@link erode}.
 *
 * ```ts
 * using clean = morphologyEx(mask, "open"); // removes specks
 * using edges = morphologyEx(frame, "gradient");
 * ```
 */
export function morphologyEx<I extends Images>(
  src: I,
  operation: MorphologyOperation,
  options: MorphologyOptions<NoInfer<I>> = {},
): I {
  if (!OPERATIONS.includes(operation)) {
    throw new RangeError(invalid("operation", oneOf(OPERATIONS), operation));
  }
  const from = readImages("src", src);
  checkOperatorOptions(options, MORPHOLOGY_OPTIONS);
  const settings = readSettings(from, options as MorphologyOptions);
  const to = resultFor(from, {}, options as ImageOptions<Images>);
  launchOperation(operation, from, to, settings, options.stream);
  return returned(to);
}

function checkSides(
  name: string,
  size: number | readonly [width: number, height: number],
  expected = "a number, or [width, height]",
): readonly [number, number] {
  const both: readonly [number, number] = typeof size === "number" ? [size, size] : size;
  if (!Array.isArray(both) || both.length !== 2) {
    throw new RangeError(invalid(name, expected, size));
  }
  checkInteger(`${name}[0]`, both[0], 1, MAX_SIDE);
  checkInteger(`${name}[1]`, both[1], 1, MAX_SIDE);
  return both;
}

function readSettings(from: ImageView, options: MorphologyOptions): Settings {
  const { border = "constant", borderValue } = checkOptions(options);
  borderCode(border);
  return {
    element: readElement(options.element, options.anchor),
    iterations: checkInteger("iterations", options.iterations ?? 1, 1, 1000),
    border,
    value: borderValue === undefined ? null : perChannel("borderValue", borderValue, from.channels),
  };
}

function readElement(element: MorphologyOptions["element"] = 3, anchor?: Anchor): Element {
  if (Array.isArray(element) && Array.isArray(element[0])) return maskElement(element, anchor);
  const expected = "a number, [width, height], or rows of 0 and 1, such as those of structuringElement()";
  const [width, height] = checkSides("element", element as number | readonly [number, number], expected);
  return rectangle(width, height, checkAnchor(anchor, width, height));
}

function maskElement(mask: readonly (readonly number[])[], anchor?: Anchor): Element {
  const height = mask.length, width = mask[0]!.length;
  const valid = height <= MAX_SIDE && width >= 1 && width <= MAX_SIDE &&
    mask.every((row) =>
      Array.isArray(row) && row.length === width && row.every((it) => it === 0 || it === 1)
    ) && mask.some((row) => row.includes(1));
  if (!valid) {
    throw new RangeError(
      invalid(
        "element",
        `at most ${MAX_SIDE} rows of the same length up to ${MAX_SIDE}, of 0 and at least one 1`,
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

/** The launches of all iterations of an erosion or dilation. */
function stepsOf(dilate: boolean, { element, iterations }: Settings): Step[] {
  const { width, height, anchor: [x, y], rows } = element;
  let once = element, times = iterations;
  const fullWidth = width + (iterations - 1) * (width - 1);
  const fullHeight = height + (iterations - 1) * (height - 1);
  // Repeating a rectangle is the same as using a larger one, as OpenCV does.
  if (rows === null && fullWidth <= MAX_SIDE && fullHeight <= MAX_SIDE) {
    once = rectangle(fullWidth, fullHeight, [x * iterations, y * iterations]);
    times = 1;
  }
  const [onceX, onceY] = once.anchor;
  const split = once.rows === null && once.height > 1 && once.width > 1 &&
    once.width * once.height >= LARGE_RECTANGLE;
  const elements = split
    ? [rectangle(once.width, 1, [onceX, 0]), rectangle(1, once.height, [0, onceY])]
    : [once];
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
  settings: Settings,
  stream: Stream | undefined,
): void {
  const { width, height, anchor, rows } = element, { value } = settings;
  const uniform = value === null || value.every((it) => it === value[0]);
  const suits = rows === null && uniform && width === height && (width === 3 || width === 5) &&
    isCentered(anchor, width, height);
  const window = suits ? readWindow(from, to) : null;
  const call = { ...settings, views: [from, to], stream, dilate, element, difference, window };
  launchVariant(MORPHOLOGY_VARIANTS, call);
}

/** Launches steps in sequence, with temporary images between them. `difference` applies to the last step. */
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
      const target = isLast ? to : resultFor(from, {}, { stream });
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

const params = paramBlock(STRUCTURING_ELEMENT);

function elementParams({ element, border, value, dilate, difference }: StepCall): Uint8Array {
  const { width, height, anchor, rows } = element, { i32, f32, u32 } = STRUCTURING_ELEMENT;
  // Dilation is the erosion of the negated image.
  const sign = dilate ? -1 : 1;
  params.i32[i32.width] = width;
  params.i32[i32.height] = height;
  params.i32[i32.anchorX] = anchor[0];
  params.i32[i32.anchorY] = anchor[1];
  params.i32[i32.border] = borderCode(border);
  params.i32[i32.difference] = difference ? 1 : 0;
  params.f32[f32.sign] = sign;
  for (let c = 0; c < 4; c++) params.f32[f32.beyond + c] = value === null ? sign * Infinity : value[c]!;
  for (let row = 0; row < height; row++) {
    params.u32[u32.row + row] = rows === null ? 2 ** width - 1 : rows[row]!;
  }
  return params.bytes;
}
