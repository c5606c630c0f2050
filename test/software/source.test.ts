/** Source file and line in fault messages, for PTX with `.loc`. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compileCuda } from "../../src/compile/compile.ts";
import { searchCudaLibrary } from "../../src/libraries/find.ts";
import { createSoftwareDriver } from "../../src/driver/software/index.ts";
import { runProgram } from "../support/process.ts";
import { HEADER } from "./harness.ts";

const skip = searchCudaLibrary("libnvrtc").library === undefined && "no NVRTC";

const THREADS = 32;

const SOURCE = `// One kernel per kind of bug.
__device__ float stored(float* to, int at, float value) {
  to[at] = value; // in a function
  return value;
}

extern "C" __global__ void beyond(float* x) {
  int i = threadIdx.x;
  if (i == 5)
    x[i + 1000] = 1; // beyond
}

extern "C" __global__ void inlined(float* x) {
  stored(x, threadIdx.x + 1000, 2);
}

extern "C" __global__ void uninitialized(float* x) {
  __shared__ float tile[64];
  tile[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = tile[threadIdx.x + 1]; // uninitialized
}

extern "C" __global__ void race(float* x) {
  __shared__ float tile[32];
  tile[threadIdx.x] = x[threadIdx.x];
  x[threadIdx.x] = tile[threadIdx.x & ~1]; // race
}

extern "C" __global__ void stopped(float* x) {
  if (x[threadIdx.x] == 0)
    __trap(); // stopped
}
`;

const lineOf = (comment: string): number =>
  SOURCE.split("\n").findIndex((line) => line.endsWith(`// ${comment}`)) + 1;

/** Launches a kernel on zeros and returns the error message. */
function faultOf(ptx: string, kernel: string, memcheck: boolean): string {
  const driver = createSoftwareDriver({ memcheck, workers: 0 });
  driver.contexts.setCurrent(driver.contexts.retain(0));
  try {
    const buffer = driver.memory.allocate(4 * THREADS);
    driver.copies.memset(buffer, 0, 1, 4 * THREADS, null);
    const block = driver.functions.parameterBlock(8, [0]);
    block.view.setBigUint64(0, buffer, true);
    const handle = driver.modules.function(driver.modules.load(ptx), kernel);
    driver.launch(handle, 1, 1, 1, THREADS, 1, 1, 0, 0n, block);
    driver.streams.synchronize(0n);
  } catch (error) {
    return (error as Error).message;
  } finally {
    driver.contexts.release(0);
  }
  return assert.fail("no fault");
}

describe("source lines of faults", () => {
  test("reports the source line if .loc gives it, otherwise only the PTX line", () => {
    const body = (loc: string): string =>
      `${HEADER}.file 1 "/src/bug.cu"\n.visible .entry k(.param .u64 out) {\n.reg .b64 %rd<2>;\n${loc}\n` +
      "ld.param.u64 %rd1, [out];\nst.global.u32 [%rd1+4096], 1;\nret;\n}\n";
    assert.match(
      faultOf(body(".loc 1 12 5"), "k", true),
      /thread \(0, 0, 0\), \/src\/bug\.cu:12:5 \(PTX line 9\)/,
    );
    assert.match(faultOf(body(""), "k", true), /thread \(0, 0, 0\), PTX line 9/);
  });

  describe("in CUDA C++ compiled with -lineinfo", { skip }, () => {
    const compiled = (): string =>
      compileCuda(SOURCE, { arch: "compute_75", name: "bugs.cu", options: ["-lineinfo"], cache: false })
        .ptx;

    for (
      const [kernel, message, comment] of [
        [
          "beyond",
          /access outside any allocation: write of 4 bytes at 0x[0-9a-f]+.* in kernel beyond.*thread \(5, 0, 0\)/,
          "beyond",
        ],
        ["inlined", /access outside any allocation/, "in a function"],
        ["uninitialized", /read of uninitialized shared memory.*thread \(31, 0, 0\)/, "uninitialized"],
        ["race", /data race on shared memory/, "race"],
      ] as const
    ) {
      test(`the memory checker reports the line of ${kernel}`, () => {
        const fault = faultOf(compiled(), kernel, true);
        assert.match(fault, message);
        assert.match(fault, new RegExp(`bugs\\.cu:${lineOf(comment)}:\\d+ \\(PTX line \\d+\\)`));
      });
    }

    test("CUFFI_MEMCHECK=1 implies -lineinfo", () => {
      const { stdout, stderr } = runProgram(
        `
        import { openDevice } from "@cuffi/mod.ts";
        const device = await openDevice("software");
        const module = await device.compile(${JSON.stringify(SOURCE)}, { name: "bugs.cu" });
        const out = device.zeros([THREADS], "f32");
        module.kernel("race").launch({ grid: 1, block: THREADS }, out);
        try {
          device.synchronize();
        } catch (error) {
          console.log(error.message);
        }
        `.replaceAll("THREADS", String(THREADS)),
        { CUFFI_MEMCHECK: "1" },
      );
      assert.match(
        stdout,
        new RegExp(`data race on shared memory.*bugs\\.cu:${lineOf("race")}:\\d+ \\(PTX line \\d+\\)`),
        stderr,
      );
    });

    test("reports the line of a trap without the memory checker", () => {
      const message = faultOf(compiled(), "stopped", false);
      assert.match(message, new RegExp(`trap.*bugs\\.cu:${lineOf("stopped")}:\\d+ \\(PTX line \\d+\\)`));
    });
  });
});
