/** Finds and opens devices: `openDevice()` and `listDevices()`. */
import { runtime } from "../runtime/index.ts";
import { CUDA_ERROR, CudaError, LibraryNotFoundError } from "../base/errors.ts";
import { loadArrayImplementation } from "../array/implementation.ts";
import { mismatch } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import { loadStreamImplementation } from "../core/stream/implementation.ts";
import type { Driver } from "../driver/driver.ts";
import {
  cudaDriver,
  defaultOrdinal,
  type Meanwhile,
  parseDeviceName,
  softwareDriver,
} from "../driver/select.ts";
import { memberOfHandle, type SharedDevice } from "../interop/ipc/device.ts";
import { Member } from "../interop/ipc/membership.ts";
import { checkRuntimeVersion } from "../runtime/minimum_version.ts";
import { type DeviceInfo, readProperties } from "./properties.ts";

/** Implementation modules of `Device`. */
export type DeviceOperations = typeof import("./operations.ts");

/** An open device's context, and the modules that work on it. */
export interface OpenedDevice {
  readonly context: Context;
  readonly operations: DeviceOperations;
}

/** Ordinal of the device that does nothing. */
const STAND_IN = -1;

/**
 * Opens the context of a device, and loads the rest of the library while the driver starts.
 *
 * @param rehearse Called with a device that does nothing if there is time.
 */
export async function openContext(
  name: string | SharedDevice | undefined,
  rehearse: (standIn: OpenedDevice) => void,
): Promise<OpenedDevice> {
  checkRuntimeVersion();
  let modules: ReturnType<typeof loadModules> | undefined;
  const meanwhile: Meanwhile = (standIn) => {
    if (modules !== undefined) return;
    modules = loadModules();
    if (standIn === undefined) return;
    void Promise.all([standIn, modules]).then(([driver, [{ Context }, operations]]) => {
      rehearse({ context: Context.retain(driver, STAND_IN), operations });
    }).catch(() => {}); // opening the device fails with the same error
  };
  const member = typeof name === "object" ? memberOfHandle(name) : null;
  try {
    const selected = member !== null
      ? { driver: await member.openDriver(), ordinal: member.ordinal, isNumbered: true }
      : await selectDriver(parseDeviceName(name as string | undefined), meanwhile);
    meanwhile();
    const [{ Context }, operations] = await modules!;
    const context = Context.retain(selected.driver, checkedOrdinal(selected));
    Member.attach(context);
    return { context, operations };
  } finally {
    member?.leave();
  }
}

function checkedOrdinal({ driver, ordinal: wanted, isNumbered }: Selected): number {
  const count = driver.devices.count();
  // Launchers may show each process its own GPU only.
  const ordinal = !isNumbered && count === 1 ? 0 : wanted;
  if (ordinal >= count) {
    const expected = count === 1
      ? `${driver.name}:0, the only device`
      : `one of ${driver.name}:0 to ${driver.name}:${count - 1}`;
    throw new RangeError(mismatch("device", expected, `${driver.name}:${ordinal}`));
  }
  return ordinal;
}

function loadModules() {
  return Promise.all([
    import("../core/context.ts"),
    import("./operations.ts"),
    loadArrayImplementation(import("../math/mod.ts").then(({ operations }) => operations)),
    loadStreamImplementation(),
  ]);
}

interface Selected {
  readonly driver: Driver;
  readonly ordinal: number;
  readonly isNumbered: boolean;
}

let noticeShown = false;

async function selectDriver(
  wanted: ReturnType<typeof parseDeviceName>,
  meanwhile: Meanwhile,
): Promise<Selected> {
  if (wanted?.driver === "software") return { ...wanted, driver: await softwareDriver() };
  if (wanted) return { ...wanted, driver: await cudaDriver(meanwhile) };
  const driver = await cudaWithGpus(meanwhile).catch((error: unknown) => {
    if (!noticeShown) console.error(softwareNotice(error));
    noticeShown = true;
  });
  return driver === undefined
    ? { driver: await softwareDriver(), ordinal: 0, isNumbered: false }
    : { driver, ordinal: defaultOrdinal("cuda"), isNumbered: false };
}

/** Returns the CUDA driver; throws if it is missing or sees no GPU. */
export async function cudaWithGpus(meanwhile?: Meanwhile): Promise<Driver> {
  const driver = await cudaDriver(meanwhile);
  if (driver.devices.count() > 0) return driver;
  throw new CudaError(CUDA_ERROR.NO_DEVICE, "cuDeviceGetCount");
}

/** Returns the notice that the software device is used because of an error of {@link cudaWithGpus}. */
export function softwareNotice(error: unknown): string {
  // The variable may be set, but Deno may not read it.
  const permission = runtime.searchProblem()?.includes("--allow-env") ? " and pass --allow-env" : "";
  return `cuffi: no NVIDIA GPU found (${describeMissing(error)}); using the software device. ` +
    `Set CUFFI_DEVICE=software${permission} to hide this message, or CUFFI_DEVICE=cuda to make it an error.`;
}

/** Says in a few words why there is no CUDA device, and how to change that. */
function describeMissing(error: unknown): string {
  if (error instanceof LibraryNotFoundError) {
    const problem = runtime.ffiProblem();
    if (problem !== undefined) return problem.replace(/\. .*$|\.$/s, "");
    // A file that is there, but does not open, is the one of interest.
    const broken = error.tried.find(({ reason }) =>
      !/no such (file|folder)|not found|cannot find/i.test(reason)
    );
    if (broken !== undefined) return `${broken.path}: ${broken.reason}`;
    const chosen = runtime.env("CUFFI_LIBCUDA");
    return chosen === undefined
      ? "libcuda is not installed"
      : `CUFFI_LIBCUDA names ${chosen}, which does not exist`;
  }
  if (error instanceof CudaError && error.code === CUDA_ERROR.NO_DEVICE) {
    return "the driver sees no GPU; check nvidia-smi and CUDA_VISIBLE_DEVICES";
  }
  return error instanceof Error ? error.message.split("\n")[0]! : String(error);
}

/** Lists every device, CUDA devices first. */
export async function listAll(): Promise<DeviceInfo[]> {
  checkRuntimeVersion();
  const devices: DeviceInfo[] = [];
  try {
    const driver = await cudaDriver();
    for (let ordinal = 0; ordinal < driver.devices.count(); ordinal++) {
      devices.push({ id: `cuda:${ordinal}`, ...readProperties(driver, ordinal) });
    }
  } catch {
    // Without a CUDA driver only the software device is listed. `openDevice("cuda")` reports the reason.
  }
  devices.push({ id: "software", ...readProperties(await softwareDriver(), 0) });
  return devices;
}
