/** The frame of every page. */
import { posix } from "node:path";
import { escapeHtml } from "../lib/escape_html.ts";
import { PLAYGROUND, REFERENCE, type SiteDocument } from "./sources.ts";

export interface Page {
  /** The path of the page in the site. */
  readonly target: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** All documents of the site. */
  readonly entries: readonly (SiteDocument & { readonly title: string })[];
  /** Whether the page has no list of guides beside its content. */
  readonly isWide?: boolean;
}

/** Returns a complete HTML page. */
export function pageHtml({ target, title, content, entries, isWide = false }: Page): string {
  const link = (path: string, text: string): string => {
    const address = posix.relative(posix.dirname(target), path) || posix.basename(path);
    return `<a href="${address}"${path === target ? ` aria-current="page"` : ""}>${escapeHtml(text)}</a>`;
  };
  const asset = (path: string): string => posix.relative(posix.dirname(target), path);
  const guides = entries.filter((entry) => entry.target.startsWith("guide/"));
  const list = guides.map((entry) => `<li>${link(entry.target, entry.title)}</li>`).join("\n        ");
  const side = isWide ? "" : `<nav class="guides" aria-label="Guides">
      <h2>Guides</h2>
      <ul>
        ${list}
      </ul>
    </nav>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="CUDA for Bun, Deno and Node.js with nothing to build">
    <title>${
    title === "cuffi" ? "cuffi: CUDA for Bun, Deno and Node.js" : `${escapeHtml(title)} · cuffi`
  }</title>
    <link rel="icon" href="${asset("icon.svg")}">
    <link rel="stylesheet" href="${asset("style.css")}">
  </head>
  <body>
    <header>
      <a class="name" href="${asset("index.html")}">cuffi</a>
      <nav aria-label="Site">
        ${link(guides[0]!.target, "Guides")}
        ${link("examples.html", "Examples")}
        ${link(REFERENCE, "API")}
        ${link("benchmarks.html", "Benchmarks")}
        ${link(PLAYGROUND, "Playground")}
        <a href="https://github.com/cuffi/cuffi">GitHub</a>
      </nav>
    </header>
    <div class="${isWide ? "wide" : "columns"}">
    <main>
${content}
    </main>
    ${side}
    </div>
  </body>
</html>
`;
}
