/** NVLinks as NVML reports them, with a stand-in. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { nvLinks, readNvLinks } from "../../src/libraries/nvml.ts";
import { runtime } from "../../src/runtime/index.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { onGpu } from "../support/device.ts";

test("counts direct links and those to switches", { skip: !hasCompiler && "no C compiler" }, () => {
  const source = readFileSync(join(import.meta.dirname!, "fake_nvml.c"), "utf8");
  const library = runtime.openLibrary(buildLibrary("nvml", source));
  const { fakeOpen } = library.bind({ fakeOpen: { parameters: [], result: "i32" } });
  const gpus = [0x3b, 0x5e, 0xaf].map((bus) => ({ domain: 1, bus, device: 0 }));
  assert.deepEqual(readNvLinks(library, gpus), [
    { version: "4.0", toSwitches: 1, direct: [0, 2, 0] },
    { version: "4.0", toSwitches: 1, direct: [1, 0, 0] },
    { version: "", toSwitches: 0, direct: [0, 0, 0] },
  ]);
  assert.equal(
    readNvLinks(library, [{ domain: 0, bus: 1, device: 0 }]),
    undefined,
    "a GPU that is not there",
  );
  assert.equal(fakeOpen(), 0, "NVML is shut down");
});

test(
  "is unknown for a GPU that is not there, and without NVML",
  { skip: onGpu && "NVML may know it" },
  () => {
    assert.equal(nvLinks([{ domain: 0xffff, bus: 0xff, device: 0x1f }]), undefined);
  },
);
