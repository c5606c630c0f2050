/** Importing cuffi evaluates only the modules that a program needs to open a device. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../support/process.ts";

/** Import and export declarations that name a module. The first group is what they import. */
const DECLARATION = /^(?:import|export)\s+(?:([^"';]*?)\s+from\s+)?"([^"]+)";/gm;

function isTypeOnly(imported: string | undefined): boolean {
  if (imported === undefined) return false;
  if (/^type\s/.test(imported)) return true;
  const names = /^\{([^}]*)\}$/.exec(imported)?.[1]?.split(",").map((name) => name.trim()).filter(Boolean);
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
    for (const [, imported, name] of readFileSync(join(root, path), "utf8").matchAll(DECLARATION)) {
      if (!isTypeOnly(imported)) waiting.push(name!.startsWith(".") ? join(path, "..", name!) : name!);
    }
  }
  return found;
}

/** The TypeScript files in src/. */
function sourceFiles(): string[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"));
}

/** Modules that `openDevice()` loads while the driver starts, or that load on first use. */
const DEFERRED = [
  /^ptx\//,
  /^src\/(cli|compile|driver|formats|image|libraries|python)\//,
  /^src\/runtime\/(?!node_builtins|inspect)/,
  /^src\/interop\/(?!dlpack\/capsule)/,
  /^src\/array\/(?!array|arithmetic|reductions|implementation|kernels|layout_label|reformat)/,
  /^src\/core\/(context|profile|peer_access)\.ts$/,
  /^src\/core\/memory\/(allocation_registry|copy|pool|streaming)\.ts$/,
  /^src\/core\/graph\//,
  /^src\/core\/(handle_checksum|stream\/shared_event)/,
  /^src\/core\/(module\/(?!scalar)|texture\/)/,
  /^src\/device\/(?!device)/,
];

test("importing mod.ts evaluates the public classes, and nothing that only an open device needs", () => {
  const modules = [...modulesOf("mod.ts")];
  assert.ok(modules.includes("src/core/stream/stream.ts"), "the declarations are understood");
  const unexpected = modules.filter((path) =>
    !path.endsWith(".ts") || DEFERRED.some((pattern) => pattern.test(path))
  );
  assert.deepEqual(unexpected, [], "load them in src/device/operations.ts or src/array/implementation.ts");
  assert.ok(
    modules.length <= 32,
    `${modules.length} modules: each adds about 0.15 ms to the start of a program`,
  );
});

test("only the command, .npy and safetensors load zod", () => {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const entries = Object.keys(exports).filter((entry) => modulesOf(exports[entry]).has("zod/mini"));
  assert.deepEqual(entries, ["./npy", "./safetensors"]);
  // Modules that are imported dynamically, such as those of an open device, are in none of these sets.
  const importing = sourceFiles().filter((path) =>
    /(from|import\() ?"zod/.test(readFileSync(join(root, "src", path), "utf8"))
  );
  assert.deepEqual(importing.sort(), [
    "cli/settings.ts",
    "formats/npy.ts",
    "formats/safetensors.ts",
    "formats/shape_schema.ts",
  ]);
});

test("only the command, checkouts and worlds import modules of Node.js, which bundlers for browsers do not find", () => {
  // Worlds of processes need sockets, which no browser has.
  const files = sourceFiles().filter((path) =>
    !/^(cli|distributed)\//.test(path) && path !== "formats/codecs/mozjpeg_wasm.ts"
  );
  assert.ok(files.length > 100);
  const importing = files.filter((path) =>
    /^(import|export) (?!type )[^;]* from "node:|await import\("node:/m
      .test(readFileSync(join(root, "src", path), "utf8"))
  );
  assert.deepEqual(importing, [], "use nodeModule()");
});
