/** Models: neural networks in ONNX format, run by ONNX Runtime on device arrays. */
import { DeviceArray, emptyArray } from "../array/array.ts";
import {
  checkInteger,
  checkOptionNames,
  checkOptions,
  disposedError,
  mismatch,
  type OptionNames,
} from "../base/check.ts";
import { isDType } from "../base/dtype.ts";
import { suggestion } from "../base/suggestion.ts";
import { resourceOf, ResourceOwner } from "../base/shared_resource.ts";
import { allocationOf } from "../core/memory/array_data.ts";
import { pollStream } from "../core/stream/poll.ts";
import { type StreamLike, streamLike, streamOf, type StreamState } from "../core/stream_state.ts";
import { printAsText } from "../runtime/inspect.ts";
import { describeValue } from "./arguments.ts";
import { runInBackground } from "./background.ts";
import { BoundModel, captureBound, type CapturedModel, disposable, type ModelOutputs } from "./bound.ts";
import { OnnxError } from "./error.ts";
import { PreparedRun } from "./run.ts";
import { discard, type ModelSessions, OwnBinding } from "./sessions.ts";
import type { ProviderName } from "./settings.ts";
import type { ModelValue } from "./values.ts";

/** The arrays of a run's inputs, by name. */
export type ModelInputs = Readonly<Record<string, DeviceArray>>;

/** Options of a run. */
export interface RunOptions {
  /** The stream. Default: the device's stream. */
  readonly stream?: StreamLike | undefined;
  /** Arrays for outputs, by name. Others are allocated. */
  readonly into?: Readonly<Record<string, DeviceArray>> | undefined;
  /** The outputs to compute, by name, in addition to those of `into`. Default: all. */
  readonly outputs?: readonly string[] | undefined;
}

/** Options of a run that does not block. */
export interface AsyncRunOptions extends RunOptions {
  /** Ends the run with the signal's reason. Work that a GPU has started still finishes. */
  readonly signal?: AbortSignal | undefined;
}

const RUN_OPTIONS: OptionNames<RunOptions> = { stream: true, into: true, outputs: true };
const ASYNC_OPTIONS: OptionNames<AsyncRunOptions> = { ...RUN_OPTIONS, signal: true };

/** Matches errors of runs whose output has another shape than the model declares. */
const WRONG_SHAPE = /re-use buffer|shape verification failed|but the computed output shape/i;

/**
 * A model, opened by {@link openModel}.
 *
 * ```ts
 * using model = await openModel(device, "resnet50.onnx");
 * console.log(model.inputs); // [{ name: "input", dtype: "f32", shape: ["n", 3, 224, 224] }]
 * using outputs = model.run({ input });
 * console.log(outputs["logits"]!.toHost());
 * ```
 */
export class Model extends ResourceOwner {
  /** The inputs, in the model's order. */
  readonly inputs: readonly ModelValue[];
  /** The outputs, in the model's order. */
  readonly outputs: readonly ModelValue[];
  /** The metadata in the file, by name, such as an author or a list of labels. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Execution provider that computes the model. */
  readonly provider: ProviderName;
  /** Why better providers are not used, and what is missing: one line each. */
  readonly notices: readonly string[];

  /** @ignore Use `openModel()`. */
  constructor(sessions: ModelSessions, notices: readonly string[]) {
    super(sessions);
    this.inputs = sessions.inputs;
    this.outputs = sessions.outputs;
    this.metadata = sessions.metadata;
    this.provider = sessions.provider;
    this.notices = notices;
  }

  /**
   * Runs the model. On a GPU the run is enqueued on the stream like a kernel launch, after other streams' work on
   * its arrays, and this returns immediately; the first run of a shape selects algorithms and takes longer. On the CPU
   * this waits for pending work on the arrays and returns the result; {@link Model.runAsync} does not block.
   *
   * Outputs whose shape is known before the run are allocated from the device's pool. Others are ONNX Runtime's
   * memory, without a copy, which returns there when they are disposed of.
   *
   * @returns The arrays by name. Dispose of each, or of the result, which disposes of all that were allocated.
   * @throws {TypeError | RangeError} If an input is missing or has the wrong name, dtype, shape or memory layout.
   * @throws {OnnxError} If the run fails.
   */
  run(inputs: ModelInputs, options: RunOptions = {}): ModelOutputs {
    checkOptionNames(checkOptions(options), RUN_OPTIONS);
    const sessions = this.#sessions();
    const stream = streamOf(sessions.context, options.stream);
    const { binding } = sessions.on(stream);
    const { into = {}, outputs } = options;
    const prepare = () => new PreparedRun(sessions, binding, { inputs, into, outputs }, stream);
    let run = prepare();
    try {
      run.executeOrTrim();
    } catch (error) {
      run.discard();
      if (!learnsShapes(sessions, run, error)) throw error;
      run = prepare();
      executeOrDiscard(run);
    }
    return disposable(run.outputs, run.created);
  }

