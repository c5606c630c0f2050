/** The options of `openModel()`, checked. */
import { suggestion } from "../base/suggestion.ts";
import {
  checkFunction,
  checkInteger,
  checkOptionNames,
  checkOptions,
  invalid,
  oneOf,
  type OptionNames,
} from "../base/check.ts";

/**
 * An execution provider of ONNX Runtime: the code that computes a model's operators.
 * - `"cpu"`: on the host
 * - `"cuda"`: on a GPU, with cuDNN and cuBLAS; of the package `onnxruntime-gpu`
 * - `"tensorrt"`: on a GPU, as an engine that TensorRT builds when the model first runs; of the same package
 * - `"tensorrt-rtx"`: the same on GeForce and RTX GPUs, L4, A10 and T4; of the package
 *   `onnxruntime-ep-nv-tensorrt-rtx-cu13`
 */
export type ProviderName = "cpu" | "cuda" | "tensorrt" | "tensorrt-rtx";

export const PROVIDERS: readonly ProviderName[] = ["cpu", "cuda", "tensorrt", "tensorrt-rtx"];

/** Options of {@link openModel}. */
export interface ModelOptions {
  /**
   * Providers to try, in order; the model runs on the first that can be opened, and `notices` says why the
   * ones before it cannot. With a single name, there is no fallback: its failure is an error. Default:
   * `["cuda", "cpu"]` on a GPU, `"cpu"` on the software device.
   */
  readonly providers?: ProviderName | readonly ProviderName[] | undefined;
  /** Threads that run one operator on the CPU, 1 or more. Default: one per core. */
  readonly threads?: number | undefined;
  /** Graph optimizations to apply when the model is opened. Default `"all"`. */
  readonly optimization?: "none" | "basic" | "extended" | "all" | undefined;
  /**
   * Fixes symbolic extents of the inputs by name (`{ n: 8 }`), which lets more of the model be computed in advance.
   * Names that no input has are errors.
   */
  readonly dimensions?: Readonly<Record<string, number>> | undefined;
  /** CUDA: matrix products of f32 in TF32 (10 fraction bits), on tensor cores. Default true. */
  readonly tf32?: boolean | undefined;
  /** CUDA: convolutions in channels-last layout, which f16 needs for its full speed. Default false. */
  readonly preferNhwc?: boolean | undefined;
  /**
   * CUDA: how cuDNN selects the algorithm of a convolution when a shape first runs: by measuring all of them, by
   * a prediction, or always the same one. Default `"exhaustive"`.
   */
  readonly cudnnAlgorithmSearch?: "exhaustive" | "heuristic" | "default" | undefined;
  /** CUDA: the largest amount of device memory, in bytes, for weights and intermediate results. Default: all. */
  readonly memoryLimit?: number | undefined;
  /** Receives each notice, one line. Default: `console.warn`. */
  readonly onNotice?: ((notice: string) => void) | undefined;
  /** Ends fetching the file with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

const OPTIONS: OptionNames<ModelOptions> = {
  providers: true,
  threads: true,
  optimization: true,
  dimensions: true,
  tf32: "boolean",
  preferNhwc: "boolean",
  cudnnAlgorithmSearch: true,
  memoryLimit: true,
  onNotice: true,
  signal: true,
};

/** Checked options. */
export interface Settings {
  readonly providers: readonly ProviderName[];
  readonly threads: number | undefined;
  /** `GraphOptimizationLevel` */
  readonly optimization: number;
  readonly dimensions: Readonly<Record<string, number>>;
  readonly tf32: boolean;
  readonly preferNhwc: boolean;
  readonly cudnnAlgorithmSearch: string;
  readonly memoryLimit: number | undefined;
  readonly onNotice: (notice: string) => void;
}

const OPTIMIZATION = { none: 0, basic: 1, extended: 2, all: 99 } as const;
const SEARCH = { exhaustive: "EXHAUSTIVE", heuristic: "HEURISTIC", default: "DEFAULT" } as const;
const MAX_INT = 2 ** 31 - 1;

/** Checks the options. `onHost` is true if the device's memory is host memory: the software device. */
export function checkSettings(options: ModelOptions, onHost: boolean): Settings {
  checkOptionNames(checkOptions(options), OPTIONS);
  const { threads, dimensions = {}, memoryLimit, onNotice = (notice) => console.warn(notice) } = options;
  if (threads !== undefined) checkInteger("threads", threads, 1, MAX_INT);
  for (const [name, extent] of Object.entries(checkOptions(dimensions, "dimensions"))) {
    checkInteger(`dimensions.${name}`, extent, 1, MAX_INT);
  }
  if (memoryLimit !== undefined) checkInteger("memoryLimit", memoryLimit, 1, Number.MAX_SAFE_INTEGER);
  return {
    providers: checkProviders(options.providers ?? (onHost ? "cpu" : ["cuda", "cpu"])),
    threads,
    optimization: OPTIMIZATION[checkChoice("optimization", options.optimization ?? "all", OPTIMIZATION)],
    dimensions,
    tf32: checkBoolean("tf32", options.tf32 ?? true),
    preferNhwc: checkBoolean("preferNhwc", options.preferNhwc ?? false),
    cudnnAlgorithmSearch:
      SEARCH[checkChoice("cudnnAlgorithmSearch", options.cudnnAlgorithmSearch ?? "exhaustive", SEARCH)],
    memoryLimit,
    onNotice: checkFunction("onNotice", onNotice),
  };
}

function checkProviders(value: ProviderName | readonly ProviderName[]): readonly ProviderName[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const known = `one or several of ${PROVIDERS.join(", ")}`;
  if (list.length === 0) throw new RangeError(invalid("providers", known, value));
  for (const name of list) {
    if (!(PROVIDERS as readonly unknown[]).includes(name)) {
      throw new TypeError(invalid("providers", known, name) + suggestion(String(name), PROVIDERS));
    }
  }
  return list as readonly ProviderName[];
}

function checkChoice<T extends object>(name: string, value: unknown, choices: T): keyof T {
  if (typeof value === "string" && Object.hasOwn(choices, value)) return value as keyof T;
  throw new TypeError(invalid(name, oneOf(choices), value));
}

function checkBoolean(name: string, value: unknown): boolean {
  if (typeof value !== "boolean") throw new TypeError(invalid(name, "a boolean", value));
  return value;
}
