/**
 * Conversion of plain values between JavaScript and Python. Arrays and streams are converted by the bridge.
 *
 * @module
 */
import { invalid, mismatch } from "../base/check.ts";
import { cText } from "../runtime/c_text.ts";
import { copyMemory, type PyInterpreter, readText } from "./object.ts";
import { Float, Keywords, Tuple } from "./values.ts";

const INT64_LIMIT = 2n ** 63n;
/** Deeper ones would fill the stack, as does a container that contains itself. */
const MAX_NESTING = 500;

let nesting = 0;

/** Converts the items of a container. */
function nested<T>(convert: () => T): T {
  if (nesting === MAX_NESTING) {
    const message = mismatch("value", `at most ${MAX_NESTING} nested containers`, "more");
    throw new RangeError(`${message}; does a container contain itself?`);
  }
  nesting++;
  try {
    return convert();
  } finally {
    nesting--;
  }
}

/** Returns a new reference to the Python form of a plain value, or 0n if a Python exception is pending. */
export function toPythonAddress(python: PyInterpreter, value: unknown): bigint {
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
      return value >= -INT64_LIMIT && value < INT64_LIMIT
        ? api.PyLong_FromLongLong(value)
        : api.PyLong_FromString(cText(value.toString()), 0n, 10);
    case "string": {
      const bytes = cText(value);
      return api.PyUnicode_FromStringAndSize(bytes, BigInt(bytes.length - 1));
    }
    case "object":
      return value === null ? python.none() : nested(() => containerAddress(python, value));
    default:
      throw unsupported(value);
  }
}

function containerAddress(python: PyInterpreter, value: object): bigint {
  const { api } = python;
  if (value instanceof Float) return api.PyFloat_FromDouble(value.value);
  if (value instanceof Uint8Array) {
    // A private copy: the runtime may move a small typed array, and another thread may change a shared one.
    const bytes = new Uint8Array(new ArrayBuffer(value.length + 1));
    bytes.set(value);
    return api.PyBytes_FromStringAndSize(bytes, BigInt(value.length));
  }
  if (Array.isArray(value)) return sequence(python, value, api.PyList_New, api.PyList_SetItem);
  if (value instanceof Tuple) return sequence(python, value.items, api.PyTuple_New, api.PyTuple_SetItem);
  if (value instanceof Map) return dictionary(python, value.entries());
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return dictionary(python, Object.entries(value));
  throw unsupported(value);
}

function sequence(
  python: PyInterpreter,
  items: readonly unknown[],
  create: (length: bigint) => bigint,
  setItem: (sequence: bigint, index: bigint, item: bigint) => number,
): bigint {
  using result = python.own(create(BigInt(items.length)));
  // Holes of an array, which forEach() skips, become None: Python must not see items without an object.
  for (let index = 0; index < items.length; index++) {
    using converted = python.toPython(items[index]);
    // SetItem steals a reference.
    python.api.Py_IncRef(converted.pointer);
    python.check(setItem(result.pointer, BigInt(index), converted.pointer));
  }
  python.api.Py_IncRef(result.pointer);
  return result.pointer;
}

function dictionary(python: PyInterpreter, entries: Iterable<readonly [unknown, unknown]>): bigint {
  using result = python.own(python.api.PyDict_New());
  for (const [key, value] of entries) {
    using convertedKey = python.toPython(key);
    using converted = python.toPython(value);
    python.check(python.api.PyDict_SetItem(result.pointer, convertedKey.pointer, converted.pointer));
  }
  python.api.Py_IncRef(result.pointer);
  return result.pointer;
}

function unsupported(value: unknown): TypeError {
  const cure = ArrayBuffer.isView(value)
    ? "; upload it with device.array()"
    : value instanceof Keywords
    ? "; kwargs() must be the last argument"
    : "";
  return new TypeError(
    invalid(
      "value",
      "undefined, null, a boolean, number, bigint, string, Uint8Array, array, tuple(…), float(…), Map, plain object, " +
        "DeviceArray, Stream or PyObject",
      value,
    ) + cure,
  );
}

const overflow = new Int32Array(new ArrayBuffer(4));

/**
 * Converts a Python object to JavaScript. Returns a new {@link PyObject} if its type has no JavaScript form.
 */
export function fromPythonAddress(python: PyInterpreter, address: bigint): unknown {
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
      // Deno returns small 64-bit integers as numbers, Bun as bigints.
      const number = Number(value);
      return Number.isSafeInteger(number) ? number : BigInt(value);
    }
    case "float":
      return api.PyFloat_AsDouble(address);
    case "str":
      return readText(python, address);
    case "bytes":
      return copyMemory(api.PyBytes_AsString(address), Number(api.PyBytes_Size(address)));
    case "list":
    case "tuple":
      return nested(() => readSequence(python, address));
    case "dict": {
      using items = python.own(api.PyDict_Items(address));
      const entries = nested(() => readSequence(python, items.pointer)) as [unknown, unknown][];
      return entries.every(([key]) => typeof key === "string")
        ? Object.fromEntries(entries as [string, unknown][])
        : new Map(entries);
    }
    default:
      api.Py_IncRef(address);
      return python.own(address);
  }
}

function readSequence(python: PyInterpreter, address: bigint): unknown[] {
  const length = Number(python.api.PySequence_Size(address));
  const values = new Array<unknown>(length);
  for (let i = 0; i < length; i++) {
    using item = python.own(python.api.PySequence_GetItem(address, BigInt(i)));
    values[i] = fromPythonAddress(python, item.pointer);
  }
  return values;
}
