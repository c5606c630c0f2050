/** EXIF orientations of PNG, WebP and AVIF files against OpenCV and Pillow. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Device } from "../../../src/device/device.ts";
import { decodeImage, readImage, readImageHeader } from "../../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../../src/formats/npy.ts";
import { makePng } from "../../fuzz/image_files.ts";
import { executable, missing } from "../../support/python.ts";
import { useTestDevice } from "../../support/suite_device.ts";

const DATA = `${import.meta.dirname}/../../data/codecs`;

/**
 * Adds EXIF data to the files of a folder and writes them to another, each with the pixels that OpenCV decodes.
 * Pillow must decode the same, except for 16 bits, which it clips if they are gray. Files whose data is damaged,
 * repeated or elsewhere are for OpenCV only.
 */
const TURN = String.raw`
import io, os, struct, sys, zlib
import cv2
import numpy as np
from PIL import Image, ImageOps
source, out = sys.argv[1:]

def exif(orientation, order="<", version=42):
    fields = version, 8, 1, 274, 3, 1, orientation, 0, 0
    return (b"II" if order == "<" else b"MM") + struct.pack(order + "HIHHHIHHI", *fields)

def png(file, before, after=()):
    def chunk(data):
        return struct.pack(">I", len(data)) + b"eXIf" + data + struct.pack(">I", zlib.crc32(b"eXIf" + data))
    first, end = file.index(b"IDAT") - 4, file.rindex(b"IEND") - 4
    return file[:first] + b"".join(map(chunk, before)) + file[first:end] + b"".join(map(chunk, after)) + file[end:]

def webp(chunks, cut=0):
    body = b"".join(t + struct.pack("<I", len(d)) + d + b"\0" * (len(d) % 2) for t, d in chunks)
    return b"RIFF" + struct.pack("<I", 4 + len(body) - cut) + b"WEBP" + body

def write(name, file, pillow=False):
    path = f"{out}/{name}"
    open(path, "wb").write(file)
    pixels = cv2.imread(path, cv2.IMREAD_COLOR | cv2.IMREAD_ANYDEPTH)[:, :, ::-1]
    if pixels.dtype == np.uint16:
        pixels = (pixels >> 8).astype(np.uint8)
    elif pillow:
        image = ImageOps.exif_transpose(Image.open(path)).convert("RGB")
        np.testing.assert_array_equal(np.asarray(image), pixels, name)
    np.save(path + ".npy", np.ascontiguousarray(pixels))

for name in os.listdir(source):
    path = f"{source}/{name}"
    for orientation in range(1, 9):
        data = exif(orientation, "<>"[orientation % 2])
        if name.endswith(".png"):
            file = png(open(path, "rb").read(), [data])
        else:
            saved = io.BytesIO()
            options = dict(quality=85) if "lossy" in name else dict(lossless=True, exact=True)
            Image.open(path).save(saved, "webp", exif=data, **options)
            file = saved.getvalue()
        write(f"{orientation}_{name}", file, pillow=True)

file = open(source + "/rgb.png", "rb").read()
stored = exif(6).replace(struct.pack("<H", 274), struct.pack("<H", 275))  # Pillow moves the orientation to irot
saved = io.BytesIO()
Image.open(source + "/rgb.png").save(saved, "avif", exif=stored)
open(out + "/exif.avif", "wb").write(saved.getvalue().replace(stored, exif(6)))
write("after.png", png(file, [], [exif(6)]))
write("two.png", png(file, [exif(6)], [exif(3)]))
write("damaged_first.png", png(file, [b"II*\0zzzz", exif(6)]))
lossless = open(source + "/lossless.webp", "rb").read()
image = b"VP8L", lossless[20:20 + struct.unpack("<I", lossless[16:20])[0]]
size = struct.pack("<I", 32)[:3] + struct.pack("<I", 24)[:3]
extended = b"VP8X", bytes([8, 0, 0, 0]) + size
for name, data in {
    "prefix": b"Exif\0\0" + exif(6), "version": exif(6, version=43), "nine": exif(9), "header": exif(6)[:8],
    "directory": exif(6)[:4] + b"\xff" * 4 + exif(6)[8:],
}.items():
    write(name + ".png", png(file, [data]))
    write(name + ".webp", webp([extended, image, (b"EXIF", data)]))
good = b"EXIF", exif(6)
write("before.webp", webp([extended, good, image]))
write("two.webp", webp([extended, image, good, (b"EXIF", exif(3))]))
write("odd.webp", webp([extended, image, (b"ABCD", b"xyz"), good]))
write("no_flag.webp", webp([(b"VP8X", b"\0" * 4 + size), image, good]))
write("not_extended.webp", webp([image, good]))
write("cut.webp", webp([extended, image, good], cut=4))
`;

describe("EXIF orientation of PNG, WebP and AVIF", { skip: missing("PIL", "numpy", "cv2") }, () => {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-exif-")), source = join(folder, "source");
  const out = join(folder, "out");
  let device: Device;
  useTestDevice((opened) => device = opened);
  before(() => {
    mkdirSync(source);
    mkdirSync(out);
    for (const name of readdirSync(DATA).filter((name) => /\.(png|webp)$/.test(name))) {
      copyFileSync(join(DATA, name), join(source, name));
    }
    for (const colorType of [0, 2, 3, 4, 6]) {
      const depth = colorType === 3 ? 4 : 16, name = `interlaced_${colorType}.png`;
      writeFileSync(join(source, name), makePng({ colorType, depth, interlaced: true }));
    }
    const { status, stderr } = spawnSync(executable, ["-c", TURN, source, out], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test("is applied to every kind of file like OpenCV and Pillow do", async () => {
    const names = readdirSync(out).filter((name) => /(png|webp)$/.test(name));
    assert.equal(names.length, (8 + 5 + 3) * 8 + 3 + 2 * 5 + 6);
    for (const name of names) {
      const file = readFileSync(join(out, name)), header = readImageHeader(file);
      const { shape, data } = decodeNpy(readFileSync(join(out, `${name}.npy`)));
      assert.deepEqual([header.height, header.width, 3], [...shape], name);
      const image = await decodeImage(file);
      assert.deepEqual([image.height, image.width, 3], [...shape], name);
      assert.deepEqual(image.data, data, name);
    }
  });

  test("does not turn AVIF, whose properties do", async () => {
    const file = readFileSync(join(out, "exif.avif")), { width, height } = await decodeImage(file);
    assert.ok(file.includes("II*\0\b\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06"), "has the orientation 6");
    assert.deepEqual([width, height], [33, 25]);
  });

  test("sets the size that limits and arrays have", async () => {
    for (const name of ["6_rgb.png", "6_lossless.webp"]) {
      const file = readFileSync(join(out, name));
      await assert.rejects(decodeImage(file, { maxSide: 32 }), /at most 32 pixels per side, got 25 × 33/);
      using array = await readImage(file, { device });
      assert.deepEqual([...array.shape], [33, 25, 3]);
      assert.deepEqual(array.toHost(), (await decodeImage(file)).data);
    }
  });
});
