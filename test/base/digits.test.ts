/** Binary data in printable characters. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf, digitsOf } from "../../src/base/digits.ts";

test("digits restore bytes of any count and value", () => {
  for (const value of [0, 1, 0x5a, 0xff]) {
    for (let count = 0; count < 40; count++) {
      const bytes = Uint8Array.from({ length: count }, (_, i) => value + i * value);
      assert.deepEqual(bytesOf(digitsOf(bytes)), bytes);
    }
  }
});

test("digits need no escape in a string literal, and 1.24 characters for a byte", () => {
  const digits = digitsOf(Uint8Array.from({ length: 26_000 }, (_, i) => i * i >> 3));
  assert.equal(JSON.stringify(digits), `"${digits}"`);
  assert.match(digits, /^[\x21-\x7e]*$/);
  assert.equal(digits.length, 32_000);
});
