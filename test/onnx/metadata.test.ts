import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { openModel } from "../../src/onnx/mod.ts";
import { noOnnxRuntime } from "../support/onnxruntime.ts";
import { onnxModel } from "../support/onnx_writer.ts";
import { useTestDevice } from "../support/suite_device.ts";

describe("model.metadata", { skip: noOnnxRuntime }, () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  for (
    const [title, metadata] of [
      ["holds the texts of the file by name", { labels: "cat\ndog\n", author: "Zoë 山田", "a b": "=" }],
      ["holds empty and long texts", { "": "no name", none: "", long: "long ".repeat(20_000) }],
      ["is empty for a file without texts", {}],
    ] as const
  ) {
    test(title, async () => {
      const value = { name: "x", dtype: "f32", shape: ["n"] } as const;
      using model = await openModel(
        device,
        onnxModel({
          inputs: [value],
          outputs: [{ ...value, name: "y" }],
          nodes: [{ op: "Neg", inputs: ["x"], outputs: ["y"] }],
          metadata,
        }),
      );
      assert.deepEqual({ ...model.metadata }, metadata);
    });
  }
});
