/**
 * What a compiled kernel and the machine that runs it agree on.
 *
 * A kernel is one WebAssembly module. It imports `cuffi.memory` (shared, memory32) and, only if the PTX uses them, the
 * functions of {@link KernelImports}. It exports {@link KernelExports.run}, which runs a range of blocks on the calling
 * thread. Everything that differs from launch to launch or from worker to worker is in a *launch frame* in that memory.
 *
 * Address space: a device pointer is the byte offset in the memory, whatever the state space, so `cvta` does nothing.
 * Pointers below {@link NULL_PAGE_BYTES} and from 4 GiB − 64 KiB on never belong to an allocation: a global or generic
 * access there traps. The first {@link NULL_PAGE_BYTES} are therefore the safe place for the machine's own control
 * words; allocations start at {@link FIRST_ADDRESS} or later.
 */

/** Global and generic accesses below this address trap. */
export const NULL_PAGE_BYTES = 65536;

/**
 * No allocation, frame, parameter block, shared or scratch area begins below this address. The distance to the null
 * page lets `[pointer + offset]` with a small offset be checked on the pointer alone.
 */
export const FIRST_ADDRESS = 131072;

/** The memory must never be larger than this many 64 KiB pages, so that address 0xFFFFFFFF always traps. */
export const MAX_PAGES = 65535;

/** Alignment in bytes of a launch frame, parameter block, shared area and scratch area. */
export const AREA_ALIGN = 256;

/** Byte offsets in a launch frame. Every field is a 32-bit word unless said otherwise. */
export const FRAME = {
  /** Grid size in blocks. */
  gridX: 0,
  gridY: 4,
  gridZ: 8,
  /** Address of the parameter bytes, laid out as {@link KernelParameter.offset} says. */
  parameters: 12,
  /** This worker's shared memory: static bytes first, then `dynamicSharedBytes`. */
  shared: 16,
  dynamicSharedBytes: 20,
  /** This worker's scratch memory of {@link CompiledKernel.scratchBytes}: thread states and local memory. */
  scratch: 24,
  /** Number that `%smid` gives: the worker's index. */
  worker: 28,
  /** Written by the kernel before it stops by a trap: one of {@link FAULT}, 0 when the engine trapped on its own. */
  fault: 32,
  /** Linear index of the block that runs, and of the thread in it, kept up to date while the kernel runs. */
  block: 36,
  thread: 40,
  /** PTX line of the fault, if `fault` is not 0 and the line is known. */
  line: 44,
  /** 64-bit: the address of the access that faulted, if `fault` says so. */
  address: 48,
  /** Bytes of the access that faulted. */
  accessBytes: 56,
  /** Address of the memory checker's tables (see {@link MEMCHECK}); 0 without it. */
  memcheck: 60,
  /** 64-bit: number of the launch, as `%gridid` gives it. */
  gridId: 64,
  /** 16 bytes that texture and surface functions read and write. */
  texel: 80,
} as const;

/** Size of a launch frame. */
export const FRAME_BYTES = 128;

/** Why a kernel stopped itself. The engine's own traps leave `FRAME.fault` at 0. */
export const FAULT = {
  none: 0,
  /** `trap` or a failed assertion. CUDA_ERROR_LAUNCH_FAILED. */
  trap: 1,
  /** Threads wait at barriers or warp operations that cannot complete. CUDA_ERROR_LAUNCH_TIMEOUT. */
  deadlock: 2,
  /** Recursion went deeper than the stack. CUDA_ERROR_LAUNCH_FAILED. */
  stackOverflow: 3,
  /** Memory checker: CUDA_ERROR_ILLEGAL_ADDRESS with `address` and `accessBytes`. */
  outOfBounds: 4,
  useAfterFree: 5,
  misaligned: 6,
  uninitializedShared: 7,
  sharedRace: 8,
  /** `brx.idx` or an indirect call went outside its table. */
  invalidBranchTarget: 9,
  /** Like outOfBounds, without the memory checker: the null page or beyond the memory. */
  illegalAddress: 10,
  /** A texture or surface instruction was given a handle that is none. */
  invalidTexture: 11,
  /** A surface access outside the surface, with `.trap`. */
  surfaceOutOfBounds: 12,
  /** A thread loops for ever, or waits in a loop for what no other thread does. CUDA_ERROR_LAUNCH_TIMEOUT. */
  infiniteLoop: 13,
} as const;

/**
 * The memory checker's tables, at `FRAME.memcheck`: two words, the number of live ranges and the address of a table of
 * `[first, end)` word pairs sorted by address; then the same for freed ranges, which serve the message only.
 */
export const MEMCHECK = {
  liveCount: 0,
  liveTable: 4,
  freedCount: 8,
  freedTable: 12,
} as const;

export const MEMCHECK_BYTES = 16;

/** The import module's name. */
export const IMPORT_MODULE = "cuffi";

