/**
 * Decodes damaged videos: `bun test/fuzz/video.ts [cases] [seed] [gpu]`, needs libavcodec or a GPU. Each must give
 * frames or an error of a check or of the decoder, leave no memory in use, and never end the process or hang.
 *
 * Videos are decoded in child processes, so that one that ends its process is found and the next one is tried.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Device } from "../../mod.ts";
import { openVideo, VideoDecoder } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { runArguments } from "../support/process.ts";
import { Random } from "../support/random.ts";
import { SAMPLES } from "../support/video.ts";

const ON_GPU = process.argv.includes("gpu");
/** After this many findings the rest is not tried. */
const MAX_FINDINGS = 20;
/** Cases of one child process, and its limits. */
const BATCH = 1000,
  BATCH_MILLISECONDS = 300_000,
  CASE_MILLISECONDS = 20_000,
  MAX_RESIDENT_BYTES = 3 * 2 ** 30;
/** Damaged sizes must not make the suite slow. */
const MAX_PIXELS = 640 * 360 * 4;
/** Frames that are decoded of each video. */
const FRAMES = 8;
/** The part of a file that is damaged and decoded. */
const MAX_BYTES = 60_000;

/** The outcome of a number of cases. */
export interface VideoReport {
  cases: number;
  opened: number;
  frames: number;
  /** Cases that ended the process or took too long, that left memory in use, or gave another error. */
  readonly findings: { readonly index: number; readonly problem: string }[];
}

/** Errors of the engine, in all runtimes. */
const ENGINE =
  /^Cannot (read|set|convert|destructure)|is not (a function|iterable|an object|defined)|call stack|out of bounds/;

/** Files of which the beginning can be decoded alone. */
const FILES = SAMPLES.map(({ file, path, codec }) => ({ file, codec, bytes: readFileSync(path) }));

/** Returns a damaged file. */
function damagedVideo(random: Random): { bytes: Uint8Array; codec: string; file: string } {
  const { file, codec, bytes: whole } = random.pick(FILES);
  let bytes = Uint8Array.from(whole.subarray(0, Math.min(whole.length, MAX_BYTES)));
  for (let i = 1 + random.below(4); i > 0; i--) {
    // Headers are small, and damage to them is more interesting than to pictures.
    const reach = random.pick([64, 1024, 8192, bytes.length]);
    const at = random.below(Math.min(bytes.length, reach)),
      length = 1 + random.below(random.pick([1, 4, 64]));
    const range = bytes.subarray(at, at + length);
    switch (random.below(6)) {
      case 0:
        range.forEach((byte, k) => range[k] = byte ^ (1 << random.below(8)));
        break;
      case 1:
        range.forEach((_, k) => range[k] = random.below(256));
        break;
      case 2:
        range.fill(random.pick([0, 0xff]));
        break;
      case 3:
        bytes.copyWithin(at, random.below(bytes.length), random.below(bytes.length));
        break;
      case 4:
        bytes = Uint8Array.from(bytes.subarray(0, Math.max(1, at)));
        break;
      default:
        range.reverse();
    }
  }
  return { bytes, codec, file };
}

/** Decodes a file, in order and one frame by index. */
async function readFile(
  device: Device,
  bytes: Uint8Array,
  random: Random,
  report: VideoReport,
): Promise<void> {
  await using video = await openVideo(device, bytes, { maxPixels: MAX_PIXELS });
  report.opened++;
  let left = FRAMES;
  for await (using _frame of video.frames({ ahead: 1 + random.below(8) })) {
    report.frames++;
    if (--left === 0) break;
  }
  const count = await video.count();
  if (count === 0) return;
  using _random = await video.at(random.below(Math.min(count, 12)));
}

/** Decodes pieces of a file as packets. */
async function readPackets(device: Device, bytes: Uint8Array, codec: string, random: Random): Promise<void> {
  await using decoder = new VideoDecoder(device, {
    output: (frame) => frame.dispose(),
    error: () => {},
    maxPixels: MAX_PIXELS,
  });
  decoder.configure({ codec, optimizeForLatency: random.below(2) === 0 });
  for (let i = 0, at = 0; i < 10 && at < bytes.length; i++) {
    const end = at + random.below(8000);
    await decoder.decode({
      type: i % 4 === 0 ? "key" : "delta",
      timestamp: i,
      data: bytes.subarray(at, end),
    });
    at = end;
  }
  if (random.below(2) === 0) await decoder.flush();
}

async function runCase(device: Device, random: Random, report: VideoReport): Promise<void> {
  const { bytes, codec } = damagedVideo(random);
  if (random.below(8) === 0) await readPackets(device, bytes, codec, random);
  else await readFile(device, bytes, random, report);
}

/** Runs cases in this process. */
async function runCases(first: number, end: number, seed: string, report: VideoReport): Promise<void> {
  // NVIDIA's parser is not made for hostile data, so the suite fuzzes libavcodec on every machine.
  using device = await openTestDevice(ON_GPU ? "cuda" : "software");
  for (let index = first; index < end; index++) {
    writeSync(1, `${index}\n`); // the last line of a process that ends
    const before = device.memoryInUse();
    let problem: string | undefined;
    try {
      await Promise.race([runCase(device, new Random(`video ${seed} ${index}`), report), timeOut()]);
    } catch (error) {
      if (!(error instanceof Error) || ENGINE.test(error.message)) problem = String(error);
    }
    const leaked = device.memoryInUse() - before;
    if (leaked !== 0) problem ??= `${leaked} bytes remain in use`;
    if (problem !== undefined) report.findings.push({ index, problem });
    report.cases++;
  }
}

/** Rejects with what is no Error after the time that a case may take. */
function timeOut(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject("takes too long"), CASE_MILLISECONDS).unref());
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
  if (ON_GPU) program.push("gpu");
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
  }, 100);
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
export async function fuzzVideo(cases: number, seed: string): Promise<VideoReport> {
  const total: VideoReport = { cases: 0, opened: 0, frames: 0, findings: [] };
  for (let first = 0; first < cases && total.findings.length < MAX_FINDINGS;) {
    const end = Math.min(cases, first + BATCH);
    const { stdout, stderr, reason } = await runChild(first, end, seed);
    const last = stdout.trim().split("\n").pop() ?? "";
    if (reason === undefined) {
      const { opened, frames, findings }: VideoReport = JSON.parse(last);
      total.opened += opened;
      total.frames += frames;
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
  const args = process.argv.slice(2).filter((argument) => argument !== "gpu");
  if (args[0] === "--child") {
    const report: VideoReport = { cases: 0, opened: 0, frames: 0, findings: [] };
    await runCases(Number(args[1]), Number(args[2]), args[3]!, report);
    writeSync(1, `${JSON.stringify(report)}\n`);
    process.exit(0);
  }
  // Decoding takes longer than the cases of other fuzzers.
  const share = args[0] === "tenth" ? 10 : 1;
  const [cases = "1000", seed = "0"] = share === 10 ? args.slice(1) : args;
  const { findings, ...figures } = await fuzzVideo(Math.ceil(Number(cases) / share), seed);
  console.log(JSON.stringify(figures));
  for (const { index, problem } of findings) console.log(`  #${index}: ${problem}`);
  if (findings.length > 0) process.exitCode = 1;
}
