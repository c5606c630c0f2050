/** Every device computes the same bits. The digests are of results of an NVIDIA H200 (driver 580). */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { decodeImage } from "../../src/formats/codecs/mod.ts";
import { normalize, resizeNormalize } from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { randomBytes } from "../support/random.ts";

const IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };

const H200 = {
  photo: "8132c12554e13aa2e3a9d01095814720b63756b2099f620975c278b892be3ca6",
  frames: "977a17e2d4208818ab2be2d13663714cee3851957bfc255c84b7868b38c1b6d8",
  normalized: "4661f89439e8ee4fd3aecd374c8481ebabca262d491d9b681f3cfc1e0f5126b4",
};

function digest(values: Float32Array): string {
  return createHash("sha256").update(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
    .digest("hex");
}

describe("results equal those of an H200 bit for bit", () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => device.dispose());

  test("the photo as a normalized NCHW tensor", async () => {
    const image = await decodeImage(await readFile(`${import.meta.dirname}/../../examples/grace_hopper.jpg`));
    using frame = device.array(image.data, { shape: [1, image.height, image.width, 3] });
    using tensor = resizeNormalize(frame, 224, IMAGENET);
    assert.deepEqual(tensor.shape, [1, 3, 224, 224]);
    assert.equal(digest(tensor.toHost()), H200.photo);
  });

  test("random frames, resized to an odd size", () => {
    using frames = device.array(randomBytes(2 * 270 * 481 * 3), { shape: [2, 270, 481, 3] });
    using tensor = resizeNormalize(frames, [113, 199], IMAGENET);
    assert.equal(digest(tensor.toHost()), H200.frames);
  });

  test("random frames, normalized without resizing", () => {
    using frames = device.array(randomBytes(2 * 270 * 481 * 3), { shape: [2, 270, 481, 3] });
    using tensor = normalize(frames, IMAGENET);
    assert.equal(digest(tensor.toHost()), H200.normalized);
  });
});
