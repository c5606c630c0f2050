/**
 * The software device, which runs PTX without a GPU. This module loads the compiler, so it is imported on
 * first use of the device.
 *
 * @module
 */
import { runtime } from "../../runtime/index.ts";
import type { Driver } from "../driver.ts";
import type { SoftwareOptions } from "./api/state.ts";
import { loadModule } from "./compiler.ts";
import { SoftwareDriver } from "./driver.ts";

export type { SoftwareOptions } from "./api/state.ts";

/**
 * Creates the driver of the software device. Options that are not given come from the environment:
 * `CUFFI_MEMCHECK=1` enables the memory checker, `CUFFI_WORKERS` is the number of workers (0 for none),
 * `CUFFI_FMA=unfused` allows `fma` to round twice, and `CUFFI_SOFTWARE_TIMEOUT` is the number of seconds after
 * which a launch fails.
 *
 * @throws {RangeError} for an environment variable with an invalid value
 */
export function createSoftwareDriver(options: SoftwareOptions = {}): Driver {
  return new SoftwareDriver({ ...environmentOptions(), ...options }, loadModule);
}

const MAX_WORKERS = 256;

function environmentOptions(): SoftwareOptions {
  const workers = variable("CUFFI_WORKERS");
  const count = Number(workers);
  if (workers && !(Number.isInteger(count) && count >= 0 && count <= MAX_WORKERS)) {
    throw new RangeError(`CUFFI_WORKERS: expected an integer from 0 to ${MAX_WORKERS}, got ${workers}`);
  }
  const fma = variable("CUFFI_FMA");
  if (fma && fma !== "exact" && fma !== "unfused") {
    throw new RangeError(`CUFFI_FMA: expected exact or unfused, got ${fma}`);
  }
  const seconds = variable("CUFFI_SOFTWARE_TIMEOUT");
  const timeout = Number(seconds);
  if (seconds && !(timeout > 0 && timeout < Infinity)) {
    throw new RangeError(`CUFFI_SOFTWARE_TIMEOUT: expected a positive number of seconds, got ${seconds}`);
  }
  return {
    ...(seconds ? { timeout } : {}),
    ...(workers ? { workers: count } : {}),
    ...(fma ? { fma: fma as "exact" | "unfused" } : {}),
    memcheck: ["1", "true"].includes(variable("CUFFI_MEMCHECK") ?? ""),
  };
}

/** Returns an environment variable; undefined if it is not set or there is no permission to read it. */
function variable(name: string): string | undefined {
  try {
    return runtime.env(name);
  } catch {
    return undefined;
  }
}
