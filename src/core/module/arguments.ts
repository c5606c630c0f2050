/** Checks kernel arguments against the kernel's parameters, and writes them into the parameter block. */
import { bfloat16Bits } from "../../base/bfloat16.ts";
import { setFloat16 } from "../../base/float16.ts";
import type { ParameterBlock } from "../../driver/driver.ts";
import type { Context } from "../context.ts";
import { addressOf, allocationOf, ArrayData } from "../memory/array_data.ts";
import { DeviceMemory, hostAllocationOf, HostMemory } from "../memory/memory.ts";
import type { ArgumentResource } from "../stream_state.ts";
import { BindlessObject, objectOf, Surface, Texture } from "../texture/texture.ts";
import {
  argumentError,
  argumentLabel,
  disposedArgument,
  elementError,
  otherDeviceError,
} from "./argument_error.ts";
import { halfOf, isPassableAs } from "./cpp_types.ts";
import { overflows } from "./float_range.ts";
import { type IntegerRange, integerRange, isInRange, rangeOfPtxType } from "./integer_range.ts";
import { Scalar } from "./scalar.ts";
import type { KernelParameter } from "./signature.ts";
import { type VectorAccess, vectorOf, vectorProblem } from "./vector.ts";

/** A parameter as launches check it. */
export interface LaunchParameter extends KernelParameter {
  /** The kernel's name, for errors. */
  readonly kernel: string;
  /** Counted from 0. */
  readonly index: number;
  /** The range of an integer, or of an address as a bigint. */
  readonly range: IntegerRange;
  /** Set for a pointer to vectors. */
  readonly vector: VectorAccess | undefined;
  /** Set for a texture or surface object of the C++ source. */
  readonly object: typeof Texture | typeof Surface | undefined;
}

const OBJECT_TYPES: Readonly<Record<string, typeof Texture | typeof Surface>> = {
  cudaTextureObject_t: Texture,
  CUtexObject: Texture,
  cudaSurfaceObject_t: Surface,
  CUsurfObject: Surface,
};

/** Returns a parameter as launches of a kernel check it. */
export function launchParameter(parameter: KernelParameter, kernel: string, index: number): LaunchParameter {
  return {
    ...parameter,
    kernel,
    index,
    range: integerRange(parameter),
    vector: vectorOf(parameter),
    object: OBJECT_TYPES[parameter.declaredType.replace(/^const /, "")],
  };
}

/**
 * A kernel argument. Accepted are, by parameter:
 * - an address (`T*`): a `DeviceArray`, `DeviceMemory`, page-locked memory, a bigint address, or null. A view
 *   passes the address of its first element, and the kernel does not see its strides: pass `view.contiguous()`
 *   to a kernel that only reads it. If the C++ source is known, arrays are checked for pointers to scalars and
 *   vectors, also under a name that the source gives them (`typedef float real;`): f32 for `float*` and
 *   `float4*`, f32 or complex64 for `float2*`, i32 or u32 for `int*`. Pointers to structures and `void*` are
 *   not checked
 * - a texture or surface object (`cudaTextureObject_t`, `cudaSurfaceObject_t`): a `Texture` or `Surface`,
 *   or the handle of one
 * - an integer: a number or a bigint within the range of the C++ type; if only the PTX is known, which does not
 *   distinguish signed from unsigned types, any value of the type's size
 * - `bool`: true or false, or 1 or 0
 * - a float: a number
 * - a structure by value: a typed array or DataView of exactly its size
 */
export type KernelArgument =
  | ArrayData
  | DeviceMemory
  | HostMemory
  | Texture
  | Surface
  | ArrayBufferView
  | Scalar
  | number
  | bigint
  | boolean
  | null;

/**
 * Writes one argument into the block, and returns the resource that it refers to, if any. Throws if it is
 * invalid.
 */
export function writeArgument(
  context: Context,
  block: ParameterBlock,
  parameter: LaunchParameter,
  value: KernelArgument,
): ArgumentResource | null {
  const { type, offset } = parameter;
  switch (type) {
    case "u64":
    case "s64":
    case "b64":
      return write64(context, block, parameter, value);
    case "f32":
      if (typeof value !== "number" || overflows("f32", value)) break;
      block.view.setFloat32(offset, value, true);
      return null;
    case "u32":
    case "s32":
    case "b32":
      if (typeof value === "number" && (value | 0) === value && value >= parameter.range.low) {
        block.view.setInt32(offset, value, true);
        return null;
      }
      if (!isInRange(value, parameter.range)) break;
      block.view.setInt32(offset, Number(value), true);
      return null;
    case "f64":
      if (typeof value !== "number") break;
      block.view.setFloat64(offset, value, true);
      return null;
    case "u16":
    case "s16":
    case "b16":
      if (!isInRange(value, parameter.range)) break;
      block.view.setInt16(offset, Number(value), true);
      return null;
    case "u8":
    case "s8":
    case "b8":
      if (typeof value !== "boolean" && !isInRange(value, parameter.range)) break;
      block.view.setInt8(offset, Number(value));
      return null;
    case "f16":
      if (typeof value !== "number" || overflows("f16", value)) break;
      setFloat16(block.view, offset, value, true);
      return null;
    case "bytes":
      if (writeHalf(block, parameter, value)) return null;
      if (!ArrayBuffer.isView(value) || value.byteLength !== parameter.byteLength) break;
      block.bytes.set(
        value instanceof Uint8Array
          ? value
          : new Uint8Array(value.buffer, value.byteOffset, value.byteLength),
        offset,
      );
      return null;
    case "unknown":
      return writeUntyped(context, block, parameter, value);
  }
  throw argumentError(parameter, value);
}

