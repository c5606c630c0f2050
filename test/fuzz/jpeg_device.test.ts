/** A few hundred cases of the fuzzer; `bun test/fuzz/jpeg_device.ts` runs as many as you like. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzJpegOnDevice } from "./jpeg_device.ts";

test("decodes damaged JPEG files on the device as on the host, or rejects them", async () => {
  const { decoded, rejected } = await fuzzJpegOnDevice(200, "suite");
  assert.ok(decoded > 20 && rejected > 20, `${decoded} decoded, ${rejected} rejected`);
});
