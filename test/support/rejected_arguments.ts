/** What operators refuse: by name, before anything is made. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";

/** What is wrong, the words of the error, and the call. */
export type Refusal = readonly [what: string, message: RegExp, call: () => unknown];

/** Tests that each call throws with its message and leaves no memory behind. */
export function refuses(device: Device, operator: string, refusals: readonly Refusal[]): void {
  describe(`${operator} refuses by name, and leaves nothing allocated`, () => {
    for (const [what, message, call] of refusals) {
      test(what, () => {
        const before = device.memoryInUse();
        assert.throws(call, message);
        assert.equal(device.memoryInUse(), before);
      });
    }
  });
}
