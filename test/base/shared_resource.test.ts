/** Reference-counted resources and their owners. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ResourceOwner, SharedResource } from "../../src/base/shared_resource.ts";

class Counted extends SharedResource {
  readonly context = { counters: { finalized: 0, owners: 0 }, closeForgotten: () => {} };
  destroyed = 0;

  protected override destroy(): void {
    this.destroyed++;
  }
}

class Owner extends ResourceOwner {}

test("a resource is destroyed when its owner disposes of it", () => {
  const resource = new Counted();
  assert.equal(resource.freed, false);
  resource.dispose();
  assert.equal(resource.freed, true);
  assert.equal(resource.destroyed, 1);
});

test("a resource that others retain is destroyed with the last reference", () => {
  const resource = new Counted();
  resource.retain();
  resource.retain();
  resource.dispose();
  resource.release();
  assert.equal(resource.freed, true, "the owner has disposed of it");
  assert.equal(resource.destroyed, 0);
  resource.release();
  assert.equal(resource.destroyed, 1);
});

test("users can release a resource before its owner disposes of it", () => {
  const resource = new Counted();
  resource.retain();
  resource.release();
  assert.equal(resource.destroyed, 0);
  resource.dispose();
  assert.equal(resource.destroyed, 1);
});

test("disposing of an owner more than once frees its resource once", () => {
  const resource = new Counted();
  {
    using owner = new Owner(resource);
    owner.dispose();
    assert.equal(owner.disposed, true);
  }
  assert.equal(resource.destroyed, 1);
});

test("a resource whose destruction fails is reported, not thrown", () => {
  class Failing extends Counted {
    protected override destroy(): void {
      throw new Error("the driver is gone");
    }
  }
  const { warn } = console;
  const warnings: unknown[] = [];
  console.warn = (message: unknown) => warnings.push(message);
  try {
    new Owner(new Failing()).dispose();
  } finally {
    console.warn = warn;
  }
  assert.deepEqual(warnings, ["cuffi: freeing failed: the driver is gone"]);
});

test("an object that the garbage collector finds first is counted", () => {
  const resource = new Counted();
  resource.onFinalized();
  assert.equal(resource.context.counters.finalized, 1);
});
