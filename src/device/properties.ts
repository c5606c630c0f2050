/** Device properties, read from `CUdevice_attribute` values ("CUDA Driver API", Device Management). */
import { DEVICE_ATTRIBUTE } from "../base/cuda_constants.ts";
import type { Driver } from "../driver/driver.ts";

/** Properties and capabilities of a device. Sizes are in bytes. */
export interface DeviceProperties {
  /** The name, such as `"NVIDIA H200"`. */
  readonly name: string;
  /** `GPU-…`, as nvidia-smi prints it. */
  readonly uuid: string;
  /** `[major, minor]`. */
  readonly computeCapability: readonly [number, number];
  /** Device memory. */
  readonly totalMemory: number;
  /** The largest block, in threads along x, y, and z. */
  readonly maxBlock: readonly [number, number, number];
  /** The largest grid, in blocks along x, y, and z. */
  readonly maxGrid: readonly [number, number, number];

  /** The maximum number of threads per block. */
  readonly maxThreadsPerBlock: number;
  /** Shared memory per block without opting in to more. */
  readonly maxSharedBytesPerBlock: number;
  /** Shared memory per block that a kernel can opt in to. */
  readonly maxSharedBytesPerBlockOptin: number;
  /** Shared memory per multiprocessor. */
  readonly maxSharedBytesPerMultiprocessor: number;
  /** Constant memory for `__constant__` variables. */
  readonly constantBytes: number;
  /** Threads per warp. */
  readonly warpSize: number;
  /** The maximum pitch of copies. */
  readonly maxPitch: number;
  /** 32-bit registers per block. */
  readonly maxRegistersPerBlock: number;
  /** 32-bit registers per multiprocessor. */
  readonly maxRegistersPerMultiprocessor: number;
  /** Peak clock rate. */
  readonly clockKHz: number;
  /** The alignment that texture base addresses need. */
  readonly textureAlignment: number;
  /** Number of multiprocessors. */
  readonly multiprocessors: number;
  /** The maximum number of resident threads per multiprocessor. */
  readonly maxThreadsPerMultiprocessor: number;
  /** Peak clock rate of the memory. */
  readonly memoryClockKHz: number;
  /** Width of the memory bus. */
  readonly memoryBusBits: number;
  /** Size of the L2 cache. */
  readonly l2Bytes: number;
  /** Copy engines that work while kernels run. */
  readonly asyncEngines: number;
  /** PCI bus number. */
  readonly pciBus: number;
  /** PCI device number. */
  readonly pciDevice: number;
  /** PCI domain number. */
  readonly pciDomain: number;

  /** The device shares the host's memory. */
  readonly integrated: boolean;
  /** Host memory can be mapped into the address space of the device. */
  readonly canMapHostMemory: boolean;
  /** Several kernels can run at a time. */
  readonly concurrentKernels: boolean;
  /** Error correction is enabled. */
  readonly ecc: boolean;
  /** Host and device share one address space. */
  readonly unifiedAddressing: boolean;
  /** Streams can have priorities. */
  readonly streamPriorities: boolean;
  /** Supports managed memory. */
  readonly managedMemory: boolean;
  /** Host and device can access managed memory at the same time. */
  readonly concurrentManagedAccess: boolean;
  /** Supports cooperative launches. */
  readonly cooperativeLaunch: boolean;
  /** Supports stream-ordered allocation. */
  readonly memoryPools: boolean;
}

/** A device in the list of `listDevices()`. */
export interface DeviceInfo extends DeviceProperties {
  /** The name for `openDevice()`: `"cuda:0"`, `"software"`. */
  readonly id: string;
}

