/** Files that commands write. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file, and creates its folder. */
export async function writeOutput(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
