/** Calls of worlds on the software device: arguments, groups, graphs. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type JoinOptions, joinWorld, type Reduction } from "../../src/distributed/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

describe("a world", () => {
  test("rejects arguments that do not fit", async () => {
    using device = await openTestDevice("software:0");
    using other = await openTestDevice("software:1");
    await using world = await joinWorld({ device });
    using x = device.zeros([4], "f32");
    using y = device.zeros([3], "f32");
    using bits = device.zeros([4], "bool");
    using short = device.zeros([4], "i16");
    using foreign = other.zeros([4], "f32");
    const rejects = (call: () => unknown, pattern: RegExp) => assert.throws(call, pattern);
    for (
      const [options, message] of [
        [4, /^options: expected an object such as \{ device \}, got 4$/],
        [device, /^options: expected an object such as \{ device \}, got Device$/],
        [{ device, rendezvous: 4 }, /^rendezvous: expected an object, got 4$/],
      ] as const
    ) await assert.rejects(joinWorld(options as object as JoinOptions), { name: "TypeError", message });
    rejects(() => world.allReduce([x, x]), /array: expected a list of 1, one for each device/);
    rejects(
      () => world.allReduce(foreign),
      /array: expected an array of device software:0, got one of software:1/,
    );
    rejects(
      () => world.allReduce(x, "mean" as Reduction),
      /op: expected one of "sum", "prod", "max", "min", "avg", got "mean"; did you mean "avg"\?$/,
    );
    rejects(() => world.allReduce(bits), /"sum" combines, got bool; use max for any/);
    rejects(() => world.allReduce(short), /got i16; convert it with astype\("i32"\)/);
    rejects(
      () => world.allReduce(x, "sum", { as: "f8e4m3" }),
      /as: expected an array of u8 for f8e4m3, got f32/,
    );
    rejects(() => world.allReduce(x, "sum", { into: y }), /into: expected 4 elements for 1 rank, got 3/);
    rejects(
      () => world.allReduce(x.slice([0, 3]), "sum", { into: x.slice([1, 4]) }),
      /into: expected the place of this rank's elements, .* got an array that overlaps it elsewhere/,
    );
    using five = device.zeros([5], "f32");
    await using two = await joinWorld({ devices: [device, other] });
    using fives = other.zeros([5], "f32");
    const parts = [y, other.zeros([3], "f32")];
    for (const call of ["reduceScatter", "allToAll"] as const) {
      const into = { into: parts };
      rejects(
        () =>
          call === "allToAll"
            ? two.allToAll([five, fives], into)
            : two.reduceScatter([five, fives], "sum", into),
        /array: expected a multiple of 2 elements, one part for each rank, got 5$/,
      );
    }
    parts[1]!.dispose();
    rejects(() => world.broadcast(x, { root: 1 }), /root: expected an integer from 0 to 0, got 1/);
    rejects(
      () => world.allToAll(undefined as never, { into: y }),
      /array: expected a DeviceArray, got undefined/,
    );
    rejects(() => world.send(x, 1), /to: expected an integer from 0 to 0, got 1/);
    rejects(() => world.receive(x, 0), /from: expected another rank, got 0, this one; .* in a group\(\)/);
    assert.equal(String(world), "rank 0 of 1 (the software device)");
    rejects(
      () => world.allReduce(x, "sum", { outo: y } as object),
      /options: expected only stream, pack, into, as, got outo/,
    );
    await assert.rejects(world.split({ color: [0, 1] }), /color: expected a list of 1, one for each device/);
    await assert.rejects(
      world.split({ color: -1 }),
      /color: expected an integer from 0 to 2147483647, got -1/,
    );
    await assert.rejects(
      world.split({ color: [0], key: [0.5] }),
      /key: expected an integer from -2147483648/,
    );
    rejects(
      () => world.allGather(x, undefined as never),
      /options: expected an object such as \{ into \}, got undefined/,
    );
    await assert.rejects(joinWorld({}), /options: expected either device or devices, got neither/);
    await assert.rejects(
      joinWorld({ devices: [device, device] }),
      /devices: expected different devices, got software:0 twice; open "software:1" for another/,
    );
    world.allReduce(x);
    assert.deepEqual(x.toHost(), new Float32Array(4));
  });

  test("sends to itself in a group", async () => {
    using device = await openTestDevice("software");
    await using world = await joinWorld({ device });
    using x = device.array(Int32Array.of(1, 2, 3));
    using y = device.zeros([3], "i32");
    world.group(() => {
      world.send(x, 0);
      world.receive(y, 0);
    });
    assert.deepEqual(y.toHost(), x.toHost());
  });

  test("cannot be joined with a device that is closed meanwhile, and leaves it alone if it is opened again", async () => {
    using a = await openTestDevice("software:0");
    const b = await openTestDevice("software:1");
    const joining = joinWorld({ devices: [a, b] });
    b.dispose();
    using again = await openTestDevice("software:1");
    using x = again.array(Int32Array.of(1, 2));
    await assert.rejects(joining, /^Error: device software:1 has been disposed; dispose/);
    assert.deepEqual([...x.toHost()], [1, 2]);
  });

  test("split into parts stays usable, even if it was dropped, after garbage collections", () => {
    const { stdout, stderr } = runProgram(`
      import { openDevice } from "@cuffi/mod.ts";
      import { joinWorld } from "@cuffi/src/distributed/mod.ts";
      const devices = await Promise.all([0, 1, 2].map((i) => openDevice("software:" + i)));
      const split = async () => (await joinWorld({ devices })).split({ color: [0, 1, 0] });
      const [even, odd, same] = await split();
      for (let i = 0; i < 5; i++) {
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await even.barrier();
      await odd.barrier();
      console.log(even === same, even.size, odd.size, devices[0].memoryStatistics().finalized);
      for (const each of [even, odd]) await each.close();
    `);
    assert.equal(stdout.trim(), "true 2 1 0", stderr);
  });

  test("is captured in graphs, which keep it", async () => {
    using device = await openTestDevice("software");
    const world = await joinWorld({ device });
    using x = device.array(Int32Array.of(1, 2));
    using stream = device.createStream();
    const graph = device.capture((stream) => {
      world.allReduce(x, "sum", { stream });
      x.copyFrom(x.slice([null, null, -1]), { stream });
    });
    const executable = graph.instantiate();
    world.dispose();
    assert.throws(() => world.allReduce(x), /the world has been disposed/);
    executable.launch(stream);
    assert.deepEqual(x.toHost({ stream }), Int32Array.of(2, 1));
    executable.dispose();
    graph.dispose();
  });

  test("rejects arrays of one process that differ, and works afterwards", async () => {
    const devices = [await openTestDevice("software:0"), await openTestDevice("software:1")] as const;
    await using world = await joinWorld({ devices });
    using x = devices[0].zeros([4], "f32");
    using integers = devices[1].zeros([4], "i32");
    using longer = devices[1].zeros([5], "f32");
    using y = devices[1].zeros([2, 2], "f32").fill(1);
    assert.throws(() => world.allReduce([x, integers]), {
      name: "TypeError",
      message: "arrays[1]: expected f32 [4], as arrays[0], got i32 [4]",
    });
    assert.throws(() => world.allReduce([x, longer]), {
      name: "RangeError",
      message: "arrays[1]: expected f32 [4], as arrays[0], got f32 [5]",
    });
    world.allReduce([x, y]);
    assert.deepEqual(x.toHost(), new Float32Array(4).fill(1));
    await world.close();
    for (const device of devices) device.dispose();
  });

  test("rejects async functions of groups, whose later operations would not be in the group", async () => {
    const device = await openTestDevice("software");
    const inUse = device.memoryInUse();
    await using world = await joinWorld({ device });
    const x = device.array(Int32Array.of(1)), y = device.zeros([1], "i32");
    const exchange = () => {
      world.send(x, 0);
      world.receive(y, 0);
    };
    assert.throws(
      () => world.group(async () => (exchange(), await Promise.reject(new Error("later")))),
      /^TypeError: issue: expected a synchronous function, because the group ends .*, got an async function$/,
    );
    world.group(exchange);
    assert.deepEqual(y.toHost(), Int32Array.of(1));
    await world.close();
    for (const array of [x, y]) array.dispose();
    assert.equal(device.memoryInUse(), inUse);
    device.dispose();
  });
});
