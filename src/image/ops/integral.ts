/** Sums of rectangles. */
import { INTEGRAL } from "../../../ptx/ops/integral.ts";
import { invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import type { ElementType } from "../core/result_dtype.ts";
import type { Size } from "../core/size.ts";
import { type ImageOptions, type Images, type ImageView, readImages, type Result } from "../core/view.ts";

/** Element types of integrals. */
export type IntegralDType = "i32" | "f32" | "f64";

/** What `integral` makes of the elements of `I`. */
export type IntegralOf<I extends Images> = IntegralFor<ElementType<I>>;

/** i32 for u8, else f64. */
export type IntegralFor<D extends DType> = D extends "u8" ? "i32" : "f64";

/** Options of `integral` and `sqrIntegral`. */
export interface IntegralOptions<I extends Images = Images, D extends DType = DType>
  extends ImageOptions<Result<I, D>> {
  /** Element type of the result. Default: i32 for `integral` of u8, else f64. */
  dtype?: D;
}

/** In the order of `enum Kind` of kernels/ops/integral.cu. */
const DTYPES: readonly DType[] = ["i32", "f32", "f64"];

function integrate<R extends Images>(
  src: Images,
  squares: boolean,
  options: IntegralOptions,
): R {
  const from = readImages("src", src);
  const { dtype = from.dtype === "u8" && !squares ? "i32" : "f64", stream } = options;
  if (!DTYPES.includes(dtype)) {
    throw new TypeError(invalid("dtype", `one of ${DTYPES.join(", ")}`, dtype));
  }
  const sizeOf = ({ height, width }: ImageView): Size => [height + 1, width + 1];
  const size = from.images === null ? sizeOf(from) : from.images.map(sizeOf);
  const to = resultOf(from, { dtype, size }, options);
  const name = from.dtype === "u8" && dtype === "i32" ? "int" : "f64", kind = DTYPES.indexOf(dtype);
  const rows = shippedKernel(from.context, INTEGRAL, `integral_rows_${name}`);
  const columns = shippedKernel(from.context, INTEGRAL, `integral_columns_${name}`);
  // One block across, however wide: a warp goes along a row. And one block down: its warps share the rows.
  const alongRow = [to.width, 8] as const, alongColumn = [32, to.height] as const;
  launchImages(rows, [from, to], alongRow, stream, kind, typeCode(from.dtype), squares ? 1 : 0);
  try {
    launchImages(columns, [to], alongColumn, stream, kind);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

/**
 * The sums of all pixels above and to the left of each corner between pixels: OpenCV's `integral`. The sum of any rectangle is
 * then made of four elements.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @returns The same layout, a row and a column larger, whose first row and column are 0; i32 of u8, else f64.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function integral<I extends Images, D extends DType = IntegralOf<I>>(
  src: I,
  options: IntegralOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return integrate(src, false, options);
}

/** The sums of the squares: the second result of OpenCV's `integral`. Arguments as for {@link integral}; f64. */
export function sqrIntegral<I extends Images, D extends DType = "f64">(
  src: I,
  options: IntegralOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return integrate(src, true, options);
}
