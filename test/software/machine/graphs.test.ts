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

test("an update compares graphs node by node, including large ones", () =>
  withDriver((driver) => {
    const stream = driver.streams.create(1, 0), other = driver.streams.create(1, 0);
    const pointer = driver.memory.allocate(4), event = driver.events.create(2);
    const count = 100_000;
    /** Captures `count` nodes in a row; `other` depends on node `fork` and writes the last one. */
    const capture = (value: number, fork: number): bigint => {
      driver.captures.begin(stream);
      for (let i = 0; i < count; i++) {
        driver.copies.memset(pointer, value, 4, 1, stream);
        if (i !== fork) continue;
        driver.events.record(event, stream);
        driver.streams.waitEvent(other, event);
      }
      driver.copies.memset(pointer, value, 4, 1, other);
      driver.events.record(event, other);
      driver.streams.waitEvent(stream, event);
      return driver.captures.end(stream);
    };
    const executable = driver.graphs.instantiate(capture(1, 7));
    fails(910, () => driver.graphs.update(executable, capture(2, 8)), /differ in topology/);
    driver.graphs.update(executable, capture(3, 7));
    driver.graphs.launch(executable, stream);
    const result = new Uint32Array(1);
    driver.copies.deviceToHost(result, pointer, 4, null);
    assert.equal(result[0], 3);
  }));

test("a condition for a stream that is not being captured takes no memory", () =>
  withDriver((driver) => {
    const { free } = driver.memory.info();
    fails(1, () => driver.captures.createCondition(0n, 1), /not being captured/);
    assert.equal(driver.memory.info().free, free);
  }));
