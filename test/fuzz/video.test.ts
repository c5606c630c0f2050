import assert from "node:assert/strict";
import { test } from "node:test";
import { onGpu } from "../support/device.ts";
import { noVideo } from "../support/video.ts";
import { fuzzVideo } from "./video.ts";

const skip = noVideo ?? (onGpu && "runs on the software device");

test("damaged videos give frames or an error", { skip }, async () => {
  const { opened, frames, findings } = await fuzzVideo(200, "suite");
  assert.deepEqual(findings, []);
  assert.ok(opened > 30 && opened < 180 && frames > 100, `${opened} opened, ${frames} frames`);
});
