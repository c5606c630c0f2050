/** The operations of the kernel builder on which others are built. */
import type { BinaryOp, CompareOp, ShiftOp, Space, UnaryOp, Value } from "./ir.ts";
import type { RegisterType, Scalar } from "./types.ts";

/** A value, or a number that takes the type of the other operand. */
export type Operand = Value | number | bigint | boolean;

/** An array of elements of one type in global, shared, local or constant memory. */
export interface Pointer {
  readonly space: Space;
  readonly element: Scalar;
  /** Elements of a vector type, such as 4 for `f32x4`; 1 for scalars. */
  readonly width: number;
  readonly base: Value;
  /** Bytes from the base to the first element. */
  readonly offset: number;
  /** Bytes from one element to the next. */
  readonly stride: number;
  /** Nothing writes it during the launch, so loads may use the read-only cache. */
  readonly readOnly: boolean;
}

/** See the methods of `KernelBuilder`. */
export interface Operations {
  constant(type: RegisterType, value: number | bigint | boolean): Value;
  unary(op: UnaryOp, value: Value): Value;
  binary(op: BinaryOp, left: Operand, right: Operand): Value;
  add(a: Operand, b: Operand): Value;
  shift(op: ShiftOp, value: Value, count: Operand): Value;
  compare(op: CompareOp, left: Operand, right: Operand): Value;
  select(condition: Value, left: Operand, right: Operand): Value;
  bitcast(value: Value, type: RegisterType): Value;
}
