/** CUDA libraries outlive the Worker that opened them: Deno and Node would unload them when it ends. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { runtime } from "../../src/runtime/index.ts";
import { type Outcome, runProgram } from "../support/process.ts";
import { buildLibrary, hasCompiler } from "./c_library.ts";

/** Starts a thread, as libcuda does, and creates a file when the library is unloaded. */
const SOURCE = `
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>
static void *run(void *unused) { for (;;) usleep(1000); return unused; }
int cuInit(unsigned flags) {
  pthread_t thread;
  return flags == 0 ? 0 : pthread_create(&thread, 0, run, 0);
}
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
openCudaLibrary("libcuda").bind({ cuInit: { parameters: [["Flags", "u32"]], result: "i32" } })
  .cuInit(Number(process.env.THREAD));
parentPort.postMessage("opened");
`;

describe("a library opened by a Worker", { skip: !hasCompiler && "no C compiler" }, () => {
  function run(disabled: string, thread: boolean): Outcome {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-resident-"));
    try {
      return runProgram(PROGRAM, {
        CUFFI_LIBCUDA: buildLibrary("resident", SOURCE),
        CUFFI_DISABLE: disabled,
        THREAD: thread ? "1" : "0",
        UNLOADED: join(folder, "unloaded"),
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  test("stays loaded when the Worker ends, and its threads keep running", () => {
    for (const thread of [false, true]) {
      const { stdout, stderr, status } = run("", thread);
      assert.equal(status, 0, stderr);
      assert.equal(stdout.trim(), "false");
    }
  });

  test("is unloaded by Deno and Node if CUFFI_DISABLE names resident-libraries, and its threads crash", {
    skip: runtime.name === "bun" && "Bun never unloads a library",
  }, () => {
    assert.equal(run("resident-libraries", false).stdout.trim(), "true");
    assert.notEqual(run("resident-libraries", true).status, 0);
  });
});
