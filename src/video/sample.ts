/** Batches of frames as RGB images or as a model's input. */
import type { DeviceArray } from "../array/array.ts";
import { emptyArray } from "../array/array.ts";
import { checkOptionNames, mismatch, type OptionNames } from "../base/check.ts";
import { allocationOf } from "../core/memory/array_data.ts";
import type { Stream } from "../core/stream/stream.ts";
import { streamOf } from "../core/stream_state.ts";
import { cvtColor, nv12ResizeNormalize, toneMap } from "../image/mod.ts";
import type { Frame } from "./frame.ts";

/** Options of {@link Video.sample}. */
export interface SampleOptions<D extends "u8" | "f16" | "f32" = "f32"> {
  /**
   * `[height, width]` in pixels, or one number for both: frames are resized, normalized and converted to RGB in one
   * kernel. Without it, they are converted to RGB of u8. HDR frames are mapped to standard range by `toneMap`.
   */
  readonly size?: number | readonly [height: number, width: number] | undefined;
  /** Multiplies every pixel first. Default 1/255. Only with `size`, like the options below. */
  readonly scale?: number | undefined;
  /** Subtracted after scaling: one number, or one for each channel. Default 0. */
  readonly mean?: number | readonly number[] | undefined;
  /** Divides the difference: one number, or one for each channel. Default 1. */
  readonly std?: number | readonly number[] | undefined;
  /** The dtype of the result. Default `"f32"`. */
  readonly dtype?: D | undefined;
  /** Axes of a frame in the result. Default `"CHW"` with `size`, and `"HWC"` without. */
  readonly layout?: "CHW" | "HWC" | undefined;
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
  return new FrameBatch(indices, options);
}

class FrameBatch implements Batch {
  readonly #indices: readonly number[];
  readonly #options: SampleOptions<"u8" | "f16" | "f32">;
  #result: DeviceArray | undefined;
  /** Of the first frame, which all others must have if they are not resized. */
  #size: readonly [height: number, width: number] | undefined;

  constructor(indices: readonly number[], options: SampleOptions<"u8" | "f16" | "f32">) {
    this.#indices = indices;
    this.#options = options;
  }

  add(frame: Frame): void {
    const { size } = this.#options, { height, width } = frame;
    const [h, w] = this.#size ??= [height, width];
    if (size === undefined && (h !== height || w !== width)) {
      const expected = `frames of ${w} × ${h} pixels like the first one, or the option size`;
      throw new RangeError(mismatch("frames", expected, `${width} × ${height} of frame ${frame.index}`));
    }
    const result = this.#result ??= this.#allocate(frame);
    this.#indices.forEach((index, place) => {
      if (index === frame.index) this.#convert(frame, result.index(place));
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

  #allocate(frame: Frame): DeviceArray {
    const { size, dtype = "f32", layout = size === undefined ? "HWC" : "CHW", stream } = this.#options;
    const [height, width] = size === undefined
      ? [frame.height, frame.width]
      : typeof size === "number"
      ? [size, size]
      : size;
    const { context } = allocationOf(frame.y);
    const shape = layout === "CHW" ? [3, height, width] : [height, width, 3];
    return emptyArray(
      context,
      [this.#indices.length, ...shape],
      size === undefined ? "u8" : dtype,
      streamOf(context, stream),
      `N${layout}`,
    );
  }

  #convert(frame: Frame, into: DeviceArray): void {
    const { size, layout, stream, signal: _, dtype = "f32", ...normalization } = this.#options;
    const shared = { stream, layout: layout ?? (size === undefined ? "HWC" : "CHW") } as const;
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
      ...defined(normalization),
      dtype,
      into: into as DeviceArray<"f32">,
    });
  }
}

/** Leaves out what is undefined: options that are given, but undefined, are errors. */
function defined<T extends object>(options: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
