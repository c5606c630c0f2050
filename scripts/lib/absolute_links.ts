/** Links of documents that are read outside the repository. */

/** Makes the relative links of a Markdown text absolute: to files of `repository` at `version`. */
export function absoluteLinks(markdown: string, repository: string, version: string): string {
  return markdown.replace(
    /(\]\(|<img [^>]*src=")(?![a-z]+:|#)([^)\s"]+)/g,
    (_, before: string, path: string) => {
      const kind = /\.(png|webp|svg|jpg)$/.test(path) || before.startsWith("<img") ? "raw" : "blob";
      return `${before}${repository}/${kind}/v${version}/${path.replace(/^\.\//, "")}`;
    },
  );
}
