/** Pointers to vectors, which a GPU accesses at aligned addresses only: `float4*`, and `"f32x4*"` of `kernel()`. */
import { DTYPES } from "../../base/dtype.ts";
import { addressOf, type ArrayData } from "../memory/array_data.ts";
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

/** Bytes of the elements of the vector types in CUDA C++, Programming Guide, "Built-in Vector Types". */
const CPP_BYTES: Readonly<Record<string, number>> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  longlong: 8,
  ulonglong: 8,
  float: 4,
  double: 8,
};

/** Returns the vectors of a parameter, or undefined if it is no pointer to vectors. */
export function vectorOf({ declaredType }: KernelParameter): VectorAccess | undefined {
  const [, scalar, components] = /^(\w+)x([24])\*$/.exec(declaredType) ?? [];
  if (scalar !== undefined && scalar in DTYPES) {
    const width = Number(components);
    return access(DTYPES[scalar as "f32"].itemSize * width, width);
  }
  const [, base = "", count] = /^(?:const )?([a-z]+)([24])(?: const)?\*$/.exec(declaredType) ?? [];
  const bytes = Object.hasOwn(CPP_BYTES, base) ? CPP_BYTES[base]! : 0;
  return bytes === 0 ? undefined : access(bytes * Number(count), 1);
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
  return `expected an array with a multiple of ${width} elements, got ${size}; pass ${
    size - rest
  } of them as a view, ` +
    `or an array of ${size - rest + width}`;
}
