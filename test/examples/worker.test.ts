/**
 * The image worker example under load and with invalid requests. Tensors are compared with OpenCV
 * (test/data/make_worker.py).
 */
import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { deflateSync } from "node:zlib";
import type { Device, MemoryStatistics } from "../../mod.ts";
import { decodeImage, decodesJpeg, encodePng } from "../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { load, type ReceivedResponse } from "../../bench/lib/load.ts";
import { ImageWorker, serve, type WorkerOptions } from "../../examples/worker.ts";
import { completeSettings } from "../../examples/worker/settings.ts";
import { deviceName, onGpu, openTestDevice } from "../support/device.ts";
import { root, runArguments } from "../support/process.ts";
import { freePort } from "../../src/cli/launch/free_port.ts";

const DATA = `${root}/test/data`;
const MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225];
/** The same digest as in test/image/same_result.test.ts. */
const PHOTO_ON_H200 = "8132c12554e13aa2e3a9d01095814720b63756b2099f620975c278b892be3ca6";

const photo = await readFile(`${root}/examples/grace_hopper.jpg`);
const SAMPLES = await Promise.all(
  ["baseline.jpg", "rgb.png", "turned.jpg", "palette_8bit.png", "progressive.jpg", "gray_16bit.png", "photo"]
    .map(async (name) => ({
      name,
      file: new Uint8Array(name === "photo" ? photo : await readFile(`${DATA}/codecs/${name}`)),
      expected: decodeNpy(await readFile(`${DATA}/worker/${name.split(".")[0]}.npy`)).data as Float32Array,
    })),
);
const SIZE = 32;
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const LOCAL = { port: 0, hostname: "127.0.0.1" };

/** Compares the response with OpenCV's tensor of the sample. */
function checkTensor({ status, body }: ReceivedResponse, index: number): void {
  const { name, expected } = SAMPLES[index % SAMPLES.length]!;
  assert.equal(status, 200, new TextDecoder().decode(body));
  const { dtype, shape, data } = decodeNpy(body);
  assert.deepEqual([dtype, [...shape]], ["f32", [3, SIZE, SIZE]]);
  const worst = expected.reduce((most, value, i) => Math.max(most, Math.abs(value - Number(data[i]))), 0);
  // The pixels that a GPU decodes differ by up to one level.
  assert.ok(worst <= (onGpu ? 1 / 255 / 0.224 : 1e-5), `${name}: off by ${worst}`);
}

/** Compares a picture with OpenCV's tensor of the sample. */
async function checkPicture(body: Uint8Array, index: number): Promise<void> {
  const { width, height, data } = await decodeImage(body);
  assert.deepEqual([width, height], [SIZE, SIZE]);
  const { expected } = SAMPLES[index % SAMPLES.length]!;
  expected.forEach((value, i) => {
    const channel = Math.floor(i / SIZE ** 2), pixel = (value * STD[channel]! + MEAN[channel]!) * 255;
    assert.ok(Math.abs(data[i % SIZE ** 2 * 3 + channel]! - pixel) <= (onGpu ? 1.51 : 0.51), `value ${i}`);
  });
}

function post(url: string, body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(url, { method: "POST", body, headers });
}

async function bytes(response: Response): Promise<ReceivedResponse> {
  const { status, headers } = response;
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}

/** Reads a metric; `name` includes its labels. */
async function metric(url: string, name: string): Promise<number> {
  const page = await (await fetch(`${url}metrics`)).text();
  const line = page.split("\n").find((line) => line.startsWith(`${name} `));
  assert.ok(line, `${name} in\n${page}`);
  return Number(line.split(" ")[1]);
}

