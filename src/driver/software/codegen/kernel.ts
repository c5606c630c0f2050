/**
 * Compiles one kernel for one block size into one WebAssembly module.
 *
 * A kernel without synchronization is a loop over the blocks and, in it, a loop over the threads. A kernel
 * with synchronization is divided into regions at its barriers and warp operations; each region is a function
 * that runs a range of threads, and scheduler.ts decides which threads run next.
 */
import { at } from "../../../base/at.ts";
import { type CompiledKernel, type CompileOptions, FRAME } from "../abi/index.ts";
import { alignUp } from "../../../base/align.ts";
import { hasLoop, type Op } from "../analysis/program.ts";
import type { CodeWriter, Indices, ValueType } from "../wasm/code.ts";
import type { ModuleBuilder } from "../wasm/module.ts";
import { COLLECTIVE_PARAMETERS, emitCollective } from "./collectives.ts";
import { DeviceFunctions } from "./device_functions.ts";
import { FunctionWriter } from "./function.ts";
import { emitInstruction } from "./instructions.ts";
import { KernelLinker } from "./kernel_linker.ts";
import { type KernelPlan, type KernelSource, planKernel } from "./kernel_plan.ts";
import { emitNextPhase } from "./memcheck_shadow.ts";
import { emitRegionBody, isBarrier, type Region, storeThread } from "./regions.ts";
import { emitResolveBarriers, RESOLVE_BARRIERS_PARAMETERS } from "./resolve_barriers.ts";
import { emitResolveWarp, RESOLVE_WARP_PARAMETERS } from "./resolve_warp.ts";
import {
  emitRunBlock,
  emitRunWarp,
  REGION_PARAMETERS,
  RUN_BLOCK_PARAMETERS,
  RUN_WARP_PARAMETERS,
} from "./scheduler.ts";
import { mergePoint, startPoint } from "./scheduler_helpers.ts";
import { declareThreadLoop, emitBlockLoop, emitThreadLoop, type ThreadLoop } from "./thread_loop.ts";
import { local, type ThreadValues } from "./thread_values.ts";
import { isVectorizable } from "./vector_order.ts";
import { emitVectorRegion, type LaneExits } from "./vector_region.ts";
import { VectorState } from "./vector_state.ts";
import { resetWaits } from "./waits.ts";

export type { KernelSource } from "./kernel_plan.ts";

export function compileKernel(source: KernelSource, options: CompileOptions): CompiledKernel {
  return new KernelWriter(planKernel(source, options)).write();
}

/** The values of all threads of a block. */
type BlockValues = Omit<ThreadValues, "tid" | "linear">;

/** Locals that a region function shares between its threads. */
interface RegionLocals {
  /** Whether every thread is in the region. */
  readonly all: number;
  /** The common point of the threads that ran. */
  readonly common: number;
  /** scratch + 4 · thread and scratch + 8 · thread. */
  readonly state4: number;
  readonly state8: number;
}

class KernelWriter {
  readonly #plan: KernelPlan;
  readonly #linker: KernelLinker;
  readonly #module: ModuleBuilder;
  #deviceFunctions: DeviceFunctions | undefined;
  /** Lanes of the widest region. */
  #lanes: 1 | 4 = 1;

  constructor(plan: KernelPlan) {
    this.#plan = plan;
    this.#linker = new KernelLinker(plan);
    this.#module = this.#linker.module;
  }

