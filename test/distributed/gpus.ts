/** GPUs for tests of worlds. */
import { listDevices } from "../../mod.ts";
import { searchCudaLibrary } from "../../src/libraries/find.ts";
import { onGpu, sharedProcess } from "../support/device.ts";

/**
 * Returns the number of GPUs that a world can have here: 0 if the suite does not run on GPUs, or without NCCL;
 * at most 1 if other tests share the process. A kernel of NCCL runs until those of the other ranks have
 * started, so another thread that waits for a whole device, as it loads a module, can keep all from ending.
 */
export async function countGpus(): Promise<number> {
  if (!onGpu || searchCudaLibrary("libnccl").library === undefined) return 0;
  if (sharedProcess) return 1;
  return (await listDevices()).filter(({ id }) => id.startsWith("cuda")).length;
}
