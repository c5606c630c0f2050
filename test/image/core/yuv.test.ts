/** cvtColor of video frames against OpenCV and, for other standards, against the ITU-R equations. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray, NDArray } from "../../../mod.ts";
import {
  cvtColor,
  type FromYuvConversion,
  type ToYuvConversion,
  type YuvColors,
  type YuvPlanes,
} from "../../../src/image/mod.ts";
import { assertElements, type Tolerance } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, placeImages, type Placement, type TestLayout } from "../../support/image_memory.ts";
import { type Case, checkOperator, definedOptions, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

type YuvCase = Case<YuvColors & { code: FromYuvConversion | ToYuvConversion; dtype?: "u8" | "u16" }>;
const references: YuvCase[] = await readCases("yuv");

/**
 * BT.601 in limited range uses OpenCV's arithmetic; other references are exact, the kernels use 20 fraction
 * bits. A level of P010 is 64.
 */
function tolerance({ standard, src, expected }: YuvCase): Tolerance {
  if (expected.dtype === "u16" && src.shape[3] === 3) return { levels: 64 };
  return { levels: standard === undefined ? 0 : 1 };
}

describe("cvtColor of frames matches OpenCV and the standards", () => {
  for (const reference of references) {
    const { code } = reference;
    const colors = definedOptions(reference, "standard", "range");
    if (code.startsWith("YUV2")) {
      for (const layout of ["HWC", "CHW"] as const) {
        test(`${reference.name}, to ${layout}`, () => {
          const options = { ...colors, ...definedOptions(reference, "dtype"), layout };
          if (code.endsWith("I420")) return checkContiguous(reference, layout);
          checkOperator(device, reference, {
            one: (src, given) => cvtColor(src, code as FromYuvConversion, { ...options, ...given }),
            layouts: ["HW", "HWC", "NHWC"],
          }, tolerance(reference));
        });
      }
    } else {
      test(reference.name, () => {
        if (code.endsWith("I420")) return checkContiguous(reference, "HWC");
        checkOperator(device, reference, {
          one: (src, given) => cvtColor(src, code as ToYuvConversion, { ...colors, ...given }),
          layouts: ["HWC", "CHW", "NHWC", "NCHW"],
          layout: (from) => from.length === 4 ? "NHWC" : "HW",
        }, tolerance(reference));
      });
    }
  }
});

test("cvtColor of frames has a type that the compiler knows", () => {
  using frame = device.zeros([6, 4], "u8"), deep = device.zeros([6, 4], "u16");
  using rgb: DeviceArray<"u8"> = cvtColor(frame, "YUV2RGB_NV12");
  using hdr: DeviceArray<"u16"> = cvtColor(deep, "YUV2RGB_P010", { dtype: "u16" });
  using list = new DisposableStack();
  const images: DeviceArray<"u8">[] = cvtColor([frame, frame], "YUV2RGB_NV12", { layout: "CHW" });
  for (const image of images) list.use(image);
  assert.deepEqual([rgb, hdr, ...images].map(({ dtype }) => dtype), ["u8", "u16", "u8", "u8"]);
});

/** Checks I420 in one array, which must be contiguous. */
function checkContiguous(reference: YuvCase, layout: "HWC" | "CHW"): void {
  using src = device.array(reference.src.data, { shape: reference.src.shape, layout: "NHWC" });
  const options = reference.code.startsWith("YUV2") ? { layout } : {};
  using result = cvtColor(src, reference.code as FromYuvConversion, options);
  assertElements(inNHWC(result), reference.expected, {});
}

/** Uploads the planes of a frame one by one. */
function planesOf(
  stack: DisposableStack,
  { src: { data, dtype, shape } }: { src: NDArray },
  form: string,
  placement: Omit<Placement, "layout">,
): YuvPlanes {
  const height = shape[1]! / 3 * 2, width = shape[2]!, half = [1, height / 2, width / 2];

  const plane = (extents: number[], from: number, layout: TestLayout): DeviceArray => {
    const size = extents.reduce((a, b) => a * b);
    const part = data.slice(from, from + size);
    return stack.use(placeImages(device, extents, dtype, part, { ...placement, layout })).view;
  };
  const y = plane([1, height, width, 1], 0, "HW"), luma = height * width, quarter = luma / 4;
  if (form !== "I420") return { y, uv: plane([...half, 2], luma, "HWC") };
  return { y, u: plane([...half, 1], luma, "HW"), v: plane([...half, 1], luma + quarter, "HW") };
}

