/** Opens libcuda and creates its driver. */
import type { Driver } from "../driver.ts";
import { CudaDriver } from "./driver.ts";
import { openCudaLibrary } from "../../libraries/find.ts";
import { prepareStaging } from "./staging_pool.ts";
import { StandInLibrary } from "./stand_in.ts";
import {
  CAPTURE_STATUS,
  CONTEXT,
  COPY_VIEW,
  DEVICE,
  EVENT,
  FUNCTION,
  INIT,
  LAUNCH,
  MEMORY_POOL,
  MODULE,
  POINTER,
  STREAM,
} from "./symbols.ts";

/** The functions that nearly every program needs. */
const COMMON = [
  INIT,
  DEVICE,
  CONTEXT,
  STREAM,
  MODULE,
  FUNCTION,
  MEMORY_POOL,
  POINTER,
  CAPTURE_STATUS,
  COPY_VIEW,
  EVENT,
  LAUNCH,
];

let driver: CudaDriver | undefined;

/**
 * Returns the CUDA driver of this thread; the first call initializes libcuda.
 *
 * @throws {LibraryNotFoundError} If libcuda cannot be opened.
 * @throws {CudaError} If it cannot be initialized: CUDA_ERROR_NO_DEVICE if there is a driver but no GPU.
 */
export function createCudaDriver(): Driver {
  return driver ??= new CudaDriver(openCudaLibrary("libcuda"));
}

/**
 * Like {@link createCudaDriver}, without blocking the event loop while libcuda initializes.
 *
 * @param started The result of {@link startCuda}.
 */
export async function openCudaDriver(started: number | Promise<number>): Promise<Driver> {
  if (driver === undefined) {
    // Binding takes up to 0.1 ms per function, which costs nothing while another thread runs cuInit.
    if (typeof started !== "number") {
      const library = openCudaLibrary("libcuda");
      for (const symbols of COMMON) library.bind(symbols);
      prepareStaging();
    }
    // The constructor calls cuInit again, which is free by now and reports any error.
    await started;
  }
  return createCudaDriver();
}

/** Creates a driver with the code of {@link CudaDriver} whose calls succeed and do nothing. */
export function createStandInDriver(): Driver {
  return new CudaDriver(new StandInLibrary());
}
