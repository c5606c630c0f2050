/** Worlds: the devices that work together, and their collective operations. */
import { DeviceArray } from "../array/array.ts";
import {
  checkFunction,
  checkInteger,
  checkOptionNames,
  checkSynchronous,
  invalid,
  type OptionNames,
} from "../base/check.ts";
import { keepAlive } from "../base/finalization.ts";
import { resourceOf, ResourceOwner } from "../base/shared_resource.ts";
import type { Reduction } from "../driver/collectives.ts";
import { failAtExit } from "../runtime/exit_status.ts";
import type { Connection } from "./connection.ts";
import { checkParts, checkReduction, perMember } from "./operands.ts";
import { Operations } from "./operations.ts";
import {
  type GatherOptions,
  INTO_OPTIONS,
  intoOptions,
  OPTIONS,
  REDUCE_OPTIONS,
  REDUCE_ROOT_OPTIONS,
  type ReduceOptions,
  ROOT_OPTIONS,
  type RootOptions,
  type ScatterOptions,
  SPLIT_OPTIONS,
  type SplitEachOptions,
  type SplitOptions,
  type WorldArray,
  type WorldOptions,
} from "./options.ts";
import { exchange, splitWorld } from "./split.ts";
import { nameClass } from "../runtime/inspect.ts";

/**
 * Devices that work together, each with its rank. Created by {@link joinWorld}.
 *
 * Operations are enqueued on streams and ordered like all work on arrays; they return before they have run.
 * Every rank issues the same operations in the same order, with arrays of the same dtype and size. Software devices
 * compare them; NCCL does not, and may return wrong elements. If a rank ends, does not take part within the timeout
 * or, on software devices, issues another operation, every rank that has not left fails: calls that wait for the
 * stream throw a {@link WorldError}, and so does every later call of the world.
 *
 * With several devices in this process, `send()` and `receive()` are errors, and graphs cannot capture operations.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { joinWorld } from "@cuffi/cuffi/distributed";
 *
 * using device = await openDevice();
 * await using world = await joinWorld({ device });
 * using gradients = device.empty([1024], "f32").fill(world.rank);
 * world.allReduce(gradients, "avg");
 * console.log(await gradients.download());
 * ```
 */
export class World extends ResourceOwner implements AsyncDisposable {
  readonly #operations: Operations;

  /** @ignore Use `joinWorld()`. */
  constructor(connection: Connection) {
    super(connection);
    this.#operations = new Operations(connection);
  }

  /** The rank of this process's device, of its first one if there are several. */
  get rank(): number {
    return connectionOf(this).rank;
  }

  /** The ranks of this process's devices. */
  get ranks(): readonly number[] {
    return connectionOf(this).members.map(({ rank }) => rank);
  }

  /** The number of ranks. */
  get size(): number {
    return connectionOf(this).size;
  }

  /** The library that connects the devices, such as `NCCL 2.28.9`. */
  get library(): string {
    return connectionOf(this).api.description;
  }

  /** Describes the world, such as `rank 0 of 4 (NCCL 2.28.9)`. */
  override toString(): string {
    const { ranks, size, library } = this;
    return `${ranks.length === 1 ? "rank" : "ranks"} ${ranks.join(", ")} of ${size} (${library})`;
  }

  /** The failure of the world, or null if it has not failed. */
  get error(): Error | null {
    return connectionOf(this).readError();
  }

