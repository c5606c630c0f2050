/**
 * Passes the 128-byte id of a communicator by value, to `ncclCommInitRankConfig` of NCCL before 2.23. Newer ones
 * take a pointer (`ncclCommInitRankScalable`).
 *
 * - Assumes: Linux. On x86-64 (System V ABI) a struct of this size goes to the stack while the other arguments go
 *   to registers, so this binding fills all six integer registers and passes the sixteen words of the struct after
 *   them. On arm64 (AAPCS64) a struct of more than 16 bytes is passed as a pointer to a copy.
 * - If that fails: NCCL reads another id than the one given, and waits for ranks that never arrive.
 * - Switch: `CUFFI_DISABLE=struct-by-value` makes worlds an error with NCCL before 2.23.
 */
import { isDisabled } from "../../../../runtime/disable.ts";
import { type NativeLibrary, runtime } from "../../../../runtime/index.ts";
import type { CParameter } from "../../../../runtime/runtime.ts";

const WORDS = Array.from({ length: 16 }, (_, i): CParameter => [`id${i}`, "u64"]);

const INIT_X64 = {
  ncclCommInitRankConfig: {
    parameters: [
      ["comm", "buffer"],
      ["nranks", "i32"],
      ["rank", "i32"],
      ["config", "buffer"],
      ["r8", "u64"],
      ["r9", "u64"],
      ...WORDS,
    ],
    result: "i32",
  },
} as const;

const INIT_ARM64 = {
  ncclCommInitRankConfig: {
    parameters: [
      ["comm", "buffer"],
      ["nranks", "i32"],
      ["commId", "buffer"],
      ["rank", "i32"],
      ["config", "buffer"],
    ],
    result: "i32",
  },
} as const;

/** Calls ncclCommInitRankConfig. */
export function initRankByValue(
  library: NativeLibrary,
  comm: BigUint64Array,
  size: number,
  rank: number,
  id: Uint8Array,
  config: Uint8Array,
): number {
  const advice = "install NCCL 2.23 or newer";
  if (isDisabled("struct-by-value")) {
    throw new Error(`passing the id of a world is disabled by CUFFI_DISABLE=struct-by-value; ${advice}`);
  }
  const architecture = runtime.platform() === "linux" ? runtime.architecture() : "other";
  if (architecture === "arm64") {
    return library.bind(INIT_ARM64).ncclCommInitRankConfig(comm, size, id, rank, config);
  }
  if (architecture !== "x64") throw new Error(`this platform needs a newer NCCL: ${advice}`);
  const { ncclCommInitRankConfig } = library.bind(INIT_X64) as unknown as {
    readonly ncclCommInitRankConfig: (...args: (ArrayBufferView | number | bigint)[]) => number;
  };
  const words = new BigUint64Array(id.slice().buffer);
  return ncclCommInitRankConfig(comm, size, rank, config, 0n, 0n, ...words);
}
