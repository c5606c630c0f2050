/** Device properties, read from `CUdevice_attribute` values ("CUDA Driver API", Device Management). */
import type { Driver } from "../driver/driver.ts";

const ATTRIBUTES = {
  maxThreadsPerBlock: 1,
  maxSharedBytesPerBlock: 8,
  constantBytes: 9,
  warpSize: 10,
  maxPitch: 11,
  maxRegistersPerBlock: 12,
  clockKHz: 13,
  textureAlignment: 14,
  multiprocessors: 16,
  memoryClockKHz: 36,
  memoryBusBits: 37,
  l2Bytes: 38,
  maxThreadsPerMultiprocessor: 39,
  asyncEngines: 40,
  pciBus: 33,
  pciDevice: 34,
  pciDomain: 50,
  maxSharedBytesPerMultiprocessor: 81,
  maxRegistersPerMultiprocessor: 82,
  maxSharedBytesPerBlockOptin: 97,
} as const;

const FLAGS = {
  integrated: 18,
  canMapHostMemory: 19,
  concurrentKernels: 31,
  ecc: 32,
  unifiedAddressing: 41,
  streamPriorities: 78,
  managedMemory: 83,
  concurrentManagedAccess: 89,
  cooperativeLaunch: 95,
  memoryPools: 115,
} as const;

const COMPUTE_MAJOR = 75;
const COMPUTE_MINOR = 76;

/** What a device is and can do. Sizes are bytes. */
export type DeviceProperties =
  & {
    readonly name: string;
    readonly uuid: string;
    /** `[major, minor]`. */
    readonly computeCapability: readonly [number, number];
    readonly totalMemory: number;
    /** The largest block, threads along x, y and z. */
    readonly maxBlock: readonly [number, number, number];
    /** The largest grid, blocks along x, y and z. */
    readonly maxGrid: readonly [number, number, number];
  }
  & { readonly [K in keyof typeof ATTRIBUTES]: number }
  & { readonly [K in keyof typeof FLAGS]: boolean };

/** Asks a driver for everything. */
export function readProperties(driver: Driver, ordinal: number): DeviceProperties {
  const ask = (attribute: number): number => driver.devices.attribute(ordinal, attribute);
  const numbers = Object.fromEntries(
    Object.entries(ATTRIBUTES).map(([name, attribute]) => [name, ask(attribute)]),
  );
  const flags = Object.fromEntries(
    Object.entries(FLAGS).map(([name, attribute]) => [name, ask(attribute) !== 0]),
  );
  return {
    name: driver.devices.name(ordinal),
    uuid: formatUuid(driver.devices.uuid(ordinal)),
    computeCapability: [ask(COMPUTE_MAJOR), ask(COMPUTE_MINOR)],
    totalMemory: driver.devices.totalMemory(ordinal),
    maxBlock: [ask(2), ask(3), ask(4)],
    maxGrid: [ask(5), ask(6), ask(7)],
    ...numbers,
    ...flags,
  } as unknown as DeviceProperties;
}

/** `GPU-…`, as nvidia-smi prints it. */
function formatUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `GPU-${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${
    hex.slice(20)
  }`;
}
