/**
 * NumPy in this process: its functions on cuffi's arrays, then a cuffi operator on the result. On the software device
 * both use the same memory, without a copy; a GPU's memory is copied, because NumPy cannot reach it. Needs a shared
 * libpython with NumPy, such as that of an active virtual environment.
 *
 *     bun 11_numpy.ts          or: deno run -A 11_numpy.ts, node 11_numpy.ts
 *
 *     NumPy ...: mean 4.5, standard deviation 2.872281
 *     sorted by NumPy, doubled by cuffi: 0, 2, 4, 6, 8, 10, 12, 14, 16, 18
 */
import { openDevice } from "@cuffi/cuffi";
import { multiply } from "@cuffi/cuffi/image";
import { openPython, type PyObject } from "@cuffi/cuffi/python";
import assert from "node:assert/strict";

/** Converts a result of Python to JavaScript. */
function valueOf<T>(result: PyObject): T {
  using object = result;
  return object.toJs() as T;
}

using device = await openDevice();
const python = openPython();
using numpy = python.import("numpy");

using x = device.array(new Float32Array([3, 1, 4, 0, 5, 9, 2, 6, 8, 7]));
const shares = device.kind === "software";
using view = shares
  ? numpy.callMethod("from_dlpack", x) // the same memory
  : numpy.callMethod("array", [...x.toHost()], "float32");
const mean = Number(valueOf(view.callMethod("mean"))), deviation = Number(valueOf(view.callMethod("std")));
const version = valueOf<string>(numpy.attr("__version__"));
console.log(`NumPy ${version}: mean ${mean}, standard deviation ${deviation.toFixed(6)}`);
assert.ok(Math.abs(deviation - Math.sqrt(8.25)) < 1e-6);

view.callMethod("sort").dispose(); // in place
if (!shares) x.copyFrom(new Float32Array(valueOf<number[]>(view.callMethod("tolist"))));
using row = x.reshape([1, 10, 1]); // an image of one row and one channel
using doubled = multiply(row, 2);
const result = [...doubled.toHost()];
console.log(`sorted by NumPy, doubled by cuffi: ${result.join(", ")}`);
assert.deepEqual(result, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
