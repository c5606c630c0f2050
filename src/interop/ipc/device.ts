/**
 * Shares devices with Workers of this process.
 *
 * @module
 */
import { checkInteger, checkOptions, invalid, oneOf } from "../../base/check.ts";
import type { Context } from "../../core/context.ts";
import { checksumOf, verifyChecksum } from "../../core/handle_checksum.ts";
import { collectAllReturned, watchExport } from "../../core/memory/exports.ts";
import type { Driver, WorkerMemory } from "../../driver/driver.ts";
import { cudaDriver, softwareDriver } from "../../driver/select.ts";
import { closeReserved, isClosed } from "../../driver/worker_memory.ts";
import { runtime } from "../../runtime/index.ts";

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
  /** The owner's checksum of the fields. */
  readonly checksum: string;
}

/** A {@link SharedDevice} on the owner's side. `postMessage` copies only the data. */
export interface DeviceShare extends SharedDevice, Disposable {
  /**
   * Frees the memory that was reserved for the Worker. Necessary only for a Worker that ends without closing
   * its device, or never opens it: call this once the Worker has ended.
   */
  dispose(): void;
}

const WORKER_BYTES = 64 * 2 ** 20;

/** `device.share()`. */
export function shareDevice(context: Context, workerBytes: number = WORKER_BYTES): DeviceShare {
  checkInteger("workerBytes", workerBytes, 2 ** 20, 2 ** 32);
  const driver = context.use();
  const memory = driver.memory.reserveForWorker(workerBytes);
  const fields = { kind: "device", driver: driver.name, ordinal: context.ordinal, memory } as const;
  const handle = { ...fields, checksum: checksumOf("worker", checkedFields(fields)) };
  if (memory !== null) {
    watchExport({
      get isReturned() {
        return isClosed(memory);
      },
      finish() {
        if (!context.closed) context.use().memory.releaseFromWorker(memory);
      },
    });
  }
  const dispose = (): void => {
    if (memory !== null && closeReserved(memory)) collectAllReturned();
  };
  // Not enumerable, because postMessage cannot copy functions.
  return Object.defineProperties(handle, {
    dispose: { value: dispose },
    [Symbol.dispose]: { value: dispose },
  }) as DeviceShare;
}

/**
 * Returns the driver and the ordinal of a handle. Checked by hand: every Worker would load Zod, which takes 15 to
 * 50 ms.
 */
export async function driverOfHandle(handle: SharedDevice): Promise<{ driver: Driver; ordinal: number }> {
  if (handle?.kind !== "device") {
    throw new TypeError(invalid("device", "a name or the result of device.share()", handle));
  }
  const { driver, ordinal, memory: shared, checksum } = handle;
  if (driver !== "cuda" && driver !== "software") {
    throw new TypeError(invalid("device.driver", oneOf(["cuda", "software"]), driver));
  }
  checkInteger("device.ordinal", ordinal, 0, 9999);
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
  verifyChecksum("worker", checkedFields({ driver, ordinal, memory }), checksum);
  return {
    driver: driver === "cuda" ? await cudaDriver() : await softwareDriver(memory!),
    ordinal,
  };
}

/** The fields under the checksum. Every thread sees the memory at one address. */
function checkedFields(
  { driver, ordinal, memory }: Pick<SharedDevice, "driver" | "ordinal" | "memory">,
): readonly unknown[] {
  if (memory === null) return ["device", driver, ordinal];
  const base = runtime.addressOf(new Uint8Array(memory.memory.buffer));
  return ["device", driver, ordinal, base.toString(16), memory.start, memory.end];
}
