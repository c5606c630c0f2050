/** Properties of the device and of kernels, by the numbers of `cuda.h`: enum CUdevice_attribute, CUfunction_attribute. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { ALIGNMENT } from "./allocator.ts";
import type { Kernel } from "./modules.ts";
import { CONSTANT_BYTES } from "./modules.ts";

export const MAX_BLOCK_THREADS = 1024;
export const MAX_BLOCK: readonly [number, number, number] = [1024, 1024, 64];
export const MAX_GRID: readonly [number, number, number] = [2 ** 31 - 1, 65535, 65535];
export const MAX_SHARED_BYTES = 49152;
/** What a kernel may have after cuFuncSetAttribute: as on compute capability 8.6 and 8.9. */
export const MAX_SHARED_BYTES_OPTIN = 101376;
/** Rows of pitched memory begin at multiples of this, as on every GPU so far. */
export const PITCH_ALIGN = 512;

/**
 * The software device takes PTX of every target and refuses instructions, not targets. It names itself 9.0 because every
 * NVRTC from CUDA 11.8 on compiles for it, and because nothing that it cannot run is implied by default there.
 */
export const COMPUTE_CAPABILITY: readonly [number, number] = [9, 0];

const REGISTERS = 65536;
const WARP = 32;

/** The last number of CUDA 13's enum. */
const LAST_DEVICE_ATTRIBUTE = 143;

const DEVICE: Readonly<Record<number, number>> = {
  1: MAX_BLOCK_THREADS,
  2: MAX_BLOCK[0],
  3: MAX_BLOCK[1],
  4: MAX_BLOCK[2],
  5: MAX_GRID[0],
  6: MAX_GRID[1],
  7: MAX_GRID[2],
  8: MAX_SHARED_BYTES,
  9: CONSTANT_BYTES,
  10: WARP,
  11: 2 ** 31 - 1, // MAX_PITCH
  12: REGISTERS,
  14: ALIGNMENT, // TEXTURE_ALIGNMENT
  18: 1, // INTEGRATED: device memory is host memory
  19: 1, // CAN_MAP_HOST_MEMORY
  // Extents of textures, as on every GPU since compute capability 6.0: MAXIMUM_TEXTURE1D_WIDTH to 2D_LAYERED_LAYERS …
  21: 131072,
  22: 131072,
  23: 65536,
  24: 16384,
  25: 16384,
  26: 16384,
  27: 32768,
  28: 32768,
  29: 2048,
  39: MAX_BLOCK_THREADS, // MAX_THREADS_PER_MULTIPROCESSOR: a worker runs one block at a time
  41: 1, // UNIFIED_ADDRESSING
  42: 32768, // … 1D_LAYERED_WIDTH and LAYERS …
  43: 2048,
  44: 1, // CAN_TEX2D_GATHER, its width and height …
  45: 32768,
  46: 32768,
  51: 32, // TEXTURE_PITCH_ALIGNMENT
  // … and of surfaces: MAXIMUM_SURFACE1D_WIDTH to 2D_LAYERED_LAYERS …
  55: 32768,
  56: 131072,
  57: 65536,
  58: 16384,
  59: 16384,
  60: 16384,
  61: 32768,
  62: 2048,
  63: 32768,
  64: 32768,
  65: 2048,
  // … and of textures over linear and pitched memory: 1D_LINEAR_WIDTH, 2D_LINEAR_WIDTH, HEIGHT and PITCH.
  69: 2 ** 28,
  70: 131072,
  71: 65000,
  72: 2097120,
  75: COMPUTE_CAPABILITY[0],
  76: COMPUTE_CAPABILITY[1],
  78: 1, // STREAM_PRIORITIES_SUPPORTED
  81: MAX_SHARED_BYTES_OPTIN, // MAX_SHARED_MEMORY_PER_MULTIPROCESSOR
  82: REGISTERS,
  97: MAX_SHARED_BYTES_OPTIN,
  99: 1, // HOST_REGISTER_SUPPORTED
  106: 1, // MAX_BLOCKS_PER_MULTIPROCESSOR
  115: 1, // MEMORY_POOLS_SUPPORTED
};

