/**
 * The image worker under attack. Measures good clients alone and while hostile clients of each kind attack,
 * in turns, and then the end of the process while clients hold connections. The worker and all clients run on
 * this machine.
 *
 *     bun bench/attack.ts [--quick] [--only=NAME] [--worker=PATH]
 *
 * or `deno run --allow-all bench/attack.ts`. `--only` selects attacks whose name contains NAME.
 *
 * Fails if a good client loses a request, the service becomes unhealthy, memory exceeds its bound, or the
 * process does not end in time. The latency of good clients is reported, with its ratio to that without
 * attack; it depends on the cores, on which the attackers run, too.
 */
import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setPriority } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker as Thread, workerData } from "node:worker_threads";
import { ATTACKS, send } from "./lib/attacks.ts";
import { type Load, load } from "./lib/load.ts";
import { runArguments } from "./lib/programs.ts";
import { quantile } from "./lib/report.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url).href);
const SECONDS = process.argv.includes("--quick") ? 4 : 20, CONNECTIONS = 8;
const ALL = "all at once";
/** Settings of the worker, small enough that an attack would exceed them soon. */
const SETTINGS = {
  ...{ MAX_FILES_BYTES: 64 << 20, MAX_IMAGES_BYTES: 384 << 20, MAX_CONNECTIONS: 400, MAX_PIXELS: 25_000_000 },
  ...{ BODY_TIMEOUT: 2000, HEAD_TIMEOUT: 2000, IDLE_TIMEOUT: 3000, DECODE_TIMEOUT: 5000, GRACE_PERIOD: 2000 },
};
/**
 * The files twice while their chunks are joined, the images, the batch buffers on the host and the software device,
 * two sets for batches of 64 MiB and one for a large image, and the runtime with its codec threads.
 */
const MAX_RESIDENT_MIB = 2 * 64 + 384 + 2 * (8 + 64) + 2 + 128 + 500;

if (isMainThread) await main();
else await attack(workerData as { name: string; port: number });

