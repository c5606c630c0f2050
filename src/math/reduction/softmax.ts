/**
 * Softmax along an axis. Rows of up to 32 elements per lane stay in registers and are read once. Longer rows
 * are read twice: once for maximum and sum together, and once to compute the results.
 */
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import { KernelBuilder, type Pointer } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../../kernel/ir/ir.ts";
import { type Scalar, SCALARS } from "../../kernel/ir/types.ts";
import { exp, log } from "../../kernel/math/exponential.ts";
import { generatedKernel } from "../generated.ts";
import { elementOf, rowAddresses, rowArguments, rowsOf } from "../rows.ts";
import { extremum } from "./definitions.ts";
import { joinAll } from "./groups.ts";
import { forRange } from "../loops.ts";
import { BLOCK } from "./kernel.ts";

/** Everything that the text of a softmax kernel depends on. */
interface Structure {
  readonly source: Scalar;
  readonly target: Scalar;
  readonly rank: number;
  readonly unit: boolean;
  /** Elements that are loaded and stored at once. */
  readonly width: number;
  readonly group: number;
  /** Loads per lane that cover a row; 0 for rows that do not fit in registers. */
  readonly rounds: number;
  readonly log: boolean;
}

/** Elements that a lane keeps in registers. */
const MAX_ELEMENTS = 32;

/** Writes the softmax, or its logarithm, of `source` along an axis to `target`, of the same shape. */
export function softmaxInto(
  target: ArrayData,
  source: ArrayData,
  axis: number,
  logarithm: boolean,
  stream: StreamLike | undefined,
): void {
  if (target.size === 0) return;
  const { context } = allocationOf(target);
  const state = streamOf(context, stream);
  allocationOf(source).touch(state);
  allocationOf(target).touch(state);
  const rows = rowsOf([source, target], axis);
  const { length, count, steps, axes } = rows;
  const unit = steps[0] === source.itemSize && steps[1] === target.itemSize;
  const width = unit && isVectorizable(source, target, axes, length) ? 4 : 1;
  const lanes = Math.ceil(length / width);
  // Neighboring lanes read neighboring rows if these are closer to each other than elements of a row.
  const across = axes[0];
  const columnwise = !unit && across !== undefined && across.strides[0] === source.itemSize && count >= 4096;
  const group = columnwise ? 1 : lanes > 128 ? BLOCK : Math.min(32, 2 ** Math.ceil(Math.log2(lanes)));
  const needed = Math.ceil(length / (group * width));
  const rounds = needed * width <= MAX_ELEMENTS ? needed : 0;
  const structure: Structure = {
    source: source.dtype as Scalar,
    target: target.dtype as Scalar,
    rank: axes.length,
    unit,
    width,
    group,
    rounds,
    log: logarithm,
  };
  generatedKernel(context, `softmax ${Object.values(structure).join(" ")}`, () => softmaxKernel(structure))
    .launch(
      { grid: Math.ceil(count / (BLOCK / group)), block: BLOCK, stream },
      source.pointer,
      target.pointer,
      count,
      length,
      ...rowArguments(rows),
    );
}

function isVectorizable(
  source: ArrayData,
  target: ArrayData,
  axes: readonly { readonly strides: readonly number[] }[],
  length: number,
): boolean {
  return length % 4 === 0 &&
    [source, target].every(({ pointer, itemSize, dtype }, i) =>
      dtype !== "f64" && pointer % BigInt(4 * itemSize) === 0n &&
      axes.every(({ strides }) => strides[i]! % (4 * itemSize) === 0)
    );
}

function softmaxKernel(structure: Structure): KernelIR {
  const { rank, unit, width, group, rounds } = structure;
  const b = new KernelBuilder("softmax");
  const src = b.pointerParameter("src", structure.source, { readOnly: true });
  const dst = b.pointerParameter("dst", structure.target);
  const count = b.scalarParameter("count", "i32"), length = b.scalarParameter("length", "i32");
  const thread = b.special("threadIdx.x");
  const lane = b.binary("and", thread, group - 1);
  const row = b.add(b.mul(b.special("blockIdx.x"), BLOCK / group), b.shift("shr", thread, Math.log2(group)));
  const active = b.compare("lt", row, count);
  const rows = rowAddresses(b, rank, [src, dst], () => b.select(active, row, 0));
  const limit = b.select(active, length, 0);
  const at = (operand: 0 | 1, index: Value): [Pointer, Value | number] => {
    const pointer = { ...operand === 0 ? src : dst, width };
    const stride = pointer.stride * width;
    const [element, place] = elementOf(
      b,
      pointer,
      rows.bases[operand]!,
      unit ? undefined : rows.steps[operand],
      index,
    );
    return [{ ...element, stride: unit && width > 1 ? stride : element.stride }, place];
  };
  const access: Access = {
    // In vectors of `width` elements, of which a row has a whole number.
    limit: width === 1 ? limit : b.shift("shr", limit, 2),
    lane,
    load: (index) => b.loadVector(...at(0, index)),
    store: (index, values) => b.store(...at(1, index), ...values),
  };
  if (rounds > 0) inRegisters(b, structure, access);
  else inTwoPasses(b, structure, access);
  return b.finish({ maxThreads: BLOCK });
}

