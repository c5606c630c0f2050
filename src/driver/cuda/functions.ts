/** Kernels of loaded modules through libcuda. */
import { CUDA_ERROR } from "../../base/errors.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import type { FunctionApi, ParameterBlock } from "../driver.ts";
import type { CudaLibrary } from "./library.ts";
import { CudaParameterBlock } from "./parameter_block.ts";
import { FUNCTION } from "./symbols.ts";

export class CudaFunctions implements FunctionApi {
  readonly #library: CudaLibrary;
  #function: BoundSymbols<typeof FUNCTION> | undefined;

  constructor(library: CudaLibrary) {
    this.#library = library;
  }

  attribute(fn: bigint, attribute: number): number {
    const functions = this.#function ??= this.#library.bind(FUNCTION);
    this.#library.check(functions.cuFuncGetAttribute(this.#library.int, attribute, fn), "cuFuncGetAttribute");
    return this.#library.int[0]!;
  }

  setAttribute(fn: bigint, attribute: number, value: number): void {
    const functions = this.#function ??= this.#library.bind(FUNCTION);
    this.#library.check(functions.cuFuncSetAttribute(fn, attribute, value), "cuFuncSetAttribute");
  }

  parameters(fn: bigint): { offset: number; byteLength: number }[] | undefined {
    const { cuFuncGetParamInfo } = this.#function ??= this.#library.bind(FUNCTION);
    if (cuFuncGetParamInfo === undefined) return undefined;
    const parameters: { offset: number; byteLength: number }[] = [];
    for (let index = 0;; index++) {
      const result = cuFuncGetParamInfo(fn, BigInt(index), this.#library.word, this.#library.secondWord);
      // An index past the last parameter marks the end.
      if (result === CUDA_ERROR.INVALID_VALUE) return parameters;
      this.#library.check(result, "cuFuncGetParamInfo");
      parameters.push({
        offset: Number(this.#library.word[0]),
        byteLength: Number(this.#library.secondWord[0]),
      });
    }
  }

  occupancy(fn: bigint, blockThreads: number, sharedBytes: number): number {
    const functions = this.#function ??= this.#library.bind(FUNCTION);
    this.#library.check(
      functions.cuOccupancyMaxActiveBlocksPerMultiprocessor(
        this.#library.int,
        fn,
        blockThreads,
        BigInt(sharedBytes),
      ),
      "cuOccupancyMaxActiveBlocksPerMultiprocessor",
    );
    return this.#library.int[0]!;
  }

  parameterBlock(byteLength: number, offsets: readonly number[]): ParameterBlock {
    return new CudaParameterBlock(byteLength, offsets);
  }
}
