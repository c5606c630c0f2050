/** The second source of operators that have two, for the sources that checkOperator() derives from a case. */
import type { Device, DeviceArray, NDArray } from "../../mod.ts";
import type { Term } from "../../src/image/mod.ts";
import { placeImages, repeated, type TestLayout } from "./image_memory.ts";
import type { AnyImages, Case, Operation } from "./operator_cases.ts";

/**
 * Uploads NHWC `images` in the layout of `src`, repeated to its batch size and cropped to its rows and
 * columns.
 */
function uploadLike(
  stack: DisposableStack,
  device: Device,
  images: NDArray,
  src: DeviceArray,
): DeviceArray {
  const layout = src.layout as TestLayout;
  const { dtype, shape, data } = layout.length === 4 ? repeated(images, src.shape[0]!) : images;
  const { view } = stack.use(placeImages(device, shape, dtype, data, { layout, pad: 1, lead: 2 }));
  const ranges = [...layout].map((axis, i): [number, number] | null =>
    axis === "H" || axis === "W" ? [0, src.shape[i]!] : null
  );
  return view.slice(...ranges);
}

/** Calls `operator` with NHWC `images`, uploaded like `src`. */
export function withSecond<R>(
  device: Device,
  images: NDArray,
  src: DeviceArray,
  operator: (src2: DeviceArray) => R,
): R {
  using stack = new DisposableStack();
  return operator(uploadLike(stack, device, images, src));
}

/** Calls `operator` with a list of `image`, uploaded like each source. */
export function withSeconds<R>(
  device: Device,
  image: NDArray,
  list: readonly DeviceArray[],
  operator: (src2: DeviceArray[]) => R,
): R {
  using stack = new DisposableStack();
  return operator(list.map((src) => uploadLike(stack, device, image, src)));
}

/** An operator of two terms with its own options bound. */
export type BinaryOperator = (src1: AnyImages, src2: Term, options: object) => AnyImages;

/** An operation whose second term is the case's second image. */
export function withImages(
  device: Device,
  reference: Case<{ src2: NDArray }>,
  operator: BinaryOperator,
): Operation {
  const { src2 } = reference;
  return {
    one: (src, options) =>
      withSecond(device, src2, src, (second) => operator(src, second, options) as DeviceArray),
    ...reference.src.shape[0] === 1 && {
      list: (src: readonly DeviceArray[], options: object) =>
        withSeconds(device, src2, src, (second) => [...operator(src, second, options) as DeviceArray[]]),
    },
  };
}

/** An operation whose second term is a scalar for each channel. */
export function withScalar(scalar: readonly number[], operator: BinaryOperator): Operation {
  return {
    one: (src, options) => operator(src, scalar, options) as DeviceArray,
    list: (src, options) => [...operator(src, scalar, options) as DeviceArray[]],
  };
}
