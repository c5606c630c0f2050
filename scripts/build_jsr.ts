/**
 * Builds the JSR package in `out/jsr`: the sources, indented by tabs and without lines that are `//` comments, with
 * packed PTX and the JPEG decoder's WebAssembly.
 *
 *     bun scripts/build_jsr.ts && cd out/jsr && deno publish --dry-run --allow-dirty
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { absoluteLinks } from "./lib/absolute_links.ts";
import { embeddedMozjpeg } from "./lib/embed_wasm.ts";
import { withoutLineComments } from "./lib/line_comments.ts";
import { readManifest, repositoryPage } from "./lib/manifest.ts";
import { packPtxModule } from "./lib/pack_ptx.ts";
import { checkSize } from "./lib/package_size.ts";
import { runCommand } from "./lib/run_command.ts";

const ROOT = join(`${import.meta.dirname}`, "..");
const TARGET = join(ROOT, "out/jsr");

/** Rewrites a file of the package. */
function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(join(TARGET, path), change(readFileSync(join(TARGET, path), "utf8")));
}

/** The `deno.json` of the package: without the settings of a clone. */
function jsrManifest(): unknown {
  const { name, version, description, license, exports, imports, compilerOptions } = deno;
  const { strict, exactOptionalPropertyTypes, noUncheckedIndexedAccess, lib } = compilerOptions;
  return {
    name,
    version,
    description,
    license,
    exports,
    imports: Object.fromEntries(
      // Benchmarks import mitata.
      Object.entries(imports).filter(([specifier]) => specifier !== "mitata"),
    ),
    compilerOptions: { strict, exactOptionalPropertyTypes, noUncheckedIndexedAccess, lib },
    lock: false,
    // The repository's .gitignore does not apply here.
    publish: { exclude: ["!."] },
  };
}

/**
 * Replaces the import of a decoder by name, which spares bundlers optional packages. JSR resolves only imports that
 * are literals.
 */
function literalImports(text: string): string {
  const modules = Object.keys(deno.imports).filter((name) => /^@jsquash\/(webp|avif)\//.test(name));
  const rows = modules.map((name) => `  "${name}": () => import("${name}"),\n`).join("");
  const table = `const IMPORTS: Record<string, () => Promise<unknown>> = {\n${rows}};\n`;
  const changed = text.replace("import(path)", "IMPORTS[path]!()");
  if (changed === text) throw new Error("wasm_decoder.ts: the import of a decoder was not found");
  return `${changed}\n${table}`;
}

const manifest = readManifest(ROOT);
const deno = JSON.parse(readFileSync(join(ROOT, "deno.json"), "utf8"));
rmSync(TARGET, { recursive: true, force: true });
for (const path of deno.publish.include) cpSync(join(ROOT, path), join(TARGET, path), { recursive: true });
for (const path of readdirSync(join(TARGET, "ptx"), { recursive: true, encoding: "utf8" })) {
  if (path.endsWith(".ts")) rewrite(join("ptx", path), packPtxModule);
}
rmSync(join(TARGET, "src/image/ops/README.md")); // for contributors
// An eighth of a megabyte less than with spaces, and lines keep their numbers.
runCommand([
  join(ROOT, "node_modules/.bin/deno"),
  "fmt",
  "--quiet",
  "--no-config",
  "--use-tabs",
  "--line-width=110",
  "mod.ts",
  "src",
], { cwd: TARGET });
for (const path of readdirSync(join(TARGET, "src"), { recursive: true, encoding: "utf8" })) {
  if (path.endsWith(".ts")) rewrite(join("src", path), withoutLineComments);
}
rewrite("src/formats/codecs/mozjpeg_wasm.ts", () => embeddedMozjpeg(ROOT));
rewrite("src/formats/codecs/wasm_decoder.ts", literalImports);
rewrite("README.md", (text) => absoluteLinks(text, repositoryPage(manifest), manifest.version));
rewrite("deno.json", () => `${JSON.stringify(jsrManifest(), null, 2)}\n`);
console.log(`out/jsr: ${checkSize(TARGET, { maxFiles: 950, maxBytes: 5e6 })}`);
