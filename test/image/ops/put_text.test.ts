/** putText against the font's bitmap. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { putText, type Text } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { shapesFor } from "../../support/drawing.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ texts: Text[] }>("put_text");

describe("putText draws the font's pixels", () => {
  for (const { texts, ...reference } of references) {
    const draw = operation((src, options) => putText(src, shapesFor(src, texts) as Text[], options));
    test(reference.name, () => checkOperator(device, reference, draw));
  }
});

test("putText draws an A", () => {
  using src = device.zeros([8, 6], "u8");
  using result = putText(src, [{ text: "A", x: 0, y: 0, scale: 1, color: 1 }]);
  const rows = Array.from({ length: 8 }, (_, y) => [...result.toHost().slice(6 * y, 6 * y + 6)].join(""));
  assert.deepEqual(rows, ["011100", "100010", "100010", "111110", "100010", "100010", "100010", "000000"]);
});

test("only letters with descenders reach below the baseline", () => {
  const below = (text: string): number => {
    using src = device.zeros([10, 6], "u8");
    using result = putText(src, [{ text, x: 0, y: 0, scale: 1, color: 1 }]);
    return result.toHost().slice(7 * 6).reduce((dots, dot) => dots + dot, 0);
  };
  for (const letter of "gjpqy") assert.ok(below(letter) > 0, letter);
  for (const letter of "AGJPQYaz019") assert.equal(below(letter), 0, letter);
});

const image = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "putText", [
  [
    "a text that is not a string",
    /^TypeError: texts\[1\]\.text: expected a string, got 7/,
    () => putText(image, [{ text: "a", x: 0, y: 0 }, { text: 7 as never, x: 0, y: 0 }]),
  ],
  [
    "a misspelled member",
    /^TypeError: texts\[0\]: expected only text, x, y, scale, .*, got colour; did you mean "color"\?/,
    () => {
      const misspelled = { text: "a", x: 0, y: 0, colour: 5 };
      putText(image, [misspelled]);
    },
  ],
  [
    "a scale of 0",
    /scale: expected .*, got 0/,
    () => putText(image, [{ text: "a", x: 0, y: 0, scale: 0 }]),
  ],
]);
