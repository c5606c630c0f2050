/** Links from types to the types of other entry points that they extend, which `deno doc` writes as plain text. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { elementAt } from "./elements.ts";

const TYPE_PAGE = /(?:^|\/)~\/([^./]+)\.html$/;
const SOURCE = /class="sourceButton"\s+href="[^"]*?&#x2F;blob&#x2F;main&#x2F;([^"]*)"/;
const EXTENDS = /<div>\s*<span class="type"> extends <\/span>/;

/** Links the types that the types of the pages in `folder` extend. Throws for a type of this repository without a page. */
export function linkBases(folder: string, root: string): void {
  const pages = new Map<string, { readonly html: string; readonly source: string }>();
  /** The pages of types by file and name. */
  const known = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const [, name] = TYPE_PAGE.exec(path) ?? [];
    if (name === undefined) continue;
    const html = readFileSync(join(folder, path), "utf8");
    const source = SOURCE.exec(html)?.[1]?.replaceAll("&#x2F;", "/");
    if (source === undefined) continue;
    pages.set(path, { html, source });
    const key = `${source} ${name}`;
    // The main entry point has the shortest path.
    if (!known.has(key) || known.get(key)!.length > path.length) known.set(key, path);
  }
  for (const [path, { html, source }] of pages) {
    const clause = extendsClause(html);
    const links = clause.replaceAll(/<span(?: class="td-ref")?>(\w+)<\/span>/g, (element, name: string) => {
      const file = declaringFile(root, source, name);
      if (file === undefined) return element;
      const base = known.get(`${file} ${name}`);
      if (base === undefined) throw new Error(`${path}: ${name} of ${file} has no page; export it`);
      return `<a href="${posix.relative(posix.dirname(path), base)}" class="link td-ref">${name}</a>`;
    });
    if (links !== clause) writeFileSync(join(folder, path), html.replace(clause, () => links));
  }
}

/** Returns the `extends` clause of the page of a type; empty if it has none. */
export function extendsClause(page: string): string {
  const start = EXTENDS.exec(page)?.index;
  return start === undefined ? "" : elementAt(page, start, "div");
}

/** Returns the file that declares a name which another file uses; undefined for types of the language. */
function declaringFile(root: string, source: string, name: string): string | undefined {
  const text = readFileSync(join(root, source), "utf8");
  if (new RegExp(`^(?:export )?(?:abstract )?(?:interface|class) ${name}\\b`, "m").test(text)) return source;
  const imports = text.matchAll(/^import (?:type )?\{([^}]*)\} from "(\.[^"]*)"/gm);
  for (const [, names, specifier] of imports) {
    if (new RegExp(`\\b${name}\\b`).test(names!)) return posix.join(posix.dirname(source), specifier!);
  }
  return undefined;
}
