/** cvtColor between color spaces against OpenCV; test/image/core/yuv.test.ts has video frames. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { type ColorConversion, cvtColor } from "../../../src/image/mod.ts";
import type { Tolerance } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { type Case, checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

type ColorCase = Case<{ code: ColorConversion }>;
const references: ColorCase[] = [
  ...await readCases<{ code: ColorConversion }>("cvt_color"),
  ...await readCases<{ code: ColorConversion }>("cvt_color_even"),
];
const lab: ColorCase[] = await readCases("cvt_color_lab");

function checkColor({ code, ...reference }: ColorCase, tolerance: Tolerance): void {
  checkOperator(device, reference, operation((src, options) => cvtColor(src, code, options)), tolerance);
}

/** OpenCV sums u16 in 64 bits; from HSV it truncates in its vector loop and rounds in the last columns. */
function tolerance({ code, src }: ColorCase): Tolerance {
  return { levels: src.dtype === "u16" || code.startsWith("HSV") ? 1 : 0 };
}

describe("cvtColor matches OpenCV", () => {
  for (const reference of references) test(reference.name, () => checkColor(reference, tolerance(reference)));
});

describe("cvtColor of floats to and from Lab matches the definition", () => {
  for (const reference of lab) test(reference.name, () => checkColor(reference, {}));
});

describe("cvtColor matches OpenCV for all 16 million colors", () => {
  const digests: Record<string, string> = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../data/image/cvt_color_every.json`, "utf8"),
  );
  const bytes = new Uint8Array(3 * 2 ** 24);
  for (let i = 0; i < 2 ** 24; i++) {
    bytes[3 * i] = i >> 16;
    bytes[3 * i + 1] = i >> 8;
    bytes[3 * i + 2] = i;
  }
  for (const [code, digest] of Object.entries(digests)) {
    test(code, () => {
      using every = device.array(bytes, { shape: [4096, 4096, 3] });
      using converted = cvtColor(every, code as ColorConversion);
      assert.equal(createHash("sha256").update(converted.toHost()).digest("hex"), digest);
    });
  }
});

test("cvtColor can work in place if the number of channels does not change", () => {
  using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
  assert.equal(cvtColor(src, "RGB2BGR", { into: src }), src);
  assert.deepEqual([...src.toHost()], [3, 2, 1, 6, 5, 4]);
});

test("cvtColor in place of an unaligned region of odd width writes nothing outside it", () => {
  const width = 300, left = 5, count = 263;
  const bytes = Uint8Array.from({ length: 3 * width * 3 }, (_, i) => i * 7919 % 251);
  using src = device.array(bytes, { shape: [3, width, 3] });
  const region = src.slice(null, [left, left + count]);
  cvtColor(region, "RGB2BGR", { into: region });
  const expected = bytes.map((value, i) => {
    const x = Math.floor(i / 3) % width;
    return x < left || x >= left + count ? value : bytes[i + 2 - 2 * (i % 3)]!;
  });
  assert.deepEqual(src.toHost(), expected);
});

describe("cvtColor of a list of images of very different sizes", () => {
  /** The conversion of a pixel. Gray is OpenCV's fixed-point sum. */
  const codes: [ColorConversion, number, (...pixel: number[]) => number[]][] = [
    ["RGB2BGR", 3, (r, g, b) => [b!, g!, r!]],
    ["RGBA2BGRA", 4, (r, g, b, a) => [b!, g!, r!, a!]],
    ["RGB2RGBA", 3, (r, g, b) => [r!, g!, b!, 255]],
    ["BGR2RGBA", 3, (b, g, r) => [r!, g!, b!, 255]],
    ["RGBA2RGB", 4, (r, g, b) => [r!, g!, b!]],
    ["BGRA2RGB", 4, (b, g, r) => [r!, g!, b!]],
    ["GRAY2RGB", 1, (gray) => [gray!, gray!, gray!]],
    ["GRAY2BGRA", 1, (gray) => [gray!, gray!, gray!, 255]],
    ["RGB2GRAY", 3, (r, g, b) => [(r! * 9798 + g! * 19235 + b! * 3735 + 16384) >> 15]],
    ["BGRA2GRAY", 4, (b, g, r) => [(r! * 9798 + g! * 19235 + b! * 3735 + 16384) >> 15]],
  ];
  const sizes = [[1, 4217], [2000, 3], [5, 1024], [3, 515]] as const;
  for (const [code, channels, convert] of codes) {
    test(code, () => {
      using stack = new DisposableStack();
      const hosts = sizes.map(([height, width], n) =>
        Uint8Array.from({ length: height * width * channels }, (_, i) => (i + n) * 7919 % 251)
      );
      const list = sizes.map(([height, width], n) =>
        stack.use(device.array(hosts[n]!, { shape: [height, width, channels] }))
      );
      const results = cvtColor(list, code).map((result) => stack.use(result));
      results.forEach((result, n) => {
        const host = hosts[n]!, expected: number[] = [];
        for (let at = 0; at < host.length; at += channels) {
          expected.push(...convert(...host.subarray(at, at + channels)));
        }
        assert.deepEqual(result.toHost(), new Uint8Array(expected), `image ${n}`);
      });
    });
  }
});

const image = device.zeros([2, 2, 3], "u8"), wide = device.zeros([2, 2, 3], "u16");
testRejectedArguments(device, "cvtColor", [
  [
    "an unknown conversion",
    /code: expected .*RGB, BGR.*, got "RGB2XYZ"/,
    () => cvtColor(image, "RGB2XYZ" as "RGB2BGR"),
  ],
  [
    "the wrong number of channels",
    /src: expected 4 channels, got 3 \(shape \[2, 2, 3\]\)/,
    () => cvtColor(image, "RGBA2BGR"),
  ],
  ["u16 for HSV", /src: expected an array of u8, f16, f32, got u16/, () => cvtColor(wide, "RGB2HSV")],
]);

test("suggests the code that a name of OpenCV, or of another spelling, means", () => {
  using image = device.zeros([2, 2, 3], "u8");
  // deno-lint-ignore no-explicit-any -- JavaScript passes anything.
  const convert = (code: any) => () => cvtColor(image, code);
  for (const code of ["COLOR_RGB2GRAY", "RGBtoGRAY", "rgb2gray", "cv2.COLOR_RGB2GRAY", "RGB2GREY"]) {
    assert.throws(convert(code), /code: expected .*; did you mean "RGB2GRAY"\?$/);
  }
  assert.throws(convert("COLOR_YUV2RGB_NV12_"), /did you mean "YUV2RGB_NV12"\?$/);
  for (const code of ["NV12", "NV12_TO_RGB", "NV122RGB"]) {
    assert.throws(convert(code), /did you mean "YUV2RGB_NV12"\?$/);
  }
  assert.throws(convert("P010_to_bgr"), /did you mean "YUV2BGR_P010"\?$/);
  assert.throws(convert("BGRA2NV21"), /did you mean "BGRA2YUV_NV21"\?$/);
  assert.throws(convert("sepia"), /got "sepia"$/);
});
