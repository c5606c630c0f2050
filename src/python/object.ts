/**
 * References to Python objects.
 *
 * @module
 */
import { disposedError, isPlain } from "../base/check.ts";
import { printAsText } from "../runtime/inspect.ts";
import { type Owned, releaseNow, track } from "../base/finalization.ts";
import { readBytes } from "../libraries/c_library.ts";
import { cText } from "../runtime/c_text.ts";
import type { CApi, Gil } from "./capi.ts";
import { PythonError } from "./error.ts";
import { Keywords, Tuple } from "./values.ts";

/** The operations of the interpreter that objects, conversions and the bridge use. */
export interface PyInterpreter {
  readonly api: CApi;
  readonly gil: Gil;
  /** Address of `None`, which is never freed. */
  readonly noneAddress: bigint;
  /** Wraps a reference that the caller owns. Throws the pending Python exception if the address is 0. */
  own(address: bigint): PyObject;
  /** Wraps the new reference that `call` returns. */
  result(call: () => bigint): PyObject;
  /** Throws the pending Python exception if a call returned -1. */
  check(status: number): void;
  /** Returns a new reference to `None`. */
  none(): bigint;
  /** Decrements the reference count of an object. */
  decref(address: bigint): void;
  /** Imports a module. */
  import(name: string): PyObject;
  /** Runs statements or an expression in the namespace of `__main__`, or in another dict. */
  run(source: string, start: "eval" | "file", globals?: PyObject): PyObject;
  /** Returns a new reference to the Python form of any supported value. */
  toPython(value: unknown): PyObject;
  /** Converts an object to its JavaScript value. */
  toJs(object: PyObject): unknown;
  /** Returns which built-in type with a JavaScript form an object has. */
  kindOf(address: bigint): Kind | undefined;
  /** Takes and clears the pending Python exception. */
  error(): Error;
}

/** The built-in types that have a JavaScript form. */
export const KINDS = ["bool", "int", "float", "str", "bytes", "list", "tuple", "dict"] as const;

/** A built-in type that has a JavaScript form. */
export type Kind = typeof KINDS[number];

class Reference implements Owned {
  readonly python: PyInterpreter;
  readonly address: bigint;
  released = false;

  constructor(python: PyInterpreter, address: bigint) {
    this.python = python;
    this.address = address;
  }

  dispose(): void {
    if (this.released) return;
    this.released = true;
    this.python.decref(this.address);
  }

  onFinalized(): void {}
}

/**
 * A reference to a Python object. `dispose()`, `using` or garbage collection releases it.
 *
 * ```ts
 * using numpy = python.import("numpy");
 * using zeros = numpy.callMethod("zeros", tuple(2, 3), kwargs({ dtype: "float32" }));
 * zeros.attr("shape").toJs(); // [2, 3]
 * ```
 */
export class PyObject implements Disposable {
  readonly #reference: Reference;

  /** @ignore Takes ownership of one reference. */
  constructor(python: PyInterpreter, address: bigint) {
    this.#reference = new Reference(python, address);
    track(this, this.#reference);
  }

  /** The `PyObject*`. */
  get pointer(): bigint {
    if (this.#reference.released) throw disposedError("this Python object");
    return this.#reference.address;
  }

  /** Whether the reference has been disposed of. */
  get disposed(): boolean {
    return this.#reference.released;
  }

  /** `object.name`. */
  attr(name: string): PyObject {
    const { python } = this.#reference;
    const bytes = cText(name);
    return python.result(() => python.api.PyObject_GetAttrString(this.pointer, bytes));
  }

  /** `hasattr(object, name)`. */
  hasAttr(name: string): boolean {
    const { python } = this.#reference;
    return python.gil.hold(() => python.api.PyObject_HasAttrString(this.pointer, cText(name)) === 1);
  }

  /** `object.name = value`. */
  setAttr(name: string, value: unknown): void {
    const { python } = this.#reference;
    const bytes = cText(name);
    python.gil.hold(() => {
      using converted = python.toPython(value);
      python.check(python.api.PyObject_SetAttrString(this.pointer, bytes, converted.pointer));
    });
  }

  /** `object[key]`. */
  item(key: unknown): PyObject {
    const { python } = this.#reference;
    return python.gil.hold(() => {
      using converted = python.toPython(key);
      return python.result(() => python.api.PyObject_GetItem(this.pointer, converted.pointer));
    });
  }

  /** `object[key] = value`. */
  setItem(key: unknown, value: unknown): void {
    const { python } = this.#reference;
    python.gil.hold(() => {
      using convertedKey = python.toPython(key);
      using converted = python.toPython(value);
      python.check(python.api.PyObject_SetItem(this.pointer, convertedKey.pointer, converted.pointer));
    });
  }

  /** `object(...args)`. The last argument may be keyword arguments: {@link kwargs}. */
  call(...args: unknown[]): PyObject {
    const { python } = this.#reference;
    return python.gil.hold(() => {
      const last = args.at(-1);
      using positional = python.toPython(new Tuple(last instanceof Keywords ? args.slice(0, -1) : args));
      using keywords = last instanceof Keywords ? python.toPython(last.values) : null;
      try {
        return python.result(() =>
          python.api.PyObject_Call(
            this.pointer,
            positional.pointer,
            keywords === null ? 0n : keywords.pointer,
          )
        );
      } catch (error) {
        const isObject = typeof last === "object" && last !== null && isPlain(last);
        if (!(error instanceof PythonError) || !/^(?:Type|Value)Error$/.test(error.type) || !isObject) {
          throw error;
        }
        const advice = "; the last argument is a dict: pass keyword arguments as kwargs({ … })";
        throw new PythonError(error.type, error.text, error.traceback, advice);
      }
    });
  }

  /** `object.name(...args)`. */
  callMethod(name: string, ...args: unknown[]): PyObject {
    return this.#reference.python.gil.hold(() => {
      using method = this.attr(name);
      return method.call(...args);
    });
  }

  /**
   * Converts to JavaScript: None to null, int to number (bigint if it is not a safe integer), bytes to
   * Uint8Array, list and tuple to an array, dict to an object (a Map if not all keys are strings). Any other
   * object stays a {@link PyObject}; the elements of an array are `array.callMethod("tolist").toJs()`.
   */
  toJs(): unknown {
    return this.#reference.python.gil.hold(() => this.#reference.python.toJs(this));
  }

  /** `str(object)`. */
  toString(): string {
    const { python } = this.#reference;
    return python.gil.hold(() => {
      using text = python.result(() => python.api.PyObject_Str(this.pointer));
      return readText(python, text.pointer);
    });
  }

  /** Releases the reference. Further calls do nothing. */
  dispose(): void {
    if (!this.#reference.released) releaseNow(this.#reference);
  }

  /** {@link PyObject.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

const textSize = new BigInt64Array(new ArrayBuffer(8));

/** Returns the text of a Python str. */
export function readText(python: PyInterpreter, address: bigint): string {
  const utf8 = python.api.PyUnicode_AsUTF8AndSize(address, textSize);
  if (utf8 === 0n) throw python.error();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(copyMemory(utf8, Number(textSize[0])));
}

/** Copies native memory. */
export function copyMemory(address: bigint, byteLength: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(byteLength));
  if (byteLength > 0) readBytes(bytes, address, BigInt(byteLength));
  return bytes;
}

printAsText(PyObject, "PyObject", (object) => {
  if (object.disposed) return "PyObject, disposed";
  const text = String(object).replace(/\s+/g, " ");
  return `PyObject ${text.length > 100 ? `${text.slice(0, 99)}…` : text}`;
});
