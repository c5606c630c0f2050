/**
 * The Worker's side of a device that another thread shared with it.
 *
 * @module
 */
import type { Context, Membership } from "../../core/context.ts";
import type { ShareTable } from "../../core/share_table.ts";
import type { Driver, WorkerMemory } from "../../driver/driver.ts";
import { cudaDriver, leaveSoftwareMemory, softwareDriver } from "../../driver/select.ts";
import { isLentHere } from "./loan.ts";

const ONCE = "call device.share() once for each Worker and each opening";

/** The devices that this thread has opened by handles. */
const members: Member[] = [];

export class Member implements Membership {
  readonly table: ShareTable;
  readonly driver: "cuda" | "software";
  readonly ordinal: number;
  readonly #memory: WorkerMemory | null;
  /** Open contexts, and calls that open one. */
  #users = 0;
  #wasOpen = false;

  private constructor(
    { driver, ordinal, memory }: {
      driver: "cuda" | "software";
      ordinal: number;
      memory: WorkerMemory | null;
    },
    table: ShareTable,
  ) {
    this.driver = driver;
    this.ordinal = ordinal;
    this.#memory = memory;
    this.table = table;
  }

  /**
   * Makes this thread the one that uses a verified handle, until {@link leave} is called.
   *
   * @throws {Error} If the handle was used before.
   */
  static join(
    handle: { driver: "cuda" | "software"; ordinal: number; memory: WorkerMemory | null },
    table: ShareTable,
  ): Member {
    const { address, generation } = table;
    let member = members.find(({ table }) => table.address === address && table.generation === generation);
    if (member === undefined) {
      if (isLentHere(address)) {
        throw new Error(
          "device: the result of device.share() is for a Worker; this thread has that device open",
        );
      }
      if (!table.join()) {
        const got = table.isJoined ? "is in use" : "was closed, or its owner has disposed of the handle";
        throw new Error(`device: the shared device ${got}; ${ONCE}`);
      }
      members.push(member = new Member(handle, table));
    }
    member.#users++;
    return member;
  }

  /** Connects the context of a device that was opened, by a handle or by name, with the handle's table. */
  static attach(context: Context): void {
    if (context.membership !== null) return;
    const { driver, ordinal } = context;
    // Software devices are in one memory.
    const member = members.find((known) =>
      known.driver === driver.name && (known.#memory !== null || known.ordinal === ordinal)
    );
    if (member === undefined) return;
    member.#users++;
    member.#wasOpen = true;
    context.membership = member;
  }

  get byteLength(): number {
    return this.#memory === null ? 0 : this.#memory.end - this.#memory.start;
  }

  /** Returns the driver that uses the memory of the handle. */
  async openDriver(): Promise<Driver> {
    if (this.#memory === null) return await cudaDriver();
    return await softwareDriver(this.#memory);
  }

  leave(): void {
    if (--this.#users > 0) return;
    members.splice(members.indexOf(this), 1);
    if (this.#memory !== null) leaveSoftwareMemory(this.#memory);
    if (this.#wasOpen) this.table.close();
    else this.table.unjoin();
  }
}
