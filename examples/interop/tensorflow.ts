/**
 * TensorFlow: a cuffi array as a tensor, through DLPack, and a tensor as a cuffi array. Tensors are immutable:
 * do not write to memory that TensorFlow uses.
 *
 *   CUFFI_DEVICE=software bun examples/interop/tensorflow.ts        with the wheel tensorflow-cpu
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";
import { openPython } from "@cuffi/cuffi/python";

using device = await openDevice();
const python = openPython();
// By default, TensorFlow allocates nearly all memory of the GPU when it starts, and logs the features of the CPU.
using os = python.import("os");
using environment = os.attr("environ");
environment.callMethod("setdefault", "TF_FORCE_GPU_ALLOW_GROWTH", "true").dispose();
environment.callMethod("setdefault", "TF_CPP_MIN_LOG_LEVEL", "2").dispose();
using tensorflow = python.import("tensorflow");
using experimental = tensorflow.attr("experimental");
using dlpack = experimental.attr("dlpack");

using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
// TensorFlow's capsules name no stream, so both sides wait for the other's work.
device.synchronize();
using exporter = python.toPython(x);
using capsule = exporter.callMethod("__dlpack__");
using tensor = dlpack.callMethod("from_dlpack", capsule);
using same = python.fromPython(tensor);
assert.equal(same.pointer, x.pointer, "no copy");

using product = tensorflow.callMethod("matmul", tensor, tensor);
using testing = python.eval("__import__('tensorflow').test.experimental");
testing.callMethod("sync_devices").dispose();
// Results are in TensorFlow's memory, which a GPU uses in place and the software device copies.
using array = python.fromPython(product, { copy: device.kind === "software" });
assert.deepEqual(array.toHost(), new Float32Array([7, 10, 15, 22]));
assert.deepEqual(array.shape, [2, 2]);

console.log("TensorFlow: zero-copy through DLPack");
