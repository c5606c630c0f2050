import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { deviceName, onGpu } from "../support/device.ts";
import { root, runFile } from "../support/process.ts";
import { interpreter, missing } from "../support/python.ts";

/** Programs of examples/interop, the Python packages that they need, and whether they need a GPU. */
const RECIPES: Record<string, { packages: string[]; gpu: boolean }> = {
  torch: { packages: ["torch"], gpu: true },
  cupy: { packages: ["cupy"], gpu: true },
  jax: { packages: ["jax"], gpu: true },
  tensorflow: { packages: ["tensorflow"], gpu: false },
  numba: { packages: ["numba"], gpu: true },
  cvcuda: { packages: ["cvcuda"], gpu: true },
  opencv: { packages: ["cv2", "numpy"], gpu: false },
  pyav: { packages: ["av", "numpy"], gpu: false },
  pycuda: { packages: ["pycuda"], gpu: true },
  c_caller: { packages: [], gpu: true },
  savant: { packages: [], gpu: false },
};

describe("interop examples", () => {
  for (const [name, { packages, gpu }] of Object.entries(RECIPES)) {
    const skip = gpu && !onGpu ? "needs a GPU" : packages.length > 0 ? missing(...packages) ?? false : false;
    test(`examples/interop/${name}.ts exits with status 0`, { skip }, () => {
      const { status, stdout, stderr } = runFile(join(root, `examples/interop/${name}.ts`), [], {
        CUFFI_DEVICE: deviceName,
        ...(interpreter === undefined ? {} : { CUFFI_PYTHON: interpreter }),
      });
      assert.equal(status, 0, `${stdout}\n${stderr}`);
      assert.match(stdout, /zero-copy|as views/);
    });
  }
});
