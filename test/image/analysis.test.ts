/** Filters that are not linear, edges, components and templates, against OpenCV's values (test/data/make_image_filters.py). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type DeviceArray, type NDArray, openDevice } from "../../mod.ts";
import {
  bilateralFilter,
  type Border,
  canny,
  label,
  type MatchMethod,
  matchTemplate,
  medianBlur,
  morphologyEx,
} from "../../src/image/mod.ts";
import { check, imageOf, place, readCases } from "../support/operator_cases.ts";

const device = await openDevice();

const cases = {
  median: await readCases<{ size: number }>("median"),
  bilateral: await readCases<
    { diameter: number; sigmaColor: number; sigmaSpace: number; border?: Border }
  >("bilateral"),
  canny: await readCases<
    { threshold1: number; threshold2: number; size?: 3 | 5 | 7; l2Gradient?: boolean }
  >("canny"),
  label: await readCases<{ connectivity: 4 | 8; counts: number[] }>("label"),
  template: await readCases<{ method: MatchMethod; template: NDArray }>("match_template"),
};

describe("medianBlur agrees with OpenCV and NumPy", () => {
  for (const it of cases.median) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => medianBlur(src, it.size, options),
        list: (src, options) => [...medianBlur(src, it.size, options)],
      }));
  }
});

describe("bilateralFilter agrees with OpenCV, whose weights are tables: integers within 1 level", () => {
  for (const it of cases.bilateral) {
    const { diameter, sigmaColor, sigmaSpace, border } = it;
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => bilateralFilter(src, diameter, sigmaColor, sigmaSpace, { ...options, border }),
        list: (src, options) => [
          ...bilateralFilter(src, diameter, sigmaColor, sigmaSpace, { ...options, border }),
        ],
      }, { levels: 1 }));
  }
});

describe("bilateralFilter of images of several tiles is what the formula says, within 1 level", () => {
  const height = 41, width = 70;
  for (const [channels, diameter] of [[1, 9], [2, 5], [3, 9], [3, 29], [4, 7]] as const) {
    test(`${channels} channels, ${diameter} across`, () => {
      const pixels = Uint8Array.from(
        { length: height * width * channels },
        (_, i) => (i * 97 + (i >> 5) * 31 ^ i >> 3) & 255,
      );
      const wanted = bilateral(pixels, height, width, channels, diameter >> 1);
      for (const layout of ["HWC", "CHW"] as const) {
        using src = place(device, [1, height, width, channels], "u8", pixels, { layout, lead: 1, pad: 2 });
        using result = bilateralFilter(src.view, diameter, 60, 4);
        using interleaved = layout === "HWC" ? result.copy() : result.transpose(1, 2, 0).contiguous();
        const actual = interleaved.toHost();
        const worst = wanted.reduce(
          (most, value, i) => Math.max(most, Math.abs(value - Number(actual[i]))),
          0,
        );
        assert.ok(worst <= 1, `${layout}: ${worst} levels`);
      }
    });
  }

  /** In doubles, with the border reflected about the edge's pixels; deviations of 60 and 4. */
  function bilateral(
    pixels: Uint8Array,
    height: number,
    width: number,
    channels: number,
    radius: number,
  ): number[] {
    const inside = (i: number, size: number) => size - 1 - Math.abs(size - 1 - Math.abs(i));
    const at = (x: number, y: number, c: number) =>
      pixels[(inside(y, height) * width + inside(x, width)) * channels + c]!;
    const all = Array.from({ length: channels }, (_, c) => c);
    return Array.from({ length: height * width }, (_, place) => {
      const x = place % width, y = Math.floor(place / width);
      const sums = all.map(() => 0);
      let weights = 0;
      for (let j = -radius; j <= radius; j++) {
        for (let i = -radius; i <= radius; i++) {
          if (i * i + j * j > radius * radius) continue;
          const difference = all.reduce((sum, c) => sum + Math.abs(at(x + i, y + j, c) - at(x, y, c)), 0);
          const weight = Math.exp(-(difference ** 2) / (2 * 60 ** 2) - (i * i + j * j) / (2 * 4 ** 2));
          weights += weight;
          for (const c of all) sums[c]! += weight * at(x + i, y + j, c);
        }
      }
      return sums.map((sum) => sum / weights);
    }).flat();
  }
});

