/** Parts of a distributed program, which the ranks of a test run at the same time. */
import { Buffer } from "node:buffer";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import process from "node:process";
import type { Device, DeviceArray } from "../../mod.ts";
import { joinRendezvous, joinWorld, type World, WorldError } from "../../src/distributed/mod.ts";
import { mismatches, runMismatch } from "./mismatches.ts";
import { type Elements, randomElements } from "./world_reference.ts";

/** The place of a rank, and the device. */
export interface Place {
  readonly device: Device;
  readonly rank: number;
  readonly size: number;
  readonly port: number;
}

/** Elements of arrays that are exchanged in several pieces. */
export const COUNT = 300_000;

function rendezvous({ rank, size, port }: Place) {
  return { rank, size, port, ports: 4, address: "127.0.0.1", token: "a secret" };
}

function join(place: Place, timeout = 30_000): Promise<World> {
  return joinWorld({ device: place.device, rendezvous: rendezvous(place), timeout, joinTimeout: 30_000 });
}

function hex({ buffer, byteOffset, byteLength }: Elements): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("hex");
}

/** Returns the error of a call that fails with a failure of the world. */
async function failure(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    if (error instanceof WorldError) return error.message;
    throw error;
  }
  return "no error";
}

/** Returns what the descriptors of this process refer to (Linux). */
function openFiles(): string[] {
  const folder = "/proc/self/fd";
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((descriptor) => {
    try {
      return [readlinkSync(`${folder}/${descriptor}`)];
    } catch {
      return []; // that of the folder itself is closed
    }
  });
}

/** Joins a world, and leaves it after an operation. */
async function joinAndLeave(place: Place, abruptly: boolean): Promise<void> {
  const world = await join(place);
  using x = place.device.array(Int32Array.of(place.rank));
  world.allReduce(x);
  if (abruptly) {
    await world.finished();
    world.dispose();
  }
  await world.close();
}

