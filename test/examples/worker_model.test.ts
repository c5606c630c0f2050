/**
 * The image worker with a model. The models average channels, so that their answers follow from OpenCV's tensors
 * (test/data/make_worker.py).
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, before, describe, mock, test } from "node:test";
import type { Device } from "../../mod.ts";
import { load } from "../../bench/lib/load.ts";
import { ImageWorker, type ModelSettings, serve, type WorkerOptions } from "../../examples/worker.ts";
import { modelFromEnvironment } from "../../examples/worker/model_settings.ts";
import { encodePng } from "../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { deviceName, nameTwoDevices, onGpu, openTestDevice, settle } from "../support/device.ts";
import { noOnnxRuntime } from "../support/onnxruntime.ts";
import { type ElementType, type ModelDescription, onnxModel } from "../support/onnx_writer.ts";
import { root, runArguments } from "../support/process.ts";

const SIZE = 32;

/** Sets variables of the environment until it is disposed. */
function variables(values: Readonly<Record<string, string | undefined>>): Disposable {
  const change = (values: Readonly<Record<string, string | undefined>>): void => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, process.env[name]]));
  change(values);
  return { [Symbol.dispose]: () => change(before) };
}

type Extent = number | string;

const LABELS = ["red", "green", "blue"];
const NAMES = ["baseline.jpg", "rgb.png", "turned.jpg", "progressive.jpg"];

/** Files with the means of the channels of their tensors. */
const SAMPLES = await Promise.all(NAMES.map(async (name) => {
  const { data } = decodeNpy(await readFile(`${root}/test/data/worker/${name.split(".")[0]}.npy`));
  const means = [0, 1, 2].map((channel) => {
    const plane = (data as Float32Array).subarray(channel * SIZE ** 2, (channel + 1) * SIZE ** 2);
    return plane.reduce((sum, value) => sum + value, 0) / SIZE ** 2;
  });
  return { file: new Uint8Array(await readFile(`${root}/test/data/codecs/${name}`)), means };
}));

const CHANNEL_MEANS: ModelDescription["nodes"] = [
  { op: "GlobalAveragePool", inputs: ["x"], outputs: ["p"] },
  { op: "Flatten", inputs: ["p"], outputs: ["means"] },
];

/** A model with the input x that computes the means of the channels. */
function meansOf(
  dtype: ElementType,
  [n, channels, height, width]: [Extent, number, Extent, Extent],
): ModelDescription {
  return {
    nodes: CHANNEL_MEANS,
    inputs: [{ name: "x", dtype, shape: [n, channels, height, width] }],
    outputs: [{ name: "means", dtype, shape: [n, channels] }],
  };
}

const MEANS = meansOf("f32", ["n", 3, "h", "w"]);
const MODELS: Readonly<Record<string, ModelDescription>> = {
  means: MEANS,
  fixed: meansOf("f32", [4, 3, SIZE, SIZE]),
  half: meansOf("f16", ["n", 3, "h", "w"]),
  two: {
    ...MEANS,
    nodes: [
      ...CHANNEL_MEANS,
      { op: "ArgMax", inputs: ["means"], outputs: ["best"], attributes: { axis: 1, keepdims: 0 } },
    ],
    outputs: [...MEANS.outputs, { name: "best", dtype: "i64", shape: ["n"] }],
  },
  // Fails for bright images: there are two elements to choose from, by the mean as an index.
  dark: {
    ...MEANS,
    nodes: [
      ...CHANNEL_MEANS,
      { op: "ReduceMax", inputs: ["means", "axis"], outputs: ["brightest"], attributes: { keepdims: 0 } },
      { op: "Cast", inputs: ["brightest"], outputs: ["index"], attributes: { to: 7 } },
      { op: "Gather", inputs: ["two", "index"], outputs: ["y"] },
    ],
    outputs: [{ name: "y", dtype: "f32", shape: ["n"] }],
    initializers: [
      { name: "axis", dtype: "i64", shape: [1], data: BigInt64Array.of(1n) },
      { name: "two", dtype: "f32", shape: [2], data: Float32Array.of(1, 2) },
    ],
  },
  gray: meansOf("f32", ["n", 1, "h", "w"]),
};

