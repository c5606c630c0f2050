/** Scalars that say their type. */
import type { ParameterType } from "./signature.ts";

/** A scalar with its type said aloud, for kernels whose parameter types are not known (a cubin without PTX). */
export class Scalar {
  /** PTX type. */
  readonly type: Exclude<ParameterType, "bytes" | "unknown">;
  /** The value. */
  readonly value: number | bigint;

  /** @internal Use {@link scalar}. */
  constructor(type: Exclude<ParameterType, "bytes" | "unknown">, value: number | bigint) {
    this.type = type;
    this.value = value;
  }
}

/** A typed scalar argument: `scalar("f32", 0.5)`. Only needed where a cubin was loaded without its PTX. */
export function scalar(type: Exclude<ParameterType, "bytes" | "unknown">, value: number | bigint): Scalar {
  return new Scalar(type, value);
}