  /**
   * Runs the model without blocking the event loop. Resolves when the outputs are there. A model on the CPU
   * runs on a native thread, on copies of the inputs: later work may change them, but finds the outputs only once the
   * promise is settled.
   *
   * @throws The errors of {@link Model.run}, or the reason of `signal`.
   */
  async runAsync(inputs: ModelInputs, options: AsyncRunOptions = {}): Promise<ModelOutputs> {
    const { signal, ...rest } = checkOptionNames(checkOptions(options), ASYNC_OPTIONS);
    signal?.throwIfAborted();
    const sessions = this.#sessions();
    const stream = streamOf(sessions.context, options.stream);
    if (sessions.provider === "cpu") {
      const own = new OwnBinding(sessions, stream);
      using copies = new DisposableStack();
      try {
        const { into = {}, outputs } = rest;
        const arrays = { inputs: copyInputs(inputs, sessions, stream, copies), into, outputs };
        let run = new PreparedRun(sessions, own.binding, arrays, stream);
        try {
          await runInBackground(run, signal);
        } catch (error) {
          if (!learnsShapes(sessions, run, error)) throw error;
          run = new PreparedRun(sessions, own.binding, arrays, stream);
          await runInBackground(run, signal);
        }
        return disposable(run.outputs, run.created);
      } finally {
        discard(own);
      }
    }
    const outputs = this.run(inputs, rest);
    try {
      await pollStream(stream, { signal });
      return outputs;
    } catch (error) {
      outputs[Symbol.dispose]();
      throw error;
    }
  }

  /**
   * Checks and binds the arrays of a run once, for loops. The arrays, those of `into` and the others that are
   * allocated here, are used by every run.
   *
   * @throws {TypeError | RangeError} As {@link Model.run}, and if the shape of an output is known only after a run
   * and `into` has no array for it.
   */
  bind(inputs: ModelInputs, options: RunOptions = {}): BoundModel {
    return this.#bind(inputs, options)[0];
  }

  /**
   * Captures a run as a CUDA graph, which is launched in a few microseconds. Runs the model once before, because
   * the first run selects algorithms. The arrays are those of {@link Model.bind}. To capture a model together with
   * kernels, call `run()` of a bound model in `device.capture()`.
   *
   * @throws {TypeError} If operators run on the CPU, whose work a graph cannot contain.
   */
  capture(inputs: ModelInputs, options: RunOptions = {}): CapturedModel {
    const [bound, run] = this.#bind(inputs, options);
    return captureBound(bound, run);
  }

  /**
   * Runs the model once with zeros for each combination of extents, and waits: later runs of these shapes need
   * not select algorithms or allocate memory.
   *
   * ```ts
   * await model.warmUp({ n: [1, 8] });
   * ```
   *
   * @param extents Values of the symbolic dimensions, by name.
   */
  async warmUp(
    extents: Readonly<Record<string, number | readonly number[]>> = {},
    options: { readonly stream?: StreamLike | undefined } = {},
  ): Promise<void> {
    const sessions = this.#sessions();
    const stream = streamOf(
      sessions.context,
      checkOptionNames(checkOptions(options), { stream: true }).stream,
    );
    for (const shape of combinations(this.inputs, checkOptions(extents, "extents"))) {
      const inputs: Record<string, DeviceArray> = {};
      try {
        for (const value of this.inputs) {
          const dimensions = value.shape?.map((extent) =>
            typeof extent === "number" ? extent : shape.get(extent)!
          );
          if (dimensions === undefined || !isDType(value.dtype)) {
            throw new TypeError(
              `inputs.${value.name}: warmUp() cannot create ${describeValue(value)}; call run()`,
            );
          }
          const array = inputs[value.name] = emptyArray(sessions.context, dimensions, value.dtype, stream);
          if (array.size > 0) array.view("u8").fill(0, { stream: streamLike(stream) });
        }
        (await this.runAsync(inputs, { stream: streamLike(stream) }))[Symbol.dispose]();
      } finally {
        for (const array of Object.values(inputs)) array.dispose();
      }
    }
  }

