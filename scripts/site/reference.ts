/** The API reference that `deno doc` writes, with the names and addresses that readers need. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { type Manifest, repositoryPage } from "../lib/manifest.ts";

/**
 * Corrects the pages in `folder`. `deno doc` imports from `"."` and `"image"`, has "default" for the first
 * module, and links to the sources on this machine.
 */
export function correctReference(folder: string, root: string, manifest: Manifest): void {
  const { name, exports } = manifest;
  const modules = new Map(Object.keys(exports).map((key) => [key.replace("./", ""), posix.join(name, key)]));
  const sources = `href="${escapeSlashes(pathToFileURL(root).href)}`;
  const published = `href="${escapeSlashes(`${repositoryPage(manifest)}/blob/main`)}`;
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".html")) continue;
    const file = join(folder, path);
    const page = readFileSync(file, "utf8")
      .replaceAll(
        / from &quot;([^&]+)&quot;/g,
        (_, module: string) => ` from &quot;${modules.get(module) ?? module}&quot;`,
      )
      .replaceAll(/(class="(?:contextLink|link text-xl font-bold)">)default</g, `$1${name}<`)
      .replace(/(<title>.*)\bdefault - /, `$1${name} - `)
      .replaceAll(sources, published);
    writeFileSync(file, page);
  }
}

/** Returns an address as `deno doc` writes it into an attribute. */
function escapeSlashes(address: string): string {
  return address.replaceAll("/", "&#x2F;");
}
