/**
 * Finds and opens ONNX Runtime.
 *
 * `CUFFI_LIBONNXRUNTIME` names the file. Otherwise the first library that opens wins: the `onnxruntime` package
 * of the active Python environment or of the project's, `onnxruntime-node` in `node_modules`, the loader's path.
 */
import { LibraryNotFoundError } from "../base/errors.ts";
import { type BoundSymbols, nodeModule, runtime, type SymbolTable } from "../runtime/index.ts";
import { keepLoaded } from "../runtime/unsafe/resident_libraries.ts";
import { setVariable } from "./c_library.ts";
import { exists, listFolder, newestFirst } from "./files.ts";
import type { FailedCandidate } from "./find.ts";
import { ORT_PROVIDERS, type OrtFunction } from "./onnxruntime_api.ts";
import { packageFolders, pipInstall, workingFolder } from "./python_packages.ts";

/** The environment variable that names the file to open. */
export const ONNXRUNTIME_VARIABLE = "CUFFI_LIBONNXRUNTIME";
/** The release that `cuffi doctor` and errors propose. */
const PACKAGE = "onnxruntime==1.31.1", CUDA_PACKAGE = "onnxruntime-gpu==1.31.1";
/** The oldest table of functions that has all that is used. */
const OLDEST_API = 17;
/** The newest table that is used: asking for one that the library lacks prints a message. */
const NEWEST_API = 24;
const POINTER_BYTES = 8;

const EXPORTS = { OrtGetApiBase: { parameters: [], result: "address" } } as const;
const BASE = {
  GetApi: { parameters: [["version", "u32"]], result: "address" },
  GetVersionString: { parameters: [], result: "address" },
} as const;

/** An open ONNX Runtime. */
export class OnnxRuntimeLibrary {
  /** The file. */
  readonly path: string;
  /** E.g. "1.31.1". */
  readonly version: string;
  /** The version of the table of functions. */
  readonly api: number;
  readonly #table: bigint;

  private constructor(path: string, version: string, api: number, table: bigint) {
    this.path = path;
    this.version = version;
    this.api = api;
    this.#table = table;
  }

  /** Opens a file. Throws an Error with the reason. */
  static open(path: string): OnnxRuntimeLibrary {
    // Version 1.29 and newer send telemetry on Linux by default, the first event when they start.
    setVariable("ORT_DISABLE_TELEMETRY", "1", { overwrite: true });
    const library = runtime.openLibrary(path, "OrtGetApiBase");
    keepLoaded(path);
    const [getApi, getVersion] = readPointers(library.bind(EXPORTS).OrtGetApiBase(), 2);
    const base = runtime.bindAddresses(BASE, { GetApi: getApi!, GetVersionString: getVersion! });
    const version = runtime.cString(base.GetVersionString());
    const minor = Number(/^1\.(\d+)/.exec(version)?.[1] ?? NEWEST_API);
    const api = Math.min(minor, NEWEST_API);
    const table = minor < OLDEST_API ? 0n : base.GetApi(api);
    if (table === 0n) throw new Error(`expected version 1.${OLDEST_API} or newer, got ${version}`);
    return new OnnxRuntimeLibrary(path, version, api, table);
  }

