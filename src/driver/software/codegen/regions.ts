/**
 * Regions. A region is the code that threads run from the kernel's entry, or from a synchronization point
 * (site), until they wait again. The function of a region runs it for a range of threads, one after the
 * other. Values that are live across a site are saved in memory, all others are locals.
 */
import { at } from "../../../base/at.ts";
import { FAULT, FRAME } from "../abi/index.ts";
import { type FlowGraph, flowGraph } from "../analysis/graph.ts";
import { BitSet, type Liveness } from "../analysis/liveness.ts";
import {
  type BasicBlock,
  type Op,
  type Program,
  type Register,
  type Site,
  terminatorUses,
} from "../analysis/program.ts";
import type { Operand, ScalarType } from "../ptx/ast.ts";
import type { BlockLabel, CodeWriter } from "../wasm/code.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { barrierClass } from "./barriers.ts";
import { type Collective, collectiveOf } from "./collectives.ts";
import type { FunctionWriter } from "./function.ts";
import { emitInstruction } from "./instructions.ts";
import { CLASS, POINT, SLEEPING, slotBytes, type StateLayout } from "./state_layout.ts";
import { emitStructured, type Exit } from "./structured_control_flow.ts";
import { beginYield, countWait, noteProgress } from "./waits.ts";
import { emitWatchdog } from "./watchdog.ts";

/** The code from one synchronization point to the next ones. */
export interface Region {
  readonly index: number;
  readonly graph: FlowGraph;
  /** The site after which the region begins; undefined for the kernel's entry. */
  readonly site: Site | undefined;
  /** Registers that the region reads and writes. Live ones are loaded at its start and saved at its end. */
  readonly used: BitSet;
  readonly defined: BitSet;
}

/** Divides a program into regions: region 0 begins at the entry, region i + 1 after site i. */
export function regionsOf(program: Program): Region[] {
  const starts: { block: number; site: Site | undefined }[] = [{ block: 0, site: undefined }];
  for (const { terminator } of program.blocks) {
    if (terminator.kind === "sync" || terminator.kind === "yield") {
      starts[terminator.site + 1] = { block: terminator.to, site: program.sites[terminator.site] };
    }
  }
  // A site in unreachable code has no region, but keeps its number.
  return Array.from(starts, (start, index) => regionOf(program, index, start?.block ?? 0, start?.site));
}

function regionOf(program: Program, index: number, start: number, site: Site | undefined): Region {
  const graph = flowGraph(start, (id) => {
    const block = at(program.blocks, id);
    return block.terminator.kind === "sync" ? [] : block.successors;
  });
  const used = new BitSet(program.registers.length);
  const defined = new BitSet(program.registers.length);
  for (const register of site?.op.defs ?? []) defined.add(register);
  for (const id of graph.nodes) {
    const block = at(program.blocks, id);
    for (const op of block.ops) {
      for (const register of op.uses) used.add(register);
      if (op.guard >= 0) used.add(op.guard);
      for (const register of op.defs) defined.add(register);
    }
    for (const register of terminatorUses(block, program.sites)) used.add(register);
  }
  return { index, graph, site, used, defined };
}

/** Returns the registers that are live while a thread waits at a site. */
export function liveAcross(program: Program, live: Liveness, site: Site): number[] {
  const defined = new Set(site.op.defs);
  for (const { terminator } of program.blocks) {
    if ((terminator.kind !== "sync" && terminator.kind !== "yield") || terminator.site !== site.index) {
      continue;
    }
    return at(live.liveIn, terminator.to).values().filter((register) => !defined.has(register));
  }
  return [];
}

/** The synchronization points of a kernel. */
export interface SiteTable {
  readonly layout: StateLayout;
  /** Per site: the point word of a thread that waits there; see {@link POINT}. */
  readonly points: readonly number[];
  /** Per site: the registers to save. */
  readonly live: readonly (readonly number[])[];
}

/** Whether threads wait at a site for others of the block, not of their warp. */
export function isBarrier({ op }: Site): boolean {
  return opcodeOf(op.instruction)?.class === "barrier";
}

