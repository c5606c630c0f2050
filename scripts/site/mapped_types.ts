/** Mapped types, which `deno doc` writes without braces. */
import { elementAt } from "./elements.ts";

const START =
  /(?:<span class="td-kw">[-+]?readonly <\/span>)?\[<span><span class="td-tp">\w+<\/span><span><span class="td-kw"> in <\/span>/g;

/** Returns a page with the braces of mapped types: `{ readonly [K in keyof P]: V }`. */
export function withBraces(page: string): string {
  // Inner types come after the start of outer ones, so that going backward completes them first.
  return Array.from(page.matchAll(START)).reduceRight((text, { index }) => {
    const key = text.indexOf("[<span>", index) + 1;
    const type = text.indexOf("<span>: ", key + elementAt(text, key, "span").length);
    const end = type + elementAt(text, type, "span").length;
    return `${text.slice(0, index)}{ ${text.slice(index, end)} }${text.slice(end)}`;
  }, page);
}
