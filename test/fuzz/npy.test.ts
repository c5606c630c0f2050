/** `decodeNpy` agrees with NumPy on mutated files. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { missing } from "../support/python.ts";
import { npy } from "./npy.ts";
import { askReference, compare, generateFiles, RECORDED, recordedAnswers } from "./reference.ts";

const skip = missing("numpy") ?? false;

describe("mutated .npy files", () => {
  test("are read as the recorded reference reads them", () => {
    const files = generateFiles(npy, RECORDED.seed, RECORDED.count);
    const { accepted, differences } = compare(npy, files, recordedAnswers(npy, files));
    assert.deepEqual(differences, []);
    assert.ok(accepted > RECORDED.count / 4 && accepted < RECORDED.count * 3 / 4, `${accepted} accepted`);
  });

  test("are read as the installed reference reads them", { skip }, () => {
    const files = generateFiles(npy, "live", 600);
    assert.deepEqual(compare(npy, files, askReference(npy, files)).differences, []);
  });
});
