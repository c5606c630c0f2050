/** `array.matmul()`: by the device's library of matrix products if it has one, otherwise by a generated kernel. */
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { newArray } from "../../array/operations.ts";
import type { MatmulOptions } from "../../array/reduction_options.ts";
import { checkOptionNames, mismatch, type OptionNames, show } from "../../base/check.ts";
import { promote, type RealDType } from "../../base/promotion.ts";
import { sizeOf } from "../../base/strides.ts";
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import type { MatmulApi, MatmulDType, MatmulOperand } from "../../driver/matmul.ts";
import { contextOf, type RealArray, realArray } from "../operands.ts";
import { compute } from "../compute.ts";
import { mergeAxes } from "../rows.ts";
import { multiplyTiled, planProduct, type Product } from "./product.ts";

const OPTIONS: OptionNames<MatmulOptions> = { into: true, stream: true, tf32: "boolean" };

/** Returns the matrix product of two arrays. */
export function matmul(a: ArrayData, b: ArrayData, options: MatmulOptions): DeviceArray<RealDType> {
  const { stream, tf32 = false } = checkOptionNames(options, OPTIONS, "matmul: options");
  const [left, right] = [matrices("array", a, 0), matrices("other", b, -1)];
  const context = contextOf("matmul", [left, right]);
  const product = planProduct(left, right);
  if (product === undefined) {
    throw shapeError(a, b, left, right);
  }
  const { batch, rows, columns } = product;
  const shape = [
    ...batch.map(({ extent }) => extent),
    ...(a.ndim === 1 ? [] : [rows]),
    ...(b.ndim === 1 ? [] : [columns]),
  ];
  const dtype = promote(left.dtype, right.dtype);
  return compute("matmul", context, [left, right], shape, dtype, options, (target) => {
    if (!multiplyByLibrary(target, left, right, product, tf32, stream)) {
      multiplyTiled(target, left, right, product, stream);
    }
  });
}

/** The error for shapes that do not fit, with the extents that differ. */
function shapeError(a: ArrayData, b: ArrayData, left: ArrayData, right: ArrayData): RangeError {
  const [rows, terms] = left.shape.slice(-2), [depth, columns] = right.shape.slice(-2);
  const got = `${show(a.shape)} and ${show(b.shape)}`;
  if (terms === depth) {
    const expected = "shapes [..., m, k] and [..., k, n] whose leading axes are equal or 1";
    return new RangeError(mismatch("matmul", expected, got));
  }
  const fits = [
    ...rows === depth && a.ndim === 2 ? ["x.transpose().matmul(y)"] : [],
    ...terms === columns && b.ndim === 2 ? ["x.matmul(y.transpose())"] : [],
  ];
  const advice = fits.length === 0 ? "" : `; ${fits.join(" or ")} fits`;
  const differ = `${terms} columns on the left and ${depth} rows on the right`;
  return new RangeError(mismatch("matmul", "shapes [m, k] and [k, n]", `${got}, ${differ}${advice}`));
}

/**
 * Returns an array of at least two dimensions; a vector becomes a row on the left and a column on the right.
 */
function matrices(name: string, operand: ArrayData, axis: number): RealArray {
  const array = realArray(`matmul: ${name}`, operand);
  if (array.ndim === 0) {
    throw new RangeError(
      mismatch(`matmul: ${name}`, "at least one dimension", "a single element; use multiply()"),
    );
  }
  return array.ndim === 1 ? (array as DeviceArray<RealDType>).unsqueeze(axis) : array;
}

const LIBRARY_DTYPES: ReadonlySet<string> = new Set<MatmulDType>(["f16", "bf16", "f32", "f64"]);
let noticeShown = false;

