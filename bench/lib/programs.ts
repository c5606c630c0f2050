/** The programs that are measured: TypeScript under Bun and Deno, C, Python. Each runs as a child process. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Measurement } from "./measure.ts";
import { SCALE } from "./scale.ts";

export const BENCH: string = fileURLToPath(new URL("..", import.meta.url).href);
const ROOT = dirname(BENCH.replace(/\/$/, ""));
/** Where what is built and measured is put. */
export const OUTPUT: string = join(ROOT, "out", "bench");

/** A command that prints measurements; `who` names its column in the table. */
export interface Program {
  readonly who: string;
  readonly command: string;
  readonly args: readonly string[];
  /** It is another library, for comparison. */
  readonly peer?: boolean;
}

/** What one run of a program gave. */
export interface Run {
  readonly measurements: Measurement[];
  /** All of stdout. */
  readonly text: string;
  /** A peer that is not installed says why it did not run. */
  readonly skipped?: string;
  /** The end of stderr, if the program failed. */
  readonly failed?: string;
  /** Milliseconds from the spawn to the first byte of output. */
  readonly firstOutputMs: number;
  /** Milliseconds from the spawn to the exit. */
  readonly exitMs: number;
}

/** A JavaScript runtime that can run the TypeScript programs. */
export interface JsRuntime {
  readonly name: "Bun" | "Deno";
  readonly path: string;
  readonly version: string;
}

/** The runtime that this process runs in. */
export function ownRuntime(): "bun" | "deno" {
  return "bun" in process.versions ? "bun" : "deno";
}

/** Finds a runtime: this process's own, on the PATH, or in node_modules. */
export function findRuntime(name: "bun" | "deno"): JsRuntime {
  const path = name === ownRuntime()
    ? process.execPath
    : findOnPath(name) ?? join(ROOT, "node_modules", ".bin", name);
  const said = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (said.status !== 0) throw new Error(`${name} is neither on the PATH nor in node_modules`);
  const version = said.stdout.match(/\d+\.\d+\.\d+\S*/)?.[0] ?? "?";
  return { name: name === "bun" ? "Bun" : "Deno", path, version };
}

/** A program of this folder, such as `launch.ts`. With `exposeGc` it may call the garbage collector. */
export function scriptProgram(
  runtime: JsRuntime,
  script: string,
  args: readonly string[],
  exposeGc = false,
): Program {
  const options = runtime.name === "Deno"
    ? ["run", "--allow-all", "--no-lock", ...(exposeGc ? ["--v8-flags=--expose-gc"] : [])]
    : [...(exposeGc ? ["--expose-gc"] : []), "run"];
  return { who: runtime.name, command: runtime.path, args: [...options, join(BENCH, script), ...args] };
}

/** A program of `peers/`. */
export function pythonProgram(script: string, args: readonly string[], who: string): Program {
  return {
    who,
    command: process.env.PYTHON ?? "python3",
    args: [join(BENCH, "peers", script), ...args],
    peer: true,
  };
}

/** Path of a file with the PTX of `scale.ts`, for C and Python. */
export function scalePtx(): string {
  const path = join(OUTPUT, "scale.ptx");
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path, SCALE);
  return path;
}

/** Compiles `c/<name>.c` if it is newer than what was built before. Throws with the compilers' words. */
export function cProgram(name: string, args: readonly string[]): Program {
  const binary = join(OUTPUT, name);
  const sources = [`c/${name}.c`, "c/cuda_floor.h"].map((path) => join(BENCH, path));
  const built = existsSync(binary) ? statSync(binary).mtimeMs : 0;
  if (sources.some((path) => statSync(path).mtimeMs > built)) compile(sources[0]!, binary);
  return { who: "C", command: binary, args };
}

function compile(source: string, binary: string): void {
  mkdirSync(OUTPUT, { recursive: true });
  const include = cudaIncludeFolder();
  const attempts: [string, string[]][] = [];
  if (include) attempts.push([process.env.CC ?? "cc", ["-O2", `-I${include}`, source, "-o", binary, "-ldl"]]);
  attempts.push([findOnPath("nvcc") ?? "/usr/local/cuda/bin/nvcc", [
    "-O2",
    "-x",
    "c",
    source,
    "-o",
    binary,
    "-ldl",
  ]]);
  const reasons: string[] = include ? [] : ["cuda.h was not found: set CUDA_HOME"];
  for (const [command, args] of attempts) {
    const done = spawnSync(command, args, { encoding: "utf8" });
    if (done.status === 0) return;
    reasons.push(`${command}: ${done.error?.message ?? done.stderr.trim()}`);
  }
  throw new Error(reasons.join("\n"));
}

/**
 * The folder that holds cuda.h: of CUDA_HOME, CUDA_PATH, the toolkit of the nvcc on the PATH, the usual places, or the wheels
 * of an active virtual environment.
 */
function cudaIncludeFolder(): string | undefined {
  const nvcc = findOnPath("nvcc");
  const homes = [
    process.env.CUDA_HOME,
    process.env.CUDA_PATH,
    nvcc && dirname(dirname(nvcc)),
    "/usr/local/cuda",
    "/opt/cuda",
  ];
  const folders = homes.filter((home) => !!home).flatMap((home) =>
    ["include", "targets/x86_64-linux/include", "targets/sbsa-linux/include"].map((sub) => join(home!, sub))
  );
  return [...folders, ...wheelFolders(), "/usr/include"].find((folder) => existsSync(join(folder, "cuda.h")));
}

function wheelFolders(): string[] {
  const library = join(process.env.VIRTUAL_ENV ?? "", "lib");
  if (!process.env.VIRTUAL_ENV || !existsSync(library)) return [];
  return readdirSync(library).filter((name) => name.startsWith("python")).flatMap((python) =>
    ["cuda_runtime", "cu13"].map((wheel) => join(library, python, "site-packages/nvidia", wheel, "include"))
  );
}

function findOnPath(name: string): string | undefined {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)).find((path) =>
    existsSync(path)
  );
}

/** Runs a program to its end; kills it after so many seconds. */
export function run(program: Program, env: Record<string, string> = {}, seconds = 180): Promise<Run> {
  return new Promise((resolve) => {
    let stdout = "", stderr = "", firstOutputMs = NaN;
    const start = performance.now();
    const child: ChildProcess = spawn(program.command, program.args, {
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const timer = setTimeout(() => {
      stderr += `\nkilled after ${seconds} s`;
      child.kill("SIGKILL");
    }, seconds * 1000);
    child.stdout!.on("data", (chunk) => {
      if (stdout === "") firstOutputMs = performance.now() - start;
      stdout += chunk;
    });
    child.stderr!.on("data", (chunk) => stderr += chunk);
    const end = (problem: string | undefined) => {
      clearTimeout(timer);
      const exitMs = performance.now() - start;
      resolve({
        ...parse(stdout),
        text: stdout,
        failed: problem && `${problem}\n${stderr.trim().slice(-2000)}`,
        firstOutputMs,
        exitMs,
      });
    };
    child.on("error", (error) => end(error.message));
    child.on("close", (code, signal) => end(code === 0 ? undefined : `exit ${code ?? signal}`));
  });
}

function parse(stdout: string): { measurements: Measurement[]; skipped?: string } {
  const lines = stdout.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  return {
    measurements: lines.filter((line) => "samples" in line),
    skipped: lines.find((line) => "skipped" in line)?.skipped,
  };
}