/** Scenarios by name. Each returns plain data. */
export const SCENARIOS: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
  async collectives(place) {
    const { device, rank, size } = place;
    await using world = await join(place);
    using x = device.array(randomElements("f32", COUNT, `rank ${rank}`) as Float32Array);
    using mine = device.array(Int32Array.from({ length: 2 * size }, (_, i) => 10 * rank + i));
    using all = device.empty([2 * size * size], "i32");
    using parts = device.empty([2 * size], "i32");
    using next = device.empty([2 * size], "i32");
    world.allReduce(x, "avg");
    // Blocks, so that no other part of the program runs.
    const average = hex(x.toHost().slice(0, 1000));
    world.allGather(mine, { into: all });
    world.allToAll(mine, { into: parts });
    world.group(() => {
      world.send(mine, (rank + 1) % size);
      world.receive(next, (rank + size - 1) % size);
    });
    await world.finished();
    await world.barrier();
    return { average, all: [...all.toHost()], parts: [...parts.toHost()], next: [...next.toHost()] };
  },

  async graphs(place) {
    const { device, rank } = place;
    await using world = await join(place);
    using x = device.array(Int32Array.of(rank + 1, 1));
    using stream = device.createStream();
    using graph = device.capture((stream) => world.allReduce(x, "sum", { stream }));
    using executable = graph.instantiate();
    executable.launch(stream);
    executable.launch(stream);
    await stream.finished();
    return [...x.toHost()];
  },

  async parts(place) {
    const { device, rank } = place;
    await using world = await join(place);
    await using part = await world.split({ color: rank === 1 ? undefined : 0, key: -rank });
    if (part === undefined) return null;
    using x = device.array(Int32Array.of(rank));
    using all = device.empty([part.size], "i32");
    part.allGather(x, { into: all });
    return [part.rank, part.size, ...all.toHost()];
  },

  async mismatch(place) {
    const { device, rank } = place;
    await using world = await join(place);
    using x = device.zeros([8], rank === 1 ? "i32" : "f32");
    // Another rank may have noticed it already.
    const error = await failure(() => {
      world.allReduce(x);
      return world.finished();
    });
    return { error, later: await failure(() => world.allReduce(x)) };
  },

  /** Every pair of operations that do not match. The world of each is joined after that of the one before has failed. */
  async mismatches(place) {
    await using shared = await joinRendezvous(rendezvous(place));
    const results = [];
    for (const one of mismatches()) results.push(await runMismatch(place.device, shared, one));
    return results;
  },

  /** Rank 1 gives data that the others do not take, and continues or leaves. */
  async giving({ device, rank, ...place }) {
    const gives: ((world: World, x: DeviceArray) => void)[] = [
      (world, x) => world.broadcast(x, { root: 1 }),
      (world, x) => world.reduce(x, "sum", { root: 0 }),
      (world, x) => world.send(x, 0),
    ];
    const errors: string[] = [];
    for (const give of gives) {
      for (const leaves of [false, true]) {
        using x = device.full([4], 1, "f32"), y = device.full([4], 1000, "f32");
        errors.push(
          await failure(async () => {
            await using world = await join({ device, rank, ...place });
            if (rank === 1) give(world, x);
            else world.allReduce(x);
            if (leaves) return await world.close();
            world.allReduce(y);
            await world.finished();
          }),
        );
      }
    }
    await using world = await join({ device, rank, ...place });
    using x = device.full([4], rank, "f32");
    world.allReduce(x);
    return { errors, sum: [...x.toHost()] };
  },

  /** Nobody receives what rank 0 sends. */
  async unreceived(place) {
    const { device, rank } = place;
    const world = await join(place);
    using x = device.zeros([4], "f32");
    if (rank === 0) world.send(x, 1);
    const barrier = await failure(() => world.barrier());
    // Leaving does not report the failure again.
    await world.close();
    return barrier;
  },

  /** Rank 0 blocks in a world that the others enter once their operation in another one is confirmed. */
  async blocking(place) {
    const { device, rank } = place;
    await using world = await join(place);
    await using part = await world.split({ color: 0 });
    using x = device.full([4], rank, "f32"), y = device.full([4], rank, "f32");
    world.broadcast(x, { root: 0 });
    if (rank > 0) await world.finished();
    part.allReduce(y);
    return [...x.toHost(), ...y.toHost()];
  },

  /** On rank 0 an operation begins while an earlier one is confirmed; the others take part later. */
  async overlapping(place) {
    await using world = await join(place, 5_000);
    using first = place.device.full([3], place.rank, "f32"),
      second = place.device.full([3], place.rank, "f32");
    using other = place.device.createStream();
    const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (place.rank > 0) await later(100);
    world.allReduce(first);
    await later(50);
    if (place.rank > 0) await later(200);
    world.allReduce(second, "max", { stream: other });
    await world.finished();
    return [first.toHost()[0], second.toHost({ stream: other })[2]];
  },

  async late(place) {
    const { device, rank } = place;
    await using world = await join(place, 200);
    using x = device.zeros([8], "f32");
    if (rank !== 2) {
      return await failure(() => {
        world.allReduce(x);
        x.toHost();
      });
    }
    while (world.error === null) await new Promise((resolve) => setTimeout(resolve, 5));
    return world.error.message;
  },

  /** Rank 2, which is rank 0 of its part, does not take part there. */
  async latePart(place) {
    const { device, rank } = place;
    await using world = await join(place, 500);
    await using part = await world.split({ color: Math.min(rank, 1), key: -rank });
    await using crossing = await world.split({ color: Math.max(rank, 1), key: -rank });
    using x = device.zeros([8], "f32");
    if (rank === 1) {
      part.allReduce(x);
      await failure(() => part.finished());
    }
    const worlds = [world, part, crossing];
    while (worlds.some(({ error }) => error === null)) await new Promise((resolve) => setTimeout(resolve, 5));
    return worlds.map((one) => {
      const { rank, failedRank, message } = one.error as WorldError;
      return { own: rank === one.rank, failedRank: failedRank ?? null, message };
    });
  },

  async abort(place) {
    const { device, rank } = place;
    // Ranks that are still joining have the error there.
    return await failure(async () => {
      await using world = await join(place);
      using x = device.zeros([8], "f32");
      if (rank === 1) world.abort("rank 1 is tired");
      world.allReduce(x);
      await x.download();
    });
  },

  async rejoin(place) {
    // The first world opens files that the process keeps.
    await joinAndLeave(place, false);
    const before = openFiles().length, worlds = 8;
    for (let i = 0; i < worlds; i++) await joinAndLeave(place, i % 2 === 1);
    const more = () => openFiles().length - before;
    // Closed sockets disappear in a later turn of the event loop.
    for (let turn = 0; turn < 100 && more() >= worlds; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { worlds, more: more(), open: openFiles() };
  },

  /** The last rank leaves while the others wait for it. */
  async missing(place) {
    if (place.rank === place.size - 1) {
      const early = await joinRendezvous(rendezvous(place));
      await early.close();
      return "gone";
    }
    try {
      await join(place);
    } catch (error) {
      return (error as Error).message;
    }
    return "no error";
  },

  /** The last rank leaves without an operation of the others. */
  async left(place) {
    const { device, rank, size } = place;
    await using world = await join(place);
    if (rank === size - 1) return null;
    using x = device.zeros([8], "f32");
    const message = await failure(() => {
      world.allReduce(x);
      return x.download();
    });
    return { message, failedRank: (world.error as WorldError).failedRank };
  },

  /** The last rank ends in the middle of an operation. */
  async killed(place) {
    const { device, rank, size } = place;
    await using world = await join(place);
    using x = device.zeros([COUNT], "f32");
    if (rank === size - 1) {
      world.allReduce(x);
      process.kill(process.pid, "SIGKILL");
    }
    return await failure(() => {
      world.allReduce(x);
      world.allReduce(x);
      return x.download();
    });
  },
};
