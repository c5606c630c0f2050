/** label against OpenCV and against a flood fill. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { label } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { imageOf, placeImages } from "../../support/image_memory.ts";
import { checkOperator, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ connectivity: 4 | 8; counts: number[] }>("label");

describe("label finds OpenCV's components, numbered by their first pixels", () => {
  for (const reference of references) {
    const { connectivity } = reference;
    test(reference.name, () => {
      checkOperator(device, reference, {
        one: (src, options) => {
          const { labels, counts } = label(src, { ...options as object, connectivity });
          counts.dispose();
          return labels;
        },
        list: (src, options) => {
          const { labels, counts } = label(src, { ...options as object, connectivity });
          counts.dispose();
          return [...labels];
        },
      });
      using stack = new DisposableStack();
      const list = Array.from({ length: reference.src.shape[0]! }, (_, n) => {
        const { shape, dtype, data } = imageOf(reference.src, n);
        return stack.use(placeImages(device, shape, dtype, data, { layout: "HWC" })).view;
      });
      using found = label(list, { connectivity });
      assert.deepEqual([...found.counts.toHost()], reference.counts);
    });
  }
  for (const [name, set] of Object.entries(testPatterns())) {
    test(`components that span blocks: ${name}`, () => {
      const height = 150, width = 299;
      const pixels = Uint8Array.from(
        { length: height * width },
        (_, i) => set(i % width, Math.floor(i / width)) ? 9 : 0,
      );
      const shape = [1, height, width, 1];
      using aligned = placeImages(device, shape, "u8", pixels, { layout: "HWC", pad: 5 });
      using shifted = placeImages(device, shape, "u8", pixels, { layout: "HWC", lead: 3 });
      for (const connectivity of [4, 8] as const) {
        const wanted = floodFill(pixels, height, width, connectivity);
        for (const { view } of [aligned, shifted]) {
          using found = label(view, { connectivity });
          assert.deepEqual(found.labels.toHost(), wanted);
          assert.equal(found.counts.toHost()[0], wanted.reduce((most, value) => Math.max(most, value), 0));
        }
      }
    });
  }
  test("disposing of the result leaves arrays passed as into or counts alone", () => {
    using src = device.array(Float32Array.of(1, 0, -2, 0.5), { shape: [1, 4] });
    using into = device.empty([1, 4], "i32");
    using counts = device.empty([1], "i32");
    const before = device.memoryInUse();
    {
      using found = label(src, { into });
      assert.equal(found.labels, into);
      using again = label(src, { counts });
      assert.equal(again.counts, counts);
    }
    assert.equal(device.memoryInUse(), before);
    assert.deepEqual([...into.toHost()], [1, 0, 2, 2]);
    assert.deepEqual([...counts.toHost()], [2]);
  });
});

const src = device.zeros([4, 5, 3], "u8"), huge = device.zeros([1, 1], "u8");
const row = device.zeros([1, 4], "f32"), into = device.empty([1, 4], "i32");

testRejectedArguments(device, "label", [
  ["three channels", /src: expected 1 channel, got 3 \(shape \[4, 5, 3\]\)/, () => label(src)],
  [
    "a connectivity other than 4 or 8",
    /connectivity: expected .*, got 6/,
    () => label(src.slice(null, null, [0, 1]), { connectivity: 6 as 4 }),
  ],
  [
    "more pixels than labels",
    /src: expected at most \d+ words of 32 horizontal pixels, got 2812500000/,
    () => label(huge.broadcastTo([300_000, 300_000])),
  ],
  [
    "counts that share memory with into",
    /counts: expected separate memory, got memory that overlaps into/,
    () => label(row, { into, counts: into.reshape([4]).slice([1, 2]) }),
  ],
  [
    "counts of the wrong shape",
    /counts: expected a contiguous i32 \[1\], got i32 \[4\]/,
    () => label(row, { counts: into.reshape([4]) }),
  ],
]);

/** Sets of pixels, some of them connected only over long paths. */
function testPatterns(): Record<string, (x: number, y: number) => boolean> {
  let seed = 7;
  const random = (share: number) => () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed < share * 2 ** 32;
  };
  return {
    noise: random(0.5),
    "dense noise": random(0.6),
    checkerboard: (x, y) => (x + y) % 2 === 0,
    diagonals: (x, y) => (x + y) % 7 === 0 || (x - y + 700) % 11 === 0,
    "a snake along rows": (x, y) => y % 2 === 0 || x === (y % 4 === 1 ? 298 : 0),
    "a snake along columns": (x, y) => x % 2 === 0 || y === (x % 4 === 1 ? 149 : 0),
    all: () => true,
  };
}

/** Labels connected components by flood fill, in the order of their first pixels. */
function floodFill(pixels: Uint8Array, height: number, width: number, connectivity: 4 | 8): Int32Array {
  const labels = new Int32Array(pixels.length);
  const steps = [[0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]].slice(0, connectivity);
  let count = 0;
  for (let first = 0; first < pixels.length; first++) {
    if (pixels[first] === 0 || labels[first] !== 0) continue;
    labels[first] = ++count;
    const open: number[] = [first];
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      for (const [dx, dy] of steps) {
        const x: number = i % width + dx!,
          y: number = Math.floor(i / width) + dy!,
          at: number = y * width + x;
        if (x < 0 || x >= width || y < 0 || y >= height || pixels[at] === 0 || labels[at] !== 0) continue;
        labels[at] = count;
        open.push(at);
      }
    }
  }
  return labels;
}
