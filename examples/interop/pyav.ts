/**
 * PyAV: NV12 planes of cuffi as a frame, and the planes of a frame as cuffi arrays. Y is [H, W], UV is [H /
 * 2, W / 2, 2]. PyAV's DLPack capsules are unversioned and its GPU planes accept no stream. The program is
 * the same on a GPU and on the software device.
 *
 *   CUFFI_DEVICE=software bun examples/interop/pyav.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";
import { kwargs, openPython } from "@cuffi/cuffi/python";

using device = await openDevice();
const python = openPython();
using av = python.import("av");
using VideoFrame = av.attr("VideoFrame");

const [height, width] = [64, 96];
// Pads rows as decoders do: FFmpeg requires the same row stride for both planes.
using surface = device.empty([height * 3 / 2, 128], "u8");
surface.fill(128);
const y = surface.slice([0, height], [0, width]);
const uv = surface.slice([height, height * 3 / 2], [0, width]).reshape([height / 2, width / 2, 2]);
y.fill(81);

// cuffi → PyAV. FFmpeg does not order streams: __dlpack__() without a stream makes the legacy default stream
// wait. FFmpeg rejects a primary context with flags other than its own, but accepts the current context,
// which is the same one.
const context = device.kind === "cuda" ? { current_ctx: true } : {};
using frame = VideoFrame.callMethod(
  "from_dlpack",
  [y, uv],
  kwargs({ format: "nv12", width, height, ...context }),
);
using format = frame.attr("format");
using name = format.attr("name");
assert.equal(name.toJs(), device.kind === "cuda" ? "cuda" : "nv12");

// PyAV → cuffi: the same memory, with the padding in the strides.
using planes = frame.attr("planes");
using first = planes.item(0);
using second = planes.item(1);
using luma = python.fromPython(first);
using chroma = python.fromPython(second);
assert.deepEqual([luma.shape, luma.strides], [[height, width], [128, 1]]);
assert.deepEqual([chroma.shape, chroma.strides], [[height / 2, width / 2, 2], [128, 2, 1]]);
assert.deepEqual([luma.pointer, chroma.pointer], [y.pointer, uv.pointer]);
luma.fill(82);
assert.equal(y.toHost()[0], 82);
assert.equal(chroma.toHost().every((value) => value === 128), true);

if (device.kind === "software") {
  using picture = frame.callMethod("to_ndarray");
  using sum = picture.callMethod("sum");
  assert.equal(
    Number(String(sum)),
    height * width * 82 + height * width / 2 * 128,
    "FFmpeg reads our memory",
  );
}
console.log("PyAV: zero-copy through unversioned DLPack, both ways");
