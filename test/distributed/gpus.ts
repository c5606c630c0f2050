/** GPUs for tests of worlds. */
import { listDevices } from "../../mod.ts";
import { searchCudaLibrary } from "../../src/libraries/find.ts";
import { onGpu } from "../support/device.ts";

/** Returns the number of GPUs that a world can have here: 0 if the suite does not run on GPUs, or without NCCL. */
export async function countGpus(): Promise<number> {
  if (!onGpu || searchCudaLibrary("libnccl").library === undefined) return 0;
  return (await listDevices()).filter(({ id }) => id.startsWith("cuda")).length;
}
