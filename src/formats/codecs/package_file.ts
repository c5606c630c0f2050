import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Returns a file beside a module of a package, or undefined where only the package itself finds it. */
export async function readPackageFile(
  module: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(fileURLToPath(new URL(name, import.meta.resolve(module)).href));
  } catch {
    return undefined;
  }
}
