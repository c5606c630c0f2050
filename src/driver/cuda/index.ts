/**
 * NVIDIA GPUs by FFI to libcuda.
 *
 * @module
 */
import type { Driver } from "../driver.ts";
import { CudaDriver } from "./driver.ts";
import { openCudaLibrary } from "./find.ts";

export { invalidateCurrent } from "./context.ts";

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
