/** When the threads and buffers of pageable copies are created, with a stand-in for libcuda. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { runProgram } from "../support/process.ts";

const reason = process.platform !== "linux" ? "Linux only" : !hasCompiler ? "no C compiler" : false;
const SOURCE = readFileSync(join(import.meta.dirname!, "fake_libcuda.c"), "utf8").replace(
  "CUresult cuMemHostAlloc(",
  "static int blocks;\nint countBlocks(void) { return blocks; }\nCUresult cuMemHostAlloc(",
).replace("*pointer = calloc(1, bytes); return 0;", "blocks++; *pointer = calloc(1, bytes); return 0;");

describe("threads and buffers of pageable copies", { skip: reason }, () => {
  const library = buildLibrary("staging", SOURCE);
  const run = (program: string): string => {
    const { status, stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      import { THREAD_NAME } from "@cuffi/src/runtime/threads.ts";
      import { countThreads } from "@cuffi/test/support/process.ts";
      Object.defineProperty(navigator, "hardwareConcurrency", { value: 3 });
      const { countBlocks } = runtime.openLibrary(runtime.env("CUFFI_LIBCUDA")).bind({
        countBlocks: { parameters: [], result: "i32" },
      });
      const device = await openDevice("cuda");
      const memory = device.allocate(8 * 2 ** 20), data = new Uint8Array(memory.byteLength).fill(3);
      const show = (label) => console.log(label, countThreads(THREAD_NAME), "threads", countBlocks(), "blocks");
      const turns = async () => {
        for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 1));
      };
      ${program}
    `,
      { CUFFI_LIBCUDA: library },
    );
    assert.equal(status, 0, stderr);
    return stdout;
  };

  test("are created between copies, in turns of the event loop", () => {
    const stdout = run(`
      for (let i = 0; i < 4; i++) device.copy(memory, data);
      show("in one turn:");
      await turns();
      show("later:");
      device.copy(memory, data);
      const back = new Uint8Array(data.length);
      device.copy(back, memory);
      console.log(back.every((value) => value === 3));
      device.dispose();
    `);
    assert.equal(stdout, "in one turn: 0 threads 0 blocks\nlater: 2 threads 6 blocks\ntrue\n");
  });

  test("are created in copies if the program does not return to the event loop", () => {
    const stdout = run(`
      for (let i = 0; i < 31; i++) device.copy(memory, data);
      show("248 MiB:");
      for (let i = 0; i < 7; i++) device.copy(memory, data);
      show("more:");
      device.dispose();
    `);
    assert.equal(stdout, "248 MiB: 0 threads 0 blocks\nmore: 2 threads 6 blocks\n");
  });

  test("are not created after the device was disposed of", () => {
    const stdout = run(`
      for (let i = 0; i < 4; i++) device.copy(memory, data);
      memory.dispose();
      device.dispose();
      await turns();
      show("disposed of:");
    `);
    assert.equal(stdout, "disposed of: 0 threads 0 blocks\n");
  });
});
