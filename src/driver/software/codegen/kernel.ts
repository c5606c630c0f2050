/**
 * One kernel and one block size → one WebAssembly module.
 */
import {
  type CompiledKernel,
  type CompileOptions,
  FAULT,
  FRAME,
  IMPORT_MODULE,
  type KernelImports,
  MAX_PAGES,
} from "../abi.ts";
import { alignUp } from "../align.ts";
import type { Liveness } from "../analysis/liveness.ts";
import { allOps, type Op, type Program, type Register } from "../analysis/program.ts";
import type { Divergence } from "../analysis/divergence.ts";
import type { ProgramAnalysis } from "../analysis/program_analysis.ts";
import { spinInstructions } from "../analysis/spin_loops.ts";
import { NaNBits } from "../analysis/nan_canonicalization.ts";
import { SUPPORT, SupportLinker } from "../support/index.ts";
import { CodeWriter, type ValueType } from "../wasm/code.ts";
import { ModuleBuilder } from "../wasm/module.ts";
import { COLLECTIVE_PARAMETERS, emitCollective } from "./collectives.ts";
import { FunctionWriter, type Linker } from "./function.ts";
import { HEADER_BYTES, layoutState, type StateLayout } from "./state_layout.ts";
import {
  CHECK_PARAMETERS,
  type CheckedKernel,
  emitBeginBlock,
  emitCheck,
  emitNextRound,
  SHADOW_BYTES,
} from "./memcheck.ts";
import {
  emitRegionBody,
  liveAcross,
  pointsOf,
  type Region,
  regionsOf,
  type SiteTable,
  storeThread,
  type ThreadLocals,
} from "./regions.ts";
import {
  emitResolveBarriers,
  emitResolveWarp,
  emitRunBlock,
  emitRunWarp,
  mergePoint,
  REGION_PARAMETERS,
  RESOLVE_BARRIERS_PARAMETERS,
  RESOLVE_WARP_PARAMETERS,
  RUN_BLOCK_PARAMETERS,
  RUN_WARP_PARAMETERS,
  type ScheduledFunctions,
  startPoint,
} from "./scheduler.ts";
import type { ThreadValues, Value } from "./thread_values.ts";
import { GroupState } from "./vector_state.ts";
import { emitInstruction } from "./instructions.ts";
import { type TextureImport, textureImport } from "./textures.ts";
import { emitVectorRegion, isVectorizable, type LaneExits } from "./vector_region.ts";
import { declareThreadLoop, emitBlockLoop, emitThreadLoop, type ThreadLoop } from "./thread_loop.ts";

/** What a kernel needs of its module. */
export interface KernelSource {
  readonly program: Program;
  readonly analysis: ProgramAnalysis;
  /** Device functions that it calls, at any depth. */
  readonly functions: ReadonlyMap<string, Program>;
  readonly staticSharedBytes: number;
  readonly parameterBytes: number;
  /** `.const` variables: name → bytes. */
  readonly constants: ReadonlyMap<string, number>;
}

/** Larger kernels run thread by thread: finding where threads part takes too long. */
const MAX_GROUPED_BLOCKS = 1000;
/** Stack of one thread for functions that call themselves. */
const RECURSION_BYTES = 65536;
const RECURSION_BYTES_RESUMABLE = 8192;

export function compileKernel(source: KernelSource, options: CompileOptions): CompiledKernel {
  return new KernelCompiler(source, options).compile();
}

class KernelCompiler implements Linker {
  readonly options: CompileOptions;
  readonly threads: number;
  readonly staticSharedBytes: number;
  readonly constants: readonly { readonly address: number; readonly byteLength: number }[];
  readonly localBytes: number;
  readonly localOffset: number;

