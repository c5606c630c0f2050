/**
 * Reads memory that may not be mapped, to validate foreign handles (see stream_handle_probe.ts).
 *
 * - Assumes: `process_vm_readv` on the own process copies mapped memory and fails with EFAULT otherwise
 *   (Linux).
 * - If that fails: sandboxes may forbid the call; this is detected, and nothing is validated.
 * - Switch: `CUFFI_DISABLE=stream-probe`.
 */
import { type BoundSymbols, runtime } from "../../../runtime/index.ts";

const LIBC = {
  getpid: { parameters: [], result: "i32" },
  /** Copies memory of a process, here of this one. */
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
 * Returns the 64-bit words at an address: null if the memory is not mapped, undefined if this system cannot
 * tell (no Linux, no glibc, or a sandbox that forbids the call).
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
  // Our own memory is certainly mapped: if reading it fails too, the call is not allowed.
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
