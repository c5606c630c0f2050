/**
 * What the operators' tests share: cases that test/data/make_image_*.py made, and runs of an operator on every kind of memory
 * that it accepts: packed and pitched rows, misaligned first pixels, regions of larger images, turned views, planes,
 * batches, lists, and results in memory that is given.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { type Device, DeviceArray, type DType, DTYPES, type NDArray, type TypedArray } from "../../mod.ts";
import { bytesOf } from "./array_cases.ts";
import { hostView } from "../../src/base/dtype.ts";
import { contiguousStrides, sizeOf } from "../../src/base/strides.ts";

/** A case of a file; `O` are its options. Arrays are images in NHWC. */
export type Case<O> = O & { readonly name: string; readonly src: NDArray; readonly expected: NDArray };

/** The cases of test/data/image/`name`.jsonl. */
export async function readCases<O>(name: string): Promise<Case<O>[]> {
  const text = await readFile(`${import.meta.dirname}/../data/image/${name}.jsonl`, "utf8");
  return text.trimEnd().split("\n").map((line) =>
    JSON.parse(line, (_, value) => {
      if (typeof value?.data !== "string" || !Array.isArray(value.shape)) return value;
      return { ...value, data: hostView(value.dtype, bytesOf(value.data).buffer) };
    })
  );
}

/** The axes of an array of images. */
export type TestLayout = "HW" | "HWC" | "CHW" | "NHWC" | "NCHW";

/** Where images lie: `lead` elements before the first, `pad` behind each row, rows bottom-up if `turned`. */
export interface Placement {
  readonly layout: TestLayout;
  readonly lead?: number;
  readonly pad?: number;
  readonly turned?: boolean;
}

/** What fills the gaps. */
const GAP = 0xee;

/** An array in given places of an allocation of its own, which ends with the array's last element. */
export interface Placed extends Disposable {
  readonly base: DeviceArray<"u8">;
  readonly view: DeviceArray;
  /** The bytes of the allocation that belong to no element. */
  gapsUntouched(): void;
}

/** An array for NHWC `images` of `dtype`, with their elements or, for null, with gaps' bytes. */
export function place(
  device: Device,
  shape: readonly number[],
  dtype: DType,
  data: TypedArray | null,
  { layout, lead = 0, pad = 0, turned = false }: Placement,
): Placed {
  const { itemSize } = DTYPES[dtype];
  const extent = { N: shape[0]!, H: shape[1]!, W: shape[2]!, C: shape[3]! };
  const axes = [...layout] as (keyof typeof extent)[];
  const extents = axes.map((axis) => extent[axis]);
  // The axis whose steps are padded: rows.
  const row = axes.indexOf("H");
  const strides = contiguousStrides(extents, itemSize);
  const inner = strides[row]!;
  for (let axis = row; axis >= 0; axis--) {
    strides[axis] = axis === row ? inner + pad * itemSize : strides[axis + 1]! * extents[axis + 1]!;
  }
  const reach = extents.reduce((end, it, axis) => end + (it - 1) * strides[axis]!, itemSize);
  const bytes = new Uint8Array(new ArrayBuffer(lead * itemSize + reach)).fill(GAP);
  const owned = new Uint8Array(bytes.length);
  const start = lead * itemSize + (turned ? (extent.H - 1) * strides[row]! : 0);
  if (turned) strides[row] = -strides[row]!;
  const step = (axis: keyof typeof extent): number => axes.includes(axis) ? strides[axes.indexOf(axis)]! : 0;
  const source = data && new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  let element = 0;
  for (let n = 0; n < extent.N; n++) {
    for (let y = 0; y < extent.H; y++) {
      for (let x = 0; x < extent.W; x++) {
        for (let c = 0; c < extent.C; c++, element++) {
          const at = start + n * step("N") + y * step("H") + x * step("W") + c * step("C");
          for (let i = 0; i < itemSize; i++) {
            if (source) bytes[at + i] = source[element * itemSize + i]!;
            owned[at + i] = 1;
          }
        }
      }
    }
  }
  const base = device.array(bytes);
  const view = new DeviceArray(base.allocation, dtype, extents, strides, start, base, layout);
  return {
    base,
    view,
    gapsUntouched(): void {
      const after = base.toHost();
      after.forEach((byte, i) => {
        if (owned[i] === 0 && byte !== GAP) assert.fail(`byte ${i} beside the result was written`);
      });
    },
    [Symbol.dispose]: () => base.dispose(),
  };
}

