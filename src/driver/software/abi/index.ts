/**
 * The interface between compiled kernels and the machine that runs them.
 *
 * A kernel is one WebAssembly module. It imports `cuffi.memory` (shared, memory32) and those functions of
 * {@link KernelImports} that its PTX uses. It exports {@link KernelExports.run}, which runs a range of blocks
 * on the calling thread. Everything that differs between launches or workers is in a *launch frame* in that
 * memory.
 *
 * Address space: a device pointer is a byte offset in the memory, independent of the state space, so `cvta`
 * does nothing. No allocation uses addresses below {@link NULL_PAGE_BYTES} or from 4 GiB − 256 KiB on; a
 * global or generic access there traps. Allocations start at {@link FIRST_ADDRESS}.
 */

import type { Relocation } from "./relocation.ts";

/** Global and generic accesses below this address trap. */
export const NULL_PAGE_BYTES = 65536;

/**
 * No allocation, launch frame, parameter block, shared or scratch memory begins below this address. Because
 * of the distance to the null page, `[pointer + offset]` with a small offset can be checked by the pointer
 * alone.
 */
export const FIRST_ADDRESS = 131072;

/**
 * Maximum size of the memory in 64 KiB pages: the addresses from {@link UNMAPPED_ADDRESS} on always trap, as many
 * as a block can have shared memory.
 */
export const MAX_PAGES = 65532;

/** The address of the dynamic shared memory of launches without any, so that accesses trap as on a GPU. */
export const UNMAPPED_ADDRESS: number = MAX_PAGES * 65536;

/** Maximum size of kernel parameters since CUDA 12.1 (PTX ISA 8.1). There is no device attribute for it. */
export const PARAMETER_BYTES = 32764;

/** Alignment in bytes of launch frames, parameter blocks, shared memory and scratch memory. */
export const SCRATCH_ALIGN = 256;

/** Byte offsets in a launch frame. The fields are 32-bit words unless noted otherwise. */
export const FRAME = {
  /** Grid size in blocks. */
  gridX: 0,
  gridY: 4,
  gridZ: 8,
  /** Address of the parameter bytes; {@link KernelParameter.offset} gives the layout. */
  parameters: 12,
  /** This worker's shared memory: static bytes first, then `dynamicSharedBytes`. */
  shared: 16,
  dynamicSharedBytes: 20,
  /** This worker's scratch memory of {@link CompiledKernel.scratchBytes}: thread states and local memory. */
  scratch: 24,
  /** The worker's index, the value of `%smid`. */
  worker: 28,
  /** One of {@link FAULT}, written by the kernel before it traps; 0 if the engine trapped by itself. */
  fault: 32,
  /** Linear index of the running block, and of the running thread in it: with 4 lanes, that of lane 0. */
  block: 36,
  thread: 40,
  /** PTX line of the fault, 0 if unknown. */
  line: 44,
  /** 64-bit: the address of the faulting access, for faults that have one. */
  address: 48,
  /** Size of the faulting access in bytes. */
  accessBytes: 56,
  /** Address of the memory checker's tables (see {@link MEMCHECK}); 0 if it is off. */
  memcheck: 60,
  /** 64-bit: the number of the launch, the value of `%gridid`. */
  gridId: 64,
  /** Address of the words of {@link TIMER}, for kernels with a watchdog. */
  timer: 72,
  /** 16 bytes of input and output for texture and surface functions. */
  texel: 80,
  /** The frame of the next worker that runs the launch, in a ring; 0 or its own if there is only one. */
  next: 96,
  /** 1 while the worker runs blocks of a kernel whose threads wait in loops. */
  running: 100,
  /** How often threads of such a block have waited since one of them did anything else. */
  waits: 104,
  /** Address of the dynamic shared memory; {@link UNMAPPED_ADDRESS} without any. */
  dynamicShared: 108,
  /** Memory checker: one of {@link ACCESS}, for faults with `address`. */
  accessKind: 112,
  /** Memory checker, for {@link FAULT.sharedRace}: the linear index of the other thread, its PTX line and access. */
  otherThread: 116,
  otherLine: 120,
  otherKind: 124,
  /** Memory checker, for {@link FAULT.globalRace}: the linear index of the other block. */
  otherBlock: 128,
} as const;

/**
 * Kinds of accesses, as far as the memory checker distinguishes them.
 *
 * Volatile and relaxed accesses are strong operations (PTX ISA 8.8, memory consistency model): like atomics,
 * they do not race with each other. A strong write is treated as an atomic operation.
 */
export const ACCESS = { read: 0, write: 1, atomic: 2, strongRead: 3 } as const;

/** Size of a launch frame. */
export const FRAME_BYTES = 136;