  /** Binds functions of the table; those that this version lacks are undefined if they are optional. */
  bind<const T extends Readonly<Record<string, OrtFunction>>>(functions: T): BoundSymbols<T> {
    const length = TABLE_LENGTHS.findLast(([api]) => api <= this.api)![1];
    const pointers = readPointers(this.#table, length);
    const addresses = Object.fromEntries(
      Object.entries<OrtFunction>(functions).map(([name, { index }]) => [name, pointers[index] ?? 0n]),
    );
    return runtime.bindAddresses(functions as SymbolTable, addresses) as BoundSymbols<T>;
  }

  /** Returns the address of a function. */
  address({ index }: OrtFunction): bigint {
    return readPointers(this.#table, index + 1)[index]!;
  }

  /** Returns the providers that the library was built with, in its order of preference. */
  providers(): string[] {
    const functions = this.bind(ORT_PROVIDERS);
    const list = new BigUint64Array(new ArrayBuffer(8)), count = new Int32Array(new ArrayBuffer(8));
    if (functions.GetAvailableProviders(list, count) !== 0n) return [];
    const names = readPointers(list[0]!, count[0]!).map((name) => runtime.cString(name));
    functions.ReleaseAvailableProviders(list[0]!, count[0]!);
    return names;
  }
}

/** The number of functions by the version of the table. */
const TABLE_LENGTHS: readonly (readonly [api: number, length: number])[] = [
  [17, 276],
  [18, 280],
  [20, 285],
  [22, 318],
  [23, 390],
  [24, 412],
];

function readPointers(address: bigint, count: number): bigint[] {
  return [...new BigUint64Array(runtime.foreignBuffer(address, count * POINTER_BYTES))];
}

/** The result of a search. */
export interface OnnxRuntimeSearch {
  readonly library: OnnxRuntimeLibrary | undefined;
  /** The candidates that failed, in the order tried. */
  readonly tried: readonly FailedCandidate[];
}

let found: OnnxRuntimeSearch | undefined;

/** Searches for the library without throwing. A success is cached; a failure is not. */
export function searchOnnxRuntime(): OnnxRuntimeSearch {
  if (found !== undefined) return found;
  const tried: FailedCandidate[] = [];
  if (runtime.ffiProblem() !== undefined) return { library: undefined, tried };
  for (const path of candidates(tried)) {
    try {
      return found = { library: OnnxRuntimeLibrary.open(path), tried };
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      tried.push({ path, reason: words.startsWith(`${path}: `) ? words.slice(path.length + 2) : words });
    }
  }
  return { library: undefined, tried };
}

/**
 * Opens the library; later calls return the same one.
 *
 * @throws {LibraryNotFoundError} If no candidate opens. Lists each candidate with the reason, and the command
 * that installs the library.
 */
export function openOnnxRuntime(): OnnxRuntimeLibrary {
  const { library, tried } = searchOnnxRuntime();
  if (library !== undefined) return library;
  throw new LibraryNotFoundError("libonnxruntime", tried, onnxRuntimeAdvice());
}

/** Returns how to get the library where it was not found. */
export function onnxRuntimeAdvice(): string {
  const problem = runtime.ffiProblem();
  if (problem !== undefined) return problem;
  if (runtime.env(ONNXRUNTIME_VARIABLE) !== undefined) {
    return `${ONNXRUNTIME_VARIABLE} is set, so nothing else was tried: correct or unset it.`;
  }
  return runtime.searchProblem() ??
    `To run models, run: ${
      pipInstall(PACKAGE)
    } (with a GPU: ${CUDA_PACKAGE}), or: npm install --ignore-scripts onnxruntime-node`;
}

/** Returns the command that installs the library with the CUDA provider. */
export function installCudaProvider(): string {
  return pipInstall(CUDA_PACKAGE);
}

/** Yields every file to try, in order. */
function* candidates(tried: FailedCandidate[]): Generator<string> {
  const override = runtime.env(ONNXRUNTIME_VARIABLE);
  if (override !== undefined) {
    yield override;
    return;
  }
  const packages = [...packageFolders()].filter(exists).map((site) => `${site}/onnxruntime/capi`);
  const inNode = nodeFolders();
  for (const folder of [...packages.filter(exists), ...inNode]) {
    const names = newestFirst(
      listFolder(folder).filter((name) => /^(lib)?onnxruntime(\.so|\.dll|\.1)/.test(name)),
    );
    if (names.length > 0) yield `${folder}/${names[0]}`;
    else tried.push({ path: folder, reason: "no libonnxruntime" });
  }
  for (const folder of packages) if (!exists(folder)) tried.push({ path: folder, reason: "no such folder" });
  if (inNode.length === 0) {
    const path = `node_modules/onnxruntime-node in ${
      workingFolder() ?? "the working folder"
    } and its parents`;
    tried.push({ path, reason: "no such folder" });
  }
  yield* runtime.platform() === "windows"
    ? ["onnxruntime.dll"]
    : ["libonnxruntime.so.1", "libonnxruntime.so"];
}

/** The folders of npm's `onnxruntime-node`, in the working folder and its parents. */
function nodeFolders(): string[] {
  const path = nodeModule("node:path");
  const folder = workingFolder();
  if (path === undefined || folder === undefined) return [];
  const folders: string[] = [];
  const system = runtime.platform() === "windows" ? "win32" : runtime.platform();
  for (let next = folder;; next = path.dirname(next)) {
    const bin = path.join(next, "node_modules/onnxruntime-node/bin");
    for (const version of newestFirst(listFolder(bin))) {
      const candidate = `${bin}/${version}/${system}/${runtime.architecture()}`;
      if (exists(candidate)) folders.push(candidate);
    }
    if (path.dirname(next) === next) return folders;
  }
}
