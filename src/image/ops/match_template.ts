import { MATCH_TEMPLATE } from "../../../ptx/ops/match_template.ts";
import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, TILE, type Tile } from "../core/launch.ts";
import { resultOf, returned } from "../core/result.ts";
import type { Size } from "../core/size.ts";
import { type ImageOptions, type Images, type ImageView, readImages, type Result } from "../core/view.ts";

/** How `matchTemplate` compares: OpenCV's `TM_SQDIFF`, `TM_SQDIFF_NORMED`, … */
export type MatchMethod =
  | "sqdiff"
  | "sqdiffNormed"
  | "ccorr"
  | "ccorrNormed"
  | "ccoeff"
  | "ccoeffNormed";

/** In the order of `enum Method` of kernels/ops/match_template.cu. */
const METHODS: readonly MatchMethod[] = [
  "sqdiff",
  "sqdiffNormed",
  "ccorr",
  "ccorrNormed",
  "ccoeff",
  "ccoeffNormed",
];

/** Pixels of a block of the kernel for bytes: ACROSS and BLOCK_Y of kernels/ops/match_template.cu. */
const BYTES_TILE: Tile = [128, 8];

/**
 * How alike a template and each place of an image are: OpenCV's `matchTemplate`. Sums go over all channels. `"ccoeffNormed"` of a template
 * that is all of one value is 1 everywhere, as in OpenCV.
 *
 * ```ts
 * using scores = matchTemplate(frame, logo, "ccoeffNormed");
 * using best = minMaxLoc(scores);
 * ```
 *
 * @param src u8 or f32 images of 1 to 4 channels, in any layout; or a list of images.
 * @param template One image of the same element type and channels, no larger than any of `src`.
 * @returns f32 of 1 channel: for `[H, W]` and a template of `[h, w]` an image of `[H - h + 1, W - w + 1]`.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function matchTemplate<I extends Images>(
  src: I,
  template: DeviceArray,
  method: MatchMethod,
  options: ImageOptions<Result<NoInfer<I>, "f32">> = {},
): Result<I, "f32"> {
  if (!METHODS.includes(method)) {
    throw new RangeError(invalid("method", `one of ${METHODS.map(show).join(", ")}`, method));
  }
  const from = readImages("src", src, ["u8", "f32"]);
  const part = readTemplate(template, from);
  const sizeOf = ({ height, width }: ImageView): Size => [height - part.height + 1, width - part.width + 1];
  const size = from.images === null ? sizeOf(from) : from.images.map(sizeOf);
  const to = resultOf(from, { dtype: "f32", channels: 1, size }, options, false, [part]);
  const kernel = shippedKernel(from.context, MATCH_TEMPLATE, `match_template_${from.dtype}`);
  launchImages(
    kernel,
    [from, part, to],
    from.dtype === "u8" ? BYTES_TILE : TILE,
    options.stream,
    METHODS.indexOf(method),
  );
  return returned<Images>(to) as Result<I, "f32">;
}

/** The template as an image that goes with every one of `from`. */
function readTemplate(template: DeviceArray, from: ImageView): ImageView {
  const part = readImages("template", template, [from.dtype], [from.channels]);
  const images = from.images ?? [from];
  if (
    part.images !== null || part.count !== 1 ||
    images.some((image) => image.height < part.height || image.width < part.width)
  ) {
    throw new RangeError(
      mismatch(
        "template",
        "one image that is no larger than those of src",
        part.images === null ? show(part.array.shape) : "a list",
      ),
    );
  }
  if (part.context !== from.context) {
    throw new RangeError(
      mismatch("template", `memory of ${from.context}, where src is`, `memory of device ${part.context}`),
    );
  }
  return { ...part, imageStride: 0 };
}
