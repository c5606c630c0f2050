/** Finding and opening devices: what `openDevice()` and `listDevices()` do. */
import { show } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import type { DeviceInfo } from "./device.ts";
import type { Driver } from "../driver/driver.ts";
import { cudaDriver, parseDeviceName, softwareDriver } from "../driver/select.ts";
import { driverOfHandle, type SharedDevice } from "../interop/ipc/device.ts";
import { importLate, late } from "../late.ts";

/** The context of the device that `name` means. */
export async function openContext(name: string | SharedDevice | undefined): Promise<Context> {
  let others: Promise<void> | undefined;
  const meanwhile = () => void (others ??= importLate());
  const { driver, ordinal } = typeof name === "object"
    ? await driverOfHandle(name)
    : await selectDriver(parseDeviceName(name), meanwhile);
  meanwhile();
  await others;
  const count = driver.devices.count();
  if (ordinal >= count) {
    throw new RangeError(
      `device: ${show(name ?? `${driver.name}:${ordinal}`)} given; there ${
        count === 1 ? "is 1 device" : `are ${count} devices`
      }, numbered from 0`,
    );
  }
  return late().contexts.Context.retain(driver, ordinal);
}

let said = false;

async function selectDriver(
  wanted: ReturnType<typeof parseDeviceName>,
  meanwhile: () => void,
): Promise<{ driver: Driver; ordinal: number }> {
  if (wanted?.driver === "software") return { driver: await softwareDriver(), ordinal: wanted.ordinal };
  if (wanted) return { driver: await cudaDriver(meanwhile), ordinal: wanted.ordinal };
  let reason: unknown;
  try {
    const driver = await cudaDriver(meanwhile);
    if (driver.devices.count() > 0) return { driver, ordinal: 0 };
    reason = "the driver sees no GPU";
  } catch (error) {
    reason = error instanceof Error ? error.message.split("\n")[0] : error;
  }
  if (!said) {
    said = true;
    console.error(
      `cuffi: no CUDA device (${reason}); the software device is used. Set CUFFI_DEVICE=software to say so, CUFFI_DEVICE=cuda to insist.`,
    );
  }
  return { driver: await softwareDriver(), ordinal: 0 };
}

/** Every device, CUDA devices first. */
export async function listAll(): Promise<DeviceInfo[]> {
  await importLate();
  const { readProperties } = late().properties;
  const devices: DeviceInfo[] = [];
  try {
    const driver = await cudaDriver();
    for (let ordinal = 0; ordinal < driver.devices.count(); ordinal++) {
      devices.push({ id: `cuda:${ordinal}`, ...readProperties(driver, ordinal) });
    }
  } catch {
    // No driver: only the software device is listed. `openDevice("cuda")` says why.
  }
  devices.push({ id: "software", ...readProperties(await softwareDriver(), 0) });
  return devices;
}
