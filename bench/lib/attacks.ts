/** Hostile clients for `bench/attack.ts`: each repeats one kind of request until it is stopped. */
import { Buffer } from "node:buffer";
import { connect, type Socket } from "node:net";
import { crc32, deflateSync } from "node:zlib";

/** Inputs of an attack. */
export interface Target {
  readonly port: number;
  readonly photo: Uint8Array;
}

/** A hostile client. Builds what it sends, and returns a function that sends it until the signal and counts. */
export type Attack = (target: Target) => (signal: AbortSignal) => Promise<number>;

/** Returns an attack that posts files one after another, each on its own connection. */
function posts(...files: ((target: Target) => Uint8Array)[]): Attack {
  return (target) => {
    const requests = files.map((file) => {
      const body = file(target), length = `Content-Length: ${body.length}`;
      const head = `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${length}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), body]);
    });
    return async (signal) => {
      let sent = 0;
      for (; !signal.aborted; sent++) {
        await send(target.port, requests[sent % requests.length]!, 30_000, signal);
        await pause(5);
      }
      return sent;
    };
  };
}

/** Returns an attack that sends raw texts one after another. */
function raw(...texts: string[]): Attack {
  return ({ port }) => async (signal) => {
    let sent = 0;
    for (; !signal.aborted; sent++) {
      await send(port, Buffer.from(texts[sent % texts.length]!, "latin1"), 2000, signal);
      await pause(5);
    }
    return sent;
  };
}

/** Returns an attack that holds many connections and trickles bytes into each. */
function trickle(connections: number, head: string, byte: string, interval: number): Attack {
  return ({ port }) => async (signal) => {
    let sent = 0;
    await Promise.all(Array.from({ length: connections }, async () => {
      while (!signal.aborted) {
        sent++;
        const socket = await open(port);
        if (!socket) {
          await pause(100);
          continue;
        }
        socket.write(head);
        while (!socket.destroyed && !signal.aborted) {
          if (byte) socket.write(byte);
          await pause(interval);
        }
        socket.destroy();
      }
    }));
    return sent;
  };
}

/** Opens a connection. Returns undefined if it is refused. */
function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(socket));
    socket.on("error", () => resolve(undefined));
    socket.on("end", () => socket.destroy());
    socket.on("data", () => {});
  });
}

/** Sends bytes and waits until the server closes the connection. Returns the answer. */
export function send(
  port: number,
  bytes: Uint8Array,
  timeout: number,
  signal?: AbortSignal,
): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, timeout);
    signal?.addEventListener("abort", end);
    socket.on("data", (data) => answer += data.toString("latin1"));
    for (const event of ["end", "close", "error"]) socket.on(event, end);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Builds a PNG file of zeros, which compresses a thousandfold. */
function png(width: number, height: number, colorType: number, depth: number, bytes: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(bytes))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** Repeats the only scan of a JPEG file, as a progressive file would have many. */
function manyScans({ photo }: Target): Uint8Array {
  const scan = photo.findIndex((byte, i) => byte === 0xff && photo[i + 1] === 0xda);
  const parts: Uint8Array[] = [photo.subarray(0, -2)];
  const bare = photo.subarray(scan, Math.min(scan + 4000, photo.length - 2));
  for (let i = 0; i < 3000; i++) parts.push(bare);
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

const BODY = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16000000\r\n\r\n";

/** All attacks by name. */
export const ATTACKS: Record<string, Attack> = {
  "JPEG files without an image": posts(
    () => Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
    ({ photo }) => photo.subarray(0, 17),
    ({ photo }) => photo.subarray(0, photo.length >> 1),
    ({ photo }) => photo.map((byte, i) => i > 600 && i % 97 === 0 ? byte ^ 0x55 : byte),
  ),
  "JPEG files of 3,000 scans": posts(manyScans),
  "PNG files of impossible extents": posts(
    () => png(0, 10, 2, 8, 10),
    () => png(1, 25_000_000, 0, 1, 50_000_000),
    () => png(25_000_000, 1, 6, 16, 200_000_001),
  ),
  "PNG files that inflate a thousandfold": posts(() => png(5000, 5000, 6, 16, 5000 * (1 + 5000 * 8))),
  "PNG files that inflate beyond their header": posts(() => png(9, 9, 2, 8, 200_000_000)),
  "invalid requests": raw(
    "POST / HTTP/1.1\r\nHost: a b\r\n\r\n",
    "POST / HTTP/1.0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: [\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ),
  "heads of a byte a second": trickle(50, "POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "a", 1000),
  "bodies of a byte a second": trickle(300, BODY, "a", 1000),
  "idle connections": trickle(100, "", "", 1000),
  "bodies that stall with a megabyte": trickle(20, BODY + "a".repeat(1 << 20), "", 1000),
};
