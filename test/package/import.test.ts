/** What importing cuffi brings into a process: only what a program needs to open a device. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../support/process.ts";

/** Import and export declarations with a module's name; the first group is what is taken of it. */
const DECLARATION = /^(?:import|export)\s+(?:([^"';]*?)\s+from\s+)?"([^"]+)";/gm;

function isTypeOnly(taken: string | undefined): boolean {
  if (taken === undefined) return false;
  if (/^type\s/.test(taken)) return true;
  const names = /^\{([^}]*)\}$/.exec(taken)?.[1]?.split(",").map((name) => name.trim()).filter(Boolean);
  return names !== undefined && names.every((name) => name.startsWith("type "));
}

/** Every module that is evaluated with `entry`, relative to the project. */
function modulesOf(entry: string): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!path.endsWith(".ts")) continue;
    for (const [, taken, name] of readFileSync(join(root, path), "utf8").matchAll(DECLARATION)) {
      if (!isTypeOnly(taken)) waiting.push(name!.startsWith(".") ? join(path, "..", name!) : name!);
    }
  }
  return found;
}

test("importing mod.ts evaluates no driver, no kernel, no compiler, no interop and no package", () => {
  const modules = [...modulesOf("mod.ts")];
  assert.ok(
    modules.includes("src/core/module/kernel.ts") && modules.length > 15,
    "the declarations are understood",
  );
  const needless = modules.filter((path) =>
    /^(ptx|src\/(compile|cli|python|image|codecs|driver|runtime))\//.test(path) ||
    /^src\/(allocation|arguments|capture|context|copy|ingest|ledger|nvtx|pool|profile|properties)\.ts$/.test(
      path,
    ) ||
    /^src\/interop\/(?!dlpack_capsule)/.test(path) ||
    /^src\/array\/(?!strides|label)/.test(path) ||
    !path.endsWith(".ts")
  );
  assert.deepEqual(needless, [], "openDevice() imports these when they are needed: see src/late.ts");
});
