/**
 * Measures cuffi, a C program on libcuda and Python libraries: `bun bench [names…] [options]`, or
 * `deno run --allow-all bench/main.ts`; `--help` lists suites and options.
 *
 * Each program runs in its own process, and they take turns, so that drift affects all of them equally. A cell of
 * the table shows the median of all samples, [10th–90th percentile], and the ratio to C. Without a GPU it measures
 * the software device.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, release } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { mismatch } from "../src/base/check.ts";
import {
  BENCH,
  cProgram,
  findRuntime,
  type JsRuntime,
  OUTPUT,
  ownRuntime,
  type Program,
  pythonProgram,
  type Run,
  run,
  type RuntimeCommand,
  RUNTIMES,
  scalePtx,
  scriptProgram,
  smallModel,
} from "./lib/programs.ts";
import { deviceLink } from "./lib/link.ts";
import { canPlot, plot } from "./lib/plot.ts";
import { Collection, judge, type Result, table } from "./lib/report.ts";
import { clipFolder } from "./lib/video_clips.ts";
import { SCALE_PTX, SMALL_ONNX, type Suite, VIDEO_CLIPS } from "./lib/suite.ts";
import { SUITES } from "./lib/suites.ts";

interface DeviceInfo {
  readonly kind: "cuda" | "software";
  readonly name: string;
}

const HELP = `bun bench [names…] [options]

  names                 only suites whose names start with one of these: ${
  SUITES.map((suite) => suite.name).join(", ")
}
  --quick               fewer samples, sizes and rounds
  --runtimes bun,deno   some of bun, deno and node (default: the current runtime)
  --no-peers            skip programs with other libraries
  --all-peers           include slow peers (torch.compile, torchvision) in a quick run
  --check               exit with status 1 if a target is missed, not only if a program fails
  --save[=FOLDER]       write results (JSON) and plot (SVG) to bench/results/ or FOLDER (default: out/bench/latest.*,
                        which the next run overwrites)
  -h, --help            show this help`;

const { values: options, positionals } = parsed();
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

function parsed() {
  try {
    return parseArgs({
      args: process.argv.slice(2).map((arg) => arg === "--save" ? `--save=${join(BENCH, "results")}` : arg),
      options: {
        "quick": { type: "boolean", default: false },
        "runtimes": { type: "string", default: ownRuntime() },
        "no-peers": { type: "boolean", default: false },
        "all-peers": { type: "boolean", default: false },
        "check": { type: "boolean", default: false },
        "save": { type: "string" },
        "help": { type: "boolean", short: "h", default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${(error as Error).message.split(". ")[0]}\n\n${HELP}`);
    process.exit(2);
  }
}

const unknown = positionals.find((prefix) => !SUITES.some((suite) => suite.name.startsWith(prefix)));
if (unknown !== undefined) {
  console.error(mismatch("suite", SUITES.map((suite) => suite.name).join(", "), unknown));
  process.exit(2);
}

const problems: string[] = [];
const missed: string[] = [];
const saved: Record<string, Result[]> = {};
const names = options.runtimes.split(/[, ]+/).filter((name) => name !== "");
const invalidName = names.find((name) => !(name in RUNTIMES));
if (invalidName !== undefined || names.length === 0) {
  console.error(mismatch("--runtimes", "some of bun, deno and node", JSON.stringify(invalidName ?? "")));
  process.exit(2);
}
const runtimes = names.map((name) => findRuntime(name as RuntimeCommand));
const device = probe(runtimes[0]!);

const link = device.kind === "cuda" ? deviceLink() : undefined;

console.log(`cuffi benchmarks on ${device.name}: ${versions().join(", ")}`);
if (device.kind === "software") {
  console.log(
    "Measuring the software device (no GPU, or CUFFI_DEVICE=software), without C and peers.",
  );
} else console.log(`Link: ${link?.label ?? "unknown (not reported by nvidia-smi)"}`);

const begin = performance.now();
const chosen = SUITES.filter((suite) => {
  const wanted = positionals.length === 0 || positionals.some((prefix) => suite.name.startsWith(prefix));
  return wanted && (positionals.length > 0 || suite.on === "both" || suite.on === device.kind);
});
for (const [index, suite] of chosen.entries()) {
  const start = performance.now();
  const label = `${index + 1} of ${chosen.length}, ${suite.name}`;
  if (suite.ownReport) {
    await showReports(suite, label);
    continue;
  }
  const results = await measure(suite, label);
  if (results.length === 0) continue;
  saved[suite.name] = results;
  console.log(`\n${suite.title} (${suite.name}, ${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
  console.log(
    table(results, device.kind === "cuda" ? suite.targets : {}, runtimes.map((runtime) => runtime.name)),
  );
  if (device.kind === "cuda") noteMissed(suite, results);
}

save();
if (missed.length > 0) console.log(`\nMissed targets:\n${missed.map((line) => `  ${line}`).join("\n")}`);
if (problems.length > 0) {
  console.error(`\nProblems:\n${problems.map((line) => `  ${line.replaceAll("\n", "\n    ")}`).join("\n")}`);
}
if (problems.length > 0 || (options.check && missed.length > 0)) process.exitCode = 1;

/** Opens the device in another process: an open context here would keep the driver warm for all programs. */
function probe(runtime: JsRuntime): DeviceInfo {
  const { command, args } = scriptProgram(runtime, "device.ts", []);
  const child = spawnSync(command, [...args], { encoding: "utf8" });
  if (child.status !== 0) {
    console.error(`cannot open a device:\n${child.stderr}`);
    process.exit(1);
  }
  return JSON.parse(child.stdout.trim().split("\n").at(-1)!);
}

