/** Worlds of several processes, under all installed runtimes: on software devices, or on two GPUs. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { after, before, describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { findRuntime, runArguments, type RuntimeCommand } from "../../bench/lib/programs.ts";
import { openTestDevice, watchMemory } from "../support/device.ts";
import { installedRuntimes, root } from "../support/process.ts";
import { countGpus } from "./gpus.ts";
import { isPointToPoint, mismatches } from "./mismatches.ts";
import { COUNT, SCENARIOS } from "./scenarios.ts";
import { randomElements, reduced } from "./world_reference.ts";
import { freePort } from "../../src/cli/launch/free_port.ts";

/** A rank in a process of its own. */
class Rank {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor(runtime: RuntimeCommand, device: string) {
    const options = runtime === "deno" ? ["--config", join(root, "deno.json")] : [];
    const file = join(root, "test/distributed/rank.ts");
    const env = { ...process.env, CUFFI_WORKERS: "0", CUFFI_DEVICE: device };
    this.#child = spawn(findRuntime(runtime).path, [...runArguments(runtime), ...options, file], {
      env,
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#lines = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]();
  }

  async readLine(): Promise<string | undefined> {
    return (await this.#lines.next()).value as string | undefined;
  }

  writeLine(line: string): void {
    this.#child.stdin!.write(`${line}\n`);
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }
}

const onGpus = await countGpus() >= 2;
const name = (rank: number) => onGpus ? `cuda:${rank}` : `software:${rank}`;
// One other process on two GPUs, two on software devices.
const size = onGpus ? 2 : 3;
const others = installedRuntimes(size).slice(1);
const software = { skip: onGpus && "for three ranks, or errors that NCCL does not notice" };

describe("a world of processes", () => {
  let ranks: Rank[];
  let device: Device;
  let checkMemory: () => void;
  before(async () => {
    ranks = others.map((runtime, i) => new Rank(runtime, name(i + 1)));
    device = await openTestDevice(name(0));
    checkMemory = watchMemory(device);
    assert.deepEqual(await Promise.all(ranks.map((rank) => rank.readLine())), others.map(() => "ready"));
  });
  after(() => {
    for (const rank of ranks) rank.end();
    checkMemory();
    device.dispose();
  });

  /**
   * Runs a scenario on every rank, of which this process is `own`. Returns the results by rank, undefined for a
   * rank that has ended.
   */
  async function run<T>(scenario: string, own = 0): Promise<T[]> {
    const port = await freePort();
    const places = Array.from({ length: size }, (_, rank) => ({ rank, size, port }));
    const [place] = places.splice(own, 1);
    ranks.forEach((rank, i) => rank.writeLine(JSON.stringify({ scenario, ...places[i] })));
    const result = SCENARIOS[scenario]!({ device, ...place! });
    const answers = await Promise.all(ranks.map(async (rank) => {
      const line = await rank.readLine();
      if (line === undefined) return undefined;
      const { result, failed, inUse } = JSON.parse(line);
      assert.equal(failed, undefined);
      assert.equal(inUse, 0, "memory is still allocated");
      return result;
    }));
    return answers.toSpliced(own, 0, await result) as T[];
  }

  test("computes the same bits on every rank, in the order of the ranks", async () => {
    const results = await run<{ average: string; all: number[]; parts: number[]; next: number[] }>(
      "collectives",
    );
    const parts = results.map((_, rank) => randomElements("f32", COUNT, `rank ${rank}`).slice(0, 1000));
    const average = reduced("f32", "avg", parts);
    const mine = (rank: number) => Array.from({ length: 2 * size }, (_, i) => 10 * rank + i);
    const all = results.map((_, rank) => mine(rank));
    results.forEach((result, rank) => {
      assert.equal(result.average, Buffer.from(average.buffer).toString("hex"));
      assert.deepEqual(result.all, all.flat());
      assert.deepEqual(result.parts, all.flatMap((numbers) => numbers.slice(2 * rank, 2 * rank + 2)));
      assert.deepEqual(result.next, mine((rank + size - 1) % size));
    });
  });

  test("runs operations of captured graphs", async () => {
    const sum = size * (size + 1) / 2;
    assert.deepEqual(await run("graphs"), new Array(size).fill([size * sum, size * size]));
  });

  test("is split by color and key", software, async () => {
    assert.deepEqual(await run("parts"), [[1, 2, 2, 0], null, [0, 2, 2, 0]]);
  });

  test("fails on every rank if operations differ", software, async () => {
    for (const { error, later } of await run<{ error: string; later: string }>("mismatch")) {
      assert.match(
        error,
        /allReduce\(\) of 8 (f32|i32), sum, and rank \d called allReduce/,
      );
      assert.equal(later, error);
    }
  });

  test("fails on every rank if one gives data that the others do not take", software, async () => {
    for (const { errors, sum } of await run<{ errors: string[]; sum: number[] }>("giving")) {
      assert.equal(errors.length, 6);
      for (const error of errors) assert.match(error, /^rank \d called .*, and rank \d called /);
      assert.deepEqual(sum, [3, 3, 3, 3], "the next world");
    }
  });

  test("fails on every rank if data that a rank sends is not received", software, async () => {
    for (const error of await run<string>("unreceived")) {
      assert.match(error, /^rank [01] called .*(barrier\(\)|send\(\) of 4 f32 to rank 1)/);
    }
  });

  test("confirms operations while a rank blocks in another world", software, async () => {
    const sum = size * (size - 1) / 2;
    assert.deepEqual(await run("blocking"), new Array(size).fill([0, 0, 0, 0, sum, sum, sum, sum]));
  });

  test("finishes an operation that begins while an earlier one is confirmed", async () => {
    const sum = size * (size - 1) / 2;
    assert.deepEqual(await run("overlapping"), new Array(size).fill([sum, size - 1]));
  });

  test("fails on every rank if one does not take part in time", software, async () => {
    for (const error of await run<string>("late")) {
      assert.match(
        error,
        /rank [01] waited 0\.2 s for rank [\d, ]+ in allReduce\(\) of 8 f32, sum$/,
      );
    }
  });

  test("names ranks by their numbers in the world that fails with a part", software, async () => {
    const late =
      /^(a rank failed in the parent world: |rank \d failed in the parent world: )?(rank 2 failed in a part of the world: )?rank 1 waited 0\.5 s for rank 0 in allReduce\(\) of 8 f32, sum(\n {2}rank 0 of this part is rank 2 of the whole world)?$/;
    type Failed = { own: boolean; failedRank: number | null; message: string };
    (await run<[Failed, Failed, Failed]>("latePart")).forEach((errors, rank) => {
      for (const { own, message } of errors) {
        assert.ok(own);
        assert.match(message, late);
      }
      const [world, part, crossing] = errors;
      assert.deepEqual(
        errors.map(({ message }) => message.endsWith(" is rank 2 of the whole world")),
        [false, rank !== 0, rank === 2],
      );
      assert.match(world.message, /^rank 2 failed in a part of the world: /);
      // Rank 0 is alone in its part, ranks 0 and 1 form the crossing part without rank 2.
      assert.deepEqual(
        [world.failedRank, part.failedRank, crossing.failedRank],
        [2, rank === 0 ? null : 0, rank === 2 ? 0 : null],
      );
      if (rank < 2) assert.match(crossing.message, /^a rank failed in the parent world: rank 2 failed in a /);
    });
  });

  test("ends on every rank when one aborts it", async () => {
    for (const error of await run<string>("abort")) assert.match(error, /rank 1 is tired/);
  });

  test("fails if a rank leaves before all have joined", software, async () => {
    const [first, second, last] = await run<string>("missing");
    for (const error of [first, second]) assert.match(error!, /rank 2/);
    assert.equal(last, "gone");
  });

  test("fails if a rank leaves without an operation of the others", software, async () => {
    const failed = { message: "rank 2 has left the world before allReduce() of 8 f32, sum", failedRank: 2 };
    assert.deepEqual(await run("left"), [failed, failed, null]);
  });

  test("leaves no files, open or not", async () => {
    // Other tests may run in this process, so the other ranks count, one of them as rank 0.
    const counts = await run<{ worlds: number; more: number; open: string[] }>("rejoin", size - 1);
    for (const { worlds, more, open } of counts.slice(0, -1)) {
      assert.ok(more < worlds, `${more} more files after ${worlds} worlds:\n${open.join("\n")}`);
    }
  });

  test("fails on the other ranks when a process ends", async () => {
    const errors = await run<string>("killed");
    assert.equal(errors.pop(), undefined);
    for (const error of errors) assert.match(error, /rank \d disconnected|rank 2/);
  });
});

test("a Worker and its parent form a world", async () => {
  assert.deepEqual(await runInWorkers("graphs", 2), [[6, 4], [6, 4]]);
});

test("operations of Workers that do not match fail on every rank", async () => {
  const results = await runInWorkers<{ reported: string | null; inUse: number }[]>("mismatches", 3);
  mismatches().forEach(({ common, other, then }, i) => {
    const ranks = results.map((result) => result[i]!);
    const name = `${other} instead of ${common}, then ${then}`;
    ranks.forEach(({ reported, inUse }, rank) => {
      // Two ranks may have exchanged all that they wanted to.
      const matched = then !== "operation" && isPointToPoint(rank === 1 ? other : common);
      assert.ok(matched || reported !== null, `${name}: no error on rank ${rank}`);
      assert.equal(inUse, 0, `${name}: memory is still allocated`);
    });
    assert.ok(ranks.some(({ reported }) => reported !== null), `${name}: no error`);
  });
});

/** Runs a scenario in Workers, and as rank 0 in this thread. Returns the results by rank. */
async function runInWorkers<T>(scenario: string, size: number): Promise<T[]> {
  using device = await openTestDevice("software");
  const place = { size, port: await freePort() };
  const workers = Array.from(
    { length: size - 1 },
    (_, i) =>
      new Worker(join(root, "test/distributed/worker_rank.ts"), {
        workerData: { scenario, place: { ...place, rank: i + 1 } },
      }),
  );
  try {
    const answers = workers.map((worker) =>
      new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject))
    );
    const own = SCENARIOS[scenario]!({ device, ...place, rank: 0 });
    return await Promise.all([own, ...answers]) as T[];
  } finally {
    for (const worker of workers) await worker.terminate();
  }
}
