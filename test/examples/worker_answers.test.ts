/** Answers of the image worker: their memory, which is reused, and their order on a connection. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { connect } from "node:net";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { text, toResponse } from "../../examples/worker/http_answer.ts";
import { HttpServer } from "../../examples/worker/http_server.ts";
import { NpyFiles } from "../../examples/worker/npy_files.ts";
import { completeSettings } from "../../examples/worker/settings.ts";
import { decodeNpy } from "../../src/formats/npy.ts";

const SHAPE = [300_000], BYTES = 4 * SHAPE[0]!;

/** Requests answers one after another and reads them slowly. Returns the values that each consists of. */
async function readSlowly(port: number, values: readonly number[]): Promise<number[][]> {
  const socket = connect({ port, host: "127.0.0.1" });
  const found: number[][] = [];
  let received = Buffer.alloc(0);
  for (const value of values) {
    socket.write(`GET /${value} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    let start = -1, pieces = 0;
    for await (const piece of socket.iterator({ destroyOnReturn: false })) {
      received = Buffer.concat([received, piece as Buffer]);
      if (pieces++ % 8 === value % 8) await wait(2);
      if (start < 0) start = received.indexOf("\r\n\r\n") + 4;
      const { length } = received;
      const bytes = Number(/content-length: (\d+)/.exec(received.toString("latin1", 0, start))![1]);
      assert.ok(length <= start + bytes);
      if (length < start + bytes) continue;
      const { data } = decodeNpy(new Uint8Array(received.subarray(start)));
      found.push([...new Set(data as Float32Array)]);
      received = Buffer.alloc(0);
      break;
    }
  }
  socket.destroy();
  return found;
}

test("the memory of answers is reused only after they were sent", async () => {
  const files = new NpyFiles(SHAPE, 4), memory = new Set<ArrayBuffer>();
  let created = 0;
  const server = await HttpServer.listen(
    ({ url }) => {
      const file = files.create(new Float32Array(SHAPE[0]!).fill(Number(new URL(url).pathname.slice(1))));
      memory.add(file.buffer);
      created++;
      return Promise.resolve({ status: 200, headers: {}, body: file, release: () => files.reuse(file) });
    },
    completeSettings({}),
    0,
    "127.0.0.1",
  );
  const wanted = Array.from({ length: 8 }, (_, i) => [4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3]);
  try {
    const found = await Promise.all(wanted.map((values) => readSlowly(server.port, values)));
    assert.deepEqual(found, wanted.map((values) => values.map((value) => [value])));
  } finally {
    await server.stop();
  }
  assert.equal(created, 32);
  assert.ok(memory.size < created, `${memory.size} pieces of memory of ${BYTES} bytes`);
});

test("answers become responses with a body of their own", async () => {
  const body = Uint8Array.of(1, 2, 3);
  const headers = { "content-type": "application/x-npy" };
  const response = toResponse({ status: 200, headers, body, release: () => body.fill(0) });
  assert.deepEqual([...new Uint8Array(await response.arrayBuffer())], [1, 2, 3]);
  assert.equal(response.headers.get("content-type"), "application/x-npy");
  const empty = toResponse(text(204, ""));
  assert.deepEqual([empty.status, empty.body], [204, null]);
});