  /**
   * Combines the elements of all ranks' arrays: each rank receives the result, in place or in `into`.
   *
   * `sum`, `prod`, `min`, `max` and `avg`; of complex numbers `sum` and `avg`, of bools `min` and `max`. On the
   * software device elements are combined in the order of the ranks and rounded to the dtype after each one.
   *
   * ```ts
   * world.allReduce(gradients, "avg");
   * world.allReduce(x, "max", { into: y, stream });
   * ```
   */
  allReduce(array: WorldArray, op: Reduction = "sum", options: ReduceOptions = {}): void {
    const { into, as } = checkOptionNames(options, REDUCE_OPTIONS);
    const request = {
      into,
      as,
      op: checkReduction(op),
      resultSize: "same",
      writes: true,
    } as const;
    this.#operations.run(
      array,
      options,
      request,
      (communicator, { member, source, target, sourceCount, type, stream }) => {
        communicator.allReduce(member.index, source, target, sourceCount, type, op, stream.handle);
      },
    );
  }

  /**
   * Like {@link World.allReduce}, but only the root receives the result. `into` is used on the root only.
   *
   * ```ts
   * world.reduce(losses, "sum", { root: 0 });
   * ```
   */
  reduce(array: WorldArray, op: Reduction = "sum", options: ReduceOptions & RootOptions = {}): void {
    const { into, as } = checkOptionNames(options, REDUCE_ROOT_OPTIONS);
    const root = this.#root(options);
    const writes = this.ranks.includes(root);
    const request = { into, as, op: checkReduction(op), resultSize: "same", writes } as const;
    this.#operations.run(
      array,
      options,
      request,
      (communicator, { member, source, target, sourceCount, type, stream }) => {
        communicator.reduce(member.index, source, target, sourceCount, type, op, root, stream.handle);
      },
    );
  }

  /**
   * Copies the root's elements to every rank: from its array, to the arrays of the others or to `into`.
   *
   * ```ts
   * world.broadcast(weights, { root: 0 });
   * ```
   */
  broadcast(
    array: WorldArray,
    options: WorldOptions & RootOptions & { into?: WorldArray | undefined } = {},
  ): void {
    const { into } = checkOptionNames(options, ROOT_OPTIONS as OptionNames<typeof options>);
    const root = this.#root(options);
    const request = { into, resultSize: "same", writes: true } as const;
    this.#operations.run(
      array,
      options,
      request,
      (communicator, { member, source, target, sourceCount, type, stream }) => {
        communicator.broadcast(member.index, source, target, sourceCount, type, root, stream.handle);
      },
    );
  }

  /**
   * Gives every rank the elements of all, in the order of the ranks: `into` has `size` times as many. The array may
   * be this rank's part of `into`.
   *
   * ```ts
   * using all = device.empty([world.size, ...x.shape], "f32");
   * world.allGather(x, { into: all });
   * ```
   */
  allGather(array: WorldArray, options: GatherOptions): void {
    const { into } = intoOptions(options, INTO_OPTIONS);
    const request = { into: required(into), resultSize: "times", writes: false } as const;
    this.#operations.run(
      array,
      options,
      request,
      (communicator, { member, source, target, sourceCount, type, stream }) => {
        communicator.allGather(member.index, source, target, sourceCount, type, stream.handle);
      },
    );
  }

  /**
   * Combines the elements of all ranks and gives each rank its part, in the order of the ranks: the array has `size`
   * times as many elements as `into`, which may be this rank's part of it.
   *
   * ```ts
   * using part = device.empty([x.size / world.size], "f32");
   * world.reduceScatter(x, "sum", { into: part });
   * ```
   */
  reduceScatter(array: WorldArray, op: Reduction, options: ScatterOptions): void {
    const { into, as } = intoOptions(options, REDUCE_OPTIONS as OptionNames<ScatterOptions>);
    const shared = { into: required(into), as, op: checkReduction(op) };
    const request = { ...shared, resultSize: "part", writes: false } as const;
    this.#operations.run(
      array,
      options,
      request,
      (communicator, { member, source, target, targetCount, type, stream }) => {
        communicator.reduceScatter(member.index, source, target, targetCount, type, op, stream.handle);
      },
    );
  }

  /**
   * Sends each rank a part of the array, and receives one from each: part `j` of rank `i` becomes part `i` of `into`
   * on rank `j`.
   *
   * ```ts
   * using received = device.empty(x.shape, "f32");
   * world.allToAll(x, { into: received });
   * ```
   */
  allToAll(array: WorldArray, options: GatherOptions): void {
    const { into } = intoOptions(options, INTO_OPTIONS);
    const { size } = this;
    for (const each of Array.isArray(array) ? array : [array]) {
      // Values other than arrays are rejected where they are used.
      if (each instanceof DeviceArray) checkParts(each, size);
    }
    const request = { into: required(into), resultSize: "same", writes: false } as const;
    this.#operations.run(
      array,
      options,
      request,
      (communicator, { member, source, target, sourceCount, type, stream }) => {
        if (source === target) throw new RangeError("into: expected another array than the one that is sent");
        communicator.allToAll(member.index, source, target, sourceCount / size, type, stream.handle);
      },
    );
  }

  /**
   * Sends the elements to a rank, which receives them by {@link World.receive}. Sends and receives that may have to
   * wait for each other belong in one {@link World.group}.
   * The world must have one device in each process; otherwise, use {@link World.allToAll}.
   *
   * ```ts
   * if (world.rank === 0) world.send(x, 1);
   * else world.receive(x, 0);
   * ```
   */
  send(array: DeviceArray, to: number, options: WorldOptions = {}): void {
    checkOptionNames(options, OPTIONS);
    const peer = this.#operations.peer("to", to);
    const request = { resultSize: "same", writes: false } as const;
    this.#operations.run(
      array,
      options,
      request,
      (communicator, { member, source, sourceCount, type, stream }) => {
        communicator.send(member.index, source, sourceCount, type, peer, stream.handle);
      },
    );
  }

  /**
   * Receives the elements that a rank sends by {@link World.send}: as many, of the same dtype. The world must have one
   * device in each process; otherwise, use {@link World.allToAll}.
   */
  receive(array: DeviceArray, from: number, options: WorldOptions = {}): void {
    checkOptionNames(options, OPTIONS);
    const peer = this.#operations.peer("from", from);
    const request = { resultSize: "same", writes: true } as const;
    this.#operations.run(
      array,
      options,
      request,
      (communicator, { member, target, targetCount, type, stream }) => {
        communicator.receive(member.index, target, targetCount, type, peer, stream.handle);
      },
    );
  }

  /**
   * Runs the operations in `issue` together: none waits for another, and they take less time than one by one.
   * They must not depend on each other, and `issue` must not be async.
   *
   * ```ts
   * const next = (world.rank + 1) % world.size, last = (world.rank + world.size - 1) % world.size;
   * world.group(() => {
   *   world.send(x, next);
   *   world.receive(y, last);
   * });
   * ```
   */
  group(issue: () => void): void {
    checkFunction("issue", issue);
    let result: unknown;
    this.#operations.group(() => {
      result = issue();
    });
    checkSynchronous("issue", "because the group ends when it returns", result);
  }

  /**
   * Resolves when every rank has called it and the operations enqueued before, on the devices' own streams, have
   * finished.
   */
  async barrier(): Promise<void> {
    await exchange(connectionOf(this), connectionOf(this).members.map(() => new Uint8Array(1)), "barrier");
  }

  /**
   * Resolves when the operations enqueued so far have finished. On software devices, every rank has then taken
   * part in them.
   *
   * @throws {WorldError} If the world has failed.
   */
  finished(): Promise<void> {
    return connectionOf(this).finished();
  }

  /**
   * Divides the world: ranks that pass the same color form a new one. Every rank must call it. Resolves with the new
   * world, or undefined for a rank without a color.
   *
   * A process with several devices passes a list of colors, and receives a list of worlds, one for each device;
   * devices of the same color share theirs, in the order of the list.
   *
   * A failure in one part ends this world and its other parts, too.
   *
   * ```ts
   * await using half = await world.split({ color: world.rank % 2 });
   * ```
   *
   * ```ts
   * const devices = [await openDevice("cuda:0"), await openDevice("cuda:1")];
   * await using both = await joinWorld({ devices });
   * const [first, second] = await both.split({ color: [0, 1] });
   * ```
   *
   * @throws {WorldError} If not all ranks of a part have joined it in time, or the world has failed.
   */
  async split(options: SplitOptions & { color: number }): Promise<World>;
  /** Divides a world of several devices in this process. */
  async split(options: SplitEachOptions): Promise<(World | undefined)[]>;
  /** Divides the world; this rank may belong to none of the parts. */
  async split(options: SplitOptions): Promise<World | undefined>;
  async split(
    options: SplitOptions | SplitEachOptions,
  ): Promise<World | undefined | (World | undefined)[]> {
    const { color, key = 0 } = checkOptionNames(options, SPLIT_OPTIONS);
    const connection = connectionOf(this);
    connection.check();
    const { length } = connection.members;
    const colors = perMember<number | undefined>("color", color, length);
    const keys = Array.isArray(key)
      ? perMember<number>("key", key, length)
      : new Array<number>(length).fill(key as number);
    for (const one of colors) if (one !== undefined) checkInteger("color", one, 0, 2 ** 31 - 1);
    for (const one of keys) checkInteger("key", one, -(2 ** 31), 2 ** 31 - 1);
    const parts = await splitWorld(connection, colors, keys);
    // One object for each part: a second one would end the part when it is collected.
    const made = new Map(
      Array.from(new Set(parts), (part) => [part, part && keepAlive(this, new World(part))]),
    );
    const worlds = parts.map((part) => made.get(part));
    return Array.isArray(color) ? worlds : worlds[0];
  }

  /**
   * Ends the world on every rank immediately: operations in flight end without a result, and memory of the library is
   * freed.
   */
  abort(reason = "world.abort() was called"): void {
    const connection = connectionOf(this);
    if (!connection.freed) connection.abort(reason);
  }

  /**
   * Waits for the operations in flight, as {@link World.finished} does, and leaves the world.
   *
   * @throws {WorldError} If they have failed, unless a call has thrown it before, or {@link World.error} was read.
   */
  async close(): Promise<void> {
    const connection = connectionOf(this);
    await connection.settled();
    this.dispose();
    await connection.ended;
    connection.report();
  }

  /**
   * Calls {@link World.close} at the end of the block of an `await using` declaration. Prints what that throws, and
   * lets the process fail: an error here would hide one that the block throws.
   */
  async [Symbol.asyncDispose](): Promise<void> {
    try {
      await this.close();
    } catch (error) {
      console.error(`cuffi: nothing waited for this failure: ${error}`);
      failAtExit();
    }
  }

  #root({ root = 0 }: RootOptions): number {
    return checkInteger("root", root, 0, this.size - 1);
  }
}

nameClass(World, "World");

function required(into: WorldArray | undefined): WorldArray {
  if (into === undefined) throw new TypeError(invalid("into", "an array for the result", into));
  return into;
}

function connectionOf(world: World): Connection {
  return resourceOf<Connection>(world);
}
