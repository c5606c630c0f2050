/**
 * Hand-assembled x86-64 routines: the loop of a native thread, a list of calls, and a copy that bypasses the
 * caches.
 *
 * - Assumes: Linux on x86-64 with SSE2, the System V calling convention, and a `sem_wait` that returns 0 on
 *   success. A page may be made executable once it is no longer writable.
 * - If that fails: on other platforms, and where pages cannot be made executable, {@link MachineCode.load}
 *   throws, the driver copies without threads, nvJPEG blocks the event loop, and decoding video on the GPU is
 *   an error. A wrong instruction would corrupt memory or end the process.
 * - Switch: `CUFFI_DISABLE=machine-code` leaves pageable copies to libcuda, calls nvJPEG on the calling thread
 *   and disables video decoding on the GPU.
 */
import { runtime } from "../index.ts";
import type { BoundSymbols } from "../runtime.ts";

const MEMORY = {
  mmap: {
    parameters: [
      ["addr", "address"],
      ["length", "usize"],
      ["prot", "i32"],
      ["flags", "i32"],
      ["fd", "i32"],
      ["offset", "i64"],
    ],
    result: "address",
  },
  mprotect: { parameters: [["addr", "address"], ["len", "usize"], ["prot", "i32"]], result: "i32" },
  munmap: { parameters: [["addr", "address"], ["length", "usize"]], result: "i32" },
} as const;

const PAGE_BYTES = 4096;
const PROT_READ_WRITE = 3, PROT_READ_EXEC = 5, MAP_PRIVATE_ANONYMOUS = 0x22;
const MAP_FAILED = 0xffff_ffff_ffff_ffffn;

/** Job slots of a queue, used in turn; a power of two. */
export const QUEUE_JOBS = 64;
/**
 * Layout of a queue, in bytes: the number of claimed jobs (u32), a `sem_t` that counts unclaimed jobs, the
 * address of `sem_wait`, and job slots of 64 bytes.
 */
export const QUEUE = {
  claimed: 0,
  ready: 64,
  semWait: 128,
  jobs: 192,
  jobBytes: 64,
  bytes: 4288,
} as const;
/**
 * Layout of a job slot, in bytes: the function, its five arguments, its result, and a word that is 1 once it
 * has returned.
 */
export const JOB = { routine: 0, arguments: 8, result: 48, done: 56 } as const;

/** `void* thread(Queue*)`: a start routine for `pthread_create`. */
// deno-fmt-ignore
const THREAD = [
  0x53,                                           //        push rbx
  0x41, 0x54,                                     //        push r12
  0x48, 0x83, 0xec, 0x08,                         //        sub rsp, 8
  0x48, 0x89, 0xfb,                               //        mov rbx, rdi
  0x48, 0x8d, 0x7b, 0x40,                         // wait:  lea rdi, [rbx + ready]
  0xff, 0x93, 0x80, 0x00, 0x00, 0x00,             //        call [rbx + semWait]
  0x85, 0xc0,                                     //        test eax, eax
  0x75, 0xf2,                                     //        jnz wait
  0xb8, 0x01, 0x00, 0x00, 0x00,                   //        mov eax, 1
  0xf0, 0x0f, 0xc1, 0x03,                         //        lock xadd [rbx + claimed], eax
  0x83, 0xe0, 0x3f,                               //        and eax, QUEUE_JOBS - 1
  0xc1, 0xe0, 0x06,                               //        shl eax, 6
  0x4c, 0x8d, 0xa4, 0x03, 0xc0, 0x00, 0x00, 0x00, //        lea r12, [rbx + rax + jobs]
  0x49, 0x8b, 0x7c, 0x24, 0x08,                   //        mov rdi, [r12 + 8]
  0x49, 0x8b, 0x74, 0x24, 0x10,                   //        mov rsi, [r12 + 16]
  0x49, 0x8b, 0x54, 0x24, 0x18,                   //        mov rdx, [r12 + 24]
  0x49, 0x8b, 0x4c, 0x24, 0x20,                   //        mov rcx, [r12 + 32]
  0x4d, 0x8b, 0x44, 0x24, 0x28,                   //        mov r8, [r12 + 40]
  0x41, 0xff, 0x14, 0x24,                         //        call [r12 + routine]
  0x49, 0x89, 0x44, 0x24, 0x30,                   //        mov [r12 + result], rax
  0x41, 0xc7, 0x44, 0x24, 0x38, 0x01, 0x00, 0x00, 0x00, //  mov dword ptr [r12 + done], 1
  0xeb, 0xae,                                     //        jmp wait
];

/** A job function that ends the calling thread. */
// deno-fmt-ignore
const STOP = [
  0x48, 0x83, 0xc4, 0x10, // add rsp, 16
  0x41, 0x5c,             // pop r12
  0x5b,                   // pop rbx
  0x31, 0xc0,             // xor eax, eax
  0xc3,                   // ret
];

/**
 * Layout of a call in a list, in 64-bit words: the function, its result, and eight arguments, of which the
 * function takes as many as it has.
 */
export const CALL = { fn: 0, result: 1, arguments: 2, maxArguments: 8, words: 10 } as const;

/**
 * `void call_list(Call* calls, size_t count)`: makes the calls in order, and stops after the first whose result
 * is not 0 in its lower 32 bits.
 */
