/**
 * All-reduces of f32 between GPUs: time for small arrays, bus bandwidth for large ones, and the time of the call
 * itself, with one process a GPU and with one process for all. It starts a process for each GPU but the first.
 *
 * Bus bandwidth is that of nccl-tests: 2 (n - 1) / n times the bytes of the array, divided by the time.
 */
import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { type Device, type DeviceArray, listDevices, openDevice, type Stream } from "../mod.ts";
import { joinWorld, type World } from "../src/distributed/mod.ts";
import { contextOf } from "../src/device/device.ts";
import { now, quick, report, samples } from "./lib/measure.ts";
import { runArguments } from "./lib/programs.ts";
import { sizeLabel } from "./lib/sizes.ts";
import { freePort } from "../src/cli/launch/free_port.ts";

const SIZES = quick ? [2 ** 10, 2 ** 20] : [2 ** 10, 2 ** 20, 2 ** 30];
const [role, rank, size, port] = process.argv.slice(2).filter((word) => word !== "quick");

if (role === "rank") await measureProcess(Number(rank), Number(size), Number(port));
else {
  const gpus = (await listDevices()).filter(({ id }) => id.startsWith("cuda")).length;
  if (gpus < 2) console.log(JSON.stringify({ skipped: "it takes two GPUs" }));
  else {
    await measureDevices(gpus);
    await measureProcesses(gpus);
  }
}

/** All GPUs in this process. */
async function measureDevices(gpus: number): Promise<void> {
  const devices: Device[] = [];
  for (let i = 0; i < gpus; i++) devices.push(await openDevice(`cuda:${i}`));
  await using world = await joinWorld({ devices });
  for (const bytes of SIZES) await measure(world, devices, bytes, "one process");
}

/** A process for each GPU. */
async function measureProcesses(gpus: number): Promise<void> {
  const free = await freePort();
  const children = Array.from({ length: gpus - 1 }, (_, i) => startRank(i + 1, gpus, free));
  try {
    await measureProcess(0, gpus, free);
  } finally {
    for (const child of children) child.kill();
  }
}

function startRank(rank: number, size: number, port: number): ChildProcess {
  const file = fileURLToPath(import.meta.url);
  const args = [
    ...runArguments(),
    file,
    "rank",
    `${rank}`,
    `${size}`,
    `${port}`,
    ...(quick ? ["quick"] : []),
  ];
  return spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
}

async function measureProcess(rank: number, size: number, port: number): Promise<void> {
  using device = await openDevice(`cuda:${rank}`);
  const rendezvous = { rank, size, port, ports: 4, address: "127.0.0.1", token: "benchmark" };
  await using world = await joinWorld({ device, rendezvous });
  for (const bytes of SIZES) await measure(world, [device], bytes, "one process a GPU");
  await measureCalls(world, device);
}

/** Every rank runs the same number of operations. */
async function measure(
  world: World,
  devices: readonly Device[],
  bytes: number,
  where: string,
): Promise<void> {
  const arrays = devices.map((device) => device.empty([bytes / 4], "f32"));
  const streams = devices.map((device) => device.createStream());
  const run = () => {
    world.allReduce(devices.length === 1 ? arrays[0]! : arrays, "sum", {
      stream: devices.length === 1 ? streams[0]! : streams,
    });
  };
  check(world, devices, arrays, streams, run);
  const [repeats, count] = bytes <= 2 ** 20 ? [200, 15] : [5, 5];
  const wait = () => streams.forEach((stream) => stream.synchronize());
  const times = samples(bytes <= 2 ** 20 ? 25 : 2, count, () => {
    wait();
    const start = now();
    for (let i = 0; i < repeats; i++) run();
    wait();
    return (now() - start) / repeats;
  });
  if (world.rank === 0) {
    const name = `${where}, ${sizeLabel(bytes)}`;
    if (bytes <= 2 ** 20) report(name, "µs", times);
    else report(name, "GB/s", times.map((time) => 2 * (world.size - 1) / world.size * bytes / time / 1e3));
  }
  await world.finished();
  for (const object of [...arrays, ...streams]) object.dispose();
}

/** Sums of small integers, which are exact. */
function check(
  world: World,
  devices: readonly Device[],
  arrays: readonly DeviceArray[],
  streams: readonly Stream[],
  run: () => void,
): void {
  devices.forEach((_, i) => arrays[i]!.fill(world.rank + i + 1, { stream: streams[i]! }));
  run();
  devices.forEach((_, i) => {
    const elements = arrays[i]!.slice([0, 64]).toHost({ stream: streams[i]! }) as Float32Array;
    const sum = world.size * (world.size + 1) / 2;
    if (elements.some((value) => value !== sum)) {
      throw new Error(`all-reduce: expected ${sum}, got ${elements[0]}`);
    }
    arrays[i]!.fill(0, { stream: streams[i]! });
  });
}

/** The time of a call of cuffi, and of the driver's own function with the same arguments. */
async function measureCalls(world: World, device: Device): Promise<void> {
  const array = device.empty([256], "f32"), stream = device.createStream();
  const { communicator } = (world as unknown as { resource: { communicator: Communicator } }).resource;
  const { pointer } = array, { handle } = stream;
  contextOf(device).use();
  const direct = () => communicator.allReduce(0, pointer, pointer, 256, "f32", "sum", handle);
  const call = () => world.allReduce(array, "sum", { stream });
  const sample = (run: () => void) => {
    stream.synchronize();
    const start = now();
    for (let i = 0; i < 100; i++) run();
    return (now() - start) / 100;
  };
  // Alternately, because the time of NCCL's own function drifts by more than the difference. Engines compile a
  // call after some thousands of it.
  const pairs = Array.from({ length: 130 }, () => [sample(call), sample(direct)] as const).slice(50);
  if (world.rank === 0) {
    report("call of allReduce(), 1 KiB, host time", "µs", pairs.map(([own]) => own));
    report("call of ncclAllReduce, 1 KiB, host time", "µs", pairs.map(([, nccl]) => nccl));
    report("allReduce() above ncclAllReduce, host time", "µs", pairs.map(([own, nccl]) => own - nccl));
  }
  await world.finished();
  stream.dispose();
  array.dispose();
}

type Communicator = import("../src/driver/collectives.ts").Communicator;
