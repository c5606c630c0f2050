/** Types of the literals of kernels. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { elementwise, kernel, reduce } from "../../src/kernel/mod.ts";
import { useTestDevice } from "../support/suite_device.ts";

const launch = { grid: 1, block: 1 };

describe("literals of kernels", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("that need more than 32 bits take the type of a 64-bit integer", () => {
    const cases: readonly (readonly ["u64" | "i64", bigint, string, bigint])[] = [
      ["u64", 123456789n, "(x * 0x5deece66d + 11) & 0xffffffffffff", 119305093197820n],
      ["u64", 1n, "x + 4294967296", 4294967297n],
      ["u64", 1n, "x + 2 ** 40", 2n ** 40n + 1n],
      ["u64", 4294967298n, "x > 4294967297 ? 1 : 0", 1n],
      ["u64", 4294967298n, "x === 4294967297 ? 1 : 0", 0n],
      ["u64", 5n, "-4294967297 < x ? 1 : 0", 1n],
      ["u64", 5n, "Math.max(x, 4294967297)", 4294967297n],
      ["u64", 5n, "Math.max(4294967297, n, x)", 4294967297n],
      ["u64", 5n, "gpu.u64(Math.min(x, -4294967297))", 2n ** 64n - 4294967297n],
      ["u64", 99999999999999n, "Math.floor(x / 10000000000)", 9999n],
      ["u64", 99999999999999n, "Math.ceil(x / BIG)", 10000n],
      ["u64", 99999999999999n, "gpu.u64(x / 10000000000)", 9999n],
      ["u64", 99999999999999n, "(x / 10000000000) | 0", 9999n],
      ["u64", 2n ** 60n, "gpu.mulHigh(x, 2 ** 36)", 2n ** 32n],
      ["u64", 20000000007n, "x % BIG", 7n],
      ["u64", 2n ** 40n + 5n, "x % Math.pow(2, 40)", 5n],
      ["u64", 20000000007n, "x % big", 7n],
      ["u64", 0n, "n < 0 ? x : 4294967297", 4294967297n],
      ["u64", 0n, "x || 4294967297", 4294967297n],
      ["i64", -1n, "x & 0xfffffffff", 0xfffffffffn],
      ["i64", 1n, "x | 0x100000000", 0x100000001n],
      ["i64", 1n, "x ^ 0x100000001", 0x100000000n],
      ["i64", -2147483650n, "x < -2147483649 ? 1 : 0", 1n],
      ["i64", -99999999999999n, "Math.floor(x / 10000000000)", -10000n],
      ["i64", 1n, "x - 9007199254740991", 2n - 2n ** 53n],
    ];
    for (const [type, given, text, expected] of cases) {
      const code = `({ l, n }, gpu, { BIG }) => {
        const big = BIG, x = l[0];
        let own = ${text};
        if (n < 0) own = 0;
        l[0] = ${text};
        l[1] = own;
      }`;
      const fn = new Function(`return ${code}`)() as never;
      const run = kernel({ l: `${type}*`, n: "i32" }, fn, { constants: { BIG: 10000000000 } });
      using l = device.array(type === "u64" ? BigUint64Array.of(given, 0n) : BigInt64Array.of(given, 0n));
      run.launch(device, launch, { l: l as never, n: 1 });
      assert.deepEqual([...l.toHost()], [expected, expected], `${type}: ${text}`);
    }
  });

  test("do so in elementwise functions and reductions, too", () => {
    const constants = { BIG: 10000000000 };
    using x = device.array(BigInt64Array.of(20000000007n, 5n, -10000000001n));
    using rest = elementwise(({ x }, _, { BIG }) => x % BIG, { constants })({ x });
    assert.deepEqual(rest.toHost(), BigInt64Array.of(7n, 5n, -1n));
    const sum = reduce({
      map: ({ x }, _, { BIG }) => x + BIG,
      combine: ({ a, b }) => a + b,
      identity: 0,
      constants,
    });
    using total = sum({ x });
    assert.deepEqual(total.toHost(), BigInt64Array.of(40000000011n));
  });

  test("are rejected beside a 64-bit integer that cannot hold them exactly", () => {
    for (
      const [type, text, message] of [
        ["u64", "x + -4294967297", "the literal -4294967297 does not fit u64; write gpu.i64(-4294967297)"],
        ["u64", "x > 1 ? x : -4294967297", "the literal -4294967297 does not fit u64"],
        ["i64", "x < 2 ** 63 + 2 ** 12", /does not fit i64; write gpu\.u64\(9223372036854780000\)/],
        ["i64", "x * 1e20", "does not fit i64; write gpu.f64(100000000000000000000)"],
        [
          "u64",
          "x * 0x9e3779b97f4a7c15",
          "is beyond 2^53, where not every integer is a number; write gpu.u64(",
        ],
        ["i64", "x & 9007199254740993", "(gpu.i64(high) << 32) | low for all 64 bits"],
        ["i64", "x / 10000000000", "dividing two integers (i64) can give a fraction"],
      ] as const
    ) {
      const fn = new Function(`return ({ l }, gpu) => { const x = l[0]; l[0] = ${text}; }`)() as never;
      const wrong = kernel({ l: `${type}*` }, fn, { name: "wrong" });
      using l = device.zeros([1], type);
      assert.throws(
        () => wrong.launch(device, launch, { l: l as never }),
        (error: Error) =>
          typeof message === "string" ? error.message.includes(message) : message.test(error.message),
        text,
      );
    }
  });

  test("that a condition selects take the type of their use", () => {
    const choose = kernel({ d: "f64*", s: "f32*", l: "i64*", x: "f64", y: "f32" }, ({ d, s, l, x, y }) => {
      const pick = (value: number) => {
        if (value > 0) return 0.1;
        return 0.2;
      };
      const tenth = x > 0 ? 0.1 : 0.2;
      d[0] = x > 0 ? 0.1 : 0.2;
      d[1] = (x > 0 ? 0.1 : 0.2) * x;
      d[2] = pick(x);
      d[3] = (x > 0 && 0.1) || 0.2;
      d[4] = x < 0 ? 1 : x > 1 ? 0.1 : 0.3;
      d[5] = -(2 * tenth);
      d[6] = x < 0 ? 0.3 : pick(-x);
      let sum = tenth;
      sum += x;
      d[7] = sum;
      s[0] = tenth * y;
      l[0] = l[0]! + (x > 0 ? 4294967297 : 2 ** 40);
    });
    using d = device.zeros([8], "f64");
    using s = device.zeros([1], "f32");
    using l = device.array(BigInt64Array.of(2n));
    choose.launch(device, launch, { d, s, l, x: 2, y: 3 });
    assert.deepEqual([...d.toHost()], [0.1, 0.2, 0.1, 0.1, 0.1, -0.2, 0.2, 2.1]);
    assert.deepEqual([...s.toHost()], [Math.fround(Math.fround(0.1) * 3)]);
    assert.deepEqual([...l.toHost()], [4294967299n]);

    using x = device.array(Float64Array.of(1, -1));
    for (
      const fn of [
        elementwise(({ x }) => x > 0 ? 0.1 : 0.2),
        elementwise(({ x }) => (x > 0 && 0.1) || 0.2),
      ]
    ) {
      using result = fn({ x }, { dtype: "f64" });
      assert.deepEqual(result.toHost(), Float64Array.of(0.1, 0.2));
    }
  });

  test("that a condition selects leave no f64 in a kernel of f32", () => {
    const single = kernel({ s: "f32*", x: "f32" }, ({ s, x }) => {
      const pick = (value: number) => {
        if (value > 0) return 0.1;
        return 0.2;
      };
      s[0] = (x > 0 ? 0.1 : 0.2) * pick(x) + ((x > 0 && 0.1) || 0.3);
    });
    assert.doesNotMatch(single.ptx, /f64/);
  });
});
