/** Memory layouts of large arrays only: 64-bit offsets, and launches in parts. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { optimize } from "../../src/kernel/ir/passes.ts";
import { writePtx } from "../../src/kernel/ptx/writer.ts";
import { countOf, isNarrow, jointAxes, LARGEST_PART, parts } from "../../src/math/axes.ts";
import { divisorArguments } from "../../src/math/division.ts";
import { BLOCK, pointwiseKernel } from "../../src/math/pointwise_kernel.ts";
import { TILE_BLOCK, tileKernel } from "../../src/math/tile_kernel.ts";
import { useTestDevice } from "../support/suite_device.ts";

describe("generated kernels", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("add 64-bit offsets", () => {
    const inner = "strided" as const;
    const kernel = pointwiseKernel("wide", {
      outputs: [{ dtype: "i32", inner: "contiguous" }],
      inputs: [{ dtype: "i32", inner }, "i32"],
      rank: 2,
      narrow: false,
      vector: 1,
      rounds: 4,
      inPlace: false,
    }, (b, [x, y]) => [b.add(x!, y!)]);
    using module = device.loadModule(writePtx(optimize(kernel)));
    // The transpose of an array of 5 by 700.
    using x = device.array(Int32Array.from({ length: 3500 }, (_, i) => i)), y = device.zeros([3500], "i32");
    const { divisor, magic, shift } = divisorArguments(5);
    const launch = module.kernel("wide");
    launch.launch(
      { grid: Math.ceil(3500 / (4 * BLOCK)), block: BLOCK },
      y,
      x,
      7,
      3500,
      divisor,
      magic,
      shift,
      5n,
      700n,
      1n,
    );
    assert.ok(y.toHost().every((value, i) => value === (i % 5) * 700 + Math.floor(i / 5) + 7));
  });

  test("transpose tiles with 64-bit offsets", () => {
    const kernel = tileKernel("wide", {
      outputs: ["u8"],
      inputs: [{ dtype: "u8", transposed: true }],
      rank: 2,
      narrow: false,
      inPlace: false,
    }, (_, [x]) => [x!]);
    using module = device.loadModule(writePtx(optimize(kernel)));
    using x = device.array(Uint8Array.from({ length: 40 * 70 }, (_, i) => i % 251)),
      y = device.zeros([2800], "u8");
    const { divisor, magic, shift } = divisorArguments(2);
    // A result of 70 rows and 40 columns.
    module.kernel("wide").launch(
      { grid: 6, block: TILE_BLOCK },
      y,
      x,
      40,
      70,
      divisor,
      magic,
      shift,
      40n,
      70n,
    );
    assert.ok(y.toHost().every((value, i) => value === ((i % 40) * 70 + Math.floor(i / 40)) % 251));
  });
});

describe("joint axes", () => {
  const side = (pointer: bigint, strides: number[], itemSize = 4) => ({ pointer, strides, itemSize });

  test("are sorted by the strides of the first operand, and merged where all operands allow it", () => {
    const { axes } = jointAxes([4, 5, 6], [side(0n, [120, 24, 4]), side(0n, [240, 48, 8], 8)]);
    assert.deepEqual(axes, [{ extent: 120, strides: [1, 1] }]);
    const row = jointAxes([4, 5, 6], [side(0n, [120, 24, 4]), side(0n, [0, 0, 4])]);
    assert.deepEqual(row.axes, [{ extent: 6, strides: [1, 1] }, { extent: 20, strides: [6, 0] }]);
    const flipped = jointAxes([10], [side(36n, [-4]), side(0n, [4])]);
    assert.deepEqual(flipped, { axes: [{ extent: 10, strides: [1, -1] }], pointers: [0n, 36n] });
    assert.deepEqual(jointAxes([1, 1], [side(0n, [4, 4])]).axes, []);
  });

  test("with too many elements or axes are split into parts that cover them once", () => {
    const huge = jointAxes([3, 2 ** 31], [side(0n, [2 ** 31, 1], 1), side(0n, [0, 1], 1)]);
    assert.equal(isNarrow(huge.axes), false);
    const pieces = [...parts(huge, [1, 1], 8)];
    assert.equal(pieces.reduce((sum, { axes }) => sum + countOf(axes), 0), 3 * 2 ** 31);
    assert.ok(pieces.every(({ axes }) => countOf(axes) <= LARGEST_PART));
    assert.equal(new Set(pieces.map(({ pointers }) => pointers[0])).size, pieces.length);
    // Starts stay aligned for vectors.
    assert.ok(pieces.every(({ pointers }) => pointers.every((pointer) => pointer % 4096n === 0n)));
    const many = { axes: Array.from({ length: 4 }, () => ({ extent: 2, strides: [3] })), pointers: [0n] };
    const split = [...parts(many, [4], 2)];
    assert.deepEqual(split.map(({ pointers }) => pointers[0]), [0n, 12n, 12n, 24n]);
    assert.ok(split.every(({ axes }) => axes.length === 2));
  });

  test("are divided exactly by multiplication and shift", () => {
    for (const divisor of [1, 2, 3, 5, 7, 641, 65536, 1_000_003, 2 ** 31 - 1]) {
      const { magic, shift } = divisorArguments(divisor);
      for (const value of [0, 1, divisor - 1, divisor, 12345, 2 ** 31 - 1, (2 ** 31 - 1) - divisor]) {
        if (value < 0) continue;
        const high = Number((BigInt(value) * BigInt(magic)) >> 32n);
        assert.equal(
          Math.floor((high + value) / 2 ** shift),
          Math.floor(value / divisor),
          `${value} / ${divisor}`,
        );
        assert.ok(high + value < 2 ** 32);
      }
    }
  });
});
