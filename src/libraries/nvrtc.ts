/**
 * NVRTC, the run-time compiler for CUDA C++.
 *
 * Source: NVRTC User Guide, "Basic Usage" and "Accessing Lowered Names".
 */
import { CompileError } from "../base/errors.ts";
import { type BoundSymbols, type NativeLibrary, runtime } from "../runtime/index.ts";
import { cText, textOf } from "../runtime/c_text.ts";
import { keepLoaded } from "../runtime/unsafe/resident_libraries.ts";
import { openCudaLibrary } from "./find.ts";

const VERSION = {
  nvrtcVersion: { parameters: [["major", "buffer"], ["minor", "buffer"]], result: "i32" },
  nvrtcGetNumSupportedArchs: { parameters: [["numArchs", "buffer"]], result: "i32" },
  nvrtcGetSupportedArchs: { parameters: [["supportedArchs", "buffer"]], result: "i32" },
  nvrtcGetErrorString: { parameters: [["result", "i32"]], result: "address" },
} as const;

const PROGRAM = {
  nvrtcCreateProgram: {
    parameters: [
      ["prog", "buffer"],
      ["src", "buffer"],
      ["name", "buffer"],
      ["numHeaders", "i32"],
      ["headers", "nullable"],
      ["includeNames", "nullable"],
    ],
    result: "i32",
  },
  nvrtcDestroyProgram: { parameters: [["prog", "buffer"]], result: "i32" },
  nvrtcAddNameExpression: { parameters: [["prog", "address"], ["name_expression", "buffer"]], result: "i32" },
  nvrtcCompileProgram: {
    parameters: [["prog", "address"], ["numOptions", "i32"], ["options", "nullable"]],
    result: "i32",
  },
  nvrtcGetProgramLogSize: { parameters: [["prog", "address"], ["logSizeRet", "buffer"]], result: "i32" },
  nvrtcGetProgramLog: { parameters: [["prog", "address"], ["log", "buffer"]], result: "i32" },
  nvrtcGetPTXSize: { parameters: [["prog", "address"], ["ptxSizeRet", "buffer"]], result: "i32" },
  nvrtcGetPTX: { parameters: [["prog", "address"], ["ptx", "buffer"]], result: "i32" },
  nvrtcGetCUBINSize: { parameters: [["prog", "address"], ["cubinSizeRet", "buffer"]], result: "i32" },
  nvrtcGetCUBIN: { parameters: [["prog", "address"], ["cubin", "buffer"]], result: "i32" },
  nvrtcGetLoweredName: {
    parameters: [["prog", "address"], ["name_expression", "buffer"], ["lowered_name", "buffer"]],
    result: "i32",
  },
} as const;

/** `nvrtcResult` */
const NVRTC_ERROR = {
  /** This NVRTC does not know an option. */
  INVALID_OPTION: 5,
  /** The source has errors, which the log lists. */
  COMPILATION: 6,
} as const;

/** The input of a compilation. */
export interface NvrtcInput {
  readonly source: string;
  /** Name of the source in messages. */
  readonly fileName: string;
  /** Header texts, by the name in their `#include`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names such as `scale<float>`, to be lowered (mangled). */
  readonly nameExpressions: readonly string[];
  /** Command-line options of NVRTC, in order. */
  readonly options: readonly string[];
}

/** The output of a compilation. If `ok` is false, the source has errors and only `log` is set. */
export interface NvrtcOutput {
  readonly ok: boolean;
  readonly log: string;
  readonly ptx: string;
  /** Empty if the options name a virtual architecture (`compute_…`). */
  readonly cubin: Uint8Array;
  /** Name expression → name in the PTX and cubin. */
  readonly loweredNames: Readonly<Record<string, string>>;
}

/** Builds a C array of `const char*`. Keep a reference to `texts` for as long as C reads the array. */
function stringArray(strings: readonly string[]): { pointers: BigUint64Array | null; texts: Uint8Array[] } {
  const texts = strings.map(cText);
  if (texts.length === 0) return { pointers: null, texts };
  return { pointers: BigUint64Array.from(texts, (text) => runtime.addressOf(text)), texts };
}

/**
 * Opens libnvrtc-builtins by its path. NVRTC itself looks it up by name on the loader's path, which excludes
 * the folders of wheels; but the loader finds a library that is already open by its name.
 */
function openBuiltins({ path }: NativeLibrary, [major, minor]: readonly [number, number]): void {
  const folder = /^(.*)[\\/][^\\/]*$/.exec(path)?.[1];
  if (folder === undefined || runtime.platform() !== "linux") return;
  const builtins = `${folder}/libnvrtc-builtins.so.${major}.${minor}`;
  try {
    runtime.openLibrary(builtins, `__nvrtc_builtins__${major}_${minor}_getArchBuiltins`);
    keepLoaded(builtins);
  } catch {
    // It may be elsewhere on the loader's path. If not, the first compilation reports it.
  }
}

