/**
 * Every switch of CUFFI_DISABLE, each in a separate process: the fallback works, or the error names the
 * switch.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { runtime } from "../../src/runtime/index.ts";
import { parseFeatures } from "../../src/runtime/unsafe_features.ts";
import { type Outcome, runProgram } from "../support/process.ts";
import { buildLibrary, hasCompiler } from "./c_library.ts";

const FAKE_CUDA = readFileSync(join(import.meta.dirname!, "../driver/fake_libcuda.c"), "utf8");
const compiled = { skip: !hasCompiler && "no C compiler" };

function run(disabled: string, program: string, env: Record<string, string> = {}): Outcome {
  return runProgram(program, { CUFFI_DISABLE: disabled, ...env });
}

function output(disabled: string, program: string, env: Record<string, string> = {}): string {
  const { stdout, stderr, status } = run(disabled, program, env);
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

describe("CUFFI_DISABLE", () => {
  test("is a comma-separated list that may contain spaces", () => {
    assert.deepEqual([...parseFeatures("")], []);
    assert.deepEqual([...parseFeatures(" machine-code , stream-probe,")], ["machine-code", "stream-probe"]);
  });

  test("rejects an unknown name and lists the known ones, on every device", () => {
    assert.throws(
      () => parseFeatures("machine-code,machinecode"),
      /CUFFI_DISABLE: expected a list of machine-code, .*struct-by-value.*, got "machinecode"/,
    );
    const program = `
      import { openDevice } from "@cuffi/mod.ts";
      try { await openDevice(); } catch (error) { console.log(error.message); }`;
    assert.match(
      output("everything", program, { CUFFI_DEVICE: "software" }),
      /^CUFFI_DISABLE: .*"everything"$/,
    );
  });

  test("machine-code: large copies use the driver's own path", () => {
    const program = `
      import { CopyThreads } from "@cuffi/src/runtime/threads.ts";
      console.log(CopyThreads.start() === undefined);`;
    assert.equal(output("machine-code", program), "true");
  });

  test("init-thread: libcuda starts on the calling thread", compiled, () => {
    const source = FAKE_CUDA.replace(
      "CUresult cuInit(unsigned flags) {",
      `#include <unistd.h>
      #include <sys/syscall.h>
      static int initThread;
      int fakeInitThread(void) { return initThread; }
      int fakeThisThread(void) { return syscall(SYS_gettid); }
      CUresult cuInit(unsigned flags) { if (!initThread) initThread = fakeThisThread();`,
    );
    const library = buildLibrary("threads", source);
    const program = `
      import { openDevice } from "@cuffi/mod.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      await openDevice("cuda");
      const number = { parameters: [], result: "i32" };
      const f = runtime.openLibrary(runtime.env("CUFFI_LIBCUDA")).bind({ fakeInitThread: number, fakeThisThread: number });
      console.log(f.fakeInitThread() === f.fakeThisThread());`;
    assert.equal(output("init-thread", program, { CUFFI_LIBCUDA: library }), "true");
    if (runtime.platform() === "linux") {
      assert.equal(output("", program, { CUFFI_LIBCUDA: library }), "false");
    }
  });

  test("stream-probe: foreign stream handles reach libcuda unchecked", compiled, () => {
    const library = buildLibrary("streams", FAKE_CUDA);
    const program = `
      import { CudaDriver } from "@cuffi/src/driver/cuda/driver.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      const driver = new CudaDriver(runtime.openLibrary(${JSON.stringify(library)}, "cuInit"));
      driver.contexts.setCurrent(driver.contexts.retain(0));
      try { console.log(driver.streams.context(12345n)); } catch (error) { console.log(error.code); }`;
    assert.equal(output("stream-probe", program), `${0x7f0000000064n}n`);
    assert.equal(output("", program), "400");
  });

  test("call-pointer: the runtime calls the function itself", compiled, () => {
    const library = buildLibrary(
      "pointer",
      "void mark(int *x) { *x += 42; }\nvoid *address(void) { return mark; }",
    );
    const program = `
      import { runtime } from "@cuffi/src/runtime/index.ts";
      import { callPointer } from "@cuffi/src/runtime/unsafe/call_pointer.ts";
      const { address } = runtime.openLibrary(${
      JSON.stringify(library)
    }).bind({ address: { parameters: [], result: "address" } });
      const value = new Int32Array(new ArrayBuffer(4));
      const mark = address(), pointer = runtime.addressOf(value);
      for (let i = 0; i < 1000; i++) callPointer(mark, pointer);
      console.log(value[0]);`;
    for (const disabled of ["call-pointer", ""]) assert.equal(output(disabled, program), "42000");
  });

  test("native-deleter: exporting through DLPack is an error that names the alternative", () => {
    const program = `
      import { openDevice } from "@cuffi/mod.ts";
      using device = await openDevice("software");
      using x = device.array(new Float32Array([1, 2]));
      try { x.toDLPack(); } catch (error) { console.log(error.message); }
      console.log((await x.toHost()).join());`;
    assert.match(
      output("native-deleter", program),
      /^exporting through DLPack is disabled by CUFFI_DISABLE=native-deleter; use the CUDA Array Interface\n1,2$/,
    );
  });

  test(
    "struct-by-value: opening an IPC handle is an error in Bun and Node, and unaffected in Deno",
    compiled,
    () => {
      const source = `#include <stdint.h>
      typedef struct { uint64_t words[8]; } Handle;
      int cuInit(unsigned flags) { return 0; }
      int cuDriverGetVersion(int *version) { return 0; }
      int cuDeviceGetCount(int *count) { return 0; }
      int cuIpcOpenMemHandle_v2(uint64_t *pointer, Handle handle, unsigned flags) { *pointer = handle.words[7]; return 0; }
      int cuIpcOpenEventHandle(uint64_t *event, Handle handle) { *event = handle.words[0]; return 0; }`;
      const library = buildLibrary("structs", source);
      const program = `
      import { CudaDriver } from "@cuffi/src/driver/cuda/driver.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      const { ipc } = new CudaDriver(runtime.openLibrary(${JSON.stringify(library)}, "cuInit"));
      const handle = new Uint8Array(BigUint64Array.of(7n, 0n, 0n, 0n, 0n, 0n, 0n, 9n).buffer);
      try { console.log(ipc.openMemory(handle), ipc.openEvent(handle)); } catch (error) { console.log(error.message); }`;
      assert.equal(output("", program), "9n 7n");
      const disabled = output("struct-by-value", program);
      if (runtime.hasStructs) assert.equal(disabled, "9n 7n");
      else assert.match(disabled, /CUFFI_DISABLE=struct-by-value.*801/);
    },
  );

  test("function-thunks: functions are called by their addresses, or by the mailbox", () => {
    const program = `
      import { functionAddress } from "@cuffi/src/libraries/c_library.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      const table = { labs: { parameters: [["n", "i64"]], result: "i64" } };
      const { labs } = runtime.bindAddresses(table, { labs: functionAddress("labs") });
      console.log(labs(-(2n ** 40n)), labs(3n));`;
    for (const disabled of ["", "function-thunks"]) {
      assert.equal(output(disabled, program), "1099511627776n 3n");
    }
    if (runtime.name !== "node") return;
    assert.equal(output("mailbox", program), "1099511627776n 3n");
    assert.match(
      run("mailbox,function-thunks", program).stderr,
      /Node\.js calls functions by their names only/,
    );
  });

  test("video-callbacks: decoding video on a GPU is an error that names the switch", compiled, () => {
    const cuda = buildLibrary("videocuda", FAKE_CUDA);
    const nvcuvid = buildLibrary(
      "nvcuvid",
      readFileSync(join(import.meta.dirname!, "../driver/fake_nvcuvid.c"), "utf8"),
    );
    const program = `
      import { createCudaDriver } from "@cuffi/src/driver/cuda/index.ts";
      const driver = createCudaDriver();
      driver.contexts.setCurrent(driver.contexts.retain(0));
      const settings = { codec: "h264", lowDelay: false, maxPixels: 1e6, output() {} };
      try {
        await (await driver.video.createDecoder(settings)).close();
        console.log("works");
      } catch (error) { console.log(error.message); }
      driver.contexts.release(0);`;
    const libraries = { CUFFI_LIBCUDA: cuda, CUFFI_LIBNVCUVID: nvcuvid };
    const works = runtime.platform() === "linux" && runtime.architecture() === "x64";
    if (works) assert.equal(output("", program, libraries), "works");
    assert.match(output("video-callbacks", program, libraries), /disabled by CUFFI_DISABLE=video-callbacks/);
    assert.match(
      output("machine-code", program, libraries),
      /requires a native thread: CUFFI_DISABLE names machine-code/,
    );
  });

  test("all switches together leave arrays and kernels working", () => {
    const program = `
      import { openDevice } from "@cuffi/mod.ts";
      import { resize } from "@cuffi/src/image/mod.ts";
      using device = await openDevice("software");
      using x = device.array(new Uint8Array(8 * 8 * 3).fill(9), { shape: [8, 8, 3], layout: "HWC" });
      using y = resize(x, [4, 4]);
      console.log((await y.toHost())[5]);`;
    const all =
      "machine-code,mailbox,init-thread,stream-probe,call-pointer,function-thunks,native-deleter,struct-by-value,video-callbacks";
    assert.equal(output(all, program), "9");
  });
});
