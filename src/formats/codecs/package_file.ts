import { nodeModule } from "../../runtime/index.ts";

/** Returns a file beside a module of a package, or undefined where only the package itself finds it. */
export async function readPackageFile(
  module: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const fs = nodeModule("node:fs"), url = nodeModule("node:url");
  try {
    const path = url!.fileURLToPath(new URL(name, import.meta.resolve(module)).href);
    return new Uint8Array(await fs!.promises.readFile(path));
  } catch {
    return undefined;
  }
}
