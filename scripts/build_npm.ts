/**
 * Builds the npm package in `out/npm`: JavaScript with source maps, declarations and examples. The CUDA sources of
 * the kernels, half a megabyte, are in the repository: nothing reads them at run time.
 *
 *     bun scripts/build_npm.ts           writes out/npm
 *     bun scripts/build_npm.ts --pack    also writes out/cuffi.tgz, which `npm install ./cuffi.tgz` installs
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { absoluteLinks } from "./lib/absolute_links.ts";
import { type Manifest, readManifest, repositoryPage } from "./lib/manifest.ts";
import { writeJavaScript } from "./lib/package_javascript.ts";
import { checkSize } from "./lib/package_size.ts";
import { writeDeclarations } from "./lib/package_types.ts";

const ROOT = join(`${import.meta.dirname}`, "..");
if (!existsSync(join(ROOT, "node_modules"))) {
  console.error("build_npm: the package contains parts of its dependencies; run npm install first");
  process.exit(1);
}
const TARGET = join(ROOT, "out/npm");
const JAVASCRIPT = "dist/js", TYPES = "dist/types";
/** Files and folders that are copied. */
const COPIED = ["LICENSE", "CHANGELOG.md", "examples"];
/** The fields of `package.json` that the package has, too. */
const FIELDS = [
  "name",
  "version",
  "description",
  "license",
  "keywords",
  "repository",
  "homepage",
  "bugs",
  "type",
  "engines",
  "dependencies",
  "peerDependencies",
  "peerDependenciesMeta",
] as const;

/** The `cuffi` command. It is not a module of the bundle, so that `cli.js` knows when it is the program itself. */
const BIN = `#!/usr/bin/env node
import process from "node:process";
import { main } from "./cli.js";
process.exitCode = await main(process.argv.slice(2));
`;

/** The name of an entry point's JavaScript: `"./image"` → `image`. */
function entryName(specifier: string): string {
  return specifier === "." ? "index" : specifier.replace("./", "");
}

function packageJson(manifest: Manifest): unknown {
  const entries = Object.keys(manifest.exports).map((specifier) => [specifier, {
    types: `./${TYPES}/${entryName(specifier)}.d.ts`,
    default: `./${JAVASCRIPT}/${entryName(specifier)}.js`,
  }]);
  return {
    ...Object.fromEntries(FIELDS.map((field) => [field, manifest[field]])),
    exports: { ...Object.fromEntries(entries), "./package.json": "./package.json" },
    bin: { cuffi: `./${JAVASCRIPT}/bin.js` },
    sideEffects: false,
    files: ["dist", ...COPIED, "README.md"],
  };
}

function pack(): void {
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--json", "--pack-destination", ".."], {
    cwd: TARGET,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  const name: string = Object.values<{ filename: string }>(JSON.parse(stdout))[0]!.filename;
  renameSync(join(TARGET, "..", name), join(TARGET, "../cuffi.tgz"));
}

const manifest = readManifest(ROOT);
const entries = Object.fromEntries(
  Object.entries(manifest.exports).map(([specifier, source]) => [entryName(specifier), source]),
);
rmSync(TARGET, { recursive: true, force: true });
await writeJavaScript(
  ROOT,
  manifest,
  entries,
  join(TARGET, JAVASCRIPT),
);
writeFileSync(join(TARGET, JAVASCRIPT, "bin.js"), BIN);
await writeDeclarations(ROOT, entries, join(TARGET, TYPES));
// Parts of Zod are in the JavaScript; its license asks for the notice.
cpSync(join(ROOT, "node_modules/zod/LICENSE"), join(TARGET, JAVASCRIPT, "zod.LICENSE"));
for (const path of COPIED) cpSync(join(ROOT, path), join(TARGET, path), { recursive: true });
const readme = readFileSync(join(ROOT, "README.md"), "utf8");
writeFileSync(join(TARGET, "README.md"), absoluteLinks(readme, repositoryPage(manifest), manifest.version));
writeFileSync(join(TARGET, "package.json"), `${JSON.stringify(packageJson(manifest), null, 2)}\n`);
console.log(`out/npm: ${checkSize(TARGET, { maxFiles: 450, maxBytes: 5e6 })}`);
if (process.argv.includes("--pack")) pack();
