/** `joinWorld()`: finds the other ranks and connects the devices. */
import {
  checkInteger,
  checkOptionNames,
  checkOptions,
  invalid,
  mismatch,
  type OptionNames,
} from "../base/check.ts";
import { keepAlive } from "../base/finalization.ts";
import { toHex } from "../base/hex.ts";
import { WorldError } from "../driver/collectives.ts";
import { worldFilePermissions } from "../driver/world_files.ts";
import { checkDevice, contextOf, Device } from "../device/device.ts";
import { Connection } from "./connection.ts";
import { worldFromEnvironment } from "./environment.ts";
import type { WorldMember } from "./member.ts";
import { meet, type Rendezvous, type RendezvousOptions } from "./rendezvous.ts";
import { exchange } from "./split.ts";
import { World } from "./world.ts";

/** Options of {@link joinWorld}. */
export interface JoinOptions {
  /** The device of this process. */
  device?: Device | undefined;
  /** Several devices of this process, each of which is a rank; instead of `device`. */
  devices?: readonly Device[] | undefined;
  /**
   * How the processes find each other: where rank 0 listens, or a rendezvous that all of them have joined, which the
   * world closes. Default: the variables of `cuffi launch`, torchrun, Slurm or Kubernetes; without them, this process
   * is the whole world.
   */
  rendezvous?: RendezvousOptions | Rendezvous | undefined;
  /** How long to wait for other ranks to join, in milliseconds. Default 60,000. */
  joinTimeout?: number | undefined;
  /**
   * How long an operation may take, in milliseconds, before the world fails on every rank: the time until all ranks
   * take part, and that of the work enqueued before it. Default 600,000.
   */
  timeout?: number | undefined;
}

const OPTIONS: OptionNames<JoinOptions> = {
  device: true,
  devices: true,
  rendezvous: true,
  joinTimeout: true,
  timeout: true,
};
const LONGEST = 2 ** 31 - 1 - 2000;

/** The announcement of a process to the others. */
interface Introduction {
  /** Its number of devices. */
  readonly devices: number;
  /** Their kind. */
  readonly driver: string;
  /** The name and version of the library. */
  readonly library: string;
  /** The UUID of each GPU, in hexadecimal; none for software devices, of which each process has its own. */
  readonly gpus: readonly string[];
}

/**
 * Joins a world: connects the devices of this process with those of the others, or several devices of this process
 * with each other. Every process calls it, under any of the supported runtimes.
 *
 * GPUs communicate through NCCL 2.18 or newer. Without it, GPUs of one machine, one in each process, exchange data by
 * CUDA IPC, with which operations that combine elements, and graphs, are errors. Software devices communicate through
 * memory that the processes of one machine share. Distributed programs therefore run on machines without a GPU, with
 * the same results on every run.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { joinWorld } from "@cuffi/cuffi/distributed";
 *
 * using device = await openDevice(); // cuda:LOCAL_RANK under `cuffi launch`
 * await using world = await joinWorld({ device });
 * console.log(`rank ${world.rank} of ${world.size}`);
 * ```
 *
 * With several devices, operations take a list of arrays, one for each:
 *
 * ```ts
 * const devices = [await openDevice("cuda:0"), await openDevice("cuda:1")];
 * await using world = await joinWorld({ devices });
 * world.allReduce(devices.map((device) => device.empty([4], "f32").fill(1)));
 * ```
 *
 * @throws {LibraryNotFoundError} If NCCL is not installed, for several GPUs in one process.
 * @throws {WorldError} If not all ranks have joined in time, or one has failed.
 */
