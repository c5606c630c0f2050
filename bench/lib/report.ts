/** From samples to a table: medians, spread, ratio to C, and whether the bar is met. */
import type { Measurement } from "./measure.ts";

/** What is asked of a measurement. */
export interface Bar {
  /** At most this many times the other's time; for rates at least this share of the other's rate. */
  readonly ratio?: number;
  /** At most this value (at least, for rates), in the measurement's unit. */
  readonly value?: number;
  /** Who the other is: a program's column, or `"itself"`. Default C. */
  readonly of?: string;
  /** The other's measurement, if it has another name. */
  readonly baseline?: string;
  /** The only column that it is asked of. */
  readonly for?: string;
}

/** What is asked, by measurement. */
export type Bars = Readonly<Record<string, Bar | readonly Bar[]>>;

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
  /** As in {@link Measurement}. */
  readonly bytes?: number;
  readonly series?: string;
}

/** A rate, or a share of one, is better when it is higher; everything else is a time or a size. */
export function isRate(unit: string): boolean {
  return unit.endsWith("/s") || unit.startsWith("% of");
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
        bytes: measurement.bytes,
        series: measurement.series,
      };
    });
  }
}

/** A judged cell of the table. */
export interface Judgement {
  /** Our time over that of the first bar's other (C's without a bar), or our rate over its; undefined where it has none. */
  readonly ratio: number | undefined;
  /** Undefined where there is no bar, or nothing to compare with. */
  readonly met: boolean | undefined;
  /** The bars that are missed, in words. */
  readonly missed: readonly string[];
}

/** Compares a result with C's and with what is asked of it. */
export function judge(result: Result, results: readonly Result[], asked: Bars[string] = []): Judgement {
  const bars = ([asked].flat() as Bar[]).filter((bar) => bar.for === undefined || bar.for === result.who);
  const ratioTo = ({ of = "C", baseline = result.name }: Bar): number | undefined => {
    const who = of === "itself" ? result.who : of;
    const other = results.find((other) => other.who === who && other.name === baseline);
    return other && other !== result ? result.median / other.median : undefined;
  };
  const within = (value: number, limit: number) => isRate(result.unit) ? value >= limit : value <= limit;
  const missed: string[] = [];
  let judged = 0;
  for (const bar of bars) {
    const ratio = ratioTo(bar);
    if (bar.value === undefined && ratio === undefined) continue;
    judged++;
    const met = (bar.ratio === undefined || ratio === undefined || within(ratio, bar.ratio)) &&
      (bar.value === undefined || within(result.median, bar.value));
    if (!met) {
      missed.push(
        `${describe(bar, result.unit)} asked, ${
          bar.ratio !== undefined && ratio !== undefined ? `${ratio.toPrecision(3)}×` : short(result.median)
        } measured`,
      );
    }
  }
  return { ratio: ratioTo(bars[0] ?? {}), met: judged === 0 ? undefined : missed.length === 0, missed };
}

/** The results as lines of text: one row a measurement, one column a program. `judged` are the programs with a bar. */
export function table(results: readonly Result[], bars: Bars, judged: readonly string[]): string {
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
    const asked = [bars[name] ?? []].flat() as Bar[];
    return [name, unit, ...cells, asked.map((bar) => describe(bar, unit)).join(", ")];
  });
  return aligned([["", "unit", ...columns, "bar"], ...rows]);
}

function describe(bar: Bar, unit: string): string {
  const sign = isRate(unit) ? "≥" : "≤";
  const { ratio, value, of = "C", baseline } = bar;
  const who = bar.for === undefined ? "" : ` (${bar.for})`;
  if (ratio !== undefined) return `${sign} ${ratio}× ${of === "itself" ? baseline : of}${who}`;
  return value === undefined ? "" : `${sign} ${value}${who}`;
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
