/**
 * Runs every fuzzer: `bun test/fuzz/main.ts [cases] [seed]`. Fails if one of them finds something. 10,000 cases
 * of each take about a minute.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { root, runArguments } from "../support/process.ts";

/** The programs, with what precedes the number of cases. */
const FUZZERS: readonly (readonly [name: string, ...options: string[]])[] = [
  ["jpeg_png", "jpeg"],
  ["jpeg_png", "png"],
  ["jpeg_device"],
  ["npy"],
  ["safetensors"],
  ["dlpack"],
  ["cai"],
  ["handles"],
  ["ptx"],
  ["cache"],
  ["onnx"],
  ["video", "tenth"],
  ["kernels"],
  ["kernel_errors"],
  ["arguments"],
  ["http"],
  ["rendezvous"],
];

/** Programs that take a hundred times as long per case as the others run fewer. */
const SHARE: Readonly<Record<string, number | undefined>> = {
  kernels: 0.02,
  kernel_errors: 0.02,
  jpeg_device: 0.1,
};

const [all = "10000", seed = "0"] = process.argv.slice(2);
for (const [name, ...options] of FUZZERS) {
  const start = performance.now();
  const cases = String(Math.ceil(Number(all) * (SHARE[name] ?? 1)));
  const args = [...runArguments(), `${root}test/fuzz/${name}.ts`, ...options, cases, seed];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const result = status === 0 ? "passed" : `FAILED with status ${status}\n${stdout}\n${stderr}`;
  console.log(`${[name, ...options].join(" ")}: ${cases} cases, seed ${seed}, ${seconds} s: ${result}`);
  if (status !== 0) process.exitCode = 1;
}
