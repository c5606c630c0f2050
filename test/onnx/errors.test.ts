/** Errors of models name what is there and what was expected, and the next call works. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { type Model, type ModelOptions, OnnxError, openModel } from "../../src/onnx/mod.ts";
import { onGpu } from "../support/device.ts";
import { modelsOnGpu, noOnnxRuntime } from "../support/onnxruntime.ts";
import { onnxModel } from "../support/onnx_writer.ts";
import { root, runProgram, unlimited } from "../support/process.ts";
import { useTestDevice } from "../support/suite_device.ts";
import { CONVOLUTION, DENSE, NONZERO, PAIR } from "./models.ts";

/** Checks that a call fails with a message, leaves no memory, and that the model still runs. */
function rejects(device: Device, model: Model, call: () => unknown, message: RegExp): void {
  const before = device.memoryInUse();
  assert.throws(call, message);
  assert.equal(device.memoryInUse(), before, "memory of the failed call");
  using x = device.zeros([1, 4], "f32");
  using outputs = model.run({ x });
  assert.deepEqual(outputs["y"]!.shape, [1, 3]);
}

describe("errors of models", { skip: noOnnxRuntime }, () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("files without permission", { skip: unlimited }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-onnx-")), path = join(folder, "secret.onnx");
    writeFileSync(path, DENSE, { mode: 0 });
    await assert.rejects(openModel(device, path), { name: "Error", code: "EACCES" });
    rmSync(folder, { recursive: true });
  });

  test("files that are not models", async () => {
    const open = (source: Uint8Array | string) => openModel(device, source);
    const isModelError = (code: string) => (error: unknown) =>
      error instanceof OnnxError && error.code === code;
    await assert.rejects(open(new Uint8Array([1, 2, 3])), isModelError("INVALID_PROTOBUF"));
    await assert.rejects(open(DENSE.slice(0, 100)), isModelError("INVALID_PROTOBUF"));
    const empty = join(mkdtempSync(join(tmpdir(), "cuffi-onnx-")), "empty.onnx");
    writeFileSync(empty, "");
    for (const [source, name] of [[empty, "empty\\.onnx"], [new Uint8Array(0), "model"]] as const) {
      const message = new RegExp(
        `^OnnxError: source: ${name} is not .*: the file is empty \\(INVALID_PROTOBUF\\)$`,
      );
      await assert.rejects(open(source), message);
    }
    rmSync(dirname(empty), { recursive: true });
    await assert.rejects(
      open(`${root}/examples/grace_hopper.jpg`),
      /^OnnxError: source: grace_hopper\.jpg is not a model in ONNX format: CreateSession: .* \(INVALID_PROTOBUF\)$/s,
    );
    await assert.rejects(
      open(`${root}/examples`),
      { code: "EISDIR", message: /^source: expected a file in ONNX format, got the folder .*examples$/ },
    );
    await assert.rejects(
      open("/no/such/model.onnx"),
      { name: "Error", code: "ENOENT", message: /^ENOENT: .* '\/no\/such\/model\.onnx'$/ },
    );
    await assert.rejects(open(`${root}/mod.ts/model.onnx`), { name: "Error", code: "ENOTDIR" });
    await assert.rejects(
      open(""),
      /^TypeError: source: expected a path, URL, Blob or the bytes of a model, got ""/,
    );
    await assert.rejects(openModel(device, 5 as never), /source: expected a path, URL, Blob .* got 5/);
    const unknown = onnxModel({
      inputs: [{ name: "x", dtype: "f32", shape: [1] }],
      outputs: [{ name: "y", dtype: "f32", shape: [1] }],
      nodes: [{ op: "Levitate", inputs: ["x"], outputs: ["y"] }],
    });
    await assert.rejects(open(unknown), /Levitate/);
    using model = await open(DENSE);
    assert.equal(model.inputs.length, 1);
  });

  test("options", async () => {
    const open = (options: object) => openModel(device, DENSE, options as ModelOptions);
    await assert.rejects(
      open({ provider: "cpu" }),
      /options: expected only providers, .*got provider; did you mean "providers"\?/,
    );
    await assert.rejects(
      open({ providers: "gpu" }),
      /providers: expected one or several of cpu, cuda, tensorrt, tensorrt-rtx, got "gpu"/,
    );
    await assert.rejects(open({ providers: [] }), /providers: expected one or several of/);
    await assert.rejects(open({ threads: 0 }), /threads: expected an integer from 1 to/);
    await assert.rejects(
      open({ optimization: "most" }),
      /optimization: expected "none", "basic", "extended" or "all", got "most"$/,
    );
    await assert.rejects(open({ dimensions: { n: 0 } }), /dimensions\.n: expected an integer from 1/);
    await assert.rejects(
      open({ dimensions: { N: 4 } }),
      /^TypeError: dimensions: expected only n, got N; did you mean "n"\?$/,
    );
    await assert.rejects(open({ tf32: 1 }), /tf32: expected a boolean, got 1/);
    await assert.rejects(openModel({} as never, DENSE), /device: expected a Device/);
  });

  test("a signal that is an AbortController", async () => {
    using model = await openModel(device, DENSE);
    using x = device.zeros([1, 4], "f32");
    const signal = new AbortController() as unknown as AbortSignal;
    await assert.rejects(
      model.runAsync({ x }, { signal }),
      /^TypeError: signal: .*; pass controller\.signal$/,
    );
  });

  test("names of dimensions, in files and bytes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-onnx-"));
    try {
      // The second input comes after a constant that is larger than what is read at a time.
      const model = onnxModel({
        inputs: [{ name: "x", dtype: "f32", shape: ["batch", 40000] }, {
          name: "y",
          dtype: "f32",
          shape: ["rows"],
        }],
        outputs: [{ name: "z", dtype: "f32", shape: ["batch", 40000] }],
        nodes: [{ op: "Mul", inputs: ["x", "c"], outputs: ["z"] }],
        initializers: [{ name: "c", dtype: "f32", shape: [40000], data: new Float32Array(40000) }],
      });
      const path = join(folder, "model.onnx");
      writeFileSync(path, model);
      for (const source of [path, model]) {
        await assert.rejects(
          openModel(device, source, { dimensions: { batch: 2, z: 3 } }),
          /dimensions: expected only batch, rows, got z$/,
        );
        using fixed = await openModel(device, source, { dimensions: { batch: 2, rows: 3 } });
        assert.deepEqual(fixed.inputs.map(({ shape }) => shape), [[2, 40000], [3]]);
      }
      using fixed = await openModel(device, DENSE, { dimensions: { n: 2 } });
      await assert.rejects(fixed.warmUp({ n: 2 }), /extents: expected no names, got n/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("dimensions without names", async () => {
    for (const name of ["", "?"]) {
      const value = { dtype: "f32", shape: [name, 4] } as const;
      const model = onnxModel({
        inputs: [{ name: "x", ...value }],
        outputs: [{ name: "y", ...value }],
        nodes: [{ op: "Relu", inputs: ["x"], outputs: ["y"] }],
      });
      await assert.rejects(
        openModel(device, model, { dimensions: { n: 2 } }),
        /^TypeError: dimensions: expected no names, because no extent of the inputs has one, got n$/,
      );
      using opened = await openModel(device, model);
      await assert.rejects(
        opened.warmUp({ n: 2 }),
        /^TypeError: extents: expected only "\?" for extents without a name, got n$/,
      );
      await opened.warmUp({ "?": 2 });
    }
  });

  test("empty inputs that an operator does not support", async () => {
    using model = await openModel(device, CONVOLUTION, { providers: "cpu" });
    const before = device.memoryInUse();
    {
      using flat = device.zeros([1, 3, 0, 8], "f32"), none = device.zeros([0, 3, 8, 8], "f32");
      const message =
        /^OnnxError: inputs\.x: expected at least one element, got f32 \[1, 3, 0, 8\]; RunWithBinding: .*Conv/;
      assert.throws(() => model.run({ x: flat }), message);
      await assert.rejects(model.runAsync({ x: flat }), message);
      // An empty batch is supported.
      using outputs = model.run({ x: none });
      assert.deepEqual(outputs["y"]!.shape, [0, 4]);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("pixels in the place of a normalized batch", async () => {
    using model = await openModel(device, CONVOLUTION);
    using photo = device.zeros([8, 8, 3], "u8"), batch = device.zeros([1, 8, 8, 3], "f32");
    using planes = device.zeros([1, 3, 8, 8], "u8");
    for (const x of [photo, batch]) {
      assert.throws(
        () => model.run({ x }),
        /; resizeNormalize\(\) of @cuffi\/cuffi\/image turns pixels into it$/,
      );
    }
    assert.throws(() => model.run({ x: planes }), /got u8 \[1, 3, 8, 8\]; convert it with astype\("f32"\)$/);
  });

  test("names, dtypes, shapes and order of inputs", async () => {
    using model = await openModel(device, DENSE);
    using x = device.zeros([2, 4], "f32");
    rejects(device, model, () => model.run({ X: x }), /inputs: expected only x, got X; did you mean "x"\?/);
    rejects(
      device,
      model,
      () => model.run({}),
      /inputs\.x: expected a DeviceArray, f32 \[n, 4\], got undefined/,
    );
    rejects(device, model, () => model.run(null as never), /inputs: expected an object, got null/);
    rejects(
      device,
      model,
      () => model.run({ x: new Float32Array(4) as never }),
      /inputs\.x: expected a DeviceArray, f32 \[n, 4\], got Float32Array/,
    );
    using half = device.zeros([2, 4], "f16"),
      flat = device.zeros([4], "f32"),
      wide = device.zeros([2, 5], "f32");
    rejects(
      device,
      model,
      () => model.run({ x: half }),
      /inputs\.x: expected f32 \[n, 4\], got f16 \[2, 4\]; convert it with astype\("f32"\)/,
    );
    using square = device.zeros([2, 2, 2], "f16");
    rejects(device, model, () => model.run({ x: square }), /f32 \[n, 4\], got f16 \[2, 2, 2\]$/);
    rejects(device, model, () => model.run({ x: flat }), /inputs\.x: expected f32 \[n, 4\], got f32 \[4\]/);
    for (const inputs of [flat, [flat], new Float32Array(4)]) {
      rejects(
        device,
        model,
        () => model.run(inputs as never),
        /^TypeError: inputs: expected arrays by name, such as \{ x \}, got /,
      );
    }
    rejects(
      device,
      model,
      () => model.run({ x: wide }),
      /inputs\.x: expected f32 \[n, 4\], got f32 \[2, 5\]/,
    );
    using tall = device.zeros([4, 4], "f32");
    rejects(
      device,
      model,
      () => model.run({ x: tall.transpose() }),
      /inputs\.x: expected contiguous elements, got gaps or another order; use contiguous\(\)/,
    );
    const gone = device.zeros([2, 4], "f32");
    gone.dispose();
    rejects(device, model, () => model.run({ x: gone }), /has been disposed/);
  });

  test("outputs", async () => {
    using model = await openModel(device, DENSE);
    using x = device.zeros([2, 4], "f32"),
      small = device.zeros([1, 3], "f32"),
      wrong = device.zeros([2, 3], "f64");
    rejects(device, model, () => model.run({ x }, { into: { z: small } }), /into: expected only y, got z/);
    rejects(
      device,
      model,
      () => model.run({ x }, { into: small as never }),
      /into: expected arrays by name, such as \{ y \}/,
    );
    rejects(
      device,
      model,
      () => model.run({ x }, { into: { y: wrong } }),
      /into\.y: expected f32 \[2, 3\], got f64 \[2, 3\]$/,
    );
    using turned = device.zeros([3, 2], "f32");
    rejects(
      device,
      model,
      () => model.run({ x }, { into: { y: turned.transpose() } }),
      /into\.y: expected contiguous elements, got gaps or another order; copyFrom\(\) the result$/,
    );
    rejects(
      device,
      model,
      () => model.run({ x }, { outputs: ["z"] }),
      /outputs: expected names of y, got "z"/,
    );
    rejects(
      device,
      model,
      () => model.run({ x }, { outputs: "y" as never }),
      /outputs: expected a list of names/,
    );
    rejects(
      device,
      model,
      () => model.run({ x }, { output: ["y"] } as never),
      /options: expected only .*got output; did you mean "outputs"\?$/,
    );
    // Of the right rank, and too small for the run.
    const before = device.memoryInUse();
    assert.throws(
      () => model.run({ x }, { into: { y: small } }),
      /into\.y: expected f32 \[2, 3\], got f32 \[1, 3\]/,
    );
    assert.equal(device.memoryInUse(), before);
    // The model states no batch size for its output.
    const unnamed = onnxModel({
      inputs: [{ name: "x", dtype: "f32", shape: ["n", 4] }],
      outputs: [{ name: "y/0", dtype: "f32", shape: ["m", 4] }],
      nodes: [{ op: "Relu", inputs: ["x"], outputs: ["y/0"] }],
    });
    using relu = await openModel(device, unnamed, { providers: "cpu" });
    using narrow = device.zeros([1, 4], "f32"), fitting = device.ones([2, 4], "f32");
    const expected = { name: "RangeError", message: "into.y/0: expected [2, 4], got [1, 4]" };
    if (!modelsOnGpu) {
      assert.throws(() => relu.run({ x }, { into: { "y/0": narrow } }), expected);
      await assert.rejects(relu.runAsync({ x }, { into: { "y/0": narrow } }), expected);
    }
    relu.run({ x }, { into: { "y/0": fitting } });
    assert.deepEqual([...fitting.toHost()], [0, 0, 0, 0, 0, 0, 0, 0]);
    using positions = await openModel(device, NONZERO);
    assert.throws(
      () => positions.bind({ x }),
      /into\.at: expected an array for i64 \[2, count\], whose shape is known only after a run, got undefined/,
    );
  });

  test("values that no array can hold are rejected by name", async () => {
    const text = onnxModel({
      inputs: [{ name: "words", dtype: "string", shape: ["n"] }],
      outputs: [{ name: "same", dtype: "string", shape: ["n"] }],
      nodes: [{ op: "Identity", inputs: ["words"], outputs: ["same"] }],
    });
    using model = await openModel(device, text, { providers: "cpu" });
    assert.equal(model.inputs[0]!.dtype, "string");
    using x = device.zeros([1], "f32");
    assert.throws(
      () => model.run({ words: x }),
      /inputs\.words: a model's strings cannot be in device memory/,
    );
    const labels = onnxModel({
      inputs: [{ name: "x", dtype: "f32", shape: ["n"] }],
      outputs: [
        { name: "doubled", dtype: "f32", shape: ["n"] },
        { name: "label", dtype: "string", shape: ["n"] },
      ],
      nodes: [
        { op: "Add", inputs: ["x", "x"], outputs: ["doubled"] },
        { op: "Cast", inputs: ["x"], outputs: ["label"], attributes: { to: 8 } },
      ],
    });
    using labeled = await openModel(device, labels, { providers: "cpu" });
    assert.throws(
      () => labeled.run({ x }),
      /output label: a model's strings cannot be in device memory; select other outputs with the option outputs/,
    );
    using outputs = labeled.run({ x }, { outputs: ["doubled"] });
    assert.deepEqual([...outputs["doubled"]!.toHost() as Float32Array], [0]);
  });

  test("a closed model, its bound runs and a closed device", async () => {
    const model = await openModel(device, DENSE);
    using x = device.zeros([1, 4], "f32");
    const bound = model.bind({ x });
    model.close();
    model.close();
    assert.throws(() => model.run({ x }), /^Error: model model has been disposed/);
    await assert.rejects(model.runAsync({ x }), /has been disposed/);
    assert.throws(() => model.bind({ x }), /has been disposed/);
    assert.match(String(model), /, closed$/);
    bound.run();
    bound.dispose();
    bound.dispose();
    assert.throws(() => bound.run(), /the bound model has been disposed/);
  });

  test("bound arrays that were disposed of", async () => {
    using model = await openModel(device, DENSE);
    const x = device.zeros([1, 4], "f32");
    using bound = model.bind({ x });
    bound.run();
    x.dispose();
    assert.throws(() => bound.run(), /an input of the bound run has been disposed/);
    using again = device.zeros([1, 4], "f32");
    using outputs = model.run({ x: again });
    assert.equal(outputs["y"]!.size, 3);
  });

  test("a model on the CPU is not captured", { skip: modelsOnGpu && "it runs on the GPU" }, async () => {
    using model = await openModel(device, DENSE);
    using x = device.zeros([1, 4], "f32");
    rejects(
      device,
      model,
      () => device.capture(() => void model.run({ x })),
      /stream: it is being captured, and model runs on the CPU, outside of graphs/,
    );
  });

  test("a failing run disposes of what it allocated", async () => {
    using model = await openModel(device, PAIR);
    using a = device.zeros([2, 3], "f32"), b = device.zeros([4, 5], "f32");
    const before = device.memoryInUse();
    assert.throws(() => model.run({ a, b }), OnnxError);
    await assert.rejects(model.runAsync({ a, b }), OnnxError);
    assert.equal(device.memoryInUse(), before);
    using outputs = model.run({ a, b: a });
    assert.deepEqual(outputs["sum"]!.shape, [2, 3]);
  });

  test("out of memory", async () => {
    // 2^46 elements.
    const huge = onnxModel({
      inputs: [{ name: "shape", dtype: "i64", shape: [2] }],
      outputs: [{ name: "y", dtype: "f32", shape: ["a", "b"] }],
      nodes: [{ op: "ConstantOfShape", inputs: ["shape"], outputs: ["y"] }],
    });
    using model = await openModel(device, huge);
    using large = device.array(BigInt64Array.of(1n << 23n, 1n << 23n));
    const before = device.memoryInUse();
    assert.throws(() => model.run({ shape: large }), /^OnnxError: RunWithBinding: .*(allocate|memory)/s);
    assert.equal(device.memoryInUse(), before);
    using small = device.array(BigInt64Array.of(2n, 3n));
    using outputs = model.run({ shape: small });
    assert.deepEqual(outputs["y"]!.toHost(), new Float32Array(6));
  });

  test("a provider that is missing: a notice, or an error if it is the only one", async () => {
    const notices: string[] = [];
    const onNotice = (notice: string) => notices.push(notice);
    const missing = "tensorrt-rtx";
    using model = await openModel(device, DENSE, { providers: [missing, "cpu"], onNotice });
    assert.equal(model.provider, "cpu");
    assert.equal(notices.length, 1);
    assert.match(notices[0]!, /^cuffi: model: cpu instead of tensorrt-rtx: .+/);
    assert.ok(!notices[0]!.includes("\n"));
    assert.deepEqual(model.notices, [notices[0]!.replace("cuffi: model: ", "")]);
    await assert.rejects(openModel(device, DENSE, { providers: missing }), /tensorrt-rtx: /);
    if (!onGpu) {
      await assert.rejects(
        openModel(device, DENSE, { providers: "cuda" }),
        /^TypeError: cuda: expected a GPU, got software:0/,
      );
    }
    using x = device.zeros([1, 4], "f32");
    using outputs = model.run({ x });
    assert.equal(outputs["y"]!.size, 3);
  });
});

test("without the library, the error lists what was tried and how to install it", () => {
  const program = `
    import { openDevice } from "@cuffi/mod.ts";
    import { openModel } from "@cuffi/src/onnx/mod.ts";
    const device = await openDevice("software");
    try { await openModel(device, new Uint8Array(4)); } catch (error) { console.log(String(error)); }`;
  const { stdout } = runProgram(program, { CUFFI_LIBONNXRUNTIME: "/no/such/lib.so" });
  assert.match(
    stdout,
    /^LibraryNotFoundError: libonnxruntime could not be opened\. CUFFI_LIBONNXRUNTIME is set/,
  );
  assert.match(stdout, /\/no\/such\/lib\.so: /);
});
