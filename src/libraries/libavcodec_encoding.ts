/**
 * The functions of libavcodec that encode. Structs whose layout differs between versions are not declared here, but
 * measured: their initial values show where the fields are.
 */
import { cText } from "../runtime/c_text.ts";
import { type BoundSymbols, runtime } from "../runtime/index.ts";
import { readBytes, setVariable } from "./c_library.ts";
import type { Libavcodec } from "./libavcodec.ts";

const SYMBOLS = {
  avcodec_find_encoder_by_name: { parameters: [["name", "buffer"]], result: "address" },
  avcodec_parameters_alloc: { parameters: [], result: "address" },
  avcodec_parameters_free: { parameters: [["par", "buffer"]], result: "void" },
  avcodec_parameters_to_context: {
    parameters: [["codec", "address"], ["par", "address"]],
    result: "i32",
  },
  av_get_pix_fmt: { parameters: [["name", "buffer"]], result: "i32" },
  av_frame_get_buffer: { parameters: [["frame", "address"], ["align", "i32"]], result: "i32" },
} as const;

/** Since libavcodec 61.13 (FFmpeg 7.1). */
const SUPPORTED_CONFIG = {
  avcodec_get_supported_config: {
    parameters: [
      ["avctx", "address"],
      ["codec", "address"],
      ["config", "i32"],
      ["flags", "u32"],
      ["out_configs", "buffer"],
      ["out_num_configs", "buffer"],
    ],
    result: "i32",
  },
} as const;
const AV_CODEC_CONFIG_PIX_FORMAT = 0;

/** `AVCodec`, in bytes. `pix_fmts` is deprecated where there is `avcodec_get_supported_config`. */
const AV_CODEC = { id: 20, pix_fmts: 40, bytes: 48 };
/** The end of a list of pixel formats: `AV_PIX_FMT_NONE`. */
const NO_FORMAT = -1;
/** Bytes of `AVCodecParameters` that are searched, fewer than any version has. */
const PARAMETERS_BYTES = 104;
/** `FF_PROFILE_UNKNOWN` and `FF_LEVEL_UNKNOWN`. */
const UNKNOWN = -99;

/** Properties of a stream that are no options of a context. */
export interface StreamParameters {
  /** FFmpeg's name of the pixel format. */
  readonly pixelFormat: string;
  readonly width: number;
  readonly height: number;
}

/** libavcodec as an encoder. */
export class LibavcodecEncoding {
  readonly functions: BoundSymbols<typeof SYMBOLS>;
  readonly #library: Libavcodec;

  constructor(library: Libavcodec) {
    this.#library = library;
    this.functions = runtime.openLibrary(library.path).bind(SYMBOLS);
    // libsvtav1 writes its version and settings to stderr, whatever libavcodec's log level; 1 leaves errors.
    setVariable("SVT_LOG", "1", { overwrite: false });
  }

  /** Returns the encoder of a name; 0n if this build has none. */
  findEncoder(name: string): bigint {
    return this.functions.avcodec_find_encoder_by_name(cText(name));
  }

  /** Returns the number of a pixel format. */
  pixelFormat(name: string): number {
    return this.functions.av_get_pix_fmt(cText(name));
  }

  /** Returns the numbers of the pixel formats that an encoder takes. */
  pixelFormats(encoder: bigint): number[] {
    const formats: number[] = [], format = new Int32Array(new ArrayBuffer(4));
    for (let at = this.#formatList(encoder); at !== 0n; at += 4n) {
      readBytes(format, at, 4n);
      if (format[0] === NO_FORMAT) break;
      formats.push(format[0]!);
    }
    return formats;
  }

  /** Returns the address of the list of an encoder's pixel formats. */
  #formatList(encoder: bigint): bigint {
    if (!hasSupportedConfig(this.#library.version)) {
      const codec = new DataView(runtime.foreignBuffer(encoder, AV_CODEC.bytes));
      return codec.getBigUint64(AV_CODEC.pix_fmts, true);
    }
    const { avcodec_get_supported_config } = runtime.openLibrary(this.#library.path).bind(SUPPORTED_CONFIG);
    const list = new BigUint64Array(new ArrayBuffer(8)), count = new Int32Array(new ArrayBuffer(4));
    const config = AV_CODEC_CONFIG_PIX_FORMAT;
    return avcodec_get_supported_config(0n, encoder, config, 0, list, count) < 0 ? 0n : list[0]!;
  }

  /** Allocates a context of an encoder with these parameters. It is not open yet. */
  createContext(encoder: bigint, { pixelFormat, width, height }: StreamParameters): bigint {
    const { avcodec_parameters_alloc, avcodec_parameters_free, avcodec_parameters_to_context } =
      this.functions;
    const context = this.#library.functions.avcodec_alloc_context3(encoder);
    const parameters = avcodec_parameters_alloc();
    if (context === 0n || parameters === 0n) {
      throw new Error("video: the system has no memory for an encoder");
    }
    const view = new DataView(runtime.foreignBuffer(parameters, PARAMETERS_BYTES));
    const codec = new DataView(runtime.foreignBuffer(encoder, AV_CODEC.bytes));
    const at = parameterOffsets(view);
    view.setInt32(0, 0, true); // AVMEDIA_TYPE_VIDEO
    view.setInt32(4, codec.getInt32(AV_CODEC.id, true), true);
    view.setInt32(at.format, this.pixelFormat(pixelFormat), true);
    view.setInt32(at.width, width, true);
    view.setInt32(at.width + 4, height, true);
    const result = avcodec_parameters_to_context(context, parameters);
    avcodec_parameters_free(new BigUint64Array(new ArrayBuffer(8)).fill(parameters));
    if (result < 0) throw new Error(`video: libavcodec: ${this.#library.describe(result)}`);
    return context;
  }
}

/** Whether a version has `avcodec_get_supported_config`. */
function hasSupportedConfig(version: string): boolean {
  const [major, minor] = version.split(".").map(Number);
  return major! > 61 || major === 61 && minor! >= 13;
}

/**
 * Finds fields of `AVCodecParameters` by their initial values: `format` is the first -1 after the extradata, and
 * `profile` and `level`, both unknown, precede the width. FFmpeg 7 inserted two fields before them.
 */
function parameterOffsets(view: DataView): { format: number; width: number } {
  let format: number | undefined;
  for (let at = 28; at + 16 <= view.byteLength; at += 4) {
    const value = view.getInt32(at, true);
    if (format === undefined) {
      if (value === -1) format = at;
    } else if (value === UNKNOWN && view.getInt32(at + 4, true) === UNKNOWN) return { format, width: at + 8 };
  }
  throw new Error("video: libavcodec's parameters have an unexpected layout");
}

/**
 * Returns where `AVFrame.pict_type` is: before `sample_aspect_ratio`, which is 0 / 1 in a new frame. `key_frame`, which
 * FFmpeg removes, preceded it.
 */
export function pictureTypeOffset(frame: DataView): number {
  for (const at of [124, 120]) {
    if (frame.getInt32(at + 4, true) === 0 && frame.getInt32(at + 8, true) === 1) return at;
  }
  throw new Error("video: libavutil's frames have an unexpected layout");
}

/** `AV_PICTURE_TYPE_I`. */
export const PICTURE_TYPE_I = 1;
