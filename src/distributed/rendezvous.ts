/**
 * The connection between the processes of a world, for the time before NCCL has one: small messages,
 * barriers, and detection of processes that have ended. Rank 0 listens, the others connect to it, and it
 * forwards their messages.
 */
import { checkInteger, checkOptions, checkString, invalid } from "../base/check.ts";
import { permissionProblem } from "../driver/world_files.ts";
import { connectToRoot, type Joined, type JoinSettings, Listener, networkPermission } from "./join.ts";
import { GRACE_MS, type Rendezvous, Star } from "./star.ts";

export type { Rendezvous } from "./star.ts";

/** The maximum size of a world. Ranks must fit in the code of a collective operation. */
const MAX_SIZE = 1 << 16;

const DEFAULT_TIMEOUT_MS = 60_000;

/** Options of {@link joinRendezvous}. */
export interface RendezvousOptions {
  /** The rank of this process: an integer from 0 to `size - 1`. */
  readonly rank: number;
  /** The number of processes. */
  readonly size: number;
  /** The host on which rank 0 runs. A loopback address is open to processes of this machine only. */
  readonly address: string;
  /** The port on which rank 0 listens. */
  readonly port: number;
  /** How many successive ports rank 0 may try, if the first ones are in use. Default 1. */
  readonly ports?: number | undefined;
  /** The secret of this world. It is never sent. */
  readonly token: string;
  /** How long to wait for the other ranks, in milliseconds. Default 60,000. */
  readonly timeout?: number | undefined;
}

/**
 * Joins the other processes of a world.
 *
 * Both sides prove that they know the token; the data itself is neither encrypted nor signed.
 *
 * ```ts
 * const place = { rank: 0, size: 2, address: "127.0.0.1", port: 29_500, token: "a secret" };
 * await using rendezvous = await joinRendezvous(place);
 * await using world = await joinWorld({ device, rendezvous });
 * ```
 *
 * @throws {Error} If not all ranks have joined in time (the message lists the missing ones), or if one has
 * ended.
 */
export function joinRendezvous(options: RendezvousOptions): Promise<Rendezvous> {
  return meet(options, []);
}

/**
 * {@link joinRendezvous} in a process that needs further permissions of Deno, so that one error names all.
 *
 * @param permissions As `runtime.missingFlags()` takes them.
 */
export async function meet(options: RendezvousOptions, permissions: readonly string[]): Promise<Rendezvous> {
  const { size, token, timeout = DEFAULT_TIMEOUT_MS, ports = 1 } = checkOptions(options);
  checkInteger("size", size, 1, MAX_SIZE);
  const rank = checkInteger("rank", options.rank, 0, size - 1);
  const address = checkString("address", options.address) === "localhost" ? "127.0.0.1" : options.address;
  const port = checkInteger("port", options.port, 1, 65_535);
  checkInteger("ports", ports, 1, 65_536 - port);
  checkInteger("timeout", timeout, 1, 2 ** 31 - 1 - GRACE_MS);
  if (checkString("token", token) === "") throw new TypeError(invalid("token", "a secret", token));
  const settings = { rank, size, address, port, ports, token, timeout, deadline: Date.now() + timeout };
  const world = new Star(rank, size);
  if (size === 1) return world;
  // Without the permission to listen, Deno throws where nothing can catch the error.
  const problem = permissionProblem([networkPermission(settings), ...permissions]);
  if (problem !== undefined) throw new Error(`joinRendezvous: ${problem}`);
  try {
    if (rank === 0) await gather(world, settings);
    else await world.follow(await connectToRoot(settings), timeout);
  } catch (error) {
    await world.abandon(error as Error);
    throw error;
  }
  return world;
}

/** Waits on rank 0 until all have joined. */
async function gather(world: Star, settings: JoinSettings): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let { deadline } = settings;
    let timer: ReturnType<typeof setTimeout>;
    let listener: Listener | undefined;
    let isFinished = false;
    const finish = (error?: Error) => {
      isFinished = true;
      clearTimeout(timer);
      listener?.close();
      if (error === undefined) resolve();
      else reject(error);
    };
    // The first rank to give up ends the wait of all, so that every error lists the missing ranks.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => finish(new Error(describeMissing(world.missing(), settings, listener?.refused))),
        deadline - Date.now(),
      );
    };
    wait();
    world.failed.catch(finish);
    const admission = {
      hasJoined: (rank: number) => world.has(rank),
      admit: (newcomer: Joined & { rank: number; deadline: number }) => {
        world.connect(newcomer.rank, newcomer);
        deadline = Math.min(deadline, newcomer.deadline);
        if (world.missing().length === 0) finish();
        else wait();
      },
    };
    Listener.open(settings, admission).then((opened) => {
      listener = opened;
      if (isFinished) listener.close();
    }, finish);
  });
  world.start();
}

function describeMissing(
  missing: readonly number[],
  { size, timeout }: JoinSettings,
  refused: ReadonlyMap<string, number> = new Map(),
): string {
  const shown = missing.slice(0, 16).join(", ") + (missing.length > 16 ? ", …" : "");
  const ranks = missing.length === 1 ? `rank ${shown}` : `ranks ${shown}`;
  const reasons = [...refused].map(([reason, count]) => `${count} × ${reason}`).join(", ");
  return `joinRendezvous: ${ranks} of ${size} did not join within ${timeout / 1000} s` +
    (reasons === "" ? "" : `; refused connections: ${reasons}`);
}
