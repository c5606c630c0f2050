/**
 * Frees what public objects own: once, in `dispose()`, or when the garbage collector finds an object that
 * nobody disposed of.
 */

import { countContextErrors, isContextLost } from "./errors.ts";

/** A resource with one owner. It must not refer to the owner, which could then never be collected. */
export interface Owned {
  /** Frees the resource. Called once; may throw. */
  dispose(): void;
  /** Called before `dispose` if the garbage collector found the owner first. */
  onFinalized(): void;
}

const registry = new FinalizationRegistry<Owned>((resource) => {
  resource.onFinalized();
  disposeQuietly(resource);
});

/**
 * Disposes of `resource` when `owner` is collected, unless {@link releaseNow} or {@link untrack} comes first.
 */
export function track(owner: object, resource: Owned): void {
  registry.register(owner, resource, resource);
}

/** Disposes of `resource` now. */
export function releaseNow(resource: Owned): void {
  registry.unregister(resource);
  disposeQuietly(resource);
}

/** Stops tracking `resource`; the caller must free it. */
export function untrack(resource: Owned): void {
  registry.unregister(resource);
}

function disposeQuietly(resource: Owned): void {
  const reported = countContextErrors();
  try {
    resource.dispose();
  } catch (error) {
    // After a fault nothing can be freed. The program has its error already, and one is enough.
    if (reported === 0 || !isContextLost(error)) warnFailedFree(error);
  }
}

/** Reports that freeing failed. It is never thrown: that would hide the error that led to the disposal. */
export function warnFailedFree(error: unknown): void {
  console.warn(`cuffi: freeing failed: ${error instanceof Error ? error.message : error}`);
}
