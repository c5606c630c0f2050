/**
 * Captures the results of the conformance kernels on a GPU and compares the software device with them:
 *
 * CUFFI_DEVICE=cuda CUFFI_CAPTURE=folder bun test/conformance/capture.ts
 *
 * Writes `h200.json` to the folder. The tests compare with the copy next to this file. Without CUFFI_CAPTURE,
 * nothing is written. Exits with status 1 if anything differs.
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
const maxCapability = capability(driver, ordinal);
let problems = 0;

function problem(text: string): void {
  problems++;
  console.error(text);
}

/** Runs a case on a device. Reports an error and returns undefined if that fails. */
function results(runner: Runner, device: string, family: Family, testCase: Case): Result[] | undefined {
  try {
    return runner.run(family.ptx, testCase, testCase.sizes[0]!);
  } catch (error) {
    problem(`${family.name}: ${testCase.kernel}: ${device}: ${error}`);
    return undefined;
  }
}

const all: Record<string, Record<string, CapturedBuffer[]>> = {};
for (const family of FAMILIES) {
  if (family.capability > maxCapability) continue;
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
