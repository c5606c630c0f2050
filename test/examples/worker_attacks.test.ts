/** The image worker against hostile clients: nothing that they send or hold affects others. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setImmediate } from "node:timers";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { encodePng, readImageHeader } from "../../src/formats/codecs/mod.ts";
import { resizeNormalize } from "../../src/image/mod.ts";
import { TensorAnswers } from "../../examples/worker/answers.ts";
import { Batcher } from "../../examples/worker/batcher.ts";
import { CodecPool } from "../../examples/worker/codec_pool.ts";
import { MEAN, STD } from "../../examples/worker/codec_thread.ts";
import { HttpError } from "../../examples/worker/http_error.ts";
import { Metrics } from "../../examples/worker/metrics.ts";
import { fileInForm, formDelimiter } from "../../examples/worker/multipart.ts";
import {
  completeSettings,
  portsFromEnvironment,
  settingsFromEnvironment,
} from "../../examples/worker/settings.ts";
import { admitNewClient } from "../../examples/worker/turns.ts";
import { ImageWorker, serve, type WorkerOptions } from "../../examples/worker.ts";
import { makePng, makeProgressiveJpeg } from "../fuzz/image_files.ts";
import { mutateBytes } from "../fuzz/mutate.ts";
import { deviceName, openTestDevice } from "../support/device.ts";
import { root, runArguments } from "../support/process.ts";
import { Random } from "../support/random.ts";
import { within } from "../support/within.ts";

const photo = new Uint8Array(readFileSync(`${root}/examples/grace_hopper.jpg`));
const SIZE = 16;
let device: Device;
before(async () => {
  device = await within(openTestDevice(), "the device opens");
});
after(() => device.dispose());

interface Service extends AsyncDisposable {
  readonly port: number;
  readonly worker: ImageWorker;
  /** Posts a file and returns the status and the text of the answer. */
  post(file: Uint8Array): Promise<string>;
  health(): Promise<string>;
}

async function listen(options: WorkerOptions = {}): Promise<Service> {
  // On a GPU that many test files share, creating the decoders takes up to half a minute.
  const worker = await within(
    ImageWorker.open({ device, size: SIZE, codecThreads: 1, gracePeriod: 500, ...options }),
    "the worker opens",
    180,
  );
  const service = await serve(worker, worker.settings, { port: 0, hostname: "127.0.0.1" });
  const url = `http://127.0.0.1:${service.port}/`;
  return {
    port: service.port,
    worker,
    async post(file) {
      const signal = AbortSignal.timeout(60_000);
      const response = await fetch(url, { method: "POST", body: new Uint8Array(file), signal });
      return `${response.status} ${
        response.status === 200 ? (await response.bytes()).length : await response.text()
      }`;
    },
    health: async () => await (await fetch(`${url}healthz`, { signal: AbortSignal.timeout(60_000) })).text(),
    [Symbol.asyncDispose]: () => within(service.stop(), "the worker stops"),
  };
}

/** Sends text and returns all that is received until the server closes the connection. */
function exchange(port: number, ...texts: (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.write(Buffer.concat(texts.map((text) => Buffer.from(text as string))));
    });
    const timer = setTimeout(() => reject(new Error(`the connection stays open after ${answer}`)), 60_000);
    socket.on("data", (data) => answer += data.toString("latin1"));
    socket.on("error", () => {});
    socket.on("end", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

/** Opens a connection. The server may have closed it already. */
function open(port: number): Promise<Socket> {
  const opened = new Promise<Socket>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => resolve(socket));
    socket.on("error", () => {});
    socket.on("close", () => resolve(socket));
    socket.on("end", () => socket.destroy());
    socket.on("data", () => {});
  });
  return within(opened, "a connection opens");
}

/** A PNG file that takes long to decode. */
function slowPng(side: number): Uint8Array {
  const row = 1 + side * 8, data = new Uint8Array(side * row);
  for (let y = 0; y < side; y++) data[y * row] = 4; // the slowest filter
  return makePng({ width: side, height: side, colorType: 6, depth: 16, data });
}

const GOOD = `200 ${128 + 3 * SIZE * SIZE * 4}`; // the header of a .npy file and f32 values

