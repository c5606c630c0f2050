/**
 * Machine code that NVIDIA's parser calls back on a native thread, where no JavaScript can run, and the copy of
 * a decoded picture.
 *
 * - Assumes: Linux on x86-64 and the System V calling convention. The structs that libnvcuvid passes have the
 *   layouts of its header (`../layouts.ts`), and surfaces have indices below 64.
 * - If that fails: where pages cannot be made executable, creating a decoder is an error. A wrong instruction
 *   or offset would corrupt memory or end the process.
 * - Switch: `CUFFI_DISABLE=video-callbacks` makes decoding video on the GPU an error.
 *
 * The callbacks only exchange words of memory with JavaScript, which polls them: see {@link STATE}. They wait by
 * sleeping for 0.1 ms at a time, which is short compared to the time of a picture.
 */
import { loadCode } from "../../../../runtime/unsafe/x64_code.ts";

/** Pictures that were shown and not yet taken over by JavaScript; a power of two. */
export const RING_PICTURES = 64;
/** Indices of surfaces are below this; a power of two. */
export const MAX_SURFACES = 64;

/**
 * Layout of the memory that the callbacks share with JavaScript, in bytes. JavaScript writes the fields marked
 * with *.
 */
export const STATE = {
  /** Address of `cuvidDecodePicture`; of {@link Callbacks.refuse} while there is no decoder. * */
  decodePicture: 0,
  /** The `CUvideodecoder`. * */
  decoder: 8,
  /** Number of decoded pictures (u32). */
  decoded: 16,
  /** The last error of `cuvidDecodePicture` (i32), 0 if none. */
  error: 20,
  /** Number of pictures that were put into the ring (u32), and that were taken out of it * (u32). */
  shown: 24,
  taken: 28,
  /** Address of `usleep`. * */
  usleep: 32,
  /** 1 while the parser waits for a decoder for `format` (u32); JavaScript changes it to 0. */
  announced: 40,
  /** The number of surfaces of that decoder; 0 refuses the stream. * */
  surfaces: 44,
  /** Not 0 while pictures are neither decoded nor shown (u32). * */
  abandon: 48,
  /** A `CUVIDEOFORMAT`. */
  format: 128,
  /** Slots of 32 bytes, each with a `CUVIDPARSERDISPINFO`. */
  ring: 256,
  slotBytes: 32,
  /**
   * Counts of how often each surface was shown, and how often it was copied or given up (u32 each). If they
   * differ, the next picture for the surface waits.
   */
  shownOf: 2304,
  releasedOf: 2560,
  bytes: 2816,
} as const;

/** Layout of the argument of {@link Callbacks.copyPicture}, in bytes. */
export const COPY = {
  /** Addresses of functions. */
  map: 0,
  getStatus: 8,
  copy2D: 16,
  record: 24,
  synchronize: 32,
  unmap: 40,
  /** The decoder, the index of the surface (u32), the stream, and an event. */
  decoder: 48,
  index: 56,
  stream: 64,
  event: 72,
  /** Results of mapping: the device address, and the pitch in bytes (u32). */
  address: 80,
  pitch: 88,
  /** Rows of luma before the chroma of a mapped picture. */
  rows: 96,
  /** Address of the word of `releasedOf` to increment. */
  released: 104,
  /** 1 once the copies are enqueued (u32). */
  enqueued: 112,
  /** A `CUVIDPROCPARAMS`, two `CUDA_MEMCPY2D` and a `CUVIDGETDECODESTATUS`. */
  processing: 128,
  luma: 400,
  chroma: 528,
  status: 656,
  bytes: 896,
} as const;

