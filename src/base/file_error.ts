/** Errors of reading files. Their `code` is that of the system, such as ENOENT. */
import { mismatch } from "./check.ts";

/** Gives an error the `code` of its causes, if they have one. */
export function withCode<T extends Error>(error: T): T {
  for (let each: unknown = error.cause; each instanceof Error; each = each.cause) {
    const { code } = each as { readonly code?: unknown };
    if (typeof code === "string") return Object.assign(error, { code });
  }
  return error;
}

/** Returns the error for a folder in the place of a file. */
export function folderError(name: string, expected: string, path: string): TypeError {
  return Object.assign(new TypeError(mismatch(name, expected, `the folder ${path}`)), { code: "EISDIR" });
}
