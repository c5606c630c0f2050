import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { root } from "../support/process.ts";

/** Bundles cuffi to JavaScript with Bun, because Node.js and browsers do not run TypeScript. */
const bundler = "Bun" in globalThis ? process.execPath : undefined;
const node = spawnSync("node", ["--version"], { encoding: "utf8" }).stdout;

describe("a runtime without FFI", { skip: !bundler || !node ? "needs bun and node" : false }, () => {
  test("imports cuffi, computes on the software device, and names the runtimes that can use a GPU", () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    try {
      writeFileSync(
        join(folder, "program.ts"),
        `
        import { openDevice } from "${root}mod.ts";
        const device = await openDevice("software");
        const x = device.array(new Float32Array([1, 2, 3]));
        const y = x.astype("f64");
        console.log(JSON.stringify([...y.toHost()]));
        x.dispose();
        y.dispose();
        console.log(device.memoryInUse());
        await openDevice("cuda").catch((error) => console.log(error.message));
        device.dispose();
        `,
      );
      const bundled = spawnSync(
        bundler!,
        ["build", join(folder, "program.ts"), "--target=node", "--splitting", `--outdir=${folder}/out`],
        { encoding: "utf8" },
      );
      assert.equal(bundled.status, 0, bundled.stderr);
      const { stdout, stderr } = spawnSync("node", [join(folder, "out", "program.js")], {
        encoding: "utf8",
        timeout: 60_000,
      });
      const lines = stdout.split("\n");
      assert.equal(lines[0], "[1,2,3]", stderr);
      assert.equal(lines[1], "0");
      assert.match(lines.slice(2).join("\n"), /Bun[^]*Deno/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