/** What a kernel may import from {@link IMPORT_MODULE}; {@link CompiledKernel.imports} lists what it does import. */
export interface KernelImports {
  readonly memory: WebAssembly.Memory;
  /** Device `printf`: addresses of the zero-terminated format and of the packed arguments. Returns what CUDA's vprintf does. */
  readonly vprintf: (frame: number, format: number, args: number) => number;
  /** Nanoseconds, for `%globaltimer`, `%clock` and `%clock64`. */
  readonly globaltimer: () => bigint;
  /**
   * `tex` and `tld4`: `operation` is made of {@link TEXTURE_OPERATION}, the handle's halves follow. Writes four 32-bit words
   * to `FRAME.texel`. These three functions give a {@link FAULT}.
   */
  readonly texture: (
    frame: number,
    operation: number,
    low: number,
    high: number,
    x: number,
    y: number,
    z: number,
  ) => number;
  /** `suld.b` and `sust.b`: `operation` is made of {@link SURFACE_OPERATION}; the bytes are at `FRAME.texel`. */
  readonly surface: (
    frame: number,
    operation: number,
    low: number,
    high: number,
    x: number,
    y: number,
    z: number,
  ) => number;
  /** `txq` and `suq`: writes the word at byte `field` of the object's descriptor to `FRAME.texel`. */
  readonly textureQuery: (frame: number, field: number, low: number, high: number) => number;
}

/** Bits of `texture`'s operation. */
export const TEXTURE_OPERATION = {
  /** 1, 2 or 3. A layered texture has its layer in `z`. */
  dimensions: 3,
  layered: 4,
  /** Coordinates are whole numbers of elements, whatever the object says. */
  integer: 8,
  /** The four elements around the coordinates, of the component in the bits from {@link TEXTURE_OPERATION.component} on. */
  gather: 16,
  component: 8,
} as const;

/** Bits of `surface`'s operation; the bytes of the access are in the bits from `bytes` on. */
export const SURFACE_OPERATION = {
  dimensions: 3,
  layered: 4,
  store: 8,
  /** Outside: the nearest element. */
  clamp: 16,
  /** Outside: zeros are read, and nothing is written. Without `clamp` and `zero` it is a fault. */
  zero: 32,
  bytes: 8,
} as const;

/** What a kernel module exports. */
export interface KernelExports {
  /**
   * Runs blocks `firstBlock` … `firstBlock + blockCount − 1` of the grid (linear: x fastest, then y, then z), one after
   * the other. Returns when all have finished, or throws `WebAssembly.RuntimeError`: read `FRAME.fault` then.
   */
  readonly run: (frame: number, firstBlock: number, blockCount: number) => void;
}

/** How `fma` and what is built on it are computed. */
export type FmaMode =
  /** Correctly rounded everywhere, by an exact f64 form. */
  | "exact"
  /** Correctly rounded, by `f32x4.relaxed_madd`: only where the engine was seen to fuse it. */
  | "fused"
  /** Multiply, round, add, round: fast and named as what it is. */
  | "unfused";

/** What a kernel is compiled for. */
export interface CompileOptions {
  /** Threads in a block. */
  readonly blockDim: readonly [number, number, number];
  readonly fma: FmaMode;
  /** 4 allows the code to run 4 consecutive threads in one v128; 1 forbids it. */
  readonly lanes: 1 | 4;
  /** Checks every access against `FRAME.memcheck`. */
  readonly memcheck: boolean;
  /** Address of every module variable in {@link SoftwareModule.variables}. */
  readonly addresses: ReadonlyMap<string, number>;
}

/** One parameter of a kernel. */
export interface KernelParameter {
  readonly name: string;
  /** Byte offset in the parameter bytes. */
  readonly offset: number;
  readonly byteLength: number;
  readonly align: number;
}

/** A kernel as the PTX declares it. */
export interface KernelInfo {
  readonly name: string;
  /** Line of its `.entry`. */
  readonly line: number;
  readonly parameters: readonly KernelParameter[];
  readonly parameterBytes: number;
  /** Bytes of `.shared` variables, functions it calls included; dynamic shared memory begins after them. */
  readonly staticSharedBytes: number;
  /** Bytes of `.local` variables of one thread. */
  readonly localBytes: number;
  /** `.maxntid`/`.reqntid`, if declared. */
  readonly maxThreads: number | undefined;
  readonly requiredBlockDim: readonly [number, number, number] | undefined;
}

/** A module-scope variable in global or constant memory that the machine has to place. */
export interface ModuleVariable {
  readonly name: string;
  readonly space: "global" | "const";
  readonly byteLength: number;
  readonly align: number;
  /** Initial bytes, `byteLength` long; undefined = zeros. */
  readonly bytes: Uint8Array | undefined;
  /** Words in `bytes` to which the address of another variable is to be added. */
  readonly relocations: readonly { readonly offset: number; readonly size: 4 | 8; readonly symbol: string }[];
  readonly linkage: "visible" | "extern" | "weak" | "common" | undefined;
}

/** A kernel compiled for one block size. */
export interface CompiledKernel {
  /** The WebAssembly module. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Names in {@link KernelImports} that it imports. */
  readonly imports: readonly (keyof KernelImports)[];
  /** Scratch bytes that every worker running it must have at `FRAME.scratch`. Need not be zero. */
  readonly scratchBytes: number;
  /** Same as {@link KernelInfo.staticSharedBytes}. */
  readonly staticSharedBytes: number;
  /** Lanes that the code really uses. */
  readonly lanes: 1 | 4;
}
