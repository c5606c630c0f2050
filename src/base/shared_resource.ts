/** Reference counting for everything that a device frees: memory, modules, graphs, textures. */
import { type Owned, releaseNow, track } from "./finalization.ts";

/** Counts the objects that own resources of a context. */
export interface OwnerCounters {
  /** Objects that the garbage collector found before anybody disposed of them. */
  finalized: number;
  /** Objects that were neither disposed of nor found by the garbage collector. */
  owners: number;
}

/** A device's context. */
interface ResourceContext {
  readonly counters: OwnerCounters;
  /** Called when `counters.owners` becomes 0. */
  closeForgotten(): void;
}

/**
 * A resource that one object owns and others may keep in use: graphs, exported tensors, executable graphs. It
 * is destroyed after its owner has disposed of it and the last user has released it, whichever comes last.
 */
export abstract class SharedResource implements Owned {
  abstract readonly context: ResourceContext;
  /** The owner counts as one reference. */
  #references = 1;
  #freed = false;
  #owned = false;

  /** True once the owner has disposed of the resource. It may still exist for the users that retain it. */
  get freed(): boolean {
    return this.#freed;
  }

  /** Keeps the resource until the matching {@link release}, even if its owner disposes of it. */
  retain(): void {
    this.#references++;
  }

  /** Undoes one {@link retain}. */
  release(): void {
    if (--this.#references === 0) this.destroy();
  }

  /** Counts the owner, which keeps a forgotten device open. Called once for each public object. */
  countOwner(): void {
    this.#owned = true;
    this.context.counters.owners++;
  }

  /** Gives up the owner's reference. Later calls do nothing. */
  dispose(): void {
    if (this.#freed) return;
    this.#freed = true;
    try {
      if (--this.#references === 0) this.destroy();
    } finally {
      if (this.#owned && --this.context.counters.owners === 0) this.context.closeForgotten();
    }
  }

  onFinalized(): void {
    this.context.counters.finalized++;
  }

  /** Destroys the resource. Called once, when nobody refers to it any more. */
  protected abstract destroy(): void;
}

/**
 * A public object that owns a resource, and frees it when it is disposed of or collected.
 *
 * ```ts
 * {
 *   using memory = device.allocate(1024);
 * } // freed here
 * const event = device.createEvent();
 * event.dispose(); // or explicitly
 * console.log(event.disposed); // true
 * ```
 */
export abstract class ResourceOwner implements Disposable {
  /**
   * Private to the library, which reads it through {@link resourceOf}. Without `declare`, V8 takes 12 ns longer
   * to construct an object.
   */
  declare private readonly resource: SharedResource;

  /** @ignore */
  constructor(resource: SharedResource) {
    this.resource = resource;
    resource.countOwner();
    track(this, resource);
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.resource.freed;
  }

  /** Frees the resource once nothing uses it any more. Later calls do nothing. */
  dispose(): void {
    releaseNow(this.resource);
  }

  /** Calls {@link dispose} at the end of the block of a `using` declaration. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** Returns the resource of an object; the caller knows its class. */
export function resourceOf<R extends SharedResource>(owner: ResourceOwner): R {
  return (owner as unknown as { readonly resource: R }).resource;
}
