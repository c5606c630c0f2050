/** The forms of arguments that `runOnHost()` accepts for each type of parameter, and its errors for others. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { kernel, type ParameterType, runOnHost } from "../../src/kernel/mod.ts";

const ONE = { grid: 1, block: 1 };

/** Runs a kernel with one parameter that does nothing. */
function pass(type: ParameterType, a: unknown): void {
  runOnHost(kernel({ a: type }, () => {}, { name: "k" }), ONE, { a } as never);
}

describe("arguments of runOnHost()", () => {
  test("are objects for vectors and structures, and rows for several axes", () => {
    const gray = kernel({ out: "f32*", p: "f32x4*", n: "i32" }, ({ out, p, n }, gpu) => {
      const i = gpu.globalIndex();
      if (i >= n) return;
      const v = p[i]!;
      out[i] = Math.max(v.x, v.y, v.z);
    });
    const out = new Float32Array(2);
    const p = [{ x: 1, y: 2, z: 3, w: 4 }, { x: 7, y: 6, z: 5, w: 8 }];
    runOnHost(gray, { grid: 1, block: 4 }, { out, p, n: 2 });
    assert.deepEqual(out, Float32Array.of(3, 7));

    const move = kernel(
      { bodies: [{ m: "f32", id: "u16" }], rows: "f32[,]", v: "f32x2", by: { n: "i32" } },
      ({ bodies, rows, v, by }) => {
        bodies[0]!.m = rows[1]![0]! + v.y;
        rows[0]![rows[0]!.length - 1] = by.n;
        bodies[1] = { m: 3, id: 4 };
      },
    );
    const bodies: unknown[] = [{ m: 1, id: 7 }, undefined], rows = [new Float32Array(2), [5, 6]];
    runOnHost(move, ONE, { bodies, rows, v: { x: 1, y: 2 }, by: { n: 9 } });
    assert.deepEqual([bodies, rows], [[{ m: 7, id: 7 }, { m: 3, id: 4 }], [Float32Array.of(0, 9), [5, 6]]]);
  });

  test("may have every form that JavaScript computes with as the kernel does", () => {
    const forms: readonly (readonly [type: ParameterType, ...values: unknown[]])[] = [
      ["bool", true, 1],
      ["bool*", new Uint8Array(2), [true, false], [1, 0]],
      ["u8*", new Uint8Array(2), new Uint8ClampedArray(2), [0, 255], [], new Array(3)],
      ["i32[]", new Int32Array(2), [1, -1]],
      ["i64*", new BigInt64Array(2), new Float64Array(2), [1, 2], [1n, 2n]],
      ["u64*", new BigUint64Array(2), new Float64Array(2), [1, 2]],
      ["f16*", new Float32Array(2), [0.5, NaN]],
      ["bf16*", new Float32Array(2), [0.5]],
      ["f32*", new Float32Array(2), new Float64Array(2), [-0, Infinity]],
      ["f64*", new Float64Array(2), [1]],
      ["f32[,]", [new Float32Array(2), [1, 2]], [[], []]],
      ["u8[,,]", [[new Uint8Array(2)], [[1, 2]]]],
      ["f32x2*", [{ x: 1, y: 2 }], new Array(2)],
      [[{ a: { b: "i8" }, v: "f32x2" }], [{ a: { b: 1 }, v: { x: 1, y: 2 } }]],
    ];
    for (const [type, ...values] of forms) for (const value of values) pass(type, value);
  });

  test("are rejected in other forms, with the declared type and the remedy", () => {
    const wrong: readonly (readonly [type: ParameterType, value: unknown, message: string])[] = [
      ["f32", "2", 'a: expected a number for f32, got "2"'],
      ["bool", "true", 'a: expected a boolean for bool, got "true"'],
      ["i32", 2 ** 31, "a: expected an integer within the range of i32, got 2147483648"],
      [
        "f32x4*",
        new Float32Array(8),
        "a: expected an array of objects { x, y, z, w } for f32x4*, got Float32Array of 32 bytes; pass objects: " +
        "Array.from({ length: a.length / 4 }, (_, i) => ({ x: a[4 * i], y: a[4 * i + 1], z: a[4 * i + 2], w: a[4 * i + 3] }))",
      ],
      [
        "u8x2*",
        new Uint8Array(2),
        "a: expected an array of objects { x, y } for u8x2*, got Uint8Array of 2 bytes; pass objects: " +
        "Array.from({ length: a.length / 2 }, (_, i) => ({ x: a[2 * i], y: a[2 * i + 1] }))",
      ],
      ["f32x2*", [1, 2], "a[0]: expected { x, y } for f32x2*, got 1"],
      ["f32x2*", [{ x: 1 }], "a[0].y: expected a value of type f32, got undefined"],
      ["f32x2", [1, 2], "a: expected { x, y } for f32x2, got [1, 2]"],
      [
        "f32[,]",
        new Float32Array(6),
        "a: expected an array of rows for f32[,], got Float32Array of 24 bytes; pass its rows: " +
        "a.subarray(0, columns), a.subarray(columns, 2 * columns), …",
      ],
      ["f32[,]", [1, 2], "a[0]: expected a Float32Array or an array of numbers for f32[,], got 1"],
      ["f32[,,]", 3, "a: expected an array of arrays of rows for f32[,,], got 3"],
      [
        "f32[,]",
        [new Int32Array(1)],
        "a[0]: expected a Float32Array or an array of numbers for f32[,], got Int32Array of 4 bytes; " +
        "pass Float32Array.from(a[0], Number)",
      ],
      [
        "f32*",
        new Int32Array(2),
        "a: expected a Float32Array or an array of numbers for f32*, got Int32Array of 8 bytes; " +
        "pass Float32Array.from(a, Number)",
      ],
      [
        "i32*",
        new Float32Array(2),
        "a: expected an Int32Array or an array of numbers for i32*, got Float32Array of 8 bytes; " +
        "pass Int32Array.from(a, Number)",
      ],
      [
        "bf16*",
        new Uint16Array(2),
        "a: expected a Float32Array or an array of numbers for bf16*, got Uint16Array of 4 bytes",
      ],
      ["u8*", new ArrayBuffer(2), "a: expected a Uint8Array or an array of numbers for u8*, got ArrayBuffer"],
      ["bool*", ["x"], 'a[0]: expected a boolean for bool*, got "x"'],
      ["f32*", [1, "2"], 'a[1]: expected a number for f32*, got "2"'],
      ["f32*", [[1], [2]], "a[0]: expected a number for f32*, got [1]; pass a.flat()"],
      ["u8*", [1, 256], "a[1]: expected an integer within the range of u8, got 256"],
      ["i32*", [1n], "a[0]: expected a number for i32*, got 1n"],
      [
        [{ m: "f32", id: "u16" }],
        new Uint8Array(16),
        "a: expected an array of objects { m, id } for [{ m: f32, id: u16 }], got Uint8Array of 16 bytes; " +
        "pass objects: [{ m: …, id: … }, …]",
      ],
      [[{ m: "f32" }], [{ m: 1, n: 2 }], "a[0]: expected only m, got n"],
      [{ m: "f32" }, new Float32Array(1), "a: expected { m } for { m: f32 }, got Float32Array of 4 bytes"],
    ];
    for (const [type, value, message] of wrong) {
      assert.throws(() => pass(type, value), { name: "TypeError", message: `k: ${message}` });
    }
  });
});
