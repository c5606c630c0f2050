/**
 * PyAV: our NV12 planes as a frame, and the planes of a frame as our arrays. Y is [H, W], UV is [H / 2, W / 2, 2]. PyAV's
 * capsules have no version and its planes of a GPU take no stream: they are ready when the frame is there. The same on a
 * GPU and on the software device.
 *
 *   CUFFI_DEVICE=software bun examples/interop/pyav.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "../../mod.ts";
import { kwargs, openPython } from "../../src/python/mod.ts";

using device = await openDevice();
const python = openPython();
using av = python.import("av");
using VideoFrame = av.attr("VideoFrame");

const [height, width] = [64, 96];
// Decoders pad rows: so do we. The planes then lie in the memory as FFmpeg's do, one row stride for both.
using surface = device.empty([height * 3 / 2, 128], "u8");
surface.fill(128);
const y = surface.slice([0, height], [0, width]);
const uv = surface.slice([height, height * 3 / 2], [0, width]).reshape([height / 2, width / 2, 2]);
y.fill(81);

// Ours → PyAV. FFmpeg does not order streams: __dlpack__() without a stream makes the legacy default stream wait. It also
// refuses a primary context with other flags than its own, but takes the one that is current, which is that same one.
const context = device.kind === "cuda" ? { current_ctx: true } : {};
using frame = VideoFrame.callMethod(
  "from_dlpack",
  [y, uv],
  kwargs({ format: "nv12", width, height, ...context }),
);
using format = frame.attr("format");
using name = format.attr("name");
assert.equal(name.toJs(), device.kind === "cuda" ? "cuda" : "nv12");

// PyAV → ours: the same memory, with the padded rows as strides.
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
console.log("PyAV: zero-copy by DLPack without version, both ways");
