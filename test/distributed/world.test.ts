/** Collective operations between software devices of one process, against typed arrays. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { after, before, describe, test } from "node:test";
import type { Device, DeviceArray, DType, Stream } from "../../mod.ts";
import { joinWorld, type Reduction, type World, WorldError } from "../../src/distributed/mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { ChildProgram } from "../support/child_program.ts";
import { openTestDevice } from "../support/device.ts";
import { runProgram } from "../support/process.ts";
import { countGpus } from "./gpus.ts";
import { COMBINED, type Elements, randomElements, reduced } from "./world_reference.ts";

const MOVED: readonly DType[] = [...COMBINED, "bool", "u16", "i16", "complex64", "complex128"];
const OPS: readonly Reduction[] = ["sum", "prod", "min", "max", "avg"];
/** Fills several chunks of a reduction, and a part of one. */
const LARGE = 20_003;

for (const size of [1, 2, 3, 5]) {
  // NCCL combines the elements of more ranks in an order of its own.
  const kind = size <= Math.min(2, await countGpus()) ? "cuda" : "software";
  describe(`a world of ${size} ${kind} devices`, () => {
    const devices: Device[] = [];
    let world: World;
    before(async () => {
      for (let i = 0; i < size; i++) devices.push(await openTestDevice(`${kind}:${i}`));
      world = await joinWorld({ devices });
    });
    after(async () => {
      await world.close();
      for (const device of devices) {
        assert.equal(device.memoryInUse(), 0, "memory is still allocated");
        device.dispose();
      }
    });

    /** Returns random elements for each rank, and arrays of them. */
    function operands(dtype: DType, count: number, seed: string): [Elements[], DeviceArray[]] {
      const host = devices.map((_, rank) => randomElements(dtype, count, `${seed} ${rank}`));
      return [host, host.map((elements, rank) => devices[rank]!.array(elements, { dtype }))];
    }
    const empty = (dtype: DType, count: number) => devices.map((device) => device.empty([count], dtype));
    /** A list for several devices, the array itself for one. */
    const each = (arrays: DeviceArray[]) => size === 1 ? arrays[0]! : arrays;
    function check(arrays: DeviceArray[], expected: (rank: number) => Elements): void {
      arrays.forEach((array, rank) => {
        const actual = array.toHost(), wanted = expected(rank);
        // Comparing large arrays element by element takes long.
        if (!bytesOf(actual).equals(bytesOf(wanted))) assert.deepEqual(actual, wanted, `rank ${rank}`);
      });
      for (const array of arrays) array.dispose();
    }
    const dispose = (arrays: DeviceArray[]) => arrays.forEach((array) => array.dispose());

    test("has its ranks in the order of the devices", () => {
      assert.deepEqual([world.rank, world.size, world.error], [0, size, null]);
      assert.deepEqual(world.ranks, devices.map((_, rank) => rank));
    });

    for (const dtype of COMBINED) {
      test(`combines ${dtype} in place, for a root and in parts`, () => {
        for (const op of OPS) {
          const [host, arrays] = operands(dtype, 6 * size, `${dtype} ${op}`);
          const all = reduced(dtype, op, host),
            root = size - 1,
            part = empty(dtype, 6),
            rooted = empty(dtype, 6 * size);
          world.reduceScatter(each(arrays), op, { into: each(part) });
          check(part, (rank) => all.slice(6 * rank, 6 * rank + 6) as Elements);
          world.reduce(each(arrays), op, { root, into: each(rooted) });
          assert.deepEqual(rooted[root]!.toHost(), all);
          dispose(rooted);
          world.allReduce(each(arrays), op);
          check(arrays, () => all);
        }
      });
    }

    test("moves elements of every dtype", () => {
      for (const dtype of MOVED) {
        const [host, arrays] = operands(dtype, 2 * size, dtype);
        const all = empty(dtype, 2 * size * size),
          parts = empty(dtype, 2 * size),
          copies = empty(dtype, 2 * size);
        const perPart = host[0]!.length / size;
        world.allGather(each(arrays), { into: each(all) });
        check(all, () => joined(host));
        world.allToAll(each(arrays), { into: each(parts) });
        check(
          parts,
          (rank) => joined(host.map((e) => e.slice(rank * perPart, (rank + 1) * perPart) as Elements)),
        );
        world.broadcast(each(arrays), { root: size - 1, into: each(copies) });
        check(copies, () => host[size - 1]!);
        world.broadcast(each(arrays), { root: size - 1 });
        check(arrays, () => host[size - 1]!);
      }
    });

    test("combines arrays that are larger than its buffers", () => {
      const [host, arrays] = operands("f64", LARGE, "large"), results = empty("f64", LARGE);
      world.allReduce(each(arrays), "sum", { into: each(results) });
      const sum = reduced("f64", "sum", host);
      check(results, () => sum);
      check(arrays, (rank) => host[rank]!);
    });

    test("moves arrays that are larger than its buffers", () => {
      const host = devices.map((_, rank) => new Uint32Array(6 * LARGE * size).map((_, i) => 8 * i + rank));
      const arrays = host.map((elements, rank) => devices[rank]!.array(elements));
      const results = empty("u32", 6 * LARGE * size);
      world.allToAll(each(arrays), { into: each(results) });
      const parts = (rank: number) => host.map((all) => all.slice(6 * LARGE * rank, 6 * LARGE * (rank + 1)));
      check(results, (rank) => joined(parts(rank)));
      dispose(arrays);
    });

    test("gathers into and scatters from the place of a rank", () => {
      const [host, arrays] = operands("i32", 3 * size, "in place");
      const sum = reduced("i32", "sum", host);
      const parts = arrays.map((array, rank) => array.slice([3 * rank, 3 * rank + 3]));
      world.reduceScatter(each(arrays), "sum", { into: each(parts) });
      parts.forEach((part, rank) => assert.deepEqual(part.toHost(), sum.slice(3 * rank, 3 * rank + 3)));
      world.allGather(each(parts), { into: each(arrays) });
      check(arrays, () => sum);
    });

    // Copying them compiles kernels, which takes longer than all other tests of a world.
    test("packs strided arrays if the option says so", { skip: size !== 3 }, () => {
      const [host, arrays] = operands("f32", 12, "strided");
      const views = arrays.map((array) => array.reshape([3, 4]).transpose());
      const sum = reduced("f32", "sum", host);
      assert.throws(
        () => world.allReduce(each(views)),
        /array: expected a contiguous array, .*pass \{ pack: true \} to copy it/,
      );
      const into = devices.map((device, rank) => device.empty([rank === size - 1 ? 11 : 12], "f32"));
      const inUse = devices.map((device) => device.memoryInUse());
      assert.throws(
        () => world.allReduce(each(views), "sum", { pack: true, into: each(into) }),
        /into: expected 12 elements/,
      );
      assert.deepEqual(devices.map((device) => device.memoryInUse()), inUse, "copies are freed");
      dispose(into);
      world.allReduce(each(views), "sum", { pack: true });
      check(arrays, () => sum);
    });

    test("combines 8-bit floats by their bits", () => {
      const results = { f8e4m3: [0x40, 0x7e, 0x7e], f8e5m2: [0x40, 0x7b, 0x7b] };
      for (const as of ["f8e4m3", "f8e5m2"] as const) {
        // 1 + 1 = 2; the largest number and infinity stay at the largest number.
        const one = as === "f8e4m3" ? 0x38 : 0x3c, largest = as === "f8e4m3" ? 0x7e : 0x7b;
        const arrays = devices.map((device) => device.array(Uint8Array.of(one, largest, largest)));
        if (size === 2) {
          world.allReduce(each(arrays), "sum", { as });
          check(arrays, () => Uint8Array.from(results[as]));
        } else {
          world.allReduce(each(arrays), "max", { as });
          check(arrays, () => Uint8Array.of(one, largest, largest));
        }
      }
    });

    test("is divided into worlds of its devices, in the order of the keys", async () => {
      // Ranks 0, 2, 4 in reverse order, ranks 1 and 3; the last of several has no color.
      const color = devices.map((_, rank) => rank > 0 && rank === size - 1 ? undefined : rank % 2);
      const worlds = await world.split({ color, key: devices.map((_, rank) => -rank) });
      const ranks = (even: number) => color.flatMap((one, rank) => one === even ? [rank] : []).reverse();
      for (const [rank, part] of worlds.entries()) {
        assert.equal(part === undefined, color[rank] === undefined);
        assert.ok(part === undefined || part === worlds[color[rank]!], "one world for each color");
      }
      for (const even of [0, 1]) {
        const part = worlds[even], own = ranks(even);
        if (part === undefined) continue;
        assert.deepEqual([...part.ranks].reverse(), own.map((_, place) => place));
        const members = devices.filter((_, rank) => color[rank] === even);
        const x = members.map((device, i) => device.array(Int32Array.of(own.at(-1 - i)!)));
        const all = members.map((device) => device.empty([own.length], "i32"));
        const list = (arrays: DeviceArray[]) => arrays.length === 1 ? arrays[0]! : arrays;
        part.allGather(list(x), { into: list(all) });
        for (const array of all) assert.deepEqual(array.toHost(), Int32Array.from(own));
        dispose([...x, ...all]);
        await part.close();
      }
    });

    test("waits for operations and for all ranks", async () => {
      const [host, arrays] = operands("f32", 100, "waits");
      world.allReduce(each(arrays));
      await world.finished();
      await world.barrier();
      check(arrays, () => reduced("f32", "sum", host));
    });
  });
}

