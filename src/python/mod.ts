/**
 * Runs Python in this process and shares arrays with PyTorch, CuPy, JAX, NumPy and others without copying.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { openPython } from "@cuffi/cuffi/python";
 *
 * using device = await openDevice();
 * const python = openPython();
 * using torch = python.import("torch");
 * using x = device.array(new Float32Array([1, 2, 3]));
 * using tensor = torch.callMethod("as_tensor", x);
 * tensor.callMethod("mul_", 2).dispose();
 * console.log(x.toHost()); // Float32Array [2, 4, 6]
 * ```
 *
 * It covers what sharing arrays needs, and is not a full Python binding. Disposing of an object, or garbage
 * collection, decrements its reference count. Python threads run between calls.
 *
 * @module
 */
export { type FromPythonOptions, openPython, Python, type PythonOptions } from "./python.ts";
export { PyObject } from "./object.ts";
export { Float, float, Keywords, kwargs, Tuple, tuple } from "./values.ts";
export { PythonError } from "./error.ts";
