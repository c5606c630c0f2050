/** Variants of operators that read several pixels: filters, warps, statistics, resizing and inputs of models. */
import type { DeviceArray } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import { shiftedPlaces } from "./image_main.ts";
import type { Case, Scene } from "./variant_case.ts";

/** Returns the calls. */
export function windowCases(scene: Scene): Case[] {
  return [
    ...filters(scene),
    ...warps(scene),
    ...statistics(scene),
    ...resizing(scene),
    ...modelInputs(scene),
  ];
}

/** Filters. */
function filters({ stream, H, W }: Scene): Case[] {
  const gray = [H, W, 1];
  return [
    {
      variant: "separableFilter fixed_point_u8",
      label: "gaussian 5×5",
      call: (src, into) => image.gaussian(src, 1.1, { size: [5, 5], into, stream }),
    },
    {
      variant: "separableFilter fixed_point_u8",
      label: "gaussian 3×3 gray",
      from: gray,
      call: (src, into) => image.gaussian(src, 0.8, { size: [3, 3], into, stream }),
    },
    {
      variant: "separableFilter u8",
      label: "sepFilter2D 5×5",
      call: (src, into) =>
        image.sepFilter2D(src, [0.1, 0.2, 0.4, 0.2, 0.1], [0.1, 0.2, 0.4, 0.2, 0.1], { into, stream }),
    },
    {
      variant: "filter2D square_u8",
      label: "conv2D 3×3",
      call: (src, into) => image.conv2D(src, [[0, -1, 0], [-1, 5, -1], [0, -1, 0]], { into, stream }),
    },
    { variant: "morphology u8", label: "erode 3×3", call: (src, into) => image.erode(src, { into, stream }) },
    {
      variant: "morphology u8",
      label: "dilate 5×5 gray",
      from: gray,
      call: (src, into) => image.dilate(src, { element: 5, into, stream }),
    },
    { variant: "medianBlur u8_3x3", call: (src, into) => image.medianBlur(src, 3, { into, stream }) },
    {
      variant: "medianBlur small",
      label: "5×5",
      counts: [1, 8],
      call: (src, into) => image.medianBlur(src, 5, { into, stream }),
    },
    {
      variant: "bilateralFilter u8",
      label: "9",
      counts: [1],
      call: (src, into) => image.bilateralFilter(src, 9, 50, 3, { into, stream }),
    },
  ];
}

/** Warps. */
function warps({ device, stream, H, W, keep }: Scene): Case[] {
  const matrix = [0.9, 0.1, 20, -0.1, 0.9, 30];
  const map = keep(device.array(shiftedPlaces(H, W), { shape: [H, W, 2], stream }));
  return [
    {
      variant: "warp u8",
      label: "affine",
      call: (src, into) => image.warpAffine(src, matrix, { into, stream }),
    },
    {
      variant: "warp u8",
      label: "perspective",
      call: (src, into) =>
        image.warpPerspective(src, [1.02, 0.05, -20, -0.03, 1.01, 10, 1e-5, 2e-5, 1], { into, stream }),
    },
    {
      variant: "warp u8",
      label: "remap",
      call: (src, into) => image.remap(src, map, { border: "replicate", into, stream }),
    },
  ];
}

