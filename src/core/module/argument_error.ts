/** The errors of kernel arguments: `saxpy, argument 3 (int n): expected an integer, got 8.5`. */
import { disposedError, isPlain, mismatch, show } from "../../base/check.ts";
import { type DType, DTYPES, hostForm, hostView } from "../../base/dtype.ts";
import type { Context } from "../context.ts";
import { ArrayData, nameDisposed } from "../memory/array_data.ts";
import { DeviceMemory, HostMemory } from "../memory/memory.ts";
import { BindlessObject, Texture } from "../texture/texture.ts";
import { halfOf } from "./cpp_types.ts";
import type { LaunchParameter } from "./arguments.ts";
import { Scalar } from "./scalar.ts";
import type { KernelParameter } from "./signature.ts";

/**
 * Names an argument by its kernel, its number and its declaration: `saxpy, argument 3 (int n)`; of a kernel in
 * TypeScript by its name: `saxpy: n`.
 */
export function argumentLabel({ kernel, index, declaration, name }: LaunchParameter): string {
  const typed = nameInTypeScript(declaration);
  if (typed !== undefined) return `${kernel}: ${typed}`;
  const detail = declaration || name;
  return `${kernel}, argument ${index}${detail ? ` (${detail})` : ""}`;
}

/** Returns the name in a declaration of TypeScript: `n` of `n: i32`. */
export function nameInTypeScript(declaration: string): string | undefined {
  return /^([^:]+): /.exec(declaration)?.[1];
}

/** Describes a kernel's parameters: by their C++ types if they are known, otherwise by those of the PTX. */
export function typeList(parameters: readonly KernelParameter[]): string {
  return parameters.map((parameter) => parameter.declaredType || ptxType(parameter)).join(", ");
}

/** Lists a kernel's parameters with their names. */
export function parameterList(parameters: readonly KernelParameter[]): string {
  return parameters.map((parameter) =>
    parameter.declaration ||
    (parameter.name ? `${parameter.name}: ${ptxType(parameter)}` : ptxType(parameter))
  ).join(", ");
}

function ptxType({ type, byteLength }: KernelParameter): string {
  return type === "bytes" || type === "unknown" ? `${byteLength} bytes` : type;
}

/** The error for memory, a texture or a surface that was disposed. */
export function disposedArgument(parameter: LaunchParameter, value: unknown): Error {
  return disposedError(`${argumentLabel(parameter)}: ${describeDisposed(value)}`);
}

function describeDisposed(value: unknown): string {
  if (value instanceof ArrayData) return nameDisposed(value);
  if (value instanceof DeviceMemory) return `this device memory of ${value.byteLength} bytes`;
  if (value instanceof HostMemory) return `this host memory of ${value.byteLength} bytes`;
  const object = show(value).toLowerCase();
  return value instanceof BindlessObject && !value.disposed
    ? `the array of this ${object}`
    : `this ${object}`;
}

/** The error for an array whose element type is not that of the pointer. */
export function elementError(parameter: LaunchParameter, array: ArrayData): TypeError {
  const element = parameter.element!, isPair = DTYPES[element].kind === "complex";
  const expected = isPair ? `${hostForm(element)} or ${element}` : element;
  const fix = isPair && DTYPES[array.dtype].kind !== "complex" ? hostForm(element) : element;
  return new TypeError(
    mismatch(argumentLabel(parameter), `an array of ${expected}`, `an array of ${array.dtype}`) +
      `; convert the values with astype("${fix}"), or reinterpret the bytes with view("${fix}")`,
  );
}

/** The error for memory or an object of a device that the kernel cannot use. */
export function otherDeviceError(
  parameter: LaunchParameter,
  kind: "memory" | "an object",
  context: Context,
  owner: Context,
): TypeError {
  const fix = kind === "memory" ? "; copy it with copyFrom(), or allow access with enablePeerAccess()" : "";
  return new TypeError(
    mismatch(argumentLabel(parameter), `${kind} of ${context}`, `${kind} of ${owner}${fix}`),
  );
}

