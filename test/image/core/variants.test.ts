/** Variant tables, and forcing a variant. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Call,
  select,
  variants,
  variantTables,
  withVariants,
} from "../../../src/image/core/variants.ts";
import { memoryLayout } from "../../../src/image/core/memory_layout.ts";
import { readImages } from "../../../src/image/core/view.ts";
import { gaussian, resize } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";

const device = await openTestDevice();

test("the first variant that accepts a call is selected", () => {
  using src = device.zeros([4, 8, 3], "u8");
  using floats = device.zeros([4, 8, 3], "f32");
  const table = variants<Call>("test", [
    { name: "u8", file: "flip", when: (layout) => layout.dtype === "u8", launch: () => {} },
    { name: "generic", file: "flip", launch: () => {} },
  ]);
  const nameFor = (array: typeof src | typeof floats): string =>
    select(table, { views: [readImages("src", array)], stream: undefined }).name;
  assert.equal(nameFor(src), "u8");
  assert.equal(nameFor(floats), "generic");
  assert.equal(withVariants({ test: "generic" }, () => nameFor(src)), "generic");
  assert.throws(
    () => withVariants({ test: "u8" }, () => nameFor(floats)),
    /test: the variant "u8" does not accept/,
  );
  assert.equal(nameFor(src), "u8", "variants are no longer forced");
});

test("an unknown variant or operator cannot be forced", () => {
  assert.throws(() => withVariants({ resize: "fastest" }, () => {}), /resize: there is no variant "fastest"/);
  assert.throws(() => withVariants({ enlarge: "generic" }, () => {}), /there is no operator "enlarge"/);
});

test("variants of one operator have different names", () => {
  for (const { operator, variants } of variantTables()) {
    const names = variants.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length, operator);
  }
});

test("forced variants compute the same result", () => {
  const pixels = Uint8Array.from({ length: 24 * 32 * 3 }, (_, i) => i * 7 + (i >> 5));
  using src = device.array(pixels, { shape: [24, 32, 3] });
  for (const interpolation of ["linear", "cubic"] as const) {
    using expected = resize(src, [17, 21], { interpolation });
    using actual = withVariants({ resize: "generic" }, () => resize(src, [17, 21], { interpolation }));
    assertWithin(actual.toHost(), expected.toHost(), 1);
  }
  using expected = gaussian(src, 1);
  using actual = withVariants({ separableFilter: "generic" }, () => gaussian(src, 1));
  assertWithin(actual.toHost(), expected.toHost(), 0);
});

test("a memory layout describes what holds for all images", () => {
  using src = device.zeros([16, 32, 3], "u8");
  const of = (...arrays: (typeof src)[]) => memoryLayout(arrays.map((array) => readImages("src", array)));
  const whole = of(src);
  assert.ok(whole.interleavedU8 && whole.interleaved && whole.contiguous && !whole.listed);
  assert.equal(whole.alignment, 16);
  assert.equal(whole.widthMultiple, 16);
  const part = of(src.slice(null, [1, 13]));
  assert.ok(part.interleavedU8 && !part.contiguous);
  assert.equal(part.alignment, 1);
  assert.equal(part.widthMultiple, 4);
  assert.equal(part.minWidth, 12);
  assert.ok(!of(src.flip(0)).ascending, "bottom-up rows");
  const both = of(src, src.slice(null, [1, 13]));
  assert.deepEqual([both.contiguous, both.alignment, both.minWidth], [false, 1, 12]);
});

function assertWithin(actual: ArrayLike<number>, expected: ArrayLike<number>, tolerance: number): void {
  for (let i = 0; i < expected.length; i++) {
    assert.ok(
      Math.abs(actual[i]! - expected[i]!) <= tolerance,
      `element ${i}: ${actual[i]}, not ${expected[i]}`,
    );
  }
}
