/** One array for images of different sizes, which are resized into it. */
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { invalid, oneOf } from "../../base/check.ts";
import type { Context } from "../../core/context.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { streamLike, type StreamState } from "../../core/stream_state.ts";
import type { Interpolation } from "../../image/ops/resize.ts";

/** How decoded images become one batch. */
export interface BatchOptions {
  /** The result is one array `[files, height, width, 3]`. Default: a list of arrays of the files' own sizes. */
  readonly size?: number | readonly [height: number, width: number] | undefined;
  /**
   * `"fill"` resizes to exactly `size`; `"cover"` keeps the proportions and crops what exceeds `size`, equally
   * on both sides. Default `"fill"`.
   */
  readonly fit?: "fill" | "cover" | undefined;
  /** The option of `resize()` of `@cuffi/cuffi/image`. Default `"linear"`. */
  readonly interpolation?: Interpolation | undefined;
  /** The option of `resize()` of `@cuffi/cuffi/image`. Default false. */
  readonly antialias?: boolean | undefined;
}

/** A batch that is being filled. */
export class Batch {
  /** u8 `[count, height, width, 3]`, labeled NHWC. */
  readonly array: DeviceArray<"u8">;
  readonly #options: BatchOptions;
  readonly #resize: typeof import("../../image/ops/resize.ts").resize;
  readonly #stream: Stream;

  private constructor(
    array: DeviceArray<"u8">,
    options: BatchOptions,
    resize: typeof import("../../image/ops/resize.ts").resize,
    stream: StreamState,
  ) {
    this.array = array;
    this.#options = options;
    this.#resize = resize;
    this.#stream = streamLike(stream) as Stream;
  }

  /** Checks the options, and allocates the batch. */
  static async create(
    context: Context,
    count: number,
    options: BatchOptions,
    stream: StreamState,
  ): Promise<Batch> {
    const { size, fit = "fill" } = options;
    if (fit !== "fill" && fit !== "cover") {
      throw new RangeError(invalid("fit", oneOf(["fill", "cover"]), fit));
    }
    const [{ resize }, { checkSize }] = await Promise.all([
      import("../../image/ops/resize.ts"),
      import("../../image/core/size.ts"),
    ]);
    const [height, width] = checkSize("size", size!);
    const array = emptyArray(context, [count, height, width, 3], "u8", stream, "NHWC");
    return new Batch(array, options, resize, stream);
  }

  /** Resizes images into the batch at the given indices, and disposes of them. */
  fill(indices: readonly number[], images: readonly (DeviceArray<"u8"> | undefined)[]): void {
    const { fit, interpolation, antialias } = this.#options;
    const options = {
      ...(interpolation !== undefined && { interpolation }),
      ...(antialias !== undefined && { antialias }),
      stream: this.#stream,
    };
    try {
      const [, height, width] = this.array.shape;
      const present = indices.filter((_, i) => images[i] !== undefined);
      const sources = images.filter((image) => image !== undefined)
        .map((image) => fit === "cover" ? covering(image, height!, width!) : image);
      if (present.length === 0) return;
      this.#resize(sources, [height!, width!], {
        ...options,
        into: present.map((index) => this.array.index(index)),
      });
    } finally {
      for (const image of images) image?.dispose();
    }
  }

  /** Makes the image at an index black. */
  clear(index: number): void {
    this.array.index(index).fill(0, { stream: this.#stream });
  }
}

/** Returns the largest centered part of an image with the proportions of a size. */
function covering(image: DeviceArray<"u8">, height: number, width: number): DeviceArray<"u8"> {
  const [rows, columns] = image.shape;
  const scale = Math.min(rows! / height, columns! / width);
  const part = (length: number, extent: number): [number, number] => {
    const taken = Math.min(extent, Math.max(1, Math.round(length * scale)));
    const start = (extent - taken) >> 1;
    return [start, start + taken];
  };
  return image.slice(part(height, rows!), part(width, columns!));
}
