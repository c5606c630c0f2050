/**
 * What a source includes from folders: its part of the cache key.
 *
 * Every `#include` is followed as the compiler would, in texts and files, without looking at conditions: a file that is
 * not compiled in the end costs only a needless recompilation when it changes.
 *
 * @module
 */
import { nodeModule, runtime } from "../runtime/index.ts";

/** `#include <name>` or `#include "name"`; the third group is anything else that may follow. */
const INCLUDE = /^[ \t]*#[ \t]*include(?:_next)?[ \t]*(?:<([^>\n]+)>|"([^"\n]+)"|(\S.*))/gm;

/** What was found of a source's includes. */
export interface Includes {
  /** Whether a name is included that is not among the given texts: then the folders matter. */
  readonly outside: boolean;
  /** Path (or name, if no folder has it) → content. Undefined if it cannot be known: such a compilation is not cached. */
  readonly files: Readonly<Record<string, string>> | undefined;
}

/** Follows the includes of a source. `folders` are searched in order, after the texts. */
export function findIncludes(
  source: string,
  headers: Readonly<Record<string, string>>,
  folders: readonly string[],
): Includes {
  const files: Record<string, string> = {};
  const seen = new Set<string>();
  const waiting: { text: string; folder: string | undefined }[] = [{ text: source, folder: undefined }];
  for (const text of Object.values(headers)) waiting.push({ text, folder: undefined });
  let outside = false;
  let known = true;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, angled, quoted, other] of next.text.matchAll(INCLUDE)) {
      // A macro as the name.
      if (other !== undefined) known = false;
      const name = angled ?? quoted;
      if (name === undefined || Object.hasOwn(headers, name)) continue;
      outside = true;
      const search = quoted !== undefined && next.folder !== undefined ? [next.folder, ...folders] : folders;
      const once = `${search.join("\n")}\n\n${name}`;
      if (seen.has(once)) continue;
      seen.add(once);
      const found = readInclude(name, search);
      if (found === "unreadable") known = false;
      else if (found === undefined) files[name] = "";
      else if (!Object.hasOwn(files, found.path)) {
        files[found.path] = found.text;
        waiting.push({ text: found.text, folder: found.path.replace(/[\\/][^\\/]*$/, "") });
      }
    }
  }
  return { outside, files: known ? files : undefined };
}

/** The first file of that name, undefined if there is none, "unreadable" if that may not be looked at. */
function readInclude(
  name: string,
  folders: readonly string[],
): { path: string; text: string } | "unreadable" | undefined {
  const fs = nodeModule("node:fs");
  for (const path of /^(\/|[A-Za-z]:)/.test(name) ? [name] : folders.map((folder) => `${folder}/${name}`)) {
    if (fs === undefined || !runtime.mayRead(path)) return "unreadable";
    try {
      return { path, text: fs.readFileSync(path, "utf8") };
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOENT") return "unreadable";
    }
  }
  return undefined;
}
