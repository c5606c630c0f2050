import { mismatch } from "../../base/check.ts";
import type { JpegSettings, JpegSubsampling } from "../../driver/jpeg.ts";
import { WasmCodec, type WasmInstance } from "./wasm_codec.ts";

/** An instance of MozJPEG's encoder. */
interface Encoder extends WasmInstance {
  encode(rgba: Uint8Array, width: number, height: number, options: object): Uint8Array<ArrayBuffer>;
}

/** `J_COLOR_SPACE` */
const GRAYSCALE = 1, YCBCR = 3;

const MODULE = "@jsquash/jpeg/codec/enc/mozjpeg_enc.js";
const ENCODER = new WasmCodec<Encoder>(async () => {
  const [{ default: create }, { readPackageFile }] = await Promise.all([
    import("@jsquash/jpeg/codec/enc/mozjpeg_enc.js"),
    import("./package_file.ts"),
  ]);
  const wasm = await readPackageFile(MODULE, "mozjpeg_enc.wasm");
  return { create: create as unknown as (options: object) => Promise<unknown>, wasm };
});

/**
 * Pixels that fit the 2 GiB of an instance, with two copies of RGBA, the coefficients before and after quantization, and
 * a file of noise: as many as `decodeImage()` returns by default, and less without subsampling.
 */
const MAX_PIXELS: Readonly<Record<JpegSubsampling, number>> = { "4:2:0": 89_478_485, "4:4:4": 2 ** 26 };

/** Throws for an image that is too large to be encoded on the host. */
export function checkHostSize(
  name: string,
  width: number,
  height: number,
  { subsampling }: JpegSettings,
): void {
  const limit = MAX_PIXELS[subsampling];
  if (width * height <= limit) return;
  const expected = `at most ${limit} pixels with ${subsampling} to encode on the host`;
  throw new RangeError(mismatch(name, expected, `${width} × ${height}`));
}

/** Encodes pixels of 1 or 3 channels as a baseline JPEG file, with MozJPEG. */
export async function encodeOnHost(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 1 | 3,
  { quality, subsampling }: JpegSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 4) {
    rgba[to] = data[from]!;
    rgba[to + 1] = data[channels === 1 ? from : from + 1]!;
    rgba[to + 2] = data[channels === 1 ? from : from + 2]!;
  }
  const options = {
    quality,
    baseline: true,
    arithmetic: false,
    progressive: false,
    optimize_coding: true,
    smoothing: 0,
    color_space: channels === 1 ? GRAYSCALE : YCBCR,
    quant_table: 0, // those of the standard, which libjpeg and nvJPEG scale by the quality
    trellis_multipass: false,
    trellis_opt_zero: false,
    trellis_opt_table: false,
    trellis_loops: 1,
    auto_subsample: false,
    chroma_subsample: subsampling === "4:4:4" ? 1 : 2,
    separate_chroma_quality: false,
    chroma_quality: quality,
  };
  const file = await ENCODER.run((encoder, messages) => {
    try {
      return encoder.encode(rgba, width, height, options);
    } catch (cause) {
      const reason = messages.at(-1) ?? (cause instanceof Error ? cause.message : String(cause));
      throw new Error(`the image cannot be encoded as a JPEG file: ${reason}`, { cause });
    }
  });
  rgba.buffer.transfer(0); // frees the memory now; the garbage collector may let much of it accumulate
  return file;
}