/** Memory of a row. */
interface Access {
  readonly limit: Value;
  readonly lane: Value;
  load(index: Value): Value[];
  store(index: Value, values: readonly Value[]): void;
}

function register({ source }: Structure): "f32" | "f64" {
  return SCALARS[source].register as "f32" | "f64";
}

/** Returns the function from an element to its result. */
function resultOf(b: KernelBuilder, { log: logarithm }: Structure, maximum: Value, total: Value) {
  if (logarithm) {
    const logTotal = log(b, total);
    return (x: Value) => b.sub(b.sub(x, maximum), logTotal);
  }
  const scale = b.div(b.constant(total.type, 1), total);
  return (x: Value) => b.mul(exp(b, b.sub(x, maximum)), scale);
}

function inRegisters(b: KernelBuilder, structure: Structure, { limit, lane, load, store }: Access): void {
  const { width, group, rounds, log: logarithm } = structure;
  const type = register(structure), larger = extremum("max", type);
  const places = Array.from({ length: rounds }, (_, round) => b.add(lane, round * group));
  const inside = places.map((place) => b.compare("lt", place, limit));
  const variables = places.map(() => Array.from({ length: width }, () => b.variable(type, "x")));
  places.forEach((place, round) => {
    for (const variable of variables[round]!) b.set(variable, -Infinity);
    b.if(inside[round]!, () => load(place).forEach((x, i) => b.set(variables[round]![i]!, x)));
  });
  const values = variables.map((row) => row.map((variable) => b.get(variable)));
  const own = values.flat().reduce((left, right) => larger.combine(b, [left], [right])[0]!);
  const [maximum] = joinAll(b, [own], group, (left, right) => larger.combine(b, left, right));
  const powers = values.map((row) => row.map((x) => exp(b, b.sub(x, maximum!))));
  // Lanes beyond the end hold e^(-infinity), which is 0, unless all elements are -infinity.
  const sum = powers.map((row, round) => {
    const of = row.reduce((left, right) => b.add(left, right));
    return b.select(inside[round]!, of, 0);
  }).reduce((left, right) => b.add(left, right));
  const [total] = joinAll(b, [sum], group, ([left], [right]) => [b.add(left!, right!)]);
  const logTotal = logarithm ? log(b, total!) : undefined;
  const scale = b.div(b.constant(type, 1), total!);
  places.forEach((place, round) =>
    b.if(inside[round]!, () =>
      store(
        place,
        logTotal === undefined
          ? powers[round]!.map((power) => b.mul(power, scale))
          : values[round]!.map((x) => b.sub(b.sub(x, maximum!), logTotal)),
      ))
  );
}

function inTwoPasses(b: KernelBuilder, structure: Structure, { limit, lane, load, store }: Access): void {
  const { group } = structure;
  const type = register(structure), larger = extremum("max", type);
  const highest = b.variable(type, "maximum"), total = b.variable(type, "total");
  b.set(highest, -Infinity);
  b.set(total, 0);
  /** Returns a sum of powers relative to a new maximum. A maximum of -infinity stands for no elements. */
  const rescaled = (sum: Value, from: Value, to: Value) => {
    const shifted = exp(b, b.sub(from, to));
    return b.select(b.compare("eq", from, -Infinity), 0, b.mul(sum, shifted));
  };
  forRange(b, lane, limit, group, (index) => {
    const values = load(index);
    const before = b.get(highest);
    const above = values.reduce((left, right) => larger.combine(b, [left], [right])[0]!, before);
    // Elements of -infinity add nothing, even while there are no others.
    const origin = b.select(b.compare("eq", above, -Infinity), 0, above);
    let sum = rescaled(b.get(total), before, above);
    for (const x of values) sum = b.add(sum, exp(b, b.sub(x, origin)));
    b.set(total, sum);
    b.set(highest, above);
  });
  const join = ([max1, sum1]: readonly Value[], [max2, sum2]: readonly Value[]) => {
    const [maximum] = larger.combine(b, [max1!], [max2!]);
    return [maximum!, b.add(rescaled(sum1!, max1!, maximum!), rescaled(sum2!, max2!, maximum!))];
  };
  const [maximum, sum] = joinAll(b, [b.get(highest), b.get(total)], group, join);
  const result = resultOf(b, structure, maximum!, sum!);
  forRange(b, lane, limit, group, (index) => store(index, load(index).map(result)));
}