/** Runs all programs of a suite, which take turns. */
async function measure(suite: Suite, label: string): Promise<Result[]> {
  const programs = programsOf(suite);
  const collection = new Collection();
  const excluded = new Set<Program>();
  const rounds = options.quick ? suite.quickRounds : suite.rounds;
  const peerRounds = options.quick ? 1 : suite.peerRounds ?? 3;
  // Process start depends on file caches: the first round of these suites only warms up.
  for (let round = suite.wallClock ? 0 : 1; round <= rounds; round++) {
    for (const program of programs) {
      if (excluded.has(program) || (program.peer && round > peerRounds)) continue;
      progress(`${label}: round ${round} of ${rounds}, ${program.who}`);
      const result = await run(program, { CUFFI_DEVICE: deviceOf(suite) }, suite.timeout);
      if (result.failed !== undefined) problems.push(`${suite.name}, ${program.who}: ${result.failed}`);
      if (result.skipped !== undefined) {
        progress("");
        console.error(`${suite.name}: ${program.who} skipped: ${result.skipped}`);
      }
      if (result.failed !== undefined || result.skipped !== undefined) excluded.add(program);
      else if (round > 0) add(collection, suite, program.who, result);
    }
  }
  progress("");
  return collection.results();
}

/** Runs a script that prints its own report, once under each runtime. */
async function showReports(suite: Suite, label: string): Promise<void> {
  console.log(`\n${suite.title}`);
  for (const program of programsOf(suite)) {
    progress(`${label}: ${program.who}`);
    const result = await run(program, { CUFFI_DEVICE: deviceOf(suite) }, suite.timeout);
    progress("");
    console.log(`\n${result.text.trim()}`);
    if (result.failed !== undefined) problems.push(`${suite.name}, ${program.who}: ${result.failed}`);
  }
}

function deviceOf(suite: Suite): string {
  return suite.on === "software" ? "software" : device.kind;
}

