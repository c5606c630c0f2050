/** ONNX Runtime for tests: why it is missing, and results of its Python package. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { NDArray } from "../../mod.ts";
import { decodeNpy, encodeNpy } from "../../src/formats/npy.ts";
import { searchOnnxRuntime } from "../../src/libraries/onnxruntime.ts";
import { onGpu, sharedProcess } from "./device.ts";
import { executable, missing } from "./python.ts";

/** True if models run on the suite's GPU: this ONNX Runtime has the CUDA provider. Otherwise they run on the CPU. */
export const modelsOnGpu: boolean = onGpu &&
  (searchOnnxRuntime().library?.providers().includes("CUDAExecutionProvider") ?? false);

/** The reason why ONNX Runtime is not available; undefined if it is. */
export const noOnnxRuntime: string | undefined = reason();

function reason(): string | undefined {
  if (modelsOnGpu && sharedProcess) {
    return "ONNX Runtime synchronizes the GPU, which ends captures of tests that share the process";
  }
  if (searchOnnxRuntime().library !== undefined) return undefined;
  const absent = "libonnxruntime was not found";
  if (process.env.CUFFI_TEST_PACKAGES?.split(",").includes("onnxruntime")) throw new Error(absent);
  return absent;
}

/** The reason why the Python package is not available; undefined if it is. */
export function noPythonPackage(): string | undefined {
  return missing("onnxruntime", "numpy");
}

/** A model and its inputs. */
export interface ReferenceCase {
  readonly model: Uint8Array;
  readonly inputs: Readonly<Record<string, NDArray>>;
}

/** Runs each model with its inputs: `folder/0/model.onnx`, `folder/0/input.npy` for each input. */
const PROGRAM = `
import glob, os, sys
import numpy as np
import onnxruntime as ort
options = ort.SessionOptions()
options.log_severity_level = 4
for folder in sorted(glob.glob(sys.argv[1] + "/*")):
    session = ort.InferenceSession(folder + "/model.onnx", options, providers=["CPUExecutionProvider"])
    inputs = {i.name: np.load(f"{folder}/{i.name}.npy") for i in session.get_inputs()}
    for output, value in zip(session.get_outputs(), session.run(None, inputs)):
        np.save(f"{folder}/out_{output.name}.npy", value)
`;

/** Returns the outputs of each case by name, computed by the Python package on the CPU. */
export function pythonResults(
  cases: readonly ReferenceCase[],
  outputs: readonly string[][],
): Record<string, NDArray>[] {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-onnx-"));
  try {
    cases.forEach(({ model, inputs }, i) => {
      const own = join(folder, String(i).padStart(3, "0"));
      mkdirSync(own);
      writeFileSync(join(own, "model.onnx"), model);
      for (const [name, array] of Object.entries(inputs)) {
        writeFileSync(join(own, `${name}.npy`), encodeNpy(array));
      }
    });
    const { status, stderr } = spawnSync(executable, ["-c", PROGRAM, folder], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return outputs.map((names, i) =>
      Object.fromEntries(names.map((name) => {
        const file = join(folder, String(i).padStart(3, "0"), `out_${name}.npy`);
        return [name, decodeNpy(readFileSync(file))];
      }))
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
