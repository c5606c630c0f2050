/**
 * Reference cases of image operators (test/data/make_image_*.py), and the comparison of an operator with them
 * in every kind of memory that it accepts: contiguous and padded rows, unaligned addresses, bottom-up images,
 * planes, batches and lists.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Device, DeviceArray, NDArray } from "../../mod.ts";
import { hostView } from "../../src/base/dtype.ts";
import { decodeBase64 } from "./array_cases.ts";
import { assertElements, type Tolerance } from "./compare.ts";
import { imageOf, inNHWC, placeImages, type Placement, repeated, type TestLayout } from "./image_memory.ts";

/** A reference case with the options `O`. Arrays are images in NHWC. */
export type Case<O> = O & { readonly name: string; readonly src: NDArray; readonly expected: NDArray };

/** Reads the cases of test/data/image/`name`.jsonl; of a file with several operators, those of one. */
export async function readCases<O>(name: string, operator?: string): Promise<Case<O>[]> {
  const text = await readFile(`${import.meta.dirname}/../data/image/${name}.jsonl`, "utf8");
  const cases: (Case<O> & { readonly operator?: string; readonly op?: string })[] = text.trimEnd().split("\n")
    .map((line) =>
      JSON.parse(line, (_, value) => {
        if (typeof value?.data !== "string" || !Array.isArray(value.shape)) return value;
        return { ...value, data: hostView(value.dtype, decodeBase64(value.data).buffer) };
      })
    );
  if (operator === undefined) return cases;
  const selected = cases.filter((reference) => (reference.operator ?? reference.op) === operator);
  assert.ok(selected.length > 0, `${name}.jsonl has no cases of ${operator}`);
  return selected;
}

/** The options that checkOperator() passes to an operator. */
export interface GivenOptions<I> {
  into?: I;
}

/** An operator with its own options bound. */
export interface Operation {
  /** Runs on an array. */
  one(src: DeviceArray, options: GivenOptions<DeviceArray>): DeviceArray;
  /** Runs on a list; absent if the operator accepts none. */
  list?(src: readonly DeviceArray[], options: GivenOptions<readonly DeviceArray[]>): DeviceArray[];
  /** The accepted layouts. Default: all. */
  readonly layouts?: readonly TestLayout[];
  /** The layout of the result, if it differs from the source's. */
  layout?(from: TestLayout): TestLayout;
}

/** An array or a list, as operators accept them. */
export type AnyImages = DeviceArray | readonly DeviceArray[];

/** Makes an operation of a function that accepts arrays and lists. */
export function operation(run: (src: AnyImages, options: object) => AnyImages): Operation {
  return {
    one: (src, options) => run(src, options) as DeviceArray,
    list: (src, options) => [...run(src, options) as DeviceArray[]],
  };
}

/** The options that a case defines; the operator's defaults apply to the others. */
export function definedOptions<T, K extends keyof T>(options: T, ...names: K[]): Partial<Pick<T, K>> {
  const defined: Partial<Pick<T, K>> = {};
  for (const name of names) if (options[name] !== undefined) defined[name] = options[name];
  return defined;
}

const PLACEMENTS: readonly Omit<Placement, "layout">[] = [
  {},
  { lead: 1, pad: 1 },
  { lead: 3, pad: 5 },
  { pad: 16, bottomUp: true },
];

