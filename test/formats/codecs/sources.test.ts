/** Objects from which image files are decoded. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { decodeImage, encodePng, ImageLimitError, readImage } from "../../../src/formats/codecs/mod.ts";
import type { Device } from "../../../mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { root } from "../../support/process.ts";

const folder = join(root, "test/data/codecs");
const name = readdirSync(folder).find((file) => file.endsWith(".jpg"))!;
const bytes = new Uint8Array(readFileSync(join(folder, name)));

describe("image files", () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => device.dispose());

  test("are decoded from buffers, views, blobs and responses", async () => {
    const expected = await decodeImage(bytes);
    const shifted = new Uint8Array(bytes.length + 8);
    shifted.set(bytes, 8);
    const sources = [
      bytes.slice().buffer,
      new DataView(shifted.buffer, 8),
      new Blob([bytes]),
      new File([bytes], "photo.jpg"),
      new Response(bytes),
    ];
    for (const source of sources) {
      const { width, height, data } = await decodeImage(source);
      assert.deepEqual([width, height], [expected.width, expected.height]);
      assert.deepEqual(data, expected.data);
    }
  });

  test("of every kind are limited before they are read, and wrong ones are named", async () => {
    const maxBytes = bytes.length - 1;
    for (const source of [bytes, new Blob([bytes]), new Response(bytes)]) {
      await assert.rejects(decodeImage(source, { maxBytes }), (error: Error) => {
        return error instanceof ImageLimitError && error.message.includes(`at most ${maxBytes} bytes`);
      });
    }
    await assert.rejects(decodeImage(new Response("gone", { status: 404 })), /file: .* got status 404/);
    await assert.rejects(
      decodeImage("photo.jpg" as unknown as Blob),
      /file: expected a Uint8Array, an ArrayBuffer, a Blob or a Response, got "photo.jpg"/,
    );
  });

  test("become device arrays in one call", async () => {
    const used = device.memoryInUse();
    const expected = await decodeImage(bytes);
    const url = pathToFileURL(join(folder, name));
    for (const file of [join(folder, name), url, url.href, bytes, new Blob([bytes])]) {
      using photo = await readImage(file, { device });
      assert.deepEqual(photo.shape, [expected.height, expected.width, 3]);
      assert.equal(photo.layout, "HWC");
      assert.deepEqual(photo.toHost(), expected.data);
    }
    await assert.rejects(readImage(join(folder, "missing.jpg"), { device }), /missing\.jpg/);
    await assert.rejects(readImage(bytes, { device, maxPixels: 1 }), ImageLimitError);
    assert.equal(device.memoryInUse(), used);
  });

  test("are named in the errors of files that cannot be decoded", async () => {
    const used = device.memoryInUse();
    const broken = mkdtempSync(join(tmpdir(), "cuffi-images-"));
    try {
      const path = (file: string, content: Uint8Array): string => {
        writeFileSync(join(broken, file), content);
        return join(broken, file);
      };
      const truncated = path("truncated.jpg", bytes.subarray(0, bytes.length >> 1));
      const message = (path: string | URL, text: string) => ({ message: `${path}: ${text}` });
      await assert.rejects(
        readImage(truncated, { device }),
        message(truncated, "the JPEG file is truncated"),
      );
      const url = pathToFileURL(truncated);
      await assert.rejects(readImage(url, { device }), message(url, "the JPEG file is truncated"));
      const empty = path("empty.jpg", new Uint8Array(0));
      await assert.rejects(readImage(empty, { device }), {
        name: "TypeError",
        ...message(empty, "the file is empty"),
      });
      await assert.rejects(readImage(new Uint8Array(0), { device }), { message: "the file is empty" });
      const large = join(folder, name);
      await assert.rejects(readImage(large, { device, maxBytes: 9 }), (error: Error) => {
        assert.ok(error instanceof ImageLimitError);
        assert.equal(error.message, `${large}: expected at most 9 bytes, got ${bytes.length}`);
        return true;
      });
      await assert.rejects(readImage(large, { device, maxPixels: 0 }), /^RangeError: limits\.maxPixels: /);
      assert.equal(device.memoryInUse(), used);
    } finally {
      rmSync(broken, { recursive: true });
    }
  });

  test("are not encoded from device arrays", async () => {
    using x = device.zeros([2, 2, 3], "u8");
    await assert.rejects(
      encodePng(x as unknown as Parameters<typeof encodePng>[0]),
      /encodePng: expected \{ width, height, data \} .* on the host, got a DeviceArray; download it first/,
    );
    await assert.rejects(
      encodePng(undefined as unknown as Parameters<typeof encodePng>[0]),
      /image: expected an object/,
    );
  });
});
