/** The arguments of a launch by name, in the order and form of the PTX's parameters. */
import { bfloat16Bits } from "../base/bfloat16.ts";
import { setFloat16 } from "../base/float16.ts";
import { invalid, mismatch } from "../base/check.ts";
import { closestName, suggestion } from "../base/suggestion.ts";
import type { DType } from "../base/dtype.ts";
import { byteBounds } from "../base/strides.ts";
import { allocationOf, ArrayData } from "../core/memory/array_data.ts";
import { DeviceMemory } from "../core/memory/memory.ts";
import { uploadAdvice } from "../core/module/argument_error.ts";
import type { KernelArgument } from "../core/module/arguments.ts";
import { overflows } from "../core/module/float_range.ts";
import { type IntegerRange, integerRange, isInRange } from "../core/module/integer_range.ts";
import { CudaArray } from "../core/texture/cuda_array.ts";
import { texelsOf, Texture } from "../core/texture/texture.ts";
import { type Scalar, SCALARS } from "./ir/types.ts";
import { bytesOf, type ParsedParameter } from "./typescript/layout.ts";
import type { RecordType, TextureType } from "./typescript/symbols.ts";
import { textureName } from "./typescript/texture_type.ts";

/** A kernel's parameters, in the form that launches use. */
export interface ParameterList {
  readonly kernel: string;
  readonly parameters: ReadonlyMap<string, ParsedParameter>;
  /** The length of each array follows it, for `bounds: true`. */
  readonly lengths: boolean;
}

/** Returns the arguments of a launch by position. */
export function positional(list: ParameterList, values: Readonly<Record<string, unknown>>): KernelArgument[] {
  checkObject(list, values, `${list.kernel}.launch(device, options`);
  const args: KernelArgument[] = [];
  for (const [name, parameter] of list.parameters) {
    const value = values[name];
    if (value === undefined) {
      throw missingArgument(list, name, parameter, values);
    }
    append(args, list, name, parameter, value);
  }
  checkKnown(list, values);
  return args;
}

/** Returns one argument of a launch, with its shape and strides if it is an array with these. */
export function argument(list: ParameterList, name: string, value: unknown): KernelArgument[] {
  checkKnown(list, { [name]: value });
  const args: KernelArgument[] = [];
  append(args, list, name, list.parameters.get(name)!, value);
  return args;
}

/** Throws if the values are not an object of values by name. `call` is the call without them. */
export function checkObject({ kernel, parameters }: ParameterList, values: unknown, call: string): void {
  if (
    typeof values === "object" && values !== null && !(values instanceof ArrayData) &&
    !ArrayBuffer.isView(values)
  ) return;
  const names = `{ ${[...parameters.keys()].join(", ")} }`;
  throw new TypeError(
    invalid(`${kernel}: arguments`, `values by name, such as ${names}`, values) +
      `; pass them as the third argument: ${call}, ${names})`,
  );
}

/** Throws if a value has a name that no parameter has. */
export function checkKnown(
  { kernel, parameters }: ParameterList,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const name in values) {
    if (parameters.has(name)) continue;
    const names = [...parameters.keys()];
    throw new TypeError(
      mismatch(`${kernel}: arguments`, `only ${names.join(", ")}`, name) + suggestion(name, names),
    );
  }
}

/** The error for an argument that is not there, with the unknown name that was probably meant, or with all names. */
export function missingArgument(
  { kernel, parameters }: ParameterList,
  name: string,
  parameter: ParsedParameter,
  values: Readonly<Record<string, unknown>>,
): TypeError {
  const names = [...parameters.keys()], given = Object.keys(values);
  const unknown = given.filter((key) => !parameters.has(key));
  const absent = names.filter((key) => values[key] === undefined);
  const meant = unknown.find((key) => absent.length === 1 || closestName(key, absent) === name);
  if (meant === undefined && !given.includes(name)) {
    const all = `all of ${names.join(", ")}`;
    return new TypeError(mismatch(`${kernel}: arguments`, all, given.join(", ") || "none"));
  }
  const expected = mismatch(`${kernel}: ${name}`, describe(parameter), "undefined");
  return new TypeError(
    meant === undefined ? expected : `${expected}; "${meant}" is not a parameter: did you mean "${name}"?`,
  );
}

