import { openNccl } from "../../src/libraries/nccl.ts";
import { onGpu } from "./device.ts";

/** Why devices of the suite's kind cannot form worlds here, or false. */
export const noWorlds: string | false = (() => {
  if (!onGpu) return false;
  try {
    openNccl();
    return false;
  } catch {
    return "needs NCCL";
  }
})();
