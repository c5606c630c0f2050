/**
 * Passes the operations of a world to its communicator: one by one or in groups, for each device of this
 * process.
 */
import { checkInteger, mismatch } from "../base/check.ts";
import type { DeviceArray } from "../array/array.ts";
import type { StreamLike } from "../core/stream_state.ts";
import type { Communicator } from "../driver/collectives.ts";
import type { Connection } from "./connection.ts";
import { arraysOf, type Operand, operand, type OperandRequest, perMember } from "./operands.ts";
import type { WorldArray, WorldOptions } from "./options.ts";

/** Enqueues the operation of one member. */
type Enqueue = (communicator: Communicator, operand: Operand) => void;

export class Operations {
  readonly #connection: Connection;
  /** Number of open groups. Their operations start when the outermost one ends. */
  #depth = 0;
  /** Called when the group has ended. */
  #afterGroup: (() => void)[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Returns the rank of a send or a receive; throws if there is no such rank, or nothing to pair it with. */
  peer(name: string, rank: number): number {
    const { members, size } = this.#connection;
    if (members.length > 1) {
      throw new Error("send() and receive() need a world with one device in each process; use allToAll()");
    }
    checkInteger(name, rank, 0, size - 1);
    if (rank !== this.#connection.rank || this.#depth > 0) return rank;
    throw new RangeError(
      `${
        mismatch(name, "another rank", `${rank}, this one`)
      }; a rank sends to itself in a group() with the receive`,
    );
  }

  /** Runs the operations that `issue` calls as one. */
  group(issue: () => void): void {
    const connection = this.#connection;
    connection.check();
    const { communicator } = connection;
    connection.issue(() => communicator.groupStart());
    this.#depth++;
    try {
      issue();
    } finally {
      const after = --this.#depth === 0 ? this.#afterGroup.splice(0) : [];
      try {
        if (connection.error === null) connection.issue(() => communicator.groupEnd());
      } finally {
        for (const finish of after) finish();
      }
    }
  }

  /** Checks the arrays of every member, and enqueues the operation of each. */
  run(
    array: WorldArray,
    options: WorldOptions,
    request: OperandRequest,
    enqueue: Enqueue,
  ): void {
    const connection = this.#connection;
    connection.check();
    const { members, size } = connection;
    const { into } = request, { stream } = options;
    // The lists of the general case take longer than all checks.
    if (members.length === 1 && !Array.isArray(array) && !Array.isArray(into) && !Array.isArray(stream)) {
      const part = operand(
        members[0]!,
        array as DeviceArray,
        into as DeviceArray | undefined,
        stream as StreamLike | undefined,
        request,
        options,
        size,
      );
      return this.#enqueue(part, enqueue);
    }
    const arrays = arraysOf(array, members.length);
    const results = into === undefined ? undefined : perMember("into", into, members.length);
    const streams = stream === undefined
      ? undefined
      : perMember<StreamLike>("stream", stream as StreamLike, members.length);
    const waiting: Operand[] = [];
    try {
      members.forEach((member, i) => {
        waiting.push(operand(member, arrays[i]!, results?.[i], streams?.[i], request, options, size));
      });
      this.group(() => {
        while (waiting.length > 0) this.#enqueue(waiting.shift()!, enqueue);
      });
    } finally {
      for (const { finish } of waiting) finish?.(false);
    }
  }

  #enqueue(part: Operand, enqueue: Enqueue): void {
    const { finish } = part;
    try {
      const { agreement } = this.#connection.communicator;
      if (part.sourceCount > 0 || agreement !== undefined) this.#issue(part, enqueue);
    } catch (error) {
      finish?.(false);
      throw error;
    }
    if (finish === undefined) return;
    if (this.#depth > 0) this.#afterGroup.push(() => finish(true));
    else finish(true);
  }

  #issue(part: Operand, enqueue: Enqueue): void {
    const connection = this.#connection;
    const { stream, allocations, member } = part;
    if (stream.capture !== null && connection.members.length > 1) {
      throw new TypeError(
        "stream: expected one that is not being captured; a graph belongs to one device, and the world has several " +
          "in this process",
      );
    }
    for (const allocation of allocations) allocation.touch(stream);
    member.context.use();
    connection.enqueued(stream);
    connection.issue(() => enqueue(connection.communicator, part));
  }
}