/** `int sequence(State*, CUVIDEOFORMAT*)`: announces the format and waits for the answer. */
// deno-fmt-ignore
const SEQUENCE = [
  0x53,                                     //       push rbx
  0x48, 0x89, 0xfb,                         //       mov rbx, rdi
  0x0f, 0x10, 0x06,                         //       movups xmm0, [rsi]
  0x0f, 0x10, 0x4e, 0x10,                   //       movups xmm1, [rsi + 16]
  0x0f, 0x10, 0x56, 0x20,                   //       movups xmm2, [rsi + 32]
  0x0f, 0x10, 0x5e, 0x30,                   //       movups xmm3, [rsi + 48]
  0x0f, 0x11, 0x83, 0x80, 0x00, 0x00, 0x00, //       movups [rbx + format], xmm0
  0x0f, 0x11, 0x8b, 0x90, 0x00, 0x00, 0x00, //       movups [rbx + format + 16], xmm1
  0x0f, 0x11, 0x93, 0xa0, 0x00, 0x00, 0x00, //       movups [rbx + format + 32], xmm2
  0x0f, 0x11, 0x9b, 0xb0, 0x00, 0x00, 0x00, //       movups [rbx + format + 48], xmm3
  0xc7, 0x43, 0x28, 0x01, 0x00, 0x00, 0x00, //       mov [rbx + announced], 1
  0x83, 0x7b, 0x28, 0x01,                   // wait: cmp [rbx + announced], 1
  0x75, 0x0a,                               //       jne done
  0xbf, 0x64, 0x00, 0x00, 0x00,             //       mov edi, 100
  0xff, 0x53, 0x20,                         //       call [rbx + usleep]
  0xeb, 0xf0,                               //       jmp wait
  0x8b, 0x43, 0x2c,                         // done: mov eax, [rbx + surfaces]
  0x5b,                                     //       pop rbx
  0xc3,                                     //       ret
];

/**
 * `int decode(State*, CUVIDPICPARAMS*)`: waits until the surface is free, then decodes. Its result is 1 on success,
 * while that of `cuvidDecodePicture` is 0.
 */
// deno-fmt-ignore
const DECODE = [
  0x53,                                           //        push rbx
  0x41, 0x54,                                     //        push r12
  0x41, 0x55,                                     //        push r13
  0x48, 0x89, 0xfb,                               //        mov rbx, rdi
  0x49, 0x89, 0xf4,                               //        mov r12, rsi
  0x44, 0x8b, 0x6e, 0x08,                         //        mov r13d, [rsi + CurrPicIdx]
  0x41, 0x83, 0xe5, 0x3f,                         //        and r13d, 63
  0x83, 0x7b, 0x30, 0x00,                         // wait:  cmp [rbx + abandon], 0
  0x75, 0x37,                                     //        jne fail
  0x42, 0x8b, 0x84, 0xab, 0x00, 0x09, 0x00, 0x00, //        mov eax, [rbx + r13 * 4 + shownOf]
  0x42, 0x3b, 0x84, 0xab, 0x00, 0x0a, 0x00, 0x00, //        cmp eax, [rbx + r13 * 4 + releasedOf]
  0x74, 0x0a,                                     //        je free
  0xbf, 0x64, 0x00, 0x00, 0x00,                   //        mov edi, 100
  0xff, 0x53, 0x20,                               //        call [rbx + usleep]
  0xeb, 0xde,                                     //        jmp wait
  0x48, 0x8b, 0x7b, 0x08,                         // free:  mov rdi, [rbx + decoder]
  0x4c, 0x89, 0xe6,                               //        mov rsi, r12
  0xff, 0x13,                                     //        call [rbx + decodePicture]
  0x83, 0x43, 0x10, 0x01,                         //        add [rbx + decoded], 1
  0x85, 0xc0,                                     //        test eax, eax
  0x75, 0x07,                                     //        jnz error
  0xb8, 0x01, 0x00, 0x00, 0x00,                   //        mov eax, 1
  0xeb, 0x05,                                     //        jmp end
  0x89, 0x43, 0x14,                               // error: mov [rbx + error], eax
  0x31, 0xc0,                                     // fail:  xor eax, eax
  0x41, 0x5d,                                     // end:   pop r13
  0x41, 0x5c,                                     //        pop r12
  0x5b,                                           //        pop rbx
  0xc3,                                           //        ret
];

