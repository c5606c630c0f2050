/**
 * cuBLASLt, NVIDIA's library of matrix products.
 *
 * Source: cuBLAS Documentation, "Using the cuBLASLt API", and cublasLt.h of CUDA 12.4.
 */
import { type BoundSymbols, runtime } from "../runtime/index.ts";
import { openCudaLibrary, searchCudaLibrary } from "./find.ts";

const SYMBOLS = {
  cublasLtCreate: { parameters: [["lightHandle", "buffer"]], result: "i32" },
  cublasLtDestroy: { parameters: [["lightHandle", "address"]], result: "i32" },
  cublasLtGetStatusName: { parameters: [["status", "i32"]], result: "address" },
  cublasLtMatmulDescCreate: {
    parameters: [["matmulDesc", "buffer"], ["computeType", "i32"], ["scaleType", "i32"]],
    result: "i32",
  },
  cublasLtMatmulDescDestroy: { parameters: [["matmulDesc", "address"]], result: "i32" },
  cublasLtMatmulDescSetAttribute: {
    parameters: [["matmulDesc", "address"], ["attr", "i32"], ["buf", "buffer"], ["sizeInBytes", "usize"]],
    result: "i32",
  },
  cublasLtMatrixLayoutCreate: {
    parameters: [["matLayout", "buffer"], ["type", "i32"], ["rows", "u64"], ["cols", "u64"], ["ld", "i64"]],
    result: "i32",
  },
  cublasLtMatrixLayoutDestroy: { parameters: [["matLayout", "address"]], result: "i32" },
  cublasLtMatrixLayoutSetAttribute: {
    parameters: [["matLayout", "address"], ["attr", "i32"], ["buf", "buffer"], ["sizeInBytes", "usize"]],
    result: "i32",
  },
  cublasLtMatmulPreferenceCreate: { parameters: [["pref", "buffer"]], result: "i32" },
  cublasLtMatmulPreferenceDestroy: { parameters: [["pref", "address"]], result: "i32" },
  cublasLtMatmulPreferenceSetAttribute: {
    parameters: [["pref", "address"], ["attr", "i32"], ["buf", "buffer"], ["sizeInBytes", "usize"]],
    result: "i32",
  },
  cublasLtMatmulAlgoGetHeuristic: {
    parameters: [
      ["lightHandle", "address"],
      ["operationDesc", "address"],
      ["Adesc", "address"],
      ["Bdesc", "address"],
      ["Cdesc", "address"],
      ["Ddesc", "address"],
      ["preference", "address"],
      ["requestedAlgoCount", "i32"],
      ["heuristicResultsArray", "buffer"],
      ["returnAlgoCount", "buffer"],
    ],
    result: "i32",
  },
  cublasLtMatmul: {
    parameters: [
      ["lightHandle", "address"],
      ["computeDesc", "address"],
      ["alpha", "buffer"],
      ["A", "address"],
      ["Adesc", "address"],
      ["B", "address"],
      ["Bdesc", "address"],
      ["beta", "buffer"],
      ["C", "address"],
      ["Cdesc", "address"],
      ["D", "address"],
      ["Ddesc", "address"],
      ["algo", "buffer"],
      ["workspace", "address"],
      ["workspaceSizeInBytes", "usize"],
      ["stream", "address"],
    ],
    result: "i32",
  },
} as const;

/** Bound functions of cuBLASLt. All but `cublasLtGetStatusName` return a `cublasStatus_t`. */
export type CublasLt = BoundSymbols<typeof SYMBOLS>;

/** Returns cuBLASLt, or undefined if it is not installed. */
export function findCublasLt(): CublasLt | undefined {
  return searchCudaLibrary("libcublasLt").library?.bind(SYMBOLS);
}

/** Returns the name of a `cublasStatus_t`, such as CUBLAS_STATUS_NOT_SUPPORTED. */
export function statusName(library: CublasLt, status: number): string {
  return runtime.cString(library.cublasLtGetStatusName(status)) || String(status);
}

/** Returns the version of cuBLASLt, e.g. "12.4"; throws LibraryNotFoundError if it is not installed. */
export function cublasLtVersion(): string {
  const version = Number(openCudaLibrary("libcublasLt").bind(VERSION).cublasLtGetVersion());
  // 120405 is 12.4.5, and 130100 is 13.1.0.
  return `${Math.floor(version / 10_000)}.${Math.floor(version / 100) % 100}`;
}

const VERSION = { cublasLtGetVersion: { parameters: [], result: "usize" } } as const;
