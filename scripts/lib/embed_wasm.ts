/** The module that replaces `src/formats/codecs/mozjpeg_wasm.ts` in published packages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, deflateSync } from "node:zlib";

/** Returns the text of a module whose `mozjpegWasm()` contains the bytes, deflated. */
export function embeddedMozjpeg(root: string): string {
  const bytes = readFileSync(join(root, "node_modules/@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm"));
  const deflated = deflateSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  return `import { inflateAll } from "./zlib.ts";

const DEFLATED = "${deflated.toString("base64")}";

/** Returns the WebAssembly of the JPEG decoder. */
export function mozjpegWasm(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return inflateAll(Uint8Array.from(atob(DEFLATED), (character) => character.charCodeAt(0)));
}
`;
}
