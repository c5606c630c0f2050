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
  /** Bytes that one copy moves: the measurement is a point of the plot's curve `series`. */
  readonly bytes?: number;
  /** The curve that the measurement belongs to, such as "upload pinned". */
  readonly series?: string;
}

export { fillRandom, randomFloats } from "./random.ts";

/** True for a short run: fewer samples, the same method. */
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

/** Runs `sample` `warmup` times for nothing, then `count` times for its results. */
export function samples(warmup: number, count: number, sample: () => number): number[] {
  for (let i = 0; i < warmup; i++) sample();
  return Array.from({ length: count }, sample);
}

/** Runs `sample` `warmup` times for nothing, then at least `least` times and until `budget` milliseconds are over. */
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
