/** Links of documents, from their place in the repository to their place in the site. */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { readManifest, repositoryPage } from "../lib/manifest.ts";
import { ASSETS, DOCUMENTS, GENERATED } from "./sources.ts";

/** The address of the published site, as documents name it. */
const HOME = "https://cuffi.github.io/cuffi/";

/** The pages and files of the site by their path in the repository. */
const TARGETS: ReadonlyMap<string, string> = new Map([
  ...DOCUMENTS.map(({ source, target }) => [source, target] as const),
  ...Object.entries(ASSETS),
]);

/**
 * Returns a function that rewrites the links of a document for its page: to the pages of other documents, and
 * to the repository for all other files.
 *
 * It throws if a link leads to a file that does not exist.
 */
export function linkResolver(root: string, source: string, target: string): (link: string) => string {
  const repository = repositoryPage(readManifest(root));
  const fromPage = (path: string): string =>
    posix.relative(posix.dirname(target), path) || posix.basename(path);
  return (link) => {
    const [address = "", fragment] = link.split("#");
    const suffix = fragment === undefined ? "" : `#${fragment}`;
    if (address === "") return link;
    if (address.startsWith(HOME)) {
      const path = address.slice(HOME.length) || "index.html", file = path.replace(/\/$/, "/index.html");
      const isKnown = GENERATED.includes(file) || DOCUMENTS.some((document) => document.target === file);
      // The reference is written later; its links are checked with those of all pages.
      if (!isKnown && !file.startsWith("api/")) {
        throw new Error(`${source}: the site has no ${path}`);
      }
      return fromPage(file) + suffix;
    }
    if (/^[a-z]+:/.test(address)) return link;
    const path = posix.join(posix.dirname(source), address).replace(/\/$/, "");
    if (!existsSync(join(root, path))) throw new Error(`${source}: ${link} leads to no file`);
    const page = TARGETS.get(path);
    return (page === undefined ? `${repository}/blob/main/${path}` : fromPage(page)) + suffix;
  };
}