describe("cvtColor of planes equals cvtColor of the frame", () => {
  for (const reference of references.filter(({ code }) => code.startsWith("YUV2"))) {
    for (const placement of [{}, { pad: 8 }, { lead: 3, pad: 5 }, { pad: 4, bottomUp: true }]) {
      test(`${reference.name} ${JSON.stringify(placement)}`, () => {
        const before = device.memoryInUse();
        {
          using stack = new DisposableStack();
          const { code } = reference, options = definedOptions(reference, "standard", "range", "dtype");
          const planes = planesOf(stack, reference, code.split("_")[1]!, placement);
          using result = cvtColor(planes, code as FromYuvConversion, options);
          assertElements(inNHWC(result), reference.expected, tolerance(reference));
        }
        assert.equal(device.memoryInUse(), before);
      });
    }
  }

  test("cvtColor writes into planes", () => {
    for (const reference of references.filter(({ code }) => code.includes("2YUV"))) {
      using stack = new DisposableStack();
      const { code } = reference, colors = definedOptions(reference, "standard", "range");
      const form = code.split("_")[1]!;
      const empty = { ...reference.expected, data: new Uint8Array(reference.expected.data.byteLength) };
      const into = planesOf(stack, { src: empty }, form, { lead: 1, pad: 3 });
      const expectedPlanes = planesOf(stack, { src: reference.expected }, form, {});
      using src = device.array(reference.src.data, { shape: reference.src.shape.slice(1), layout: "HWC" });
      assert.equal(cvtColor(src, code as ToYuvConversion, { ...colors, into }), into);
      for (const name of Object.keys(into)) {
        const actual = into[name as keyof YuvPlanes],
          expected = expectedPlanes[name as keyof YuvPlanes];
        assertElements(
          actual.toHost(),
          { ...reference.expected, data: expected.toHost() },
          tolerance(reference),
          `${reference.name} ${name}`,
        );
      }
    }
  });

  test("chroma planes of odd images are rounded up and cover the last column and row", () => {
    using y = device.array(new Uint8Array(15).fill(126), { shape: [3, 5] });
    using uv = device.array(new Uint8Array([...Array(5).fill([128, 128]).flat(), 128, 255]), {
      shape: [2, 3, 2],
    });
    using rgb = cvtColor({ y, uv }, "YUV2RGB_NV12");
    const all = rgb.toHost();
    assert.deepEqual([...all.slice(0, 3)], [128, 128, 128]);
    assert.deepEqual([...all.slice(-3)], [255, 25, 128]);
    using into = device.zeros([3, 5], "u8");
    using chroma = device.zeros([2, 3, 2], "u8");
    cvtColor(rgb, "RGB2YUV_NV12", { into: { y: into, uv: chroma } });
    assert.deepEqual([...into.toHost().slice(0, 14)], Array(14).fill(126));
  });
});

test("cvtColor of a list of frames equals cvtColor of each frame", () => {
  using stack = new DisposableStack();
  const some = references.filter(({ code, src }) => code === "YUV2RGB_NV12" && src.dtype === "u8").slice(
    0,
    3,
  );
  const frames = some.map(({ src }) => stack.use(device.array(src.data, { shape: src.shape.slice(1, 3) })));
  const results = cvtColor(frames, "YUV2RGB_NV12").map((result) => stack.use(result));
  results.forEach((result, i) => {
    using alone = cvtColor(frames[i]!, "YUV2RGB_NV12");
    assert.ok(result.equals(alone));
  });
  const back = cvtColor(results, "RGB2YUV_NV12").map((frame) => stack.use(frame));
  back.forEach((frame, i) => {
    using alone = cvtColor(results[i]!, "RGB2YUV_NV12");
    assert.ok(frame.equals(alone));
  });
});

