/**
 * The one function that no library has: a copy past the caches.
 *
 * What a thread has written lies in the cache of its core, from where a GPU reads it at a fraction of the link's rate: 15 to 20
 * GB/s of 55 were measured. Non-temporal stores go to memory at once. (`memcpy` uses them for copies beyond the size of the cache.)
 *
 * @module
 */
import type { BoundSymbols } from "./runtime.ts";
import { runtime } from "./index.ts";

const MEMORY = {
  mmap: {
    parameters: [["addr", "address"], ["length", "usize"], ["prot", "i32"], ["flags", "i32"], ["fd", "i32"], [
      "offset",
      "i64",
    ]],
    result: "address",
  },
  mprotect: { parameters: [["addr", "address"], ["len", "usize"], ["prot", "i32"]], result: "i32" },
  munmap: { parameters: [["addr", "address"], ["length", "usize"]], result: "i32" },
} as const;

const PAGE_BYTES = 4096n;
const PROT_READ_WRITE = 3, PROT_READ_EXEC = 5, MAP_PRIVATE_ANONYMOUS = 0x22;
const MAP_FAILED = 0xffff_ffff_ffff_ffffn;

/** `void stream_copy(void* dst, const void* src, size_t n)` for x86-64 (System V ABI); `dst` is a multiple of 16. */
// deno-fmt-ignore
const STREAM_COPY = Uint8Array.of(
  0x48, 0x89, 0xd1,       //   mov rcx, rdx
  0x48, 0xc1, 0xe9, 0x06, //   shr rcx, 6
  0x74, 0x2b,             //   jz rest
  0x0f, 0x10, 0x06,       // line: movups xmm0, [rsi]
  0x0f, 0x10, 0x4e, 0x10, //   movups xmm1, [rsi+16]
  0x0f, 0x10, 0x56, 0x20, //   movups xmm2, [rsi+32]
  0x0f, 0x10, 0x5e, 0x30, //   movups xmm3, [rsi+48]
  0x0f, 0x2b, 0x07,       //   movntps [rdi], xmm0
  0x0f, 0x2b, 0x4f, 0x10, //   movntps [rdi+16], xmm1
  0x0f, 0x2b, 0x57, 0x20, //   movntps [rdi+32], xmm2
  0x0f, 0x2b, 0x5f, 0x30, //   movntps [rdi+48], xmm3
  0x48, 0x83, 0xc6, 0x40, //   add rsi, 64
  0x48, 0x83, 0xc7, 0x40, //   add rdi, 64
  0x48, 0xff, 0xc9,       //   dec rcx
  0x75, 0xd5,             //   jnz line
  0x89, 0xd1,             // rest: mov ecx, edx
  0x83, 0xe1, 0x3f,       //   and ecx, 63
  0xf3, 0xa4,             //   rep movsb
  0x0f, 0xae, 0xf8,       //   sfence
  0xc3,                   //   ret
);

/** Machine code in memory. */
export class MachineCode {
  readonly #libc: BoundSymbols<typeof MEMORY>;
  /** Address of `stream_copy`. */
  readonly streamCopy: bigint;

  private constructor(libc: BoundSymbols<typeof MEMORY>, address: bigint) {
    this.#libc = libc;
    this.streamCopy = address;
  }

  /** Undefined where the system or the processor does not run it. The platform is Linux. */
  static load(): MachineCode | undefined {
    if (runtime.architecture() !== "x64") return undefined;
    const libc = runtime.openLibrary("libc.so.6", "mmap").bind(MEMORY);
    const page = libc.mmap(0n, PAGE_BYTES, PROT_READ_WRITE, MAP_PRIVATE_ANONYMOUS, -1, 0n);
    if (page === MAP_FAILED) return undefined;
    new Uint8Array(runtime.foreignBuffer(page, STREAM_COPY.length)).set(STREAM_COPY);
    // No page is writable and executable at once.
    if (libc.mprotect(page, PAGE_BYTES, PROT_READ_EXEC) === 0) return new MachineCode(libc, page);
    libc.munmap(page, PAGE_BYTES);
    return undefined;
  }

  /** Frees it. No thread runs it. */
  free(): void {
    this.#libc.munmap(this.streamCopy, PAGE_BYTES);
  }
}
