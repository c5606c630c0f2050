import { nodeModule } from "../../runtime/index.ts";

/**
 * Returns the WebAssembly of the JPEG decoder, or undefined if it is not in a file beside its JavaScript.
 *
 * Published packages contain a module with the bytes instead, because bundlers do not find the file
 * (scripts/lib/embed_wasm.ts).
 */
export async function mozjpegWasm(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const url = new URL("mozjpeg_dec.wasm", import.meta.resolve("@jsquash/jpeg/codec/dec/mozjpeg_dec.js"));
    const bytes = await nodeModule("node:fs")?.promises.readFile(url);
    return bytes && new Uint8Array(bytes);
  } catch {
    return undefined;
  }
}
