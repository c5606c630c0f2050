/** Splits worlds, and exchanges small messages by collective operations. */
import { emptyArray } from "../array/array.ts";
import { streamLike } from "../core/stream_state.ts";
import type { GatherName } from "../driver/collectives.ts";
import { Connection } from "./connection.ts";
import { upload, type WorldMember } from "./member.ts";
import { Part } from "./part.ts";

/** Bytes for the id of a communicator, after its length. */
const ID_BYTES = 510;

/**
 * Gives every rank the bytes of all ranks, each of the same length.
 *
 * @param bytes Of each member.
 * @param call The call to name in errors.
 */
export async function exchange(
  connection: Connection,
  bytes: readonly Uint8Array[],
  call: GatherName,
): Promise<Uint8Array[]> {
  connection.check();
  const { communicator, members, size } = connection;
  const { length } = bytes[0]!;
  const streams = members.map(({ context }) => context.defaultStream());
  using allocated = new DisposableStack();
  const arrays = members.map((member, i) => {
    const stream = streams[i]!;
    return {
      own: allocated.use(upload(member, bytes[i]!, stream)),
      all: allocated.use(emptyArray(member.context, [size, length], "u8", stream)),
    };
  });
  streams.forEach((stream) => connection.enqueued(stream));
  connection.issue(() => {
    communicator.groupStart();
    try {
      arrays.forEach(({ own, all }, i) => {
        members[i]!.context.use();
        communicator.allGather(i, own.pointer, all.pointer, length, "u8", streams[i]!.handle, call);
      });
    } finally {
      communicator.groupEnd();
    }
  });
  await connection.finished();
  const result = arrays[0]!.all.toHost({ stream: streamLike(streams[0]!) });
  return Array.from({ length: size }, (_, rank) => result.slice(rank * length, (rank + 1) * length));
}

/** A rank with the color and key that it has chosen. */
interface Choice {
  readonly rank: number;
  readonly color: number;
  readonly key: number;
}

/**
 * Forms worlds of the ranks with the same color. Returns the world of each member, undefined for one without a color;
 * members of the same color share a world.
 */
export async function splitWorld(
  connection: Connection,
  colors: readonly (number | undefined)[],
  keys: readonly number[],
): Promise<(Connection | undefined)[]> {
  const { members, api } = connection;
  const own = members.map((_, i) => new Uint8Array(Int32Array.of(colors[i] ?? -1, keys[i]!).buffer));
  const parts = partsOf(await exchange(connection, own, "split"));
  const isOwn = ({ rank }: Choice) => members.some((member) => member.rank === rank);
  const created: Uint8Array[] = [];
  const made = new Map<number, Connection>();
  try {
    const ids = await exchange(
      connection,
      members.map(({ rank }, i) => {
        const part = parts.get(colors[i] ?? -1) ?? [];
        if (part[0]?.rank !== rank) return frame();
        const id = api.createId(part.every(isOwn));
        created.push(id);
        return frame(id);
      }),
      "split",
    );
    // In the same order on every process, to prevent deadlocks.
    for (const [color, part] of parts) {
      const local: WorldMember[] = [];
      members.forEach(({ rank, context }) => {
        const place = part.findIndex((other) => other.rank === rank);
        if (place >= 0) local.push({ rank: place, index: local.length, context });
      });
      if (local.length === 0) continue;
      made.set(
        color,
        await connectPart(connection, local, part.map(({ rank }) => rank), unframe(ids[part[0]!.rank]!)),
      );
    }
  } catch (error) {
    for (const child of made.values()) child.dispose();
    for (const id of created) api.discardId?.(id);
    throw error;
  }
  return colors.map((color) => color === undefined ? undefined : made.get(color));
}

/** Returns the ranks of each color, in their new order, by ascending color. */
function partsOf(choices: readonly Uint8Array[]): Map<number, Choice[]> {
  const all = choices.map((bytes, rank): Choice => {
    const [color, key] = new Int32Array(bytes.buffer);
    return { rank, color: color!, key: key! };
  });
  const colored = all.filter(({ color }) => color >= 0).sort((a, b) =>
    a.color - b.color || a.key - b.key || a.rank - b.rank
  );
  return Map.groupBy(colored, ({ color }) => color);
}

async function connectPart(
  parent: Connection,
  members: readonly WorldMember[],
  ranks: readonly number[],
  id: Uint8Array,
): Promise<Connection> {
  const { api, timeout } = parent;
  const child = new Connection(api, members, { id, size: ranks.length, timeout }, new Part(parent, ranks));
  try {
    await child.joined(timeout);
    await exchange(child, members.map(() => new Uint8Array(4)), "split");
  } catch (error) {
    child.dispose();
    throw error;
  }
  return child;
}

function frame(id: Uint8Array = new Uint8Array(0)): Uint8Array {
  if (id.length > ID_BYTES) throw new Error("the id of a communicator is too long");
  const bytes = new Uint8Array(2 + ID_BYTES);
  bytes.set([id.length & 0xff, id.length >> 8]);
  bytes.set(id, 2);
  return bytes;
}

function unframe(bytes: Uint8Array): Uint8Array {
  return bytes.slice(2, 2 + bytes[0]! + 256 * bytes[1]!);
}
