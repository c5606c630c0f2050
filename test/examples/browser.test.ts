/** The page of examples/13_browser runs in a browser. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { serveFolder } from "../../scripts/lib/static_server.ts";
import { root } from "../support/process.ts";

const chromium = ["chromium", "chromium-browser", "google-chrome"].find((name) =>
  spawnSync(name, ["--version"]).status === 0
);

/** Bundles the page with this runtime's bundler, or with Bun's if it has none. */
function bundle(folder: string): void {
  const page = join(root, "examples/13_browser/index.html");
  const [command, ...args] = "Deno" in globalThis
    ? [process.execPath, "bundle", "--platform=browser", `--outdir=${folder}`, page]
    : ["Bun" in globalThis ? process.execPath : "bun", "build", page, `--outdir=${folder}`];
  const { status, stderr } = spawnSync(command!, args, { encoding: "utf8", cwd: root });
  assert.equal(status, 0, stderr);
}

/** Opens a page in a headless browser until its body has an attribute, and returns its elements as text. */
async function open(url: string, profile: string): Promise<string> {
  const child = spawn(chromium!, [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    `--user-data-dir=${profile}`,
    "--virtual-time-budget=30000",
    "--dump-dom",
    url,
  ], { stdio: ["ignore", "pipe", "ignore"] });
  let elements = "";
  child.stdout.on("data", (data) => elements += data);
  await new Promise((resolve) => child.once("close", resolve));
  return elements;
}

test(
  "the page of examples/13_browser blurs its sample",
  { skip: !chromium && "needs Chromium" },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-page-"));
    bundle(join(folder, "page"));
    const server = await serveFolder(join(folder, "page"));
    try {
      const elements = await open(server.address, join(folder, "profile"));
      assert.match(elements, /data-check="passed"/);
      assert.match(elements, /320 × 200, sigma 4: \d+ ms/);
    } finally {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
