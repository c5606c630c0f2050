import type { DeviceArray } from "../array/array.ts";
import * as image from "../image/mod.ts";
import {
  absolute,
  detail,
  enlarge,
  extremes,
  gradients,
  grid2x2,
  histogramBars,
  mirrored,
  nv12,
  quarters,
  type Scene,
  statisticsText,
  suppressedBoxes,
  swirl,
  unitPhoto,
  unitToU8,
  vignette,
} from "./show_scene.ts";

/** A tile: an ASCII label, and a function that renders 1 or 3 channels of any size, from 0 to 255. */
export type TileMaker = readonly [label: string, make: (scene: Scene) => DeviceArray];

const WHITE = 255, RED = [230, 30, 40], MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225];

const GEOMETRY: readonly TileMaker[] = [
  ["original", ({ photo }) => photo],
  ...(["nearest", "linear", "cubic", "lanczos"] as const).map((interpolation): TileMaker => [
    `resize ${interpolation}`,
    (scene) => image.resize(detail(scene), scene.size, { interpolation }),
  ]),
  [
    "resize area",
    (scene) => enlarge(scene, image.resize(scene.photo, scene.size >> 3, { interpolation: "area" })),
  ],
  [
    "resize antialias",
    (scene) => enlarge(scene, image.resize(scene.photo, scene.size >> 3, { antialias: true })),
  ],
  ["flip", ({ photo }) => image.flip(photo, "horizontal")],
  ["rotate 30", ({ photo }) => image.rotate(photo, 30, { value: WHITE })],
  ["warpAffine", ({ photo, size }) => image.warpAffine(photo, [1, 0.3, -0.15 * size, 0, 1, 0])],
  [
    "warpPerspective",
    ({ photo, size }) =>
      image.warpPerspective(photo, [1, 0.25, 0, 0, 1.1, 0, 0, 0.6 / size, 1], { interpolation: "cubic" }),
  ],
  ["remap", (scene) => image.remap(scene.photo, swirl(scene), { border: "replicate" })],
  ...(["constant", "replicate", "reflect", "wrap"] as const).map((border): TileMaker => [
    `border ${border}`,
    (scene) => {
      const { size } = scene, margin = size >> 2, rest = size - 2 * margin;
      const small = scene.keep(image.resize(scene.photo, rest, { antialias: true }));
      return image.copyMakeBorder(small, { top: margin, bottom: margin, left: margin, right: margin }, {
        border,
        value: RED,
      });
    },
  ]),
  ["centerCrop", ({ photo, size }) => image.centerCrop(photo, size * 0.6 | 0)],
  [
    "customCrop",
    ({ photo, size }) =>
      image.customCrop(photo, { x: size >> 2, y: 0, width: size >> 1, height: size * 0.75 | 0 }),
  ],
  ["stack", (scene) => grid2x2(scene, image.stack(quarters(scene)))],
  ["padAndStack", (scene) => {
    const { size } = scene;
    const top = [0, 1, 2, 3].map((i) => i * size >> 4);
    const images = quarters(scene).map((quarter, i) =>
      image.centerCrop(quarter, (size >> 1) - top[i]!).slice()
    );
    images.forEach(scene.keep);
    return grid2x2(
      scene,
      image.padAndStack(images, { size: size >> 1, top, left: top, value: [40, 60, 160] }),
    );
  }],
  ["reformat CHW", (scene) => {
    const half = scene.keep(image.resize(scene.photo, scene.size >> 1, { antialias: true }));
    const planes = scene.keep(image.reformat(half, "CHW")), [, height, width] = planes.shape;
    return planes.reshape([3 * height!, width!, 1]);
  }],
  ["split", ({ photo, keep }) => {
    const planes = image.split(photo);
    planes.forEach(keep);
    return planes[0]!;
  }],
  ["merge", ({ photo, gray, keep }) => {
    const planes = image.split(photo);
    planes.forEach(keep);
    return image.merge([planes[0]!, gray, planes[0]!]);
  }],
  ["channelReorder", ({ photo }) => image.channelReorder(photo, [2, 1, 0])],
];