  write(): CompiledKernel {
    const { source: { program, functions, staticSharedBytes }, checker, scratchBytes } = this.#plan;
    if (functions.size > 0) this.#deviceFunctions = new DeviceFunctions(this.#plan, this.#linker);
    if (checker !== undefined) this.#linker.defineChecker(checker);
    this.#deviceFunctions?.define();
    const run = this.#module.declareFunction(["i32", "i32", "i32"], [], program.name);
    this.#linker.define(run, 3, (code) => {
      this.#markRunning(code, 1);
      if (program.sites.length > 0) this.#writeScheduled(code);
      else this.#writePlain(code);
      this.#markRunning(code, 0);
    });
    this.#module.export("run", "function", run);
    return {
      bytes: this.#module.finish(),
      imports: this.#linker.imports,
      scratchBytes,
      staticSharedBytes,
      lanes: this.#lanes,
      mayLoop: this.#plan.isRecursive || [program, ...functions.values()].some(hasLoop),
    };
  }

  /** Writes in the launch frame, the first argument, whether the worker runs blocks. */
  #markRunning(code: CodeWriter, running: 0 | 1): void {
    if (this.#linker.stall === undefined) return;
    code.localGet(0);
    code.i32Const(running);
    code.memory("i32.atomic.store", FRAME.running);
  }

  // ---- kernels without synchronization ----

  /** Writes run (frame, first block, block count) as two nested loops. */
  #writePlain(code: CodeWriter): void {
    const [frame, first, count] = [0, 1, 2] as const;
    const { threads, threadLocalBytes, hoisted } = this.#plan;
    const region = at(this.#plan.regions, 0);
    const addresses = this.#loadFrameAddresses(code, frame);
    this.#deviceFunctions?.setFrame(code, frame);
    const step = this.#stepOf(region);
    emitBlockLoop(code, frame, first, count, this.#plan.options.watchdog === true, (ctaid) => {
      this.#beginBlock(code, frame);
      this.#deviceFunctions?.setBlock(code, ctaid);
      const block: BlockValues = {
        frame: local(frame),
        parameters: local(addresses.parameters),
        shared: local(addresses.shared),
        dynamicShared: local(addresses.dynamicShared),
        local: local(addresses.local),
        localStride: threadLocalBytes,
        ctaid: [local(ctaid[0]), local(ctaid[1]), local(ctaid[2])],
      };
      const begin = (): void => code.i32Const(0);
      const end = (): void => code.i32Const(threads);
      this.#writeThreadLoop(code, region, block, begin, end, step, (writer, loop) => {
        this.#beginThread(code, frame, loop, () => {
          code.localGet(frame);
          code.memory("i32.load", FRAME.scratch);
          code.i32Const(this.#plan.localOffset);
          code.op("i32.add");
        });
        const done = code.block();
        if (step === 1) emitRegionBody(writer, region, done, undefined, hoisted);
        else this.#writeVectorBody(writer, region, done, { initial: undefined, exit() {}, suspend() {} });
        code.end();
      });
    });
  }

  /** Returns how many threads a region runs at once. */
  #stepOf(region: Region): 1 | 4 {
    const { divergence, source: { program } } = this.#plan;
    if (divergence === undefined || !isVectorizable(region, program.blocks, divergence)) return 1;
    this.#lanes = 4;
    return 4;
  }

  #writeVectorBody(writer: FunctionWriter, region: Region, done: number, exits: LaneExits): void {
    const { divergence, liveness, hoisted, source } = this.#plan;
    const facts = { divergence: divergence!, liveness, hoisted, redefined: source.analysis.redefined };
    emitVectorRegion(writer, region, facts, done, exits);
  }

  /** Writes the hoisted instructions and the loop over the threads. */
  #writeThreadLoop(
    code: CodeWriter,
    region: Region,
    block: BlockValues,
    begin: () => void,
    end: () => void,
    step: 1 | 4,
    body: (writer: FunctionWriter, loop: ThreadLoop) => void,
  ): void {
    const { source: { program }, options: { blockDim }, divergence } = this.#plan;
    const loop = declareThreadLoop(code, blockDim);
    const thread: ThreadValues = { ...block, tid: loop.tid, linear: local(loop.linear) };
    const writer = new FunctionWriter(
      code,
      program,
      this.#linker,
      thread,
      step === 4 ? divergence : undefined,
    );
    for (const op of this.#hoistedFor(region)) emitInstruction(writer, op);
    writer.addresses.forgetAll();
    emitThreadLoop(code, loop, blockDim, begin, end, step, () => body(writer, loop));
  }

  /** Returns the hoisted instructions that a region needs. */
  #hoistedFor({ used }: Region): Op[] {
    const inputs = new Set<number>();
    const needed: Op[] = [];
    for (const op of this.#plan.hoistable.toReversed()) {
      if (!op.defs.some((register) => used.has(register) || inputs.has(register))) continue;
      needed.push(op);
      for (const register of op.uses) inputs.add(register);
    }
    return needed.reverse();
  }

  // ---- kernels with synchronization ----

  /** Writes run (frame, first block, block count) and all functions of the scheduler. */
  #writeScheduled(code: CodeWriter): void {
    const module = this.#module;
    const { source: { program }, options, threads, layout, regions } = this.#plan;
    const define = (
      name: string,
      parameters: readonly ValueType[],
      results: readonly ValueType[],
      write: (body: CodeWriter) => void,
    ): number => {
      const index = module.declareFunction(parameters, results, name);
      this.#linker.define(index, parameters.length, write);
      return index;
    };
    const regionFunctions = regions.map((region) =>
      define(
        `${program.name} ${region.index}`,
        REGION_PARAMETERS,
        ["i32"],
        (body) => this.#writeRegion(body, region),
      )
    );
    module.table(regions.length, regions.length);
    module.elements(0, regionFunctions);
    const collectives = this.#plan.collectives.map((name) =>
      define(name, COLLECTIVE_PARAMETERS, [], (body) => emitCollective(body, name, layout))
    );
    const resolveWarp = collectives.length === 0
      ? undefined
      : define("resolveWarp", RESOLVE_WARP_PARAMETERS, ["i32"], (body) => {
        emitResolveWarp(body, layout, collectives);
      });
    const resolveBarriers = program.sites.some(isBarrier)
      ? define("resolveBarriers", RESOLVE_BARRIERS_PARAMETERS, ["i32"], (body) => {
        emitResolveBarriers(body, layout, threads);
      })
      : undefined;
    const watchdog = options.watchdog === true;
    const regionType = module.type(REGION_PARAMETERS, ["i32"]);
    const runWarp = define("runWarp", RUN_WARP_PARAMETERS, ["i32"], (body) => {
      emitRunWarp(body, layout, { regionType, collectives, resolveWarp, watchdog });
    });
    const runBlock = define("runBlock", RUN_BLOCK_PARAMETERS, [], (body) => {
      emitRunBlock(body, layout, {
        threads,
        warpSize: collectives.length > 0 ? 32 : alignUp(threads, 32),
        runWarp,
        resolveBarriers,
        watchdog,
        barrierCompleted: (scratch) => {
          if (options.memcheck) emitNextPhase(body, scratch);
        },
      });
    });

    const frame = 0;
    emitBlockLoop(code, frame, 1, 2, this.#plan.options.watchdog === true, (ctaid) => {
      this.#beginBlock(code, frame);
      code.localGet(frame);
      for (const axis of ctaid) code.localGet(axis);
      code.call(runBlock);
    });
  }

  /** Writes the function of a region; see {@link REGION_PARAMETERS}. */
  #writeRegion(code: CodeWriter, region: Region): void {
    const [frame, x, y, z, first, end, all] = [0, 1, 2, 3, 4, 5, 6] as const;
    const { threadLocalBytes } = this.#plan;
    const addresses = this.#loadFrameAddresses(code, frame);
    this.#deviceFunctions?.setFrame(code, frame);
    this.#deviceFunctions?.setBlock(code, [x, y, z]);
    const step = this.#stepOf(region);
    const [state4, state8, common, threadLocal] = code.locals("i32", 4);
    const locals: RegionLocals = { all, common, state4, state8 };
    startPoint(code, common);
    const block: BlockValues = {
      frame: local(frame),
      parameters: local(addresses.parameters),
      shared: local(addresses.shared),
      dynamicShared: local(addresses.dynamicShared),
      local: local(threadLocal),
      localStride: threadLocalBytes,
      ctaid: [local(x), local(y), local(z)],
    };
    const pushFirst = (): void => code.localGet(first);
    const pushEnd = (): void => code.localGet(end);
    this.#writeThreadLoop(code, region, block, pushFirst, pushEnd, step, (writer, loop) => {
      for (const [address, shift] of [[state4, 2], [state8, 3]] as const) {
        code.localGet(addresses.scratch);
        code.localGet(loop.linear);
        code.i32Const(shift);
        code.op("i32.shl", "i32.add");
        code.localSet(address);
      }
      const skip = code.block();
      const begin = (): void => {
        if (threadLocalBytes > 0) {
          code.localGet(addresses.local);
          code.localGet(loop.linear);
          code.i32Const(threadLocalBytes);
          code.op("i32.mul", "i32.add");
          code.localSet(threadLocal);
        }
        this.#beginThread(code, frame, loop, () => code.localGet(threadLocal));
      };
      if (step === 1) this.#writeResumedThread(writer, region, locals, skip, begin);
      else this.#writeResumedVector(writer, region, locals, skip, begin);
      code.end();
    });
    code.localGet(common);
  }

  /** Runs a region for one thread, unless the thread is elsewhere. */
  #writeResumedThread(
    writer: FunctionWriter,
    region: Region,
    { all, common, state4, state8 }: RegionLocals,
    skip: number,
    begin: () => void,
  ): void {
    const { code } = writer;
    const { layout, sites, hoisted } = this.#plan;
    const point = code.local("i32");
    code.localGet(all);
    code.op("i32.eqz");
    code.localGet(state4);
    code.memory("i32.load", layout.point);
    code.i32Const(region.index);
    code.op("i32.ne", "i32.and");
    code.brIf(skip);
    begin();
    const done = code.block();
    emitRegionBody(writer, region, done, { table: sites, locals: { point, state4, state8 } }, hoisted);
    code.end();
    code.localGet(state4);
    code.localGet(point);
    code.memory("i32.store", layout.point);
    mergePoint(code, common, point);
  }

  /** Runs a region for those of 4 threads that are there. */
  #writeResumedVector(
    writer: FunctionWriter,
    region: Region,
    { all, common, state4, state8 }: RegionLocals,
    skip: number,
    begin: () => void,
  ): void {
    const { code } = writer;
    const { layout, sites } = this.#plan;
    const [point, initial] = code.locals("v128", 2);
    const lanePoint = code.local("i32");
    code.localGet(state4);
    code.memory("v128.load", layout.point);
    code.localTee(point);
    code.i32x4Const(region.index);
    code.op("i32x4.eq");
    code.i32Const(0);
    code.localGet(all);
    code.op("i32.sub", "i32x4.splat", "v128.or");
    code.localTee(initial);
    code.op("v128.any_true", "i32.eqz");
    code.brIf(skip);
    begin();
    const state = new VectorState(writer, region, sites, { point, initial, state4, state8 });
    state.resume();
    const done = code.block();
    this.#writeVectorBody(writer, region, done, {
      initial,
      exit: (mask) => state.exit(mask),
      suspend: (site, mask) => state.suspend(site, mask),
    });
    code.end();
    code.localGet(state4);
    code.localGet(point);
    code.memory("v128.store", layout.point);
    for (let lane = 0; lane < 4; lane++) {
      code.localGet(initial);
      code.lane("i32x4.extract_lane", lane);
      code.if();
      code.localGet(point);
      code.lane("i32x4.extract_lane", lane);
      code.localSet(lanePoint);
      mergePoint(code, common, lanePoint);
      code.end();
    }
  }

  // ---- the start of a function, a block and a thread ----

  /** Loads the addresses in the launch frame into locals. */
  #loadFrameAddresses(
    code: CodeWriter,
    frame: number,
  ): Readonly<Record<"parameters" | "shared" | "dynamicShared" | "scratch" | "local", number>> {
    const [parameters, shared, dynamicShared, scratch, localMemory]: Indices<5> = code.locals("i32", 5);
    for (
      const [address, offset] of [
        [parameters, FRAME.parameters],
        [shared, FRAME.shared],
        [dynamicShared, FRAME.dynamicShared],
        [scratch, FRAME.scratch],
      ] as const
    ) {
      code.localGet(frame);
      code.memory("i32.load", offset);
      code.localSet(address);
    }
    code.localGet(scratch);
    code.i32Const(this.#plan.localOffset);
    code.op("i32.add");
    code.localSet(localMemory);
    return { parameters, shared, dynamicShared, scratch, local: localMemory };
  }

  #beginBlock(code: CodeWriter, frame: number): void {
    if (this.#linker.beginBlock !== undefined) {
      code.localGet(frame);
      code.call(this.#linker.beginBlock);
    }
    if (this.#linker.stall !== undefined) resetWaits(code, () => code.localGet(frame));
  }

  #beginThread(code: CodeWriter, frame: number, loop: ThreadLoop, pushLocalMemory: () => void): void {
    storeThread(code, () => code.localGet(frame), () => code.localGet(loop.linear));
    const { stall } = this.#linker;
    if (stall !== undefined && this.#plan.source.program.sites.length === 0) {
      resetWaits(code, () => code.localGet(frame));
    }
    this.#deviceFunctions?.setThread(code, loop.linear, pushLocalMemory);
  }
}
