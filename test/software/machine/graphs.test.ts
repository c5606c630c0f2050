/** Graphs of the software device. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fails, withDriver } from "./harness.ts";

test("a capture may have more nodes in a row than the stack has room for calls", () =>
  withDriver((driver) => {
    const stream = driver.streams.create(1, 0), pointer = driver.memory.allocate(4);
    driver.captures.begin(stream);
    for (let i = 0; i < 120_000; i++) driver.copies.memset(pointer, i, 4, 1, stream);
    const graph = driver.captures.end(stream);
    const executable = driver.graphs.instantiate(graph);
    driver.graphs.launch(executable, stream);
    const result = new Uint32Array(1);
    driver.copies.deviceToHost(result, pointer, 4, null);
    assert.equal(result[0], 119_999);
  }));

test("a condition for a stream that is not being captured takes no memory", () =>
  withDriver((driver) => {
    const { free } = driver.memory.info();
    fails(1, () => driver.captures.createCondition(0n, 1), /not being captured/);
    assert.equal(driver.memory.info().free, free);
  }));
