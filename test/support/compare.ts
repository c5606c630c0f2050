/** Comparison of results with reference values. */
import assert from "node:assert/strict";
import { DTYPES, type NDArray, type TypedArray } from "../../mod.ts";

/** The allowed error: in units for integers; for floats relative to the value, or absolute below 1. */
export interface Tolerance {
  readonly levels?: number;
  readonly relative?: number;
}

/** Compares every element with the expected one. An error of one ulp is always allowed for f16. */
export function assertElements(
  actual: TypedArray,
  { data, dtype }: NDArray,
  { levels = 0, relative = 1e-5 }: Tolerance,
  message = "",
): void {
  assert.equal(actual.length, data.length, message);
  const isFloat = DTYPES[dtype].kind === "float";
  const share = dtype === "f16" ? Math.max(relative, 2 ** -10) : relative;
  for (let i = 0; i < actual.length; i++) {
    const value = Number(actual[i]), expected = Number(data[i]);
    const allowed = isFloat ? share * Math.max(1, Math.abs(expected)) : levels;
    if (Object.is(value, expected) || value === expected || Math.abs(value - expected) <= allowed) continue;
    assert.fail(`${message}: element ${i} is ${value}, expected ${expected}`);
  }
}

/** Compares floats, relative to the expected value, or absolute below 1. */
export function assertClose(actual: Float32Array, expected: ArrayLike<number>, relative = 1e-5): void {
  const data = Float32Array.from(expected);
  assertElements(actual, { dtype: "f32", shape: [data.length], data }, { relative });
}