describe("cvtColor accepts chroma that is not interleaved", () => {
  const width = 16, height = 4, half = [height / 2, width / 2] as const;
  for (const format of ["NV12", "NV21", "P010"] as const) {
    const deep = format === "P010", dtype = deep ? "u16" : "u8";
    const numbers = (length: number, step: number) =>
      deep
        ? Uint16Array.from({ length }, (_, i) => i * step * 64)
        : Uint8Array.from({ length }, (_, i) => i * step);
    const forms: Record<string, (stack: DisposableStack, pairs: DeviceArray) => DeviceArray> = {
      "planes": (stack, pairs) => stack.use(pairs.transpose(2, 0, 1).contiguous()).transpose(1, 2, 0),
      "reversed pairs": (stack, pairs) =>
        stack.use(pairs.slice(null, null, [null, null, -1]).contiguous()).slice(null, null, [null, null, -1]),
    };
    for (const [name, form] of Object.entries(forms)) {
      test(`${format}, ${name}`, () => {
        using y = device.array(numbers(height * width, 7), { shape: [height, width] });
        using uv = device.array(numbers(height * width / 2, 29), { shape: [...half, 2] });
        using stack = new DisposableStack();
        const other = form(stack, uv);
        using expected = cvtColor({ y, uv }, `YUV2RGB_${format}`);
        using rgb = cvtColor({ y, uv: other }, `YUV2RGB_${format}`);
        assert.ok(rgb.equals(expected));
        using zeros = device.zeros([...half, 2], dtype);
        using luma = device.zeros([height, width], dtype), back = device.zeros([...half, 2], dtype);
        const otherBack = form(stack, zeros);
        cvtColor(expected, `RGB2YUV_${format}`, { into: { y: luma, uv: back } });
        cvtColor(expected, `RGB2YUV_${format}`, { into: { y: luma, uv: otherBack } });
        assert.ok(otherBack.equals(back));
      });
    }
  }
});

test("cvtColor accepts U and V planes with alternating rows", () => {
  for (const width of [16, 10]) {
    using y = device.array(new Uint8Array(4 * width).map((_, i) => i * 7), { shape: [4, width] });
    using both = device.array(new Uint8Array(4 * width).map((_, i) => i * 29), { shape: [4, width / 2, 2] });
    const u = both.slice([0, 2], null, [0, 1]).squeeze(-1),
      v = both.slice([0, null, 2], null, [1, 2]).squeeze(-1);
    using ownU = u.contiguous(), ownV = v.contiguous();
    using rgb = cvtColor({ y, u, v }, "YUV2RGB_I420"),
      expected = cvtColor({ y, u: ownU, v: ownV }, "YUV2RGB_I420");
    assert.ok(rgb.equals(expected));
  }
});

test("cvtColor of a list to frames equals cvtColor of each image, even if only some rows are aligned", () => {
  for (const widths of [[16, 272, 24], [16, 10, 24]]) {
    using stack = new DisposableStack();
    const images = widths.map((width, i) => {
      const shape = [2 * i + 2, width, 3], data = new Uint8Array(shape[0]! * width * 3);
      return stack.use(device.array(data.map((_, at) => at * 37 + i * 91), { shape }));
    });
    const frames = cvtColor(images, "RGB2YUV_I420").map((frame) => stack.use(frame));
    frames.forEach((frame, i) => {
      using alone = cvtColor(images[i]!, "RGB2YUV_I420");
      assert.ok(frame.equals(alone), `image ${i} of ${widths}`);
    });
  }
});

const frame = device.zeros([6, 4], "u8"),
  odd = device.zeros([5, 5, 3], "u8"),
  luma = device.zeros([4, 4], "u8");
const chroma = device.zeros([2, 2, 2], "u8"), small = device.zeros([1, 2, 2], "u8");
const pixels = device.zeros([4, 4, 3], "u8");
const deep = device.zeros([4, 4], "u16");
const wide = frame.slice(null, [0, 2]);
test("planes of one column, alone and in batches", () => {
  using stack = new DisposableStack();
  const plane = (shape: number[], value?: number): DeviceArray => {
    const size = shape.reduce((a, b) => a * b, 1);
    return stack.use(device.array(Uint8Array.from({ length: size }, (_, i) => value ?? 9 * i), { shape }));
  };
  const gray = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => [9 * i, 9 * i, 9 * i]).flat();
  // Chroma of 128 is gray; in full range, red, green and blue equal luma.
  const given: [YuvPlanes, shape: number[]][] = [
    [{ y: plane([3, 1]), uv: plane([2, 1, 2], 128) }, [3, 1, 3]],
    [{ y: plane([3, 1, 1]), uv: plane([2, 1, 2], 128) }, [3, 1, 3]],
    [{ y: plane([2, 3, 1]), uv: plane([2, 2, 1, 2], 128) }, [2, 3, 1, 3]],
    [{ y: plane([1, 1]), u: plane([1, 1], 128), v: plane([1, 1], 128) }, [1, 1, 3]],
    [{ y: plane([3, 2]), u: plane([2, 1], 128), v: plane([2, 1, 1], 128) }, [3, 2, 3]],
    [{ y: plane([3, 5, 1]), u: plane([3, 3, 1], 128), v: plane([3, 3, 1], 128) }, [3, 5, 1, 3]],
    [{ y: plane([3, 2, 1]), u: plane([2, 1, 1], 128), v: plane([2, 1, 1], 128) }, [3, 2, 3]],
    [{ y: plane([2, 1, 2]), u: plane([2, 1, 1], 128), v: plane([2, 1, 1], 128) }, [2, 1, 2, 3]],
  ];
  for (const [planes, shape] of given) {
    const rgb = stack.use(
      cvtColor(planes, "uv" in planes ? "YUV2RGB_NV12" : "YUV2RGB_I420", { range: "full" }),
    );
    assert.deepEqual([...rgb.shape], shape);
    assert.deepEqual([...rgb.toHost()], gray(rgb.size / 3));
  }
  assert.throws(
    () => cvtColor({ y: plane([2, 2]), uv: plane([1, 2], 128) }, "YUV2RGB_NV12"),
    /src.uv: expected .*y \[height, width\] or uv \[height \/ 2, width \/ 2, 2\].*, got \[1, 2\]/,
  );
});

