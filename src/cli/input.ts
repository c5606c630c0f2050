/** Files that commands read. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { accessOf, bytesOf, checkResponse, fetchFile, urlName } from "../base/fetch.ts";

/** Returns the path of a `file:` URL; other names as they are. */
export function pathOf(file: string): string {
  return /^file:/i.test(file) ? fileURLToPath(file) : file;
}

/** Returns the name of a file, which for a URL has no query. */
export function nameOf(command: string, file: string): string {
  return accessOf(command, file) === "fetch" ? urlName(file) : pathOf(file);
}

/** Reads a file by its path or URL. The error names the command and the file. */
export async function readInput(command: string, file: string): Promise<Uint8Array> {
  if (accessOf(command, file) === "fetch") return await fetchInput(command, file);
  const path = pathOf(file);
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

async function fetchInput(command: string, url: string): Promise<Uint8Array> {
  try {
    const response = await fetchFile(url);
    checkResponse(command, response);
    return await bytesOf(response);
  } catch (error) {
    throw new Error(`${command}: ${(error as Error).message}`, { cause: error });
  }
}
