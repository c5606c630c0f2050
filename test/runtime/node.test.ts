import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { runtime } from "../../src/runtime/index.ts";
import { MINIMUM_VERSIONS, versionProblem } from "../../src/runtime/minimum_version.ts";
import { root } from "../support/process.ts";

/** Bundles cuffi to JavaScript with Bun, because Node.js and browsers do not run TypeScript. */
const bundler = "Bun" in globalThis ? process.execPath : undefined;
const version = spawnSync("node", ["--version"], { encoding: "utf8" }).stdout;
const lacking = !bundler || !version
  ? "needs bun and node"
  : versionProblem({ node: version.slice(1) }) && `needs Node.js ${MINIMUM_VERSIONS.node.version}`;

/** Runs a program under the Node.js on the PATH without FFI. */
function runBundled(program: string): { stdout: string; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
  try {
    writeFileSync(join(folder, "program.ts"), program);
    const bundled = spawnSync(
      bundler!,
      ["build", join(folder, "program.ts"), "--target=node", "--splitting", `--outdir=${folder}/out`],
      { encoding: "utf8" },
    );
    assert.equal(bundled.status, 0, bundled.stderr);
    const hasFfi = spawnSync("node", ["--no-experimental-ffi", "--version"]).status === 0;
    return spawnSync(
      "node",
      [...(hasFfi ? ["--no-experimental-ffi"] : []), join(folder, "out", "program.js")],
      { encoding: "utf8", timeout: 60_000 },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PROGRAM = `
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
`;

function checkOutput({ stdout, stderr }: { stdout: string; stderr: string }): void {
  const lines = stdout.split("\n");
  assert.equal(lines[0], "[1,2,3]", stderr);
  assert.equal(lines[1], "0");
  assert.match(
    lines.slice(2).join("\n"),
    /This Node\.js \(\d+\.\d+\.\d+\) cannot call native libraries.*Bun, Deno and Node\.js 26\.9 or newer can/,
  );
}

describe("a runtime without FFI", () => {
  const name = "imports cuffi, computes on the software device, and names the runtimes that can use a GPU";
  test(`${name}, bundled`, { skip: lacking ?? false }, () => checkOutput(runBundled(PROGRAM)));

  test(`${name}, from TypeScript`, { skip: runtime.name !== "node" && "Node.js only" }, () => {
    const args = ["--no-experimental-ffi", "--input-type=module-typescript", "--eval", PROGRAM];
    checkOutput(spawnSync(process.execPath, args, { encoding: "utf8", timeout: 60_000 }));
  });
});

describe("a runtime that is too old", { skip: !bundler || !version ? "needs bun and node" : false }, () => {
  test("imports cuffi, and names the minimum version when a device is opened or listed", () => {
    const { stdout, stderr } = runBundled(`
      import { listDevices, openDevice } from "${root}mod.ts";
      Object.defineProperty(process.versions, "node", { value: "20.0.0" });
      await openDevice("software").catch((error) => console.log(error.message));
      await listDevices().catch((error) => console.log(error.message));
    `);
    assert.match(
      stdout,
      /^(cuffi needs Node\.js 22\.12\.0 or newer, and this is 20\.0\.0: .*\n){2}$/,
      stderr,
    );
  });
});
