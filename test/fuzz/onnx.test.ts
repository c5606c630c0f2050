import assert from "node:assert/strict";
import { test } from "node:test";
import { noOnnxRuntime } from "../support/onnxruntime.ts";
import { fuzzOnnx } from "./onnx.ts";

test("damaged models open and run, or give an error", { skip: noOnnxRuntime }, async () => {
  const { opened, ran, findings } = await fuzzOnnx(2000, "suite");
  assert.deepEqual(findings, []);
  assert.ok(opened > 400 && opened < 1800 && ran > 200 && ran < opened, `${opened} opened, ${ran} ran`);
});
