/**
 * Shares devices with Workers of this process.
 *
 * @module
 */
import { checkInteger, invalid } from "../../base/check.ts";
import type { Context } from "../../core/context.ts";
import type { Driver, WorkerMemory } from "../../driver/driver.ts";
import { cudaDriver, softwareDriver } from "../../driver/select.ts";

/** The handle of a device for `openDevice()` in a Worker. Send it with `postMessage`. */
export interface SharedDevice {
  /** Distinguishes handles of different kinds. */
  readonly kind: "device";
  /** The kind of device. */
  readonly driver: "cuda" | "software";
  /** The number among devices of that kind. */
  readonly ordinal: number;
  /** The software device's memory; null for a GPU, whose addresses are valid in the whole process. */
  readonly memory: WorkerMemory | null;
}

const WORKER_BYTES = 64 * 2 ** 20;

/** `device.share()`. */
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

/** Returns the driver and the ordinal of a handle. */
export async function driverOfHandle(handle: SharedDevice): Promise<{ driver: Driver; ordinal: number }> {
  if (handle?.kind !== "device") {
    throw new TypeError(invalid("device", "a name or the result of device.share()", handle));
  }
  const { driver, ordinal, memory } = handle;
  return {
    driver: driver === "cuda" ? await cudaDriver() : await softwareDriver(memory ?? undefined),
    ordinal,
  };
}
