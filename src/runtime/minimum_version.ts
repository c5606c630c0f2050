/** The oldest runtimes that cuffi supports, found by trying. `package.json` repeats them. */
import { nodeProcess } from "./node_builtins.ts";

interface Minimum {
  readonly name: string;
  readonly version: string;
  readonly upgrade: string;
}

/** Versions by the key of `process.versions`. Bun and Deno also have `node`, so it comes last. */
export const MINIMUM_VERSIONS: Readonly<Record<"bun" | "deno" | "node", Minimum>> = {
  // Older ones crash in calls of libpython, and the oldest cannot open any library.
  bun: { name: "Bun", version: "1.2.18", upgrade: "run `bun upgrade`" },
  // Older ones compute wrong checksums of PNG files.
  deno: { name: "Deno", version: "2.5.0", upgrade: "run `deno upgrade`" },
  node: { name: "Node.js", version: "22.12.0", upgrade: "install a newer Node.js (26.9 for GPUs)" },
};

/** Returns what is wrong with the runtime and how to fix it; undefined if it is new enough or unknown. */
export function versionProblem(versions: Readonly<Record<string, string | undefined>>): string | undefined {
  for (const [key, { name, version, upgrade }] of Object.entries(MINIMUM_VERSIONS)) {
    const actual = versions[key];
    if (actual === undefined) continue;
    return isOlder(actual, version)
      ? `cuffi needs ${name} ${version} or newer, and this is ${actual}: ${upgrade}`
      : undefined;
  }
  return undefined;
}

/** Throws an error that names the minimum version if the runtime is older. */
export function checkRuntimeVersion(): void {
  const { Bun, Deno } = globalThis as {
    Bun?: { version: string };
    Deno?: { version: { deno: string } };
  };
  // Deno takes 10 ms to load `process`.
  const versions = Bun !== undefined
    ? { bun: Bun.version }
    : Deno !== undefined
    ? { deno: Deno.version.deno }
    : nodeProcess()?.versions;
  const problem = versionProblem(versions ?? {});
  if (problem !== undefined) throw new Error(problem);
}

function isOlder(version: string, minimum: string): boolean {
  const actual = parts(version), least = parts(minimum);
  const at = actual.findIndex((part, i) => part !== least[i]);
  return at >= 0 && actual[at]! < least[at]!;
}

/** Major, minor and patch, without what follows: `1.2.18-canary.3` → 1, 2, 18. */
function parts(version: string): number[] {
  return [0, 1, 2].map((i) => parseInt(version.split(".")[i] ?? "0", 10));
}
