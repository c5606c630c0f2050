import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device, Stream } from "../../../mod.ts";
import { contextOf } from "../../../src/device/device.ts";
import { poll } from "../../../src/core/stream/poll.ts";
import { KERNELS } from "../../fixtures/kernels.ts";
import { deviceName, onGpu, openTestDevice } from "../../support/device.ts";
import { replaceDriver } from "../../support/override.ts";
import { runProgram } from "../../support/process.ts";

describe("streams", () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => device.dispose());

  test("priorities are checked against the device's range", () => {
    const { least, greatest } = device.streamPriorityRange();
    assert.ok(greatest <= least);
    using high = device.createStream({ priority: "high" });
    using low = device.createStream({ priority: "low" });
    assert.equal(high.priority, greatest);
    assert.equal(low.priority, least);
    assert.throws(() => device.createStream({ priority: greatest - 1 }), (error: Error) => {
      assert.ok(error instanceof RangeError);
      assert.match(
        error.message,
        /priority: expected "high", "low" or an integer from .* to .*, where lower is/,
      );
      assert.match(error.message, new RegExp(`got ${greatest - 1}`));
      assert.match(error.message, new RegExp(`from ${greatest} to ${least}`));
      return true;
    });
    assert.throws(() => device.createStream({ priority: 1.5 }), RangeError);
    assert.throws(() => device.createStream({ priority: "urgent" as "high" }), TypeError);
  });

  test("nonBlocking is set as requested", () => {
    using plain = device.createStream({ nonBlocking: false });
    using free = device.createStream();
    assert.equal(plain.nonBlocking, false);
    assert.equal(free.nonBlocking, true);
    assert.equal(device.stream.nonBlocking, true);
  });

  test("a disposed stream is rejected, and dispose() can be called twice", () => {
    const stream = device.createStream();
    stream.dispose();
    stream.dispose();
    assert.equal(stream.disposed, true);
    assert.throws(() => stream.query(), /has been disposed/);
    assert.throws(() => device.empty([4], "f32", { stream }), /has been disposed/);
  });

  test("finished() resolves after the work", async () => {
    using module = device.loadModule(KERNELS);
    using x = device.array(new Int32Array([41]));
    using stream = device.createStream();
    module.kernel("slow_increment").launch({ grid: 1, block: 1, stream }, x, 2_000_000);
    await stream.finished();
    assert.equal(stream.query(), true);
    assert.deepEqual([...x.toHost()], [42]);
  });

  test("an aborted signal rejects finished()", async () => {
    using stream = device.createStream();
    const reason = new Error("enough");
    await assert.rejects(stream.finished({ signal: AbortSignal.abort(reason) }), reason);
  });

  test("an event can be awaited", async () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([1], "i32");
    using stream = device.createStream();
    module.kernel("slow_increment").launch({ grid: 1, block: 1, stream }, x, 1_000_000);
    using event = stream.record();
    assert.equal(await event, undefined);
    assert.equal(event.query(), true);
    const disposed = stream.record();
    disposed.dispose();
    await assert.rejects(async () => await disposed, /has been disposed/);
  });

  test("a timeout ends the wait, not the work", async () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([1], "i32");
    using stream = device.createStream();
    let finished = false;
    const slow = module.kernel("slow_increment");
    slow.launch({ grid: 1, block: 1, stream }, x, 1000);
    slow.launch({ grid: 1, block: 1, stream }, x, 40_000_000);
    await stream.finished({ timeout: 1 }).then(() => finished = true, (error) => {
      assert.ok(error instanceof DOMException);
      assert.equal(error.name, "TimeoutError");
      assert.equal(error.message, `the work on ${stream} did not finish within 1 ms`);
    });
    if (finished) assert.equal(stream.query(), true);
    using event = stream.record();
    await Promise.all([stream.finished(), stream.finished({ timeout: 60_000 }), event.finished()]);
    assert.deepEqual([...x.toHost()], [2]);
    await assert.rejects(
      stream.finished({ timeout: -1 }),
      /timeout: expected an integer from 0 to 9007199254740991, got -1/,
    );
    await assert.rejects(stream.finished(null as never), /options: expected an object such as .*, got null/);
  });

  test("waits reject if their stream is disposed of meanwhile, and downloads continue", async () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([1], "i32");
    const stream = device.createStream(), slow = module.kernel("slow_increment");
    slow.launch({ grid: 1, block: 1, stream }, x, 1000);
    slow.launch({ grid: 1, block: 1, stream }, x, 40_000_000);
    const wait = assert.rejects(
      stream.finished(),
      /the stream (was disposed while a call was waiting for it|has been disposed)/,
    );
    const download = x.download({ stream });
    stream.dispose();
    await wait;
    assert.deepEqual([...await download], [2]);
    assert.deepEqual([...await x.download()], [2]);
  });

  test("an abort signal ends a wait in progress, and timers run while polling", async () => {
    const reason = new Error("enough");
    const controller = new AbortController();
    const never = poll(() => false, { timeout: 5 }, () => "the work before an event");
    await assert.rejects(never, {
      name: "TimeoutError",
      message: "the work before an event did not finish within 5 ms",
    });
    const wait = poll(() => false, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 5);
    await assert.rejects(wait, reason);
    let count = 0;
    await poll(() => ++count === 3);
    assert.equal(count, 3);
    let fired = false;
    setTimeout(() => fired = true, 0);
    await poll(() => fired);
  });

  test("a pending wait keeps the process alive, and nothing else does", () => {
    const { stdout, status, stderr } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
      const device = await openDevice();
      const x = device.zeros([1], "i32");
      device.loadModule(KERNELS).kernel("slow_increment").launch({ grid: 1, block: 1 }, x, 20_000_000);
      device.stream.finished().then(() => console.log("finished", x.toHost()[0]));
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "finished 1", stderr);
    assert.equal(status, 0);
  });

  test("work on an array is ordered across streams", () => {
    using module = device.loadModule(KERNELS);
    const slow = module.kernel("slow_increment");
    using first = device.createStream();
    using second = device.createStream();
    using x = device.zeros([1], "i32", { stream: first });
    for (let round = 0; round < 5; round++) {
      slow.launch({ grid: 1, block: 1, stream: first }, x, 200_000);
      slow.launch({ grid: 1, block: 1, stream: second }, x, 200_000);
    }
    assert.deepEqual([...x.toHost()], [10]);
  });

  test("an array stays ordered after work on a disposed stream", () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([1], "i32");
    {
      using stream = device.createStream();
      module.kernel("slow_increment").launch({ grid: 1, block: 1, stream }, x, 2_000_000);
    }
    assert.deepEqual([...x.toHost()], [1]);
  });

  test("wait() orders a stream after an event and after a stream", () => {
    using module = device.loadModule(KERNELS);
    const slow = module.kernel("slow_increment");
    using first = device.createStream();
    using second = device.createStream();
    using x = device.zeros([1], "i32", { stream: first });
    slow.launch({ grid: 1, block: 1, stream: first, order: false }, x, 500_000);
    using event = first.record();
    second.wait(event);
    slow.launch({ grid: 1, block: 1, stream: second, order: false }, x, 500_000);
    first.wait(second);
    slow.launch({ grid: 1, block: 1, stream: first, order: false }, x, 500_000);
    assert.deepEqual([...x.toHost()], [3]);
    assert.throws(() => first.wait({} as Stream), /earlier: expected an Event or a Stream, got Object/);
  });
});

