/** openDevice(): device names and missing drivers. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
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
    assert.equal(free.stderr.match(/no NVIDIA GPU/g)?.length, 1, "one notice");
  });

  test("says once why there is no GPU, and how to hide the message", () => {
    const program = `${OPEN} await openDevice(); await openDevice();`;
    const { stderr } = runProgram(program, { CUFFI_DEVICE: "", CUFFI_LIBCUDA: "/nonexistent/libcuda.so.1" });
    const cause = "CUFFI_LIBCUDA names /nonexistent/libcuda.so.1, which does not exist";
    assert.equal(
      stderr,
      `cuffi: no NVIDIA GPU found (${cause}); using the software device. ` +
        "Set CUFFI_DEVICE=software to hide this message, or CUFFI_DEVICE=cuda to make it an error.\n",
    );
    const broken = runProgram(program, { CUFFI_DEVICE: "", CUFFI_LIBCUDA: fileURLToPath(import.meta.url) });
    assert.match(broken.stderr, /found \(\S*open\.test\.ts: .+\); using/);
  });

  test("the error of a missing library starts with what to do, and lists the paths once", () => {
    const { stdout } = runProgram(
      `${OPEN} import { inspect } from "node:util";
      await openDevice("cuda").catch((error) => console.log(inspect(error)));`,
      { CUFFI_LIBCUDA: "/nonexistent/libcuda.so.1" },
    );
    assert.match(
      stdout,
      /LibraryNotFoundError: libcuda could not be opened\. CUFFI_LIBCUDA is set, .*\nTried:\n/,
    );
    assert.equal(stdout.split("/nonexistent/").length, 2);
  });

  test("the next open device is the default once the first one is disposed of", () => {
    const { stdout, stderr } = runProgram(`import { asStream, openDevice } from "@cuffi/mod.ts";
      const devices = [];
      for (let i = 0; i < 3; i++) devices.push(await openDevice("software:" + i));
      const handle = devices[2].stream;
      devices[1].dispose();
      devices[0].dispose();
      console.log(String(asStream(handle) === handle));
      devices[2].dispose();
      try { asStream(handle); } catch (error) { console.log(error.message); }
      using again = await openDevice("software");
      console.log(String(asStream(again.stream) === again.stream));`);
    assert.equal(
      stdout,
      "true\nno device is open; call `await openDevice()` first, or pass a device; a `using` at top level ends " +
        "with the module: write `const device` if callbacks use it\ntrue\n",
      stderr,
    );
  });

  test("rejects invalid device names", () => {
    const { stdout, stderr } = runProgram(`${OPEN}
      for (const name of ["gpu", "cuda:x", "software:x", "software:99"]) await openDevice(name).catch((error) => console.log(error.message));
      await openDevice("${
      onGpu ? "cuda:99" : "software"
    }").then(() => console.log("opened"), (error) => console.log(error.message));
    `);
    assert.match(
      stdout,
      /device: expected .*"cuda", "cuda:1" \(any number\), "software" or "software:1".*, got "gpu"/,
      stderr,
    );
    assert.equal(stdout.match(/device: expected/g)?.length, onGpu ? 5 : 4);
    assert.match(stdout, /expected one of software:0 to software:7, got software:99/);
    assert.match(stdout, onGpu ? /expected (one of )?cuda:0.*, got cuda:99/ : /opened/);
  });
});
