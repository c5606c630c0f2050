/** The device that tests run on. */
import assert from "node:assert/strict";
import process from "node:process";
import { type Device, listDevices, openDevice } from "../../mod.ts";
import { collectAllReturned } from "../../src/core/memory/exports.ts";

/** The device that the suite runs on: CUFFI_DEVICE, or the software device if that is not set. */
export const deviceName: string = process.env.CUFFI_DEVICE || "software";

/** True if the suite runs on a GPU. */
export const onGpu: boolean = deviceName.startsWith("cuda");

/** Who uses the GPU at the same time: "gpu", other processes; "process", threads of this process, too. */
const shared = onGpu ? process.env.CUFFI_TEST_SHARED : undefined;

/** Reason to skip tests that take most of the GPU's memory, or false. */
export const sharedGpu: string | false = shared ? "needs most of the GPU's memory" : false;

/** True if test files share the process and the GPU, as under `deno test --parallel`. */
export const sharedProcess: boolean = shared === "process";

/**
 * Opens the device that the suite runs on. A test that needs a certain device names it, such as "software:1".
 */
export function openTestDevice(name: string = deviceName): Promise<Device> {
  return openDevice(name);
}

/**
 * Returns a check that the device has freed all memory that is allocated from now on. Other test files of the process
 * may hold some.
 */
export function watchMemory(device: Device): () => void {
  const before = device.memoryInUse();
  return () => {
    const kept = device.memoryInUse() - before;
    assert.ok(kept <= 0, `${kept} bytes are still allocated`);
  };
}

/**
 * Waits for the device's default stream, and releases memory that other libraries have returned.
 * `device.synchronize()` would end captures of test files that share the process.
 */
export function settle(device: Device): void {
  device.stream.synchronize();
  collectAllReturned();
}

/**
 * Names two devices: two GPUs if the suite runs on a GPU and there are two, otherwise two software devices.
 */
export async function nameTwoDevices(): Promise<[first: string, second: string]> {
  const gpus = onGpu ? (await listDevices()).filter(({ id }) => id.startsWith("cuda")) : [];
  return gpus.length > 1 ? ["cuda:0", "cuda:1"] : ["software:0", "software:1"];
}
