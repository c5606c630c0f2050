/** The layouts of libnvcuvid's structs against those that a C compiler gives its headers. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as layouts from "../../src/driver/cuda/video/layouts.ts";
import { COPY, MAX_SURFACES, RING_PICTURES, STATE } from "../../src/driver/cuda/video/unsafe/callbacks.ts";

const golden = JSON.parse(
  readFileSync(fileURLToPath(new URL("../data/nvcuvid_layouts.json", import.meta.url).href), "utf8"),
) as Record<string, Record<string, number>>;

test("structs of libnvcuvid have the sizes and offsets of its headers", () => {
  let structs = 0;
  for (const [name, layout] of Object.entries(layouts)) {
    if (!name.startsWith("CUVID")) continue;
    structs++;
    for (const [field, offset] of Object.entries(layout)) {
      assert.equal(offset, golden[name]?.[field], `${name}.${field}`);
    }
  }
  assert.equal(structs, 9);
});

test("the memory shared with native threads has room for the structs in it", () => {
  const { CUVIDEOFORMAT, CUVIDPARSERDISPINFO, CUVIDPROCPARAMS, CUDA_MEMCPY2D, CUVIDGETDECODESTATUS } =
    layouts;
  assert.ok(STATE.format + CUVIDEOFORMAT.size <= STATE.ring);
  assert.ok(CUVIDPARSERDISPINFO.size <= STATE.slotBytes);
  assert.equal(STATE.ring + RING_PICTURES * STATE.slotBytes, STATE.shownOf);
  assert.equal(STATE.shownOf + MAX_SURFACES * 4, STATE.releasedOf);
  assert.equal(STATE.releasedOf + MAX_SURFACES * 4, STATE.bytes);
  assert.ok(COPY.processing + CUVIDPROCPARAMS.size <= COPY.luma);
  assert.equal(COPY.luma + CUDA_MEMCPY2D.size, COPY.chroma);
  assert.equal(COPY.chroma + CUDA_MEMCPY2D.size, COPY.status);
  assert.ok(COPY.status + CUVIDGETDECODESTATUS.size <= COPY.bytes);
});
