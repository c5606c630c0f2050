/** Builds small C libraries for the tests of the FFI, where there is a C compiler. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after } from "node:test";

/** Whether this machine can build a library. */
export const hasCompiler: boolean = spawnSync("cc", ["--version"]).status === 0;

/** Compiles a C source to a shared library and returns its path. It is removed after the file's tests. */
export function buildLibrary(name: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-c-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, `${name}.c`);
  const library = join(folder, `lib${name}.so`);
  writeFileSync(file, source);
  // A stand-in must not call functions of the library that it stands for, which the process may have loaded.
  const flags = ["-O1", "-shared", "-fPIC", ...process.platform === "linux" ? ["-Wl,-Bsymbolic"] : []];
  const { status, stderr } = spawnSync("cc", [...flags, "-o", library, file], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return library;
}