// deno-fmt-ignore
const CALL_LIST = [
  0x53,                   //       push rbx
  0x41, 0x54,             //       push r12
  0x48, 0x83, 0xec, 0x08, //       sub rsp, 8
  0x48, 0x89, 0xfb,       //       mov rbx, rdi
  0x49, 0x89, 0xf4,       //       mov r12, rsi
  0x4d, 0x85, 0xe4,       // next: test r12, r12
  0x74, 0x37,             //       jz end
  0xff, 0x73, 0x48,       //       push [rbx + 8 * 9]
  0xff, 0x73, 0x40,       //       push [rbx + 8 * 8]
  0x48, 0x8b, 0x7b, 0x10, //       mov rdi, [rbx + 8 * 2]
  0x48, 0x8b, 0x73, 0x18, //       mov rsi, [rbx + 8 * 3]
  0x48, 0x8b, 0x53, 0x20, //       mov rdx, [rbx + 8 * 4]
  0x48, 0x8b, 0x4b, 0x28, //       mov rcx, [rbx + 8 * 5]
  0x4c, 0x8b, 0x43, 0x30, //       mov r8, [rbx + 8 * 6]
  0x4c, 0x8b, 0x4b, 0x38, //       mov r9, [rbx + 8 * 7]
  0x31, 0xc0,             //       xor eax, eax
  0xff, 0x13,             //       call [rbx]
  0x48, 0x83, 0xc4, 0x10, //       add rsp, 16
  0x48, 0x89, 0x43, 0x08, //       mov [rbx + 8], rax
  0x85, 0xc0,             //       test eax, eax
  0x75, 0x09,             //       jnz end
  0x48, 0x83, 0xc3, 0x50, //       add rbx, 80
  0x49, 0xff, 0xcc,       //       dec r12
  0xeb, 0xc4,             //       jmp next
  0x48, 0x83, 0xc4, 0x08, // end:  add rsp, 8
  0x41, 0x5c,             //       pop r12
  0x5b,                   //       pop rbx
  0xc3,                   //       ret
];

/**
 * `void stream_copy(void* dst, const void* src, size_t n)`; `dst` must be a multiple of 16.
 *
 * Data that a thread has just written is in the cache of its core, from where a GPU reads it at a fraction of
 * the link's rate (15 to 20 of 55 GB/s measured). Non-temporal stores write to memory instead. (`memcpy` uses
 * them only for copies larger than the cache.)
 */
// deno-fmt-ignore
const STREAM_COPY = [
  0x48, 0x89, 0xd1,       //       mov rcx, rdx
  0x48, 0xc1, 0xe9, 0x06, //       shr rcx, 6
  0x74, 0x2b,             //       jz rest
  0x0f, 0x10, 0x06,       // line: movups xmm0, [rsi]
  0x0f, 0x10, 0x4e, 0x10, //       movups xmm1, [rsi + 16]
  0x0f, 0x10, 0x56, 0x20, //       movups xmm2, [rsi + 32]
  0x0f, 0x10, 0x5e, 0x30, //       movups xmm3, [rsi + 48]
  0x0f, 0x2b, 0x07,       //       movntps [rdi], xmm0
  0x0f, 0x2b, 0x4f, 0x10, //       movntps [rdi + 16], xmm1
  0x0f, 0x2b, 0x57, 0x20, //       movntps [rdi + 32], xmm2
  0x0f, 0x2b, 0x5f, 0x30, //       movntps [rdi + 48], xmm3
  0x48, 0x83, 0xc6, 0x40, //       add rsi, 64
  0x48, 0x83, 0xc7, 0x40, //       add rdi, 64
  0x48, 0xff, 0xc9,       //       dec rcx
  0x75, 0xd5,             //       jnz line
  0x89, 0xd1,             // rest: mov ecx, edx
  0x83, 0xe1, 0x3f,       //       and ecx, 63
  0xf3, 0xa4,             //       rep movsb
  0x0f, 0xae, 0xf8,       //       sfence
  0xc3,                   //       ret
];

let bound: BoundSymbols<typeof MEMORY> | undefined;

function bindLibc(): BoundSymbols<typeof MEMORY> {
  return bound ??= runtime.openLibrary("libc.so.6", "mmap").bind(MEMORY);
}

/**
 * Loads x86-64 code into a page of executable memory, and returns the page's address. Throws if the system or
 * the processor cannot run it.
 */
export function loadCode(code: readonly number[]): bigint {
  if (runtime.platform() !== "linux" || runtime.architecture() !== "x64") {
    throw new Error("the machine code is for Linux on x86-64");
  }
  const libc = bindLibc();
  const length = BigInt(PAGE_BYTES);
  const page = libc.mmap(0n, length, PROT_READ_WRITE, MAP_PRIVATE_ANONYMOUS, -1, 0n);
  if (page === MAP_FAILED) throw new Error("no memory for machine code");
  new Uint8Array(runtime.foreignBuffer(page, PAGE_BYTES)).set(code);
  // No page is ever writable and executable at the same time.
  if (libc.mprotect(page, length, PROT_READ_EXEC) !== 0) {
    freeCode(page);
    throw new Error("the system does not allow machine code, or has no memory for it");
  }
  return page;
}

/** Frees a page of {@link loadCode}. No thread may be running its code. */
function freeCode(page: bigint): void {
  bindLibc().munmap(page, BigInt(PAGE_BYTES));
}

/** The routines, loaded into executable memory. */
export class MachineCode {
  readonly thread: bigint;
  readonly stop: bigint;
  readonly streamCopy: bigint;
  readonly callList: bigint;

  private constructor(page: bigint) {
    this.thread = page;
    this.stop = page + BigInt(THREAD.length);
    this.streamCopy = this.stop + BigInt(STOP.length);
    this.callList = this.streamCopy + BigInt(STREAM_COPY.length);
  }

  /** Loads the routines; throws if the system or the processor cannot run them. */
  static load(): MachineCode {
    return new MachineCode(loadCode([...THREAD, ...STOP, ...STREAM_COPY, ...CALL_LIST]));
  }

  /** Frees the memory. No thread may be running the routines. */
  free(): void {
    freeCode(this.thread);
  }
}
