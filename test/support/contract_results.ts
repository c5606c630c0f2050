/** Calls of every operator whose result is not an image, or several arrays. */
import type { Device, DeviceArray, DType } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import { ALL, ANY, type OtherContract, U8 } from "./contract_suite.ts";

/** The height and width of an image. */
function sidesOf({ layout = "", shape }: DeviceArray): { height: number; width: number } {
  return { height: shape[layout.indexOf("H")]!, width: shape[layout.indexOf("W")]! };
}

/** Returns the calls. `shared` owns the arrays that they share. */
export function otherOperators(device: Device, shared: DisposableStack): OtherContract[] {
  const frame = shared.use(device.array(Uint8Array.from({ length: 48 }, (_, i) => i * 5), { shape: [6, 8] }));
  const boxes = shared.use(
    device.array(Float32Array.of(0, 0, 4, 4, 1, 0, 4, 4, 8, 8, 2, 2), { shape: [3, 4] }),
  );
  const scores = shared.use(device.array(Float32Array.of(0.5, 0.9, 0.7)));
  const call = (
    name: string,
    run: OtherContract["run"],
    dtypes: readonly DType[] = ALL,
    channels: readonly number[] = ANY,
  ): OtherContract => ({ name, dtypes, channels, run });
  return [
    call("sum", (src) => [image.sum(src)]),
    call("mean", (src) => [image.mean(src)]),
    call("countNonZero", (src) => [image.countNonZero(src)]),
    call("norm", (src) => [image.norm(src, { type: "l1" })]),
    call("norm of a difference", (src) => [image.norm(src, { from: src })]),
    call("meanStdDev", (src) => {
      const { mean, stdDev } = image.meanStdDev(src);
      return [mean, stdDev];
    }),
    call(
      "minMaxLoc",
      (src) => {
        const { values, locations } = image.minMaxLoc(src);
        return [values, locations];
      },
      ALL,
      [1],
    ),
    call("histogram", (src) => [image.histogram(src)], U8),
    call("automaticThreshold otsu", (src) => [image.automaticThreshold(src, "otsu")], ["u8", "u16"], [1]),
    call("automaticThreshold triangle", (src) => [image.automaticThreshold(src, "triangle")], U8, [1]),
    call(
      "label",
      (src) => {
        const { labels, counts } = image.label(src);
        return [labels, counts];
      },
      ALL,
      [1],
    ),
    call("split", (src) => image.split(src)),
    call("merge", (src) => [image.merge([src, src, src])], ALL, [1]),
    call("stack", (src) => [image.stack([src, src])]),
    call(
      "padAndStack",
      (src) => [image.padAndStack([src, src], { top: [0, 2], left: 1, border: "reflect" })],
    ),
    call("matchTemplate", (src) => {
      using part = image.centerCrop(src, 1);
      return [image.matchTemplate(src, part, "sqdiff")];
    }, ["u8", "f32"]),
    call("nonMaximumSuppression", () => [image.nonMaximumSuppression(boxes, scores)], U8, [1]),
    call("nv12ResizeNormalize", () => [image.nv12ResizeNormalize(frame, 4, { letterbox: true })], U8, [1]),
    call("cvtColor from frames", () => [image.cvtColor(frame, "YUV2RGB_NV12")], U8, [1]),
    call("cvtColor of a list of frames", () => image.cvtColor([frame, frame], "YUV2BGR_NV21"), U8, [1]),
    call(
      "cvtColor to frames",
      () => {
        using rgb = image.cvtColor(frame, "YUV2RGB_NV12");
        return [image.cvtColor(rgb, "RGB2YUV_I420")];
      },
      U8,
      [1],
    ),
    call(
      "cvtColor to planes",
      (src) => {
        using stack = new DisposableStack();
        const { height, width } = sidesOf(src);
        const y = stack.use(device.zeros([height, width], "u8"));
        const uv = stack.use(device.zeros([height + 1 >> 1, width + 1 >> 1, 2], "u8"));
        image.cvtColor(src, "RGB2YUV_NV12", { into: { y, uv } });
        stack.move();
        return [y, uv];
      },
      U8,
      [3],
    ),
    call(
      "cvtColor from planes",
      (src) => {
        const { height, width } = sidesOf(src), half = [height + 1 >> 1, width + 1 >> 1];
        using uv = device.array(Uint8Array.from({ length: 2 * half[0]! * half[1]! }, (_, i) => i * 37), {
          shape: [...half, 2],
        });
        return [image.cvtColor({ y: src.layout === "CHW" ? src.index(0) : src, uv }, "YUV2RGBA_NV21")];
      },
      U8,
      [1],
    ),
    call("resizeNormalize of a list", (src) => [image.resizeNormalize([src, src], 4)]),
    call("letterboxNormalize of a list", (src) => [image.letterboxNormalize([src, src], 4)]),
    call("resizeCropConvertReformat of a list", (src) => [
      image.resizeCropConvertReformat([src, src], 9, { x: 1, y: 2, width: 5, height: 4 }),
    ]),
    call("cropFlipNormalizeReformat of a list", (src) => [
      image.cropFlipNormalizeReformat([src, src], [13, 540], { flip: ["both", null] }),
    ]),
  ];
}
