/**
 * `bun bench/main.ts [names…] [--quick] [--runtimes bun,deno] [--no-peers] [--check] [--save[=folder]]`, or the same by
 * `deno run -A bench/main.ts`.
 *
 * Measures cuffi beside a C program for libcuda and beside Python libraries, each in processes of its own that take
 * turns, so that drift of clocks and machine meets all alike. A cell is the median of all samples, [10th–90th
 * percentile], and the ratio to C. Without a GPU the software device is measured.
 *
 * - `names`: measure only the suites whose name begins so (launch, transfer, cold, import, interop, kernels, soak, host).
 * - `--quick`: fewer samples and rounds, the same methods.
 * - `--runtimes`: bun, deno or both; default is the one that runs this.
 * - `--no-peers`: leave the Python programs out.
 * - `--check`: exit with status 1 if a bar is missed, not only if a program failed.
 * - `--save`: write the results as JSON into `bench/results/`, or the folder given.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, release } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import {
  BENCH,
  cProgram,
  findRuntime,
  type JsRuntime,
  ownRuntime,
  type Program,
  pythonProgram,
  type Run,
  run,
  scalePtx,
  scriptProgram,
} from "./lib/programs.ts";
import { Collection, judge, type Result, table } from "./lib/report.ts";
import { SCALE_PTX, type Suite, SUITES } from "./lib/suites.ts";

interface DeviceInfo {
  readonly kind: "cuda" | "software";
  readonly name: string;
}

const { values: options, positionals } = parseArgs({
  args: process.argv.slice(2).map((arg) => arg === "--save" ? `--save=${join(BENCH, "results")}` : arg),
  options: {
    "quick": { type: "boolean", default: false },
    "runtimes": { type: "string", default: ownRuntime() },
    "no-peers": { type: "boolean", default: false },
    "check": { type: "boolean", default: false },
    "save": { type: "string" },
  },
  allowPositionals: true,
});

const unknown = positionals.find((prefix) => !SUITES.some((suite) => suite.name.startsWith(prefix)));
if (unknown !== undefined) {
  console.error(`${unknown}: no such suite; there are ${SUITES.map((suite) => suite.name).join(", ")}`);
  process.exit(2);
}

/** Python libraries take seconds to import and differ by far more than drift: they sit out later rounds. */
const PEER_ROUNDS = 3;

const problems: string[] = [];
const missed: string[] = [];
const saved: Record<string, Result[]> = {};
const names = options.runtimes.split(/[, ]+/).filter((name) => name !== "");
const odd = names.find((name) => name !== "bun" && name !== "deno");
if (odd !== undefined || names.length === 0) {
  console.error(`--runtimes: ${JSON.stringify(odd ?? "")} given; accepted are bun and deno`);
  process.exit(2);
}
const runtimes = names.map((name) => findRuntime(name as "bun" | "deno"));
const device = probe(runtimes[0]!);

console.log(`cuffi benchmarks on ${device.name}: ${versions().join(", ")}`);
if (device.kind === "software") {
  console.log(
    "There is no GPU here, or CUFFI_DEVICE=software: what follows is the software device, without C and peers.",
  );
}

for (const suite of SUITES) {
  const wanted = positionals.length === 0 || positionals.some((prefix) => suite.name.startsWith(prefix));
  if (!wanted || (suite.on === "software" && positionals.length === 0 && device.kind === "cuda")) continue;
  const results = await measure(suite);
  if (results.length === 0) continue;
  saved[suite.name] = results;
  console.log(`\n${suite.title}\n`);
  console.log(
    table(results, device.kind === "cuda" ? suite.bars : {}, runtimes.map((runtime) => runtime.name)),
  );
  if (device.kind === "cuda") noteMissed(suite, results);
}

if (options.save !== undefined) save(options.save);
if (missed.length > 0) console.log(`\nBars missed:\n${missed.map((line) => `  ${line}`).join("\n")}`);
if (problems.length > 0) {
  console.error(`\nProblems:\n${problems.map((line) => `  ${line.replaceAll("\n", "\n    ")}`).join("\n")}`);
}
if (problems.length > 0 || (options.check && missed.length > 0)) process.exitCode = 1;

/** Opens the device in a process of its own: a context held here would warm the driver for everyone. */
function probe(runtime: JsRuntime): DeviceInfo {
  const { command, args } = scriptProgram(runtime, "device.ts", []);
  const child = spawnSync(command, [...args], { encoding: "utf8" });
  if (child.status !== 0) {
    console.error(`no device could be opened:\n${child.stderr}`);
    process.exit(1);
  }
  return JSON.parse(child.stdout.trim().split("\n").at(-1)!);
}

