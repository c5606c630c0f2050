import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runtime } from "../../src/runtime/index.ts";
import { CopyThreads, MOST_JOBS } from "../../src/runtime/threads.ts";
import { runProgram } from "../support/process.ts";

const MB = 2 ** 20;

describe("threads that copy memory", () => {
  test("every byte arrives, with this thread alone and with workers, in jobs of all sizes", async () => {
    const threads = CopyThreads.open();
    if (threads === undefined) return; // one processor, or no libc: the driver's own copies are used
    const from = new Uint32Array(new ArrayBuffer(8 * MB)).map((_, i) => Math.imul(i, 0x9e3779b1));
    const to = new Uint32Array(new ArrayBuffer(8 * MB));
    const src = runtime.addressOf(from), dst = runtime.addressOf(to);
    let running = threads.count(0);
    assert.equal(running, 1, "no thread is started before there is work for it");
    for (let round = 0; round < 20; round++) {
      to.fill(0);
      const jobs: number[] = [];
      let offset = 0;
      while (offset < from.byteLength) {
        if (jobs.length === MOST_JOBS) threads.finish(jobs.shift()!);
        const bytes = Math.min(1 + ((round * 7919 + offset) % 300_001), from.byteLength - offset);
        jobs.push(threads.post(dst + BigInt(offset), src + BigInt(offset), bytes));
        offset += bytes;
      }
      for (const job of jobs) threads.finish(job);
      assert.equal(sameWords(from, to), true, `round ${round} with ${running} threads`);
      running = threads.count(32 * MB);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // On a busy machine a worker takes its time to start.
    for (let i = 0; i < 1000 && threads.count(0) < 2; i++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    assert.ok(threads.count(0) >= 2, "a worker has started");
  });

  test("workers do not keep the process alive", () => {
    const { status, stdout, stderr } = runProgram(`
      import { CopyThreads } from "@cuffi/src/runtime/threads.ts";
      const threads = CopyThreads.open();
      threads?.count(2 ** 30);
      await new Promise((resolve) => setTimeout(resolve, 100));
      console.log("end");
    `);
    assert.equal(stdout.trim(), "end", stderr);
    assert.equal(status, 0, stderr);
  });
});

function sameWords(a: Uint32Array, b: Uint32Array): boolean {
  return a.every((value, i) => value === b[i]);
}
