/**
 * Kernels of reductions, generated for the structure of their operands.
 *
 * Rows: groups of 1 to 32 lanes, or whole blocks, read the elements of one result, 16 bytes per lane and
 * several loads in flight. Columns: neighboring lanes read elements of neighboring results. If there are few
 * results, several blocks share each, and a second kernel combines their accumulators.
 */
import { KernelBuilder, type Pointer } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value, Variable } from "../../kernel/ir/ir.ts";
import { type RegisterType, type Scalar, SCALARS } from "../../kernel/ir/types.ts";
import { forRange } from "../loops.ts";
import { axisParameters, type AxisValues, offsetsOf } from "../rows.ts";
import { type ElementContext, type Reduction, shuffleDown } from "./reduction.ts";

/** Threads of a block. */
export const BLOCK = 256;

/** Accumulators that a lane loads before it combines the first, in the kernel that combines those of blocks. */
const JOINED_AT_ONCE = 8;

/** Everything that the text of a kernel depends on. */
export interface Structure {
  readonly reduction: Reduction;
  readonly sources: readonly Scalar[];
  /** Number of merged axes: of the results, and of the elements of a result. */
  readonly keptRank: number;
  readonly reducedRank: number;
  /** The elements of a result are contiguous. */
  readonly unit: boolean;
  /** Consecutive elements that one lane visits. */
  readonly width: number;
  /** One load reads them all. */
  readonly vector: boolean;
  /** Lanes per result, from 1 to 32 or {@link BLOCK}. */
  readonly group: number;
  /**
   * Lanes that read neighboring results in columns: 32, with 8 lanes per result, or {@link BLOCK}. Otherwise
   * 0.
   */
  readonly columns: 0 | 32 | 256;
  /** Several blocks per result, which write accumulators. */
  readonly partial: boolean;
  /** The type of positions. */
  readonly index: "i32" | "i64";
  readonly result: Scalar;
}

/** Returns a text that identifies the kernel. */
export function keyOf(structure: Structure): string {
  const { reduction, ...rest } = structure;
  return `reduce ${reduction.key} ${Object.values(rest).join(" ")}`;
}

/** Loads that a lane issues before it uses the first. */
function unrollOf({ sources, columns }: Structure): number {
  if (sources.length > 1) return 4;
  return columns > 0 || SCALARS[sources[0]!].bytes < 4 ? 8 : 4;
}

/** The accumulator of a lane, in variables. */
class Accumulator {
  readonly #b: KernelBuilder;
  readonly #variables: readonly Variable[];

  constructor(b: KernelBuilder, { state }: Reduction, initial: readonly Value[]) {
    this.#b = b;
    this.#variables = state.map((type, index) => b.variable(type, `state${index}`));
    this.set(initial);
  }

  get(): Value[] {
    return this.#variables.map((variable) => this.#b.get(variable));
  }

  set(values: readonly Value[]): void {
    this.#variables.forEach((variable, index) => this.#b.set(variable, values[index]!));
  }
}

/** Returns the kernel of the first, or only, pass. */
export function reduceKernel(structure: Structure): KernelIR {
  const { reduction, sources, keptRank, reducedRank, columns, group } = structure;
  const b = new KernelBuilder(`reduce_${reduction.key.replaceAll(/\W/g, "_")}`);
  const pointers = sources.map((source, i) => b.pointerParameter(`src${i}`, source, { readOnly: true }));
  const out = outputParameters(b, structure);
  const outputs = b.scalarParameter("outputs", "i32"), length = b.scalarParameter("length", "i64");
  const chunk = b.scalarParameter("chunk", "i32"), count = b.scalarParameter("count", "f64");
  const kept = axisParameters(b, keptRank, sources.length, "kept_");
  const reduced = axisParameters(b, reducedRank, sources.length, "reduced_");
  const centers = reduction.center && b.pointerParameter("center", reduction.center, { readOnly: true });

  const thread = b.special("threadIdx.x"), perBlock = columns || BLOCK / group;
  const lane = columns > 0 ? b.shift("shr", thread, Math.log2(columns)) : b.binary("and", thread, group - 1);
  const slot = columns > 0 ? b.binary("and", thread, columns - 1) : b.shift("shr", thread, Math.log2(group));
  const output = b.add(b.mul(b.special("blockIdx.x"), perBlock), slot);
  const active = b.compare("lt", output, outputs);
  // Lanes without a result load nothing, but take part in shuffles.
  const safe = b.select(active, output, 0);
  const split = b.special("blockIdx.y");
  const start = b.mul(b.convert(split, "i64"), b.convert(chunk, "i64"));
  const rest = b.convert(b.binary("min", b.sub(length, start), b.convert(chunk, "i64")), "i32");
  const limit = b.select(active, rest, 0);
  const offsets = offsetsOf(b, kept, sources.length, b.convert(safe, "u32"));
  const based = pointers.map((pointer, i) => ({ ...pointer, base: b.add(pointer.base, offsets[i]!) }));
  const center = centers && b.load(centers, safe);
  const elements = new Elements(b, structure, based, reduced, start);
  const accumulators = Array.from({ length: structure.width }, (_, component) => {
    const position = b.mul(lane, structure.width);
    const exists = b.compare("lt", b.add(position, component), limit);
    const initial = reduction.start?.(b, elements.index(position, component), exists);
    return new Accumulator(b, reduction, initial ?? reduction.identity(b));
  });
  const take = (component: number, values: readonly Value[], position: Value) => {
    const index = () => elements.index(position, component);
    const accumulator = accumulators[component]!,
      context: ElementContext = { index, center, elements: values };
    accumulator.set(reduction.accumulate(b, accumulator.get(), values[0]!, context));
  };
  elements.visit(lane, limit, columns > 0 ? BLOCK / columns : group, unrollOf(structure), take);
  const own = accumulators.map((accumulator) => accumulator.get())
    .reduce((left, right) => reduction.combine(b, left, right));
  const write = (state: readonly Value[]) =>
    out(state, output, b.add(b.mul(output, b.special("gridDim.y")), split), count);
  if (columns > 0) joinColumns(b, structure, own, { lane, slot, active }, write);
  else joinGroup(b, structure, own, { lane, slot, active }, write);
  return b.finish({ maxThreads: BLOCK });
}

