/** All tests open their device in one way, so that CUFFI_DEVICE decides where the suite runs. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../support/process.ts";

/** Files that may import openDevice: the helper, and programs that run as separate processes or in Workers. */
const ALLOWED = [
  "support/device.ts",
  "conformance/print.ts",
  "core/memory_checker.test.ts", // in the text of a program
  "distributed/rank.ts",
  "distributed/worker_rank.ts",
  "driver/exit_stress.ts",
  "fuzz/handles.ts",
  "fuzz/kernels.ts",
  "fuzz/pipelines.ts",
  "interop/expandable_segments.ts",
  "interop/worker_thread.ts",
  "package/consumer/call_sites.ts",
  "package/consumer/fails.ts",
  "package/consumer/kernels.ts",
  "package/consumer/node_streams.ts",
  "package/consumer/photo.ts",
];

test("only test/support/device.ts imports openDevice", () => {
  const folder = join(root, "test");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts")
  );
  assert.ok(files.length > 100);
  const found = files.filter((file) =>
    /^import [^;]*\bopenDevice\b[^;]*;/m.test(readFileSync(join(folder, file), "utf8"))
  );
  assert.deepEqual(found.sort(), ALLOWED.sort());
});
