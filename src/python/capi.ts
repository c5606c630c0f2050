/**
 * The libpython functions that cuffi calls, with the parameter names of Python's C API, and the global
 * interpreter lock. Python 3.9 and newer have all of them, except those marked optional.
 *
 * @module
 */
import { invalidateCurrentContext } from "../driver/select.ts";
import type { BoundSymbols } from "../runtime/runtime.ts";

/** The symbols to bind. */
export const SYMBOLS = {
  Py_IsInitialized: { parameters: [], result: "i32" },
  Py_InitializeEx: { parameters: [["initsigs", "i32"]], result: "void" },
  Py_DecodeLocale: { parameters: [["arg", "buffer"], ["size", "address"]], result: "address" },
  /** Deprecated since 3.11. */
  Py_SetProgramName: { parameters: [["name", "address"]], result: "void", optional: true },
  PyEval_SaveThread: { parameters: [], result: "address" },
  PyGILState_Ensure: { parameters: [], result: "i32" },
  PyGILState_Release: { parameters: [["state", "i32"]], result: "void" },
  Py_IncRef: { parameters: [["o", "address"]], result: "void" },
  Py_DecRef: { parameters: [["o", "address"]], result: "void" },
  PyErr_Fetch: {
    parameters: [["ptype", "buffer"], ["pvalue", "buffer"], ["ptraceback", "buffer"]],
    result: "void",
  },
  PyErr_NormalizeException: {
    parameters: [["exc", "buffer"], ["val", "buffer"], ["tb", "buffer"]],
    result: "void",
  },
  PyErr_Clear: { parameters: [], result: "void" },
  PyException_SetTraceback: { parameters: [["ex", "address"], ["tb", "address"]], result: "i32" },
  PyImport_ImportModule: { parameters: [["name", "buffer"]], result: "address" },
  PyRun_String: {
    parameters: [["str", "buffer"], ["start", "i32"], ["globals", "address"], ["locals", "address"]],
    result: "address",
  },
  PyObject_GetAttrString: { parameters: [["o", "address"], ["attr_name", "buffer"]], result: "address" },
  PyObject_SetAttrString: {
    parameters: [["o", "address"], ["attr_name", "buffer"], ["v", "address"]],
    result: "i32",
  },
  PyObject_HasAttrString: { parameters: [["o", "address"], ["attr_name", "buffer"]], result: "i32" },
  PyObject_Call: {
    parameters: [["callable", "address"], ["args", "address"], ["kwargs", "address"]],
    result: "address",
  },
  PyObject_CallNoArgs: { parameters: [["callable", "address"]], result: "address" },
  PyObject_GetItem: { parameters: [["o", "address"], ["key", "address"]], result: "address" },
  PyObject_SetItem: { parameters: [["o", "address"], ["key", "address"], ["v", "address"]], result: "i32" },
  PyObject_Str: { parameters: [["o", "address"]], result: "address" },
  PyObject_IsInstance: { parameters: [["inst", "address"], ["cls", "address"]], result: "i32" },
  PyObject_IsTrue: { parameters: [["o", "address"]], result: "i32" },
  PyBool_FromLong: { parameters: [["v", "i64"]], result: "address" },
  PyLong_FromLongLong: { parameters: [["v", "i64"]], result: "address" },
  PyLong_FromString: {
    parameters: [["str", "buffer"], ["pend", "address"], ["base", "i32"]],
    result: "address",
  },
  PyLong_AsLongLongAndOverflow: { parameters: [["obj", "address"], ["overflow", "buffer"]], result: "i64" },
  PyFloat_FromDouble: { parameters: [["v", "f64"]], result: "address" },
  PyFloat_AsDouble: { parameters: [["pyfloat", "address"]], result: "f64" },
  PyUnicode_FromStringAndSize: { parameters: [["str", "buffer"], ["size", "i64"]], result: "address" },
  PyUnicode_AsUTF8AndSize: { parameters: [["unicode", "address"], ["size", "buffer"]], result: "address" },
  PyBytes_FromStringAndSize: { parameters: [["v", "buffer"], ["len", "i64"]], result: "address" },
  PyBytes_AsString: { parameters: [["o", "address"]], result: "address" },
  PyBytes_Size: { parameters: [["o", "address"]], result: "i64" },
  PyList_New: { parameters: [["len", "i64"]], result: "address" },
  PyList_SetItem: { parameters: [["list", "address"], ["index", "i64"], ["item", "address"]], result: "i32" },
  PyTuple_New: { parameters: [["len", "i64"]], result: "address" },
  PyTuple_SetItem: { parameters: [["p", "address"], ["pos", "i64"], ["o", "address"]], result: "i32" },
  PySequence_Size: { parameters: [["o", "address"]], result: "i64" },
  PySequence_GetItem: { parameters: [["o", "address"], ["i", "i64"]], result: "address" },
  PyDict_New: { parameters: [], result: "address" },
  PyDict_SetItem: { parameters: [["p", "address"], ["key", "address"], ["val", "address"]], result: "i32" },
  PyDict_Items: { parameters: [["p", "address"]], result: "address" },
  PyCapsule_IsValid: { parameters: [["capsule", "address"], ["name", "buffer"]], result: "i32" },
  PyCapsule_GetPointer: { parameters: [["capsule", "address"], ["name", "buffer"]], result: "address" },
  PyCapsule_SetName: { parameters: [["capsule", "address"], ["name", "address"]], result: "i32" },
} as const;

/** The bound functions. */
export type CApi = BoundSymbols<typeof SYMBOLS>;

/** Start symbols of `PyRun_String`: `Py_eval_input` and `Py_file_input`. */
export const START = { eval: 258, file: 257 } as const;

/** The global interpreter lock. It is held only during calls, so that Python threads run between them. */
export class Gil {
  readonly #api: CApi;
  readonly #enter: () => void;
  readonly #collect: () => void;
  readonly #leave: () => void;
  #depth = 0;

  /** Calls `enter` before the lock is acquired, `collect` before it is released and `leave` afterwards. */
  constructor(api: CApi, enter: () => void, collect: () => void, leave: () => void) {
    this.#api = api;
    this.#enter = enter;
    this.#collect = collect;
    this.#leave = leave;
  }

  /**
   * Runs `work` with the lock held. Calls may be nested.
   *
   * @param entering False if `work` uses no shared array: does not order arrays first.
   */
  hold<T>(work: () => T, entering = true): T {
    if (this.#depth > 0) return work();
    if (entering) this.#enter();
    const state = this.#api.PyGILState_Ensure();
    this.#depth++;
    try {
      return work();
    } finally {
      this.#collect();
      this.#depth--;
      this.#api.PyGILState_Release(state);
      invalidateCurrentContext();
      this.#leave();
    }
  }
}
