/** Benchmark reports: medians, ratios, targets, tables, plots, and the rate of a link. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pcieLink } from "../../bench/lib/link.ts";
import { canPlot, plot } from "../../bench/lib/plot.ts";
import { Collection, judge, quantile, type Result, table } from "../../bench/lib/report.ts";
import { sizeLabel } from "../../bench/lib/sizes.ts";
import { SUITES } from "../../bench/lib/suites.ts";

function result(who: string, name: string, unit: string, median: number, more: Partial<Result> = {}): Result {
  return {
    who,
    name,
    unit,
    median,
    low: median / 2,
    high: median * 2,
    samples: 3,
    rounds: [median],
    ...more,
  };
}

describe("samples", () => {
  test("quantiles are interpolated like NumPy's", () => {
    // numpy.quantile([4, 1, 3, 2], [0, 0.1, 0.5, 1]) = [1, 1.3, 2.5, 4]
    const samples = [4, 1, 3, 2];
    assert.deepEqual([0, 0.1, 0.5, 1].map((share) => Number(quantile(samples, share).toFixed(9))), [
      1,
      1.3,
      2.5,
      4,
    ]);
  });

  test("rounds are grouped by measurement and program, and the median covers all samples", () => {
    const collection = new Collection();
    const measurement = { name: "a", unit: "us", bytes: 1024, series: "s" };
    collection.add("C", { ...measurement, samples: [1, 2] });
    collection.add("Bun", { ...measurement, samples: [9] });
    collection.add("C", { ...measurement, samples: [6] });
    const [c, bun] = collection.results();
    assert.deepEqual([c!.who, c!.median, c!.samples, c!.rounds], ["C", 2, 3, [1.5, 6]]);
    assert.deepEqual([bun!.who, bun!.median, bun!.bytes, bun!.series], ["Bun", 9, 1024, "s"]);
  });
});

describe("targets", () => {
  const results = [
    result("C", "launch", "us", 4),
    result("CuPy", "launch", "us", 8),
    result("Bun", "launch", "us", 4.2),
    result("C", "copy", "GB/s", 50),
    result("Bun", "copy", "GB/s", 49.5),
    result("Bun", "transposed", "GB/s", 30),
  ];
  const judged = (who: string, name: string, target: Parameters<typeof judge>[2]) =>
    judge(results.find((result) => result.who === who && result.name === name)!, results, target);

  test("a time must not exceed a multiple of C's time", () => {
    assert.deepEqual(judged("Bun", "launch", { ratio: 1.1 }), { ratio: 1.05, met: true, missed: [] });
    assert.equal(judged("Bun", "launch", { ratio: 1.04 }).met, false);
  });

  test("a rate must reach a share of C's rate", () => {
    assert.equal(judged("Bun", "copy", { ratio: 0.98 }).met, true);
    assert.equal(judged("Bun", "copy", { ratio: 1.5 }).met, false);
    assert.equal(judged("Bun", "copy", { value: 49 }).met, true);
  });

  test("all of several targets must be met, and missed ones are named", () => {
    const { met, missed } = judged("Bun", "launch", [{ ratio: 1.1 }, { ratio: 0.5, of: "CuPy" }]);
    assert.equal(met, false);
    assert.deepEqual(missed, ["expected ≤ 0.5× CuPy, got 0.525×"]);
  });

  test("a measurement can be compared with another one of the same program", () => {
    const target = { ratio: 0.75, of: "itself", baseline: "copy" };
    assert.deepEqual(judged("Bun", "transposed", target), {
      ratio: 30 / 49.5,
      met: false,
      missed: ["expected ≥ 0.75× copy, got 0.606×"],
    });
  });

  test("a target without its baseline, or for another column, is not judged", () => {
    assert.equal(judged("Bun", "launch", { ratio: 0.6, of: "cuda.core" }).met, undefined);
    assert.equal(judged("Bun", "launch", { value: 1, for: "Deno" }).met, undefined);
    assert.equal(judged("C", "launch", {}).ratio, undefined);
  });

  test("the table has a row per measurement and a column per program, with spread, ratio and mark", () => {
    const text = table(results.slice(0, 3), { launch: { ratio: 1.1 } }, ["Bun"]);
    assert.deepEqual(text.split("\n").map((line) => line.split(/ {2,}/)), [
      ["", "unit", "C", "CuPy", "Bun", "target"],
      ["launch", "us", "4 [2–8]", "8 [4–16] 2.00×", "4.2 [2.1–8.4] 1.05× ✓", "≤ 1.1× C"],
    ]);
  });
});

test("no suite's name is a prefix of another's, so that each can be selected", () => {
  for (const { name } of SUITES) {
    assert.deepEqual(SUITES.filter((suite) => suite.name.startsWith(name)).map((suite) => suite.name), [
      name,
    ]);
  }
});

test("sizes are printed in binary units; 6.2 MB is one 1080p RGB frame", () => {
  assert.deepEqual([1, 1024, 65536, 2 ** 20, 6_220_800, 2 ** 30].map(sizeLabel), [
    "1 B",
    "1 KiB",
    "64 KiB",
    "1 MiB",
    "6.2 MB",
    "1 GiB",
  ]);
});

test("the rate of a PCI Express link follows its specification", () => {
  // PCI-SIG: 15.75 GB/s for 3.0 × 16, 63.0 GB/s for 5.0 × 16, in one direction.
  assert.equal(pcieLink(3, 16)!.rate.toFixed(2), "15.75");
  assert.equal(pcieLink(5, 16)!.label, "PCIe 5.0 × 16: 63.0 GB/s");
  assert.equal(pcieLink(NaN, 16), undefined);
  assert.equal(pcieLink(5, NaN), undefined);
});

describe("the plot", () => {
  const point = (who: string, series: string, bytes: number, unit: string, median: number): Result =>
    result(who, `${series} ${bytes}`, unit, median, { bytes, series });
  const points = [
    point("C", "upload pinned", 1024, "us", 10),
    point("C", "upload pinned", 2 ** 30, "GB/s", 50),
    point("Bun", "upload pinned", 1024, "us", 10),
    point("Bun", "upload pinned", 2 ** 30, "GB/s", 50),
    point("Bun", "device to device", 1024, "us", 10),
    point("Bun", "device to device", 2 ** 30, "GB/s", 2000),
  ];
  const options = { title: "a < b & c", subtitle: "", link: { label: "link", rate: 63 } };

  test("places medians on logarithmic axes", () => {
    const circles = [
      ...plot(points, options).matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)".*?<title>(.*?)</g),
    ]
      .map(([, x, y, title]) => ({ x: Number(x), y: Number(y), title }));
    assert.equal(
      circles.length,
      2 * points.length,
      "each measurement in a panel of rates and in one of times",
    );
    const [small, large] = circles.filter(({ title }) => title!.startsWith("Bun"));
    // Sizes 4^5 … 4^15 over 250 units; rates: 1024 bytes in 5 … 20 µs and 25 … 100 GB/s on decades 0.01 … 100
    // over 190.
    assert.deepEqual([large!.x - small!.x, small!.title], [250, "Bun, 1 KiB: 0.102"]);
    const decades = (small!.y - large!.y) / 190 * 4;
    assert.ok(Math.abs(decades - Math.log10(50 / 0.1024)) < 1e-3, `${decades} decades`);
  });

  test("is well-formed and its text is escaped", () => {
    const svg = plot(points, options);
    assert.ok(svg.includes("a &lt; b &amp; c"));
    const open: string[] = [];
    for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (close) assert.equal(open.pop(), name);
      else if (!empty) open.push(name!);
    }
    assert.deepEqual(open, []);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
  });

  test("the link rate is drawn only for copies that cross the link", () => {
    assert.equal([...plot(points, options).matchAll(/stroke-dasharray/g)].length, 1);
    assert.equal([...plot(points, { title: "", subtitle: "" }).matchAll(/stroke-dasharray/g)].length, 0);
  });

  test("needs more than one size", () => {
    assert.equal(canPlot(points), true);
    assert.equal(canPlot(points.slice(0, 1)), false);
    assert.equal(canPlot([result("C", "launch", "us", 1), result("C", "graph", "us", 2)]), false);
  });
});