/** The elements of an array of images in NHWC order. */
export function inNHWC(array: DeviceArray): TypedArray {
  assert.ok(array.layout, "the result says no layout");
  const layout = array.layout;
  const order = [..."NHWC"].filter((axis) => layout.includes(axis)).map((axis) => layout.indexOf(axis));
  return array.transpose(...order).toHost();
}

/** How far a result may be off: levels of integers, or parts of floats (of 1 below 1). */
export interface Tolerance {
  readonly levels?: number;
  readonly relative?: number;
}

/** Every element within the tolerance of what is expected. f16 may always be off by its last place. */
export function assertElements(
  actual: TypedArray,
  { data, dtype }: NDArray,
  { levels = 0, relative = 1e-5 }: Tolerance,
  what = "",
): void {
  assert.equal(actual.length, data.length, what);
  const { kind } = DTYPES[dtype];
  const share = kind !== "float" ? 0 : dtype === "f16" ? Math.max(relative, 2 ** -10) : relative;
  for (let i = 0; i < actual.length; i++) {
    const is = Number(actual[i]), wanted = Number(data[i]);
    const allowed = kind === "float" ? share * Math.max(1, Math.abs(wanted)) : levels;
    if (is === wanted || Math.abs(is - wanted) <= allowed) continue;
    assert.fail(`${what}: element ${i} is ${is} where ${wanted} was expected`);
  }
}

/** What an operator is given beside its source: where to write, maybe. */
export interface Given<I> {
  into?: I;
}

/** An operator with its options bound. */
export interface Operation {
  /** On an array. */
  one(src: DeviceArray, options: Given<DeviceArray>): DeviceArray;
  /** On a list; left out by operators that take none. */
  list?(src: readonly DeviceArray[], options: Given<readonly DeviceArray[]>): DeviceArray[];
  /** Layouts that it takes. Default: all. */
  readonly layouts?: readonly TestLayout[];
  /** The result's layout for a source's, if it is not the same (but for channels in place of none). */
  layout?(from: TestLayout): TestLayout;
}

const PLACEMENTS: readonly Omit<Placement, "layout">[] = [
  {},
  { lead: 1, pad: 1 },
  { lead: 3, pad: 5 },
  { pad: 16, turned: true },
];

/** Runs an operator on a case's images in every layout and placement, and compares; then as a batch of seven and as lists. */
export function check(
  device: Device,
  test: Case<unknown>,
  operation: Operation,
  tolerance: Tolerance = {},
): void {
  const before = device.memoryInUse();
  const { src, expected } = test;
  const layouts = (operation.layouts ?? ["HW", "HWC", "CHW", "NHWC", "NCHW"]).filter((layout) =>
    (layout.length === 4 || src.shape[0] === 1) && (layout !== "HW" || src.shape[3] === 1)
  );
  assert.ok(layouts.length > 0, "no layout suits the case");
  for (const layout of layouts) {
    for (const placement of PLACEMENTS) {
      const what = `${layout} ${JSON.stringify(placement)}`;
      using from = place(device, src.shape, src.dtype, src.data, { ...placement, layout });
      using result = operation.one(from.view, {});
      compare(result, expected, tolerance, what);
      const toLayout = result.layout as TestLayout;
      assert.equal(toLayout, operation.layout?.(layout) ?? toLayout, what);
      using to = place(device, expected.shape, expected.dtype, null, { ...placement, layout: toLayout });
      assert.equal(operation.one(from.view, { into: to.view }), to.view, what);
      compare(to.view, expected, tolerance, `${what}, into`);
      to.gapsUntouched();
    }
  }
  const batch = layouts.find((layout) => layout.length === 4);
  if (batch) checkBatch(device, test, operation, batch, tolerance);
  if (operation.list) {
    checkList(device, test, operation, ["HWC"], tolerance);
    checkList(device, test, operation, ["HWC", "CHW"], tolerance);
  }
  assert.equal(device.memoryInUse(), before, "memory was left");
}

