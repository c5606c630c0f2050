/** Input of the contact sheet's tiles, and helper functions that several of them use. */
import type { DeviceArray } from "../array/array.ts";
import type { Device } from "../device/device.ts";
import * as image from "../image/mod.ts";

const WHITE = 255, RED = [230, 30, 40];

/** Input shared by all tiles. */
export interface Scene {
  readonly device: Device;
  /** Height and width of a tile in pixels. */
  readonly size: number;
  /** The center of the photo, u8 `[size, size, 3]`, RGB. */
  readonly photo: DeviceArray<"u8">;
  /** `photo` in grayscale, u8 `[size, size, 1]`. */
  readonly gray: DeviceArray<"u8">;
  /** Disposes of a resource after the sheet is complete. Returns the resource. */
  keep<T extends Disposable>(resource: T): T;
}

/** Returns a crop of a sixth of the photo's side, where portraits have eyes. */
export function detail({ photo, size }: Scene): DeviceArray<"u8"> {
  const side = Math.round(size / 6), top = Math.round(size * 0.28), left = Math.round(size * 0.42);
  return photo.slice([top, top + side], [left, left + side]);
}

export function enlarge({ size, keep }: Scene, small: DeviceArray): DeviceArray {
  return image.resize(keep(small), size, { interpolation: "nearest" });
}

export function mirrored({ photo, keep }: Scene): DeviceArray<"u8"> {
  return keep(image.flip(photo, "horizontal"));
}

/** Returns four half-size variants of the photo: as it is, and flipped in three ways. */
export function quarters({ photo, size, keep }: Scene): DeviceArray<"u8">[] {
  const small = keep(image.resize(photo, size >> 1, { antialias: true }));
  const flipped = [image.flip(small, "horizontal"), image.flip(small, "vertical"), image.flip(small, "both")];
  return [small, ...flipped.map(keep)];
}

/** Arranges a batch of four images in a 2 × 2 grid. */
export function grid2x2({ keep }: Scene, batch: DeviceArray): DeviceArray {
  const [, height, width, channels] = keep(batch).shape as readonly number[];
  const grid = batch.reshape([2, 2, height!, width!, channels!]).transpose(0, 2, 1, 3, 4);
  return keep(grid.contiguous()).reshape([2 * height!, 2 * width!, channels!]);
}

/** Returns a `remap` table that rotates the center by 180 degrees and the edge not at all. */
export function swirl({ device, size, keep }: Scene): DeviceArray<"f32"> {
  const middle = (size - 1) / 2, map = new Float32Array(size * size * 2);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dx = x - middle, dy = y - middle;
      const angle = Math.PI * Math.max(0, 1 - Math.hypot(dx, dy) / middle) ** 2;
      map[(y * size + x) * 2] = middle + dx * Math.cos(angle) - dy * Math.sin(angle);
      map[(y * size + x) * 2 + 1] = middle + dx * Math.sin(angle) + dy * Math.cos(angle);
    }
  }
  return keep(device.array(map, { shape: [size, size, 2] }));
}

/** Returns an RGB image that fades from 255 in the center to 30 in the corners. */
export function vignette({ device, size, keep }: Scene): DeviceArray<"u8"> {
  const middle = (size - 1) / 2, bytes = new Uint8Array(size * size * 3);
  for (let i = 0; i < bytes.length; i++) {
    const pixel = Math.floor(i / 3), x = pixel % size - middle, y = Math.floor(pixel / size) - middle;
    bytes[i] = 255 - 225 * Math.min(1, Math.hypot(x, y) / (middle * Math.SQRT2));
  }
  return keep(device.array(bytes, { shape: [size, size, 3] }));
}

export function nv12({ photo, keep }: Scene): DeviceArray<"u8"> {
  return keep(image.cvtColor(photo, "RGB2YUV_NV12"));
}

/** Converts signed values to u8 by their absolute value. */
export function absolute({ keep }: Scene, signed: DeviceArray, scale = 1): DeviceArray {
  return image.convertTo(keep(image.abs(keep(signed))), "u8", { scale });
}

export function gradients({ gray, keep }: Scene): [DeviceArray<"f32">, DeviceArray<"f32">] {
  return [keep(image.sobel(gray, 1, 0, { dtype: "f32" })), keep(image.sobel(gray, 0, 1, { dtype: "f32" }))];
}

