/** `decodeSafetensors` agrees with Hugging Face's safetensors on mutated files. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { missing } from "../support/python.ts";
import { safetensors } from "./safetensors.ts";
import { askReference, compare, generateFiles, RECORDED, recordedAnswers } from "./reference.ts";

const skip = missing("safetensors") ?? false;

describe("mutated safetensors files", () => {
  test("are read as the recorded reference reads them", () => {
    const files = generateFiles(safetensors, RECORDED.seed, RECORDED.count);
    const { accepted, differences } = compare(safetensors, files, recordedAnswers(safetensors, files));
    assert.deepEqual(differences, []);
    assert.ok(accepted > RECORDED.count / 4 && accepted < RECORDED.count * 3 / 4, `${accepted} accepted`);
  });

  test("are read as the installed reference reads them", { skip }, () => {
    const files = generateFiles(safetensors, "live", 600);
    assert.deepEqual(compare(safetensors, files, askReference(safetensors, files)).differences, []);
  });
});
