/** Tests of the software device's machine: a driver with hand-written kernels, and checks of CUDA errors. */
import assert from "node:assert/strict";
import { CudaError } from "../../../src/base/errors.ts";
import type { SoftwareDriver } from "../../../src/driver/software/driver.ts";
import { testDriver } from "./kernels.ts";

export const MODULE = ".version 8.0";

/** Asserts that a call throws a CudaError with this code. */
export function fails(code: number, call: () => unknown, message?: RegExp): void {
  assert.throws(call, (error) => {
    assert.ok(error instanceof CudaError, String(error));
    assert.equal(error.code, code, error.message);
    if (message) assert.match(error.message, message);
    return true;
  });
}

/** Runs `body` with a retained context. */
export function withDriver(body: (driver: SoftwareDriver) => void, workers = 0): void {
  const driver = testDriver({ workers });
  driver.contexts.retain(0);
  try {
    body(driver);
  } finally {
    driver.contexts.release(0);
  }
}

/** Launches the kernel `count`. */
export function launchCount(
  driver: SoftwareDriver,
  fn: bigint,
  stream: bigint,
  out: bigint,
  blocks: number,
  iterations: number,
): void {
  const parameters = driver.functions.parameterBlock(12);
  parameters.view.setBigUint64(0, out, true);
  parameters.view.setUint32(8, iterations, true);
  driver.launch(fn, blocks, 1, 1, 1, 1, 1, 0, stream, parameters);
}

/** Launches a kernel with one 64-bit parameter. */
export function launchWith(driver: SoftwareDriver, fn: bigint, value: bigint, blocks = 1): void {
  const parameters = driver.functions.parameterBlock(8);
  parameters.view.setBigUint64(0, value, true);
  driver.launch(fn, blocks, 1, 1, 1, 1, 1, 0, 0n, parameters);
}
