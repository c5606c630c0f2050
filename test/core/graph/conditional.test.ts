/** Conditional work in graphs (CUDA Driver API, "Graph Management", conditional nodes). */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { CudaError, type Device, type GraphCondition, type Kernel, type Module } from "../../../mod.ts";
import { CONDITIONAL } from "../../fixtures/conditional.ts";
import { onGpu, openTestDevice, watchMemory } from "../../support/device.ts";
import { ownProcess } from "../../support/own_process.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

/** Returns why the device does not support conditional work, which needs a driver for CUDA 12.3. */
async function missing(): Promise<string | undefined> {
  using device = await openTestDevice();
  try {
    device.capture((stream) => stream.ifNonZero(stream.createCondition(), () => {})).dispose();
    return undefined;
  } catch (error) {
    if (error instanceof CudaError && error.code === 801) return error.message;
    throw error;
  }
}

const skip = await missing() ?? false;

describe("conditional work in graphs", { skip }, () => {
  let device: Device;
  let module: Module;
  let countDown: Kernel, decide: Kernel, add: Kernel;
  const at = { grid: 1, block: 1 };
  let checkMemory: () => void;
  before(async () => {
    device = await openTestDevice();
    checkMemory = watchMemory(device);
    module = device.loadModule(CONDITIONAL);
    [countDown, decide, add] = ["count_down", "decide", "add"].map((name) => module.kernel(name)) as [
      Kernel,
      Kernel,
      Kernel,
    ];
  });
  after(() => {
    module.dispose();
    checkMemory();
    device.dispose();
  });

  test("while: the body runs as long as its kernels set the condition, at each launch", () => {
    using counter = device.zeros([1], "i32");
    using sum = device.zeros([1], "i32");
    using graph = device.capture((stream) => {
      const more = stream.createCondition(1);
      stream.whileNonZero(more, (body) => {
        add.launch({ ...at, stream: body }, sum, 10);
        countDown.launch({ ...at, stream: body }, counter, more.handle);
      });
      add.launch({ ...at, stream }, sum, 1);
    });
    using executable = graph.instantiate();
    for (const [count, expected] of [[5, 51], [1, 62], [3, 93]] as const) {
      counter.fill(count);
      executable.launch();
      assert.deepEqual([counter.toHost()[0], sum.toHost()[0]], [0, expected]);
    }
  });

  test("while: the body is skipped if the condition is not set", () => {
    using sum = device.zeros([1], "i32");
    using graph = device.capture((stream) => {
      const never = stream.createCondition();
      stream.whileNonZero(never, (body) => add.launch({ ...at, stream: body }, sum, 10));
      add.launch({ ...at, stream }, sum, 1);
    });
    using executable = graph.instantiate();
    executable.launch();
    executable.launch();
    assert.deepEqual([...sum.toHost()], [2]);
  });

  test("if: an earlier kernel decides, and other work of the graph is not affected", () => {
    using choices = device.array(new Int32Array([0, 7]));
    using sum = device.zeros([1], "i32");
    using graph = device.capture((stream) => {
      const first = stream.createCondition(1), second = stream.createCondition();
      decide.launch({ ...at, stream }, choices, 0, first.handle);
      stream.ifNonZero(first, (body) => add.launch({ ...at, stream: body }, sum, 1000));
      decide.launch({ ...at, stream }, choices, 1, second.handle);
      stream.ifNonZero(second, (body) => {
        add.launch({ ...at, stream: body }, sum, 20);
        add.launch({ ...at, stream: body }, sum, 300);
      });
      add.launch({ ...at, stream }, sum, 4);
    });
    using executable = graph.instantiate();
    executable.launch();
    assert.deepEqual([...sum.toHost()], [324]);
    choices.copyFrom(new Int32Array([1, 0]));
    executable.launch();
    assert.deepEqual([...sum.toHost()], [1328]);
  });

  test("later work on other streams waits for all iterations", async () => {
    using stream = device.createStream();
    using counter = device.array(new Int32Array([500]));
    using sum = device.zeros([1], "i32");
    using graph = device.capture((captured) => {
      const more = captured.createCondition(1);
      captured.whileNonZero(more, (body) => {
        countDown.launch({ ...at, stream: body }, counter, more.handle);
        add.launch({ ...at, stream: body }, sum, 1);
      });
    });
    using executable = graph.instantiate();
    executable.launch(stream);
    add.launch(at, sum, 1000);
    await stream.finished();
    assert.deepEqual([...counter.toHost()], [0]);
    assert.deepEqual([...sum.toHost()], [1500]);
  });

  test("bodies nest, and conditions may be created in them", () => {
    using rows = device.zeros([1], "i32"), columns = device.zeros([1], "i32");
    using two = device.array(new Int32Array([2])), sum = device.zeros([1], "i32");
    using graph = device.capture((stream) => {
      const outer = stream.createCondition(1), rarely = stream.createCondition();
      stream.whileNonZero(outer, (body) => {
        const inner = body.createCondition(1); // at the start of each launch, not of each iteration
        columns.copyFrom(two, { stream: body });
        add.launch({ ...at, stream: body }, sum, 100);
        body.whileNonZero(inner, (innermost) => {
          add.launch({ ...at, stream: innermost }, sum, 1);
          countDown.launch({ ...at, stream: innermost }, columns, inner.handle);
        });
        decide.launch({ ...at, stream: body }, two, 0, inner.handle);
        countDown.launch({ ...at, stream: body }, rows, outer.handle);
        decide.launch({ ...at, stream: body }, rows, 0, rarely.handle);
        body.ifNonZero(rarely, (innermost) => add.launch({ ...at, stream: innermost }, sum, 1000));
      });
      add.launch({ ...at, stream }, sum, 10_000);
    });
    using executable = graph.instantiate();
    for (const [count, expected] of [[3, 12_306], [1, 22_408]] as const) {
      rows.fill(count);
      executable.launch();
      assert.deepEqual([rows.toHost()[0], columns.toHost()[0], sum.toHost()[0]], [0, 0, expected]);
    }
    device.synchronize();
  });

  test("the graph keeps memory and modules of the body alive", () => {
    using sum = device.zeros([1], "i32");
    const own = device.loadModule(CONDITIONAL);
    const before = device.memoryInUse();
    const graph = device.capture((stream) => {
      const once = stream.createCondition(1);
      using counter = device.zeros([1], "i32", { stream });
      stream.whileNonZero(once, (body) => {
        own.kernel("add").launch({ ...at, stream: body }, counter, 1);
        own.kernel("count_down").launch({ ...at, stream: body }, counter, once.handle);
        device.copy(sum, counter, { stream: body });
      });
    });
    own.dispose();
    const executable = graph.instantiate();
    graph.dispose();
    executable.launch();
    assert.deepEqual([...sum.toHost()], [0]);
    assert.ok(device.memoryInUse() > before);
    executable.dispose();
    assert.equal(device.memoryInUse(), before);
  });

  test("a graph with conditional work can be drawn, but not cloned", () => {
    using sum = device.zeros([1], "i32");
    using graph = device.capture((stream) => {
      const condition = stream.createCondition();
      stream.ifNonZero(condition, (body) => add.launch({ ...at, stream: body }, sum, 1));
    });
    assert.match(graph.toDot(), /if|conditional/i);
    assert.throws(() => graph.clone(), CudaError);
  });

  test("rejects invalid conditions and streams, and an error in the body ends the capture", () => {
    using sum = device.zeros([1], "i32");
    assert.throws(() => device.stream.createCondition(), /stream: expected one that is being captured/);
    let other: GraphCondition | undefined;
    device.capture((stream) => {
      other = stream.createCondition();
      stream.ifNonZero(other, () => {});
      assert.throws(
        () => stream.whileNonZero(other!, () => {}),
        /condition: it already controls other work; create one for each/,
      );
      assert.throws(
        () => stream.createCondition(-1),
        /initial: expected an integer from 0 to 4294967295, got -1/,
      );
      assert.throws(
        () => stream.ifNonZero(1n as unknown as GraphCondition, () => {}),
        /condition: expected a condition from createCondition\(\), got 1n/,
      );
    }).dispose();
    const reason = new Error("enough");
    assert.throws(
      () =>
        device.capture((stream) => {
          assert.throws(
            () => stream.ifNonZero(other!, () => {}),
            /condition: expected one created in this capture/,
          );
          const condition = stream.createCondition(1);
          stream.ifNonZero(condition, (body) => {
            assert.throws(() => body.ifNonZero(other!, () => {}), /one created in this capture/);
            add.launch({ ...at, stream: body }, sum, 1);
            throw reason;
          });
        }),
      reason,
    );
    assert.equal(device.stream.capturing, false);
    add.launch(at, sum, 5);
    assert.deepEqual([...sum.toHost()], [5]);
  });
});
