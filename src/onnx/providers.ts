/** Adds execution providers to the options of a session, and loads the libraries that they need. */
import { invalid } from "../base/check.ts";
import type { StreamState } from "../core/stream_state.ts";
import { installCudaProvider, type OnnxRuntimeLibrary } from "../libraries/onnxruntime.ts";
import { ORT_CUDA, ORT_PLUGINS, ORT_TENSORRT } from "../libraries/onnxruntime_api.ts";
import {
  findPlugin,
  installPlugin,
  loadProviderLibrary,
  missingCudnn,
  TENSORRT_RTX,
} from "../libraries/onnxruntime_providers.ts";
import { cText } from "../runtime/c_text.ts";
import { type BoundSymbols, runtime } from "../runtime/index.ts";
import type { Ort } from "./api.ts";
import type { ProviderName, Settings } from "./settings.ts";

/** The names of built-in providers in ONNX Runtime's list. */
const BUILT_IN = { cuda: "CUDAExecutionProvider", tensorrt: "TensorrtExecutionProvider" } as const;

/** The functions of a provider that is configured by an options object. */
type ProviderFunctions = BoundSymbols<typeof ORT_CUDA>;

/**
 * Adds a provider, and the fallback for operators that it does not support.
 *
 * @throws {Error} With the reason and the fix if it cannot be opened.
 */
export function appendProvider(
  ort: Ort,
  options: bigint,
  provider: ProviderName,
  settings: Settings,
  stream: StreamState,
): void {
  switch (provider) {
    case "cpu":
      return;
    case "tensorrt":
      appendBuiltIn(ort, options, provider, ORT_TENSORRT, stream, tensorRtOptions(stream, settings));
      // CUDA runs the operators that TensorRT does not support.
      return appendBuiltIn(ort, options, "cuda", ORT_CUDA, stream, cudaOptions(stream, settings));
    case "cuda":
      return appendBuiltIn(ort, options, provider, ORT_CUDA, stream, cudaOptions(stream, settings));
    case "tensorrt-rtx":
      return appendPlugin(ort, options, stream);
    default:
      throw new TypeError(invalid("provider", "a provider", provider satisfies never));
  }
}

function cudaOptions({ context }: StreamState, settings: Settings): Record<string, string> {
  return {
    device_id: String(context.ordinal),
    // The default, powers of two, would reserve up to twice the memory that a model uses.
    arena_extend_strategy: "kSameAsRequested",
    cudnn_conv_algo_search: settings.cudnnAlgorithmSearch,
    use_tf32: settings.tf32 ? "1" : "0",
    prefer_nhwc: settings.preferNhwc ? "1" : "0",
    ...settings.memoryLimit === undefined ? {} : { gpu_mem_limit: String(settings.memoryLimit) },
  };
}

function tensorRtOptions({ context }: StreamState, settings: Settings): Record<string, string> {
  return {
    device_id: String(context.ordinal),
    ...settings.memoryLimit === undefined ? {} : { trt_max_workspace_size: String(settings.memoryLimit) },
  };
}

function appendBuiltIn(
  ort: Ort,
  options: bigint,
  provider: keyof typeof BUILT_IN,
  table: typeof ORT_CUDA | typeof ORT_TENSORRT,
  stream: StreamState,
  entries: Readonly<Record<string, string>>,
): void {
  requireProvider(ort.library, BUILT_IN[provider]);
  const fn = functionsOf(ort, provider, table);
  const call = `${BUILT_IN[provider]}Options`;
  const config = ort.out(`Create${call}`, (word) => fn.create(word));
  try {
    const { keys, values, count, texts } = stringPairs(entries);
    // This call loads the provider's library.
    loadProviderLibrary(() => ort.check(`Update${call}`, fn.update(config, keys, values, count)));
    void texts;
    // After the other options, which would reset it.
    const key = cText("user_compute_stream");
    ort.check(`Update${call}WithValue`, fn.updateWithValue(config, key, stream.handle));
    ort.check(`SessionOptionsAppendExecutionProvider`, fn.append(options, config));
  } finally {
    fn.release(config);
  }
}

