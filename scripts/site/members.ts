/** Members of the API reference: those of base types, of overloads, accessors, and those that are private. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { extendsClause } from "./bases.ts";
import { elementAt } from "./elements.ts";

/** An entry of a list: a property, a method or an overload. */
const ENTRY = /<div class="anchorable docEntry" id="((?:property|accessor|method)_[^"]*)">/g;
/** The name of an entry, which links to its page. */
const TITLE_LINK = /<a class="[^"]*font-lg[^"]*" href="([^"]*)"/;
/** The kind of a member in the heading of its page. */
const METHOD = '<span class="text-Method">method</span>';
const PROPERTY = '<span class="text-Property">property</span>';
/** The kind of a property in the search. */
const SEARCHED_PROPERTY = { char: "p", kind: "Property", title: "Property" };
const TYPE_PAGE = /\/~\/[^.]+\.html$/;

/**
 * Completes the pages in `folder`, which `deno doc` writes: the pages of types list the members of the types that
 * they extend, those of overloaded methods show the overloads instead of their implementation, and those of accessors
 * show a property instead of a method. Removes private members, which the search would find.
 */
export function completeMembers(folder: string): void {
  const pages = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("~/"))
      .filter((path) => path.endsWith(".html")).map((
        path,
      ) => [path, readFileSync(join(folder, path), "utf8")]),
  );
  const changed = new Map<string, string>();
  const privateNames = new Set<string>(), accessors = new Set<string>();
  for (const [path, html] of pages) {
    if (TYPE_PAGE.test(`/${path}`)) {
      const page = withInherited(path, html, pages);
      if (page !== html) changed.set(path, page);
      continue;
    }
    const [, type, prototype = "", name] = /^(.*~\/[^.]+)\.(prototype\.)?(.+)\.html$/.exec(path) ?? [];
    const typePage = type === undefined ? undefined : pages.get(`${type}.html`);
    if (typePage === undefined) continue;
    const own = `.${prototype}${name}.html`;
    const entries = entriesOf(typePage).filter(({ html }) => TITLE_LINK.exec(html)?.[1]?.endsWith(own));
    if (entries.length === 0) {
      if (prototype === "") continue;
      privateNames.add(path);
      rmSync(join(folder, path));
      continue;
    }
    const isAccessor = entries[0]!.id.startsWith("accessor_");
    if (entries.length === 1 && !isAccessor) continue;
    const page = withEntries(html, listOf(entries, `${posix.basename(type!)}.html`));
    changed.set(path, isAccessor ? page.replace(METHOD, PROPERTY) : page);
    if (isAccessor) accessors.add(path);
  }
  for (const [path, html] of changed) writeFileSync(join(folder, path), html);
  correctSearch(join(folder, "search_index.js"), privateNames, accessors);
}

interface Entry {
  readonly id: string;
  readonly html: string;
}

/** Returns the members on a page. */
function entriesOf(page: string): Entry[] {
  return Array.from(
    page.matchAll(ENTRY),
    ({ 1: id, index }) => ({ id: id!, html: elementAt(page, index, "div") }),
  );
}

/**
 * Returns the HTML of entries for another page. Their type parameters are those of the type they come from, whose
 * page is `home`; their other links are relative to that page.
 */
function listOf(entries: readonly Entry[], home: string): string {
  const folder = posix.dirname(home);
  return entries.map(({ html }) =>
    html
      .replaceAll(
        /href="(?!#|[a-z]+:)([^"]*)"/g,
        (_, link: string) => `href="${posix.join(folder, link.replaceAll("&#x2F;", "/"))}"`,
      )
      .replaceAll('href="#type_param_', `href="${home}#type_param_`)
  ).join("\n");
}

