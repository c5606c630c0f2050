import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";

/** Returns the size of a package in words. Throws if it has more files or bytes than it may have. */
export function checkSize(folder: string, limits: { maxFiles: number; maxBytes: number }): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => statSync(join(folder, path))).filter((file) => file.isFile());
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const found = `${files.length} files, ${(bytes / 1e6).toFixed(2)} MB`;
  const { maxFiles, maxBytes } = limits;
  if (files.length <= maxFiles && bytes <= maxBytes) return found;
  const name = relative(process.cwd(), folder);
  throw new Error(`${name}: expected at most ${maxFiles} files and ${maxBytes / 1e6} MB, got ${found}`);
}