const COLOR: readonly TileMaker[] = [
  ["convertTo x0.5 +90", ({ photo }) => image.convertTo(photo, "u8", { scale: 0.5, shift: 90 })],
  ["cvtColor GRAY", ({ gray }) => gray],
  ["cvtColor HSV", ({ photo }) => image.cvtColor(photo, "RGB2HSV")],
  ["cvtColor YCrCb", ({ photo }) => image.cvtColor(photo, "RGB2YCrCb")],
  ["cvtColor YUV", ({ photo }) => image.cvtColor(photo, "RGB2YUV")],
  ["cvtColor Lab", ({ photo }) => image.cvtColor(photo, "RGB2Lab")],
  ["RGB to NV12", (scene) => nv12(scene).unsqueeze(2)],
  ["NV12 to RGB", (scene) => image.cvtColor(nv12(scene), "YUV2RGB_NV12")],
  [
    "NV12 as bt709 full",
    (scene) => image.cvtColor(nv12(scene), "YUV2RGB_NV12", { standard: "bt709", range: "full" }),
  ],
  [
    "normalize",
    ({ photo, keep }) =>
      image.convertTo(keep(image.normalize(photo, { mean: MEAN, std: STD })), "u8", {
        scale: 50,
        shift: 110,
      }),
  ],
  [
    "colorTwist",
    ({ photo }) =>
      image.colorTwist(photo, [[0.393, 0.769, 0.189, 0], [0.349, 0.686, 0.168, 0], [0.272, 0.534, 0.131, 0]]),
  ],
  ["brightnessContrast", ({ photo }) => image.brightnessContrast(photo, { brightness: 1.1, contrast: 1.6 })],
  ["toneMap hlg", ({ photo }) => image.toneMap(photo, "hlg")],
  ["gammaContrast 0.5", ({ photo }) => image.gammaContrast(photo, 0.5)],
  ["inRange", ({ photo }) => image.inRange(photo, [120, 60, 40], [255, 190, 170])],
  ["threshold", ({ photo }) => image.threshold(photo, 110)],
  ["threshold Otsu", ({ gray }) => image.threshold(gray, "otsu")],
  ["adaptiveThreshold", ({ gray }) => image.adaptiveThreshold(gray, { method: "gaussian", c: 4 })],
  ["lut", ({ device, photo, keep }) => {
    const waves = Uint8Array.from({ length: 256 }, (_, i) => 127.5 + 127.5 * Math.sin(i / 20));
    return image.lut(photo, keep(device.array(waves)));
  }],
  ["invert", ({ photo }) => image.invert(photo)],
  ["posterize", ({ photo }) => image.posterize(photo, 2)],
  ["solarize", ({ photo }) => image.solarize(photo, 128)],
  ["histogram", histogramBars],
  ["histogramEq", ({ gray }) => image.histogramEq(gray)],
  ["clahe", ({ gray }) => image.clahe(gray, { clipLimit: 4 })],
];

const FILTERS: readonly TileMaker[] = [
  ["gaussian", ({ photo }) => image.gaussian(photo, 4)],
  ["averageBlur", ({ photo }) => image.averageBlur(photo, 11)],
  ["boxFilter 1 x 25", ({ photo }) => image.boxFilter(photo, [1, 25])],
  ["medianBlur", ({ photo }) => image.medianBlur(photo, 7)],
  ["bilateralFilter", ({ photo }) => image.bilateralFilter(photo, 9, 60, 6)],
  ["conv2D", ({ photo }) => image.conv2D(photo, [[-2, -1, 0], [-1, 1, 1], [0, 1, 2]])],
  [
    "sepFilter2D",
    ({ photo }) => image.sepFilter2D(photo, new Array(31).fill(1 / 31), [1], { border: "replicate" }),
  ],
  ["laplacian", (scene) => absolute(scene, image.laplacian(scene.gray, { size: 3 }))],
  ["sobel", (scene) => absolute(scene, image.sobel(scene.gray, 1, 0))],
  ["scharr", (scene) => absolute(scene, image.scharr(scene.gray, "y"), 0.25)],
  ["canny", ({ gray }) => image.canny(gray, 60, 160)],
  ["erode", ({ photo }) => image.erode(photo, { element: 7 })],
  ["dilate", ({ photo }) => image.dilate(photo, { element: image.structuringElement("ellipse", 9) })],
  ...(["open", "close", "gradient", "tophat"] as const).map((operation): TileMaker => [
    `morphology ${operation}`,
    ({ photo }) => image.morphologyEx(photo, operation, { element: 7 }),
  ]),
];

