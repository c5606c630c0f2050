/** The programs in README.md run. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { readmePrograms } from "../../scripts/lib/readme_programs.ts";
import { openNvrtc } from "../../src/libraries/nvrtc.ts";
import { deviceName } from "../support/device.ts";
import { root, runFile } from "../support/process.ts";
import { interpreter, missing } from "../support/python.ts";

const programs = readmePrograms(root);
const { exports } = JSON.parse(readFileSync(join(root, "deno.json"), "utf8"));

/** Replaces imports of the package with the project's files. */
function resolved(program: string): string {
  return program.replace(/"@cuffi\/cuffi(\/\w+)?"/g, (_, entry: string | undefined) => {
    const file: string = exports[`.${entry ?? ""}`];
    return JSON.stringify(new URL(`../../${file}`, import.meta.url).href);
  });
}

/** Returns why a program cannot run here, or false. */
function lacks(program: string): string | false {
  if (program.includes("openPython")) return missing(deviceName === "software" ? "numpy" : "torch") ?? false;
  if (!program.includes("device.compile(")) return false;
  try {
    openNvrtc();
    return false;
  } catch {
    return "needs NVRTC";
  }
}

/** Part of the output of each program. */
const PRINTED = [
  /Float32Array\(4\) \[/,
  /12, 24, 36.*[\d.]+ ms/s,
  /Blob/,
  /1, 2, 3/,
  /2, 4, 6/,
  /resize_normalize_u8_c3/,
];

describe("README.md", () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
  });
  after(() => rmSync(folder, { recursive: true }));

  test("has as many programs as this test expects", () => assert.equal(programs.length, PRINTED.length));

  programs.forEach((program, i) => {
    test(`program ${i + 1} runs`, { skip: lacks(program) }, () => {
      const file = join(folder, `program_${i}.ts`);
      writeFileSync(file, resolved(program));
      const env = {
        CUFFI_DEVICE: deviceName,
        // The search for NVRTC includes .venv of the working folder, which is a temporary one here.
        VIRTUAL_ENV: process.env.VIRTUAL_ENV || join(root, ".venv"),
        ...(interpreter === undefined ? {} : { CUFFI_PYTHON: interpreter }),
      };
      const { status, stdout, stderr } = runFile(file, [], env, folder);
      assert.equal(status, 0, stderr);
      assert.match(stdout, PRINTED[i]!);
      if (program.includes("trace.json")) assert.ok(existsSync(join(folder, "trace.json")));
    });
  });
});
