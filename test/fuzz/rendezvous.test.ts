/** A few hundred cases of the rendezvous fuzzer; `bun test/fuzz/rendezvous.ts` runs as many as you like. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzRendezvous } from "./rendezvous.ts";

test("damaged frames and handshakes are rejected, and disturb nobody else", async () => {
  const { outcomes, problems } = await fuzzRendezvous(500, "suite");
  assert.deepEqual(problems, []);
  assert.ok(outcomes["rejected"]! > 50 && outcomes["read"]! > 20, JSON.stringify(outcomes));
});