testRejectedArguments(device, "cvtColor of frames", [
  [
    "an unknown format",
    /code: expected .*, got "YUV2RGB_NV16"/,
    () => cvtColor(frame, "YUV2RGB_NV16" as "YUV2RGB_NV12"),
  ],
  [
    "a height that is not a multiple of 3",
    /src: expected .*\[height · 3\/2, width\].*, got u8 \[4, 4\]/,
    () => cvtColor(luma, "YUV2RGB_NV12"),
  ],
  [
    "u8 for P010",
    /src: expected an array of u16 for P010, got u8; frames of u8 are NV12, as in "YUV2RGB_NV12"/,
    () => cvtColor(frame, "YUV2RGB_P010"),
  ],
  [
    "u16 for NV12",
    /src\.y: expected an array of u8 for NV12, got u16; frames of u16 are P010, as in "YUV2RGB_P010"/,
    () => cvtColor({ y: deep, uv: chroma }, "YUV2RGB_NV12"),
  ],
  [
    "padded rows for I420",
    /src: expected contiguous rows for I420, or the planes as \{ y, u, v \}, got strides \[4, 1\]/,
    () => cvtColor(wide, "YUV2RGB_I420"),
  ],
  [
    "planes of another format",
    /src: expected .*{ y, u, v }.*, got { y, uv }/,
    () => cvtColor({ y: luma, uv: chroma }, "YUV2RGB_I420"),
  ],
  [
    "planes that share memory",
    /into: expected planes that do not overlap, got planes that share memory/,
    () => cvtColor(pixels, "RGB2YUV_NV12", { into: { y: luma, uv: luma.slice([2, 4]).reshape([2, 2, 2]) } }),
  ],
  [
    "chroma of the wrong size",
    /src\.uv: expected half the height and width of src\.y \[4, 4, 1\], as many images, on the same device, got \[1, 2, 2\]/,
    () => cvtColor({ y: luma, uv: small }, "YUV2RGB_NV12"),
  ],
  [
    "dtype u16 for an 8-bit format",
    /dtype: expected .*"u8".*, got "u16"/,
    () => cvtColor(frame, "YUV2RGB_NV12", { dtype: "u16" }),
  ],
  [
    "an unknown standard",
    /standard: expected "bt601", "bt709" or "bt2020", got "bt470"/,
    () => cvtColor(frame, "YUV2RGB_NV12", { standard: "bt470" as "bt601" }),
  ],
  [
    "an unknown range",
    /range: expected "limited" or "full", got "tv"/,
    () => cvtColor(frame, "YUV2RGB_NV12", { range: "tv" as "full" }),
  ],
  [
    "an unknown layout",
    /layout: expected "HWC" or "CHW", got "HW"/,
    () => cvtColor(frame, "YUV2RGB_NV12", { layout: "HW" as "HWC" }),
  ],
  [
    "odd sides",
    /src: expected even height and width, or planes in `into`,.* got 5 × 5 pixels/,
    () => cvtColor(odd, "RGB2YUV_NV12"),
  ],
  [
    "an empty list",
    /src: expected frames, or a list of at least one, got an empty list/,
    () => cvtColor([] as DeviceArray[], "YUV2RGB_NV12"),
  ],
]);
