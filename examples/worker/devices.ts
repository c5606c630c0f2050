import { type Device, listDevices, openDevice } from "@cuffi/cuffi";
import process from "node:process";
import * as z from "zod/mini";

const EXPECTED = "all, numbers of GPUs such as 0,1, or software:2 for two software devices";

/** All GPUs, some of them by number, or a number of software devices. */
const SELECTION = z.string().check(z.regex(/^(all|\d{1,3}(,\d{1,3})*|software:[1-9])$/, EXPECTED));

/**
 * Reads `DEVICES`. Undefined stands for the device that `openDevice()` opens.
 *
 * @throws {RangeError} If it does not select devices, or one of them twice.
 */
export function devicesFromEnvironment(text: string | undefined = process.env.DEVICES): string | undefined {
  if (!text) return undefined;
  const { data, error } = SELECTION.safeParse(text), numbers = text.split(",").map(Number);
  if (error === undefined && new Set(numbers).size === numbers.length) return data;
  throw new RangeError(`DEVICES: expected ${EXPECTED}, got ${JSON.stringify(text)}`);
}

/** Opens the devices of a selection. */
export async function openDevices(selection: string | undefined): Promise<Device[]> {
  const names = await namesOf(selection);
  const opened = await Promise.allSettled(names.map((name) => openDevice(name)));
  const devices = opened.flatMap((result) => result.status === "fulfilled" ? [result.value] : []);
  const failure = opened.find((result) => result.status === "rejected");
  if (failure === undefined) return devices;
  for (const device of devices) device.dispose();
  throw failure.reason;
}

/** Returns the names of the devices; undefined is the name of the one that `openDevice()` chooses. */
async function namesOf(selection: string | undefined): Promise<(string | undefined)[]> {
  if (selection === undefined) return [undefined];
  if (selection === "all") {
    const gpus = (await listDevices()).map(({ id }) => id).filter((id) => id.startsWith("cuda:"));
    // Without a GPU, openDevice() opens the software device, or fails if CUFFI_DEVICE asks for a GPU.
    return gpus.length > 0 ? gpus : [undefined];
  }
  const [, count] = selection.split(":");
  if (count === undefined) return selection.split(",").map((number) => `cuda:${Number(number)}`);
  return Array.from({ length: Number(count) }, (_, i) => `software:${i}`);
}
