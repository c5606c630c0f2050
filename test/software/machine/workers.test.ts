/** The workers of the software device. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import process from "node:process";
import { Worker } from "node:worker_threads";
import { loadModule } from "../../../src/driver/software/compiler.ts";
import { SoftwareDriver } from "../../../src/driver/software/driver.ts";
import { createJob } from "../../../src/driver/software/machine/job.ts";
import { Pool } from "../../../src/driver/software/machine/workers.ts";
import { HEADER } from "../harness.ts";
import { fails, launchWith } from "./harness.ts";

/** A worker that does nothing. */
class IdleWorker {
  static readonly all: IdleWorker[] = [];
  readonly listeners: Record<string, (event: unknown) => void> = {};
  terminated = false;
  constructor() {
    IdleWorker.all.push(this);
  }
  on(event: string, listener: (event: unknown) => void): void {
    this.listeners[event] = listener;
  }
  postMessage(): void {}
  unref(): void {}
  terminate(): void {
    this.terminated = true;
  }
}

/** Runs `body` while the software device starts workers of another class. */
async function withWorkers(worker: unknown, body: () => void | Promise<void>): Promise<void> {
  const { getBuiltinModule } = process;
  const replaced = (name: string) =>
    name === "node:worker_threads" ? { Worker: worker } : getBuiltinModule.call(process, name);
  process.getBuiltinModule = replaced as typeof getBuiltinModule;
  try {
    await body();
  } finally {
    process.getBuiltinModule = getBuiltinModule;
  }
}

test("a worker that fails to start leaves the blocks of the others to them, and the rest to this thread", () =>
  withWorkers(IdleWorker, () => {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    let reports = 0;
    const pool = new Pool(memory, 2, () => reports++);
    const module = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    pool.dispatch(createJob(1, 0, 8, 1, [0, 0]), { kind: "kernel", kernel: 1, module, print: null }, 1000);
    const [first, second] = IdleWorker.all;
    second!.listeners["error"]!(new Error("no memory"));
    second!.listeners["exit"]!(1);
    assert.deepEqual([pool.size, reports, first!.terminated], [0, 1, false]);
    pool.stop();
    assert.ok(first!.terminated && second!.terminated);
  }));

test("the first worker starts after 20 ms of work, and each other one after as much", () =>
  withWorkers(IdleWorker, () => {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const module = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    const pool = new Pool(memory, 3, () => {});
    const before = IdleWorker.all.length;
    const startedAfter = (milliseconds: number) => {
      const job = createJob(1, 0, 8, 1, [0, 0]);
      pool.dispatch(job, { kind: "kernel", kernel: 1, module, print: null }, milliseconds);
      return IdleWorker.all.length - before;
    };
    assert.equal(pool.ownMilliseconds, 20);
    pool.addWork(15);
    assert.equal(pool.ownMilliseconds, 5);
    pool.addWork(15);
    assert.equal(pool.ownMilliseconds, 0);
    assert.deepEqual([5, 10, 10, 1000].map(startedAfter), [1, 2, 2, 3]);
    assert.equal(pool.ownMilliseconds, 0);
    pool.stop();
    assert.equal(pool.ownMilliseconds, Infinity);
  }));

/** Each thread adds 1 to its word of an array; block 5 reads the clock. */
const CLOCK = `${HEADER}.visible .entry clock(.param .u64 out) {
  .reg .b64 %rd<5>; .reg .b32 %r<5>; .reg .pred %p<3>;
  ld.param.u64 %rd1, [out]; mov.u32 %r1, %ctaid.x;
  mul.wide.u32 %rd2, %r1, 4; add.u64 %rd2, %rd1, %rd2;
  setp.ne.u32 %p1, %r1, 5; @%p1 bra store;
  mov.u64 %rd3, %globaltimer;
  store: mov.u32 %r2, 1000; again: sub.u32 %r2, %r2, 1; setp.ne.u32 %p2, %r2, 0; @%p2 bra again;
  ld.global.u32 %r3, [%rd2]; add.u32 %r3, %r3, 1; st.global.u32 [%rd2], %r3; ret; }`;

/** Returns a class of workers that run a statement when a kernel reads the clock. */
function endingWorker(statement: string, resourceLimits = {}): unknown {
  return class extends Worker {
    constructor(source: string, options: object) {
      super(`performance.now = () => { ${statement} };\n${source}`, { ...options, resourceLimits });
    }
  };
}

