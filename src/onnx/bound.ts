/** Runs whose arrays are bound once, and graphs of them. */
import { disposedError } from "../base/check.ts";
import type { DeviceArray } from "../array/array.ts";
import { resourceOf, ResourceOwner, SharedResource } from "../base/shared_resource.ts";
import type { ExecutableGraph } from "../core/graph/graph.ts";
import { captureGraph, Stream } from "../core/stream/stream.ts";
import type { StreamLike } from "../core/stream_state.ts";
import { streamOf } from "../core/stream_state.ts";
import { printAsText } from "../runtime/inspect.ts";
import type { PreparedRun } from "./run.ts";
import type { OwnBinding } from "./sessions.ts";

/** The arrays of a run's outputs, by name. Disposing of it disposes of all that the run allocated. */
export type ModelOutputs = Record<string, DeviceArray> & Disposable;

/** Adds `[Symbol.dispose]()` to a record of arrays. */
export function disposable(arrays: Record<string, DeviceArray>, own: readonly DeviceArray[]): ModelOutputs {
  const dispose = () => {
    for (const array of own) array.dispose();
  };
  return Object.defineProperty(arrays, Symbol.dispose, { value: dispose }) as ModelOutputs;
}

/**
 * A model with the arrays that it reads and writes, for loops: a run is one call of ONNX Runtime. Created by
 * `model.bind()`.
 *
 * ```ts
 * using bound = model.bind({ input });
 * for (const photo of photos) {
 *   input.copyFrom(photo);
 *   bound.run();
 *   console.log(bound.outputs["logits"]!.toHost());
 * }
 * ```
 */
export class BoundModel extends ResourceOwner {
  /** The arrays that a run writes, by name. Disposing of the bound model disposes of those that it allocated. */
  readonly outputs: Readonly<Record<string, DeviceArray>>;
  readonly #run: PreparedRun;
  readonly #own: OwnBinding;
  readonly #label: string;

  /** @ignore Use `model.bind()`. */
  constructor(own: OwnBinding, run: PreparedRun, label: string) {
    super(own);
    this.#own = own;
    this.#run = run;
    this.#label = label;
    this.outputs = run.outputs;
  }

  /** Enqueues a run on the stream of `bind()`, after other streams' work on its arrays. */
  run(): void {
    if (this.#own.freed) throw disposedError("the bound model");
    if (this.#run.stream.destroyed) throw disposedError("the stream");
    this.#run.checkArrays();
    this.#run.execute();
  }

  /** Frees the binding and the outputs that it allocated. */
  override dispose(): void {
    if (!this.disposed) this.#run.discard();
    super.dispose();
  }

  /** Formats the model, its provider and its stream. */
  override toString(): string {
    return `BoundModel of ${this.#label}${this.disposed ? ", disposed" : ""}`;
  }
}

/** Resources of a {@link CapturedModel}. */
class CapturedRun extends SharedResource {
  readonly context: OwnBinding["context"];
  readonly bound: BoundModel;
  readonly graph: ExecutableGraph | null;

  constructor(bound: BoundModel, graph: ExecutableGraph | null) {
    super();
    this.context = resourceOf<OwnBinding>(bound).context;
    this.bound = bound;
    this.graph = graph;
  }

  protected override destroy(): void {
    this.graph?.dispose();
    this.bound.dispose();
  }
}

/**
 * A run that was captured as a CUDA graph, which the device launches as a whole. Created by `model.capture()`. A
 * model that runs on the CPU has no graph; `launch()` computes it.
 *
 * ```ts
 * using captured = model.capture({ input });
 * captured.launch();
 * console.log(captured.outputs["logits"]!.toHost());
 * ```
 */
export class CapturedModel extends ResourceOwner {
  /** The arrays that a launch writes, by name. Disposing of the captured model disposes of those it allocated. */
  readonly outputs: Readonly<Record<string, DeviceArray>>;

  /** @ignore Use `model.capture()`. */
  constructor(bound: BoundModel, graph: ExecutableGraph | null) {
    super(new CapturedRun(bound, graph));
    this.outputs = bound.outputs;
  }

  /**
   * Enqueues the graph, after pending work on its arrays.
   *
   * @param stream Default: the device's stream.
   */
  launch(stream?: StreamLike): void {
    const { bound, graph, context } = resourceOf<CapturedRun>(this);
    if (this.disposed) throw disposedError("the captured model");
    if (graph !== null) return graph.launch(stream);
    streamOf(context, stream);
    bound.run();
  }

  /** Formats the model. */
  override toString(): string {
    const { bound } = resourceOf<CapturedRun>(this);
    return `CapturedModel of ${String(bound).replace(/^BoundModel of /, "")}`;
  }
}

/** Runs a bound model once, and captures a second run. */
export function captureBound(bound: BoundModel, run: PreparedRun): CapturedModel {
  try {
    bound.run();
    if (run.binding.session.provider === "cpu") return new CapturedModel(bound, null);
    using graph = captureGraph(new Stream(run.stream, null), () => bound.run());
    const executable = graph.instantiate();
    // The name in profiles, instead of the number of kernels.
    run.stream.context.names.set(executable.handle, `graph of ${run.name}`);
    return new CapturedModel(bound, executable);
  } catch (error) {
    bound.dispose();
    throw error;
  }
}

printAsText(BoundModel, "BoundModel");
printAsText(CapturedModel, "CapturedModel");
