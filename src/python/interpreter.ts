/**
 * The Python interpreter in this process. It is started once and called with its lock held.
 *
 * @module
 */
import { DeviceArray } from "../array/array.ts";
import { ignoreFaults } from "../base/errors.ts";
import { cText } from "../runtime/c_text.ts";
import { nodeModule, runtime } from "../runtime/index.ts";
import { Stream } from "../core/stream/stream.ts";
import { Bridge } from "./bridge.ts";
import { type CApi, Gil, START, SYMBOLS } from "./capi.ts";
import { fromPythonAddress, toPythonAddress } from "./conversion.ts";
import { foreignObjectAddress } from "./denosaurs_proxy.ts";
import { PythonError } from "./error.ts";
import type { FoundPython } from "./find_libpython.ts";
import { type Kind, KINDS, type PyInterpreter, PyObject, readText } from "./object.ts";

const word = (): BigUint64Array => new BigUint64Array(new ArrayBuffer(8));

/** The interpreter. `Python`, `PyObject` and the bridge share it. */
export class Interpreter implements PyInterpreter {
  readonly api: CApi;
  readonly gil: Gil;
  readonly bridge: Bridge;
  readonly noneAddress: bigint;
  readonly #kinds: (readonly [Kind, bigint])[];
  readonly #main: PyObject;
  /** Follows the message that a module was not found. */
  readonly #moduleHint: string;
  readonly #exception: [BigUint64Array, BigUint64Array, BigUint64Array] = [word(), word(), word()];

  constructor(found: FoundPython) {
    const api = this.api = runtime.openLibrary(found.library, "Py_IsInitialized").bind(SYMBOLS);
    this.#moduleHint =
      `. The packages are those of ${found.executable ?? found.library}; install it there, or ` +
      "name another interpreter with CUFFI_PYTHON or openPython({ python: path }).";
    const startedHere = api.Py_IsInitialized() === 0;
    if (startedHere) start(api, found);
    this.bridge = new Bridge(this);
    this.gil = new Gil(
      api,
      () => this.bridge.enter(),
      () => this.bridge.collect(),
      () => this.bridge.leave(),
    );
    const [none, kinds, main] = this.gil.hold(() => {
      using builtins = this.import("builtins");
      const addressOf = (name: string): bigint => {
        // Keeps the reference: builtins live as long as the interpreter.
        const address = api.PyObject_GetAttrString(builtins.pointer, cText(name));
        if (address === 0n) throw new Error(`builtins.${name} not found`);
        return address;
      };
      const main = this.own(api.PyObject_GetAttrString(this.import("__main__").pointer, cText("__dict__")));
      return [addressOf("None"), KINDS.map((kind) => [kind, addressOf(kind)] as const), main] as const;
    });
    this.noneAddress = none;
    this.#kinds = kinds;
    this.#main = main;
    this.#addPackages(found.packages);
    this.bridge.load();
    if (startedHere) nodeModule("node:process")?.on("exit", () => this.#runExitFunctions());
  }

  own(address: bigint): PyObject {
    if (address === 0n) throw this.error();
    return new PyObject(this, address);
  }

  result(call: () => bigint): PyObject {
    return this.gil.hold(() => this.own(call()));
  }

  check(status: number): void {
    if (status < 0) throw this.error();
  }

  none(): bigint {
    this.api.Py_IncRef(this.noneAddress);
    return this.noneAddress;
  }

  decref(address: bigint): void {
    // A failure of work on shared arrays must not keep the object.
    ignoreFaults(() => this.gil.hold(() => this.api.Py_DecRef(address)), undefined);
  }

  import(name: string): PyObject {
    const bytes = cText(name);
    return this.result(() => this.api.PyImport_ImportModule(bytes));
  }

  run(source: string, start: keyof typeof START, globals: PyObject = this.#main): PyObject {
    const bytes = cText(source);
    return this.result(() => this.api.PyRun_String(bytes, START[start], globals.pointer, globals.pointer));
  }

  toPython(value: unknown): PyObject {
    return this.gil.hold(() => {
      if (value instanceof DeviceArray) return this.bridge.exportArray(value);
      if (value instanceof Stream) return this.bridge.exportStream(value);
      const known = value instanceof PyObject ? value.pointer : foreignObjectAddress(value);
      if (known === undefined) return this.own(toPythonAddress(this, value));
      this.api.Py_IncRef(known);
      return this.own(known);
    });
  }

  toJs(object: PyObject): unknown {
    return fromPythonAddress(this, object.pointer);
  }

  kindOf(address: bigint): Kind | undefined {
    return this.#kinds.find(([, type]) => this.api.PyObject_IsInstance(address, type) === 1)?.[0];
  }

  error(): Error {
    return this.gil.hold(() => {
      const { api } = this;
      const [type, value, traceback] = this.#exception;
      api.PyErr_Fetch(type, value, traceback);
      if (type[0] === 0n) return new Error("Python failed without setting an exception");
      api.PyErr_NormalizeException(type, value, traceback);
      if (traceback[0] !== 0n) api.PyException_SetTraceback(value[0]!, traceback[0]!);
      const references = [type[0]!, value[0]!, traceback[0]!].filter((address) => address !== 0n);
      try {
        return this.#describe(value[0]!);
      } finally {
        for (const address of references) api.Py_DecRef(address);
      }
    });
  }

  #describe(exception: bigint): Error {
    const { describe } = this.bridge;
    if (describe === null) {
      const text = this.api.PyObject_Str(exception);
      return new PythonError("Exception", text === 0n ? "" : readText(this, text), "");
    }
    this.api.Py_IncRef(exception);
    using error = new PyObject(this, exception);
    using described = describe.call(error);
    const [type, message, traceback] = described.toJs() as [string, string, string];
    return new PythonError(type, message, traceback, type === "ModuleNotFoundError" ? this.#moduleHint : "");
  }

  /**
   * Runs the functions that libraries registered with Python's `atexit`, as `python` does before it exits.
   * Without this, C++ destructors that run at process exit may access Python objects.
   */
  #runExitFunctions(): void {
    try {
      ignoreFaults(() => {
        using atexit = this.import("atexit");
        atexit.callMethod("_run_exitfuncs").dispose();
      }, undefined);
    } catch {
      // Python has printed the error on stderr.
    }
  }

  #addPackages(packages: readonly string[]): void {
    if (packages.length === 0) return;
    using site = this.import("site");
    using sys = this.import("sys");
    const path = sys.attr("path").toJs() as string[];
    for (const folder of packages) {
      if (!path.includes(folder)) site.callMethod("addsitedir", folder).dispose();
    }
  }
}

/** Starts Python without its signal handlers, which the JavaScript runtime owns, and releases the lock. */
function start(api: CApi, found: FoundPython): void {
  if (found.executable !== null && api.Py_SetProgramName) {
    // Python finds its standard library and virtual environment through the program name. It must never be
    // freed.
    api.Py_SetProgramName(api.Py_DecodeLocale(cText(found.executable), 0n));
  }
  api.Py_InitializeEx(0);
  api.PyEval_SaveThread();
}
