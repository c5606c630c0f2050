/**
 * Devices for Workers of this process.
 *
 * @module
 */
import { checkInteger, invalid } from "../../base/check.ts";
import type { Context } from "../../core/context.ts";
import type { Driver, WorkerMemory } from "../../driver/driver.ts";
import { cudaDriver, softwareDriver } from "../../driver/select.ts";

/** A device as a Worker opens it with `openDevice()`. `postMessage` takes it. */
export interface SharedDevice {
  /** To tell handles apart by. */
  readonly kind: "device";
  /** What kind of device. */
  readonly driver: "cuda" | "software";
  /** The number among devices of the kind. */
  readonly ordinal: number;
  /** The software device's memory; null for a GPU, whose addresses are the whole process's. */
  readonly memory: WorkerMemory | null;
}

const WORKER_BYTES = 64 * 2 ** 20;

/** What `device.share()` gives. */
export function shareDevice(context: Context, workerBytes: number = WORKER_BYTES): SharedDevice {
  checkInteger("workerBytes", workerBytes, 2 ** 20, 2 ** 32);
  const driver = context.use();
  return {
    kind: "device",
    driver: driver.name,
    ordinal: context.ordinal,
    memory: driver.memory.reserveForWorker(workerBytes),
  };
}

/** The driver and the ordinal of a handle. */
export async function driverOfHandle(handle: SharedDevice): Promise<{ driver: Driver; ordinal: number }> {
  if (handle?.kind !== "device") {
    throw new TypeError(invalid("device", "a name or what device.share() gave", handle));
  }
  const { driver, ordinal, memory } = handle;
  return {
    driver: driver === "cuda" ? await cudaDriver() : await softwareDriver(memory ?? undefined),
    ordinal,
  };
}
