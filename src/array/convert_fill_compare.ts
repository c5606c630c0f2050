/** Operations that depend on the element type: conversion, comparison, fill. */
import {
  ARRAY_BLOCK as BLOCK,
  ARRAY_ELEMENT_TYPE as TYPE,
  ARRAY_ITEMS as ITEMS,
  CONVERT_ITEMS,
  ELEMENT_AXES,
} from "../../ptx/layouts.ts";
import type { Context } from "../core/context.ts";
import { type StreamLike, streamOf } from "../core/stream_state.ts";
import { type DType, DTYPES } from "../base/dtype.ts";
import { axesArgument, capacityOf, elements, parts, type Strided, type Walk, walk } from "./joint_axes.ts";
import { arrayKernel } from "./kernels.ts";

function grid(count: number): number {
  return Math.ceil(count / (BLOCK * ITEMS));
}

/** Converts every element of `src` to `dst`. The arrays must not overlap. */
export function castStrided(
  context: Context,
  stream: StreamLike | undefined,
  shape: readonly number[],
  dst: Strided & { readonly dtype: DType },
  src: Strided & { readonly dtype: DType },
): void {
  for (const part of parts(walk(shape, dst, src), capacityOf(ELEMENT_AXES))) {
    if (convertContiguous(context, stream, part, dst.dtype, src.dtype)) continue;
    const count = elements(part.axes);
    arrayKernel(context, "convertFillCompare", "cast").launch(
      { grid: grid(count), block: BLOCK, stream },
      part.dst,
      part.src,
      count,
      TYPE[dst.dtype],
      TYPE[src.dtype],
      axesArgument(part.axes, ELEMENT_AXES),
    );
  }
}

/** The types of kernels/array/convert_vec4.cu. */
const CONVERTIBLE: ReadonlySet<DType> = new Set<DType>(["u8", "f16", "bf16", "f32"]);

/** Converts contiguous elements with a vectorized kernel, if there is one for both types. */
function convertContiguous(
  context: Context,
  stream: StreamLike | undefined,
  { axes, dst, src }: Walk,
  to: DType,
  from: DType,
): boolean {
  const [axis, ...more] = axes;
  const toBytes = DTYPES[to].itemSize, fromBytes = DTYPES[from].itemSize;
  if (
    axis === undefined || more.length > 0 || axis.dst !== toBytes || axis.src !== fromBytes ||
    !CONVERTIBLE.has(to) || !CONVERTIBLE.has(from) ||
    dst % BigInt(CONVERT_ITEMS * toBytes) !== 0n || src % BigInt(CONVERT_ITEMS * fromBytes) !== 0n
  ) return false;
  const threads = Math.floor(axis.extent / CONVERT_ITEMS) + axis.extent % CONVERT_ITEMS;
  arrayKernel(context, "convertVec4", `${from}_to_${to}`).launch(
    { grid: Math.ceil(threads / BLOCK), block: BLOCK, stream },
    dst,
    src,
    axis.extent,
  );
  return true;
}

/** Sets the 32-bit word at `different` to 1 if any elements of `a` and `b` differ. */
export function compareStrided(
  context: Context,
  stream: StreamLike | undefined,
  shape: readonly number[],
  dtype: DType,
  a: Strided,
  b: Strided,
  different: bigint,
  equalNaN: boolean,
): void {
  for (const part of parts(walk(shape, a, b), capacityOf(ELEMENT_AXES))) {
    const count = elements(part.axes);
    arrayKernel(context, "convertFillCompare", "compare").launch(
      { grid: grid(count), block: BLOCK, stream },
      part.dst,
      part.src,
      different,
      count,
      TYPE[dtype],
      equalNaN ? 1 : 0,
      axesArgument(part.axes, ELEMENT_AXES),
    );
  }
}

/** Sets every element of `dst` to the bytes of `element`. */
export function fillStrided(
  context: Context,
  stream: StreamLike | undefined,
  shape: readonly number[],
  dst: Strided,
  element: Uint8Array,
): void {
  // Write the elements of a broadcast axis only once.
  const once = shape.map((extent, axis) => dst.strides[axis] === 0 ? Math.min(extent, 1) : extent);
  for (const { axes, dst: pointer } of parts(walk(once, dst, dst), capacityOf(ELEMENT_AXES))) {
    if (axes.length === 0 || (axes.length === 1 && axes[0]!.dst === element.length)) {
      if (fillBytes(context, stream, pointer, elements(axes), element)) continue;
    }
    const count = elements(axes);
    const words = new BigUint64Array(2);
    new Uint8Array(words.buffer).set(element);
    arrayKernel(context, "convertFillCompare", "fill").launch(
      { grid: grid(count), block: BLOCK, stream },
      pointer,
      count,
      element.length,
      words[0]!,
      words[1]!,
      axesArgument(axes, ELEMENT_AXES),
    );
  }
}

/** Fills contiguous memory with the driver's memset, if the element is a repeated word of at most 4 bytes. */
function fillBytes(
  context: Context,
  stream: StreamLike | undefined,
  pointer: bigint,
  count: number,
  element: Uint8Array,
): boolean {
  const bytes = element.length > 4 ? 4 : element.length as 1 | 2 | 4;
  if (element.some((byte, i) => byte !== element[i % bytes])) return false;
  let word = 0;
  for (let i = bytes - 1; i >= 0; i--) word = word * 256 + element[i]!;
  context.use().copies.memset(
    pointer,
    word,
    bytes,
    count * (element.length / bytes),
    streamOf(context, stream).handle,
  );
  return true;
}