describe("8-bit floats", () => {
  test("are rounded to nearest, ties to even", async () => {
    using first = await openTestDevice("software:0");
    using second = await openTestDevice("software:1");
    await using world = await joinWorld({ devices: [first, second] });
    // With 3 bits of mantissa: 16 + 1 is 16 (a tie), 18 + 1 is 20 (a tie), 16 + 1.125 is 18.
    using a = first.array(Uint8Array.of(0x58, 0x59, 0x58, 0x00, 0x01, 0x7f));
    using b = second.array(Uint8Array.of(0x38, 0x38, 0x39, 0x80, 0x01, 0x38));
    world.allReduce([a, b], "sum", { as: "f8e4m3" });
    // 0 + -0 is 0; twice the least positive number; NaN stays NaN.
    assert.deepEqual(a.toHost(), Uint8Array.of(0x58, 0x5a, 0x59, 0x00, 0x02, 0x7f));
    assert.deepEqual(b.toHost(), a.toHost());
  });
});

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
      /into: it overlaps the array/,
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
    await assert.rejects(joinWorld(device as object), /options: expected an object; pass \{ device \}/);
    await assert.rejects(joinWorld({}), /expected either the option device or the option devices/);
    await assert.rejects(
      joinWorld({ devices: [device, device] }),
      /software:0 appears twice; .*; open "software:1" for another/,
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

  test("reports operations that do not match, where they are waited for", async () => {
    const device = await openTestDevice("software");
    const inUse = device.memoryInUse();
    await using world = await joinWorld({ device });
    const sent = device.zeros([4], "f32"), received = device.zeros([5], "f32");
    world.group(() => {
      world.send(sent, 0);
      world.receive(received, 0);
    });
    const message =
      /rank 0 called receive\(\) of 5 f32 from rank 0, and rank 0 called send\(\) of 4 f32 to rank 0:/;
    assert.throws(
      () => received.toHost(),
      (error) => error instanceof WorldError && message.test(error.message),
    );
    await assert.rejects(world.finished(), message);
    assert.throws(() => world.allReduce(sent), message);
    assert.match(world.error!.message, message);
    assert.deepEqual(sent.toHost(), new Float32Array(4));
    await world.close();
    for (const array of [sent, received]) array.dispose();
    assert.equal(device.memoryInUse(), inUse);
    device.dispose();
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

  test("makes reads fail on every stream that waits for the operation", async () => {
    using device = await openTestDevice("software");
    using module = device.loadModule(KERNELS);
    using busy = device.zeros([64], "i32");
    const reads: Record<string, (x: DeviceArray<"f32">, stream: Stream) => unknown> = {
      "on the default stream": (x) => x.toHost(),
      "without blocking": (x) => x.download(),
      "of a result": (x) => {
        using sum = x.sum();
        return sum.item();
      },
      "by a copy": (x) => device.copy(new Float32Array(1), x.slice([0, 1])),
      "after an event": async (_, stream) => await stream.record(),
      "on a stream that waits for an event": async (_, stream) => {
        using other = device.createStream();
        other.wait(stream.record());
        await other.finished();
      },
      "on a stream that waits for that stream": (_, stream) => {
        using other = device.createStream();
        using third = device.createStream();
        other.wait(stream);
        third.wait(other);
        third.synchronize();
      },
    };
    const run = async (world: World, launch: (stream: Stream) => void, isLate: boolean, name: string) => {
      using stream = device.createStream();
      if (isLate) module.kernel("slow_increment").launch({ grid: 1, block: 64, stream }, busy, 1_000_000);
      launch(stream);
      const attempt = async () => void await reads[name]!(received, stream);
      await assert.rejects(attempt(), (error: WorldError) => {
        assert.equal(error.name, "WorldError", name);
        assert.notEqual(error, world.error);
        if (name === "without blocking") assert.match(error.stack!, /world\.test\.ts/);
        return true;
      });
      assert.match(world.error!.message, /receive\(\) of 5 f32/);
    };
    using sent = device.zeros([4], "f32");
    using received = device.zeros([5], "f32");
    const exchange = (world: World, stream: Stream) =>
      world.group(() => {
        world.send(sent, 0, { stream });
        world.receive(received, 0, { stream });
      });
    for (const isLate of [true, false]) {
      for (const name of Object.keys(reads)) {
        await using world = await joinWorld({ device });
        await run(world, (stream) => exchange(world, stream), isLate, name);
      }
    }
    await using world = await joinWorld({ device });
    using captured = device.capture((stream) => exchange(world, stream));
    using graph = captured.instantiate();
    await run(world, (stream) => graph.launch(stream), true, "on the default stream");
    assert.throws(() => graph.launch(), /receive\(\) of 5 f32/);
    assert.deepEqual(received.fill(2).toHost(), new Float32Array(5).fill(2));
  });

  test("names barrier() if another operation meets it", async () => {
    using device = await openTestDevice("software");
    await using world = await joinWorld({ device });
    using x = device.zeros([4], "f32");
    world.group(() => world.send(x, 0));
    await assert.rejects(
      world.barrier(),
      /rank 0 called barrier\(\), and rank 0 called send\(\) of 4 f32 to rank 0:/,
    );
  });

  test("reports a failure where the world is left, unless that was done before", async () => {
    using device = await openTestDevice("software");
    const inUse = device.memoryInUse();
    const x = device.zeros([4], "f32");
    const message =
      /^WorldError: rank 0 called send\(\) of 4 f32 to rank 0 without receive\(\) in the same group\(\)$/;
    const unreceived = async () => {
      const world = await joinWorld({ device });
      world.group(() => world.send(x, 0));
      return world;
    };
    const left = await unreceived();
    await assert.rejects(left.close(), message);
    await left.close();
    {
      await using world = await unreceived();
      await assert.rejects(world.finished(), message);
    }
    {
      await using world = await unreceived();
      while (world.error === null) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    {
      await using world = await unreceived();
      world.abort("not needed any more");
    }
    await using world = await joinWorld({ device });
    world.allReduce(x);
    await world.close();
    x.dispose();
    assert.equal(device.memoryInUse(), inUse);
  });

  test("prints a failure at the end of its block, where an error would hide that of the block", () => {
    const { status, stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { joinWorld } from "@cuffi/src/distributed/mod.ts";
      using device = await openDevice("software");
      using x = device.zeros([4], "f32");
      try {
        await using world = await joinWorld({ device });
        world.group(() => world.send(x, 0));
        throw new Error("the error of the block");
      } catch (error) {
        console.log(error.message);
      }`,
    );
    assert.deepEqual([status, stdout], [1, "the error of the block\n"]);
    assert.match(
      stderr,
      /^cuffi: nothing waited for this failure: WorldError: rank 0 called send\(\) of 4 f32/m,
    );
  });

  test("reports a failure where its operation is waited for after the world was disposed of", async () => {
    using device = await openTestDevice("software");
    using module = device.loadModule(KERNELS);
    using busy = device.zeros([64], "i32");
    using sent = device.zeros([4], "f32"),
      received = device.zeros([5], "f32"),
      copy = device.zeros([5], "f32");
    for (const isLate of [true, false]) {
      using stream = device.createStream(), other = device.createStream();
      const world = await joinWorld({ device });
      if (isLate) module.kernel("slow_increment").launch({ grid: 1, block: 64, stream }, busy, 1_000_000);
      world.group(() => {
        world.send(sent, 0, { stream });
        world.receive(received, 0, { stream });
      });
      world.dispose();
      if (!isLate) await new Promise((resolve) => setTimeout(resolve, 5));
      copy.copyFrom(received, { stream: other });
      await assert.rejects(
        copy.download({ stream: other }),
        /^WorldError: rank 0 called receive\(\) of 5 f32/,
      );
      assert.throws(() => stream.synchronize(), /^WorldError: rank 0 called receive\(\) of 5 f32/);
    }
    assert.deepEqual(received.fill(2).toHost(), new Float32Array(5).fill(2));
  });

  test("is not formed if a rank is missing", async () => {
    using device = await openTestDevice("software");
    const rendezvous = { rank: 0, size: 2, address: "127.0.0.1", port: 29_517, ports: 8, token: "a secret" };
    const message =
      /^joinWorld: rank 1 of 2 did not join within 0\.05 s; every process must call joinWorld\(\)/;
    await assert.rejects(
      joinWorld({ device, rendezvous, joinTimeout: 50 }),
      (error) => error instanceof WorldError && message.test(error.message) && !("code" in error),
    );
    await assert.rejects(joinWorld({ device, rendezvous: { ...rendezvous, rank: 2 } }), {
      name: "RangeError",
    });
  });

  test("a failed device does not block the event loop after the world is disposed of", async () => {
    await using program = ChildProgram.typescript(`
      import { openDevice } from "@cuffi/mod.ts";
      import { joinWorld } from "@cuffi/src/distributed/mod.ts";
      const device = await openDevice("software:0");
      const world = await joinWorld({ device });
      const x = device.zeros([4], "f32");
      const module = device.loadModule(".version 6.4\\n.target sm_75\\n.address_size 64\\n.visible .entry fault() " +
        "{ .reg .u64 %a; .reg .f32 %f; mov.u64 %a, 0; ld.global.f32 %f, [%a]; st.global.f32 [%a], %f; ret; }");
      world.allReduce(x);
      try {
        module.kernel("fault").launch({ grid: 1, block: 1 });
        device.synchronize();
      } catch {
        world.dispose();
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
      console.log("the event loop runs");`);
    assert.equal(await program.readLine(), "the event loop runs");
  });

  test("copies to the host report a failure of the world", async () => {
    using device = await openTestDevice("software");
    for (const copy of ["device", "rows", "CUDA array"] as const) {
      const world = await joinWorld({ device });
      using sent = device.zeros([4], "f32"), received = device.zeros([5], "f32");
      using texels = device.cudaArray({ shape: [5], dtype: "f32" });
      world.group(() => {
        world.send(sent, 0);
        world.receive(received, 0);
      });
      const host = new Float32Array(5);
      const copies = {
        "device": () => device.copy(host, received),
        "rows": () => device.copy2D(host, received, { widthBytes: 20, height: 1 }),
        "CUDA array": () => texels.copyTo(host),
      };
      assert.throws(copies[copy], (error) => error instanceof WorldError, copy);
      device.copy(host, sent.view("u8"), { byteLength: 16 });
      world.dispose();
    }
  });

  test("can be aborted", async () => {
    using device = await openTestDevice("software");
    const world = await joinWorld({ device });
    using x = device.zeros([4], "f32");
    world.abort("the user has had enough");
    assert.throws(() => world.allReduce(x), /the user has had enough/);
    await assert.rejects(world.finished(), /the user has had enough/);
    world.dispose();
    assert.equal(world.disposed, true);
  });
});

function bytesOf({ buffer, byteOffset, byteLength }: Elements): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function joined(parts: readonly Elements[]): Elements {
  const [first] = parts;
  const result = new (first!.constructor as new (length: number) => Elements)(
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const part of parts) {
    (result as Float64Array).set(part as Float64Array, at);
    at += part.length;
  }
  return result;
}
