import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device } from "../../../mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { randomBytes } from "../../support/random.ts";

const MB = 2 ** 20;

/** Streams `data` in chunks of varying size, counting the requested chunks. */
function chunked(
  data: Uint8Array<ArrayBuffer>,
  pulled: { count: number; cancelled: boolean },
): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      pulled.count++;
      const size = 1 + (pulled.count * 7919 * 13) % 400_000;
      controller.enqueue(data.slice(offset, offset + size));
      offset += size;
      if (offset >= data.length) controller.close();
    },
    cancel() {
      pulled.cancelled = true;
    },
  }, { highWaterMark: 0 });
}

describe("streaming to and from device memory", () => {
  let device: Device;
  let inUse = 0, pinned = 0;
  before(async () => {
    device = await openTestDevice();
    inUse = device.memoryInUse();
    pinned = device.memoryStatistics().pinned;
  });
  after(() => {
    assert.equal(device.memoryInUse(), inUse);
    assert.equal(device.memoryStatistics().pinned, pinned, "staging buffers are still allocated");
    device.dispose();
  });

  test("copies streams with chunks of any size, and reports progress", async () => {
    const data = randomBytes(10 * MB + 321);
    using stream = device.createStream();
    using memory = device.allocate(data.length + 5, { stream });
    const pulled = { count: 0, cancelled: false };
    const progress: number[] = [];
    const onProgress = (bytes: number) => void progress.push(bytes);
    const count = await device.copyFromStream(memory, chunked(data, pulled), {
      dstOffset: 5,
      stream,
      onProgress,
    });
    assert.equal(count, data.length);
    assert.deepEqual(progress, [4 * MB, 8 * MB, data.length]);
    const back = new Uint8Array(data.length);
    device.copy(back, memory, { srcOffset: 5 });
    assert.deepEqual(back, data);
  });

  test("accepts a Blob, an async iterable and an empty source", async () => {
    const data = randomBytes(100_000);
    using x = device.zeros([100_000], "u8");
    assert.equal(await device.copyFromStream(x, new Blob([data])), data.length);
    assert.deepEqual(x.toHost(), data);
    async function* pieces(): AsyncGenerator<ArrayBuffer> {
      yield new Uint8Array([7]).buffer;
      yield new ArrayBuffer(0);
      yield new Uint8Array([8, 9]).buffer;
    }
    assert.equal(await device.copyFromStream(x, pieces(), { dstOffset: 1 }), 3);
    assert.deepEqual([...x.toHost().subarray(0, 5)], [data[0], 7, 8, 9, data[4]]);
    assert.equal(await device.copyFromStream(x, new Blob([])), 0);
  });

  test("accepts a Response with a body or without, and rejects the status of a failure", async () => {
    using x = device.zeros([4], "u8");
    assert.equal(await device.copyFromStream(x, new Response(Uint8Array.of(1, 2, 3))), 3);
    assert.deepEqual([...x.toHost()], [1, 2, 3, 0]);
    assert.equal(await device.copyFromStream(x, new Response(null, { status: 204 })), 0);
    const locked = new Response("text");
    locked.body!.getReader();
    await assert.rejects(
      device.copyFromStream(x, locked.body!),
      /^TypeError: source: expected a ReadableStream that has not been read, got one that has been/,
    );
    await assert.rejects(
      device.copyFromStream(x, locked),
      /^TypeError: source: expected a Response that has not been read, got one that has been/,
    );
    await assert.rejects(
      device.copyFromStream(x, new Response("no", { status: 404, statusText: "Not Found" })),
      /source: expected a successful response, got status 404 Not Found$/,
    );
    assert.deepEqual([...x.toHost()], [1, 2, 3, 0]);
  });

  test("accepts typed arrays and ArrayBuffers, with progress", async () => {
    const data = randomBytes(9 * MB);
    using x = device.zeros([data.length], "u8");
    for (const source of [data, data.buffer, new DataView(data.buffer)]) {
      const progress: number[] = [];
      x.fill(0);
      const onProgress = (bytes: number) => void progress.push(bytes);
      assert.equal(await device.copyFromStream(x, source, { onProgress }), data.length);
      assert.deepEqual(progress, [4 * MB, 8 * MB, 9 * MB]);
      assert.deepEqual(x.toHost(), data);
    }
  });

  test("pipes a web stream into device memory", async () => {
    const data = randomBytes(9 * MB + 1);
    using x = device.zeros([data.length + 3], "u8");
    const pulled = { count: 0, cancelled: false };
    const progress: number[] = [];
    await chunked(data, pulled).pipeTo(
      device.writable(x, { dstOffset: 3, onProgress: (bytes) => void progress.push(bytes) }),
    );
    assert.deepEqual(progress, [4 * MB, 8 * MB, data.length]);
    assert.deepEqual(x.toHost().subarray(3), data);
    const writer = device.writable(x).getWriter();
    await writer.write(new Uint8Array([1, 2]).buffer);
    await writer.write(new Uint8Array([3]));
    await writer.close();
    assert.deepEqual([...x.toHost().subarray(0, 4)], [1, 2, 3, data[0]]);
  });

  test("a pipe with too many bytes, or an aborted one, frees its buffers and cancels the source", async () => {
    using x = device.zeros([1_000_000], "u8");
    const pulled = { count: 0, cancelled: false };
    await assert.rejects(
      chunked(randomBytes(9_000_000), pulled).pipeTo(device.writable(x)),
      /source: expected at most \d+ bytes, the space in dst, got more/,
    );
    assert.equal(pulled.cancelled, true);
    const writer = device.writable(x).getWriter();
    await writer.write(new Uint8Array(10));
    await writer.abort("enough");
    await assert.rejects(
      device.writable(x).getWriter().write("text" as unknown as ArrayBuffer),
      /source: expected chunks that are typed arrays or ArrayBuffers, got "text"/,
    );
    assert.throws(
      () => device.writable(x, { dstOffset: 1_000_001 }),
      /dstOffset: expected an integer from 0 to 1000000, got 1000001/,
    );
    assert.equal(device.memoryStatistics().pinned, pinned);
  });

  test("an abort ends the copy while the source is idle", async () => {
    using x = device.zeros([10], "u8");
    const reason = new Error("enough"), controller = new AbortController();
    let cancelled: unknown;
    const silent = new ReadableStream<Uint8Array>({
      pull: () => new Promise(() => {}),
      cancel: (why) => void (cancelled = why),
    });
    const copied = device.copyFromStream(x, silent, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 1);
    await assert.rejects(copied, reason);
    assert.equal(cancelled, reason);
    assert.equal(silent.locked, false);
    assert.equal(device.memoryStatistics().pinned, pinned);
  });

  test("an iterator without promises and a full array give the error of the array", async () => {
    using x = device.zeros([10], "u8");
    const chunks = {
      next: () => ({ done: false, value: new Uint8Array(11) }),
      return: () => ({ done: true, value: undefined }),
    };
    const source = { [Symbol.asyncIterator]: () => chunks } as unknown as Blob;
    await assert.rejects(device.copyFromStream(x, source), /source: expected at most 10 bytes/);
  });

  test("rejects a chunk of more than 2 GiB after many small ones", async () => {
    using x = device.zeros([10_000], "u8");
    const one = new Uint8Array(1);
    async function* chunks(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 5000; i++) yield one;
      yield new Uint8Array(2 ** 31 + 1);
    }
    await assert.rejects(
      device.copyFromStream(x, chunks()),
      /source: expected at most 10000 bytes/,
    );
  });

  test("too many bytes, an abort or a failing source end the copy and cancel the source", async () => {
    using x = device.zeros([1_000_000], "u8");
    const pulled = { count: 0, cancelled: false };
    await assert.rejects(
      device.copyFromStream(x, chunked(randomBytes(9_000_000), pulled)),
      /source: expected at most \d+ bytes, the space in dst, got more/,
    );
    assert.equal(pulled.cancelled, true);
    assert.ok(pulled.count < 12);
    const reason = new Error("enough");
    await assert.rejects(
      device.copyFromStream(x, new Blob(["x"]), { signal: AbortSignal.abort(reason) }),
      reason,
    );
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(10);
      throw reason;
    }
    await assert.rejects(device.copyFromStream(x, broken()), reason);
    await assert.rejects(
      device.copyFromStream(x, 5 as unknown as Blob),
      /source: expected a Response, a ReadableStream, a Blob, a typed array,.*, got 5/,
    );
    const nonsense = { byteLength: [Symbol("s")] } as never;
    const expected =
      /(dst|src): expected device memory, arrays, page-locked memory or typed arrays, got { byteLength: \[Symbol\(s\)\] }/;
    await assert.rejects(device.copyFromStream(nonsense, new Blob([])), expected);
    assert.throws(() => device.readable(nonsense), expected);
    const texts = (async function* () {
      yield "text";
    })();
    await assert.rejects(
      device.copyFromStream(x, texts as unknown as Blob),
      /source: expected chunks that are typed arrays or ArrayBuffers, got "text"/,
    );
  });

  test("reads device memory as a web stream", async () => {
    const data = randomBytes(1_000_001);
    using x = device.array(data);
    const response = new Response(device.readable(x, { chunkBytes: 300_000 }));
    assert.deepEqual(new Uint8Array(await response.arrayBuffer()), data);
    const sizes: number[] = [];
    for await (const chunk of device.readable(x, { chunkBytes: 400_000 })) sizes.push(chunk.length);
    assert.deepEqual(sizes, [400_000, 400_000, 200_001]);
    assert.throws(
      () => device.readable(x, { chunkBytes: 0 }),
      /chunkBytes: expected an integer from 1 to 9007199254740991, got 0/,
    );
  });
});
