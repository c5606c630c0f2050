/** Resources of graphs: the driver's graph, and references to the resources that its work uses. */
import { releaseAll } from "../../base/finalization.ts";
import { SharedResource } from "../../base/shared_resource.ts";
import type { Context } from "../context.ts";
import { traceGraph, untraceGraph } from "../memory/allocation_registry.ts";
import type { CapturedKernel, GraphResource } from "../stream_state.ts";

/** Resources that a graph retains, one reference for each use. */
export class RetainedResources {
  readonly #fixed: readonly GraphResource[];
  readonly #byKernel: Map<CapturedKernel, readonly GraphResource[]>;
  #all: readonly GraphResource[] | null = null;

  /** Takes over references that the caller has retained. */
  constructor(
    fixed: readonly GraphResource[],
    byKernel: ReadonlyMap<CapturedKernel, readonly GraphResource[]>,
  ) {
    this.#fixed = fixed;
    this.#byKernel = new Map(byKernel);
  }

  /** Every resource once. */
  get all(): readonly GraphResource[] {
    return this.#all ??= [...new Set(this.#references())];
  }

  /** Retains the same resources once more. */
  copy(): RetainedResources {
    const copy = new RetainedResources(this.#fixed, this.#byKernel);
    for (const resource of copy.#references()) resource.retain();
    return copy;
  }

  /** Retains the same resources once more, for a clone with separate kernel nodes. */
  copyFor(nodes: ReadonlyMap<CapturedKernel, CapturedKernel>): RetainedResources {
    const byKernel = [...this.#byKernel].map(([node, resources]) => [nodes.get(node)!, resources] as const);
    return new RetainedResources(this.#fixed, new Map(byKernel)).copy();
  }

  /** Replaces the resources of one kernel, unless they cannot be retained or `change()`, which uses them, throws. */
  replace(node: CapturedKernel, resources: readonly GraphResource[], change: () => void): void {
    const before = this.#byKernel.get(node) ?? [], retained: GraphResource[] = [];
    try {
      for (const resource of resources) {
        resource.retain();
        retained.push(resource);
      }
      change();
    } catch (error) {
      releaseAll(retained);
      throw error;
    }
    this.#byKernel.set(node, resources);
    this.#all = null;
    releaseAll(before);
  }

  /** Releases all references. */
  release(): void {
    releaseAll(this.#references());
  }

  #references(): GraphResource[] {
    return [...this.#fixed, ...[...this.#byKernel.values()].flat()];
  }
}

/**
 * A `CUgraph` or `CUgraphExec`. Executable graphs retain the graph that they were instantiated from, because
 * the driver identifies their kernels by its nodes.
 */
export class OwnedGraph extends SharedResource {
  readonly context: Context;
  readonly handle: bigint;
  readonly #destroy: (handle: bigint) => void;
  /** The resources of the graph's work, retained until the owner disposes of the graph. */
  resources: RetainedResources;

  constructor(
    context: Context,
    handle: bigint,
    resources: RetainedResources,
    destroy: (handle: bigint) => void,
  ) {
    super();
    this.context = context;
    this.handle = handle;
    this.resources = resources;
    this.#destroy = destroy;
    context.graphs.add(this);
    traceGraph(this);
  }

  override dispose(): void {
    if (this.freed) return;
    if (this.context.graphs.delete(this)) untraceGraph(this);
    try {
      super.dispose();
    } finally {
      this.resources.release();
    }
  }

  protected override destroy(): void {
    if (this.context.closed) return;
    this.context.use();
    this.#destroy(this.handle);
  }
}