const bound: WeakMap<Ort, Map<string, ProviderFunctions>> = new WeakMap();

function functionsOf(
  ort: Ort,
  provider: string,
  table: typeof ORT_CUDA | typeof ORT_TENSORRT,
): ProviderFunctions {
  let byProvider = bound.get(ort);
  if (byProvider === undefined) bound.set(ort, byProvider = new Map());
  let functions = byProvider.get(provider);
  if (functions === undefined) {
    functions = ort.library.bind(table as typeof ORT_CUDA);
    byProvider.set(provider, functions);
  }
  return functions;
}

function requireProvider(library: OnnxRuntimeLibrary, name: string): void {
  if (library.providers().includes(name)) return;
  throw new Error(`${library.path} was built without ${name}; run: ${installCudaProvider()}`);
}

/** Builds two C arrays of `const char*`. Keep `texts` reachable for as long as C reads them. */
function stringPairs(entries: Readonly<Record<string, string>>): {
  keys: BigUint64Array;
  values: BigUint64Array;
  count: bigint;
  texts: readonly Uint8Array[];
} {
  const names = Object.keys(entries).map(cText), texts = Object.values(entries).map(cText);
  return {
    keys: addressesOf(names),
    values: addressesOf(texts),
    count: BigInt(names.length),
    texts: [...names, ...texts],
  };
}

function addressesOf(texts: readonly Uint8Array[]): BigUint64Array {
  const addresses = new BigUint64Array(new ArrayBuffer(8 * Math.max(1, texts.length)));
  texts.forEach((text, i) => addresses[i] = runtime.addressOf(text));
  return addresses;
}

/** Opens the libraries that a provider needs only for some operators. Returns a notice if one is missing. */
export function openOptionalLibraries(provider: ProviderName): string | undefined {
  return provider === "cuda" || provider === "tensorrt" ? missingCudnn() : undefined;
}

const PLUGIN_API = 22;
const registered: Set<string> = new Set();

/** Adds a provider from a plugin library. */
function appendPlugin(ort: Ort, options: bigint, { handle, context }: StreamState): void {
  if (ort.library.api < PLUGIN_API) {
    throw new Error(
      `it needs ONNX Runtime 1.${PLUGIN_API} or newer, and ${ort.library.path} is ${ort.library.version}`,
    );
  }
  const path = findPlugin(TENSORRT_RTX);
  if (path === undefined) {
    throw new Error(`${TENSORRT_RTX.file} was not found; run: ${installPlugin(TENSORRT_RTX)}`);
  }
  const fn = ort.library.bind(ORT_PLUGINS);
  if (!registered.has(path)) {
    loadProviderLibrary(() => {
      const status = fn.RegisterExecutionProviderLibrary(ort.env, cText(TENSORRT_RTX.provider), cText(path));
      // Another thread of this process may have registered it.
      if (status !== 0n) {
        const error = ort.error("RegisterExecutionProviderLibrary", status);
        if (!/already registered/i.test(error.message)) throw error;
      }
    });
    registered.add(path);
  }
  const list = new BigUint64Array(new ArrayBuffer(8)), count = new BigUint64Array(new ArrayBuffer(8));
  ort.check("GetEpDevices", fn.GetEpDevices(ort.env, list, count));
  const devices = [...new BigUint64Array(runtime.foreignBuffer(list[0]!, 8 * Number(count[0]!)))]
    .filter((device) => runtime.cString(fn.EpDevice_EpName(device)) === TENSORRT_RTX.provider);
  const device = devices[context.ordinal];
  if (device === undefined) throw new Error(`${path} does not support ${context}`);
  const { keys, values, count: entries, texts } = stringPairs({
    device_id: String(context.ordinal),
    user_compute_stream: String(handle),
    has_user_compute_stream: "1",
  });
  const selected = new BigUint64Array(new ArrayBuffer(8));
  selected[0] = device;
  ort.check(
    "SessionOptionsAppendExecutionProvider_V2",
    fn.SessionOptionsAppendExecutionProvider_V2(options, ort.env, selected, 1n, keys, values, entries),
  );
  void texts;
}
