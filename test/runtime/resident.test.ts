/** CUDA libraries outlive the Worker that opened them: Deno would unload them when it ends. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { runtime } from "../../src/runtime/index.ts";
import { runProgram } from "../support/process.ts";
import { buildLibrary, hasCompiler } from "./c_library.ts";

/** Creates a file when the library is unloaded. */
const SOURCE = `
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
int cuInit(unsigned flags) { return 0; }
__attribute__((destructor)) static void unloaded(void) {
  close(open(getenv("UNLOADED"), O_CREAT | O_WRONLY, 0600));
}`;

/**
 * Opens the library in a Worker only, ends the Worker, and prints whether the library was unloaded before the
 * process ends.
 */
const PROGRAM = `
import { existsSync } from "node:fs";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { openCudaLibrary } from "@cuffi/src/libraries/find.ts";
if (isMainThread) {
  for (let i = 0; i < 3; i++) {
    const worker = new Worker(new URL(import.meta.url));
    await new Promise((resolve) => worker.on("message", resolve));
    await worker.terminate();
  }
  let unloaded = false;
  for (let i = 0; i < 40 && !unloaded; i++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    unloaded = existsSync(process.env.UNLOADED);
  }
  console.log(unloaded);
  process.exit(0);
}
openCudaLibrary("libcuda").bind({ cuInit: { parameters: [["Flags", "u32"]], result: "i32" } }).cuInit(0);
parentPort.postMessage("opened");
`;

describe("a library opened by a Worker", { skip: !hasCompiler && "no C compiler" }, () => {
  function isUnloaded(disabled: string): boolean {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-resident-"));
    const file = join(folder, "unloaded");
    try {
      const { stdout, stderr, status } = runProgram(PROGRAM, {
        CUFFI_LIBCUDA: buildLibrary("resident", SOURCE),
        CUFFI_DISABLE: disabled,
        UNLOADED: file,
      });
      assert.equal(status, 0, stderr);
      if (existsSync(file) === false) assert.equal(stdout.trim(), "false");
      return stdout.trim() === "true";
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  test("stays loaded when the Worker ends", () => {
    assert.equal(isUnloaded(""), false);
  });

  test("is unloaded by Deno when the Worker ends if CUFFI_DISABLE names resident-libraries", {
    skip: runtime.name !== "deno" && "Bun never unloads a library",
  }, () => {
    assert.equal(isUnloaded("resident-libraries"), true);
  });
});
