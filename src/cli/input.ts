/** Files that commands read. */
import { readFile } from "node:fs/promises";

/** Reads a file. The error names the command and the file. */
export async function readInput(command: string, path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT"
      ? `${path} does not exist`
      : code === "EISDIR"
      ? `${path} is a folder`
      : code === "EACCES"
      ? `${path} may not be read`
      : message;
    throw new Error(`${command}: ${reason}`, { cause: error });
  }
}
