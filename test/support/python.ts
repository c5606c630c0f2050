/**
 * The suite's Python: the one that `openPython()` finds, or the virtual environment of this checkout. Tests
 * are skipped without Python or without a package that they need, unless CUFFI_TEST_PACKAGES (a list with
 * commas) requires it.
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

/** The interpreter for `openPython()` in child processes; undefined if the default search finds it. */
export const interpreter: string | undefined = !named && existsSync(environment) ? environment : undefined;

const required = process.env.CUFFI_TEST_PACKAGES?.split(",") ?? [];

let found: FoundPython | undefined;
let reason: string | undefined;

try {
  found = openLibPython(interpreter);
} catch (error) {
  if (required.length > 0) throw error;
  reason = `no libpython found: ${(error as Error).message.split("\n")[0]}`;
}

/** The reason why Python is not available; undefined if it is. */
export const noPython: string | undefined = reason;

/** The path of the interpreter. */
export const executable: string = found?.executable ?? "python3";

/**
 * The interpreter in this process. Libraries expect it to stay on the thread that started it, and Deno runs
 * each test file on its own thread: only `test/python/python.test.ts` and its imports may use it.
 */
export function testPython(): Python {
  if (found === undefined) throw new Error(reason);
  return openPython(interpreter === undefined ? {} : { python: interpreter });
}

const FIND = "import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)";

/**
 * Returns why packages are not available, or undefined if they are. Does not import them, which may take
 * seconds.
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

const FOLDER =
  "import importlib.util, sys; print(importlib.util.find_spec(sys.argv[1]).submodule_search_locations[0])";

/** Returns the folder of a package; undefined if it is not installed. */
export function packageFolder(name: string): string | undefined {
  if (found === undefined) return undefined;
  const { status, stdout } = spawnSync(executable, ["-c", FOLDER, name], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
