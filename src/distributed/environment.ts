/** The place of this process in a world, from the environment variables of its launcher. */
import { mismatch, show } from "../base/check.ts";
import { runtime } from "../runtime/index.ts";

/** The place of a process in a world, as its launcher describes it. */
export interface WorldEnvironment {
  /** The launcher: `cuffi launch` and torchrun, `srun`, a Kubernetes indexed job, or none. */
  readonly launcher: "torchrun" | "slurm" | "kubernetes" | "none";
  readonly rank: number;
  /** The number of processes; 1 without a launcher. */
  readonly size: number;
  /** The place among the processes of this machine, which is the number of its GPU. */
  readonly localRank: number;
  /** The number of processes on this machine. */
  readonly localSize: number;
  /** The host of rank 0. */
  readonly address: string;
  /** The first port for rank 0, and how many successive ones it may try. */
  readonly port: number;
  readonly ports: number;
  /** The secret of the world; from the job's name if there is no `CUFFI_WORLD_TOKEN`. */
  readonly token: string;
}

/** Environment variables by name. */
export type Variables = (name: string) => string | undefined;

/** torchrun's default. */
const DEFAULT_PORT = 29_500;

/** Number of ports that rank 0 may try, in case the first ones are in use. */
const PORTS = 8;

/**
 * Returns the place of this process in its world, from the variables of `cuffi launch` and torchrun (`RANK`,
 * `WORLD_SIZE`, …), of Slurm's `srun`, or of a Kubernetes indexed job. Without any of them, the world has one
 * process.
 *
 * Without `CUFFI_WORLD_TOKEN`, the token derives from the job's name, which is not secret: it keeps jobs
 * apart, but does not keep attackers out.
 *
 * @throws {RangeError} If a variable is missing or invalid.
 */
export function worldFromEnvironment(variables: Variables = (name) => runtime.env(name)): WorldEnvironment {
  const env = (name: string) => variables(name) || undefined;
  const place = torchrun(env) ?? slurm(env) ?? kubernetes(env) ?? alone(env);
  const { rank, size, localRank, localSize } = place;
  if (rank >= size) {
    throw new RangeError(mismatch("rank", `less than the ${size} processes of the world`, rank));
  }
  if (localRank >= localSize) {
    throw new RangeError(
      mismatch("local rank", `less than the ${localSize} processes of this machine`, localRank),
    );
  }
  // Processes of one machine use the loopback interface, whatever the machine's name resolves to.
  const address = localSize === size ? "127.0.0.1" : place.address;
  const ports = Math.min(PORTS, 65_536 - place.port);
  return { ...place, address, ports, token: env("CUFFI_WORLD_TOKEN") ?? `cuffi ${place.token}` };
}

type Place = Omit<WorldEnvironment, "ports">;

const NO_WORLD: Place = {
  launcher: "none",
  rank: 0,
  size: 1,
  localRank: 0,
  localSize: 1,
  address: "127.0.0.1",
  port: DEFAULT_PORT,
  token: "none",
};

/** Without a launcher. Every process of a job with incomplete variables would be a world of its own. */
function alone(env: Variables): Place {
  for (const [set, missing] of [["RANK", "WORLD_SIZE"], ["WORLD_SIZE", "RANK"]] as const) {
    if (env(set) !== undefined && env(missing) === undefined) {
      throw new RangeError(mismatch(missing, `an integer, because ${set} is ${show(env(set))}`, "none"));
    }
  }
  return NO_WORLD;
}

