/**
 * NVIDIA GPUs by FFI to libcuda.
 *
 * @module
 */
import type { Driver } from "../driver.ts";
import { CudaDriver } from "./driver.ts";
import { openCudaLibrary } from "../../libraries/find.ts";
import {
  CONTEXT,
  COPY_VIEW,
  DEVICE,
  FUNCTION,
  INIT,
  LAUNCH,
  MEMORY_POOL,
  MODULE,
  STREAM,
} from "./symbols.ts";

const FIRST_KERNEL = [INIT, DEVICE, CONTEXT, STREAM, MODULE, FUNCTION, MEMORY_POOL, COPY_VIEW, LAUNCH];

let driver: CudaDriver | undefined;

/**
 * The CUDA driver of this thread, initialized at the first call.
 *
 * @throws {LibraryNotFoundError} If libcuda cannot be opened.
 * @throws {CudaError} If it cannot be initialized: CUDA_ERROR_NO_DEVICE where there is a driver but no GPU.
 */
export function createCudaDriver(): Driver {
  return driver ??= new CudaDriver(openCudaLibrary("libcuda"));
}

/**
 * The same, without blocking the event loop while libcuda starts.
 *
 * @param started What {@link startCuda} returned.
 */
export async function openCudaDriver(started: number | Promise<number>): Promise<Driver> {
  if (driver === undefined) {
    // This thread has nothing to do: it binds what every first kernel needs.
    if (typeof started !== "number") {
      const library = openCudaLibrary("libcuda");
      for (const symbols of FIRST_KERNEL) library.bind(symbols);
    }
    // The driver's own cuInit, which costs nothing after this one, reports what is wrong.
    await started;
  }
  return createCudaDriver();
}
