/** Fused warps by a matrix, with the arithmetic of kernels/ops/warp. */
import { WARP_FRACTION } from "../../../../ptx/layouts.ts";
import { checkOptionNames, invalid, oneOf } from "../../../base/check.ts";
import type { Value } from "../../../kernel/ir/ir.ts";
import { type Border, borderCode } from "../../core/border.ts";
import { perChannel } from "../../core/per_channel.ts";
import { checkSize, type Size } from "../../core/size.ts";
import type { Images } from "../../core/view.ts";
import { type MatrixValues, readMatrices, type WarpOptions } from "../../core/warp_matrix.ts";
import { warpAffine } from "../../ops/warp_affine.ts";
import { warpPerspective } from "../../ops/warp_perspective.ts";
import type { Emitter, StepNumbers } from "../emitter.ts";
import type { Numbers } from "../fields.ts";
import type { Pixels, Step, StepInput } from "../step.ts";
import { borderIndex } from "./place.ts";
import { splitPosition } from "./resize.ts";

/** Options of `warpAffine` and `warpPerspective` in a pipeline. */
export interface WarpStepOptions extends Pick<WarpOptions, "interpolation" | "border" | "value" | "inverse"> {
  /** The result's `[height, width]`, or one number for both. Default: the source's. */
  readonly size?: number | Size | undefined;
}

/** How positions are computed: in fixed point for linear u8, otherwise in f64. */
type Positions = "fixed" | "affine" | "perspective";

/** Fixed-point positions of images of up to 2^19 pixels fit in 64 bits with such factors and offsets. */
const MAX_FIXED_FACTOR = 500, MAX_FIXED_OFFSET = 2 ** 28;

/** Returns the step `warpAffine` or `warpPerspective`. */
export function warpStep(
  name: "warpAffine" | "warpPerspective",
  { dtype, channels }: StepInput,
  values: MatrixValues,
  options: WarpStepOptions = {},
): Step {
  const matrices = readMatrices(values, name === "warpAffine" ? 6 : 9, options?.inverse ?? false);
  const matrix = matrices[0]!;
  if (matrices.length > 1) throw new RangeError(invalid("matrix", "one matrix", values));
  const { interpolation = "linear", border = "constant", value = 0, size } = checkOptionNames(options, {
    interpolation: true,
    border: true,
    value: true,
    size: true,
    inverse: "boolean",
  });
  if (!["nearest", "linear", "cubic"].includes(interpolation)) {
    throw new RangeError(
      invalid("interpolation", oneOf(["nearest", "linear", "cubic"]), interpolation),
    );
  }
  borderCode(border);
  const fill = perChannel("value", value, channels);
  const to = size === undefined ? undefined : checkSize("size", size);
  const result = {
    name,
    dtype,
    channels,
    ...(to === undefined ? {} : { sameSize: true, size: () => to }),
  };
  if (interpolation === "cubic") {
    const warp = name === "warpAffine" ? warpAffine : warpPerspective;
    const run = (src: Images, rest: object): Images => warp(src, values, { ...rest, ...options } as object);
    return {
      ...result,
      kind: "operator",
      key: `${name} cubic`,
      run,
      reason: "cubic runs as an operator of its own",
    };
  }
  const linear = interpolation === "linear", bytes = linear && dtype === "u8";
  const positions = positionsOf(matrix, bytes);
  return {
    ...result,
    kind: linear ? "sample" : "move",
    key: `warp ${interpolation} ${positions} ${border}`,
    numbers: { fill0: fill[0], fill1: fill[1], fill2: fill[2], fill3: fill[3] },
    geometry: ([height, width]) => ({ width, height, ...matrixNumbers(matrix, positions) }),
    emit: (e, input, numbers) => {
      const edges = edgesOf(e, input, numbers, border);
      const at = bytes
        ? (x: Value, y: Value) => sampleBytes(e, edges, fixedPosition(e, numbers, positions, x, y))
        : (x: Value, y: Value) => sampleFloats(e, input, edges, numbers, positions, linear, x, y);
      return { dtype, channels, at };
    },
  };
}

function positionsOf(matrix: readonly number[], bytes: boolean): Positions {
  const affine = matrix[6] === 0 && matrix[7] === 0 && matrix[8] === 1;
  if (!affine) return "perspective";
  const small = matrix.slice(0, 6).every((value, i) =>
    Math.abs(value) < (i % 3 === 2 ? MAX_FIXED_OFFSET : MAX_FIXED_FACTOR)
  );
  return !bytes ? "affine" : small ? "fixed" : "perspective";
}