describe("HTTP", () => {
  const invalid: [name: string, head: string, status: number][] = [
    ["a bad Host", "GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
    ["a Host that is no URL", "GET /healthz HTTP/1.1\r\nHost: [\r\n\r\n", 400],
    ["no Host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
    ["credentials", "GET http://user:password@a/healthz HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["two Hosts", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
    ["HTTP/1.0 without Host", "GET /healthz HTTP/1.0\r\n\r\n", 400],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\n", 400],
    [
      "a length and chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
      400,
    ],
    ["bare line feeds", "GET /healthz HTTP/1.1\nHost: a\n\r\n\r\n", 400],
    ["a folded header", "GET /healthz HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", 400],
    ["TLS", "\x16\x03\x01\x02\r\n\r\n", 400],
    ["a long head", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\n", 505],
  ];
  test("answers a method in lower case that has a body", async () => {
    await using service = await listen();
    const head = "get /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n";
    assert.match(await exchange(service.port, `${head}abc`), /^HTTP\/1.1 200 /);
  });

  test("rejects invalid requests with a line of text and closes the connection", async () => {
    await using service = await listen();
    for (const [name, head, status] of invalid) {
      const answer = await exchange(service.port, head);
      assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), name);
      assert.match(answer, /connection: close/, name);
      assert.ok(answer.split("\r\n\r\n")[1]!.length < 100, name);
    }
    assert.equal(await service.health(), "ok\n");
  });

  test("answers a request that is pipelined after a pending one", async () => {
    await using service = await listen({ maxDelay: 200 });
    const answer = await exchange(
      service.port,
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${photo.length}\r\n\r\n`,
      photo,
      "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    );
    assert.equal(answer.split("HTTP/1.1 200 OK").length, 3);
    assert.match(answer, /ok\n$/);
  });

  test("receives chunked bodies, and sends 100 Continue to those who wait for it", async () => {
    await using service = await listen();
    const size = photo.length.toString(16);
    const head = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\n";
    const answer = await exchange(
      service.port,
      `${head}Transfer-Encoding: chunked\r\n\r\n${size}\r\n`,
      photo,
      "\r\n0\r\n\r\n",
    );
    assert.match(answer, /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/);
  });

  test("answers damaged chunks by name", async () => {
    await using service = await listen();
    const head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    const damaged: [body: string, message: string][] = [
      ["zz\r\nabc\r\n0\r\n\r\n", "invalid chunk size"],
      ["\r\nabc\r\n0\r\n\r\n", "invalid chunk size"],
      ["1000000000\r\n", "invalid chunk size"],
      [`1;${"a".repeat(300)}\r\n`, "invalid chunk size"],
      ["2\r\nabc\r\n0\r\n\r\n", "a chunk is longer than its size"],
      ["3\r\nabc\r\n0\r\nChecksum: 1\r\n\r\n", "expected no trailers"],
    ];
    for (const [body, message] of damaged) {
      const answer = await exchange(service.port, head + body);
      assert.match(answer, /^HTTP\/1.1 400 /, body);
      assert.match(answer, new RegExp(`\r\n\r\nbody: ${message}\n$`), body);
    }
    assert.equal(await service.post(photo), GOOD);
  });

  test("ignores an empty line before a request", async () => {
    await using service = await listen();
    const request = "GET /healthz HTTP/1.1\r\nHost: a\r\n";
    const answer = await exchange(
      service.port,
      `\r\n${request}\r\n\r\n${request}Connection: close\r\n\r\n`,
    );
    assert.match(answer, /^HTTP\/1.1 200 OK[^]*ok\nHTTP\/1.1 200 OK[^]*ok\n$/);
    assert.match(await exchange(service.port, `\r\n\r\n${request}\r\n`), /^HTTP\/1.1 400 /);
  });

  test("counts requests that it rejects by their heads", async () => {
    await using service = await listen({ headTimeout: 500 });
    const counted = async (status: number) => {
      const page = await (await fetch(`http://127.0.0.1:${service.port}/metrics`)).text();
      return Number(
        new RegExp(`^cuffi_requests_total\\{status="${status}"\\} (\\d+)$`, "m").exec(page)?.[1] ?? 0,
      );
    };
    await exchange(service.port, `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await exchange(service.port, "GET / HTTP/1.1\r\n\r\n");
    await exchange(service.port, "GET / HTTP/1.1\r\n");
    assert.deepEqual([await counted(431), await counted(400), await counted(408)], [1, 1, 1]);
  });

  test("ends heads, bodies and idle connections that take too long", async () => {
    await using service = await listen({ headTimeout: 500, bodyTimeout: 500, idleTimeout: 500 });
    assert.match(await exchange(service.port, "POST / HTTP/1.1\r\nHost:"), /^HTTP\/1.1 408 /);
    const body = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc";
    assert.match(await exchange(service.port, body), /^HTTP\/1.1 408 /);
    assert.equal(await exchange(service.port, ""), "");
    assert.equal(await service.post(photo), GOOD);
  });

  test("closes the connection that has waited longest when there are too many", async () => {
    await using service = await listen({ maxConnections: 20 });
    const held = await Promise.all(Array.from({ length: 60 }, () => open(service.port)));
    for (const socket of held) socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n");
    for (let i = 0; i < 5; i++) assert.equal(await service.post(photo), GOOD);
    assert.ok(held.filter((socket) => !socket.destroyed).length <= 20);
    for (const socket of held) socket.destroy();
  });

  test("keeps the connections of clients that were answered when others only hold theirs", async () => {
    await using service = await listen({ maxConnections: 10 });
    const client = await open(service.port);
    let received = "";
    client.on("data", (data) => received += data);
    const answers = async (count: number) => {
      client.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
      while (received.split("ok\n").length <= count && !client.destroyed) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await within(answers(1), "the first answer arrives");
    const held = await Promise.all(Array.from({ length: 30 }, () => open(service.port)));
    await within(answers(2), "the second answer arrives");
    assert.equal(received.split("200 OK").length, 3);
    for (const socket of [client, ...held]) socket.destroy();
  });

  test("stops within the grace period while clients hold connections", async () => {
    const worker = await ImageWorker.open({ device, size: SIZE, codecThreads: 1, gracePeriod: 300 });
    const service = await serve(worker, worker.settings, { port: 0, hostname: "127.0.0.1" });
    const held = await Promise.all([open(service.port), open(service.port)]);
    held[0]!.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\na");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    await within(service.stop(), "the worker stops");
    const elapsed = performance.now() - start;
    assert.ok(elapsed > 200 && elapsed < 3000, `${elapsed} ms`);
  });

  test("as a program, ends within the grace period after SIGTERM", async () => {
    const env = {
      ...process.env,
      CUFFI_DEVICE: deviceName,
      PORT: "0",
      GRACE_PERIOD: "300",
      CODEC_THREADS: "1",
    };
    const child = spawn(process.execPath, [...runArguments(), "examples/worker.ts"], {
      cwd: root,
      env: { ...env, SIZE: String(SIZE) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const started = new Promise<string>((resolve) =>
        child.stdout.once("data", (text) => resolve(String(text)))
      );
      const output = await within(started, "the program listens");
      const socket = await open(Number(/:(\d+)/.exec(output)![1]));
      socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n");
      const timer = setInterval(() => socket.write("a"), 50);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const ended = new Promise((resolve) => child.once("close", (code) => resolve(code)));
      const start = performance.now();
      process.kill(child.pid!, "SIGTERM");
      await within(ended, "the program ends");
      // The connection would be open much longer.
      assert.ok(performance.now() - start < 30_000, `${performance.now() - start} ms`);
      clearInterval(timer);
      socket.destroy();
    } finally {
      child.kill("SIGKILL");
    }
  });
});

test("admits new clients one after another, few in each turn of the event loop", async () => {
  const admitted: number[] = [], perTurn: number[] = [];
  const clients = Array.from({ length: 9 }, async (_, i) => {
    await admitNewClient();
    admitted.push(i);
  });
  const all = Promise.all(clients);
  for (let i = 0; i < 1000 && admitted.length < clients.length; i++) {
    const before = admitted.length;
    await new Promise((resolve) => setImmediate(resolve));
    perTurn.push(admitted.length - before);
  }
  await all;
  assert.deepEqual(admitted, clients.map((_, i) => i));
  assert.ok(Math.max(...perTurn) <= 4, perTurn.join()); // two turns may pass between two counts
});

test("damaged forms give a part of their bytes, or an error for the client", () => {
  const random = new Random("forms");
  const head = 'Content-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const form = new TextEncoder().encode(
    `--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x\r\n${head}file\r\n--x--\r\n`,
  );
  const delimiter = formDelimiter("multipart/form-data; boundary=x")!;
  let found = 0;
  for (let i = 0; i < 5000; i++) {
    const damaged = new Uint8Array(mutateBytes(random, form));
    try {
      const file = fileInForm(damaged, delimiter);
      assert.equal(file.buffer, damaged.buffer);
      found++;
    } catch (error) {
      assert.ok(error instanceof HttpError, String(error));
      assert.equal(error.status, 400);
    }
  }
  assert.ok(found > 0 && found < 5000);
});

describe("images", () => {
  test("of impossible extents fail alone", async () => {
    await using service = await listen({ maxDelay: 100 });
    const data = new Uint8Array(10);
    const answers = await Promise.all([
      service.post(photo),
      service.post(makePng({ width: 0, height: 10, data })),
      service.post(makePng({ width: 1, height: 25_000_000, colorType: 0, data })),
      service.post(makePng({ width: 25_000_000, height: 1, colorType: 6, depth: 16, data })),
      service.post(photo),
    ]);
    assert.deepEqual(answers.map((answer) => answer.slice(0, 3)), ["200", "400", "413", "413", "200"]);
    assert.equal(await service.health(), "ok\n");
  });

  const tensorBatcher = () => {
    const settings = completeSettings({ size: SIZE, maxDelay: 20 });
    return new Batcher(
      device,
      new TensorAnswers(device, settings, new CodecPool(settings)),
      settings,
      new Metrics(),
    );
  };

  test("that the device cannot process fail alone, however large their batch", async () => {
    const batcher = tensorBatcher();
    const submit = (width: number) =>
      batcher.submit({ width, height: 1, data: new Uint8Array(3) }, (values) => values.length);
    const results = await Promise.allSettled([submit(1), submit(7), submit(1), submit(1)]);
    assert.deepEqual(results.map((result) => result.status), [
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    batcher.close();
  });

  test("that are larger than the memory that they pass through arrive whole", async () => {
    const batcher = tensorBatcher();
    const image = (width: number, height: number) => {
      const data = new Uint8Array(width * height * 3);
      for (let i = 0; i < data.length; i++) data[i] = (i >> 8) * 7 + i;
      return { width, height, data };
    };
    const images = [image(31, 17), image(3001, 2003), image(1, 1), image(2999, 1001)];
    const results = await Promise.all(images.map((each) => batcher.submit(each, (values) => values.slice())));
    for (const [i, { width, height, data }] of images.entries()) {
      using pixels = device.array(data, { shape: [height, width, 3] });
      using tensor = resizeNormalize(pixels, SIZE, { mean: MEAN, std: STD });
      assert.deepEqual(results[i], tensor.toHost());
    }
    batcher.close();
  });

  test("that are large leave buffers to small ones behind them", async () => {
    const settings = completeSettings({ size: SIZE, maxDelay: 1 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const work = {
      ...{ maxBatch: 4, extents: [SIZE, SIZE] as const, mean: MEAN, std: STD },
      createResult: () => ({
        // The batches of large images, of one each, end after that of the two small ones.
        async read(_tensors: unknown, count: number) {
          if (count === 1) await released;
          return Array<number>(count).fill(0);
        },
        [Symbol.dispose]() {},
      }),
    };
    const batcher = new Batcher<number>(device, work, settings, new Metrics());
    const image = (width: number, height: number) => ({
      ...{ width, height, data: new Uint8Array(width * height * 3) },
    });
    const ended: string[] = [];
    const submit = (name: string, width: number, height: number) =>
      batcher.submit(image(width, height), () => ended.push(name));
    const large = [submit("large", 3001, 1003), submit("large", 3001, 1003)];
    await Promise.all([submit("small", 5, 7), submit("small", 31, 17)]);
    release();
    await Promise.all(large);
    assert.deepEqual(ended, ["small", "small", "large", "large"]);
    batcher.close();
  });

  test("that are large do not delay small ones, even with one codec thread", async () => {
    const pool = new CodecPool(completeSettings({ codecThreads: 1 }));
    const decode = async (file: Uint8Array) =>
      (await pool.decode(new Uint8Array(file), readImageHeader(file))).release();
    await decode(photo);
    const ended: string[] = [];
    await Promise.all([
      decode(slowPng(5000)).then(() => ended.push("large")),
      decode(photo).then(() => ended.push("small")),
    ]);
    assert.deepEqual(ended, ["small", "large"]);
    await pool.close();
  });

  test("with many scans are decoded at lower priority, like large ones", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-"));
    const program = join(folder, "thread.mjs");
    const thread = pathToFileURL(`${root}/examples/worker/codec_thread.ts`).href;
    // Answers with the priority at which a file is decoded.
    writeFileSync(
      program,
      `import { parentPort, workerData } from "node:worker_threads";
       const { priority } = workerData;
       workerData.name = ""; // so that the module does not serve tasks itself
       const { READY, runTask } = await import(${JSON.stringify(thread)});
       parentPort.on("message", async (task) => {
         const { rejected, slow } = await runTask(task);
         parentPort.postMessage(slow ? { slow } : { rejected: rejected ?? \`priority \${priority}\` });
       });
       parentPort.postMessage(READY);`,
    );
    const pool = new CodecPool(completeSettings({ codecThreads: 1 }), pathToFileURL(program));
    const answer = (file: Uint8Array) => {
      const decoded = pool.decode(new Uint8Array(file), readImageHeader(file));
      return decoded.then(() => "", (error: Error) => error.message);
    };
    const [usual, scans, tooMany] = [20, 60, 200].map((count) => makeProgressiveJpeg(1000, 700, count));
    assert.equal(await answer(usual!), "image: priority 0");
    assert.equal(await answer(scans!), "image: priority 5");
    assert.match(await answer(tooMany!), /^image: image: expected at most 100 scans/);
    assert.equal(await answer(photo), "image: priority 0");
    assert.equal(pool.bytes, 0);
    await pool.close();
    rmSync(folder, { recursive: true });
  });

  test("are not to blame if the decoder cannot be loaded", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-"));
    const program = join(folder, "thread.mjs");
    writeFileSync(program, 'throw new Error("no decoder")');
    const pool = new CodecPool(completeSettings({ codecThreads: 1 }), pathToFileURL(program));
    const decode = () => pool.decode(new Uint8Array(photo), readImageHeader(photo));
    for (let i = 0; i < 2; i++) {
      await assert.rejects(decode(), (error: Error) => !(error instanceof HttpError));
      assert.match(pool.failure ?? "", /no decoder/);
      assert.equal(pool.bytes, 0);
    }
    await pool.close();
    rmSync(folder, { recursive: true });
  });

  test("that are damaged do not affect the thread that decodes them", async () => {
    await using service = await listen();
    for (let i = 0; i < 150; i++) {
      const damaged = photo.map((byte, at) => at > 200 + i && at % 101 === 0 ? byte ^ 0x5a : byte);
      for (const file of [Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), photo.subarray(0, 17), damaged]) {
        assert.match(await service.post(file), /^[24]00 /);
      }
    }
    assert.equal(await service.post(photo), GOOD);
    assert.equal(await service.health(), "ok\n");
  });

  test("that take too long are ended with their thread", async () => {
    await using service = await listen({ decodeTimeout: 100 });
    // MozJPEG does not return to JavaScript before it has decoded an image.
    const files = [slowPng(5000), makeProgressiveJpeg(5000, 5000, 80)];
    const answers = await Promise.all([...files, ...files].map((file) => service.post(file)));
    for (const answer of answers) assert.match(answer, /^400 image: not decoded within 100 ms/);
    // On a slow machine the new thread may take that long to load the decoder.
    let answer = "";
    for (let i = 0; i < 20 && answer !== GOOD; i++) answer = await service.post(photo);
    assert.equal(answer, GOOD);
    assert.equal(await service.health(), "ok\n");
  });

  test("wait for memory, and are rejected if they need more than there is", async () => {
    await using service = await listen({ maxImagesBytes: 8 << 20, codecThreads: 2 });
    const answers = await Promise.all(Array.from({ length: 24 }, () => service.post(photo)));
    assert.deepEqual(new Set(answers), new Set([GOOD]));
    const data = new Uint8Array(2000 * 2000);
    const large = await encodePng({ width: 2000, height: 2000, channels: 1, data });
    assert.match(await service.post(large), /^413 image: expected at most 8388608 bytes to decode/);
  });

  test("are received while stalled uploads hold the memory for files", async () => {
    await using service = await listen({ maxFilesBytes: 100_000 });
    const held = await Promise.all(Array.from({ length: 4 }, () => open(service.port)));
    for (const socket of held) {
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n${"a".repeat(24_000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (let i = 0; i < 3; i++) assert.equal(await service.post(photo), GOOD);
    for (const socket of held) socket.destroy();
  });
});

test("settings out of their bounds are rejected by name", async () => {
  await assert.rejects(
    ImageWorker.open({ device, size: 0 }),
    /size: expected an integer from 1 to 4096, got 0/,
  );
  await assert.rejects(ImageWorker.open({ device, maxBatch: 1.5 }), /maxBatch: expected an integer/);
  for (const text of ["0", "1.5", "many", "1e9"]) {
    process.env.MAX_BATCH = text;
    const message = new RegExp(`^RangeError: MAX_BATCH: expected an integer from 1 to 1024, got "${text}"$`);
    assert.throws(settingsFromEnvironment, message);
  }
  process.env.MAX_BATCH = "64";
  assert.deepEqual(settingsFromEnvironment(), { maxBatch: 64 });
  delete process.env.MAX_BATCH;
  for (const variable of ["PORT", "PORT_HEALTH"]) {
    const before = process.env[variable];
    process.env[variable] = "99999";
    const message = new RegExp(`^RangeError: ${variable}: expected an integer from 0 to 65535, got "99999"$`);
    assert.throws(portsFromEnvironment, message);
    process.env[variable] = before ?? "";
  }
  assert.deepEqual(portsFromEnvironment(), { hostname: "0.0.0.0", port: 8000 });
});
