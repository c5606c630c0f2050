/** The report on ONNX Runtime that `cuffi doctor` prints. */
import { runtime } from "../runtime/index.ts";
import { cText } from "../runtime/c_text.ts";
import {
  installCudaProvider,
  ONNXRUNTIME_VARIABLE,
  onnxRuntimeAdvice,
  type OnnxRuntimeLibrary,
  searchOnnxRuntime,
} from "./onnxruntime.ts";
import { LOG_FATAL, ORT, ORT_CUDA } from "./onnxruntime_api.ts";
import {
  findPlugin,
  loadProviderLibrary,
  missingCudnn,
  openForProviders,
  TENSORRT_RTX,
} from "./onnxruntime_providers.ts";
import type { FailedCandidate } from "./find.ts";

/** ONNX Runtime: its file and version, or the paths that were tried. */
export interface OnnxRuntimeReport {
  /** The environment variable that names the file to open, and its value. */
  readonly variable: string;
  readonly override: string | undefined;
  readonly path: string | undefined;
  readonly version: string | undefined;
  readonly tried: readonly FailedCandidate[];
  /** How to get the library; undefined if it was found. */
  readonly problem: string | undefined;
  /** The providers that can be opened, by the names of `openModel()`. */
  readonly providers: readonly string[];
  /** Missing libraries for GPUs, one line each. */
  readonly notes: readonly string[];
}

/** Finds the library and opens what its providers need. Never throws. */
export function describeOnnxRuntime(): OnnxRuntimeReport {
  const { library, tried } = searchOnnxRuntime();
  const report = { variable: ONNXRUNTIME_VARIABLE, override: runtime.env(ONNXRUNTIME_VARIABLE), tried };
  if (library === undefined) {
    const problem = onnxRuntimeAdvice();
    return { ...report, path: undefined, version: undefined, problem, providers: [], notes: [] };
  }
  const { path, version } = library;
  return { ...report, path, version, problem: undefined, ...describeProviders(library) };
}

function describeProviders(library: OnnxRuntimeLibrary): Pick<OnnxRuntimeReport, "providers" | "notes"> {
  const providers: string[] = [], notes: string[] = [];
  const builtIn = library.providers();
  if (findPlugin(TENSORRT_RTX) !== undefined) providers.push("tensorrt-rtx");
  if (builtIn.includes("CUDAExecutionProvider")) {
    const problem = cudaProblem(library);
    if (problem === undefined) {
      if (builtIn.includes("TensorrtExecutionProvider") && openForProviders("libnvinfer.so.10")) {
        providers.push("tensorrt");
      }
      providers.push("cuda");
      const missing = missingCudnn();
      if (missing !== undefined) notes.push(missing);
    } else notes.push(`cuda: ${problem}`);
  } else notes.push(`for GPUs, run: ${installCudaProvider()}`);
  providers.push("cpu");
  return { providers, notes };
}

/** Returns why the CUDA provider cannot be opened; undefined if it can. */
function cudaProblem(library: OnnxRuntimeLibrary): string | undefined {
  const { CreateEnv, GetErrorMessage, ReleaseStatus } = library.bind(ORT);
  const { create, update, release } = library.bind(ORT_CUDA);
  const check = (status: bigint): void => {
    if (status === 0n) return;
    const message = runtime.cString(GetErrorMessage(status));
    ReleaseStatus(status);
    throw new Error(message);
  };
  const environment = new BigUint64Array(new ArrayBuffer(8)),
    options = new BigUint64Array(new ArrayBuffer(8));
  try {
    check(CreateEnv(LOG_FATAL, cText("cuffi"), environment));
    check(create(options));
    // Setting any option loads the provider's library.
    const key = cText("use_tf32"), value = cText("1");
    const keys = BigUint64Array.of(runtime.addressOf(key)),
      values = BigUint64Array.of(runtime.addressOf(value));
    loadProviderLibrary(() => check(update(options[0]!, keys, values, 1n)));
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0]!;
  } finally {
    if (options[0] !== 0n) release(options[0]!);
  }
}
