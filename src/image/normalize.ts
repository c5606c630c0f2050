import { NORMALIZE } from "../../ptx/normalize.ts";
import type { DeviceArray } from "../array.ts";
import { fused, normalizedEach, wholeFits } from "./fused.ts";
import { shippedKernel } from "./kernels.ts";
import { coefficients, type NormalizeOptions, resultLayout, target } from "./normalization.ts";
import { type Images, isPackedBytes, type Operand, readImages, type Result } from "./operand.ts";
import { discard, resultOf } from "./result.ts";

/** Threads of a block, and pixels of a thread: as in kernels/normalize.cu. */
const BLOCK = 128;
const PIXELS = 4;
const LARGEST_GRID_Y = 65535;
const LONGEST_ROW = 2 ** 28;

/**
 * Turns images into normalized floats and changes their layout, in one kernel: `(pixel * scale - mean) / std`.
 *
 * ```ts
 * using input = normalize(frame, { mean: 0.5, std: 0.5 }); // u8 [1080, 1920, 3] → f32 [3, 1080, 1920], -1 … 1
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes. Fastest are
 * interleaved bytes.
 * @returns f32, `options.into` if it was given, else a new array; of a list a list.
 * @throws {TypeError} If an element type is not accepted.
 * @throws {RangeError} If a shape, stride or option is not accepted. Nothing has been launched then.
 */
export function normalize<I extends Images>(
  src: I,
  options: NormalizeOptions<NoInfer<Result<I, "f32">>> = {},
): Result<I, "f32"> {
  const from = readImages("src", src);
  const made: Images = from.images === null
    ? normalized(from, options as NormalizeOptions)
    : normalizedEach(from, options as NormalizeOptions<DeviceArray<"f32">[]>);
  return made as Result<I, "f32">;
}

function normalized(from: Operand, options: NormalizeOptions): DeviceArray<"f32"> {
  if (isPackedFloats(from)) {
    const done = floats(from, options);
    if (done !== null) return done;
  }
  if (!isPackedBytes(from) || from.height > LARGEST_GRID_Y) {
    const size = [from.height, from.width] as const;
    return fused(from, size, wholeFits(from, size), 0, options);
  }
  const { scale, offset } = coefficients(options, from.channels);
  const to = resultOf(
    from,
    { dtype: "f32", layout: resultLayout(options.layout, from.layout.length === 4) },
    options,
  );
  const array = to.array as DeviceArray<"f32">;
  if (from.count === 0) return array;
  const { first, channelStep } = target(to, options.swapRedBlue);
  const { context, count, channels } = from, { stream } = options;
  const run = isOneRow(from, to), pixels = from.width * from.height;
  const [width, height] = run ? [pixels, 1] : [from.width, from.height];
  const launch = {
    grid: [Math.ceil(width / (BLOCK * PIXELS)), height, count] as const,
    block: BLOCK,
    stream,
  };
  try {
    if (run && areEvenPlanes(from, to)) {
      const [s0, s1, s2] = scale, [o0, o1, o2] = offset;
      shippedKernel(context, NORMALIZE, "normalize_planes")
        .launch(launch, from.array, first, channelStep, to.imageStride / 4, pixels, s0, s1, s2, o0, o1, o2);
      return array;
    }
    shippedKernel(context, NORMALIZE, `normalize_u8_c${channels}`).launch(
      launch,
      from.array,
      from.rowStride,
      from.imageStride,
      first,
      channelStep,
      to.rowStride / 4,
      to.columnStride / 4,
      to.imageStride / 4,
      width,
      height,
      ...scale,
      ...offset,
    );
  } catch (error) {
    discard(to);
    throw error;
  }
  return array;
}

/** True of three channels and planes that are runs of vectors, the source's images without gaps between them. */
function areEvenPlanes(from: Operand, to: Operand): boolean {
  const pixels = from.width * from.height;
  return from.channels === 3 && pixels % 16 === 0 && from.count * pixels * 3 < 2 ** 32 &&
    from.array.pointer % 16n === 0n &&
    (from.count === 1 || from.imageStride === 3 * pixels) && to.columnStride === 4 &&
    to.array.pointer % 16n === 0n && to.channelStride % 16 === 0 && to.imageStride % 16 === 0;
}

/** True if the rows follow one another without gaps on both sides: an image is then one long row. */
function isOneRow(from: Operand, to: Operand): boolean {
  return from.rowStride === from.width * from.channels && to.rowStride === from.width * to.columnStride &&
    from.width * from.height <= LONGEST_ROW;
}

/** Floats without gaps whose layout stays; null, and nothing done, if the result is another. */
function floats(from: Operand, options: NormalizeOptions): DeviceArray<"f32"> | null {
  const { width, height, count, channels } = from;
  const layout = resultLayout(options.layout, from.layout.length === 4);
  const moved = channels > 1 && !layout.endsWith("C");
  if (moved || options.swapRedBlue || width * height > LONGEST_ROW) return null;
  const { scale, offset } = coefficients(options, channels);
  const to = resultOf(from, { dtype: "f32", layout }, options);
  if (!isPackedFloats(to)) return null; // Not made here: what is made has no gaps.
  const array = to.array as DeviceArray<"f32">, values = width * height * channels;
  if (count === 0) return array;
  // Four values' factors: the kernel turns those of three channels itself.
  const turn = (factors: readonly number[]): number[] =>
    [0, 1, 2, 3].map((i) => factors[channels === 3 ? i : i % channels]!);
  try {
    shippedKernel(from.context, NORMALIZE, "normalize_f32").launch(
      { grid: [Math.ceil(values / (BLOCK * PIXELS)), 1, count], block: BLOCK, stream: options.stream },
      from.array,
      from.imageStride / 4,
      array,
      to.imageStride / 4,
      values,
      channels === 3 ? 1 : 0,
      ...turn(scale) as [number, number, number, number],
      ...turn(offset) as [number, number, number, number],
    );
  } catch (error) {
    discard(to);
    throw error;
  }
  return array;
}

/** True if an operand is of floats and each of its images one run of interleaved pixels. */
function isPackedFloats(
  { dtype, width, channels, rowStride, columnStride, channelStride }: Operand,
): boolean {
  return dtype === "f32" && columnStride === 4 * channels && rowStride === width * columnStride &&
    (channels === 1 || channelStride === 4);
}
