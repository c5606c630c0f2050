/** Failures of worlds on the software device: operations that do not match, missing ranks, failed devices. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray, Stream } from "../../mod.ts";
import { joinWorld, type World, WorldError } from "../../src/distributed/mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { ChildProgram } from "../support/child_program.ts";
import { openTestDevice } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

describe("a world", () => {
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
        if (name === "without blocking") assert.match(error.stack!, /world_failures\.test\.ts/);
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

  test("reports a failure of a part once, in the part or in its parent", async () => {
    using device = await openTestDevice("software");
    using x = device.zeros([4], "f32");
    for (const isPart of [true, false]) {
      const world = await joinWorld({ device }), part = await world.split({ color: 0 });
      world.allReduce(x);
      part.group(() => part.send(x, 0));
      const [first, second] = isPart ? [part, world] : [world, part];
      while (world.error === null && part.error === null) {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await assert.rejects(first.finished(), WorldError);
      await second.close();
      await first.close();
      x.toHost();
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
