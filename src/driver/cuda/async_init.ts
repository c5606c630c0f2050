/**
 * Starting libcuda, which takes it a tenth of a second where there are GPUs. It begins on a thread of its own, where the runtime
 * can, before the rest of the driver is in the process.
 *
 * @module
 */
import { openCudaLibrary } from "../../libraries/find.ts";

const START = {
  cuInit: { parameters: [["Flags", "u32"]], result: "i32", nonblocking: true },
} as const;

/**
 * Opens libcuda and begins to initialize it.
 *
 * @returns What cuInit says, now or later.
 * @throws {LibraryNotFoundError} If libcuda cannot be opened.
 */
export function startCuda(): number | Promise<number> {
  return openCudaLibrary("libcuda").bind(START).cuInit(0);
}
