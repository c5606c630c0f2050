/** Turns samples into a table: medians, spread, ratio to C, and whether targets are met. */
import type { Measurement } from "./measure.ts";

/** A performance target of a measurement. */
export interface Target {
  /** Maximum ratio to the baseline's time, or minimum ratio to its rate. */
  readonly ratio?: number;
  /** Maximum time, or minimum rate, in the measurement's unit. */
  readonly value?: number;
  /** Column of the baseline, or `"itself"` for the same column. Default C. */
  readonly of?: string;
  /** Name of the baseline's measurement. Default: the same name. */
  readonly baseline?: string;
  /** Applies only to this column. */
  readonly for?: string;
}

/** Targets by the name of the measurement. */
export type Targets = Readonly<Record<string, Target | readonly Target[]>>;

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
  /** Same as in {@link Measurement}. */
  readonly bytes?: number;
  readonly series?: string;
}

/** Whether higher values are better: rates, and shares of a rate. All others are times or sizes. */
export function isRate(unit: string): boolean {
  return unit.endsWith("/s") || unit.startsWith("% of");
}

/** Returns the quantile `share` of the samples, with linear interpolation. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const position = share * (sorted.length - 1), low = Math.floor(position);
  return sorted[low]! + (position - low) * (sorted[Math.ceil(position)]! - sorted[low]!);
}

/** Collects the measurements of all rounds. */
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
        ...(measurement.bytes === undefined ? {} : { bytes: measurement.bytes }),
        ...(measurement.series === undefined ? {} : { series: measurement.series }),
      };
    });
  }
}

/** The verdict on one cell of the table. */
export interface Judgement {
  /** Ratio to the first target's baseline (C without a target). Undefined without a baseline. */
  readonly ratio: number | undefined;
  /** Undefined without a target or without a baseline. */
  readonly met: boolean | undefined;
  /** Descriptions of missed targets. */
  readonly missed: readonly string[];
}

/** Compares a result with its targets. */
export function judge(result: Result, results: readonly Result[], declared: Targets[string] = []): Judgement {
  const targets = ([declared].flat() as Target[]).filter((target) =>
    target.for === undefined || target.for === result.who
  );
  const ratioTo = ({ of = "C", baseline = result.name }: Target): number | undefined => {
    const who = of === "itself" ? result.who : of;
    const other = results.find((other) => other.who === who && other.name === baseline);
    return other && other !== result ? result.median / other.median : undefined;
  };
  const within = (value: number, limit: number) => isRate(result.unit) ? value >= limit : value <= limit;
  const missed: string[] = [];
  let judged = 0;
  for (const target of targets) {
    const ratio = ratioTo(target);
    if (target.value === undefined && ratio === undefined) continue;
    judged++;
    const met = (target.ratio === undefined || ratio === undefined || within(ratio, target.ratio)) &&
      (target.value === undefined || within(result.median, target.value));
    if (!met) {
      missed.push(
        `expected ${describe(target, result.unit)}, got ${
          target.ratio !== undefined && ratio !== undefined
            ? `${ratio.toPrecision(3)}×`
            : short(result.median)
        }`,
      );
    }
  }
  return { ratio: ratioTo(targets[0] ?? {}), met: judged === 0 ? undefined : missed.length === 0, missed };
}

/** Formats a table: one row per measurement, one column per program. `judged` columns have targets. */
export function table(results: readonly Result[], targets: Targets, judged: readonly string[]): string {
  const names = [...new Set(results.map((result) => result.name))];
  const columns = [...new Set(results.map((result) => result.who))];
  const rows = names.map((name) => {
    const unit = results.find((result) => result.name === name)!.unit;
    const cells = columns.map((who) => {
      const result = results.find((other) => other.name === name && other.who === who);
      if (!result) return "";
      const { ratio, met } = judge(result, results, targets[name]);
      const mark = met === undefined || !judged.includes(who) ? "" : met ? " ✓" : " ✗";
      return `${short(result.median)} [${short(result.low)}–${short(result.high)}]${
        ratio ? ` ${ratio.toPrecision(3)}×` : ""
      }${mark}`;
    });
    const declared = [targets[name] ?? []].flat() as Target[];
    return [name, unit, ...cells, declared.map((target) => describe(target, unit)).join(", ")];
  });
  return aligned([["", "unit", ...columns, "target"], ...rows]);
}

function describe(target: Target, unit: string): string {
  const sign = isRate(unit) ? "≥" : "≤";
  const { ratio, value, of = "C", baseline } = target;
  const who = target.for === undefined ? "" : ` (${target.for})`;
  if (ratio !== undefined) return `${sign} ${ratio}× ${of === "itself" ? baseline : of}${who}`;
  return value === undefined ? "" : `${sign} ${value}${who}`;
}

/** Formats with three significant digits. */
function short(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
}

function aligned(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join("   ").trimEnd())
    .join("\n");
}
