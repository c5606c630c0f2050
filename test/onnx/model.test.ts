/** Models run on the arrays of a device, with the results of ONNX Runtime's Python package. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Device, DeviceArray, DType, NDArray } from "../../mod.ts";
import { DTYPES, hostView } from "../../src/base/dtype.ts";
import { openModel } from "../../src/onnx/mod.ts";
import { serve } from "../../scripts/lib/local_server.ts";
import { settle } from "../support/device.ts";
import { modelsOnGpu, noOnnxRuntime, noPythonPackage, pythonResults } from "../support/onnxruntime.ts";
import { useTestDevice } from "../support/suite_device.ts";
import {
  COMPUTED_SHAPE,
  CONVOLUTION,
  DENSE,
  GIVEN_SHAPE,
  identity,
  MISDECLARED,
  NONZERO,
  PAIR,
  passedThrough,
} from "./models.ts";

const WITHOUT_REFERENCE: readonly DType[] = ["bf16", "complex64", "complex128"];
/** The greatest difference of TF32's products, whose factors have 10 bits. */
const TOLERANCE = modelsOnGpu ? 1e-2 : 0;

function values(length: number, scale = 1): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length }, (_, i) => Math.sin(i * 1.7) * scale);
}

function ndarray<D extends DType>(dtype: D, shape: number[], data: NDArray<D>["data"]): NDArray<D> {
  return { dtype, shape, data };
}

function close(actual: ArrayLike<number | bigint>, expected: ArrayLike<number | bigint>): void {
  assert.equal(actual.length, expected.length);
  for (let i = 0; i < actual.length; i++) {
    const difference = Math.abs(Number(actual[i]) - Number(expected[i]));
    assert.ok(difference <= TOLERANCE, `element ${i}: ${actual[i]} instead of ${expected[i]}`);
  }
}