export async function joinWorld(options: JoinOptions): Promise<World> {
  if (typeof options !== "object" || options instanceof Device) {
    throw new TypeError(invalid("options", "an object such as { device }", options));
  }
  const { joinTimeout = 60_000, timeout = 600_000 } = checkOptionNames(options, OPTIONS);
  checkInteger("joinTimeout", joinTimeout, 1, LONGEST);
  checkInteger("timeout", timeout, 1, LONGEST);
  const devices = devicesOf(options), contexts = devices.map(contextOf);
  const permissions = contexts[0]!.driver.name === "software" ? worldFilePermissions() : [];
  const rendezvous = await rendezvousOf(options.rendezvous, joinTimeout, permissions);
  let connection: Connection | undefined;
  let discard = () => {};
  try {
    const { driver } = contexts[0]!;
    const api = await driver.collectives();
    const gpus = driver.name === "cuda" && api.sharesDevices !== true
      ? contexts.map(({ ordinal }) => toHex(driver.devices.uuid(ordinal)))
      : [];
    const introduction = { devices: contexts.length, driver: driver.name, library: api.description, gpus };
    const processes = await introduce(rendezvous, introduction);
    const first = processes.slice(0, rendezvous.rank).reduce((sum, { devices }) => sum + devices, 0);
    const size = processes.reduce((sum, { devices }) => sum + devices, 0);
    const members = contexts.map((context, index): WorldMember => ({ rank: first + index, index, context }));
    const own = rendezvous.rank === 0 ? api.createId(rendezvous.size === 1) : undefined;
    if (own !== undefined) discard = () => api.discardId?.(own);
    const id = await rendezvous.broadcast(0, own);
    connection = new Connection(api, members, { id, size, timeout: joinTimeout }, rendezvous);
    await connection.joined(joinTimeout);
    // Fails if a rank does not answer.
    await exchange(connection, members.map(() => new Uint8Array(4)), "joinWorld");
    // A rank that fails afterwards does not make others fail to join.
    await rendezvous.barrier();
    connection.timeout = timeout;
    return keepAlive(devices, new World(connection));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    connection?.fail(error instanceof WorldError ? error : new WorldError(message, rendezvous.rank));
    connection?.dispose();
    discard();
    rendezvous.fail(message);
    await rendezvous.close().catch(() => {});
    throw error;
  }
}

function devicesOf({ device, devices }: JoinOptions): readonly Device[] {
  if ((device === undefined) === (devices === undefined)) {
    const got = device === undefined ? "neither" : "both";
    throw new TypeError(mismatch("options", "either device or devices", got));
  }
  if (device !== undefined) return [checkDevice(device)];
  if (!Array.isArray(devices) || devices.length === 0) {
    throw new TypeError(invalid("devices", "a list of devices", devices));
  }
  const list = devices as readonly Device[];
  list.forEach(checkDevice);
  const [kind] = list.map((one) => one.kind);
  if (list.some((one) => one.kind !== kind)) {
    throw new TypeError("devices: expected devices of one kind, got CUDA and software devices");
  }
  const ids = list.map((one) => String(contextOf(one)));
  const repeated = ids.find((id, i) => ids.indexOf(id) !== i);
  if (repeated !== undefined) {
    throw new TypeError(mismatch("devices", "different devices", `${repeated} twice`) + another(ids));
  }
  return list;
}

/** Advises to open a device that is not in the list; software devices can be opened in any number. */
function another(ids: readonly string[]): string {
  if (!ids[0]!.startsWith("software")) return "";
  const free = ids.map((_, i) => `software:${i}`).find((id) => !ids.includes(id));
  return free === undefined ? "" : `; open "${free}" for another`;
}

async function rendezvousOf(
  option: JoinOptions["rendezvous"],
  timeout: number,
  permissions: readonly string[],
): Promise<Rendezvous> {
  if (option !== undefined) checkOptions(option, "rendezvous");
  if (option !== undefined && "broadcast" in option) return option;
  const place = option ?? worldFromEnvironment();
  try {
    return await meet({ timeout, ...place }, permissions);
  } catch (error) {
    // Errors of other classes reject arguments.
    if (!(error instanceof Error && error.name === "Error")) throw error;
    const advice = /did not (join|answer)/.test(error.message)
      ? "; every process must call joinWorld(), and the option joinTimeout is how long to wait"
      : "";
    const message = error.message.replace(/^joinRendezvous/, "joinWorld") + advice;
    throw new WorldError(message, place.rank, undefined, error);
  }
}

/** Exchanges introductions with the other processes. Throws unless they can form a world. */
async function introduce(rendezvous: Rendezvous, own: Introduction): Promise<Introduction[]> {
  const answers = await rendezvous.allGather(new TextEncoder().encode(JSON.stringify(own)));
  const processes = answers.map((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Introduction);
  processes.forEach(({ driver, library, devices }, process) => {
    checkInteger(`devices of process ${process}`, devices, 1, 1 << 16);
    if (driver === own.driver && library === own.library) return;
    throw new TypeError(
      mismatch("device", `one that uses ${own.library}, as here`, `${library} in process ${process}`),
    );
  });
  checkGpus(processes.flatMap(({ gpus }) => gpus ?? []));
  return processes;
}

/** Throws if two ranks have the same GPU; NCCL would name it by its bus ID only. */
function checkGpus(gpus: readonly string[]): void {
  const second = gpus.findIndex((gpu, rank) => gpus.indexOf(gpu) !== rank);
  if (second < 0) return;
  const first = gpus.indexOf(gpus[second]!);
  throw new TypeError(
    mismatch("device", "a GPU for each rank", `the same one for ranks ${first} and ${second}`) +
      "; openDevice() without a number opens the GPU of the rank under cuffi launch, torchrun and Slurm",
  );
}
