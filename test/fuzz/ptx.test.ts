import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzPtx } from "./ptx.ts";

test("changed instructions compile or give an error with a line", () => {
  const { accepted } = fuzzPtx("suite", 400);
  assert.ok(accepted > 40 && accepted < 360, `${accepted} accepted`);
});
