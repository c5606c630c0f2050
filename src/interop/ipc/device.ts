/**
 * Shares devices with Workers of this process.
 *
 * @module
 */
import { checkInteger, checkOptions, invalid, oneOf } from "../../base/check.ts";
import type { Context } from "../../core/context.ts";
import { checksumOf, verifyChecksum } from "../../core/handle_checksum.ts";
import { collectAllReturned } from "../../core/memory/exports.ts";
import { ShareTable } from "../../core/share_table.ts";
import type { WorkerMemory } from "../../driver/driver.ts";
import { runtime } from "../../runtime/index.ts";
import { Loan } from "./loan.ts";
import { Member } from "./membership.ts";

/** The handle of a device for `openDevice()` in a Worker. Send it with `postMessage`. */
export interface SharedDevice {
  /** Distinguishes handles of different kinds. */
  readonly kind: "device";
  /** The kind of device. */
  readonly driver: "cuda" | "software";
  /** The number among devices of that kind. */
  readonly ordinal: number;
  /** The software device's memory; null for a GPU, whose addresses are valid in the whole process. */
  readonly memory: WorkerMemory | null;
  /** The address of the table in which the Worker records the arrays that it shares. */
  readonly table: string;
  /** Distinguishes uses of the table. */
  readonly generation: number;
  /** The owner's checksum of the fields. */
  readonly checksum: string;
}

/** A {@link SharedDevice} on the owner's side. `postMessage` copies only the data. */
export interface DeviceShare extends SharedDevice, Disposable {
  /**
   * Withdraws the handle, unless a Worker has opened it. Otherwise the Worker continues, and arrays that it has shared
   * and nobody has opened when it closes its device or ends are withdrawn. Arrays that are open stay valid.
   */
  dispose(): void;
}

const WORKER_BYTES = 64 * 2 ** 20;

/** `device.share()`. */
export function shareDevice(context: Context, workerBytes: number = WORKER_BYTES): DeviceShare {
  checkInteger("workerBytes", workerBytes, 2 ** 20, 2 ** 32);
  if (context.membership !== null) {
    throw new Error("share: a Worker cannot share its device further; share it where it was opened by name");
  }
  collectAllReturned();
  const driver = context.use();
  const table = ShareTable.lend(), { address, generation } = table;
  let memory: WorkerMemory | null;
  try {
    memory = context.pool.retry(workerBytes, () => driver.memory.reserveForWorker(workerBytes));
  } catch (error) {
    table.recycle();
    throw error;
  }
  const loan = new Loan(context, memory, table);
  const fields = {
    kind: "device",
    driver: driver.name,
    ordinal: context.ordinal,
    memory,
    table: address.toString(16),
    generation,
  } as const;
  const handle = { ...fields, checksum: checksumOf("worker", checkedFields(fields)) };
  return disposable(handle, () => loan.dispose());
}

/** Adds methods that are not enumerable, because postMessage cannot copy functions. */
export function disposable<T extends object>(
  handle: T,
  dispose: () => void,
): T & Disposable & { dispose(): void } {
  Object.defineProperties(handle, { dispose: { value: dispose }, [Symbol.dispose]: { value: dispose } });
  return handle as T & Disposable & { dispose(): void };
}

/**
 * Makes this thread the one that uses a handle. Checked by hand: every Worker would load Zod, which takes 15 to 50 ms.
 */
export function memberOfHandle(handle: SharedDevice): Member {
  if (handle?.kind !== "device") {
    throw new TypeError(invalid("device", "a name or the result of device.share()", handle));
  }
  const { driver, ordinal, memory: shared, table, generation, checksum } = handle;
  if (driver !== "cuda" && driver !== "software") {
    throw new TypeError(invalid("device.driver", oneOf(["cuda", "software"]), driver));
  }
  checkInteger("device.ordinal", ordinal, 0, 9999);
  checkAddress("device.table", table);
  checkInteger("device.generation", generation, 0, 2 ** 31 - 1);
  let memory: WorkerMemory | null = null;
  if (driver === "software") {
    checkOptions(shared, "device.memory");
    memory = { memory: shared!.memory, start: shared!.start, end: shared!.end };
    if (!(memory.memory instanceof WebAssembly.Memory)) {
      throw new TypeError(invalid("device.memory.memory", "a WebAssembly.Memory", memory.memory));
    }
    checkInteger("device.memory.start", memory.start, 0, 2 ** 32);
    checkInteger("device.memory.end", memory.end, memory.start, 2 ** 32);
  }
  const fields = { driver, ordinal, memory, table, generation };
  verifyChecksum("worker", checkedFields(fields), checksum);
  return Member.join(fields, ShareTable.at(BigInt(`0x${table}`), generation));
}

/** Throws unless a field of a handle is an address in hexadecimal. */
export function checkAddress(name: string, value: unknown): void {
  if (typeof value === "string" && /^[1-9a-f][0-9a-f]{0,15}$/.test(value)) return;
  throw new TypeError(invalid(name, "an address in hexadecimal", value));
}

/** The fields under the checksum. Every thread sees the memory at one address. */
function checkedFields(
  { driver, ordinal, memory, table, generation }: Omit<SharedDevice, "kind" | "checksum">,
): readonly unknown[] {
  if (memory === null) return ["device", driver, ordinal, table, generation];
  const base = runtime.addressOf(new Uint8Array(memory.memory.buffer));
  return ["device", driver, ordinal, base.toString(16), memory.start, memory.end, table, generation];
}
