/** A few hundred cases of the image fuzzer; `bun test/fuzz/jpeg_png.ts` runs as many as you like. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { missing } from "../support/python.ts";
import { compareWithPillow } from "./jpeg_png.ts";

describe("decodes damaged files as Pillow does, or rejects them", { skip: missing("PIL", "numpy") }, () => {
  for (const [format, cases] of [["png", 600], ["jpeg", 300]] as const) {
    test(format, async () => {
      const { decoded, rejected, unexplained } = await compareWithPillow(format, cases, "suite");
      assert.deepEqual(unexplained, []);
      assert.ok(decoded > cases / 10 && rejected > cases / 10, `${decoded} decoded, ${rejected} rejected`);
    });
  }
});
