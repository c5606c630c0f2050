/**
 * DLPack deleters without JavaScript. Consumers call a deleter on any thread, where no JavaScript can run, so
 * the deleter is a function of libc that changes the first 32-bit word at the pointer it receives. The owner
 * of the memory polls that word.
 *
 * - Assumes: `sem_post` atomically increments the first word of its argument and, if the second word is 0,
 *   does nothing else (glibc, musl). `pthread_spin_unlock` stores a constant (1 on x86-64, 0 on arm64) to the
 *   first word and does nothing else.
 * - If that fails: exported memory is never released, or a consumer's thread crashes when it drops a tensor.
 * - Switch: `CUFFI_DISABLE=native-deleter` makes exporting through DLPack an error. Importing and the CUDA
 *   Array Interface work without it.
 */
import { isDisabled } from "../../runtime/disable.ts";
import { functionAddress } from "../c_library.ts";

let semPost = 0n;
let spinUnlock = 0n;

/** Throws if native deleters are disabled. */
export function requireNativeDeleters(): void {
  if (!isDisabled("native-deleter")) return;
  throw new Error(
    "exporting through DLPack is disabled by CUFFI_DISABLE=native-deleter; use the CUDA Array Interface",
  );
}

/** Returns a deleter that increments the first word. The second word must be 0. */
export function incrementDeleter(): bigint {
  requireNativeDeleters();
  return semPost ||= functionAddress("sem_post");
}

/** Returns a deleter that sets the first word to 0 or 1. */
export function storeDeleter(): bigint {
  requireNativeDeleters();
  return spinUnlock ||= functionAddress("pthread_spin_unlock");
}
