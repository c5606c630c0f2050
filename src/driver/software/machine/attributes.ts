/** Device and kernel attributes: CUdevice_attribute and CUfunction_attribute of `cuda.h`. */
import { DEVICE_ATTRIBUTE, FUNCTION_ATTRIBUTE } from "../../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { ALIGNMENT } from "./allocator.ts";
import type { Kernel } from "./modules.ts";
import { CONSTANT_BYTES } from "./modules.ts";

export const MAX_BLOCK_THREADS = 1024;
export const MAX_BLOCK: readonly [number, number, number] = [1024, 1024, 64];
export const MAX_GRID: readonly [number, number, number] = [2 ** 31 - 1, 65535, 65535];
export const MAX_SHARED_BYTES = 49152;
/** Limit that cuFuncSetAttribute can raise a kernel to, as on compute capability 8.6 and 8.9. */
export const MAX_SHARED_BYTES_OPTIN = 101376;
/** Alignment of the rows of pitched memory, as on all current GPUs. */
export const PITCH_ALIGN = 512;

/**
 * The software device accepts PTX of every target and rejects individual instructions. It reports 9.0 because
 * NVRTC supports that since CUDA 11.8 and generates no unsupported instruction for it by default.
 */
export const COMPUTE_CAPABILITY: readonly [number, number] = [9, 0];

const REGISTERS = 65536;
const WARP = 32;

/** The highest attribute of CUDA 13. */
const LAST_DEVICE_ATTRIBUTE = 143;

const DEVICE: Readonly<Record<number, number>> = {
  [DEVICE_ATTRIBUTE.MAX_THREADS_PER_BLOCK]: MAX_BLOCK_THREADS,
  [DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_X]: MAX_BLOCK[0],
  [DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_Y]: MAX_BLOCK[1],
  [DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_Z]: MAX_BLOCK[2],
  [DEVICE_ATTRIBUTE.MAX_GRID_DIM_X]: MAX_GRID[0],
  [DEVICE_ATTRIBUTE.MAX_GRID_DIM_Y]: MAX_GRID[1],
  [DEVICE_ATTRIBUTE.MAX_GRID_DIM_Z]: MAX_GRID[2],
  [DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK]: MAX_SHARED_BYTES,
  [DEVICE_ATTRIBUTE.TOTAL_CONSTANT_MEMORY]: CONSTANT_BYTES,
  [DEVICE_ATTRIBUTE.WARP_SIZE]: WARP,
  [DEVICE_ATTRIBUTE.MAX_PITCH]: 2 ** 31 - 1,
  [DEVICE_ATTRIBUTE.MAX_REGISTERS_PER_BLOCK]: REGISTERS,
  [DEVICE_ATTRIBUTE.TEXTURE_ALIGNMENT]: ALIGNMENT,
  [DEVICE_ATTRIBUTE.INTEGRATED]: 1, // device memory is host memory
  [DEVICE_ATTRIBUTE.CAN_MAP_HOST_MEMORY]: 1,
  // Extents of textures and surfaces, as on every GPU since compute capability 6.0.
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_WIDTH]: 131072,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_WIDTH]: 131072,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_HEIGHT]: 65536,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_WIDTH]: 16384,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_HEIGHT]: 16384,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_DEPTH]: 16384,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_WIDTH]: 32768,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_HEIGHT]: 32768,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_LAYERS]: 2048,
  [DEVICE_ATTRIBUTE.MAX_THREADS_PER_MULTIPROCESSOR]: MAX_BLOCK_THREADS, // a Worker runs one block at a time
  [DEVICE_ATTRIBUTE.UNIFIED_ADDRESSING]: 1,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_LAYERED_WIDTH]: 32768,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_LAYERED_LAYERS]: 2048,
  [DEVICE_ATTRIBUTE.CAN_TEX2D_GATHER]: 1,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_GATHER_WIDTH]: 32768,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_GATHER_HEIGHT]: 32768,
  [DEVICE_ATTRIBUTE.TEXTURE_PITCH_ALIGNMENT]: 32,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_WIDTH]: 32768,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_WIDTH]: 131072,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_HEIGHT]: 65536,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_WIDTH]: 16384,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_HEIGHT]: 16384,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_DEPTH]: 16384,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_LAYERED_WIDTH]: 32768,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_LAYERED_LAYERS]: 2048,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_WIDTH]: 32768,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_HEIGHT]: 32768,
  [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_LAYERS]: 2048,
  // Extents of textures over linear and pitched memory.
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_LINEAR_WIDTH]: 2 ** 28,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LINEAR_WIDTH]: 131072,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LINEAR_HEIGHT]: 65000,
  [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LINEAR_PITCH]: 2097120,
  [DEVICE_ATTRIBUTE.COMPUTE_CAPABILITY_MAJOR]: COMPUTE_CAPABILITY[0],
  [DEVICE_ATTRIBUTE.COMPUTE_CAPABILITY_MINOR]: COMPUTE_CAPABILITY[1],
  [DEVICE_ATTRIBUTE.STREAM_PRIORITIES_SUPPORTED]: 1,
  [DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR]: MAX_SHARED_BYTES_OPTIN,
  [DEVICE_ATTRIBUTE.MAX_REGISTERS_PER_MULTIPROCESSOR]: REGISTERS,
  [DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN]: MAX_SHARED_BYTES_OPTIN,
  [DEVICE_ATTRIBUTE.HOST_REGISTER_SUPPORTED]: 1,
  [DEVICE_ATTRIBUTE.MAX_BLOCKS_PER_MULTIPROCESSOR]: 1,
  [DEVICE_ATTRIBUTE.MEMORY_POOLS_SUPPORTED]: 1,
};

