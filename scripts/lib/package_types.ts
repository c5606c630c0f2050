/** The declarations of the npm package: those that its entry points refer to. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** Libraries of TypeScript that a consumer's `target` may not include, by the types that need them. */
const LIBRARIES: readonly [types: RegExp, library: string][] = [
  [/\b(Async)?Disposable\b|\bSymbol\.(asyncD|d)ispose\b/, "esnext.disposable"],
  [/\bFloat16Array\b/, "esnext.float16"],
];

/**
 * Writes the declarations of the entry points, and of the modules that these refer to, without `@internal`
 * members.
 *
 * @param entries Source files.
 */
export function writeDeclarations(root: string, entries: readonly string[], folder: string): void {
  const emitted = mkdtempSync(join(tmpdir(), "cuffi-types-"));
  try {
    const options = ["--noEmit", "false", "--emitDeclarationOnly", "--stripInternal", "--rootDir", "."];
    const { status, stdout } = spawnSync(
      join(root, "node_modules/.bin/tsc"),
      ["--project", "tsconfig.json", ...options, "--outDir", emitted],
      { cwd: root, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`tsc: ${stdout}`);
    for (const file of reachable(entries.map((entry) => join(emitted, declaration(entry))))) {
      const target = join(folder, relative(emitted, file));
      cpSync(file, target);
      writeFileSync(target, portable(readFileSync(file, "utf8")));
    }
  } finally {
    rmSync(emitted, { recursive: true });
  }
}

/** The declaration file of a source file. */
export function declaration(source: string): string {
  return source.replace(/\.ts$/, ".d.ts");
}

/** Specifiers of `import … from`, `export … from` and `import("…")`. */
const SPECIFIER = /(?<=\bfrom |\bimport\()"(\.[^"]+)\.ts"/g;

function reachable(entries: readonly string[]): Set<string> {
  const found = new Set<string>(), waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, path] of readFileSync(file, "utf8").matchAll(SPECIFIER)) {
      const imported = join(dirname(file), `${path}.d.ts`);
      if (existsSync(imported)) waiting.push(imported);
    }
  }
  return found;
}

/** Adapts a declaration file to every module resolution and target. */
function portable(text: string): string {
  const libraries = LIBRARIES.filter(([types]) => types.test(text)).map(([, library]) =>
    `/// <reference lib="${library}" />\n`
  );
  return libraries.join("") + text.replace(SPECIFIER, '"$1.js"');
}
