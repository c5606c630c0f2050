/** The device of a test suite. */
import { after, before } from "node:test";
import type { Device } from "../../mod.ts";
import { openTestDevice, settle, watchMemory } from "./device.ts";

/**
 * Opens the test device before the tests of a suite and passes it to `assign`. Disposes of it after them, and
 * checks that no more memory is allocated than before. Other test files of the process may hold some.
 */
export function useTestDevice(assign: (device: Device) => void): void {
  let device: Device, checkMemory: () => void;
  before(async () => {
    device = await openTestDevice();
    checkMemory = watchMemory(device);
    assign(device);
  });
  after(() => {
    // Releases memory that other libraries returned.
    settle(device);
    checkMemory();
    device.dispose();
  });
}
