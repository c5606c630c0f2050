/**
 * Shared by the measured programs: options, sampling and result lines. Every program prints one line of JSON
 * per measurement, like the C programs in `c/`, and throws if a result is wrong.
 */
import { Buffer } from "node:buffer";
import process from "node:process";

/** One result line. */
export interface Measurement {
  readonly name: string;
  readonly unit: string;
  readonly samples: readonly number[];
  /** Bytes of one copy, for the plot. */
  readonly bytes?: number;
  /** The curve in the plot, such as "upload pinned". */
  readonly series?: string;
}

export { fillRandom, randomFloats } from "./random.ts";

/** Whether to take fewer samples with the same method. */
export const quick: boolean = process.argv.includes("quick");

/** Prints one measurement. */
export function report(
  name: string,
  unit: string,
  samples: readonly number[],
  point: Pick<Measurement, "bytes" | "series"> = {},
): void {
  const line: Measurement = {
    name,
    unit,
    samples: samples.map((sample) => Number(sample.toPrecision(6))),
    ...point,
  };
  console.log(JSON.stringify(line));
}

/** Runs `sample` `warmup` times, then returns the results of `count` runs. */
export function samples(warmup: number, count: number, sample: () => number): number[] {
  for (let i = 0; i < warmup; i++) sample();
  return Array.from({ length: count }, sample);
}

/** Runs `sample` `warmup` times, then at least `least` times and until `budget` milliseconds have passed. */
export function samplesFor(
  budget: number,
  { warmup, least, most }: { warmup: number; least: number; most: number },
  sample: () => number,
): number[] {
  for (let i = 0; i < warmup; i++) sample();
  const taken: number[] = [], start = performance.now();
  while (taken.length < least || (taken.length < most && performance.now() - start < budget)) {
    taken.push(sample());
  }
  return taken;
}

/** Returns the current time in microseconds. */
export function now(): number {
  return performance.now() * 1000;
}

/** Throws unless both have the same bytes. */
export function checkSame(what: string, actual: ArrayBufferView, expected: ArrayBufferView): void {
  const same = Buffer.from(actual.buffer, actual.byteOffset, actual.byteLength)
    .equals(new Uint8Array(expected.buffer, expected.byteOffset, expected.byteLength));
  if (!same) throw new Error(`${what}: the bytes that came back are not those that were sent`);
}
