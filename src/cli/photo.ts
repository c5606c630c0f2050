/** Photos that commands read. */
import { fileError } from "../formats/codecs/file_error.ts";
import { decodeImage, type RgbImage } from "../formats/codecs/mod.ts";
import { readInput } from "./input.ts";

/** Reads and decodes a photo. The error names the command and the file. */
export async function readPhoto(command: string, path: string): Promise<RgbImage> {
  const bytes = await readInput(command, path);
  try {
    return await decodeImage(bytes);
  } catch (error) {
    throw fileError(`${command}: ${path}`, error);
  }
}
