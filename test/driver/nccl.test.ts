/** Worlds of GPUs by NCCL, with stand-ins for libcuda and NCCL. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { CONFIG, configure } from "../../src/driver/cuda/nccl/config.ts";
import { DATA_TYPE, REDUCTION, TYPE_BYTES } from "../../src/driver/collectives.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { runProgram } from "../support/process.ts";

const source = (name: string) => readFileSync(join(import.meta.dirname!, name), "utf8");
const libraries = hasCompiler
  ? {
    CUFFI_LIBCUDA: buildLibrary("cuda", source("fake_libcuda.c")),
    CUFFI_LIBNCCL: buildLibrary("nccl", source("fake_nccl.c")),
  }
  : undefined;

/** Every part prints its name, and the objects, misuse and aborted communicators that it leaves. */
const PRELUDE = `
  import { openDevice } from "@cuffi/mod.ts";
  import { joinWorld } from "@cuffi/src/distributed/mod.ts";
  import { openCudaLibrary } from "@cuffi/src/libraries/find.ts";
  const count = { parameters: [], result: "i32" }, setting = { parameters: [["value", "i32"]], result: "void" };
  const fake = openCudaLibrary("libnccl").bind({
    fakeObjects: count, fakeMisuse: count, fakeAborts: count, fakeCalls: count, fakeFailure: setting, fakePolls: setting, fakeSplitPolls: setting,
  });
  const { fakeStuck } = openCudaLibrary("libcuda").bind({ fakeStuck: setting });
  const devices = [await openDevice("cuda:0"), await openDevice("cuda:1")];
  const made = [];
  const arrays = (...lists) => lists.map((list, i) => {
    const array = devices[i].array(Int32Array.from(list));
    made.push(array);
    return array;
  });
  const show = (arrays) => arrays.map((array) => [...array.toHost()].join(",")).join(" ");
  const attempt = async (call) => {
    try {
      await call();
    } catch (error) {
      return error.message;
    }
  };
  const part = async (name, work) => {
    console.log("#" + name);
    const aborts = fake.fakeAborts();
    await work();
    for (const array of made.splice(0)) array.dispose();
    const bytes = devices.map((device) => device.memoryInUse()).join();
    console.log("left:", bytes, fake.fakeObjects(), "misuse:", fake.fakeMisuse(), "aborts:", fake.fakeAborts() - aborts);
  };
`;

/** Runs a program. Returns the lines of each of its parts. */
function run(program: string, env: Record<string, string> = {}): Map<string, string[]> {
  const { status, stdout, stderr } = runProgram(PRELUDE + program, { ...libraries, ...env });
  assert.equal(status, 0, stderr);
  return new Map(
    stdout.trim().split("#").slice(1).map((text) => {
      const [name, ...lines] = text.trim().split("\n");
      return [name!, lines];
    }),
  );
}

/** Every operation on two devices. */
const OPERATIONS = `
  await part("operations", async () => {
    const world = await joinWorld({ devices });
    console.log(world.library, world.size, world.ranks.join());
    const x = arrays([1, 2, 3, 4], [10, 20, 30, 40]), y = arrays([0, 0, 0, 0], [0, 0, 0, 0]), part = arrays([0, 0], [0, 0]);
    world.allReduce(x, "sum", { into: y });
    console.log("allReduce", show(y));
    world.reduceScatter(x, "sum", { into: part });
    console.log("reduceScatter", show(part));
    world.allGather(part, { into: y });
    console.log("allGather", show(y));
    world.allToAll(x, { into: y });
    console.log("allToAll", show(y));
    world.broadcast(y, { root: 1 });
    console.log("broadcast", show(y));
    world.reduce(x, "avg", { root: 1 });
    console.log("reduce", show(x));
    await world.barrier();
    await world.close();
  });
`;

const RESULTS = [
  "allReduce 11,22,33,44 11,22,33,44",
  "reduceScatter 11,22 33,44",
  "allGather 11,22,33,44 11,22,33,44",
  "allToAll 1,2,10,20 3,4,30,40",
  "broadcast 3,4,30,40 3,4,30,40",
  "reduce 1,2,3,4 5,11,16,22",
  "left: 0,0 0 misuse: 0 aborts: 0",
];

