/** canny against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { canny, morphologyEx } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<
  { threshold1: number; threshold2: number; size?: 3 | 5 | 7; l2Gradient?: boolean }
>("canny");

describe("canny matches OpenCV", () => {
  for (const reference of references) {
    const { threshold1, threshold2 } = reference, fixed = definedOptions(reference, "size", "l2Gradient");
    const edges = operation((src, options) => canny(src, threshold1, threshold2, { ...options, ...fixed }));
    test(reference.name, () => checkOperator(device, reference, edges));
  }
});

test("operators that need scratch memory can be captured and run on any stream", () => {
  const before = device.memoryInUse();
  {
    const [pixels] = references.map(({ src }) => src);
    using src = device.array(pixels!.data as Uint8Array, { shape: pixels!.shape.slice(1), layout: "HWC" });
    using edges = device.zeros(src.shape, "u8"), outlines = device.zeros(src.shape, "u8");
    using wantedEdges = canny(src, 60, 200), wantedOutlines = morphologyEx(src, "gradient");
    using stream = device.createStream();
    using graph = device.capture(() => {
      canny(src, 60, 200, { into: edges, stream });
      morphologyEx(src, "gradient", { into: outlines, stream });
    }, { stream });
    using executable = graph.instantiate();
    for (let round = 0; round < 2; round++) {
      edges.fill(1);
      outlines.fill(1);
      executable.launch(stream);
      assert.ok(edges.equals(wantedEdges));
      assert.ok(outlines.equals(wantedOutlines));
    }
  }
  assert.equal(device.memoryInUse(), before);
});

const src = device.zeros([4, 5, 3], "u8"), floats = device.zeros([4, 5, 3], "f32");

testRejectedArguments(device, "canny", [
  ["floats", /src: expected an array of u8, got f32/, () => canny(floats, 1, 2)],
  ["a threshold of NaN", /threshold2: expected .*, got NaN/, () => canny(src, 1, NaN)],
  ["an even size", /size: expected .*3, 5 or 7.*got 4/, () => canny(src, 1, 2, { size: 4 as 3 })],
]);
