/** The API reference that `deno doc` writes, with the names and addresses that readers need. */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { type Manifest, repositoryPage } from "../lib/manifest.ts";
import { withBraces } from "./mapped_types.ts";

/**
 * Corrects the pages in `folder`. `deno doc` imports from `"."` and `"image"`, has "default" for the first
 * module, lists accessors as methods, omits the braces of mapped types, and links to the sources on this machine.
 */
export function correctReference(folder: string, root: string, manifest: Manifest): void {
  const { name, exports } = manifest;
  const modules = new Map(Object.keys(exports).map((key) => [key.replace("./", ""), posix.join(name, key)]));
  const sources = `href="${escapeSlashes(pathToFileURL(root).href)}`;
  const published = `href="${escapeSlashes(`${repositoryPage(manifest)}/blob/main`)}`;
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".html")) continue;
    const file = join(folder, path);
    const page = withBraces(readFileSync(file, "utf8"))
      .replaceAll(
        / from &quot;([^&]+)&quot;/g,
        (_, module: string) => ` from &quot;${modules.get(module) ?? module}&quot;`,
      )
      .replaceAll(/(class="(?:contextLink|link text-xl font-bold)">)default</g, `$1${name}<`)
      .replace(/(<title>.*)\bdefault - /, `$1${name} - `)
      .replaceAll(/(#accessor_[^"]*">\s*<span>[^<]*<\/span><span>)\(\)/g, "$1")
      .replace(/<ul><li><span>\.<\/span>.*?<\/ul>/s, withDotsBetween)
      .replaceAll(sources, published);
    writeFileSync(file, page);
  }
  appendFileSync(join(folder, "page.css"), STYLES);
  listModules(join(folder, "index.html"), [...modules.entries()]);
}

/** Pages of `deno doc` are as wide as their longest line, and the path of a symbol covers the text on a phone. */
const STYLES = `
.ddoc > div { min-width: 0 }
@media (max-width: 40rem) {
  #topnav { height: auto; position: static }
  #topnav > div { flex-wrap: wrap; height: auto; gap: .75rem }
}
`;

/** Adds links to the modules, which are otherwise found only from their symbols. */
function listModules(file: string, modules: readonly (readonly [page: string, name: string])[]): void {
  const links = modules.map(([page, name]) =>
    `<li><a class="link" href="${page === "." ? "all_symbols.html" : `${page}/`}">${name}</a></li>`
  );
  const section = `<section class="section"><h2 class="text-xl font-bold">Modules</h2><ul>${
    links.join("")
  }</ul></section>`;
  writeFileSync(file, readFileSync(file, "utf8").replace(/(?=<\/main>)/, section));
}

/** Corrects the path of a member: `deno doc` writes `. Device. prototypearray`. */
function withDotsBetween(list: string): string {
  return list.replaceAll(/<span>\.<\/span>\s*/g, "").replaceAll("</li><li>", "</li><li><span>.</span>");
}

/** Returns an address as `deno doc` writes it into an attribute. */
function escapeSlashes(address: string): string {
  return address.replaceAll("/", "&#x2F;");
}
