import assert from "node:assert/strict";
import { test } from "node:test";
import { libraryFunction } from "../../src/libraries/c_library.ts";
import { CallThreads } from "../../src/runtime/call_thread.ts";
import { runtime } from "../../src/runtime/index.ts";
import { runProgram } from "../support/process.ts";
import { buildLibrary, hasCompiler } from "./c_library.ts";

const SOURCE = `
#include <stdint.h>
#include <unistd.h>
int eight(int64_t *out, int a, uint64_t b, int c, int d, int e, int f, uint64_t g) {
  out[0] = a; out[1] = b; out[2] = c; out[3] = d; out[4] = e; out[5] = f; out[6] = g;
  return 0;
}
int result(int value) { return value; }
void nothing(void) {}
static volatile int turned;
void turn(void) { turned = 1; }
int wait(void) { while (!turned) usleep(100); return 0; }`;

test("calls functions on another thread", { skip: !hasCompiler && "no C compiler" }, async (t) => {
  const path = buildLibrary("calls", SOURCE);
  const library = runtime.openLibrary(path, "eight");
  const address = (name: string) => libraryFunction(path, name);
  const threads = CallThreads.start(2, "cuffi test");
  if (threads === undefined) return t.skip("this system runs no machine code");

  await t.test("passes eight arguments", async () => {
    const out = new BigInt64Array(new ArrayBuffer(56));
    const call = [address("eight"), runtime.addressOf(out), -1n, 2n ** 63n, 3n, 4n, 5n, -6n, 7n] as const;
    assert.deepEqual(await threads.run([call]), [0]);
    assert.deepEqual([...out], [-1n, -(2n ** 63n), 3n, 4n, 5n, -6n, 7n]);
  });

  await t.test("stops after the first result other than 0", async () => {
    const result = address("result");
    assert.deepEqual(await threads.run([[result, 0n], [result, 7n], [result, 0n]]), [0, 7]);
    assert.deepEqual(await threads.run([]), []);
    await assert.rejects(threads.run([[result, ...new Array<bigint>(9).fill(0n)]]), RangeError);
  });

  await t.test("runs more jobs than the queue holds", async () => {
    const jobs = Array.from({ length: 200 }, (_, i) => threads.run([[address("result"), BigInt(i)]]));
    assert.deepEqual(await Promise.all(jobs), Array.from({ length: 200 }, (_, i) => [i]));
  });

  await t.test("keeps the event loop running", async () => {
    const { turn } = library.bind({ turn: { parameters: [], result: "void" } });
    const waiting = threads.run([[address("wait")]]);
    assert.equal(threads.idle, false);
    setTimeout(() => turn(), 1);
    assert.deepEqual(await waiting, [0]);
    assert.equal(threads.idle, true);
  });
  threads.end();
});

/** Terminates Workers whose threads call functions, and allocates memory where theirs was. */
const TERMINATED = `
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { CallThreads } from "@cuffi/src/runtime/call_thread.ts";
import { addressOf, bindThreadFunctions } from "@cuffi/src/runtime/thread_queue.ts";
if (isMainThread) {
  for (let i = 0; i < 3; i++) {
    const worker = new Worker(new URL(import.meta.url));
    await new Promise((resolve) => worker.once("message", resolve));
    await worker.terminate();
    const memory = Array.from({ length: 2000 }, (_, i) => new Uint8Array(16 * (i % 64)).fill(i));
    await new Promise((resolve) => setTimeout(resolve, 30));
    console.log(memory.every((bytes, i) => bytes.every((byte) => byte === (i & 255))));
  }
  process.exit(0);
}
const sleep = addressOf(bindThreadFunctions(), "usleep");
const threads = CallThreads.start(2, "cuffi test");
for (let i = 0; i < 4; i++) threads?.run(new Array(8).fill([sleep, 2000n]));
setTimeout(() => parentPort.postMessage("calling"), 3);
`;

test("a Worker may be terminated during calls", { skip: runtime.platform() !== "linux" }, () => {
  const { status, stdout } = runProgram(TERMINATED);
  assert.equal(stdout, "true\ntrue\ntrue\n");
  assert.equal(status, 0);
});

test("names a library or function that does not exist", { skip: runtime.platform() !== "linux" }, () => {
  assert.throws(
    () => libraryFunction("libc.so.6", "cuffi_no_such"),
    /libc.so.6 has no function cuffi_no_such/,
  );
  assert.throws(() => libraryFunction("/nonexistent/lib.so", "f"), /nonexistent/);
});
