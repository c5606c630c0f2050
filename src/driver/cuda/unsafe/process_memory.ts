/**
 * Reading memory that may not be there, which decides if a foreign handle may be shown to libcuda.
 *
 * @module
 */
import { type BoundSymbols, runtime } from "../../../runtime/index.ts";

const LIBC = {
  getpid: { parameters: [], result: "i32" },
  /** Copies memory of a process, here of this one; fails with EFAULT where there is none. */
  process_vm_readv: {
    parameters: [
      ["pid", "i32"],
      ["local_iov", "buffer"],
      ["liovcnt", "u64"],
      ["remote_iov", "buffer"],
      ["riovcnt", "u64"],
      ["flags", "u64"],
    ],
    result: "i64",
  },
} as const;

let libc: BoundSymbols<typeof LIBC> | null | undefined;

/**
 * The 64-bit words at an address.
 *
 * @returns null where no memory is mapped; undefined where the system does not let a process ask (no Linux, no glibc, a
 * sandbox without the call).
 */
export function readWords(address: bigint, count: number): BigUint64Array | null | undefined {
  if (libc === undefined) libc = openLibc();
  if (libc === null) return undefined;
  const words = new BigUint64Array(new ArrayBuffer(count * 8));
  const byteLength = BigInt(words.byteLength);
  const local = new BigUint64Array([runtime.addressOf(words), byteLength]);
  const remote = new BigUint64Array([address, byteLength]);
  const pid = libc.getpid();
  if (libc.process_vm_readv(pid, local, 1n, remote, 1n, 0n) === byteLength) return words;
  // Our own memory is always there: if not even that can be read, the call itself is not allowed.
  remote[0] = runtime.addressOf(words);
  const allowed = libc.process_vm_readv(pid, local, 1n, remote, 1n, 0n) === byteLength;
  return allowed ? null : undefined;
}

function openLibc(): BoundSymbols<typeof LIBC> | null {
  if (runtime.platform() !== "linux") return null;
  try {
    return runtime.openLibrary("libc.so.6", "process_vm_readv").bind(LIBC);
  } catch {
    return null;
  }
}
