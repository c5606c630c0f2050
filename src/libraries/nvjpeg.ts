/**
 * nvJPEG, NVIDIA's JPEG decoder and encoder.
 *
 * Source: nvJPEG Documentation, "nvJPEG API Reference", and nvjpeg.h of CUDA 12.4 and 13.3.
 */
import type { NativeLibrary, SymbolTable } from "../runtime/index.ts";
import { openCudaLibrary, searchCudaLibrary } from "./find.ts";

/** The parameters of each function. All of them return an `nvjpegStatus_t`. */
const PARAMETERS = {
  nvjpegCreateEx: ["backend", "dev_allocator", "pinned_allocator", "flags", "handle"],
  nvjpegDestroy: ["handle"],
  nvjpegJpegStateCreate: ["handle", "jpeg_handle"],
  nvjpegJpegStateDestroy: ["jpeg_handle"],
  nvjpegJpegStreamCreate: ["handle", "jpeg_stream"],
  nvjpegJpegStreamDestroy: ["jpeg_stream"],
  nvjpegJpegStreamParse: ["handle", "data", "length", "save_metadata", "save_stream", "jpeg_stream"],
  nvjpegDecodeBatchedSupported: ["handle", "jpeg_stream", "is_supported"],
  nvjpegDecodeBatchedInitialize: [
    "handle",
    "jpeg_handle",
    "batch_size",
    "max_cpu_threads",
    "output_format",
  ],
  nvjpegDecodeBatched: ["handle", "jpeg_handle", "data", "lengths", "destinations", "stream"],
  nvjpegDecode: ["handle", "jpeg_handle", "data", "length", "output_format", "destination", "stream"],
  nvjpegEncoderStateCreate: ["handle", "encoder_state", "stream"],
  nvjpegEncoderStateDestroy: ["encoder_state"],
  nvjpegEncoderParamsCreate: ["handle", "encoder_params", "stream"],
  nvjpegEncoderParamsDestroy: ["encoder_params"],
  nvjpegEncoderParamsSetQuality: ["encoder_params", "quality", "stream"],
  nvjpegEncoderParamsSetSamplingFactors: ["encoder_params", "chroma_subsampling", "stream"],
  nvjpegEncodeImage: [
    "handle",
    "encoder_state",
    "encoder_params",
    "source",
    "input_format",
    "image_width",
    "image_height",
    "stream",
  ],
  nvjpegEncodeRetrieveBitstream: ["handle", "encoder_state", "data", "length", "stream"],
} as const;

/** The name of a function. */
export type NvjpegName = keyof typeof PARAMETERS;

/** Bound functions of nvJPEG. Every argument is an integer or an address, as native threads pass them. */
export type NvjpegFunctions = Readonly<Record<NvjpegName, (...args: bigint[]) => number>>;

const SYMBOLS: SymbolTable = Object.fromEntries(
  Object.entries(PARAMETERS).map(([name, parameters]) => [
    name,
    { parameters: parameters.map((parameter) => [parameter, "address"] as const), result: "i32" },
  ]),
);

/** An open nvJPEG. */
export interface Nvjpeg {
  readonly library: NativeLibrary;
  readonly functions: NvjpegFunctions;
}

/** Returns nvJPEG, or undefined if it is not installed. */
export function findNvjpeg(): Nvjpeg | undefined {
  const { library } = searchCudaLibrary("libnvjpeg");
  return library && { library, functions: library.bind(SYMBOLS) as unknown as NvjpegFunctions };
}

/** Returns the version of nvJPEG, e.g. "13.0"; throws LibraryNotFoundError if it is not installed. */
export function nvjpegVersion(): string {
  const { nvjpegGetProperty } = openCudaLibrary("libnvjpeg").bind(VERSION);
  const part = new Int32Array(new ArrayBuffer(4));
  const [MAJOR, MINOR] = [0, 1];
  return [MAJOR, MINOR].map((type) => (nvjpegGetProperty(type, part), part[0]!)).join(".");
}

const VERSION = {
  nvjpegGetProperty: { parameters: [["type", "i32"], ["value", "buffer"]], result: "i32" },
} as const;
