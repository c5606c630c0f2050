/** Batches of frames as RGB images or as a model's input. */
import type { DeviceArray } from "../array/array.ts";
import { emptyArray } from "../array/array.ts";
import type { Slice } from "../base/strides.ts";
import { checkOptionNames, invalid, mismatch, oneOf, type OptionNames } from "../base/check.ts";
import { allocationOf } from "../core/memory/array_data.ts";
import type { Stream } from "../core/stream/stream.ts";
import { streamOf } from "../core/stream_state.ts";
import { checkSize, type Size } from "../image/core/size.ts";
import { cvtColor, nv12ResizeNormalize, toneMap } from "../image/mod.ts";
import type { Frame } from "./frame.ts";

/** Options of {@link Video.sample}. */
export interface SampleOptions<D extends "u8" | "f16" | "f32" = "f32"> {
  /**
   * `[height, width]` in pixels, or one number for both: frames are resized, normalized and converted to RGB in one
   * kernel. Without it, they are converted to RGB of u8. HDR frames are mapped to standard range by `toneMap`.
   */
  readonly size?: number | readonly [height: number, width: number] | undefined;
  /** Factor for every pixel, applied first. Default 1/255, or 1 for u8. Only with `size`, like the options below. */
  readonly scale?: number | undefined;
  /** Subtracted after scaling: one number, or one for each channel. Default 0. */
  readonly mean?: number | readonly number[] | undefined;
  /** Divisor, applied last: one number, or one for each channel. Default 1. */
  readonly std?: number | readonly number[] | undefined;
  /** The dtype of the result. Default `"f32"`. */
  readonly dtype?: D | undefined;
  /** Axes of a frame in the result. Default `"CHW"` with `size`, and `"HWC"` without. */
  readonly layout?: "CHW" | "HWC" | undefined;
  /**
   * False keeps frames as they were decoded: NV12 of u8, or P010 of u16, as `[n, height · 3/2, width]`, without
   * rotation. Default true. Not with the options above.
   */
  readonly rgb?: boolean | undefined;
  /** Rotates frames upright, as the file states it. Default true. */
  readonly rotate?: boolean | undefined;
  /** The stream on which the frames are written and converted. Default: the device's own. */
  readonly stream?: Stream | undefined;
  /** Ends decoding with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

const OPTIONS: OptionNames<SampleOptions> = {
  size: true,
  scale: true,
  mean: true,
  std: true,
  dtype: true,
  layout: true,
  rgb: "boolean",
  rotate: "boolean",
  stream: true,
  signal: true,
};

/** A batch that is being filled. Frees its memory unless the result is taken. */
export interface Batch extends Disposable {
  /** Converts a frame into each place that it has in the batch. */
  add(frame: Frame): void;
  /** Returns the complete batch. */
  take(): DeviceArray;
}

/**
 * Creates a batch with a place for each index of a frame; the same index may have several places.
 *
 * @throws {TypeError | RangeError} If an option is invalid.
 */
export function createBatch(indices: readonly number[], options: SampleOptions<"u8" | "f16" | "f32">): Batch {
  checkOptionNames(options, OPTIONS);
  const normalizing = (["scale", "mean", "std", "dtype"] as const).find((name) =>
    options[name] !== undefined
  );
  if (options.size === undefined && normalizing !== undefined) {
    throw new TypeError(mismatch("options", `size with ${normalizing}, or neither`, `${normalizing} alone`));
  }
  const { rgb = true, layout } = options;
  if (layout !== undefined && layout !== "CHW" && layout !== "HWC") {
    const advice = String(layout).startsWith("N") ? "; the batch axis is first without it" : "";
    throw new TypeError(invalid("layout", oneOf(["CHW", "HWC"]), layout) + advice);
  }
  const converting = (["size", "layout", "rotate"] as const).find((name) => options[name] !== undefined);
  if (!rgb && converting !== undefined) {
    throw new TypeError(mismatch("options", `rgb: false without ${converting}`, `both`));
  }
  const size = options.size === undefined ? undefined : checkSize("size", options.size);
  return new FrameBatch(indices, { ...options, size });
}

/** Checked options. */
type BatchOptions = Omit<SampleOptions<"u8" | "f16" | "f32">, "size"> & { readonly size: Size | undefined };

class FrameBatch implements Batch {
  readonly #indices: readonly number[];
  readonly #options: BatchOptions;
  #result: DeviceArray | undefined;
  /** The size of the first frame, and of all others unless they are resized. */
  #size: readonly [height: number, width: number] | undefined;

  constructor(indices: readonly number[], options: BatchOptions) {
    this.#indices = indices;
    this.#options = options;
  }