const MULTIPROCESSOR_COUNT = 16;

/** `CUdevice_attribute` → value; 0 for what the device does not have. */
export function deviceAttribute(attribute: number, multiprocessors: number): number {
  if (!Number.isInteger(attribute) || attribute < 1 || attribute > LAST_DEVICE_ATTRIBUTE) {
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, "cuDeviceGetAttribute", `no attribute ${attribute}`);
  }
  return attribute === MULTIPROCESSOR_COUNT ? multiprocessors : DEVICE[attribute] ?? 0;
}

const FUNCTION = {
  MAX_THREADS_PER_BLOCK: 0,
  SHARED_SIZE_BYTES: 1,
  CONST_SIZE_BYTES: 2,
  LOCAL_SIZE_BYTES: 3,
  NUM_REGS: 4,
  PTX_VERSION: 5,
  BINARY_VERSION: 6,
  MAX_DYNAMIC_SHARED_SIZE_BYTES: 8,
  PREFERRED_SHARED_MEMORY_CARVEOUT: 9,
} as const;

const LAST_FUNCTION_ATTRIBUTE = 15;

/**
 * `CUfunction_attribute` → value. WebAssembly has no registers to count; NUM_REGS is each thread's share of
 * MAX_REGISTERS_PER_BLOCK in the largest block, so that arithmetic with it never forbids a block.
 */
export function functionAttribute(kernel: Kernel, attribute: number, call: string): number {
  const { info } = kernel;
  const binary = COMPUTE_CAPABILITY[0] * 10 + COMPUTE_CAPABILITY[1];
  switch (attribute) {
    case FUNCTION.MAX_THREADS_PER_BLOCK:
      return maxBlockThreads(kernel);
    case FUNCTION.SHARED_SIZE_BYTES:
      return info.staticSharedBytes;
    case FUNCTION.CONST_SIZE_BYTES:
      return constantBytes(kernel);
    case FUNCTION.LOCAL_SIZE_BYTES:
      return info.localBytes;
    case FUNCTION.NUM_REGS:
      return REGISTERS / MAX_BLOCK_THREADS;
    case FUNCTION.PTX_VERSION:
    case FUNCTION.BINARY_VERSION:
      return binary;
    case FUNCTION.MAX_DYNAMIC_SHARED_SIZE_BYTES:
      return dynamicSharedLimit(kernel);
    case FUNCTION.PREFERRED_SHARED_MEMORY_CARVEOUT:
      return -1;
  }
  if (!Number.isInteger(attribute) || attribute < 0 || attribute > LAST_FUNCTION_ATTRIBUTE) {
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, `no attribute ${attribute}`);
  }
  return 0;
}

/** The dynamic shared memory limit, and the carveout, which is a hint, can be set. */
export function setFunctionAttribute(kernel: Kernel, attribute: number, value: number, call: string): void {
  if (attribute === FUNCTION.PREFERRED_SHARED_MEMORY_CARVEOUT) return;
  if (attribute !== FUNCTION.MAX_DYNAMIC_SHARED_SIZE_BYTES) {
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, `attribute ${attribute} cannot be set`);
  }
  const most = MAX_SHARED_BYTES_OPTIN - kernel.info.staticSharedBytes;
  if (value < 0 || value > most) {
    const detail = `${value} bytes of dynamic shared memory; accepted are 0 to ${most}`;
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
  }
  kernel.maxDynamicSharedBytes = value;
}

/** Threads of a block that the kernel allows. */
export function maxBlockThreads({ info }: Kernel): number {
  return Math.min(info.maxThreads ?? MAX_BLOCK_THREADS, MAX_BLOCK_THREADS);
}

/** Dynamic shared memory that a launch may ask for. */
export function dynamicSharedLimit(kernel: Kernel): number {
  return Math.max(kernel.maxDynamicSharedBytes, MAX_SHARED_BYTES - kernel.info.staticSharedBytes, 0);
}

function constantBytes({ module }: Kernel): number {
  let sum = 0;
  for (const { space, byteLength } of module.variables.values()) if (space === "const") sum += byteLength;
  return sum;
}
