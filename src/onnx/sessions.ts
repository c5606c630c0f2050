/** Sessions of a model, one for each stream that it runs on. */
import { releaseNow } from "../base/finalization.ts";
import { SharedResource } from "../base/shared_resource.ts";
import type { Context } from "../core/context.ts";
import type { StreamState } from "../core/stream_state.ts";
import type { Ort } from "./api.ts";
import { Binding } from "./binding.ts";
import { readMetadata } from "./metadata.ts";
import type { RunnableModel } from "./run.ts";
import { createSession, type ModelSource, type Session } from "./session.ts";
import type { ProviderName, Settings } from "./settings.ts";
import { describeValues, type ModelValue } from "./values.ts";

/** A session, and the binding that its runs share. */
export interface SessionOnStream {
  readonly session: Session;
  readonly binding: Binding;
}

export class ModelSessions extends SharedResource implements RunnableModel {
  readonly context: Context;
  readonly ort: Ort;
  readonly name: string;
  readonly provider: ProviderName;
  readonly settings: Settings;
  readonly inputs: readonly ModelValue[];
  readonly outputs: readonly ModelValue[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly hostMemory: boolean;
  declaredShapesHold = true;
  /** The model, for sessions on further streams. Models on the CPU have one session. */
  readonly #source: ModelSource | undefined;
  readonly #byStream: Map<StreamState, SessionOnStream> = new Map();
  /** The session of a model on the CPU. */
  readonly #only: SessionOnStream | undefined;

  constructor(name: string, source: ModelSource, settings: Settings, first: Session, stream: StreamState) {
    super();
    this.context = first.context;
    this.ort = first.ort;
    this.name = name;
    this.hostMemory = first.context.use().memory.hostPointer(0n) !== undefined;
    this.provider = first.provider;
    this.settings = settings;
    this.inputs = describeValues(first.ort, first.handle, "Input");
    this.outputs = describeValues(first.ort, first.handle, "Output");
    this.metadata = readMetadata(first.ort, first.handle);
    const entry = { session: first, binding: new Binding(first, this.inputs, this.outputs) };
    if (first.provider === "cpu") this.#only = entry;
    else {
      this.#source = source;
      this.#byStream.set(stream, entry);
    }
  }

  /** Returns the session for a stream, and opens the model again for a new stream. */
  on(stream: StreamState): SessionOnStream {
    if (this.#only !== undefined) return this.#only;
    const known = this.#byStream.get(stream) ?? this.#sameHandle(stream);
    if (known !== undefined) return known;
    if (stream.capture !== null) {
      throw new Error(`${this.name} must run once on this stream before it is captured`);
    }
    this.#closeUnused();
    const session = createSession(this.ort, this.#source!, this.provider, this.settings, stream);
    const entry = { session, binding: new Binding(session, this.inputs, this.outputs) };
    this.#byStream.set(stream, entry);
    return entry;
  }

  /** The session of another object for the same stream: `asStream()` returns a new one for each call. */
  #sameHandle({ handle }: StreamState): SessionOnStream | undefined {
    for (const [stream, entry] of this.#byStream) {
      if (stream.handle === handle && !stream.destroyed) return entry;
    }
    return undefined;
  }

  /** Closes sessions whose stream was destroyed. */
  #closeUnused(): void {
    for (const [stream, entry] of this.#byStream) {
      if (!stream.destroyed) continue;
      this.#byStream.delete(stream);
      close(entry);
    }
  }

  protected override destroy(): void {
    for (const entry of this.#byStream.values()) close(entry);
    this.#byStream.clear();
    if (this.#only !== undefined) close(this.#only);
  }
}

function close({ session, binding }: SessionOnStream): void {
  binding.release();
  session.dispose();
}

/** The binding of a run with fixed arrays. */
export class OwnBinding extends SharedResource {
  readonly context: Context;
  readonly binding: Binding;

  constructor(model: ModelSessions, stream: StreamState) {
    super();
    const { session } = model.on(stream);
    this.context = model.context;
    this.binding = new Binding(session, model.inputs, model.outputs);
    session.retain();
  }

  protected override destroy(): void {
    this.binding.release();
    this.binding.session.release();
  }
}

/** Disposes of a resource that no object owns yet. */
export function discard(resource: SharedResource): void {
  releaseNow(resource);
}