  /** The same as `dispose()`: closes the model once nothing uses it any more. */
  close(): void {
    this.dispose();
  }

  /** Formats the name, the provider, the inputs and the outputs. */
  override toString(): string {
    const { name, context } = resourceOf<ModelSessions>(this);
    const list = (values: readonly ModelValue[]) =>
      values.map((value) => `${value.name}: ${describeValue(value)}`).join(", ");
    const suffix = this.disposed ? ", closed" : "";
    return `Model ${name} (${list(this.inputs)}) → (${
      list(this.outputs)
    }) by ${this.provider} on ${context}${suffix}`;
  }

  #sessions(): ModelSessions {
    const sessions = resourceOf<ModelSessions>(this);
    if (sessions.freed) throw disposedError(`model ${sessions.name}`);
    return sessions;
  }

  #bind(inputs: ModelInputs, options: RunOptions): [BoundModel, PreparedRun] {
    checkOptionNames(checkOptions(options), RUN_OPTIONS);
    const sessions = this.#sessions();
    const stream = streamOf(sessions.context, options.stream);
    const own = new OwnBinding(sessions, stream);
    try {
      const { into = {}, outputs } = options;
      const run = new PreparedRun(sessions, own.binding, { inputs, into, outputs }, stream);
      const missing = run.unknownOutput;
      if (missing !== undefined) {
        run.discard();
        const expected = `an array for ${describeValue(missing)}, whose shape is known only after a run`;
        throw new TypeError(mismatch(`into.${missing.name}`, expected, "undefined"));
      }
      return [new BoundModel(own, run, `${sessions.name} by ${sessions.provider}`), run];
    } catch (error) {
      discard(own);
      throw error;
    }
  }
}

/**
 * Returns true if a run failed because the model declares wrong shapes. ONNX Runtime then allocates the
 * outputs of later runs.
 */
function learnsShapes(sessions: ModelSessions, run: PreparedRun, error: unknown): boolean {
  const misdeclared = error instanceof OnnxError && WRONG_SHAPE.test(error.message);
  if (!misdeclared || !run.trustsShapes) return false;
  sessions.declaredShapesHold = false;
  return true;
}

function executeOrDiscard(run: PreparedRun): void {
  try {
    run.executeOrTrim();
  } catch (error) {
    run.discard();
    throw error;
  }
}

/** Yields every combination of the values of symbolic dimensions. */
function* combinations(
  inputs: readonly ModelValue[],
  extents: Readonly<Record<string, number | readonly number[]>>,
): Generator<ReadonlyMap<string, number>> {
  const names = [
    ...new Set(inputs.flatMap(({ shape }) => shape ?? []).filter((extent) => typeof extent === "string")),
  ];
  for (const name of Object.keys(extents)) {
    if (names.includes(name)) continue;
    const known = names.map((name) => name === "?" ? '"?" for extents without a name' : name).join(", ");
    throw new TypeError(
      mismatch("extents", known === "" ? "no names" : `only ${known}`, name) + suggestion(name, names),
    );
  }
  const lists = names.map((name) => {
    const value = extents[name];
    if (value === undefined) {
      throw new TypeError(`extents.${name}: expected one or several integers, got undefined`);
    }
    return (typeof value === "number" ? [value] : value).map((extent, i) =>
      checkInteger(`extents.${name}[${i}]`, extent, 0, 2 ** 31 - 1)
    );
  });
  const combine = function* (
    index: number,
    chosen: Map<string, number>,
  ): Generator<ReadonlyMap<string, number>> {
    if (index === lists.length) return void (yield chosen);
    for (const extent of lists[index]!) yield* combine(index + 1, new Map(chosen).set(names[index]!, extent));
  };
  yield* combine(0, new Map());
}

printAsText(Model, "Model");

/** Copies the inputs that a native thread would otherwise read while later work changes them. */
function copyInputs(
  inputs: ModelInputs,
  { hostMemory, context }: ModelSessions,
  stream: StreamState,
  copies: DisposableStack,
): ModelInputs {
  if (!hostMemory || typeof inputs !== "object" || inputs === null) return inputs;
  const options = { stream: streamLike(stream) };
  // Inputs that are not valid are rejected by name where they are bound.
  const isValid = (array: DeviceArray): boolean =>
    array instanceof DeviceArray && !array.disposed && array.isContiguous &&
    allocationOf(array).context === context;
  return Object.fromEntries(
    Object.entries(inputs).map(([name, array]) => [
      name,
      isValid(array) ? copies.use(array.copy(options)) : array,
    ]),
  );
}
