/** Variant tables, and forcing a variant. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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
import { gaussian, resize, type ResizeOptions } from "../../../src/image/mod.ts";
import type { DeviceArray } from "../../../mod.ts";
import { openTestDevice } from "../../support/device.ts";

const device = await openTestDevice();
/** Without the tables of the tests below. */
const imageTables = variantTables();

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
  assert.throws(
    () => withVariants({ resize: "fastest" }, () => {}),
    /variant of resize: expected one of .*"generic".*, got "fastest"/,
  );
  assert.throws(
    () => withVariants({ enlarge: "generic" }, () => {}),
    /operator: expected one of .*"resize".*, got "enlarge"/,
  );
});

test("variants of one operator have different names", () => {
  for (const { operator, variants } of variantTables()) {
    const names = variants.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length, operator);
  }
});

test("a variant that is not preferred runs only if it is forced", () => {
  using src = device.zeros([4, 8, 3], "u8");
  const table = variants<Call>("preference", [
    { name: "wide", file: "flip", prefer: (layout) => layout.minWidth > 8, launch: () => {} },
    { name: "generic", file: "flip", launch: () => {} },
  ]);
  const call = { views: [readImages("src", src)], stream: undefined };
  assert.equal(select(table, call).name, "generic");
  assert.equal(withVariants({ preference: "wide" }, () => select(table, call)).name, "wide");
});

test("resize selects the kernel that is faster for the size", () => {
  using src = device.zeros([72, 128, 3], "u8");
  const chosen = (height: number, options: ResizeOptions<DeviceArray<"u8">>): string => {
    const table = variantTables().find(({ operator }) => operator === "resize")!;
    const used: string[] = [], restore: (() => void)[] = [];
    for (const variant of table.variants as unknown as { name: string; launch: (call: never) => void }[]) {
      const { launch } = variant;
      variant.launch = (call) => {
        used.push(variant.name);
        launch(call);
      };
      restore.push(() => variant.launch = launch);
    }
    try {
      resize(src, [height, height * 16 / 9], options).dispose();
    } finally {
      for (const one of restore) one();
    }
    return used.join();
  };
  assert.equal(chosen(36, {}), "half_u8");
  assert.equal(chosen(576, {}), "linear_u8");
  assert.equal(chosen(45, {}), "generic");
  assert.equal(chosen(45, { interpolation: "area" }), "antialias");
  assert.equal(chosen(9, { interpolation: "area" }), "antialias_u8");
  assert.equal(chosen(18, { antialias: true }), "antialias_u8");
});

test("every specialized variant has a measured gain, and a reason if it is below 1.2×", () => {
  for (const { operator, variants } of imageTables) {
    for (const { name, requires, gain, kept } of variants) {
      const id = `${operator} ${name}`;
      if (name === "generic") {
        assert.equal(gain, undefined, id);
        continue;
      }
      assert.ok(requires, id);
      assert.match(gain!, /^(\d+(\.\d+)?× at .+|only kernel)$/, id);
      assert.equal(parseFloat(gain!) < 1.2, kept !== undefined, id);
    }
  }
});

test("docs/KERNELS.md lists the variants", () => {
  const text = readFileSync(`${import.meta.dirname}/../../../docs/KERNELS.md`, "utf8");
  for (const { operator, variants } of imageTables) {
    for (const { name, file, gain } of variants) {
      if (gain === undefined) continue;
      const row = text.split("\n").find((line) =>
        [`\`${operator}\``, `\`${name}\``, `\`${file}.cu\``, ...gain.split(" at ")]
          .every((cell) => line.includes(`| ${cell} `))
      );
      assert.ok(row, `${operator} ${name}: run bun scripts/variants_table.ts`);
    }
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
