/**
 * Python objects in JavaScript, and values on their way between the two.
 *
 * @module
 */
import { show } from "../base/check.ts";
import { disown, own, type Releasable } from "../base/finalization.ts";
import { readBytes } from "../libraries/c_library.ts";
import { cText } from "../runtime/c_text.ts";
import type { Interpreter } from "./interpreter.ts";

/** Keyword arguments of a call; see {@link kwargs}. */
export class Keywords {
  /** By name. */
  readonly values: Readonly<Record<string, unknown>>;

  /** @internal Use {@link kwargs}. */
  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values;
  }
}

/** Keyword arguments, as the last argument of a call: `torch.callMethod("zeros", 3, kwargs({ device: "cuda" }))`. */
export function kwargs(values: Readonly<Record<string, unknown>>): Keywords {
  return new Keywords(values);
}

/** A Python tuple; see {@link tuple}. */
export class Tuple {
  /** In order. */
  readonly items: readonly unknown[];

  /** @internal Use {@link tuple}. */
  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

/** A Python tuple; JavaScript's arrays become lists. */
export function tuple(...items: unknown[]): Tuple {
  return new Tuple(items);
}

/** A Python float; see {@link float}. */
export class Float {
  /** As JavaScript has it. */
  readonly value: number;

  /** @internal Use {@link float}. */
  constructor(value: number) {
    this.value = value;
  }
}

/** A Python float, also for whole numbers, which become `int` otherwise. */
export function float(value: number): Float {
  return new Float(value);
}

class Reference implements Releasable {
  readonly python: Interpreter;
  readonly address: bigint;
  released = false;

  constructor(python: Interpreter, address: bigint) {
    this.python = python;
    this.address = address;
  }

  release(): void {
    if (this.released) return;
    this.released = true;
    this.python.drop(this.address);
  }

  forgotten(): void {}
}

/**
 * A reference to a Python object. It is released by `dispose()`, `using`, or when the garbage collector finds it.
 *
 * ```ts
 * using numpy = python.import("numpy");
 * using zeros = numpy.callMethod("zeros", tuple(2, 3), kwargs({ dtype: "float32" }));
 * zeros.attr("shape").toJs(); // [2, 3]
 * ```
 */
export class PyObject implements Disposable {
  readonly #reference: Reference;

  /** @internal Takes over one reference. */
  constructor(python: Interpreter, address: bigint) {
    this.#reference = new Reference(python, address);
    own(this, this.#reference);
  }

  /** The `PyObject*`. */
  get pointer(): bigint {
    if (this.#reference.released) throw new Error("the Python object was used after dispose()");
    return this.#reference.address;
  }

  /** True after `dispose()`. */
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
      using place = python.toPython(key);
      using converted = python.toPython(value);
      python.check(python.api.PyObject_SetItem(this.pointer, place.pointer, converted.pointer));
    });
  }

