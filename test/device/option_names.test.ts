/** Options that a call does not know are errors that suggest the right name. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { suggestion } from "../../src/base/suggestion.ts";
import { decodeImage } from "../../src/formats/codecs/mod.ts";
import { warpAffine } from "../../src/image/mod.ts";
import { encodeVideo, openVideo } from "../../src/video/mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { openTestDevice } from "../support/device.ts";

describe("unknown options", () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => device.dispose());

  test("signals that are an AbortController or a time are rejected with what to pass", async () => {
    using x = device.zeros([4], "u8");
    using event = device.createEvent();
    const controller = new AbortController();
    const calls: ((signal: AbortSignal) => Promise<unknown>)[] = [
      (signal) => device.stream.finished({ signal }),
      (signal) => event.finished({ signal }),
      (signal) => device.copyFromStream(x, new Blob([new Uint8Array(4)]), { signal }),
      (signal) => openVideo(device, "none.mp4", { signal }),
      (signal) => encodeVideo(device, [], "none.mp4", { signal }),
    ];
    for (const call of calls) {
      for (
        const [signal, words] of [
          [controller, "an AbortController; pass controller.signal"],
          [250, "250; AbortSignal.timeout(250) is one"],
          [null, "null"],
        ] as const
      ) {
        await assert.rejects(async () => await call(signal as unknown as AbortSignal), {
          name: "TypeError",
          message: `signal: expected an AbortSignal, got ${words}`,
        });
      }
    }
    await device.stream.finished({ signal: controller.signal });
    for (const wait of [device.stream, event]) {
      await assert.rejects(() => wait.finished(100 as never), /such as \{ timeout: 100 \}, got 100$/);
    }
  });

  test("are rejected with a suggestion, and nothing is leaked", async () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([4], "i32");
    const kernel = module.kernel("add_one");
    // deno-lint-ignore no-explicit-any -- JavaScript passes anything.
    const js = (options: object): any => options;
    const calls: [() => unknown, RegExp][] = [
      [
        () => device.createStream(js({ priorty: "high" })),
        /only priority, nonBlocking, got priorty; did you mean "priority"\?/,
      ],
      [() => device.createEvent(js({ timings: true })), /got timings; did you mean "timing"\?/],
      [() => device.allocate(16, js({ pool: false })), /got pool; did you mean "pooled"\?/],
      [() => device.allocatePinned(16, js({ portabel: true })), /got portabel; did you mean "portable"\?/],
      [() => device.empty([4], "f32", js({ strem: device.stream })), /got strem; did you mean "stream"\?/],
      [
        () => device.zeros([4], "f32", js({ shape: [4] })),
        /expected only stream, layout, pooled, got shape$/,
      ],
      [
        () => device.array(new Uint8Array(4), js([4])),
        /options: expected an object such as \{ shape: \[4\] \}, got \[4\]$/,
      ],
      [() => device.createStream(js(["high"])), /expected an object such as \{ priority \}, got \["high"\]$/],
      [() => device.array(new Uint8Array(4), js({ dtpye: "f32" })), /got dtpye; did you mean "dtype"\?/],
      [() => device.loadModule(KERNELS, js({ sources: "" })), /got sources; did you mean "source"\?/],
      [() => device.cudaArray(js({ shape: [4], dtype: "f32", chanels: 4 })), /did you mean "channels"\?/],
      [
        () => device.texture(x, js({ filter: "linear" })),
        /only addressMode, .*, got filter; did you mean "filterMode"\?/,
      ],
      [
        () => kernel.launch(js({ grid: 1, block: 4, sharedMemory: 64 }), x, 4),
        /only grid, block, stream, sharedBytes, order, got sharedMemory; did you mean "sharedBytes"\?$/,
      ],
      [() => kernel.bind(js({ grid: 1, blocks: 4 }), x, 4), /got blocks; did you mean "block"\?/],
      [() => kernel.launch(js({ blocks: 1, threads: 4 }), x, 4), /got blocks; did you mean "grid"\?/],
      [() => kernel.launch(js({ gridDim: 1, blockDim: 4 }), x, 4), /got gridDim; did you mean "grid"\?/],
      [() => kernel.launch(js({ grid: 1, blockDim: 4 }), x, 4), /got blockDim; did you mean "block"\?/],
      [() => x.sum(js({ dim: 0 })), /got dim; did you mean "axis"\?$/],
      [() => x.sum(js({ axis: 0, keepdims: true })), /got keepdims; did you mean "keepDims"\?$/],
      [() => x.variance(js({ ddof: 1 })), /got ddof; did you mean "correction"\?$/],
      [() => device.random(1).normal([4], js({ std: 2 })), /got std; did you mean "standardDeviation"\?$/],
      [() => x.sort(js({ reverse: true })), /got reverse; did you mean "descending"\?$/],
      [() => x.abs(js({ out: x })), /got out; did you mean "into"\?$/],
    ];
    const used = device.memoryInUse();
    for (const [call, message] of calls) assert.throws(call, message);
    await assert.rejects(device.compile("", js({ define: {} })), /got define; did you mean "defines"\?/);
    await assert.rejects(device.stream.finished(js({ timeOut: 1 })), /got timeOut; did you mean "timeout"\?/);
    await assert.rejects(
      decodeImage(new Uint8Array(4), js({ maxPixel: 1 })),
      /limits: .*did you mean "maxPixels"\?/,
    );
    assert.equal(device.memoryInUse(), used);
    // An undefined value is no option.
    device.createStream(js({ colour: undefined })).dispose();
    kernel.launch({ grid: 1, block: 4 }, x, 4);
    assert.deepEqual([...x.toHost()], [1, 1, 1, 1]);
  });

  test("that are true or false accept nothing else", () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([4], "i32");
    const kernel = module.kernel("add_one");
    // deno-lint-ignore no-explicit-any -- JavaScript passes anything.
    const calls: Record<string, (value: any) => unknown> = {
      nonBlocking: (nonBlocking) => device.createStream({ nonBlocking }),
      timing: (timing) => device.createEvent({ timing }),
      pooled: (pooled) => device.zeros([4], "i32", { pooled }),
      portable: (portable) => device.allocatePinned(4, { portable }),
      layered: (layered) => device.cudaArray({ shape: [4, 4], dtype: "i32", layered }),
      normalizedCoords: (normalizedCoords) => device.texture(x, { normalizedCoords }),
      equalNaN: (equalNaN) => x.equals(x, { equalNaN }),
      order: (order) => kernel.launch({ grid: 1, block: 4, order }, x, 4),
      copy: (copy) => device.fromDLPack(x, { copy }),
      inverse: (inverse) => rotateBack(inverse),
    };
    // deno-lint-ignore no-explicit-any -- As above.
    const rotateBack = (inverse: any) => warpAffine(image, [1, 0, 0, 0, 1, 0], { inverse });
    using image = device.zeros([4, 4, 3], "u8", { layout: "HWC" });
    const used = device.memoryInUse();
    for (const [name, call] of Object.entries(calls)) {
      for (const value of [0, 1, "false", null]) {
        const message = `${name}: expected a boolean, got ${JSON.stringify(value)}`;
        assert.throws(() => call(value), { name: "TypeError", message });
      }
    }
    assert.equal(device.memoryInUse(), used);
    kernel.launch({ grid: 1, block: 4, order: false }, x, 4);
    assert.deepEqual([...x.toHost()], [1, 1, 1, 1]);
  });

  test("other values in their place are named with the form of the options", () => {
    using module = device.loadModule(KERNELS);
    using x = device.zeros([4], "i32");
    using stream = device.createStream();
    // deno-lint-ignore no-explicit-any -- JavaScript passes anything.
    const js = (value: unknown): any => value;
    const kernel = module.kernel("add_one");
    const launch = "options: expected { grid, block } before the kernel's arguments, got ";
    const calls: [() => unknown, string][] = [
      [() => kernel.launch(js(x), 4), `${launch}DeviceArray i32 [4]`],
      [() => kernel.bind(js(x), 4), `${launch}DeviceArray i32 [4]`],
      [() => kernel.launch(js(new Int32Array(4)), 4), `${launch}Int32Array of 16 bytes`],
      [() => kernel.launch(js([1, 4]), x, 4), `${launch}[1, 4]`],
      [() => kernel.launch(js(stream), x, 4), `${launch}Stream`],
      [() => x.copy(js(stream)), "options: expected an object such as { stream }, got Stream"],
      [() => x.toHost(js("s")), 'options: expected an object such as { stream }, got "s"'],
      [() => x.copy(js(device)), "options: expected an object such as { stream }, got Device"],
      [() => device.copy(x, x, js(stream)), "options: expected an object such as { stream }, got Stream"],
      [
        () => device.array(new Float32Array(4), js("f64")),
        'options: expected an object such as { dtype: "f64" }, got "f64"',
      ],
    ];
    for (const [call, message] of calls) assert.throws(call, { name: "TypeError", message });
    kernel.launch({ grid: 1, block: 4 }, x, 4);
    assert.deepEqual([...x.toHost()], [1, 1, 1, 1]);
  });

  test("are suggested by their distance", () => {
    const names = ["stream", "layout", "pooled"];
    assert.equal(suggestion("straem", names), '; did you mean "stream"?');
    assert.equal(suggestion("Layout", names), '; did you mean "layout"?');
    assert.equal(suggestion("color", names), "");
    assert.equal(suggestion("", names), "");
    assert.equal(suggestion("0", ["c", "10"]), "");
    assert.equal(suggestion("ab", ["a"]), "");
    assert.equal(suggestion("C", ["c"]), '; did you mean "c"?');
  });

  test("are suggested by their meaning, before their spelling", () => {
    const cases: [string, readonly string[], string][] = [
      ["dims", ["into", "axis", "keepDims"], "axis"],
      ["sd", ["scale", "mean", "std"], "std"],
      ["shared", ["grid", "block", "sharedBytes"], "sharedBytes"],
      ["smem", ["grid", "block", "sharedBytes"], "sharedBytes"],
      ["sharedMem", ["grid", "block", "sharedBytes"], "sharedBytes"],
      ["rects", ["crops", "value"], "crops"],
      ["width", ["size", "scale"], "size"],
      ["border_type", ["interpolation", "border"], "border"],
      ["nearest-neighbor", ["nearest", "linear"], "nearest"],
      ["nearest", ["point", "linear"], "point"],
      ["BORDER_REFLECT_101", ["constant", "reflect", "reflect101"], "reflect101"],
      ["edge", ["constant", "replicate", "wrap"], "replicate"],
      ["edge", ["wrap", "clamp", "mirror", "border"], "clamp"],
      ["THRESH_BINARY_INV", ["binary", "binaryInv"], "binaryInv"],
      ["uint8_t", ["u8", "i8"], "u8"],
      ["np.float32", ["f32", "f64"], "f32"],
      ["gpu", ["cuda", "cpu"], "cuda"],
    ];
    for (const [name, known, best] of cases) {
      assert.equal(suggestion(name, known), `; did you mean "${best}"?`, name);
    }
    // A word of two rows, in which neither has a known name.
    assert.equal(suggestion("threads", ["signal"]), "");
  });
});
