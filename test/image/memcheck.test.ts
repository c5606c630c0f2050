/**
 * The memory checker finds no out-of-bounds access, uninitialized shared memory or race in any image
 * operator.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { root, runFile } from "../support/process.ts";

/** The operators are divided among processes, each of which stays below the time limit of a child process. */
const PARTS = 6;

describe("the memory checker finds nothing in any image operator", () => {
  for (let part = 0; part < PARTS; part++) {
    test(`part ${part + 1} of ${PARTS}`, () => {
      const program = join(root, "test/image/memcheck_program.ts");
      const { status, stdout, stderr } = runFile(program, [`${PARTS}`, `${part}`], { CUFFI_MEMCHECK: "1" });
      assert.equal(status, 0, stderr);
      assert.equal(stdout, "nothing found\n");
    });
  }
});
