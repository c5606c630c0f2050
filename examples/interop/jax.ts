/**
 * JAX: a cuffi array as a jax.Array and back, through DLPack. JAX arrays are immutable: do not write to
 * memory that JAX uses.
 *
 *   bun examples/interop/jax.ts
 */
import assert from "node:assert/strict";
import process from "node:process";
import { openDevice } from "@cuffi/cuffi";
import { openPython } from "@cuffi/cuffi/python";

using device = await openDevice("cuda");
const python = openPython();
// By default, JAX allocates three quarters of the device's memory when it starts.
using os = python.import("os");
using environment = os.attr("environ");
environment.setItem("XLA_PYTHON_CLIENT_PREALLOCATE", process.env.XLA_PYTHON_CLIENT_PREALLOCATE ?? "false");
using jax = python.import("jax");
using numpy = python.import("jax.numpy");
using dlpack = python.import("jax.dlpack");

using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
using jaxArray = dlpack.callMethod("from_dlpack", x);
using product = numpy.callMethod("matmul", jaxArray, jaxArray);
jax.callMethod("block_until_ready", product).dispose();
using array = python.fromPython(product);
assert.deepEqual(array.toHost(), new Float32Array([7, 10, 15, 22]));
assert.deepEqual(array.shape, [2, 2]);

console.log("JAX: zero-copy through DLPack, both ways");