/** Reasons for a kernel to trap. Traps of the engine leave `FRAME.fault` at 0. */
export const FAULT = {
  none: 0,
  /** `trap`. CUDA_ERROR_LAUNCH_FAILED. */
  trap: 1,
  /** A barrier or warp operation can never complete. CUDA_ERROR_LAUNCH_TIMEOUT. */
  deadlock: 2,
  /** Stack overflow by recursion. CUDA_ERROR_LAUNCH_FAILED. */
  stackOverflow: 3,
  /** Memory checker: CUDA_ERROR_ILLEGAL_ADDRESS with `address` and `accessBytes`. */
  outOfBounds: 4,
  useAfterFree: 5,
  misaligned: 6,
  uninitializedShared: 7,
  sharedRace: 8,
  /** The index of a `brx.idx` is outside its table. */
  invalidBranchTarget: 9,
  /** An access to the null page or outside the memory, found without the memory checker. */
  illegalAddress: 10,
  /** A texture or surface instruction with an invalid handle. */
  invalidTexture: 11,
  /** A surface access with `.trap` outside the surface. */
  surfaceOutOfBounds: 12,
  /**
   * A loop that never ends, or that spins on a value that no other thread will write.
   * CUDA_ERROR_LAUNCH_TIMEOUT.
   */
  infiniteLoop: 13,
  /** The launch exceeded its time limit. CUDA_ERROR_LAUNCH_TIMEOUT. */
  timeout: 14,
  /** An indirect call of something that is no function with the parameters of the call; see `address`. */
  invalidFunction: 15,
  /** Indirect calls, within each other, of functions that wait for others. CUDA_ERROR_NOT_SUPPORTED. */
  waitingRecursion: 16,
  /** Memory checker: memory of another device, with `address` and `accessBytes`. */
  otherDevice: 17,
  /** A call of `__assertfail`, whose message is at `address`. CUDA_ERROR_ASSERT. */
  assertion: 18,
  /** Memory checker: a store of another value to an element than that of another thread of the launch. */
  globalRace: 19,
} as const;

/**
 * The memory checker's tables, at `FRAME.memcheck`: the number of live ranges and the address of a table of
 * `[first, end)` word pairs, sorted by address; then the same for freed ranges and for those of other devices,
 * which only improve the message. `launch` is a number that no other launch has, and `stores` the address of the
 * tables of recent stores, one for each worker ({@link STORES}), or 0.
 */
export const MEMCHECK = {
  liveCount: 0,
  liveTable: 4,
  freedCount: 8,
  freedTable: 12,
  foreignCount: 16,
  foreignTable: 20,
  launch: 24,
  stores: 28,
} as const;

export const MEMCHECK_BYTES = 32;

/** The base-2 logarithms of the sizes of a table of recent stores, and of one entry. */
export const STORES = { bytesLog: 19, entryLog: 5 } as const;

/** Words that limit the time of launches, at `FRAME.timer`. The low half of %gridid identifies a launch. */
export const TIMER = {
  /** The running launch; 0 if there is none. */
  running: 0,
  /** A launch that must end. */
  ended: 4,
  /** 64-bit float: when the running launch must end, in milliseconds since the epoch. */
  deadline: 8,
} as const;

export const TIMER_BYTES = 16;

/** The module name of all imports. */
export const IMPORT_MODULE = "cuffi";

/**
 * Possible imports from {@link IMPORT_MODULE}. {@link CompiledKernel.imports} lists those that a kernel uses.
 */
export interface KernelImports {
  readonly memory: WebAssembly.Memory;
  /**
   * Device `printf`, with the addresses of the zero-terminated format and the packed arguments. Returns what
   * vprintf does.
   */
  readonly vprintf: (frame: number, format: number, args: number) => number;
  /** Nanoseconds, for `%globaltimer`, `%clock` and `%clock64`. */
  readonly globaltimer: () => bigint;
  /**
   * `tex` and `tld4`. Writes four 32-bit words to `FRAME.texel` and returns a {@link FAULT}.
   *
   * @param operation bits of {@link TEXTURE_OPERATION}
   * @param low,high the halves of the texture object
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
  /**
   * `suld.b` and `sust.b`. The data is at `FRAME.texel`. Returns a {@link FAULT}.
   *
   * @param operation bits of {@link SURFACE_OPERATION}
   */
  readonly surface: (
    frame: number,
    operation: number,
    low: number,
    high: number,
    x: number,
    y: number,
    z: number,
  ) => number;
  /**
   * `txq` and `suq`. Writes the word at byte offset `field` of the object to `FRAME.texel`. Returns a {@link
   * FAULT}.
   */
  readonly textureQuery: (frame: number, field: number, low: number, high: number) => number;
}

/** Bits of the operation of {@link KernelImports.texture}. */
export const TEXTURE_OPERATION = {
  /** Mask of the dimensions: 1, 2 or 3. A layered texture has its layer in `z`. */
  dimensions: 3,
  layered: 4,
  /** Coordinates are integers, even if the texture object uses normalized ones. */
  integer: 8,
  /** `tld4`: return one component of the four texels around the coordinates. */
  gather: 16,
  /** Position of the component's bits. */
  component: 8,
} as const;

