/** Random chains of image operators, as a pipeline and one by one. */
import { type Device, DeviceArray, type DType } from "../../mod.ts";
import * as ops from "../../src/image/mod.ts";
import type { Images, Pipeline } from "../../src/image/mod.ts";
import { Random, randomElements } from "./random.ts";
import { type PlacedImages, placeImages, type TestLayout } from "./image_memory.ts";

/** A step of a chain. */
export interface ChainStep {
  readonly name: string;
  readonly add: (pipeline: Pipeline) => Pipeline;
  readonly run: (images: Images) => Images;
  /** False if results differ in the last bits. */
  readonly exact: boolean;
}

/** The images at a place of a chain. */
export interface ChainState {
  readonly dtype: DType;
  readonly channels: number;
  /** Sizes that every image has at least. */
  readonly height: number;
  readonly width: number;
  readonly layout: "HWC" | "CHW";
  /** The values of black and white. */
  readonly range: readonly [number, number];
}

type Maker = (state: ChainState, random: Random) => [ChainStep, ChainState] | undefined;

/** Runs an operator whose types do not matter here. */
// deno-lint-ignore no-explicit-any -- arguments are those of the step
const call = (operator: any, ...args: unknown[]) => (images: Images): Images =>
  operator(images, ...args) as Images;

function step(
  name: string,
  add: (pipeline: Pipeline) => unknown,
  run: (images: Images) => Images,
  exact = true,
): ChainStep {
  return { name, add: add as ChainStep["add"], run, exact };
}

const INTEGERS: readonly DType[] = ["u8", "u16", "i16"];
const isInteger = (dtype: DType): boolean => INTEGERS.includes(dtype);
const round = (value: number, digits = 3): number => Number(value.toFixed(digits));

/** The range after a linear function of each channel: that of integers is their dtype's. */
function rangeAfter(
  { range }: ChainState,
  dtype: DType,
  factors: readonly number[] = [1],
  summands: readonly number[] = [0],
): readonly [number, number] {
  const white = WHITE[dtype]!;
  if (isInteger(dtype)) return [0, white];
  const ends = factors.flatMap((factor, c) =>
    range.map((value) => value * factor + (summands[c] ?? summands[0]!))
  );
  const more = summands.slice(factors.length).flatMap((summand) =>
    range.map((value) => value * factors[0]! + summand)
  );
  return [Math.min(...ends, ...more), Math.max(...ends, ...more)];
}

const WHITE: Readonly<Partial<Record<DType, number>>> = { u8: 255, u16: 65535, i16: 32767, f16: 1, f32: 1 };

/** A number in the range of the values of a dtype. */
function level({ dtype }: ChainState, random: Random, low = 0, high = 1): number {
  const value = random.range(low, high);
  return isInteger(dtype) ? Math.round(value * 200) : round(value);
}