/** Image `n` of a batch of NHWC images. */
export function imageOf({ dtype, shape, data }: NDArray, n: number): NDArray {
  const size = sizeOf(shape.slice(1));
  return { dtype, shape: [1, ...shape.slice(1)], data: data.slice(n * size, (n + 1) * size) as typeof data };
}

/** `count` images: those of a batch, again and again. */
export function repeated(images: NDArray, count: number): NDArray {
  const parts = Array.from({ length: count }, (_, n) => imageOf(images, n % images.shape[0]!).data);
  const data = images.data.constructor === Uint8Array ? new Uint8Array(0) : images.data;
  const size = parts[0]!.length;
  const all = new (data.constructor as new (length: number) => typeof images.data)(count * size);
  parts.forEach((part, n) => (all as Uint8Array).set(part as Uint8Array, n * size));
  return { dtype: images.dtype, shape: [count, ...images.shape.slice(1)], data: all };
}

function checkBatch(
  device: Device,
  { src, expected }: Case<unknown>,
  operation: Operation,
  layout: TestLayout,
  tolerance: Tolerance,
): void {
  const seven = repeated(src, 7), wanted = repeated(expected, 7);
  using from = place(device, seven.shape, seven.dtype, seven.data, { layout, lead: 1, pad: 2 });
  using result = operation.one(from.view, {});
  compare(result, wanted, tolerance, "a batch of 7");
}

/** A list of images of two sizes: each also with the last row and column of pixels cut off, whose result is the operator's own. */
function checkList(
  device: Device,
  { src, expected }: Case<unknown>,
  operation: Operation,
  layouts: readonly TestLayout[],
  tolerance: Tolerance,
): void {
  using stack = new DisposableStack();
  const places = layouts.flatMap((layout, i) =>
    Array.from({ length: src.shape[0]! }, (_, n) => {
      const image = imageOf(src, n);
      return stack.use(
        place(device, image.shape, image.dtype, image.data, { layout, pad: i * 3 }),
      ).view;
    })
  );
  const smaller = places.map((image) => {
    const cut = (extent: number): [number, number] => [0, Math.max(1, extent - 1)];
    return image.layout === "HWC"
      ? image.slice(cut(image.shape[0]!), cut(image.shape[1]!))
      : image.slice(null, cut(image.shape[1]!), cut(image.shape[2]!));
  });
  const list = places.flatMap((image, i) => [smaller[i]!, image]);
  const results = operation.list!(list, {}).map((result) => stack.use(result));
  assert.equal(results.length, list.length);
  results.forEach((result, i) => {
    if (i % 2 === 0) {
      using alone = operation.one(list[i]!, {});
      assert.ok(result.equals(alone), `image ${i} of a list is not what it is alone`);
    } else {
      const n = (i >> 1) % src.shape[0]!;
      compare(result, imageOf(expected, n), tolerance, `image ${i} of a list`);
    }
  });
  const into = results.map((result) =>
    stack.use(device.zeros(result.shape, result.dtype, { layout: result.layout }))
  );
  assert.deepEqual(operation.list!(list, { into }), into);
  into.forEach((array, i) => assert.ok(array.equals(results[i]!), `image ${i} of a list that was given`));
}

function compare(result: DeviceArray, expected: NDArray, tolerance: Tolerance, what: string): void {
  assert.equal(result.dtype, expected.dtype, what);
  const extents = [..."NHWC"].map((axis, i) => [axis, expected.shape[i]!] as const);
  for (const [axis, extent] of extents) {
    const at = result.layout!.indexOf(axis);
    assert.equal(at < 0 ? 1 : result.shape[at], extent, `${what}: extent of ${axis}`);
  }
  assertElements(inNHWC(result), expected, tolerance, what);
}
