/** Several processes of the image worker on one port. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { ImageWorker, serve } from "../../examples/worker.ts";
import { checkPortSharing } from "../../examples/worker/shared_port.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { deviceName, openTestDevice } from "../support/device.ts";
import { root, runArguments } from "../support/process.ts";
import { freePort } from "../../src/cli/launch/free_port.ts";

const HOST = "127.0.0.1";
const file = await readFile(`${root}/test/data/codecs/baseline.jpg`);
// Systems other than Linux, and Deno 2.5.
const skip = await checkPortSharing(HOST).then(() => false as const, (error: Error) => error.message);

/** Posts an image on a connection of its own. Returns the size of the tensor. */
async function post(port: number): Promise<number> {
  const headers = { connection: "close" };
  const response = await fetch(`http://${HOST}:${port}/`, { method: "POST", body: file, headers });
  assert.equal(response.status, 200);
  return decodeNpy(new Uint8Array(await response.arrayBuffer())).shape[1]!;
}

/** A process of the worker. */
interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly healthPort: number;
  readonly ended: Promise<number | null>;
}

describe("processes of the image worker on one port", { skip }, () => {
  // Their sizes tell which of them has answered.
  const FIRST = 16, SECOND = 32;
  const started: ChildProcess[] = [];
  let first: Running, second: Running;

  function spawnWorker(variables: Record<string, string>): ChildProcess {
    const child = spawn(process.execPath, [...runArguments(), "examples/worker.ts"], {
      cwd: root,
      env: { ...process.env, HOST, CUFFI_DEVICE: deviceName, CODEC_THREADS: "1", ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.push(child);
    return child;
  }

  async function start(size: number, port: number): Promise<Running> {
    const healthPort = await freePort();
    const child = spawnWorker({
      PORT: String(port),
      PORT_HEALTH: String(healthPort),
      REUSE_PORT: "1",
      SIZE: String(size),
      MAX_DELAY: "300", // requests are pending for so long
      MAX_BATCH: "64",
      GRACE_PERIOD: "60000", // other tests may take all processors
    });
    let message = "";
    child.stderr!.on("data", (text) => message += text);
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    await new Promise((resolve, reject) => {
      child.stdout!.once("data", resolve);
      child.once("close", (status) => reject(new Error(`it ended with status ${status}: ${message}`)));
    });
    return { child, port, healthPort, ended };
  }

  /** Requests that a process works on. */
  async function pending({ healthPort }: Running): Promise<number> {
    const page = await (await fetch(`http://${HOST}:${healthPort}/metrics`)).text();
    return Number(/^cuffi_queue_depth (\d+)$/m.exec(page)![1]);
  }

  before(async () => {
    // Another test may take a port that was free.
    for (let attempt = 1;; attempt++) {
      const port = await freePort();
      try {
        [first, second] = await Promise.all([start(FIRST, port), start(SECOND, port)]);
        return;
      } catch (error) {
        if (attempt === 3 || !/cannot listen/.test((error as Error).message)) throw error;
      }
    }
  });
  after(() => {
    for (const child of started) child.kill("SIGKILL");
  });

  test("both answer, and one that ends answers what it has accepted", async () => {
    // Started here, because it takes as long as the requests.
    const alone = spawnWorker({ PORT: String(first.port) });
    let message = "";
    alone.stderr!.on("data", (text) => message += text);
    const refused = new Promise<number | null>((resolve) => alone.once("close", resolve));

    const answers: Promise<number>[] = [];
    let answered = 0;
    while (await pending(second) === 0 || await pending(first) === 0) {
      assert.ok(answers.length < 100, "both processes get connections");
      answers.push(post(first.port).finally(() => answered++));
    }
    while (answered === 0 && await pending(first) + await pending(second) < answers.length);
    process.kill(second.child.pid!, "SIGTERM"); // Deno takes child.kill() for the child's end by that signal
    const sizes = await Promise.all(answers);
    assert.ok(sizes.includes(FIRST) && sizes.includes(SECOND), `${sizes}`);
    assert.equal(await second.ended, 0);
    const later = await Promise.all(Array.from({ length: 16 }, () => post(first.port)));
    assert.deepEqual(later, new Array(16).fill(FIRST));

    assert.equal(await refused, 1, "a process without REUSE_PORT=1");
    assert.match(message, /^the worker cannot listen on 127\.0\.0\.1:\d+: .*\n$/);
  });
});

test("a worker that shares its port answers a first request that comes after SIGTERM", { skip }, async () => {
  using device = await openTestDevice();
  const worker = await ImageWorker.open({ device, size: 16, codecThreads: 1, maxDelay: 0 });
  const service = await serve(worker, worker.settings, { port: 0, hostname: HOST, reusePort: true });
  const socket = connect(service.port, HOST);
  try {
    await new Promise((resolve) => socket.once("connect", resolve));
    let answer = "";
    socket.on("data", (data) => answer += data.toString("latin1"));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const stopped = service.stop();
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${file.length}\r\n\r\n`);
    socket.write(file);
    await closed;
    assert.match(answer, /^HTTP\/1\.1 200 OK\r\n/);
    assert.match(answer, /\r\nconnection: close\r\n/);
    await stopped;
    await assert.rejects(fetch(`http://${HOST}:${service.port}/readyz`));
  } finally {
    socket.destroy();
    await service.stop();
  }
});

test("without REUSE_PORT=1 on every process, a shared port is refused", { skip }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, HOST, resolve));
  const { port } = other.address() as AddressInfo;
  using device = await openTestDevice();
  const worker = await ImageWorker.open({ device, size: 16, codecThreads: 1 });
  try {
    await assert.rejects(
      serve(worker, worker.settings, { port, hostname: HOST, reusePort: true }),
      /cannot listen on 127.* every process on the port needs REUSE_PORT=1$/,
    );
  } finally {
    await worker.close();
    await new Promise((resolve) => other.close(resolve));
  }
});
