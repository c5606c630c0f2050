/**
 * Plots measurements of many sizes as SVG on logarithmic axes: the bandwidth of each kind of copy over its
 * size at the top, its time at the bottom. A line is a program's median, the band around it the 10th to 90th
 * percentile.
 */
import { escapeHtml } from "../../scripts/lib/escape_html.ts";
import type { Result } from "./report.ts";
import { sizeLabel } from "./sizes.ts";

/** One point of a curve: median and spread in GB/s and in microseconds. */
interface Point {
  readonly bytes: number;
  readonly rate: Spread;
  readonly time: Spread;
}

interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** A logarithmic axis; `from` and `to` are powers of its base. */
interface Axis {
  readonly from: number;
  readonly to: number;
  /** Maps a value to the range from 0 to 1 along the axis. */
  at(value: number): number;
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
}

export interface PlotOptions {
  readonly title: string;
  /** Machine, versions and method. */
  readonly subtitle: string;
  /** The maximum rate, drawn in the panels of copies between host and device. */
  readonly link?: { readonly label: string; readonly rate: number };
}

/** The Okabe-Ito palette: safe for color blindness, visible on white and on black. cuffi comes first. */
const COLORS: Readonly<Record<string, string>> = {
  "Bun": "#d55e00",
  "Deno": "#009e73",
  "Node": "#56b4e9",
  "C": "#8a8f98",
  "PyTorch": "#cc79a7",
  "CuPy": "#0072b2",
  "cuda.core": "#b39000",
};
const PANEL = { width: 250, height: 190, gapX: 62, gapY: 62, left: 62, top: 104 };
const FONT = `font-family="system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"`;

/** Whether there are measurements of several sizes to plot. */
export function canPlot(results: readonly Result[]): boolean {
  return new Set(results.filter(({ series }) => series).map(({ bytes }) => bytes)).size > 1;
}

