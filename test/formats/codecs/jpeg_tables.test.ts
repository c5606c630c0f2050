import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { readImageHeader } from "../../../src/formats/codecs/header.ts";
import { hasValidTables } from "../../../src/formats/codecs/jpeg_tables.ts";
import { runMozjpeg } from "../../../src/formats/codecs/mozjpeg.ts";
import { Random } from "../../support/random.ts";

const DATA = `${import.meta.dirname}/../../data/codecs`;

test("accepts the tables of files that libjpeg writes", async () => {
  for (const name of ["baseline", "progressive", "gray", "turned", "frame_1080p"]) {
    assert.equal(hasValidTables(await readFile(`${DATA}/${name}.jpg`)), true, name);
  }
});

test("accepts no damaged tables that libjpeg rejects", async () => {
  const file = Uint8Array.from(await readFile(`${DATA}/turned.jpg`)), random = new Random("tables");
  let accepted = 0, rejected = 0;
  for (let i = 0; i < 2000; i++) {
    const damaged = file.slice();
    for (let k = 0; k <= i % 2; k++) damaged[2 + random.below(700)] = random.below(256);
    try {
      readImageHeader(damaged, { maxPixels: 100_000 });
    } catch {
      continue;
    }
    const valid = hasValidTables(damaged);
    await runMozjpeg(damaged).then(() => accepted++, (error: Error) => {
      rejected++;
      assert.equal(valid, false, error.message);
    });
  }
  assert.ok(accepted > 500 && rejected > 100, `${accepted} accepted, ${rejected} rejected`);
});
