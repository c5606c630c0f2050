/** Borders, crops, stacks, planes and channels against OpenCV's and NumPy's values, and what they refuse. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { describe, test } from "node:test";
import { asTensor, type DeviceArray, openDevice } from "../../mod.ts";
import {
  type Border,
  centerCrop,
  channelReorder,
  copyMakeBorder,
  customCrop,
  type Margins,
  merge,
  padAndStack,
  type Rectangle,
  reformat,
  split,
  stack,
} from "../../src/image/mod.ts";
import {
  assertElements,
  check,
  inNHWC,
  place,
  type Placement,
  readCases,
  type TestLayout,
} from "../support/operator_cases.ts";

const device = await openDevice();

const borders = await readCases<{ margins: Margins; border: Border; value: number[] }>("copy_make_border");
const arrangements = await readCases<{ operator: string; argument: unknown }>("arrange");

describe("copyMakeBorder agrees with OpenCV", () => {
  for (const { margins, border, value, ...it } of borders) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => copyMakeBorder(src, margins, { ...options, border, value }),
        list: (src, options) => [...copyMakeBorder(src, margins, { ...options, border, value })],
      }));
  }
});

describe("centerCrop, customCrop and channelReorder agree with NumPy", () => {
  for (const { operator, argument, ...it } of arrangements) {
    const one = (src: DeviceArray, options: object): DeviceArray =>
      operator === "centerCrop"
        ? centerCrop(src, argument as [number, number], options)
        : operator === "customCrop"
        ? customCrop(src, argument as Rectangle, options)
        : channelReorder(src, argument as number[], options);
    const list = (src: readonly DeviceArray[], options: object): DeviceArray[] => [
      ...channelReorder(src, argument as number[], options),
    ];
    test(it.name, () => check(device, it, operator === "channelReorder" ? { one, list } : { one }));
  }

  test("of a list each image has a part of its own", () => {
    using a = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
    using b = device.array(new Uint8Array([5, 6, 7, 8, 9, 10]), { shape: [2, 3] });
    const parts = customCrop([a, b], [{ x: 1, y: 0, width: 1, height: 2 }, {
      x: 0,
      y: 1,
      width: 3,
      height: 1,
    }]);
    assert.deepEqual(parts.map((part) => [...part.toHost()]), [[2, 4], [8, 9, 10]]);
    const middles = centerCrop([a, b], 1);
    assert.deepEqual(middles.map((part) => [...part.toHost()]), [[1], [6]]);
    for (const part of [...parts, ...middles]) part.dispose();
  });

  test("channels are reordered in place", () => {
    using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
    assert.equal(channelReorder(src, [2, 1, 0], { into: src }), src);
    assert.deepEqual([...src.toHost()], [3, 2, 1, 6, 5, 4]);
  });
});

describe("crops and stacks whose rows are whole vectors of 16 bytes, and their neighbours", () => {
  const parts: Rectangle[] = [
    { x: 16, y: 1, width: 16, height: 3 },
    { x: 0, y: 0, width: 48, height: 5 },
    { x: 17, y: 2, width: 16, height: 3 },
    { x: 16, y: 0, width: 17, height: 4 },
    { x: 32, y: 4, width: 16, height: 1 },
  ];
  const kinds = [["u8", 1], ["u8", 2], ["u8", 3], ["u8", 4], ["u16", 3], ["f32", 1], ["f32", 4]] as const;
  for (const [dtype, channels] of kinds) {
    const Elements = { u8: Uint8Array, u16: Uint16Array, f32: Float32Array }[dtype];
    const shape = [2, 5, 48, channels];
    const values = new Elements(2 * 5 * 48 * channels);
    for (let i = 0; i < values.length; i++) values[i] = i * 7 % 251;
    /** The elements of a part of images `first` … `last`. */
    const partOf = (first: number, last: number, { x, y, width, height }: Rectangle): number[] => {
      const found: number[] = [];
      for (let n = first; n <= last; n++) {
        for (let row = y; row < y + height; row++) {
          const at = ((n * 5 + row) * 48 + x) * channels;
          found.push(...values.subarray(at, at + width * channels));
        }
      }
      return found;
    };

    for (const placement of [{ pad: 16 }, { lead: 1, pad: 3 }, { pad: 16, turned: true }]) {
      test(`${dtype} of ${channels}, ${JSON.stringify(placement)}`, () => {
        using src = place(device, shape, dtype, values, { layout: "NHWC", ...placement });
        const images = [0, 1].map((n) => src.view.index(n));
        for (const part of parts) {
          const what = JSON.stringify(part), extents = [part.height, part.width, channels];
          using to = place(device, [2, ...extents], dtype, null, { layout: "NHWC", ...placement });
          customCrop(src.view, part, { into: to.view });
          assert.deepEqual([...inNHWC(to.view)], partOf(0, 1, part), what);
          to.gapsUntouched();
          const each = customCrop(images, [part, parts[0]!]);
          assert.deepEqual(each.map((image) => [...image.toHost()]), [
            partOf(0, 0, part),
            partOf(1, 1, parts[0]!),
          ], what);
          for (const image of each) image.dispose();
        }
        const whole = parts[1]!;
        using both = place(device, shape, dtype, null, { layout: "NHWC", ...placement });
        stack(images, { into: both.view });
        assert.deepEqual([...inNHWC(both.view)], partOf(0, 1, whole));
        both.gapsUntouched();
        using one = stack([images[1]!]);
        assert.deepEqual([...one.shape], [1, 5, 48, channels]);
        assert.deepEqual([...one.toHost()], partOf(1, 1, whole));
        const unframed = copyMakeBorder(images, {});
        assert.deepEqual(unframed.map((image) => [...image.toHost()]), [
          partOf(0, 0, whole),
          partOf(1, 1, whole),
        ]);
        for (const image of unframed) image.dispose();
        using padded = padAndStack(images, { size: [6, 64], value: 9 });
        assert.deepEqual([...padded.slice(null, [0, 5], [0, 48]).toHost()], partOf(0, 1, whole));
        assert.ok(padded.slice(null, [5, 6]).toHost().every((value) => value === 9));
        assert.ok(padded.slice(null, null, [48, 64]).toHost().every((value) => value === 9));
      });
    }
  }
});