function matrixNumbers(matrix: readonly number[], positions: Positions): Numbers {
  return Object.fromEntries(matrix.map((value, i) => {
    // Half of 2^-16 rounds positions to nearest.
    const rounding = i % 3 === 2 ? 2 ** (WARP_FRACTION - 17) : 0;
    return [`m${i}`, positions === "fixed" ? Math.round(value * 2 ** WARP_FRACTION) + rounding : value];
  }));
}

// ---- positions --------------------------------------------------------------------------------------------

/** A position: the pixel before it, and the fractions towards the next one in units of 2^-16, as u32. */
interface FixedPosition {
  readonly x: Value;
  readonly y: Value;
  readonly tx: Value;
  readonly ty: Value;
}

/** Computes `source_position` of kernels/core/warp_fixed_point.cuh. */
function fixedPosition(
  e: Emitter,
  numbers: StepNumbers,
  positions: Positions,
  x: Value,
  y: Value,
): FixedPosition {
  const { b } = e;
  if (positions === "fixed") {
    const [column, row] = [b.convert(x, "i64"), b.convert(y, "i64")];
    const m = (i: number): Value => numbers.image(`m${i}`, "i64");
    const along = (i: number): Value => b.add(b.add(b.mul(m(i + 1), row), m(i + 2)), b.mul(m(i), column));
    const [sx, sy] = [along(0), along(3)];
    const index = (s: Value): Value => b.convert(b.shift("shr", s, 32), "i32");
    const fraction = (s: Value): Value => b.shift("shr", b.convert(s, "u32"), 16);
    return { x: index(sx), y: index(sy), tx: fraction(sx), ty: fraction(sy) };
  }
  const near = nearPosition(e, numbers, x, y);
  const wraps = (i: Value): Value =>
    b.compare("ge", b.add(b.bitcast(i, "u32"), 2 ** 19), b.constant("u32", 2 ** 20));
  const [px, py, tx, ty] = e.either(
    b.binary("or", wraps(near.x), wraps(near.y)),
    () => {
      const [sx, sy] = transformed(e, numbers, false, x, y).map((s) => splitPosition(e, limited(e, s)));
      const fraction = (t: Value): Value => b.binary("min", b.convert(b.mul(t, 65536), "u32"), 65535);
      return [sx!.index, sy!.index, fraction(sx!.t), fraction(sy!.t)];
    },
    () => [near.x, near.y, near.tx, near.ty],
  );
  return { x: px!, y: py!, tx: tx!, ty: ty! };
}

/** Computes a position as `PerspectiveRow` does: beyond 2^19 pixels, it wraps. */
function nearPosition(e: Emitter, numbers: StepNumbers, x: Value, y: Value): FixedPosition {
  const { b } = e;
  const m = (i: number): Value => numbers.image(`m${i}`, "f64");
  const column = b.convert(x, "f64"), row = b.convert(y, "f64");
  const along = (i: number): Value => b.fma(m(i), column, b.fma(m(i + 1), row, m(i + 2)));
  const denominator = along(6), guess = b.unary("rcpApprox", denominator);
  const factor = b.fma(guess, b.fma(b.unary("neg", denominator), guess, 1), guess);
  const split = (i: number): [index: Value, fraction: Value] => {
    // Adding 1.5 · 2^20 leaves the index in the upper word and the fraction in the lower one.
    const bits = b.bitcast(b.fma(along(i), factor, 1572864 + 1 / 131072), "i64");
    const index = b.sub(b.convert(b.shift("shr", bits, 32), "i32"), 0x41380000);
    return [index, b.shift("shr", b.convert(bits, "u32"), 16)];
  };
  const [[px, tx], [py, ty]] = [split(0), split(3)];
  return { x: px, y: py, tx, ty };
}

/** Computes `transform` of kernels/core/warp.cuh. */
function transformed(
  e: Emitter,
  numbers: StepNumbers,
  affine: boolean,
  x: Value,
  y: Value,
): [x: Value, y: Value] {
  const { b } = e;
  const m = (i: number): Value => numbers.image(`m${i}`, "f64");
  const column = b.convert(x, "f64"), row = b.convert(y, "f64");
  const along = (i: number): Value => b.add(b.fma(m(i), column, b.mul(m(i + 1), row)), m(i + 2));
  const sx = along(0), sy = along(3);
  if (affine) return [sx, sy];
  const w = along(6);
  const factor = b.select(b.compare("ne", w, 0), b.div(b.constant("f64", 1), w), 0);
  return [b.mul(sx, factor), b.mul(sy, factor)];
}

