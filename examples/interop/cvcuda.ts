/**
 * CV-CUDA: a cuffi image as a tensor, a CV-CUDA operator on a cuffi stream, and its result as a cuffi array,
 * all without copying.
 *
 *   bun examples/interop/cvcuda.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";
import { kwargs, openPython, tuple } from "@cuffi/cuffi/python";

using device = await openDevice("cuda");
const python = openPython();
using cvcuda = python.import("cvcuda");

const pixels = new Uint8Array(4 * 6 * 3).map((_, i) => i);
using image = device.array(pixels, { shape: [4, 6, 3] });
using tensor = cvcuda.callMethod("as_tensor", image, "HWC");
using stream = device.createStream();
using theirStream = cvcuda.callMethod("as_stream", stream.handle);

// Newer versions of CV-CUDA wait for the stream that the interface names. For older ones, wait explicitly.
stream.wait(device.stream);
using flip = cvcuda.callMethod("flip", tensor, kwargs({ flipCode: 1, stream: theirStream }));
using memory = flip.callMethod("cuda");
using flipped = python.fromPython(memory, { stream });
const expected = new Uint8Array(pixels.length);
for (let y = 0; y < 4; y++) {
  for (let x = 0; x < 6; x++) {
    for (let c = 0; c < 3; c++) expected[(y * 6 + x) * 3 + c] = pixels[(y * 6 + 5 - x) * 3 + c]!;
  }
}
assert.deepEqual(flipped.toHost({ stream }), expected);
assert.equal(String(tensor.attr("shape")), String(python.toPython(tuple(4, 6, 3))));

console.log("CV-CUDA: zero-copy through the CUDA Array Interface, both ways");
