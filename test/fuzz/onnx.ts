/**
 * Opens damaged models and runs those that open: `bun test/fuzz/onnx.ts [cases] [seed]`, needs ONNX Runtime
 * (test/requirements.txt). Each must open or give an error of a check or of ONNX Runtime, run or give such an error,
 * leave no memory in use, and never end the process.
 *
 * Models are opened and run in child processes, so that one that ends its process is found and the next one is
 * tried. Operators of which ONNX Runtime itself crashes or never returns are listed, and left out.
 */
import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Device, DeviceArray, DType } from "../../mod.ts";
import { openModel } from "../../src/onnx/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { runArguments } from "../support/process.ts";
import { Random } from "../support/random.ts";
import { damagedModel } from "./onnx_models.ts";

/** After this many findings the rest is not tried. */
const MAX_FINDINGS = 20;
/** Cases of one child process, and its limits. */
const BATCH = 2000, BATCH_MILLISECONDS = 100_000, MAX_RESIDENT_BYTES = 3 * 2 ** 30;
/** Inputs with more elements are not made. */
const MAX_ELEMENTS = 100_000;

/** Operators that are not opened, with the reason: seen with ONNX Runtime 1.31. */
const NOT_OPENED: Readonly<Record<string, string>> = {
  OneHot: "inferring its shape reads the first element of an empty depth, and a large depth takes all memory",
};
/** Operators that are opened and not run. */
const NOT_RUN: Readonly<Record<string, string>> = {
  Loop: "a damaged count never ends or takes all memory, and an empty one is read at address 0",
  Scan: "as Loop",
  Einsum: "an input without dimensions ends the process, by std::terminate()",
};

/** The outcome of a number of cases. */
export interface OnnxReport {
  cases: number;
  opened: number;
  ran: number;
  /** Cases that ended the process or took too long, that left memory in use, or gave another error. */
  readonly findings: { readonly index: number; readonly problem: string }[];
}

/** Errors of the engine, in all runtimes. */
const ENGINE =
  /^Cannot (read|set|convert|destructure)|is not (a function|iterable|an object|defined)|call stack|out of bounds/;

/** Opens and runs a model. */
async function runCase(device: Device, file: Uint8Array<ArrayBuffer>, report: OnnxReport): Promise<void> {
  const text = Buffer.from(file).toString("latin1");
  const contains = (operators: object) => Object.keys(operators).some((operator) => text.includes(operator));
  if (contains(NOT_OPENED)) return;
  using model = await openModel(device, file, { providers: "cpu", threads: 1 });
  report.opened++;
  if (contains(NOT_RUN)) return;
  using stack = new DisposableStack();
  const inputs: Record<string, DeviceArray> = {};
  for (const { name, dtype, shape = [] } of model.inputs) {
    const extents = shape.map((extent) => typeof extent === "number" ? extent : 2);
    if (extents.reduce((product, extent) => product * extent, 1) > MAX_ELEMENTS) return;
    inputs[name] = stack.use(device.zeros(extents, dtype as DType));
  }
  model.run(inputs)[Symbol.dispose]();
  report.ran++;
}

/** Runs cases in this process. */
async function runCases(first: number, end: number, seed: string, report: OnnxReport): Promise<void> {
  using device = await openTestDevice("software");
  for (let index = first; index < end; index++) {
    writeSync(1, `${index}\n`); // the last line of a process that ends
    const before = device.memoryInUse();
    let problem: string | undefined;
    try {
      await runCase(device, damagedModel(new Random(`onnx ${seed} ${index}`)), report);
    } catch (error) {
      if (!(error instanceof Error) || ENGINE.test(error.message)) problem = String(error);
    }
    const leaked = device.memoryInUse() - before;
    if (leaked !== 0) problem ??= `${leaked} bytes remain in use`;
    if (problem !== undefined) report.findings.push({ index, problem });
    report.cases++;
  }
}

/** Output of a child process, and why it ended. */
interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  /** Undefined if it finished. */
  readonly reason: string | undefined;
}

/** Runs cases in a child process, which is ended when it takes too long or too much memory. */
async function runChild(first: number, end: number, seed: string): Promise<Ended> {
  const program = [...runArguments(), fileURLToPath(import.meta.url), "--child", `${first}`, `${end}`, seed];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "", stderr = "", reason: string | undefined;
  child.stdout.on("data", (text) => stdout += text);
  child.stderr.on("data", (text) => stderr += text);
  const stop = (why: string): void => {
    reason ??= why;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => stop("takes too long"), BATCH_MILLISECONDS);
  const poll = setInterval(() => {
    if (residentBytes(child.pid!) > MAX_RESIDENT_BYTES) stop("takes too much memory");
  }, 20);
  try {
    const [status, signal] = await once(child, "close") as [number | null, string | null];
    if (status !== 0) reason ??= `ends the process: ${signal ?? `status ${status}`}`;
    return { stdout, stderr, reason };
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
  }
}

/** The bytes of a process in memory; 0 where the system does not say. */
function residentBytes(id: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Runs cases in child processes. */
export async function fuzzOnnx(cases: number, seed: string): Promise<OnnxReport> {
  const total: OnnxReport = { cases: 0, opened: 0, ran: 0, findings: [] };
  for (let first = 0; first < cases && total.findings.length < MAX_FINDINGS;) {
    const end = Math.min(cases, first + BATCH);
    const { stdout, stderr, reason } = await runChild(first, end, seed);
    const last = stdout.trim().split("\n").pop() ?? "";
    if (reason === undefined) {
      const { opened, ran, findings }: OnnxReport = JSON.parse(last);
      total.opened += opened;
      total.ran += ran;
      total.findings.push(...findings);
      first = end;
    } else {
      if (!/^\d+$/.test(last)) throw new Error(`no case was tried: ${reason} ${stderr}`);
      const index = Number(last), text = stderr.trim().split("\n").at(-1) ?? "";
      total.findings.push({ index, problem: `${reason} ${text}` });
      first = index + 1;
    }
    total.cases = first;
  }
  return total;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  if (args[0] === "--child") {
    const report: OnnxReport = { cases: 0, opened: 0, ran: 0, findings: [] };
    await runCases(Number(args[1]), Number(args[2]), args[3]!, report);
    writeSync(1, `${JSON.stringify(report)}\n`);
    process.exit(0);
  }
  const [cases = "2000", seed = "0"] = args;
  const { findings, ...figures } = await fuzzOnnx(Number(cases), seed);
  console.log(JSON.stringify(figures));
  for (const { index, problem } of findings) console.log(`  #${index}: ${problem}`);
  if (findings.length > 0) process.exitCode = 1;
}
