import assert from "node:assert/strict";
import { test } from "node:test";
import { anyFrame, outerFrame, userFrame } from "../../src/runtime/call_site.ts";

test("names the caller's line", () => {
  assert.match(userFrame()!, /^at .*test\/runtime\/call_site\.test\.ts:6:\d+\)?$/);
  const [frame] = [1].map(() => anyFrame());
  assert.match(frame!, /^at .*test\/runtime\/call_site\.test\.ts:7:\d+\)?$/);
});

/** Stack traces from within the npm package, whose JavaScript is `/app/node_modules/@cuffi/cuffi/dist/js/…`. */
const TRACES: Readonly<Record<string, readonly [trace: string, expected: string]>> = {
  "with source maps": [
    `at stackFrames (https://github.com/cuffi/cuffi/raw/v0.1.0/src/runtime/call_site.ts:20:3)
     at anyFrame (https://github.com/cuffi/cuffi/raw/v0.1.0/src/runtime/call_site.ts:13:18)
     at AllocationRegistry.add (https://github.com/cuffi/cuffi/raw/v0.1.0/src/core/memory/allocation_registry.ts:46:3)
     at main (file:///app/a%20b/leaks.ts:3:18)
     at file:///app/leaks.ts:9:1`,
    "at main (file:///app/a%20b/leaks.ts:3:18)",
  ],
  "with source maps of some files, as under tsx": [
    `at stackFrames (https://github.com/cuffi/cuffi/raw/v0.1.0/src/runtime/call_site.ts:20:3)
     at AllocationRegistry.add (/app/node_modules/@cuffi/cuffi/dist/js/lib_core.js:46:3)
     at <anonymous> (/app/leaks.ts:3:18)`,
    "at <anonymous> (/app/leaks.ts:3:18)",
  ],
  "without source maps": [
    `at stackFrames (file:///app/node_modules/@cuffi/cuffi/dist/js/lib_runtime.js:40:19)
     at AllocationRegistry.add (file:///app/node_modules/@cuffi/cuffi/dist/js/lib_core.js:46:3)
     at file:///app/dist/js/leaks.js:3:18`,
    "at file:///app/dist/js/leaks.js:3:18",
  ],
  "in a callback": [
    `at stackFrames (/app/node_modules/@cuffi/cuffi/dist/js/lib_runtime.js:40:19)
     at Array.map (<anonymous>)
     at map (native:1:11)
     at eval (eval at create (file:///app/node_modules/@cuffi/cuffi/dist/js/lib_device.js:9:3), <anonymous>:3:5)
     at upload (/app/node_modules/@cuffi/cuffi/dist/js/lib_device.js:8:1)
     at process.processTicksAndRejections (node:internal/process/task_queues:104:5)
     at async main (/app/leaks.ts:3:18)`,
    "at async main (/app/leaks.ts:3:18)",
  ],
};

for (const [name, [trace, expected]] of Object.entries(TRACES)) {
  test(`skips the library's frames: ${name}`, () => {
    const library = "file:///app/node_modules/@cuffi/cuffi/dist/js/lib_runtime.js";
    assert.equal(outerFrame(trace.split("\n"), library)?.trim(), expected);
  });
}

test("skips the library's frames in a bundle with source maps", () => {
  const trace = [
    "at stackFrames (/app/node_modules/@cuffi/cuffi/src/runtime/call_site.ts:20:3)",
    "at add (/app/node_modules/@cuffi/cuffi/src/core/memory/allocation_registry.ts:46:3)",
    "at main (/app/src/leaks.ts:3:18)",
  ];
  assert.equal(outerFrame(trace, "file:///app/out/bundle.js"), trace[2]);
});

test("finds no frame in a bundle without source maps", () => {
  const trace = ["at stackFrames (/app/bundle.js:20:3)", "at main (/app/bundle.js:46:3)"];
  assert.equal(outerFrame(trace, "file:///app/bundle.js"), undefined);
  assert.equal(outerFrame([]), undefined);
});
