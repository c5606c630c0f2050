/** Which driver a device name means. Each driver is loaded on first use, so that neither costs the other's start-up. */
import { mismatch } from "../base/check.ts";
import { disabledFeatures } from "../runtime/disable.ts";
import { runtime } from "../runtime/index.ts";
import { startCuda } from "./cuda/async_init.ts";
import type { Driver, WorkerMemory } from "./driver.ts";

/** A parsed device name. */
export interface DeviceName {
  readonly driver: "cuda" | "software";
  readonly ordinal: number;
}

/** Parses `"cuda"`, `"cuda:1"`, `"software"` or `"software:1"`; without a name, `CUFFI_DEVICE`. Undefined: nobody has asked for a certain device. */
export function parseDeviceName(name: string | undefined): DeviceName | undefined {
  const given = name ?? runtime.env("CUFFI_DEVICE");
  if (given === undefined || given === "") return undefined;
  const match = /^(?:(cuda)(?::(\d{1,4}))?|(software)(?::(\d))?)$/.exec(String(given));
  if (!match) {
    const where = name === undefined ? "CUFFI_DEVICE" : "device";
    throw new TypeError(
      mismatch(where, `"cuda", "cuda:1" (any number), "software" or "software:1"`, JSON.stringify(given)),
    );
  }
  return { driver: match[1] ? "cuda" : "software", ordinal: Number(match[2] ?? match[4] ?? 0) };
}

let cuda: Driver | undefined;
let software: Driver | undefined;
let over: WorkerMemory | undefined;

/**
 * The CUDA driver, or an error that says why there is none.
 *
 * @param meanwhile Is called while the driver starts, which takes it a while.
 */
export async function cudaDriver(meanwhile?: () => void): Promise<Driver> {
  disabledFeatures();
  if (cuda === undefined) {
    const started = startCuda();
    meanwhile?.();
    const { openCudaDriver } = await import("./cuda/index.ts");
    cuda = await openCudaDriver(started);
  }
  return cuda;
}

/**
 * The software driver of this thread.
 *
 * @param joined The memory of another thread's software device, to work over.
 * @throws {Error} This thread's software device works over other memory already.
 */
export async function softwareDriver(joined?: WorkerMemory): Promise<Driver> {
  disabledFeatures();
  if (joined === undefined) return software ??= (await import("./software/index.ts")).createSoftwareDriver();
  const { createSoftwareDriver } = await import("./software/index.ts");
  if (software === undefined) return (over = joined, software = createSoftwareDriver({ joined }));
  // Each postMessage makes a Memory object of its own; the bytes are the same.
  if (over?.start === joined.start && over.end === joined.end) return software;
  throw new Error(
    "device: this thread has opened the software device before, with memory of its own; open the shared device first",
  );
}

/** Call this after foreign code has run on this thread: it may have made another context current. */
export function invalidateCurrentContext(): void {
  cuda?.contexts.invalidateCurrent();
}
