/**
 * Finds the files that a source includes; they are part of the cache key.
 *
 * Follows every `#include` without evaluating conditions. A file that is not compiled in the end costs only a
 * needless recompilation when it changes.
 *
 * @module
 */
import { nodeModule, runtime } from "../runtime/index.ts";
import { BUILTIN_HEADERS } from "./builtin_headers.ts";

/**
 * `#include <name>` or `#include "name"`, even after and with comments; the third group matches a macro. Lines that
 * end in a backslash must have been joined.
 */
const INCLUDE =
  /^(?:.*\*\/)?[ \t\f\v]*(?:#|%:)(?:[ \t\f\v]|\/\*(?:[^*]|\*(?!\/))*\*\/)*include(?:_next)?(?:[ \t\f\v]|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:<([^>\n]+)>|"([^"\n]+)"|(\S.*))/gm;

/** The includes of a source. */
export interface Includes {
  /** Whether a name is included that `headers` does not have, so that the folders matter. */
  readonly needsFolders: boolean;
  /**
   * Content by path, or "" by name for a file that no folder has. Undefined if it cannot be determined; such
   * a compilation is not cached.
   */
  readonly files: Readonly<Record<string, string>> | undefined;
  /** Names that no folder has, or none that may be read. */
  readonly missing: readonly string[];
  /** Standard headers that neither `headers` nor the folders have, from {@link BUILTIN_HEADERS}. */
  readonly builtins: Readonly<Record<string, string>>;
}

/**
 * Follows the includes of a source. Names are looked up in `headers` first, then in `folders`, in order; quoted names
 * between these in the folder of the including file.
 *
 * @param fileName The name of the source. Without it, folders of the source and of `headers` are not searched.
 */
export function findIncludes(
  source: string,
  headers: Readonly<Record<string, string>>,
  folders: readonly string[],
  fileName?: string,
): Includes {
  const own = (name: string) => fileName === undefined ? undefined : folderOf(name);
  const files: Record<string, string> = {};
  const builtins: Record<string, string> = {};
  const missing = new Set<string>();
  const visited = new Set<string>();
  const pending: { text: string; folder: string | undefined }[] = [
    { text: source, folder: own(fileName ?? "") },
  ];
  for (const [name, text] of Object.entries(headers)) pending.push({ text, folder: own(name) });
  let needsFolders = false;
  let known = true;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [, angled, quoted, macro] of next.text.replace(/\\\r?\n/g, "").matchAll(INCLUDE)) {
      if (macro !== undefined) known = false;
      const name = angled ?? quoted;
      if (name === undefined || Object.hasOwn(headers, name)) continue;
      needsFolders = true;
      const search = quoted !== undefined && next.folder !== undefined ? [next.folder, ...folders] : folders;
      const lookup = `${search.join("\n")}\n\n${name}`;
      if (visited.has(lookup)) continue;
      visited.add(lookup);
      const found = readInclude(name, search);
      const builtin = Object.hasOwn(BUILTIN_HEADERS, name) ? BUILTIN_HEADERS[name] : undefined;
      if (found === "unreadable") known = false;
      if (found === "unreadable" || found === undefined) {
        files[name] = builtin ?? "";
        missing.add(name);
        if (builtin !== undefined && !Object.hasOwn(builtins, name)) {
          builtins[name] = builtin;
          pending.push({ text: builtin, folder: undefined });
        }
      } else if (!Object.hasOwn(files, found.path)) {
        files[found.path] = found.text;
        pending.push({ text: found.text, folder: folderOf(found.path) });
      }
    }
  }
  return { needsFolders, files: known ? files : undefined, missing: [...missing], builtins };
}

/** Returns the folder of a file, "." without one in its path. */
export function folderOf(path: string): string {
  return /^(.*)[\\/]/.exec(path)?.[1] ?? ".";
}

/**
 * Reads the first file of that name. Returns undefined if there is none, "unreadable" if permissions hide it.
 */
function readInclude(
  name: string,
  folders: readonly string[],
): { path: string; text: string } | "unreadable" | undefined {
  const fs = nodeModule("node:fs");
  for (const path of /^(\/|[A-Za-z]:)/.test(name) ? [name] : folders.map((folder) => `${folder}/${name}`)) {
    if (fs === undefined || !runtime.mayRead(path)) return "unreadable";
    try {
      // Reading a FIFO or device may never end.
      if (!fs.statSync(path).isFile()) return "unreadable";
      return { path, text: fs.readFileSync(path, "utf8") };
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOENT") return "unreadable";
    }
  }
  return undefined;
}
