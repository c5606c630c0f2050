/** C functions that benchmarks call in their own process. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { type NativeLibrary, runtime } from "../../src/runtime/index.ts";
import { OUTPUT } from "./programs.ts";

/** Compiles and opens `c/<name>.c`. Returns undefined without a compiler. */
export function openCLibrary(name: string): NativeLibrary | undefined {
  const path = join(OUTPUT, `${name}-${process.pid}.so`);
  const source = fileURLToPath(new URL(`../c/${name}.c`, import.meta.url).href);
  mkdirSync(OUTPUT, { recursive: true });
  const compiler = process.env.CC ?? "cc";
  if (spawnSync(compiler, ["-O2", "-shared", "-fPIC", source, "-o", path, "-ldl"]).status !== 0) {
    return undefined;
  }
  process.on("exit", () => rmSync(path));
  return runtime.openLibrary(path);
}
