/** Sources of the site. */

/** A Markdown file of the repository and its page. */
export interface SiteDocument {
  readonly source: string;
  readonly target: string;
}

/** The guides in reading order. */
const GUIDES: readonly string[] = [
  "ten-minutes",
  "kernels",
  "typescript-kernels",
  "arrays",
  "memory-and-streams",
  "images",
  "pipelines",
  "video",
  "models",
  "sharing",
  "distributed",
  "deploying",
  "without-a-gpu",
  "from-cupy",
  "from-opencv",
  "errors",
  "setup",
];

/** The page of the API reference; `deno doc` writes its pages to the folder `api`. */
export const REFERENCE = "reference.html";

/** The documents that are pages. */
export const DOCUMENTS: readonly SiteDocument[] = [
  { source: "README.md", target: "index.html" },
  ...GUIDES.map((name) => ({ source: `docs/guide/${name}.md`, target: `guide/${name}.html` })),
  { source: "examples/README.md", target: "examples.html" },
  { source: "docs/site/reference.md", target: REFERENCE },
  { source: "bench/README.md", target: "benchmarks.html" },
];

export const PLAYGROUND = "playground/index.html";

/** Files that are copied: path in the repository → path in the site. */
export const ASSETS: Readonly<Record<string, string>> = {
  "docs/site/style.css": "style.css",
  "docs/site/icon.svg": "icon.svg",
  "docs/benchmarks.svg": "benchmarks.svg",
  "examples/grace_hopper.jpg": "playground/photo.jpg",
};

/** Files of the site that no file of the repository is copied to. */
export const GENERATED: readonly string[] = [PLAYGROUND, "contact_sheet.png"];
