/**
 * Events for other processes, by CUDA IPC.
 *
 * @module
 */
import { invalid } from "../../base/check.ts";
import type { Context } from "../context.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { fromHex, toHex } from "../../base/hex.ts";

/**
 * An event as another process opens it with `device.openSharedEvent()`. Plain data, which a program in another language may
 * fill in.
 */
export interface SharedEvent {
  /** To tell handles apart by. */
  readonly kind: "event";
  /** The device's UUID, without dashes. */
  readonly device: string;
  /** `CUipcEventHandle`, hexadecimal. */
  readonly handle: string;
}

/** What `event.share()` gives. */
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
      "other processes open events of createEvent({ interprocess: true })",
    );
  }
  return { kind: "event", device: toHex(driver.devices.uuid(context.ordinal)), handle: toHex(handle) };
}

/** The `CUevent` of a handle. */
export function openSharedEvent(context: Context, handle: SharedEvent): bigint {
  if (typeof handle !== "object" || handle === null || handle.kind !== "event") {
    throw new TypeError(invalid("handle", "what event.share() gave", handle));
  }
  if (typeof handle.handle !== "string" || !/^[0-9a-f]{128}$/i.test(handle.handle)) {
    throw new TypeError(
      invalid("handle.handle", "the 64 bytes of a CUipcEventHandle in hexadecimal", handle.handle),
    );
  }
  const driver = context.use();
  if (handle.device !== toHex(driver.devices.uuid(context.ordinal))) {
    throw new RangeError(`handle: it is of the device with UUID ${handle.device}; this is ${context}`);
  }
  return driver.ipc.openEvent(fromHex(handle.handle));
}
