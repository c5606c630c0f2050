/** Kernels of the software device. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { FunctionApi, ParameterBlock } from "../../driver.ts";
import {
  dynamicSharedLimit,
  functionAttribute,
  maxBlockThreads,
  setFunctionAttribute,
} from "../machine/attributes.ts";
import type { DriverState } from "./state.ts";

export class SoftwareFunctions implements FunctionApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  attribute(fn: bigint, attribute: number): number {
    const call = "cuFuncGetAttribute";
    return functionAttribute(this.#state.use(call).modules.kernel(fn, call), attribute, call);
  }

  setAttribute(fn: bigint, attribute: number, value: number): void {
    const call = "cuFuncSetAttribute";
    setFunctionAttribute(this.#state.use(call).modules.kernel(fn, call), attribute, value, call);
  }

  parameters(fn: bigint): { offset: number; byteLength: number }[] {
    const call = "cuFuncGetParamInfo";
    const { info } = this.#state.use(call).modules.kernel(fn, call);
    return info.parameters.map(({ offset, byteLength }) => ({ offset, byteLength }));
  }

  /** A multiprocessor is a Worker, which runs one block at a time. */
  occupancy(fn: bigint, blockThreads: number, sharedBytes: number): number {
    const call = "cuOccupancyMaxActiveBlocksPerMultiprocessor";
    const kernel = this.#state.use(call).modules.kernel(fn, call);
    if (!(blockThreads >= 1)) {
      throw new CudaError(
        CUDA_ERROR.INVALID_VALUE,
        call,
        `blockThreads: expected a positive integer, got ${blockThreads}`,
      );
    }
    return blockThreads <= maxBlockThreads(kernel) && sharedBytes <= dynamicSharedLimit(kernel) ? 1 : 0;
  }

  parameterBlock(byteLength: number): ParameterBlock {
    const bytes = new Uint8Array(byteLength);
    const block = { bytes, view: new DataView(bytes.buffer) };
    return this.#state.memcheck ? { ...block, note: null } : block;
  }
}