describe("the image worker", () => {
  let device: Device;
  // Bun runs all files in one process, where garbage of other files may still be counted.
  let others: MemoryStatistics;
  before(async () => {
    device = await openTestDevice();
    others = device.memoryStatistics();
  });
  const assertFree = () => {
    const { inUse, pinned } = device.memoryStatistics();
    assert.ok(inUse <= others.inUse, `${inUse} bytes in use`);
    assert.ok(pinned <= others.pinned, `${pinned} bytes pinned`);
  };
  after(() => {
    assertFree();
    device.dispose();
  });

  /** Starts a worker and its server, which are stopped when disposed of. */
  async function listen(
    options: WorkerOptions = {},
  ): Promise<AsyncDisposable & { url: string; worker: ImageWorker }> {
    const worker = await ImageWorker.open({ device, size: SIZE, codecThreads: 2, ...options });
    const service = await serve(worker, worker.settings, LOCAL);
    return {
      url: `http://127.0.0.1:${service.port}/`,
      worker,
      [Symbol.asyncDispose]: () => service.stop(),
    };
  }

  test("answers every request under load with OpenCV's values", async () => {
    await using service = await listen({ maxDelay: 200, maxBatch: 16 });
    const requests = 600;
    const { lost, statuses } = await load({
      connections: 48,
      requests,
      request: (index) => post(service.url, SAMPLES[index % SAMPLES.length]!.file),
      check: checkTensor,
    });
    assert.deepEqual(lost, []);
    assert.deepEqual(statuses, { 200: requests });
    assert.equal(await metric(service.url, 'cuffi_requests_total{status="200"}'), requests);
    assert.equal(await metric(service.url, "cuffi_queue_depth"), 0);
    // The worker runs one image when it starts.
    assert.equal(await metric(service.url, "cuffi_batch_images_sum"), requests + 1);
    const batches = await metric(service.url, "cuffi_batch_images_count");
    assert.ok(batches < requests, `concurrent images are batched: ${batches} batches`);
    assert.equal(await metric(service.url, 'cuffi_request_seconds_bucket{le="+Inf"}'), requests);
  });

  test("batches respect the limits of images and bytes", async () => {
    await using service = await listen({ maxBatch: 4, maxBatchBytes: 100_000, maxDelay: 20 });
    const { statuses } = await load({
      connections: 24,
      requests: 96,
      request: (index) => post(service.url, SAMPLES[index % SAMPLES.length]!.file),
      check: checkTensor,
    });
    assert.deepEqual(statuses, { 200: 96 });
    const [within, all] = await Promise.all(
      ["4", "+Inf"].map((bound) => metric(service.url, `cuffi_batch_images_bucket{le="${bound}"}`)),
    );
    assert.equal(within, all);
  });

  test("accepts as many requests as the queue holds, and answers 503 to others", async () => {
    await using service = await listen({ maxQueue: 6, maxDelay: 30, maxBatch: 64 });
    const { lost, statuses } = await load({
      connections: 40,
      requests: 300,
      request: (index) => post(service.url, SAMPLES[index % SAMPLES.length]!.file),
      check: (answer, index) => {
        if (answer.status !== 503) return checkTensor(answer, index);
        assert.equal(answer.headers.get("retry-after"), "1");
      },
    });
    assert.deepEqual(lost, []);
    assert.deepEqual(Object.keys(statuses), ["200", "503"]);
    const [within, all] = await Promise.all(
      ["8", "+Inf"].map((bound) => metric(service.url, `cuffi_batch_images_bucket{le="${bound}"}`)),
    );
    assert.equal(within, all, "no batch is larger than the queue");
    checkTensor(await bytes(await fetch(post(service.url, SAMPLES[0]!.file))), 0);
  });

  test("close() answers accepted requests, rejects new ones and frees all memory", async () => {
    await using service = await listen({ maxDelay: 300, maxBatch: 64 });
    const { worker, url } = service;
    const taken = SAMPLES.map(({ file }) => worker.fetch(post(url, file)));
    const closed = worker.close();
    const rejected = await worker.fetch(post(url, photo));
    assert.equal(rejected.status, 503);
    assert.equal(rejected.headers.get("connection"), "close");
    assert.equal((await fetch(`${url}healthz`)).status, 503);
    const answers = await Promise.all(taken);
    for (const [index, response] of answers.entries()) checkTensor(await bytes(response), index);
    await closed;
    assertFree();
    await worker.close();
  });

  test("the photo at 224 pixels equals the result of an H200 bit for bit", async (context) => {
    if (await decodesJpeg(device)) return context.skip("nvJPEG's pixels may differ by one level");
    await using service = await listen({ size: 224, codecThreads: 0 });
    // As PNG, because the pixels that a GPU decodes from JPEG differ by up to one level.
    const { width, height, data: pixels } = await decodeImage(photo);
    const file = await encodePng({ width, height, data: pixels });
    const { data } = decodeNpy((await bytes(await fetch(post(service.url, file)))).body);
    const values = new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
    assert.equal(createHash("sha256").update(values).digest("hex"), PHOTO_ON_H200);
  });

  test("the format is selected by ?format=, or by the Accept header", async () => {
    await using service = await listen();
    const { url } = service;
    const file = SAMPLES[0]!.file;
    for (const [query, accept] of [["?format=png", "*/*"], ["", "image/png"], ["", "text/html, image/*"]]) {
      const response = await fetch(post(url + query, file, { accept: accept! }));
      assert.equal(response.headers.get("content-type"), "image/png");
      await checkPicture((await bytes(response)).body, 0);
    }
    for (const [query, accept] of [["?format=npy", "image/png"], ["", "application/x-npy"], ["", "*/*"]]) {
      const response = await fetch(post(url + query, file, { accept: accept! }));
      assert.equal(response.headers.get("content-type"), "application/x-npy");
      checkTensor(await bytes(response), 0);
    }
    assert.equal((await fetch(post(`${url}?format=bmp`, file))).status, 400);
    const unknown = await fetch(post(`${url}?size=100`, file));
    assert.equal(unknown.status, 400);
    assert.equal(
      await unknown.text(),
      'query: expected only format, got "size"; the server\'s variable SIZE sets it for all requests\n',
    );
    assert.equal((await fetch(post(url, file, { accept: "text/html" }))).status, 406);
  });

  test("takes the file of a form, and answers 400 to several files", async () => {
    await using service = await listen();
    const file = SAMPLES[0]!.file;
    const form = new FormData();
    form.append("note", "--not-the-boundary\r\n");
    form.append("image", new Blob([file], { type: "image/jpeg" }), 'a "photo".jpg');
    form.append("left empty", new Blob([]), "");
    checkTensor(await bytes(await fetch(service.url, { method: "POST", body: form })), 0);
    form.append("other", new Blob([SAMPLES[1]!.file]), "b.png");
    const several = await fetch(service.url, { method: "POST", body: form });
    assert.equal(several.status, 400);
    assert.equal(await several.text(), "form: expected one file, got several; send a request for each\n");
    // As curl -F sends it, with a boundary in quotes and an empty field.
    const curl = new Blob([
      'preamble\r\n--x y\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n--x y\r\n',
      'Content-Disposition: form-data; name="image"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
      file,
      "\r\n--x y--\r\n",
    ]);
    const headers = { "content-type": 'multipart/form-data; boundary="x y"' };
    checkTensor(await bytes(await fetch(service.url, { method: "POST", body: curl, headers })), 0);
    assert.equal(await metric(service.url, "cuffi_files_bytes"), 0);
  });

  test("probes answer while it starts, when it is ready, with a full queue, and while it stops", async () => {
    const { promise, resolve } = Promise.withResolvers<ImageWorker>();
    const settings = completeSettings({ size: SIZE, maxQueue: 2, codecThreads: 1, gracePeriod: 2000 });
    const service = await serve(promise, settings, { ...LOCAL, healthPort: 0 });
    const url = `http://127.0.0.1:${service.port}`, health = `http://127.0.0.1:${service.healthPort}`;
    // A new connection for each request: stopping closes idle ones, which Node's client notices too late.
    const send = (request: Request) => {
      request.headers.set("connection", "close");
      return fetch(request);
    };
    const probes = async (base: string) =>
      await Promise.all(
        ["healthz", "readyz", "ping"].map(async (path) =>
          (await bytes(await send(new Request(`${base}/${path}`)))).status
        ),
      );
    try {
      for (const base of [url, health]) assert.deepEqual(await probes(base), [200, 503, 204], "starting");
      const ping = await send(new Request(`${url}/ping`));
      assert.equal(ping.headers.get("content-length"), null, "204 has no Content-Length");
      const early = send(post(`${url}/`, SAMPLES[0]!.file)); // waits for the worker
      // A batch that never fills holds requests until the worker is closed or its delay has passed.
      resolve(await ImageWorker.open({ ...settings, device, maxDelay: 400, maxBatch: 64 }));
      checkTensor(await bytes(await early), 0);
      for (const base of [url, health]) assert.deepEqual(await probes(base), [200, 200, 200], "ready");
      assert.equal((await send(new Request(`${health}/`, { method: "POST", body: "x" }))).status, 404);

      const taken = [0, 1].map((i) => send(post(`${url}/`, SAMPLES[i]!.file)));
      let states: number[];
      do states = await probes(url); while (states[1] === 200);
      assert.deepEqual(states, [200, 503, 200], "full");
      const stopped = service.stop();
      for (const base of [url, health]) assert.deepEqual(await probes(base), [503, 503, 503], "stopping");
      const late = await send(post(`${url}/`, SAMPLES[0]!.file));
      assert.deepEqual([late.status, late.headers.get("connection")], [503, "close"]);
      for (const [i, response] of (await Promise.all(taken)).entries()) checkTensor(await bytes(response), i);
      await stopped;
      for (const base of [url, health]) await assert.rejects(fetch(`${base}/readyz`), "closed");
    } finally {
      await service.stop();
    }
  });

  test("the server responds while large images are decoded", async () => {
    await using service = await listen({ codecThreads: 1 });
    const side = 3000;
    const data = new Uint8Array(side ** 2);
    const file = await encodePng({ width: side, height: side, channels: 1, data }) as Uint8Array<ArrayBuffer>;
    let answered = false;
    const images = Promise.all([0, 1, 2].map(() => service.worker.fetch(post(service.url, file))))
      .finally(() => answered = true);
    let answers = 0;
    for (; !answered; answers++) assert.equal(await (await fetch(`${service.url}healthz`)).text(), "ok\n");
    for (const { status } of await images) assert.equal(status, 200);
    // If the server's thread decoded them, only a few requests would get through between two images.
    assert.ok(answers > 12, `${answers} requests were answered meanwhile`);
  });
});

