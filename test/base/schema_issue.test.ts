/** The wording of errors in data that a schema describes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as z from "zod/mini";
import { describeIssue } from "../../src/base/schema_issue.ts";

const EXTENT = "a non-negative integer";
const schema = z.strictObject({
  name: z.string("a string"),
  nested: z.object({ shape: z.array(z.int(EXTENT).check(z.minimum(0, EXTENT)), "an array") }, "an object"),
}, "the fields name and nested");

function message(value: unknown): string {
  return describeIssue("header", schema.safeParse(value).error!.issues[0]!, value);
}

test("names the invalid part, and what was expected and received", () => {
  const nested = { shape: [] };
  assert.equal(message({ name: 1, nested }), "header.name: expected a string, got 1");
  assert.equal(message({ nested }), "header.name: expected a string, got none");
  assert.equal(
    message({ name: "a", nested: { shape: [2, -1] } }),
    "header.nested.shape[1]: expected a non-negative integer, got -1",
  );
  assert.equal(message({ name: "a", nested: null }), "header.nested: expected an object, got null");
  assert.equal(message(null), "header: expected the fields name and nested, got null");
});

test("shortens long values", () => {
  assert.match(
    message({ name: new Array(100).fill(0) }),
    /^header\.name: expected a string, got an array of 100$/,
  );
});