/** Returns the value of a `CUdevice_attribute`; 0 for features that the device does not have. */
export function deviceAttribute(attribute: number, multiprocessors: number): number {
  if (!Number.isInteger(attribute) || attribute < 1 || attribute > LAST_DEVICE_ATTRIBUTE) {
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, "cuDeviceGetAttribute", `unknown attribute ${attribute}`);
  }
  return attribute === DEVICE_ATTRIBUTE.MULTIPROCESSOR_COUNT ? multiprocessors : DEVICE[attribute] ?? 0;
}

const LAST_FUNCTION_ATTRIBUTE = 15;

/**
 * Returns the value of a `CUfunction_attribute`. WebAssembly has no register count, so NUM_REGS is
 * MAX_REGISTERS_PER_BLOCK divided by the largest block size: occupancy arithmetic with it allows every block.
 */
export function functionAttribute(kernel: Kernel, attribute: number, call: string): number {
  const { info } = kernel;
  const binary = COMPUTE_CAPABILITY[0] * 10 + COMPUTE_CAPABILITY[1];
  switch (attribute) {
    case FUNCTION_ATTRIBUTE.MAX_THREADS_PER_BLOCK:
      return maxBlockThreads(kernel);
    case FUNCTION_ATTRIBUTE.SHARED_SIZE_BYTES:
      return info.staticSharedBytes;
    case FUNCTION_ATTRIBUTE.CONST_SIZE_BYTES:
      return constantBytes(kernel);
    case FUNCTION_ATTRIBUTE.LOCAL_SIZE_BYTES:
      return info.localBytes;
    case FUNCTION_ATTRIBUTE.NUM_REGS:
      return REGISTERS / MAX_BLOCK_THREADS;
    case FUNCTION_ATTRIBUTE.PTX_VERSION:
    case FUNCTION_ATTRIBUTE.BINARY_VERSION:
      return binary;
    case FUNCTION_ATTRIBUTE.MAX_DYNAMIC_SHARED_SIZE_BYTES:
      return dynamicSharedLimit(kernel);
    case FUNCTION_ATTRIBUTE.PREFERRED_SHARED_MEMORY_CARVEOUT:
      return -1;
  }
  if (!Number.isInteger(attribute) || attribute < 0 || attribute > LAST_FUNCTION_ATTRIBUTE) {
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, `unknown attribute ${attribute}`);
  }
  return 0;
}

/** Sets the dynamic shared memory limit. The shared memory carveout is a hint and ignored. */
export function setFunctionAttribute(kernel: Kernel, attribute: number, value: number, call: string): void {
  if (attribute === FUNCTION_ATTRIBUTE.PREFERRED_SHARED_MEMORY_CARVEOUT) return;
  if (attribute !== FUNCTION_ATTRIBUTE.MAX_DYNAMIC_SHARED_SIZE_BYTES) {
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, `attribute ${attribute} cannot be set`);
  }
  const limit = MAX_SHARED_BYTES_OPTIN - kernel.info.staticSharedBytes;
  if (value < 0 || value > limit) {
    const detail = `dynamic shared memory: expected 0 to ${limit} bytes, got ${value}`;
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
  }
  kernel.maxDynamicSharedBytes = value;
}

/** Returns the maximum number of threads in a block of this kernel. */
export function maxBlockThreads({ info }: Kernel): number {
  return Math.min(info.maxThreads ?? MAX_BLOCK_THREADS, MAX_BLOCK_THREADS);
}

/** Returns the maximum dynamic shared memory of a launch. */
export function dynamicSharedLimit(kernel: Kernel): number {
  return Math.max(kernel.maxDynamicSharedBytes, MAX_SHARED_BYTES - kernel.info.staticSharedBytes, 0);
}

function constantBytes({ module }: Kernel): number {
  let sum = 0;
  for (const { space, byteLength } of module.variables.values()) if (space === "const") sum += byteLength;
  return sum;
}