/** Makes a PNG file with these extents in its header and these compressed data. */
function png(
  width: number,
  height: number,
  data: Uint8Array,
  extra: Uint8Array[] = [],
): Uint8Array<ArrayBuffer> {
  const ihdr = new Uint8Array(13);
  new DataView(ihdr.buffer).setUint32(0, width);
  new DataView(ihdr.buffer).setUint32(4, height);
  ihdr[8] = 8; // gray, 8 bits
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", ihdr),
    ...extra,
    chunk("IDAT", data),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length), view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(type), 4);
  whole.set(data, 8);
  let crc = ~0;
  for (const byte of whole.subarray(4, 8 + data.length)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc >>> 1 ^ (crc & 1 ? 0xedb88320 : 0);
  }
  view.setUint32(8 + data.length, ~crc >>> 0);
  return whole;
}

describe("the image worker rejects invalid requests and answers the next one", () => {
  const limits = {
    size: SIZE,
    maxBodyBytes: 100_000,
    maxPixels: 400_000,
    bodyTimeout: 1000,
    codecThreads: 1,
  };
  let worker: ImageWorker, device: Device, inUse: number;
  before(async () => {
    device = await openTestDevice();
    inUse = device.memoryInUse();
    worker = await ImageWorker.open({ device, ...limits });
  });
  after(async () => {
    await worker.close();
    assert.ok(device.memoryInUse() <= inUse, `${device.memoryInUse()} bytes in use`);
    device.dispose();
  });

  const URL = "http://localhost/";
  const jpeg = SAMPLES[0]!.file;
  const bomb = deflateSync(new Uint8Array(20_000_000));
  const profile = new Uint8Array([...new TextEncoder().encode("x"), 0, 0, ...bomb]);
  const huge = new Uint8Array(jpeg); // its frame header: 60,000 × 60,000
  const frame = huge.findIndex((byte, i) => byte === 0xff && huge[i + 1] === 0xc0);
  new DataView(huge.buffer).setUint32(frame + 5, 60_000 << 16 | 60_000);
  /** A body of chunks, without a Content-Length. */
  const stream = (chunks: number, pause: number): ReadableStream => {
    let sent = 0;
    return new ReadableStream({
      pull: async (controller) => {
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        if (sent++ < chunks) controller.enqueue(new Uint8Array(1000));
        else controller.close();
      },
    });
  };
  const broken = (): ReadableStream =>
    new ReadableStream({
      pull: (controller) => controller.error(new Error("the client is gone")),
    });
  const streamed = (body: ReadableStream): Request =>
    new Request(URL, { method: "POST", body, duplex: "half" } as RequestInit);

  const form = (body: string, type = "multipart/form-data; boundary=x"): Request =>
    post(URL, body, { "content-type": type });
  const field = (value: string): string =>
    `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n`;
  const file = (value: string): string => field(value).replace('"a"', '"a"; filename="a"');

  const rejected: [what: string, request: () => Request, status: number, message: RegExp][] = [
    ["another path", () => post(`${URL}x`, jpeg), 404, /\/x not found; post images to \//],
    ["another method", () => new Request(URL), 405, /GET is not allowed; post an image: curl /],
    [
      "an empty body",
      () => post(URL, new Uint8Array()),
      400,
      /body: expected a JPEG or PNG file, got nothing/,
    ],
    ["a large body", () => post(URL, new Uint8Array(100_001)), 413, /body: expected at most 100000 bytes/],
    [
      "a large body without a length",
      () => streamed(stream(200, 0)),
      413,
      /body: expected at most 100000 bytes/,
    ],
    ["a slow body", () => streamed(stream(50, 50)), 408, /not received within 1000 ms/],
    ["a body that ends early", () => streamed(broken()), 400, /connection closed before the end/],
    ["a form without a boundary", () => form("x", "multipart/form-data"), 400, /expected a boundary/],
    ["a form with another boundary", () => form("--y\r\n\r\nx\r\n--y--"), 400, /expected the boundary of/],
    ["a form without a file", () => form(field("a") + "--x--"), 400, /expected a file, such as curl -F/],
    ["a form of many parts", () => form(field("a").repeat(99) + file("a")), 400, /expected at most 32 parts/],
    ["a form that ends early", () => form(file("a").slice(0, -3)), 400, /its last part has no end/],
    [
      "a form that ends in a header",
      () => form('--x\r\nContent-Disposition: form-data; name="'),
      400,
      /headers/,
    ],
    ["a form with long headers", () => form(`--x\r\nA: ${"a".repeat(5000)}\r\n\r\n`), 400, /at most 4096/],
    ["a form with an empty file", () => form(file("") + "--x--"), 415, /image: expected a JPEG or PNG/],
    ["a form with another type of file", () => form(file("GIF89a") + "--x--"), 415, /expected a JPEG or PNG/],
    [
      "another type",
      () => post(URL, "GIF89a, perhaps"),
      415,
      /image: expected a JPEG or PNG file/,
    ],
    [
      "a clip",
      () => post(URL, Uint8Array.of(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0, 0)),
      415,
      /expected a JPEG or PNG file; post clips to \/video/,
    ],
    [
      "a file whose line breaks curl has removed",
      () => post(URL, photo.filter((byte) => byte !== 10 && byte !== 13), FORM_TYPE),
      400,
      /; the file has no line breaks, which curl removes with -d: use --data-binary/,
    ],
    [
      "a damaged file with line breaks",
      () => post(URL, photo.subarray(0, 20_000), FORM_TYPE),
      400,
      /truncated or damaged\n$/,
    ],
    ["a short body", () => post(URL, Uint8Array.of(0xff, 0xd8, 0xff)), 400, /JPEG file is truncated/],
    [
      "a JPEG file of many pixels",
      () => post(URL, huge),
      413,
      /expected at most 400000 pixels, got 60000 × 60000/,
    ],
    ["a PNG file of many pixels", () => post(URL, png(1e6, 1e6, bomb)), 413, /got 1000000 × 1000000/],
    ["a JPEG header alone", () => post(URL, jpeg.slice(0, frame + 40)), 400, /JPEG file is truncated/],
    ["a PNG file cut short", () => post(URL, SAMPLES[1]!.file.slice(0, 200)), 400, /PNG file is truncated/],
    ["a PNG file with wrong data", () => post(URL, png(9, 9, new Uint8Array(50))), 400, /image: /],
    ["a PNG file without pixels", () => post(URL, png(0, 0, bomb)), 400, /image: /],
    ["pixels that inflate beyond the header", () => post(URL, png(9, 9, bomb)), 400, /image: /],
  ];
  test("an invalid form leaves no bytes counted", async () => {
    assert.equal((await worker.fetch(form(field("a") + "--x--"))).status, 400);
    const page = await (await worker.fetch(new Request(`${URL}metrics`))).text();
    assert.match(page, /^cuffi_files_bytes 0$/m);
  });

  for (const [what, request, status, message] of rejected) {
    test(what, async () => {
      const answer = await bytes(await worker.fetch(request()));
      const text = new TextDecoder().decode(answer.body);
      assert.equal(answer.status, status, text);
      assert.match(text, message);
      checkTensor(await bytes(await worker.fetch(post(URL, jpeg))), 0);
      assert.equal(await (await worker.fetch(new Request(`${URL}healthz`))).text(), "ok\n");
    });
  }

  test("a compressed color profile is never inflated", async () => {
    const pixels = deflateSync(new Uint8Array(9 * 10));
    const answer = await bytes(await worker.fetch(post(URL, png(9, 9, pixels, [chunk("iCCP", profile)]))));
    assert.equal(answer.status, 200);
    assert.deepEqual(decodeNpy(answer.body).shape, [3, SIZE, SIZE]);
  });
});

describe("examples/worker.ts as a program", () => {
  const env = { ...process.env, CUFFI_DEVICE: deviceName, SIZE: String(SIZE), CODEC_THREADS: "1" };

  test("answers accepted requests on SIGTERM and exits with status 0", async () => {
    const healthPort = await freePort();
    const readiness = async () => (await fetch(`http://localhost:${healthPort}/readyz`)).status;
    const child: ChildProcess = spawn(process.execPath, [...runArguments(), "examples/worker.ts"], {
      cwd: root,
      env: { ...env, PORT: "0", PORT_HEALTH: String(healthPort), MAX_DELAY: "3000", MAX_BATCH: "64" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const printed = await new Promise<string>((resolve, reject) => {
        child.stdout!.once("data", (line) => resolve(String(line)));
        child.once("close", (code) => reject(new Error(`it ended with status ${code}`)));
      });
      const url = /http:\S+/.exec(printed)![0] + "/";
      const ended = new Promise<number | string>((resolve) => {
        child.once("close", (code, signal) => resolve(code ?? signal!));
      });
      const answers = SAMPLES.map(async ({ file }) => bytes(await fetch(post(url, file))));
      while (await metric(url, "cuffi_queue_depth") < SAMPLES.length) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      assert.equal(await readiness(), 200);
      process.kill(child.pid!, "SIGTERM"); // Deno takes child.kill() for the child's end by that signal
      while (await readiness() === 200);
      assert.equal(await readiness(), 503);
      (await Promise.all(answers)).forEach(checkTensor);
      assert.equal(await ended, 0);
    } finally {
      child.kill("SIGKILL");
    }
  });

  test("a setting out of its bounds ends it with one line", () => {
    const { status, stderr } = spawnSync(process.execPath, [...runArguments(), "examples/worker.ts"], {
      cwd: root,
      env: { ...env, SIZE: "abc" },
      encoding: "utf8",
    });
    assert.equal(status, 1);
    assert.match(stderr, /^SIZE: expected an integer from 1 to 4096, got "abc"$/m);
    assert.doesNotMatch(stderr, /throw|\n +at /);
  });

  test("its default export is a request handler, which opens the device again after a failure", async () => {
    const program = `
      const { default: handler } = await import("./examples/worker.ts");
      const { readFile } = await import("node:fs/promises");
      const device = process.env.CUFFI_DEVICE;
      process.env.CUFFI_DEVICE = "cuda:77";
      const early = handler.fetch(new Request("http://localhost/healthz"));
      if (await early.catch(() => "rejected") !== "rejected") process.exit(1);
      process.env.CUFFI_DEVICE = device;
      const body = await readFile("test/data/codecs/${SAMPLES[0]!.name}");
      const response = await handler.fetch(new Request("http://localhost/", { method: "POST", body }));
      console.log(response.status, Buffer.from(await response.arrayBuffer()).toString("base64"));
      process.exit(0);`;
    const args = "Deno" in globalThis ? ["eval", "--quiet", program] : ["-e", program];
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    child.stdout.on("data", (text) => printed += text);
    assert.equal(await new Promise((resolve) => child.once("close", resolve)), 0);
    const [status, base64] = printed.trim().split(" ");
    const body = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
    checkTensor({ status: Number(status), headers: new Headers(), body }, 0);
  });
});