test("settings without a model are rejected, and URLs in the place of files", () => {
  const names = ["LABELS", "TOP", "MEAN", "STD", "PROVIDERS", "PREFER_NHWC"];
  const none = Object.fromEntries(["MODEL", ...names].map((name) => [name, undefined]));
  using _ = variables(none);
  assert.equal(modelFromEnvironment(), undefined);
  for (const name of names) {
    using _ = variables({ [name]: "1" });
    const message = `${name}: expected MODEL, too, the path of the model that it is for`;
    assert.throws(modelFromEnvironment, new RangeError(message));
  }
  for (const name of ["MODEL", "LABELS"]) {
    const url = "https://example.com/file";
    using _ = variables({ MODEL: import.meta.filename, [name]: url });
    const message = `${name}: expected the path of a file, got "${url}"`;
    assert.throws(modelFromEnvironment, new RangeError(message));
  }
});

describe("the image worker with a model", { skip: noOnnxRuntime }, () => {
  let device: Device;
  let folder: string;
  let othersInUse: number;
  before(async () => {
    device = await openTestDevice();
    othersInUse = device.memoryInUse();
    folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    for (const [name, description] of Object.entries(MODELS)) {
      writeFileSync(join(folder, `${name}.onnx`), onnxModel(description));
    }
    writeFileSync(join(folder, "labels.txt"), `${LABELS.join("\n")}\n`);
  });
  after(() => {
    settle(device);
    assert.ok(device.memoryInUse() <= othersInUse, `${device.memoryInUse()} bytes in use`);
    device.dispose();
    rmSync(folder, { recursive: true });
  });

  const settings = (name: string, options: Partial<ModelSettings> = {}): ModelSettings => ({
    model: join(folder, `${name}.onnx`),
    ...options,
  });

  async function listen(options: WorkerOptions): Promise<AsyncDisposable & { url: string }> {
    const worker = await ImageWorker.open({ device, size: SIZE, codecThreads: 2, ...options });
    const service = await serve(worker, worker.settings, { port: 0, hostname: "127.0.0.1" });
    return { url: `http://127.0.0.1:${service.port}/`, [Symbol.asyncDispose]: () => service.stop() };
  }

  /** Posts a sample and returns the answer. */
  async function post(url: string, index: number): Promise<Response> {
    return await fetch(url, { method: "POST", body: SAMPLES[index]!.file });
  }

  function assertMeans(actual: ArrayLike<number>, index: number, tolerance = 1e-4): void {
    SAMPLES[index]!.means.forEach((mean, i) => {
      assert.ok(Math.abs(actual[i]! - mean) <= tolerance, `channel ${i}: ${actual[i]}, expected ${mean}`);
    });
  }

  test("answers every request under load with the best classes", async () => {
    const labels = join(folder, "labels.txt");
    await using service = await listen({
      model: settings("means", { labels, top: 2 }),
      maxBatch: 8,
      maxDelay: 50,
    });
    const { lost, statuses } = await load({
      connections: 12,
      requests: 96,
      request: (index) =>
        new Request(service.url, { method: "POST", body: SAMPLES[index % SAMPLES.length]!.file }),
      check: ({ headers, body }, index) => {
        assert.equal(headers.get("content-type"), "application/json");
        const { classes } = JSON.parse(new TextDecoder().decode(body));
        const { means } = SAMPLES[index % SAMPLES.length]!;
        const best = [0, 1, 2].sort((a, b) => means[b]! - means[a]!).slice(0, 2);
        assert.deepEqual(classes.map(({ index }: { index: number }) => index), best);
        assert.deepEqual(classes.map(({ label }: { label: string }) => label), best.map((i) => LABELS[i]));
        assert.ok(Math.abs(classes[0].score - means[best[0]!]!) < 1e-4);
      },
    });
    assert.deepEqual([lost, statuses], [[], { 200: 96 }]);
    const metrics = await (await fetch(`${service.url}metrics`)).text();
    const batches = Number(/cuffi_batch_images_count (\d+)/.exec(metrics)?.[1]);
    assert.ok(batches < 90, `concurrent images are batched: ${batches} batches`);
  });

  test("runs the model on every device", async () => {
    const devices = await Promise.all((await nameTwoDevices()).map((name) => openTestDevice(name)));
    {
      await using service = await listen({ devices, model: settings("means") });
      for (const index of [0, 1, 2, 3]) {
        const { outputs } = await (await post(service.url, index)).json();
        assertMeans(outputs.means.data, index, onGpu ? 0.02 : 1e-4);
      }
      const metrics = await (await fetch(`${service.url}metrics`)).text();
      for (const device of devices) {
        assert.match(metrics, new RegExp(`^cuffi_device_answers_total\\{device="${device}"\\} 2$`, "m"));
      }
    }
    for (const device of devices) device.dispose();
  });

  test("answers with every output as JSON, or with the only one as .npy", async () => {
    await using service = await listen({ model: settings("means") });
    const { outputs } = await (await post(service.url, 1)).json();
    assert.deepEqual([outputs.means.dtype, outputs.means.shape], ["f32", [3]]);
    assertMeans(outputs.means.data, 1);
    const { dtype, shape, data } = decodeNpy(
      new Uint8Array(await (await post(`${service.url}?format=npy`, 1)).arrayBuffer()),
    );
    assert.deepEqual([dtype, shape], ["f32", [3]]);
    assertMeans(data as Float32Array, 1);
    const wrong = await post(`${service.url}?format=png`, 1);
    assert.deepEqual([wrong.status, await wrong.text()], [400, 'format: expected json or npy, got "png"\n']);
  });

  test("answers with several outputs, 64-bit integers as numbers", async () => {
    await using service = await listen({ model: settings("two") });
    const { outputs } = await (await post(service.url, 0)).json();
    const { means } = SAMPLES[0]!;
    assert.deepEqual(outputs.best, { dtype: "i64", shape: [], data: [means.indexOf(Math.max(...means))] });
    assert.equal((await post(`${service.url}?format=npy`, 0)).status, 400);
  });

  test("fills batches of a model that takes one size", async () => {
    await using service = await listen({ model: settings("fixed"), size: 100, maxDelay: 20 });
    await Promise.all([0, 1, 2, 3, 0, 1].map(async (index) => {
      assertMeans((await (await post(service.url, index)).json()).outputs.means.data, index);
    }));
  });

  // On CUDA, Gather returns 0 beyond the end.
  const anyIndex = onGpu ? "no index fails on a GPU" : undefined;
  test(
    "answers 422 for an image that the model fails for, and the others of its batch",
    { skip: anyIndex },
    async () => {
      await using service = await listen({ model: settings("dark"), maxDelay: 100 });
      const white = await encodePng({ width: 8, height: 8, data: new Uint8Array(192).fill(255) });
      const errors = mock.method(console, "error", () => {});
      const answers = await Promise.all([
        ...[0, 1, 2].map((index) => post(service.url, index)),
        fetch(service.url, { method: "POST", body: white }),
      ]).finally(() => errors.mock.restore());
      assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200, 422]);
      assert.equal(await answers[3]!.text(), "image: it cannot be processed\n");
      assert.equal(await (await fetch(`${service.url}healthz`)).text(), "ok\n");
    },
  );

  test("converts the input of a model in f16", async () => {
    await using service = await listen({ model: settings("half") });
    const { outputs } = await (await post(service.url, 2)).json();
    assert.equal(outputs.means.dtype, "f16");
    assertMeans(outputs.means.data, 2, 5e-3);
  });

  test("normalizes with the mean and deviation of the settings", async () => {
    await using service = await listen({ model: settings("means", { mean: [0], std: [1 / 255] }) });
    const { outputs } = await (await post(service.url, 0)).json();
    const pixels = SAMPLES[0]!.means.map((mean, i) =>
      255 * (mean * [0.229, 0.224, 0.225][i]! + [0.485, 0.456, 0.406][i]!)
    );
    pixels.forEach((pixel, i) => assert.ok(Math.abs(outputs.means.data[i] - pixel) < 0.02));
  });

  test("does not open a model that cannot answer, and says why", async () => {
    const open = (model: ModelSettings) => ImageWorker.open({ device, size: SIZE, model });
    await assert.rejects(open(settings("none")), /none\.onnx/);
    await assert.rejects(open({ model: join(folder, "labels.txt") }), /labels\.txt|protobuf/i);
    await assert.rejects(open(settings("gray")), /MODEL: expected one input, .*, got x: f32 \[n, 1, h, w\]/);
    writeFileSync(join(folder, "two.txt"), "a\nb");
    const labels = join(folder, "two.txt");
    await assert.rejects(
      open(settings("means", { labels })),
      /LABELS: expected a line for each class .*\[n, 3\], got 2 lines/,
    );
    if (!onGpu) {
      await assert.rejects(
        open(settings("means", { providers: ["cuda"] })),
        /PROVIDERS: cuda: expected a GPU, got software/,
      );
    }
    await using service = await listen({ model: settings("means") });
    assert.equal((await post(service.url, 0)).status, 200);
  });

  test("rejects a size that the model fixes", async () => {
    using _ = variables({ SIZE: "16" });
    const model = settings("fixed");
    await assert.rejects(
      ImageWorker.open({ device, size: 16, model }),
      /^RangeError: SIZE: expected none, because the model's input is 32 × 32, got 16$/,
    );
    await (await ImageWorker.open({ device, size: SIZE, model })).close();
  });

  test("a variable that is not as it should be ends the program with one line", () => {
    const variables = {
      ...process.env,
      CUFFI_DEVICE: deviceName,
      PORT: "0",
      MODEL: join(folder, "means.onnx"),
    };
    for (
      const [name, value, message] of [
        ["MODEL", "nope.onnx", 'MODEL: expected the path of a file, got "nope.onnx"'],
        ["LABELS", "nope.txt", 'LABELS: expected the path of a file, got "nope.txt"'],
        ["TOP", "0", 'TOP: expected an integer from 1 to 1000, got "0"'],
        ["MEAN", "0.5,0.5", 'MEAN: expected 1 or 3 numbers with commas between them, got "0.5,0.5"'],
        ["STD", "1,0,1", 'STD: expected numbers other than 0, got "1,0,1"'],
        [
          "PROVIDERS",
          "gpu",
          'PROVIDERS: expected one or several of cpu, cuda, tensorrt, tensorrt-rtx, got "gpu"',
        ],
      ] as const
    ) {
      const { status, stderr } = spawnSync(process.execPath, [
        ...runArguments(),
        join(root, "examples/worker.ts"),
      ], {
        env: { ...variables, [name]: value },
        encoding: "utf8",
        timeout: 30_000,
      });
      assert.deepEqual([status, stderr.trim().split("\n").at(-1)], [1, message]);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [
      ...runArguments(),
      join(root, "examples/worker.ts"),
    ], { env: { ...variables, MODEL: join(folder, "labels.txt") }, encoding: "utf8", timeout: 30_000 });
    assert.deepEqual([status, stdout], [1, ""]);
    assert.match(stderr, /^the worker cannot start: .*labels\.txt is not a model in ONNX format/m);
    assert.doesNotMatch(stderr, /\n +at /);
  });
});
