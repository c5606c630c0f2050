/** The device of a test suite. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Device } from "../../mod.ts";
import { openTestDevice, settle } from "./device.ts";

/**
 * Opens the test device before the tests of a suite and passes it to `assign`. Disposes of it after them, and
 * checks that no more memory is allocated than before. Other test files of the process may hold some.
 */
export function useTestDevice(assign: (device: Device) => void): void {
  let device: Device, inUse: number;
  before(async () => {
    device = await openTestDevice();
    inUse = device.memoryInUse();
    assign(device);
  });
  after(() => {
    // Releases memory that other libraries returned.
    settle(device);
    assert.ok(device.memoryInUse() <= inUse, `${device.memoryInUse() - inUse} bytes are still allocated`);
    device.dispose();
  });
}
