/** Kernels in TypeScript and NVRTC's compilation of the same algorithms return the same bits. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { CUDA, type KernelName, untyped } from "../../bench/lib/typescript_kernels.ts";
import { openNvrtc } from "../../src/libraries/nvrtc.ts";
import { useTestDevice } from "../support/suite_device.ts";

const N = 1024;

/** Grid, block and arguments of each kernel; the first array is the result. */
const LAUNCHES: Partial<
  Record<KernelName, [grid: number | [number, number], block: number | [number, number], values: unknown[]]>
> = {
  saxpy: [4, 256, ["f32", "f32", 2.5, N]],
  mandelbrot: [[2, 2], [16, 16], ["i32", 32, 32, -2, -1.25, 2.5 / 32]],
  matmul: [[1, 1], [32, 32], ["f32", "f32", "f32", 32]],
  stencil: [[1, 4], [32, 8], ["f32", "f32", 32, 32]],
  histogram: [2, 256, ["u32", "u32", N]],
  sort: [4, 256, ["f32", 64, 16]],
};

function nvrtcIsMissing(): string | false {
  try {
    openNvrtc();
    return false;
  } catch {
    return "needs NVRTC";
  }
}

describe("kernels in TypeScript and in CUDA C++", { skip: nvrtcIsMissing() }, () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  for (const [name, [grid, block, values]] of Object.entries(LAUNCHES)) {
    test(`${name} returns the same bits`, async () => {
      const results: unknown[] = [];
      const made = untyped(name as KernelName);
      for (const which of ["typescript", "cuda"]) {
        const args = values.map((value) => typeof value === "string" ? filled(value) : value as number);
        if (which === "cuda") {
          using module = await device.compile(CUDA[name as KernelName]);
          module.kernel(name).launch({ grid, block }, ...args);
        } else made.load(device).launch({ grid, block }, ...args);
        results.push((args[0] as DeviceArray).toHost());
        for (const arg of args) if (typeof arg === "object") arg.dispose();
      }
      assert.deepEqual(results[0], results[1]);
    });
  }

  function filled(type: string): DeviceArray {
    const bits = Uint32Array.from({ length: N }, (_, i) => Math.imul(i + 1, 0x9e3779b1));
    if (type === "u32") return device.array(bits);
    if (type === "i32") return device.zeros([N], "i32");
    return device.array(Float32Array.from(bits, (word) => word / 2 ** 32));
  }
});
