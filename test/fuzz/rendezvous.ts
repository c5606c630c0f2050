/**
 * Sends damaged frames and handshakes to the rendezvous of processes: `bun test/fuzz/rendezvous.ts [count] [seed]`.
 *
 * Frames must be read or rejected with a FrameError, whatever pieces they arrive in, and undamaged messages must
 * arrive whole. Of every hundred cases, five go to rank 0 of a world over a socket, before or after its handshake:
 * strangers must not disturb the world, and a peer that sends nonsense must end it with an error.
 */
import { connect, type Socket } from "node:net";
import process from "node:process";
import {
  encodeHeader,
  FRAME,
  FrameError,
  type FrameHeader,
  FrameReader,
  MAX_PAYLOAD,
} from "../../src/distributed/frames.ts";
import { CHALLENGE_MESSAGE, writeHello } from "../../src/distributed/handshake.ts";
import { connectToRoot } from "../../src/distributed/join.ts";
import { Messages } from "../../src/distributed/messages.ts";
import { joinRendezvous } from "../../src/distributed/rendezvous.ts";
import { Random } from "../support/random.ts";
import { mutateBytes } from "./mutate.ts";
import { freePort } from "../../src/cli/launch/free_port.ts";

const TOKEN = "token";
const TYPES = Object.values(FRAME);
const NUMBERS = [0, 1, 2, 3, 7, 100, 0xffff, 0x10000, 0x40000, 0x40001, 0x7fffffff, 0xffffffff];

/** How the cases ended. */
export interface RendezvousReport {
  readonly outcomes: Record<string, number>;
  readonly problems: string[];
}

