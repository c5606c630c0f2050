/**
 * The `Driver` interface by libcuda: modules and launches, on top of contexts, memory, streams, sharing
 * and graphs.
 *
 * @module
 */
import { CompileError, CUDA_ERROR } from "../../base/errors.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import type { Driver, ParameterBlock } from "../driver.ts";
import { cText, textOf } from "./context.ts";
import { CudaTextures } from "./texture.ts";
import { CudaParameterBlock } from "./parameters.ts";
import { FUNCTION, JIT_OPTION, LAUNCH, MODULE, MODULE_GLOBAL } from "./symbols.ts";

const LOG_BYTES = 16 * 1024;

/** Results of loading that mean that PTX did not compile, and not that the device or the context is at fault. */
const PTX_ERRORS: readonly number[] = [
  CUDA_ERROR.INVALID_PTX,
  CUDA_ERROR.UNSUPPORTED_PTX_VERSION,
];

/** First bytes of a cubin (an ELF file) and of a fatbin. Every other image is PTX text. */
const BINARY_MAGIC: readonly (readonly number[])[] = [[0x7f, 0x45, 0x4c, 0x46], [0x50, 0xed, 0x55, 0xba]];

/** The image as libcuda wants it: text ends with NUL. */
function imageBytes(image: string | Uint8Array): Uint8Array {
  if (typeof image === "string") return cText(image);
  const binary = BINARY_MAGIC.some((magic) => magic.every((byte, i) => image[i] === byte));
  if (binary || image.at(-1) === 0) return image;
  const text = new Uint8Array(image.length + 1);
  text.set(image);
  return text;
}

/** NVIDIA GPUs. */
export class CudaDriver extends CudaTextures implements Driver {
  #module: BoundSymbols<typeof MODULE> | undefined;
  #moduleGlobal: BoundSymbols<typeof MODULE_GLOBAL> | undefined;
  #function: BoundSymbols<typeof FUNCTION> | undefined;
  #launch: BoundSymbols<typeof LAUNCH> | undefined;

  moduleLoad(image: string | Uint8Array): bigint {
    const functions = this.#module ??= this.library.bind(MODULE);
    const errorLog = new Uint8Array(new ArrayBuffer(LOG_BYTES));
    const infoLog = new Uint8Array(new ArrayBuffer(LOG_BYTES));
    const options = new Int32Array([
      JIT_OPTION.ERROR_LOG_BUFFER,
      JIT_OPTION.ERROR_LOG_BUFFER_SIZE_BYTES,
      JIT_OPTION.INFO_LOG_BUFFER,
      JIT_OPTION.INFO_LOG_BUFFER_SIZE_BYTES,
    ]);
    const values = new BigUint64Array([
      runtime.addressOf(errorLog),
      BigInt(LOG_BYTES),
      runtime.addressOf(infoLog),
      BigInt(LOG_BYTES),
    ]);
    const result = functions.cuModuleLoadDataEx(
      this.word,
      imageBytes(image),
      options.length,
      options,
      values,
    );
    if (result === 0) return this.word[0]!;
    const error = this.error(result, "cuModuleLoadDataEx");
    const log = [errorLog, infoLog].map((bytes) => textOf(bytes).trim()).filter(Boolean).join("\n");
    // Text that does not even look like PTX is an invalid image, with a log that says why.
    const isPtx = PTX_ERRORS.includes(result) || (result === CUDA_ERROR.INVALID_IMAGE && log !== "");
    throw isPtx ? new CompileError(error.message, log) : error;
  }

  moduleUnload(module: bigint): void {
    const functions = this.#module ??= this.library.bind(MODULE);
    this.check(functions.cuModuleUnload(module), "cuModuleUnload");
  }

  moduleFunction(module: bigint, name: string): bigint {
    const functions = this.#module ??= this.library.bind(MODULE);
    this.check(functions.cuModuleGetFunction(this.word, module, cText(name)), "cuModuleGetFunction");
    return this.word[0]!;
  }

  moduleGlobal(module: bigint, name: string): { pointer: bigint; byteLength: number } {
    const functions = this.#moduleGlobal ??= this.library.bind(MODULE_GLOBAL);
    this.check(
      functions.cuModuleGetGlobal_v2(this.word, this.secondWord, module, cText(name)),
      "cuModuleGetGlobal",
    );
    return { pointer: this.word[0]!, byteLength: Number(this.secondWord[0]) };
  }

  functionAttribute(fn: bigint, attribute: number): number {
    const functions = this.#function ??= this.library.bind(FUNCTION);
    this.check(functions.cuFuncGetAttribute(this.int, attribute, fn), "cuFuncGetAttribute");
    return this.int[0]!;
  }

  functionSetAttribute(fn: bigint, attribute: number, value: number): void {
    const functions = this.#function ??= this.library.bind(FUNCTION);
    this.check(functions.cuFuncSetAttribute(fn, attribute, value), "cuFuncSetAttribute");
  }

  functionParameters(fn: bigint): { offset: number; byteLength: number }[] | undefined {
    const { cuFuncGetParamInfo } = this.#function ??= this.library.bind(FUNCTION);
    if (cuFuncGetParamInfo === undefined) return undefined;
    const parameters: { offset: number; byteLength: number }[] = [];
    for (let index = 0;; index++) {
      const result = cuFuncGetParamInfo(fn, BigInt(index), this.word, this.secondWord);
      // An index past the last parameter is how the end shows.
      if (result === CUDA_ERROR.INVALID_VALUE) return parameters;
      this.check(result, "cuFuncGetParamInfo");
      parameters.push({ offset: Number(this.word[0]), byteLength: Number(this.secondWord[0]) });
    }
  }

  occupancy(fn: bigint, blockThreads: number, sharedBytes: number): number {
    const functions = this.#function ??= this.library.bind(FUNCTION);
    this.check(
      functions.cuOccupancyMaxActiveBlocksPerMultiprocessor(this.int, fn, blockThreads, BigInt(sharedBytes)),
      "cuOccupancyMaxActiveBlocksPerMultiprocessor",
    );
    return this.int[0]!;
  }

  parameterBlock(byteLength: number, offsets: readonly number[]): ParameterBlock {
    return new CudaParameterBlock(byteLength, offsets);
  }

  launch(
    fn: bigint,
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
    stream: bigint,
    parameters: ParameterBlock,
  ): void {
    const functions = this.#launch ??= this.library.bind(LAUNCH);
    const result = functions.cuLaunchKernel(
      fn,
      gridX,
      gridY,
      gridZ,
      blockX,
      blockY,
      blockZ,
      sharedBytes,
      stream,
      (parameters as CudaParameterBlock).kernelParams,
      0n,
    );
    if (result !== 0) throw this.error(result, "cuLaunchKernel");
  }
}
