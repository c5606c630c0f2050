/** The texts of errors that a driver reports. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CUDA_ERROR, CudaError, NO_HINT } from "../../src/base/errors.ts";

describe("CudaError", () => {
  test("prints its name, the reason, the call and the number once each, and the hint last", () => {
    const error = new CudaError(CUDA_ERROR.NOT_FOUND, "cuModuleGetFunction", 'no kernel "saxp"');
    assert.equal(`${error}`, 'CUDA_ERROR_NOT_FOUND: no kernel "saxp" (cuModuleGetFunction, 500)');
    assert.equal(
      `${new CudaError(CUDA_ERROR.NO_DEVICE, "cuInit")}`,
      "CUDA_ERROR_NO_DEVICE: cuInit failed (100)\n" +
        "  hint: the driver sees no GPU: check nvidia-smi and CUDA_VISIBLE_DEVICES.",
    );
    assert.equal(`${new CudaError(998, "cuInit")}`, "CUDA_ERROR_998: cuInit failed (998)");
    assert.equal(
      `${new CudaError(CUDA_ERROR.INVALID_HANDLE, "cuEventElapsedTime", "never recorded", NO_HINT)}`,
      "CUDA_ERROR_INVALID_HANDLE: never recorded (cuEventElapsedTime, 400)",
    );
  });

  test("of a capture names the cure", () => {
    for (const code of [900, 901, 902, 903, 904, 905, 906, 907]) {
      assert.match(new CudaError(code, "cuStreamEndCapture").message, /\n {2}hint: .+\.$/, `${code}`);
    }
  });
});
