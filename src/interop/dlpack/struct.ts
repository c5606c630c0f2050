/** The structs of DLPack's C interface (https://dmlc.github.io/dlpack/latest/c_api.html), as others have filled them. */
import { readBytes } from "../../libraries/c_library.ts";
import { callPointer } from "../../runtime/unsafe/call_pointer.ts";

// 64-bit words from the start of DLManagedTensorVersioned (80 bytes) and DLManagedTensor (64 bytes).
export const VERSIONED = { managerContext: 1, deleter: 2, flags: 3, tensor: 4 } as const;
export const UNVERSIONED = { tensor: 0, managerContext: 6, deleter: 7 } as const;

const STRUCT_BYTES = 80n;

// Where structs of others are read.
const struct = new ArrayBuffer(Number(STRUCT_BYTES));
export const struct32: Int32Array = new Int32Array(struct);
export const struct64: BigUint64Array = new BigUint64Array(struct);

/** Reads a managed tensor into the scratch: where its DLTensor begins, its flags and its deleter. */
export function readStruct(
  address: bigint,
  versioned: boolean,
): [tensor: number, flags: number, deleter: bigint] {
  readBytes(struct64, address, versioned ? STRUCT_BYTES : 64n);
  return versioned
    ? [VERSIONED.tensor, Number(struct64[VERSIONED.flags]! & 0xffff_ffffn), struct64[VERSIONED.deleter]!]
    : [UNVERSIONED.tensor, 0, struct64[UNVERSIONED.deleter]!];
}

/** Gives a managed tensor back to its producer. */
export function callDeleter(address: bigint, versioned: boolean): void {
  const [, , deleter] = readStruct(address, versioned);
  if (deleter !== 0n) callPointer(deleter, address);
}
