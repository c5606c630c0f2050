/** The device of a test suite. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Device } from "../../mod.ts";
import { openTestDevice, settle } from "./device.ts";

/**
 * Opens the test device before the tests of a suite and passes it to `assign`. Disposes of it after them, and
 * checks that no memory is still allocated.
 */
export function useTestDevice(assign: (device: Device) => void): void {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
    assign(device);
  });
  after(() => {
    // Releases memory that other libraries returned.
    settle(device);
    assert.equal(device.memoryInUse(), 0, "memory is still allocated");
    device.dispose();
  });
}
