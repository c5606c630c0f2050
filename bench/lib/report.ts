/** From samples to a table: medians, spread, ratio to C, and whether the bar is met. */
import type { Measurement } from "./measure.ts";

/** What is asked of a measurement. */
export interface Bar {
  /** At most this many times C's time; for rates (GB/s) at least this share of C's rate. */
  readonly ratio?: number;
  /** At most this value (at least, for rates), in the measurement's unit. */
  readonly value?: number;
  /** C's measurement to compare with, if it has another name. */
  readonly baseline?: string;
}

/** All samples of one measurement by one program, over all rounds. */
export interface Result {
  readonly name: string;
  readonly unit: string;
  readonly who: string;
  readonly median: number;
  /** 10th and 90th percentile of the samples. */
  readonly low: number;
  readonly high: number;
  readonly samples: number;
  /** The median of each round. */
  readonly rounds: number[];
}

/** A rate is better when it is higher; everything else is a time or a size. */
export function isRate(unit: string): boolean {
  return unit.endsWith("/s");
}

/** The value below which `share` of the samples lie, interpolated. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = share * (sorted.length - 1), low = Math.floor(at);
  return sorted[low]! + (at - low) * (sorted[Math.ceil(at)]! - sorted[low]!);
}

/** Gathers measurements as the rounds bring them. */
export class Collection {
  readonly #rounds: Map<string, { who: string; measurement: Measurement; rounds: (readonly number[])[] }> =
    new Map();

  add(who: string, measurement: Measurement): void {
    const key = `${measurement.name}\n${who}`;
    const known = this.#rounds.get(key);
    if (known) known.rounds.push(measurement.samples);
    else this.#rounds.set(key, { who, measurement, rounds: [measurement.samples] });
  }

  results(): Result[] {
    return [...this.#rounds.values()].map(({ who, measurement, rounds }) => {
      const all = rounds.flat();
      return {
        name: measurement.name,
        unit: measurement.unit,
        who,
        median: quantile(all, 0.5),
        low: quantile(all, 0.1),
        high: quantile(all, 0.9),
        samples: all.length,
        rounds: rounds.map((samples) => quantile(samples, 0.5)),
      };
    });
  }
}

/** A judged cell of the table. */
export interface Judgement {
  /** Our time over C's time, or our rate over C's; undefined where C has no such measurement. */
  readonly ratio: number | undefined;
  /** Undefined where there is no bar, or nothing to compare with. */
  readonly met: boolean | undefined;
}

/** Compares a result with C's and with its bar. */
export function judge(result: Result, results: readonly Result[], bar: Bar | undefined): Judgement {
  const baseline = bar?.baseline ?? result.name;
  const floor = result.who === "C"
    ? undefined
    : results.find((other) => other.who === "C" && other.name === baseline);
  const ratio = floor && result.median / floor.median;
  const within = (value: number, limit: number) => isRate(result.unit) ? value >= limit : value <= limit;
  if (bar?.ratio !== undefined && ratio !== undefined) return { ratio, met: within(ratio, bar.ratio) };
  if (bar?.value !== undefined) return { ratio, met: within(result.median, bar.value) };
  return { ratio, met: undefined };
}

/** The results as lines of text: one row a measurement, one column a program. `judged` are the programs with a bar. */
export function table(
  results: readonly Result[],
  bars: Readonly<Record<string, Bar>>,
  judged: readonly string[],
): string {
  const names = [...new Set(results.map((result) => result.name))];
  const columns = [...new Set(results.map((result) => result.who))];
  const rows = names.map((name) => {
    const unit = results.find((result) => result.name === name)!.unit;
    const cells = columns.map((who) => {
      const result = results.find((other) => other.name === name && other.who === who);
      if (!result) return "";
      const { ratio, met } = judge(result, results, bars[name]);
      const mark = met === undefined || !judged.includes(who) ? "" : met ? " ✓" : " ✗";
      return `${short(result.median)} [${short(result.low)}–${short(result.high)}]${
        ratio ? ` ${ratio.toPrecision(3)}×` : ""
      }${mark}`;
    });
    return [name, unit, ...cells, describe(bars[name], unit)];
  });
  return aligned([["", "unit", ...columns, "bar"], ...rows]);
}

function describe(bar: Bar | undefined, unit: string): string {
  const sign = isRate(unit) ? "≥" : "≤";
  if (bar?.ratio !== undefined) return `${sign} ${bar.ratio}× C`;
  return bar?.value !== undefined ? `${sign} ${bar.value}` : "";
}

/** Three significant digits. */
function short(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
}

function aligned(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join("   ").trimEnd())
    .join("\n");
}
