/** The texts of errors that a driver reports. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CUDA_ERROR, CudaError, LibraryNotFoundError, NO_HINT } from "../../src/base/errors.ts";

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

describe("LibraryNotFoundError", () => {
  const failed = (reason: string, ...paths: string[]) => paths.map((path) => ({ path, reason }));

  test("gives paths of one folder, and versions of one folder, a line", () => {
    const tried = [
      ...failed("no such file", "libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12"),
      ...failed("no such folder", "/usr/local/cuda/lib64", "/usr/local/cuda/lib"),
      ...failed("wrong format", "/opt/cuda-12.4/lib/libnvrtc.so", "/opt/cuda-13/lib/libnvrtc.so"),
      ...failed("no libnvrtc.so", "/root/3.8.1 (Python packages)", "/root/3.9 (Python packages)", "/usr"),
    ];
    const error = new LibraryNotFoundError("libnvrtc", tried, "Install it.");
    assert.equal(
      error.message,
      [
        "libnvrtc could not be opened. Install it.",
        "Tried:",
        "  libnvrtc.so, libnvrtc.so.13, libnvrtc.so.12: no such file",
        "  /usr/local/cuda/{lib64, lib}: no such folder",
        "  /opt/cuda-*/lib/libnvrtc.so: wrong format",
        "  /root/{3.8.1, 3.9} (Python packages): no libnvrtc.so",
        "  /usr: no libnvrtc.so",
      ].join("\n"),
    );
    assert.equal(error.tried, tried);
  });

  test("is one line without candidates", () => {
    assert.equal(new LibraryNotFoundError("libcuda", [], "Do.").message, "libcuda could not be opened. Do.");
    const { message } = new LibraryNotFoundError("libcuda", failed("no", "/a/b", "c"), "Do.");
    assert.equal(message, "libcuda could not be opened. Do.\nTried:\n  /a/b: no\n  c: no");
  });
});
