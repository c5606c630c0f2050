/** Entry points have no top-level await, so that programs can require() them and bundlers can wrap them. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);

test("require() loads cuffi and its image operators", () => {
  assert.equal(typeof require("../../mod.ts").openDevice, "function");
  assert.equal(typeof require("../../src/image/mod.ts").flip, "function");
});
