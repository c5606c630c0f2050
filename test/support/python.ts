/**
 * The Python of the suite: what `openPython()` finds, else the environment that this checkout may have.
 * Without Python or a package the tests that need it are skipped; but not those packages that
 * CUFFI_TEST_PACKAGES lists, with commas: then nothing runs.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { type FoundPython, openLibPython } from "../../src/python/find_libpython.ts";
import { openPython, type Python } from "../../src/python/mod.ts";
import { root } from "./process.ts";

const environment = join(root, ".venv/bin/python");
const named = Boolean(process.env.CUFFI_PYTHON || process.env.VIRTUAL_ENV);

/** The interpreter for `openPython()` in programs that tests start; undefined: it is found as users' is. */
export const interpreter: string | undefined = !named && existsSync(environment) ? environment : undefined;

const required = process.env.CUFFI_TEST_PACKAGES?.split(",") ?? [];

let found: FoundPython | undefined;
let reason: string | undefined;

try {
  found = openLibPython(interpreter);
} catch (error) {
  if (required.length > 0) throw error;
  reason = `no libpython was found: ${(error as Error).message.split("\n")[0]}`;
}

/** Why there is no Python here; undefined if there is one. */
export const noPython: string | undefined = reason;

/** The interpreter as a program. */
export const executable: string = found?.executable ?? "python3";

/**
 * The interpreter in this process. Libraries expect it to stay with the thread that started it, and Deno runs
 * each file of tests on a thread of its own: only `test/python/python.test.ts` and what that imports may use
 * it.
 */
export function testPython(): Python {
  if (found === undefined) throw new Error(reason);
  return openPython(interpreter === undefined ? {} : { python: interpreter });
}

const FIND = "import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)";

/**
 * Why packages cannot be used, or undefined if they are there. They are looked for and not imported, which
 * may take seconds.
 */
export function missing(...packages: string[]): string | undefined {
  if (found === undefined) return reason;
  for (const name of packages) {
    if (spawnSync(executable, ["-c", FIND, name]).status === 0) continue;
    const absent = `the Python package ${name} is not installed`;
    if (required.includes(name)) throw new Error(absent);
    return absent;
  }
  return undefined;
}
