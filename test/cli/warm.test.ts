/** `cuffi warm` of modules with kernels and pipelines in TypeScript. */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Device } from "../../mod.ts";
import { main } from "../../src/cli/main.ts";
import { pipeline, type PipelineKernels } from "../../src/image/mod.ts";
import type { CompiledKernel } from "../../src/kernel/compiled.ts";
import { deviceName } from "../support/device.ts";
import { root } from "../support/process.ts";
import { useTestDevice } from "../support/suite_device.ts";
import { prepare, saxpy, shifted } from "../fixtures/warm/kernels.ts";

const FIXTURES = join(root, "test", "fixtures", "warm");

async function warm(...args: string[]): Promise<{ status: number; out: string; error: string }> {
  const out: string[] = [], error: string[] = [];
  const terminal = { out: (line: string) => out.push(line), error: (line: string) => error.push(line) };
  const status = await main(["warm", ...args], terminal as never);
  return { status, out: out.join("\n"), error: error.join("\n") };
}

describe("cuffi warm --out", () => {
  let device: Device, folder: string;
  let written: {
    saxpy: CompiledKernel<{ y: "f32*"; x: "f32*"; a: "f32"; n: "i32" }>;
    shifted: CompiledKernel<{ y: "f32*"; x: "f32*"; p: { n: "i32"; by: "f32" } }>;
    prepare: PipelineKernels;
  };
  useTestDevice((opened) => device = opened);
  before(async () => {
    // Inside of the repository, where imports of @cuffi/cuffi are found.
    await mkdir(join(root, "out"), { recursive: true });
    folder = await mkdtemp(join(root, "out", "warm-"));
    const out = join(folder, "new", "kernels.ptx.ts"); // the command creates the folder
    const { status, out: printed, error } = await warm("--out", out, join(FIXTURES, "kernels.ts"));
    assert.equal(error, "");
    assert.equal(status, 0);
    for (const name of ["prepare", "saxpy", "shifted"]) {
      assert.match(printed, new RegExp(`  ${name}  PTX \\d`));
    }
    written = await import(pathToFileURL(out).href);
  });
  after(() => rm(folder, { recursive: true }));

  test("writes kernels with the same PTX, names and launches", () => {
    assert.deepEqual(Object.keys(written), ["prepare", "saxpy", "shifted"]);
    assert.equal(written.saxpy.ptx, saxpy.ptx);
    assert.equal(`${written.saxpy}`, "CompiledKernel saxpy(y: f32*, x: f32*, a: f32, n: i32)");
    assert.equal(written.shifted.load(device).name, "shifted_sum");
    using x = device.array(new Float32Array([1, 2, 3])), y = device.array(new Float32Array([10, 20, 30]));
    written.saxpy.launch(device, { grid: 1, block: 32 }, { y, x, a: 2, n: 3 });
    assert.deepEqual(y.toHost(), new Float32Array([12, 24, 36]));
    const bound = written.saxpy.bind(device, { grid: 1, block: 32 }, { y, x, a: 1, n: 2 });
    bound.launch();
    assert.deepEqual(y.toHost(), new Float32Array([13, 26, 36]));
  });

  test("keeps structures, checked bounds, and the version for overlapping arguments", () => {
    using y = device.array(new Float32Array([1, 1, 1, 1, 1]));
    using left = y.slice([1, 5]);
    using right = y.slice([0, 4]);
    written.shifted.launch(device, { grid: 1, block: 1 }, { y: left, x: right, p: { n: 4, by: 2 } });
    assert.deepEqual(y.toHost(), new Float32Array([1, 3, 5, 7, 9]));
    assert.equal(written.shifted.ptx, shifted.ptx);
  });

  test("writes kernels that a pipeline takes", () => {
    const compiled = prepare.withKernels(written.prepare);
    using frame = device.array(Uint8Array.from({ length: 9 * 11 * 3 }, (_, i) => i * 37 % 256), {
      shape: [9, 11, 3],
    });
    using expected = prepare.run(frame), result = compiled.run(frame);
    assert.deepEqual(result.toHost(), expected.toHost());
    assert.deepEqual(compiled.ptx, prepare.ptx);
    using batch = compiled.run([frame, frame]);
    assert.deepEqual(batch.shape, [2, 3, 5, 7]);
    const changed: Record<string, object> = { ...written.prepare.kernels };
    for (const [key, kernel] of Object.entries(changed)) changed[key] = { ...kernel, ptx: "own" };
    assert.ok(
      prepare.withKernels({ ...written.prepare, kernels: changed }).ptx.every((ptx) => ptx === "own"),
    );
  });

  test("writes kernels that another pipeline rejects", () => {
    const other = pipeline("u8", 3).resize([5, 7]).normalize();
    assert.throws(
      () => other.withKernels(written.prepare),
      /^TypeError: kernels: expected those of Pipeline u8 × 3 → resize → normalize, got those of .*; run cuffi warm --out again$/,
    );
    const options = pipeline("u8", 3).resize([5, 7], { interpolation: "nearest" }).normalize();
    const nearest = { pipeline: `${options}`, kernels: written.prepare.kernels };
    assert.throws(
      () => options.withKernels(nearest),
      /got those of Pipeline .* with other options or functions; run cuffi/,
    );
    assert.throws(
      () => other.withKernels({} as never),
      /kernels: expected kernels that cuffi warm --out has/,
    );
  });

  test("writes launches that check their arguments", () => {
    using x = device.zeros([3], "f32"), halves = device.zeros([3], "f16");
    const launch = (values: object) =>
      written.saxpy.launch(device, { grid: 1, block: 32 }, { y: x, x, a: 2, n: 3, ...values } as never);
    assert.throws(() => launch({ x: halves }), /saxpy: x: expected an array of f32, got f16/);
    assert.throws(() => launch({ m: 1 }), /saxpy: arguments: expected only y, x, a, n, got m/);
    launch({});
  });

  test("writes the same text again", async () => {
    const out = join(folder, "again.ts");
    await warm("--out", out, join(FIXTURES, "kernels.ts"));
    assert.equal(await readFile(out, "utf8"), await readFile(join(folder, "new", "kernels.ptx.ts"), "utf8"));
  });

  test("writes a module once that is given twice", async () => {
    const out = join(folder, "twice.ts"), source = join(FIXTURES, "kernels.ts");
    const { status } = await warm("--out", out, source, join(FIXTURES, "..", "warm", "kernels.ts"), source);
    assert.equal(status, 0);
    assert.equal(await readFile(out, "utf8"), await readFile(join(folder, "new", "kernels.ptx.ts"), "utf8"));
  });

  test("does not overwrite a file that it has not written, such as the source", async () => {
    const source = join(folder, "source.ts"), text = "export const kernels = 1;\n";
    await writeFile(source, text);
    const { status, error } = await warm("--out", source, source);
    assert.equal(status, 2);
    assert.match(
      error,
      /--out: expected a new file, or one that --out has written, got .*source\.ts, which exists/,
    );
    assert.equal(await readFile(source, "utf8"), text);
  });

  test("writes nothing if a kernel is wrong", async () => {
    const files = await readdir(folder);
    const { status, error } = await warm("--out", join(folder, "x.ts"), join(FIXTURES, "wrong.ts"));
    assert.equal(status, 1);
    assert.match(error, /^cuffi: .*wrong\.ts, export scaled: kernel scaled, .*: .*scale/);
    assert.match(error, /^.*wrong\.ts, export stored: kernel stored, .*: .*scale/m);
    assert.deepEqual(await readdir(folder), files);
  });
});

