/**
 * PyAV: the planes of a decoded NV12 frame as our arrays, and our planes as a frame. Y is [H, W], UV is [H / 2, W / 2, 2].
 * PyAV's capsules have no version and its planes take no stream: they are ready when the frame is there.
 *
 *   bun examples/interop/pyav.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "../../mod.ts";
import { kwargs, openPython } from "../../src/python/mod.ts";

using device = await openDevice("cuda");
const python = openPython();
using av = python.import("av");
using VideoFrame = av.attr("VideoFrame");

const [height, width] = [64, 96];
using y = device.array(new Uint8Array(height * width).fill(81), { shape: [height, width] });
using uv = device.array(new Uint8Array(height * width / 2).fill(128), { shape: [height / 2, width / 2, 2] });

// Ours → PyAV.
using frame = VideoFrame.callMethod("from_dlpack", [y, uv], kwargs({ format: "nv12", width, height }));
using format = frame.attr("format");
assert.match(String(format), /cuda|nv12/);

// PyAV → ours: the same memory.
using planes = frame.attr("planes");
using first = planes.item(0);
using second = planes.item(1);
using luma = python.fromPython(first);
using chroma = python.fromPython(second);
assert.deepEqual(luma.shape, [height, width]);
assert.deepEqual(chroma.shape, [height / 2, width / 2, 2]);
assert.equal(luma.pointer, y.pointer);
assert.equal(chroma.toHost()[0], 128);

console.log("PyAV: zero-copy by DLPack without version, both ways");
