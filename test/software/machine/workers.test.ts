/** The workers of the software device. */
import assert from "node:assert/strict";
import { test } from "node:test";
import process from "node:process";
import { createJob } from "../../../src/driver/software/machine/job.ts";
import { Pool } from "../../../src/driver/software/machine/workers.ts";

/** A worker that does nothing. */
class IdleWorker {
  static readonly all: IdleWorker[] = [];
  readonly listeners: Record<string, () => void> = {};
  terminated = false;
  constructor() {
    IdleWorker.all.push(this);
  }
  on(event: string, listener: () => void): void {
    this.listeners[event] = listener;
  }
  postMessage(): void {}
  unref(): void {}
  terminate(): void {
    this.terminated = true;
  }
}

test("a worker that fails leaves the blocks of the others to them, and the rest to this thread", () => {
  const { getBuiltinModule } = process;
  const replaced = (name: string) =>
    name === "node:worker_threads" ? { Worker: IdleWorker } : getBuiltinModule.call(process, name);
  process.getBuiltinModule = replaced as typeof getBuiltinModule;
  try {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    let reports = 0;
    const pool = new Pool(memory, 2, () => reports++);
    const module = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    pool.dispatch(createJob(1, 0, 8, 1, [0, 0]), { kind: "kernel", kernel: 1, module, print: null }, 1000);
    const [first, second] = IdleWorker.all;
    second!.listeners["error"]!();
    assert.deepEqual([pool.size, reports, first!.terminated], [0, 1, false]);
    pool.stop();
    assert.ok(first!.terminated && second!.terminated);
  } finally {
    process.getBuiltinModule = getBuiltinModule;
  }
});
