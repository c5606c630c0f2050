/** The module that replaces `src/formats/codecs/mozjpeg_wasm.ts` in published packages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the text of a module whose `mozjpegWasm()` contains the bytes. */
export function embeddedMozjpeg(root: string): string {
  const bytes = readFileSync(join(root, "node_modules/@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm"));
  return `const BASE64 = "${bytes.toString("base64")}";

/** Returns the WebAssembly of the JPEG decoder. */
export function mozjpegWasm(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return Promise.resolve(Uint8Array.from(atob(BASE64), (character) => character.charCodeAt(0)));
}
`;
}