function append(
  args: KernelArgument[],
  { kernel, lengths }: ParameterList,
  name: string,
  parameter: ParsedParameter,
  value: unknown,
): void {
  if (parameter.kind === "scalar") {
    args.push(scalarArgument(`${kernel}: ${name}`, parameter.scalar, value));
    return;
  }
  if (parameter.kind === "record") {
    const bytes = new DataView(new ArrayBuffer(parameter.record.byteLength));
    writeRecord(`${kernel}: ${name}`, bytes, 0, parameter.record, value);
    args.push(bytes);
    return;
  }
  const label = `${kernel}: ${name}`;
  if (parameter.kind === "texture") {
    args.push(checkTexture(label, name, parameter.texture, value));
    return;
  }
  const { element, rank } = parameter.array;
  const dtype = typeof element === "string" ? element : element.width > 0 ? vectorDType(element) : undefined;
  if (value instanceof ArrayData && dtype !== undefined && value.dtype !== dtype) {
    throw new TypeError(
      `${mismatch(label, `an array of ${dtype}`, value.dtype)}; convert the values with astype("${dtype}")`,
    );
  }
  if (value instanceof ArrayData && dtype === undefined && value.byteLength % bytesOf(element) !== 0) {
    throw new RangeError(
      mismatch(label, `whole structures of ${bytesOf(element)} bytes`, `${value.byteLength} bytes`),
    );
  }
  const advice = uploadAdvice(dtype, value);
  if (advice !== "") throw new TypeError(invalid(label, "a device array", value) + advice);
  if (parameter.strided) {
    args.push(...stridedArguments(label, name, value, rank));
    return;
  }
  if (value instanceof ArrayData && !value.isContiguous) {
    throw new TypeError(
      mismatch(label, "a contiguous array", "one with gaps or another order") +
        `; declare the parameter as "${dtype}[${
          ",".repeat(Math.max(0, value.ndim - 1))
        }]", or, if it is only read, use contiguous()`,
    );
  }
  args.push(value as KernelArgument);
  if (!lengths) return;
  if (!(value instanceof ArrayData)) {
    throw new TypeError(invalid(label, "an array, whose length is known for bounds: true", value));
  }
  args.push(Math.floor(value.byteLength / bytesOf(element)));
}

function checkTexture(label: string, name: string, type: TextureType, value: unknown): Texture {
  const expected = `a texture for ${textureName(type)}`;
  if (!(value instanceof Texture)) {
    throw new TypeError(invalid(label, expected, value) + textureAdvice(name, type, value));
  }
  const { geometry, dtype, channels, normalized } = texelsOf(value);
  if (geometry === "linear") {
    throw new TypeError(mismatch(label, expected, "one of linear memory; pass its array instead"));
  }
  const element = normalized || dtype === "f16" ? "f32" : dtype;
  const got = `texture${geometry}<${element}${channels === 1 ? "" : `x${channels}`}>`;
  if (got === textureName(type)) return value;
  const integers = !normalized && element !== "f32" && got.replace(element, "f32") === textureName(type);
  const advice = integers ? `; create it with { readMode: "normalizedFloat" }` : "";
  throw new TypeError(mismatch(label, expected, `one for ${got}`) + advice);
}

/** Returns "; pass …" for an array in the place of its texture, otherwise "". */
function textureAdvice(name: string, { geometry, element }: TextureType, value: unknown): string {
  const isRows = value instanceof ArrayData && geometry === "2d" && (value.ndim === 2 || value.ndim === 3);
  if (isRows || value instanceof CudaArray) {
    const scalar = typeof element === "string" ? element : vectorDType(element);
    const isScaled = scalar === "f32" && /^[iu](8|16)$/.test(value.dtype);
    return `; pass device.texture(${name}${isScaled ? ', { readMode: "normalizedFloat" }' : ""})`;
  }
  if (!(value instanceof ArrayData) && !ArrayBuffer.isView(value)) return "";
  return `; copy it to a device.cudaArray() with copyFrom(), and pass device.texture() of that`;
}

function vectorDType(record: RecordType): DType {
  return record.fields.get("x")!.type as DType;
}

/** The largest offset of an element of an array with strides. */
const MAX_OFFSET = 2 ** 31 - 1;

function dimensions(rank: number): string {
  return rank === 1 ? "1 dimension" : `${rank} dimensions`;
}

