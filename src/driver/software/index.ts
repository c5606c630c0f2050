/**
 * The software device: runs PTX without a GPU. Importing this file loads the compiler, so it is imported when the device
 * is first asked for.
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
 * The software device's driver. What `options` leave open is taken from the environment: `CUFFI_MEMCHECK=1` switches the
 * memory checker on, `CUFFI_WORKERS` is the number of workers (0 = none), `CUFFI_FMA=unfused` allows `fma` to round twice.
 *
 * @throws {RangeError} for a variable with a value that is not accepted
 */
export function createSoftwareDriver(options: SoftwareOptions = {}): Driver {
  return new SoftwareDriver({ ...environmentOptions(), ...options }, loadModule);
}

const MOST_WORKERS = 256;

function environmentOptions(): SoftwareOptions {
  const workers = variable("CUFFI_WORKERS");
  const count = Number(workers);
  if (workers && !(Number.isInteger(count) && count >= 0 && count <= MOST_WORKERS)) {
    throw new RangeError(`CUFFI_WORKERS=${workers}: accepted are whole numbers from 0 to ${MOST_WORKERS}`);
  }
  const fma = variable("CUFFI_FMA");
  if (fma && fma !== "exact" && fma !== "unfused") {
    throw new RangeError(`CUFFI_FMA=${fma}: accepted are exact and unfused`);
  }
  return {
    ...(workers ? { workers: count } : {}),
    ...(fma ? { fma: fma as "exact" | "unfused" } : {}),
    memcheck: ["1", "true"].includes(variable("CUFFI_MEMCHECK") ?? ""),
  };
}

/** Undefined also where the environment may not be read. */
function variable(name: string): string | undefined {
  try {
    return runtime.env(name);
  } catch {
    return undefined;
  }
}
