/**
 * Captures what a GPU makes of the conformance kernels, and says where the software device differs from it:
 *
 *     CUFFI_DEVICE=cuda CUFFI_CAPTURE=folder bun test/conformance/capture.ts
 *
 * Writes `h200.json` into the folder; beside this file it is what the tests compare with. Without CUFFI_CAPTURE nothing is
 * written. Ends with status 1 if anything differs.
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { cudaDriver, parseDeviceName, softwareDriver } from "../../src/driver/select.ts";
import { runFile } from "../support/process.ts";
import { capability } from "./capability.ts";
import type { Case } from "./case.ts";
import { type Capture, captured, type CapturedBuffer, firstDifference } from "./expected.ts";
import { type Result, Runner } from "./run.ts";
import { FAMILIES, type Family } from "./suite.ts";

const name = process.env.CUFFI_DEVICE || "cuda";
const { driver: kind, ordinal } = parseDeviceName(name)!;
const driver = kind === "cuda" ? await cudaDriver() : await softwareDriver();
using gpu = new Runner(driver, ordinal);
using software = new Runner(await softwareDriver());
const most = capability(driver, ordinal);
let problems = 0;

function problem(text: string): void {
  problems++;
  console.error(text);
}

/** The results of a device, or why there are none. */
function results(runner: Runner, who: string, family: Family, testCase: Case): Result[] | undefined {
  try {
    return runner.run(family.ptx, testCase, testCase.sizes[0]!);
  } catch (error) {
    problem(`${family.name}: ${testCase.kernel}: ${who}: ${error}`);
    return undefined;
  }
}

const all: Record<string, Record<string, CapturedBuffer[]>> = {};
for (const family of FAMILIES) {
  if (family.capability > most) continue;
  const kernels: Record<string, CapturedBuffer[]> = all[family.name] = {};
  for (const testCase of family.cases) {
    const wanted = results(gpu, name, family, testCase);
    if (!wanted) continue;
    kernels[testCase.kernel] = captured(testCase, wanted);
    const actual = results(software, "software", family, testCase);
    actual?.forEach((result, i) => {
      const found = firstDifference(result, wanted[i]!.bytes, testCase.tolerance);
      if (found) problem(`${family.name}: ${testCase.kernel}: result ${i}: ${found}`);
    });
  }
}

const print = (device: string) =>
  runFile(`${import.meta.dirname}/print.ts`, [], { CUFFI_DEVICE: device }).stdout;
const printed = print(name);
if (printed !== print("software")) problem(`device printf differs; ${name} wrote:\n${printed}`);

const capture: Capture = {
  device: driver.devices.name(ordinal),
  driver: driver.version(),
  results: all,
  printed,
};
const folder = process.env.CUFFI_CAPTURE;
if (folder) writeFileSync(`${folder}/h200.json`, JSON.stringify(capture) + "\n");
const count = Object.values(all).reduce((sum, kernels) => sum + Object.keys(kernels).length, 0);
console.log(`${count} kernels on ${capture.device}, ${problems} problems`);
if (problems > 0) process.exitCode = 1;
