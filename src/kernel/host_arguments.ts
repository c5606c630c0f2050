/** The values that `runOnHost()` takes for parameters, whose form JavaScript does not check. */
import { invalid } from "../base/check.ts";
import { type DType, dtypeOfView, hostClass } from "../base/dtype.ts";
import { ArrayData } from "../core/memory/array_data.ts";
import {
  checkKnown,
  checkObject,
  checkRange,
  missingArgument,
  type ParameterList,
  writeRecord,
} from "./arguments.ts";
import { typeText } from "./declarations.ts";
import type { Scalar } from "./ir/types.ts";
import type { Parameters } from "./types.ts";
import type { RecordType } from "./typescript/symbols.ts";

/**
 * The typed arrays for elements of a type; errors recommend the first. `Float64Array` keeps floats as exact as an
 * array of numbers does. Bigints may stand for f64: arithmetic that mixes them with numbers throws.
 */
const VIEWS: Readonly<Record<Scalar, readonly DType[]>> = {
  bool: ["u8"],
  i8: ["i8"],
  u8: ["u8"],
  i16: ["i16"],
  u16: ["u16"],
  i32: ["i32"],
  u32: ["u32"],
  i64: ["f64", "i64"],
  u64: ["f64", "u64"],
  f16: ["f32", "f16", "f64"],
  bf16: ["f32", "f64"],
  f32: ["f32", "f64"],
  f64: ["f64", "i64", "u64"],
};

/** An array and its name, for errors. */
interface Place {
  /** With the kernel: `saxpy: y[0]`. */
  readonly label: string;
  /** In the caller's program: `y[0]`. */
  readonly name: string;
  /** The declared type of the parameter. */
  readonly type: string;
}

/** Throws unless each parameter has a value of its type in memory of the host, and no other name has one. */
export function checkHostValues(
  list: ParameterList,
  types: Parameters,
  values: Readonly<Record<string, unknown>>,
): void {
  checkObject(list, values, `runOnHost(${list.kernel}, { grid, block }`);
  for (const [name, parameter] of list.parameters) {
    const value = values[name],
      place = { label: `${list.kernel}: ${name}`, name, type: typeText(types[name]) };
    if (value === undefined) throw missingArgument(list, name, parameter, values);
    if (parameter.kind === "scalar") {
      if (!["number", "bigint", "boolean"].includes(typeof value)) {
        throw wrong(place, parameter.scalar === "bool" ? "a boolean" : "a number", value);
      }
      checkRange(place.label, parameter.scalar, value as number | bigint | boolean);
    } else if (value instanceof ArrayData) {
      throw new TypeError(`${invalid(place.label, "an array on the host", value)}; pass its toHost()`);
    } else if (parameter.kind === "record") {
      checkRecord(place, parameter.record, value);
    } else if (parameter.kind === "array") {
      checkArray(place, parameter.array.element, parameter.array.rank, value);
    }
  }
  checkKnown(list, values);
}

function wrong({ label, type }: Place, expected: string, value: unknown, advice = ""): TypeError {
  return new TypeError(invalid(label, `${expected} for ${type}`, value) + advice);
}

function checkArray(place: Place, element: Scalar | RecordType, rank: number, value: unknown): void {
  if (rank > 1) checkRows(place, element, rank, value);
  else if (typeof element === "string") checkScalars(place, element, value);
  else checkRecords(place, element, value);
}

function itemOf({ label, name, type }: Place, index: number): Place {
  return { label: `${label}[${index}]`, name: `${name}[${index}]`, type };
}

function checkRows(place: Place, element: Scalar | RecordType, rank: number, value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach((row, index) => checkArray(itemOf(place, index), element, rank - 1, row));
    return;
  }
  const { name } = place;
  const rows = `${name}.subarray(0, columns), ${name}.subarray(columns, 2 * columns), …`;
  const advice = ArrayBuffer.isView(value) ? `; pass its rows: ${rows}` : "";
  throw wrong(place, `an array of ${"arrays of ".repeat(rank - 2)}rows`, value, advice);
}

function checkScalars(place: Place, scalar: Scalar, value: unknown): void {
  const known = VIEWS[scalar];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) checkNumber(place, scalar, value, i);
    return;
  }
  const dtype = ArrayBuffer.isView(value) ? dtypeOfView(value) : undefined;
  if (dtype !== undefined && known.includes(dtype)) return;
  const view = hostClass(known[0]!), article = view.startsWith("I") ? "an" : "a";
  // The u16 for a half are its bits, not its value.
  const converts = dtype !== undefined && !(scalar.endsWith("f16") && dtype === "u16");
  throw wrong(
    place,
    `${article} ${view} or an array of ${scalar === "bool" ? "booleans" : "numbers"}`,
    value,
    converts ? `; pass ${view}.from(${place.name}, Number)` : "",
  );
}

/** Throws if an element is no number of the type. Those that the kernel assigns may be undefined at first. */
function checkNumber(place: Place, scalar: Scalar, array: readonly unknown[], index: number): void {
  const value = array[index], isWide = scalar === "i64" || scalar === "u64";
  if (value === undefined || (typeof value === "number" && /^b?f/.test(scalar))) return;
  const item = itemOf(place, index);
  if (
    typeof value === "number" || typeof value === (isWide ? "bigint" : scalar === "bool" ? "boolean" : "")
  ) {
    checkRange(item.label, scalar, value as number | bigint | boolean);
    return;
  }
  const advice = Array.isArray(value) ? `; pass ${place.name}.flat()` : "";
  throw wrong(item, scalar === "bool" ? "a boolean" : "a number", value, advice);
}

function checkRecords(place: Place, record: RecordType, value: unknown): void {
  if (!Array.isArray(value)) {
    const advice = ArrayBuffer.isView(value) ? `; pass objects: ${objects(place.name, record)}` : "";
    throw wrong(place, `an array of objects ${fieldsOf(record)}`, value, advice);
  }
  value.forEach((item, index) => {
    if (item !== undefined) checkRecord(itemOf(place, index), record, item);
  });
}

function checkRecord(place: Place, record: RecordType, value: unknown): void {
  if (typeof value !== "object" || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) {
    throw wrong(place, fieldsOf(record), value);
  }
  writeRecord(place.label, new DataView(new ArrayBuffer(record.byteLength)), 0, record, value);
}

function fieldsOf({ fields }: RecordType): string {
  return `{ ${[...fields.keys()].join(", ")} }`;
}

/** Returns the code for the elements of a typed array as objects, or their form if they are structures. */
function objects(name: string, { fields, width }: RecordType): string {
  const names = [...fields.keys()];
  if (width === 0) return `[{ ${names.map((field) => `${field}: …`).join(", ")} }, …]`;
  const components = names.map((field, k) => `${field}: ${name}[${width} * i${k === 0 ? "" : ` + ${k}`}]`);
  return `Array.from({ length: ${name}.length / ${width} }, (_, i) => ({ ${components.join(", ")} }))`;
}
