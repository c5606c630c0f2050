/** Damages entries of the kernel cache: `bun test/fuzz/cache.ts [count] [seed]`. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DiskCache } from "../../src/compile/cache.ts";
import { type CacheEntry, decode, encode } from "../../src/compile/cache_entry.ts";
import { Random } from "../support/random.ts";
import { mutateBytes, mutateText } from "./mutate.ts";

/** The number of damaged entries, and of those that were found undamaged after all. */
export interface CacheFigures {
  readonly cases: number;
  readonly intact: number;
  readonly decoded: number;
}

const INTERESTING = [
  "null",
  "-1",
  "1e9",
  "1.5",
  "[]",
  "{}",
  '"a"',
  "[1]",
  '["a"]',
  "",
  ",",
  "}",
  "\n",
  "\0",
  "\ufeff",
];

function randomEntry(random: Random): CacheEntry {
  const ptx = `.version 8.0\n.target sm_${random.below(100)}\n`.repeat(1 + random.below(3));
  const cubin = Uint8Array.from({ length: random.below(40) }, () => random.below(256));
  return {
    image: cubin.length > 0 ? cubin : ptx,
    ptx,
    loweredNames: new Map(
      [["scale<float>", "_Z5scale"], ["é", "b"]].slice(random.below(3)) as [string, string][],
    ),
    log: random.pick(["", "a warning\nwith two lines"]),
  };
}

/**
 * Damages one entry after the other. Asserts that the cache returns its payload or nothing, and that any
 * payload decodes to an entry or to nothing.
 */
export function fuzzCache(seed: string, cases: number): CacheFigures {
  const random = new Random(`cache ${seed}`);
  const folder = mkdtempSync(join(tmpdir(), "cuffi-fuzz-"));
  try {
    const outside = join(folder, "outside");
    const fifo = join(folder, "fifo");
    const hasFifo = spawnSync("mkfifo", [fifo]).status === 0;
    const cache = new DiskCache(join(folder, "cache"));
    let intact = 0, decoded = 0;
    const [otherKey, otherPayload] = [DiskCache.key("other"), encode(randomEntry(random))];
    for (let i = 0; i < cases; i++) {
      const entry = randomEntry(random);
      const payload = encode(entry);
      assert.deepEqual(decode(payload), entry);
      const key = DiskCache.key(i);
      const path = join(cache.directory, key);
      cache.put(key, payload);
      cache.put(otherKey, otherPayload);
      const file = readFileSync(path);
      let bytes: Uint8Array | undefined;
      switch (random.below(10)) {
        case 0:
          rmSync(path);
          writeFileSync(outside, file);
          symlinkSync(outside, path);
          break;
        case 1:
          rmSync(path);
          mkdirSync(path);
          break;
        case 2:
          if (hasFifo) {
            rmSync(path);
            linkSync(fifo, path);
          }
          bytes = hasFifo ? undefined : file;
          break;
        case 3:
          writeFileSync(path, readFileSync(join(cache.directory, otherKey)));
          break;
        case 4:
          bytes = file;
          if (process.platform !== "win32") {
            chmodSync(path, random.pick([0o622, 0o606, 0o777]));
            bytes = undefined;
          }
          break;
        default:
          bytes = mutateBytes(random, file);
          writeFileSync(path, bytes);
      }
      const found = cache.get(key);
      if (bytes !== undefined && Buffer.compare(bytes, file) === 0) {
        assert.deepEqual(new Uint8Array(found!), payload);
      } else assert.equal(found, undefined, `case ${i}`);
      if (found !== undefined) intact++;
      rmSync(path, { recursive: true, force: true });

      // A payload with a valid checksum, as another version or program may have stored it.
      const strange = random.below(2) === 0
        ? mutateBytes(random, payload)
        : new TextEncoder().encode(mutateText(random, new TextDecoder().decode(payload), INTERESTING));
      const result = decode(strange);
      if (result === undefined) continue;
      decoded++;
      assert.equal(typeof result.ptx, "string");
      assert.equal(typeof result.log, "string");
      assert.ok(typeof result.image === "string" || result.image instanceof Uint8Array);
      for (const names of result.loweredNames) {
        assert.deepEqual(names.map((name) => typeof name), ["string", "string"]);
      }
    }
    return { cases, intact, decoded };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [count = "10000", seed = "0"] = process.argv.slice(2);
  const start = performance.now();
  const figures = fuzzCache(seed, Number(count));
  console.log("cache", figures, `${((performance.now() - start) / 1000).toFixed(1)} s`);
}
