/** A Worker that opens shared devices and arrays, as its messages say: [number of the call, name, argument]. */
import { parentPort } from "node:worker_threads";
import { type Device, type DeviceArray, openDevice, type SharedArray, type SharedDevice } from "../../mod.ts";
import type { ArrayShare } from "../../mod.ts";

let device: Device;
let devices: Device[] = [];
let arrays: DeviceArray[] = [];
let shares: ArrayShare[] = [];

const calls = {
  async open(handle: SharedDevice): Promise<void> {
    device = await openDevice(handle);
    devices.push(device);
  },
  /** Makes an array, shares it and disposes of its own. */
  make(value: number): SharedArray {
    using x = device.full([1 << 18], value, "f32");
    const share = x.share({ to: "worker" });
    shares.push(share);
    return share;
  },
  /** Makes an array, and shares it twice without disposing of its own. */
  makeTwo(value: number): SharedArray[] {
    const x = device.full([1 << 18], value, "f32");
    arrays.push(x);
    return [x.share({ to: "worker" }), x.share({ to: "worker" })];
  },
  allocate(elements: number): number {
    arrays.push(device.zeros([elements], "f32"));
    return device.memoryInUse();
  },
  inUse(): number {
    device.synchronize();
    return device.memoryInUse();
  },
  take(share: SharedArray): number {
    const x = device.openShared(share);
    arrays.push(x);
    return x.toHost()[0] as number;
  },
  forward(share: SharedArray): SharedArray {
    const x = device.openShared(share);
    arrays.push(x);
    return x.share({ to: "worker" });
  },
  lend(): void {
    device.share();
  },
  withdraw(): void {
    for (const share of shares) share.dispose();
  },
  drop(): void {
    for (const x of arrays) x.dispose();
    arrays = [];
  },
  close(): void {
    arrays = [];
    shares = [];
    for (const opened of devices) opened.dispose();
    devices = [];
  },
};

parentPort!.on("message", async ([id, name, argument]: [number, keyof typeof calls, never]) => {
  let answer: unknown;
  try {
    answer = { value: await (calls[name] as (argument: unknown) => unknown)(argument) };
  } catch (error) {
    answer = { error: (error as Error).message };
  }
  parentPort!.postMessage([id, answer]);
});