/** The variables of torchrun, which `cuffi launch` and Kubeflow set, too. */
function torchrun(env: Variables): Place | undefined {
  if (env("RANK") === undefined || env("WORLD_SIZE") === undefined) return undefined;
  const size = readInteger(env, "WORLD_SIZE", 1);
  const port = readInteger(env, "MASTER_PORT", 1, DEFAULT_PORT);
  // torchrun's agent keeps its own store on MASTER_PORT.
  const isTaken = env("TORCHELASTIC_RUN_ID") !== undefined;
  return {
    launcher: "torchrun",
    rank: readInteger(env, "RANK", 0),
    size,
    localRank: readInteger(env, "LOCAL_RANK", 0, 0),
    localSize: readInteger(env, "LOCAL_WORLD_SIZE", 1, env("LOCAL_RANK") === undefined ? 1 : size),
    address: env("MASTER_ADDR") ?? "127.0.0.1",
    port: isTaken ? port + 1 : port,
    token: `torchrun ${env("TORCHELASTIC_RUN_ID") ?? ""} ${port}`,
  };
}

/** The variables of `srun`. A batch script outside of it is one process. */
function slurm(env: Variables): Place | undefined {
  const nodes = env("SLURM_STEP_NODELIST");
  if (env("SLURM_PROCID") === undefined || nodes === undefined) return undefined;
  const job = readInteger(env, "SLURM_JOB_ID", 0, 0), step = env("SLURM_STEP_ID") ?? "0";
  const size = readInteger(env, "SLURM_STEP_NUM_TASKS", 1);
  const tasks = tasksPerNode(env("SLURM_STEP_TASKS_PER_NODE") ?? String(size));
  return {
    launcher: "slurm",
    rank: readInteger(env, "SLURM_PROCID", 0),
    size,
    localRank: readInteger(env, "SLURM_LOCALID", 0),
    localSize: tasks[readInteger(env, "SLURM_NODEID", 0, 0)] ?? 1,
    address: env("MASTER_ADDR") ?? firstHost(nodes),
    // Below the ephemeral ports, and different for successive jobs.
    port: readInteger(env, "MASTER_PORT", 1, 15_000 + (job % 1000) * 10),
    token: `slurm ${job}.${step}`,
  };
}

/** A job with `completionMode: Indexed`, whose template sets WORLD_SIZE and MASTER_ADDR. */
function kubernetes(env: Variables): Place | undefined {
  if (env("JOB_COMPLETION_INDEX") === undefined || env("WORLD_SIZE") === undefined) return undefined;
  const address = env("MASTER_ADDR");
  const size = readInteger(env, "WORLD_SIZE", 1);
  if (address === undefined && size > 1) {
    throw new RangeError("MASTER_ADDR: expected the host name of the job's first pod, got none");
  }
  return {
    launcher: "kubernetes",
    rank: readInteger(env, "JOB_COMPLETION_INDEX", 0),
    size,
    localRank: 0,
    localSize: 1,
    address: address ?? "127.0.0.1",
    port: readInteger(env, "MASTER_PORT", 1, DEFAULT_PORT),
    token: `kubernetes ${address}`,
  };
}

function readInteger(env: Variables, name: string, low: number, fallback?: number): number {
  const text = env(name);
  if (text === undefined && fallback !== undefined) return fallback;
  const value = /^\d{1,9}$/.test(text ?? "") ? Number(text) : NaN;
  if (value >= low && !(name.endsWith("PORT") && value > 65_535)) return value;
  const expected = `an integer of at least ${low}`;
  throw new RangeError(mismatch(name, expected, text === undefined ? "none" : show(text)));
}

/** Returns the number of tasks on each node: `"2(x3),1"` is `[2, 2, 2, 1]`. */
function tasksPerNode(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [, tasks, count = "1"] = /^(\d+)(?:\(x(\d{1,5})\))?$/.exec(part) ?? [];
    return new Array<number>(Number(count)).fill(Number(tasks ?? 1));
  });
}

/** Returns the first host of Slurm's notation: `"gpu[003-005,7],login"` begins with `gpu003`. */
function firstHost(nodes: string): string {
  const [, prefix, numbers] = /^([^,[]+)(?:\[([^\]]+)\])?/.exec(nodes) ?? [];
  return (prefix ?? nodes) + (numbers?.split(/[-,]/)[0] ?? "");
}