  readonly #source: KernelSource;
  readonly #module = new ModuleBuilder();
  readonly #support: SupportLinker;
  readonly #imports: (keyof KernelImports)[] = ["memory"];
  readonly #hosts = new Map<string, number>();
  readonly #functions = new Map<string, number>();
  readonly #nan = new Map<Program, NaNBits>();
  readonly #layout: StateLayout;
  readonly #table: SiteTable;
  readonly #collectives: readonly string[];
  readonly #regions: readonly Region[];
  readonly #live: Liveness;
  /** Set if 4 threads may run at once. */
  readonly #divergence: Divergence | undefined;
  readonly #hoistable: readonly Op[];
  readonly #hoisted: ReadonlySet<Op>;
  #lanes: 1 | 4 = 1;
  readonly #stateBytes: number;
  readonly #checked: CheckedKernel;
  memcheck: number | undefined;
  #beginBlock: number | undefined;
  readonly waiting: Linker["waiting"];
  /** Local memory of one thread: its frame and the stack of what it calls. */
  readonly #localBytes: number;
  readonly #recursive: boolean;
  #globals: { frame: number; ctaid: [number, number, number]; linear: number; limit: number } | undefined;

  constructor(source: KernelSource, options: CompileOptions) {
    this.#source = source;
    this.options = options;
    const [x, y, z] = options.blockDim;
    this.threads = x * y * z;
    this.staticSharedBytes = source.staticSharedBytes;
    this.constants = [...source.constants].map(([name, byteLength]) => ({
      address: this.moduleAddress(name),
      byteLength,
    }));
    const { program } = source;
    const live = this.#live = source.analysis.liveness;
    this.#hoistable = source.analysis.hoistable;
    this.#hoisted = new Set(this.#hoistable);
    const grouped = options.lanes === 4 && !options.memcheck && x % 4 === 0 && source.functions.size === 0 &&
      program.blocks.length <= MAX_GROUPED_BLOCKS;
    // What is computed before the loop over the threads is there again in every region.
    const recomputed = new Set(this.#hoistable.flatMap((op) => op.defs));
    this.#divergence = grouped ? source.analysis.divergence(x) : undefined;
    const { points, collectives } = pointsOf(program.sites);
    const across = program.sites.map((site) => liveAcross(program, live, site));
    for (const list of across) list.splice(0, list.length, ...list.filter((id) => !recomputed.has(id)));
    const saved = [...new Set(across.flat())].map((id) => program.registers[id]);
    this.#layout = layoutState(this.threads, saved);
    this.#table = { layout: this.#layout, points, live: across };
    this.#collectives = collectives;
    this.#regions = regionsOf(program);
    const depth = stackDepth(source);
    this.#recursive = depth === undefined;
    const resumable = program.sites.length > 0;
    this.#localBytes = alignUp(
      program.frameBytes + (depth ?? (resumable ? RECURSION_BYTES_RESUMABLE : RECURSION_BYTES)),
      16,
    );
    this.localBytes = this.#localBytes * (resumable ? this.threads : grouped ? 4 : 1);
    // Before the local memory: the states of the threads, or nothing but the header that the memory checker uses.
    this.#stateBytes = resumable ? this.#layout.byteLength : options.memcheck ? HEADER_BYTES : 0;
    this.localOffset = this.#stateBytes;
    this.#checked = {
      staticSharedBytes: source.staticSharedBytes,
      parameterBytes: takesParameterAddress(program) ? source.parameterBytes : 0,
      localOffset: this.#stateBytes,
      localBytes: this.localBytes,
      shadowOffset: alignUp(this.#stateBytes + this.localBytes, 64),
      warpOperations: collectives.length > 0,
    };
    this.#module.importMemory(IMPORT_MODULE, "memory", { minimum: 1, maximum: MAX_PAGES, shared: true });
    this.#importHosts();
    this.#support = new SupportLinker(this.#module, SUPPORT);
    const waiting = new Set(
      [program, ...source.functions.values()].flatMap((each) => [...spinInstructions(each)]),
    );
    if (waiting.size > 0) {
      this.waiting = { instructions: waiting, counter: this.#module.global({ i32: 0 }, true) };
    }
  }

  compile(): CompiledKernel {
    const { program, functions } = this.#source;
    if (functions.size > 0) {
      const word = (): number => this.#module.global({ i32: 0 }, true);
      this.#globals = { frame: word(), ctaid: [word(), word(), word()], linear: word(), limit: word() };
    }
    if (this.options.memcheck) this.#defineChecker();
    for (const [name, callee] of functions) {
      const parameters = Array<ValueType>(1 + callee.argumentCount).fill("i32");
      this.#functions.set(name, this.#module.declareFunction(parameters, [], name));
    }
    for (const [name, callee] of functions) this.#deviceFunction(this.#functions.get(name)!, callee);
    const run = this.#module.declareFunction(["i32", "i32", "i32"], [], program.name);
    this.#module.defineFunction(run, program.sites.length > 0 ? this.#runScheduled() : this.#runPlain());
    this.#module.export("run", "function", run);
    const { shadowOffset } = this.#checked;
    const scratchBytes = this.options.memcheck
      ? shadowOffset + SHADOW_BYTES
      : this.#stateBytes + this.localBytes;
    return {
      bytes: this.#module.finish(),
      imports: this.#imports,
      scratchBytes: alignUp(scratchBytes, 256),
      staticSharedBytes: this.staticSharedBytes,
      lanes: this.#lanes,
    };
  }

  #defineChecker(): void {
    this.memcheck = this.#module.declareFunction(CHECK_PARAMETERS, ["i32"], "memcheck");
    const check = new CodeWriter(CHECK_PARAMETERS.length);
    emitCheck(check, this.#checked);
    this.#module.defineFunction(this.memcheck, check);
    this.#beginBlock = this.#module.declareFunction(["i32"], [], "beginBlock");
    const begin = new CodeWriter(1);
    emitBeginBlock(begin, this.#checked);
    this.#module.defineFunction(this.#beginBlock, begin);
  }

  // ---- linking ----

  #importHosts(): void {
    const programs = [this.#source.program, ...this.#source.functions.values()];
    let printf = false;
    let clock = false;
    const textures = new Map<string, TextureImport>();
    for (const program of programs) {
      for (const { instruction } of allOps(program)) {
        if (instruction.opcode === "call") {
          printf ||= instruction.operands.some((operand) =>
            operand.kind === "symbol" && operand.name === "vprintf"
          );
        }
        const texture = textureImport(instruction);
        if (texture !== undefined) textures.set(texture.name, texture);
        clock ||= instruction.operands.some((operand) =>
          operand.kind === "special" && /^%(clock|globaltimer)/.test(operand.name)
        );
      }
    }
    if (printf) this.#importHost("vprintf", ["i32", "i32", "i32"], ["i32"]);
    if (clock) this.#importHost("globaltimer", [], ["i64"]);
    for (const { name, parameters } of textures.values()) this.#importHost(name, parameters, ["i32"]);
  }

  #importHost(
    name: Exclude<keyof KernelImports, "memory">,
    parameters: readonly ValueType[],
    results: ValueType[],
  ): void {
    this.#imports.push(name);
    this.#hosts.set(name, this.#module.importFunction(IMPORT_MODULE, name, parameters, results));
  }

  host(name: Exclude<keyof KernelImports, "memory">): number {
    return this.#hosts.get(name)!;
  }

  support(name: string): number {
    return this.#support.index(name);
  }

  deviceFunction(name: string): number {
    return this.#functions.get(name)!;
  }

  moduleAddress(name: string): number {
    const address = this.options.addresses.get(name);
    if (address === undefined) throw new RangeError(`no address was given for the variable ${name}`);
    return address;
  }

  nanObservable(program: Program, register: Register): boolean {
    let nan = this.#nan.get(program);
    if (nan === undefined) this.#nan.set(program, nan = new NaNBits(program));
    return nan.observable(register.id);
  }

  // ---- kernels without synchronization ----

  #runPlain(): CodeWriter {
    const code = new CodeWriter(3);
    const [frame, first, count] = [0, 1, 2];
    const base = this.#areas(code, frame, this.#stateBytes);
    this.#enterGlobals(code, frame);
    const step = this.#step(this.#regions[0]);
    emitBlockLoop(code, frame, first, count, (ctaid) => {
      this.#beginChecked(code, frame);
      this.#resetWaiting(code);
      this.#enterBlock(code, ctaid);
      const end = (): void => code.i32Const(this.threads);
      const common = {
        frame: local(frame),
        parameters: local(base.parameters),
        shared: local(base.shared),
        local: local(base.local),
        localStride: this.#localBytes,
        ctaid: [local(ctaid[0]), local(ctaid[1]), local(ctaid[2])],
      } as const;
      this.#threadLoop(code, this.#regions[0], common, () => code.i32Const(0), end, step, (writer, loop) => {
        this.#enterThread(code, frame, loop);
        const done = code.block();
        if (step === 1) emitRegionBody(writer, this.#regions[0], done, undefined, this.#hoisted);
        else {this.#groupBody(writer, this.#regions[0], done, {
            initial: undefined,
            exit: nothing,
            suspend: nothing,
          });}
        code.end();
      });
    });
    return code;
  }

  /** How many threads a region runs at once. */
  #step(region: Region): 1 | 4 {
    if (this.#divergence === undefined) return 1;
    if (!isVectorizable(region, this.#source.program.blocks, this.#divergence)) return 1;
    this.#lanes = 4;
    return 4;
  }

  #groupBody(writer: FunctionWriter, region: Region, done: number, exits: LaneExits): void {
    emitVectorRegion(writer, region, this.#divergence!, this.#live, done, exits, this.#hoisted);
  }

  /** What all threads share is computed once, then the loop over the threads begins. */
  #threadLoop(
    code: CodeWriter,
    region: Region,
    common: Omit<ThreadValues, "tid" | "linear">,
    first: () => void,
    end: () => void,
    step: 1 | 4,
    body: (writer: FunctionWriter, loop: ThreadLoop) => void,
  ): void {
    const { program } = this.#source;
    const loop = declareThreadLoop(code, this.options.blockDim);
    const thread: ThreadValues = { ...common, tid: loop.tid, linear: local(loop.linear) };
    const writer = new FunctionWriter(code, program, this, thread, step === 4 ? this.#divergence : undefined);
    for (const op of this.#needed(region)) emitInstruction(writer, op);
    writer.forgetAddresses();
    emitThreadLoop(code, loop, this.options.blockDim, first, end, step, () => body(writer, loop));
  }

  /** Hoisted instructions that a region needs. */
  #needed(region: Region): Op[] {
    const { used } = region;
    const wanted = new Set<number>();
    const needed: Op[] = [];
    for (let i = this.#hoistable.length - 1; i >= 0; i--) {
      const op = this.#hoistable[i];
      if (!op.defs.some((register) => used.has(register) || wanted.has(register))) continue;
      needed.push(op);
      for (const register of op.uses) wanted.add(register);
    }
    return needed.reverse();
  }

  // ---- kernels with synchronization ----

  #runScheduled(): CodeWriter {
    const module = this.#module;
    const regionType = module.type(REGION_PARAMETERS, ["i32"]);
    const regions = this.#regions.map((region) => {
      const index = module.declareFunction(
        REGION_PARAMETERS,
        ["i32"],
        `${this.#source.program.name} ${region.index}`,
      );
      module.defineFunction(index, this.#region(region));
      return index;
    });
    module.table(regions.length, regions.length);
    module.elements(0, regions);
    const collectives = this.#collectives.map((name) => {
      const index = module.declareFunction(COLLECTIVE_PARAMETERS, [], name);
      const code = new CodeWriter(COLLECTIVE_PARAMETERS.length);
      emitCollective(code, name, this.#layout);
      module.defineFunction(index, code);
      return index;
    });
    const functions: ScheduledFunctions = {
      regionType,
      collectives,
      runWarp: module.declareFunction(RUN_WARP_PARAMETERS, ["i32"], "runWarp"),
      resolveWarp: module.declareFunction(RESOLVE_WARP_PARAMETERS, ["i32"], "resolveWarp"),
      resolveBarriers: module.declareFunction(RESOLVE_BARRIERS_PARAMETERS, ["i32"], "resolveBarriers"),
    };
    const define = (index: number, parameters: number, write: (code: CodeWriter) => void): void => {
      const code = new CodeWriter(parameters);
      write(code);
      module.defineFunction(index, code);
    };
    const layout = this.#layout;
    define(functions.runWarp, RUN_WARP_PARAMETERS.length, (code) => emitRunWarp(code, layout, functions));
    define(
      functions.resolveWarp,
      RESOLVE_WARP_PARAMETERS.length,
      (code) => emitResolveWarp(code, layout, functions),
    );
    define(
      functions.resolveBarriers,
      RESOLVE_BARRIERS_PARAMETERS.length,
      (code) => emitResolveBarriers(code, layout, this.threads),
    );
    const runBlock = module.declareFunction(RUN_BLOCK_PARAMETERS, [], "runBlock");
    const warp = collectives.length > 0 ? 32 : alignUp(this.threads, 32);
    define(
      runBlock,
      RUN_BLOCK_PARAMETERS.length,
      (code) =>
        emitRunBlock(code, layout, functions, this.threads, warp, (scratch) => {
          if (this.options.memcheck) emitNextRound(code, scratch);
        }),
    );

    const code = new CodeWriter(3);
    emitBlockLoop(code, 0, 1, 2, (ctaid) => {
      this.#beginChecked(code, 0);
      this.#resetWaiting(code);
      code.localGet(0);
      for (const axis of ctaid) code.localGet(axis);
      code.call(runBlock);
    });
    return code;
  }

  /** The function of a region: (frame, ctaid x, y, z, first, end, all) → common point. */
  #region(region: Region): CodeWriter {
    const code = new CodeWriter(REGION_PARAMETERS.length);
    const [frame, x, y, z, first, end, all] = [0, 1, 2, 3, 4, 5, 6];
    const base = this.#areas(code, frame, this.#stateBytes);
    this.#enterGlobals(code, frame);
    this.#enterBlock(code, [x, y, z]);
    const step = this.#step(region);
    const [state4, state8, common, localBase] = code.locals("i32", 4);
    startPoint(code, common);
    const shared: Omit<ThreadValues, "tid" | "linear"> = {
      frame: local(frame),
      parameters: local(base.parameters),
      shared: local(base.shared),
      local: local(localBase),
      localStride: this.#localBytes,
      ctaid: [local(x), local(y), local(z)],
    };
    const range = [() => code.localGet(first), () => code.localGet(end)] as const;
    this.#threadLoop(code, region, shared, ...range, step, (writer, loop) => {
      this.#stateAddresses(code, base.scratch, loop.linear, state4, state8);
      const skip = code.block();
      const enter = (): void => {
        if (this.#localBytes > 0) {
          code.localGet(base.local);
          code.localGet(loop.linear);
          code.i32Const(this.#localBytes);
          code.op("i32.mul", "i32.add");
          code.localSet(localBase);
        }
        this.#enterThread(code, frame, loop, localBase);
      };
      if (step === 1) this.#resumeThread(writer, region, all, common, { state4, state8 }, skip, enter);
      else this.#resumeGroup(writer, region, all, common, { state4, state8 }, skip, enter);
      code.end();
    });
    code.localGet(common);
    return code;
  }

  /** Runs a region for one thread, if it stands there. */
  #resumeThread(
    writer: FunctionWriter,
    region: Region,
    all: number,
    common: number,
    state: { readonly state4: number; readonly state8: number },
    skip: number,
    enter: () => void,
  ): void {
    const { code } = writer;
    const point = code.local("i32");
    code.localGet(all);
    code.op("i32.eqz");
    code.localGet(state.state4);
    code.memory("i32.load", this.#layout.point);
    code.i32Const(region.index);
    code.op("i32.ne", "i32.and");
    code.brIf(skip);
    enter();
    const locals: ThreadLocals = { point, ...state };
    const done = code.block();
    emitRegionBody(writer, region, done, { table: this.#table, locals }, this.#hoisted);
    code.end();
    code.localGet(state.state4);
    code.localGet(point);
    code.memory("i32.store", this.#layout.point);
    mergePoint(code, common, point);
  }

  /** Runs a region for those of 4 threads that stand there. */
  #resumeGroup(
    writer: FunctionWriter,
    region: Region,
    all: number,
    common: number,
    state: { readonly state4: number; readonly state8: number },
    skip: number,
    enter: () => void,
  ): void {
    const { code } = writer;
    const point = code.local("v128");
    const initial = code.local("v128");
    const scalar = code.local("i32");
    code.localGet(state.state4);
    code.memory("v128.load", this.#layout.point);
    code.localTee(point);
    code.i32x4Const(region.index);
    code.op("i32x4.eq");
    code.i32Const(0);
    code.localGet(all);
    code.op("i32.sub", "i32x4.splat", "v128.or");
    code.localTee(initial);
    code.op("v128.any_true", "i32.eqz");
    code.brIf(skip);
    enter();
    const group = new GroupState(writer, region, this.#table, { point, initial, ...state });
    group.resume();
    const done = code.block();
    this.#groupBody(writer, region, done, {
      initial,
      exit: (mask) => group.exit(mask),
      suspend: (site, mask) => group.suspend(site, mask),
    });
    code.end();
    code.localGet(state.state4);
    code.localGet(point);
    code.memory("v128.store", this.#layout.point);
    for (let lane = 0; lane < 4; lane++) {
      code.localGet(initial);
      code.lane("i32x4.extract_lane", lane);
      code.if();
      code.localGet(point);
      code.lane("i32x4.extract_lane", lane);
      code.localSet(scalar);
      mergePoint(code, common, scalar);
      code.end();
    }
  }

  #stateAddresses(code: CodeWriter, scratch: number, linear: number, state4: number, state8: number): void {
    for (const [address, shift] of [[state4, 2], [state8, 3]]) {
      code.localGet(scratch);
      code.localGet(linear);
      code.i32Const(shift);
      code.op("i32.shl", "i32.add");
      code.localSet(address);
    }
  }

  // ---- device functions ----

  #deviceFunction(index: number, callee: Program): void {
    const globals = this.#globals!;
    const code = new CodeWriter(1 + callee.argumentCount);
    const [parameters, shared, x, y, z] = code.locals("i32", 5);
    const [width, height] = this.options.blockDim;
    for (const [address, offset] of [[parameters, FRAME.parameters], [shared, FRAME.shared]]) {
      code.globalGet(globals.frame);
      code.memory("i32.load", offset);
      code.localSet(address);
    }
    code.globalGet(globals.linear);
    code.i32Const(width);
    code.op("i32.rem_u");
    code.localSet(x);
    code.globalGet(globals.linear);
    code.i32Const(width);
    code.op("i32.div_u");
    code.localTee(y);
    code.i32Const(height);
    code.op("i32.div_u");
    code.localSet(z);
    code.localGet(y);
    code.i32Const(height);
    code.op("i32.rem_u");
    code.localSet(y);
    const thread: ThreadValues = {
      frame: { kind: "global", index: globals.frame },
      parameters: local(parameters),
      shared: local(shared),
      local: local(0),
      localStride: 0,
      ctaid: [global(globals.ctaid[0]), global(globals.ctaid[1]), global(globals.ctaid[2])],
      tid: [local(x), local(y), local(z)],
      linear: { kind: "global", index: globals.linear },
    };
    const writer = new FunctionWriter(code, callee, this, thread);
    if (this.#recursive) {
      code.localGet(0);
      code.i32Const(callee.frameBytes);
      code.op("i32.add");
      code.globalGet(globals.limit);
      code.op("i32.gt_u");
      code.if();
      writer.emitFault(FAULT.stackOverflow, callee.line);
      code.end();
    }
    const done = code.block();
    emitRegionBody(writer, regionsOf(callee)[0], done, undefined, new Set());
    code.end();
    this.#module.defineFunction(index, code);
  }

  // ---- what a thread finds at its beginning ----

  /** Loads the addresses in the frame that code needs all the time. Local memory begins after `state` bytes of scratch memory. */
  #areas(
    code: CodeWriter,
    frame: number,
    state: number,
  ): Record<"parameters" | "shared" | "scratch" | "local", number> {
    const areas = {
      parameters: code.local("i32"),
      shared: code.local("i32"),
      scratch: code.local("i32"),
      local: code.local("i32"),
    };
    for (
      const [address, offset] of [
        [areas.parameters, FRAME.parameters],
        [areas.shared, FRAME.shared],
        [areas.scratch, FRAME.scratch],
      ]
    ) {
      code.localGet(frame);
      code.memory("i32.load", offset);
      code.localSet(address);
    }
    code.localGet(areas.scratch);
    code.i32Const(state);
    code.op("i32.add");
    code.localSet(areas.local);
    return areas;
  }

  #resetWaiting(code: CodeWriter): void {
    if (this.waiting === undefined) return;
    code.i32Const(0);
    code.globalSet(this.waiting.counter);
  }

  #beginChecked(code: CodeWriter, frame: number): void {
    if (this.#beginBlock === undefined) return;
    code.localGet(frame);
    code.call(this.#beginBlock);
  }

  #enterGlobals(code: CodeWriter, frame: number): void {
    if (this.#globals === undefined) return;
    code.localGet(frame);
    code.globalSet(this.#globals.frame);
  }

  #enterBlock(code: CodeWriter, ctaid: readonly [number, number, number]): void {
    if (this.#globals === undefined) return;
    ctaid.forEach((axis, i) => {
      code.localGet(axis);
      code.globalSet(this.#globals!.ctaid[i]);
    });
  }

  /** `localBase`: the local with the thread's local memory, if each has its own. */
  #enterThread(code: CodeWriter, frame: number, loop: ThreadLoop, localBase?: number): void {
    storeThread(code, () => code.localGet(frame), () => code.localGet(loop.linear));
    if (this.#source.program.sites.length === 0) this.#resetWaiting(code);
    if (this.#globals === undefined) return;
    code.localGet(loop.linear);
    code.globalSet(this.#globals.linear);
    if (!this.#recursive) return;
    if (localBase !== undefined) code.localGet(localBase);
    else {
      code.localGet(frame);
      code.memory("i32.load", FRAME.scratch);
      code.i32Const(this.#stateBytes);
      code.op("i32.add");
    }
    code.i32Const(this.#localBytes);
    code.op("i32.add");
    code.globalSet(this.#globals.limit);
  }
}

function nothing(): void {}

function local(index: number): Value {
  return { kind: "local", index };
}

function global(index: number): Value {
  return { kind: "global", index };
}

/** Whether parameters are read through pointers too. */
function takesParameterAddress(program: Program): boolean {
  for (const { instruction } of allOps(program)) {
    for (const operand of instruction.operands) {
      if (operand.kind === "symbol" && program.locations.get(operand.name)?.kind === "parameter") return true;
    }
  }
  return false;
}

/** Most bytes of stack below the kernel's frame; undefined if functions call themselves. */
function stackDepth(source: KernelSource): number | undefined {
  const active = new Set<string>();
  const known = new Map<string, number>();
  const depthOf = (name: string): number | undefined => {
    if (active.has(name)) return undefined;
    const before = known.get(name);
    if (before !== undefined) return before;
    const program = source.functions.get(name);
    if (program === undefined) return 0;
    active.add(name);
    let deepest = 0;
    for (const callee of program.callees) {
      const depth = depthOf(callee);
      if (depth === undefined) return undefined;
      deepest = Math.max(deepest, depth);
    }
    active.delete(name);
    const depth = program.frameBytes + deepest;
    known.set(name, depth);
    return depth;
  };
  let deepest = 0;
  for (const callee of source.program.callees) {
    const depth = depthOf(callee);
    if (depth === undefined) return undefined;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
