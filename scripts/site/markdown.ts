/** Markdown to HTML, with the links of the site and colored code. */
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import cpp from "highlight.js/lib/languages/cpp";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import { Marked } from "marked";
import { gfmHeadingId } from "marked-gfm-heading-id";
import { escapeHtml } from "../lib/escape_html.ts";

hljs.registerLanguage("sh", bash);
hljs.registerLanguage("cpp", cpp);
hljs.registerLanguage("dockerfile", dockerfile);
hljs.registerLanguage("python", python);
hljs.registerLanguage("ts", typescript);

/** Returns the first heading as plain text. */
export function titleOf(markdown: string): string {
  const heading = /^# (.+)$/m.exec(markdown)?.[1];
  if (heading === undefined) throw new Error("expected a document to start with a heading");
  return heading.replaceAll("`", "");
}

/** Returns the HTML of a document. `resolve` rewrites its links. */
export function renderMarkdown(markdown: string, resolve: (link: string) => string): string {
  const marked = new Marked(gfmHeadingId(), {
    walkTokens(token) {
      if (token.type === "link" || token.type === "image") token.href = resolve(token.href);
    },
    renderer: {
      code({ text, lang = "" }) {
        const code = hljs.getLanguage(lang)
          ? hljs.highlight(text, { language: lang }).value
          : escapeHtml(text);
        return `<pre class="code ${escapeHtml(lang)}"><code>${code}</code></pre>\n`;
      },
      // Lines would otherwise break after the hyphens of options such as --save-dev.
      codespan: ({ text }) =>
        `<code>${
          escapeHtml(text).replace(/\S*-\S*/g, (word) => word.length > 24 ? word : `<span>${word}</span>`)
        }</code>`,
    },
    hooks: {
      // Wide tables scroll on small screens.
      postprocess: (html) =>
        html.replaceAll("<table>", `<div class="table"><table>`).replaceAll("</table>", "</table></div>"),
    },
  });
  return marked.parse(markdown, { async: false });
}
