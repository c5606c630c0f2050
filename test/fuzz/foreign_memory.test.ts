import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzArrayInterface } from "./cai.ts";
import { fuzzDLPack } from "./dlpack.ts";

test("a damaged CUDA Array Interface is rejected or lies within one allocation", async () => {
  const { cases, accepted } = await fuzzArrayInterface("suite", 500);
  assert.ok(accepted > cases / 50 && accepted < cases, `${accepted} accepted`);
});

test("a damaged DLPack struct is rejected or lies within one allocation", async () => {
  const { cases, accepted } = await fuzzDLPack("suite", 500);
  assert.ok(accepted > cases / 50 && accepted < cases, `${accepted} accepted`);
});
