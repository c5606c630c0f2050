/** Tests of arguments that an operator rejects. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";

/** A description of the invalid arguments, the expected error message, and the call. */
export type RejectedCall = readonly [what: string, message: RegExp, call: () => unknown];

/** Tests that each call throws with its message and leaves nothing allocated. */
export function testRejectedArguments(
  device: Device,
  operator: string,
  calls: readonly RejectedCall[],
): void {
  describe(`${operator} rejects`, () => {
    for (const [what, message, call] of calls) {
      test(what, () => {
        const before = device.memoryInUse();
        assert.throws(call, message);
        assert.equal(device.memoryInUse(), before, "memory is still allocated");
      });
    }
  });
}
