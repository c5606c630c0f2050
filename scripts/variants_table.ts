/**
 * Writes the table of specialized kernels to docs/KERNELS.md, from the variant tables of the image operators.
 *
 *     bun scripts/variants_table.ts            updates the file
 *     bun scripts/variants_table.ts --check    writes nothing; exits with status 1 if the table is out of date
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { variantTables } from "../src/image/core/variants.ts";
import "../src/image/mod.ts";

/** The operators of each table that several operators share, or that another file than the operator's defines. */
const USED_BY: Readonly<Record<string, string>> = {
  arithmetic:
    "`absdiff`, `add`, `addWeighted`, `compare`, `divide`, `magnitude`, `max`, `min`, `multiply`, " +
    "`phase`, `subtract`, `morphologyEx` (differences)",
  copy:
    "`boxBlur`, `centerCrop`, `copyMakeBorder`, `customCrop`, `merge`, `padAndStack`, `reformat` (lists), " +
    "`split`, `stack`",
  draw: "`boundingBoxes`, `erase`, `putText`",
  filter2D: "`conv2D`, `laplacian`",
  findThreshold: "`automaticThreshold`, `threshold` (Otsu, triangle)",
  flip: "`flip`",
  fromYuv: "`cvtColor` from a video format",
  histogram: "`histogram`, `histogramEq`, `automaticThreshold`, `threshold` (Otsu and triangle of u8)",
  morphology: "`dilate`, `erode`, `morphologyEx`",
  pointwise: "`brightnessContrast`, `convertTo`, `gammaContrast`, `histogramEq`, " +
    "`invert`, `lut`, `posterize`, `solarize`, `threshold`",
  preprocess: "`cropFlipNormalizeReformat`, `letterboxNormalize`, `normalize` (to planes), " +
    "`nv12ResizeNormalize`, `resizeCropConvertReformat`, `resizeNormalize`",
  reorder: "`channelReorder`, `cvtColor`",
  resizeNormalize: "`resizeCropConvertReformat`, `resizeNormalize`",
  separableFilter:
    "`adaptiveThreshold`, `averageBlur`, `boxFilter`, `gaussian`, `scharr`, `sepFilter2D`, `sobel`",
  sum: "`countNonZero`, `mean`, `meanStdDev`, `norm`, `sum`",
  toYuv: "`cvtColor` to a video format",
  warp: "`remap`, `rotate`, `warpAffine`, `warpPerspective`",
};

/** The entries, and the reasons for those below the limit. */
export function variantsTable(): string {
  const rows = [["table", "variant", "file", "requires", "gain", "shape"]], kept: string[] = [];
  const sorted = variantTables().toSorted((a, b) => a.operator < b.operator ? -1 : 1);
  for (const { operator, variants } of sorted) {
    for (const { name, file, requires, gain, kept: reason } of variants) {
      if (requires === undefined || gain === undefined) continue;
      const [figure, shape = "–"] = gain.split(" at ") as [string, string?];
      rows.push([`\`${operator}\``, `\`${name}\``, `\`${file}.cu\``, requires, figure, shape]);
      if (reason !== undefined) kept.push(`- \`${operator}\` \`${name}\` (${figure}): ${reason}.`);
    }
  }
  const files = tableFiles();
  const shared = Object.entries(USED_BY).map(
    ([table, operators]) => [`\`${table}\``, `\`${files.get(table)}\``, operators],
  );
  return [
    ...markdownTable(rows),
    "",
    "Tables that several operators share, or that another file than the operator's defines:",
    "",
    ...markdownTable([["table", "file in `src/image/`", "operators"], ...shared]),
    "",
    "Below 1.2×:",
    "",
    ...kept,
  ].join("\n");
}

/** The file that defines each table, relative to src/image. */
function tableFiles(): Map<string, string> {
  const root = `${import.meta.dirname}/../src/image`;
  const files = new Map<string, string>();
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    const text = readFileSync(`${root}/${file}`, "utf8");
    for (const [, table] of text.matchAll(/ = variants<\w+>\("(\w+)"/g)) files.set(table!, file);
  }
  return files;
}

function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(" | ")} |`);
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  return lines;
}

const BEGIN = "<!-- variants: bun scripts/variants_table.ts -->", END = "<!-- end of variants -->";

/** Replaces the table in the text of docs/KERNELS.md. */
export function withVariantsTable(text: string): string {
  const [before, rest] = text.split(BEGIN) as [string, string?];
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/KERNELS.md: no table between ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${variantsTable()}\n\n${END}${after}`;
}

if (import.meta.main) {
  const url = `${import.meta.dirname}/../docs/KERNELS.md`;
  const text = readFileSync(url, "utf8"), updated = withVariantsTable(text);
  if (!process.argv.includes("--check")) writeFileSync(url, updated);
  else if (updated !== text) {
    console.error("docs/KERNELS.md: out of date; run bun scripts/variants_table.ts");
    process.exitCode = 1;
  }
}
