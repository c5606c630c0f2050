import { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import { letterboxFit } from "../core/letterbox.ts";
import { fused, type FusedDType, type FusedOptions, wholeFits } from "../core/preprocess.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type ImageView, listView, readArray } from "../core/view.ts";

/**
 * NV12 frames as decoders give them: one array of luma rows with the chroma rows below, `[height · 3/2, width]` or
 * `[count, height · 3/2, width]`, also with an axis of 1 behind; or two, luma `[height, width]` and chroma `[height / 2, width / 2, 2]`, both also with a count in front.
 */
export type Nv12Frames = DeviceArray<"u8"> | {
  readonly y: DeviceArray<"u8">;
  readonly uv: DeviceArray<"u8">;
};

/** Options of {@link nv12ResizeNormalize}. */
export interface Nv12Options<D extends FusedDType = "f32"> extends FusedOptions<D> {
  /** The standard that the colours follow. Default `"bt601"`, as in OpenCV and `cvtColor`; video of HD and above is mostly BT.709. */
  standard?: "bt601" | "bt709" | "bt2020";
  /** Luma of 16 … 235 and chroma of 16 … 240, or of 0 … 255. Default `"limited"`. */
  range?: "limited" | "full";
  /** True: the shape of the image is kept, and `value` fills up around it as in `letterboxNormalize`. Default false. */
  letterbox?: boolean;
  /** What fills up, in RGB of 0 … 255: one number, or one for each channel. Default 114. */
  value?: number | readonly number[];
}

/** Shares of red and blue in luma: ITU-R BT.601-7, BT.709-6, BT.2020-2. */
const SHARES = { bt601: [0.299, 0.114], bt709: [0.2126, 0.0722], bt2020: [0.2627, 0.0593] } as const;

/**
 * From NV12 frames to a model's input in one kernel: resizes luma and chroma, converts to RGB, normalizes and changes the layout. The same as
 * these one after the other on floats: values are not rounded on the way. Luma below the limited range counts as its lowest, as for
 * `cvtColor`.
 *
 * ```ts
 * using input = nv12ResizeNormalize(frame, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
 * ```
 *
 * @param src Width and height are even. Rows may be padded. Or a list of single frames of any sizes.
 * @param size Of the result: `[height, width]`, or one number for both.
 * @returns RGB (with `swapRedBlue` BGR), `options.into` if it was given, else a new array; of a list a batch.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function nv12ResizeNormalize<D extends FusedDType = "f32">(
  src: Nv12Frames | readonly Nv12Frames[],
  size: number | Size,
  options: Nv12Options<D> = {},
): DeviceArray<D> {
  const { y, uv } = Array.isArray(src) ? readList(src) : readFrame("src", src as Nv12Frames);
  const into = checkSize("size", size, { ...y, images: null }) as Size;
  const fits = options.letterbox
    ? (y.images ?? [y]).map((image) => letterboxFit(image, into))
    : wholeFits(y, into);
  return fused(y, into, fits, options.value ?? 114, options, { view: uv, colour: colour(options) });
}

/** Luma and chroma. */
interface Frame {
  readonly y: ImageView;
  readonly uv: ImageView;
}

function readList(list: readonly Nv12Frames[]): Frame {
  if (list.length === 0) {
    throw new TypeError(mismatch("src", "frames, or a list of at least one", "an empty list"));
  }
  const frames = list.map((frame, i) => readFrame(`src[${i}]`, frame));
  const { context } = frames[0]!.y;
  for (const { y } of frames) {
    if (y.layout === "NHWC") {
      throw new RangeError(mismatch(y.name, "single frames in a list", "a batch"));
    }
    if (y.context !== context) {
      throw new RangeError(
        mismatch(y.name, `memory of ${context}, as of the first`, `memory of device ${y.context}`),
      );
    }
  }
  return {
    y: listView("src", frames.map(({ y }) => y), false),
    uv: listView("src", frames.map(({ uv }) => uv), false),
  };
}

function readFrame(name: string, src: Nv12Frames): Frame {
  if (!(src instanceof DeviceArray)) return planes(name, src);
  return halves(name, src.ndim > 2 && src.shape.at(-1) === 1 ? src.squeeze(-1) : src);
}

/** `struct Colour` of kernels/ops/preprocess/generic.cu. */
function colour(
  { standard = "bt601", range = "limited" }: Nv12Options<FusedDType>,
): Float32Array<ArrayBuffer> {
  const shares = Object.hasOwn(SHARES, standard) ? SHARES[standard] : undefined;
  if (shares === undefined) {
    throw new RangeError(invalid("standard", `"bt601", "bt709" or "bt2020"`, standard));
  }
  if (range !== "limited" && range !== "full") {
    throw new RangeError(invalid("range", `"limited" or "full"`, range));
  }
  const [red, blue] = shares, green = 1 - red - blue;
  const limited = range === "limited";
  return Float32Array.of(
    limited ? 16 : 0,
    limited ? 255 / 219 : 1,
    limited ? 255 / 224 : 1,
    2 * (1 - red),
    -2 * blue * (1 - blue) / green,
    -2 * red * (1 - red) / green,
    2 * (1 - blue),
  );
}

const ACCEPTED = "u8 [height · 3/2, width] with an even width and height, also with a count in front";

/** Luma and chroma of one array. */
function halves(name: string, src: DeviceArray): Frame {
  const { shape, strides } = src;
  const batched = shape.length === 3;
  const rows = shape.at(-2)!, width = shape.at(-1)!;
  if (
    src.dtype !== "u8" || (shape.length !== 2 && !batched) || rows % 3 !== 0 || width % 2 !== 0 ||
    rows === 0 || width === 0
  ) {
    throw new RangeError(mismatch(name, ACCEPTED, `${src.dtype} ${show(shape)}`));
  }
  const height = rows / 3 * 2, pitch = strides.at(-2)!, column = strides.at(-1)!;
  const front = batched ? [shape[0]!] : [], step = batched ? [strides[0]!] : [];
  const letter = batched ? "NHWC" : "HWC";
  const part = (extents: number[], steps: number[], offset: number): DeviceArray =>
    new DeviceArray(
      src.allocation,
      "u8",
      [...front, ...extents],
      [...step, ...steps],
      src.byteOffset + offset,
      src,
      letter,
    );
  return {
    y: readArray(name, part([height, width, 1], [pitch, column, 1], 0), ["u8"], undefined, false),
    uv: readArray(
      name,
      part([height / 2, width / 2, 2], [pitch, 2 * column, column], height * pitch),
      ["u8"],
      undefined,
      false,
    ),
  };
}

/** Luma and chroma of two arrays. */
function planes(name: string, src: { readonly y: DeviceArray; readonly uv: DeviceArray }): Frame {
  if (!(src?.y instanceof DeviceArray) || !(src.uv instanceof DeviceArray)) {
    throw new TypeError(
      invalid(name, "a DeviceArray, and { y, uv } of two of them, or a list of either", src),
    );
  }
  const batched = src.uv.ndim === 4;
  const luma = batched && src.y.ndim === 3 || !batched && src.y.ndim === 2 ? src.y.unsqueeze(-1) : src.y;
  const layout = batched ? "NHWC" : "HWC";
  if (luma.ndim !== layout.length || src.uv.ndim !== layout.length) {
    throw new RangeError(
      mismatch(
        `${name}.y`,
        "[height, width] or [height / 2, width / 2, 2], both also with a count in front",
        `${show(src.y.shape)} with ${name}.uv ${show(src.uv.shape)}`,
      ),
    );
  }
  const y = readArray(`${name}.y`, luma.labeled(layout), ["u8"], [1], false);
  const uv = readArray(`${name}.uv`, src.uv.labeled(layout), ["u8"], [2], false);
  if (
    y.count !== uv.count || y.height !== 2 * uv.height || y.width !== 2 * uv.width || y.context !== uv.context
  ) {
    throw new RangeError(
      `${name}.uv: ${show(src.uv.shape)} given with ${name}.y ${
        show(src.y.shape)
      }; accepted is half the height and width, on the same device`,
    );
  }
  return { y, uv };
}
