/**
 * Python in this process: PyTorch, CuPy, JAX, NumPy and the rest, with arrays that both sides share without a copy.
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
 * Small: what moving arrays needs. Reference counts fall when objects are disposed of or collected, and the interpreter's
 * lock is released between calls, so that Python's threads run.
 *
 * @module
 */
export { type FromPythonOptions, openPython, Python, type PythonOptions } from "./python.ts";
export { Float, float, Keywords, kwargs, PyObject, Tuple, tuple } from "./object.ts";
export { PythonError } from "./error.ts";
