/** Summed-area tables. */
import { INTEGRAL_TYPE } from "../../../ptx/layouts.ts";
import { INTEGRAL } from "../../../ptx/ops/integral.ts";
import { invalid, isKeyOf, oneOf, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor } from "../core/result.ts";
import type { ElementType } from "../core/result_dtype.ts";
import type { Size } from "../core/size.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import {
  IMAGE_OPTIONS,
  type ImageOptions,
  type Images,
  type ImageView,
  readImages,
  type Result,
} from "../core/view.ts";

/** The dtypes of integrals. */
export type IntegralDType = "i32" | "f32" | "f64";

/** The default dtype of `integral` for `I`. */
export type IntegralOf<I extends Images> = IntegralFor<ElementType<I>>;

/** i32 for u8, otherwise f64. */
export type IntegralFor<D extends DType> = D extends "u8" ? "i32" : "f64";

/** Options of `integral` and `sqrIntegral`. */
export interface IntegralOptions<I extends Images = Images, D extends DType = DType>
  extends ImageOptions<Result<I, D>> {
  /** The dtype of the result. Default: i32 for `integral` of u8, otherwise f64. */
  dtype?: D | undefined;
}

/** The names of {@link IntegralOptions}. */
const INTEGRAL_OPTIONS: OptionNames<IntegralOptions> = { dtype: true, ...IMAGE_OPTIONS };

const TYPES: Readonly<Partial<Record<DType, number>>> = {
  i32: INTEGRAL_TYPE.i32,
  f32: INTEGRAL_TYPE.single,
  f64: INTEGRAL_TYPE.double,
};

function integrate<R extends Images>(src: Images, squares: boolean, options: IntegralOptions): R {
  const from = readImages("src", src);
  const { dtype = from.dtype === "u8" && !squares ? "i32" : "f64", stream } = checkOperatorOptions(
    options,
    INTEGRAL_OPTIONS,
  );
  if (!isKeyOf(TYPES, dtype)) {
    throw new TypeError(invalid("dtype", oneOf(TYPES), dtype));
  }
  const type = TYPES[dtype]!;
  const sizeOf = ({ height, width }: ImageView): Size => [height + 1, width + 1];
  const size = from.images === null ? sizeOf(from) : from.images.map(sizeOf);
  const to = resultFor(from, { dtype, size }, options);
  const accumulator = from.dtype === "u8" && dtype === "i32" ? "int" : "f64";
  const rows = builtinKernel(from.context, INTEGRAL, `integral_rows_${accumulator}`);
  const columns = builtinKernel(from.context, INTEGRAL, `integral_columns_${accumulator}`);
  return launchInto(to, () => {
    // A warp scans a whole row, then the warps of a block share the rows of some columns.
    const args = [type, typeCode(from.dtype), squares ? 1 : 0];
    launchImages(rows, [from, to], [to.width, PIXEL_TILE[1]], stream, ...args);
    launchImages(columns, [to], [PIXEL_TILE[0], to.height], stream, type);
  });
}

/**
 * Computes the sum of all pixels above and to the left of each corner between pixels: OpenCV's `integral`.
 * The sum of any rectangle then takes four elements.
 *
 * ```ts
 * using sums = integral(gray); // i32 [1081, 1921] for u8 [1080, 1920]
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @returns Images of the same layout, larger by a row and a column, which are 0; i32 for u8, otherwise f64.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function integral<I extends Images, D extends DType = IntegralOf<I>>(
  src: I,
  options: IntegralOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return integrate(src, false, options as IntegralOptions);
}

/**
 * Computes the sums of squares: the second result of OpenCV's `integral`. Arguments are those of {@link
 * integral}; the default dtype is f64.
 *
 * ```ts
 * using squares = sqrIntegral(gray); // with integral(): the variance of any rectangle
 * ```
 */
export function sqrIntegral<I extends Images, D extends DType = "f64">(
  src: I,
  options: IntegralOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return integrate(src, true, options as IntegralOptions);
}
