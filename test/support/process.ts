/** Child processes under the runtime of the suite. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import {
  ownRuntime,
  runArguments as argumentsIn,
  type RuntimeCommand,
  RUNTIMES,
  searchRuntime,
} from "../../bench/lib/programs.ts";
import { versionProblem } from "../../src/runtime/minimum_version.ts";

/** The result of a child process. */
export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The project's root folder. */
export const root: string = fileURLToPath(new URL("../../", import.meta.url).href);

/** The reason to skip tests of files without permission, if this user may read all files. */
export const unlimited: string | false = (process.platform === "win32" || process.getuid?.() === 0) &&
  "needs a user other than root";

/** Counts the threads of this process with a name (Linux). */
export function countThreads(name: string): number {
  let count = 0;
  for (const id of readdirSync("/proc/self/task")) {
    try {
      if (readFileSync(`/proc/self/task/${id}/comm`, "utf8").trim() === name) count++;
    } catch {
      // The thread has ended.
    }
  }
  return count;
}

/** Replaces "@cuffi/" in a program with the URL of the project's root. */
export function resolveImports(source: string): string {
  return source.replaceAll("@cuffi/", new URL("../../", import.meta.url).href);
}

/**
 * Returns `count` runtimes for processes that work together: each of Bun, Deno and Node that is installed
 * and new enough, the suite's own first, and the suite's own again if there are fewer.
 */
export function installedRuntimes(count: number): RuntimeCommand[] {
  const others = (Object.keys(RUNTIMES) as RuntimeCommand[]).filter((name) => {
    const found = name === ownRuntime() ? undefined : searchRuntime(name);
    return found !== undefined && versionProblem({ [name]: found.version }) === undefined;
  });
  const found = [ownRuntime(), ...others].slice(0, count);
  return [...found, ...new Array<RuntimeCommand>(count - found.length).fill(ownRuntime())];
}

/**
 * Returns the arguments with which the suite's runtime runs a TypeScript file in any folder. With `exposeGc`
 * the program can call `gc()`.
 */
export function runArguments(exposeGc = false): string[] {
  const options = argumentsIn(ownRuntime(), exposeGc);
  return ownRuntime() === "deno" ? [...options, "--config", join(root, "deno.json")] : options;
}

/** Runs a program, which can import from "@cuffi/…", the project's root. */
export function runProgram(source: string, env: Record<string, string | undefined> = {}): Outcome {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
  try {
    const file = join(folder, "program.ts");
    writeFileSync(file, resolveImports(source));
    return runFile(file, [], env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a file in a folder (default: the project's root). The program can call `gc()`. */
export function runFile(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string | undefined> = {},
  folder: string = root,
): Outcome {
  const result = spawnSync(process.execPath, [...runArguments(true), file, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    cwd: folder,
    timeout: 60_000,
  });
  return { status: result.status, stdout: result.stdout, stderr: result.stderr };
}
