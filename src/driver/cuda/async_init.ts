/**
 * Initializes libcuda on another thread. cuInit takes 100 ms and more on machines with GPUs, and meanwhile
 * this thread loads the rest of the driver.
 */
import { openCudaLibrary } from "../../libraries/find.ts";
import { isDisabled } from "../../runtime/disable.ts";

const CU_INIT = { parameters: [["Flags", "u32"]], result: "i32" } as const;

/**
 * Opens libcuda and starts to initialize it.
 *
 * @returns The result of cuInit, or a promise of it.
 * @throws {LibraryNotFoundError} If libcuda cannot be opened.
 */
export function startCuda(): number | Promise<number> {
  const nonblocking = !isDisabled("init-thread");
  return openCudaLibrary("libcuda").bind({ cuInit: { ...CU_INIT, nonblocking } }).cuInit(0);
}
