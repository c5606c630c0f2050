/** Image operators find their PTX whenever they are imported: before a device is opened, meanwhile, or after it. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { root, runFile } from "../support/process.ts";

const OPEN = `const { openDevice } = await import(${JSON.stringify(join(root, "mod.ts"))});`;
const IMPORT = `const image = await import(${JSON.stringify(join(root, "src/image/mod.ts"))});`;
const FLIP = `
const src = device.array(new Uint8Array([1, 2]), { shape: [1, 2] });
console.log(image.flip(src, "horizontal").toHost().join());
device.dispose();
`;

describe("image operators find their kernels", () => {
  const programs = {
    "imported before a device is opened": `${IMPORT}${OPEN}const device = await openDevice();`,
    "imported while a device is opened":
      `${OPEN}const opening = openDevice();${IMPORT}const device = await opening;`,
    "imported after a device was opened": `${OPEN}const device = await openDevice();${IMPORT}`,
  };
  for (const [name, program] of Object.entries(programs)) {
    test(name, () => {
      const folder = mkdtempSync(join(tmpdir(), "cuffi-"));
      try {
        writeFileSync(join(folder, "program.ts"), program + FLIP);
        const { status, stdout, stderr } = runFile(join(folder, "program.ts"), [], {});
        assert.equal(status, 0, stderr);
        assert.equal(stdout.trim(), "2,1");
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});
