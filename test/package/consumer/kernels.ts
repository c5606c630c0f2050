import { openDevice } from "@cuffi/cuffi";
import { checkFunctions } from "../../support/check_kernel_functions.ts";
import { ALGORITHMS } from "../../support/kernel_algorithms.ts";

/** Runs the kernels in TypeScript of the test suite, which compare their results. Returns their names. */
export async function checkedKernels(): Promise<string> {
  using device = await openDevice("software");
  for (const check of Object.values(ALGORITHMS)) check(device);
  checkFunctions(device);
  return Object.keys(ALGORITHMS).join(" ");
}
