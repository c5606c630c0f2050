/**
 * How image operators read their arguments: accepted and rejected arrays, lists and results, mostly shown
 * with flip.
 */
import { allocationOf } from "../../../src/core/memory/array_data.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asTensor, DeviceArray } from "../../../mod.ts";
import * as image from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const { add, erase, flip } = image;
const device = await openTestDevice();

describe("image operators reject", () => {
  const rejected: [string, RegExp, (arrays: Arrays) => unknown][] = [
    [
      "an object that is not an array",
      /src: expected a DeviceArray, or a list of at least one.* got Object/,
      () => flip({} as DeviceArray, "both"),
    ],
    [
      "an empty list",
      /src: expected a DeviceArray, or a list of at least one.* got \[\]/,
      () => flip([], "both"),
    ],
    [
      "an unsupported dtype",
      /src: expected an array of u8, u16, i16, f16, f32, got f64/,
      ({ f64 }) => flip(f64, "both"),
    ],
    ["one dimension", /src: expected .*images.*, got shape \[48\]/, ({ flat }) => flip(flat, "both")],
    [
      "five channels",
      /src: expected images with 1 to 4 channels: \[height,.* got shape \[6, 8, 5\]; for a batch of gray .*unsqueeze\(-1\)$/,
      ({ five }) => flip(five, "both"),
    ],
    [
      "axes in another order",
      /src: expected HW, HWC, NHWC, CHW or NCHW, got an array with layout "WHC"; .*asTensor\(image, "HWC"\)$/,
      ({ src }) => flip(asTensor(src, "WHC"), "both"),
    ],
    [
      "axes of a gray image in another order",
      /src: expected HW, HWC, NHWC, CHW or NCHW, got an array with layout "WH"; .*asTensor\(image, "HW"\)$/,
      ({ src }) => flip(asTensor(src.index(null, null, 0), "WH"), "both"),
    ],
    [
      "a row of an image",
      /src: expected HW, HWC, NHWC, CHW or NCHW, got an array with layout "WC"$/,
      ({ src }) => flip(asTensor(src, "HWC").index(0), "both"),
    ],
    [
      "no pixels",
      /src: expected sides of 1 to 524280, got 0 × 4 pixels/,
      ({ none }) => flip(none, "both"),
    ],
    [
      "unaligned floats",
      /src: expected elements aligned to their size, got f32 at address \d+ with strides \[8, 4, 4\]; use copy\(\) to align them/,
      ({ flat }) => flip(new DeviceArray(allocationOf(flat), "f32", [2, 2, 1], [8, 4, 4], 1, flat), "both"),
    ],
    [
      "a batch in a list",
      /src\[1\]: expected single images in a list, got a batch \[2, 4, 4, 3\]/,
      ({ src, batch }) => flip([src, batch], "both"),
    ],
    [
      "two dtypes in a list",
      new RegExp(
        `src\\[1\\]: expected u8 with 3 channels on ${device}, like src\\[0\\], got f32 with 3 channels on ${device}`,
      ),
      ({ src, f32 }) => flip<readonly DeviceArray[]>([src, f32], "both"),
    ],
    [
      "into of another dtype",
      /into: expected .*u8 \[4, 4, 3\].*, got f32 \[4, 4, 3\]/,
      ({ src, f32 }) => flip<DeviceArray>(src, "both", { into: f32 }),
    ],
    [
      "into of another shape",
      /into: expected .*u8 \[4, 4, 3\] \(HWC\).*, got u8 \[48\]/,
      ({ src, flat }) => flip(src, "both", { into: flat }),
    ],
    [
      "into with another layout",
      /into: expected layout "HWC", got "CHW"/,
      ({ src, other }) => flip(src, "both", { into: asTensor(other, "CHW") }),
    ],
    [
      "into the source",
      /into: expected separate memory, got memory that overlaps src/,
      ({ src }) => flip(src, "both", { into: src }),
    ],
    [
      "into rows of the source",
      /into: expected separate memory, got memory that overlaps src/,
      ({ frame }) => flip(frame.slice([0, 4]), "both", { into: frame.slice([3, 7]) }),
    ],
    [
      "into columns of the source",
      /into: expected separate memory, got memory that overlaps src/,
      ({ frame }) => flip(frame.slice(null, [0, 4]), "both", { into: frame.slice(null, [3, 7]) }),
    ],
    [
      "into that is broadcast",
      /into: expected elements at different addresses, got strides \[0, 0, 0\]/,
      ({ src, other }) =>
        flip(src, "both", { into: other.slice([0, 1], [0, 1], [0, 1]).broadcastTo([4, 4, 3]) }),
    ],
    [
      "a single into for a list",
      /into: expected .*a list of 1 arrays.*, got DeviceArray/,
      ({ src, other }) => flip([src], "both", { into: other as unknown as DeviceArray<"u8">[] }),
    ],
    [
      "the same into for two images",
      /into\[1\]: expected separate memory, got memory that overlaps into\[0\]/,
      ({ src, other }) => flip([src, src], "both", { into: [other, other] }),
    ],
    [
      "a list of into with an undefined element",
      /into\[0\]: expected .*a DeviceArray.*, got null/,
      ({ src, other }) =>
        flip([src, other], "both", { into: [undefined, other] as unknown as DeviceArray<"u8">[] }),
    ],
    [
      "into other images of the list",
      /into\[0\]: expected separate memory, or exactly src1\[0\], got memory that overlaps src1\[1\]/,
      ({ src, other }) => add([src, other], 1, { into: [other, src] }),
    ],
    [
      "into an image that is in the list twice",
      /into\[0\]: expected separate memory, or exactly src1\[0\], got memory that overlaps src1\[1\]/,
      ({ src, other }) => add([src, src], 1, { into: [src, other] }),
    ],
  ];

  for (const [what, message, call] of rejected) {
    test(what, () => {
      using arrays = makeArrays();
      const before = device.memoryInUse();
      assert.throws(() => call(arrays), message);
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("a disposed array", () => {
    const src = device.empty([4, 4, 3], "u8");
    src.dispose();
    assert.throws(() => flip(src, "both"), /has been disposed/);
  });

  test("a disposed stream", () => {
    using src = device.zeros([4, 4, 3], "u8");
    const stream = device.createStream();
    stream.dispose();
    const before = device.memoryInUse();
    assert.throws(() => flip(src, "both", { stream }), /has been disposed/);
    assert.equal(device.memoryInUse(), before);
  });
});

describe("image operators accept", () => {
  test("disjoint regions of one frame", () => {
    using frame = device.array(Uint8Array.from({ length: 8 * 8 }, (_, i) => i), { shape: [8, 8, 1] });
    flip(frame.slice([0, 4], [0, 4]), "horizontal", { into: frame.slice([0, 4], [4, 8]) });
    flip(frame.slice([0, 2]), "vertical", { into: frame.slice([2, 4]) });
    assert.deepEqual([...frame.slice([0, 4]).toHost()], [
      ...[0, 1, 2, 3, 3, 2, 1, 0],
      ...[8, 9, 10, 11, 11, 10, 9, 8],
      ...[8, 9, 10, 11, 11, 10, 9, 8],
      ...[0, 1, 2, 3, 3, 2, 1, 0],
    ]);
  });

  test("an ambiguous shape, read as interleaved unless a layout is given", () => {
    using src = device.array(Uint8Array.from({ length: 12 }, (_, i) => i), { shape: [3, 1, 4] });
    using interleaved = flip(src, "vertical");
    assert.equal(interleaved.layout, "HWC");
    assert.deepEqual([...interleaved.toHost()], [8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3]);
    using planar = flip(asTensor(src, "CHW"), "horizontal");
    assert.equal(planar.layout, "CHW");
    assert.deepEqual([...planar.toHost()], [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8]);
  });

  test("an empty batch", () => {
    using src = device.empty([0, 4, 4, 3], "u8");
    using out = flip(src, "both");
    assert.deepEqual([...out.shape], [0, 4, 4, 3]);
  });

  test("a stream, ordered after the upload", () => {
    using stream = device.createStream();
    using src = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
    using out = flip(src, "both", { stream });
    const [list] = flip([src], "both", { stream });
    assert.deepEqual([...out.toHost({ stream })], [4, 3, 2, 1]);
    assert.deepEqual([...list!.toHost({ stream })], [4, 3, 2, 1]);
    list!.dispose();
  });
});

const long = device.zeros([2, 524_280], "u8"), frame = device.zeros([6, 4], "u8");
const src = device.zeros([4, 4, 3], "u8"), nothing = null as never;

testRejectedArguments(device, "an image operator", [
  [
    "null margins",
    /margins: expected .*\{ top, bottom, left, right \}.*, got null/,
    () => image.copyMakeBorder(src, nothing),
  ],
  [
    "a null rectangle",
    /rectangle: expected .*\{ x, y, width, height \}.*, got null/,
    () => image.customCrop(src, nothing),
  ],
  ["a null crop", /crop: expected .*, got null/, () => image.resizeCropConvertReformat(src, 4, nothing)],
  [
    "a crop whose height is an object",
    /crop\.height: expected an integer, got Object/,
    () => image.resizeCropConvertReformat(src, 4, { x: 0, y: 0, width: 1, height: {} as number }),
  ],
  [
    "a border that makes the result too large",
    /the result: expected sides of 1 to 524280, got 4 × 600004 pixels/,
    () => image.copyMakeBorder(src, { left: 600_000 }),
  ],
  [
    "an offset that makes the batch too large",
    /the result: expected sides of 1 to 524280, got 5 × 600004 pixels/,
    () => image.padAndStack([src, src], { left: 600_000, top: 1 }),
  ],
  [
    "an offset that leaves no pixels",
    /the result: expected sides of 1 to 524280, got 4 × -1 pixels/,
    () => image.padAndStack([src, src], { left: -5 }),
  ],
  [
    "an integral that is too large",
    /the result: expected sides of 1 to 524280, got 3 × 524281 pixels/,
    () => image.integral(long),
  ],
  [
    "a null region",
    /regions\[0\]: expected \{ x, y, width, height \}, got null/,
    () => erase(src, [nothing]),
  ],
  [
    "an undefined box",
    /boxes\[1\]: expected \{ x, y, width, height \}, got undefined/,
    () => image.boxBlur(src, [{ x: 0, y: 0, width: 1, height: 1 }, undefined as never]),
  ],
  [
    "a null text",
    /texts\[0\]: expected \{ text, x, y \}, got null/,
    () => image.putText(src, [nothing]),
  ],
  [
    "a null matrix",
    /matrix\[0\]: expected 6 finite numbers in row-major order, got null/,
    () => image.warpAffine(src, [nothing]),
  ],
  [
    "a null center",
    /center: expected .*\[x, y\].*, got null/,
    () => image.rotate(src, 30, { center: nothing }),
  ],
  [
    "the name of an Object method as a standard for cvtColor",
    /standard: expected .*, got "toString"/,
    () => image.cvtColor(frame, "YUV2RGB_NV12", { standard: "toString" as "bt601" }),
  ],
  [
    "the name of an Object method as a standard for nv12ResizeNormalize",
    /standard: expected "bt601", "bt709" or "bt2020", got "toString"/,
    () => image.nv12ResizeNormalize(frame, 4, { standard: "toString" as "bt601" }),
  ],
  [
    "null for into",
    /into: expected a DeviceArray, got null/,
    () => image.cvtColor(src, "RGB2YUV_NV12", { into: nothing }),
  ],
  [
    "a null size for letterboxPlacement",
    /from: expected .*a number or \[height, width\].*, got null/,
    () => image.letterboxPlacement(nothing, 4),
  ],
  [
    "a width of 0 for letterboxPlacement",
    /size \(width\): expected an integer from 1 to 524280, got 0/,
    () => image.letterboxPlacement([4, 4], [4, 0]),
  ],
]);

type Arrays = ReturnType<typeof makeArrays>;

/** Arrays for the rejected calls. */
function makeArrays() {
  const stack = new DisposableStack();
  return {
    src: stack.use(device.zeros([4, 4, 3], "u8")),
    other: stack.use(device.zeros([4, 4, 3], "u8")),
    batch: stack.use(device.zeros([2, 4, 4, 3], "u8")),
    frame: stack.use(device.zeros([8, 8, 1], "u8")),
    f32: stack.use(device.zeros([4, 4, 3], "f32")),
    f64: stack.use(device.zeros([4, 4, 3], "f64")),
    five: stack.use(device.zeros([6, 8, 5], "u8")),
    none: stack.use(device.zeros([0, 4, 3], "u8")),
    flat: stack.use(device.zeros(48, "u8")),
    [Symbol.dispose]: () => stack.dispose(),
  };
}