  add(frame: Frame): void {
    const { size } = this.#options, [height, width] = this.#extents(frame);
    const [h, w] = this.#size ??= [height, width];
    if (size === undefined && (h !== height || w !== width)) {
      const expected = `frames of ${w} × ${h} pixels like the first one, or the option size`;
      throw new RangeError(mismatch("frames", expected, `${width} × ${height} of frame ${frame.index}`));
    }
    const result = this.#result ??= this.#allocate(frame);
    this.#indices.forEach((index, place) => {
      if (index === frame.index) this.#place(frame, result.index(place));
    });
  }

  take(): DeviceArray {
    const result = this.#result!;
    this.#result = undefined;
    return result;
  }

  [Symbol.dispose](): void {
    this.#result?.dispose();
  }

  /** The height and the width of a frame in the batch, if it is not resized. */
  #extents({ height, width, rotation }: Frame): readonly [height: number, width: number] {
    return this.#rotates && rotation % 180 !== 0 ? [width, height] : [height, width];
  }

  get #layout(): "CHW" | "HWC" {
    const { size, layout } = this.#options;
    return layout ?? (size === undefined ? "HWC" : "CHW");
  }

  get #rotates(): boolean {
    const { rgb = true, rotate = true } = this.#options;
    return rgb && rotate;
  }

  #allocate(frame: Frame): DeviceArray {
    const { size, dtype = "f32", stream, rgb = true } = this.#options, layout = this.#layout;
    const [height, width] = size ?? this.#extents(frame);
    const { context } = allocationOf(frame.y);
    if (!rgb) {
      if (height % 2 !== 0 || width % 2 !== 0) {
        throw new RangeError(mismatch("frames", "even sides with rgb: false", `${width} × ${height}`));
      }
      const count = this.#indices.length;
      return emptyArray(context, [count, height * 3 / 2, width], frame.y.dtype, streamOf(context, stream));
    }
    const shape = layout === "CHW" ? [3, height, width] : [height, width, 3];
    return emptyArray(
      context,
      [this.#indices.length, ...shape],
      size === undefined ? "u8" : dtype,
      streamOf(context, stream),
      `N${layout}`,
    );
  }

  /** Writes a frame to its place. */
  #place(frame: Frame, into: DeviceArray): void {
    const { rgb = true, stream } = this.#options, on = stream === undefined ? {} : { stream };
    if (!rgb) {
      const { height, width } = frame;
      into.slice([0, height]).copyFrom(frame.y, on);
      into.slice([height, null]).reshape([height / 2, width / 2, 2]).copyFrom(frame.uv, on);
    } else if (!this.#rotates || frame.rotation === 0) {
      this.#convert(frame, into);
    } else {
      const { context } = allocationOf(frame.y), state = streamOf(context, stream);
      const planar = this.#layout === "CHW", shape = sideways(into.shape, planar, frame.rotation);
      using decoded = emptyArray(context, shape, into.dtype, state);
      this.#convert(frame, decoded);
      into.copyFrom(rotated(decoded, planar, frame.rotation), on);
    }
  }

  /** Converts a frame to RGB as it was decoded. */
  #convert(frame: Frame, into: DeviceArray): void {
    const { size: wanted, stream, dtype = "f32", scale, mean, std } = this.#options, layout = this.#layout;
    const [height, width] = this.#layout === "CHW" ? into.shape.slice(1) : into.shape;
    const size = wanted === undefined ? undefined : [height!, width!] as const;
    const shared = { stream, layout } as const;
    const code = frame.format === "NV12" ? "YUV2RGB_NV12" : "YUV2RGB_P010";
    if (size === undefined) {
      const { transfer } = frame.color;
      if (frame.format === "NV12" || (transfer !== "pq" && transfer !== "hlg")) {
        cvtColor(frame, code, { ...shared, into });
        return;
      }
      using hdr = cvtColor(frame, code, { ...shared, dtype: "u16" });
      toneMap(hdr, transfer, { stream, into });
      return;
    }
    nv12ResizeNormalize(frame, size, {
      ...shared,
      ...defined({ scale, mean, std }),
      dtype,
      into: into as DeviceArray<"f32">,
    });
  }
}

/** Swaps height and width for a rotation by 90° or 270°. */
function sideways(shape: readonly number[], planar: boolean, rotation: number): number[] {
  if (rotation % 180 === 0) return [...shape];
  const [a, b, c] = shape as [number, number, number];
  return planar ? [a, c, b] : [b, a, c];
}

/** Returns a view that is rotated clockwise. */
function rotated(image: DeviceArray, planar: boolean, rotation: 0 | 90 | 180 | 270): DeviceArray {
  const back: Slice = [null, null, -1];
  const turned = rotation % 180 === 0 ? image : planar ? image.transpose(0, 2, 1) : image.transpose(1, 0, 2);
  const rows = rotation === 90 ? null : back, columns = rotation === 270 ? null : back;
  return planar ? turned.slice(null, rows, columns) : turned.slice(rows, columns);
}

/** Removes undefined options, which would be errors. */
function defined<T extends object>(options: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
