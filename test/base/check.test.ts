/** Argument checks and their error messages. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkDType, checkInteger, checkShape, invalid, mismatch, show } from "../../src/base/check.ts";

test("messages name the argument, what was expected and the value", () => {
  assert.equal(invalid("size", "a positive integer", -1), "size: expected a positive integer, got -1");
  assert.equal(
    mismatch("shape", "3 dimensions", "2 dimensions"),
    "shape: expected 3 dimensions, got 2 dimensions",
  );
});

test("values are shown in a few words", () => {
  const cases: [unknown, string][] = [
    ["text", '"text"'],
    ["x".repeat(61), `"${"x".repeat(57)}…"`],
    [5n, "5n"],
    [undefined, "undefined"],
    [null, "null"],
    [[1, "a", [2n]], '[1, "a", [2n]]'],
    [new Array(9).fill(0), "an array of 9"],
    [new Uint16Array(3), "Uint16Array of 6 bytes"],
    [new Map(), "Map"],
    [{ sigma: 2, border: "reflect" }, '{ sigma: 2, border: "reflect" }'],
    [{ text: "x".repeat(60) }, "Object"],
    [{ inner: { a: 1 } }, "{ inner: Object }"],
    [{}, "Object"],
    [Promise.resolve(), "a Promise; await it"],
    [Object.create(null), "object"],
    [function named() {}, "function named"],
  ];
  for (const [value, text] of cases) assert.equal(show(value), text);
});

describe("checks", () => {
  test("checkInteger accepts integers within the limits", () => {
    for (const value of [1, 3, 5]) assert.equal(checkInteger("n", value, 1, 5), value);
    for (const value of [0, 6, 1.5, NaN, Infinity]) {
      assert.throws(
        () => checkInteger("n", value, 1, 5),
        /^RangeError: n: expected an integer from 1 to 5, got /,
      );
    }
    for (const value of ["3", [3], undefined, 3n]) {
      assert.throws(
        () => checkInteger("n", value as unknown as number, 1, 5),
        /^TypeError: n: expected an integer from 1 to 5, got /,
      );
    }
  });

  test("checkDType suggests the name of a dtype that NumPy and C call otherwise", () => {
    const suggested = [
      ["float32", "f32"],
      ["bfloat16", "bf16"],
      ["uint8", "u8"],
      ["int64", "i64"],
      ["double", "f64"],
      ["F32", "f32"],
    ];
    for (const [name, dtype] of suggested) {
      const message = new RegExp(`got "${name}"; did you mean "${dtype}"\\?$`);
      assert.throws(() => checkDType("dtype", name), message);
    }
    assert.throws(() => checkDType("dtype", 3), /got 3; pass a shape of several dimensions as an array$/);
  });

  test("checkDType accepts names of dtypes", () => {
    assert.equal(checkDType("dtype", "f32"), "f32");
    for (const value of ["float", "toString", undefined]) {
      assert.throws(
        () => checkDType("dtype", value),
        /^TypeError: dtype: expected one of bool, u8, .*, got /,
      );
    }
  });

  test("checkShape copies a shape, and makes one of a number", () => {
    const shape = [2, 0, 3];
    assert.deepEqual(checkShape("shape", shape), shape);
    assert.notEqual(checkShape("shape", shape), shape);
    assert.deepEqual(checkShape("shape", 7), [7]);
    assert.throws(
      () => checkShape("shape", "2" as unknown as number),
      /shape: expected a number or an array/,
    );
    assert.throws(
      () => checkShape("shape", [1, -1]),
      /shape\[1\]: expected an integer from 0 to \d+, got -1/,
    );
    assert.throws(() => checkShape("shape", new Array(33).fill(1)), /expected at most 32 dimensions, got 33/);
    assert.throws(() => checkShape("shape", [2 ** 30, 2 ** 30]), /at most 2\^53 - 1 elements/);
  });
});
