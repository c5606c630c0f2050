import type { Driver } from "../../src/driver/driver.ts";

const COMPUTE_CAPABILITY_MAJOR = 75;
const COMPUTE_CAPABILITY_MINOR = 76;

/** Returns the compute capability of a device, such as 90. */
export function capability(driver: Driver, ordinal: number): number {
  return 10 * driver.devices.attribute(ordinal, COMPUTE_CAPABILITY_MAJOR) +
    driver.devices.attribute(ordinal, COMPUTE_CAPABILITY_MINOR);
}