const PARTS = `
  await part("group", async () => {
    const [device] = devices;
    const world = await joinWorld({ device });
    const [x] = arrays([1, 2]);
    const before = fake.fakeCalls();
    world.group(() => {
      world.send(x, 0);
      world.receive(x, 0);
    });
    console.log(fake.fakeCalls() - before, show([x]));
    const [y] = arrays([0, 0]);
    world.group(() => {
      world.send(x, 0);
      world.allReduce(x, "avg");
      world.receive(y, 0);
    });
    console.log(show([x]), show([y]));
    world.dispose();
    while (fake.fakeObjects() > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  });
  await part("errors", async () => {
    const world = await joinWorld({ devices });
    const x = arrays([1], [2]);
    fake.fakeFailure(6);
    console.log(await attempt(() => world.allReduce(x)));
    fake.fakeFailure(0);
    console.log(await attempt(() => world.allReduce(x)), world.error.name, world.error.rank, world.error.code);
    await world.close();
  });
  await part("in flight", async () => {
    const world = await joinWorld({ devices });
    world.allReduce(arrays([1], [2]));
    fake.fakeFailure(6);
    console.log(await attempt(() => world.finished()));
    fake.fakeFailure(0);
    await world.close();
  });
  await part("blocked", async () => {
    const waits = { download: (x) => x[0].toHost(), stream: (x, stream) => stream.synchronize(), device: () => devices[0].synchronize() };
    for (const [name, wait] of Object.entries(waits)) {
      const world = await joinWorld({ devices, timeout: 30 });
      const x = arrays([1], [2]), streams = devices.map((device) => device.createStream());
      world.allReduce(x, "sum", name === "download" ? {} : { stream: streams });
      fakeStuck(300);
      console.log(name, await attempt(() => wait(x, streams[0])));
      console.log(world.error?.message);
      await world.close();
      for (const stream of streams) stream.dispose();
    }
  });
  await part("same GPU", async () => {
    const rendezvous = {
      rank: 0, size: 2, failed: new Promise(() => {}), fail() {}, close: async () => {}, broadcast: async () => {},
      allGather: async (bytes) => [bytes, bytes], barrier: async () => {},
    };
    console.log(await attempt(() => joinWorld({ device: devices[1], rendezvous })));
  });
  await part("devices of launchers", async () => {
    const names = ["RANK", "WORLD_SIZE", "LOCAL_RANK", "SLURM_PROCID", "SLURM_STEP_NODELIST", "SLURM_LOCALID"];
    const open = async (variables, name) => {
      for (const name of names) delete process.env[name];
      Object.assign(process.env, { CUFFI_DEVICE: "", ...variables });
      using device = await openDevice(name);
      return String(device);
    };
    const torchrun = { RANK: "3", WORLD_SIZE: "4", LOCAL_RANK: "1" };
    const slurm = { SLURM_PROCID: "3", SLURM_STEP_NODELIST: "gpu[0-1]", SLURM_LOCALID: "1" };
    console.log(await open({}), await open({ LOCAL_RANK: "1" }), await open({ SLURM_PROCID: "1", SLURM_LOCALID: "1" }));
    console.log(await open(torchrun), await open(slurm), await open({ ...slurm, CUFFI_DEVICE: "cuda" }));
    console.log(await open(torchrun, "cuda"), await open(torchrun, "cuda:0"));
    console.log(await open({ ...torchrun, CUFFI_DEVICE: "cuda:0" }));
    console.log(await attempt(() => open({ ...torchrun, LOCAL_RANK: "2" })));
    await open({});
  });
  await part("initialization", async () => {
    fake.fakeFailure(6);
    console.log(await attempt(() => joinWorld({ devices })));
    fake.fakeFailure(0);
    fake.fakePolls(1_000_000_000);
    console.log(await attempt(() => joinWorld({ devices, joinTimeout: 20 })));
    fake.fakePolls(1);
  });
  await part("division", async () => {
    fake.fakeSplitPolls(1_000_000_000);
    console.log(await attempt(() => joinWorld({ devices, joinTimeout: 20 })));
    const joining = attempt(() => joinWorld({ devices }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    fake.fakeFailure(6);
    console.log(await joining);
    fake.fakeFailure(0);
    fake.fakeSplitPolls(1);
    await (await joinWorld({ devices })).close();
  });
  await part("split", async () => {
    const world = await joinWorld({ devices });
    const [one, two] = await world.split({ color: [1, 0] });
    console.log(one === two, one.ranks.join(), one.size, two.ranks.join(), two.size);
    const x = arrays([1, 2], [10, 20]);
    one.allReduce(x[0]);
    two.allReduce(x[1]);
    console.log(show(x));
    const [both, same] = await world.split({ color: [3, 3], key: [1, 0] });
    const y = arrays([0, 0, 0, 0], [0, 0, 0, 0]);
    both.allGather(x, { into: y });
    console.log(both === same, both.ranks.join(), show(y));
    const [left, none] = await world.split({ color: [0, undefined] });
    console.log(left.size, none);
    await world.close();
    while (fake.fakeObjects() > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  });
  await part("many", async () => {
    for (let i = 0; i < 1000; i++) await (await joinWorld({ devices })).close();
  });
`;

