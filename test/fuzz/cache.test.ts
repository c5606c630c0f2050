import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzCache } from "./cache.ts";

test("a damaged cache entry is neither returned nor an error", () => {
  const { intact, decoded } = fuzzCache("suite", 300);
  // Some mutations change nothing, and some payloads keep their structure.
  assert.ok(intact < 30, `${intact} intact`);
  assert.ok(decoded > 30, `${decoded} decoded`);
});
