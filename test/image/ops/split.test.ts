/** split, and merge of what it splits, against plain loops. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { describe, test } from "node:test";
import { asTensor } from "../../../mod.ts";
import { customCrop, merge, split } from "../../../src/image/mod.ts";
import { assertElements } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, placeImages, type Placement } from "../../support/image_memory.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const shape = [2, 3, 5, 3], bytes = Uint8Array.from({ length: 90 }, (_, i) => i);

for (const layout of ["NHWC", "NCHW"] as const) {
  test(`split makes planes of ${layout} images, and merge undoes it`, () => {
    using src = placeImages(device, shape, "u8", bytes, { layout, lead: 1, pad: 3 });
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
}

describe("split and merge are inverse for all channel counts, sizes and memory layouts", () => {
  /** The padding of a row of `length` elements, in elements. */
  type Pad = (length: number) => number;
  const none: Pad = () => 0, some: Pad = () => 3, to16: Pad = (length) => (16 - length % 16) % 16;
  const memories: [string, Pad, Pad, Omit<Placement, "layout">, boolean][] = [
    ["contiguous", none, none, {}, false],
    ["rows padded to 16 bytes", to16, to16, {}, false],
    ["rows at any address", some, some, { lead: 1 }, false],
    ["bottom-up rows", to16, to16, { bottomUp: true }, false],
    ["planes of different pitch", none, to16, {}, true],
  ];
  const kinds = [["u8", Uint8Array], ["u16", Uint16Array], ["f32", Float32Array]] as const;
  for (const [what, pad, planePad, placement, differ] of memories) {
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
          const rowPad = pad(layout === "NHWC" ? width * channels : width);
          const upload = (data: typeof values | null) =>
            stack.use(
              placeImages(device, [count, height, width, channels], dtype, data, {
                ...placement,
                layout,
                pad: rowPad,
              }),
            );
          const image = upload(values), back = upload(null);
          const planes = Array.from({ length: channels }, (_, c) => {
            const planeRowPad = planePad(width) + (differ ? 16 * c : 0);
            return stack.use(
              placeImages(device, [count, height, width, 1], dtype, null, {
                ...placement,
                layout,
                pad: planeRowPad,
              }),
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
          for (const placed of [...planes, back]) placed.assertGapsUntouched();
        };
      }
    }
  }

  test("images of more than 16 MiB", () => {
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

  test("channels in reverse memory order", () => {
    using src = device.array(Uint8Array.from({ length: 2 * 40 * 3 }, (_, i) => i), { shape: [2, 40, 3] });
    const planes = split(asTensor(src.flip(2), "HWC"));
    assert.deepEqual([...planes[0]!.toHost()], Array.from({ length: 80 }, (_, i) => 3 * i + 2));
    using merged = merge([planes[2]!, planes[1]!, planes[0]!]);
    assert.deepEqual([...merged.toHost()], [...src.toHost()]);
    for (const plane of planes) plane.dispose();
  });

  test("an empty batch", () => {
    using src = device.empty([0, 4, 5, 3], "u8");
    const planes = split(src);
    assert.deepEqual(planes.map((plane) => [...plane.shape]), new Array(3).fill([0, 4, 5, 1]));
    using merged = merge(planes);
    assert.deepEqual([...merged.shape], [0, 4, 5, 3]);
    for (const plane of planes) plane.dispose();
  });
});

const src = device.zeros([4, 4, 3], "u8"), other = device.zeros([2, 4, 3], "u8");

testRejectedArguments(device, "split", [
  [
    "two planes for three channels",
    /into: .* list of 3 arrays/,
    () => split(src, { into: [other, other] }),
  ],
]);
