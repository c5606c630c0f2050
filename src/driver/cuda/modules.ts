/** Modules through libcuda. */
import { JIT_OPTION } from "../../base/cuda_constants.ts";
import { CompileError, CUDA_ERROR } from "../../base/errors.ts";
import { cText, textOf } from "../../runtime/c_text.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import type { ModuleApi } from "../driver.ts";
import type { CudaLibrary } from "./library.ts";
import { MODULE, MODULE_GLOBAL } from "./symbols.ts";

const LOG_BYTES = 16 * 1024;

/** Results that mean invalid PTX, as opposed to a problem of the device or the context. */
const PTX_ERRORS: readonly number[] = [
  CUDA_ERROR.INVALID_PTX,
  CUDA_ERROR.UNSUPPORTED_PTX_VERSION,
];

/** The first bytes of a cubin (an ELF file) and of a fatbin. Any other image is PTX text. */
const BINARY_MAGIC: readonly (readonly number[])[] = [[0x7f, 0x45, 0x4c, 0x46], [0x50, 0xed, 0x55, 0xba]];

/** Returns the image as libcuda expects it: text ends with NUL. */
function imageBytes(image: string | Uint8Array): Uint8Array {
  if (typeof image === "string") return cText(image);
  const binary = BINARY_MAGIC.some((magic) => magic.every((byte, i) => image[i] === byte));
  if (binary || image.at(-1) === 0) return image;
  const text = new Uint8Array(image.length + 1);
  text.set(image);
  return text;
}

export class CudaModules implements ModuleApi {
  readonly #library: CudaLibrary;
  #module: BoundSymbols<typeof MODULE> | undefined;
  #moduleGlobal: BoundSymbols<typeof MODULE_GLOBAL> | undefined;

  constructor(library: CudaLibrary) {
    this.#library = library;
  }

  load(image: string | Uint8Array): bigint {
    const functions = this.#module ??= this.#library.bind(MODULE);
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
      this.#library.word,
      imageBytes(image),
      options.length,
      options,
      values,
    );
    if (result === 0) return this.#library.word[0]!;
    const error = this.#library.error(result, "cuModuleLoadDataEx");
    const log = [errorLog, infoLog].map((bytes) => textOf(bytes).trim()).filter(Boolean).join("\n");
    // Text that does not resemble PTX is reported as an invalid image, with a log that explains why.
    const isPtx = PTX_ERRORS.includes(result) || (result === CUDA_ERROR.INVALID_IMAGE && log !== "");
    throw isPtx ? invalidPtx(`${error}`, log) : error;
  }

  unload(module: bigint): void {
    const functions = this.#module ??= this.#library.bind(MODULE);
    this.#library.check(functions.cuModuleUnload(module), "cuModuleUnload");
  }

  function(module: bigint, name: string): bigint {
    const functions = this.#module ??= this.#library.bind(MODULE);
    this.#library.check(
      functions.cuModuleGetFunction(this.#library.word, module, cText(name)),
      "cuModuleGetFunction",
    );
    return this.#library.word[0]!;
  }

  global(module: bigint, name: string): { pointer: bigint; byteLength: number } {
    const functions = this.#moduleGlobal ??= this.#library.bind(MODULE_GLOBAL);
    this.#library.check(
      functions.cuModuleGetGlobal_v2(this.#library.word, this.#library.secondWord, module, cText(name)),
      "cuModuleGetGlobal",
    );
    return { pointer: this.#library.word[0]!, byteLength: Number(this.#library.secondWord[0]) };
  }
}

/**
 * Returns the error `Invalid PTX (line 12): …` for the first error in ptxas's log:
 * `ptxas application ptx input, line 12; error : …`.
 */
function invalidPtx(message: string, log: string): CompileError {
  const first = /line (\d+);\s*(?:fatal|error)\s*:\s*(.+)/.exec(log);
  const summary = first ? `Invalid PTX (line ${first[1]}): ${first[2]!.trim()}\n${message}` : message;
  return new CompileError(summary, log);
}