/** Writes a number to a parameter of CUDA's types of half precision, which the PTX declares as bytes. */
function writeHalf({ view }: ParameterBlock, parameter: LaunchParameter, value: unknown): boolean {
  const type = halfOf(parameter), { offset } = parameter;
  const number = value instanceof Scalar && value.type === type ? value.value : value;
  if (type === undefined || typeof number !== "number" || overflows(type, number)) return false;
  if (type === "f16") setFloat16(view, offset, number, true);
  else view.setUint16(offset, bfloat16Bits(number), true);
  return true;
}

function write64(
  context: Context,
  block: ParameterBlock,
  parameter: LaunchParameter,
  value: KernelArgument,
): ArgumentResource | null {
  const { offset, range, object, scalar } = parameter;
  if (object !== undefined && typeof value === "object" && !(value instanceof object)) {
    throw argumentError(parameter, value);
  }
  // Of objects, an integer of C++ may be the handle of a texture or surface only.
  if (scalar !== null && typeof value === "object" && !(value instanceof BindlessObject)) {
    throw argumentError(parameter, value);
  }
  if (value instanceof ArrayData) {
    const allocation = allocationOf(value);
    const { element } = parameter;
    if (allocation.freed) throw disposedArgument(parameter, value);
    if (value.dtype !== element && element !== null && !isPassableAs(value.dtype, element)) {
      throw elementError(parameter, value);
    }
    if (allocation.context !== context && !context.peers.has(allocation.context)) {
      throw otherDeviceError(parameter, "memory", context, allocation.context);
    }
    if (parameter.vector !== undefined) {
      const problem = vectorProblem(parameter.vector, value);
      if (problem !== undefined) throw new RangeError(`${argumentLabel(parameter)}: ${problem}`);
    }
    block.view.setBigUint64(offset, addressOf(value), true);
    return allocation;
  }
  if (value instanceof DeviceMemory) {
    const allocation = allocationOf(value);
    if (allocation.freed) throw disposedArgument(parameter, value);
    if (allocation.context !== context && !context.peers.has(allocation.context)) {
      throw otherDeviceError(parameter, "memory", context, allocation.context);
    }
    block.view.setBigUint64(offset, allocation.pointer, true);
    return allocation;
  }
  if (typeof value === "bigint") {
    if (value < range.lowBig || value > range.highBig) throw argumentError(parameter, value);
    block.view.setBigInt64(offset, value, true);
  } else if (value === null) {
    block.view.setBigInt64(offset, 0n, true);
  } else if (
    typeof value === "number" && Number.isSafeInteger(value) && value >= range.low && !parameter.pointer
  ) {
    block.view.setBigInt64(offset, BigInt(value), true);
  } else if (value instanceof HostMemory) {
    if (value.disposed) throw disposedArgument(parameter, value);
    block.view.setBigUint64(offset, value.devicePointer, true);
    return hostAllocationOf(value);
  } else if (value instanceof BindlessObject && !parameter.pointer) {
    const resource = objectOf(value);
    if (resource.freed) throw disposedArgument(parameter, value);
    if (resource.context !== context) {
      throw otherDeviceError(parameter, "an object", context, resource.context);
    }
    block.view.setBigUint64(offset, resource.handle, true);
    return resource;
  } else {
    throw argumentError(parameter, value);
  }
  return null;
}

/**
 * Writes a parameter of unknown type. Accepts every argument that has a type and the right size.
 */
function writeUntyped(
  context: Context,
  block: ParameterBlock,
  parameter: LaunchParameter,
  value: KernelArgument,
): ArgumentResource | null {
  const { byteLength } = parameter;
  if (value instanceof Scalar) {
    const typed = { ...parameter, type: value.type, range: rangeOfPtxType(value.type) };
    if (scalarBytes(value.type) !== byteLength) throw argumentError(parameter, value);
    return writeArgument(context, block, typed, value.value);
  }
  if (ArrayBuffer.isView(value)) {
    return writeArgument(context, block, { ...parameter, type: "bytes" }, value);
  }
  if (byteLength === 8 && typeof value !== "number") return write64(context, block, parameter, value);
  throw argumentError(parameter, value);
}

function scalarBytes(type: string): number {
  return Number(type.slice(1)) / 8;
}
