/**
 * Passes 64-byte IPC handles by value through an FFI without structs, to `cuIpcOpenMemHandle` and
 * `cuIpcOpenEventHandle`.
 *
 * - Assumes: Linux. On x86-64 (System V ABI) a struct of this size goes to the stack while the other
 *   arguments go to registers, so these bindings fill all six integer registers and pass the eight words of
 *   the struct after them. On arm64 (AAPCS64) a struct of more than 16 bytes is passed as a pointer to a
 *   copy.
 * - If that fails: libcuda reads another handle than the one given and reports an invalid value, or opens the
 *   wrong memory.
 * - Switch: `CUFFI_DISABLE=struct-by-value` makes opening a handle an error in Bun and Node. Deno declares the struct
 *   and needs none of this.
 */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { isDisabled } from "../../../runtime/disable.ts";
import { runtime } from "../../../runtime/index.ts";
import type { CudaLibrary } from "../library.ts";

const OPEN_X64 = {
  cuIpcOpenMemHandle_v2: {
    parameters: [
      ["pdptr", "buffer"],
      ["Flags", "u32"],
      ["rdx", "u64"],
      ["rcx", "u64"],
      ["r8", "u64"],
      ["r9", "u64"],
      ["handle0", "u64"],
      ["handle1", "u64"],
      ["handle2", "u64"],
      ["handle3", "u64"],
      ["handle4", "u64"],
      ["handle5", "u64"],
      ["handle6", "u64"],
      ["handle7", "u64"],
    ],
    result: "i32",
  },
  cuIpcOpenEventHandle: {
    parameters: [
      ["phEvent", "buffer"],
      ["rsi", "u64"],
      ["rdx", "u64"],
      ["rcx", "u64"],
      ["r8", "u64"],
      ["r9", "u64"],
      ["handle0", "u64"],
      ["handle1", "u64"],
      ["handle2", "u64"],
      ["handle3", "u64"],
      ["handle4", "u64"],
      ["handle5", "u64"],
      ["handle6", "u64"],
      ["handle7", "u64"],
    ],
    result: "i32",
  },
} as const;

const OPEN_ARM64 = {
  cuIpcOpenMemHandle_v2: {
    parameters: [["pdptr", "buffer"], ["handle", "buffer"], ["Flags", "u32"]],
    result: "i32",
  },
  cuIpcOpenEventHandle: {
    parameters: [["phEvent", "buffer"], ["handle", "buffer"]],
    result: "i32",
  },
} as const;

/** Calls cuIpcOpenMemHandle. */
export function openMemoryByValue(
  library: CudaLibrary,
  result: ArrayBufferView,
  handle: Uint8Array,
  flags: number,
): number {
  if (!usesStack("cuIpcOpenMemHandle")) {
    return library.bind(OPEN_ARM64).cuIpcOpenMemHandle_v2(result, handle, flags);
  }
  const [a, b, c, d, e, f, g, h] = words(handle);
  const { cuIpcOpenMemHandle_v2 } = library.bind(OPEN_X64);
  return cuIpcOpenMemHandle_v2(result, flags, 0n, 0n, 0n, 0n, a, b, c, d, e, f, g, h);
}

/** Calls cuIpcOpenEventHandle. */
export function openEventByValue(library: CudaLibrary, result: ArrayBufferView, handle: Uint8Array): number {
  if (!usesStack("cuIpcOpenEventHandle")) {
    return library.bind(OPEN_ARM64).cuIpcOpenEventHandle(result, handle);
  }
  const [a, b, c, d, e, f, g, h] = words(handle);
  const { cuIpcOpenEventHandle } = library.bind(OPEN_X64);
  return cuIpcOpenEventHandle(result, 0n, 0n, 0n, 0n, 0n, a, b, c, d, e, f, g, h);
}

/** Whether the platform passes the struct on the stack; throws where neither way is known to work. */
function usesStack(call: string): boolean {
  if (isDisabled("struct-by-value")) {
    throw new CudaError(
      CUDA_ERROR.NOT_SUPPORTED,
      call,
      "passing the handle is disabled by CUFFI_DISABLE=struct-by-value; Deno does not need it",
    );
  }
  const architecture = runtime.architecture();
  if (runtime.platform() === "linux" && architecture === "x64") return true;
  if (runtime.platform() === "linux" && architecture === "arm64") return false;
  throw new CudaError(CUDA_ERROR.NOT_SUPPORTED, call, "sharing between processes requires Linux");
}

type Words = [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];

function words(handle: Uint8Array): Words {
  return [...new BigUint64Array(handle.slice().buffer)] as Words;
}
