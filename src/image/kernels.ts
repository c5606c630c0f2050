/** The shipped image kernels on each device. */
export { shippedKernel } from "../shipped.ts";