/** Returns the point word of each site, and the names of the warp operations by class. */
export function pointsOf(sites: readonly Site[]): { points: number[]; collectives: string[] } {
  const collectives: string[] = [];
  const points = sites.map((site) => {
    const { instruction } = site.op;
    const word = POINT.waiting | (site.index + 1);
    if (isBarrier(site)) return word | barrierClass(instruction) << POINT.classShift;
    const collective = collectiveOf(instruction)!;
    let number = collectives.indexOf(collective.name);
    if (number < 0) number = collectives.push(collective.name) - 1;
    const unmasked = collective.mask === undefined;
    const { mask } = collective;
    const full = unmasked || (mask?.kind === "integer" && BigInt.asUintN(32, mask.value) === 0xffffffffn);
    return word | (full ? POINT.fullWarp : 0) | (unmasked ? POINT.unmasked : 0) |
      (CLASS.firstWarp + number) << POINT.classShift;
  });
  return { points, collectives };
}

/** Locals of the loop over the threads. */
export interface ThreadLocals {
  /** The point word where the thread stops. */
  readonly point: number;
  /** scratch + 4 · thread and scratch + 8 · thread. */
  readonly state4: number;
  readonly state8: number;
}

/** Writes the body of a region for one thread, which leaves it by a branch to `done`. */
export function emitRegionBody(
  writer: FunctionWriter,
  region: Region,
  done: BlockLabel,
  sync: { readonly table: SiteTable; readonly locals: ThreadLocals } | undefined,
  hoisted: ReadonlySet<Op>,
): void {
  const { code, program } = writer;
  const { graph } = region;
  writer.addresses.forgetAll();
  if (sync !== undefined && region.site !== undefined) emitResume(writer, region, sync.table, sync.locals);
  else writer.definedness?.reset();
  emitStructured(graph, code, (node): Exit => {
    const block = at(program.blocks, at(graph.nodes, node));
    writer.addresses.forgetAll();
    if (graph.isLoopHeader[node]) emitWatchdog(writer, lineOf(block) ?? program.line);
    emitProgress(writer, block);
    for (const op of block.ops) if (!hoisted.has(op)) emitInstruction(writer, op);
    return emitTerminator(writer, region, block, done, sync);
  });
}

/** Writes that the thread got on, in a block after the loops in which it may wait. */
export function emitProgress(writer: FunctionWriter, block: BasicBlock): void {
  if (writer.linker.stall?.after.has(block)) noteProgress(writer);
}

/** Returns the line of a block's first instruction, if it has any. */
export function lineOf(block: BasicBlock): number | undefined {
  return block.ops[0]?.instruction.line;
}

function emitTerminator(
  writer: FunctionWriter,
  region: Region,
  block: BasicBlock,
  done: BlockLabel,
  sync: { readonly table: SiteTable; readonly locals: ThreadLocals } | undefined,
): Exit {
  const { code, program } = writer;
  const { terminator } = block;
  const number = (id: number): number => region.graph.indexOf.get(id)!;
  switch (terminator.kind) {
    case "jump":
      return { kind: "jump", to: number(terminator.to) };
    case "branch": {
      writer.definedness?.require([terminator.predicate]);
      writer.push(writer.registerOperand(terminator.predicate), "pred");
      const [then, otherwise] = terminator.negated
        ? [terminator.otherwise, terminator.then]
        : [terminator.then, terminator.otherwise];
      return { kind: "branch", then: number(then), otherwise: number(otherwise) };
    }
    case "switch":
      return emitSwitch(writer, terminator, terminator.targets.map(number));
    case "trap":
      writer.emitFault(terminator.fault, terminator.line);
      return { kind: "leave" };
    case "return":
      noteProgress(writer);
      if (sync !== undefined) {
        code.i32Const(POINT.exited);
        code.localSet(sync.locals.point);
      }
      code.br(done);
      return { kind: "leave" };
    case "sync":
      emitSuspend(writer, region, at(program.sites, terminator.site), sync!.table, sync!.locals);
      code.br(done);
      return { kind: "leave" };
    case "yield": {
      const site = at(program.sites, terminator.site);
      beginYield(code);
      if (sync !== undefined) {
        emitSuspend(writer, region, site, sync.table, sync.locals);
        code.br(done);
      } else {
        // A function that cannot be inlined waits without letting others run.
        writer.instruction = site.op.instruction;
        countWait(writer);
      }
      code.end();
      writer.releaseTemporaries();
      return { kind: "jump", to: number(terminator.to) };
    }
  }
}

