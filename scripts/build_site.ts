/**
 * Builds the site in `out/site`: static files for any web server.
 *
 *     bun scripts/build_site.ts
 *
 * Pages come from README.md, the guides, and the documents of examples and benchmarks; the API reference from
 * the doc comments by `deno doc`; the playground from docs/site/playground.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { readManifest } from "./lib/manifest.ts";
import { runCommand } from "./lib/run_command.ts";
import { repairAnchors } from "./site/anchors.ts";
import { linkBases } from "./site/bases.ts";
import { linkResolver } from "./site/links.ts";
import { completeMembers } from "./site/members.ts";
import { renderMarkdown, titleOf } from "./site/markdown.ts";
import { pageHtml } from "./site/page.ts";
import { correctReference } from "./site/reference.ts";
import { ASSETS, DOCUMENTS, PLAYGROUND } from "./site/sources.ts";
import { nameTuples } from "./site/tuples.ts";

const ROOT = join(`${import.meta.dirname}`, "..");
const SITE = join(ROOT, "out/site");
const BINARIES = join(ROOT, "node_modules/.bin");

/** Writes a file of the site and creates its folder. */
function write(path: string, content: string): void {
  const file = join(SITE, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function run(command: readonly [string, ...string[]]): void {
  runCommand(command, { cwd: ROOT, env: { CUFFI_DEVICE: "software", NO_COLOR: "1" } });
}

function writePages(): void {
  const texts = DOCUMENTS.map(({ source }) => readFileSync(join(ROOT, source), "utf8"));
  const titles = texts.map(titleOf);
  const entries = DOCUMENTS.map((document, i) => ({ ...document, title: titles[i]! }));
  DOCUMENTS.forEach(({ source, target }, i) => {
    const content = renderMarkdown(texts[i]!, linkResolver(ROOT, source, target));
    write(target, pageHtml({ target, title: titles[i]!, content, entries }));
  });
  const content = readFileSync(join(ROOT, "docs/site/playground.html"), "utf8");
  write(PLAYGROUND, pageHtml({ target: PLAYGROUND, title: "Playground", content, entries, isWide: true }));
}

function writePlayground(): void {
  const sources = ["playground.ts", "ptx_worker.ts", "typescript_worker.ts"].map((name) =>
    `docs/site/playground/${name}`
  );
  const options = ["--target=browser", "--minify", `--outdir=${dirname(join(SITE, PLAYGROUND))}`];
  run([process.execPath, "build", ...sources, ...options]);
}

function writeReference(): void {
  const manifest = readManifest(ROOT), folder = join(SITE, "api");
  const entries = Object.values(manifest.exports);
  run([join(BINARIES, "deno"), "doc", "--html", "--name=cuffi", `--output=${folder}`, ...entries]);
  correctReference(folder, ROOT, manifest);
  nameTuples(folder, ROOT);
  linkBases(folder, ROOT);
  completeMembers(folder);
  repairAnchors(folder);
}

const steps: Readonly<Record<string, () => void>> = {
  pages: writePages,
  playground: writePlayground,
  "API reference": writeReference,
  "contact sheet": () =>
    run([
      process.execPath,
      "src/cli/main.ts",
      "show",
      "--size",
      "96",
      "--output",
      `${SITE}/contact_sheet.png`,
    ]),
};

rmSync(SITE, { recursive: true, force: true });
mkdirSync(SITE, { recursive: true });
for (const [source, target] of Object.entries(ASSETS)) cpSync(join(ROOT, source), join(SITE, target));
for (const [name, step] of Object.entries(steps)) {
  const start = performance.now();
  step();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
console.log("out/site/index.html");
