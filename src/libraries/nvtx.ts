/**
 * NVTX, the library by which programs tell profilers such as Nsight Systems what they are doing.
 *
 * Source: NVTX C API Reference, "Markers" and "Ranges".
 *
 * @module
 */
import type { BoundSymbols } from "../runtime/index.ts";
import { searchCudaLibrary } from "./find.ts";

const NVTX = {
  nvtxMarkA: { parameters: [["message", "buffer"]], result: "void" },
  nvtxRangePushA: { parameters: [["message", "buffer"]], result: "i32" },
  nvtxRangePop: { parameters: [], result: "i32" },
  nvtxRangeStartA: { parameters: [["message", "buffer"]], result: "u64" },
  nvtxRangeEnd: { parameters: [["id", "u64"]], result: "void" },
} as const;

/** The functions of NVTX. */
export type Nvtx = BoundSymbols<typeof NVTX>;

let nvtx: Nvtx | null | undefined;

/** NVTX, looked for at the first call; null where it is not installed. */
export function openNvtx(): Nvtx | null {
  return nvtx === undefined ? nvtx = searchCudaLibrary("libnvtx").library?.bind(NVTX) ?? null : nvtx;
}