/** Returns "; pass … or declare …", the ways to pass an array of another number of dimensions. */
function dimensionAdvice(name: string, { shape, ndim, dtype }: ArrayData, rank: number): string {
  const ones = shape.filter((extent) => extent === 1).length;
  // Channels are usually the axis that is too many; a negative axis counts from them.
  const axis = ndim - rank === 1 ? shape.lastIndexOf(1) : -1;
  const squeezed = axis !== -1
    ? `squeeze(${axis === ndim - 1 ? -1 : axis})`
    : ones > 0 && ones === ndim - rank
    ? "squeeze()"
    : undefined;
  const type = ndim >= 1 && ndim <= 4 ? `${dtype}[${",".repeat(ndim - 1)}]` : `${dtype}*`;
  return `; ${squeezed === undefined ? "" : `pass ${name}.${squeezed}, or `}declare "${type}"`;
}

function stridedArguments(label: string, name: string, value: unknown, rank: number): KernelArgument[] {
  if (!(value instanceof ArrayData)) {
    throw new TypeError(invalid(label, `an array of ${dimensions(rank)}`, value));
  }
  if (value.ndim !== rank) {
    const got = `${value.ndim} (shape [${value.shape.join(", ")}])`;
    throw new TypeError(mismatch(label, dimensions(rank), got) + dimensionAdvice(name, value, rank));
  }
  const strides = value.strides.map((stride) => stride / value.itemSize);
  if (!strides.every((stride) => (stride | 0) === stride)) {
    throw new RangeError(
      mismatch(label, "strides of whole elements below 2^31", `[${value.strides.join(", ")}] bytes`),
    );
  }
  const offset = value.shape.reduce(
    (sum, extent, axis) => sum + Math.max(0, extent - 1) * Math.abs(strides[axis]!),
    0,
  );
  // Extents are passed in 32 bits, too.
  const farthest = Math.max(offset, ...value.shape);
  if (farthest > MAX_OFFSET) {
    const expected = `offsets of elements below 2^31, which kernels compute in 32 bits`;
    throw new RangeError(
      `${
        mismatch(label, expected, farthest)
      }; pass parts, or a contiguous array as "${value.dtype}*" and index ` +
        "it with gpu.i64()",
    );
  }
  return [value, ...value.shape, ...strides];
}

function describe(parameter: ParsedParameter): string {
  if (parameter.kind === "scalar") return `a value of type ${parameter.scalar}`;
  if (parameter.kind === "record") return `{ ${[...parameter.record.fields.keys()].join(", ")} }`;
  if (parameter.kind === "texture") return `a texture for ${textureName(parameter.texture)}`;
  const { element } = parameter.array;
  return typeof element === "string" ? `an array of ${element}` : "an array";
}

/** The integers of each type; none for floats. */
const RANGES: Readonly<Partial<Record<Scalar, IntegerRange>>> = Object.fromEntries(
  (Object.keys(SCALARS) as Scalar[]).filter((scalar) => !/f\d/.test(scalar)).map((scalar) => [
    scalar,
    integerRange({ scalar, pointer: false, byteLength: SCALARS[scalar].bytes }),
  ]),
);

/** Throws if a number is not within the range of its type, or a boolean stands for one. */
export function checkRange(label: string, scalar: Scalar, value: number | bigint | boolean): void {
  const range = RANGES[scalar];
  if (typeof value === "boolean") {
    if (scalar === "bool") return;
    throw new TypeError(invalid(label, range === undefined ? "a number" : "an integer", value));
  }
  const fits = range === undefined
    ? scalar === "f64" || !overflows(scalar as "f16" | "bf16" | "f32", Number(value))
    : isInRange(value, range);
  if (fits) return;
  const expected = scalar === "bool"
    ? "a boolean, 0 or 1"
    : `${range === undefined ? "a number" : "an integer"} within the range of ${scalar}`;
  throw new TypeError(invalid(label, expected, value));
}

function scalarArgument(label: string, scalar: Scalar, value: unknown): KernelArgument {
  if (scalar === "bf16" || scalar === "f16") {
    // The PTX declares f16 and bf16 as their bits.
    const view = new DataView(new ArrayBuffer(4));
    writeScalar(label, view, 0, scalar, value);
    return view.getUint16(0, true);
  }
  const isNumber = typeof value === "number" || typeof value === "boolean" || typeof value === "bigint";
  if (!isNumber) throw new TypeError(invalid(label, `a value of type ${scalar}`, value));
  checkRange(label, scalar, value);
  return SCALARS[scalar].register.startsWith("f") && typeof value !== "bigint" ? Number(value) : value;
}