/** Returns the photo as f32, scaled to the range from 0 to 1. */
export function unitPhoto({ photo, keep }: Scene): DeviceArray<"f32"> {
  return keep(image.convertTo(photo, "f32", { scale: 1 / 255 }));
}

/** Multiplies by `scale` and converts the range from 0 to 1 to u8. */
export function unitToU8({ keep }: Scene, floats: DeviceArray, scale = 1): DeviceArray {
  return image.convertTo(keep(floats), "u8", { scale: 255 * scale });
}

/** Draws the histogram of the grayscale photo as bars. */
export function histogramBars({ device, gray, size, keep }: Scene): DeviceArray {
  const counts = keep(image.histogram(gray)).toHost();
  const most = Math.max(...counts), bars = new Uint8Array(size * size);
  for (let x = 0; x < size; x++) {
    const height = Math.round(counts[Math.floor(x * 256 / size)]! / most * size);
    for (let y = size - height; y < size; y++) bars[y * size + x] = WHITE;
  }
  return device.array(bars, { shape: [size, size, 1] });
}

/** Draws jittered boxes around two regions. Those that survive non-maximum suppression are green. */
export function suppressedBoxes({ device, photo, size, keep }: Scene): DeviceArray {
  const regions = [[0.3, 0.04, 0.44, 0.62], [0.62, 0.83, 0.3, 0.14]];
  const boxes = Array.from({ length: 12 }, (_, i) => {
    const jitter = (field: number): number => ((i * 7 + field * 3) % 11 - 5) * 0.01 * (i < 2 ? 0 : 1);
    return regions[i % 2]!.map((share, field) => Math.round(size * (share + jitter(field))));
  });
  const scores = keep(device.array(Float32Array.from(boxes, (_, i) => 1 - i / 20)));
  const values = keep(device.array(Float32Array.from(boxes.flat()), { shape: [boxes.length, 4] }));
  const survives = keep(image.nonMaximumSuppression(values, scores, { iouThreshold: 0.3 })).toHost();
  const drawn = boxes.map(([x, y, width, height], i) => {
    const color = survives[i] ? [80, 255, 80] : RED;
    return { x: x!, y: y!, width: width!, height: height!, thickness: survives[i] ? 3 : 1, color };
  });
  return image.boundingBoxes(photo, drawn.reverse());
}

/** Draws boxes around the darkest and the brightest spot of the photo. */
export function extremes({ photo, gray, size, keep }: Scene): DeviceArray {
  const smooth = keep(image.gaussian(gray, size / 40));
  const [minX, minY, maxX, maxY] = keep(image.minMaxLoc(smooth)).locations.toHost() as Int32Array;
  const side = size >> 3, half = side >> 1;
  const box = (x: number, y: number, color: number[]) => (
    { x: x - half, y: y - half, width: side, height: side, thickness: 3, color }
  );
  return image.boundingBoxes(photo, [box(minX!, minY!, [60, 120, 255]), box(maxX!, maxY!, RED)]);
}

/** Prints statistics of the grayscale photo. */
export function statisticsText({ device, gray, size, keep }: Scene): DeviceArray {
  const [sum] = keep(image.sum(gray)).toHost(), [nonzero] = keep(image.countNonZero(gray)).toHost();
  const [norm] = keep(image.norm(gray)).toHost(),
    [otsu] = keep(image.automaticThreshold(gray, "otsu")).toHost();
  const moments = keep(image.meanStdDev(gray));
  const [mean] = moments.mean.toHost(), [deviation] = moments.stdDev.toHost();
  const lines = [
    `sum ${sum}`,
    `countNonZero ${nonzero}`,
    `norm l2 ${norm!.toFixed(1)}`,
    `mean ${mean!.toFixed(2)}`,
    `stdDev ${deviation!.toFixed(2)}`,
    `Otsu ${otsu}`,
  ];
  const background = keep(device.zeros([size, size, 1], "u8"));
  return image.putText(background, [{
    text: lines.join("\n"),
    x: 2,
    y: size >> 4,
    scale: Math.max(1, size / 120 | 0),
  }]);
}
