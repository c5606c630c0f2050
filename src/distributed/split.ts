/** Worlds that are parts of another one, and the exchange of small messages by collective operations. */
import { emptyArray } from "../array/array.ts";
import { streamLike } from "../core/stream_state.ts";
import { Connection } from "./connection.ts";
import { upload, type WorldMember } from "./member.ts";

/** Bytes for the id of a communicator, after its length. */
const ID_BYTES = 510;

/**
 * Gives every rank the bytes of all ranks, each of the same length.
 *
 * @param bytes Of each member.
 * @param isFirst Whether it is the first operation of the world: then the event loop goes on while ranks connect.
 */
export async function exchange(
  connection: Connection,
  bytes: readonly Uint8Array[],
  isFirst = false,
): Promise<Uint8Array[]> {
  connection.check();
  const { communicator, members, size } = connection;
  const { length } = bytes[0]!;
  const streams = members.map(({ context }) => context.defaultStream());
  const arrays = members.map((member, i) => {
    const stream = streams[i]!;
    return {
      own: upload(member, bytes[i]!, stream),
      all: emptyArray(member.context, [size, length], "u8", stream),
    };
  });
  try {
    const noteStreams = () => streams.forEach((stream) => connection.enqueued(stream));
    if (!isFirst) noteStreams();
    connection.issue(() => {
      communicator.groupStart();
      try {
        arrays.forEach(({ own, all }, i) => {
          members[i]!.context.use();
          communicator.allGather(i, own.pointer, all.pointer, length, "u8", streams[i]!.handle);
        });
      } finally {
        communicator.groupEnd(!isFirst);
      }
    });
    if (isFirst) {
      await connection.joined(connection.timeout);
      noteStreams();
    }
    await connection.finished();
    const result = arrays[0]!.all.toHost({ stream: streamLike(streams[0]!) });
    return Array.from({ length: size }, (_, rank) => result.slice(rank * length, (rank + 1) * length));
  } finally {
    for (const { own, all } of arrays) {
      own.dispose();
      all.dispose();
    }
  }
}

/** Forms a world of the ranks with the same color; undefined for a rank without one. */
export async function splitWorld(
  connection: Connection,
  color: number | undefined,
  key: number,
): Promise<Connection | undefined> {
  const { members, api, timeout } = connection;
  if (members.length > 1) throw new Error("split: expected a world with one device in each process");
  const { rank, context } = members[0]!;
  const choice = Int32Array.of(color ?? -1, key);
  const choices = (await exchange(connection, [new Uint8Array(choice.buffer)])).map((bytes, rank) => {
    const [color, key] = new Int32Array(bytes.buffer);
    return { rank, color: color!, key: key! };
  });
  const part = choices.filter((other) => other.color === color).sort((a, b) =>
    a.key - b.key || a.rank - b.rank
  );
  const isFirst = part[0]?.rank === rank;
  const ids = await exchange(connection, [isFirst ? frame(api.createId(part.length === 1)) : frame()]);
  if (color === undefined) return undefined;
  const member: WorldMember = { rank: part.findIndex((other) => other.rank === rank), index: 0, context };
  const id = unframe(ids[part[0]!.rank]!);
  const child = new Connection(api, [member], { id, size: part.length, timeout }, connection);
  try {
    await child.joined(timeout);
    await exchange(child, [new Uint8Array(4)], true);
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