/** Returns the plot as SVG. */
export function plot(results: readonly Result[], { title, subtitle, link }: PlotOptions): string {
  const points = results.filter((result) => result.series !== undefined && result.bytes !== undefined);
  const series = [...new Set(points.map((result) => result.series!))].sort((a, b) =>
    Number(isOnDevice(a)) - Number(isOnDevice(b))
  );
  const known = Object.keys(COLORS);
  const programs = [...new Set(points.map((result) => result.who))]
    .sort((a, b) => known.indexOf(a) - known.indexOf(b));
  const all = points.map(pointOf);
  const ratesOf = (onDevice: boolean) =>
    logAxis(
      points.filter((result) => isOnDevice(result.series!) === onDevice).map(pointOf)
        .flatMap(({ rate }) => [rate.low, rate.high]),
      10,
      String,
    );
  const linkRates = ratesOf(false), deviceRates = ratesOf(true);
  const sizes = logAxis(all.map(({ bytes }) => bytes), 4, sizeLabel, 2);
  const times = logAxis(all.flatMap(({ time }) => [time.low, time.high]), 10, timeLabel);
  const width = PANEL.left + series.length * (PANEL.width + PANEL.gapX) - PANEL.gapX + 24;
  const height = PANEL.top + 2 * (PANEL.height + PANEL.gapY) + 4;

  const body: string[] = [];
  for (const [column, name] of series.entries()) {
    const x = PANEL.left + column * (PANEL.width + PANEL.gapX);
    const curves = programs.map((who) => ({
      who,
      points: points.filter((result) => result.series === name && result.who === who).map(pointOf)
        .sort((a, b) => a.bytes - b.bytes),
    })).filter(({ points }) => points.length > 0);
    const rates = isOnDevice(name) ? deviceRates : linkRates;
    const crossing = isOnDevice(name) ? undefined : link;
    body.push(
      panel(x, PANEL.top, `${name}, GB/s`, sizes, rates, curves, (point) => point.rate, crossing),
      panel(x, PANEL.top + PANEL.height + PANEL.gapY, `${name}, time`, sizes, times, curves, (p) => p.time),
    );
  }
  const legend = programs.map((who, i) => {
    const x = PANEL.left + i * 110;
    return `<line x1="${x}" x2="${x + 22}" y1="72" y2="72" stroke="${color(who)}" ${style(who)}/><text x="${
      x + 28
    }" y="76" class="ink">${escapeHtml(who)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${FONT} font-size="11">
<style>
.ink { fill: #6e7781 } .grid { stroke: #8a8f98; stroke-opacity: 0.25 } .frame { stroke: #8a8f98; fill: none }
@media (prefers-color-scheme: dark) { .ink { fill: #a8b0ba } }
</style>
<title>${escapeHtml(title)}</title>
<text x="${PANEL.left}" y="26" font-size="17" font-weight="600" class="ink">${escapeHtml(title)}</text>
<text x="${PANEL.left}" y="46" class="ink">${escapeHtml(subtitle)}</text>
${legend.join("\n")}
${body.join("\n")}
</svg>
`;
}

/** Whether copies cross the link; those that do not have a separate scale. */
function isOnDevice(series: string): boolean {
  return series === "device to device";
}

function pointOf({ bytes, unit, median, low, high }: Result): Point {
  const spread: Spread = { median, low, high };
  const other: Spread = {
    median: bytes! / median / 1e3,
    low: bytes! / high / 1e3,
    high: bytes! / low / 1e3,
  };
  return unit === "GB/s"
    ? { bytes: bytes!, rate: spread, time: other }
    : { bytes: bytes!, rate: other, time: spread };
}

/** Creates an axis over all values, with ticks at powers of `base` and a label at every `stride`-th tick. */
function logAxis(
  values: readonly number[],
  base: number,
  label: (value: number) => string,
  stride = 1,
): Axis {
  const log = (value: number) => Math.log(value) / Math.log(base);
  const fit = values.filter((value) => value > 0 && Number.isFinite(value)).map(log);
  // Rounds slightly inward, so that an exact power of the base does not add a decade.
  const from = Math.floor(Math.min(...fit) + 1e-9),
    to = Math.max(from + 1, Math.ceil(Math.max(...fit) - 1e-9));
  const powers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    from,
    to,
    at: (value) => (log(value) - from) / (to - from),
    ticks: powers.map((power, i) => {
      const value = Number((base ** power).toPrecision(12));
      return { value, label: i % stride === 0 ? label(value) : "" };
    }),
  };
}

function timeLabel(microseconds: number): string {
  if (microseconds >= 1e6) return `${microseconds / 1e6} s`;
  return microseconds >= 1000 ? `${microseconds / 1000} ms` : `${microseconds} µs`;
}

interface Curve {
  readonly who: string;
  readonly points: readonly Point[];
}

/** Draws a pair of axes with curves. The upper left corner of the plot area is at (left, top). */
function panel(
  left: number,
  top: number,
  title: string,
  across: Axis,
  up: Axis,
  curves: readonly Curve[],
  of: (point: Point) => Spread,
  link?: PlotOptions["link"],
): string {
  const { width, height } = PANEL;
  const x = (value: number) => round(left + across.at(value) * width);
  const y = (value: number) => round(top + (1 - Math.min(1, Math.max(0, up.at(value)))) * height);
  const parts = [
    `<text x="${left}" y="${top - 8}" font-weight="600" class="ink">${escapeHtml(title)}</text>`,
  ];
  for (const { value, label } of across.ticks) {
    parts.push(`<line x1="${x(value)}" x2="${x(value)}" y1="${top}" y2="${top + height}" class="grid"/>`);
    if (label) {
      parts.push(
        `<text x="${x(value)}" y="${top + height + 15}" text-anchor="middle" class="ink">${label}</text>`,
      );
    }
  }
  for (const { value, label } of up.ticks) {
    parts.push(
      `<line x1="${left}" x2="${left + width}" y1="${y(value)}" y2="${y(value)}" class="grid"/>`,
      `<text x="${left - 6}" y="${y(value) + 4}" text-anchor="end" class="ink">${label}</text>`,
    );
  }
  parts.push(`<rect x="${left}" y="${top}" width="${width}" height="${height}" class="frame"/>`);
  if (link && up.at(link.rate) <= 1 && up.at(link.rate) >= 0) {
    parts.push(
      `<line x1="${left}" x2="${left + width}" y1="${y(link.rate)}" y2="${
        y(link.rate)
      }" stroke="#8a8f98" stroke-dasharray="5 4"/>`,
      `<text x="${left + 5}" y="${y(link.rate) + 13}" class="ink">${escapeHtml(link.label)}</text>`,
    );
  }
  // Draws C first, below all others, and cuffi last.
  const order = curves.toReversed().sort((a, b) => Number(b.who === "C") - Number(a.who === "C"));
  for (const { who, points } of order) {
    const upper = points.map((point) => `${x(point.bytes)},${y(of(point).high)}`);
    const lower = points.map((point) => `${x(point.bytes)},${y(of(point).low)}`).reverse();
    const middle = points.map((point) => `${x(point.bytes)},${y(of(point).median)}`);
    parts.push(
      `<polygon points="${[...upper, ...lower].join(" ")}" fill="${color(who)}" fill-opacity="0.15"/>`,
      `<polyline points="${middle.join(" ")}" fill="none" stroke="${color(who)}" ${style(who)}/>`,
      ...points.map((point) =>
        `<circle cx="${x(point.bytes)}" cy="${y(of(point).median)}" r="2.4" fill="${color(who)}"><title>${
          escapeHtml(who)
        }, ${sizeLabel(point.bytes)}: ${of(point).median.toPrecision(3)}</title></circle>`
      ),
    );
  }
  return parts.join("\n");
}

/** C is a wide line at the bottom: curves that cover it are as fast. */
function style(who: string): string {
  return who === "C" ? `stroke-width="6" stroke-opacity="0.5"` : `stroke-width="2"`;
}

function color(who: string): string {
  return COLORS[who] ?? "#8a8f98";
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
