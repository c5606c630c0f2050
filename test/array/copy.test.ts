/** Copies between arbitrary strides, through every copy kernel, against index arithmetic on the host. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray, DType } from "../../mod.ts";
import { elements, parts, walk } from "../../src/array/joint_axes.ts";
import { pattern, range } from "../support/array_cases.ts";
import { useTestDevice } from "../support/suite_device.ts";

const BY_SIZE: [number, DType][] = [[1, "u8"], [2, "u16"], [4, "u32"], [8, "u64"], [16, "complex128"]];

/** The first byte of each element within its allocation, in C order. */
function places({ shape, strides, byteOffset, size }: DeviceArray): number[] {
  return Array.from({ length: size }, (_, i) => {
    let rest = i, place = byteOffset;
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      place += (rest % shape[axis]!) * strides[axis]!;
      rest = Math.floor(rest / shape[axis]!);
    }
    return place;
  });
}

function bytesOf(array: DeviceArray): Uint8Array {
  const { buffer, byteOffset, byteLength } = array.toHost();
  return new Uint8Array(buffer, byteOffset, byteLength);
}

describe("copies between any strides", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  /** Copies a view into a new array, and that into an equal view of blank memory. */
  function checkCopies(
    byteLength: number,
    view: (bytes: DeviceArray<"u8">) => DeviceArray,
    message: string,
  ): void {
    const memory = pattern(byteLength);
    using base = device.array(memory);
    const source = view(base);
    const { itemSize } = source;
    const expected = new Uint8Array(source.byteLength);
    const written = new Uint8Array(byteLength).fill(0xee);
    places(source).forEach((place, i) => {
      const element = memory.subarray(place, place + itemSize);
      expected.set(element, i * itemSize);
      written.set(element, place);
    });
    using packed = source.copy();
    assert.deepEqual(bytesOf(packed), expected, `${message}: out of the view`);
    using blank = device.empty(byteLength, "u8").fill(0xee);
    const target = view(blank);
    target.copyFrom(packed);
    assert.deepEqual(bytesOf(target), expected, `${message}: into the view`);
    assert.deepEqual(blank.toHost(), written, `${message}: bytes outside the view`);
  }

  for (const [size, dtype] of BY_SIZE) {
    test(`transposes planes of ${size}-byte elements, at sizes around the tile`, () => {
      for (
        const [count, height, width] of [[1, 8, 8], [1, 31, 33], [2, 64, 65], [1, 9, 70], [3, 8, 17]] as const
      ) {
        checkCopies(
          count * height * width * size,
          (bytes) => bytes.view(dtype).reshape([count, height, width]).transpose(0, 2, 1),
          `${dtype} ${count} × ${height} × ${width}`,
        );
      }
    });
  }

  for (const channels of [2, 3, 4]) {
    for (const [size, dtype] of BY_SIZE) {
      test(`converts ${channels} channels of ${size}-byte elements to planes and back`, () => {
        for (const [count, height, width] of [[1, 1, 1], [1, 4, 16], [2, 7, 40], [1, 3, 37]] as const) {
          const byteLength = count * height * width * channels * size;
          const view = (bytes: DeviceArray<"u8">): DeviceArray =>
            bytes.view(dtype).reshape([count, height, width, channels]).transpose(0, 3, 1, 2);
          checkCopies(byteLength, view, `${dtype} ${count} × ${height} × ${width}`);
        }
        // Padded rows, and an unaligned part of each row.
        const view = (bytes: DeviceArray<"u8">): DeviceArray =>
          bytes.view(dtype).reshape([5, 48, channels]).slice([1, 4], [3, 40]).transpose(2, 0, 1);
        checkCopies(5 * 48 * channels * size, view, `${dtype}, a part of each row`);
        const turned = (bytes: DeviceArray<"u8">): DeviceArray =>
          bytes.view(dtype).reshape([5, 48, channels]).flip(0, 2).transpose(2, 0, 1);
        checkCopies(5 * 48 * channels * size, turned, `${dtype}, upside down and channels reversed`);
      });
    }
  }

  test("copies every order of four axes, and slices with positive and negative steps", () => {
    const shape = [3, 4, 5, 6];
    for (const [size, dtype] of BY_SIZE.slice(0, 4)) {
      for (
        const order of [[3, 2, 1, 0], [1, 0, 3, 2], [0, 2, 1, 3], [2, 3, 0, 1], [0, 3, 1, 2], [1, 2, 0, 3]]
      ) {
        checkCopies(
          360 * size,
          (bytes) => bytes.view(dtype).reshape(shape).transpose(...order),
          `${dtype} ${order}`,
        );
        checkCopies(
          360 * size,
          (bytes) => {
            const all = bytes.view(dtype).reshape(shape);
            return all.slice([null, null, -1], [1], [null, null, 2], [4, null, -2]).transpose(...order);
          },
          `${dtype} ${order}, sliced`,
        );
      }
    }
  });

  test("copies rows of all lengths and alignments", () => {
    for (
      const [offset, length, rows] of [[0, 256, 3], [1, 300, 4], [4, 20, 5], [8, 64, 7], [3, 5, 9], [
        16,
        512,
        2,
      ]] as const
    ) {
      const view = (bytes: DeviceArray<"u8">): DeviceArray =>
        bytes.reshape([rows, 600]).slice(null, [offset, offset + length]);
      checkCopies(rows * 600, view, `${rows} rows of ${length} bytes from byte ${offset}`);
      checkCopies(rows * 600, (bytes) => view(bytes).reshape([rows, 1, length]).flip(0), "upside down");
    }
  });

  test("copies unaligned regions of a batch of images", () => {
    for (let offset = 0; offset < 17; offset++) {
      for (const length of [64, 65, 79, 80, 81, 130]) {
        checkCopies(3 * 5 * 160, (bytes) => {
          return bytes.reshape([3, 5, 160]).slice([0, 2], [1, 4], [offset, offset + length]);
        }, `${length} bytes from byte ${offset}`);
      }
    }
    checkCopies(
      3 * 5 * 160,
      (bytes) => bytes.view("u16").reshape([3, 5, 80]).slice(null, [null, null, -1], [7, 70]),
      "u16",
    );
  });

  test("copies more axes than a kernel supports", () => {
    const shape = new Array<number>(12).fill(2);
    checkCopies(4096 * 2, (bytes) => bytes.view("u16").reshape(shape).transpose(), "twelve axes reversed");
    using floats = device.array(range(shape));
    using converted = floats.transpose().astype("f32");
    assert.deepEqual(Array.from(converted.transpose().toHost()), Array.from({ length: 4096 }, (_, i) => i));
    assert.equal(floats.transpose().equals(floats), false);
  });

  test("copies elements that are not aligned to their size", () => {
    using base = device.array(pattern(8 * 9 + 4));
    const complex = base.slice([4, 4 + 72]).view("complex64");
    assert.equal(complex.pointer % 8n, 4n);
    using reversed = complex.flip().copy();
    assert.deepEqual(bytesOf(reversed.flip()), pattern(76).subarray(4));
    using filled = device.zeros([3], "f32");
    filled.slice([1]).view("complex64").fill([1, -2]);
    assert.deepEqual(filled.toHost(), new Float32Array([0, 1, -2]));
  });

  test("broadcasts and converts the source", () => {
    using column = device.array(new Int16Array([1, -2, 3]), { shape: [3, 1] });
    using target = device.zeros([2, 3, 4], "f32");
    target.slice(null, null, [null, null, 2]).copyFrom(column);
    const row = (value: number): number[] => [value, 0, value, 0];
    assert.deepEqual(Array.from(target.toHost()), [1, -2, 3, 1, -2, 3].flatMap(row));
    assert.throws(
      () => target.copyFrom(target.slice(null, null, [0, 3])),
      /source: expected a shape that can be broadcast to \[2, 3, .*, got \[2, 3, 3\]/,
    );
    assert.throws(
      () => column.broadcastTo([3, 5]).copyFrom(column),
      /copyFrom: expected a target whose elements have different a.*, got strides \[2, 0\]$/,
    );
  });

  test("writes typed arrays in C order, converted to the array's dtype", () => {
    using target = device.zeros([2, 3], "u8");
    target.transpose().copyFrom(new Uint8Array([1, 2, 3, 4, 5, 6]));
    assert.deepEqual(target.toHost(), new Uint8Array([1, 3, 5, 2, 4, 6]));
    target.copyFrom(new Float64Array([1.9, -4, 300, 0, 7, 8]));
    assert.deepEqual(target.toHost(), new Uint8Array([1, 0, 255, 0, 7, 8]));
    assert.throws(() => target.copyFrom(new Uint8Array(5)), /expected .*6.*, got Uint8Array of 5 elements/);
    assert.throws(
      () => target.copyFrom([1] as never),
      /source: expected a DeviceArray or a typed array, got \[1\]/,
    );
    assert.throws(
      () => target.copyFrom(new DataView(new ArrayBuffer(6)) as never),
      /source: expected a DeviceArray or a typed array, got DataView of 6 bytes/,
    );
  });

  test("copies an array onto a permuted or shifted view of itself", () => {
    using array = device.array(range([40]));
    array.copyFrom(array.flip());
    assert.deepEqual(Array.from(array.toHost()), Array.from({ length: 40 }, (_, i) => 39 - i));
    array.slice([1]).copyFrom(array.slice([0, -1]));
    assert.deepEqual(Array.from(array.toHost()), [39, ...Array.from({ length: 39 }, (_, i) => 39 - i)]);
    using square = device.array(range([9, 9]));
    square.copyFrom(square.transpose());
    assert.deepEqual(
      Array.from(square.toHost()),
      Array.from({ length: 81 }, (_, i) => (i % 9) * 9 + Math.floor(i / 9)),
    );
  });

  test("downloads strided arrays in C order, synchronously and asynchronously", async () => {
    using image = device.emptyPitched([5, 7, 3], "u8");
    const data = pattern(105);
    image.copyFrom(data);
    assert.deepEqual(image.toHost(), data);
    assert.deepEqual(await image.download(), data);
    const planes = image.transpose(2, 0, 1);
    const expected = Uint8Array.from({ length: 105 }, (_, i) => data[(i % 35) * 3 + Math.floor(i / 35)]!);
    assert.deepEqual(planes.toHost(), expected);
    assert.deepEqual(await planes.download(), expected);
  });

  test("orders copies on different streams", () => {
    using stream = device.createStream();
    using array = device.array(range([64, 64]));
    for (let round = 0; round < 10; round++) {
      array.copyFrom(array.transpose(), round % 2 === 0 ? { stream } : {});
    }
    assert.deepEqual(array.toHost(), range([64, 64]).data);
  });
});

describe("copies that are too large for a kernel", () => {
  test("are split into parts that are small enough and cover the whole", () => {
    const shapes = [[2 ** 40], [2 ** 33, 3], [1000, 1000, 1000, 1000], [2 ** 31 - 1], [5, 2 ** 32 + 1]];
    for (const shape of shapes) {
      const strides = shape.map((_, axis) => shape.slice(axis + 1).reduce((a, b) => a * b, 1));
      // The other side has the axes in reverse, so that no two axes can be merged.
      const opposite = shape.map((_, axis) => shape.slice(0, axis).reduce((a, b) => a * b, 1));
      const whole = walk(shape, { pointer: 0n, strides }, { pointer: 0n, strides: opposite });
      let count = 0;
      let next = 0n;
      for (const part of parts(whole, 6)) {
        const size = elements(part.axes);
        assert.ok(size < 2 ** 31);
        count += size;
        if (shape.length === 1) {
          assert.equal(part.dst, next);
          assert.equal(part.dst, part.src);
          next += BigInt(size);
        }
        if (count > 2 ** 36) break;
      }
      const total = shape.reduce((a, b) => a * b, 1);
      assert.ok(count === total || count > 2 ** 36);
    }
  });
});