/** Writes a `brx.idx`, which stops the kernel if its index is out of range. */
function emitSwitch(
  writer: FunctionWriter,
  { index: register, line }: { readonly index: number; readonly line: number },
  targets: readonly number[],
): Exit {
  const { code } = writer;
  const index = code.local("i32");
  writer.definedness?.require([register]);
  writer.push(writer.registerOperand(register), "u32");
  code.localTee(index);
  code.i32Const(targets.length);
  code.op("i32.ge_u");
  code.if();
  writer.emitFault(FAULT.invalidBranchTarget, line);
  code.end();
  const first = at(targets, 0);
  const second = targets.find((target) => target !== first) ?? first;
  if (targets.some((target) => target !== first && target !== second)) {
    code.localGet(index);
    return { kind: "switch", targets };
  }
  code.i32Const(0);
  targets.forEach((target, i) => {
    if (target !== second) return;
    code.localGet(index);
    code.i32Const(i);
    code.op("i32.eq", "i32.or");
  });
  return { kind: "branch", then: second, otherwise: first };
}

const SLOT_TYPE = { i32: "b32", f32: "f32", i64: "b64", f64: "f64" } as const;

/** Loads the saved registers and the results of the operation that the thread waited for. */
function emitResume(writer: FunctionWriter, region: Region, table: SiteTable, locals: ThreadLocals): void {
  const { code, program } = writer;
  const site = region.site!;
  for (const id of at(table.live, site.index)) {
    // Registers that the region does not touch stay in memory.
    if (!region.used.has(id) && !region.defined.has(id)) continue;
    const register = at(program.registers, id);
    const offset = table.layout.slots.get(id)!;
    code.localGet(slotBytes(register) === 8 ? locals.state8 : locals.state4);
    code.memory(`${register.kind}.load`, offset);
    writer.pop({ kind: "register", name: register.name }, slotType(register));
    const origin = writer.definedness?.originOf(id);
    if (origin === undefined) continue;
    code.localGet(locals.state8);
    code.memory("i64.load", table.layout.origins.get(id));
    code.localSet(origin);
  }
  emitResults(writer, site, table.layout, locals);
  writer.definedness?.clear(site.op.defs);
}

export function slotType(register: Register): ScalarType {
  return register.type === "pred" ? "pred" : SLOT_TYPE[register.kind];
}

/** Pops the results of a site's operation into its destination registers. */
function emitResults(writer: FunctionWriter, site: Site, layout: StateLayout, locals: ThreadLocals): void {
  const { code } = writer;
  const { instruction } = site.op;
  writer.instruction = instruction;
  if (site.op.defs.length === 0) return;
  const result = (field: "resultA" | "resultB"): void => {
    code.localGet(locals.state4);
    code.memory("i32.load", layout[field]);
  };
  const [destination] = operandsOf(instruction, 1);
  if (opcodeOf(instruction)?.class === "barrier") {
    // resultA is the number of threads whose predicate was set, resultB the number of threads.
    result("resultA");
    if (instruction.modifiers.includes("popc")) {
      writer.pop(destination, "u32");
      return;
    }
    if (instruction.modifiers.includes("and")) {
      result("resultB");
      code.op("i32.eq");
    } else {
      code.i32Const(0);
      code.op("i32.ne");
    }
    writer.pop(destination, "pred");
    return;
  }
  const collective = collectiveOf(instruction)!;
  const [first, second]: readonly (Operand | undefined)[] = destination.kind === "pair"
    ? [destination.first, destination.second]
    : [destination, undefined];
  if (first !== undefined && collective.result !== undefined) {
    result("resultA");
    writer.pop(first, collective.result);
  }
  if (second !== undefined) {
    result("resultB");
    writer.pop(second, "pred");
  }
}

