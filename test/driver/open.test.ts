/** Opens a device through a stand-in for libcuda. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Device } from "../../mod.ts";
import { Context } from "../../src/core/context.ts";
import { rehearse } from "../../src/device/rehearsal.ts";
import { createStandInDriver } from "../../src/driver/cuda/index.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { openTestDevice } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

const SOURCE = readFileSync(join(import.meta.dirname!, "fake_libcuda.c"), "utf8");

describe("openDevice with a stand-in for libcuda", { skip: !hasCompiler && "no C compiler" }, () => {
  test("shares one driver between devices opened at the same time", () => {
    const { status, stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      const [first, second] = await Promise.all([openDevice("cuda"), openDevice("cuda:1")]);
      console.log(first.name, first.context.driver === second.context.driver, String(second));
      using memory = second.allocate(64);
      console.log(second.memoryInUse());
    `,
      { CUFFI_LIBCUDA: buildLibrary("cuda", SOURCE) },
    );
    assert.equal(stdout, "Fake Ω true cuda:1\n64\n", stderr);
    assert.equal(status, 0, stderr);
  });

  test("falls back to the software device if libcuda fails, unless CUDA was requested", () => {
    const library = buildLibrary("broken", SOURCE.replace("initResult = 0", "initResult = 100"));
    const program = `
      import { openDevice } from "@cuffi/mod.ts";
      try { console.log((await openDevice()).kind); } catch (error) { console.log(error.name); }`;
    const insisted = runProgram(program, { CUFFI_LIBCUDA: library, CUFFI_DEVICE: "cuda" });
    assert.equal(insisted.stdout, "CUDA_ERROR_NO_DEVICE\n", insisted.stderr);
    const free = runProgram(program, { CUFFI_LIBCUDA: library, CUFFI_DEVICE: "" });
    assert.equal(free.stdout, "software\n", free.stderr);
    assert.match(free.stderr, /no NVIDIA GPU found \(the driver sees no GPU; check nvidia-smi/);
  });

  /** In this one, cuInit returns once the flag has been set. */
  const slow = SOURCE.replace(
    "CUresult cuInit(unsigned flags) {",
    "#include <unistd.h>\nstatic volatile int turned;\nvoid fakeTurned(void) { turned = 1; }\nCUresult cuInit(unsigned flags) { while (!turned) usleep(100);",
  );

  test("keeps the event loop running while libcuda initializes", () => {
    const { stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      const library = runtime.openLibrary(runtime.env("CUFFI_LIBCUDA"));
      const { fakeTurned } = library.bind({ fakeTurned: { parameters: [], result: "void" } });
      setTimeout(() => fakeTurned(), 0);
      console.log((await openDevice("cuda")).kind);
    `,
      { CUFFI_LIBCUDA: buildLibrary("slow", slow) },
    );
    assert.equal(stdout, "cuda\n", stderr);
  });

  test("rehearses on a device that does nothing while libcuda initializes", () => {
    const { stdout, stderr } = runProgram(
      `
      import { Device, openDevice } from "@cuffi/mod.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      const library = runtime.openLibrary(runtime.env("CUFFI_LIBCUDA"));
      const { fakeTurned } = library.bind({ fakeTurned: { parameters: [], result: "void" } });
      const { createStream } = Device.prototype;
      Device.prototype.createStream = function (options) {
        console.log("rehearsal on", String(this));
        fakeTurned();
        Device.prototype.createStream = createStream;
        return this.createStream(options);
      };
      using device = await openDevice("cuda");
      console.log(String(device), JSON.stringify(device.memoryStatistics()));
    `,
      { CUFFI_LIBCUDA: buildLibrary("slow", slow) },
    );
    const none = '{"inUse":0,"cached":0,"peak":0,"pinned":0,"allocations":0,"finalized":0}';
    assert.equal(stdout, `rehearsal on cuda:-1\ncuda:0 ${none}\n`, stderr);
  });
});

describe("rehearse", () => {
  test("runs without an error and closes its device", async () => {
    using _loaded = await openTestDevice(); // loads the modules
    const context = Context.retain(createStandInDriver(), -1);
    rehearse(new Device({ context, operations: await import("../../src/device/operations.ts") }));
    assert.equal(context.closed, true);
    assert.equal(context.counters.allocations, 0);
    assert.equal(context.counters.peakDeviceBytes, 2 * 2 ** 20 + 8);
  });

  test("uses streams with different handles, which it orders", () => {
    const { streams } = createStandInDriver();
    assert.notEqual(streams.create(0, 0), streams.create(0, 0));
  });
});
