/** Joint axes of any number of operands, in the form that generated kernels receive. */

/** A joint axis: its extent, and its stride in each operand, in elements. */
export interface JointAxis {
  readonly extent: number;
  readonly strides: readonly number[];
}

/** The memory of an operand: the address of its first element, strides in bytes, and the element size. */
export interface Side {
  readonly pointer: bigint;
  readonly strides: readonly number[];
  readonly itemSize: number;
}

/** Joint axes, innermost first, and the address of each operand's first element. */
export interface JointAxes {
  readonly axes: readonly JointAxis[];
  readonly pointers: readonly bigint[];
}

/** The maximum number of elements of a launch: kernels count them in 31 bits. */
export const LARGEST_PART: number = 2 ** 31 - 2 ** 16;

/**
 * Returns the joint axes of operands with strides for `shape`, as few as possible: flipped so that the
 * strides of the first operand are positive, sorted by these strides, and merged where the strides of all
 * operands allow it. Strides must be multiples of the element size.
 */
export function jointAxes(shape: readonly number[], sides: readonly Side[]): JointAxes {
  const pointers = sides.map(({ pointer }) => pointer);
  const sorted = shape.flatMap((extent, axis): JointAxis[] => {
    if (extent === 1) return [];
    const strides = sides.map((side) => side.strides[axis]! / side.itemSize);
    const lead = strides.find((stride) => stride !== 0) ?? 0;
    if (lead >= 0) return [{ extent, strides }];
    strides.forEach((stride, i) => {
      if (stride !== 0) pointers[i]! += BigInt((extent - 1) * stride * sides[i]!.itemSize);
    });
    return [{ extent, strides: strides.map((stride) => stride === 0 ? 0 : -stride) }];
  }).sort(byStrides);
  const axes: JointAxis[] = [];
  for (const axis of sorted) {
    const inner = axes.at(-1);
    const merges = inner !== undefined &&
      axis.strides.every((stride, i) => stride === inner.strides[i]! * inner.extent);
    if (merges) axes[axes.length - 1] = { ...inner, extent: inner.extent * axis.extent };
    else axes.push(axis);
  }
  return { axes, pointers };
}

/** Orders axes by the strides of the first operand in which they differ. */
function byStrides(a: JointAxis, b: JointAxis): number {
  for (let i = 0; i < a.strides.length; i++) {
    const order = Math.abs(a.strides[i]!) - Math.abs(b.strides[i]!);
    if (order !== 0) return order;
  }
  return 0;
}

/** Returns the number of elements. */
export function countOf(axes: readonly JointAxis[]): number {
  return axes.reduce((product, { extent }) => product * extent, 1);
}

/**
 * Splits joint axes into parts that a kernel supports: at most `maxRank` axes, and at most {@link LARGEST_PART}
 * elements.
 *
 * @param sizes Bytes of an element of each operand.
 */
export function* parts(whole: JointAxes, sizes: readonly number[], maxRank: number): Generator<JointAxes> {
  const { axes, pointers } = whole;
  const count = countOf(axes);
  if (count === 0) return;
  if (count <= LARGEST_PART && axes.length <= maxRank) {
    yield whole;
    return;
  }
  // With too many axes, one part per index of the outermost axis; otherwise two halves of the longest axis.
  const cut = axes.length > maxRank
    ? axes.length - 1
    : axes.reduce((longest, { extent }, i) => extent > axes[longest]!.extent ? i : longest, 0);
  const { extent, strides } = axes[cut]!;
  // A multiple of 4096, so that vectors stay aligned.
  const half = extent > 8192 ? Math.floor(extent / 8192) * 4096 : Math.ceil(extent / 2);
  const step = axes.length > maxRank ? 1 : half;
  for (let start = 0; start < extent; start += step) {
    const rest = Math.min(step, extent - start);
    yield* parts(
      {
        axes: axes.flatMap((axis, i) => i !== cut ? [axis] : rest === 1 ? [] : [{ ...axis, extent: rest }]),
        pointers: pointers.map((pointer, i) => pointer + BigInt(start * strides[i]! * sizes[i]!)),
      },
      sizes,
      maxRank,
    );
  }
}

/** Returns true if the offset of every element fits 31 bits, for all operands. */
export function isNarrow(axes: readonly JointAxis[]): boolean {
  const sums = (axes[0]?.strides ?? []).map((_, i) =>
    axes.reduce((sum, { extent, strides }) => sum + (extent - 1) * Math.abs(strides[i]!), 0)
  );
  return sums.every((sum) => sum < 2 ** 31);
}