function limited({ b }: Emitter, position: Value): Value {
  return b.binary("min", b.binary("max", position, -1e9), 1e9);
}

// ---- pixels -----------------------------------------------------------------------------------------------

/** An image and its border. */
interface Edges {
  readonly input: Pixels;
  readonly width: Value;
  readonly height: Value;
  /** Returns a pixel at any position. */
  at(x: Value, y: Value): Value[];
  /** Returns four pixels: (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1). */
  four(x: Value, y: Value): Value[][];
}

function edgesOf(e: Emitter, input: Pixels, numbers: StepNumbers, border: Border): Edges {
  const { b } = e, { channels, dtype } = input;
  const width = numbers.image("width", "i32"), height = numbers.image("height", "i32");
  const fill = (): Value[] =>
    Array.from({ length: channels }, (_, c) => {
      const value = numbers.shared(`fill${c}`);
      return dtype === "u8" ? e.round("u8", value) : value;
    });
  const at = (x: Value, y: Value): Value[] => {
    if (border !== "constant") {
      return input.at(borderIndex(e, x, width, border), borderIndex(e, y, height, border));
    }
    return e.either(b.binary("and", e.inside(x, width), e.inside(y, height)), () => input.at(x, y), fill);
  };
  const four = (x: Value, y: Value): Value[][] => {
    const right = b.add(x, 1), below = b.add(y, 1);
    const within = (i: Value, size: Value): Value =>
      b.compare("lt", b.bitcast(i, "u32"), b.bitcast(b.sub(size, 1), "u32"));
    const values = e.either(
      b.binary("and", within(x, width), within(y, height)),
      () =>
        (input.quad?.(x, right, y, below) ??
          [input.at(x, y), input.at(right, y), input.at(x, below), input.at(right, below)]).flat(),
      () => [at(x, y), at(right, y), at(x, below), at(right, below)].flat(),
    );
    return [0, 1, 2, 3].map((i) => values.slice(i * channels, (i + 1) * channels));
  };
  return { input, width, height, at, four };
}

/** Linear interpolation of u8 by weights with a sum of 65535. Sums are below 2^24, which f32 holds exactly. */
function sampleBytes(e: Emitter, edges: Edges, { x, y, tx, ty }: FixedPosition): Value[] {
  const { b } = e;
  const both = b.shift("shr", b.add(b.mul(tx, ty), 65535), 16);
  const weight = (value: Value): Value => b.convert(value, "f32");
  // The weights of the pixels below are ty - both and both; those above add up to 65535 with them.
  const belowLeft = weight(b.sub(ty, both)), belowRight = weight(both);
  const aboveRight = weight(b.sub(tx, both));
  const aboveLeft = weight(b.sub(b.sub(b.constant("u32", 65535), ty), b.sub(tx, both)));
  const [p, q, r, s] = edges.four(x, y);
  return p!.map((value, c) => {
    const above = b.fma(q![c]!, aboveRight, b.fma(value, aboveLeft, b.constant("f32", 32768)));
    const sum = b.fma(s![c]!, belowRight, b.fma(r![c]!, belowLeft, above));
    return b.unary("floor", b.mul(sum, 2 ** -16));
  });
}

/** Samples as `warp` of kernels/ops/warp/generic.cu does. */
function sampleFloats(
  e: Emitter,
  { dtype }: Pixels,
  edges: Edges,
  numbers: StepNumbers,
  positions: Positions,
  linear: boolean,
  x: Value,
  y: Value,
): Value[] {
  const { b } = e;
  const [px, py] = transformed(e, numbers, positions === "affine", x, y).map((s) =>
    splitPosition(e, limited(e, linear ? s : b.add(s, 0.5)))
  );
  if (!linear) return edges.at(px!.index, py!.index).map((value) => e.round(dtype, value));
  const left = b.sub(b.constant("f32", 1), px!.t), above = b.sub(b.constant("f32", 1), py!.t);
  const [p, q, r, s] = edges.four(px!.index, py!.index);
  return p!.map((value, c) => {
    const upper = b.fma(px!.t, q![c]!, b.mul(left, value)), lower = b.fma(px!.t, s![c]!, b.mul(left, r![c]!));
    return e.round(dtype, b.fma(py!.t, lower, b.mul(above, upper)));
  });
}
