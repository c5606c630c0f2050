/** Operations of which ranks issue different ones, and what comes of it. */
import type { Device, DeviceArray, DType } from "../../mod.ts";
import {
  joinWorld,
  type Reduction,
  type Rendezvous,
  type World,
  WorldError,
} from "../../src/distributed/mod.ts";

/** The number of ranks. */
export const SIZE = 3;

/** Long enough for a rank that is busy; what differs is an error in any case. */
const TIMEOUT = 150;

/** Issues an operation on a rank. Arrays are disposed of at the end. */
type Issue = (world: World, empty: (count: number, dtype?: DType) => DeviceArray) => void | Promise<void>;

const allReduce = (count: number, dtype: DType, op: Reduction): Issue => (world, empty) =>
  world.allReduce(empty(count, dtype), op);
const reduce = (root: number, op: Reduction = "sum"): Issue => (world, empty) =>
  world.reduce(empty(12), op, { root });
const broadcast = (root: number, count = 12, dtype: DType = "f32"): Issue => (world, empty) =>
  world.broadcast(empty(count, dtype), { root });
const next = ({ rank }: World) => (rank + 1) % SIZE, last = ({ rank }: World) => (rank + SIZE - 1) % SIZE;

/** Operations, none of which matches another. */
const OPERATIONS: Readonly<Record<string, Issue>> = {
  "allReduce": allReduce(12, "f32", "sum"),
  "broadcast from 1": broadcast(1),
  "reduce to 1": reduce(1),
  "allGather": (world, empty) => world.allGather(empty(12), { into: empty(12 * SIZE) }),
  "reduceScatter": (world, empty) => world.reduceScatter(empty(12), "sum", { into: empty(12 / SIZE) }),
  "allToAll": (world, empty) => world.allToAll(empty(12), { into: empty(12) }),
  "send": (world, empty) => world.send(empty(4), next(world)),
  "receive": (world, empty) => world.receive(empty(4), last(world)),
  "group": (world, empty) =>
    world.group(() => {
      world.send(empty(4), next(world));
      world.receive(empty(4), last(world));
    }),
  "barrier": (world) => world.barrier(),
};

/** Operations that differ from another one in one respect only: its name, and the operation. */
const VARIANTS: Readonly<Record<string, readonly [string, Issue]>> = {
  "allReduce, max": ["allReduce", allReduce(12, "f32", "max")],
  "allReduce of i32": ["allReduce", allReduce(12, "i32", "sum")],
  "allReduce of fewer": ["allReduce", allReduce(11, "f32", "sum")],
  "allReduce of none": ["allReduce", allReduce(0, "f32", "sum")],
  "allReduce of complex64": ["allReduce", allReduce(6, "complex64", "sum")],
  "reduce to 1, max": ["reduce to 1", reduce(1, "max")],
  "reduce to 2": ["reduce to 1", reduce(2)],
  "broadcast from 0": ["broadcast from 1", broadcast(0)],
  "broadcast of fewer": ["broadcast from 1", broadcast(1, 11)],
  "broadcast of i16": ["broadcast from 1", broadcast(1, 12, "i16")],
  "broadcast of u16": ["broadcast of i16", broadcast(1, 12, "u16")],
  "broadcast of bool": ["broadcast of u16", broadcast(1, 24, "bool")],
};

const ALL: Readonly<Record<string, Issue>> = {
  ...OPERATIONS,
  ...Object.fromEntries(Object.entries(VARIANTS).map(([name, [, issue]]) => [name, issue])),
};

/** How the ranks continue: by another operation, by waiting, or by leaving. */
export type Then = "operation" | "finished" | "close";

/** Rank 1 issues `other`, and the other ranks `common`. */
export interface Case {
  readonly common: string;
  readonly other: string;
  readonly then: Then;
}

/** Whether an operation is between two ranks, rather than all. */
export function isPointToPoint(operation: string): boolean {
  return operation === "send" || operation === "receive" || operation === "group";
}

/** Returns every pair of operations, and pairs of those that differ in one respect only. */
export function mismatches(): Case[] {
  const names = Object.keys(OPERATIONS);
  const pairs = names.flatMap((common) =>
    names.filter((other) => other !== common).map((other) => [common, other])
  );
  for (const [name, [other]] of Object.entries(VARIANTS)) pairs.push([name, other], [other, name]);
  const all: readonly Then[] = ["operation", "finished", "close"];
  return pairs.map(([common, other], i) => ({ common: common!, other: other!, then: all[i % all.length]! }));
}

/**
 * Runs a case on one rank. Returns the message of its failure, null if there was none, and the bytes that it
 * leaves in use.
 */
export async function runMismatch(
  device: Device,
  rendezvous: Rendezvous,
  { common, other, then }: Case,
): Promise<{ reported: string | null; inUse: number }> {
  const before = device.memoryInUse();
  const world = await joinWorld({ device, rendezvous: borrowed(rendezvous), timeout: TIMEOUT });
  const arrays: DeviceArray[] = [];
  const empty = (count: number, dtype: DType = "f32") => {
    const array = device.zeros([count], dtype);
    arrays.push(array);
    return array;
  };
  const name = world.rank === 1 ? other : common;
  let reported: string | null = null;
  try {
    await ALL[name]!(world, empty);
    if (then === "operation") world.allReduce(empty(12));
    await (then === "close" ? world.close() : world.finished());
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    reported = error.message;
  }
  // Does not report the same failure twice.
  await world.close();
  for (const array of arrays) array.dispose();
  return { reported, inUse: device.memoryInUse() - before };
}

/** A rendezvous that lasts for several worlds, and does not pass on their failures. */
function borrowed(rendezvous: Rendezvous): Rendezvous {
  return {
    rank: rendezvous.rank,
    size: rendezvous.size,
    broadcast: (root, bytes) => rendezvous.broadcast(root, bytes),
    allGather: (bytes) => rendezvous.allGather(bytes),
    barrier: () => rendezvous.barrier(),
    send: (rank, tag, bytes) => rendezvous.send(rank, tag, bytes),
    receive: (rank, tag) => rendezvous.receive(rank, tag),
    failed: new Promise(() => {}),
    fail: () => {},
    close: () => Promise.resolve(),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
