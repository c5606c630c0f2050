/** Work of the device's queue in slices on the thread of the event loop. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CommandQueue } from "../../src/driver/software/machine/queue.ts";
import { enqueueSliced } from "../../src/driver/software/video/sliced.ts";

/** Steps that take two milliseconds each, so that every slice is one step. */
function* slow(count: number, log: string[], name: string): Generator<void, void, void> {
  for (let i = 0; i < count; i++) {
    const end = performance.now() + 2;
    while (performance.now() < end);
    log.push(`${name}${i}`);
    yield;
  }
}

test("slices advance in turns of the event loop, in the order of the queue", async () => {
  const queue = new CommandQueue(), log: string[] = [];
  enqueueSliced(queue, slow(3, log, "a"), () => log.push("a ends"));
  const last = enqueueSliced(queue, slow(2, log, "b"), () => log.push("b ends"));
  queue.enqueueCall(() => log.push("call"));
  assert.ok(log.length <= 3 && !log.includes("a ends"), `${log}`);
  assert.ok(queue.completed < last);
  while (!queue.idle) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.deepEqual(log, ["a0", "a1", "a2", "a ends", "b0", "b1", "b ends", "call"]);
});

test("all commands of a queue share the slice of a turn", async () => {
  const queue = new CommandQueue(), log: string[] = [];
  for (let i = 0; i < 8; i++) enqueueSliced(queue, slow(1, log, "step "), () => {});
  assert.ok(log.length <= 1, `${log}`);
  while (!queue.idle) {
    const before = log.length;
    await new Promise<void>((resolve) => setImmediate(resolve));
    assert.ok(log.length - before <= 1, `${log.length - before} steps in a turn`);
  }
  assert.equal(log.length, 8);
});

test("asking again and again advances without the event loop", () => {
  const queue = new CommandQueue(), log: string[] = [];
  const last = enqueueSliced(queue, slow(3, log, "a"), () => log.push("end"));
  for (let i = 0; i < 8; i++) queue.poll();
  assert.equal(queue.completed, last);
  assert.deepEqual(log, ["a0", "a1", "a2", "end"]);
});

test("waiting for the device makes the rest at once", () => {
  const queue = new CommandQueue(), log: string[] = [];
  enqueueSliced(queue, slow(4, log, "a"), () => log.push("end"));
  queue.drain();
  assert.deepEqual(log, ["a0", "a1", "a2", "a3", "end"]);
  assert.ok(queue.idle);
});

test("an error of a step does not stop the queue", () => {
  const queue = new CommandQueue(), log: string[] = [];
  const failing = function* (): Generator<void, void, void> {
    yield;
    throw new Error("a step failed");
  };
  assert.throws(() => {
    enqueueSliced(queue, failing(), () => log.push("end"));
    queue.drain();
  }, /a step failed/);
  queue.enqueueCall(() => log.push("next"));
  queue.drain();
  assert.deepEqual(log, ["end", "next"]);
});
