/** The rendezvous of processes: joining, messages, collective operations, and failures. */
import assert from "node:assert/strict";
import { connect, createServer, type Server, type Socket } from "node:net";
import { describe, test } from "node:test";
import { encodeHeader, FRAME, type FrameHeader } from "../../src/distributed/frames.ts";
import { VERDICT, writeChallenge, writeVerdict } from "../../src/distributed/handshake.ts";
import { connectToRoot } from "../../src/distributed/join.ts";
import { Link } from "../../src/distributed/link.ts";
import { joinRendezvous, type Rendezvous, type RendezvousOptions } from "../../src/distributed/rendezvous.ts";
import { runProgram } from "../support/process.ts";
import { Random } from "../support/random.ts";
import { freePort } from "../../src/cli/launch/free_port.ts";

const TOKEN = "a secret";

/** Joins all ranks of a world in this process. */
async function joinAll(size: number, options: Partial<RendezvousOptions> = {}): Promise<Rendezvous[]> {
  const port = await freePort();
  const common = { size, address: "127.0.0.1", port, ports: 4, token: TOKEN, timeout: 10_000, ...options };
  return Promise.all(Array.from({ length: size }, (_, rank) => joinRendezvous({ ...common, rank })));
}

async function closeAll(worlds: readonly Rendezvous[]): Promise<void> {
  await Promise.all(worlds.map((world) => world.close()));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Returns random bytes of a message. */
function noise(length: number, seed: string): Uint8Array {
  const random = new Random(seed);
  return Uint8Array.from({ length }, () => random.below(256));
}

describe("a world", () => {
  test("of one process needs no connection", async () => {
    await using world = await joinRendezvous({
      rank: 0,
      size: 1,
      address: "nowhere.invalid",
      port: 1,
      token: "t",
    });
    assert.deepEqual(await world.broadcast(0, bytesOf("hello")), bytesOf("hello"));
    assert.deepEqual(await world.allGather(bytesOf("a")), [bytesOf("a")]);
    await world.barrier();
    await world.send(0, 7, bytesOf("self"));
    assert.equal(textOf(await world.receive(0, 7)), "self");
  });

  test("broadcasts, gathers and waits in the order of the calls", async () => {
    const worlds = await joinAll(5);
    const results = await Promise.all(worlds.map(async (world) => {
      const gathered = world.allGather(bytesOf("x".repeat(world.rank)));
      const fromThree = world.broadcast(3, world.rank === 3 ? bytesOf("three") : undefined);
      const fromZero = world.broadcast(0, world.rank === 0 ? bytesOf("zero") : undefined);
      await world.barrier();
      return [(await gathered).map(textOf).join(), textOf(await fromThree), textOf(await fromZero)];
    }));
    for (const result of results) assert.deepEqual(result, [",x,xx,xxx,xxxx", "three", "zero"]);
    await closeAll(worlds);
  });

  test("delivers messages of a rank and a tag in their order, of any size", async () => {
    const worlds = await joinAll(3);
    const sizes = [0, 1, 65_536, 65_537, 3_000_001, 5];
    const messages = sizes.map((size) => noise(size, `message ${size}`));
    for (const [from, to] of [[0, 1], [1, 0], [1, 2], [2, 1], [2, 2]] as const) {
      const sent = messages.map((bytes, i) => worlds[from]!.send(to, i % 2, bytes));
      for (const tag of [1, 0]) {
        for (const [i, expected] of messages.entries()) {
          if (i % 2 === tag) assert.deepEqual(await worlds[to]!.receive(from, tag), expected);
        }
      }
      await Promise.all(sent);
    }
    await closeAll(worlds);
  });

  test("holds back a sender whose messages are not received, and no others", async () => {
    const worlds = await joinAll(3);
    const [zero, one, two] = worlds as [Rendezvous, Rendezvous, Rendezvous];
    let done = 0;
    const count = 300, bytes = noise(60_000, "held");
    const sent = Array.from({ length: count }, () => one.send(2, 1, bytes).then(() => done++));
    await one.send(2, 2, bytesOf("other tag"));
    assert.equal(textOf(await two.receive(1, 2)), "other tag");
    await zero.send(2, 1, bytesOf("other rank"));
    assert.equal(textOf(await two.receive(0, 1)), "other rank");
    assert.ok(done < 80, `${done} messages are in flight`);
    for (let i = 0; i < count; i++) assert.deepEqual(await two.receive(1, 1), bytes);
    await Promise.all(sent);
    await closeAll(worlds);
  });

  test("rejects calls that wait for a rank that has left, and keeps the others connected", async () => {
    const worlds = await joinAll(4);
    const [zero, one, two, three] = worlds as [Rendezvous, Rendezvous, Rendezvous, Rendezvous];
    await three.send(1, 5, bytesOf("before"));
    const waiting = assert.rejects(one.receive(3, 6), /rank 3 has left the world/);
    await three.close();
    await waiting;
    assert.equal(textOf(await one.receive(3, 5)), "before");
    await assert.rejects(one.send(3, 0, bytesOf("late")), /rank 3 has left the world/);
    const closed = zero.close();
    await one.send(2, 1, bytesOf("through rank 0"));
    assert.equal(textOf(await two.receive(1, 1)), "through rank 0");
    await Promise.all([one.close(), two.close(), closed]);
    await assert.rejects(one.receive(2, 1), /closed/);
  });

  test("names the ranks that call different operations", async () => {
    const worlds = await joinAll(2);
    const calls = await Promise.allSettled([worlds[0]!.barrier(), worlds[1]!.allGather(bytesOf("x"))]);
    for (const call of calls) {
      assert.equal(call.status, "rejected");
      assert.match(String(call.reason), /rank \d called (barrier|allGather) where rank \d called/);
    }
    await closeAll(worlds);
  });

  test("ends on every rank with the reason of the first that fails", async () => {
    const worlds = await joinAll(4);
    const waiting = worlds.filter(({ rank }) => rank !== 2).map((world) =>
      assert.rejects(world.barrier(), { message: "rank 2 failed: out of memory" })
    );
    const failed = worlds.map(({ failed }) =>
      assert.rejects(failed, /^Error: rank 2 failed: out of memory$/)
    );
    worlds[2]!.fail("out of memory");
    worlds[2]!.fail("later");
    await Promise.all([...waiting, ...failed]);
    await assert.rejects(worlds[1]!.send(0, 0, bytesOf("x")), /rank 2 failed/);
    await closeAll(worlds);
  });

  test("leaves no open file behind", async () => {
    const port = await freePort();
    // In a process that has no other files.
    const { status, stdout, stderr } = runProgram(`
      import { readdirSync } from "node:fs";
      import { joinRendezvous } from "@cuffi/src/distributed/rendezvous.ts";
      const open = () => readdirSync("/proc/self/fd").length;
      const common = { size: 4, address: "127.0.0.1", port: ${port}, ports: 8, token: "t" };
      let before = 0;
      for (let round = 0; round <= 80; round++) {
        const worlds = await Promise.all([0, 1, 2, 3].map((rank) => joinRendezvous({ ...common, rank })));
        if (round % 3 === 1) worlds[round % 4].fail("test");
        await Promise.all(worlds.map((world) => world.close()));
        if (round === 0) before = open();
      }
      // Closed sockets disappear in a later turn of the event loop.
      for (let turn = 0; turn < 100 && open() > before; turn++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      console.log(open() - before);`);
    assert.equal(status, 0, stderr);
    // A runtime opens a few of its own meanwhile. A world that leaked one would leave 80.
    assert.ok(Number(stdout) < 20, `${stdout} descriptors more`);
  });
});

describe("joinRendezvous", () => {
  test("receives what a rank sent before it left, although a frame for it comes too late", async () => {
    const port = await freePort();
    const accepted = Promise.withResolvers<Socket>();
    const server = await serve(port, accepted.resolve);
    const socket = connect(port, "127.0.0.1");
    const leaving = new Link(socket, 0), root = new Link(await accepted.promise, 1);
    const frames: number[] = [], ended = Promise.withResolvers<void>();
    const header = (type: number, from: number) => ({ type, from, to: 0, code: 0, tag: 0, id: 0, size: 0 });
    const target = () => new Uint8Array(0),
      frame = (_: Link, { type }: FrameHeader) => void frames.push(type);
    leaving.listen({ target, frame: () => {}, ended: () => {} }, target());
    root.listen({ target, frame, ended: () => ended.resolve() }, target());
    root.pause();
    leaving.write(header(FRAME.LEAVE, 1));
    const end = leaving.end();
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      root.write(header(FRAME.LEAVE, 2));
    }
    root.resume();
    await ended.promise;
    assert.deepEqual(frames, [FRAME.LEAVE]);
    await Promise.all([end, root.end()]);
    await stopServer(server);
  });

  test("checks its arguments", async () => {
    const options = { rank: 0, size: 2, address: "127.0.0.1", port: 1, token: "t" };
    await assert.rejects(joinRendezvous({ ...options, size: 0 }), /size: expected an integer from 1/);
    await assert.rejects(
      joinRendezvous({ ...options, rank: 2 }),
      /rank: expected an integer from 0 to 1, got 2/,
    );
    await assert.rejects(joinRendezvous({ ...options, port: 0 }), /port: expected/);
    await assert.rejects(joinRendezvous({ ...options, token: "" }), /token: expected a secret, got ""/);
    await assert.rejects(joinRendezvous({ ...options, timeout: 0 }), /timeout: expected/);
  });

  test("names the missing ranks on every rank that joined", async () => {
    const port = await freePort();
    const common = { size: 5, address: "127.0.0.1", port, token: TOKEN };
    const joins = [[0, 10_000], [1, 10_000], [3, 600]].map(([rank, timeout]) =>
      joinRendezvous({ ...common, rank: rank!, timeout: timeout! })
    );
    await Promise.all(
      joins.map((join) => assert.rejects(join, /ranks 2, 4 of 5 did not join within [\d.]+ s/)),
    );
  });

  test("gives up when rank 0 does not answer", async () => {
    const options = {
      rank: 1,
      size: 2,
      address: "127.0.0.1",
      port: await freePort(),
      token: TOKEN,
      timeout: 100,
    };
    await assert.rejects(joinRendezvous(options), /rank 0 did not answer at 127\.0\.0\.1:\d+/);
  });

  test("gives up if rank 0 accepts connections but does not answer", async () => {
    const port = await freePort(), sockets: Socket[] = [];
    const server = await serve(port, (socket) => sockets.push(socket.resume()));
    const options = { rank: 1, size: 2, address: "127.0.0.1", port, token: TOKEN, timeout: 100 };
    await assert.rejects(joinRendezvous(options), /rank 0 did not answer at .* \(no answer in time\)/);
    for (const socket of sockets) socket.destroy();
    await stopServer(server);
  });

  test("refuses another token, another size and a rank that has joined", async () => {
    const port = await freePort();
    const common = { size: 3, address: "127.0.0.1", port, token: TOKEN, timeout: 10_000 };
    const zero = joinRendezvous({ ...common, rank: 0 });
    await assert.rejects(
      joinRendezvous({ ...common, rank: 1, token: "wrong", timeout: 500 }),
      /did not answer at .* \(the process that listens there has another token\)/,
    );
    await assert.rejects(
      joinRendezvous({ ...common, rank: 3, size: 4 }),
      /rank 0 does not expect rank 3 of a world of 4/,
    );
    const one = joinRendezvous({ ...common, rank: 1 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await assert.rejects(joinRendezvous({ ...common, rank: 1 }), /rank 1 has joined already/);
    const two = joinRendezvous({ ...common, rank: 2 });
    await closeAll(await Promise.all([zero, one, two]));
  });

  test("skips ports in use", async () => {
    const port = await freePort();
    // One that answers with nonsense, as an HTTP server does, and hangs up.
    const stranger = await serve(port, (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n".repeat(9)));
    await closeAll(await joinAll(3, { port }));
    await stopServer(stranger);
  });

  test("ignores connections of other programs", async () => {
    const port = await freePort();
    const common = { size: 2, address: "127.0.0.1", port, token: TOKEN, timeout: 10_000 };
    const zero = joinRendezvous({ ...common, rank: 0 });
    const strangers = await Promise.all([
      "GET / HTTP/1.1\r\n\r\n".repeat(10),
      "cuffi-rv".repeat(4000),
      "x",
      "",
    ].map((text) => dial(port, text)));
    const worlds = await Promise.all([zero, joinRendezvous({ ...common, rank: 1 })]);
    await Promise.all(worlds.map((world) => world.barrier()));
    for (const socket of strangers) socket.destroy();
    await closeAll(worlds);
  });
});

describe("a rank that ends without close()", () => {
  const settings = (rank: number, port: number) => ({
    rank,
    size: 3,
    address: "127.0.0.1",
    port,
    token: TOKEN,
    timeout: 10_000,
  });

  /** Joins as a rank whose process can be ended. */
  async function joinBare(rank: number, port: number): Promise<Socket> {
    const place = { ...settings(rank, port), ports: 1, deadline: Date.now() + 10_000 };
    const { socket } = await connectToRoot(place);
    socket.on("error", () => {}).on("data", () => {});
    return socket;
  }

  test("while others join, makes them fail", async () => {
    const port = await freePort();
    const zero = assert.rejects(joinRendezvous(settings(0, port)), /^Error: rank 1 disconnected \(/);
    const socket = await joinBare(1, port);
    socket.destroy();
    await zero;
  });

  test("after joining, is reported on every rank at once", async () => {
    const port = await freePort();
    const joining = [joinRendezvous(settings(0, port)), joinRendezvous(settings(2, port))];
    const socket = await joinBare(1, port);
    const worlds = await Promise.all(joining);
    const waiting = worlds.map((world) =>
      assert.rejects(world.receive(1, 0), /^Error: rank 1 disconnected \(/)
    );
    const failed = worlds.map((world) => assert.rejects(world.failed, /^Error: rank 1 disconnected \(/));
    socket.destroy();
    await Promise.all([...waiting, ...failed]);
    await closeAll(worlds);
  });

  test("as rank 0, is reported to the others", async () => {
    const port = await freePort();
    const server = await serve(port, (socket) => {
      const challenge = writeChallenge();
      socket.write(challenge);
      socket.once("data", (hello) => {
        socket.write(writeVerdict(TOKEN, hello as Uint8Array, VERDICT.WELCOME));
        setTimeout(() => socket.destroy(), 20);
      });
    });
    await assert.rejects(joinRendezvous(settings(1, port)), /^Error: rank 0 disconnected \(/);
    await stopServer(server);
  });

  test("or sends invalid data, ends the world with the reason", async () => {
    const header = { type: FRAME.MESSAGE, from: 1, to: 0, code: 0, tag: 0, id: 1, size: 2 ** 31 };
    const cases: [Uint8Array, RegExp][] = [
      [encodeHeader(header, 2 ** 31), /rank 1 sent frame of type 2 with 2147483648 bytes/],
      [encodeHeader({ ...header, type: 99 }, 0), /rank 1 sent frame of unknown type 99/],
      [encodeHeader({ ...header, from: 2, size: 0 }, 0), /rank 1 sent a frame in the name of rank 2/],
      [encodeHeader({ ...header, type: FRAME.ACCEPT, size: 0 }, 0), /rank 1 sent an answer to no offer/],
      [encodeHeader({ ...header, type: FRAME.DATA }, 5, 5), /rank 1 sent data that was not requested/],
    ];
    for (const [bytes, reason] of cases) {
      const port = await freePort();
      const joining = [joinRendezvous(settings(0, port)), joinRendezvous(settings(2, port))];
      const socket = await joinBare(1, port);
      const worlds = await Promise.all(joining);
      socket.write(bytes);
      await Promise.all(worlds.map((world) => assert.rejects(world.receive(1, 5), reason)));
      socket.destroy();
      await closeAll(worlds);
    }
  });
});

function serve(port: number, handler: (socket: Socket) => unknown): Promise<Server> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    handler(socket);
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Connects, tries again until somebody listens, and writes. */
async function dial(port: number, text: string): Promise<Socket> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.on("error", () => resolve(false));
    });
    if (!isOpen) continue;
    socket.on("data", () => {});
    socket.write(text);
    return socket;
  }
}
