/** NV12 frames as the source of a pipeline. */
import { YUV_FRACTION, YUV_TO_RGB8 } from "../../../ptx/layouts.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import type { ImageView } from "../core/view.ts";
import { nv12Coefficients, type YuvColors, yuvParams } from "../core/yuv/coefficients.ts";
import { withFrameColors } from "../core/yuv/frame_colors.ts";
import type { Emitter } from "./emitter.ts";
import type { Numbers } from "./fields.ts";
import { SOURCE, type SourceMemory, sourcePixels } from "./source.ts";
import type { Pixels } from "./step.ts";

/** RGB pixels of frames. They are those of `cvtColor`; `planes` allows interpolation before the conversion. */
export function nv12Pixels(e: Emitter, luma: Value, chroma: Value, memory: SourceMemory): Pixels {
  const { b } = e;
  const y = sourcePixels(e, luma, "u8", 1, memory), uv = sourcePixels(e, chroma, "u8", 2, memory, "chroma");
  const at = (column: Value, row: Value): Value[] => {
    const integer = (value: Value): Value => b.convert(value, "i32");
    const k = (name: string): Value => e.shared.read(SOURCE, name, "i32");
    const [l] = y.at(column, row), [u, v] = uv.at(b.shift("shr", column, 1), b.shift("shr", row, 1));
    const du = b.sub(integer(u!), 128), dv = b.sub(integer(v!), 128);
    const bright = b.add(
      b.mul(b.binary("max", b.sub(integer(l!), k("offset")), 0), k("luma")),
      1 << (YUV_FRACTION - 1),
    );
    const green = b.add(b.mul(k("greenU"), du), b.mul(k("greenV"), dv));
    return [b.mul(k("redV"), dv), green, b.mul(k("blueU"), du)].map((term) =>
      e.small(e.clamp(b.shift("shr", b.add(bright, term), YUV_FRACTION), 255))
    );
  };
  return {
    dtype: "u8",
    channels: 3,
    at,
    planes: { luma: y, chroma: uv, convert: (yuv) => converted(e, yuv) },
  };
}

/** Converts a pixel as in kernels/ops/preprocess/generic.cu. */
function converted(e: Emitter, [y, u, v]: readonly Value[]): Value[] {
  const { b } = e;
  const k = (name: string): Value => e.shared.read(SOURCE, name, "f32");
  const luma = b.mul(b.binary("max", b.sub(y!, k("yLow")), 0), k("yScale"));
  const du = b.mul(b.sub(u!, 128), k("cScale")), dv = b.mul(b.sub(v!, 128), k("cScale"));
  const rgb = [
    b.fma(k("rv"), dv, luma),
    b.fma(k("gv"), dv, b.fma(k("gu"), du, luma)),
    b.fma(k("bu"), du, luma),
  ];
  return rgb.map((value) => b.binary("min", b.binary("max", value, 0), 255));
}

/** Returns the coefficients of the given colors, by default those of the frames. */
export function colorNumbers(frames: unknown, colors: YuvColors): Numbers {
  const known = withFrameColors(frames, colors);
  const bytes = yuvParams({ direction: "from", bits: 8, blueFirst: false, dtype: "u8" }, known);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const fields = Object.entries(YUV_TO_RGB8.i32).map(([name, index]) => [name, words[index]!]);
  return { ...Object.fromEntries(fields), ...nv12Coefficients(known) };
}

/** Returns the numbers of the chroma of one frame. */
export function chromaNumbers(chroma: ImageView, image: number): Numbers {
  const { array, rowStride, columnStride, channelStride, imageStride, width, height } = chroma;
  return {
    chromaData: array.pointer + BigInt(image * imageStride),
    chromaImage: imageStride,
    chromarow: rowStride,
    chromacolumn: columnStride,
    chromachannel: channelStride,
    chromawidth: width,
    chromaheight: height,
  };
}

/** True if rows of pairs of chroma values have no gaps. */
export function hasChromaPairs(
  { images, rowStride, columnStride, channelStride, width }: ImageView,
): boolean {
  if (images !== null) return images.every(hasChromaPairs);
  return columnStride === 2 && channelStride === 1 && rowStride >= 2 * width;
}
