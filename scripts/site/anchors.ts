/** Links to elements of pages: which exist, and repairs of those that `deno doc` writes. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { elementAt } from "./elements.ts";

/** Where a link of a page leads. */
export interface Target {
  /** The path of the file in the site. */
  readonly file: string;
  /** The identifier of an element; undefined for the whole page. */
  readonly id: string | undefined;
}

/** Returns the target of a link as it is written in an attribute; undefined if it leads to another site. */
export function targetOf(page: string, link: string): Target | undefined {
  const address = link.replaceAll("&#x2F;", "/").replaceAll("&amp;", "&");
  if (/^[a-z]+:/.test(address)) return undefined;
  const [path = "", fragment = ""] = address.split("#");
  return {
    file: path === "" ? page : posix.join(posix.dirname(page), path.replace(/\/$/, "/index.html")),
    id: fragment === "" ? undefined : decodeURIComponent(fragment),
  };
}

/** The identifiers of the elements of pages, which are read once. */
export class Identifiers {
  readonly #folder: string;
  readonly #pages = new Map<string, Set<string> | undefined>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the identifiers of a file, in their order; undefined if there is no such file. */
  of(file: string): ReadonlySet<string> | undefined {
    if (!this.#pages.has(file)) this.#pages.set(file, this.#read(file));
    return this.#pages.get(file);
  }

  #read(file: string): Set<string> | undefined {
    const path = join(this.#folder, file);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
    if (!file.endsWith(".html")) return new Set();
    return new Set(Array.from(readFileSync(path, "utf8").matchAll(/ id="([^"]*)"/g), ([, id]) => id!));
  }
}

/**
 * Repairs the links of `deno doc` to elements that do not exist: it numbers the methods of interfaces from 0 in
 * lists, but not on their pages; it lists private members, which have no element; and it links parameters of
 * mapped types to a list of type parameters that those pages do not have.
 */
export function repairAnchors(folder: string): void {
  const identifiers = new Identifiers(folder);
  for (const page of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!page.endsWith(".html")) continue;
    const html = readFileSync(join(folder, page), "utf8");
    const repaired = withoutDeadLinks(page, withPublicMembers(page, html, identifiers), identifiers);
    if (repaired !== html) writeFileSync(join(folder, page), repaired);
  }
}

/** Returns the identifier that a link means: its own, or that of the method with another number. */
function identifierOf({ file, id }: Target, identifiers: Identifiers): string | undefined {
  const known = identifiers.of(file) ?? new Set();
  if (id === undefined || known.has(id)) return id;
  const [, method, number] = /^(method_.*_)(\d+)$/.exec(id) ?? [];
  if (method === undefined) return undefined;
  const overloads = [...known].filter((other) => other.replace(/\d+$/, "") === method);
  return overloads[Number(number)];
}

/** Removes the entries of lists whose member has no element on the page of its type: it is private. */
function withPublicMembers(page: string, html: string, identifiers: Identifiers): string {
  const entries = Array.from(html.matchAll(/<li>\s*<a href="([^"]*#(?:property|accessor|method)_[^"]*)">/g));
  const hidden = entries.filter(({ 1: link }) =>
    identifierOf(targetOf(page, link!)!, identifiers) === undefined
  );
  return hidden.reduceRight(
    (text, { index }) => text.slice(0, index) + text.slice(index + elementAt(text, index, "li").length),
    html,
  );
}

/** Corrects links to elements, and replaces those that lead to none by their text. */
function withoutDeadLinks(page: string, html: string, identifiers: Identifiers): string {
  return html.replaceAll(
    /<a ([^>]*)href="((?:&#|[^"#])*)#([^"]+)"([^>]*)>(.*?)<\/a>/gs,
    (element, before: string, path: string, fragment: string, after: string, content: string) => {
      const target = targetOf(page, `${path}#${fragment}`);
      if (target === undefined) return element;
      const id = identifierOf(target, identifiers);
      if (id === target.id) return element;
      return id === undefined ? content : `<a ${before}href="${path}#${id}"${after}>${content}</a>`;
    },
  );
}