const MAKERS: Readonly<Record<string, Maker>> = {
  crop: (state, random) => {
    const width = 1 + random.below(state.width), height = 1 + random.below(state.height);
    const part = {
      x: random.below(state.width - width + 1),
      y: random.below(state.height - height + 1),
      width,
      height,
    };
    return [step("crop", (p) => p.crop(part), call(ops.customCrop, part)), { ...state, width, height }];
  },
  centerCrop: (state, random) => {
    const size = [1 + random.below(state.height), 1 + random.below(state.width)] as const;
    const next = { ...state, height: size[0], width: size[1] };
    return [step("centerCrop", (p) => p.centerCrop(size), call(ops.centerCrop, size)), next];
  },
  resize: (state, random) => {
    const size = [1 + random.below(30), 1 + random.below(36)] as const;
    const interpolation = random.pick(
      ["nearest", "nearest-exact", "linear", "linear", "linear", "cubic", "area"] as const,
    );
    const exact = interpolation !== "linear" || state.dtype !== "f32";
    const next = { ...state, height: size[0], width: size[1] };
    const options = { interpolation };
    return [
      step(`resize ${interpolation}`, (p) => p.resize(size, options), call(ops.resize, size, options), exact),
      next,
    ];
  },
  flip: (state, random) => {
    const direction = random.pick(["horizontal", "vertical", "both"] as const);
    return [step("flip", (p) => p.flip(direction), call(ops.flip, direction)), state];
  },
  copyMakeBorder: (state, random) => {
    const margin = (): number => random.below(9);
    const margins = { top: margin(), bottom: margin(), left: margin(), right: margin() };
    const border = random.pick(["constant", "replicate", "reflect", "reflect101", "wrap"] as const);
    const options = { border, value: level(state, random) };
    const next = {
      ...state,
      height: state.height + margins.top + margins.bottom,
      width: state.width + margins.left + margins.right,
    };
    const run = call(ops.copyMakeBorder, margins, options);
    return [step(`border ${border}`, (p) => p.copyMakeBorder(margins, options), run), next];
  },
  warp: (state, random) => {
    const { height, width } = state;
    const perspective = random.below(3) === 0, angle = random.range(-4, 4), scale = random.range(0.4, 2.5);
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    const affine = [
      cos,
      -sin,
      random.range(-9, width),
      sin,
      cos * random.range(0.5, 1.5),
      random.range(-9, height),
    ];
    const small = (): number => random.range(-0.02, 0.02);
    const size = random.below(2) === 0 ? undefined : [1 + random.below(30), 1 + random.below(36)] as const;
    const options = {
      interpolation: random.pick(["nearest", "linear", "linear"] as const),
      border: random.pick(["constant", "constant", "replicate", "reflect", "reflect101", "wrap"] as const),
      value: level(state, random),
      inverse: random.below(2) === 0,
      ...(size === undefined ? {} : { size }),
    };
    const matrix = perspective ? [...affine, small(), small(), 1] : affine;
    const name = perspective ? "warpPerspective" : "warpAffine";
    const next = size === undefined ? state : { ...state, height: size[0], width: size[1] };
    const title = `${name} ${options.interpolation} ${options.border}`;
    return [step(title, (p) => p[name](matrix, options), call(ops[name], matrix, options)), next];
  },
  cvtColor: (state, random) => {
    const { channels, dtype } = state;
    const codes = {
      1: ["GRAY2RGB", "GRAY2BGRA"],
      3: ["RGB2BGR", "BGR2RGBA", "RGB2GRAY", "BGR2GRAY"],
      4: ["RGBA2BGR", "RGBA2BGRA", "BGRA2GRAY"],
    }[channels];
    if (codes === undefined) return undefined;
    const code = random.pick(codes) as ops.ColorConversion;
    if (dtype === "i16" && code.includes("GRAY")) return undefined;
    const target = code.split("2")[1]!, next = target === "GRAY" ? 1 : target.length;
    // The operator's opaque alpha is 1 in floating point, whatever the range.
    const opaque = target.endsWith("A") && !isInteger(dtype) && !(channels === 4)
      ? [1, 1, 1, state.range[1]]
      : null;
    const run = (images: Images): Images => {
      const converted = call(ops.cvtColor, code)(images);
      return opaque === null ? converted : call(ops.multiply, opaque, { into: converted })(converted);
    };
    return [step(code, (p) => p.cvtColor(code), run), { ...state, channels: next }];
  },
  channelReorder: (state, random) => {
    const order = Array.from({ length: 1 + random.below(4) }, () => random.below(state.channels));
    const next = { ...state, channels: order.length };
    return [step("channelReorder", (p) => p.channelReorder(order), call(ops.channelReorder, order)), next];
  },
  colorTwist: (state, random) => {
    if (state.channels < 3) return undefined;
    const matrix = Array.from(
      { length: 3 },
      () => [
        ...Array.from({ length: 3 }, () => round(random.range(-0.2, 0.9))),
        level(state, random, -0.2, 0.2),
      ],
    );
    return [step("colorTwist", (p) => p.colorTwist(matrix), call(ops.colorTwist, matrix)), state];
  },
  brightnessContrast: (state, random) => {
    const options = { brightness: round(random.range(0.5, 1.5)), contrast: round(random.range(0.5, 1.5)) };
    const [black, white] = state.range;
    const center = black !== 0 || state.dtype.startsWith("f") && ![255, 65535, 32767].includes(white)
      ? (black + white) / 2
      : Math.ceil(white / 2);
    const run = call(ops.brightnessContrast, { ...options, contrastCenter: center });
    return [step("brightnessContrast", (p) => p.brightnessContrast(options), run), state];
  },
  gammaContrast: (state, random) => {
    if (state.dtype === "i16" || state.range[1] <= 0) return undefined;
    const gamma = Array.from({ length: state.channels }, () => round(random.range(0.7, 2)));
    const run = call(ops.gammaContrast, gamma, { maxValue: state.range[1] });
    return [step("gammaContrast", (p) => p.gammaContrast(gamma), run), state];
  },
  convertTo: (state, random) => {
    const dtype = random.pick(["u8", "f16", "f32", "f32", random.pick(["u16", "i16"] as const)] as const);
    const options = random.below(2) === 0
      ? {}
      : { scale: round(random.range(0.3, 1.5)), shift: level(state, random) };
    const range = rangeAfter(state, dtype, [options.scale ?? 1], [options.shift ?? 0]);
    const next = { ...state, dtype, range };
    return [
      step(`convertTo ${dtype}`, (p) => p.convertTo(dtype, options), call(ops.convertTo, dtype, options)),
      next,
    ];
  },
  dtype: (state, random) => {
    const dtype = random.pick(["u8", "f16", "f32"] as const);
    return [step(`dtype ${dtype}`, (p) => p.dtype(dtype), call(ops.convertTo, dtype)), {
      ...state,
      dtype,
      range: rangeAfter(state, dtype),
    }];
  },
  arithmetic: (state, random) => {
    const name = random.pick(["add", "subtract", "multiply", "divide", "min", "max"] as const);
    const factor = name === "multiply" || name === "divide";
    const one = (): number => factor ? round(random.range(0.5, 1.5)) : level(state, random);
    const value = random.below(2) === 0 ? one() : Array.from({ length: state.channels }, one);
    const values = typeof value === "number" ? [value] : value;
    const range = {
      add: () => rangeAfter(state, state.dtype, [1], values),
      subtract: () => rangeAfter(state, state.dtype, [1], values.map((one) => -one)),
      multiply: () => rangeAfter(state, state.dtype, values),
      divide: () => rangeAfter(state, state.dtype, values.map((one) => 1 / one)),
      min: () => state.range,
      max: () => state.range,
    }[name]();
    return [step(name, (p) => p[name](value), call(ops[name], value)), { ...state, range }];
  },
  normalize: (state, random) => {
    const layout = random.pick(["HWC", "CHW"] as const);
    const options = {
      mean: 0.4,
      std: Array.from({ length: state.channels }, () => round(random.range(0.2, 0.5))),
    };
    const run = (images: Images): Images => {
      const batched = images instanceof DeviceArray && images.layout?.length === 4;
      return call(ops.normalize, { ...options, layout: batched ? `N${layout}` : layout })(images);
    };
    return [step("normalize", (p) => p.normalize({ ...options, layout }), run), {
      ...state,
      dtype: "f32",
      layout,
      range: rangeAfter(
        state,
        "f32",
        options.std.map((std) => 1 / 255 / std),
        options.std.map((std) => -0.4 / std),
      ),
    }];
  },
  layout: (state, random) => {
    const layout = random.pick(["HWC", "CHW"] as const);
    const run = (images: Images): Images => {
      const batched = images instanceof DeviceArray && images.layout?.length === 4;
      return call(ops.reformat, batched ? `N${layout}` : layout)(images);
    };
    return [step(`layout ${layout}`, (p) => p.layout(layout), run), { ...state, layout }];
  },
};

