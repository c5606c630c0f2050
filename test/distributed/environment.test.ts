/** The variables of launchers, as their documentation and schedulers set them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { worldFromEnvironment } from "../../src/distributed/environment.ts";

function read(variables: Record<string, string>) {
  return worldFromEnvironment((name) => variables[name]);
}

test("without a launcher, the world is one process", () => {
  const { rank, size, localRank, localSize, launcher } = read({ PATH: "/bin" });
  assert.deepEqual([rank, size, localRank, localSize, launcher], [0, 1, 0, 1, "none"]);
});

test("reads torchrun's variables, and leaves MASTER_PORT to its store", () => {
  const torchrun = {
    RANK: "5",
    LOCAL_RANK: "1",
    WORLD_SIZE: "8",
    LOCAL_WORLD_SIZE: "4",
    MASTER_ADDR: "node0.example",
    MASTER_PORT: "29500",
    TORCHELASTIC_RUN_ID: "none",
    TORCHELASTIC_USE_AGENT_STORE: "True",
  };
  const world = read(torchrun);
  assert.deepEqual([world.rank, world.size, world.localRank, world.localSize], [5, 8, 1, 4]);
  assert.deepEqual([world.address, world.port, world.launcher], ["node0.example", 29_501, "torchrun"]);
  assert.notEqual(world.token, read({ ...torchrun, TORCHELASTIC_RUN_ID: "other" }).token);
  const { TORCHELASTIC_RUN_ID: _, ...launch } = torchrun;
  assert.deepEqual([read(launch).port, read({ ...launch, CUFFI_WORLD_TOKEN: "s" }).token], [29_500, "s"]);
});

test("processes of one machine use the loopback interface, whatever its name", () => {
  const one = {
    RANK: "1",
    LOCAL_RANK: "1",
    WORLD_SIZE: "2",
    LOCAL_WORLD_SIZE: "2",
    MASTER_ADDR: "gpu7.example",
  };
  assert.equal(read(one).address, "127.0.0.1");
  assert.equal(read({ ...one, WORLD_SIZE: "4" }).address, "gpu7.example");
});

test("keeps the ports that rank 0 may try in range", () => {
  const { port, ports } = read({ RANK: "0", WORLD_SIZE: "1", MASTER_PORT: "65533" });
  assert.deepEqual([port, ports], [65_533, 3]);
});

test("reads the variables of a step of Slurm", () => {
  const slurm = {
    SLURM_JOB_ID: "70123",
    SLURM_STEP_ID: "2",
    SLURM_PROCID: "6",
    SLURM_LOCALID: "0",
    SLURM_NODEID: "2",
    SLURM_STEP_NUM_TASKS: "8",
    SLURM_STEP_NODELIST: "gpu[003-004,9],login",
    SLURM_STEP_TASKS_PER_NODE: "3(x2),2",
  };
  const world = read(slurm);
  assert.deepEqual([world.rank, world.size, world.localRank, world.localSize], [6, 8, 0, 2]);
  assert.deepEqual([world.address, world.launcher], ["gpu003", "slurm"]);
  assert.ok(world.port >= 15_000 && world.port < 25_000);
  assert.equal(read({ ...slurm, SLURM_STEP_NODELIST: "alone,other" }).address, "alone");
  assert.equal(read({ ...slurm, SLURM_STEP_NODELIST: "a-b.c[1,4]" }).address, "a-b.c1");
  const { SLURM_STEP_NODELIST: _, ...batch } = slurm;
  assert.equal(read({ ...batch, SLURM_NTASKS: "8" }).size, 1, "a batch script");
});

test("reads the variables of a Kubernetes indexed job", () => {
  const pod = { JOB_COMPLETION_INDEX: "3", WORLD_SIZE: "4", MASTER_ADDR: "train-0.train" };
  const world = read(pod);
  assert.deepEqual([world.rank, world.size, world.localRank, world.localSize], [3, 4, 0, 1]);
  assert.deepEqual([world.address, world.port, world.launcher], ["train-0.train", 29_500, "kubernetes"]);
  assert.throws(() => read({ JOB_COMPLETION_INDEX: "3", WORLD_SIZE: "4" }), /MASTER_ADDR: expected/);
});

test("names the invalid variable", () => {
  const base = { RANK: "0", WORLD_SIZE: "2" };
  assert.throws(() => read({ ...base, RANK: "-1" }), /RANK: expected an integer of at least 0, got "-1"/);
  assert.throws(() => read({ ...base, WORLD_SIZE: "two" }), /WORLD_SIZE: expected .* got "two"/);
  assert.throws(() => read({ ...base, MASTER_PORT: "70000" }), /MASTER_PORT: expected/);
  assert.throws(() => read({ ...base, RANK: "2" }), /rank: expected less than the 2 processes/);
  assert.throws(
    () => read({ RANK: "0" }),
    /^RangeError: WORLD_SIZE: expected an integer, because RANK is "0", got none$/,
  );
  assert.throws(() => read({ WORLD_SIZE: "2" }), /RANK: expected an integer, because WORLD_SIZE is "2"/);
  assert.throws(() => read({ ...base, LOCAL_RANK: "4" }), /local rank: expected less than/);
});
