/**
 * What the measured programs share: options, random data, sampling and result lines. Every program prints one line of
 * JSON per measurement, the same as the C programs in `c/` do, and throws if a result is wrong.
 */
import { Buffer } from "node:buffer";
import process from "node:process";

/** One line of a program's output. */
export interface Measurement {
  readonly name: string;
  readonly unit: string;
  readonly samples: readonly number[];
}

export { fillRandom, randomFloats } from "./random.ts";

/** True for a short run: fewer samples, the same method. */
export const quick: boolean = process.argv.includes("quick");

/** Prints one measurement. */
export function report(name: string, unit: string, samples: readonly number[]): void {
  const line: Measurement = { name, unit, samples: samples.map((sample) => Number(sample.toPrecision(6))) };
  console.log(JSON.stringify(line));
}

/** Runs `sample` `warmup` times for nothing, then `count` times for its results. */
export function samples(warmup: number, count: number, sample: () => number): number[] {
  for (let i = 0; i < warmup; i++) sample();
  return Array.from({ length: count }, sample);
}

/** Microseconds. */
export function now(): number {
  return performance.now() * 1000;
}

/** Throws unless both hold the same bytes. */
export function checkSame(what: string, actual: ArrayBufferView, expected: ArrayBufferView): void {
  const same = Buffer.from(actual.buffer, actual.byteOffset, actual.byteLength)
    .equals(new Uint8Array(expected.buffer, expected.byteOffset, expected.byteLength));
  if (!same) throw new Error(`${what}: the bytes that came back are not those that were sent`);
}
