/**
 * Calls C functions by their addresses as fast as exported ones: a shared library is written to memory whose
 * functions jump to the addresses, and the runtime binds it like any other.
 *
 * Deno calls an address (`UnsafeFnPointer`) without V8's fast calls, 2 to 5 microseconds slower per call than
 * a bound function; Node.js cannot call one at all.
 *
 * - Assumes: Linux on x86-64, where r11 is free at a call (System V). `dlopen` accepts a file in memory
 *   (`memfd_create`).
 * - If that fails: on other platforms and without /proc, {@link bindThunks} returns undefined, and Deno calls
 *   the addresses itself. A wrong instruction would end the process.
 * - Switch: `CUFFI_DISABLE=function-thunks` calls addresses by the runtime's own functions.
 */
import { parseFeatures } from "../unsafe_features.ts";
import { presentAddress } from "../platform.ts";
import type { BoundSymbols, CSymbol, Runtime, SymbolAddresses, SymbolTable } from "../runtime.ts";
import { elfLibrary } from "./elf_library.ts";

const LIBC = {
  memfd_create: { parameters: [["name", "buffer"], ["flags", "u32"]], result: "i32" },
  write: { parameters: [["fd", "i32"], ["buf", "buffer"], ["count", "usize"]], result: "i64" },
} as const;

const MFD_CLOEXEC = 1;

/** Binds functions by their addresses; undefined where this cannot be done. */
export function bindThunks<const T extends SymbolTable>(
  runtime: Runtime,
  symbols: T,
  addresses: SymbolAddresses<T>,
): BoundSymbols<T> | undefined {
  if (runtime.platform() !== "linux" || runtime.architecture() !== "x64") return undefined;
  if (parseFeatures(runtime.env("CUFFI_DISABLE") ?? "").has("function-thunks")) return undefined;
  const present: Record<string, CSymbol> = {}, code: Record<string, number[]> = {};
  for (const [name, symbol] of Object.entries<CSymbol>(symbols)) {
    const address = presentAddress(name, symbol, addresses[name]!);
    if (address === undefined) continue;
    present[name] = symbol;
    code[name] = jumpTo(address);
  }
  try {
    return open(runtime, elfLibrary(code)).bind(present) as BoundSymbols<T>;
  } catch {
    return undefined;
  }
}

/** Opens a library from its bytes. */
function open(runtime: Runtime, bytes: Uint8Array): ReturnType<Runtime["openLibrary"]> {
  const libc = runtime.openLibrary("libc.so.6").bind(LIBC);
  const file = libc.memfd_create(new Uint8Array([...new TextEncoder().encode("cuffi"), 0]), MFD_CLOEXEC);
  if (file < 0) throw new Error("memfd_create is not allowed");
  if (libc.write(file, bytes, BigInt(bytes.length)) !== BigInt(bytes.length)) {
    throw new Error("no memory for machine code");
  }
  // The file stays open: the loader would take another library with the same path for this one.
  return runtime.openLibrary(`/proc/self/fd/${file}`);
}

/** `mov r11, address; jmp r11` */
function jumpTo(address: bigint): number[] {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, address, true);
  return [0x49, 0xbb, ...bytes, 0x41, 0xff, 0xe3];
}
