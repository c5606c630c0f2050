/** Iterates over two arrays together: their joint axes, in the form that kernels receive. */

/** A joint axis. Strides are in bytes. */
export interface Axis {
  readonly extent: number;
  readonly dst: number;
  readonly src: number;
}

/** Joint axes, innermost first, and the address of the first element on each side. */
export interface Walk {
  readonly axes: readonly Axis[];
  readonly dst: bigint;
  readonly src: bigint;
}

/** The memory of one side: the address of the first element, and strides in bytes. */
export interface Strided {
  readonly pointer: bigint;
  readonly strides: readonly number[];
}

/** The maximum number of elements: kernels count them in 31 bits, including the threads of the last block. */
export const LARGEST_WALK: number = 2 ** 31 - 2 ** 16;

/**
 * Returns the walk over all elements of `shape` with as few axes as possible: sorted by the strides of `dst`,
 * and with axes merged that are contiguous on both sides.
 */
export function walk(shape: readonly number[], dst: Strided, src: Strided): Walk {
  let to = dst.pointer, from = src.pointer;
  const sorted = shape.flatMap((extent, axis): Axis[] => {
    if (extent === 1) return [];
    let dstStep = dst.strides[axis]!, srcStep = src.strides[axis]!;
    if (dstStep < 0 || (dstStep === 0 && srcStep < 0)) {
      // Reverse the axis on both sides to make the stride of dst positive.
      to += BigInt((extent - 1) * dstStep);
      from += BigInt((extent - 1) * srcStep);
      dstStep = -dstStep;
      srcStep = -srcStep;
    }
    return [{ extent, dst: dstStep, src: srcStep }];
  }).sort((a, b) => a.dst - b.dst || Math.abs(a.src) - Math.abs(b.src));
  const axes: Axis[] = [];
  for (const axis of sorted) {
    const inner = axes.at(-1);
    if (inner && axis.dst === inner.dst * inner.extent && axis.src === inner.src * inner.extent) {
      axes[axes.length - 1] = { ...inner, extent: inner.extent * axis.extent };
    } else axes.push(axis);
  }
  return { axes, dst: to, src: from };
}

/** Returns the number of elements of a walk. */
export function elements(axes: readonly Axis[]): number {
  return axes.reduce((product, { extent }) => product * extent, 1);
}

/**
 * Splits a walk into parts that a kernel supports: at most `maxRank` axes and fewer than {@link LARGEST_WALK}
 * elements.
 */
export function* parts(whole: Walk, maxRank: number): Generator<Walk> {
  const { axes } = whole;
  const size = elements(axes);
  if (size === 0) return;
  if (size < LARGEST_WALK && axes.length <= maxRank) {
    yield whole;
    return;
  }
  // Split the outermost axis into single elements if there are too many axes, otherwise the longest axis into
  // aligned halves.
  const cut = axes.length > maxRank
    ? axes.length - 1
    : axes.reduce((longest, { extent }, i) => extent > axes[longest]!.extent ? i : longest, 0);
  const { extent, dst, src } = axes[cut]!;
  const half = extent > 8192 ? Math.floor(extent / 8192) * 4096 : Math.ceil(extent / 2);
  const step = axes.length > maxRank ? 1 : half;
  for (let start = 0; start < extent; start += step) {
    const rest = Math.min(step, extent - start);
    yield* parts({
      axes: axes.flatMap((axis, i) => i !== cut ? [axis] : rest === 1 ? [] : [{ ...axis, extent: rest }]),
      dst: whole.dst + BigInt(start * dst),
      src: whole.src + BigInt(start * src),
    }, maxRank);
  }
}

/** The layout of one of the structs of kernels/array/axes.cuh, such as `ELEMENT_AXES`. */
export interface AxesLayout {
  readonly bytes: number;
  readonly u32: { readonly rank: number; readonly extent: number };
  readonly i64: { readonly dst: number; readonly src: number };
}

/** Returns the number of axes that a struct can hold. */
export function capacityOf({ i64 }: AxesLayout): number {
  return i64.src - i64.dst;
}

/** Scratch memory for each layout. */
const scratch: Map<AxesLayout, { bytes: Uint8Array; words: Int32Array }> = new Map();

/** Returns joint axes in scratch memory that the next call overwrites: the launch copies it. */
export function axesArgument(axes: readonly Axis[], layout: AxesLayout): Uint8Array {
  const { u32, i64 } = layout, { bytes, words } = scratch.get(layout) ?? newAxes(layout);
  words[u32.rank] = axes.length;
  for (let i = 0; i < axes.length; i++) {
    const { extent, dst, src } = axes[i]!, dstWord = 2 * (i64.dst + i), srcWord = 2 * (i64.src + i);
    words[u32.extent + i] = extent;
    words[dstWord] = dst;
    words[dstWord + 1] = Math.floor(dst / 2 ** 32);
    words[srcWord] = src;
    words[srcWord + 1] = Math.floor(src / 2 ** 32);
  }
  return bytes;
}

function newAxes(layout: AxesLayout): { bytes: Uint8Array; words: Int32Array } {
  const words = new Int32Array(new ArrayBuffer(layout.bytes));
  const axes = { bytes: new Uint8Array(words.buffer), words };
  scratch.set(layout, axes);
  return axes;
}