/** `int display(State*, CUVIDPARSERDISPINFO*)`: waits for room in the ring and stores the picture there. */
// deno-fmt-ignore
const DISPLAY = [
  0x53,                                           //        push rbx
  0x41, 0x54,                                     //        push r12
  0x48, 0x83, 0xec, 0x08,                         //        sub rsp, 8
  0x48, 0x89, 0xfb,                               //        mov rbx, rdi
  0x49, 0x89, 0xf4,                               //        mov r12, rsi
  0x48, 0x85, 0xf6,                               //        test rsi, rsi
  0x74, 0x54,                                     //        jz end
  0x83, 0x7b, 0x30, 0x00,                         // wait:  cmp [rbx + abandon], 0
  0x75, 0x4e,                                     //        jne end
  0x8b, 0x4b, 0x18,                               //        mov ecx, [rbx + shown]
  0x89, 0xc8,                                     //        mov eax, ecx
  0x2b, 0x43, 0x1c,                               //        sub eax, [rbx + taken]
  0x83, 0xf8, 0x40,                               //        cmp eax, 64
  0x72, 0x0a,                                     //        jb store
  0xbf, 0x64, 0x00, 0x00, 0x00,                   //        mov edi, 100
  0xff, 0x53, 0x20,                               //        call [rbx + usleep]
  0xeb, 0xe3,                                     //        jmp wait
  0x89, 0xca,                                     // store: mov edx, ecx
  0x83, 0xe2, 0x3f,                               //        and edx, 63
  0xc1, 0xe2, 0x05,                               //        shl edx, 5
  0x41, 0x0f, 0x10, 0x04, 0x24,                   //        movups xmm0, [r12]
  0x0f, 0x11, 0x84, 0x13, 0x00, 0x01, 0x00, 0x00, //        movups [rbx + rdx + ring], xmm0
  0x49, 0x8b, 0x44, 0x24, 0x10,                   //        mov rax, [r12 + 16]
  0x48, 0x89, 0x84, 0x13, 0x10, 0x01, 0x00, 0x00, //        mov [rbx + rdx + ring + 16], rax
  0x41, 0x8b, 0x04, 0x24,                         //        mov eax, [r12]
  0x83, 0xe0, 0x3f,                               //        and eax, 63
  0x83, 0x84, 0x83, 0x00, 0x09, 0x00, 0x00, 0x01, //        add [rbx + rax * 4 + shownOf], 1
  0x83, 0xc1, 0x01,                               //        add ecx, 1
  0x89, 0x4b, 0x18,                               //        mov [rbx + shown], ecx
  0xb8, 0x01, 0x00, 0x00, 0x00,                   // end:   mov eax, 1
  0x48, 0x83, 0xc4, 0x08,                         //        add rsp, 8
  0x41, 0x5c,                                     //        pop r12
  0x5b,                                           //        pop rbx
  0xc3,                                           //        ret
];

/** `CUresult refuse()`: CUDA_ERROR_INVALID_CONTEXT, because the parser continues after a refused stream. */
// deno-fmt-ignore
const REFUSE = [
  0xb8, 0xc9, 0x00, 0x00, 0x00, // mov eax, 201
  0xc3,                         // ret
];

/**
 * `CUresult copyPicture(Copy*)`: maps a picture, enqueues the copies of its planes on the stream, waits for them,
 * unmaps the picture and releases the surface.
 */