/** Bits of the operation of {@link KernelImports.surface}. */
export const SURFACE_OPERATION = {
  dimensions: 3,
  layered: 4,
  store: 8,
  /** `.clamp`: access the nearest texel. */
  clamp: 16,
  /** `.zero`: read zeros and write nothing. With neither `clamp` nor `zero`, an access outside is a fault. */
  zero: 32,
  /** Position of the bits of the access size in bytes. */
  bytes: 8,
} as const;

/** The exports of a kernel module. */
export interface KernelExports {
  /**
   * Runs blocks `firstBlock` to `firstBlock + blockCount − 1` of the grid one after the other. Linear block
   * indices count x fastest, then y, then z.
   *
   * @throws {WebAssembly.RuntimeError} if the kernel traps; `FRAME.fault` has the reason
   */
  readonly run: (frame: number, firstBlock: number, blockCount: number) => void;
}

/** How `fma` and instructions based on it are computed. */
export type FmaMode =
  /** Correctly rounded on every engine, through exact f64 arithmetic. */
  | "exact"
  /**
   * Correctly rounded, through `f32x4.relaxed_madd`. Only for engines where a probe showed that it is fused.
   */
  | "fused"
  /** Not correctly rounded: multiply, round, add, round. Fast. */
  | "unfused";

/** Options for compiling a kernel. */
export interface CompileOptions {
  /** Threads in a block. */
  readonly blockDim: readonly [number, number, number];
  readonly fma: FmaMode;
  /** 4 allows the code to run 4 consecutive threads as the lanes of one v128. */
  readonly lanes: 1 | 4;
  /** Check every access against `FRAME.memcheck`. */
  readonly memcheck: boolean;
  /** Check in every loop whether `FRAME.timer` has ended the launch. Default false. */
  readonly watchdog?: boolean;
  /** Addresses of all variables in {@link SoftwareModule.variables}. */
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

/** A kernel's declaration. */
export interface KernelInfo {
  readonly name: string;
  /** Line of its `.entry`. */
  readonly line: number;
  readonly parameters: readonly KernelParameter[];
  readonly parameterBytes: number;
  /** Bytes of `.shared` variables, including those of called functions. Dynamic shared memory follows. */
  readonly staticSharedBytes: number;
  /** Alignment of shared memory, a power of two. */
  readonly sharedAlign: number;
  /** The variables in static shared memory, for messages. */
  readonly sharedVariables: readonly {
    readonly name: string;
    readonly offset: number;
    readonly byteLength: number;
  }[];
  /** Whether it refers to dynamic shared memory. */
  readonly usesDynamicShared: boolean;
  /** Bytes of `.local` variables per thread. */
  readonly localBytes: number;
  /** Product of `.maxntid` or `.reqntid`, if declared. */
  readonly maxThreads: number | undefined;
  readonly requiredBlockDim: readonly [number, number, number] | undefined;
}

/** A module-scope variable in global or constant memory. The machine chooses its address. */
export interface ModuleVariable {
  readonly name: string;
  readonly space: "global" | "const";
  readonly byteLength: number;
  readonly align: number;
  /** `byteLength` initial bytes; undefined for zeros. */
  readonly bytes: Uint8Array | undefined;
  readonly relocations: readonly Relocation[];
  readonly linkage: "visible" | "extern" | "weak" | "common" | undefined;
}

/** A kernel compiled for one block size. */
export interface CompiledKernel {
  /** The WebAssembly module. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The imports that it uses. */
  readonly imports: readonly (keyof KernelImports)[];
  /** Size of the scratch memory that each worker needs at `FRAME.scratch`. It is not initialized. */
  readonly scratchBytes: number;
  /** See {@link KernelInfo.staticSharedBytes}. */
  readonly staticSharedBytes: number;
  /** Number of lanes that the code uses. */
  readonly lanes: 1 | 4;
  /** Whether it has loops or recursive functions, so that a block may run for any time. */
  readonly mayLoop: boolean;
}

/** A parsed and validated PTX module. */
export interface SoftwareModule {
  /** The kernels by name. */
  readonly kernels: Pick<ReadonlyMap<string, KernelInfo>, "get" | "keys">;
  /** The variables that the machine must place in memory before it compiles a kernel. */
  readonly variables: readonly ModuleVariable[];
  /**
   * Compiles a kernel for one block size. This takes milliseconds, so cache the result.
   *
   * @throws {CompileError} if the kernel cannot be compiled with these options
   */
  compile(kernel: string, options: CompileOptions): CompiledKernel;
  /** Returns the source position of a PTX line, if the module has `.loc`. */
  sourceOf(line: number): SourcePosition | undefined;
}

/** A place in the source that PTX was compiled from. */
export interface SourcePosition {
  readonly file: string;
  readonly line: number;
  /** Counted from 1; 0 if it is unknown. */
  readonly column: number;
}
