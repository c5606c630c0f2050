/**
 * The public class of the interpreter.
 *
 * @module
 */
import type { DeviceArray } from "../array/array.ts";
import { currentDevice, type Device } from "../device/device.ts";
import type { DLPackImportOptions } from "../interop/dlpack/import.ts";
import type { Stream } from "../core/stream/stream.ts";
import { openLibPython } from "./find_libpython.ts";
import { Interpreter } from "./interpreter.ts";
import type { PyObject } from "./object.ts";

/** Options of {@link openPython}. */
export interface PythonOptions {
  /**
   * Path of a libpython, or of an interpreter whose library and packages are used. Default: CUFFI_PYTHON, the active
   * virtual or conda environment, `python3` on the PATH.
   */
  python?: string;
}

/** Options of {@link Python.fromPython}. */
export interface FromPythonOptions extends DLPackImportOptions {
  /** Default: the device that was opened first. */
  device?: Device;
}

let opened: Python | undefined;

/**
 * Starts Python in this process, once; later calls give the same interpreter. It lives as long as the process. Libraries
 * such as PyTorch take the thread that started it for their main thread: open it in one Worker, or in none, and stay there.
 *
 * @throws {LibraryNotFoundError} There is no libpython: with everything that was tried, and how to name one.
 */
export function openPython(options: PythonOptions = {}): Python {
  return opened ??= new Python(new Interpreter(openLibPython(options.python)));
}

/** The Python interpreter of this process. */
export class Python {
  readonly #interpreter: Interpreter;

  /** @internal Use {@link openPython}. */
  constructor(interpreter: Interpreter) {
    this.#interpreter = interpreter;
  }

  /** A module: `python.import("torch.nn")`. */
  import(name: string): PyObject {
    return this.#interpreter.import(name);
  }

  /** Runs statements in the namespace of `__main__`. */
  exec(source: string): void {
    this.#interpreter.run(source, "file").dispose();
  }

  /** The value of an expression in the namespace of `__main__`. */
  eval(expression: string): PyObject {
    return this.#interpreter.run(expression, "eval");
  }

  /**
   * The Python form of a value. An array gives an object with `__cuda_array_interface__` (on the software device
   * `__array_interface__`), `__dlpack__` and `__dlpack_device__` over the same memory, a stream one with `__cuda_stream__()`.
   * Arguments of calls are converted by themselves.
   */
  toPython(value: unknown): PyObject {
    return this.#interpreter.toPython(value);
  }

  /**
   * An array over the memory of a Python object that hands it out by DLPack, the CUDA Array Interface or NumPy's array
   * interface: a tensor, a NumPy or CuPy array. The object lives as long as the array. Work on the array waits for the
   * producer's stream.
   *
   * @param object A {@link PyObject}, or an object of the JSR library `@denosaurs/python`.
   * @throws {RangeError} The device cannot use the memory in place: NumPy's on a GPU, say. `{ copy: true }` copies it.
   */
  fromPython(object: unknown, options: FromPythonOptions = {}): DeviceArray {
    const { device = currentDevice(), ...rest } = options;
    using held = this.#interpreter.toPython(object);
    return this.#interpreter.bridge.importArray(device.context, held, rest);
  }

  /** Adopts a stream of PyTorch, CuPy, Numba or cuda.core. The Python object lives as long as the stream is used. */
  asStream(object: unknown, device: Device = currentDevice()): Stream {
    using held = this.#interpreter.toPython(object);
    return this.#interpreter.bridge.importStream(device.context, held);
  }
}
