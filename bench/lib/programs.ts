/** Runs the measured programs as child processes: TypeScript under Bun, Deno and Node, C, and Python. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Measurement } from "./measure.ts";
import { SCALE } from "./scale.ts";
import { SMALL_MODEL } from "./small_model.ts";

export const BENCH: string = fileURLToPath(new URL("..", import.meta.url).href);
const ROOT = dirname(BENCH.replace(/\/$/, ""));
/** Folder for built programs and results. */
export const OUTPUT: string = join(ROOT, "out", "bench");

/** A command that prints measurements. `who` is its column in the table. */
export interface Program {
  readonly who: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Whether it measures another library for comparison. */
  readonly peer?: boolean;
}

/** The outcome of one run of a program. */
export interface Run {
  readonly measurements: Measurement[];
  /** The complete standard output. */
  readonly text: string;
  /** Why a peer did not run, such as a missing package. */
  readonly skipped?: string;
  /** The end of the standard error output, if the program failed. */
  readonly failed?: string;
  /** Milliseconds from spawn to the first byte of output. */
  readonly firstOutputMs: number;
  /** Milliseconds from spawn to the exit. */
  readonly exitMs: number;
}

/** The runtimes by command, with their columns in tables. */
export const RUNTIMES = { bun: "Bun", deno: "Deno", node: "Node" } as const;

/** The command of a runtime. */
export type RuntimeCommand = keyof typeof RUNTIMES;

/** A JavaScript runtime that can run the TypeScript programs. */
export interface JsRuntime {
  readonly name: typeof RUNTIMES[RuntimeCommand];
  readonly command: RuntimeCommand;
  readonly path: string;
  readonly version: string;
}

/** Returns the runtime of this process. */
export function ownRuntime(): RuntimeCommand {
  return "bun" in process.versions ? "bun" : "deno" in process.versions ? "deno" : "node";
}

/**
 * Returns the arguments with which a runtime runs a TypeScript file (default: this runtime). With `exposeGc`
 * the program can call the garbage collector.
 */
export function runArguments(runtime: RuntimeCommand = ownRuntime(), exposeGc = false): string[] {
  switch (runtime) {
    case "bun":
      return [...(exposeGc ? ["--expose-gc"] : []), "run"];
    case "deno":
      return [
        "run",
        "--allow-all",
        "--no-lock",
        "--no-check",
        "--quiet",
        ...(exposeGc ? ["--v8-flags=--expose-gc"] : []),
      ];
    case "node": // loading node:ffi prints a warning
      return ["--disable-warning=ExperimentalWarning", ...(exposeGc ? ["--expose-gc"] : [])];
  }
}

/** Finds a runtime: this process's own, on the PATH, or in node_modules. Throws if it is not installed. */
export function findRuntime(name: RuntimeCommand): JsRuntime {
  const found = searchRuntime(name);
  if (found === undefined) throw new Error(`${name} not found on the PATH or in node_modules`);
  return found;
}

/** Searches for a runtime as `findRuntime()` does. Returns undefined if it is not installed. */
export function searchRuntime(name: RuntimeCommand): JsRuntime | undefined {
  const path = name === ownRuntime()
    ? process.execPath
    : findOnPath(name) ?? join(ROOT, "node_modules", ".bin", name);
  const child = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (child.status !== 0) return undefined;
  const version = child.stdout.match(/\d+\.\d+\.\d+\S*/)?.[0] ?? "?";
  return { name: RUNTIMES[name], command: name, path, version };
}

/** Returns a program in `bench/`, such as `launch.ts`. */
export function scriptProgram(
  runtime: JsRuntime,
  script: string,
  args: readonly string[],
  exposeGc = false,
): Program {
  const options = runArguments(runtime.command, exposeGc);
  return { who: runtime.name, command: runtime.path, args: [...options, join(BENCH, script), ...args] };
}

/** Returns a program in `peers/`. */
export function pythonProgram(script: string, args: readonly string[], who: string): Program {
  return {
    who,
    command: process.env.PYTHON ?? "python3",
    args: [join(BENCH, "peers", script), ...args],
    peer: true,
  };
}

/** Writes the PTX of `scale.ts` to a file for the C and Python programs. Returns its path. */
export function scalePtx(): string {
  const path = join(OUTPUT, "scale.ptx");
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path, SCALE);
  return path;
}

/** Writes the model of `small_model.ts` to a file for the Python program. Returns its path. */
export function smallModel(): string {
  const path = join(OUTPUT, "small.onnx");
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path, SMALL_MODEL);
  return path;
}

/** Compiles `c/<name>.c` if it is newer than its binary. Throws with the compilers' messages. */
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
  const reasons: string[] = include ? [] : ["cuda.h not found; set CUDA_HOME"];
  for (const [command, args] of attempts) {
    const done = spawnSync(command, args, { encoding: "utf8" });
    if (done.status === 0) return;
    reasons.push(`${command}: ${done.error?.message ?? done.stderr.trim()}`);
  }
  throw new Error(reasons.join("\n"));
}

/**
 * Returns the folder of cuda.h: in CUDA_HOME, CUDA_PATH, the toolkit of the nvcc on the PATH, the usual
 * places, or the wheels of an active virtual environment.
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

/** Runs a program to completion, or kills it after `seconds`. */
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
        ...(problem === undefined ? {} : { failed: `${problem}\n${stderr.trim().slice(-2000)}` }),
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
  const skipped = lines.find((line) => "skipped" in line)?.skipped;
  return {
    measurements: lines.filter((line) => "samples" in line),
    ...(skipped === undefined ? {} : { skipped }),
  };
}
