/** Pointers to vectors, which a GPU accesses at aligned addresses only: `float4*`, and `"f32x4*"` of `kernel()`. */
import { DTYPES } from "../../base/dtype.ts";
import { addressOf, type ArrayData } from "../memory/array_data.ts";
import { vectorTypeOf } from "./cpp_types.ts";
import type { KernelParameter } from "./signature.ts";

/** The vectors of a parameter. */
export interface VectorAccess {
  /** Bytes of which addresses are a multiple. */
  readonly align: number;
  /** Bits of an address that are 0 if it is aligned. */
  readonly mask: bigint;
  /** Elements of which arrays have a multiple; 1 in C++, where kernels often compute the last elements one by one. */
  readonly width: number;
}

/** Returns the vectors of a parameter, or undefined if it is no pointer to vectors. */
export function vectorOf({ declaredType, element }: KernelParameter): VectorAccess | undefined {
  const [, scalar, components] = /^(\w+)x([24])\*$/.exec(declaredType) ?? [];
  if (scalar !== undefined && scalar in DTYPES) {
    const width = Number(components);
    return access(DTYPES[scalar as "f32"].itemSize * width, width);
  }
  if (element === null) return undefined;
  const type = vectorTypeOf(/^(?:const )?(\w+)(?: const)?\*$/.exec(declaredType)?.[1] ?? "");
  // Vectors of 1 and 3 components are aligned as their scalars are.
  return type === undefined || type.count % 2 === 1
    ? undefined
    : access(DTYPES[type.scalar].itemSize * type.count, 1);
}

/** Vectors of more than 16 bytes are accessed in parts. */
function access(bytes: number, width: number): VectorAccess {
  const align = Math.min(16, bytes);
  return { align, mask: BigInt(align - 1), width };
}

/** Describes what is wrong with an array whose address is not aligned to the vectors, or that ends within one. */
export function vectorProblem({ align, mask, width }: VectorAccess, array: ArrayData): string | undefined {
  const { size } = array, beyond = addressOf(array) & mask;
  if (beyond !== 0n && size > 0) {
    const expected = `expected an array at an address that is a multiple of ${align} bytes`;
    return `${expected}, got one ${beyond} bytes beyond; copy the view with copy()`;
  }
  const rest = size % width;
  if (rest === 0) return undefined;
  const whole = size - rest, view = whole > 0 ? `${whole} of them as a view, or ` : "";
  return `expected an array with a multiple of ${width} elements, got ${size}; pass ${view}an array of ${
    whole + width
  }`;
}
