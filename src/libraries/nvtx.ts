/**
 * NVTX, the library through which programs annotate the timelines of profilers such as Nsight Systems.
 *
 * Source: NVTX C API Reference, "Markers" and "Ranges".
 */
import type { BoundSymbols } from "../runtime/runtime.ts";
import { searchCudaLibrary } from "./find.ts";

const NVTX = {
  nvtxMarkA: { parameters: [["message", "buffer"]], result: "void" },
  nvtxRangePushA: { parameters: [["message", "buffer"]], result: "i32" },
  nvtxRangePop: { parameters: [], result: "i32" },
  nvtxRangeStartA: { parameters: [["message", "buffer"]], result: "u64" },
  nvtxRangeEnd: { parameters: [["id", "u64"]], result: "void" },
} as const;

/** Bound functions of NVTX. */
export type Nvtx = BoundSymbols<typeof NVTX>;

let nvtx: Nvtx | null | undefined;

/** Returns NVTX, or null if it is not installed. The first call searches for it. */
export function openNvtx(): Nvtx | null {
  return nvtx === undefined ? nvtx = searchCudaLibrary("libnvtx").library?.bind(NVTX) ?? null : nvtx;
}
