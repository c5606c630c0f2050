/** The command queue, streams and events of the software device. */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { CommandQueue } from "../../../src/driver/software/machine/queue.ts";
import { Streams } from "../../../src/driver/software/machine/streams.ts";
import { fails, withDriver } from "./harness.ts";

describe("command queue", () => {
  test("runs commands in order, even while workers run an earlier one", () => {
    const queue = new CommandQueue();
    const order: string[] = [];
    let finished = false;
    queue.enqueue({
      start: () => false,
      done: () => finished,
      wait: () => void (finished = true),
      finish: () => order.push("kernel"),
    });
    const copy = queue.enqueueCall(() => order.push("copy"));
    assert.equal(queue.poll(), 0);
    assert.deepEqual(order, []);
    queue.drain(copy);
    assert.deepEqual(order, ["kernel", "copy"]);
    assert.ok(queue.idle);
  });

  test("continues after a command that throws", () => {
    const queue = new CommandQueue();
    let order = "", started = false;
    const fail = (): never => {
      throw new Error("broken");
    };
    queue.enqueue({ start: () => false, done: () => started, wait: () => void (started = true) });
    queue.enqueueCall(fail);
    queue.enqueueCall(() => order += "a");
    queue.enqueue({ start: () => false, done: fail, finish: () => order += "b" });
    queue.enqueueCall(() => order += "c");
    assert.throws(() => queue.drain(), /broken/);
    assert.throws(() => queue.drain(), /broken/);
    assert.throws(() => queue.enqueueBranch(() => true, true, fail), /broken/);
    queue.enqueueCall(() => order += "d");
    queue.drain();
    assert.equal(order, "abcd");
    assert.ok(queue.idle);
  });
});

describe("streams and events", () => {
  test("the legacy default stream waits for the work of blocking streams, including destroyed ones", () => {
    const queue = new CommandQueue(), streams = new Streams(queue);
    const [blocking, nonBlocking] = [0, 1].map((flags) => streams.create(flags, 0)) as [bigint, bigint];
    for (const stream of [blocking, nonBlocking]) {
      streams.get(stream, "").last = queue.enqueue({ start: () => false, done: () => false });
    }
    assert.equal(streams.lastCommand(0n, ""), 1);
    for (const stream of [blocking, nonBlocking]) streams.destroy(stream, "");
    assert.equal(streams.lastCommand(0n, ""), 1);
  });

  test("destroyed handles and handles of another kind are CUDA_ERROR_INVALID_HANDLE", () =>
    withDriver((driver) => {
      const stream = driver.streams.create(1, -5);
      const event = driver.events.create(0);
      assert.equal(driver.streams.priority(stream), -5);
      assert.equal(driver.streams.flags(stream), 1);
      assert.ok(driver.streams.query(0n) && driver.streams.query(1n) && driver.streams.query(2n));
      fails(400, () => driver.streams.query(event));
      fails(400, () => driver.events.record(stream, stream));
      fails(400, () => driver.streams.waitEvent(stream, 99999n));
      driver.streams.destroy(stream);
      driver.events.destroy(event);
      fails(400, () => driver.streams.synchronize(stream));
      fails(400, () => driver.events.query(event));
    }));

  test("elapsed time requires two recorded events with timing", () =>
    withDriver((driver) => {
      const [start, end, untimed] = [
        driver.events.create(0),
        driver.events.create(0),
        driver.events.create(2),
      ];
      assert.ok(driver.events.query(start), "an event that was never recorded is complete");
      fails(400, () => driver.events.elapsed(start, end), /never recorded/);
      driver.events.record(start, 0n);
      driver.events.record(untimed, 0n);
      driver.events.record(end, 0n);
      assert.ok(driver.events.elapsed(start, end) >= 0);
      fails(400, () => driver.events.elapsed(start, untimed), /timing: false/);
    }));
});