const ARITHMETIC: readonly TileMaker[] = [
  ["add", ({ photo }) => image.add(photo, [60, 0, 0])],
  ["subtract", ({ photo }) => image.subtract(photo, 60)],
  ["multiply", (scene) => image.multiply(scene.photo, vignette(scene), { scale: 1 / 255 })],
  ["divide", (scene) => image.divide(scene.photo, vignette(scene), { scale: 128 })],
  ["addWeighted", (scene) => image.addWeighted(scene.photo, 0.5, mirrored(scene), 0.5)],
  ["absdiff", (scene) => image.absdiff(scene.photo, mirrored(scene))],
  ["min", (scene) => image.min(scene.photo, mirrored(scene))],
  ["max", (scene) => image.max(scene.photo, mirrored(scene))],
  ["bitwiseAnd", ({ photo }) => image.bitwiseAnd(photo, 0xc0)],
  ["bitwiseOr", ({ photo }) => image.bitwiseOr(photo, [0, 0, 0x80])],
  ["bitwiseXor", (scene) => image.bitwiseXor(scene.photo, mirrored(scene))],
  ["bitwiseNot", ({ photo }) => image.bitwiseNot(photo)],
  ["compare", (scene) => image.compare(scene.photo, mirrored(scene), "gt")],
  ["magnitude", (scene) => {
    const [x, y] = gradients(scene);
    return image.convertTo(scene.keep(image.magnitude(x, y)), "u8", { scale: 0.7 });
  }],
  ["phase", (scene) => {
    const [x, y] = gradients(scene);
    return image.convertTo(scene.keep(image.phase(x, y)), "u8", { scale: 255 / (2 * Math.PI) });
  }],
  ["sqr", (scene) => unitToU8(scene, image.sqr(unitPhoto(scene)))],
  ["sqrt", (scene) => unitToU8(scene, image.sqrt(unitPhoto(scene)))],
  ["pow 3", (scene) => unitToU8(scene, image.pow(unitPhoto(scene), 3))],
  ["exp", (scene) => unitToU8(scene, image.exp(unitPhoto(scene)), 1 / Math.E)],
  ["log", (scene) => {
    const brighter = scene.keep(image.add(unitPhoto(scene), 1));
    return unitToU8(scene, image.log(brighter), 1 / Math.LN2);
  }],
  ["mean", ({ device, photo, keep }) => {
    const means = keep(image.mean(photo)).toHost();
    return image.add(keep(device.zeros(photo.shape, "u8")), [...means].map(Math.round));
  }],
  [
    "reduce",
    ({ photo, size, keep }) =>
      image.resize(image.convertTo(keep(image.reduce(photo, "y", "mean")), "u8"), size, {
        interpolation: "nearest",
      }),
  ],
  ["integral", ({ gray, size, keep }) => {
    const sums = keep(image.integral(gray, { dtype: "f32" }));
    return image.convertTo(sums, "u8", { scale: 255 / (size * size * 110) });
  }],
  ["sqrIntegral", ({ gray, size, keep }) => {
    const sums = keep(image.sqrIntegral(gray, { dtype: "f32" }));
    return image.convertTo(sums, "u8", { scale: 255 / (size * size * 16000) });
  }],
  ["minMaxLoc", extremes],
  ["sum, norm, meanStdDev", statisticsText],
];

