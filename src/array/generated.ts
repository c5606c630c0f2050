/** Operations whose kernels are generated from the kernel IR. `src/math/`, a layer above, implements them. */
import type { DType } from "../base/dtype.ts";
import type { ArrayData } from "../core/memory/array_data.ts";
import type { StreamLike } from "../core/stream_state.ts";
import type { ReductionOperations } from "./reduction_options.ts";

/** The names of operations on elements. */
export type OperationName =
  | "add"
  | "subtract"
  | "multiply"
  | "divide"
  | "floorDivide"
  | "remainder"
  | "power"
  | "negative"
  | "abs"
  | "minimum"
  | "maximum"
  | "clamp"
  | "equal"
  | "notEqual"
  | "less"
  | "lessEqual"
  | "greater"
  | "greaterEqual"
  | "logicalAnd"
  | "logicalOr"
  | "logicalXor"
  | "logicalNot"
  | "bitwiseAnd"
  | "bitwiseOr"
  | "bitwiseXor"
  | "bitwiseNot"
  | "leftShift"
  | "rightShift"
  | "exp"
  | "log"
  | "sqrt"
  | "sin"
  | "cos"
  | "tanh"
  | "sigmoid"
  | "floor"
  | "ceil"
  | "round"
  | "isNaN"
  | "where";

/** Options of operations on elements. */
export interface OperationOptions {
  readonly into?: ArrayData | undefined;
  readonly dtype?: DType | undefined;
  readonly stream?: StreamLike | undefined;
}

/** The operations, as `src/math/` implements them. */
export interface GeneratedOperations extends ReductionOperations {
  /** Returns the result of an operation on elements. */
  elementwise(name: OperationName, operands: readonly unknown[], options: OperationOptions): ArrayData;
}
