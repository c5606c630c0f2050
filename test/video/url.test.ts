/** Videos read by URL: ranges, servers that fail or send something else, and damaged tables. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { inspect } from "node:util";
import { UrlReader } from "../../src/video/demux/url_reader.ts";
import { openVideo, type Video } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { runProgram } from "../support/process.ts";
import { md5Of, sampleOf, undecodable } from "../support/video.ts";

const H264 = sampleOf("h264_360p.mp4");
const file = readFileSync(H264.path);

describe("video: URLs", () => {
  let server: Server, origin: string, requests: string[] = [];
  /** Answers the next requests instead of the server. */
  let answer: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** A damaged count of four billion in the table of durations. */
  const damaged = Buffer.from(file);
  damaged.writeUInt32BE(0xffffffff, damaged.indexOf("stts") + 12);

  /** Megabytes before the last fragment, so that opening the file does not read it. */
  const fragmented = readFileSync(sampleOf("h264_360p_frag.mp4").path);
  const last = fragmented.lastIndexOf("moof") - 4, gap = Buffer.alloc(6 << 20);
  gap.writeUInt32BE(gap.length);
  gap.write("free", 4);
  const withGap = Buffer.concat([fragmented.subarray(0, last), gap, fragmented.subarray(last)]);
  // The base of the offsets of the fragment's samples.
  const base = withGap.lastIndexOf("tfhd") + 12;
  withGap.writeBigUInt64BE(withGap.readBigUInt64BE(base) + BigInt(gap.length), base);

  before(async () => {
    server = createServer((request, response) => {
      if (answer?.(request, response)) return;
      const data = { "/damaged.mp4": damaged, "/gap.mp4": withGap }[request.url!.split("?")[0]!] ?? file;
      const [, first, last] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
      requests.push(request.headers.range ?? "");
      if (request.url === "/whole.mp4") return void response.end(data);
      const begin = Number(first ?? 0),
        end = last ? Math.min(Number(last), data.length - 1) : data.length - 1;
      const headers = {
        "content-range": `bytes ${begin}-${end}/${data.length}`,
        "content-length": end - begin + 1,
      };
      response.writeHead(206, headers).end(data.subarray(begin, end + 1));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  test("UrlReader returns any range, and reads no block twice", async () => {
    requests = [];
    const reader = new UrlReader(`${origin}/clip.mp4`, file.length);
    for (
      const [start, end] of [[0, 10], [65530, 65550], [5, 140000], [
        file.length - 7,
        file.length + 9,
      ]] as const
    ) {
      assert.deepEqual(Buffer.from(await reader.read(start, end)), file.subarray(start, end));
    }
    const [a, b] = await Promise.all([reader.read(70000, 70010), reader.read(70005, 70015)]);
    assert.deepEqual([Buffer.from(a), Buffer.from(b)], [
      file.subarray(70000, 70010),
      file.subarray(70005, 70015),
    ]);
    const blocks = requests.flatMap((range) => {
      const [, first, last] = /(\d+)-(\d+)/.exec(range)!;
      return Array.from(
        { length: Math.ceil((Number(last) + 1 - Number(first)) / 65536) },
        (_, i) => Number(first) / 65536 + i,
      );
    });
    assert.equal(new Set(blocks).size, blocks.length, `${requests}`);
    reader.close();
    await assert.rejects(reader.read(0, 10));
  });

  test("UrlReader repeats failed requests a limited number of times", async () => {
    let failures = 2;
    answer = (_, response) => failures-- > 0 && Boolean(response.writeHead(503).end());
    const reader = new UrlReader(`${origin}/clip.mp4`, file.length);
    assert.deepEqual(Buffer.from(await reader.read(3, 9)), file.subarray(3, 9));
    answer = (_, response) => Boolean(response.writeHead(404).end());
    await assert.rejects(reader.read(100000, 100010), /expected a range of the file, got status 404/);
    answer = undefined;
    assert.equal((await reader.read(100000, 100010)).length, 10);
    reader.close();
  });

  test("the first request is repeated like others", { skip: undecodable(H264) }, async () => {
    using device = await openTestDevice();
    const url = `${origin}/clip.mp4`;
    let failures = 0;
    const broken = [
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end(),
      (request: IncomingMessage) => void request.socket.destroy(),
      (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(206, { "content-length": 4096, "content-range": `bytes 0-4095/${file.length}` });
        response.write(file.subarray(0, 1000));
        setTimeout(() => response.destroy(), 5);
      },
    ];
    for (const fail of broken) {
      failures = 1;
      answer = (request, response) => failures-- > 0 && (fail(request, response), true);
      await using video = await openVideo(device, url);
      assert.equal(await video.count(), 90);
    }
    let requested = 0;
    answer = (_, response) => Boolean(response.writeHead(++requested && 404).end());
    await assert.rejects(openVideo(device, url), /clip.mp4: expected a successful response, got status 404/);
    assert.equal(requested, 1);
    // An abort ends the pause.
    const controller = new AbortController(), reason = new Error("enough");
    answer = (request) => {
      setTimeout(() => controller.abort(reason), 20);
      return Boolean(request.socket.destroy());
    };
    await assert.rejects(openVideo(device, url, { signal: controller.signal }), reason);
    answer = undefined;
  });

  test("UrlReader ends loops without progress", async () => {
    const size = 2 ** 25, zeros = Buffer.alloc(2 ** 21);
    answer = (request, response) => {
      const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range!)!;
      return Boolean(response.writeHead(206).end(zeros.subarray(0, Number(last) - Number(first) + 1)));
    };
    const reader = new UrlReader(`${origin}/zeros`, size);
    const read = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i++) await reader.read(i % 16 * 2 ** 21, (i % 16 + 1) * 2 ** 21);
    };
    await read(30);
    reader.progress();
    await read(30);
    await assert.rejects(read(30), /the file is damaged: nothing was found in twice its size/);
    answer = undefined;
    reader.close();
  });

  test("reads a file again after an error of the network", { skip: undecodable(H264) }, async () => {
    using device = await openTestDevice();
    await using video = await openVideo(device, `${origin}/gap.mp4`);
    answer = (_, response) => Boolean(response.writeHead(403).end());
    await assert.rejects(video.count(), /expected a range of the file, got status 403/);
    answer = undefined;
    assert.equal(await video.count(), 90);
  });

  describe("a server that does not answer", { skip: undecodable(H264) }, () => {
    /** Requests without an answer. */
    const stalled = new Map<ServerResponse, IncomingMessage>(), reason = new Error("enough");
    /** Answers this number of requests, and no more. */
    const stallAfter = (count: number): void => {
      answer = (request, response) => {
        if (count-- > 0) return false;
        stalled.set(response, request);
        response.on("close", () => stalled.delete(response));
        return true;
      };
    };
    /** Answers again, including the requests without an answer. */
    const goOn = (): void => {
      answer = undefined;
      for (const [response, request] of stalled) server.emit("request", request, response);
    };
    const until = async (condition: () => boolean): Promise<void> => {
      while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
    };
    /** Starts a call, and aborts its signal when it waits for the server. The call must end, the request, too. */
    const abort = async (start: (signal: AbortSignal) => Promise<unknown>): Promise<void> => {
      const controller = new AbortController(), { signal } = controller;
      const result = start(signal).then(() => undefined, (error) => error);
      await until(() => stalled.size > 0);
      controller.abort(reason);
      assert.equal(await result, reason);
      await until(() => stalled.size === 0);
    };
    after(goOn);

    test("signals end openVideo(), wherever it waits", async () => {
      using device = await openTestDevice();
      const before = device.memoryInUse();
      requests = [];
      await (await openVideo(device, `${origin}/gap.mp4`))[Symbol.asyncDispose]();
      const needed = requests.length;
      assert.ok(needed > 1, `${needed}`);
      for (let count = 0; count < needed; count++) {
        stallAfter(count);
        await abort((signal) => openVideo(device, `${origin}/gap.mp4`, { signal }));
      }
      goOn();
      assert.equal(device.memoryInUse(), before);
    });

    test("signals end calls of a video, whose next call succeeds", async () => {
      using device = await openTestDevice();
      const before = device.memoryInUse();
      const calls: ((video: Video, signal: AbortSignal) => Promise<unknown>)[] = [
        (video, signal) => video.at(88, { signal }),
        (video, signal) => video.frameAt(2.95, { signal }),
        (video, signal) => video.sample([0, 88], { signal }),
        async (video, signal) => {
          for await (using _frame of video.frames({ signal })) { /* The last ones do not come. */ }
        },
      ];
      for (const call of calls) {
        await using video = await openVideo(device, `${origin}/gap.mp4`);
        stallAfter(0);
        await abort((signal) => call(video, signal));
        await abort((signal) => call(video, signal));
        goOn();
        using frame = await video.at(88);
        assert.equal(md5Of(frame), H264.md5[88]);
      }
      assert.equal(device.memoryInUse(), before);
    });

    test("a signal ends one call, and others that wait for the same bytes continue", async () => {
      using device = await openTestDevice();
      await using video = await openVideo(device, `${origin}/gap.mp4`);
      stallAfter(0);
      const controller = new AbortController(), { signal } = controller;
      const ended = assert.rejects(video.at(88, { signal }), reason), other = video.at(88);
      await until(() => stalled.size > 0);
      controller.abort(reason);
      await ended;
      assert.equal(stalled.size, 1);
      goOn();
      using frame = await other;
      assert.equal(md5Of(frame), H264.md5[88]);
    });
  });

  test("names the URL and the place of a connection that is lost", { skip: undecodable(H264) }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    /** Ends the connection after ten bytes of requests from this byte on. */
    const cutFrom = (byte: number) => (request: IncomingMessage, response: ServerResponse): boolean => {
      const [, first, last] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
      const begin = Number(first ?? 0);
      if (begin < byte) return false;
      const range = `bytes ${begin}-${last ?? file.length - 1}/${withGap.length}`;
      response.writeHead(206, { "content-length": Number(last) - begin + 1, "content-range": range });
      response.write(file.subarray(0, 10));
      setTimeout(() => response.destroy(), 5);
      return true;
    };
    const isLost = (byte: string) => (error: Error): boolean => {
      assert.match(
        error.message,
        new RegExp(`^${origin}/gap.mp4: the connection was lost at byte ${byte}: .`),
      );
      assert.deepEqual([error.constructor, error.name], [Error, "Error"]);
      assert.ok(error.cause instanceof Error);
      assert.doesNotMatch(error.message, /verbose/);
      assert.doesNotMatch(inspect(error, { depth: 9, showHidden: true }), /secret/);
      return true;
    };
    {
      const url = `${origin}/gap.mp4?key=secret`;
      await using video = await openVideo(device, url);
      answer = cutFrom(65536);
      await assert.rejects(async () => {
        for await (using _frame of video.frames()) { /* The table of frames is lost. */ }
      }, isLost("\\d{5,}"));
      const cut = cutFrom(0);
      answer = (request, response) =>
        request.url!.startsWith("/gap") ? cut(request, response) : Boolean(request.socket.destroy());
      const isUnreachable = (error: Error): boolean => {
        assert.match(error.message, /^http:\/\/127.0.0.1:\d+\/clip.mp4: the server cannot be reached: ./);
        assert.doesNotMatch(inspect(error, { depth: 9 }), /secret/);
        return error.constructor === Error && error.cause instanceof Error;
      };
      await Promise.all([
        assert.rejects(openVideo(device, url), isLost("\\d+")),
        assert.rejects(openVideo(device, `${origin}/clip.mp4?key=secret`), isUnreachable),
        assert.rejects(openVideo(device, "http://127.0.0.1:1/clip.mp4?key=secret"), isUnreachable),
      ]);
    }
    answer = undefined;
    // A stream of the program's own.
    const cause = new TypeError("terminated");
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(10));
        setTimeout(() => controller.error(cause), 1);
      },
    });
    await assert.rejects(openVideo(device, stream), {
      name: "Error",
      message: /^video: the stream failed at byte (0|10): terminated$/,
      cause,
    });
    assert.equal(device.memoryInUse(), before);
  });

  test("frames are those of the file, and damaged tables errors", { skip: undecodable(H264) }, async () => {
    using device = await openTestDevice();
    for (const name of ["clip.mp4", "whole.mp4"]) {
      await using video = await openVideo(device, `${origin}/${name}?key=secret`);
      using frame = await video.at(88);
      assert.equal(md5Of(frame), H264.md5[88]);
      assert.ok(!String(video).includes("secret"));
    }
    requests = [];
    await assert.rejects(
      openVideo(device, `${origin}/damaged.mp4`),
      /damaged.mp4: the file is damaged: its stts box/,
    );
    assert.ok(requests.length <= 4, `${requests}`);
  });
});

test("read-guard: reads without progress end, unless it is disabled", () => {
  const program = `
    import { ReadGuard } from "@cuffi/src/video/demux/unsafe/read_guard.ts";
    const source = { reads: 0, _read() { this.reads++; } };
    const guard = new ReadGuard(source);
    for (let i = 0; i < 600000; i++) {
      if (i % 1000 === 0 && i < 200000) guard.progress();
      try { source._read(0, 1); } catch (error) { console.log(error.message); break; }
    }
    console.log(source.reads);`;
  const outputs = ["", "read-guard"].map((disabled) =>
    runProgram(program, { CUFFI_DISABLE: disabled }).stdout.trim()
  );
  // The last progress is before read 199,001, and the read that fails is not made.
  assert.equal(outputs[0], "video: the file is damaged: nothing was found in 300,000 reads\n499000");
  assert.equal(outputs[1], "600000");
});