async function main(): Promise<void> {
  const photo = new Uint8Array(readFileSync(join(ROOT, "examples/grace_hopper.jpg")));
  const server = await start(option("worker") ?? join(ROOT, "examples/worker.ts"));
  const problems: string[] = [];
  const good = (seconds: number) =>
    load({
      connections: CONNECTIONS,
      seconds,
      request: () =>
        new Request(`http://127.0.0.1:${server.port}/`, {
          method: "POST",
          body: photo,
          signal: AbortSignal.timeout(20_000),
        }),
    });
  const check = (name: string, { sent, lost, statuses }: Load) => {
    if (lost.length > 0) problems.push(`${name}: ${lost.length} of ${sent} requests lost: ${lost[0]}`);
    if (Object.keys(statuses).join() !== "200") problems.push(`${name}: ${JSON.stringify(statuses)}`);
  };
  try {
    await good(2);
    let before = await good(SECONDS / 2);
    for (const name of selectedAttacks()) {
      const names = name === ALL ? Object.keys(ATTACKS) : [name];
      const attackers = await Promise.all(names.map((name) => startAttacker(name, server.port)));
      for (const attacker of attackers) attacker.start();
      const attacked = await good(SECONDS);
      const sent = await Promise.all(attackers.map((attacker) => attacker.stop()));
      check(name, attacked);
      const health = await send(
        server.port,
        Buffer.from("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
        5000,
      );
      if (!health.startsWith("HTTP/1.1 200")) problems.push(`${name}: unhealthy: ${health.slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, 500)); // what is left of the attack
      const after = await good(SECONDS / 2);
      check(`after ${name}`, after);
      const memory = `resident ${server.resident()} MiB, at most ${server.peak()} MiB`;
      console.log(`${name}, ${sent.reduce((sum, count) => sum + count)} requests: ${memory}`);
      console.log(`    ${compareLoads(attacked, [before, after])}`);
      before = after;
    }
    if (server.peak() > MAX_RESIDENT_MIB) {
      problems.push(`${server.peak()} MiB were resident, more than ${MAX_RESIDENT_MIB} MiB`);
    }
    await checkPipelining(server.port, photo, problems);
    await checkEnd(server, problems);
  } finally {
    server.kill();
  }
  for (const problem of problems) console.error(`FAILED: ${problem}`);
  process.exit(problems.length > 0 ? 1 : 0);
}

/** Returns the value of a command-line option. */
function option(name: string): string | undefined {
  const start = `--${name}=`;
  return process.argv.find((argument) => argument.startsWith(start))?.slice(start.length);
}

function selectedAttacks(): string[] {
  return [...Object.keys(ATTACKS), ALL].filter((name) => name.includes(option("only") ?? ""));
}

/** Describes the latency of good clients under attack, and without: before and after it. */
function compareLoads(attacked: Load, alone: readonly Load[]): string {
  const latencies = alone.flatMap(({ latencies }) => latencies);
  const quantiles = [0.5, 0.99].map((q) => {
    const [under, without] = [quantile(attacked.latencies, q), quantile(latencies, q)];
    return `${under.toFixed(1)} ms (${(under / without).toFixed(2)} × ${without.toFixed(1)} ms)`;
  });
  const rate = attacked.latencies.length / attacked.seconds;
  return `good clients: ${rate.toFixed(0)} requests/s, median ${quantiles[0]}, p99 ${quantiles[1]}`;
}

/** Sends a request behind a pending one. */
async function checkPipelining(port: number, photo: Uint8Array, problems: string[]): Promise<void> {
  const pipelined = await send(
    port,
    Buffer.concat([
      Buffer.from(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${photo.length}\r\n\r\n`),
      photo,
      Buffer.from("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
    ]),
    5000,
  );
  const answers = pipelined.split("HTTP/1.1 200").length - 1;
  console.log(`${answers} of 2 pipelined requests answered`);
  if (answers !== 2) problems.push("a pipelined request was dropped");
}

/** Ends the process while clients send bodies slowly. */
async function checkEnd(server: Server, problems: string[]): Promise<void> {
  for (let i = 0; i < 3; i++) {
    const socket = connect({ port: server.port, host: "127.0.0.1" });
    socket.on("error", () => {});
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n\r\n");
    const timer = setInterval(() => socket.write("a"), 300);
    socket.on("close", () => clearInterval(timer));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  const seconds = await server.stop();
  console.log(`ended ${seconds.toFixed(1)} s after SIGTERM with slow bodies`);
  if (seconds > SETTINGS.GRACE_PERIOD / 1000 + 2) problems.push(`${seconds} s to end`);
}

/** The worker in a process of its own. */
interface Server {
  readonly port: number;
  /** Resident memory in MiB, and the most since the start. */
  resident(): number;
  peak(): number;
  /** Sends SIGTERM and returns the seconds until the process ends, at most 60. */
  stop(): Promise<number>;
  kill(): void;
}

/** Starts the worker as a program. */
async function start(file: string): Promise<Server> {
  const settings = Object.fromEntries(Object.entries(SETTINGS).map(([name, value]) => [name, String(value)]));
  const child = spawn(process.execPath, [...runArguments(), file], {
    env: { ...process.env, ...settings, PORT: "0" },
    cwd: ROOT,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const output = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(String(text)));
    child.once("close", (status) => reject(new Error(`the worker ended with status ${status}`)));
  });
  const status = (name: string) => {
    try {
      const text = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)![1]) / 1024);
    } catch {
      return NaN; // the system has no /proc
    }
  };
  return {
    port: Number(/:(\d+)/.exec(output)![1]),
    resident: () => status("VmRSS"),
    peak: () => status("VmHWM"),
    async stop() {
      const begin = performance.now();
      process.kill(child.pid!, "SIGTERM");
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 60_000))]);
      return (performance.now() - begin) / 1000;
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** Prepares an attack on a thread of its own. */
async function startAttacker(
  name: string,
  port: number,
): Promise<{ start(): void; stop(): Promise<number> }> {
  const thread = new Thread(fileURLToPath(import.meta.url), { workerData: { name, port } });
  await once(thread, "message"); // it is ready
  return {
    start: () => thread.postMessage("start"),
    async stop() {
      thread.postMessage("stop");
      const [sent] = await once(thread, "message");
      await thread.terminate();
      return sent as number;
    },
  };
}

/** Attacks between the first and the second message. Runs at low priority, as if on another machine. */
async function attack({ name, port }: { name: string; port: number }): Promise<void> {
  setPriority(19); // on Linux of this thread only
  const photo = new Uint8Array(readFileSync(join(ROOT, "examples/grace_hopper.jpg")));
  const run = ATTACKS[name]!({ port, photo });
  const started = once(parentPort!, "message");
  parentPort!.postMessage("ready");
  await started;
  const stop = new AbortController();
  parentPort!.once("message", () => stop.abort());
  parentPort!.postMessage(await run(stop.signal));
}
