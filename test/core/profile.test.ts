/** device.profile(): reports, traces, and errors of the callback. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Device, Kernel, Module, ProfileReport } from "../../mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { deviceName, onGpu, openTestDevice, watchMemory } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { runProgram } from "../support/process.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

/** Kind, name, count and bytes of every row. */
function counts(report: ProfileReport): Record<string, [count: number, bytes: number]> {
  return Object.fromEntries(report.rows.map((row) => [`${row.kind}: ${row.name}`, [row.count, row.bytes]]));
}

interface TraceEvent {
  ph: string;
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  args: Record<string, unknown>;
}

describe("device.profile()", () => {
  let device: Device;
  let module: Module;
  let addOne: Kernel;
  const at = { grid: 2, block: [32] } as const;
  let checkMemory: () => void;
  before(async () => {
    device = await openTestDevice();
    checkMemory = watchMemory(device);
    module = device.loadModule(KERNELS);
    addOne = module.kernel("add_one");
  });
  after(() => {
    module.dispose();
    checkMemory();
    device.dispose();
  });

  test("counts each launch, copy and fill by name and bytes", async () => {
    using x = device.zeros([64], "i32");
    using y = device.zeros([64], "i32");
    using pinned = device.allocatePinned(256);
    const report = await device.profile(async () => {
      for (let i = 0; i < 5; i++) addOne.launch(at, x, 64);
      const bound = addOne.bind(at, x, 64);
      bound.launch();
      module.kernel("slow_increment").launch({ grid: 1, block: 1 }, y, 1000);
      device.copy(y, x);
      device.copy(pinned, y);
      device.copy(y, new Uint8Array(256));
      device.copy2D(y, x, { widthBytes: 8, height: 3, srcPitch: 16, dstPitch: 16 });
      using zeros = device.zeros([16], "f64");
      // A download during other work copies the array on the device first.
      await device.stream.finished();
      await zeros.download();
    });
    assert.deepEqual(counts(report), {
      "kernel: add_one": [6, 0],
      "kernel: slow_increment": [1, 0],
      "copy: memcpy DtoD": [1, 256],
      "copy: memcpy DtoH": [1, 256],
      "copy: memcpy HtoD (typed array)": [1, 256],
      "copy: memcpy2D DtoD": [1, 24],
      "fill: memset": [1, 128],
      "copy: memcpy DtoH (typed array)": [1, 128],
    });
    assert.equal(report.work.length, 13);
    assert.deepEqual(report.work[0]!.launch, { grid: [2, 1, 1], block: [32, 1, 1], sharedBytes: 0 });
    assert.deepEqual([...x.toHost()], new Array(64).fill(6));
  });

  test("sums, means and rates are computed from the single times", async () => {
    using x = device.zeros([1 << 16], "f32");
    const report = await device.profile(() => {
      for (let i = 0; i < 3; i++) x.copyFrom(new Float32Array(1 << 16));
    });
    const [row] = report.rows;
    const times = report.work.map(({ duration }) => duration);
    assert.equal(times.length, 3);
    assert.ok(times.every((time) => time > 0));
    const total = times[0]! + times[1]! + times[2]!;
    assert.ok(Math.abs(row!.total - total) < 1e-9 && Math.abs(row!.mean - total / 3) < 1e-9);
    assert.deepEqual([row!.min, row!.max], [Math.min(...times), Math.max(...times)]);
    assert.ok(Math.abs(row!.gigabytesPerSecond! - 3 * 2 ** 18 / (total * 1e6)) < 1e-9);
  });

  test("work on one stream is sequential, and longer work has a longer duration", async () => {
    using x = device.zeros([1], "i32");
    const slow = module.kernel("slow_increment");
    slow.launch({ grid: 1, block: 1 }, x, 1);
    const report = await device.profile(() => {
      for (let i = 0; i < 5; i++) slow.launch({ grid: 1, block: 1 }, x, 1000);
      slow.launch({ grid: 1, block: 1 }, x, 50_000_000);
    });
    const long = report.work[5]!;
    // The shortest of five: on a busy machine, a short launch of the software device may be interrupted.
    const short = Math.min(...report.work.slice(0, 5).map(({ duration }) => duration));
    assert.ok(long.duration > short, `${long.duration} and ${short} ms`);
    assert.ok(report.work[0]!.start >= 0);
    report.work.slice(1).forEach(({ start }, i) => {
      assert.ok(start >= report.work[i]!.start + report.work[i]!.duration - 1e-3);
    });
  });

  test("prints a table, longest total first", async () => {
    using x = device.zeros([1], "i32");
    const report = await device.profile(() => {
      addOne.launch(at, x, 1);
      x.fill(3);
      device.copy(x, new Int32Array([7]));
    });
    const lines = `${report}`.split("\n");
    assert.match(lines[0]!, /^kind +name +count +total ms +mean ms +min ms +max ms +bytes +GB\/s$/);
    assert.equal(lines.length, 4);
    assert.ok(
      lines.some((line) => /^copy +memcpy HtoD \(typed array\) +1 +(\d+\.\d{4} +){4}4 +\d/.test(line)),
    );
    const totals = report.rows.map(({ total }) => total);
    assert.deepEqual(totals, [...totals].sort((a, b) => b - a));
  });

  test("trace() is JSON with complete events in microseconds, one track per stream", async () => {
    using stream = device.createStream();
    using x = device.zeros([64], "i32");
    using y = device.zeros([64], "i32", { stream });
    const report = await device.profile(() => {
      addOne.launch(at, x, 64);
      addOne.launch({ ...at, stream }, y, 64);
      device.copy(x, new Int32Array(64));
    });
    const { device: name, rows } = JSON.parse(JSON.stringify(report));
    assert.deepEqual([name, rows.length], [report.device, report.rows.length]);
    const { traceEvents } = JSON.parse(report.trace()) as { traceEvents: TraceEvent[] };
    const tracks = traceEvents.filter(({ name }) => name === "thread_name");
    assert.deepEqual(tracks.map(({ args }) => args.name), [
      "default stream",
      `stream 0x${stream.handle.toString(16)}`,
    ]);
    const complete = traceEvents.filter(({ ph }) => ph === "X");
    assert.deepEqual(complete.map(({ name, cat, pid, tid }) => ({ name, cat, pid, tid })), [
      { name: "add_one", cat: "kernel", pid: 1, tid: 1 },
      { name: "add_one", cat: "kernel", pid: 1, tid: 2 },
      { name: "memcpy HtoD (typed array)", cat: "copy", pid: 1, tid: 1 },
    ]);
    complete.forEach(({ ts, dur }, index) => {
      assert.ok(Math.abs(ts - report.work[index]!.start * 1000) < 1e-6);
      assert.ok(Math.abs(dur - report.work[index]!.duration * 1000) < 1e-6);
    });
    assert.deepEqual(complete[2]!.args, { bytes: 256 });
  });

  test("a graph launch is one item, and capturing is not counted", async () => {
    using x = device.zeros([64], "i32");
    const work = () => {
      for (let i = 0; i < 10; i++) addOne.launch(at, x, 64);
    };
    using before = device.capture(work);
    using ready = before.instantiate();
    const report = await device.profile(() => {
      ready.launch();
      using within = device.capture(() => addOne.launch(at, x, 64));
      using executable = within.instantiate();
      executable.launch();
      executable.launch();
    });
    assert.deepEqual(counts(report), {
      "graph: graph of 10 kernels": [1, 0],
      "graph: graph of 1 kernel": [2, 0],
    });
    assert.deepEqual([...x.toHost()], new Array(64).fill(12));
  });

  test("counts more work than the pool of events holds, in order", async () => {
    using x = device.zeros([64], "i32");
    const report = await device.profile(() => {
      for (let i = 0; i < 3000; i++) {
        addOne.launch({ grid: 1 + i % 7, block: 64 }, x, 64);
      }
    });
    assert.equal(report.work.length, 3000);
    assert.ok(report.work.every(({ launch }, i) => launch!.grid[0] === 1 + i % 7));
    assert.ok(report.work.every(({ start }, i) => i === 0 || start >= report.work[i - 1]!.start));
  });

  test("rejects nested profiles, even by another Device object, and continues the outer one", async () => {
    using x = device.zeros([64], "i32");
    using again = await openTestDevice();
    const report = await device.profile(async () => {
      addOne.launch(at, x, 64);
      await assert.rejects(
        device.profile(() => {}),
        /device \w+:0 is being profiled already; profiles cannot be nested/,
      );
      await assert.rejects(again.profile(() => {}), /is being profiled/);
      addOne.launch(at, x, 64);
    });
    assert.deepEqual(counts(report), { "kernel: add_one": [2, 0] });
  });

  test("an error of the callback ends the profile, and a new profile starts empty", async () => {
    using x = device.zeros([64], "i32");
    const reason = new Error("enough");
    await assert.rejects(
      device.profile(() => {
        addOne.launch(at, x, 64);
        throw reason;
      }),
      reason,
    );
    await assert.rejects(device.profile(() => Promise.reject(reason)), reason);
    addOne.launch(at, x, 64);
    const empty = await device.profile(() => {});
    assert.deepEqual([empty.work, empty.rows], [[], []]);
    assert.match(empty.trace(), /^\{"traceEvents":\[/);
    assert.deepEqual([...x.toHost()], new Array(64).fill(2));
  });

  test("a rejected launch is not counted", async () => {
    using x = device.zeros([64], "i32");
    const report = await device.profile(() => {
      assert.throws(
        () => addOne.launch({ grid: 1, block: 4096 }, x, 64),
        /block: expected at most 1024 threads for kernel add_one .*, got 4096/,
      );
      addOne.launch(at, x, 64);
    });
    assert.deepEqual(counts(report), { "kernel: add_one": [1, 0] });
  });

  test("a device disposed of by the callback stays open until the profile is complete", async () => {
    const other = await openTestDevice();
    const report = await other.profile(() => {
      using x = other.zeros([4], "i32");
      void x;
      other.dispose();
    });
    assert.deepEqual(counts(report), { "fill: memset": [1, 16] });
  });
});

test("a fault of a kernel is the profile's error, and the process can exit", () => {
  const { status, stdout, stderr } = runProgram(
    `
    import { openDevice } from "@cuffi/mod.ts";
    import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
    const device = await openDevice();
    const wild = device.loadModule(KERNELS).kernel("wild_store");
    const x = device.zeros([64], "i32");
    await device.profile(() => wild.launch({ grid: 1, block: 64 }, x)).catch((error) => console.log(error.name));
  `,
    { CUFFI_DEVICE: deviceName },
  );
  assert.equal(stdout.trim(), "CUDA_ERROR_ILLEGAL_ADDRESS", stderr);
  assert.equal(status, 0, stderr);
});
