/**
 * Tests that need a separate process. `deno test --parallel` runs files as threads of one process; they
 * share the environment variables and, on a GPU, the CUDA context, in which a synchronization by one thread
 * ends the captures of others.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { relative } from "node:path";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { root } from "./process.ts";

/** Names the file whose tests run in this process. */
const VARIABLE = "CUFFI_TEST_OWN_PROCESS";

/** The functions of node:test that a test file uses. */
export interface TestFunctions {
  readonly after: typeof after;
  readonly before: typeof before;
  readonly describe: typeof describe;
  readonly test: typeof test;
}

/**
 * Returns the functions of node:test for a test file. Under Deno they do nothing in the first process, where
 * a single test runs the file in a second one. `when` limits this, for example to GPUs.
 */
export function ownProcess(url: string, when = true): TestFunctions {
  const file = fileURLToPath(url);
  if (!when || !("Deno" in globalThis) || process.env[VARIABLE] === file) {
    return { after, before, describe, test };
  }
  test(`${relative(root, file)} in a separate process`, async () => {
    const { status, output } = await runTests(file);
    assert.equal(status, 0, output);
  });
  const ignore = (): Promise<void> => Promise.resolve();
  return { after: ignore, before: ignore, describe: ignore, test: ignore } as unknown as TestFunctions;
}

function runTests(file: string): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ["test", "--allow-all", "--no-check", "--quiet", file], {
    cwd: root,
    env: { ...process.env, [VARIABLE]: file },
  });
  let output = "";
  child.stdout.on("data", (data) => output += data);
  child.stderr.on("data", (data) => output += data);
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, output })));
}