/** Writes a structure or vector. Throws if the value does not have its fields. */
export function writeRecord(
  label: string,
  view: DataView,
  start: number,
  record: RecordType,
  value: unknown,
): void {
  if (typeof value !== "object" || value === null) {
    throw new TypeError(invalid(label, `{ ${[...record.fields.keys()].join(", ")} }`, value));
  }
  for (const name in value) {
    if (record.fields.has(name)) continue;
    const names = [...record.fields.keys()];
    throw new TypeError(mismatch(label, `only ${names.join(", ")}`, name) + suggestion(name, names));
  }
  for (const [name, { type, offset }] of record.fields) {
    const field = (value as Record<string, unknown>)[name];
    if (typeof type === "string") writeScalar(`${label}.${name}`, view, start + offset, type, field);
    else writeRecord(`${label}.${name}`, view, start + offset, type, field);
  }
}

function writeScalar(label: string, view: DataView, offset: number, scalar: Scalar, value: unknown): void {
  if (typeof value !== "number" && typeof value !== "boolean" && typeof value !== "bigint") {
    throw new TypeError(invalid(label, `a value of type ${scalar}`, value));
  }
  checkRange(label, scalar, value);
  const number = Number(value);
  switch (scalar) {
    case "bool":
      return view.setUint8(offset, number ? 1 : 0);
    case "i8":
    case "u8":
      return view.setUint8(offset, number);
    case "i16":
    case "u16":
      return view.setUint16(offset, number, true);
    case "i32":
    case "u32":
      return view.setUint32(offset, number, true);
    case "i64":
    case "u64":
      return view.setBigUint64(offset, BigInt.asUintN(64, BigInt(value)), true);
    case "f16":
      return setFloat16(view, offset, number, true);
    case "bf16":
      return view.setUint16(offset, bfloat16Bits(number), true);
    case "f32":
      return view.setFloat32(offset, number, true);
    case "f64":
      return view.setFloat64(offset, number, true);
  }
}

/** Throws if changed arguments of a launch may overlap, unlike those with which it was prepared. */
export function checkDistinct(
  kernel: string,
  written: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  if (!mayOverlap(written, values)) return;
  throw new TypeError(
    `${kernel}: arguments: expected no array that overlaps one that the kernel writes, as in the bound or ` +
      "captured launch; bind or capture it again with the new arguments",
  );
}

/** True if an array that the kernel writes may share memory with another argument. */
export function mayOverlap(written: readonly string[], values: Readonly<Record<string, unknown>>): boolean {
  for (const name of written) {
    for (const other in values) {
      if (other !== name && overlap(values[name], values[other])) return true;
    }
  }
  return false;
}

function overlap(a: unknown, b: unknown): boolean {
  // Textures have their own cache, which does not see writes of the same launch, as in CUDA C++.
  if (!isMemory(b) || b === null || b instanceof Texture) return false;
  const first = a instanceof ArrayData || a instanceof DeviceMemory ? a : undefined;
  const second = b instanceof ArrayData || b instanceof DeviceMemory ? b : undefined;
  // Addresses say nothing about extents.
  if (first === undefined || second === undefined) return true;
  const left = allocationOf(first), right = allocationOf(second);
  if (left !== right && left.kind !== "foreign" && right.kind !== "foreign") return false;
  const [low, high] = bounds(first), [otherLow, otherHigh] = bounds(second);
  return low < otherHigh && otherLow < high;
}

function isMemory(value: unknown): boolean {
  return (typeof value === "object" && value !== null && !isPlain(value)) || typeof value === "bigint";
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function bounds(memory: ArrayData | DeviceMemory): [low: bigint, high: bigint] {
  if (memory instanceof DeviceMemory) return [memory.pointer, memory.pointer + BigInt(memory.byteLength)];
  const [low, high] = byteBounds(memory.shape, memory.strides, memory.itemSize);
  return [memory.pointer + BigInt(low), memory.pointer + BigInt(high)];
}
