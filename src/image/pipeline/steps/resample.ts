/** Fused cubic and area interpolation, with the arithmetic of kernels/ops/resize. */
import type { KernelBuilder } from "../../../kernel/ir/builder.ts";
import type { Value, Variable } from "../../../kernel/ir/ir.ts";
import type { Emitter, StepNumbers } from "../emitter.ts";
import type { Pixels } from "../step.ts";
import { type Axis, bilinear, type Position, sizeOf, tapAt } from "./resize.ts";

/**
 * Cubic interpolation between 4 × 4 pixels. `position` returns the source position of a pixel of the result.
 */
export function resizedCubic(
  e: Emitter,
  input: Pixels,
  position: (i: Value, axis: Axis) => Position,
  numbers: StepNumbers,
): Pixels {
  const { dtype, channels } = input, { b } = e;
  const taps = (i: Value, axis: Axis): { readonly pixels: Value[]; readonly weights: Value[] } => {
    const { index, t } = position(i, axis);
    const last = b.sub(sizeOf(numbers, axis, "from"), 1);
    const pixels = [-1, 0, 1, 2].map((offset) => e.clamp(b.add(index, offset), last));
    return { pixels, weights: cubicWeights(b, t) };
  };
  const sum = dtype === "u8" ? sumOfBytes : sumOfFloats;
  return {
    dtype,
    channels,
    at: (x, y) => {
      const across = taps(x, "X"), down = taps(y, "Y");
      const rows = pixelsOfRows(e, input, across.pixels, down.pixels);
      return Array.from({ length: channels }, (_, c) => {
        const elements = rows.map((pixels) => pixels.map((pixel) => pixel[c]!));
        return e.round(dtype, sum(b, elements, across.weights, down.weights));
      });
    },
  };
}

/** Returns four pixels of each row, loaded together unless an edge repeats some. */
function pixelsOfRows(
  e: Emitter,
  { at, run, channels }: Pixels,
  columns: readonly Value[],
  rows: readonly Value[],
): (readonly Value[])[][] {
  if (run === undefined) return rows.map((row) => columns.map((column) => at(column, row)));
  const { b } = e, [first, , , last] = columns as [Value, Value, Value, Value];
  const values = e.either(
    b.compare("eq", b.sub(last, first), 3),
    () => rows.flatMap((row) => run(first, row).flat()),
    () => rows.flatMap((row) => columns.flatMap((column) => at(column, row))),
  );
  return rows.map((_, j) =>
    columns.map((_, i) => values.slice((4 * j + i) * channels, (4 * j + i + 1) * channels))
  );
}

/** Keys' weights with A = -0.75 of the pixels around a position, as `Weights<4>`, which ptxas contracts once. */
function cubicWeights(b: KernelBuilder, t: Value): Value[] {
  const far = (d: Value): Value => {
    const scaled = b.contractible("mul", d, 0.75);
    const inner = b.contractible("sub", b.constant("f32", 3.75), scaled);
    return b.fma(d, b.fma(d, inner, -6), 3);
  };
  const near = (d: Value): Value => b.fma(d, b.mul(d, b.fma(d, 1.25, -2.25)), 1);
  const one = b.constant("f32", 1);
  const first = far(b.add(t, 1)), second = near(t), third = near(b.sub(one, t));
  return [first, second, third, b.sub(b.sub(b.sub(one, first), second), third)];
}

/** Sums with weights in 2048ths, as `FixedWeights`. */
function sumOfBytes(
  b: KernelBuilder,
  elements: readonly (readonly Value[])[],
  across: readonly Value[],
  down: readonly Value[],
): Value {
  const fixed = (weight: Value): Value => b.convert(b.mul(weight, 2048), "i32", "rn");
  const wx = across.map(fixed), wy = down.map(fixed);
  let sum = b.constant("i32", 1 << 21);
  elements.forEach((row, j) => {
    let line = b.constant("i32", 0);
    row.forEach((element, i) => line = b.add(line, b.mul(b.convert(element, "i32"), wx[i]!)));
    sum = b.add(sum, b.mul(line, wy[j]!));
  });
  return b.convert(b.shift("shr", sum, 22), "f32");
}

function sumOfFloats(
  b: KernelBuilder,
  elements: readonly (readonly Value[])[],
  across: readonly Value[],
  down: readonly Value[],
): Value {
  let sum = b.constant("f32", 0);
  elements.forEach((row, j) => {
    let line = b.constant("f32", 0);
    row.forEach((element, i) => line = b.fma(across[i]!, element, line));
    sum = b.fma(line, down[j]!, sum);
  });
  return sum;
}

// ---- area -------------------------------------------------------------------------------------------------

