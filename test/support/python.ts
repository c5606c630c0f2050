/**
 * The Python of the suite: what `openPython()` finds, else the environment that this checkout may have. Without Python or a
 * package the tests that need it are skipped; but not those packages that CUFFI_TEST_PACKAGES lists, with commas: then
 * nothing runs.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { openPython, type Python } from "../../src/python/mod.ts";
import { root } from "./process.ts";

const environment = join(root, ".venv/bin/python");
const named = Boolean(process.env.CUFFI_PYTHON || process.env.VIRTUAL_ENV);

/** The interpreter for `openPython()` in programs that tests start; undefined: it is found as users' is. */
export const interpreter: string | undefined = !named && existsSync(environment) ? environment : undefined;

const required = process.env.CUFFI_TEST_PACKAGES?.split(",") ?? [];

let python: Python | undefined;
let reason: string | undefined;

try {
  python = openPython(interpreter === undefined ? {} : { python: interpreter });
} catch (error) {
  if (required.length > 0) throw error;
  reason = `no libpython was found: ${(error as Error).message.split("\n")[0]}`;
}

/** Why there is no Python here; undefined if there is one. */
export const noPython: string | undefined = reason;

/** The interpreter. */
export function testPython(): Python {
  if (python === undefined) throw new Error(reason);
  return python;
}

/** Why packages cannot be used, or undefined if they are there. They are looked for and not imported, which may take seconds. */
export function missing(...packages: string[]): string | undefined {
  if (python === undefined) return reason;
  for (const name of packages) {
    using util = python.import("importlib.util");
    using spec = util.callMethod("find_spec", name);
    if (spec.toJs() !== null) continue;
    const absent = `the Python package ${name} is not installed`;
    if (required.includes(name)) throw new Error(absent);
    return absent;
  }
  return undefined;
}
