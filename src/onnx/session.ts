/** Sessions of ONNX Runtime: a model, opened for one stream. */
import { SharedResource } from "../base/shared_resource.ts";
import type { Context } from "../core/context.ts";
import {
  type GraphResource,
  orderStreams,
  requireNotCaptured,
  type StreamState,
} from "../core/stream_state.ts";
import { cText } from "../runtime/c_text.ts";
import { LOG_FATAL } from "../libraries/onnxruntime_api.ts";
import type { Ort } from "./api.ts";
import { OnnxError } from "./error.ts";
import { appendProvider } from "./providers.ts";
import type { ProviderName, Settings } from "./settings.ts";

/** Where a model comes from. */
export type ModelSource = { readonly path: string } | { readonly bytes: Uint8Array };

/** `OrtMemoryInfoDeviceType_CPU` */
const CPU_MEMORY = 0;

/**
 * An `OrtSession`. On a GPU it runs on one stream, the one that it was created for. Graphs that contain a run use
 * its intermediate memory, so they retain it, and all uses are ordered as those of an array.
 */
export class Session extends SharedResource implements GraphResource {
  readonly context: Context;
  readonly ort: Ort;
  readonly handle: bigint;
  /** The `OrtRunOptions` of every run. */
  readonly runOptions: bigint;
  readonly provider: ProviderName;
  /** True if no operator runs on the CPU. */
  readonly onDevice: boolean;
  /** The `OrtMemoryInfo` of the memory that it works on. */
  readonly memory: bigint;
  #inputsOnHost: readonly boolean[] | undefined;
  #lastStream: StreamState | null = null;
  /** True once a run has succeeded: algorithms are selected, and memory is allocated. */
  hasRun = false;

  constructor(context: Context, ort: Ort, handle: bigint, provider: ProviderName, onDevice: boolean) {
    super();
    this.context = context;
    this.ort = ort;
    this.handle = handle;
    this.provider = provider;
    this.onDevice = onDevice;
    this.memory = provider === "cpu" ? ort.memory("Cpu") : ort.memory("Cuda", context.ordinal);
    this.runOptions = ort.out("CreateRunOptions", (word) => ort.fn.CreateRunOptions(word));
    if (provider === "cpu") return;
    // Otherwise, every run synchronizes the stream.
    const key = cText("disable_synchronize_execution_providers");
    ort.check("AddRunConfigEntry", ort.fn.AddRunConfigEntry(this.runOptions, key, cText("1")));
  }

  /** Orders `stream` after the last run or graph that used the intermediate memory. */
  touch(stream: StreamState): void {
    if (stream.capture !== null) {
      stream.capture.touch(this, stream);
      return;
    }
    if (stream.context.captures.size !== 0) requireNotCaptured(this, stream);
    if (this.#lastStream === stream) return;
    if (this.#lastStream !== null) orderStreams(this.#lastStream, stream);
    this.#lastStream = stream;
  }

  /** Whether operators on the CPU read each input. */
  get inputsOnHost(): readonly boolean[] {
    return this.#inputsOnHost ??= this.#readInputsOnHost();
  }

  #readInputsOnHost(): boolean[] {
    const { ort, handle, provider } = this;
    const count = ort.out("SessionGetInputCount", (word) => ort.fn.SessionGetInputCount(handle, word));
    const onHost = new Array<boolean>(Number(count)).fill(provider === "cpu");
    const { SessionGetMemoryInfoForInputs: memoryOf, MemoryInfoGetDeviceType: typeOf } = ort.newer;
    if (provider === "cpu" || memoryOf === undefined || typeOf === undefined) return onHost;
    const infos = new BigUint64Array(new ArrayBuffer(8 * Math.max(1, onHost.length)));
    ort.check("SessionGetMemoryInfoForInputs", memoryOf(handle, infos, count));
    const type = new Int32Array(new ArrayBuffer(4));
    return onHost.map((_, i) => {
      if (infos[i] === 0n) return false;
      typeOf(infos[i]!, type);
      return type[0] === CPU_MEMORY;
    });
  }

  protected override destroy(): void {
    const { fn } = this.ort;
    // Frees device memory, which waits for the work that uses it.
    if (!this.context.closed) this.context.use();
    fn.ReleaseRunOptions(this.runOptions);
    fn.ReleaseSession(this.handle);
    if (!this.context.closed) this.context.driver.contexts.invalidateCurrent();
  }
}

/**
 * Opens a model with one provider.
 *
 * @param stream The stream that it runs on, if it runs on a GPU.
 * @throws {OnnxError} For a bad model, or one that the provider does not support.
 * @throws {Error} If the provider cannot be opened.
 */
export function createSession(
  ort: Ort,
  source: ModelSource,
  provider: ProviderName,
  settings: Settings,
  stream: StreamState,
): Session {
  const { context } = stream;
  context.use();
  try {
    if (provider === "cpu") {
      return new Session(context, ort, openSession(ort, source, provider, settings, stream), provider, false);
    }
    // Only operators that run on the GPU can be captured. Opening without a fallback to the CPU shows whether
    // there are others.
    const onlyDevice = { "session.disable_cpu_ep_fallback": "1" };
    try {
      const handle = openSession(ort, source, provider, settings, stream, onlyDevice);
      return new Session(context, ort, handle, provider, true);
    } catch (error) {
      if (!(error instanceof OnnxError) || !/fallback to CPU EP/i.test(error.message)) throw error;
    }
    return new Session(context, ort, openSession(ort, source, provider, settings, stream), provider, false);
  } finally {
    context.driver.contexts.invalidateCurrent();
  }
}

function openSession(
  ort: Ort,
  source: ModelSource,
  provider: ProviderName,
  settings: Settings,
  stream: StreamState,
  config: Readonly<Record<string, string>> = {},
): bigint {
  const { fn } = ort;
  const options = ort.out("CreateSessionOptions", (word) => fn.CreateSessionOptions(word));
  try {
    ort.check("SetSessionLogSeverityLevel", fn.SetSessionLogSeverityLevel(options, LOG_FATAL));
    ort.check(
      "SetSessionGraphOptimizationLevel",
      fn.SetSessionGraphOptimizationLevel(options, settings.optimization),
    );
    if (settings.threads !== undefined) {
      ort.check("SetIntraOpNumThreads", fn.SetIntraOpNumThreads(options, settings.threads));
    }
    for (const [name, extent] of Object.entries(settings.dimensions)) {
      const status = fn.AddFreeDimensionOverrideByName(options, cText(name), BigInt(extent));
      ort.check("AddFreeDimensionOverrideByName", status);
    }
    for (const [key, value] of Object.entries(config)) {
      ort.check("AddSessionConfigEntry", fn.AddSessionConfigEntry(options, cText(key), cText(value)));
    }
    appendProvider(ort, options, provider, settings, stream);
    if ("path" in source) {
      const path = cText(source.path);
      return ort.out("CreateSession", (word) => fn.CreateSession(ort.env, path, options, word));
    }
    const { bytes } = source;
    const length = BigInt(bytes.byteLength);
    return ort.out(
      "CreateSessionFromArray",
      (word) => fn.CreateSessionFromArray(ort.env, bytes, length, options, word),
    );
  } finally {
    fn.ReleaseSessionOptions(options);
  }
}
