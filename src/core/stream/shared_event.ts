/**
 * Events for other processes, by CUDA IPC.
 *
 * @module
 */
import { checkString, invalid, mismatch } from "../../base/check.ts";
import type { Context } from "../context.ts";
import { checksumOf, verifyChecksum } from "../handle_checksum.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { fromHex, toHex } from "../../base/hex.ts";

/**
 * The handle of an event for `device.openSharedEvent()` in another process. Plain data that other languages
 * can fill in too.
 */
export interface SharedEvent {
  /** Distinguishes handles of different kinds. */
  readonly kind: "event";
  /** The device's UUID, without dashes. */
  readonly device: string;
  /** `CUipcEventHandle`, hexadecimal. */
  readonly handle: string;
  /** The owner's checksum of the other fields; null or absent if another language filled them in. */
  readonly checksum?: string | null | undefined;
}

/** `event.share()`. */
export function shareEvent(context: Context, event: bigint): SharedEvent {
  const driver = context.use();
  let handle: Uint8Array;
  try {
    handle = driver.ipc.eventHandle(event);
  } catch (error) {
    if (!(error instanceof CudaError) || error.code === CUDA_ERROR.NOT_SUPPORTED) throw error;
    throw new CudaError(
      error.code,
      error.call,
      "only events of createEvent({ interprocess: true }) can be shared with other processes",
    );
  }
  const device = toHex(driver.devices.uuid(context.ordinal));
  const text = toHex(handle);
  return { kind: "event", device, handle: text, checksum: checksumOf("process", ["event", device, text]) };
}

/** `device.openSharedEvent()`: opens the `CUevent` of a handle. */
export function openSharedEvent(context: Context, handle: SharedEvent): bigint {
  if (typeof handle !== "object" || handle === null || handle.kind !== "event") {
    throw new TypeError(invalid("handle", "the result of event.share()", handle));
  }
  if (typeof handle.handle !== "string" || !/^[0-9a-f]{128}$/i.test(handle.handle)) {
    throw new TypeError(
      invalid("handle.handle", "the 64 bytes of a CUipcEventHandle in hexadecimal", handle.handle),
    );
  }
  checkString("handle.device", handle.device);
  if (handle.checksum != null) {
    verifyChecksum("process", ["event", handle.device, handle.handle], handle.checksum);
  }
  const driver = context.use();
  if (handle.device !== toHex(driver.devices.uuid(context.ordinal))) {
    throw new RangeError(
      mismatch("handle", `an event of ${context}`, `one of the device with UUID ${handle.device}`),
    );
  }
  return driver.ipc.openEvent(fromHex(handle.handle));
}
