/** What graphs own: the driver's graph, and the memory that its work uses. */
import type { GraphPart } from "./capture.ts";
import type { Context } from "../context.ts";
import type { KernelNode } from "./graph.ts";
import type { Releasable } from "../../base/finalization.ts";

/** Memory that somebody holds, counted: the same memory may be used by several kernels. */
export class HeldMemory {
  readonly #fixed: readonly GraphPart[];
  readonly #byKernel: Map<KernelNode, readonly GraphPart[]>;
  #all: GraphPart[] | null = null;

  constructor(fixed: readonly GraphPart[], byKernel: ReadonlyMap<KernelNode, readonly GraphPart[]>) {
    this.#fixed = fixed;
    this.#byKernel = new Map(byKernel);
  }

  /** Every memory once. */
  get all(): readonly GraphPart[] {
    return this.#all ??= [...new Set([...this.#fixed, ...[...this.#byKernel.values()].flat()])];
  }

  /** The same memory, held once more. */
  copy(): HeldMemory {
    const copy = new HeldMemory(this.#fixed, this.#byKernel);
    for (const memory of copy.#each()) memory.hold();
    return copy;
  }

  /** The same memory, held once more, for kernels that go by other nodes. */
  copyFor(nodes: ReadonlyMap<KernelNode, KernelNode>): HeldMemory {
    const byKernel = [...this.#byKernel].map(([node, memory]) => [nodes.get(node)!, memory] as const);
    return new HeldMemory(this.#fixed, new Map(byKernel)).copy();
  }

  /** A kernel uses other memory from now on. */
  replace(node: KernelNode, memory: readonly GraphPart[]): void {
    const before = this.#byKernel.get(node) ?? [];
    for (const part of memory) part.hold();
    this.#byKernel.set(node, memory);
    this.#all = null;
    for (const part of before) part.unhold();
  }

  letGo(): void {
    for (const memory of this.#each()) memory.unhold();
  }

  #each(): GraphPart[] {
    return [...this.#fixed, ...[...this.#byKernel.values()].flat()];
  }
}

/** What graphs and executable graphs own: a driver's object and the memory that it refers to. */
export class OwnedGraph implements Releasable {
  readonly context: Context;
  readonly handle: bigint;
  readonly #destroy: (handle: bigint) => void;
  memory: HeldMemory;
  released = false;
  #holds = 0;

  constructor(context: Context, handle: bigint, memory: HeldMemory, destroy: (handle: bigint) => void) {
    this.context = context;
    this.handle = handle;
    this.memory = memory;
    this.#destroy = destroy;
  }

  /** Keeps the driver's object: the kernels of an executable graph go by the nodes of the graph that it was made from. */
  hold(): void {
    this.#holds++;
  }

  unhold(): void {
    if (--this.#holds === 0 && this.released) this.#destroyNow();
  }

  release(): void {
    if (this.released) return;
    this.released = true;
    try {
      if (this.#holds === 0) this.#destroyNow();
    } finally {
      this.memory.letGo();
    }
  }

  forgotten(): void {
    this.context.counters.forgotten++;
  }

  #destroyNow(): void {
    if (this.context.closed) return;
    this.context.use();
    this.#destroy(this.handle);
  }
}