describe("NCCL with stand-ins", { skip: !hasCompiler && "no C compiler" }, () => {
  let parts: Map<string, string[]>;
  before(() => parts = run(OPERATIONS + PARTS));
  const FAILURE = "remote process exited or there was a network error (6): the link has burned";

  test("connects two devices of one process and runs every operation", () => {
    assert.deepEqual(parts.get("operations"), ["NCCL 2.28.9 2 0,1", ...RESULTS]);
  });

  test("passes the id by value before 2.23", () => {
    const old = buildLibrary("nccl_old", `#define OLD\n${source("fake_nccl.c")}`);
    const lines = run(OPERATIONS, { CUFFI_LIBNCCL: old }).get("operations");
    assert.deepEqual(lines, ["NCCL 2.18.5 2 0,1", ...RESULTS]);
  });

  test("sends to itself in a group, and leaves in the background", () => {
    assert.deepEqual(parts.get("group"), ["2 1,2", "1,2 1,2", "left: 0,0 0 misuse: 0 aborts: 0"]);
  });

  test("reports errors with NCCL's text, the rank and the device, and aborts", () => {
    const error = `ncclAllReduce failed on rank 0, cuda:0: ${FAILURE}`;
    assert.deepEqual(parts.get("errors"), [
      error,
      `${error} WorldError 0 6`,
      "left: 0,0 0 misuse: 0 aborts: 4",
    ]);
  });

  test("notices a failure of operations in flight", () => {
    const error = `communication failed on rank 0, cuda:0: ${FAILURE}`;
    assert.deepEqual(parts.get("in flight"), [error, "left: 0,0 0 misuse: 0 aborts: 4"]);
  });

  test("ends blocking waits at the world's time-out", () => {
    const late = "rank 0 waited 0.03 s in an operation for the other ranks";
    assert.deepEqual(parts.get("blocked"), [
      `download ${late}`,
      late,
      `stream ${late}`,
      late,
      "device undefined",
      late,
      "left: 0,0 0 misuse: 0 aborts: 12",
    ]);
  });

  test("rejects ranks with the same GPU before NCCL does", () => {
    assert.match(
      parts.get("same GPU")!.join("\n"),
      /^device: expected a GPU for each rank, got the same one for ranks 0 and 1; openDevice\(\) /,
    );
  });

  test("opens the GPU of the process under torchrun and Slurm", () => {
    assert.deepEqual(parts.get("devices of launchers"), [
      "cuda:0 cuda:0 cuda:0",
      "cuda:1 cuda:1 cuda:1",
      "cuda:1 cuda:0",
      "cuda:0",
      "device: expected one of cuda:0 to cuda:1, got cuda:2",
      "left: 0,0 0 misuse: 0 aborts: 0",
    ]);
  });

  test("frees the resources of a failed initialization", () => {
    assert.deepEqual(parts.get("initialization"), [
      `ncclCommInitRankScalable failed on rank 0, cuda:0: ${FAILURE}`,
      "rank 0 waited 0.02 s in joining for the other ranks",
      "left: 0,0 0 misuse: 0 aborts: 2",
    ]);
  });

  test("frees communicators whose split fails, or takes too long", () => {
    assert.deepEqual(parts.get("division"), [
      "rank 0 waited 0.02 s in joining for the other ranks",
      `communication failed on rank 0, cuda:0: ${FAILURE}`,
      "left: 0,0 0 misuse: 0 aborts: 8",
    ]);
  });

  test("is divided into worlds of one device and of both", () => {
    assert.deepEqual(parts.get("split"), [
      "false 0 1 0 1",
      "1,2 10,20",
      "true 1,0 10,20,1,2 10,20,1,2",
      "1 undefined",
      "left: 0,0 0 misuse: 0 aborts: 0",
    ]);
  });

  test("leaves nothing after a thousand worlds", () => {
    assert.deepEqual(parts.get("many"), ["left: 0,0 0 misuse: 0 aborts: 0"]);
  });

  test("says how to install NCCL", () => {
    const { status, stderr } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      import { joinWorld } from "@cuffi/src/distributed/mod.ts";
      await joinWorld({ devices: [await openDevice("cuda:0"), await openDevice("cuda:1")] });`,
      { CUFFI_LIBCUDA: libraries!.CUFFI_LIBCUDA, CUFFI_LIBNCCL: "/nonexistent/libnccl.so.2" },
    );
    assert.notEqual(status, 0);
    assert.match(stderr, /libnccl could not be opened. CUFFI_LIBNCCL is set, so nothing else was tried/);
  });
});

// Values of nccl.h 2.32.3.
test("constants and the configuration are those of nccl.h", () => {
  assert.deepEqual(Object.values(DATA_TYPE), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  assert.deepEqual(Object.keys(TYPE_BYTES).sort(), Object.keys(DATA_TYPE).sort());
  assert.deepEqual(REDUCTION, { sum: 0, prod: 1, max: 2, min: 3, avg: 4 });
  const view = new DataView(configure({ blocking: false, splitShare: true }).buffer);
  assert.equal(view.getBigUint64(CONFIG.size, true), 48n);
  assert.equal(view.getUint32(CONFIG.magic, true), 0xcafebeef);
  assert.equal(view.getInt32(CONFIG.blocking, true), 0);
  assert.equal(view.getInt32(CONFIG.splitShare, true), 1);
  assert.equal(view.getInt32(CONFIG.minCTAs, true), -(2 ** 31));
  assert.equal(view.getBigUint64(CONFIG.netName, true), 0n);
});
