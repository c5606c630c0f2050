/**
 * Reads the parameter lists of the kernels in a PTX text, which launches are checked against. Searches for
 * `.entry` directives only, so that it does not load the PTX parser.
 *
 * Source: Parallel Thread Execution ISA, "Kernel function directives: .entry" and "Kernel function parameter
 * attributes: .ptr".
 *
 * @module
 */
import type { DType } from "../../base/dtype.ts";

/** A parameter of a kernel. */
export interface KernelParameter {
  /** The name in the PTX text; empty for a cubin without PTX. */
  readonly name: string;
  /**
   * PTX type of a scalar (`"u64"`, `"f32"`); `"bytes"` for a structure; `"unknown"` for a cubin without PTX.
   */
  readonly type: ParameterType;
  /** Bytes from the start of the parameter block. */
  readonly offset: number;
  /** Bytes. */
  readonly byteLength: number;
  /** True if the PTX declares the parameter as an address (`.ptr`), or the C++ source as a pointer. */
  readonly pointer: boolean;
  /** The parameter as the C++ source declares it, such as `"const float* x"`; empty if that is unknown. */
  readonly declaration: string;
  /** The type in {@link KernelParameter.declaration}, such as `"const float*"`. */
  readonly declaredType: string;
  /**
   * The element type of arrays for a pointer to a scalar or vector of the C++ source: `"f32"` for `float*` and
   * `float4*`, `"complex64"` for `float2*`, which accepts `"f32"`, too. Null if arrays of every type are
   * accepted, as for pointers to structures.
   */
  readonly element: DType | null;
  /** The type of a plain scalar in C++, such as `"i32"` for `int`; null for others, or if only PTX is known. */
  readonly scalar: DType | null;
}

/** Types of {@link KernelParameter}. */
export type ParameterType =
  | "u8"
  | "u16"
  | "u32"
  | "u64"
  | "s8"
  | "s16"
  | "s32"
  | "s64"
  | "b8"
  | "b16"
  | "b32"
  | "b64"
  | "f16"
  | "f32"
  | "f64"
  | "bytes"
  | "unknown";

const SIZES: Record<string, number | undefined> = {
  u8: 1,
  u16: 2,
  u32: 4,
  u64: 8,
  s8: 1,
  s16: 2,
  s32: 4,
  s64: 8,
  b8: 1,
  b16: 2,
  b32: 4,
  b64: 8,
  f16: 2,
  f32: 4,
  f64: 8,
};

/** Returns the parameters of each kernel of a PTX text, in the order of the text. */
export function parseSignatures(ptx: string): Map<string, KernelParameter[]> {
  const kernels = new Map<string, KernelParameter[]>();
  const text = ptx.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, " ");
  const entries = /\.entry\s+([\w$%.]+)\s*(?:\(([^)]*)\))?/g;
  for (let match = entries.exec(text); match; match = entries.exec(text)) {
    kernels.set(match[1]!, parseParameters(match[2] ?? ""));
  }
  return kernels;
}

function parseParameters(list: string): KernelParameter[] {
  const parameters: KernelParameter[] = [];
  let end = 0;
  for (const declaration of list.split(",")) {
    const words = declaration.trim().split(/\s+/);
    if (words[0] !== ".param") continue;
    const last = words[words.length - 1]!;
    const array = /^([\w$%]+)\[(\d*)\]$/.exec(last);
    const name = array ? array[1]! : last;
    const pointer = words.includes(".ptr");
    const type = words.map((word) => word.slice(1)).find((word) => word in SIZES) ?? "b8";
    const elementBytes = SIZES[type]!;
    const byteLength = array ? elementBytes * Number(array[2] || 0) : elementBytes;
    // An `.align` after `.ptr` applies to the pointee, not to the parameter.
    const alignAt = words.indexOf(".align");
    const pointerAt = words.indexOf(".ptr");
    const own = alignAt >= 0 && (pointerAt < 0 || alignAt < pointerAt);
    const align = own ? Number(words[alignAt + 1]) : elementBytes;
    const offset = Math.ceil(end / align) * align;
    end = offset + byteLength;
    parameters.push({
      name,
      type: array ? "bytes" : type as ParameterType,
      offset,
      byteLength,
      pointer,
      declaration: "",
      declaredType: "",
      element: null,
      scalar: null,
    });
  }
  return parameters;
}
