import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/**
 * Returns the WebAssembly of the JPEG decoder, or undefined if it is not in a file beside its JavaScript.
 *
 * Published packages contain a module with the bytes instead, because bundlers do not find the file
 * (scripts/lib/embed_wasm.ts).
 */
export async function mozjpegWasm(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const url = new URL("mozjpeg_dec.wasm", import.meta.resolve("@jsquash/jpeg/codec/dec/mozjpeg_dec.js"));
    return await readFile(fileURLToPath(url.href));
  } catch {
    return undefined;
  }
}