describe("stack and padAndStack", () => {
  test("images of one size become a batch, interleaved and planar", () => {
    using a = device.array(new Uint16Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
    using b = device.array(new Uint16Array([7, 8, 9, 10, 11, 12]), { shape: [1, 2, 3] });
    using batch = stack([a, b]);
    assert.equal(batch.layout, "NHWC");
    assert.deepEqual([...batch.shape], [2, 1, 2, 3]);
    assert.deepEqual([...batch.toHost()], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    using planar = stack([asTensor(a.transpose(2, 0, 1), "CHW")]);
    assert.equal(planar.layout, "NCHW");
    assert.deepEqual([...planar.toHost()], [1, 4, 2, 5, 3, 6]);
    using into = device.zeros([2, 1, 2, 3], "u16");
    assert.equal(stack([a, b], { into }), into);
    assert.ok(into.equals(batch));
  });

  test("images of several sizes are filled up, each at a place of its own", () => {
    using a = device.array(new Uint8Array([1, 2]), { shape: [1, 2] });
    using b = device.array(new Uint8Array([3, 4]), { shape: [2, 1] });
    using batch = padAndStack([a, b], { value: 9 });
    assert.deepEqual([...batch.shape], [2, 2, 2, 1]);
    assert.deepEqual([...batch.toHost()], [1, 2, 9, 9, 3, 9, 4, 9]);
    using moved = padAndStack([a, b], { size: [2, 3], left: [1, 0], top: [1, 0], border: "replicate" });
    assert.deepEqual([...moved.toHost()], [1, 1, 2, 1, 1, 2, 3, 3, 3, 4, 4, 4]);
  });
});

describe("channels of every number, size and place become planes, and the planes the image", () => {
  /** Elements behind each row, of rows of `length` elements. */
  type Pad = (length: number) => number;
  const none: Pad = () => 0, some: Pad = () => 3, even: Pad = (length) => (16 - length % 16) % 16;
  const places: [string, Pad, Pad, Omit<Placement, "layout">, boolean][] = [
    ["without gaps", none, none, {}, false],
    ["in rows at multiples of 16 bytes", even, even, {}, false],
    ["in rows that start anywhere", some, some, { lead: 1 }, false],
    ["upside down", even, even, { turned: true }, false],
    ["in planes that lie differently", none, even, {}, true],
  ];
  const kinds = [["u8", Uint8Array], ["u16", Uint16Array], ["f32", Float32Array]] as const;
  for (const [what, pad, planePad, placement, apart] of places) {
    for (const [dtype, Elements] of kinds) {
      for (const layout of ["NHWC", "NCHW"] as const) {
        test(`${dtype} ${layout} ${what}`, () => {
          const before = device.memoryInUse();
          for (const channels of [1, 2, 3, 4]) {
            for (
              const [count, height, width] of [[1, 1, 1], [2, 3, 40], [1, 2, 517], [1, 1, 1100]] as const
            ) {
              checkPlanes(count, height, width, channels);
            }
          }
          assert.equal(device.memoryInUse(), before, "memory was left");
        });

        const checkPlanes = (count: number, height: number, width: number, channels: number): void => {
          using stack = new DisposableStack();
          const size = count * height * width;
          const values = new Elements(size * channels);
          for (let i = 0; i < values.length; i++) values[i] = i * 7 % 251;
          const gaps = pad(layout === "NHWC" ? width * channels : width);
          const put = (data: typeof values | null) =>
            stack.use(
              place(device, [count, height, width, channels], dtype, data, {
                ...placement,
                layout,
                pad: gaps,
              }),
            );
          const image = put(values), back = put(null);
          const planes = Array.from({ length: channels }, (_, c) => {
            const wide = planePad(width) + (apart ? 16 * c : 0);
            return stack.use(
              place(device, [count, height, width, 1], dtype, null, { ...placement, layout, pad: wide }),
            );
          });
          const into = planes.map(({ view }) => view);
          assert.deepEqual(split(image.view, { into }), into);
          into.forEach((plane, c) => {
            const data = values.filter((_: number, i: number) => i % channels === c);
            assertElements(
              inNHWC(plane),
              { dtype, shape: [size], data },
              {},
              `${width} × ${channels}, plane ${c}`,
            );
          });
          assert.equal(merge(into, { into: back.view }), back.view);
          assertElements(
            inNHWC(back.view),
            { dtype, shape: [size], data: values },
            {},
            `${width} × ${channels}`,
          );
          for (const placed of [...planes, back]) placed.gapsUntouched();
        };
      }
    }
  }

  test("more than 16 MiB", () => {
    const height = 2000, width = 2912, bytes = new Uint8Array(height * width * 3);
    for (let i = 0; i < bytes.length; i++) bytes[i] = (i >> 8) ^ (i * 7);
    using src = device.array(bytes, { shape: [height, width, 3] });
    const planes = split(src), each = planes.map((plane) => plane.toHost());
    assert.equal(bytes.findIndex((byte, i) => each[i % 3]![(i - i % 3) / 3] !== byte), -1);
    using merged = merge(planes);
    assert.ok(Buffer.from(merged.toHost().buffer).equals(bytes));
    for (const plane of planes) plane.dispose();
    const part = { x: 16, y: 1, width: width - 32, height: height - 1 };
    using cut = customCrop(src, part);
    const rows = cut.toHost(), length = part.width * 3;
    for (let y = 0; y < part.height; y++) {
      const start = ((y + part.y) * width + part.x) * 3;
      const row = Buffer.from(rows.buffer, y * length, length);
      assert.ok(row.equals(bytes.subarray(start, start + length)), `row ${y}`);
    }
  });

  test("channels in another order than memory's", () => {
    using src = device.array(Uint8Array.from({ length: 2 * 40 * 3 }, (_, i) => i), { shape: [2, 40, 3] });
    const planes = split(asTensor(src.flip(2), "HWC"));
    assert.deepEqual([...planes[0]!.toHost()], Array.from({ length: 80 }, (_, i) => 3 * i + 2));
    using merged = merge([planes[2]!, planes[1]!, planes[0]!]);
    assert.deepEqual([...merged.toHost()], [...src.toHost()]);
    for (const plane of planes) plane.dispose();
  });

  test("a batch without images", () => {
    using src = device.empty([0, 4, 5, 3], "u8");
    const planes = split(src);
    assert.deepEqual(planes.map((plane) => [...plane.shape]), new Array(3).fill([0, 4, 5, 1]));
    using merged = merge(planes);
    assert.deepEqual([...merged.shape], [0, 4, 5, 3]);
    for (const plane of planes) plane.dispose();
  });
});

describe("split, merge and reformat", () => {
  const shape = [2, 3, 5, 3], bytes = Uint8Array.from({ length: 90 }, (_, i) => i);
  const layouts: TestLayout[] = ["NHWC", "NCHW"];
  for (const layout of layouts) {
    test(`${layout}: planes of an image, and the image of the planes`, () => {
      using src = place(device, shape, "u8", bytes, { layout, lead: 1, pad: 3 });
      const planes = split(src.view);
      assert.equal(planes.length, 3);
      planes.forEach((plane, c) => {
        const expected = bytes.filter((_, i) => i % 3 === c);
        assertElements(inNHWC(plane), { dtype: "u8", shape: [2, 3, 5, 1], data: expected }, {});
      });
      using whole = merge(planes);
      assert.equal(whole.layout, layout);
      assert.deepEqual([...inNHWC(whole)], [...bytes]);
      const into = planes.map((plane) => device.zeros(plane.shape, "u8", { layout }));
      assert.deepEqual(split(src.view, { into }), into);
      into.forEach((plane, c) => assert.ok(plane.equals(planes[c]!)));
      for (const plane of [...planes, ...into]) plane.dispose();
    });

    for (const to of layouts) {
      test(`${layout} to ${to}`, () => {
        using src = place(device, shape, "u8", bytes, { layout, lead: 1, pad: 3 });
        using out = reformat(src.view, to);
        assert.equal(out.layout, to);
        assert.deepEqual([...inNHWC(out)], [...bytes]);
      });
    }
  }

  test("a list of images of several sizes", () => {
    using a = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
    using b = device.array(new Float32Array([7, 8, 9]), { shape: [1, 1, 3] });
    const planes = reformat([a, b], "CHW");
    assert.deepEqual(planes.map((image) => [...image.toHost()]), [[1, 4, 2, 5, 3, 6], [7, 8, 9]]);
    for (const image of planes) image.dispose();
  });

  test("a plane without an axis for channels", () => {
    using a = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
    using b = device.array(new Uint8Array([5, 6, 7, 8]), { shape: [2, 2] });
    using both = merge([a, b], { layout: "CHW" });
    assert.deepEqual([...both.shape], [2, 2, 2]);
    assert.deepEqual([...both.toHost()], [1, 2, 3, 4, 5, 6, 7, 8]);
    using image = reformat(a, "CHW");
    assert.deepEqual([...image.shape], [1, 2, 2]);
  });
});

describe("operators that arrange images refuse by name, and leave nothing allocated", () => {
  const refusals: [string, RegExp, (src: DeviceArray<"u8">, other: DeviceArray<"u8">) => unknown][] = [
    [
      "a negative margin",
      /top: expected an integer from 0 to 16777216, got -1/,
      (src) => copyMakeBorder(src, { top: -1 }),
    ],
    [
      "a value beyond the type",
      /value: expected .*.*got 256/,
      (src) => copyMakeBorder(src, { top: 1 }, { value: 256 }),
    ],
    [
      "a part beyond the image",
      /rectangle: expected a part of src, which has 4 × 4, got 2 × 3 pixels from row 0, column 2/,
      (src) => customCrop(src, { x: 2, y: 0, width: 3, height: 2 }),
    ],
    [
      "a middle larger than the image",
      /size: expected a part of src, which has 4 × 4, got 5 × 5 pixels from row 0, column 0/,
      (src) => centerCrop(src, 5),
    ],
    [
      "a channel that is not there",
      /order: expected an integer from 0 to 2, got 3/,
      (src) => channelReorder(src, [0, 1, 3]),
    ],
    [
      "other sizes in a stack",
      /src\[1\]: 2 × 4 pixels given, and others have 4 × 4/,
      (src, other) => stack([src, other]),
    ],
    [
      "one image for a stack",
      /src: expected .*a list.*got DeviceArray/,
      (src) => stack(src as unknown as DeviceArray[]),
    ],
    [
      "places for other images",
      /left: expected an integer, or 1 of them, one for each image, got \[1, 2\]/,
      (src) => padAndStack([src], { left: [1, 2] }),
    ],
    [
      "planes of three channels",
      /planes\[0\]: expected one of 1, got 3 channels \(shape \[4, 4, 3\]\)/,
      (src) => merge([src]),
    ],
    [
      "planes of two sizes",
      /planes\[1\]: u8 \[2, 4, 1\] given/,
      (src, other) => merge([src.slice(null, null, [0, 1]), other.slice(null, null, [0, 1])]),
    ],
    [
      "a batch's layout for an image",
      /layout: expected one of "HWC" and "CHW", got "NCHW"/,
      (src) => reformat(src, "NCHW"),
    ],
    [
      "two planes for three",
      /into: .* list of 3 arrays/,
      (src, other) => split(src, { into: [other, other] }),
    ],
  ];
  for (const [what, message, call] of refusals) {
    test(what, () => {
      using src = device.zeros([4, 4, 3], "u8");
      using other = device.zeros([2, 4, 3], "u8");
      const before = device.memoryInUse();
      assert.throws(() => call(src, other), message);
      assert.equal(device.memoryInUse(), before);
    });
  }
});
