/** The declarations of the npm package: a file per entry point, and those that entry points share. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

/** Libraries of TypeScript that a consumer's `target` may not include, by the types that need them. */
const LIBRARIES: readonly [types: RegExp, library: string][] = [
  [/\b(Async)?Disposable\b|\bSymbol\.(asyncD|d)ispose\b/, "esnext.disposable"],
  [/\bFloat16Array\b/, "esnext.float16"],
];

/**
 * Writes the declarations of the entry points, and of what these refer to, without `@internal` members.
 *
 * @param entries Source files by the name of their declarations.
 */
export async function writeDeclarations(
  root: string,
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const emitted = mkdtempSync(join(tmpdir(), "cuffi-types-"));
  try {
    emitDeclarations(root, emitted);
    await bundleDeclarations(emitted, entries, folder);
  } finally {
    rmSync(emitted, { recursive: true });
  }
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // A helper in JavaScript, which no declaration uses.
    if (!name.endsWith(".d.ts")) rmSync(file);
    else writeFileSync(file, withLibraries(readFileSync(file, "utf8")));
  }
}

/** Writes a declaration file per source file. */
function emitDeclarations(root: string, folder: string): void {
  const options = ["--noEmit", "false", "--emitDeclarationOnly", "--stripInternal", "--rootDir", "."];
  const { status, stdout } = spawnSync(
    join(root, "node_modules/.bin/tsc"),
    ["--project", "tsconfig.json", ...options, "--outDir", folder],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`tsc: ${stdout}`);
}

/** Joins declaration files: as they are, they are 200 files of almost twice the size. */
async function bundleDeclarations(
  emitted: string,
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const input = Object.entries(entries).map(([name, source]) => [
    name,
    join(emitted, source.replace(/\.ts$/, ".d.ts")),
  ]);
  await using build = await rolldown({
    input: Object.fromEntries(input),
    // Packages and modules of Node.js.
    external: [/^[@\w]/],
    checks: { pluginTimings: false },
    // With declarations as input, the generator is not used; the default one wants a project.
    plugins: [dts({ dtsInput: true, emitDtsOnly: true, generator: "oxc", tsconfig: false })],
  });
  await build.write({
    dir: folder,
    format: "esm",
    minifyInternalExports: false,
    entryFileNames: "[name].ts",
    chunkFileNames: "lib_[name].ts",
  });
}

/** Adds references to the libraries of TypeScript that a declaration file needs. */
function withLibraries(text: string): string {
  const missing = LIBRARIES.map(([types, library]) =>
    [types, `/// <reference lib="${library}" />\n`] as const
  )
    .filter(([types, reference]) => types.test(text) && !text.includes(reference));
  return missing.map(([, reference]) => reference).join("") + text;
}
