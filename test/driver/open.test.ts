/** Opens a device through a stand-in for libcuda. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
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

  test("keeps the event loop running while libcuda initializes", () => {
    // This cuInit returns once a timer has set the flag.
    const source = SOURCE.replace(
      "CUresult cuInit(unsigned flags) {",
      "#include <unistd.h>\nstatic volatile int turned;\nvoid fakeTurned(void) { turned = 1; }\nCUresult cuInit(unsigned flags) { while (!turned) usleep(100);",
    );
    const { stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      const library = runtime.openLibrary(runtime.env("CUFFI_LIBCUDA"));
      const { fakeTurned } = library.bind({ fakeTurned: { parameters: [], result: "void" } });
      setTimeout(() => fakeTurned(), 0);
      console.log((await openDevice("cuda")).kind);
    `,
      { CUFFI_LIBCUDA: buildLibrary("slow", source) },
    );
    assert.equal(stdout, "cuda\n", stderr);
  });
});
