/** Argument checks shared by the public classes: what was given, in words short enough for an error message. */
import { type DType, DTYPES, isDType } from "./dtype.ts";

/** A value as an error message shows it. */
export function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? value.slice(0, 57) + "…" : value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return `function ${value.name}`;
  if (Array.isArray(value)) {
    return value.length > 8 ? `an array of ${value.length}` : `[${value.map(show).join(", ")}]`;
  }
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} of ${value.byteLength} bytes`;
  if (typeof value === "object" && value !== null) return value.constructor?.name ?? "object";
  return String(value);
}

/** A whole number within [low, high], or an error that names the argument. */
export function checkInteger(name: string, value: number, low: number, high: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < low || value > high) {
    throw new RangeError(`${name}: ${show(value)} given; accepted is a whole number from ${low} to ${high}`);
  }
  return value;
}

/** An element type's name, or an error that lists them. */
export function checkDType(name: string, value: unknown): DType {
  if (!isDType(value)) {
    throw new TypeError(`${name}: ${show(value)} given; accepted are ${Object.keys(DTYPES).join(", ")}`);
  }
  return value;
}

/** A shape: whole numbers ≥ 0, at most 32 of them, whose product is a safe integer. */
export function checkShape(name: string, value: readonly number[] | number): number[] {
  const shape = typeof value === "number" ? [value] : Array.isArray(value) ? [...value] : null;
  if (shape === null) {
    throw new TypeError(`${name}: ${show(value)} given; accepted is a number or an array of numbers`);
  }
  if (shape.length > 32) {
    throw new RangeError(`${name}: ${shape.length} dimensions given; at most 32 are accepted`);
  }
  let size = 1;
  for (let axis = 0; axis < shape.length; axis++) {
    const extent = shape[axis]!;
    // Every result of every operator comes here: the name is made for an error alone.
    if (!Number.isSafeInteger(extent) || extent < 0) {
      checkInteger(`${name}[${axis}]`, extent, 0, Number.MAX_SAFE_INTEGER);
    }
    size *= extent;
  }
  if (!Number.isSafeInteger(size)) {
    throw new RangeError(`${name}: ${show(shape)} has more elements than a number can count`);
  }
  return shape;
}
