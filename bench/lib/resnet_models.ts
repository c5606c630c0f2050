/** The files of `peers/resnet.py`: ResNet-50 with random weights, and what PyTorch computes with it. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** Their folder: `CUFFI_BENCH_MODELS`, or `out/models`. */
export const MODELS_FOLDER: string = process.env.CUFFI_BENCH_MODELS ??
  fileURLToPath(new URL("../../out/models", import.meta.url).href);

/** Writes the files if they are missing. Returns why that failed. */
export function prepareModels(): string | undefined {
  if (existsSync(`${MODELS_FOLDER}/resnet50_f16.onnx`)) return undefined;
  const script = fileURLToPath(new URL("../peers/resnet.py", import.meta.url).href);
  const env = { ...process.env, CUFFI_BENCH_MODELS: MODELS_FOLDER };
  const { status, stderr } = spawnSync(process.env.PYTHON ?? "python3", [script, "models"], {
    encoding: "utf8",
    env,
  });
  return status === 0
    ? undefined
    : `PyTorch could not write the models: ${stderr?.trim().split("\n").at(-1)}`;
}
