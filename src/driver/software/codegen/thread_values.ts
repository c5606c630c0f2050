/**
 * Where a function finds the properties of the running thread and block.
 */
import type { CodeWriter } from "../wasm/code.ts";

/** An i32 that is constant while the code runs. */
export type Value =
  | { readonly kind: "local"; readonly index: number }
  | { readonly kind: "global"; readonly index: number }
  | { readonly kind: "constant"; readonly value: number };

export function local(index: number): Value {
  return { kind: "local", index };
}

export function global(index: number): Value {
  return { kind: "global", index };
}

export function pushValue(code: CodeWriter, value: Value): void {
  switch (value.kind) {
    case "local":
      code.localGet(value.index);
      break;
    case "global":
      code.globalGet(value.index);
      break;
    case "constant":
      code.i32Const(value.value);
      break;
  }
}

export interface ThreadValues {
  /** Address of the launch frame. */
  readonly frame: Value;
  /** Address of the kernel's parameter bytes. */
  readonly parameters: Value;
  /** Address of the block's shared memory. */
  readonly shared: Value;
  /** Address of its dynamic part. */
  readonly dynamicShared: Value;
  /** Address of the function's frame in local memory; that of lane 0 with 4 lanes. */
  readonly local: Value;
  /** Distance between the local memories of adjacent lanes. */
  readonly localStride: number;
  /** %ctaid */
  readonly ctaid: readonly [Value, Value, Value];
  /** %tid; that of lane 0 with 4 lanes. */
  readonly tid: readonly [Value, Value, Value];
  /** Index of the thread in its block; that of lane 0 with 4 lanes. */
  readonly linear: Value;
}
