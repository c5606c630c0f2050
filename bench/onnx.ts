/**
 * The cost of running a model: a network of a few operations, on one thread. The same session is also run by a
 * loop in C (`c/onnx.c`), so that the difference is what a run costs more from JavaScript.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { openDevice } from "../mod.ts";
import { resourceOf } from "../src/base/shared_resource.ts";
import { searchOnnxRuntime } from "../src/libraries/onnxruntime.ts";
import { openModel } from "../src/onnx/mod.ts";
import type { OwnBinding } from "../src/onnx/sessions.ts";
import { type NativeLibrary, runtime } from "../src/runtime/index.ts";
import { now, quick, report, samples } from "./lib/measure.ts";
import { SMALL_MODEL } from "./lib/small_model.ts";

const BATCH = 200, COUNT = quick ? 100 : 400, WARMUP = 50;
const SOURCE = fileURLToPath(new URL("c/onnx.c", import.meta.url).href);
const C_FUNCTIONS = {
  onnx_runs: {
    parameters: [
      ["run", "address"],
      ["session", "address"],
      ["options", "address"],
      ["binding", "address"],
      ["count", "i64"],
    ],
    result: "i64",
  },
} as const;

if (searchOnnxRuntime().library === undefined) {
  console.log(JSON.stringify({ skipped: "ONNX Runtime is missing" }));
} else await measure();

async function measure(): Promise<void> {
  using device = await openDevice("software");
  using model = await openModel(device, SMALL_MODEL, { threads: 1 });
  using x = device.array(Float32Array.from({ length: 8 }, (_, i) => Math.sin(i)), { shape: [2, 4] });
  using y = device.empty([2, 3], "f32");
  using bound = model.bind({ x }, { into: { y } });
  const loop = loopInC(resourceOf<OwnBinding>(bound));
  const bounds: number[] = [], loops: number[] = [];
  // In turns, so that drift affects both equally.
  for (let i = 0; i < WARMUP + COUNT; i++) {
    const inC = loop?.();
    const start = now();
    for (let run = 0; run < BATCH; run++) bound.run();
    const elapsed = (now() - start) / BATCH;
    if (i < WARMUP) continue;
    bounds.push(elapsed);
    if (inC !== undefined) loops.push(inC);
  }
  report("bound run", "us", bounds);
  if (loops.length > 0) {
    report("RunWithBinding, from C", "us", loops);
    report("bound run, more than from C", "us", bounds.map((time, i) => time - loops[i]!));
  }
  report("run", "us", samples(WARMUP, COUNT, () => batch(() => model.run({ x }, { into: { y } }))));
  report(
    "run, result allocated",
    "us",
    samples(WARMUP, COUNT, () =>
      batch(() => {
        using _outputs = model.run({ x });
      })),
  );
}

function batch(run: () => void): number {
  const start = now();
  for (let i = 0; i < BATCH; i++) run();
  return (now() - start) / BATCH;
}

/** Returns a function that measures the session's runs from C, in microseconds; undefined without a compiler. */
function loopInC({ binding: { handle, session } }: OwnBinding): (() => number) | undefined {
  const library = compile();
  const functions = library?.bind(C_FUNCTIONS);
  return functions && (() => {
    const run = session.ort.runWithBinding;
    const elapsed = functions.onnx_runs(run, session.handle, session.runOptions, handle, BigInt(BATCH));
    if (elapsed < 0n) throw new Error("a run from C failed");
    return Number(elapsed) / BATCH / 1000;
  });
}

function compile(): NativeLibrary | undefined {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-bench-"));
  try {
    const output = join(folder, "onnx.so");
    const args = ["-O2", "-shared", "-fPIC", SOURCE, "-o", output];
    if (spawnSync(process.env.CC ?? "cc", args).status !== 0) return undefined;
    return runtime.openLibrary(output, "onnx_runs");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
