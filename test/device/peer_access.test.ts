/** Copies and kernels across two devices of one process. */
import { contextOf } from "../../src/device/device.ts";
import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Device, Module } from "../../mod.ts";
import { add } from "../../src/image/mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { nameTwoDevices, onGpu, openTestDevice, settle } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

const [first, second] = await nameTwoDevices();

function numbers(count: number): Int32Array<ArrayBuffer> {
  return Int32Array.from({ length: count }, (_, i) => Math.imul(i + 1, 0x9e3779b1));
}

describe(`two devices: ${first} and ${second}`, () => {
  let a: Device, b: Device;
  let onA: Module, onB: Module;
  before(async () => {
    a = await openTestDevice(first);
    b = await openTestDevice(second);
    onA = a.loadModule(KERNELS);
    onB = b.loadModule(KERNELS);
  });
  after(() => {
    onA.dispose();
    onB.dispose();
    for (const device of [a, b]) {
      settle(device);
      assert.equal(device.memoryInUse(), 0, `${device}`);
      device.dispose();
    }
  });

  test("have their own ordinals, UUIDs and memory", () => {
    assert.deepEqual([a.ordinal, b.ordinal], [0, 1]);
    assert.notEqual(a.properties.uuid, b.properties.uuid);
    // Other tests of the process may hold memory.
    const usedByA = a.memoryInUse(), usedByB = b.memoryInUse();
    using x = a.array(new Uint8Array(8));
    assert.deepEqual([a.memoryInUse() - usedByA, b.memoryInUse() - usedByB], [8, 0]);
    assert.equal(contextOf(a).driver.memory.pointerInfo(x.pointer)?.ordinal, 0);
    using y = b.array(new Uint8Array(8));
    assert.equal(contextOf(a).driver.memory.pointerInfo(y.pointer)?.ordinal, 1);
  });

  test("work together in one graph, but not in one event", () => {
    using stream = a.createStream(), other = b.createStream();
    using x = a.zeros([4], "i32"), y = b.zeros([4], "i32");
    const at = { grid: 1, block: 32 };
    using graph = a.capture(() => {
      onA.kernel("add_one").launch({ ...at, stream }, x, 4);
      other.wait(stream);
      onB.kernel("add_one").launch({ ...at, stream: other }, y, 4);
      assert.throws(() => y.fill(1), /not part of the capture/);
      stream.wait(other);
    }, { stream });
    using executable = graph.instantiate();
    for (const expected of [1, 2]) {
      executable.launch(stream);
      assert.deepEqual([...x.toHost(), ...y.toHost()], new Array(8).fill(expected));
    }
    using event = stream.record();
    assert.throws(() => other.record(event), new RegExp(`event: expected an event of ${b}, got one of ${a}`));
    using later = other.record();
    assert.throws(() => later.elapsedSince(event), new RegExp(`start: expected an event of ${b}`));
    other.wait(event);
  });

  test("a graph keeps the other device open on which its kernels run", { skip: onGpu }, async () => {
    using c = await openTestDevice("software:2");
    const d = await openTestDevice("software:3"), context = contextOf(d);
    d.enablePeerAccess(c);
    using x = c.zeros([4], "i32"), stream = c.createStream();
    const other = d.createStream(), kernel = d.loadModule(KERNELS).kernel("add_one");
    const graph = c.capture(() => {
      other.wait(stream);
      kernel.launch({ grid: 1, block: 32, stream: other }, x, 4);
      stream.wait(other);
    }, { stream });
    const executable = graph.instantiate();
    d.dispose();
    graph.dispose();
    executable.launch(stream);
    assert.deepEqual([...x.toHost()], [1, 1, 1, 1]);
    assert.equal(context.closed, false);
    executable.dispose();
    assert.equal(context.closed, true);
  });

  test("arguments of a graph cannot become memory of a closed device", { skip: onGpu }, async () => {
    using c = await openTestDevice("software:2");
    const d = await openTestDevice("software:3"), closed = d.zeros([4], "i32");
    c.enablePeerAccess(d);
    using x = c.zeros([4], "i32"), module = c.loadModule(KERNELS);
    using graph = c.capture((stream) =>
      module.kernel("add_one").launch({ grid: 1, block: 32, stream }, x, 4)
    );
    using executable = graph.instantiate();
    d.dispose();
    const change = () => executable.setArguments(graph.kernels[0]!, closed, 4);
    assert.throws(change, /device software:3 has been disposed/);
    executable.launch();
    assert.deepEqual([...x.toHost()], [1, 1, 1, 1]);
  });

  test("memory that other libraries may use is freed after a capture of the other device", () => {
    const { warn } = console, warnings: unknown[] = [];
    console.warn = (message: unknown) => warnings.push(message);
    const array = b.zeros([1024], "i32", { pooled: false }), free = b.memoryInfo().free;
    assert.notEqual(array.__cuda_array_interface__.data[0], 0n);
    using stream = a.createStream(), x = a.zeros([4], "i32");
    a.capture(() => {
      x.fill(1, { stream });
      array.dispose();
    }, { stream }).dispose();
    console.warn = warn;
    assert.deepEqual(warnings, []);
    if (!onGpu) assert.equal(b.memoryInfo().free - free, 4096);
  });

  test("reject the memory of a device that was closed", async () => {
    using own = await openTestDevice("software:2"), onOwn = own.loadModule(KERNELS);
    const peer = await openTestDevice("software:3");
    own.enablePeerAccess(peer);
    const x = peer.zeros([4], "i32"), kernel = onOwn.kernel("add_one"), at = { grid: 1, block: 32 };
    const bound = kernel.bind(at, x, 4), unordered = kernel.bind({ ...at, order: false }, x, 4);
    bound.launch();
    peer.dispose();
    const message = /^Error: device software:3 has been disposed; dispose/;
    for (
      const use of [
        () => bound.launch(),
        () => unordered.launch(),
        () => kernel.launch(at, x, 4),
        () => own.capture((stream) => kernel.launch({ ...at, stream }, x, 4)),
      ]
    ) assert.throws(use, message);
    own.synchronize();
  });

  test("copy bytes in both directions, with offsets, on a stream of either device", () => {
    const data = numbers(1000);
    using x = a.array(data);
    using y = b.zeros([1000], "i32");
    b.copy(y, x);
    assert.deepEqual(y.toHost(), data);
    using z = a.allocate(4000);
    z.fill(0);
    using stream = a.createStream();
    a.copy(z, y, { srcOffset: 400, dstOffset: 8, byteLength: 1200, stream });
    stream.synchronize();
    const back = new Int32Array(1000);
    a.copy(back, z);
    assert.deepEqual(back.subarray(2, 302), data.subarray(100, 400));
    assert.ok(
      back.subarray(0, 2).every((value) => value === 0) && back.subarray(302).every((value) => value === 0),
    );
  });

  test("copyFrom accepts an array of the other device with any strides, dtype and broadcastable shape", () => {
    const data = Float32Array.from({ length: 12 }, (_, i) => i);
    using x = a.array(data, { shape: [3, 4] });
    using y = b.empty([3, 4], "f32").copyFrom(x);
    assert.deepEqual(y.toHost(), data);
    using columns = b.empty([4, 3], "f32").copyFrom(x.transpose());
    assert.deepEqual([...columns.toHost()], [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
    using bytes = b.empty([3, 4], "u8").copyFrom(x);
    assert.deepEqual([...bytes.toHost()], [...data]);
    using row = a.array(new Float32Array([1, 2, 3, 4]));
    using rows = b.empty([2, 4], "f32").copyFrom(row);
    assert.deepEqual([...rows.toHost()], [1, 2, 3, 4, 1, 2, 3, 4]);
    using wide = b.zeros([3, 8], "f32");
    wide.slice(null, [2, 6]).copyFrom(x);
    assert.deepEqual([...wide.toHost().subarray(8, 16)], [0, 0, 4, 5, 6, 7, 0, 0]);
    using nothing = a.empty([0], "f32");
    b.empty([0], "f32").copyFrom(nothing).dispose();
    assert.throws(() => y.copyFrom(row.slice([0, 3])), /source/);
  });

  test("a copy waits for work on the source, and later work on the source waits for the copy", () => {
    const count = 1 << 20;
    using x = a.zeros([count], "i32");
    using y = b.zeros([count], "i32");
    for (let round = 1; round <= 5; round++) {
      onA.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, 300_000);
      y.copyFrom(x);
      x.fill(round * 100);
      const copied = y.toHost();
      assert.equal(copied[0], (round - 1) * 100 + 1);
      assert.ok(copied.subarray(1).every((value) => value === (round - 1) * 100), `round ${round}`);
    }
  });

  test("memory disposed of during a copy is reused only after the copy", () => {
    const count = 1 << 20;
    using y = b.zeros([count], "i32");
    for (let round = 1; round <= 5; round++) {
      const x = a.array(new Int32Array(count).fill(round));
      onB.kernel("slow_increment").launch({ grid: 1, block: 1 }, y, 300_000);
      y.copyFrom(x);
      x.dispose();
      using other = a.array(new Int32Array(count).fill(-1));
      void other;
      assert.ok(y.toHost().every((value) => value === round), `round ${round}`);
    }
  });

  test("kernels use arrays of the other device after enablePeerAccess, ordered with both devices", () => {
    using x = a.array(new Int32Array([1, 2, 3, 4]));
    const addOne = onB.kernel("add_one");
    assert.throws(
      () => addOne.launch({ grid: 1, block: 32 }, x, 4),
      new RegExp(`expected memory of ${second}, got memory of ${first};.* enablePeerAccess`),
    );
    if (!b.canAccessPeer(a)) {
      assert.throws(() => b.enablePeerAccess(a), /can access directly/);
      return;
    }
    b.enablePeerAccess(a);
    b.enablePeerAccess(a);
    for (let round = 0; round < 5; round++) {
      onA.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, 300_000);
      addOne.launch({ grid: 1, block: 32 }, x, 4);
    }
    assert.deepEqual([...x.toHost()], [11, 7, 8, 9]);
    addOne.bind({ grid: 1, block: 32 }, x, 4).launch();
    assert.deepEqual([...x.toHost()], [12, 8, 9, 10]);
    // Access was enabled in one direction only.
    using y = b.array(new Int32Array(4));
    assert.throws(() => onA.kernel("add_one").launch({ grid: 1, block: 32 }, y, 4), /enablePeerAccess/);
  });

  test("rejects memory and streams of the wrong device", async () => {
    using x = a.array(new Int32Array(4));
    using y = b.array(new Int32Array(4));
    assert.throws(
      () => a.copy(new Int32Array(4), y),
      /src: expected memory of \w+:0, whose copy\(\) was called, got memory of \w+:1/,
    );
    assert.throws(() => a.copy(y, new Int32Array(4)), /dst: expected memory of .*:0, .* got memory of .*:1/);
    assert.throws(
      () => a.copy2D(x, y, { widthBytes: 4, height: 2 }),
      /src: expected memory of .*:0, .* got memory of .*:1/,
    );
    const image =
      /^src2: expected an array of \w+:0, like src1, got one of \w+:1; copy it with copyFrom\(\)$/;
    assert.throws(() => add(x.view("f32").reshape([2, 2]), y.view("f32").reshape([2, 2])), {
      name: "TypeError",
      message: image,
    });
    const other = /^other: expected an array of \w+:0, got one of \w+:1; copy it with copyFrom\(\)$/;
    assert.throws(() => x.equals(y), { name: "TypeError", message: other });
    using stream = a.createStream();
    assert.throws(
      () => y.copyFrom(x, { stream }),
      /stream: expected one of device .*:1, got one of .*:0/,
    );
    assert.throws(() => b.copy(y, x, { stream }), /stream: expected one of device/);
    assert.throws(() => a.canAccessPeer({} as Device), /peer: expected another Device, got Object/);
    assert.throws(
      () => a.enablePeerAccess(undefined as unknown as Device),
      /peer: expected another Device, got undefined/,
    );
    assert.equal(a.canAccessPeer(a), true);
    using third = await openTestDevice("software:2");
    using z = third.array(new Int32Array(4));
    assert.throws(() => third.copy(x, y), /at least one on device .*, which copies/);
    if (a.kind === "cuda") {
      assert.equal(a.canAccessPeer(third), false);
      assert.throws(() => x.copyFrom(z), /copy through the host/);
      assert.throws(() => third.copy(z, x), /copy through the host/);
    }
  });

  test("profiles name copies between devices", async () => {
    using x = a.array(new Int32Array(16));
    using y = b.zeros([16], "i32");
    const { rows } = await b.profile(() => y.copyFrom(x));
    assert.deepEqual(rows.map(({ name, count, bytes }) => [name, count, bytes]), [["memcpy PtoP", 1, 64]]);
  });

  test("graphs reject copies between devices, and hold kernels that use memory of the other device", () => {
    using x = a.array(new Int32Array([1, 2, 3, 4]));
    using y = b.zeros([4], "i32");
    assert.throws(
      () => b.capture(() => y.copyFrom(x)),
      { code: 900, call: "cuMemcpyPeerAsync", message: /graphs cannot contain copies between devices/ },
    );
    y.copyFrom(x);
    assert.deepEqual([...y.toHost()], [1, 2, 3, 4]);
    if (!b.canAccessPeer(a)) return;
    b.enablePeerAccess(a);
    using graph = b.capture(() => onB.kernel("add_one").launch({ grid: 1, block: 32 }, x, 4));
    using executable = graph.instantiate();
    for (let round = 0; round < 3; round++) {
      onA.kernel("slow_increment").launch({ grid: 1, block: 1 }, x, 300_000);
      executable.launch();
    }
    assert.deepEqual([...x.toHost()], [7, 5, 6, 7]);
  });

  test("a device keeps working after the other one closes", async () => {
    const c = await openTestDevice(second);
    assert.equal(contextOf(c), contextOf(b));
    c.dispose();
    const third = await openTestDevice(a.kind === "cuda" ? second : "software:2");
    using x = a.array(new Int32Array([1, 2, 3]));
    const y = third.empty([3], "i32").copyFrom(x);
    if (third.canAccessPeer(a)) third.enablePeerAccess(a);
    y.dispose();
    third.dispose();
    x.copyFrom(new Int32Array([4, 5, 6]));
    assert.deepEqual([...x.toHost()], [4, 5, 6]);
  });
});
