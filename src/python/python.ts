/**
 * The public interface of the interpreter.
 *
 * @module
 */
import type { DeviceArray } from "../array/array.ts";
import { checkOptionNames, type OptionNames } from "../base/check.ts";
import { keepAlive } from "../base/finalization.ts";
import { checkDevice, contextOf, currentDevice, type Device } from "../device/device.ts";
import type { DLPackImportOptions } from "../interop/dlpack/import.ts";
import type { Stream } from "../core/stream/stream.ts";
import { openLibPython } from "./find_libpython.ts";
import { Interpreter } from "./interpreter.ts";
import type { PyObject } from "./object.ts";
import { nameClass } from "../runtime/inspect.ts";

/** Options of {@link openPython}. */
export interface PythonOptions {
  /**
   * Path of a libpython, or of an interpreter that has one. Default: CUFFI_PYTHON, then the active virtual or
   * conda environment, `.venv` or `venv` in the working folder or above it, and `python3` on the PATH.
   */
  python?: string | undefined;
}

/** Options of {@link Python.fromPython}. */
export interface FromPythonOptions extends DLPackImportOptions {
  /** The device of the array. Default: the first device that was opened. */
  device?: Device | undefined;
}

const PYTHON_OPTIONS: OptionNames<PythonOptions> = { python: true };
const FROM_PYTHON_OPTIONS: OptionNames<FromPythonOptions> = {
  device: true,
  stream: true,
  order: "boolean",
  copy: "boolean",
};

let opened: Python | undefined;

/**
 * Starts Python in this process and returns it; later calls return the same interpreter. It lives as long as
 * the process. Use it from one thread only: libraries such as PyTorch treat the thread that started Python as
 * the main thread.
 *
 * ```ts
 * const python = openPython();
 * using math = python.import("math");
 * console.log(math.callMethod("sqrt", 2).toJs()); // 1.4142135623730951
 * ```
 *
 * @throws {LibraryNotFoundError} If no libpython is found; the message lists what was tried.
 */
export function openPython(options: PythonOptions = {}): Python {
  checkOptionNames(options, PYTHON_OPTIONS);
  return opened ??= new Python(new Interpreter(openLibPython(options.python)));
}

/**
 * The Python interpreter of this process.
 *
 * ```ts
 * const python = openPython();
 * using torch = python.import("torch");
 * using tensor = torch.callMethod("ones", tuple(2, 3), kwargs({ device: "cuda" }));
 * using x = python.fromPython(tensor); // the tensor's memory as a DeviceArray
 * ```
 */
export class Python {
  readonly #interpreter: Interpreter;

  /** @ignore Use {@link openPython}. */
  constructor(interpreter: Interpreter) {
    this.#interpreter = interpreter;
  }

  /** Imports a module: `python.import("torch.nn")`. */
  import(name: string): PyObject {
    return this.#interpreter.import(name);
  }

  /** Executes statements in the namespace of `__main__`. */
  exec(source: string): void {
    this.#interpreter.run(source, "file").dispose();
  }

  /** Evaluates an expression in the namespace of `__main__`. */
  eval(expression: string): PyObject {
    return this.#interpreter.run(expression, "eval");
  }

  /**
   * Converts a value to Python. (Arguments of calls are converted automatically.)
   *
   * An array becomes an object over the same memory with `__dlpack__`, `__dlpack_device__` and
   * `__cuda_array_interface__`, or `__array_interface__` on the software device. A stream becomes an object
   * with `__cuda_stream__()`.
   */
  toPython(value: unknown): PyObject {
    return this.#interpreter.toPython(value);
  }

  /**
   * Wraps the memory of a tensor, NumPy array or CuPy array: any object with DLPack, the CUDA Array Interface
   * or NumPy's array interface. The object lives at least as long as the array. Work on the array waits for
   * the producer's stream.
   *
   * @param object A {@link PyObject}, or an object of the JSR library `@denosaurs/python`.
   * @throws {RangeError} If the device cannot use the memory in place, like memory that NumPy allocated, on any device;
   * pass `{ copy: true }`, or on the software device let NumPy write into a view of a `DeviceArray`.
   */
  fromPython(object: unknown, options: FromPythonOptions = {}): DeviceArray {
    const { device = currentDevice(), ...rest } = checkOptionNames(options, FROM_PYTHON_OPTIONS);
    const context = contextOf(checkDevice(device));
    using converted = this.#interpreter.toPython(object);
    return this.#interpreter.bridge.importArray(context, converted, rest);
  }

  /** Wraps a stream of PyTorch, CuPy, Numba or cuda.core, and keeps the Python object alive. */
  asStream(object: unknown, device: Device = currentDevice()): Stream {
    const context = contextOf(checkDevice(device));
    using converted = this.#interpreter.toPython(object);
    return keepAlive(device, this.#interpreter.bridge.importStream(context, converted));
  }
}

nameClass(Python, "Python");
