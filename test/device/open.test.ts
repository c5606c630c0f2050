/** openDevice(): device names and missing drivers. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { onGpu } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

const OPEN = `
  import { openDevice } from "@cuffi/mod.ts";
  import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
`;

describe("openDevice", () => {
  test("a missing driver is an error that lists every path, or selects the software device if no device was named", () => {
    const missing = "/nonexistent/libcuda.so.1";
    const insisted = runProgram(
      `${OPEN} await openDevice("cuda").catch((error) => console.log(error.name, error.message));`,
      { CUFFI_LIBCUDA: missing, CUFFI_DEVICE: "" },
    );
    assert.match(insisted.stdout, /LibraryNotFoundError/, insisted.stderr);
    assert.ok(insisted.stdout.includes(missing));
    assert.match(insisted.stdout, /CUFFI_LIBCUDA/);
    const free = runProgram(
      `${OPEN} const a = await openDevice(); const b = await openDevice(); console.log(a.kind, b.kind);`,
      { CUFFI_LIBCUDA: missing, CUFFI_DEVICE: "" },
    );
    assert.equal(free.stdout.trim(), "software software", free.stderr);
    assert.equal(free.stderr.match(/no CUDA device/g)?.length, 1, "one notice");
  });

  test("rejects invalid device names", () => {
    const { stdout, stderr } = runProgram(`${OPEN}
      for (const name of ["gpu", "cuda:x", "software:x"]) await openDevice(name).catch((error) => console.log(error.message));
      await openDevice("${
      onGpu ? "cuda:99" : "software"
    }").then(() => console.log("opened"), (error) => console.log(error.message));
    `);
    assert.match(
      stdout,
      /device: expected .*"cuda", "cuda:1" \(any number\), "software" or "software:1".*, got "gpu"/,
      stderr,
    );
    assert.equal(stdout.match(/device: expected/g)?.length, onGpu ? 4 : 3);
    assert.match(stdout, onGpu ? /expected cuda:0.*, got cuda:99/ : /opened/);
  });
});