/** An opened libnvrtc. */
export class Nvrtc {
  /** The path or name by which the library was opened. */
  readonly path: string;
  /** E.g. [12, 0]. */
  readonly version: readonly [major: number, minor: number];

  readonly #functions: BoundSymbols<typeof VERSION>;
  readonly #program: BoundSymbols<typeof PROGRAM>;
  readonly #word: BigUint64Array = new BigUint64Array(new ArrayBuffer(8));

  constructor() {
    const library = openCudaLibrary("libnvrtc");
    this.path = library.path;
    this.#functions = library.bind(VERSION);
    this.#program = library.bind(PROGRAM);
    const major = new Int32Array(new ArrayBuffer(4));
    const minor = new Int32Array(new ArrayBuffer(4));
    this.#check(this.#functions.nvrtcVersion(major, minor), "nvrtcVersion");
    this.version = [major[0]!, minor[0]!];
    openBuiltins(library, this.version);
  }

  /** Returns the supported architectures in ascending order: [50, …, 90] for sm_50 to sm_90. */
  supportedArchs(): number[] {
    const count = new Int32Array(new ArrayBuffer(4));
    this.#check(this.#functions.nvrtcGetNumSupportedArchs(count), "nvrtcGetNumSupportedArchs");
    const archs = new Int32Array(new ArrayBuffer(4 * count[0]!));
    this.#check(this.#functions.nvrtcGetSupportedArchs(archs), "nvrtcGetSupportedArchs");
    return [...archs].sort((a, b) => a - b);
  }

  /**
   * Compiles a source. Errors in the source are reported in the result.
   *
   * @throws {CompileError} If an option is unknown.
   * @throws {Error} If NVRTC itself fails.
   */
  compile(input: NvrtcInput): NvrtcOutput {
    const f = this.#program;
    const headers = stringArray(Object.values(input.headers));
    const includeNames = stringArray(Object.keys(input.headers));
    const handle = new BigUint64Array(new ArrayBuffer(8));
    const created = f.nvrtcCreateProgram(
      handle,
      cText(input.source),
      cText(input.fileName),
      headers.texts.length,
      headers.pointers,
      includeNames.pointers,
    );
    this.#check(created, "nvrtcCreateProgram");
    try {
      return this.#compile(handle[0]!, input);
    } finally {
      f.nvrtcDestroyProgram(handle);
    }
  }

  #compile(program: bigint, { nameExpressions, options }: NvrtcInput): NvrtcOutput {
    const f = this.#program;
    for (const name of nameExpressions) {
      this.#check(f.nvrtcAddNameExpression(program, cText(name)), `nvrtcAddNameExpression("${name}")`);
    }
    const { pointers, texts } = stringArray(options);
    const result = f.nvrtcCompileProgram(program, texts.length, pointers);
    const log = textOf(this.#bytes(program, "Log", f.nvrtcGetProgramLogSize, f.nvrtcGetProgramLog));
    if (result === NVRTC_ERROR.INVALID_OPTION) throw new CompileError("NVRTC rejected an option", log);
    if (result === NVRTC_ERROR.COMPILATION) {
      return { ok: false, log, ptx: "", cubin: new Uint8Array(0), loweredNames: {} };
    }
    this.#check(result, "nvrtcCompileProgram", log);
    return {
      ok: true,
      log,
      ptx: textOf(this.#bytes(program, "PTX", f.nvrtcGetPTXSize, f.nvrtcGetPTX)),
      cubin: this.#bytes(program, "CUBIN", f.nvrtcGetCUBINSize, f.nvrtcGetCUBIN),
      loweredNames: Object.fromEntries(
        nameExpressions.map((name) => [name, this.#loweredName(program, name)]),
      ),
    };
  }

  #loweredName(program: bigint, name: string): string {
    const word = this.#word;
    const result = this.#program.nvrtcGetLoweredName(program, cText(name), word);
    this.#check(result, `nvrtcGetLoweredName("${name}")`);
    return runtime.cString(word[0]!);
  }

  /** Reads one result of the program, whose size is queried first. */
  #bytes(
    program: bigint,
    what: string,
    size: (program: bigint, size: ArrayBufferView) => number,
    read: (program: bigint, target: ArrayBufferView) => number,
  ): Uint8Array {
    this.#check(size(program, this.#word), `nvrtcGet${what}Size`);
    const bytes = new Uint8Array(new ArrayBuffer(Number(this.#word[0])));
    if (bytes.length > 0) this.#check(read(program, bytes), `nvrtcGet${what}`);
    return bytes;
  }

  #check(result: number, call: string, log?: string): void {
    if (result === 0) return;
    const text = runtime.cString(this.#functions.nvrtcGetErrorString(result));
    throw new Error(`${call}: ${text} (${result})${log ? `\n${log}` : ""}`);
  }
}

let nvrtc: Nvrtc | undefined;

/**
 * Returns NVRTC; the first call opens it.
 *
 * @throws {LibraryNotFoundError} If libnvrtc cannot be opened.
 */
export function openNvrtc(): Nvrtc {
  return nvrtc ??= new Nvrtc();
}
