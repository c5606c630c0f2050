/**
 * Runs the same kernels on every device. Results are compared with those of a GPU and with a reference in
 * TypeScript, if there is one. Results that PTX defines must be identical.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { cudaDriver, parseDeviceName, softwareDriver } from "../../src/driver/select.ts";
import { deviceName, onGpu } from "../support/device.ts";
import { runFile } from "../support/process.ts";
import { capability } from "./capability.ts";
import type { Elements } from "./case.ts";
import { difference, firstDifference, readCapture } from "./expected.ts";
import { Runner } from "./run.ts";
import { FAMILIES } from "./suite.ts";

const capture = readCapture();

describe("conformance", () => {
  let runner: Runner;
  let maxCapability: number;
  before(async () => {
    const { ordinal } = parseDeviceName(deviceName)!;
    runner = new Runner(onGpu ? await cudaDriver() : await softwareDriver(), ordinal);
    maxCapability = onGpu ? capability(runner.driver, ordinal) : Infinity;
  });
  after(() => runner[Symbol.dispose]());

  for (const family of FAMILIES) {
    for (const testCase of family.cases) {
      test(`${family.name}: ${testCase.kernel}`, (context) => {
        if (family.capability > maxCapability) {
          return context.skip?.(`requires compute capability ${family.capability / 10}`);
        }
        const expected = capture?.results[family.name]?.[testCase.kernel] ??
          capture?.results[family.sameAs ?? ""]?.[testCase.kernel];
        for (const [i, size] of testCase.sizes.entries()) {
          const results = runner.run(family.ptx, testCase, size);
          const references = testCase.reference?.(testCase.launch(size), size) ?? [];
          for (const [k, reference] of references.entries()) {
            const found = firstDifference(results[k]!, bytesOf(reference));
            assert.equal(found, undefined, `size ${size}, result ${k}, reference: ${found}`);
          }
          if (i > 0 || !expected) continue;
          const found = difference(testCase, results, expected);
          assert.equal(found, undefined, `size ${size}, ${capture?.device}: ${found}`);
        }
      });
    }
  }

  test("device printf", () => {
    const { status, stdout, stderr } = runFile(`${import.meta.dirname}/print.ts`, [], {
      CUFFI_DEVICE: deviceName,
    });
    assert.equal(status, 0, stderr);
    assert.equal(stdout, PRINTED);
    if (capture) assert.equal(stdout, capture.printed);
  });
});

function bytesOf(values: Elements): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

/** The output of C's printf for the same formats and arguments. */
const PRINTED = `\
integers -37 37 3000000000 b2d05e00 B2D05E00 26264057000 6
widths [   -37] [-37   ] [-00037] [-37] [-37] [-0037] [0xb2d05e00] [026264057000]
long -1099511627781 18446742974197923835 fffffefffffffffb -1099511627781 -37
floating 1234.567800 1.234568e+03 1234.57 0.100   1.23e+03 1234.57     | 1.23457E+23 0x1.34a456d5cfaadp+10
strings text [   right] [left    ] [tru] 100%
integers 2147483647 -2147483647 8 8 8 10 X
widths [2147483647] [2147483647] [2147483647] [+2147483647] [ 2147483647] [2147483647] [0x8] [010]
long 4611686018427387904 4611686018427387904 4000000000000000 4611686018427387904 -1
floating -0.000000 -1.000000e-07 -1e-07 4.000  -1.00e-07 -1e-07      | -1E+13 -0x1.ad7f29abcaf48p-24
strings text [   right] [left    ] [tru] 100%
a line without arguments
round 0 of 7 (2)
round 2 of 7 (2)
round 3 of 7 (2)
round 5 of 7 (2)
round 6 of 7 (2)
`;
