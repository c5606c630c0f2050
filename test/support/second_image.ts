/** The second source of operators that have two, for the views of the first that `check()` makes. */
import type { Device, DeviceArray, NDArray } from "../../mod.ts";
import { placeImages, repeated, type TestLayout } from "./image_memory.ts";

/** NHWC `images` laid out like `src`, as many of them as there are there, cut to its rows and columns; given back with `stack`. */
function like(stack: DisposableStack, device: Device, images: NDArray, src: DeviceArray): DeviceArray {
  const layout = src.layout as TestLayout;
  const { dtype, shape, data } = layout.length === 4 ? repeated(images, src.shape[0]!) : images;
  const { view } = stack.use(placeImages(device, shape, dtype, data, { layout, pad: 1, lead: 2 }));
  const ranges = [...layout].map((axis, i): [number, number] | null =>
    axis === "H" || axis === "W" ? [0, src.shape[i]!] : null
  );
  return view.slice(...ranges);
}

/** Runs `operator` with NHWC `images` beside `src`, laid out like it. */
export function withSecond<R>(
  device: Device,
  images: NDArray,
  src: DeviceArray,
  operator: (src2: DeviceArray) => R,
): R {
  using stack = new DisposableStack();
  return operator(like(stack, device, images, src));
}

/** The same with one image beside each of a list. */
export function withSeconds<R>(
  device: Device,
  image: NDArray,
  list: readonly DeviceArray[],
  operator: (src2: DeviceArray[]) => R,
): R {
  using stack = new DisposableStack();
  return operator(list.map((src) => like(stack, device, image, src)));
}