/** Runs all programs of a suite in turns. */
async function measure(suite: Suite): Promise<Result[]> {
  const programs = programsOf(suite);
  const collection = new Collection();
  const out = new Set<Program>();
  const rounds = options.quick ? suite.quickRounds : suite.rounds;
  // What a process start finds in caches depends on the one before: the first round of these only warms up.
  for (let round = suite.wallClock ? 0 : 1; round <= rounds; round++) {
    for (const program of programs) {
      if (out.has(program) || (program.peer && round > PEER_ROUNDS)) continue;
      if (process.stderr.isTTY) {
        process.stderr.write(`\r${suite.name}: round ${round} of ${rounds}: ${program.who}\x1b[K`);
      }
      const result = await run(program, { CUFFI_DEVICE: suite.on === "software" ? "software" : device.kind });
      if (result.failed !== undefined) problems.push(`${suite.name}, ${program.who}: ${result.failed}`);
      if (result.skipped !== undefined) {
        console.error(`${suite.name}: ${program.who} is left out: ${result.skipped}`);
      }
      if (result.failed !== undefined || result.skipped !== undefined) out.add(program);
      else if (round > 0) add(collection, suite, program.who, result);
    }
  }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  return collection.results();
}

function add(collection: Collection, suite: Suite, who: string, result: Run): void {
  for (const measurement of result.measurements) collection.add(who, measurement);
  if (!suite.wallClock) return;
  collection.add(who, { name: "first kernel result", unit: "ms", samples: [result.firstOutputMs] });
  collection.add(who, { name: "whole process", unit: "ms", samples: [result.exitMs] });
}

function programsOf(suite: Suite): Program[] {
  const programs: Program[] = [];
  const fill = (args: readonly string[]) => [
    ...args.map((arg) => arg === SCALE_PTX ? scalePtx() : arg),
    ...(options.quick ? ["quick"] : []),
  ];
  if (device.kind === "cuda") {
    try {
      if (suite.c) programs.push(cProgram(suite.c[0], fill(suite.c.slice(1))));
    } catch (error) {
      problems.push(`${suite.name}: there is no C to compare with: ${(error as Error).message}`);
    }
  }
  for (const runtime of runtimes) {
    programs.push(scriptProgram(runtime, suite.script, fill([]), suite.exposeGc));
  }
  if (device.kind === "cuda" && !options["no-peers"]) {
    for (const [who, [script, ...args]] of Object.entries(suite.peers ?? {})) {
      programs.push(pythonProgram(script, fill(args), who));
    }
  }
  return programs;
}

function noteMissed(suite: Suite, results: readonly Result[]): void {
  for (const result of results) {
    if (!runtimes.some((runtime) => runtime.name === result.who)) continue;
    const { ratio, met } = judge(result, results, suite.bars[result.name]);
    if (met !== false) continue;
    const value = `${result.median.toPrecision(3)} ${result.unit}`;
    missed.push(
      `${result.name}, ${result.who}: ${value}${ratio === undefined ? "" : `, ${ratio.toPrecision(3)}× C`}`,
    );
  }
}

function versions(): string[] {
  return [
    ...runtimes.map((runtime) => `${runtime.name} ${runtime.version}`),
    ...(device.kind === "cuda"
      ? [`driver ${said("nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader")}`]
      : []),
    `${cpus().length} × ${cpus()[0]?.model ?? process.arch}`,
    `${process.platform} ${release()}`,
  ];
}

/** First line of what a command prints. */
function said(command: string, ...args: string[]): string {
  return spawnSync(command, args, { encoding: "utf8", cwd: BENCH }).stdout?.trim().split("\n")[0] ||
    "unknown";
}

function save(folder: string): void {
  const date = new Date().toISOString();
  const report = {
    date,
    commit: process.env.CUFFI_COMMIT ?? said("git", "rev-parse", "--short", "HEAD"),
    device: device.name,
    versions: versions(),
    quick: options.quick,
    method:
      "median over all samples of all rounds; low and high are the 10th and 90th percentile; programs take turns",
    suites: saved,
  };
  mkdirSync(folder, { recursive: true });
  const label = device.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  const path = join(folder, `${date.slice(0, 16).replace(/[T:]/g, "-")}-${label}.json`);
  writeFileSync(path, JSON.stringify(report, null, 1) + "\n");
  console.log(`\nSaved ${path}`);
}
