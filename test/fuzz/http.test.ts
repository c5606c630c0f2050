/** A few hundred cases of the HTTP fuzzer; `bun test/fuzz/http.ts` runs as many as you like. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzHttp } from "./http.ts";

test("damaged HTTP requests are answered or their connection is closed", async () => {
  const { statuses, problems } = await fuzzHttp(500, "suite");
  assert.deepEqual(problems, []);
  assert.ok(statuses["200"]! > 50 && statuses["400"]! > 50, JSON.stringify(statuses));
});