/** Adds a kind of step to the chains. */
export type { Maker };

/** A chain with its source. */
export interface Chain extends Disposable {
  readonly title: string;
  readonly images: Images;
  readonly pipeline: Pipeline;
  readonly steps: readonly ChainStep[];
  readonly exact: boolean;
}

/** Creates chain `index`. */
export function randomChain(device: Device, index: number): Chain {
  const random = new Random(`pipeline ${index}`);
  const dtype = random.pick(["u8", "u8", "u8", "u8", "u8", "f32", "f32", "f16"] as const);
  const channels = random.pick([1, 3, 3, 3, 4, 2]);
  const kind = random.pick(["image", "batch", "list"] as const);
  const planar = random.below(4) === 0;
  const placed: PlacedImages[] = [];
  const place = (count: number, layout: TestLayout): DeviceArray => {
    const shape = [count, 3 + random.below(20), 3 + random.below(30), channels];
    const data = randomElements(dtype, shape.reduce((a, b) => a * b), { seed: 1 + index });
    const memory = random.below(2) === 0
      ? {}
      : { lead: random.below(4), pad: random.below(5), bottomUp: random.below(6) === 0 };
    const one = placeImages(device, shape, dtype, data as never, { layout, ...memory });
    placed.push(one);
    return one.view;
  };
  const images = kind === "list"
    ? Array.from({ length: 1 + random.below(3) }, () => place(1, planar ? "CHW" : "HWC"))
    : place(kind === "batch" ? 2 : 1, kind === "batch" ? planar ? "NCHW" : "NHWC" : planar ? "CHW" : "HWC");
  const all = images instanceof DeviceArray ? [images] : images;
  const extent = (axis: string): number =>
    Math.min(...all.map(({ shape, layout }) => shape[layout!.indexOf(axis)]!));
  let state: ChainState = {
    dtype,
    channels,
    height: extent("H"),
    width: extent("W"),
    layout: planar ? "CHW" : "HWC",
    range: [0, WHITE[dtype]!],
  };
  let pipeline = ops.pipeline(dtype, channels) as Pipeline;
  const steps: ChainStep[] = [];
  const length = 1 + random.below(4);
  while (steps.length < length) {
    const made = random.pick(Object.values(MAKERS))(state, random);
    if (made === undefined) continue;
    const [step, next] = made;
    pipeline = step.add(pipeline);
    steps.push(step);
    state = next;
  }
  const title = `${index}: ${dtype} × ${channels} ${kind} → ${steps.map(({ name }) => name).join(" → ")}`;
  return {
    title,
    images,
    pipeline,
    steps,
    exact: steps.every(({ exact }) => exact),
    [Symbol.dispose]: () => placed.forEach((one) => one[Symbol.dispose]()),
  };
}