const ANALYSIS: readonly TileMaker[] = [
  ["label", (scene) => {
    const mask = scene.keep(image.threshold(scene.gray, "otsu"));
    const { labels } = scene.keep(image.label(mask));
    const colors = Uint8Array.from(labels.toHost(), (label) => label === 0 ? 0 : 60 + label * 67 % 196);
    const hues = scene.keep(scene.device.array(colors, { shape: scene.gray.shape }));
    const full = scene.keep(image.convertTo(mask, "u8"));
    return image.cvtColor(scene.keep(image.merge([hues, full, full])), "HSV2RGB_FULL");
  }],
  ["matchTemplate", (scene) => {
    const match = scene.keep(
      image.matchTemplate(
        scene.gray,
        scene.keep(image.centerCrop(scene.gray, scene.size >> 2)),
        "ccoeffNormed",
      ),
    );
    return image.convertTo(match, "u8", { scale: 127.5, shift: 127.5 });
  }],
  ["composite", (scene) => {
    const background = scene.keep(image.averageBlur(scene.photo, 15));
    const focus = scene.keep(image.cvtColor(vignette(scene), "RGB2GRAY"));
    const mask = scene.keep(image.convertTo(focus, "u8", { scale: 4, shift: -600 }));
    return image.composite(scene.photo, background, mask);
  }],
  ["nonMaximumSuppression", suppressedBoxes],
  ["erase", ({ photo, size }) => {
    const side = size >> 2;
    return image.erase(photo, [
      { x: side >> 1, y: side >> 1, width: side, height: side, value: [124, 116, 104] },
      { x: 2 * side, y: 3 * side, width: 3 * side, height: side >> 1, value: RED },
    ]);
  }],
  ["boundingBoxes", ({ photo, size }) => {
    const at = (share: number): number => Math.round(size * share);
    return image.boundingBoxes(photo, [
      { x: at(0.3), y: at(0.04), width: at(0.44), height: at(0.62), thickness: 3, color: [80, 255, 80] },
      { x: at(0.62), y: at(0.83), width: at(0.3), height: at(0.14), color: RED, fill: RED, fillOpacity: 0.4 },
    ]);
  }],
  ["boxBlur", ({ photo, size }) => {
    const at = (share: number): number => Math.round(size * share);
    return image.boxBlur(photo, [
      { x: at(0.3), y: at(0.2), width: at(0.42), height: at(0.26), kernelSize: 2 * at(0.06) + 1 },
    ]);
  }],
  ["putText", ({ photo, size }) => {
    const background = { background: 0, backgroundOpacity: 0.5 };
    return image.putText(photo, [
      {
        text: "Hello,\nphoto!",
        x: size >> 4,
        y: size >> 1,
        color: [255, 230, 80],
        scale: Math.max(1, size / 66 | 0),
      },
      { text: "Aa Bb 0123 #%&@", x: 4, y: size - 12, scale: 1, ...background },
    ]);
  }],
];

const FUSED: readonly TileMaker[] = [
  ["resizeNormalize", (scene) => unitToU8(scene, image.resizeNormalize(scene.photo, scene.size >> 1))],
  ["letterboxNormalize", (scene) => {
    const wide = scene.photo.slice([scene.size >> 2, 3 * scene.size >> 2]);
    return unitToU8(scene, image.letterboxNormalize(wide, scene.size));
  }],
  ["resizeCropConvertReformat", (scene) => {
    const { size, photo } = scene, crop = { x: size >> 2, y: 0, width: size, height: size };
    return image.resizeCropConvertReformat(photo, size * 1.5 | 0, crop, { dtype: "u8", scale: 1 });
  }],
  ["cropFlipNormalizeReformat", (scene) => {
    const { size, photo } = scene, crop = { x: 0, y: 0, width: size >> 1, height: size };
    return unitToU8(
      scene,
      image.cropFlipNormalizeReformat(photo, size, { crop, flip: "vertical", value: 128 }),
    );
  }],
  [
    "nv12ResizeNormalize",
    (scene) => unitToU8(scene, image.nv12ResizeNormalize(nv12(scene), scene.size)),
  ],
];

/** All tiles, in the order of the sheet. */
export const TILES: readonly TileMaker[] = [
  ...GEOMETRY,
  ...COLOR,
  ...FILTERS,
  ...ARITHMETIC,
  ...ANALYSIS,
  ...FUSED,
];
