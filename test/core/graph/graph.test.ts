import assert from "node:assert/strict";
import { after, before } from "node:test";
import { CudaError, type Device, type Kernel, type Module } from "../../../mod.ts";
import { captureOf } from "../../../src/core/graph/capture.ts";
import { stateOf } from "../../../src/core/stream_state.ts";
import { allocationOf } from "../../../src/core/memory/array_data.ts";
import { defaultStreamState } from "../../../src/interop/import.ts";
import { KERNELS } from "../../fixtures/kernels.ts";
import { onGpu, openTestDevice, settle } from "../../support/device.ts";
import { ownProcess } from "../../support/own_process.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

/** Checks an error of `assert.throws`: a CudaError with this code. */
function captureError(code: number, text: RegExp = /./): (error: unknown) => boolean {
  return (error) => {
    assert.ok(error instanceof CudaError, String(error));
    assert.equal(error.code, code, error.message);
    assert.match(String(error), text);
    return true;
  };
}

describe("graphs", () => {
  let device: Device;
  let module: Module;
  let addOne: Kernel;
  let saxpy: Kernel;
  let bytesBefore = 0;
  const at = { grid: 1, block: 32 };
  before(async () => {
    device = await openTestDevice();
    module = device.loadModule(KERNELS);
    addOne = module.kernel("add_one");
    saxpy = module.kernel("saxpy");
    bytesBefore = device.memoryInUse();
  });
  after(() => {
    assert.equal(device.memoryInUse(), bytesBefore, "memory is still allocated");
    module.dispose();
    device.dispose();
  });

  test("captured work runs only when the graph is launched, and each time it is", () => {
    using x = device.zeros([4], "i32");
    using graph = device.capture(() => {
      for (let i = 0; i < 100; i++) addOne.launch(at, x, 4);
    });
    assert.equal(graph.kernels.length, 100);
    assert.equal(graph.kernels[0]!.kernel, addOne);
    assert.deepEqual(graph.kernels[0]!.block, [32, 1, 1]);
    assert.deepEqual([...x.toHost()], [0, 0, 0, 0]);
    using executable = graph.instantiate();
    executable.launch();
    executable.launch();
    assert.deepEqual([...x.toHost()], [200, 200, 200, 200]);
  });

  test("copies and fills are captured, and page-locked memory is read when the graph runs", () => {
    using pinned = device.allocatePinned(16);
    using result = device.allocatePinned(16);
    using x = device.allocate(16);
    using y = device.allocate(16);
    using stream = device.createStream();
    using graph = device.capture((stream) => {
      y.fill(9, { stream });
      device.copy(x, pinned, { stream });
      device.copy(y, x, { byteLength: 8, stream });
      device.copy(result, y, { stream });
    }, { stream });
    using executable = graph.instantiate();
    for (const value of [1, 2]) {
      pinned.bytes.fill(value);
      executable.launch(stream);
      stream.synchronize();
      assert.deepEqual([...result.bytes], [...new Array(8).fill(value), ...new Array(8).fill(9)]);
    }
  });

  test("views of page-locked memory are read and written when the graph runs, which keeps it", () => {
    const memory = device.allocatePinned(16), data = new Float32Array(4);
    const registered = device.register(data);
    const values = memory.as("f32"), { bytes } = memory;
    using x = device.zeros([2], "f32"),
      tail = device.zeros([2], "f32"),
      y = device.zeros([4], "f32"),
      stream = device.createStream();
    using graph = device.capture(() => {
      x.copyFrom(values.subarray(0, 2), { stream });
      device.copy(bytes.subarray(8), x, { stream });
      device.copy2D(y, values, { widthBytes: 8, height: 2, stream });
      y.copyFrom(data, { stream });
      tail.copyFrom(data.subarray(2), { stream });
    }, { stream });
    using executable = graph.instantiate();
    for (const value of [1, 2]) {
      values.set([value, 5, 6, 7]);
      data.fill(value);
      executable.launch(stream);
      stream.synchronize();
      assert.deepEqual([...values], [value, 5, value, 5]);
      assert.deepEqual([[...x.toHost()], [...y.toHost()]], [[value, 5], new Array(4).fill(value)]);
      assert.deepEqual([...tail.toHost()], [value, value]);
    }
    const used = device.memoryStatistics().pinned;
    memory.dispose();
    registered.dispose();
    assert.equal(device.memoryStatistics().pinned, used, "the graph keeps it");
    executable.launch(stream);
    stream.synchronize();
    assert.equal(x.toHost()[1], 5);
    assert.equal(registered.view, data);
  });

  test("arrays that other libraries may use can be disposed of during a capture", () => {
    const { warn } = console, warnings: unknown[] = [];
    console.warn = (message: unknown) => warnings.push(message);
    const inUse = device.memoryInUse();
    const exported = [true, false].map((pooled) => device.zeros([1024], "i32", { pooled }));
    for (const array of exported) assert.notEqual(array.__cuda_array_interface__.data[0], 0n);
    using x = device.zeros([4], "i32");
    using stream = device.createStream();
    using graph = device.capture(() => {
      addOne.launch({ ...at, stream }, x, 4);
      for (const array of exported) array.dispose();
    }, { stream });
    console.warn = warn;
    assert.deepEqual(warnings, []);
    using executable = graph.instantiate();
    executable.launch(stream);
    assert.deepEqual([...x.toHost({ stream })], [1, 1, 1, 1]);
    settle(device);
    assert.equal(device.memoryInUse() - inUse, x.byteLength);
  });

  test("failures to free memory after a capture, or with its graph, keep nothing else", async () => {
    using own = await openTestDevice("software:1");
    const { warn } = console, warnings: string[] = [];
    console.warn = (message: string) => warnings.push(message);
    const stream = own.createStream(), gone = own.createStream(), x = own.zeros([4], "i32", { stream });
    const pinned = own.allocatePinned(16), y = own.zeros([4], "i32");
    own.copy(y, pinned, { stream: own.asStream(gone.handle) });
    gone.dispose();
    const inUse = own.memoryInUse(), size = x.byteLength;
    const graph = own.capture(() => {
      captureOf(stateOf(stream))!.after(() => {
        throw new Error("of the first");
      });
      x.dispose();
      own.copy(y, pinned, { stream });
    }, { stream });
    assert.equal(own.memoryInUse(), inUse - size);
    pinned.dispose();
    y.dispose();
    graph.dispose(); // cannot wait for the stream that is gone
    console.warn = warn;
    assert.equal(own.memoryInUse(), 0);
    assert.match(
      warnings.join("\n"),
      /^cuffi: freeing failed: of the first\ncuffi: freeing failed: .*stream/,
    );
  });

  test("setArguments changes a kernel's arguments without a new capture", () => {
    using x = device.array(new Float32Array([1, 2, 3]));
    using y = device.zeros([3], "f32");
    using z = device.array(new Float32Array([100, 100, 100]));
    using graph = device.capture(() => {
      saxpy.launch(at, y, x, 1, 3);
      saxpy.launch(at, y, x, 10, 3);
    });
    using executable = graph.instantiate();
    using untouched = graph.instantiate();
    const [first, second] = graph.kernels;
    executable.setArguments(second!, y, x, 20, 3);
    executable.launch();
    assert.deepEqual([...y.toHost()], [21, 42, 63]);
    executable.setArguments(first!, z, x, 1, 2);
    executable.launch();
    assert.deepEqual([...z.toHost()], [101, 102, 100]);
    assert.deepEqual([...y.toHost()], [41, 82, 123]);
    untouched.launch();
    assert.deepEqual([...y.toHost()], [52, 104, 156]);
    assert.throws(
      () => executable.setArguments(first!, y, x, 1),
      /kernel saxpy: expected 4 arguments \(saxpy_param_0: u64, saxpy_p.*, got 3/,
    );
    assert.throws(() => executable.setArguments(first!, y, x, "1" as unknown as number, 3), /argument 2/);
    using other = device.capture(() => addOne.launch(at, null, 0));
    assert.throws(
      () => executable.setArguments(other.kernels[0]!, null, 0),
      /node: expected one of the `kernels` of the graph that this.* got Object/,
    );
  });

  test("update() accepts a graph of the same topology and rejects any other", () => {
    using x = device.zeros([2], "i32");
    using y = device.zeros([2], "i32");
    using first = device.capture(() => addOne.launch(at, x, 2));
    using second = device.capture(() => addOne.launch(at, y, 1));
    using longer = device.capture(() => {
      addOne.launch(at, y, 1);
      addOne.launch(at, y, 1);
    });
    using executable = first.instantiate();
    executable.update(second);
    executable.launch();
    assert.deepEqual([[...x.toHost()], [...y.toHost()]], [[0, 0], [1, 0]]);
    assert.throws(() => executable.update(longer), captureError(910));
    executable.setArguments(second.kernels[0]!, x, 2);
    executable.launch();
    assert.deepEqual([[...x.toHost()], [...y.toHost()]], [[1, 1], [1, 0]]);
  });

  test("a disposed device cannot be used while a graph and another device keep its context", async () => {
    const other = await openTestDevice();
    using x = other.zeros([3], "f32");
    using _graph = other.capture(() => addOne.launch(at, x, 3));
    other.dispose();
    const disposed = /^Error: device \w+:\d has been disposed; dispose\(\) was called/;
    assert.throws(() => other.zeros([2], "f32"), disposed);
    assert.throws(() => other.createStream(), disposed);
    assert.throws(() => other.stream, disposed);
    assert.throws(() => other.capture(() => {}), disposed);
    assert.throws(() => other.loadModule(KERNELS), disposed);
    assert.throws(() => other.synchronize(), disposed);
    await assert.rejects(() => other.profile(() => {}), disposed);
    assert.equal(other.kind, device.kind);
    assert.equal(`${other}`, `${device}`);
    device.zeros([2], "f32").dispose();
  });

  test("the last device ends a capture and disposes of graphs that nobody disposed of", async () => {
    const own = await openTestDevice("software:1");
    const disposed = /^Error: device software:1 has been disposed; dispose\(\) was called/;
    const x = own.zeros([3], "f32");
    const y = own.zeros([3], "f32");
    const graph = own.capture((stream) => x.fill(1, { stream }));
    const executable = graph.instantiate();
    own.stream.beginCapture();
    y.fill(1);
    own.dispose();
    assert.ok(graph.disposed && executable.disposed);
    for (const array of [x, y]) assert.throws(() => array.toHost(), disposed);
    const again = await openTestDevice("software:1");
    assert.equal(again.memoryInUse(), 0);
    const inside = () => again.capture(() => (again.dispose(), again.synchronize()));
    assert.throws(inside, disposed);
  });

  test("a clone has its own nodes and outlives the original", () => {
    using x = device.zeros([2], "i32");
    const graph = device.capture(() => {
      addOne.launch(at, x, 2);
      addOne.launch(at, x, 1);
    });
    using clone = graph.clone();
    graph.dispose();
    assert.equal(clone.kernels.length, 2);
    using executable = clone.instantiate();
    executable.setArguments(clone.kernels[1]!, x, 2);
    executable.launch();
    assert.deepEqual([...x.toHost()], [2, 2]);
    assert.throws(() => graph.instantiate(), /the graph has been disposed/);
    assert.throws(() => executable.setArguments(graph.kernels[0]!, x, 2), /node: /);
  });

  test("a graph can be added to another graph", () => {
    using x = device.zeros([1], "i32");
    using child = device.capture(() => {
      addOne.launch(at, x, 1);
      addOne.launch(at, x, 1);
    });
    using parent = device.capture((stream) => {
      addOne.launch(at, x, 1);
      child.addTo(stream);
      addOne.launch(at, x, 1);
    });
    using executable = parent.instantiate();
    executable.launch();
    assert.deepEqual([...x.toHost()], [4]);
    assert.throws(
      () => child.addTo(device.stream),
      /stream: expected one that is being captured; to run the graph, launch the result/,
    );
  });

  test("toDot names the kernels and their dependencies", () => {
    using x = device.zeros([1], "i32");
    using graph = device.capture(() => {
      addOne.launch(at, x, 1);
      addOne.launch(at, x, 1);
    });
    const dot = graph.toDot();
    assert.match(dot, /^(\/\/.*\n|\s)*digraph/);
    assert.match(dot, /add_one/);
    assert.equal(dot.match(/->/g)?.length, 1);
  });

  test("streams that wait for the capturing stream join the capture, where arrays order them too", () => {
    const slow = module.kernel("slow_increment");
    using first = device.createStream();
    using second = device.createStream();
    using x = device.zeros([1], "i32", { stream: first });
    using y = device.zeros([1], "i32", { stream: second });
    using graph = device.capture((stream) => {
      slow.launch({ grid: 1, block: 1, stream }, x, 200_000);
      using fork = stream.record();
      second.wait(fork);
      assert.equal(second.capturing, true);
      slow.launch({ grid: 1, block: 1, stream: second }, y, 200_000);
      slow.launch({ grid: 1, block: 1, stream: second }, x, 1000); // after the one on `stream`
      stream.wait(second);
      slow.launch({ grid: 1, block: 1, stream }, y, 1000);
    }, { stream: first });
    assert.equal(second.capturing, false);
    using executable = graph.instantiate();
    for (let round = 0; round < 3; round++) executable.launch(round % 2 === 0 ? first : second);
    assert.deepEqual([[...x.toHost()], [...y.toHost()]], [[6], [6]]);
  });

  test("a stream that joined a capture can be disposed of before it ends", () => {
    const slow = module.kernel("slow_increment");
    using x = device.zeros([1], "i32");
    using y = device.zeros([1], "i32");
    using graph = device.capture((stream) => {
      using side = device.createStream();
      slow.launch({ grid: 1, block: 1, stream: side }, y, 200_000); // runs now
      side.wait(stream);
      slow.launch({ grid: 1, block: 1, stream: side }, x, 1000);
      stream.wait(side);
      side.dispose();
      assert.throws(() => side.query(), /has been disposed/);
    });
    assert.deepEqual([[...x.toHost()], [...y.toHost()]], [[0], [1]]);
    using executable = graph.instantiate();
    executable.launch();
    assert.deepEqual([...x.toHost()], [1]);
  });

  test("the graph keeps memory that was only filled in the capture", () => {
    using result = device.empty([4096], "u8");
    using graph = device.capture((stream) => {
      using zeros = device.zeros([4096], "u8", { stream });
      device.copy(result, zeros, { stream });
    });
    using executable = graph.instantiate();
    using filler = device.allocate(4096);
    filler.fill(0xff);
    executable.launch();
    assert.ok(result.toHost().every((byte) => byte === 0));
    const back = new Uint8Array(4096);
    device.copy(back, filler);
    assert.ok(back.every((byte) => byte === 0xff));
  });

  test("a launch is ordered with the streams that use its arrays", () => {
    const slow = module.kernel("slow_increment");
    using first = device.createStream();
    using second = device.createStream();
    using x = device.zeros([1], "i32", { stream: first });
    using graph = device.capture((stream) => slow.launch({ grid: 1, block: 1, stream }, x, 300_000));
    using executable = graph.instantiate();
    for (let round = 0; round < 3; round++) {
      slow.launch({ grid: 1, block: 1, stream: first }, x, 300_000);
      executable.launch(second);
    }
    assert.deepEqual([...x.toHost({ stream: first })], [6]);
  });

  test("the graph keeps disposed memory that it uses, including memory allocated in the capture", () => {
    using result = device.zeros([1024], "i32");
    const graph = device.capture((stream) => {
      using temporary = device.zeros([1024], "i32", { stream });
      addOne.launch({ grid: 4, block: 256, stream }, temporary, 1024);
      result.copyFrom(temporary, { stream });
    });
    const inGraph = device.memoryInUse();
    assert.equal(inGraph, bytesBefore + 2 * 4096);
    const executable = graph.instantiate();
    graph.dispose();
    const filler = Array.from({ length: 8 }, () => device.allocate(4096));
    for (const memory of filler) memory.fill(0xff);
    executable.launch();
    assert.ok(result.toHost().every((value) => value === 1));
    for (const memory of filler) memory.dispose();
    executable.dispose();
    assert.equal(device.memoryInUse(), inGraph - 4096);
    assert.throws(() => executable.launch(), /the executable graph has been disposed/);
  });

  test("the graph keeps a disposed module whose kernels it launches", () => {
    using x = device.zeros([1], "i32");
    const own = device.loadModule(KERNELS);
    using graph = device.capture(() => own.kernel("add_one").launch(at, x, 1));
    using executable = graph.instantiate();
    own.dispose();
    executable.launch();
    assert.deepEqual([...x.toHost()], [1]);
  });

  test("operations that cannot be captured throw, and the capture continues", () => {
    using stream = device.createStream();
    using x = device.zeros([4], "i32");
    using event = device.createEvent();
    settle(device);
    using graph = device.capture((stream) => {
      addOne.launch({ ...at, stream }, x, 4);
      assert.throws(() => stream.synchronize(), captureError(900));
      assert.throws(() => stream.query(), captureError(900));
      assert.throws(() => device.synchronize(), captureError(900));
      assert.throws(() => device.copy(x, new Int32Array(4), { stream }), captureError(900));
      assert.throws(() => x.toHost({ stream }), captureError(900));
      assert.throws(() => stream.beginCapture(), captureError(900));
      stream.record(event);
      assert.throws(() => event.query(), captureError(907));
      assert.throws(() => event.synchronize(), captureError(907));
      using outside = device.createEvent();
      device.stream.record(outside);
      assert.throws(() => stream.wait(outside), captureError(905));
      assert.throws(
        () => stream.wait(device.stream),
        captureError(905, /hint: let the other stream join .* with other\.wait\(stream\)/),
      );
      addOne.launch({ ...at, stream }, x, 4);
    }, { stream });
    using executable = graph.instantiate();
    executable.launch(stream);
    stream.synchronize();
    assert.deepEqual([...x.toHost()], [2, 2, 2, 2]);
  });

  test("other streams can run during a capture", () => {
    using stream = device.createStream();
    using x = device.zeros([1], "i32", { stream });
    using graph = device.capture(() => {
      addOne.launch(at, x, 1); // runs now, after the work that really ran on the capturing stream
      using y = device.array(new Int32Array([5]));
      addOne.launch(at, y, 1);
      assert.deepEqual([[...y.toHost()], [...x.toHost()]], [[6], [1]]);
      addOne.launch({ ...at, stream }, x, 1);
    }, { stream });
    using executable = graph.instantiate();
    executable.launch(stream);
    assert.deepEqual([...x.toHost()], [2]);
  });

  test("streams outside the capture cannot use memory that captured work uses", () => {
    using a = device.createStream();
    using b = device.createStream();
    using x = device.zeros([1], "i32", { stream: b });
    const bound = addOne.bind({ ...at, stream: b }, x, 1);
    bound.launch();
    const outside = /stream: the memory is used by work that is being captured on Stream 0x.* not part of/;
    using graph = device.capture((stream) => {
      addOne.launch({ ...at, stream }, x, 1);
      assert.throws(() => addOne.launch({ ...at, stream: b }, x, 1), outside);
      assert.throws(() => bound.launch(), outside);
      assert.throws(() => x.fill(3), outside);
      assert.throws(() => x.toHost({ stream: b }), outside);
      assert.match(String(x), /i32/);
      addOne.launch({ ...at, stream: b, order: false }, x, 0);
      b.wait(stream);
      addOne.launch({ ...at, stream: b }, x, 1);
      stream.wait(b);
    }, { stream: a });
    assert.equal(graph.kernels.length, 2);
    assert.deepEqual([...x.toHost()], [1]);
    using executable = graph.instantiate();
    executable.launch();
    assert.deepEqual([...x.toHost()], [3]);
  });

  test("an event of a capture that has ended is rejected until it is recorded again", () => {
    using x = device.zeros([1], "i32"), stream = device.createStream();
    using first = device.createEvent(), last = device.createEvent();
    device.capture(() => {
      stream.record(first);
      addOne.launch({ ...at, stream }, x, 1);
      stream.record(last);
    }, { stream }).dispose();
    for (const call of [() => first.query(), () => first.synchronize(), () => stream.wait(first)]) {
      assert.throws(
        call,
        captureError(907, /last recorded in a capture .*record another one, outside the capture/s),
      );
    }
    assert.throws(() => last.elapsedSince(first), captureError(907));
    for (const event of [first, last]) stream.record(event);
    stream.wait(first);
    last.synchronize();
    assert.ok(first.query() && last.elapsedSince(first) >= 0);
  });

  test("the legacy default stream cannot be captured, or used while a stream that synchronizes with it is", () => {
    const legacy = device.asStream(0);
    assert.throws(() => legacy.beginCapture(), captureError(900));
    assert.equal(legacy.capturing, false);
    using stream = device.createStream({ nonBlocking: false });
    using x = device.zeros([1], "i32", { stream }), y = device.zeros([1], "i32");
    // Memory that another library used last on the legacy default stream waits in the cache of that.
    const exported = device.empty([300_000], "i32");
    allocationOf(exported).touch(defaultStreamState(allocationOf(exported).context, 1n));
    exported.dispose();
    stream.synchronize();
    stream.beginCapture();
    addOne.launch({ ...at, stream }, x, 1);
    device.empty([300_000], "i32").dispose();
    assert.throws(() => legacy.query(), captureError(900));
    assert.deepEqual([legacy.nonBlocking, legacy.priority], [false, 0]);
    assert.throws(() => addOne.launch({ ...at, stream: legacy }, y, 1), captureError(906));
    stream.abortCapture();
    addOne.launch({ ...at, stream: legacy }, y, 1);
    assert.deepEqual([...x.toHost(), ...y.toHost()], [0, 1]);
  });

  test("a capture without work is an error, and the stream is usable afterwards", () => {
    using a = device.createStream();
    using b = device.createStream();
    using x = device.zeros([1], "i32");
    const nothing = /capture: nothing was captured; launch on the stream that the function receives/;
    assert.throws(() => device.capture(() => addOne.launch({ ...at, stream: b }, x, 1)), nothing);
    assert.throws(() => device.capture(() => addOne.launch(at, x, 1), { stream: a }), nothing);
    assert.throws(() => device.capture(() => {}), nothing);
    using empty = device.empty([0], "i32");
    using other = device.empty([0], "i32");
    device.capture((stream) => empty.copyFrom(other, { stream })).dispose();
    a.beginCapture();
    a.endCapture().dispose();
    addOne.launch({ ...at, stream: a }, x, 1);
    assert.deepEqual([...x.toHost()], [3]);
  });

  test("streams run again after a capture that is unjoined, throws or is asynchronous", () => {
    using stream = device.createStream();
    using other = device.createStream();
    using x = device.zeros([1], "i32", { stream });
    stream.beginCapture();
    other.wait(stream);
    addOne.launch({ ...at, stream: other }, x, 1);
    assert.throws(() => other.endCapture(), /joined the capture of another one/);
    assert.throws(
      () => stream.endCapture(),
      captureError(904, /hint: call stream\.wait\(other\) for every other stream/),
    );
    const reason = new Error("enough");
    assert.throws(() =>
      device.capture(() => {
        addOne.launch({ ...at, stream }, x, 1);
        throw reason;
      }, { stream }), reason);
    const late = (async (): Promise<void> => {}) as () => void;
    assert.throws(
      () => device.capture(late, { stream }),
      /work: expected a synchronous function, because the capture.* got an async function/,
    );
    assert.throws(() => stream.endCapture(), /the stream is not being captured; call beginCapture\(\) first/);
    for (const free of [stream, other]) {
      assert.equal(free.capturing, false);
      addOne.launch({ ...at, stream: free }, x, 1);
      free.synchronize();
    }
    assert.deepEqual([...x.toHost()], [2]);
  });

  test("disposing of a stream during its capture drops the capture", () => {
    using x = device.zeros([1], "i32");
    {
      using stream = device.createStream();
      stream.beginCapture();
      addOne.launch({ ...at, stream }, x, 1);
    }
    settle(device);
    assert.deepEqual([...x.toHost()], [0]);
  });
});
