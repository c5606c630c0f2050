import assert from "node:assert/strict";
import { test } from "node:test";
import { deviceName } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

// In a process of its own, because nonsense calls leave memory to the garbage collector.
test("nonsense arguments are rejected by checks, not by errors of the engine", () => {
  const { stdout, stderr } = runProgram(
    `import { fuzzArguments } from "@cuffi/test/fuzz/arguments.ts";
    const { calls, returned, engineErrors } = await fuzzArguments("suite", 3000);
    // Some nonsense is valid, and a fuzzer that only meets the first check finds nothing.
    console.log(JSON.stringify(engineErrors), returned > calls / 10);
    process.exit(0);`,
    { CUFFI_DEVICE: deviceName },
  );
  assert.equal(stdout.trim(), "[] true", stderr);
});
