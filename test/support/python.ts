/** The Python of the suite: what `openPython()` finds, else the environments that this checkout may have. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { openPython, type Python } from "../../src/python/mod.ts";
import { root } from "./process.ts";

let python: Python | undefined;
let reason: string | undefined;

try {
  const environment = join(root, ".venv/bin/python");
  const named = Boolean(process.env.CUFFI_PYTHON || process.env.VIRTUAL_ENV);
  python = openPython(!named && existsSync(environment) ? { python: environment } : {});
} catch (error) {
  reason = `no libpython was found: ${(error as Error).message.split("\n")[0]}`;
}

/** Why there is no Python here; undefined if there is one. */
export const noPython: string | undefined = reason;

/** The interpreter. */
export function testPython(): Python {
  if (python === undefined) throw new Error(reason);
  return python;
}

/** Why a package cannot be used, or undefined if it can. */
export function missing(...packages: string[]): string | undefined {
  if (python === undefined) return reason;
  for (const name of packages) {
    try {
      python.import(name).dispose();
    } catch (error) {
      return `the Python package ${name} is missing: ${(error as Error).message}`;
    }
  }
  return undefined;
}
