import type { JpegSettings } from "../../driver/jpeg.ts";

/** An instance of MozJPEG's encoder. */
interface Encoder {
  encode(rgba: Uint8Array, width: number, height: number, options: object): Uint8Array<ArrayBuffer>;
}

/** `J_COLOR_SPACE` */
const GRAYSCALE = 1, YCBCR = 3;

let encoder: Promise<Encoder> | undefined;

/** Encodes pixels of 1 or 3 channels as a baseline JPEG file, with MozJPEG. */
export async function encodeOnHost(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 1 | 3,
  { quality, subsampling }: JpegSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const { encode } = await (encoder ??= createEncoder());
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 4) {
    rgba[to] = data[from]!;
    rgba[to + 1] = data[channels === 1 ? from : from + 1]!;
    rgba[to + 2] = data[channels === 1 ? from : from + 2]!;
  }
  return encode(rgba, width, height, {
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
  }).slice();
}

async function createEncoder(): Promise<Encoder> {
  const [{ default: createModule }, { readPackageFile }] = await Promise.all([
    import("@jsquash/jpeg/codec/enc/mozjpeg_enc.js"),
    import("./package_file.ts"),
  ]);
  const wasm = await readPackageFile("@jsquash/jpeg/codec/enc/mozjpeg_enc.js", "mozjpeg_enc.wasm");
  const options = { noInitialRun: true, ...(wasm && { wasmBinary: wasm }) };
  return await createModule(options as unknown as Parameters<typeof createModule>[0]) as unknown as Encoder;
}
