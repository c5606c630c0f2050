/** Looks at files and folders, as far as permissions allow. */
import { nodeModule, runtime } from "../runtime/index.ts";

/** Sorts names that contain versions, the newest first. */
export function newestFirst(names: readonly string[]): string[] {
  return names.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
}

/** Returns the names in a folder; empty if it is missing or not readable. */
export function listFolder(folder: string): string[] {
  if (!runtime.mayRead(folder)) return [];
  try {
    return nodeModule("node:fs")?.readdirSync(folder) ?? [];
  } catch {
    return [];
  }
}

/** Whether a path is known to exist. */
export function exists(path: string): boolean {
  return runtime.mayRead(path) && (nodeModule("node:fs")?.existsSync(path) ?? false);
}