/** Runs `cases` cases. */
export async function fuzzRendezvous(cases: number, seed: string): Promise<RendezvousReport> {
  const report: RendezvousReport = { outcomes: {}, problems: [] };
  const onRejection = (error: unknown) => void report.problems.push(`unhandled: ${error}`);
  process.on("unhandledRejection", onRejection);
  for (let index = 0; index < cases; index++) {
    const random = new Random(`rendezvous ${seed} ${index}`);
    try {
      const kind = index % 100;
      const outcome = kind < 3
        ? await peerCase(random)
        : kind < 5
        ? await strangerCase(random)
        : kind % 2 === 0
        ? pieces(random)
        : damagedFrames(random);
      report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      report.problems.push(`#${index}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", onRejection);
  return report;
}

/** A sequence of frames as a correct peer sends it. */
function frames(random: Random): { bytes: Uint8Array; count: number } {
  const parts: Uint8Array[] = [], count = 1 + random.below(6);
  for (let i = 0; i < count; i++) {
    const type = random.pick(TYPES);
    const isLong = type === FRAME.MESSAGE || type === FRAME.FAILURE || type === FRAME.DATA;
    const length = isLong ? random.pick([0, 1, 5, 300]) + (type === FRAME.DATA ? 1 : 0) : 0;
    const size = type === FRAME.MESSAGE ? length : random.pick(NUMBERS);
    const header: FrameHeader = {
      type,
      from: random.below(3),
      to: random.below(3),
      code: random.pick([0, 0, 1, 2, 3, 5]),
      tag: random.below(3),
      id: random.below(3),
      size,
    };
    const bytes = encodeHeader(header, length, length);
    for (let at = 32; at < bytes.length; at++) bytes[at] = random.below(256);
    parts.push(bytes);
  }
  return { bytes: concatenate(parts), count };
}

/** Damages fields of headers, or any bytes. */
function damage(random: Random, bytes: Uint8Array): Uint8Array {
  let damaged: Uint8Array = bytes.slice();
  for (let count = 1 + random.below(3); count > 0; count--) {
    if (random.below(2) === 0) {
      const at = 4 * random.below(Math.max(1, damaged.length >> 2));
      if (at + 4 <= damaged.length) {
        new DataView(damaged.buffer, damaged.byteOffset).setUint32(at, random.pick(NUMBERS), true);
      }
    } else damaged = mutateBytes(random, damaged);
  }
  return damaged;
}

/** Valid frames are the same in pieces of any size. */
function pieces(random: Random): string {
  const { bytes, count } = frames(random);
  const whole = read(random, bytes, bytes.length), parts = read(random, bytes, 1 + random.below(40));
  if (whole.length !== count || whole.join() !== parts.join()) throw new Error("frames differ by piece");
  return "pieces";
}

function read(random: Random, bytes: Uint8Array, most: number): string[] {
  const seen: string[] = [];
  const reader = new FrameReader({
    target: (_, length) => new Uint8Array(length),
    frame: (header, payload) => void seen.push(`${Object.values(header)} ${payload}`),
  });
  for (let at = 0; at < bytes.length;) {
    const length = 1 + random.below(most);
    reader.push(bytes.subarray(at, at + length));
    at += length;
  }
  return seen;
}

/** Damaged frames for a rank that sends, receives and waits. */
function damagedFrames(random: Random): string {
  const messages = new Messages(0, { transmit: () => undefined });
  const ignore = () => {};
  for (const rank of [1, 2]) {
    messages.receive(rank, false, random.below(3)).catch(ignore);
    messages.send(rank, 0, 1, new Uint8Array(70_000)).catch(ignore);
  }
  const reader = new FrameReader({
    target: (header, length) => {
      if (length > MAX_PAYLOAD) throw new Error(`${length} bytes for one frame`);
      return messages.target(header, length);
    },
    frame: (header, payload) => {
      // An offer's memory is allocated when it is taken, by a call that knows what it receives.
      if (header.type === FRAME.OFFER && header.size > 1 << 20) return;
      messages.frame(header, payload);
    },
  });
  try {
    reader.push(damage(random, frames(random).bytes));
    return "read";
  } catch (error) {
    if (!(error instanceof FrameError)) throw error;
    return "rejected";
  } finally {
    messages.fail(new Error("end"));
  }
}

/** A process that knows the token joins and sends damaged frames. */
async function peerCase(random: Random): Promise<string> {
  const port = await freePort();
  const common = { size: 2, address: "127.0.0.1", port, token: TOKEN };
  const opened = joinRendezvous({ ...common, rank: 0, timeout: 10_000 });
  const deadline = Date.now() + 10_000;
  const { socket } = await connectToRoot({ ...common, rank: 1, ports: 1, timeout: 10_000, deadline });
  socket.on("error", () => {}).on("data", () => {});
  const world = await opened;
  const waiting = world.receive(1, 0).then(() => "received", (error) => checkError(error));
  socket.end(damage(random, frames(random).bytes));
  const ended = world.failed.catch((error) => checkError(error));
  const outcome = await Promise.race([
    ended,
    waiting.then((result) => result === "received" ? ended : result),
  ]);
  socket.destroy();
  await world.close();
  return `peer ${outcome}`;
}

/** A stranger sends a damaged hello while the ranks of a world join. */
async function strangerCase(random: Random): Promise<string> {
  const port = await freePort();
  const common = { size: 2, address: "127.0.0.1", port, token: TOKEN, timeout: 10_000 };
  const zero = joinRendezvous({ ...common, rank: 0 });
  const stranger = await dial(port);
  const challenge = await new Promise<Uint8Array>((resolve) => stranger.once("data", resolve));
  if (challenge.length !== CHALLENGE_MESSAGE) throw new Error(`a challenge of ${challenge.length} bytes`);
  const fields = { rank: random.pick(NUMBERS), size: random.pick([2, 2, 3]), left: random.pick(NUMBERS) };
  const hello = writeHello(random.pick(["", "other"]), challenge, fields);
  let answer = 0;
  stranger.on("data", (data) => answer += data.length);
  stranger.write(damage(random, hello));
  const one = joinRendezvous({ ...common, rank: 1 });
  const worlds = await Promise.all([zero, one]);
  await Promise.all(worlds.map((world) => world.barrier()));
  stranger.destroy();
  await Promise.all(worlds.map((world) => world.close()));
  if (answer > 36) throw new Error(`a stranger received ${answer} bytes`);
  return "stranger";
}

/** Returns how a world ended: always with a plain error. */
function checkError(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  if (/^rank 1 (disconnected|sent |has left|failed)/.test(message)) return message.split(" ")[2]!;
  if (/^rank \d+ called|closed$/.test(message) || error instanceof Error && error.constructor === Error) {
    return "reason";
  }
  throw error;
}

/** Connects as soon as somebody listens. */
async function dial(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.on("error", () => resolve(false));
    });
    if (isOpen) return socket;
  }
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

if (import.meta.main) {
  const [cases = "10000", seed = "1"] = process.argv.slice(2);
  const start = performance.now();
  const { outcomes, problems } = await fuzzRendezvous(Number(cases), seed);
  console.log(`rendezvous: ${cases} cases, ${((performance.now() - start) / 1000).toFixed(1)} s`, outcomes);
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  process.exit(problems.length > 0 ? 1 : 0);
}