/** Adds a section for each type that the type of a page extends. */
function withInherited(path: string, page: string, pages: ReadonlyMap<string, string>): string {
  const known = new Set(entriesOf(page).map(({ id }) => id));
  const sections: string[] = [], links: string[] = [];
  for (const { base, omits } of basesOf(path, page, pages)) {
    const entries = entriesOf(pages.get(base)!).filter(({ id }) =>
      !known.has(id) && !omits(id.replace(/^property_/, ""))
    );
    if (entries.length === 0) continue;
    for (const { id } of entries) known.add(id);
    const name = posix.basename(base, ".html"), id = `inherited_${name.toLowerCase()}`;
    const home = posix.relative(posix.dirname(path), base);
    const heading = `Inherited from <a class="link" href="${home}">${name}</a>`;
    sections.push(
      `<section class="section" id="${id}"><div><h2 class="mb-1">${heading}</h2></div>` +
        `<div class="space-y-8">${listOf(entries, home)}</div></section>`,
    );
    links.push(`<li><a href="#${id}">Inherited from ${name}</a></li>`);
  }
  return page
    .replace(/(?=<\/div>\s*<\/div>\s*<\/article>)/, () => sections.join("\n"))
    .replace(/(?=<\/ul><\/nav>)/, () => links.join(""));
}

interface Base {
  /** Its page. */
  readonly base: string;
  /** True for members, in lower case, that `Omit<…>` or `Pick<…>` leaves out. */
  readonly omits: (name: string) => boolean;
}

/** Returns the types that the type of a page extends, the nearest first. */
function basesOf(path: string, page: string, pages: ReadonlyMap<string, string>): Base[] {
  const clause = extendsClause(page);
  const names = Array.from(clause.matchAll(/td-str">"([^"]*)"/g), ([, name]) => name!.toLowerCase());
  const omits = (name: string) =>
    clause.includes(">Omit<") ? names.includes(name) : clause.includes(">Pick<") && !names.includes(name);
  const direct = linksOf(clause).map((link) => posix.join(posix.dirname(path), link))
    .filter((base) => pages.has(base));
  return direct.flatMap((base) => [
    { base, omits },
    ...basesOf(base, pages.get(base)!, pages).map((further) => ({
      base: further.base,
      omits: (name: string) => omits(name) || further.omits(name),
    })),
  ]);
}

/** Returns the links of an `extends` clause that are types, or the first argument of `Omit` or `Pick`. */
function linksOf(clause: string): string[] {
  const links: string[] = [];
  let depth = 0, isPart = false;
  for (
    const [token, link] of clause.replaceAll("&#x2F;", "/").matchAll(
      /&lt;|&gt;|>(?:Omit|Pick)<|<a [^>]*href="([^"#]*)"/g,
    )
  ) {
    if (token === "&lt;") depth++;
    else if (token === "&gt;") depth--;
    else if (link === undefined) isPart = depth === 0;
    else if (depth === 0 || (depth === 1 && isPart)) {
      links.push(link);
      isPart = false;
    }
  }
  return links;
}

/** Replaces the implementation of a method by the list of its overloads, or an accessor by its entry in its type. */
function withEntries(page: string, list: string): string {
  return page.replace(
    /<div class="mt-3 space-y-8">.*(?=<\/div>\s*<\/article>)/s,
    () => `<div class="mt-3 space-y-8">${list}</div>`,
  ).replace(/<nav class="documentNavigation">.*?<\/nav>/s, "");
}

/** Removes pages from the search, and gives accessors the kind of properties. */
function correctSearch(file: string, removed: ReadonlySet<string>, accessors: ReadonlySet<string>): void {
  if (!existsSync(file)) return;
  const script = readFileSync(file, "utf8");
  const start = script.indexOf('{"kind"'), end = script.lastIndexOf("}]}") + 3;
  const index = JSON.parse(script.slice(start, end)) as { nodes: { url: string; kind: unknown }[] };
  const nodes = index.nodes.filter(({ url }) => !removed.has(posix.join(".", url)))
    .map((node) => accessors.has(posix.join(".", node.url)) ? { ...node, kind: [SEARCHED_PROPERTY] } : node);
  writeFileSync(file, script.slice(0, start) + JSON.stringify({ ...index, nodes }) + script.slice(end));
}