/** Compares an operator with a case in every layout and placement, then as a batch of seven and as lists. */
export function checkOperator(
  device: Device,
  reference: Case<unknown>,
  operation: Operation,
  tolerance: Tolerance = {},
): void {
  const before = device.memoryInUse();
  const { src, expected } = reference;
  const layouts = (operation.layouts ?? ["HW", "HWC", "CHW", "NHWC", "NCHW"]).filter((layout) =>
    (layout.length === 4 || src.shape[0] === 1) && (layout !== "HW" || src.shape[3] === 1)
  );
  assert.ok(layouts.length > 0, "no layout suits the case");
  for (const layout of layouts) {
    for (const placement of PLACEMENTS) {
      const message = `${layout} ${JSON.stringify(placement)}`;
      using from = placeImages(device, src.shape, src.dtype, src.data, { ...placement, layout });
      using result = operation.one(from.view, {});
      assertImages(result, expected, tolerance, message);
      const toLayout = result.layout as TestLayout;
      assert.equal(toLayout, operation.layout?.(layout) ?? toLayout, message);
      using to = placeImages(device, expected.shape, expected.dtype, null, {
        ...placement,
        layout: toLayout,
      });
      assert.equal(operation.one(from.view, { into: to.view }), to.view, message);
      assertImages(to.view, expected, tolerance, `${message}, into`);
      to.assertGapsUntouched();
    }
  }
  const batch = layouts.find((layout) => layout.length === 4);
  if (batch) checkBatch(device, reference, operation, batch, tolerance);
  if (operation.list) {
    checkList(device, reference, operation, ["HWC"], tolerance);
    checkList(device, reference, operation, ["HWC", "CHW"], tolerance);
  }
  assert.equal(device.memoryInUse(), before, "the operator leaked memory");
}

function checkBatch(
  device: Device,
  { src, expected }: Case<unknown>,
  operation: Operation,
  layout: TestLayout,
  tolerance: Tolerance,
): void {
  const seven = repeated(src, 7);
  using from = placeImages(device, seven.shape, seven.dtype, seven.data, { layout, lead: 1, pad: 2 });
  using result = operation.one(from.view, {});
  assertImages(result, repeated(expected, 7), tolerance, "a batch of 7");
}

/**
 * Checks a list of images of two sizes: each image, and the image without its last row and column, whose
 * result must equal that of the cropped image alone.
 */
function checkList(
  device: Device,
  { src, expected }: Case<unknown>,
  operation: Operation,
  layouts: readonly TestLayout[],
  tolerance: Tolerance,
): void {
  using stack = new DisposableStack();
  const images = layouts.flatMap((layout, i) =>
    Array.from({ length: src.shape[0]! }, (_, n) => {
      const { shape, dtype, data } = imageOf(src, n);
      return stack.use(placeImages(device, shape, dtype, data, { layout, pad: i * 3 })).view;
    })
  );
  const cropped = images.map((image) => {
    const crop = (extent: number): [number, number] => [0, Math.max(1, extent - 1)];
    return image.layout === "HWC"
      ? image.slice(crop(image.shape[0]!), crop(image.shape[1]!))
      : image.slice(null, crop(image.shape[1]!), crop(image.shape[2]!));
  });
  const list = images.flatMap((image, i) => [cropped[i]!, image]);
  const results = operation.list!(list, {}).map((result) => stack.use(result));
  assert.equal(results.length, list.length);
  results.forEach((result, i) => {
    if (i % 2 === 0) {
      using alone = operation.one(list[i]!, {});
      assert.ok(result.equals(alone), `image ${i} of a list differs from the image alone`);
    } else {
      const n = (i >> 1) % src.shape[0]!;
      assertImages(result, imageOf(expected, n), tolerance, `image ${i} of a list`);
    }
  });
  const into = results.map((result) =>
    stack.use(device.zeros(result.shape, result.dtype, { layout: result.layout! }))
  );
  assert.deepEqual(operation.list!(list, { into }), into);
  into.forEach((array, i) => assert.ok(array.equals(results[i]!), `image ${i} of a list, into`));
}

function assertImages(result: DeviceArray, expected: NDArray, tolerance: Tolerance, message: string): void {
  assert.equal(result.dtype, expected.dtype, message);
  [..."NHWC"].forEach((axis, i) => {
    const at = result.layout!.indexOf(axis);
    assert.equal(at < 0 ? 1 : result.shape[at], expected.shape[i]!, `${message}: extent of ${axis}`);
  });
  assertElements(inNHWC(result), expected, tolerance, message);
}
