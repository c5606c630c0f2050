/** Names of the elements of tuples, and `?` of optional ones, which `deno doc` leaves out. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { elementAt } from "./elements.ts";

const SOURCE = /class="sourceButton"\s+href="[^"]*?&#x2F;blob&#x2F;main&#x2F;([^"]*)"/g;
/** Matches the name of the declaration whose type a text ends in: `grid: number | readonly `. */
const DECLARED = /(\w+)\??(?:\([^()]*\))?\s*[:=][^:=;\n]*$/;
/** Matches the last link to a symbol. */
const LAST_LINK = /^.*href="([^"]*~(?:&#x2F;|\/)[^"#]*)"/s;
/** Matches an element of a tuple in TypeScript, its name and its type. */
const ELEMENT = /^(\w+\??): (.*)$/s;

/** Adds the names to the pages in `folder`, from the sources that the pages link to. */
export function nameTuples(folder: string, root: string): void {
  const pages = new Map<string, { readonly html: string; readonly sources: readonly string[] }>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".html")) continue;
    const html = readFileSync(join(folder, path), "utf8");
    const sources = Array.from(html.matchAll(SOURCE), ([, file]) => file!.replaceAll("&#x2F;", "/"));
    pages.set(path, { html, sources: [...new Set(sources)] });
  }
  const known = new Map<string, Map<string, string>>();
  for (const { sources } of pages.values()) {
    for (const file of sources) {
      if (!known.has(file)) known.set(file, tuplesOf(readFileSync(join(root, file), "utf8")));
    }
  }
  for (const [path, { html, sources }] of pages) {
    // Lists of symbols have no sources of their own.
    const sourcesOf = (link = "") => pages.get(posix.join(posix.dirname(path), link))?.sources ?? [];
    const symbol = posix.basename(path, ".html").split(".").at(-1)!;
    const named = withNames(html, symbol, (key, before) => {
      const files = sources.length > 0
        ? sources
        : sourcesOf(LAST_LINK.exec(before)?.[1]?.replaceAll("&#x2F;", "/"));
      const found = new Set(files.flatMap((file) => known.get(file)!.get(key) ?? []));
      return found.size === 1 ? [...found][0] : undefined;
    });
    if (named !== html) writeFileSync(join(folder, path), named);
  }
}

/** Returns the names of the tuples of a source, by declaration and types. Ambiguous ones are empty. */
function tuplesOf(text: string): Map<string, string> {
  const tuples = new Map<string, string>();
  for (const { index } of text.matchAll(/\[(?=\w+\??: )/g)) {
    const declared = DECLARED.exec(text.slice(Math.max(0, index - 200), index))?.[1];
    const end = closing(text, index), isIndexSignature = text[end + 1] === ":";
    const elements = elementsOf(text.slice(index + 1, end)).map((part) => ELEMENT.exec(part));
    if (declared === undefined || isIndexSignature || elements.includes(null)) continue;
    const key = keyOf(declared, elements.map((element) => element![2]!));
    const names = elements.map((element) => element![1]!).join(" ");
    tuples.set(key, (tuples.get(key) ?? names) === names ? names : "");
  }
  return tuples;
}

/** Returns a page with the names that `find` returns. `symbol` is the name of its symbol. */
function withNames(
  page: string,
  symbol: string,
  find: (key: string, before: string) => string | undefined,
): string {
  return Array.from(page.matchAll(/<span>\[/g)).reduceRight((text, { index }) => {
    const before = page.slice(Math.max(0, index - 6000), index).replace(/^[^<]*>/, "");
    const declared = DECLARED.exec(plain(before).slice(-200))?.[1] ?? symbol;
    const list = elementAt(text, index, "span").slice("<span>[".length, -"]</span>".length);
    const elements = elementsOf(list);
    const types = elements.map(plain);
    const names = find(keyOf(declared, types), before) ?? find(keyOf(symbol, types), before);
    if (!names) return text;
    const start = index + "<span>[".length;
    const named = elements.map((element, i) => `<span>${names.split(" ")[i]}</span>: ${element}`).join(", ");
    return text.slice(0, start) + named + text.slice(start + list.length);
  }, page);
}

function keyOf(declared: string, types: readonly string[]): string {
  return `${declared} ${types.join(",").replaceAll(/\s/g, "")}`;
}

function plain(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, "").replaceAll("&quot;", '"');
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
}

/** Returns the index of the bracket that closes the one at `start`. */
function closing(text: string, start: number): number {
  for (let depth = 0, i = start; i < text.length; i++) {
    if (text[i] === "[") depth++;
    if (text[i] === "]" && --depth === 0) return i;
  }
  return text.length;
}

/** Splits the elements of a tuple, in TypeScript or HTML, at the commas between them. */
function elementsOf(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [token] of list.matchAll(/<\/\w+>|<\w+[^>]*>|, |[[({]|[\])}]|&lt;|&gt;|./gs)) {
    if (/^(?:<\w+ ?[^>/]*>|[[({]|&lt;)$/.test(token)) depth++;
    else if (/^(?:<\/|[\])}]$|&gt;)/.test(token)) depth--;
    if (token === ", " && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts;
}
