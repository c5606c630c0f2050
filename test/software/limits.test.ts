/** Limits on what a module may use, and on how long a kernel may run. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CompileError, CUDA_ERROR } from "../../src/base/errors.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { HEADER, range } from "./harness.ts";
import { fails } from "./machine/harness.ts";
import { SoftwareDriver } from "../../src/driver/software/driver.ts";

function errorLog(text: string): string {
  try {
    loadModule(text);
  } catch (error) {
    assert.ok(error instanceof CompileError, String(error));
    return error.log;
  }
  return assert.fail("loaded");
}

describe("limits of a module", () => {
  const kernel = (parameters: string, body: string) => `.visible .entry k(${parameters}) { ${body} ret; }`;

  test("static shared memory has at most 48 KiB", () => {
    const shared = (bytes: number) => HEADER + kernel("", `.shared .b8 s[${bytes}];`);
    assert.equal(loadModule(shared(49152)).kernels.get("k")?.staticSharedBytes, 49152);
    assert.match(errorLog(shared(49153)), /line 4: k has 49168 bytes of static shared memory, at most 49152/);
    assert.match(errorLog(shared(0xfff0_0000)), /at most 49152 are allowed$/);
  });

  test("parameters have at most 4352 bytes, or 32764 since PTX 8.1", () => {
    const text = (version: string, bytes: number) =>
      HEADER.replace("7.8", version) + kernel(`.param .b8 p[${bytes}]`, "");
    loadModule(text("8.0", 4352));
    loadModule(text("8.1", 32764));
    assert.match(errorLog(text("8.0", 4353)), /line 4: k has 4353 bytes of parameters, at most 4352/);
    assert.match(errorLog(text("8.1", 32765)), /at most 32764/);
  });

  test("calls that double at each of 16 levels are rejected quickly", () => {
    const level = (i: number) =>
      `.func f${i}() { ${i === 0 ? "bar.sync 0;" : `call f${i - 1}; call f${i - 1};`} ret; }\n`;
    const text = HEADER + range(17).map(level).join("") + kernel("", "call f16;");
    const begin = performance.now();
    assert.match(errorLog(text), /more than 2000 calls of functions that wait for other threads, in k$/);
    assert.ok(performance.now() - begin < 5000);
    loadModule(HEADER + range(9).map(level).join("") + kernel("", "call f8;"));
  });
});

test("a kernel that is too large for WebAssembly is rejected with its name and the remedy", () => {
  const driver = new SoftwareDriver({ workers: 0 }, loadModule);
  driver.contexts.retain(0);
  try {
    const module = driver.modules.load(`${HEADER}
.visible .entry big(.param .u64 out) { .reg .b32 %r<50001>; .reg .b64 %rd1;
ld.param.u64 %rd1, [out]; mov.u32 %r0, %tid.x;
${range(50000).map((i) => `add.u32 %r${i + 1}, %r${i}, 1;`).join("")}
st.global.u32 [%rd1], %r50000; ret; }`);
    const kernel = driver.modules.function(module, "big");
    const launch = () => driver.launch(kernel, 1, 1, 1, 32, 1, 1, 0, 0n, driver.functions.parameterBlock(8));
    assert.throws(launch, (error) => {
      assert.ok(error instanceof CompileError);
      return /^kernel big is too large for the software device; split it, .*\n.*local/.test(error.message);
    });
  } finally {
    driver.contexts.release(0);
  }
});

const LOOPS: Readonly<Record<string, string>> = {
  "a loop with a counter that never reaches its limit":
    "mov.u32 %r1, 1; L: add.u32 %r1, %r1, 2; and.b32 %r1, %r1, 255; setp.ne.u32 %p1, %r1, 0; @%p1 bra L;",
  "a loop that threads leave at different times":
    "mov.u32 %r1, %tid.x; L: add.u32 %r1, %r1, 2; and.b32 %r1, %r1, 255; setp.ne.u32 %p1, %r1, 0; @%p1 bra L;",
  "a loop of barriers": "mov.u32 %r1, 1; L: bar.sync 0; setp.ne.u32 %p1, %r1, 0; @%p1 bra L;",
  "a loop of shuffles":
    "mov.u32 %r1, 1; L: shfl.sync.idx.b32 %r1, %r1, 0, 31, -1; setp.ne.u32 %p1, %r1, 0; @%p1 bra L;",
  "a loop in a called function": "{ call f; }",
};

describe("the watchdog", () => {
  for (const [name, body] of Object.entries(LOOPS)) {
    for (const workers of [0, 1]) {
      test(`stops ${name}, with ${workers} workers`, () => {
        const driver = new SoftwareDriver({ workers, timeout: 0.2 }, loadModule);
        driver.contexts.retain(0);
        try {
          const module = driver.modules.load(`${HEADER}
.func f() { .reg .pred %p<2>; .reg .b32 %r<2>; mov.u32 %r1, 1;
L: add.u32 %r1, %r1, 2; and.b32 %r1, %r1, 255; setp.ne.u32 %p1, %r1, 0; @%p1 bra L; ret; }
.visible .entry k() { .reg .pred %p<2>; .reg .b32 %r<2>; ${body} ret; }`);
          const fn = driver.modules.function(module, "k");
          const begin = performance.now();
          driver.launch(fn, 2, 1, 1, 32, 1, 1, 0, 0n, driver.functions.parameterBlock(0));
          const message = /longer than CUFFI_SOFTWARE_TIMEOUT allows, in kernel k/;
          fails(CUDA_ERROR.LAUNCH_TIMEOUT, () => driver.contexts.synchronize(), message);
          assert.ok(performance.now() - begin < 5000);
        } finally {
          driver.contexts.release(0);
        }
      });
    }
  }

  test("does not disturb kernels that end in time", () => {
    const driver = new SoftwareDriver({ workers: 0, timeout: 60 }, loadModule);
    driver.contexts.retain(0);
    try {
      const module = driver.modules.load(`${HEADER}
.visible .entry k(.param .u64 out) { .reg .pred %p<2>; .reg .b32 %r<4>; .reg .b64 %rd<4>;
mov.u32 %r1, 0; L: add.u32 %r1, %r1, 1; bar.sync 0; setp.lt.u32 %p1, %r1, 500; @%p1 bra L;
M: add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, 200000; @%p1 bra M;
ld.param.u64 %rd1, [out]; st.global.u32 [%rd1], %r1; ret; }`);
      const out = driver.memory.allocate(4);
      const parameters = driver.functions.parameterBlock(8);
      parameters.view.setBigUint64(0, out, true);
      driver.launch(driver.modules.function(module, "k"), 100, 1, 1, 32, 1, 1, 0, 0n, parameters);
      driver.contexts.synchronize();
      const result = new Uint32Array(1);
      driver.copies.deviceToHost(result, out, 4, null);
      assert.equal(result[0], 200000);
    } finally {
      driver.contexts.release(0);
    }
  });
});
