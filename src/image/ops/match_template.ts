import { MATCH_METHOD, MATCH_TEMPLATE_U8_TILE } from "../../../ptx/layouts.ts";
import { MATCH_TEMPLATE } from "../../../ptx/ops/match_template.ts";
import type { DeviceArray } from "../../array/array.ts";
import { invalid, isKeyOf, mismatch, oneOf, otherDevice, show } from "../../base/check.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import type { Size } from "../core/size.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import {
  IMAGE_OPTIONS,
  type ImageOptions,
  type Images,
  imagesOf,
  type ImageView,
  readImages,
  type Result,
} from "../core/view.ts";

/** How `matchTemplate` compares: OpenCV's `TM_SQDIFF`, `TM_SQDIFF_NORMED`, … */
export type MatchMethod =
  | "sqdiff"
  | "sqdiffNormed"
  | "ccorr"
  | "ccorrNormed"
  | "ccoeff"
  | "ccoeffNormed";

/**
 * Compares a template with every position of an image: OpenCV's `matchTemplate`. Sums run over all channels.
 * `"ccoeffNormed"` with a constant template is 1 everywhere, as in OpenCV.
 *
 * ```ts
 * using scores = matchTemplate(frame, logo, "ccoeffNormed");
 * using best = minMaxLoc(scores);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8 or f32 in any layout, or a list of images.
 * @param template One image of the same dtype and channels, no larger than any of `src`.
 * @returns Single-channel f32: `[H - h + 1, W - w + 1]` for an image of `[H, W]` and a template of `[h, w]`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function matchTemplate<I extends Images>(
  src: I,
  template: DeviceArray,
  method: MatchMethod,
  options: ImageOptions<Result<NoInfer<I>, "f32">> = {},
): Result<I, "f32"> {
  if (!isKeyOf(MATCH_METHOD, method)) {
    throw new RangeError(
      invalid("method", oneOf(MATCH_METHOD), method),
    );
  }
  const from = readImages("src", src, ["u8", "f32"]);
  const part = readTemplate(template, from);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const sizeOf = ({ height, width }: ImageView): Size => [height - part.height + 1, width - part.width + 1];
  const size = from.images === null ? sizeOf(from) : from.images.map(sizeOf);
  const to = resultFor(from, { dtype: "f32", channels: 1, size }, options, { others: [part] });
  const kernel = builtinKernel(from.context, MATCH_TEMPLATE, `match_template_${from.dtype}`);
  const tile = from.dtype === "u8" ? MATCH_TEMPLATE_U8_TILE : PIXEL_TILE;
  launchImages(kernel, [from, part, to], tile, options.stream, MATCH_METHOD[method]);
  return returned<Images>(to) as Result<I, "f32">;
}

/** Reads the template as an image that is shared by all of `from`. */
function readTemplate(template: DeviceArray, from: ImageView): ImageView {
  const part = readImages("template", template, [from.dtype], [from.channels]);
  if (
    part.images !== null || part.count !== 1 ||
    imagesOf(from).some((image) => image.height < part.height || image.width < part.width)
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
    throw otherDevice("template", from.context, part.context, "src");
  }
  return { ...part, imageStride: 0 };
}
