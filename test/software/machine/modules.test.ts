/** Modules and functions of the software device. */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { CompileError } from "../../../src/base/errors.ts";
import { fails, MODULE, withDriver } from "./harness.ts";

describe("modules", () => {
  test("initializes variables with values, zeros and addresses of other variables", () =>
    withDriver((driver) => {
      const before = driver.memory.info().free;
      const module = driver.modules.load(MODULE);
      const table = driver.modules.global(module, "table");
      const zeros = driver.modules.global(module, "zeros");
      assert.equal(zeros.byteLength, 300);
      const bytes = new Uint8Array(16);
      driver.copies.deviceToHost(bytes, table.pointer, 16, null);
      assert.deepEqual([...bytes.subarray(0, 8)], [1, 2, 3, 4, 0, 0, 0, 0]);
      assert.equal(new DataView(bytes.buffer).getBigUint64(8, true), zeros.pointer + 8n);
      const rest = new Uint8Array(300).fill(1);
      driver.copies.deviceToHost(rest, zeros.pointer, 300, null);
      assert.ok(rest.every((byte) => byte === 0));
      fails(500, () => driver.modules.global(module, "nothing"), /table, zeros/);
      fails(500, () => driver.modules.function(module, "nothing"), /count/);
      const fn = driver.modules.function(module, "count");
      assert.equal(driver.modules.function(module, "count"), fn);
      assert.deepEqual(driver.functions.parameters(fn), [{ offset: 0, byteLength: 8 }, {
        offset: 8,
        byteLength: 4,
      }]);
      driver.modules.unload(module);
      assert.equal(driver.memory.info().free, before);
      fails(400, () => driver.modules.function(module, "count"));
      fails(400, () => driver.functions.attribute(fn, 0));
    }));

  test("rejects machine code, unknown images and invalid PTX with distinct errors", () =>
    withDriver((driver) => {
      fails(209, () => driver.modules.load(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2])), /PTX/);
      fails(209, () => driver.modules.load(new Uint8Array([0x50, 0xed, 0x55, 0xba])));
      fails(200, () => driver.modules.load(new Uint8Array([1, 2, 3])));
      driver.modules.unload(driver.modules.load(new TextEncoder().encode(`// comment\n${MODULE}\n\0junk`)));
      assert.throws(() => driver.modules.load(".version bad"), (error) => {
        assert.ok(error instanceof CompileError);
        assert.match(error.log, /line 2/);
        return true;
      });
    }));

  test("kernel attributes and occupancy follow the kernel's declaration", () =>
    withDriver((driver) => {
      const fn = driver.modules.function(driver.modules.load(MODULE), "limited");
      assert.equal(driver.functions.attribute(fn, 0), 32);
      assert.equal(driver.functions.attribute(fn, 1), 1000);
      assert.equal(driver.functions.attribute(fn, 3), 64);
      assert.equal(driver.functions.attribute(fn, 8), 48152);
      assert.equal(driver.functions.occupancy(fn, 32, 0), 1);
      assert.equal(driver.functions.occupancy(fn, 33, 0), 0);
      assert.equal(driver.functions.occupancy(fn, 32, 60000), 0);
      driver.functions.setAttribute(fn, 8, 60000);
      assert.equal(driver.functions.occupancy(fn, 32, 60000), 1);
      fails(1, () => driver.functions.setAttribute(fn, 8, 101376), /100376/);
      fails(1, () => driver.functions.setAttribute(fn, 4, 8));
      fails(1, () => driver.functions.attribute(fn, 16));
    }));
});
