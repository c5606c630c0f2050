/** The device that the suite runs on: what CUFFI_DEVICE says, else the software device. */
import process from "node:process";
import { type Device, openDevice } from "../../mod.ts";

export const deviceName: string = process.env.CUFFI_DEVICE || "software";

/** True when the suite runs on a GPU. */
export const onGpu: boolean = deviceName.startsWith("cuda");

export function openTestDevice(): Promise<Device> {
  return openDevice(deviceName);
}
