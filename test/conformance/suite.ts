/** All conformance cases, by PTX module. */
import type { Case } from "./case.ts";
import { ATOMIC } from "./cases/atomic.ts";
import { BITS } from "./cases/bits.ts";
import { BLOCK } from "./cases/block.ts";
import { CLASSIC } from "./cases/classic.ts";
import { CONTROL } from "./cases/control.ts";
import { CONVERT } from "./cases/convert.ts";
import { DOUBLE, FLOAT } from "./cases/float.ts";
import { FUNCTION } from "./cases/function.ts";
import { HALF, HALF_90 } from "./cases/half.ts";
import { INTEGER } from "./cases/integer.ts";
import { POINTER } from "./cases/pointer.ts";
import { PTX_8_3_CASES } from "./cases/ptx_8_3.ts";
import { WARP, WARP_90 } from "./cases/warp.ts";
import * as atomic from "./ptx/compute_75/atomic.ts";
import * as bits from "./ptx/compute_75/bits.ts";
import * as block from "./ptx/compute_75/block.ts";
import * as classic from "./ptx/compute_75/classic.ts";
import * as control from "./ptx/compute_75/control.ts";
import * as convert from "./ptx/compute_75/convert.ts";
import * as double from "./ptx/compute_75/double.ts";
import * as float from "./ptx/compute_75/float.ts";
import * as func from "./ptx/compute_75/function.ts";
import * as half from "./ptx/compute_75/half.ts";
import * as integer from "./ptx/compute_75/integer.ts";
import * as pointer from "./ptx/compute_75/pointer.ts";
import * as warp from "./ptx/compute_75/warp.ts";
import * as half90 from "./ptx/compute_90/half.ts";
import * as block100 from "./ptx/nvrtc13_compute_100/block.ts";
import * as control100 from "./ptx/nvrtc13_compute_100/control.ts";
import * as float100 from "./ptx/nvrtc13_compute_100/float.ts";
import * as func100 from "./ptx/nvrtc13_compute_100/function.ts";
import * as half100 from "./ptx/nvrtc13_compute_100/half.ts";
import * as classic13 from "./ptx/nvrtc13_compute_90/classic.ts";
import * as warp13 from "./ptx/nvrtc13_compute_90/warp.ts";
import { PTX_8_3 } from "./ptx_8_3.ts";

/** The cases of one PTX module. */
export interface Family {
  readonly name: string;
  readonly ptx: string;
  /** Minimum compute capability, such as 90. */
  readonly capability: number;
  readonly cases: readonly Case[];
  /** The family with the same results: the same source, compiled by another NVRTC. */
  readonly sameAs?: string;
}

export const FAMILIES: readonly Family[] = [
  { name: "integer", ptx: integer.INTEGER, capability: 75, cases: INTEGER },
  { name: "bits", ptx: bits.BITS, capability: 75, cases: BITS },
  { name: "float", ptx: float.FLOAT, capability: 75, cases: FLOAT },
  { name: "double", ptx: double.DOUBLE, capability: 75, cases: DOUBLE },
  { name: "half", ptx: half.HALF, capability: 75, cases: HALF },
  { name: "half 9.0", ptx: half90.HALF, capability: 90, cases: [...HALF_90, ...WARP_90] },
  { name: "convert", ptx: convert.CONVERT, capability: 75, cases: CONVERT },
  { name: "control", ptx: control.CONTROL, capability: 75, cases: CONTROL },
  { name: "warp", ptx: warp.WARP, capability: 75, cases: WARP },
  { name: "block", ptx: block.BLOCK, capability: 75, cases: BLOCK },
  { name: "atomic", ptx: atomic.ATOMIC, capability: 75, cases: ATOMIC },
  { name: "function", ptx: func.FUNCTION, capability: 75, cases: FUNCTION },
  { name: "pointer", ptx: pointer.POINTER, capability: 75, cases: POINTER },
  { name: "PTX 8.3", ptx: PTX_8_3, capability: 90, cases: PTX_8_3_CASES },
  { name: "classic", ptx: classic.CLASSIC, capability: 75, cases: CLASSIC },
  { name: "warp, NVRTC 13", ptx: warp13.WARP, capability: 90, cases: WARP, sameAs: "warp" },
  { name: "classic, NVRTC 13", ptx: classic13.CLASSIC, capability: 90, cases: CLASSIC, sameAs: "classic" },
  { name: "float, NVRTC 13", ptx: float100.FLOAT, capability: 100, cases: FLOAT, sameAs: "float" },
  { name: "half, NVRTC 13", ptx: half100.HALF, capability: 100, cases: HALF, sameAs: "half" },
  { name: "control, NVRTC 13", ptx: control100.CONTROL, capability: 100, cases: CONTROL, sameAs: "control" },
  { name: "block, NVRTC 13", ptx: block100.BLOCK, capability: 100, cases: BLOCK, sameAs: "block" },
  { name: "function, NVRTC 13", ptx: func100.FUNCTION, capability: 100, cases: FUNCTION, sameAs: "function" },
];
