/** What ships of kernels: small, for every driver from CUDA 12.0 on, and one PTX module for each source. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";

const ROOT = `${import.meta.dirname}/../..`;
const modules = readdirSync(`${ROOT}/ptx`).map((file) => ({
  file,
  text: readFileSync(`${ROOT}/ptx/${file}`, "utf8"),
}));

describe("the shipped PTX", () => {
  test("is less than 4 MB", () => {
    const bytes = modules.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    assert.ok(bytes > 1_000_000 && bytes < 4_000_000, `${bytes} bytes`);
  });

  test("is of PTX ISA 8.0, which drivers from CUDA 12.0 on load, for GPUs from Turing on", () => {
    for (const { file, text } of modules) {
      assert.match(text, /`\.version 8\.0\n\.target sm_75\n\.address_size 64\n/, file);
    }
  });

  test("is made from kernels/, file by file", () => {
    const sources = readdirSync(`${ROOT}/kernels`).filter((file) => file.endsWith(".cu"));
    assert.deepEqual(
      modules.map(({ file }) => file).sort(),
      sources.map((file) => file.replace(/\.cu$/, ".ts")).sort(),
    );
    for (const { file, text } of modules) {
      assert.ok(text.startsWith(`// Made from kernels/${file.replace(/\.ts$/, ".cu")} by `), file);
    }
  });
});