test("cuffi warm says that a file does not exist before it asks for an option", async () => {
  const missing = join(FIXTURES, "missing.md");
  assert.deepEqual(await warm(missing), {
    status: 1,
    out: "",
    error: `cuffi: warm: ${missing} does not exist`,
  });
  const { error } = await warm(FIXTURES);
  assert.match(error, /fixtures\/warm is a folder$/);
});

describe("cuffi warm of a module", () => {
  test("compiles kernels and pipelines for the device", async () => {
    const { status, out, error } = await warm("--device", deviceName, join(FIXTURES, "kernels.ts"));
    assert.equal(error, "");
    assert.equal(status, 0);
    for (const name of ["prepare", "saxpy", "shifted"]) {
      assert.match(out, new RegExp(`kernels\\.ts  ${name}  PTX .*  [\\d.]+ m?s$`, "m"));
    }
    assert.match(out, /^compiled for (the software device|.*; the driver keeps)/m);
  });

  const rejected: [args: string[], status: number, message: RegExp][] = [
    [
      ["--arch", "sm_90", "kernels.ts"],
      2,
      /--arch: expected a CUDA C\+\+ file among the files, got only modules; PTX of TypeScript is for all GPUs/,
    ],
    [["nowhere.ts"], 1, /warm: .*nowhere\.ts does not exist/],
    [["throws.ts"], 1, /throws\.ts: the module cannot be imported: no settings/],
    [["numbers.ts"], 1, /numbers\.ts: expected exported kernels or pipelines, got exports of one, two/],
    [
      ["--out", "kernels.txt", "kernels.ts"],
      2,
      /--out: expected a file name ending in \.ts, got "kernels\.txt"/,
    ],
    [
      ["--out", "x.ts", "--arch", "sm_90", "a.cu"],
      2,
      /--out: expected a TypeScript module of kernels .*, got none/,
    ],
  ];
  for (const [args, expected, message] of rejected) {
    test(`rejects ${args.join(" ")}`, async () => {
      const { status, error } = await warm(
        ...args.map((arg, i) => i === args.length - 1 ? join(FIXTURES, arg) : arg),
      );
      assert.match(error, message);
      assert.equal(status, expected);
    });
  }
});
