/** Photos that commands read. */
import { fileError } from "../formats/codecs/file_error.ts";
import { decodeImage, type RgbImage } from "../formats/codecs/mod.ts";
import { nameOf, readInput } from "./input.ts";

/** Reads and decodes a photo by its path or URL. The error names the command and the file. */
export async function readPhoto(command: string, file: string): Promise<RgbImage> {
  const bytes = await readInput(command, file);
  try {
    return await decodeImage(bytes);
  } catch (error) {
    throw fileError(`${command}: ${nameOf(command, file)}`, error);
  }
}
