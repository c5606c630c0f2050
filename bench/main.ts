/**
 * `bun bench [names…] [--quick] [--runtimes bun,deno] [--no-peers|--all-peers] [--check] [--save[=folder]]`, or the same by
 * `deno run --allow-all bench/main.ts`.
 *
 * Measures cuffi beside a C program for libcuda and beside Python libraries, each in processes of its own that take
 * turns, so that drift of clocks and machine meets all alike. A cell is the median of all samples, [10th–90th
 * percentile], and the ratio to C. Without a GPU the software device is measured.
 *
 * - `names`: measure only the suites whose name begins so (transfer, launch, peer, waiting, interop, cold, import, kernels, image,
 *   arrays, worker, soak, host, software).
 * - `--quick`: fewer samples, sizes and rounds, the same methods.
 * - `--runtimes`: bun, deno or both; default is the one that runs this.
 * - `--no-peers`: leave the Python programs out.
 * - `--all-peers`: in a quick run, too, measure those that take long (torch.compile, torchvision).
 * - `--check`: exit with status 1 if a bar is missed, not only if a program failed.
 * - `--save`: write results (JSON) and plot (SVG) into `bench/results/`, or the folder given. Default: `out/bench/`, under a
 *   name that the next run uses again.
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
  OUTPUT,
  ownRuntime,
  type Program,
  pythonProgram,
  type Run,
  run,
  scalePtx,
  scriptProgram,
} from "./lib/programs.ts";
import { deviceLink } from "./lib/link.ts";
import { canPlot, plot } from "./lib/plot.ts";
import { Collection, judge, type Result, table } from "./lib/report.ts";
import { SCALE_PTX, type Suite, SUITES } from "./lib/suites.ts";

interface DeviceInfo {
  readonly kind: "cuda" | "software";
  readonly name: string;
}

const HELP = `bun bench [names…] [options]

  names                 only the suites whose name begins so: ${SUITES.map((suite) => suite.name).join(", ")}
  --quick               fewer samples, sizes and rounds
  --runtimes bun,deno   one or both (default: the one that runs this)
  --no-peers            leave the Python programs out
  --all-peers           in a quick run, too, measure those that take long
  --check               exit with status 1 if a bar is missed
  --save[=FOLDER]       write results and plot into bench/results/, or the folder (default: out/bench/)
  -h, --help            this text`;

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
  console.error(`${unknown}: no such suite; there are ${SUITES.map((suite) => suite.name).join(", ")}`);
  process.exit(2);
}

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

const link = device.kind === "cuda" ? deviceLink() : undefined;

console.log(`cuffi benchmarks on ${device.name}: ${versions().join(", ")}`);
if (device.kind === "software") {
  console.log(
    "There is no GPU here, or CUFFI_DEVICE=software: what follows is the software device, without C and peers.",
  );
} else console.log(`Link: ${link?.label ?? "nvidia-smi does not say"}`);

const begin = performance.now();
const chosen = SUITES.filter((suite) => {
  const wanted = positionals.length === 0 || positionals.some((prefix) => suite.name.startsWith(prefix));
  return wanted && (positionals.length > 0 || suite.on === "both" || suite.on === device.kind);
});
for (const [index, suite] of chosen.entries()) {
  const start = performance.now();
  const place = `${index + 1} of ${chosen.length}, ${suite.name}`;
  if (suite.ownReport) {
    await showReports(suite, place);
    continue;
  }
  const results = await measure(suite, place);
  if (results.length === 0) continue;
  saved[suite.name] = results;
  console.log(`\n${suite.title} (${suite.name}, ${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
  console.log(
    table(results, device.kind === "cuda" ? suite.bars : {}, runtimes.map((runtime) => runtime.name)),
  );
  if (device.kind === "cuda") noteMissed(suite, results);
}

save();
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
async function measure(suite: Suite, place: string): Promise<Result[]> {
  const programs = programsOf(suite);
  const collection = new Collection();
  const out = new Set<Program>();
  const rounds = options.quick ? suite.quickRounds : suite.rounds;
  const peerRounds = options.quick ? 1 : suite.peerRounds ?? 3;
  // What a process start finds in caches depends on the one before: the first round of these only warms up.
  for (let round = suite.wallClock ? 0 : 1; round <= rounds; round++) {
    for (const program of programs) {
      if (out.has(program) || (program.peer && round > peerRounds)) continue;
      progress(`${place}: round ${round} of ${rounds}, ${program.who}`);
      const result = await run(program, { CUFFI_DEVICE: deviceOf(suite) }, suite.timeout);
      if (result.failed !== undefined) problems.push(`${suite.name}, ${program.who}: ${result.failed}`);
      if (result.skipped !== undefined) {
        progress("");
        console.error(`${suite.name}: ${program.who} is left out: ${result.skipped}`);
      }
      if (result.failed !== undefined || result.skipped !== undefined) out.add(program);
      else if (round > 0) add(collection, suite, program.who, result);
    }
  }
  progress("");
  return collection.results();
}

/** Runs a script that prints a report of its own, once under each runtime. */
async function showReports(suite: Suite, place: string): Promise<void> {
  console.log(`\n${suite.title}`);
  for (const program of programsOf(suite)) {
    progress(`${place}: ${program.who}`);
    const result = await run(program, { CUFFI_DEVICE: deviceOf(suite) }, suite.timeout);
    progress("");
    console.log(`\n${result.text.trim()}`);
    if (result.failed !== undefined) problems.push(`${suite.name}, ${program.who}: ${result.failed}`);
  }
}

function deviceOf(suite: Suite): string {
  return suite.on === "software" ? "software" : device.kind;
}

/** One line on the terminal, written over by the next one. */
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
  const fill = (args: readonly string[]) => [
    ...args.map((arg) => arg === SCALE_PTX ? scalePtx() : arg),
    ...(options.quick ? ["quick"] : []),
  ];
  if (device.kind === "cuda") {
    try {
      if (suite.c) programs.push(cProgram(suite.c[0], fill(suite.c.slice(1))));
    } catch (error) {
      const reason = `${suite.name}: there is no C to compare with: ${(error as Error).message}`;
      if (options.check) problems.push(reason); // most bars compare with it
      else console.error(reason);
    }
  }
  for (const runtime of runtimes) {
    programs.push(scriptProgram(runtime, suite.script, fill([]), suite.exposeGc));
  }
  if (device.kind === "cuda" && !options["no-peers"]) {
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
    for (const miss of judge(result, results, suite.bars[result.name]).missed) {
      missed.push(`${result.name}, ${result.who}: ${miss} (${result.median.toPrecision(3)} ${result.unit})`);
    }
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

function save(): void {
  const date = new Date().toISOString();
  const report = {
    date,
    commit: process.env.CUFFI_COMMIT ?? said("git", "rev-parse", "--short", "HEAD"),
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
    writeFileSync(written[1]!, plot(transfer, { title, subtitle, link }));
  }
  console.log(`\nWritten after ${((performance.now() - begin) / 1000).toFixed(0)} s: ${written.join(", ")}`);
}
