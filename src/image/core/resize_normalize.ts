/** Resizes, crops and normalizes images to f32, by a kernel for interleaved u8 or by the fused one. */
import { RESIZE_FRACTION } from "../../../ptx/layouts.ts";
import { RESIZE_NORMALIZE } from "../../../ptx/ops/resize_normalize.ts";
import type { DeviceArray } from "../../array/array.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import type { Rectangle } from "./crop.ts";
import { reverseChannels } from "./normalization.ts";
import {
  type FusedDType,
  type FusedOptions,
  fusedResult,
  launchPreprocess,
  type OutputTransform,
  outputTransform,
  uniformGeometries,
} from "./preprocess.ts";
import { launchInto } from "./result.ts";
import type { Size } from "./size.ts";
import { PIXEL_TILE } from "./tiles.ts";
import { type Call, launchVariant, variants } from "./variants.ts";
import type { ImageView } from "./view.ts";

interface ResizeNormalizeCall extends Call {
  readonly to: ImageView;
  readonly resized: Size;
  readonly part: Rectangle;
  readonly transform: OutputTransform;
}

const RESIZE_NORMALIZE_VARIANTS = variants<ResizeNormalizeCall>("resizeNormalize", [
  {
    name: "u8",
    file: "resize_normalize",
    requires: "interleaved u8, not a list; linear, to f32",
    gain: "1.28× at 1 × 1080p → 224",
    when: (layout, { transform: { dtype, nearest } }) =>
      layout.interleavedU8 && !layout.listed && dtype === "f32" && !nearest,
    launch: launchU8,
  },
  {
    name: "generic",
    file: "preprocess/generic",
    launch: ({ views: [from], stream, to, resized, part: { x, y, width, height }, transform }) => {
      const geometries = uniformGeometries(from!, resized).map((geometry) => ({
        ...geometry,
        width,
        height,
        cropX: x,
        cropY: y,
      }));
      launchPreprocess(from!, to, geometries, transform, stream);
    },
  },
]);

/** Resizes images, crops a part of the resized ones, and normalizes it. The result of a list is a batch. */
export function resizeAndNormalize<D extends FusedDType>(
  from: ImageView,
  resized: Size,
  part: Rectangle,
  options: FusedOptions<D>,
): DeviceArray<D> {
  const transform = outputTransform(from.dtype, from.channels, 0, options);
  const to = fusedResult(from, [part.height, part.width], null, options);
  const call = { views: [from], stream: options.stream, to, resized, part, transform };
  return launchInto<DeviceArray>(to, () => launchVariant(RESIZE_NORMALIZE_VARIANTS, call)) as DeviceArray<D>;
}

function launchU8({ views: [src], stream, to, resized, part, transform }: ResizeNormalizeCall): void {
  const from = src!, { width, height } = part;
  if (from.count === 0) return;
  const target = transform.swapRedBlue ? reverseChannels(to) : to;
  const block = PIXEL_TILE as readonly [number, number];
  const grid = [Math.ceil(width / block[0]), Math.ceil(height / block[1]), from.count] as const;
  const kernel = builtinKernel(from.context, RESIZE_NORMALIZE, `resize_normalize_u8_c${from.channels}`);
  kernel.launch(
    { grid, block, stream },
    ...[from.array, from.rowStride, from.imageStride, from.width, from.height, target.array],
    ...[target.channelStride / 4, to.rowStride / 4, to.columnStride / 4, to.imageStride / 4, width, height],
    ...sourceAxis(part.x, resized[1], from.width),
    ...sourceAxis(part.y, resized[0], from.height),
    ...transform.scale,
    ...transform.offset,
  );
}

/** `ResizeAxis`: the source position of pixel `first`, and the distance to the next one, in fixed point. */
function sourceAxis(first: number, resized: number, source: number): [start: bigint, step: bigint] {
  // OpenCV inverts the scale twice, which is not always exact.
  const scale = 1 / (resized / source), one = 2 ** RESIZE_FRACTION;
  return [BigInt(Math.round(((first + 0.5) * scale - 0.5) * one)), BigInt(Math.round(scale * one))];
}