describe("models", { skip: noOnnxRuntime }, () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("declare their inputs and outputs", async () => {
    using model = await openModel(device, PAIR);
    assert.deepEqual(model.inputs, [
      { name: "a", dtype: "f32", shape: ["rows", "columns"] },
      { name: "b", dtype: "f32", shape: ["rows", "columns"] },
    ]);
    assert.deepEqual(model.outputs.map(({ name, dtype }) => [name, dtype]), [
      ["sum", "f32"],
      ["difference", "f32"],
      ["best", "i64"],
    ]);
    assert.equal(model.provider, modelsOnGpu ? "cuda" : "cpu");
    assert.match(
      String(model),
      /^Model model \(a: f32 \[rows, columns\], .*best: i64 \[rows\]\) by c\w+ on /,
    );
    using fixed = await openModel(device, PAIR, { dimensions: { rows: 2 } });
    assert.deepEqual(fixed.inputs[0]!.shape, [2, "columns"]);
  });

  test("copy an input that is an output", async () => {
    const read = (array: DeviceArray | undefined) => [...array!.toHost() as Float32Array];
    for (const nodes of [true, false]) {
      using model = await openModel(device, passedThrough(nodes));
      using x = device.array(Float32Array.of(1, -2));
      using stale = device.full([2], 7, "f32"), other = device.full([2], 8, "f32");
      using one = model.run({ x }),
        two = await model.runAsync({ x }),
        only = model.run({ x }, { outputs: ["x"] });
      for (const outputs of [one, two, only]) assert.deepEqual(read(outputs["x"]), [1, -2]);
      if (nodes) assert.deepEqual(read(one["y"]), [1, 0]);
      using bound = model.bind({ x }, { into: { x: stale } });
      for (const value of [3, 4]) {
        x.fill(value);
        bound.run();
        assert.deepEqual(read(stale), [value, value]);
      }
      using _outputs = await model.runAsync({ x }, { into: { x: other } });
      assert.deepEqual(read(other), [4, 4]);
      model.run({ x }, { into: { x } })[Symbol.dispose]();
      assert.deepEqual(read(x), [4, 4]);
    }
  });

  test("open from a path, a URL, a Blob and bytes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-onnx-"));
    const server = await serve((request, response) => {
      if (request.url === "/slow") return; // never answers
      response.statusCode = request.url?.startsWith("/dense.onnx") ? 200 : 404;
      response.end(DENSE);
    });
    try {
      const path = join(folder, "dense.onnx"), url = pathToFileURL(path);
      writeFileSync(path, DENSE);
      const sources = [
        path,
        url,
        url.href,
        `${server.address}dense.onnx?version=2`,
        new URL("dense.onnx", server.address),
        new Blob([DENSE as BlobPart]),
        DENSE,
        DENSE.slice().buffer as ArrayBuffer,
      ];
      for (const source of sources) {
        using model = await openModel(device, source);
        using x = device.zeros([1, 4], "f32");
        using outputs = model.run({ x });
        close(outputs["y"]!.toHost() as Float32Array, [0.5, 0, 0.125]);
        if (typeof source === "string" || source instanceof URL) {
          assert.match(String(model), /^Model dense\.onnx /);
        }
      }
      await assert.rejects(openModel(device, `${server.address}none.onnx?key=1`), {
        message: `${server.address}none.onnx: expected a successful response, got status 404 Not Found`,
      });
      const signal = AbortSignal.timeout(20);
      await assert.rejects(openModel(device, `${server.address}slow`, { signal }), { name: "TimeoutError" });
      await assert.rejects(openModel(device, DENSE, { signal }), { name: "TimeoutError" });
      await assert.rejects(openModel(device, "http://"), /^Error: http:\/\/: it cannot be fetched: /);
      await assert.rejects(
        openModel(device, "s3://bucket/dense.onnx"),
        /^TypeError: source: expected a path, or a URL with file:, http: or https:, got "s3:/,
      );
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  });

  test(
    "compute what the Python package computes, bit for bit on the CPU",
    { skip: noPythonPackage() },
    async () => {
      const image = values(2 * 3 * 20 * 30);
      const cases = [
        { model: DENSE, inputs: { x: ndarray("f32", [5, 4], values(20)) } },
        {
          model: PAIR,
          inputs: { a: ndarray("f32", [3, 7], values(21)), b: ndarray("f32", [3, 7], values(21, 3)) },
        },
        { model: NONZERO, inputs: { x: ndarray("f32", [2, 4], Float32Array.of(1, 0, 0, 2, 0, 3, 4, 0)) } },
        { model: CONVOLUTION, inputs: { x: ndarray("f32", [2, 3, 20, 30], image) } },
        { model: MISDECLARED, inputs: { x: ndarray("f32", [2, 4], values(8)) } },
      ];
      const names = [["y"], ["sum", "difference", "best"], ["at"], ["y"], ["y"]];
      const expected = pythonResults(cases, names);
      for (const [i, { model: bytes, inputs }] of cases.entries()) {
        using model = await openModel(device, bytes);
        const arrays = Object.fromEntries(
          Object.entries(inputs as Record<string, NDArray>).map((
            [name, array],
          ) => [name, device.array(array)]),
        );
        for (let run = 0; run < 3; run++) {
          using outputs = model.run(arrays);
          for (const name of names[i]!) {
            const output = outputs[name]!, reference = expected[i]![name]!;
            assert.deepEqual(output.shape, reference.shape);
            assert.equal(output.dtype, reference.dtype);
            close(output.toHost() as Float32Array, reference.data as Float32Array);
          }
        }
        for (const array of Object.values(arrays)) array.dispose();
      }
    },
  );

  test("take and return every dtype", async () => {
    const bytes = new Uint8Array(new ArrayBuffer(48)).map((_, i) => i % 7 === 0 ? 0 : 1);
    const dtypes = (Object.keys(DTYPES) as DType[]).filter((dtype) => DTYPES[dtype].kind !== "complex");
    for (const dtype of dtypes) {
      using model = await openModel(device, identity(dtype as "f32"));
      assert.equal(model.inputs[0]!.dtype, dtype);
      using x = device.array({
        dtype,
        shape: [48 / DTYPES[dtype].itemSize],
        data: hostView(dtype, bytes.buffer),
      });
      using outputs = model.run({ x });
      assert.equal(outputs["y"]!.dtype, dtype);
      const result = outputs["y"]!.toHost();
      assert.deepEqual(new Uint8Array(result.buffer, result.byteOffset, 48), bytes, dtype);
    }
    assert.ok(WITHOUT_REFERENCE.length === 3);
  });

  test("take arrays of zero and one element", async () => {
    using model = await openModel(device, identity("f32", ["n"]));
    using none = device.empty([0], "f32");
    using empty = model.run({ x: none });
    assert.deepEqual(empty["y"]!.shape, [0]);
    using scalar = await openModel(device, identity("i32", []));
    using one = device.array(Int32Array.of(-5), { shape: [] });
    using outputs = scalar.run({ x: one });
    assert.deepEqual([...outputs["y"]!.toHost() as Int32Array], [-5]);
  });

  test("take views whose address is aligned", async () => {
    using model = await openModel(device, DENSE);
    using x = device.array(values(20), { shape: [5, 4] });
    using all = model.run({ x });
    using last = model.run({ x: x.slice([3, 5]) });
    assert.deepEqual(last["y"]!.toHost(), (all["y"]!.toHost() as Float32Array).subarray(9));
    using shifted = device.zeros([9], "f32");
    assert.throws(
      () => model.run({ x: shifted.slice([1, 9]).reshape([2, 4]) }),
      /inputs\.x: expected an address that is a multiple of 16, got 0x[0-9a-f]+; use copy\(\)/,
    );
  });

  test("write to given arrays, and compute only selected outputs", async () => {
    using model = await openModel(device, PAIR);
    using a = device.array(values(8), { shape: [2, 4] }), b = device.array(values(8, 2), { shape: [2, 4] });
    using sum = device.zeros([2, 4], "f32");
    const before = device.memoryInUse();
    const outputs = model.run({ a, b }, { into: { sum }, outputs: ["sum"] });
    assert.equal(device.memoryInUse(), before);
    assert.equal(outputs["sum"], sum);
    assert.deepEqual(Object.keys(outputs), ["sum"]);
    close(sum.toHost(), values(8).map((value, i) => Math.fround(value + values(8, 2)[i]!)));
    using more = model.run({ a, b }, { into: { sum } });
    assert.deepEqual(Object.keys(more), ["sum", "difference", "best"]);
    assert.ok(!sum.disposed);
    using best = model.run({ a, b }, { outputs: ["best"] });
    assert.deepEqual(Object.keys(best), ["best"]);
  });

  test("run in the order of the stream, after other streams' work", async () => {
    using model = await openModel(device, DENSE);
    using first = device.createStream(), second = device.createStream();
    using x = device.zeros([4, 4], "f32", { stream: first });
    x.fill(0.25, { stream: first });
    using outputs = model.run({ x }, { stream: second });
    x.fill(9, { stream: first });
    using quarters = device.zeros([4, 4], "f32").fill(0.25);
    using expected = model.run({ x: quarters });
    assert.deepEqual(outputs["y"]!.toHost(), expected["y"]!.toHost());
    settle(device);
  });

  test("bound runs use the same arrays", async () => {
    using model = await openModel(device, DENSE);
    using x = device.zeros([2, 4], "f32"), y = device.zeros([2, 3], "f32");
    using bound = model.bind({ x }, { into: { y } });
    bound.run();
    close(y.toHost(), [0.5, 0, 0.125, 0.5, 0, 0.125]);
    x.copyFrom(values(8));
    bound.run();
    using outputs = model.run({ x });
    assert.deepEqual(y.toHost(), outputs["y"]!.toHost());
    using own = model.bind({ x });
    own.run();
    assert.deepEqual(own.outputs["y"]!.toHost(), y.toHost());
    assert.match(String(own), /^BoundModel of model by /);
  });

  test("captured runs are launched as graphs", async () => {
    using model = await openModel(device, DENSE);
    using x = device.zeros([2, 4], "f32");
    using captured = model.capture({ x });
    using stream = device.createStream();
    for (const scale of [0, 1, 2]) {
      x.copyFrom(values(8, scale));
      captured.launch(stream);
      using outputs = model.run({ x });
      assert.deepEqual(captured.outputs["y"]!.toHost(), outputs["y"]!.toHost());
    }
    assert.match(String(captured), /^CapturedModel of model by /);
    stream.synchronize();
  });

  test(
    "a graph contains runs and kernels",
    { skip: !modelsOnGpu && "models on the CPU are not captured" },
    async () => {
      using model = await openModel(device, DENSE);
      using x = device.zeros([2, 4], "f32"),
        y = device.zeros([2, 3], "f32"),
        half = device.zeros([2, 3], "f16");
      using bound = model.bind({ x }, { into: { y } });
      bound.run();
      using graph = device.capture(() => {
        x.fill(0.5);
        bound.run();
        half.copyFrom(y);
      });
      using executable = graph.instantiate();
      model.close();
      executable.launch();
      const expected = y.toHost();
      close(half.toFloat32(), expected.map((value) => Math.round(value * 1024) / 1024));
      settle(device);
    },
  );

  test("on the CPU, use the arrays of any device", async () => {
    const open = (bytes: Uint8Array) => openModel(device, bytes, { providers: "cpu" });
    using dense = await open(DENSE), positions = await open(NONZERO);
    const expected = [0.5, 0, 0.125, 0.5, 0, 0.125];
    using x = device.zeros([2, 4], "f32"), y = device.zeros([2, 3], "f32");
    for (let i = 0; i < 2; i++) {
      using outputs = i === 0 ? dense.run({ x }) : await dense.runAsync({ x });
      assert.deepEqual([...outputs["y"]!.toHost() as Float32Array], expected);
    }
    dense.run({ x }, { into: { y } });
    assert.deepEqual([...y.toHost()], expected);
    y.fill(9);
    using bound = dense.bind({ x }, { into: { y } });
    for (let i = 0; i < 2; i++) {
      bound.run();
      assert.deepEqual([...y.toHost()], expected);
      x.fill(i);
    }
    bound.run();
    assert.notDeepEqual([...y.toHost()], expected);
    using captured = dense.capture({ x });
    captured.launch();
    assert.deepEqual(captured.outputs["y"]!.toHost(), y.toHost());
    using at = positions.run({ x });
    assert.deepEqual(at["at"]!.shape, [2, 8]);
  });

  test("compute shapes on the CPU where they must", async () => {
    using model = await openModel(device, COMPUTED_SHAPE);
    using x = device.array(values(8), { shape: [2, 4] });
    const negative = values(8).map((value) => -value);
    using outputs = model.run({ x });
    assert.deepEqual(outputs["y"]!.shape, [4, 2]);
    assert.deepEqual(outputs["y"]!.toHost(), negative);
    using fixed = await openModel(device, COMPUTED_SHAPE, { dimensions: { n: 2 } });
    using y = device.zeros([4, 2], "f32");
    using captured = fixed.capture({ x }, { into: { y } });
    y.fill(0);
    captured.launch();
    assert.deepEqual(y.toHost(), negative);
  });

  test("read the inputs of operators on the CPU again in each run", async () => {
    using model = await openModel(device, GIVEN_SHAPE);
    using x = device.array(values(12)), shape = device.array(BigInt64Array.of(3n, 4n));
    using stream = device.createStream();
    for (const [a, b] of [[3, 4], [2, 6], [12, 1]] as const) {
      shape.copyFrom(BigInt64Array.of(BigInt(a), BigInt(b)));
      using outputs = model.run({ x, shape }, { stream });
      assert.deepEqual(outputs["y"]!.shape, [a, b]);
      assert.deepEqual(outputs["y"]!.toHost(), values(12).map((value) => -value));
    }
    if (modelsOnGpu) {
      using y = device.zeros([12, 1], "f32");
      const capture = () => model.capture({ x, shape }, { into: { y } });
      assert.throws(capture, /operators of model read inputs\.shape on the CPU/);
    }
    stream.synchronize();
  });

  test("warm up every combination of extents", async () => {
    using model = await openModel(device, PAIR);
    const before = device.memoryInUse();
    await model.warmUp({ rows: [1, 2], columns: 3 });
    settle(device);
    assert.equal(device.memoryInUse(), before);
    await assert.rejects(
      model.warmUp({ rows: 1 }),
      /^TypeError: extents\.columns: expected one or several integers/,
    );
    await assert.rejects(
      model.warmUp({ row: 1, columns: 1 }),
      /extents: expected only rows, columns, got row/,
    );
  });

  test("appear in profiles", async () => {
    using model = await openModel(device, DENSE);
    using x = device.zeros([2, 4], "f32"), y = device.zeros([2, 3], "f32");
    using bound = model.bind({ x }, { into: { y } });
    const report = await device.profile(() => {
      model.run({ x }, { into: { y } });
      bound.run();
    });
    const rows = report.rows.filter(({ kind }) => kind === "model");
    assert.deepEqual(rows.map(({ name, count }) => [name, count]), [["model", 2]]);
  });

  test("run without blocking the event loop", async () => {
    using model = await openModel(device, DENSE);
    using x = device.array(values(8), { shape: [2, 4] });
    using expected = model.run({ x });
    const runs = await Promise.all([1, 2, 3].map(() => model.runAsync({ x })));
    for (const outputs of runs) {
      assert.deepEqual(outputs["y"]!.toHost(), expected["y"]!.toHost());
      outputs[Symbol.dispose]();
    }
    const reason = new Error("no longer wanted");
    await assert.rejects(model.runAsync({ x }, { signal: AbortSignal.abort(reason) }), reason);
  });

  test("run in the background with the inputs of the call", async () => {
    using model = await openModel(device, DENSE);
    using x = device.empty([2, 4], "f32");
    const inputs = [1, 2, 3].map((factor) => values(8).map((value) => value * factor));
    const expected = inputs.map((data) => {
      x.copyFrom(data);
      using outputs = model.run({ x });
      return outputs["y"]!.toHost();
    });
    const runs = inputs.map((data) => {
      x.copyFrom(data);
      return model.runAsync({ x });
    });
    x.fill(0);
    for (const [i, run] of runs.entries()) {
      using outputs = await run;
      assert.deepEqual(outputs["y"]!.toHost(), expected[i]);
    }
  });
});
