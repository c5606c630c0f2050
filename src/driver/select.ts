/**
 * Selects the driver for a device name. Each driver is loaded on first use, so neither slows the other's
 * startup.
 */
import { mismatch } from "../base/check.ts";
import { disabledFeatures } from "../runtime/disable.ts";
import { runtime } from "../runtime/index.ts";
import { startCuda } from "./cuda/async_init.ts";
import type { Driver, WorkerMemory } from "./driver.ts";

/** A parsed device name. */
export interface DeviceName {
  readonly driver: "cuda" | "software";
  readonly ordinal: number;
  /** False if the ordinal is the default one. */
  readonly isNumbered: boolean;
}

/**
 * Parses `"cuda"`, `"cuda:1"`, `"software"`, or `"software:1"`. Without a name, parses `CUFFI_DEVICE`.
 * Returns undefined if neither names a device.
 */
export function parseDeviceName(name: string | undefined): DeviceName | undefined {
  const given = name ?? runtime.env("CUFFI_DEVICE");
  if (given === undefined || given === "") return undefined;
  const match = /^(?:(cuda)(?::(\d{1,4}))?|(software)(?::(\d{1,4}))?)$/.exec(String(given));
  if (!match) {
    const where = name === undefined ? "CUFFI_DEVICE" : "device";
    throw new TypeError(
      mismatch(where, `"cuda", "cuda:1" (any number), "software" or "software:1"`, JSON.stringify(given)),
    );
  }
  const number = match[2] ?? match[4], driver = match[1] ? "cuda" : "software";
  const ordinal = number === undefined ? defaultOrdinal(driver) : Number(number);
  return { driver, ordinal, isNumbered: number !== undefined };
}

/**
 * Returns the device for a name without a number: the first one, and for a process of torchrun, Slurm or another
 * launcher the GPU of its own, by its number on this machine.
 */
export function defaultOrdinal(driver: DeviceName["driver"]): number {
  if (driver === "software") return 0;
  const has = (name: string) => runtime.env(name) !== undefined;
  const variable = has("RANK") && has("WORLD_SIZE")
    ? "LOCAL_RANK"
    : has("SLURM_PROCID") && has("SLURM_STEP_NODELIST")
    ? "SLURM_LOCALID"
    : undefined;
  const number = variable && runtime.env(variable);
  return number !== undefined && /^\d{1,4}$/.test(number) ? Number(number) : 0;
}

let cuda: Driver | undefined;
let software: Driver | undefined;
let joinedMemory: WorkerMemory | undefined;

/**
 * Called while the CUDA driver initializes. If another thread does that, this one has time to run code, and gets
 * a driver whose calls do nothing.
 */
export type Meanwhile = (standIn?: Promise<Driver>) => void;

/** Returns the CUDA driver; throws if there is none. */
export async function cudaDriver(meanwhile?: Meanwhile): Promise<Driver> {
  disabledFeatures();
  if (cuda === undefined) {
    const started = startCuda();
    const loaded = import("./cuda/index.ts");
    if (typeof started === "number") meanwhile?.();
    else meanwhile?.(loaded.then(({ createStandInDriver }) => createStandInDriver()));
    const { openCudaDriver } = await loaded;
    cuda = await openCudaDriver(started);
  }
  return cuda;
}

/**
 * Returns the software driver of this thread.
 *
 * @param joined Memory of another thread's software device, to share it.
 * @throws {Error} If this thread's software device already uses other memory.
 */
export async function softwareDriver(joined?: WorkerMemory): Promise<Driver> {
  disabledFeatures();
  const { createSoftwareDriver } = await import("./software/index.ts");
  // After the import, so that devices which are opened at the same time share a driver.
  if (joined === undefined) return software ??= createSoftwareDriver();
  if (software === undefined) return (joinedMemory = joined, software = createSoftwareDriver({ joined }));
  // Each postMessage creates a new Memory object over the same bytes.
  if (joinedMemory?.start === joined.start && joinedMemory.end === joined.end) return software;
  throw new Error(
    "device: this thread has already opened the software device with its own memory; open the shared device first",
  );
}

/** Forgets the software driver of memory that this thread does not use any more, so that it may open another one. */
export function leaveSoftwareMemory({ start, end }: WorkerMemory): void {
  if (joinedMemory?.start === start && joinedMemory.end === end) software = joinedMemory = undefined;
}

/** Call this after foreign code has run on this thread: it may have made another context current. */
export function invalidateCurrentContext(): void {
  cuda?.contexts.invalidateCurrent();
}
