/**
 * Lifetimes: every object that owns something of a device frees it once, at `dispose()` or, if it was forgotten, when the
 * garbage collector finds it. The freed thing is a small record that does not refer to the object that owns it.
 */

/** What a public object owns. */
export interface Releasable {
  /** Frees the thing. Called once; may throw. */
  release(): void;
  /** Called before `release` when nobody disposed of the owner. */
  forgotten(): void;
}

const registry = new FinalizationRegistry<Releasable>((resource) => {
  resource.forgotten();
  releaseQuietly(resource);
});

/** From now on `resource` is freed when `owner` is collected, unless {@link disown} comes first. */
export function own(owner: object, resource: Releasable): void {
  registry.register(owner, resource, resource);
}

/** Frees `resource` now: what `dispose()` does. */
export function disown(resource: Releasable): void {
  registry.unregister(resource);
  releaseQuietly(resource);
}

/** `resource` belongs to somebody else from now on, who frees it. */
export function handOver(resource: Releasable): void {
  registry.unregister(resource);
}

/** A failed free is reported, never thrown: it would hide the error that led to the disposal. */
function releaseQuietly(resource: Releasable): void {
  try {
    resource.release();
  } catch (error) {
    console.warn(`cuffi: freeing failed: ${error instanceof Error ? error.message : error}`);
  }
}