/** Means over the cells of pixels if both axes shrink, otherwise linear interpolation between cells. */
export function resizedArea(e: Emitter, input: Pixels, numbers: StepNumbers): Pixels {
  const { dtype, channels } = input, { b } = e;
  return {
    dtype,
    channels,
    at: (x, y) =>
      e.either(
        b.compare("ne", numbers.image("shrinks", "i32"), 0),
        () => meanOfCell(e, input, span(e, numbers, x, "X"), span(e, numbers, y, "Y")),
        () => {
          const tap = (i: Value, axis: Axis) =>
            tapAt(e, input, sizeOf(numbers, axis, "from"), cellPosition(b, numbers, i, axis));
          return bilinear(e, input, tap(x, "X"), tap(y, "Y"));
        },
      ),
  };
}

/** Computes `source_position` with CELLS. */
function cellPosition(b: KernelBuilder, numbers: StepNumbers, i: Value, axis: Axis): Position {
  const scale = numbers.image(`scale${axis}`, "f64");
  const index = b.convert(b.mul(b.convert(i, "f64"), scale), "i32", "rm");
  const inverse = b.div(b.constant("f64", -1), scale);
  const t = b.fma(inverse, b.convert(b.add(index, 1), "f64"), b.convert(b.add(i, 1), "f64"));
  const fraction = b.convert(b.sub(t, b.unary("floor", t)), "f32");
  return { index, t: b.select(b.compare("le", t, 0), b.constant("f32", 0), fraction) };
}

/** The source pixels of a pixel of the result along an axis. */
interface Span {
  readonly first: Value;
  readonly count: Value;
  /** Start and end of the cell, relative to `first`. */
  readonly start: Value;
  readonly end: Value;
  readonly factor: Value;
}

/** Computes `span_of` with AREA. */
function span(e: Emitter, numbers: StepNumbers, i: Value, axis: Axis): Span {
  const { b } = e, scale = numbers.image(`scale${axis}`, "f64"), pixels = sizeOf(numbers, axis, "from");
  const size = b.convert(pixels, "f64");
  const start = b.mul(b.convert(i, "f64"), scale), end = b.binary("min", b.add(start, scale), size);
  const first = b.binary("min", b.convert(start, "i32", "rm"), b.sub(pixels, 1));
  const count = b.sub(b.binary("min", b.convert(end, "i32", "rp"), pixels), first);
  const origin = b.convert(first, "f64"), covered = b.binary("min", scale, b.sub(size, start));
  return {
    first,
    count,
    start: b.convert(b.sub(start, origin), "f32"),
    end: b.convert(b.sub(end, origin), "f32"),
    factor: b.convert(b.div(b.constant("f64", 1), covered), "f32"),
  };
}

/** Computes `weight` with AREA, for pixel `i`, an f32: slivers do not count. */
function weight(b: KernelBuilder, { start, end, factor }: Span, i: Value): Value {
  const covered = b.sub(b.binary("min", b.add(i, 1), end), b.binary("max", i, start));
  const counts = b.compare("gt", covered, Math.fround(1e-3));
  return b.select(counts, b.mul(covered, factor), b.constant("f32", 0));
}

function meanOfCell(e: Emitter, input: Pixels, columns: Span, rows: Span): Value[] {
  const { b } = e, { channels, dtype } = input;
  const floats = (): Variable[] => Array.from({ length: channels }, () => b.variable("f32"));
  const clear = (variables: readonly Variable[]): void => variables.forEach((one) => b.set(one, 0));
  const sums = floats(), lines = floats();
  clear(sums);
  each(b, rows, 1, (row, j) => {
    clear(lines);
    const add = (i: Value, pixel: readonly Value[]): void => {
      const share = weight(b, columns, i);
      lines.forEach((line, c) => b.set(line, b.fma(share, pixel[c]!, b.get(line))));
    };
    const { run } = input;
    if (run === undefined) each(b, columns, 1, (column, i) => add(i, input.at(column, row)));
    // Pixels beyond the cell have weight 0.
    else each(b, columns, 4, (column, i) => run(column, row).forEach((pixel, k) => add(b.add(i, k), pixel)));
    const share = weight(b, rows, j);
    sums.forEach((sum, c) => b.set(sum, b.fma(share, b.get(lines[c]!), b.get(sum))));
  });
  return sums.map((sum) => e.round(dtype, b.get(sum)));
}

/**
 * Runs a loop over every `step`th pixel of a span, which has one at least, with their numbers as f32: conversions
 * are slow.
 */
function each(
  b: KernelBuilder,
  { first, count }: Span,
  step: number,
  body: (pixel: Value, i: Value) => void,
): void {
  const pixel = b.variable("i32"), number = b.variable("f32"), end = b.add(first, count);
  b.set(pixel, first);
  b.set(number, 0);
  b.loop(() => body(b.get(pixel), b.get(number)), () => {
    b.set(number, b.add(b.get(number), step));
    const next = b.add(b.get(pixel), step);
    b.set(pixel, next);
    return b.compare("lt", next, end);
  });
}
