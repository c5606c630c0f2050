/** Compresses PTX for published packages; `src/core/module/lzma.ts` describes the form and decompresses it. */
import { spawnSync } from "node:child_process";
import { digitsOf } from "../../src/base/digits.ts";

/** Compresses standard input with Python's module, because no runtime has LZMA. */
const COMPRESS = `
import lzma, sys
filter = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}
sys.stdout.buffer.write(lzma.compress(sys.stdin.buffer.read(), format=lzma.FORMAT_RAW, filters=[filter]))
`;

/** Returns the text that `decompress()` turns into these bytes. */
export function compress(data: Uint8Array): string {
  const { status, error, stdout, stderr } = spawnSync("python3", ["-c", COMPRESS], {
    input: data,
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`python3: expected it to compress PTX: ${error?.message ?? stderr}`);
  return `${data.length} ${digitsOf(stdout)}`;
}
