/** Choice between a generic kernel and specialized ones. */
import type { Stream } from "../../core/stream/stream.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import { invalid, oneOf } from "../../base/check.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { type Blocks, type LaunchArgument, launchImages } from "./launch.ts";
import { type MemoryLayout, memoryLayout } from "./memory_layout.ts";
import type { Tile } from "./tiles.ts";
import type { ImageView } from "./view.ts";

/** The arguments of one call of an operator, after all checks. */
export interface Call {
  /** Sources first, the result last. */
  readonly views: readonly ImageView[];
  readonly stream: Stream | undefined;
}

/** One implementation of an operator. */
export interface Variant<C extends Call> {
  /** `"generic"` for the kernel that accepts every call that reaches it. */
  readonly name: string;
  /** The kernel's file in kernels/ops/, without extension. */
  readonly file: string;
  /** Whether the kernel accepts the call. Absent for the generic kernel. */
  readonly when?: (layout: MemoryLayout, call: C) => boolean;
  /**
   * Whether to select the kernel for a call that it accepts. Absent if it is always the fastest. Ignored when
   * the variant is forced.
   */
  readonly prefer?: (layout: MemoryLayout, call: C) => boolean;
  /** Describes {@link when} for docs/KERNELS.md. */
  readonly requires?: string;
  /**
   * The measured speedup over the next variant that accepts the call, and the shape:
   * `"4.2× at 32 × 1080p crop"`; or `"only kernel"` if no other variant accepts these calls.
   */
  readonly gain?: string;
  /** Why the variant stays although its gain is below 1.2×. */
  readonly kept?: string;
  /** Launches the kernel. */
  readonly launch: (call: C) => void;
}

/** A variant with a single kernel, launched over the result's pixels. */
export interface KernelVariant<C extends Call> extends Omit<Variant<C>, "launch"> {
  readonly ptx: string;
  /** The entry point. */
  readonly kernel: string | ((call: C) => string);
  readonly tile: Tile | Blocks | ((call: C) => Tile | Blocks);
  /** The images that the kernel receives. Default: those of the call. */
  readonly views?: (call: C) => readonly ImageView[];
  /** The kernel's arguments after the images. */
  readonly args?: (call: C) => readonly LaunchArgument[];
}

/** The variants of an operator, fastest first. */
export interface VariantTable<C extends Call = Call> {
  readonly operator: string;
  readonly variants: readonly Variant<C>[];
}

// deno-lint-ignore no-explicit-any -- calls of different operators have nothing in common
type AnyTable = VariantTable<any>;

const tables = new Map<string, AnyTable>();

/** Variants to use instead of the first match, by operator; see {@link withVariants}. */
let forced: Readonly<Record<string, string>> | null = null;

/**
 * Defines the variants of `operator`. The first one that accepts a call and is preferred for it runs; the last
 * one must accept every call that reaches it.
 */
export function variants<C extends Call>(
  operator: string,
  list: readonly (Variant<C> | KernelVariant<C>)[],
): VariantTable<C> {
  const table: VariantTable<C> = {
    operator,
    variants: list.map((variant) => "launch" in variant ? variant : ofKernel(variant)),
  };
  tables.set(operator, table);
  return table;
}

function ofKernel<C extends Call>(variant: KernelVariant<C>): Variant<C> {
  const { ptx, kernel, tile, views, args, ...rest } = variant;
  const launch = (call: C): void => {
    const images = views === undefined ? call.views : views(call);
    const entry: Kernel = builtinKernel(
      images[0]!.context,
      ptx,
      typeof kernel === "string" ? kernel : kernel(call),
    );
    const shape = typeof tile === "function" ? tile(call) : tile;
    if (args === undefined) launchImages(entry, images, shape, call.stream);
    else launchImages(entry, images, shape, call.stream, ...args(call));
  };
  return { ...rest, launch };
}

/** Returns the first variant that accepts the call and is preferred for it. */
export function select<C extends Call>(table: VariantTable<C>, call: C): Variant<C> {
  const layout = memoryLayout(call.views);
  if (forced !== null && forced[table.operator] !== undefined) {
    return selectForced(table, layout, call, forced[table.operator]!);
  }
  const list = table.variants, last = list.length - 1;
  for (let i = 0; i < last; i++) {
    const variant = list[i]!;
    if (variant.when !== undefined && !variant.when(layout, call)) continue;
    if (variant.prefer === undefined || variant.prefer(layout, call)) return variant;
  }
  return list[last]!;
}

/** Runs the variant that {@link select} returns. */
export function launchVariant<C extends Call>(table: VariantTable<C>, call: C): void {
  select(table, call).launch(call);
}

function selectForced<C extends Call>(
  { operator, variants }: VariantTable<C>,
  layout: MemoryLayout,
  call: C,
  name: string,
): Variant<C> {
  // withVariants() has checked the name.
  const variant = variants.find((one) => one.name === name)!;
  if (variant.when !== undefined && !variant.when(layout, call)) {
    throw new RangeError(`${operator}: the variant "${name}" does not accept this call`);
  }
  return variant;
}

/** All tables of the operators that have been imported, for tests and benchmarks. */
export function variantTables(): readonly AnyTable[] {
  return [...tables.values()];
}

/**
 * Runs `work` with certain variants, for tests and benchmarks:
 * `withVariants({ resize: "generic" }, () => resize(…))`.
 *
 * @throws {RangeError} A variant does not accept a call, or does not exist.
 */
export function withVariants<T>(names: Readonly<Record<string, string>>, work: () => T): T {
  for (const [operator, name] of Object.entries(names)) {
    const table = tables.get(operator);
    if (table === undefined) {
      throw new RangeError(invalid("operator", oneOf([...tables.keys()].sort()), operator));
    }
    const known = table.variants.map((variant) => variant.name);
    if (!known.includes(name)) throw new RangeError(invalid(`variant of ${operator}`, oneOf(known), name));
  }
  const before = forced;
  forced = names;
  try {
    return work();
  } finally {
    forced = before;
  }
}
