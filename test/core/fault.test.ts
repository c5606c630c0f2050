/** Faults of kernels. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deviceName } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

const OPEN = `
  import { openDevice } from "@cuffi/mod.ts";
  import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
`;

describe("a faulting kernel", () => {
  test("a faulting kernel is error 700 at the next synchronization, and the process can still exit", () => {
    const { status, stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const module = device.loadModule(KERNELS);
      const x = device.zeros([64], "i32");
      module.kernel("wild_store").launch({ grid: 1, block: 64 }, x);
      const names = [];
      for (const call of [() => device.stream.synchronize(), () => x.toHost(), () => device.zeros([1], "f32").toHost()]) {
        try { call(); names.push("nothing"); } catch (error) { names.push(error.name + " " + error.code); if (names.length === 1) console.log(error.message); }
      }
      console.log(names.join(", "));
      x.dispose();
      module.dispose();
      device.dispose();
      console.log("end");
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.match(stdout, /CUDA_ERROR_ILLEGAL_ADDRESS \(700\)/);
    assert.match(stdout, /compute-sanitizer|CUFFI_MEMCHECK/);
    assert.match(
      stdout,
      /CUDA_ERROR_ILLEGAL_ADDRESS 700, CUDA_ERROR_ILLEGAL_ADDRESS 700, CUDA_ERROR_ILLEGAL_ADDRESS 700\nend/,
      stderr,
    );
    assert.equal(status, 0, stderr);
  });

  test("awaiting a stream reports the fault of a kernel", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const module = device.loadModule(KERNELS);
      module.kernel("wild_store").launch({ grid: 1, block: 1 }, device.zeros([1], "i32"));
      await device.stream.finished().catch((error) => console.log(error.name));
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "CUDA_ERROR_ILLEGAL_ADDRESS", stderr);
  });
});
