/** The structs of DLPack's C interface (https://dmlc.github.io/dlpack/latest/c_api.html). */
import { type DType, DTYPES } from "../../base/dtype.ts";
import { readBytes } from "../../libraries/c_library.ts";
import { callPointer } from "../../runtime/unsafe/call_pointer.ts";
import { provideDeleter } from "./capsule.ts";

/** The version of exported tensors. Consumers of every version 1.x can read it. */
export const MAJOR_VERSION = 1;

// Offsets in 64-bit words within DLManagedTensorVersioned (80 bytes) and DLManagedTensor (64 bytes).
export const VERSIONED = { managerContext: 1, deleter: 2, flags: 3, tensor: 4 } as const;
export const UNVERSIONED = { tensor: 0, managerContext: 6, deleter: 7 } as const;

/** Offsets in 64-bit words within DLTensor (48 bytes). Two 32-bit fields share a word. */
export const TENSOR = { data: 0, device: 1, rankAndType: 2, shape: 3, strides: 4, byteOffset: 5 } as const;

/** `DLDataTypeCode` by kind. */
const CODES = { int: 0, uint: 1, float: 2, bfloat: 4, complex: 5, bool: 6 } as const;

/** `DLDataType` as one word: code | bits << 8 | lanes << 16. */
export const TYPE_WORD: Readonly<Record<DType, number>> = Object.fromEntries(
  Object.entries(DTYPES).map(([dtype, { kind, itemSize }]) => [
    dtype,
    CODES[kind] | (itemSize * 8) << 8 | 1 << 16,
  ]),
) as Record<DType, number>;

const STRUCT_BYTES = 80n;

/** Scratch memory for reading structs. */
const struct = new ArrayBuffer(Number(STRUCT_BYTES));
export const struct32: Int32Array = new Int32Array(struct);
export const struct64: BigUint64Array = new BigUint64Array(struct);

/**
 * Reads a managed tensor into the scratch memory, and returns the offset of its DLTensor, its flags and its
 * deleter.
 */
export function readStruct(
  address: bigint,
  versioned: boolean,
): [tensor: number, flags: number, deleter: bigint] {
  readBytes(struct64, address, versioned ? STRUCT_BYTES : 64n);
  return versioned
    ? [VERSIONED.tensor, Number(struct64[VERSIONED.flags]! & 0xffff_ffffn), struct64[VERSIONED.deleter]!]
    : [UNVERSIONED.tensor, 0, struct64[UNVERSIONED.deleter]!];
}

/** Returns a managed tensor to its producer. */
export function callDeleter(address: bigint, versioned: boolean): void {
  const [, , deleter] = readStruct(address, versioned);
  if (deleter !== 0n) callPointer(deleter, address);
}

provideDeleter(callDeleter);
