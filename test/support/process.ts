/** Runs a TypeScript program under the runtime that the suite runs under. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** What a child process left behind. */
export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const root: string = fileURLToPath(new URL("../../", import.meta.url).href);

/** How many threads of this process have a name (Linux). */
export function countThreads(name: string): number {
  let count = 0;
  for (const id of readdirSync("/proc/self/task")) {
    try {
      if (readFileSync(`/proc/self/task/${id}/comm`, "utf8").trim() === name) count++;
    } catch {
      // It has ended meanwhile.
    }
  }
  return count;
}

/**
 * Runs a program text; `@cuffi` in it stands for the project's root as a file URL. Extra environment may be
 * given.
 */
export function runProgram(source: string, env: Record<string, string | undefined> = {}): Outcome {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
  try {
    const file = join(folder, "program.ts");
    writeFileSync(file, source.replaceAll("@cuffi/", new URL("../../", import.meta.url).href));
    return runFile(file, [], env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a file of the project, in the project's root or another folder; `gc()` is there for it to call. */
export function runFile(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string | undefined> = {},
  folder: string = root,
): Outcome {
  const prefix = "Deno" in globalThis
    ? ["run", "--allow-all", "--quiet", "--v8-flags=--expose-gc", "--config", join(root, "deno.json")]
    : ["--expose-gc", "run"];
  const result = spawnSync(process.execPath, [...prefix, file, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    cwd: folder,
    timeout: 60_000,
  });
  return { status: result.status, stdout: result.stdout, stderr: result.stderr };
}
