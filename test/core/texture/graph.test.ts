/** Textures, surfaces and CUDA arrays in graphs. */
import assert from "node:assert/strict";
import { onGpu, settle } from "../../support/device.ts";
import { ownProcess } from "../../support/own_process.ts";
import { device, HEIGHT, module, useTextures, WIDTH } from "../../support/textures.ts";

const functions = ownProcess(import.meta.url, onGpu);
const { test } = functions;
useTextures(functions);

test("the graph keeps textures and surfaces of a captured launch alive", () => {
  const inUse = device.memoryInUse();
  const array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32", surface: true });
  array.copyFrom(new Float32Array(HEIGHT * WIDTH).fill(1));
  const surface = device.surface(array);
  const texture = device.texture(array);
  const at = device.array(Float32Array.from([3.5, 2.5]));
  using out = device.zeros([1], "f32");
  using other = device.createStream();
  const graph = device.capture((stream) => {
    using fork = stream.record();
    other.wait(fork);
    module.kernel("surface_scale_f32").launch({ grid: [2, 1], block: [8, 8] }, surface, WIDTH, HEIGHT, 2);
    // Waits for the first kernel, because both use the array.
    module.kernel("sample_f32").launch({ grid: 1, block: 32, stream: other }, out, texture, at, 1);
    stream.wait(other);
  });
  const executable = graph.instantiate();
  graph.dispose();
  for (const each of [texture, surface, array, at]) each.dispose();
  for (const expected of [2, 4, 8]) {
    executable.launch();
    assert.equal(out.toHost()[0], expected);
  }
  executable.dispose();
  settle(device);
  assert.equal(device.memoryInUse() - inUse, out.byteLength);
});

test("the graph repeats copies between arrays; copies of typed arrays are rejected unless page-locked", () => {
  using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32" });
  using pinned = device.allocatePinned(array.byteLength);
  using x = device.zeros([HEIGHT, WIDTH], "f32");
  using y = device.zeros([HEIGHT, WIDTH], "f32");
  using stream = device.createStream();
  using graph = device.capture(() => {
    array.copyFrom(x, { stream });
    array.copyTo(y, { stream });
    array.copyTo(pinned.as("f32"), { stream });
  }, { stream });
  using executable = graph.instantiate();
  for (const value of [3, 5]) {
    x.fill(value);
    executable.launch();
    assert.deepEqual(y.toHost(), new Float32Array(HEIGHT * WIDTH).fill(value));
    device.synchronize();
    assert.deepEqual([...pinned.as("f32")], [...y.toHost()]);
  }
  assert.throws(
    () =>
      device.capture(() => array.copyFrom(new Float32Array(HEIGHT * WIDTH), { stream }), { stream })
        .dispose(),
    /page-locked/,
  );
  array.copyFrom(new Float32Array(HEIGHT * WIDTH).fill(7));
  assert.equal(array.toHost()[5], 7);
});
