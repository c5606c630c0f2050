import { mismatch } from "../base/check.ts";
import process from "node:process";
import type { CliOptions, Terminal } from "./main.ts";
import { type Device, type DeviceInfo, listDevices, openDevice } from "../device/device.ts";
import { describeLibraries, type LibraryReport } from "../libraries/describe.ts";
import { parseDeviceName } from "../driver/select.ts";
import { runtime } from "../runtime/index.ts";
import { size, UsageError } from "./usage.ts";

/** What each library is for. */
const PURPOSE: Readonly<Record<LibraryReport["name"], string>> = {
  libcuda: "the NVIDIA driver: everything on a GPU",
  libnvrtc: "compiling CUDA C++; shipped kernels do without",
  libcudart: "meeting code that uses the runtime API; rarely needed",
  libnvtx: "naming parts of a program for profilers; rarely needed",
};

/**
 * `cuffi doctor`: what was found, what works, and what to install for what does not.
 *
 * @returns The exit status: 0 if the device that `openDevice()` takes runs kernels.
 */
export async function doctor(
  rest: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<number> {
  if (rest.length > 0) throw new UsageError(`doctor: "${rest[0]}" given; it takes no arguments`);
  const foreign = Object.keys(options).find((name) => name !== "device");
  if (foreign !== undefined) throw new UsageError(mismatch("doctor", "--device", `--${foreign}`));

  const wanted = parseDeviceName(options.device);
  terminal.out(`runtime   ${runtimeVersion()}`);
  if (runtime.ffiProblem() !== undefined) terminal.out(`          ${runtime.ffiProblem()}`);
  for (const report of describeLibraries()) printLibrary(report, terminal);

  const asked = wanted === undefined
    ? undefined
    : wanted.driver === "cuda"
    ? `cuda:${wanted.ordinal}`
    : wanted.driver;
  const devices = await listDevices();
  let works = false;
  for (const info of devices) {
    if (await describeDevice(info, terminal) && info.id === (asked ?? devices[0]!.id)) works = true;
  }
  terminal.out("");
  if (asked !== undefined) {
    terminal.out(
      `openDevice() takes ${asked}, because ${
        options.device === undefined ? "CUFFI_DEVICE" : "--device"
      } says so.`,
    );
    if (!devices.some(({ id }) => id === asked)) terminal.out(`There is no ${asked} on this machine.`);
  } else if (devices.length === 1) {
    terminal.out("openDevice() takes the software device: no GPU can be used.");
  } else {
    terminal.out(`openDevice() takes ${devices[0]!.id}.`);
  }
  return works ? 0 : 1;
}

function runtimeVersion(): string {
  const name = runtime.name === "none" ? "node" : runtime.name;
  return `${name} ${process.versions[name] ?? ""}, ${process.platform} ${process.arch}`;
}

function printLibrary(report: LibraryReport, terminal: Terminal): void {
  const { name, path, version, problem, tried, variable, override } = report;
  const label = name.padEnd(9);
  const says = name === "libcuda" ? "accepts CUDA up to" : "CUDA";
  if (path !== undefined) {
    terminal.out(`${label} ${path}${version === undefined ? "" : `, ${says} ${version}`}`);
    if (override !== undefined) terminal.out(`          because ${variable} says so`);
    if (problem !== undefined) terminal.out(`          fails: ${problem}`);
    return;
  }
  terminal.out(`${label} not found (${PURPOSE[name]})`);
  // Why there is no FFI has been said for all of them.
  if (runtime.ffiProblem() === undefined) {
    terminal.out(`          ${problem!.replaceAll("\n", "\n          ")}`);
  }
  for (const [reason, candidates] of Map.groupBy(tried, (candidate) => candidate.reason)) {
    terminal.out(`          tried ${candidates.map((candidate) => candidate.path).join(", ")}: ${reason}`);
  }
}

/** Prints a device and what works on it. True if a kernel ran. */
async function describeDevice(info: DeviceInfo, terminal: Terminal): Promise<boolean> {
  const { id, name, computeCapability, totalMemory, multiprocessors } = info;
  terminal.out("");
  terminal.out(
    `${id.padEnd(9)} ${name}, compute capability ${computeCapability.join(".")}, ${
      size(totalMemory)
    }, ${multiprocessors} multiprocessors`,
  );
  try {
    using device = await openDevice(id);
    const shipped = await attempt(() => runShipped(device));
    terminal.out(`          shipped kernels  ${shipped}`);
    terminal.out(`          CUDA C++         ${await attempt(() => runCompiled(device))}`);
    return shipped === "ok";
  } catch (error) {
    terminal.out(`          cannot be opened: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

async function attempt(check: () => Promise<void>): Promise<string> {
  try {
    await check();
    return "ok";
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split("\n");
    return `no: ${first}`;
  }
}

async function runShipped(device: Device): Promise<void> {
  const { normalize } = await import("../image/mod.ts");
  using src = device.array(new Uint8Array([1, 2, 3]), { shape: [1, 1, 3] });
  using out = normalize(src, { scale: 2 });
  expect(out.toHost(), [2, 4, 6]);
}

async function runCompiled(device: Device): Promise<void> {
  using module = await device.compile(`extern "C" __global__ void twice(float* x) { x[threadIdx.x] *= 2; }`);
  using x = device.array(new Float32Array([1, 2, 3]));
  module.kernel("twice").launch({ grid: 1, block: 3 }, x);
  expect(x.toHost(), [2, 4, 6]);
}

function expect(actual: Float32Array, expected: readonly number[]): void {
  if (actual.join() !== expected.join()) {
    throw new Error(`a kernel gave ${actual.join()} instead of ${expected.join()}`);
  }
}
