/** Objects from which image files are decoded. */
import assert from "node:assert/strict";
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { decodeImage, encodePng, ImageLimitError, readImage } from "../../../src/formats/codecs/mod.ts";
import { resizeNormalize } from "../../../src/image/mod.ts";
import { asTensor, type Device, type DeviceArray } from "../../../mod.ts";
import { serve } from "../../../scripts/lib/local_server.ts";
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

  test("are decoded from buffers, views, blobs, requests, responses and streams", async () => {
    const expected = await decodeImage(bytes);
    const shifted = new Uint8Array(bytes.length + 8);
    shifted.set(bytes, 8);
    const sources = [
      bytes.slice().buffer,
      new DataView(shifted.buffer, 8),
      new Blob([bytes]),
      new File([bytes], "photo.jpg"),
      new Response(bytes),
      new Request("http://x/", { method: "POST", body: bytes }),
      new Blob([bytes]).stream(),
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
      /file: expected a Uint8Array, an ArrayBuffer, a Blob, a Request, a Response or a ReadableStream, got "photo.jpg"/,
    );
  });

  test("are canceled at the limit while they arrive", async () => {
    for (
      const wrap of [
        (body: ReadableStream<Uint8Array<ArrayBuffer>>) => body,
        (body: ReadableStream<Uint8Array<ArrayBuffer>>) => new Response(body),
        (body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
          new Request("http://x/", { method: "POST", body, duplex: "half" } as RequestInit),
      ]
    ) {
      let chunks = 0, isCanceled = false;
      const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: (controller) => {
          chunks++;
          controller.enqueue(new Uint8Array(100));
        },
        cancel: () => {
          isCanceled = true;
        },
      });
      await assert.rejects(readImage(wrap(endless), { device, maxBytes: 1000 }), {
        name: "ImageLimitError",
        message: "file: expected at most 1000 bytes, got more",
      });
      assert.ok(isCanceled && chunks < 20, `${isCanceled}, ${chunks} chunks`);
    }
    using photo = await readImage(new Request("http://x/", { method: "POST", body: bytes }), { device });
    assert.equal(photo.layout, "HWC");
    const text = new ReadableStream({
      start: (controller) => {
        controller.enqueue("text");
        controller.close();
      },
    });
    await assert.rejects(readImage(text, { device }), {
      name: "TypeError",
      message: 'file: expected a stream of Uint8Arrays, got "text"',
    });
    await assert.rejects(readImage(new Request("http://x/"), { device }), { message: "the file is empty" });
    const request = new Request("http://x/", { method: "POST", body: bytes }),
      stream = new Blob([bytes]).stream();
    const response = new Response(bytes);
    stream.getReader();
    await Promise.all([request.arrayBuffer(), response.arrayBuffer()]);
    for (const read of [request, response, stream]) {
      const message = `file: expected a ${read.constructor.name} that has not been read, ` +
        "got one that has been, or is being read; pass its bytes";
      await assert.rejects(readImage(read, { device }), { name: "TypeError", message });
    }
  });

  test("that exceed the limit are errors of the limit, even if closing them aborts the signal", async () => {
    const over = (close: () => void) => [
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: (controller) => controller.enqueue(new Uint8Array(600)),
        cancel: close,
      }),
      async function* () {
        try {
          for (;;) yield new Uint8Array(600);
        } finally {
          close();
        }
      }(),
    ];
    for (const kind of [0, 1]) {
      const abort = new AbortController(), { signal } = abort;
      const [source] = over(() => abort.abort(new Error("client went away"))).slice(kind);
      await assert.rejects(readImage(source!, { device, maxBytes: 1000, signal }), {
        name: "ImageLimitError",
        message: "file: expected at most 1000 bytes, got more",
      });
      assert.ok(signal.aborted);
    }
  });

  test("are decoded from streams of Node.js and requests to its servers", async () => {
    const expected = await decodeImage(bytes), path = join(folder, name);
    for (const source of [createReadStream(path), Readable.toWeb(createReadStream(path))]) {
      assert.deepEqual((await decodeImage(source)).data, expected.data);
    }
    const read = createReadStream(path);
    await decodeImage(read);
    await assert.rejects(readImage(read, { device }), {
      name: "TypeError",
      message:
        "file: expected a ReadStream that has not been read, got one that has been, or is being read; pass its bytes",
    });
    const answers: unknown[] = [];
    const server = await serve(async (request, response) => {
      try {
        using photo = await readImage(request, { device });
        answers.push([...photo.shape]);
      } catch (error) {
        answers.push((error as Error).message);
      }
      response.end();
    });
    const form = new FormData();
    form.set("image", new File([bytes], "photo.jpg"));
    try {
      for (const body of [bytes, form]) await (await fetch(server.address, { method: "POST", body })).text();
    } finally {
      server.close();
    }
    assert.deepEqual(answers, [
      [expected.height, expected.width, 3],
      "file: expected an image file, got a form; read it with new Response(body, { headers }).formData() and " +
      "pass one of its files",
    ]);
  });

  test("in forms are named, with the call that takes them out", async () => {
    const form = new FormData();
    form.set("image", new File([bytes], "photo.jpg"));
    const request = new Request("http://x/", { method: "POST", body: form });
    const { headers } = request, response = new Response(await request.clone().blob(), { headers });
    for (const source of [request, response]) {
      const expected = {
        name: "ImageDecodeError",
        reason: "format",
        message:
          "file: expected an image file, got a form; read it with formData() and pass one of its files",
      };
      await assert.rejects(readImage(source, { device }), expected);
      await assert.rejects(decodeImage(source), expected);
    }
    const file = (await request.formData()).get("image") as File;
    using photo = await readImage(file, { device });
    assert.equal(photo.layout, "HWC");
  });

  test("are not read from URLs of other protocols", async () => {
    for (const url of ["ftp://x/photo.jpg", new URL("ftp://x/photo.jpg")]) {
      await assert.rejects(readImage(url, { device }), {
        name: "TypeError",
        message: 'file: expected a path, or a URL with file:, http: or https:, got "ftp://x/photo.jpg"',
      });
    }
  });

  test("are no longer read once a signal is aborted", async () => {
    const reason = new Error("enough"), used = device.memoryInUse();
    const server = await serve(() => {}); // never answers
    let canceled: unknown;
    const endless = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        cancel: (given) => {
          canceled = given;
        },
      });
    const isReason = (error: unknown) => error === reason;
    for (const file of [endless(), new Response(endless()), server.address]) {
      const controller = new AbortController(), { signal } = controller;
      setTimeout(() => controller.abort(reason), 20);
      await assert.rejects(readImage(file, { device, signal }), isReason);
    }
    for (const file of [join(folder, name), new Blob([bytes]), bytes]) {
      await assert.rejects(readImage(file, { device, signal: AbortSignal.abort(reason) }), isReason);
    }
    server.close();
    assert.equal(canceled, reason);
    assert.equal(device.memoryInUse(), used);
    using photo = await readImage(bytes, { device, signal: AbortSignal.timeout(60_000) });
    assert.equal(photo.layout, "HWC");
    await assert.rejects(
      readImage(bytes, { device, signal: 5 as never }),
      /^TypeError: signal: expected an Abo/,
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
    await assert.rejects(readImage(join(folder, "missing.jpg"), { device }), {
      code: "ENOENT",
      message: /missing\.jpg/,
    });
    await assert.rejects(readImage(folder, { device }), {
      name: "TypeError",
      code: "EISDIR",
      message: `file: expected an image file, got the folder ${folder}`,
    });
    await assert.rejects(
      readImage([name] as never, { device }),
      /^TypeError: file: expected a path, a URL, a Uint8Array, .*, got \[".*"\]; pass one file at a time$/,
    );
    await assert.rejects(readImage(bytes, { device, maxPixels: 1 }), ImageLimitError);
    const host = expected;
    assert.throws(
      () => resizeNormalize(host as unknown as DeviceArray, 4),
      /got \{?.*; upload it: device\.array\(image\.data, \{ shape: \[image\.height, image\.width, 3\] \}\), or/,
    );
    assert.deepEqual(
      await readImage(bytes, device as object).catch(String),
      "TypeError: options: expected an object such as { device }, got Device",
    );
    const server = await serve((request, response) => {
      response.statusCode = request.url === "/photo" ? 200 : 404;
      response.end(bytes);
    });
    try {
      for (const address of [`${server.address}photo`, new URL("photo", server.address)]) {
        using photo = await readImage(address, { device });
        assert.deepEqual([...photo.toHost()], [...host.data]);
      }
      await assert.rejects(
        readImage(`${server.address}none?token=secret`, { device }),
        { message: `${server.address}none: expected a successful response, got status 404 Not Found` },
      );
      await assert.rejects(readImage(`${server.address}photo`, { device, maxBytes: 9 }), {
        name: "ImageLimitError",
        message: `${server.address}photo: expected at most 9 bytes, got more`,
      });
    } finally {
      server.close();
    }
    await assert.rejects(
      readImage(`${server.address}photo`, { device }),
      (error: Error) => error.message.startsWith(`${server.address}photo: it cannot be fetched: `),
    );
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
      const arithmetic = Uint8Array.of(
        0xff,
        0xd8,
        0xff,
        0xc9,
        0,
        17,
        8,
        0,
        1,
        0,
        1,
        3,
        ...new Array(9).fill(1),
      );
      await assert.rejects(readImage(arithmetic, { device }), {
        name: "ImageDecodeError",
        reason: "unsupported",
      });
      await assert.rejects(
        readImage(truncated, { device }),
        { reason: "damaged", ...message(truncated, "the JPEG file is truncated or damaged") },
      );
      const url = pathToFileURL(truncated);
      await assert.rejects(readImage(url, { device }), message(url, "the JPEG file is truncated or damaged"));
      const empty = path("empty.jpg", new Uint8Array(0));
      await assert.rejects(readImage(empty, { device }), {
        name: "ImageDecodeError",
        reason: "format",
        ...message(empty, "the file is empty"),
      });
      await assert.rejects(readImage(new Uint8Array(0), { device }), { message: "the file is empty" });
      const large = join(folder, name);
      await assert.rejects(readImage(large, { device, maxBytes: 9 }), (error: Error) => {
        assert.ok(error instanceof ImageLimitError);
        assert.equal(error.message, `${large}: expected at most 9 bytes, got ${bytes.length}`);
        return true;
      });
      await assert.rejects(readImage(large, { device, maxPixels: 0 }), /^RangeError: maxPixels: /);
      assert.equal(device.memoryInUse(), used);
    } finally {
      rmSync(broken, { recursive: true });
    }
  });

  test("are encoded from device arrays of u8 whose channels come last", async () => {
    using x = device.array(Uint8Array.from({ length: 24 }, (_, i) => i * 10), { shape: [2, 4, 3] });
    const { width, height, data } = await decodeImage(await encodePng(x.slice(null, [1, 3])));
    assert.deepEqual([width, height], [2, 2]);
    assert.deepEqual([...data], [30, 40, 50, 60, 70, 80, 150, 160, 170, 180, 190, 200]);
    using gray = device.array(Uint8Array.of(1, 2), { shape: [1, 2] });
    assert.deepEqual([...(await decodeImage(await encodePng(gray))).data], [1, 1, 1, 2, 2, 2]);
    using floats = x.astype("f32"), wide = device.zeros([3, 8, 8], "u8");
    using planes = device.zeros([3, 8, 4], "u8", { layout: "CHW" });
    await assert.rejects(
      encodePng(floats),
      /^TypeError: image: expected .* u8, got f32; .*convertTo\(image, "u8", \{ scale: 255 \}\)$/,
    );
    using batch = device.zeros([2, 4, 5, 3], "u8");
    await assert.rejects(
      encodePng(batch),
      /got \[2, 4, 5, 3\]; encode one image of the batch: image\.index\(0\)$/,
    );
    using flat = device.zeros([40], "u8");
    await assert.rejects(
      encodePng(flat),
      /got \[40\]; give it a shape: image\.reshape\(\[height, width\]\)$/,
    );
    const withPath: (image: DeviceArray, path: string) => unknown = encodePng;
    await assert.rejects(
      async () => await withPath(planes, "x.png"),
      /^TypeError: encodePng: expected one argument, the image, got "x\.png"; .*writeFile\(path, await encodePng/,
    );
    await assert.rejects(encodePng(wide), /^RangeError: image: .* got \[3, 8, 8\]; move channels to the end/);
    await assert.rejects(
      encodePng(planes),
      /got \[3, 8, 4\] with layout "CHW"; move channels to the end: ref/,
    );
    using photo = device.zeros([4, 6, 3], "u8", { layout: "HWC" });
    await assert.rejects(
      encodePng(photo.transpose(1, 0, 2)),
      /got \[6, 4, 3\] with layout "WHC"; for an image with swapped axes, asTensor\(image, "HWC"\)$/,
    );
    await assert.rejects(
      encodePng(photo.index(null, null, 0).transpose()),
      /got \[6, 4\] with layout "WH"; for an image with swapped axes, asTensor\(image, "HW"\)$/,
    );
    const swapped = await decodeImage(await encodePng(asTensor(photo.transpose(1, 0, 2), "HWC")));
    assert.deepEqual([swapped.width, swapped.height], [4, 6]);
    await assert.rejects(
      encodePng({ width: 4, height: 2, data: x as unknown as Uint8Array }),
      /encodePng: expected a DeviceArray, or \{ width, .* got a DeviceArray; pass the array itself$/,
    );
    await assert.rejects(encodePng(undefined as unknown as DeviceArray), /image: expected an object/);
  });
});