/** Runs the kernel without blocking this thread, and returns its results once it has ended. */
async function runClock(driver: SoftwareDriver): Promise<Int32Array> {
  const [blocks, result] = [40, new Int32Array(40)];
  const out = driver.memory.allocate(4 * blocks);
  driver.copies.memset(out, 0, 4, blocks, 0n);
  launchWith(driver, driver.modules.function(driver.modules.load(CLOCK), "clock"), out, blocks);
  while (!driver.streams.query(0n)) await new Promise((resolve) => setTimeout(resolve, 1));
  driver.copies.deviceToHost(result, out, 4 * blocks, null);
  driver.memory.free(out);
  return result;
}

describe("a worker that ends in the middle of a block", () => {
  const ends: [string, unknown, RegExp][] = [
    ["by exit", endingWorker("process.exit(3)"), /exit code 3/],
  ];
  // Only Node.js limits the memory of a worker.
  if (!process.versions["bun"] && !process.versions["deno"]) {
    const allocate = "const all = []; for (;;) all.push(new Array(1e5).fill(0.5));";
    const worker = endingWorker(allocate, { maxOldGenerationSizeMb: 16 });
    ends.push(["out of memory", worker, /memory limit: JS heap out of memory/]);
  }
  for (const [name, worker, cause] of ends) {
    for (const workers of [1, 3]) {
      test(`ends the launch with its cause, ${name}, ${workers} workers`, async () => {
        const driver = new SoftwareDriver({ workers }, loadModule);
        driver.contexts.retain(0);
        driver.contexts.retain(1);
        try {
          await withWorkers(worker, async () => {
            const where =
              `a worker ended in the middle of a block: .*${cause.source}.* in kernel clock, block \\(5, 0, 0\\)`;
            await runClock(driver).then(
              () => assert.fail("the launch succeeded"),
              (error) =>
                fails(719, () => {
                  throw error;
                }, new RegExp(where)),
            );
          });
          driver.contexts.release(0);
          driver.contexts.retain(0);
          assert.deepEqual([...new Set(await runClock(driver))], [1]);
        } finally {
          driver.contexts.release(1);
          driver.contexts.release(0);
        }
      });
    }
  }
});

test(
  "a thread that blocks notices that a worker has ended in the middle of a block",
  { skip: process.platform !== "linux" && "needs /proc" },
  () =>
    withWorkers(endingWorker("process.exit(3)"), () => {
      const driver = new SoftwareDriver({ workers: 1 }, loadModule);
      driver.contexts.retain(0);
      try {
        const { address, view } = driver.memory.allocateHost(4 * 40, 0);
        const done = new Int32Array(view.buffer, view.byteOffset, 40),
          pause = new Int32Array(new SharedArrayBuffer(4));
        const clock = driver.modules.function(driver.modules.load(CLOCK), "clock");
        launchWith(driver, clock, driver.memory.hostDevicePointer(address), 40);
        assert.equal(driver.streams.query(0n), false);
        // The worker starts, and runs blocks 0 to 4 first.
        while (Atomics.load(done, 4) === 0) Atomics.wait(pause, 0, 0, 1);
        fails(719, () =>
          driver.contexts.synchronize(), /middle of a block: its thread is gone.*block \(5, 0, 0\)/);
      } finally {
        driver.contexts.release(0);
      }
    }),
);

test("workers keep no kernel for a block size that was evicted while its launch waited", async () => {
  const loaded = new Set<number>();
  let loads = 0;
  class Recorder extends Worker {
    override postMessage(message: { kind: string; kernel: number }): void {
      if (message.kind === "kernel") {
        loads++;
        loaded.add(message.kernel);
      }
      if (message.kind === "unload") loaded.delete(message.kernel);
      super.postMessage(message);
    }
  }
  await withWorkers(Recorder, async () => {
    const driver = new SoftwareDriver({ workers: 1 }, loadModule);
    driver.contexts.retain(0);
    try {
      const clock = driver.modules.function(driver.modules.load(CLOCK), "clock");
      const out = driver.memory.allocate(4 * 40);
      for (let threads = 1; threads <= 34; threads++) {
        const parameters = driver.functions.parameterBlock(8);
        parameters.view.setBigUint64(0, out, true);
        driver.launch(clock, 40, 1, 1, threads, 1, 1, 0, 0n, parameters);
      }
      while (!driver.streams.query(0n)) await new Promise((resolve) => setTimeout(resolve, 1));
      assert.deepEqual([loads, loaded.size], [34, 32]);
    } finally {
      driver.contexts.release(0);
    }
  });
});
