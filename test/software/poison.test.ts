/**
 * Every conformance kernel at odd sizes, its buffers in poison and between guards: no stray byte is written, and results
 * do not depend on how the kernel is carried out. The memory checker has nothing to say of any.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createSoftwareDriver } from "../../src/driver/software/index.ts";
import { firstDifference } from "../conformance/expected.ts";
import { POISON, type Result, Runner } from "../conformance/run.ts";
import { FAMILIES } from "../conformance/suite.ts";

const OTHER_POISON = 0x3c;
const SCALAR = { lanes: 1, workers: 0 } as const;
const OTHERS = [
  { lanes: 4, workers: 0 },
  { lanes: 1, workers: 2 },
  { lanes: 4, workers: 1 },
  { lanes: 4, workers: 2 },
  { lanes: 4, workers: 0, memcheck: true },
] as const;

/** The first byte that is neither the same nor untouched in both. */
function dependsOnPoison(a: readonly Result[], b: readonly Result[]): string | undefined {
  for (const [i, { bytes }] of a.entries()) {
    const at = bytes.findIndex((byte, k) =>
      byte !== b[i]!.bytes[k] && !(byte === POISON && b[i]!.bytes[k] === OTHER_POISON)
    );
    if (at >= 0) return `result ${i}, byte ${at}`;
  }
  return undefined;
}

describe("poison", () => {
  let scalar: Runner;
  let others: Runner[];
  before(() => {
    scalar = new Runner(createSoftwareDriver(SCALAR));
    others = OTHERS.map((options) => new Runner(createSoftwareDriver(options)));
  });
  after(() => [scalar, ...others].forEach((runner) => runner[Symbol.dispose]()));

  for (const { name, ptx, cases } of FAMILIES) {
    for (const testCase of cases) {
      test(`${name}: ${testCase.kernel} writes its results and nothing else, in lanes and on workers too`, () => {
        for (const size of testCase.sizes) {
          const wanted = scalar.run(ptx, testCase, size);
          const found = dependsOnPoison(wanted, scalar.run(ptx, testCase, size, OTHER_POISON));
          assert.equal(found, undefined, `size ${size}: depends on memory that nobody has written: ${found}`);
          others.forEach((runner, k) => {
            runner.run(ptx, testCase, size).forEach((result, i) => {
              const differs = firstDifference(result, wanted[i]!.bytes);
              assert.equal(
                differs,
                undefined,
                `size ${size}, ${JSON.stringify(OTHERS[k])}, result ${i}: ${differs}`,
              );
            });
          });
        }
      });
    }
  }
});