/** Multiplies with a library. Returns false if none was found or it cannot multiply these operands. */
function multiplyByLibrary(
  target: ArrayData,
  left: ArrayData,
  right: ArrayData,
  product: Product,
  tf32: boolean,
  stream: StreamLike | undefined,
): boolean {
  if (!LIBRARY_DTYPES.has(target.dtype) || target.size === 0 || product.terms === 0) return false;
  const { context } = allocationOf(target);
  const driver = context.use();
  const library = driver.matmul();
  if (library === undefined) {
    if (driver.name === "cuda" && !noticeShown) {
      noticeShown = true;
      console.error(
        "cuffi: cuBLASLt is not installed, so matmul() uses a slower kernel. `cuffi doctor` says how to get it.",
      );
    }
    return false;
  }
  const copies: DeviceArray[] = [];
  try {
    return enqueue(library, target, left, right, product, tf32, stream, copies);
  } finally {
    for (const copy of copies) copy.dispose();
  }
}

function enqueue(
  library: MatmulApi,
  target: ArrayData,
  left: ArrayData,
  right: ArrayData,
  product: Product,
  tf32: boolean,
  stream: StreamLike | undefined,
  copies: DeviceArray[],
): boolean {
  const { context } = allocationOf(target);
  const state = streamOf(context, stream);
  const { rows, columns, terms, batch } = product;
  const extents = batch.map(({ extent }) => extent);
  const dense = (array: ArrayData, matrix: readonly number[]): ArrayData => {
    const copy = emptyArray(context, [...extents, ...matrix], target.dtype, state);
    copies.push(copy);
    return copy.copyFrom(array, { stream });
  };
  // The matrices must be a constant stride apart.
  const isRegular = mergeAxes(batch).length <= 1;
  const layout = (array: ArrayData, height: number, width: number) =>
    isRegular && array.dtype === target.dtype ? matrixLayout(array, height, width) : undefined;
  const a = layout(left, rows, terms) === undefined ? dense(left, [rows, terms]) : left;
  const b = layout(right, terms, columns) === undefined ? dense(right, [terms, columns]) : right;
  const { batch: axes } = planProduct(a, b)!;
  const [joint] = mergeAxes(axes);
  const operand = (array: ArrayData, height: number, width: number, which: 0 | 1): MatmulOperand => ({
    ...matrixLayout(array, height, width)!,
    batchStride: (joint?.strides[which] ?? 0) / array.itemSize,
    alignment: alignmentOf(array),
  });
  const plan = library.plan({
    dtype: target.dtype as MatmulDType,
    rows,
    columns,
    terms,
    batch: sizeOf(extents),
    a: operand(a, rows, terms, 0),
    b: operand(b, terms, columns, 1),
    alignment: alignmentOf(target),
    tf32,
  });
  if (plan === undefined) return false;
  using workspace = newArray(context, [plan.workspaceBytes], "u8", state);
  for (const array of [a, b, target, workspace]) allocationOf(array).touch(state);
  context.use().enqueueForeign(
    "matmul",
    state.handle,
    () => library.multiply(plan, a.pointer, b.pointer, target.pointer, workspace.pointer, state.handle),
  );
  return true;
}

/** Returns the memory layout of the last two axes; undefined if neither is contiguous. */
function matrixLayout(
  { strides, itemSize }: Pick<ArrayData, "strides" | "itemSize">,
  height: number,
  width: number,
): Pick<MatmulOperand, "transposed" | "pitch"> | undefined {
  const [down, across] = strides.slice(-2).map((stride) => stride / itemSize) as [number, number];
  const pitch = (inner: number, innerStep: number, outer: number, outerStep: number): number | undefined => {
    if (inner > 1 && innerStep !== 1) return undefined;
    if (outer === 1) return inner;
    return Number.isInteger(outerStep) && outerStep >= inner ? outerStep : undefined;
  };
  const straight = pitch(width, across, height, down);
  if (straight !== undefined) return { transposed: false, pitch: straight };
  const transposed = pitch(height, down, width, across);
  return transposed === undefined ? undefined : { transposed: true, pitch: transposed };
}

function alignmentOf({ pointer }: ArrayData): number {
  const low = Number(pointer & 0xffn);
  return low === 0 ? 256 : low & -low;
}
