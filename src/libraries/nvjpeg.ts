/**
 * nvJPEG, NVIDIA's JPEG decoder and encoder.
 *
 * Source: nvJPEG Documentation, "nvJPEG API Reference", and nvjpeg.h of CUDA 12.4 and 13.3.
 */
import type { BoundSymbols, NativeLibrary } from "../runtime/index.ts";
import { openCudaLibrary } from "./find.ts";

const NVJPEG = {
  nvjpegGetProperty: { parameters: [["type", "i32"], ["value", "buffer"]], result: "i32" },
  nvjpegCreateEx: {
    parameters: [
      ["backend", "i32"],
      ["dev_allocator", "address"],
      ["pinned_allocator", "address"],
      ["flags", "u32"],
      ["handle", "buffer"],
    ],
    result: "i32",
  },
  nvjpegDestroy: { parameters: [["handle", "address"]], result: "i32" },
  nvjpegGetHardwareDecoderInfo: {
    parameters: [["handle", "address"], ["num_engines", "buffer"], ["num_cores_per_engine", "buffer"]],
    result: "i32",
    optional: true,
  },
  nvjpegJpegStateCreate: { parameters: [["handle", "address"], ["jpeg_handle", "buffer"]], result: "i32" },
  nvjpegJpegStateDestroy: { parameters: [["jpeg_handle", "address"]], result: "i32" },
  nvjpegJpegStreamCreate: { parameters: [["handle", "address"], ["jpeg_stream", "buffer"]], result: "i32" },
  nvjpegJpegStreamDestroy: { parameters: [["jpeg_stream", "address"]], result: "i32" },
  nvjpegJpegStreamParse: {
    parameters: [
      ["handle", "address"],
      ["data", "address"],
      ["length", "usize"],
      ["save_metadata", "i32"],
      ["save_stream", "i32"],
      ["jpeg_stream", "address"],
    ],
    result: "i32",
  },
  nvjpegDecodeBatchedSupported: {
    parameters: [["handle", "address"], ["jpeg_stream", "address"], ["is_supported", "buffer"]],
    result: "i32",
  },
  nvjpegDecodeBatchedInitialize: {
    parameters: [
      ["handle", "address"],
      ["jpeg_handle", "address"],
      ["batch_size", "i32"],
      ["max_cpu_threads", "i32"],
      ["output_format", "i32"],
    ],
    result: "i32",
  },
  nvjpegDecodeBatched: {
    parameters: [
      ["handle", "address"],
      ["jpeg_handle", "address"],
      ["data", "buffer"],
      ["lengths", "buffer"],
      ["destinations", "buffer"],
      ["stream", "address"],
    ],
    result: "i32",
  },
  nvjpegDecode: {
    parameters: [
      ["handle", "address"],
      ["jpeg_handle", "address"],
      ["data", "address"],
      ["length", "usize"],
      ["output_format", "i32"],
      ["destination", "buffer"],
      ["stream", "address"],
    ],
    result: "i32",
  },
  nvjpegEncoderStateCreate: {
    parameters: [["handle", "address"], ["encoder_state", "buffer"], ["stream", "address"]],
    result: "i32",
  },
  nvjpegEncoderStateDestroy: { parameters: [["encoder_state", "address"]], result: "i32" },
  nvjpegEncoderParamsCreate: {
    parameters: [["handle", "address"], ["encoder_params", "buffer"], ["stream", "address"]],
    result: "i32",
  },
  nvjpegEncoderParamsDestroy: { parameters: [["encoder_params", "address"]], result: "i32" },
  nvjpegEncoderParamsSetQuality: {
    parameters: [["encoder_params", "address"], ["quality", "i32"], ["stream", "address"]],
    result: "i32",
  },
  nvjpegEncoderParamsSetSamplingFactors: {
    parameters: [["encoder_params", "address"], ["chroma_subsampling", "i32"], ["stream", "address"]],
    result: "i32",
  },
  nvjpegEncodeImage: {
    parameters: [
      ["handle", "address"],
      ["encoder_state", "address"],
      ["encoder_params", "address"],
      ["source", "buffer"],
      ["input_format", "i32"],
      ["image_width", "i32"],
      ["image_height", "i32"],
      ["stream", "address"],
    ],
    result: "i32",
  },
  nvjpegEncodeRetrieveBitstream: {
    parameters: [
      ["handle", "address"],
      ["encoder_state", "address"],
      ["data", "nullable"],
      ["length", "buffer"],
      ["stream", "address"],
    ],
    result: "i32",
  },
} as const;

/** Bound functions of nvJPEG. */
export type NvjpegFunctions = BoundSymbols<typeof NVJPEG>;

/** Opens nvJPEG; throws LibraryNotFoundError if it is not installed. */
export function openNvjpeg(): { readonly library: NativeLibrary; readonly functions: NvjpegFunctions } {
  const library = openCudaLibrary("libnvjpeg");
  return { library, functions: library.bind(NVJPEG) };
}

/** Returns the version of nvJPEG, e.g. "13.0". */
export function nvjpegVersion(): string {
  const { functions } = openNvjpeg();
  const part = new Int32Array(new ArrayBuffer(4));
  const [MAJOR, MINOR] = [0, 1];
  return [MAJOR, MINOR].map((type) => (functions.nvjpegGetProperty(type, part), part[0]!)).join(".");
}