/** Properties that are numbers, by the attribute that holds them. */
const NUMBERS = {
  maxThreadsPerBlock: DEVICE_ATTRIBUTE.MAX_THREADS_PER_BLOCK,
  maxSharedBytesPerBlock: DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK,
  constantBytes: DEVICE_ATTRIBUTE.TOTAL_CONSTANT_MEMORY,
  warpSize: DEVICE_ATTRIBUTE.WARP_SIZE,
  maxPitch: DEVICE_ATTRIBUTE.MAX_PITCH,
  maxRegistersPerBlock: DEVICE_ATTRIBUTE.MAX_REGISTERS_PER_BLOCK,
  clockKHz: DEVICE_ATTRIBUTE.CLOCK_RATE,
  textureAlignment: DEVICE_ATTRIBUTE.TEXTURE_ALIGNMENT,
  multiprocessors: DEVICE_ATTRIBUTE.MULTIPROCESSOR_COUNT,
  memoryClockKHz: DEVICE_ATTRIBUTE.MEMORY_CLOCK_RATE,
  memoryBusBits: DEVICE_ATTRIBUTE.GLOBAL_MEMORY_BUS_WIDTH,
  l2Bytes: DEVICE_ATTRIBUTE.L2_CACHE_SIZE,
  maxThreadsPerMultiprocessor: DEVICE_ATTRIBUTE.MAX_THREADS_PER_MULTIPROCESSOR,
  asyncEngines: DEVICE_ATTRIBUTE.ASYNC_ENGINE_COUNT,
  pciBus: DEVICE_ATTRIBUTE.PCI_BUS_ID,
  pciDevice: DEVICE_ATTRIBUTE.PCI_DEVICE_ID,
  pciDomain: DEVICE_ATTRIBUTE.PCI_DOMAIN_ID,
  maxSharedBytesPerMultiprocessor: DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR,
  maxRegistersPerMultiprocessor: DEVICE_ATTRIBUTE.MAX_REGISTERS_PER_MULTIPROCESSOR,
  maxSharedBytesPerBlockOptin: DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
} satisfies Partial<Record<keyof DeviceProperties, number>>;

/** Properties that are booleans. */
const FLAGS = {
  integrated: DEVICE_ATTRIBUTE.INTEGRATED,
  canMapHostMemory: DEVICE_ATTRIBUTE.CAN_MAP_HOST_MEMORY,
  concurrentKernels: DEVICE_ATTRIBUTE.CONCURRENT_KERNELS,
  ecc: DEVICE_ATTRIBUTE.ECC_ENABLED,
  unifiedAddressing: DEVICE_ATTRIBUTE.UNIFIED_ADDRESSING,
  streamPriorities: DEVICE_ATTRIBUTE.STREAM_PRIORITIES_SUPPORTED,
  managedMemory: DEVICE_ATTRIBUTE.MANAGED_MEMORY,
  concurrentManagedAccess: DEVICE_ATTRIBUTE.CONCURRENT_MANAGED_ACCESS,
  cooperativeLaunch: DEVICE_ATTRIBUTE.COOPERATIVE_LAUNCH,
  memoryPools: DEVICE_ATTRIBUTE.MEMORY_POOLS_SUPPORTED,
} satisfies Partial<Record<keyof DeviceProperties, number>>;

/** Reads all properties of a device. */
export function readProperties(driver: Driver, ordinal: number): DeviceProperties {
  const read = (attribute: number): number => driver.devices.attribute(ordinal, attribute);
  const numbers = Object.fromEntries(
    Object.entries(NUMBERS).map(([name, attribute]) => [name, read(attribute)]),
  );
  const flags = Object.fromEntries(
    Object.entries(FLAGS).map(([name, attribute]) => [name, read(attribute) !== 0]),
  );
  return {
    name: driver.devices.name(ordinal),
    uuid: formatUuid(driver.devices.uuid(ordinal)),
    computeCapability: [
      read(DEVICE_ATTRIBUTE.COMPUTE_CAPABILITY_MAJOR),
      read(DEVICE_ATTRIBUTE.COMPUTE_CAPABILITY_MINOR),
    ],
    totalMemory: driver.devices.totalMemory(ordinal),
    maxBlock: [
      read(DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_X),
      read(DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_Y),
      read(DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_Z),
    ],
    maxGrid: [
      read(DEVICE_ATTRIBUTE.MAX_GRID_DIM_X),
      read(DEVICE_ATTRIBUTE.MAX_GRID_DIM_Y),
      read(DEVICE_ATTRIBUTE.MAX_GRID_DIM_Z),
    ],
    ...numbers,
    ...flags,
  } as unknown as DeviceProperties;
}

function formatUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `GPU-${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${
    hex.slice(20)
  }`;
}
