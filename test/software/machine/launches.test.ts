/** Kernel launches on the software device. */
import { after, describe, test } from "node:test";
import assert from "node:assert/strict";
import { fails, launchCount, MODULE, withDriver } from "./harness.ts";
import { testDriver } from "./kernels.ts";

describe("launches", () => {
  test("launch sizes that CUDA rejects are CUDA_ERROR_INVALID_VALUE", () =>
    withDriver((driver) => {
      const module = driver.modules.load(MODULE);
      const fn = driver.modules.function(module, "limited");
      const free = driver.modules.function(module, "load");
      const none = driver.functions.parameterBlock(0);
      const launch = (fn: bigint, grid: number[], block: number[], shared = 0) =>
        driver.launch(fn, grid[0]!, grid[1]!, grid[2]!, block[0]!, block[1]!, block[2]!, shared, 0n, none);
      launch(fn, [1, 1, 1], [32, 1, 1]);
      fails(1, () => launch(fn, [0, 1, 1], [32, 1, 1]), /grid\.x: expected 1 to 2147483647, got 0/);
      fails(1, () => launch(fn, [1, 65536, 1], [32, 1, 1]), /grid\.y/);
      fails(1, () => launch(fn, [1, 1, 1], [16, 2, 1]), /block: expected 32 × 1 × 1 threads/);
      fails(1, () => launch(fn, [1, 1, 1], [32, 1, 1], 48153), /shared/);
      fails(1, () => launch(free, [1, 1, 1], [2048, 1, 1]), /block\.x: expected 1 to 1024, got 2048/);
      fails(1, () => launch(free, [1, 1, 1], [64, 32, 1]), /block: expected at most 1024 threads, got 2048/);
      fails(1, () => launch(free, [1, 1, 1], [1, 1, 65]), /block\.z/);
      fails(1, () => launch(free, [1, 1, 1], [1, 1, 1]), /arguments: expected 8 bytes, got 0/);
      fails(400, () => launch(module, [1, 1, 1], [1, 1, 1]));
      driver.contexts.synchronize();
    }));

  for (const workers of [0, 1, 2, 5]) {
    test(`runs every block exactly once with ${workers} workers`, () =>
      withDriver((driver) => {
        const fn = driver.modules.function(driver.modules.load(MODULE), "count");
        for (
          const [blocks, iterations] of [[1, 1], [1, 5_000_000], [7, 300_000], [1000, 3000], [
            4097,
            0,
          ]] as const
        ) {
          const out = driver.memory.allocate(4 * blocks);
          driver.copies.memset(out, 0, 4, blocks, 0n);
          for (let i = 0; i < 3; i++) launchCount(driver, fn, 0n, out, blocks, iterations);
          const back = new Int32Array(blocks);
          driver.copies.deviceToHost(back, out, 4 * blocks, null);
          assert.ok(
            back.every((value, block) => value === 3 * (block + 1)),
            `${blocks} blocks, ${iterations} iterations`,
          );
          driver.memory.free(out);
        }
      }, workers));
  }

  test("orders work between streams and the default stream while workers run kernels", () =>
    withDriver((driver) => {
      const fn = driver.modules.function(driver.modules.load(MODULE), "count");
      const [a, b] = [driver.streams.create(1, 0), driver.streams.create(0, 0)];
      const out = driver.memory.allocate(4 * 64);
      const event = driver.events.create(0);
      const end = driver.events.create(0);
      driver.copies.memset(out, 0, 4, 64, a);
      launchCount(driver, fn, a, out, 64, 200_000);
      driver.events.record(event, a);
      driver.streams.waitEvent(b, event);
      const source = new Int32Array(64).fill(1000);
      driver.copies.hostToDevice(out, source, 32, b);
      source.fill(-1); // the copy must not see this: pageable memory was staged
      launchCount(driver, fn, 0n, out, 64, 200_000);
      driver.events.record(end, b);
      if (!driver.events.query(end)) fails(600, () => driver.events.elapsed(event, end));
      const { address, view } = driver.memory.allocateHost(4 * 64, 0);
      driver.copies.deviceToHost(address, out, 4 * 64, b);
      driver.streams.synchronize(b);
      const result = new Int32Array(view.buffer, view.byteOffset, 64);
      assert.deepEqual([...result], Array.from({ length: 64 }, (_, i) => i < 8 ? 1000 + i + 1 : 2 * (i + 1)));
      assert.ok(driver.events.elapsed(event, end) > 0);
      assert.ok(driver.streams.query(a));
    }, 2));

  test("the event loop keeps running while workers run kernels, and the queue advances by itself", async () => {
    const driver = testDriver({ workers: 2 });
    driver.contexts.retain(0);
    after(() => driver.contexts.release(0));
    const fn = driver.modules.function(driver.modules.load(MODULE), "count");
    const out = driver.memory.allocate(4 * 16);
    driver.copies.memset(out, 0, 4, 16, 0n);
    launchCount(driver, fn, 0n, out, 16, 1);
    launchCount(driver, fn, 0n, out, 16, 20_000_000);
    launchCount(driver, fn, 0n, out, 16, 20_000_000);
    assert.equal(driver.streams.query(0n), false);
    let turns = 0;
    while (!driver.streams.query(0n)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      turns++;
    }
    assert.ok(turns > 1);
    const back = new Int32Array(16);
    driver.copies.deviceToHost(back, out, 64, null);
    assert.deepEqual([...back], Array.from({ length: 16 }, (_, i) => 3 * (i + 1)));
  });

  for (const workers of [0, 2]) {
    test(`a launch returns before a kernel with loops runs, which then needs no query: ${workers} workers`, async () => {
      const driver = testDriver({ workers });
      driver.contexts.retain(0);
      after(() => driver.contexts.release(0));
      const fn = driver.modules.function(driver.modules.load(MODULE), "count");
      const blocks = 8;
      const { address, view } = driver.memory.allocateHost(4 * blocks, 0);
      const out = new Int32Array(view.buffer, view.byteOffset, blocks);
      out.fill(0);
      launchCount(driver, fn, 0n, address, blocks, 10_000_000);
      launchCount(driver, fn, 0n, address, blocks, 10_000_000);
      assert.deepEqual([...out], Array.from({ length: blocks }, () => 0));
      // The event loop turns while the blocks run.
      let turns = 0;
      while (Atomics.load(out, blocks - 1) < 2 * blocks) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        turns++;
      }
      assert.ok(turns > 1);
      driver.streams.synchronize(0n);
      assert.deepEqual([...out], Array.from({ length: blocks }, (_, i) => 2 * (i + 1)));
    });
  }

  test("a query makes progress without the event loop, and waiting needs no query", () => {
    for (const workers of [0, 2]) {
      withDriver((driver) => {
        const fn = driver.modules.function(driver.modules.load(MODULE), "count");
        const out = driver.memory.allocate(4 * 8);
        driver.copies.memset(out, 0, 4, 8, 0n);
        for (let i = 0; i < 3; i++) launchCount(driver, fn, 0n, out, 8, 1_000_000);
        while (!driver.streams.query(0n)) { /* asks again */ }
        launchCount(driver, fn, 0n, out, 8, 1_000_000);
        const back = new Int32Array(8);
        driver.copies.deviceToHost(back, out, 32, null);
        assert.deepEqual([...back], Array.from({ length: 8 }, (_, i) => 4 * (i + 1)));
      }, workers);
    }
  });
});
