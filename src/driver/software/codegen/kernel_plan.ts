/**
 * Decides everything about a kernel that its code depends on: the regions it is divided into, whether 4
 * threads run at once, and the layout of the scratch memory.
 */
import { at } from "../../../base/at.ts";
import type { CompileOptions } from "../abi/index.ts";
import type { Divergence } from "../analysis/divergence.ts";
import { alignUp } from "../../../base/align.ts";
import type { Liveness } from "../analysis/liveness.ts";
import { allOps, type Op, type Program } from "../analysis/program.ts";
import { maybeUndefined } from "../analysis/undefined_values.ts";
import type { ProgramAnalysis } from "../analysis/program_analysis.ts";
import { waitsInLoops } from "../analysis/waits.ts";
import { ordersMemory } from "./memcheck_global.ts";
import { type CheckedKernel, SHADOW_BYTES } from "./memcheck_shadow.ts";
import { liveAcross, pointsOf, type Region, regionsOf, type SiteTable } from "./regions.ts";
import { HEADER_BYTES, layoutState, type StateLayout } from "./state_layout.ts";

/** A parsed kernel, independent of the block size. */
export interface KernelSource {
  readonly program: Program;
  readonly analysis: ProgramAnalysis;
  /** The device functions that it calls, directly or indirectly. */
  readonly functions: ReadonlyMap<string, Program>;
  readonly staticSharedBytes: number;
  readonly parameterBytes: number;
  /** Sizes in bytes of the `.const` variables, by name. */
  readonly constants: ReadonlyMap<string, number>;
}

export interface KernelPlan {
  readonly source: KernelSource;
  readonly options: CompileOptions;
  /** Threads of a block. */
  readonly threads: number;
  readonly regions: readonly Region[];
  readonly liveness: Liveness;
  /** Block-invariant instructions, in an order in which they can be executed. */
  readonly hoistable: readonly Op[];
  readonly hoisted: ReadonlySet<Op>;
  /** Set if regions may run 4 threads at once. */
  readonly divergence: Divergence | undefined;
  readonly layout: StateLayout;
  readonly sites: SiteTable;
  /** Names of the warp operations, by class − CLASS.firstWarp. */
  readonly collectives: readonly string[];
  /** Whether a device function may call itself. */
  readonly isRecursive: boolean;
  /** Local memory of one thread: the kernel's frame and the stack of the functions it calls. */
  readonly threadLocalBytes: number;
  /** Offset in the scratch memory of the local memory of all threads, and its size. */
  readonly localOffset: number;
  readonly localBytes: number;
  /** Set with the memory checker. */
  readonly checker: CheckedKernel | undefined;
  readonly scratchBytes: number;
}

/** Larger kernels run thread by thread, because the divergence analysis would take too long. */
const MAX_VECTOR_BLOCKS = 1000;
/** Stack of one thread for recursive functions; less if every thread of the block needs its own. */
const RECURSION_BYTES = 65536;
const RECURSION_BYTES_PER_THREAD = 8192;

export function planKernel(source: KernelSource, options: CompileOptions): KernelPlan {
  const { program, analysis, functions } = source;
  const [x, y, z] = options.blockDim;
  const threads = x * y * z;
  const { liveness, hoistable } = analysis;
  const mayVectorize = options.lanes === 4 && !options.memcheck && x % 4 === 0 && functions.size === 0 &&
    program.blocks.length <= MAX_VECTOR_BLOCKS;

  // Every region recomputes the hoisted instructions, so their results need not be saved.
  const recomputed = new Set(hoistable.flatMap((op) => op.defs));
  const live = program.sites.map((site) =>
    liveAcross(program, liveness, site).filter((id) => !recomputed.has(id))
  );
  const saved = [...new Set(live.flat())].map((id) => at(program.registers, id));
  const tracked = options.memcheck ? maybeUndefined(program) : new Set<number>();
  const layout = layoutState(threads, saved, tracked);
  const { points, collectives } = pointsOf(program.sites);

  const isScheduled = program.sites.length > 0;
  const depth = stackDepth(source);
  const stackBytes = depth ?? (isScheduled ? RECURSION_BYTES_PER_THREAD : RECURSION_BYTES);
  const threadLocalBytes = alignUp(program.frameBytes + stackBytes, 16);
  const localBytes = threadLocalBytes * (isScheduled ? threads : mayVectorize ? 4 : 1);
  // The local memory follows the thread states, or the header alone, which the memory checker uses.
  const localOffset = isScheduled ? layout.byteLength : options.memcheck ? HEADER_BYTES : 0;
  const shadowOffset = alignUp(localOffset + localBytes, 64);
  return {
    source,
    options,
    threads,
    regions: regionsOf(program),
    liveness,
    hoistable,
    hoisted: new Set(hoistable),
    divergence: mayVectorize ? analysis.divergence(x) : undefined,
    layout,
    sites: { layout, points, live },
    collectives,
    isRecursive: depth === undefined,
    threadLocalBytes,
    localOffset,
    localBytes,
    checker: options.memcheck
      ? {
        staticSharedBytes: source.staticSharedBytes,
        parameterBytes: takesParameterAddress(program) ? source.parameterBytes : 0,
        localOffset,
        localBytes,
        shadowOffset,
        warpOperations: collectives.length > 0,
        waitsInMemory: waitsInLoops(program),
        comparesStores: !waitsInLoops(program) && !ordersMemory([program, ...functions.values()]),
      }
      : undefined,
    scratchBytes: alignUp(options.memcheck ? shadowOffset + SHADOW_BYTES : localOffset + localBytes, 256),
  };
}

/** Whether a kernel takes the address of a parameter, so that pointers may refer to it. */
function takesParameterAddress(program: Program): boolean {
  for (const { instruction } of allOps(program)) {
    for (const operand of instruction.operands) {
      if (operand.kind === "symbol" && program.locations.get(operand.name)?.kind === "parameter") return true;
    }
  }
  return false;
}

/** Returns the maximum stack below the kernel's frame in bytes; undefined if functions are recursive. */
function stackDepth({ program, functions }: KernelSource): number | undefined {
  const active = new Set<string>();
  const known = new Map<string, number>();
  const deepestOf = (callees: readonly string[]): number | undefined => {
    let deepest = 0;
    for (const callee of callees) {
      const depth = depthOf(callee);
      if (depth === undefined) return undefined;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  const depthOf = (name: string): number | undefined => {
    if (active.has(name)) return undefined;
    const callee = functions.get(name);
    if (callee === undefined || known.has(name)) return known.get(name) ?? 0;
    active.add(name);
    const deepest = deepestOf(callee.callees);
    if (deepest === undefined) return undefined;
    active.delete(name);
    known.set(name, callee.frameBytes + deepest);
    return callee.frameBytes + deepest;
  };
  return deepestOf(program.callees);
}