describe("events", () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => device.dispose());

  test("wait() rejects work of a device of another kind", async () => {
    using other = await openTestDevice("software:5");
    using event = other.stream.record(), stream = device.createStream();
    using _ = replaceDriver(contextOf(other), () => ({ name: onGpu ? "software" : "cuda" }));
    for (const earlier of [event, other.stream]) {
      assert.throws(
        () => stream.wait(earlier),
        /^TypeError: earlier: expected work of a (software|cuda) device, like/,
      );
    }
  });

  test("the time between two events is positive", () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([1], "i32");
    using start = device.stream.record();
    module.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, 500_000);
    using end = device.stream.record();
    end.synchronize();
    assert.equal(end.query(), true);
    const ms = end.elapsedSince(start);
    assert.ok(ms > 0 && Number.isFinite(ms), `${ms} ms`);
  });

  test("an event without timing rejects elapsedSince()", () => {
    using start = device.createEvent({ timing: false });
    using end = device.createEvent({ timing: false });
    device.stream.record(start);
    device.stream.record(end);
    device.stream.synchronize();
    assert.throws(
      () => end.elapsedSince(start),
      /CUDA_ERROR_INVALID_HANDLE.*created with timing: false \(cuEventElapsedTime, 400\)$/,
    );
    assert.equal(device.stream.query(), true);
  });

  test("elapsedSince() says which step an event lacks", async () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([1], "i32");
    using start = device.createEvent();
    using end = device.createEvent();
    assert.throws(() => end.elapsedSince(start), /CUDA_ERROR_INVALID_HANDLE.*never recorded.*$/);
    device.stream.record(start);
    module.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, onGpu ? 500_000_000 : 5_000_000);
    device.stream.record(end);
    assert.throws(() => end.elapsedSince(start), /CUDA_ERROR_NOT_READY.*; await the end event first/);
    await end;
    assert.ok(end.elapsedSince(start) > 0);
  });

  test("a disposed event is rejected", async () => {
    const event = device.createEvent();
    device.stream.record(event);
    await event.finished();
    event.dispose();
    event.dispose();
    assert.throws(() => event.query(), /has been disposed/);
  });
});
