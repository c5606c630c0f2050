import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Identifiers, targetOf } from "./anchors.ts";

/** Returns the links of pages that lead to no file, or to no element, of the site. */
export function brokenLinks(site: string, pages: readonly string[]): string[] {
  const identifiers = new Identifiers(site);
  return pages.flatMap((page) => {
    const html = readFileSync(join(site, page), "utf8");
    return Array.from(html.matchAll(/(?:href|src)="([^"]*)"/g)).flatMap(([, link]) => {
      const target = targetOf(page, link!);
      if (target === undefined) return [];
      const known = identifiers.of(target.file);
      if (known === undefined) return [`${page}: no file ${link}`];
      return target.id === undefined || known.has(target.id) ? [] : [`${page}: no element ${link}`];
    });
  });
}
