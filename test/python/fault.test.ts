/** Python after a fault of a kernel. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { onGpu } from "../support/device.ts";
import { runProgram } from "../support/process.ts";
import { interpreter, missing } from "../support/python.ts";

const skip = onGpu ? "NumPy sees memory of the software device only" : missing("numpy") ?? false;

/** Runs a program with a shared array x of `device`, `view` of it in Python, and a launch that faults. */
function run(body: string) {
  return runProgram(
    `import { openDevice } from "@cuffi/mod.ts";
    import { kernel } from "@cuffi/src/kernel/mod.ts";
    import { openPython } from "@cuffi/src/python/mod.ts";
    const python = openPython(), np = python.import("numpy");
    const device = await openDevice("software");
    const bad = kernel({ x: "f32*" }, ({ x }, gpu) => { x[gpu.globalIndex() + 2_000_000_000] = 1; });
    const fail = (x) => bad.launch(device, { grid: 1, block: 32 }, { x });
    const timers = () => new Promise((resolve) => setTimeout(resolve, 100));
    ${body}`,
    { CUFFI_MEMCHECK: "", ...(interpreter === undefined ? {} : { CUFFI_PYTHON: interpreter }) },
  );
}

describe("Python after a fault", { skip }, () => {
  test("works on if a view was disposed of before the fault was caught", () => {
    const { status, stdout, stderr } = run(`
      try {
        using x = device.zeros([32], "f32");
        using view = np.callMethod("from_dlpack", x);
        fail(x);
        await x.download();
      } catch (error) { console.log(error.name); }
      await timers();
      console.log(String(np.callMethod("ones", 3)), device.memoryInUse());
      device.dispose();
      console.log("end");`);
    assert.equal(stdout, "CUDA_ERROR_ILLEGAL_ADDRESS\n[1. 1. 1.] 0\nend\n", stderr);
    assert.equal(stderr, "");
    assert.equal(status, 0);
  });

  test("works on with arrays of another device while it holds a view", () => {
    const { status, stdout, stderr } = run(`
      const x = device.zeros([32], "f32"), view = np.callMethod("from_dlpack", x);
      fail(x);
      await x.download().catch((error) => console.log(error.name));
      await timers();
      using other = await openDevice("software:1");
      using y = other.array(new Float32Array([1, 2]));
      console.log(String(np.callMethod("negative", np.callMethod("from_dlpack", y))));
      try { python.toPython(x); } catch (error) { console.log(error.name); }
      x.dispose();
      device.dispose();
      console.log(device.memoryInUse());
      view.dispose();
      await timers();
      console.log(device.memoryInUse());`);
    const expected = [
      "CUDA_ERROR_ILLEGAL_ADDRESS",
      "[-1. -2.]",
      "CUDA_ERROR_ILLEGAL_ADDRESS",
      "128",
      "0",
    ];
    assert.deepEqual(stdout.trim().split("\n"), expected, stderr);
    assert.equal(stderr, "");
    assert.equal(status, 0);
  });

  test("gets a fault that nothing has reported from the next call, not from a timer or a disposal", () => {
    const { status, stdout, stderr } = run(`
      const x = device.zeros([32], "f32"), view = np.callMethod("from_dlpack", x);
      const sys = python.import("sys");
      fail(x);
      sys.dispose();
      await timers();
      for (let i = 0; i < 2; i++) {
        try { console.log(String(view.callMethod("sum"))); } catch (error) { console.log(error.name); }
      }`);
    assert.equal(stdout, "CUDA_ERROR_ILLEGAL_ADDRESS\n0.0\n", stderr);
    assert.equal(stderr, "");
    assert.equal(status, 0);
  });
});
