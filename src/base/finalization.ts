/**
 * Frees what public objects own: once, in `dispose()`, or when the garbage collector finds an object that
 * nobody disposed of.
 */

import { ignoreFaults, isContextLost, isFaultKnown } from "./errors.ts";

/** A resource with one owner. It must not refer to the owner, which could then never be collected. */
export interface Owned {
  /** Frees the resource. Called once; may throw. */
  dispose(): void;
  /** Called before `dispose` if the garbage collector found the owner first. */
  onFinalized(): void;
}

const registry = new FinalizationRegistry<Owned>((resource) => {
  resource.onFinalized();
  ignoreFaults(() => disposeQuietly(resource), undefined);
});

/**
 * Objects of this turn, and their resources. Most of them are disposed of in the same turn: not registering these
 * saves 0.1 µs of 0.35 for an allocation in V8.
 */
const newOwners: object[] = [], newResources: Owned[] = [];
let scheduled = false;
/** A turn with more objects registers them earlier. */
const MOST_NEW = 32;

/**
 * Disposes of `resource` when `owner` is collected, unless {@link releaseNow} or {@link untrack} comes first.
 */
export function track(owner: object, resource: Owned): void {
  if (newOwners.length === MOST_NEW) register();
  newOwners.push(owner);
  newResources.push(resource);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    register();
  });
}

function register(): void {
  newOwners.forEach((owner, i) => registry.register(owner, newResources[i]!, newResources[i]));
  newOwners.length = newResources.length = 0;
}

const kept = new WeakMap<object, object>();

/**
 * Returns `user`, and keeps `owner` from being collected before it: the device of an object that owns no resource, or
 * the world that another one is a part of.
 */
export function keepAlive<T extends object>(owner: object, user: T): T {
  kept.set(user, owner);
  return user;
}

/** Disposes of `resource` now. */
export function releaseNow(resource: Owned): void {
  untrack(resource);
  disposeQuietly(resource);
}

/** Stops tracking `resource`; the caller must free it. */
export function untrack(resource: Owned): void {
  const last = newResources.length - 1;
  const i = newResources[last] === resource ? last : newResources.indexOf(resource);
  if (i < 0) {
    registry.unregister(resource);
  } else if (i === last) {
    newOwners.pop();
    newResources.pop();
  } else {
    newOwners.splice(i, 1);
    newResources.splice(i, 1);
  }
}

/** Calls `dispose()`, and reports an error. */
export function disposeQuietly(resource: Pick<Owned, "dispose">): void {
  const isKnown = isFaultKnown();
  try {
    resource.dispose();
  } catch (error) {
    // After a fault nothing can be freed. The program has its error already, and one is enough.
    if (!isKnown || !isContextLost(error)) warnFailedFree(error);
  }
}

/** Releases resources, and reports errors: one that fails must not keep the others. */
export function releaseAll(resources: Iterable<{ release(): void }>): void {
  for (const resource of resources) disposeQuietly({ dispose: () => resource.release() });
}

/** Reports that freeing failed. It is never thrown: that would hide the error that led to the disposal. */
export function warnFailedFree(error: unknown): void {
  console.warn(`cuffi: freeing failed: ${error instanceof Error ? error.message : error}`);
}
