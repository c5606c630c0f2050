/** Worlds of processes without NCCL, with a stand-in for libcuda whose memory other processes can map. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { resolveImports, root, runArguments, runFile, runProgram } from "../support/process.ts";

const source = (name: string) => readFileSync(join(import.meta.dirname!, name), "utf8");

/** The stand-in: functions of fake_ipc.c replace those of fake_libcuda.c. */
function library(): string {
  const own = source("fake_ipc.c");
  const names = [...own.matchAll(/^CUresult (cu\w+)\(/gm)].map(([, name]) => name!);
  const rename = names.map((name) => `#define ${name} base_${name}\n`).join("");
  const restore = names.map((name) => `#undef ${name}\n`).join("");
  return buildLibrary(
    "ipc_world",
    `#define _GNU_SOURCE\n${rename}${source("fake_libcuda.c")}\n${restore}${own}`,
  );
}

/** A rank prints its results as lines of JSON. */
const PROGRAM = `
  import { existsSync, writeFileSync } from "node:fs";
  import process from "node:process";
  import { openDevice } from "@cuffi/mod.ts";
  import { joinWorld } from "@cuffi/src/distributed/mod.ts";
  import { openCudaLibrary } from "@cuffi/src/libraries/find.ts";
  const symbol = { parameters: [], result: "i32" };
  const { fakeMapped, fakeRetained } = openCudaLibrary("libcuda").bind({ fakeMapped: symbol, fakeRetained: symbol });
  const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const device = await openDevice();
  const COUNT = 2_500_001; // three chunks, the last of which is not full
  const results = {};
  const attempt = async (call) => {
    try {
      await call();
      return "no error";
    } catch (error) {
      return error.message.split("\\n")[0];
    }
  };
  const ramp = (first) => Int32Array.from({ length: COUNT }, (_, i) => first + i);
  const isRamp = (array, first) => array.toHost().every((value, i) => value === first + i);
  {
    await using world = await joinWorld({ device });
    const { rank, size } = world, other = 1 - rank;
    results.library = world.library;
    using x = device.array(ramp(rank)), y = device.zeros([COUNT], "i32");
    if (rank === 0) world.send(x, other);
    else world.receive(y, other);
    results.sent = rank === 0 || isRamp(y, 0);
    // The receive first: sends of the group run before it.
    using stream = device.createStream();
    using z = device.zeros([COUNT], "i32");
    world.group(() => {
      world.receive(y, other);
      world.send(x, other, { stream });
      world.receive(z, other, { stream });
      world.send(x, other);
    });
    results.exchanged = isRamp(y, other);
    results.again = isRamp(z, other);
    using mine = device.array(Int32Array.from({ length: 4 }, (_, i) => 10 * rank + i));
    using all = device.empty([8], "i32"), parts = device.empty([4], "i32"), self = device.empty([4], "i32");
    world.allGather(mine, { into: all });
    world.allToAll(mine, { into: parts });
    world.group(() => {
      world.send(mine, rank);
      world.receive(self, rank);
    });
    results.gathered = [...all.toHost()];
    results.parts = [...parts.toHost()];
    results.self = [...self.toHost()];
    world.broadcast(mine, { root: 1 });
    results.broadcast = [...mine.toHost()];
    results.reduced = await attempt(() => world.allReduce(mine));
    await world.barrier();
    await using alone = await world.split({ color: rank });
    alone.allReduce(mine);
    results.alone = [alone.size, ...mine.toHost()];
  }
  {
    // Rank 1 ends, and rank 0 waits for it.
    const world = await joinWorld({ device, timeout: 300 });
    using x = device.array(Int32Array.of(1));
    if (world.rank === 0) {
      world.receive(x, 1);
      results.late = await attempt(() => x.toHost());
    } else await attempt(async () => {
      while (world.error === null) await sleep(5);
    });
    await world.close();
  }
  for (let i = 0; i < 400 && fakeMapped() > 0; i++) await sleep(5);
  results.left = [device.memoryInUse(), fakeMapped()];
  {
    // Rank 1 closes its device while rank 0 has its memory mapped. Closing rank 0 waits for the others.
    const world = await joinWorld({ device });
    await world.barrier();
    const closed = import.meta.dirname + "/closed";
    for (let i = 0; world.rank === 0 && i < 1000 && !existsSync(closed); i++) await sleep(5);
    await world.close();
    device.dispose();
    results.retained = fakeRetained() > 0;
    writeFileSync(closed, "");
    for (let i = 0; i < 400 && fakeRetained() > 0; i++) await sleep(5);
    results.closed = [fakeMapped(), fakeRetained()];
  }
  console.log(JSON.stringify(results));
`;

/** Runs a program as two ranks, and returns the line that each prints. */
function runRanks(program: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-ipc-"));
  try {
    const file = join(folder, "program.ts");
    writeFileSync(file, resolveImports(program));
    const options = runArguments().filter((argument) => argument !== "run");
    const { status, stdout, stderr } = runFile(
      join(root, "src/cli/main.ts"),
      ["launch", "-n", "2", "--", ...options, file],
      { CUFFI_LIBCUDA: library(), CUFFI_LIBNCCL: "/nonexistent/libnccl.so.2", CUFFI_DEVICE: "" },
    );
    assert.equal(status, 0, stderr);
    return stdout.trim().split("\n").sort().map((line) => line.slice("[0] ".length));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("a fault on one rank ends the world on all, and no timer throws it", {
  skip: !hasCompiler && "no C compiler",
}, () => {
  const lines = runRanks(`
    import { openDevice } from "@cuffi/mod.ts";
    import { joinWorld } from "@cuffi/src/distributed/mod.ts";
    import { openCudaLibrary } from "@cuffi/src/libraries/find.ts";
    const { fakeFault } = openCudaLibrary("libcuda").bind({ fakeFault: { parameters: [], result: "i32" } });
    const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const device = await openDevice();
    const world = await joinWorld({ device });
    await world.barrier();
    const x = device.array(Int32Array.of(1)), other = 1 - world.rank;
    world.receive(x, other);
    if (world.rank === 1) fakeFault();
    while (world.error === null) await sleep(5);
    console.log(world.error.message.split("\\n")[0]);
    await world.close().catch(() => {});
    await sleep(200);
  `);
  assert.match(lines[0]!, /rank 1 .*700/);
  assert.match(lines[1]!, /700/);
});

test("an array of another process may be disposed of after its device", {
  skip: !hasCompiler && "no C compiler",
}, () => {
  const { status, stdout, stderr } = runProgram(
    `
    import process from "node:process";
    import { rmSync, writeFileSync } from "node:fs";
    import { openDevice } from "@cuffi/mod.ts";
    const device = await openDevice();
    // The stand-in's handles are names of shared memory.
    const name = "/cuffi-fake-array-" + process.pid, path = "/dev/shm" + name;
    const memory = Array.from(name.padEnd(64, "\\0"), (c) => c.charCodeAt(0).toString(16).padStart(2, "0")).join("");
    const shared = { kind: "array", to: "process", pid: 1, device: "64".repeat(16), dtype: "u8", shape: [4] };
    writeFileSync(path, new Uint8Array(4));
    const x = device.openShared({ ...shared, byteOffset: 0, byteLength: 4, memory });
    rmSync(path);
    device.dispose();
    x.dispose();
    console.log(x.disposed);
  `,
    { CUFFI_LIBCUDA: library(), CUFFI_DEVICE: "" },
  );
  assert.deepEqual([status, stdout.trim(), stderr.trim()], [0, "true", ""]);
});

describe("a world without NCCL", { skip: !hasCompiler && "no C compiler" }, () => {
  let ranks: Record<string, unknown>[];
  before(() => {
    ranks = runRanks(PROGRAM).map((line) => JSON.parse(line));
  });
  const both = (key: string, ...expected: unknown[]) =>
    assert.deepEqual(
      ranks.map((results) => results[key]),
      expected.length === 1 ? [expected[0], expected[0]] : expected,
    );

  test("sends and receives through memory that both map", () => {
    both("library", "CUDA IPC");
    both("sent", true);
    both("exchanged", true);
    both("again", true);
    both("self", [0, 1, 2, 3], [10, 11, 12, 13]);
  });

  test("moves the elements of all ranks", () => {
    both("gathered", [0, 1, 2, 3, 10, 11, 12, 13]);
    both("parts", [0, 1, 10, 11], [2, 3, 12, 13]);
    both("broadcast", [10, 11, 12, 13]);
    both("alone", [1, 10, 11, 12, 13]);
  });

  test("says that other operations need NCCL", () => {
    for (const { reduced } of ranks) assert.match(String(reduced), /^libnccl could not be opened/);
  });

  test("ends operations that wait for a rank, and frees the memory", () => {
    assert.equal(ranks[0]!["late"], "rank 0 waited 0.3 s in an operation for the other ranks");
    both("left", [0, 0]);
  });

  test("keeps the context until the other ranks no longer use its memory", () => {
    assert.equal(ranks[1]!["retained"], true);
    both("closed", [0, 0]);
  });
});