// deno-fmt-ignore
const COPY_PICTURE = [
  0x53,                                     //          push rbx
  0x41, 0x54,                               //          push r12
  0x48, 0x83, 0xec, 0x08,                   //          sub rsp, 8
  0x48, 0x89, 0xfb,                         //          mov rbx, rdi
  0x48, 0x8b, 0x7b, 0x30,                   //          mov rdi, [rbx + decoder]
  0x8b, 0x73, 0x38,                         //          mov esi, [rbx + index]
  0x48, 0x8d, 0x53, 0x50,                   //          lea rdx, [rbx + address]
  0x48, 0x8d, 0x4b, 0x58,                   //          lea rcx, [rbx + pitch]
  0x4c, 0x8d, 0x83, 0x80, 0x00, 0x00, 0x00, //          lea r8, [rbx + processing]
  0xff, 0x13,                               //          call [rbx + map]
  0x41, 0x89, 0xc4,                         //          mov r12d, eax
  0x85, 0xc0,                               //          test eax, eax
  0x0f, 0x85, 0x9b, 0x00, 0x00, 0x00,       //          jnz release
  0x48, 0x8b, 0x7b, 0x30,                   //          mov rdi, [rbx + decoder]
  0x8b, 0x73, 0x38,                         //          mov esi, [rbx + index]
  0x48, 0x8d, 0x93, 0x90, 0x02, 0x00, 0x00, //          lea rdx, [rbx + status]
  0xff, 0x53, 0x08,                         //          call [rbx + getStatus]
  0x48, 0x8b, 0x43, 0x50,                   //          mov rax, [rbx + address]
  0x8b, 0x4b, 0x58,                         //          mov ecx, [rbx + pitch]
  0x48, 0x89, 0x8b, 0xc0, 0x01, 0x00, 0x00, //          mov [rbx + luma + srcPitch], rcx
  0x48, 0x89, 0x8b, 0x40, 0x02, 0x00, 0x00, //          mov [rbx + chroma + srcPitch], rcx
  0x48, 0x0f, 0xaf, 0x4b, 0x60,             //          imul rcx, [rbx + rows]
  0x48, 0x89, 0x83, 0xb0, 0x01, 0x00, 0x00, //          mov [rbx + luma + srcDevice], rax
  0x48, 0x01, 0xc1,                         //          add rcx, rax
  0x48, 0x89, 0x8b, 0x30, 0x02, 0x00, 0x00, //          mov [rbx + chroma + srcDevice], rcx
  0x48, 0x8d, 0xbb, 0x90, 0x01, 0x00, 0x00, //          lea rdi, [rbx + luma]
  0x48, 0x8b, 0x73, 0x40,                   //          mov rsi, [rbx + stream]
  0xff, 0x53, 0x10,                         //          call [rbx + copy2D]
  0x41, 0x89, 0xc4,                         //          mov r12d, eax
  0x85, 0xc0,                               //          test eax, eax
  0x75, 0x38,                               //          jnz unmap
  0x48, 0x8d, 0xbb, 0x10, 0x02, 0x00, 0x00, //          lea rdi, [rbx + chroma]
  0x48, 0x8b, 0x73, 0x40,                   //          mov rsi, [rbx + stream]
  0xff, 0x53, 0x10,                         //          call [rbx + copy2D]
  0x41, 0x89, 0xc4,                         //          mov r12d, eax
  0x85, 0xc0,                               //          test eax, eax
  0x75, 0x23,                               //          jnz unmap
  0x48, 0x8b, 0x7b, 0x48,                   //          mov rdi, [rbx + event]
  0x48, 0x8b, 0x73, 0x40,                   //          mov rsi, [rbx + stream]
  0xff, 0x53, 0x18,                         //          call [rbx + record]
  0x41, 0x89, 0xc4,                         //          mov r12d, eax
  0x85, 0xc0,                               //          test eax, eax
  0x75, 0x11,                               //          jnz unmap
  0xc7, 0x43, 0x70, 0x01, 0x00, 0x00, 0x00, //          mov [rbx + enqueued], 1
  0x48, 0x8b, 0x7b, 0x48,                   //          mov rdi, [rbx + event]
  0xff, 0x53, 0x20,                         //          call [rbx + synchronize]
  0x41, 0x89, 0xc4,                         //          mov r12d, eax
  0x48, 0x8b, 0x7b, 0x30,                   // unmap:   mov rdi, [rbx + decoder]
  0x48, 0x8b, 0x73, 0x50,                   //          mov rsi, [rbx + address]
  0xff, 0x53, 0x28,                         //          call [rbx + unmap]
  0x45, 0x85, 0xe4,                         //          test r12d, r12d
  0x44, 0x0f, 0x44, 0xe0,                   //          cmovz r12d, eax
  0x48, 0x8b, 0x43, 0x68,                   // release: mov rax, [rbx + released]
  0xf0, 0x83, 0x00, 0x01,                   //          lock add [rax], 1
  0x44, 0x89, 0xe0,                         //          mov eax, r12d
  0x48, 0x83, 0xc4, 0x08,                   //          add rsp, 8
  0x41, 0x5c,                               //          pop r12
  0x5b,                                     //          pop rbx
  0xc3,                                     //          ret
];

/** Addresses of the routines. */
export interface Callbacks {
  readonly sequence: bigint;
  readonly decode: bigint;
  readonly display: bigint;
  readonly refuse: bigint;
  readonly copyPicture: bigint;
}

let loaded: Callbacks | undefined;

/** Loads the routines once per thread. Throws if the system or the processor cannot run them. */
export function loadCallbacks(): Callbacks {
  if (loaded !== undefined) return loaded;
  const sequence = loadCode([...SEQUENCE, ...DECODE, ...DISPLAY, ...REFUSE, ...COPY_PICTURE]);
  const decode = sequence + BigInt(SEQUENCE.length);
  const display = decode + BigInt(DECODE.length);
  const refuse = display + BigInt(DISPLAY.length);
  return loaded = { sequence, decode, display, refuse, copyPicture: refuse + BigInt(REFUSE.length) };
}