/**
 * Saves the live registers that the region has changed, and the operands of the operation that the thread
 * waits for.
 */
function emitSuspend(
  writer: FunctionWriter,
  region: Region,
  site: Site,
  table: SiteTable,
  locals: ThreadLocals,
): void {
  const { code, program } = writer;
  const { layout } = table;
  const { instruction } = site.op;
  writer.instruction = instruction;
  writer.definedness?.require(site.op.uses);
  for (const id of at(table.live, site.index)) {
    const origin = writer.definedness?.originOf(id);
    // The entry also saves those of registers that only some paths define.
    if (origin !== undefined && (region.defined.has(id) || region.site === undefined)) {
      code.localGet(locals.state8);
      code.localGet(origin);
      code.memory("i64.store", layout.origins.get(id));
    }
    if (!region.defined.has(id)) continue;
    const register = at(program.registers, id);
    code.localGet(slotBytes(register) === 8 ? locals.state8 : locals.state4);
    writer.push({ kind: "register", name: register.name }, slotType(register));
    code.memory(`${register.kind}.store`, layout.slots.get(id)!);
  }
  const store = (
    field: "operandA" | "operandB" | "operandC" | "mask",
    operand: Operand,
    type: ScalarType,
  ): void => {
    code.localGet(type === "b64" ? locals.state8 : locals.state4);
    writer.push(operand, type);
    code.memory(type === "b64" ? "i64.store" : "i32.store", layout[field]);
  };
  storeWaiting(writer, site, store);
  code.i32Const(at(table.points, site.index));
  code.localSet(locals.point);
}

export type StoreOperand = (
  field: "operandA" | "operandB" | "operandC" | "mask",
  operand: Operand,
  type: ScalarType,
) => void;

/** Stores the operands of the operation that a thread waits for. */
export function storeWaiting(writer: FunctionWriter, site: Site, store: StoreOperand): void {
  const { instruction } = site.op;
  if (instruction.opcode === "nanosleep") {
    countWait(writer);
    store("operandB", { kind: "integer", value: BigInt(SLEEPING) }, "b32");
    return;
  }
  noteProgress(writer);
  if (opcodeOf(instruction)?.class === "barrier") storeBarrier(writer, site, store);
  else storeCollective(collectiveOf(instruction)!, store);
}

function storeCollective(collective: Collective, store: StoreOperand): void {
  if (collective.a !== undefined) store("operandA", collective.a.operand, collective.a.type);
  if (collective.b !== undefined) store("operandB", collective.b, "b32");
  if (collective.c !== undefined) store("operandC", collective.c, "b32");
  if (collective.mask !== undefined) store("mask", collective.mask, "b32");
}

const ZERO: Operand = { kind: "integer", value: 0n };

/** `bar.sync a {, b}` and `bar.red.op d, a {, b}, {!}c` */
function storeBarrier(writer: FunctionWriter, site: Site, store: StoreOperand): void {
  const { instruction } = site.op;
  const isReduction = instruction.modifiers.includes("red");
  const operands = isReduction ? instruction.operands.slice(1, -1) : instruction.operands;
  const predicate = (isReduction ? instruction.operands.at(-1) : undefined) ?? ZERO;
  const [barrier = ZERO, count = ZERO] = operands;
  if (barrier.kind === "integer" && (barrier.value < 0n || barrier.value > 15n)) {
    return writer.unsupported(`expected a barrier from 0 to 15, got ${barrier.value}`);
  }
  store("operandA", predicate, "pred");
  store("operandB", barrier, "b32");
  store("operandC", count, "b32");
}

/** Stores the thread's index in the launch frame, where a fault finds it. */
export function storeThread(code: CodeWriter, frame: () => void, linear: () => void): void {
  frame();
  linear();
  code.memory("i32.store", FRAME.thread);
}
