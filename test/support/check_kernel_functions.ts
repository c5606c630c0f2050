/**
 * Runs `kernel_functions.ts` on a device, and as plain JavaScript for reference. Bundles run this file, too: it
 * imports nothing of Node.js.
 */
import type { Device } from "@cuffi/cuffi";
import { pipeline } from "@cuffi/cuffi/image";
import { elementwise, kernel, pixelFunction, reduce, runOnHost } from "@cuffi/cuffi/kernel";
import * as written from "./kernel_functions.ts";

/** The exports of `kernel_functions.ts`, or of what a minifier turned it into. */
export type Functions = typeof written;

const X = Float32Array.of(-3, -2, -1, 0, 1, 2, 3, 4), N = X.length;

/** Throws an error at the first function whose result on the device differs from that of JavaScript. */
export function checkFunctions(device: Device, functions: Functions = written): void {
  const { PROGRAMS, OF_ELEMENTS, larger, ofPixel } = functions;
  using x = device.array(X);
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const made = kernel(functions.PARAMETERS, program, { name: "program", constants: functions.CONSTANTS });
    const expected = new Float32Array(N), shape = { grid: 1, block: N };
    runOnHost(made, shape, { y: expected, x: X, n: N });
    using y = device.zeros([N], "f32");
    made.launch(device, shape, { y, x, n: N });
    compare(`kernel(), functions ${name}`, y.toHost(), expected);
  }
  for (const [name, fn] of Object.entries(OF_ELEMENTS)) {
    const expected = X.map((one) => fn({ x: one }));
    using y = elementwise(fn)({ x });
    compare(`elementwise(), functions ${name}`, y.toHost(), expected);
    const result = reduce({ map: fn, combine: larger, finish: ({ a }) => a + 1, identity: -Infinity })({ x });
    using _ = result;
    compare(`reduce(), functions ${name}`, result.toHost(), [Math.max(...expected) + 1]);
  }
  using image = device.array(Float32Array.of(0.5, 1, 4), { shape: [1, 1, 3] });
  using y = pipeline("f32", 3).map(pixelFunction({ amount: "f32" }, ofPixel), { amount: 2 }).run(image);
  compare("pixelFunction()", y.toHost(), Object.values(ofPixel({ x: 0.5, y: 1, z: 4, amount: 2 })));
}

function compare(name: string, got: ArrayLike<number | bigint>, expected: ArrayLike<number>): void {
  const texts = [got, expected].map((values) => `${Array.from(values, String)}`);
  if (texts[0] !== texts[1]) throw new Error(`${name}: expected ${texts[1]}, got ${texts[0]}`);
}