/** Histograms and sums. */
function statistics({ stream, H, W }: Scene): Case[] {
  const gray = [H, W, 1];
  return [
    {
      variant: "histogram vec16",
      label: "gray",
      from: gray,
      into: [256],
      intoDType: "i32",
      call: (src, into) => image.histogram(src, { into: into as DeviceArray<"i32">, stream }),
    },
    {
      variant: "histogramEq vec16",
      label: "gray",
      from: gray,
      call: (src, into) => image.histogramEq(src, { into, stream }),
    },
    {
      variant: "findThreshold u16",
      label: "otsu",
      from: gray,
      fromDType: "u16",
      into: [],
      intoDType: "f32",
      call: (src, into) =>
        image.automaticThreshold(src, "otsu", { into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "clahe u8",
      label: "gray",
      from: gray,
      call: (src, into) => image.clahe(src, { into, stream }),
    },
    {
      variant: "sum u8",
      label: "sum",
      into: [3],
      intoDType: "f64",
      call: (src, into) => image.sum(src, { into: into as DeviceArray<"f64">, stream }),
    },
    {
      variant: "sum u8",
      label: "sum gray",
      from: gray,
      into: [1],
      intoDType: "f64",
      call: (src, into) => image.sum(src, { into: into as DeviceArray<"f64">, stream }),
    },
  ];
}

/** Resizing. */
function resizing({ stream, H, W, model }: Scene): Case[] {
  const half: [number, number] = [H / 2, W / 2];
  return [
    {
      variant: "resize half_u8",
      label: "1080p → 540p",
      into: [...half, 3],
      call: (src, into) => image.resize(src, half, { into, stream }),
    },
    {
      variant: "resize linear_u8",
      label: "1080p → 720p",
      into: [H * 2 / 3, W * 2 / 3, 3],
      call: (src, into) => image.resize(src, [H * 2 / 3, W * 2 / 3], { into, stream }),
    },
    {
      variant: "resize linear_u8",
      label: "1080p → 480p",
      into: [Math.round(H * 4 / 9), Math.round(W * 4 / 9), 3],
      call: (src, into) =>
        image.resize(src, [Math.round(H * 4 / 9), Math.round(W * 4 / 9)], { into, stream }),
    },
    {
      variant: "resize linear_u8",
      label: "1080p → 360p",
      into: [H / 3, W / 3, 3],
      call: (src, into) => image.resize(src, [H / 3, W / 3], { into, stream }),
    },
    {
      variant: "resize linear_u8",
      label: "1080p → 224",
      into: [model, model, 3],
      call: (src, into) => image.resize(src, model, { into, stream }),
    },
    {
      variant: "resize cubic_u8",
      label: "1080p → 720p",
      into: [H * 2 / 3, W * 2 / 3, 3],
      call: (src, into) =>
        image.resize(src, [H * 2 / 3, W * 2 / 3], { interpolation: "cubic", into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "1080p → 224",
      into: [model, model, 3],
      call: (src, into) => image.resize(src, model, { antialias: true, into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "area 1080p → 720p",
      into: [H * 2 / 3, W * 2 / 3, 3],
      call: (src, into) => image.resize(src, [H * 2 / 3, W * 2 / 3], { interpolation: "area", into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "area 1080p → 360p",
      into: [H / 3, W / 3, 3],
      call: (src, into) => image.resize(src, [H / 3, W / 3], { interpolation: "area", into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "antialias 1080p → 720p",
      into: [H * 2 / 3, W * 2 / 3, 3],
      call: (src, into) => image.resize(src, [H * 2 / 3, W * 2 / 3], { antialias: true, into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "antialias 1080p → 360p",
      into: [H / 3, W / 3, 3],
      call: (src, into) => image.resize(src, [H / 3, W / 3], { antialias: true, into, stream }),
    },
    {
      variant: "resize antialias",
      label: "f32 1080p → 224",
      fromDType: "f32",
      into: [model, model, 3],
      call: (src, into) => image.resize(src, model, { antialias: true, into, stream }),
    },
  ];
}

/** Inputs of models. */
function modelInputs({ stream, H, W, model }: Scene): Case[] {
  const part = { x: 4, y: 4, width: model, height: model };
  const hwc = { layout: "NHWC", stream } as const;
  const rgba = [H, W, 4];
  return [
    {
      variant: "normalize same_order",
      label: "f32 NHWC",
      fromDType: "f32",
      intoDType: "f32",
      call: (src, into) => image.normalize(src, { ...hwc, into: into as DeviceArray<"f32"> }),
    },
    {
      variant: "normalize same_order",
      label: "u8 NHWC",
      intoDType: "f32",
      call: (src, into) => image.normalize(src, { ...hwc, into: into as DeviceArray<"f32"> }),
    },
    {
      variant: "normalize u8",
      into: [3, H, W],
      intoDType: "f32",
      call: (src, into) => image.normalize(src, { into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "normalize u8",
      label: "RGBA",
      from: rgba,
      into: [4, H, W],
      intoDType: "f32",
      call: (src, into) => image.normalize(src, { into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "resizeNormalize u8",
      label: "1080p → 224",
      into: [3, model, model],
      intoDType: "f32",
      call: (src, into) => image.resizeNormalize(src, model, { into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "preprocess u8",
      label: "crop 224",
      into: [3, model, model],
      intoDType: "f32",
      call: (src, into) =>
        image.cropFlipNormalizeReformat(src, model, { crop: part, into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "preprocess u8",
      label: "crop 1024",
      into: [3, H - 8, W / 2],
      intoDType: "f32",
      call: (src, into) =>
        image.cropFlipNormalizeReformat(src, [H - 8, W / 2], {
          crop: { x: 3, y: 4, width: W / 2, height: H - 8 },
          into: into as DeviceArray<"f32">,
          stream,
        }),
    },
    {
      variant: "preprocess nv12",
      label: "1080p → 224",
      from: [H * 3 / 2, W, 1],
      into: [3, model, model],
      intoDType: "f32",
      call: (src, into) =>
        image.nv12ResizeNormalize(src as DeviceArray<"u8">, model, {
          into: into as DeviceArray<"f32">,
          stream,
        }),
    },
  ];
}
