/** Faults of kernels. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deviceName, onGpu } from "../support/device.ts";
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
        try { call(); names.push("nothing"); } catch (error) { names.push(error.name + " " + error.code); if (names.length === 1) console.log(String(error)); }
      }
      console.log(names.join(", "));
      x.dispose();
      module.dispose();
      device.dispose();
      console.log("end");
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.match(stdout, /^CUDA_ERROR_ILLEGAL_ADDRESS: .* \(cu\w+, 700\)$/m);
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

describe("a fault and the objects that are disposed of after it", () => {
  const program = `${OPEN}
    const device = await openDevice();
    try {
      using module = device.loadModule(KERNELS);
      using x = device.zeros([64], "i32");
      using y = device.zeros([64], "i32");
      using stream = device.createStream();
      module.kernel("wild_store").launch({ grid: 1, block: 64 }, x);
      device.synchronize();
    } catch (error) {
      console.log(String(error));
    }`;

  test("are reported once", () => {
    const { stdout, stderr } = runProgram(program, { CUFFI_DEVICE: deviceName });
    assert.equal(stdout.match(/ILLEGAL_ADDRESS/g)?.length, 1, stdout + stderr);
    assert.doesNotMatch(stderr, /freeing failed/);
  });

  test("are reported once if nobody waits for the kernel", () => {
    const silent = program.replace("device.synchronize();", "");
    const { stderr } = runProgram(silent, { CUFFI_DEVICE: deviceName });
    assert.ok((stderr.match(/freeing failed/g)?.length ?? 0) <= 1, stderr);
  });

  test("advise the memory checker only where it is off", { skip: onGpu }, () => {
    const off = runProgram(program, { CUFFI_DEVICE: "software" });
    assert.match(off.stdout, /hint: .*CUFFI_MEMCHECK=1/);
    const on = runProgram(program, { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: "1" });
    assert.match(on.stdout, /hint: the context is lost/);
    assert.doesNotMatch(on.stdout, /CUFFI_MEMCHECK/);
  });
});