/** Shows one line on the terminal, which the next one overwrites. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\x1b[K`);
}

function add(collection: Collection, suite: Suite, who: string, result: Run): void {
  for (const measurement of result.measurements) collection.add(who, measurement);
  if (!suite.wallClock) return;
  collection.add(who, { name: "first kernel result", unit: "ms", samples: [result.firstOutputMs] });
  collection.add(who, { name: "whole process", unit: "ms", samples: [result.exitMs] });
}

function programsOf(suite: Suite): Program[] {
  const programs: Program[] = [];
  const paths: Readonly<Record<string, () => string>> = {
    [SCALE_PTX]: scalePtx,
    [SMALL_ONNX]: smallModel,
    [VIDEO_CLIPS]: clipFolder,
  };
  const fill = (args: readonly string[]) => [
    ...args.map((arg) => paths[arg]?.() ?? arg),
    ...(options.quick ? ["quick"] : []),
  ];
  if (device.kind === "cuda") {
    try {
      if (suite.c) programs.push(cProgram(suite.c[0], fill(suite.c.slice(1))));
    } catch (error) {
      const reason = `${suite.name}: the C program cannot be built: ${(error as Error).message}`;
      if (options.check) problems.push(reason); // most targets are relative to C
      else console.error(reason);
    }
  }
  for (const runtime of runtimes) {
    programs.push(scriptProgram(runtime, suite.script, fill(suite.args ?? []), suite.exposeGc));
  }
  if ((device.kind === "cuda" || suite.peersOnHost) && !options["no-peers"]) {
    for (const [who, [script, ...args]] of Object.entries(suite.peers ?? {})) {
      if (options.quick && !options["all-peers"] && suite.slowPeers?.includes(who)) continue;
      programs.push(
        script.endsWith(".ts")
          ? { ...scriptProgram(runtimes[0]!, script, fill(args)), who, peer: true }
          : pythonProgram(script, fill(args), who),
      );
    }
  }
  return programs;
}

function noteMissed(suite: Suite, results: readonly Result[]): void {
  for (const result of results) {
    if (!runtimes.some((runtime) => runtime.name === result.who)) continue;
    for (const miss of judge(result, results, suite.targets[result.name]).missed) {
      missed.push(`${result.name}, ${result.who}: ${miss} (${result.median.toPrecision(3)} ${result.unit})`);
    }
  }
}

function versions(): string[] {
  return [
    ...runtimes.map((runtime) => `${runtime.name} ${runtime.version}`),
    ...(device.kind === "cuda"
      ? [`driver ${firstLineOf("nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader")}`]
      : []),
    `${cpus().length} × ${cpus()[0]?.model ?? process.arch}`,
    `${process.platform} ${release()}`,
  ];
}

/** Returns the first line that a command prints. */
function firstLineOf(command: string, ...args: string[]): string {
  return spawnSync(command, args, { encoding: "utf8", cwd: BENCH }).stdout?.trim().split("\n")[0] ||
    "unknown";
}

function save(): void {
  const date = new Date().toISOString();
  const report = {
    date,
    commit: process.env.CUFFI_COMMIT ?? firstLineOf("git", "rev-parse", "--short", "HEAD"),
    device: device.name,
    link: link?.label,
    versions: versions(),
    quick: options.quick,
    method:
      "median over all samples of all rounds; low and high are the 10th and 90th percentile; programs take turns",
    suites: saved,
  };
  const folder = options.save ?? OUTPUT;
  mkdirSync(folder, { recursive: true });
  const label = device.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  const name = options.save === undefined ? "latest" : `${date.slice(0, 16).replace(/[T:]/g, "-")}-${label}`;
  const written = [join(folder, `${name}.json`)];
  writeFileSync(written[0]!, JSON.stringify(report, null, 1) + "\n");
  const { transfer } = saved;
  if (transfer !== undefined && canPlot(transfer)) {
    written.push(join(folder, `${name}.svg`));
    const title = `Copies between host and device: ${device.name}`;
    const subtitle = `${date.slice(0, 10)}; ${versions().join(", ")}; median, band: 10th–90th percentile`;
    writeFileSync(written[1]!, plot(transfer, { title, subtitle, ...(link === undefined ? {} : { link }) }));
  }
  console.log(`\nWritten after ${((performance.now() - begin) / 1000).toFixed(0)} s: ${written.join(", ")}`);
}
