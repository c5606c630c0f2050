import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** Returns the links of pages that lead to no file, or to no element, of the site. */
export function brokenLinks(site: string, pages: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const read = (page: string): string => {
    if (!texts.has(page)) texts.set(page, readFileSync(join(site, page), "utf8"));
    return texts.get(page)!;
  };
  return pages.filter((page) => !page.startsWith("api/")).flatMap((page) =>
    [...read(page).matchAll(/(?:href|src)="([^"]*)"/g)].flatMap(([, link]) => {
      if (/^[a-z]+:/.test(link!)) return [];
      const [path = "", fragment] = link!.split("#");
      const file = path === "" ? page : posix.join(posix.dirname(page), path.replace(/\/$/, "/index.html"));
      if (!statSync(join(site, file), { throwIfNoEntry: false })?.isFile()) {
        return [`${page}: no file ${link}`];
      }
      if (fragment === undefined || read(file).includes(`id="${fragment}"`)) return [];
      return [`${page}: no element ${link}`];
    })
  );
}