/** The elements of a result in memory. */
class Elements {
  readonly #b: KernelBuilder;
  readonly #structure: Structure;
  readonly #sources: readonly Pointer[];
  readonly #axes: readonly AxisValues[];
  readonly #start: Value;
  readonly #first: Value;

  constructor(
    b: KernelBuilder,
    structure: Structure,
    sources: readonly Pointer[],
    axes: readonly AxisValues[],
    start: Value,
  ) {
    this.#b = b;
    this.#structure = structure;
    this.#axes = axes;
    this.#start = start;
    this.#first = b.convert(start, "i32");
    // With a single axis, the pointer moves to the start of the block's part, so that positions fit in 32
    // bits.
    this.#sources = sources.map((source, i) => {
      const bytes = structure.unit
        ? b.mul(start, source.stride)
        : axes.length === 1
        ? b.mul(start, axes[0]!.strides[i]!)
        : b.constant("i64", 0);
      return { ...source, base: b.add(source.base, b.bitcast(bytes, "u64")) };
    });
  }

  /** The position of a component among all elements of the result. */
  index(position: Value, component: number): Value {
    const b = this.#b, local = b.add(position, component);
    return this.#structure.index === "i32"
      ? b.add(this.#first, local)
      : b.add(this.#start, b.convert(local, "i64"));
  }

  /** Visits the elements of a lane, `width` at a time, each `lanes` × `width` after the last. */
  visit(
    lane: Value,
    limit: Value,
    lanes: number,
    unroll: number,
    take: (component: number, values: readonly Value[], position: Value) => void,
  ): void {
    const b = this.#b, { width } = this.#structure;
    const step = lanes * width, position = b.variable("i32", "position");
    b.set(position, b.mul(lane, width));
    const whole = (at: Value, rounds: number) =>
      b.compare("le", b.add(at, (rounds - 1) * step + width), limit);
    b.if(whole(b.get(position), unroll), () =>
      b.loop(() => {
        const at = b.get(position);
        const places = Array.from({ length: unroll }, (_, round) => b.add(at, round * step));
        const loaded = places.map((place) => this.#load(place));
        loaded.forEach((values, round) =>
          values.forEach((elements, component) => take(component, elements, places[round]!))
        );
        b.set(position, b.add(at, unroll * step));
      }, () => whole(b.get(position), unroll)));
    b.if(b.compare("lt", b.get(position), limit), () =>
      b.loop(() => {
        const at = b.get(position);
        for (let component = 0; component < width; component++) {
          b.if(b.compare("lt", b.add(at, component), limit), () =>
            take(component, this.#one(b.add(at, component)), at));
        }
        b.set(position, b.add(at, step));
      }, () =>
        b.compare("lt", b.get(position), limit)));
  }

  /** Loads the components at a position, of each the elements of all arrays. */
  #load(at: Value): Value[][] {
    const { width, vector } = this.#structure;
    if (!vector) {
      return Array.from({ length: width }, (_, component) => this.#one(this.#b.add(at, component)));
    }
    // Positions are multiples of the width, so the addresses are aligned.
    const loaded = this.#sources.map((source) => this.#b.loadVector({ ...source, width }, at));
    return Array.from({ length: width }, (_, component) => loaded.map((values) => values[component]!));
  }

  #one(at: Value): Value[] {
    const b = this.#b, axes = this.#axes, { unit, sources } = this.#structure;
    if (unit) return this.#sources.map((source) => b.load(source, at));
    const [axis, ...more] = axes;
    const offsets = more.length > 0
      ? offsetsOf(b, axes, sources.length, b.convert(b.add(this.#first, at), "u32"))
      : axis!.strides.map((stride) => b.bitcast(b.mul(b.convert(at, "i64"), stride), "u64"));
    return this.#sources.map((source, i) => b.load({ ...source, base: b.add(source.base, offsets[i]!) }));
  }
}

/** Writes a result, or an accumulator per part of it. */
type Write = (state: readonly Value[]) => void;

function outputParameters(
  b: KernelBuilder,
  { reduction, partial, result }: Structure,
): (state: readonly Value[], output: Value, part: Value, count: Value) => void {
  if (!partial) {
    const dst = b.pointerParameter("dst", result);
    return (state, output, _, count) => b.store(dst, output, reduction.finish(b, state, count));
  }
  const parts = partParameters(b, reduction.state);
  return (state, _, part) => parts.forEach((pointer, index) => b.store(pointer, part, state[index]!));
}

function partParameters(b: KernelBuilder, state: readonly RegisterType[], readOnly = false): Pointer[] {
  return state.map((type, index) => b.pointerParameter(`part${index}`, type, { readOnly }));
}

/** The position of a lane: among the lanes of a result, and among the results of a block. */
interface Position {
  readonly lane: Value;
  readonly slot: Value;
  readonly active: Value;
}

/** Combines the accumulators of neighboring lanes. */
function joinGroup(
  b: KernelBuilder,
  { reduction, group }: { readonly reduction: Reduction; readonly group: number },
  own: readonly Value[],
  { lane, active }: Position,
  write: Write,
): void {
  const join = (state: readonly Value[], width: number) => {
    for (let delta = width / 2; delta >= 1; delta /= 2) {
      const other = state.map((value) => shuffleDown(b, value, delta, width));
      state = reduction.combine(b, state, other);
    }
    return state;
  };
  const warp = join(own, Math.min(group, 32));
  if (group <= 32) {
    b.if(b.binary("and", active, b.compare("eq", lane, 0)), () => write(warp));
    return;
  }
  const warps = group / 32;
  const shared = reduction.state.map((type) => b.array("shared", type, warps));
  b.if(
    b.compare("eq", b.binary("and", lane, 31), 0),
    () => shared.forEach((pointer, index) => b.store(pointer, b.shift("shr", lane, 5), warp[index]!)),
  );
  b.barrier();
  b.if(b.compare("lt", lane, 32), () => {
    const loaded = shared.map((pointer) => b.load(pointer, b.binary("and", lane, warps - 1)));
    const all = join(loaded, warps);
    b.if(b.compare("eq", lane, 0), () => write(all));
  });
}

/** Combines the accumulators of lanes in different warps that read the same columns. */
function joinColumns(
  b: KernelBuilder,
  { reduction, columns }: Structure,
  own: readonly Value[],
  { lane, slot, active }: Position,
  write: Write,
): void {
  if (columns === BLOCK) {
    b.if(active, () => write(own));
    return;
  }
  const shared = reduction.state.map((type) => b.array("shared", type, BLOCK));
  shared.forEach((pointer, index) => b.store(pointer, b.special("threadIdx.x"), own[index]!));
  b.barrier();
  b.if(b.binary("and", active, b.compare("eq", lane, 0)), () => {
    let state = own;
    for (let row = 1; row < BLOCK / columns; row++) {
      const other = shared.map((pointer) => b.load(pointer, b.add(slot, row * columns)));
      state = reduction.combine(b, state, other);
    }
    write(state);
  });
}

/** Returns the kernel that combines the accumulators of each result's parts. */
export function joinKernel(reduction: Reduction, result: Scalar): KernelIR {
  const b = new KernelBuilder(`join_${reduction.key.replaceAll(/\W/g, "_")}`);
  const parts = partParameters(b, reduction.state, true);
  const dst = b.pointerParameter("dst", result);
  const splits = b.scalarParameter("splits", "i32"), count = b.scalarParameter("count", "f64");
  const lane = b.special("threadIdx.x"), output = b.special("blockIdx.x");
  const accumulator = new Accumulator(b, reduction, reduction.identity(b)), first = b.mul(output, splits);
  const take = (positions: readonly Value[]) => {
    const loaded = positions.map((part) => parts.map((pointer) => b.load(pointer, b.add(first, part))));
    for (const state of loaded) accumulator.set(reduction.combine(b, accumulator.get(), state));
  };
  const part = b.variable("i32", "part");
  b.set(part, lane);
  const whole = () => b.compare("lt", b.add(b.get(part), (JOINED_AT_ONCE - 1) * BLOCK), splits);
  b.if(whole(), () =>
    b.loop(() => {
      const at = b.get(part);
      take(Array.from({ length: JOINED_AT_ONCE }, (_, i) => b.add(at, i * BLOCK)));
      b.set(part, b.add(at, JOINED_AT_ONCE * BLOCK));
    }, whole));
  forRange(b, b.get(part), splits, BLOCK, (at) => take([at]));
  const active = b.constant("bool", true);
  joinGroup(
    b,
    { reduction, group: BLOCK },
    accumulator.get(),
    { lane, slot: output, active },
    (state) => b.store(dst, output, reduction.finish(b, state, count)),
  );
  return b.finish({ maxThreads: BLOCK });
}
