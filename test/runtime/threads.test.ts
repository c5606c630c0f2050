/** The native threads that copy pageable memory. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { runtime } from "../../src/runtime/index.ts";
import { CopyThreads, THREAD_NAME } from "../../src/runtime/threads.ts";
import { ownProcess } from "../support/own_process.ts";
import { countThreads, runProgram } from "../support/process.ts";

// Counts the threads and the memory of the process.
const { describe, test } = ownProcess(import.meta.url);

const MB = 2 ** 20;

describe("CopyThreads", () => {
  test("copies jobs of all sizes correctly, many times", () => {
    const threads = CopyThreads.start();
    if (threads === undefined) return; // one processor, or another C library
    const from = new Uint32Array(new ArrayBuffer(4 * MB)).map((_, i) => Math.imul(i, 0x9e3779b1));
    const to = new Uint32Array(new ArrayBuffer(4 * MB));
    const src = runtime.addressOf(from), dst = runtime.addressOf(to);
    let byCaller = 0, given = 0;
    for (let round = 0; round < 20; round++) {
      to.fill(0);
      const jobs: number[] = [];
      let offset = 0;
      while (offset < from.byteLength) {
        const size = 1 + ((round * 7919 + offset) % 100_001);
        // Every other round uses multiples of 16.
        const bytes = Math.min(round % 2 === 0 ? Math.ceil(size / 16) * 16 : size, from.byteLength - offset);
        assert.equal(threads.hasRoom || jobs.length > 0, true, "an idle queue has room");
        const uncached = offset % 16 === 0 && round % 2 === 0;
        const hasRoom = threads.hasRoom && jobs.length < 8 + round * 4;
        const dstAt = dst + BigInt(offset), srcAt = src + BigInt(offset);
        const job = hasRoom ? threads.post(dstAt, srcAt, bytes, uncached) : undefined;
        if (job === undefined) {
          byCaller++;
          threads.copy(dstAt, srcAt, bytes);
          if (round % 3 === 0) threads.finish(jobs[0]!);
          else if (round % 3 === 1) threads.help();
          for (let i = jobs.length - 1; i >= 0; i--) if (threads.isFinished(jobs[i]!)) jobs.splice(i, 1);
        } else {
          given++;
          jobs.push(job);
        }
        offset += bytes;
      }
      for (const job of jobs) threads.finish(job);
      assert.equal(sameWords(from, to), true, `round ${round}`);
    }
    assert.ok(given > 0, `${given} jobs were done by threads, ${byCaller} by the caller`);
    for (const bytes of [1, 15, 16, 63, 64, 65, 127, 128, 4097]) {
      to.fill(0);
      const job = threads.post(dst, src + 3n, bytes, true);
      while (!threads.isFinished(job)); // not finish(), which would copy on this thread
      const [copied, source] = [new Uint8Array(to.buffer), new Uint8Array(from.buffer)];
      assert.deepEqual(copied.subarray(0, bytes), source.subarray(3, 3 + bytes), `${bytes} bytes`);
      assert.ok(
        copied.subarray(bytes, bytes + 100).every((byte) => byte === 0),
        "no byte beyond the end is written",
      );
    }
    // Threads sleep between these jobs, and slots are reused many times.
    for (let i = 0; i < 5000; i++) {
      from[0] = i;
      const job = threads.post(dst, src, 4);
      while (!threads.isFinished(job));
      if (to[0] !== i) assert.equal(to[0], i);
    }
    while (threads.help()) assert.fail("no job may be left");
    threads.end();
  });

  test("ends threads repeatedly without leaks", async () => {
    if (runtime.platform() !== "linux") return;
    // Devices that other tests keep open have threads too.
    const others = countThreads(THREAD_NAME);
    const first = CopyThreads.start();
    assert.equal(countThreads(THREAD_NAME) - others, first?.count ?? 0);
    first?.end();
    const memory = residentBytes();
    for (let i = 0; i < 200; i++) CopyThreads.start()?.end();
    // The system lists a thread for a moment after it was joined.
    for (let i = 0; i < 100 && countThreads(THREAD_NAME) > others; i++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    assert.equal(countThreads(THREAD_NAME), others);
    assert.ok(residentBytes() < memory + 32 * MB, `${residentBytes()} bytes resident, ${memory} before`);
  });

  test("does not keep the process alive", () => {
    const { status, stdout, stderr } = runProgram(`
      import { runtime } from "@cuffi/src/runtime/index.ts";
      import { CopyThreads } from "@cuffi/src/runtime/threads.ts";
      const threads = CopyThreads.start();
      const bytes = new Uint8Array(new ArrayBuffer(16)).fill(7, 0, 8);
      const at = runtime.addressOf(bytes);
      if (threads) threads.finish(threads.post(at + 8n, at, 8));
      else bytes.fill(7);
      console.log(bytes[15]);
    `);
    assert.equal(stdout.trim(), "7", stderr);
    assert.equal(status, 0, stderr);
  });

  test("survives the end of a Worker whose threads are waiting", () => {
    const { status, stdout, stderr } = runProgram(`
      import { Worker, isMainThread, parentPort } from "node:worker_threads";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      import { CopyThreads } from "@cuffi/src/runtime/threads.ts";
      const work = () => {
        const threads = CopyThreads.start();
        const bytes = new Uint8Array(new ArrayBuffer(16)).fill(7, 0, 8);
        const at = runtime.addressOf(bytes);
        if (threads) threads.finish(threads.post(at + 8n, at, 8));
        return threads ? bytes[15] : 7;
      };
      if (isMainThread) {
        const worker = new Worker(new URL(import.meta.url));
        worker.on("message", async (value) => {
          await worker.terminate();
          console.log(value, work());
          process.exit(0);
        });
      } else parentPort.postMessage(work());
    `);
    assert.equal(stdout.trim(), "7 7", stderr);
    assert.equal(status, 0, stderr);
  });
});

function residentBytes(): number {
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))![1]);
}

function sameWords(a: Uint32Array, b: Uint32Array): boolean {
  return a.every((value, i) => value === b[i]);
}
