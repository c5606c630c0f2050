/**
 * Draws figures of bench/results as docs/benchmarks.svg, the chart of the README.
 *
 *     bun scripts/benchmark_chart.ts           writes the chart
 *     bun scripts/benchmark_chart.ts --check   exits with status 1 if it is out of date
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { escapeHtml } from "./lib/escape_html.ts";

const ROOT = join(`${import.meta.dirname}`, "..");
const RESULTS = ["2026-11-21-21-52-nvidia-h200.json", "2026-11-22-18-43-nvidia-h200.json"];
const TARGET = join(ROOT, "docs/benchmarks.svg");

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly who: string;
  readonly median: number;
}

interface Panel {
  readonly title: string;
  readonly note: string;
  /** The row in the results. */
  readonly row: string;
  /** The programs, from top to bottom. */
  readonly who: readonly string[];
}

const PANELS: readonly Panel[] = [
  { title: "Launch", note: "4 arguments, µs", row: "launch", who: ["Bun", "C", "cuda.core", "CuPy"] },
  {
    title: "First kernel result",
    note: "from process start, ms",
    row: "first kernel result",
    who: ["Bun", "C", "cuda.core", "CuPy"],
  },
  {
    title: "Upload",
    note: "256 MiB pageable, GB/s: more is better",
    row: "upload pageable 256 MiB",
    who: ["Bun", "C", "CuPy", "PyTorch"],
  },
  {
    title: "resizeNormalize",
    note: "32 × 1080p → 224, µs",
    row: "resizeNormalize 32 × 1080p → 224",
    who: ["Deno", "torch.compile", "CV-CUDA"],
  },
  {
    title: "gaussian 5 × 5",
    note: "8 × 4K, µs",
    row: "gaussian 5×5, 8 × 4K",
    who: ["Deno", "NPP", "CV-CUDA"],
  },
  {
    title: "NV12 → RGB",
    note: "one 4K frame, µs",
    row: "NV12 → RGB, 1 × 4K",
    who: ["Deno", "NPP", "CV-CUDA"],
  },
];

const COLUMNS = 3, WIDTH = 300, HEIGHT = 166, MARGIN = 24, BAR = 18, STEP = 25, LABEL = 92, VALUE = 48;
const CUFFI = "#c2410c", OTHER = "#94a3b8", TEXT = "#1e293b", SOFT = "#64748b";

function readRows(): Row[] {
  return RESULTS.flatMap((name) => {
    const { suites } = JSON.parse(readFileSync(join(ROOT, "bench/results", name), "utf8")) as {
      suites: Record<string, Row[]>;
    };
    return Object.values(suites).flat();
  });
}

function drawText(x: number, y: number, content: string, style: string): string {
  return `<text x="${x}" y="${y}" ${style}>${escapeHtml(content)}</text>`;
}

/** Draws a panel: a title, and a bar for each program. */
function drawPanel(
  { title, note, row, who }: Panel,
  rows: readonly Row[],
  left: number,
  top: number,
): string {
  const values = who.map((name) => {
    const found = rows.find((one) => one.name === row && one.who === name);
    if (found === undefined) throw new Error(`bench/results: no "${row}" of ${name}`);
    return found.median;
  });
  const scale = (WIDTH - MARGIN - LABEL - VALUE) / Math.max(...values);
  const bars = who.flatMap((name, i) => {
    const ours = name === "Bun" || name === "Deno", y = top + 52 + i * STEP;
    const width = Math.max(1, values[i]! * scale), value = values[i]!;
    const label = ours ? `cuffi, ${name}` : name, weight = ours ? `font-weight="600"` : "";
    return [
      drawText(left + LABEL - 8, y + 13, label, `text-anchor="end" fill="${TEXT}" ${weight}`),
      `<rect x="${left + LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2" fill="${
        ours ? CUFFI : OTHER
      }"/>`,
      drawText(
        Math.round(left + LABEL + width + 6),
        y + 13,
        value < 100 ? value.toFixed(1) : value.toFixed(0),
        `fill="${TEXT}" ${weight}`,
      ),
    ];
  });
  return [
    drawText(left, top + 20, title, `font-size="15" font-weight="600" fill="${TEXT}"`),
    drawText(left, top + 38, note, `fill="${SOFT}"`),
    ...bars,
  ].join("\n");
}

function drawChart(): string {
  const rows = readRows();
  const width = COLUMNS * WIDTH + MARGIN, height = Math.ceil(PANELS.length / COLUMNS) * HEIGHT;
  const panels = PANELS.map((panel, i) =>
    drawPanel(panel, rows, MARGIN + (i % COLUMNS) * WIDTH, 10 + Math.floor(i / COLUMNS) * HEIGHT)
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif" font-size="12">
<title>Benchmarks of cuffi and its peers on an NVIDIA H200</title>
<rect width="100%" height="100%" rx="8" fill="#ffffff"/>
${panels.join("\n")}
</svg>
`;
}

const chart = drawChart();
if (!process.argv.includes("--check")) writeFileSync(TARGET, chart);
else if (readFileSync(TARGET, "utf8") !== chart) {
  console.error("docs/benchmarks.svg is out of date: run bun scripts/benchmark_chart.ts");
  process.exitCode = 1;
}