/** Runs the operators of a chain one by one. */
export function oneByOne({ images, steps }: Chain): Images {
  let current = images;
  for (const { run } of steps) {
    const next = run(current);
    if (current !== images) disposeImages(current);
    current = next;
  }
  return current;
}

/** Frees images. */
export function disposeImages(images: Images): void {
  for (const image of listOf(images)) image.dispose();
}

/** Returns the images of a list, or those of an array as one. */
export function listOf(images: Images): readonly DeviceArray[] {
  return images instanceof DeviceArray ? [images] : images;
}

/**
 * Returns a description of how a pipeline's result differs from that of the operators. Results must be equal to the
 * bit, except that f32 images are resized at positions with 44 fraction bits, and values of integers and halves may
 * then round to the next one.
 */
export function differenceFromOperators(chain: Chain): string | undefined {
  const { title, exact, images, pipeline } = chain;
  const expected = oneByOne(chain), result = pipeline.run(images);
  try {
    const { dtype } = listOf(result)[0]!, wanted = listOf(expected)[0]!.dtype;
    const got = elements(result), want = elements(expected);
    if (dtype !== wanted || got.length !== want.length) {
      return `${title}: ${got.length} elements of ${dtype}, expected ${want.length} of ${wanted}`;
    }
    for (let i = 0; i < got.length; i++) {
      const a = got[i]!, b = want[i]!;
      if (Object.is(a, b) || a === b) continue;
      const tolerance = exact ? 0 : isInteger(dtype) ? 1 : 2e-3 * (1 + Math.abs(b));
      if (!(Math.abs(a - b) <= tolerance)) return `${title}: element ${i} is ${a}, expected ${b}`;
    }
    return undefined;
  } finally {
    if (expected !== images) disposeImages(expected);
    disposeImages(result);
  }
}

function elements(images: Images): number[] {
  return listOf(images).flatMap((image) => Array.from(image.toHost() as Float32Array));
}
