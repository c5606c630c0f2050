/** Image operators in captures: a graph runs them, and keeps alive what they use. */
import assert from "node:assert/strict";
import { canny, erase, flip, morphologyEx } from "../../../src/image/mod.ts";
import { onGpu, openTestDevice } from "../../support/device.ts";
import { readCases } from "../../support/operator_cases.ts";
import { ownProcess } from "../../support/own_process.ts";

const { test } = ownProcess(import.meta.url, onGpu);
const device = await openTestDevice();

test("a graph runs a captured operator", () => {
  using src = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
  using into = device.zeros([2, 2], "u8");
  flip(src, "both", { into }); // loads the module, which a capture cannot
  using graph = device.capture((stream) => {
    flip(src, "both", { stream, into });
  });
  using executable = graph.instantiate();
  src.copyFrom(new Uint8Array([5, 6, 7, 8]));
  executable.launch();
  assert.deepEqual([...into.toHost()], [8, 7, 6, 5]);
});

test("a graph keeps a list of images and disposed images alive", () => {
  const before = device.memoryInUse();
  const small = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
  const large = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
  using first = device.zeros([2, 2], "u8");
  using second = device.zeros([2, 3], "u8");
  const graph = device.capture((stream) => {
    flip([small, large], "both", { stream, into: [first, second] });
    // Shapes are uploaded like lists.
    erase(first, [{ x: 0, y: 0, width: 1, height: 1, value: 9 }], { stream, into: first });
  });
  const executable = graph.instantiate();
  small.dispose();
  large.dispose();
  using other = device.array(new Uint8Array(64).fill(77)); // reuses freed memory, if there is any
  for (let i = 0; i < 3; i++) {
    first.fill(0);
    second.fill(0);
    executable.launch();
    assert.deepEqual([...first.toHost(), ...second.toHost()], [9, 3, 2, 1, 6, 5, 4, 3, 2, 1]);
  }
  executable.dispose();
  graph.dispose();
  other.dispose();
  first.dispose();
  second.dispose();
  assert.equal(device.memoryInUse(), before);
});

test("a graph keeps the scratch memory of operators, and runs on any stream", async () => {
  const before = device.memoryInUse();
  {
    const [pixels] = (await readCases("canny")).map(({ src }) => src);
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
