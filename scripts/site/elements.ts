/** Returns the element that starts at `start`, with its end. */
export function elementAt(page: string, start: number, name: string): string {
  let depth = 0;
  const tags = new RegExp(`<(/?)${name}\\b`, "g");
  tags.lastIndex = start;
  for (let tag = tags.exec(page); tag !== null; tag = tags.exec(page)) {
    depth += tag[1] === "" ? 1 : -1;
    if (depth === 0) return page.slice(start, page.indexOf(">", tag.index) + 1);
  }
  throw new Error(`the page has a <${name}> without an end`);
}