  /** `object(...args)`. {@link kwargs} as the last argument gives keyword arguments. */
  call(...args: unknown[]): PyObject {
    const { python } = this.#reference;
    return python.gil.hold(() => {
      const last = args.at(-1);
      using positional = python.toPython(new Tuple(last instanceof Keywords ? args.slice(0, -1) : args));
      using keywords = last instanceof Keywords ? python.toPython(last.values) : null;
      return python.result(() =>
        python.api.PyObject_Call(this.pointer, positional.pointer, keywords === null ? 0n : keywords.pointer)
      );
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
   * The value in JavaScript: None is null, an int a number (a bigint if it is larger), bytes a Uint8Array, a list or tuple
   * an array, a dict an object (a Map if its keys are not all strings). What has no such value stays a {@link PyObject}.
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

  /** Releases the reference. */
  dispose(): void {
    if (!this.#reference.released) disown(this.#reference);
  }

  /** {@link PyObject.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

const size = new BigInt64Array(new ArrayBuffer(8));

/** The text of a Python str. */
export function readText(python: Interpreter, address: bigint): string {
  const utf8 = python.api.PyUnicode_AsUTF8AndSize(address, size);
  if (utf8 === 0n) throw python.error();
  return new TextDecoder().decode(read(utf8, Number(size[0])));
}

function read(address: bigint, byteLength: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(byteLength));
  if (byteLength > 0) readBytes(bytes, address, BigInt(byteLength));
  return bytes;
}

const LARGEST = 2n ** 63n;

/** A new reference to the Python form of a value that is neither array nor stream; 0n after a Python exception. */
export function toPythonAddress(python: Interpreter, value: unknown): bigint {
  const { api } = python;
  switch (typeof value) {
    case "undefined":
      return python.none();
    case "boolean":
      return api.PyBool_FromLong(value ? 1n : 0n);
    case "number":
      return Number.isSafeInteger(value) && !Object.is(value, -0)
        ? api.PyLong_FromLongLong(BigInt(value))
        : api.PyFloat_FromDouble(value);
    case "bigint":
      return value >= -LARGEST && value < LARGEST
        ? api.PyLong_FromLongLong(value)
        : api.PyLong_FromString(cText(value.toString()), 0n, 10);
    case "string": {
      const bytes = cText(value);
      return api.PyUnicode_FromStringAndSize(bytes, BigInt(bytes.length - 1));
    }
    case "object":
      return value === null ? python.none() : containerAddress(python, value);
    default:
      throw refusal(value);
  }
}

function containerAddress(python: Interpreter, value: object): bigint {
  const { api } = python;
  if (value instanceof Float) return api.PyFloat_FromDouble(value.value);
  if (value instanceof Uint8Array) {
    // Bytes of their own: a small typed array may move, and a shared one may change.
    const bytes = new Uint8Array(new ArrayBuffer(value.length + 1));
    bytes.set(value);
    return api.PyBytes_FromStringAndSize(bytes, BigInt(value.length));
  }
  if (Array.isArray(value)) return sequence(python, value, api.PyList_New, api.PyList_SetItem);
  if (value instanceof Tuple) return sequence(python, value.items, api.PyTuple_New, api.PyTuple_SetItem);
  if (value instanceof Map) return dictionary(python, value.entries());
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return dictionary(python, Object.entries(value));
  throw refusal(value);
}

function sequence(
  python: Interpreter,
  items: readonly unknown[],
  create: (length: bigint) => bigint,
  setItem: (sequence: bigint, index: bigint, item: bigint) => number,
): bigint {
  using result = python.own(create(BigInt(items.length)));
  items.forEach((item, index) => {
    using converted = python.toPython(item);
    // The sequence takes over a reference.
    python.api.Py_IncRef(converted.pointer);
    python.check(setItem(result.pointer, BigInt(index), converted.pointer));
  });
  python.api.Py_IncRef(result.pointer);
  return result.pointer;
}

function dictionary(python: Interpreter, entries: Iterable<readonly [unknown, unknown]>): bigint {
  using result = python.own(python.api.PyDict_New());
  for (const [key, value] of entries) {
    using place = python.toPython(key);
    using converted = python.toPython(value);
    python.check(python.api.PyDict_SetItem(result.pointer, place.pointer, converted.pointer));
  }
  python.api.Py_IncRef(result.pointer);
  return result.pointer;
}

function refusal(value: unknown): TypeError {
  return new TypeError(
    `value: ${
      show(value)
    } given; Python is given undefined, null, booleans, numbers, bigints, strings, Uint8Array, arrays, ` +
      "tuple(…), float(…), Map, plain objects, DeviceArray, Stream and PyObject",
  );
}

const overflow = new Int32Array(new ArrayBuffer(4));

/** The value of a Python object; an object that has none is returned as a reference of its own. */
export function fromPythonAddress(python: Interpreter, address: bigint): unknown {
  const { api } = python;
  if (address === python.noneAddress) return null;
  switch (python.kindOf(address)) {
    case "bool":
      return api.PyObject_IsTrue(address) === 1;
    case "int": {
      const value = api.PyLong_AsLongLongAndOverflow(address, overflow);
      if (overflow[0] !== 0) {
        using text = python.result(() => api.PyObject_Str(address));
        return BigInt(readText(python, text.pointer));
      }
      // Deno gives a number for a small one.
      const number = Number(value);
      return Number.isSafeInteger(number) ? number : BigInt(value);
    }
    case "float":
      return api.PyFloat_AsDouble(address);
    case "str":
      return readText(python, address);
    case "bytes":
      return read(api.PyBytes_AsString(address), Number(api.PyBytes_Size(address)));
    case "list":
    case "tuple":
      return readSequence(python, address);
    case "dict": {
      using items = python.own(api.PyDict_Items(address));
      const entries = readSequence(python, items.pointer) as [unknown, unknown][];
      return entries.every(([key]) => typeof key === "string")
        ? Object.fromEntries(entries as [string, unknown][])
        : new Map(entries);
    }
    default:
      api.Py_IncRef(address);
      return python.own(address);
  }
}

function readSequence(python: Interpreter, address: bigint): unknown[] {
  const length = Number(python.api.PySequence_Size(address));
  const values = new Array<unknown>(length);
  for (let i = 0; i < length; i++) {
    using item = python.own(python.api.PySequence_GetItem(address, BigInt(i)));
    values[i] = fromPythonAddress(python, item.pointer);
  }
  return values;
}
