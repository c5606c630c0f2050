/** The built-in PTX: its size, its PTX version, and one module for each source in kernels/. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";

const ROOT = `${import.meta.dirname}/../../..`;

/** Paths of all files below `folder` with this extension, relative to it and without the extension. */
function paths(folder: string, extension: string): string[] {
  return readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(extension)).map((path) => path.slice(0, -extension.length)).sort();
}

const modules = paths("ptx", ".ts").filter((path) => path !== "layouts").map((path) => ({
  path,
  text: readFileSync(`${ROOT}/ptx/${path}.ts`, "utf8"),
}));

describe("the built-in PTX", () => {
  test("is less than 4 MB", () => {
    const bytes = modules.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    assert.ok(bytes > 1_000_000 && bytes < 4_000_000, `${bytes} bytes`);
  });

  test("is PTX ISA 8.0 for sm_75, so that drivers from CUDA 12.0 on load it on GPUs since Turing", () => {
    for (const { path, text } of modules) {
      assert.match(text, /`\.version 8\.0\n\.target sm_75\n\.address_size 64\n/, path);
    }
  });

  test("has one module for each source in kernels/, at the same path", () => {
    assert.deepEqual(modules.map(({ path }) => path), paths("kernels", ".cu"));
    for (const { path, text } of modules) {
      assert.ok(text.startsWith(`// Generated from kernels/${path}.cu by `), path);
    }
  });
});
