/** Results captured on a GPU, and comparison with them. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type Case, type Elements, elements, type Tolerance } from "./case.ts";
import type { Result } from "./run.ts";

/** A captured buffer: a digest and samples if results must be identical, otherwise all bytes in base64. */
export interface CapturedBuffer {
  readonly sha256?: string;
  readonly samples?: readonly string[];
  readonly base64?: string;
}

/** The content of the capture file. */
export interface Capture {
  /** Name of the GPU. */
  readonly device: string;
  /** CUDA version of its driver, such as 13000. */
  readonly driver: number;
  /** By family and kernel, for the first size of the case. */
  readonly results: Readonly<Record<string, Readonly<Record<string, readonly CapturedBuffer[]>>>>;
  /** The output of `print.ts`. */
  readonly printed: string;
}

export const CAPTURE_FILE: string = `${import.meta.dirname}/h200.json`;

/** Returns the captured results; undefined if there are none. */
export function readCapture(): Capture | undefined {
  return existsSync(CAPTURE_FILE) ? JSON.parse(readFileSync(CAPTURE_FILE, "utf8")) : undefined;
}

const SAMPLES = 8;

/** Returns results in the form of the capture file. */
export function captured(testCase: Case, results: readonly Result[]): CapturedBuffer[] {
  return results.map((result) =>
    testCase.tolerance
      ? { base64: toBase64(result.bytes) }
      : { sha256: digest(result.bytes), samples: samples(result) }
  );
}

/** Returns a description of the first difference; undefined if there is none. */
export function difference(
  testCase: Case,
  results: readonly Result[],
  expected: readonly CapturedBuffer[],
): string | undefined {
  if (results.length !== expected.length) return `${results.length} results, ${expected.length} expected`;
  for (const [i, result] of results.entries()) {
    const { sha256, samples: some, base64 } = expected[i]!;
    if (base64 !== undefined) {
      const found = firstDifference(result, fromBase64(base64), testCase.tolerance);
      if (found) return `result ${i}: ${found}`;
    } else if (digest(result.bytes) !== sha256) {
      return `result ${i}: samples ${samples(result).join(" ")}, expected ${some?.join(" ")}`;
    }
  }
  return undefined;
}

/**
 * Returns a description of the elements that differ by more than the tolerance; undefined if there are none.
 */
export function firstDifference(
  result: Result,
  expected: Uint8Array,
  tolerance?: readonly Tolerance[],
): string | undefined {
  const actual = elements(result.type, result.bytes);
  const wanted = elements(result.type, expected);
  if (actual.length !== wanted.length) return `${actual.length} elements, ${wanted.length} expected`;
  const wrong: number[] = [];
  for (let i = 0; i < actual.length; i++) {
    if (Object.is(actual[i], wanted[i])) continue;
    const plane = tolerance && tolerance[Math.floor(i * tolerance.length / actual.length)];
    if (!plane || !near(Number(actual[i]), Number(wanted[i]), plane, result.type === "f64" ? 52 : 23)) {
      wrong.push(i);
    }
  }
  if (wrong.length === 0) return undefined;
  const list = wrong.slice(0, 4).map((i) => `[${i}] ${show(actual, i)} instead of ${show(wanted, i)}`);
  return `${wrong.length} of ${actual.length} elements differ: ${list.join(", ")}`;
}

/**
 * True if the difference is within the tolerance. `fractionBits` is the number of fraction bits of the type.
 */
function near(
  actual: number,
  wanted: number,
  { ulp, absolute = 0 }: Tolerance,
  fractionBits: number,
): boolean {
  if (Number.isNaN(actual) && Number.isNaN(wanted)) return true;
  if (!Number.isFinite(wanted) || !Number.isFinite(actual)) return actual === wanted;
  const unit = 2 ** (Math.floor(Math.log2(Math.abs(wanted) || 2 ** -126)) - fractionBits);
  return Math.abs(actual - wanted) <= Math.max(ulp * unit, absolute);
}

function show(values: Elements, i: number): string {
  const size = values.BYTES_PER_ELEMENT;
  const bytes = new Uint8Array(values.buffer, values.byteOffset + i * size, size).toReversed();
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return values instanceof Float32Array || values instanceof Float64Array
    ? `${values[i]} (0x${hex})`
    : `0x${hex}`;
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function samples({ type, bytes }: Result): string[] {
  const values = elements(type, bytes);
  const count = Math.min(SAMPLES, values.length);
  return Array.from({ length: count }, (_, k) => show(values, Math.floor(k * values.length / count)));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
}
