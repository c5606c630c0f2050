/** A failed `gpu.assert()` is error 710, with condition and position, on every device. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deviceName, onGpu } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

const PROGRAM = `
  import { openDevice } from "@cuffi/mod.ts";
  import { kernel } from "@cuffi/src/kernel/mod.ts";
  const count = kernel({ y: "f32*" }, ({ y }, gpu) => {
    const i = gpu.globalIndex();
    gpu.assert(i < 6);
    y[i] = i + 1;
  }, { name: "count" });
  const attempt = async (name, action) => {
    try {
      console.log(name + ": " + await action());
    } catch (error) {
      console.log(name + ": " + error.code + " " + error);
    }
  };
  let device = await openDevice();
  let y = device.zeros([6], "f32");
  const run = (block) => {
    count.launch(device, { grid: 1, block }, { y });
    return y.toHost().join();
  };
  await attempt("true", () => run(6));
  await attempt("false", () => run(7));
  await attempt("next", () => run(6));
  y.dispose();
  device.dispose();
  await attempt("new device", async () => {
    device = await openDevice();
    y = device.zeros([6], "f32");
    return run(6);
  });
`;

test("a failed assertion is error 710, and a new device works or says why it cannot", () => {
  const { status, stdout, stderr } = runProgram(PROGRAM, { CUFFI_DEVICE: deviceName });
  assert.match(stdout, /^true: 1,2,3,4,5,6$/m, stderr);
  assert.match(stdout, /^false: 710 CUDA_ERROR_ASSERT: /m);
  assert.match(stdout, /restart the process/);
  assert.match(stdout, /^next: 710 CUDA_ERROR_ASSERT: /m);
  assert.match(stdout, /^new device: (1,2,3,4,5,6$|\d+ CUDA_ERROR_\w+: .*)/m);
  assert.equal(status, 0, stderr);
  // A driver prints the assertion itself.
  if (onGpu) assert.match(stderr, /thread: \[6,0,0\] Assertion `i < 6` failed/);
  else assert.match(stdout, /failed assertion: i < 6 in kernel count, block \(0, 0, 0\), thread \(6, 0, 0\)/);
});
