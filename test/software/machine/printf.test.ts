/** Device printf on the software device. */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import process from "node:process";
import type { SoftwareDriver } from "../../../src/driver/software/driver.ts";
import { MODULE, withDriver } from "./harness.ts";

describe("printf", () => {
  /** Prints through a kernel and returns the output. */
  function printed(driver: SoftwareDriver, format: string, args: (view: DataView) => void): string {
    const fn = driver.modules.function(driver.modules.load(MODULE), "print");
    const text = new TextEncoder().encode(`${format}\0`);
    const packed = new Uint8Array(64);
    args(new DataView(packed.buffer));
    const [at, argsAt] = [driver.memory.allocate(text.length), driver.memory.allocate(64)];
    driver.copies.hostToDevice(at, text, text.length, null);
    driver.copies.hostToDevice(argsAt, packed, 64, null);
    const parameters = driver.functions.parameterBlock(16);
    parameters.view.setBigUint64(0, at, true);
    parameters.view.setBigUint64(8, argsAt, true);
    const original = process.stdout.write;
    let output = "";
    process.stdout.write = ((chunk: string) => (output += chunk, true)) as typeof process.stdout.write;
    try {
      driver.launch(fn, 1, 1, 1, 1, 1, 1, 0, 0n, parameters);
      driver.contexts.synchronize();
    } finally {
      process.stdout.write = original;
    }
    return output;
  }

  // Expected values are from glibc.
  const doubles: [string, number, string][] = [
    ["%f", 1.5, "1.500000"],
    ["%.0f", 2.5, "2"],
    ["%.0f", 3.5, "4"],
    ["%8.3f|", -3.14159, "  -3.142|"],
    ["%-8.1f|", 2.25, "2.2     |"],
    ["%08.2f", -1.5, "-0001.50"],
    ["%+e", 12345.678, "+1.234568e+04"],
    ["%g", 0.0001, "0.0001"],
    ["%g", 0.00001, "1e-05"],
    ["%g", 1e6, "1e+06"],
    ["%g", 100000, "100000"],
    ["%G", 1e-10, "1E-10"],
    ["%#g", 1, "1.00000"],
    ["%a", 1, "0x1p+0"],
    ["%a", 0.1, "0x1.999999999999ap-4"],
    ["%.2a", -3.999, "-0x2.00p+1"],
    ["%f", Infinity, "inf"],
    ["%05F", NaN, "  NAN"],
    ["%.1f", -0, "-0.0"],
    ["%f", 1e22, "10000000000000000000000.000000"],
  ];
  test("floating-point conversions match C's printf", () =>
    withDriver((driver) => {
      for (const [format, value, expected] of doubles) {
        assert.equal(printed(driver, format, (view) => view.setFloat64(0, value, true)), expected, format);
      }
    }));

  const words: [string, bigint, string][] = [
    ["%d", -1n, "-1"],
    ["%u", -1n, "4294967295"],
    ["%5d|%%", 42n, "   42|%"],
    ["%-5d|", 42n, "42   |"],
    ["%05d", -42n, "-0042"],
    ["%+.4i", 42n, "+0042"],
    ["%#x", 255n, "0xff"],
    ["%#010X", 255n, "0X000000FF"],
    ["%#o", 8n, "010"],
    ["%hhd", 200n, "-56"],
    ["%lld", -(2n ** 40n), "-1099511627776"],
    ["%lu", 2n ** 64n - 1n, "18446744073709551615"],
    ["%p", 0x1234n, "0x1234"],
    ["%p", 0n, "(nil)"],
    ["%c", 65n, "A"],
    ["%s", 0n, "(null)"],
  ];
  test("integer, character and pointer conversions match C's printf", () =>
    withDriver((driver) => {
      for (const [format, value, expected] of words) {
        assert.equal(
          printed(driver, format, (view) => view.setBigInt64(0, BigInt.asIntN(64, value), true)),
          expected,
          format,
        );
      }
    }));

  test("reads aligned arguments, `*` widths and strings in device memory", () =>
    withDriver((driver) => {
      const text = driver.memory.allocate(8);
      driver.copies.hostToDevice(text, new TextEncoder().encode("warp\0xyz"), 8, null);
      const output = printed(driver, "%d %*.*f %s %.2s\n", (view) => {
        view.setInt32(0, 7, true);
        view.setInt32(4, 8, true);
        view.setInt32(8, 2, true);
        view.setFloat64(16, 3.14159, true);
        view.setBigUint64(24, text, true);
        view.setBigUint64(32, text, true);
      });
      assert.equal(output, "7     3.14 warp wa\n");
    }));
});
