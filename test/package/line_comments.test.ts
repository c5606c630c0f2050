import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutLineComments } from "../../scripts/lib/line_comments.ts";

test("the JSR package leaves out lines that are comments, and lines keep their numbers", () => {
  const lines = [
    "/** Returns one. */",
    "export function one(): number {",
    "  // Explains",
    "  // twice.",
    "  return 1; // not alone on its line",
    "}",
    "// deno-lint-ignore no-explicit-any",
    "export const text = `",
    "// a part of the text",
    "${",
    "  // in an expression",
    "  one()}`;",
  ];
  const expected = lines.with(2, "").with(3, "").with(10, "");
  assert.equal(withoutLineComments(lines.join("\n")), expected.join("\n"));
  const unknown = "// kept\nconst = 1;";
  assert.equal(withoutLineComments(unknown), unknown);
});
