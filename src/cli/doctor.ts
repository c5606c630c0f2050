import process from "node:process";
import { mismatch } from "../base/check.ts";
import { LibraryNotFoundError } from "../base/errors.ts";
import { type Device, listDevices, openDevice } from "../device/device.ts";
import type { DeviceInfo } from "../device/properties.ts";
import { type DeviceName, parseDeviceName } from "../driver/select.ts";
import { runtime } from "../runtime/index.ts";
import { checkOptionNames, type CliOptions, type Terminal, UsageError } from "./command.ts";
import { printLibraries, printMediabunny } from "./doctor_libraries.ts";
import { printTopology } from "./doctor_topology.ts";
import { formatBytes } from "./format.ts";
import { environmentProblems } from "./settings.ts";
import { runtimeVersion, VERSION } from "./version.ts";

/**
 * Runs `cuffi doctor`: lists libraries by what they are needed for, lists and tests devices, and says
 * what to install.
 *
 * @returns The exit status: 0 if kernels run on the device that `openDevice()` opens.
 */
export async function doctor(
  args: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<number> {
  if (args.length > 0) throw new UsageError(mismatch("doctor", "no arguments", `"${args[0]}"`));
  checkOptionNames("doctor", options, ["device", "verbose"]);
  const named = parseDeviceName(options.device);

  terminal.out(`cuffi     ${VERSION}`);
  terminal.out(`runtime   ${runtimeVersion()}`);
  for (const problem of environmentProblems(process.env)) terminal.out(`variables ${problem}`);
  const ffiProblem = runtime.ffiProblem();
  if (ffiProblem !== undefined) terminal.out(`          ${ffiProblem}`);
  printLibraries(terminal, options.verbose === true);
  await printMediabunny(terminal);

  const devices = await listDevices();
  const working = new Set<string>();
  for (const info of devices) {
    if (await testDevice(info, terminal)) working.add(info.id);
  }

  await printTopology(devices.filter(({ id }) => id.startsWith("cuda:")).length, terminal);

  const wanted = named === undefined ? devices[0]!.id : idOf(named);
  terminal.out("");
  if (named !== undefined) {
    const source = options.device === undefined ? "CUFFI_DEVICE" : "--device";
    terminal.out(`openDevice() opens ${wanted}, as set by ${source}.`);
    if (!devices.some(({ id }) => id === wanted)) terminal.out(`This machine has no ${wanted}.`);
  } else if (devices.length === 1) {
    terminal.out("openDevice() opens the software device, because no GPU is usable.");
  } else {
    terminal.out(`openDevice() opens ${wanted}.`);
  }
  if (!options.verbose && ffiProblem === undefined) {
    terminal.out("Add --verbose to list every path that was tried.");
  }
  return working.has(wanted) ? 0 : 1;
}

/** The `id` that `listDevices()` gives this device. All software devices are listed as one. */
function idOf({ driver, ordinal }: DeviceName): string {
  return driver === "cuda" ? `cuda:${ordinal}` : driver;
}

/** Prints a device and the result of running a kernel on it. Returns true if a built-in kernel ran. */
async function testDevice(info: DeviceInfo, terminal: Terminal): Promise<boolean> {
  const { id, name, computeCapability, totalMemory, multiprocessors } = info;
  terminal.out("");
  terminal.out(
    `${id.padEnd(9)} ${name}, compute capability ${computeCapability.join(".")}, ${
      formatBytes(totalMemory)
    }, ${multiprocessors} multiprocessors`,
  );
  try {
    using device = await openDevice(id);
    const builtIn = await attempt(() => runBuiltIn(device));
    terminal.out(`          built-in kernels  ${builtIn}`);
    terminal.out(`          CUDA C++          ${await attempt(() => runCompiled(device))}`);
    return builtIn === "ok";
  } catch (error) {
    terminal.out(`          cannot be opened: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** Returns "ok", the library that is missing, or "failed" with the first line of the error. */
async function attempt(check: () => Promise<void>): Promise<string> {
  try {
    await check();
    return "ok";
  } catch (error) {
    // The list of libraries says how to install it.
    if (error instanceof LibraryNotFoundError) {
      return `needs ${error.library}${
        runtime.ffiProblem() === undefined ? "" : ", which cannot be opened here"
      }`;
    }
    const [firstLine] = (error instanceof Error ? error.message : String(error)).split("\n");
    return `failed: ${firstLine}`;
  }
}

async function runBuiltIn(device: Device): Promise<void> {
  const { normalize } = await import("../image/mod.ts");
  using src = device.array(new Uint8Array([1, 2, 3]), { shape: [1, 1, 3] });
  using out = normalize(src, { scale: 2 });
  checkResult(out.toHost(), [2, 4, 6]);
}

async function runCompiled(device: Device): Promise<void> {
  using module = await device.compile(`extern "C" __global__ void twice(float* x) { x[threadIdx.x] *= 2; }`);
  using x = device.array(new Float32Array([1, 2, 3]));
  module.kernel("twice").launch({ grid: 1, block: 3 }, x);
  checkResult(x.toHost(), [2, 4, 6]);
}

function checkResult(actual: Float32Array, expected: readonly number[]): void {
  if (actual.join() !== expected.join()) {
    throw new Error(mismatch("kernel result", expected.join(), actual.join()));
  }
}