/** The error for every other value that a parameter does not accept. */
export function argumentError(parameter: LaunchParameter, value: unknown): TypeError {
  const got = value instanceof Scalar
    ? `scalar(${show(value.type)}, ${show(value.value)})`
    : Array.isArray(value)
    ? `a JavaScript array ${show(value)}`
    : show(value);
  const message = mismatch(argumentLabel(parameter), expected(parameter, value), got);
  return new TypeError(message + fix(parameter, value));
}

const PTX_ACCEPTS: Record<string, string> = {
  u64: "an array, device memory, a bigint, an integer, null for an address, or a texture or surface",
  f32: "a number within the range of f32",
  u32: "an integer from -2147483648 to 4294967295",
  f64: "a number",
  u16: "an integer from -32768 to 65535",
  u8: "an integer from -128 to 255, or a boolean",
  f16: "a number",
  unknown:
    'memory, or a typed scalar such as scalar("f32", 0.5): this module is a cubin without PTX, which has no types',
};

function expected(parameter: LaunchParameter, value: unknown): string {
  const { declaredType, scalar, type, byteLength, pointer, object } = parameter;
  if (object !== undefined) return `a ${object === Texture ? "texture" : "surface"}`;
  if (type === "bytes") {
    const range = typeof value === "number" ? ` within the range of ${declaredType}` : "";
    return `${halfOf(parameter) ? `a number${range}, or ` : ""}a typed array of ${byteLength} bytes`;
  }
  if (declaredType !== "") return expectedInCpp(declaredType, scalar, type, value);
  const accepted = pointer
    ? "an array, device memory, a bigint address, or null"
    : PTX_ACCEPTS[type.replace(/^[sb](?=\d)/, "u")];
  return `${accepted} (${byteLength}-byte ${type})`;
}

/** Describes the values of a C++ type; with its range if the value is one beyond it. */
function expectedInCpp(declaredType: string, scalar: DType | null, type: string, value: unknown): string {
  if (/[*\]]$/.test(declaredType)) return "a device array";
  if (type === "f32" || type === "f64" || type === "f16") {
    return typeof value === "number" ? `a number within the range of ${declaredType}` : "a number";
  }
  if (scalar === "bool") return "a boolean, 0 or 1";
  if (scalar === null && type.endsWith("64")) return PTX_ACCEPTS.u64!;
  if (type.endsWith("64") && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    return "an integer below 2 ** 53, or a bigint";
  }
  const isBeyond = typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value));
  return isBeyond ? `an integer within the range of ${declaredType}` : "an integer";
}

/** Returns "; use …" where one call turns the value into an argument. */
function fix({ declaredType, pointer, element, scalar }: LaunchParameter, value: unknown): string {
  if (scalar !== null && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    return `; pass ${BigInt(value as number)}n`;
  }
  return pointer || declaredType.endsWith("*") ? uploadAdvice(element, value) : "";
}

/** Returns "; upload it …" for host memory in the place of a device array of a type, otherwise "". */
export function uploadAdvice(element: DType | null | undefined, value: unknown): string {
  if (ArrayBuffer.isView(value)) return "; upload it with device.array()";
  if (!Array.isArray(value)) return "";
  const { name, BYTES_PER_ELEMENT } = hostView(element ?? "f32", new ArrayBuffer(0))
    .constructor as Float32ArrayConstructor;
  const isShort = BYTES_PER_ELEMENT < 8 && value.length <= 8 && value.every(Number.isFinite);
  return `; use device.array(new ${name}(${isShort ? show(value) : "…"}))`;
}

/** The message for a wrong number of arguments. */
export function countError(
  kernel: string,
  parameters: readonly KernelParameter[],
  args: readonly unknown[],
): TypeError {
  const [first] = args, list = parameterList(parameters);
  const message = mismatch(`kernel ${kernel}`, `${parameters.length} arguments (${list})`, args.length);
  const isGroup = args.length === 1 && typeof first === "object" && first !== null &&
    (Array.isArray(first) || isPlain(first));
  return new TypeError(
    isGroup
      ? `${message}; pass them one after another, not in ${Array.isArray(first) ? "a list" : "an object"}`
      : message,
  );
}
