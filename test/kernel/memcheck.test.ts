/** Faults of kernels in TypeScript name the line of the function. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { runFile } from "../support/process.ts";

const at = (path: string): string => new URL(`../../${path}`, import.meta.url).href;

const PROGRAM = `
const { openDevice } = await import(${JSON.stringify(at("mod.ts"))});
import { kernel } from ${JSON.stringify(at("src/kernel/mod.ts"))};
const device = await openDevice("software");
const fill = kernel({ y: "f32*" }, ({ y }, gpu) => {
  const i = gpu.globalIndex();
  y[i] = 1;
}, { name: "fill" });
const y = device.zeros([8], "f32");
try {
  fill.launch(device, { grid: 1, block: 16 }, { y });
  device.synchronize();
} catch (error) {
  console.log(error.message);
}
`;

test("the memory checker names the line of the function", () => {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
  try {
    const file = join(folder, "app.mjs");
    writeFileSync(file, PROGRAM);
    const { stdout, stderr } = runFile(file, [], { CUFFI_MEMCHECK: "1" }, folder);
    assert.match(
      stdout,
      /access outside any allocation.*in kernel fill.*thread \(8, 0, 0\).*app\.mjs:7:3 \(PTX line/s,
      stderr,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
