/** The inputs and outputs of a model, as the model declares them. */
import type { DType } from "../base/dtype.ts";
import { runtime } from "../runtime/index.ts";
import type { Ort } from "./api.ts";

/** Element types and values of models that a {@link DeviceArray} cannot hold. */
export type OtherType = "string" | "sequence" | "map" | "sparse" | "optional" | "other";

/** An input or output of a model. */
export interface ModelValue {
  /** Its name. */
  readonly name: string;
  /** The element type, or the kind of a value that no array can hold. */
  readonly dtype: DType | OtherType;
  /**
   * The extents: numbers where the model fixes them, names where they vary (`["n", 3, 224, 224]`), `"?"` where
   * they have no name. Undefined if even the number of dimensions varies.
   */
  readonly shape: readonly (number | string)[] | undefined;
}

/** `ONNXTensorElementDataType`, by dtype. */
export const ELEMENT_TYPES: Readonly<Partial<Record<DType, number>>> = {
  f32: 1,
  u8: 2,
  i8: 3,
  u16: 4,
  i16: 5,
  i32: 6,
  i64: 7,
  bool: 9,
  f16: 10,
  f64: 11,
  u32: 12,
  u64: 13,
  bf16: 16,
};
const STRING = 8;
const DTYPE_OF: ReadonlyMap<number, DType> = new Map(
  Object.entries(ELEMENT_TYPES).map(([dtype, type]) => [type, dtype as DType]),
);

/** `ONNXType`, by number. */
const KINDS: readonly (OtherType | "tensor")[] = [
  "other",
  "tensor",
  "sequence",
  "map",
  "other",
  "sparse",
  "optional",
];

/** Describes the inputs or the outputs of a session. */
export function describeValues(ort: Ort, session: bigint, kind: "Input" | "Output"): ModelValue[] {
  const { fn } = ort;
  const [count, name, typeInfo] = kind === "Input"
    ? [fn.SessionGetInputCount, fn.SessionGetInputName, fn.SessionGetInputTypeInfo] as const
    : [fn.SessionGetOutputCount, fn.SessionGetOutputName, fn.SessionGetOutputTypeInfo] as const;
  const length = Number(ort.out(`SessionGet${kind}Count`, (word) => count(session, word)));
  return Array.from({ length }, (_, i) => {
    const text = ort.out(`SessionGet${kind}Name`, (word) => name(session, BigInt(i), ort.allocator, word));
    const info = ort.out(`SessionGet${kind}TypeInfo`, (word) => typeInfo(session, BigInt(i), word));
    try {
      return { name: ort.takeText(text), ...describeType(ort, info) };
    } finally {
      fn.ReleaseTypeInfo(info);
    }
  });
}

function describeType(ort: Ort, info: bigint): Pick<ModelValue, "dtype" | "shape"> {
  const { fn } = ort;
  const kind =
    KINDS[Number(ort.out("GetOnnxTypeFromTypeInfo", (word) => fn.GetOnnxTypeFromTypeInfo(info, word)))];
  if (kind !== "tensor") return { dtype: kind ?? "other", shape: undefined };
  // Belongs to `info`.
  const tensor = ort.out("CastTypeInfoToTensorInfo", (word) => fn.CastTypeInfoToTensorInfo(info, word));
  const type = elementType(ort, tensor);
  return {
    dtype: DTYPE_OF.get(type) ?? (type === STRING ? "string" : "other"),
    shape: declaredShape(ort, tensor),
  };
}

function elementType(ort: Ort, tensor: bigint): number {
  return Number(ort.out("GetTensorElementType", (word) => ort.fn.GetTensorElementType(tensor, word)));
}

function declaredShape(ort: Ort, tensor: bigint): (number | string)[] | undefined {
  const extents = extentsOf(ort, tensor);
  if (extents.length === 0) {
    // Older versions report a scalar and an unknown shape alike, without dimensions.
    const { TensorTypeAndShape_HasShape: hasShape } = ort.newer;
    return hasShape !== undefined && hasShape(tensor) !== 0 ? [] : undefined;
  }
  const names = new BigUint64Array(new ArrayBuffer(8 * extents.length));
  const count = BigInt(extents.length);
  ort.check("GetSymbolicDimensions", ort.fn.GetSymbolicDimensions(tensor, names, count));
  return extents.map((extent, axis) => extent >= 0 ? extent : runtime.cString(names[axis]!) || "?");
}

function extentsOf(ort: Ort, tensor: bigint): number[] {
  const count = ort.out("GetDimensionsCount", (word) => ort.fn.GetDimensionsCount(tensor, word));
  if (count === 0n) return [];
  const extents = new BigInt64Array(new ArrayBuffer(8 * Number(count)));
  ort.check("GetDimensions", ort.fn.GetDimensions(tensor, extents, count));
  return Array.from(extents, Number);
}

/** A tensor that a run returned: its memory is valid until the value is released. */
export interface TensorValue {
  readonly dtype: DType;
  readonly shape: readonly number[];
  /** The address of the elements, on the device where the output was bound. */
  readonly address: bigint;
}

/** Reads an `OrtValue`; undefined if no array can hold it. */
export function readValue(ort: Ort, value: bigint): TensorValue | undefined {
  const { fn } = ort;
  if (Number(ort.out("IsTensor", (word) => fn.IsTensor(value, word)) & 0xffn) === 0) return undefined;
  const info = ort.out("GetTensorTypeAndShape", (word) => fn.GetTensorTypeAndShape(value, word));
  try {
    const dtype = DTYPE_OF.get(elementType(ort, info));
    if (dtype === undefined) return undefined;
    const address = ort.out("GetTensorMutableData", (word) => fn.GetTensorMutableData(value, word));
    return { dtype, shape: extentsOf(ort, info), address };
  } finally {
    fn.ReleaseTensorTypeAndShapeInfo(info);
  }
}
