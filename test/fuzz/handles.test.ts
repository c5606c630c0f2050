import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzHandles } from "./handles.ts";

test("a damaged handle is rejected before an address in it is used", async () => {
  const { cases, opened } = await fuzzHandles("suite", 400);
  // Some damage changes nothing.
  assert.ok(opened < cases / 10, `${opened} opened`);
});
