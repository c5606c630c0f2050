/** Two arrays walked together, element by element: their axes in the form in which kernels take them. */

/** One axis of the walk. Strides are bytes. */
export interface Axis {
  readonly extent: number;
  readonly dst: number;
  readonly src: number;
}

/** Axes, innermost first, and where the first element lies on each side. */
export interface Walk {
  readonly axes: readonly Axis[];
  readonly dst: bigint;
  readonly src: bigint;
}

/** Memory that is walked: the address of the first element, and strides in bytes. */
export interface Strided {
  readonly pointer: bigint;
  readonly strides: readonly number[];
}

/** Kernels number elements with 31 bits, less the threads of a last block. */
export const LARGEST_WALK: number = 2 ** 31 - 2 ** 16;

/**
 * The walk over all elements of `shape` with as few axes as possible: in the order of `dst`'s memory, whatever the order of
 * the axes, and with axes that follow one another on both sides taken as one.
 */
export function walk(shape: readonly number[], dst: Strided, src: Strided): Walk {
  let to = dst.pointer, from = src.pointer;
  const sorted = shape.flatMap((extent, axis): Axis[] => {
    if (extent === 1) return [];
    let dstStep = dst.strides[axis]!, srcStep = src.strides[axis]!;
    if (dstStep < 0 || (dstStep === 0 && srcStep < 0)) {
      // Backwards on both sides is the same as forwards.
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

/** Number of elements of a walk. */
export function elements(axes: readonly Axis[]): number {
  return axes.reduce((product, { extent }) => product * extent, 1);
}

/** The walk in parts that a kernel can take: at most `maxRank` axes and fewer elements than 31 bits can count. */
export function* parts(whole: Walk, maxRank: number): Generator<Walk> {
  const { axes } = whole;
  const size = elements(axes);
  if (size === 0) return;
  if (size < LARGEST_WALK && axes.length <= maxRank) {
    yield whole;
    return;
  }
  // The outermost axis one by one if there are too many, else the longest axis in halves that keep the alignment.
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

/** `struct Axes<capacity>`s as bytes and as their numbers, by capacity. */
const kept: { bytes: Uint8Array; words: Int32Array }[] = [];

/** `struct Axes<capacity>` of kernels/array/axes.cuh, in memory that the next call writes to: the launch copies it. */
export function axesArgument(axes: readonly Axis[], capacity: number): Uint8Array {
  const dstWord = 2 * Math.ceil((1 + capacity) / 2), srcWord = dstWord + 2 * capacity;
  const { bytes, words } = kept[capacity] ??= newAxes(srcWord + 2 * capacity);
  words[0] = axes.length;
  for (let i = 0; i < axes.length; i++) {
    const { extent, dst, src } = axes[i]!;
    words[1 + i] = extent;
    words[dstWord + 2 * i] = dst;
    words[dstWord + 2 * i + 1] = Math.floor(dst / 2 ** 32);
    words[srcWord + 2 * i] = src;
    words[srcWord + 2 * i + 1] = Math.floor(src / 2 ** 32);
  }
  return bytes;
}

function newAxes(length: number) {
  const words = new Int32Array(new ArrayBuffer(4 * length));
  return { bytes: new Uint8Array(words.buffer), words };
}