describe("canny is OpenCV's", () => {
  for (const it of cases.canny) {
    const { threshold1, threshold2, size, l2Gradient } = it;
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => canny(src, threshold1, threshold2, { ...options, size, l2Gradient }),
        list: (src, options) => [...canny(src, threshold1, threshold2, { ...options, size, l2Gradient })],
      }));
  }
});

describe("label finds OpenCV's components, in the order of their first pixels", () => {
  for (const it of cases.label) {
    const { connectivity } = it;
    test(it.name, () => {
      check(device, it, {
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
      const list = Array.from({ length: it.src.shape[0]! }, (_, n) => {
        const { shape, dtype, data } = imageOf(it.src, n);
        return stack.use(place(device, shape, dtype, data, { layout: "HWC" })).view;
      });
      using found = label(list, { connectivity });
      assert.deepEqual([...found.counts.toHost()], it.counts);
    });
  }
  for (const [name, set] of Object.entries(patterns())) {
    test(`components larger than what one block sees: ${name}`, () => {
      const height = 150, width = 299;
      const pixels = Uint8Array.from(
        { length: height * width },
        (_, i) => set(i % width, Math.floor(i / width)) ? 9 : 0,
      );
      const shape = [1, height, width, 1];
      using aligned = place(device, shape, "u8", pixels, { layout: "HWC", pad: 5 });
      using shifted = place(device, shape, "u8", pixels, { layout: "HWC", lead: 3 });
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
  test("labels that were given memory stay, and the rest is freed", () => {
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
    assert.throws(
      () => label(src, { into, counts: into.reshape([4]).slice([1, 2]) }),
      /counts: it shares memory with into; accepted is memory of its own/,
    );
    assert.throws(
      () => label(src, { counts: into.reshape([4]) }),
      /counts: expected .*i32 \[1\] without gaps.*got i32 \[4\]/,
    );
    assert.equal(device.memoryInUse(), before);
  });
});

describe("matchTemplate is what OpenCV's formulas say", () => {
  for (const it of cases.template) {
    const { data, dtype, shape } = it.template;
    const run = (
      body: (template: DeviceArray) => DeviceArray | DeviceArray[],
    ): DeviceArray | DeviceArray[] => {
      using part = place(device, shape, dtype, data, { layout: "HWC", lead: 1, pad: 3 });
      return body(part.view);
    };
    // A list's smaller images may be smaller than the template.
    const roomy = it.src.shape[1]! > shape[1]! && it.src.shape[2]! > shape[2]!;
    test(it.name, () =>
      check(device, it, {
        one: (src, options) =>
          run((part) => matchTemplate(src, part, it.method, options as object)) as DeviceArray,
        ...roomy && {
          list: (src: readonly DeviceArray[], options: object) =>
            run((part) => [...matchTemplate(src, part, it.method, options)]) as DeviceArray[],
        },
      }));
  }
});

test("matchTemplate of flat templates and images gives OpenCV's values", () => {
  const flat = Uint8Array.of(9, 9, 9, 9, 9, 9, 9, 9, 9), slope = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
  // cv2.matchTemplate: a template without spread is like everything, an image without spread like no other template.
  const likeness = (pixels: Uint8Array, template: number[], dtype: "u8" | "f32"): number[] => {
    using image = device.array(pixels, { shape: [3, 3], dtype });
    using part = device.array(Uint8Array.from(template), {
      shape: [template.length >> 1 || 1, template.length > 1 ? 2 : 1],
      dtype,
    });
    using scores = matchTemplate(image as DeviceArray, part as DeviceArray, "ccoeffNormed");
    return [...new Set(scores.toHost())];
  };
  for (const dtype of ["u8", "f32"] as const) {
    for (const pixels of [flat, slope]) {
      assert.deepEqual(likeness(pixels, [7], dtype), [1]);
      assert.deepEqual(likeness(pixels, [7, 7, 7, 7], dtype), [1]);
      assert.deepEqual(likeness(pixels, [0, 0], dtype), [1]);
    }
    assert.deepEqual(likeness(flat, [1, 2, 3, 4], dtype), [0]);
  }
});

test("matchTemplate of a template larger than what is loaded at a time, and where the image is flat", () => {
  const height = 45, width = 210, h = 37, w = 71;
  const value = (x: number, y: number) => x > 130 ? 7 : (x * 37 + y * 91 + (x * y >> 3)) & 255;
  const pixels = Uint8Array.from(
    { length: height * width },
    (_, i) => value(i % width, Math.floor(i / width)),
  );
  using src = device.array(pixels, { shape: [height, width] });
  using template = src.slice([3, 3 + h], [50, 50 + w]).contiguous();
  const at = (x: number, y: number) => pixels[y * width + x]!;
  using products = matchTemplate(src, template, "ccorr"),
    differences = matchTemplate(src, template, "sqdiff");
  using likeness = matchTemplate(src, template, "ccoeffNormed");
  const rows = height - h + 1, columns = width - w + 1;
  const [cross, square, like] = [products, differences, likeness].map((it) => it.toHost() as Float32Array);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let product = 0, difference = 0;
      for (let j = 0; j < h; j++) {
        for (let i = 0; i < w; i++) {
          const one = at(x + i, y + j), other = at(50 + i, 3 + j);
          product += one * other;
          difference += (one - other) ** 2;
        }
      }
      assert.equal(cross![y * columns + x], Math.fround(product));
      assert.equal(square![y * columns + x], Math.fround(difference));
      if (x === 50 && y === 3) assert.equal(like![y * columns + x], 1);
      else if (x > 130) assert.equal(like![y * columns + x], 0);
      else assert.ok(Math.abs(like![y * columns + x]!) < 1);
    }
  }
});

test("operators with memory between their launches can be captured, and run on any stream", () => {
  const before = device.memoryInUse();
  {
    const [pixels] = cases.canny.map(({ src }) => src);
    using src = device.array(pixels!.data as Uint8Array, { shape: pixels!.shape.slice(1), layout: "HWC" });
    using edges = device.zeros(src.shape, "u8"), outlines = device.zeros(src.shape, "u8");
    using wantedEdges = canny(src, 60, 200), wantedOutlines = morphologyEx(src, "gradient");
    using stream = device.createStream();
    using graph = device.capture(() => {
      canny(src, 60, 200, { into: edges, stream });
      morphologyEx(src, "gradient", { into: outlines, stream });
    }, { stream });
    using executable = graph.instantiate();
    for (let run = 0; run < 2; run++) {
      edges.fill(1);
      outlines.fill(1);
      executable.launch(stream);
      assert.ok(edges.equals(wantedEdges));
      assert.ok(outlines.equals(wantedOutlines));
    }
  }
  assert.equal(device.memoryInUse(), before);
});

test("wrong arguments are refused, and nothing is left", () => {
  using src = device.zeros([4, 5, 3], "u8");
  using floats = device.zeros([4, 5, 3], "f32");
  using large = device.zeros([5, 5, 3], "u8");
  using huge = device.zeros([1, 1], "u8");
  const before = device.memoryInUse();
  assert.throws(() => medianBlur(src, 4), /size: expected odd sizes, got 4/);
  assert.throws(() => medianBlur(src, 257), /size: expected an integer from 1 to 255, got 257/);
  assert.throws(() => bilateralFilter(src, -1, 1, 1), /diameter: -1 given/);
  assert.throws(() => bilateralFilter(src, 5, 0, 1), /sigmaColor: expected .*numbers above 0.*got 0/);
  assert.throws(
    () => bilateralFilter(src, 0, 1, 100),
    /sigmaSpace: 100 given, which takes a diameter of 301/,
  );
  assert.throws(() => canny(floats, 1, 2), /src: expected .*u8.*got an array of f32/);
  assert.throws(() => canny(src, 1, NaN), /threshold2: NaN given/);
  assert.throws(() => canny(src, 1, 2, { size: 4 as 3 }), /size: expected .*3, 5 or 7.*got 4/);
  assert.throws(() => label(src), /src: 3 channels .* accepted are 1/);
  assert.throws(
    () => label(src.slice(null, null, [0, 1]), { connectivity: 6 as 4 }),
    /connectivity: 6 given/,
  );
  assert.throws(
    () => label(huge.broadcastTo([300_000, 300_000])),
    /src: expected .*at most.*got images of 300000 × 300000 pixels/,
  );
  assert.throws(
    () => matchTemplate(src, large, "ccorr"),
    /template: expected .*one image.*got \[5, 5, 3\]/,
  );
  assert.throws(() => matchTemplate(src, floats, "ccorr"), /template: expected .*u8.*got an array of f32/);
  assert.throws(() => matchTemplate(src, src, "best" as "ccorr"), /method: "best" given/);
  assert.equal(device.memoryInUse(), before);
});

/** Sets of pixels, some of which touch over long ways. */
function patterns(): Record<string, (x: number, y: number) => boolean> {
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

/** Components by walking from pixel to pixel, numbered by their first ones. */
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
