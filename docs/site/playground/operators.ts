/** The operators of the playground and their sliders. */
import type { DeviceArray } from "@cuffi/cuffi";
import * as image from "@cuffi/cuffi/image";

export interface Slider {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Default 1. */
  readonly step?: number;
  readonly value: number;
}

export interface Operator {
  readonly name: string;
  readonly sliders: readonly Slider[];
  /** The call as a program would write it. */
  call(values: readonly number[]): string;
  /** Applies the operator to an RGB image. The result has 1 or 3 channels of u8. */
  run(photo: DeviceArray<"u8">, values: readonly number[]): DeviceArray<"u8">;
}

/** Returns the result of `operate` on the gray image. */
function onGray(
  photo: DeviceArray<"u8">,
  operate: (gray: DeviceArray<"u8">) => DeviceArray<"u8">,
): DeviceArray<"u8"> {
  using gray = image.cvtColor(photo, "RGB2GRAY");
  return operate(gray);
}

/** A rotation of hues: around the axis of gray colors. */
function hueMatrix(degrees: number): number[][] {
  const angle = degrees * Math.PI / 180, c = Math.cos(angle), s = Math.sin(angle) / Math.sqrt(3);
  const same = c + (1 - c) / 3, next = (1 - c) / 3 - s, last = (1 - c) / 3 + s;
  return [[same, next, last, 0], [last, same, next, 0], [next, last, same, 0]];
}

export const OPERATORS: readonly Operator[] = [
  {
    name: "gaussian",
    sliders: [{ name: "sigma", min: 0.5, max: 12, step: 0.5, value: 3 }],
    call: ([sigma]) => `gaussian(photo, ${sigma})`,
    run: (photo, [sigma]) => image.gaussian(photo, sigma!),
  },
  {
    name: "canny",
    sliders: [
      { name: "low threshold", min: 0, max: 400, value: 80 },
      { name: "high threshold", min: 0, max: 400, value: 160 },
    ],
    call: ([low, high]) => `canny(gray, ${low}, ${high})`,
    run: (photo, [low, high]) => onGray(photo, (gray) => image.canny(gray, low!, high!)),
  },
  {
    name: "bilateralFilter",
    sliders: [
      { name: "sigma of colors", min: 5, max: 100, value: 40 },
      { name: "sigma of distances", min: 1, max: 8, value: 3 },
    ],
    call: ([color, space]) => `bilateralFilter(photo, 9, ${color}, ${space})`,
    run: (photo, [color, space]) => image.bilateralFilter(photo, 9, color!, space!),
  },
  {
    name: "medianBlur",
    sliders: [{ name: "size", min: 1, max: 15, step: 2, value: 7 }],
    call: ([size]) => `medianBlur(photo, ${size})`,
    run: (photo, [size]) => image.medianBlur(photo, size!),
  },
  {
    name: "adaptiveThreshold",
    sliders: [{ name: "block size", min: 3, max: 51, step: 2, value: 15 }],
    call: ([size]) => `adaptiveThreshold(gray, { blockSize: ${size} })`,
    run: (photo, [size]) => onGray(photo, (gray) => image.adaptiveThreshold(gray, { blockSize: size! })),
  },
  {
    name: "morphologyEx",
    sliders: [{ name: "size", min: 2, max: 15, value: 4 }],
    call: ([size]) => `morphologyEx(photo, "gradient", { element: ${size} })`,
    run: (photo, [size]) => image.morphologyEx(photo, "gradient", { element: size! }),
  },
  {
    name: "clahe",
    sliders: [{ name: "clip limit", min: 1, max: 20, value: 4 }],
    call: ([limit]) => `clahe(gray, { clipLimit: ${limit} })`,
    run: (photo, [limit]) => onGray(photo, (gray) => image.clahe(gray, { clipLimit: limit! })),
  },
  {
    name: "brightnessContrast",
    sliders: [
      { name: "brightness", min: 0, max: 2, step: 0.05, value: 1.1 },
      { name: "contrast", min: 0, max: 3, step: 0.05, value: 1.4 },
    ],
    call: ([brightness, contrast]) =>
      `brightnessContrast(photo, { brightness: ${brightness}, contrast: ${contrast} })`,
    run: (photo, [brightness, contrast]) =>
      image.brightnessContrast(photo, { brightness: brightness!, contrast: contrast! }),
  },
  {
    name: "gammaContrast",
    sliders: [{ name: "gamma", min: 0.2, max: 3, step: 0.1, value: 0.6 }],
    call: ([gamma]) => `gammaContrast(photo, ${gamma})`,
    run: (photo, [gamma]) => image.gammaContrast(photo, gamma!),
  },
  {
    name: "colorTwist",
    sliders: [{ name: "hue in degrees", min: 0, max: 360, value: 120 }],
    call: ([degrees]) => `colorTwist(photo, hueMatrix(${degrees}))`,
    run: (photo, [degrees]) => image.colorTwist(photo, hueMatrix(degrees!)),
  },
  {
    name: "posterize",
    sliders: [{ name: "bits", min: 1, max: 8, value: 2 }],
    call: ([bits]) => `posterize(photo, ${bits})`,
    run: (photo, [bits]) => image.posterize(photo, bits!),
  },
  {
    name: "solarize",
    sliders: [{ name: "threshold", min: 0, max: 255, value: 128 }],
    call: ([threshold]) => `solarize(photo, ${threshold})`,
    run: (photo, [threshold]) => image.solarize(photo, threshold!),
  },
  {
    name: "rotate",
    sliders: [
      { name: "degrees", min: -180, max: 180, value: 15 },
      { name: "scale", min: 0.3, max: 3, step: 0.1, value: 1 },
    ],
    call: ([degrees, scale]) => `rotate(photo, ${degrees}, { scale: ${scale}, interpolation: "cubic" })`,
    run: (photo, [degrees, scale]) =>
      image.rotate(photo, degrees!, { scale: scale!, interpolation: "cubic" }),
  },
  {
    name: "resize",
    sliders: [{ name: "columns", min: 4, max: 128, value: 32 }],
    call: ([columns]) => `resize(photo, [height, ${columns}], { antialias: true })`,
    run: (photo, [columns]) => {
      const [height, width] = photo.shape as [number, number, number];
      using small = image.resize(photo, [Math.max(1, Math.round(height * columns! / width)), columns!], {
        antialias: true,
      });
      return image.resize(small, [height, width], { interpolation: "nearest" });
    },
  },
];
