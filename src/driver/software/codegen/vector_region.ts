/**
 * Writes a region for 4 consecutive threads (lanes) at once. Blocks that all running threads execute together
 * branch like scalar code. Between a divergent branch and the block where the threads reconverge, all blocks
 * are visited in order. Each has a mask of the threads that execute it and is skipped if the mask is empty. A
 * loop that threads leave at different times repeats until the mask of its header is empty.
 */
import { at } from "../../../base/at.ts";
import { FAULT } from "../abi/index.ts";
import type { Divergence } from "../analysis/divergence.ts";
import type { FlowGraph } from "../analysis/graph.ts";
import type { BasicBlock, Op } from "../analysis/program.ts";
import type { Liveness } from "../analysis/liveness.ts";
import { isPlainReturn } from "../analysis/reconvergence.ts";
import type { BlockLabel, CodeWriter } from "../wasm/code.ts";
import type { Mask } from "./context.ts";
import type { FunctionWriter } from "./function.ts";
import { GroupedAccesses } from "./vector_groups.ts";
import { emitVectorInstruction } from "./vector_instructions.ts";
import { LaneMasks } from "./vector_masks.ts";
import { headOf, orderOf, reconvergenceIn, type Scope } from "./vector_order.ts";
import { emitProgress, lineOf, type Region } from "./regions.ts";
import { beginYield } from "./waits.ts";
import { emitWatchdog } from "./watchdog.ts";

/** Code for threads that exit or wait. The mask is a v128 local, or undefined for all lanes. */
export interface LaneExits {
  /** A mask of the lanes that run at the start; undefined if all do. */
  readonly initial: number | undefined;
  exit(mask: number | undefined): void;
  suspend(site: number, mask: number | undefined): void;
}

/** A kernel whose regions run 4 threads at once. */
export interface VectorFacts {
  readonly divergence: Divergence;
  readonly liveness: Liveness;
  readonly hoisted: ReadonlySet<Op>;
  /** Registers with several definitions. */
  readonly redefined: ReadonlySet<number>;
}

export function emitVectorRegion(
  writer: FunctionWriter,
  region: Region,
  facts: VectorFacts,
  done: BlockLabel,
  exits: LaneExits,
): void {
  new VectorRegion(writer, region, facts, done, exits).emit();
}

class VectorRegion {
  readonly #writer: FunctionWriter;
  readonly #code: CodeWriter;
  readonly #graph: FlowGraph;
  readonly #divergence: Divergence;
  readonly #liveness: Liveness;
  readonly #done: BlockLabel;
  readonly #exits: LaneExits;
  readonly #hoisted: ReadonlySet<Op>;
  readonly #masks: LaneMasks;
  readonly #labels = new Map<number, BlockLabel>();
  readonly #loops = new Map<number, BlockLabel>();
  /** Nodes in the order in which they are written. */
  readonly #order: number[] = [];
  readonly #position = new Map<number, number>();
  readonly #inLoop = new Set<number>();
  readonly #redefined: ReadonlySet<number>;

  constructor(
    writer: FunctionWriter,
    region: Region,
    { divergence, liveness, hoisted, redefined }: VectorFacts,
    done: BlockLabel,
    exits: LaneExits,
  ) {
    this.#writer = writer;
    this.#code = writer.code;
    this.#graph = region.graph;
    this.#divergence = divergence;
    this.#liveness = liveness;
    this.#done = done;
    this.#exits = exits;
    this.#hoisted = hoisted;
    this.#redefined = redefined;
    const { code, program } = writer;
    const mayStop = exits.initial !== undefined ||
      region.graph.nodes.some((id) => this.#mayStopSome(at(program.blocks, id)));
    this.#masks = new LaneMasks(code, mayStop);
  }

  /** Whether a block may stop some lanes but not all. */
  #mayStopSome(block: BasicBlock): boolean {
    const { terminator } = block;
    if (this.#divergence.diverged[block.id]) {
      if (terminator.kind === "return" || terminator.kind === "sync" || terminator.kind === "yield") {
        return true;
      }
      return block.successors.some((to) => isPlainReturn(at(this.#writer.program.blocks, to)));
    }
    const register = terminator.kind === "branch"
      ? terminator.predicate
      : terminator.kind === "switch"
      ? terminator.index
      : undefined;
    return register !== undefined && this.#divergence.stride[register] !== 0 &&
      block.successors.some((to) => isPlainReturn(at(this.#writer.program.blocks, to)));
  }

  emit(): void {
    const root = orderOf(this.#graph, this.#writer.program.blocks, this.#divergence);
    this.#number(root, false);
    this.#masks.begin(this.#order.filter((node) => this.#diverged(node)), this.#exits.initial);
    if (this.#diverged(0)) this.#masks.add(0, () => this.#masks.pushRunning());
    this.#scope(root, false);
  }

  #number(scope: Scope, loop: boolean): void {
    for (const item of scope.items) {
      if (typeof item !== "number") {
        this.#number(item, true);
        continue;
      }
      this.#position.set(item, this.#order.length);
      this.#order.push(item);
      if (loop) this.#inLoop.add(item);
    }
  }

  #diverged(node: number): boolean {
    return at(this.#divergence.diverged, at(this.#graph.nodes, node));
  }

  #nodeOf(block: number): number {
    return this.#graph.indexOf.get(block)!;
  }

  #block(node: number): BasicBlock {
    return at(this.#writer.program.blocks, at(this.#graph.nodes, node));
  }

  // ---- order ----

  #scope(scope: Scope, isLoop: boolean): void {
    const code = this.#code;
    const { items } = scope;
    const heads = items.map(headOf);
    for (const head of heads.slice(1).toReversed()) this.#labels.set(head, code.block());
    const inDivergedLoop = isLoop && this.#diverged(scope.header);
    items.forEach((item, i) => {
      if (i > 0) code.end();
      if (typeof item === "number") this.#node(item);
      else this.#loop(item);
      const head = headOf(item);
      // A loop that threads leave at different times ends by testing the mask of its header.
      const last = i + 1 === items.length;
      if (this.#diverged(head) && !(last && inDivergedLoop)) this.#reconverge(head, heads[i + 1]);
    });
  }

  #loop(scope: Scope): void {
    const code = this.#code;
    const { header } = scope;
    const label = code.loop();
    this.#loops.set(header, label);
    emitWatchdog(this.#writer, lineOf(this.#block(header)) ?? this.#writer.program.line);
    this.#scope(scope, true);
    if (this.#diverged(header)) {
      code.localGet(this.#masks.of(header));
      code.op("v128.any_true");
      code.brIf(label);
    }
    code.end();
    this.#loops.delete(header);
  }

  #node(node: number): void {
    const writer = this.#writer;
    const block = this.#block(node);
    writer.addresses.forgetAll();
    if (!this.#diverged(node)) {
      emitProgress(writer, block);
      this.#ops(block, this.#masks.running);
      this.#endConverged(block);
      return;
    }
    const skip = this.#code.block();
    this.#masks.enter(node, skip);
    emitProgress(writer, block);
    this.#ops(block, this.#masks.current);
    this.#endDiverged(block);
    this.#code.end();
  }

  /**
   * After a diverged block, continues with the next block if that is diverged too, otherwise at the
   * reconvergence point.
   */
  #reconverge(node: number, next: number | undefined): void {
    if (next !== undefined && this.#diverged(next)) return;
    this.#masks.leaveIfNoneRuns(this.#done);
    const target = reconvergenceIn(this.#graph, this.#divergence, node);
    // A reconvergence point that was already written and does not head an enclosing loop is only reached
    // after waiting.
    const behind = target !== undefined && this.#position.get(target)! < this.#position.get(node)!;
    if (target === undefined || behind && !this.#loops.has(target)) this.#code.br(this.#done);
    else if (target !== next) this.#br(target);
  }

  #br(to: number): void {
    const loop = this.#loops.get(to);
    this.#code.br(loop ?? this.#labels.get(to)!);
  }

  // ---- blocks ----

  #ops(block: BasicBlock, mask: Mask): void {
    const diverged = at(this.#divergence.diverged, block.id);
    const inLoop = this.#inLoop.has(this.#nodeOf(block.id));
    const ops = block.ops.filter((op) => !this.#hoisted.has(op));
    const grouped = new GroupedAccesses(this.#writer, ops);
    for (const op of ops) {
      const blend = diverged && op.defs.some((register) => this.#isReadElsewhere(register, inLoop));
      emitVectorInstruction(this.#writer, op, mask, blend, grouped);
    }
  }

  /** Whether lanes that skip the current block may still read the old value of a register. */
  #isReadElsewhere(register: number, inLoop: boolean): boolean {
    const { nodes } = this.#graph;
    const { liveIn } = this.#liveness;
    const had = inLoop || this.#redefined.has(register) || at(liveIn, at(nodes, 0)).has(register);
    return had && nodes.some((id) => at(liveIn, id).has(register));
  }

  #pushPredicate(register: number): void {
    const writer = this.#writer;
    writer.push(writer.registerOperand(register), "pred");
  }

  /** Writes the end of a block that all running threads execute. */
  #endConverged(block: BasicBlock): void {
    const code = this.#code;
    const writer = this.#writer;
    const { terminator } = block;
    const enter = (to: number): void => {
      if (this.#diverged(to)) this.#masks.add(to, () => this.#masks.pushRunning());
    };
    switch (terminator.kind) {
      case "jump":
        enter(this.#nodeOf(terminator.to));
        this.#br(this.#nodeOf(terminator.to));
        return;
      case "branch": {
        const [then, otherwise] = terminator.negated
          ? [this.#nodeOf(terminator.otherwise), this.#nodeOf(terminator.then)]
          : [this.#nodeOf(terminator.then), this.#nodeOf(terminator.otherwise)];
        if (this.#divergence.stride[terminator.predicate] === 0) {
          this.#pushPredicate(terminator.predicate);
          code.if();
          enter(then);
          this.#br(then);
          code.end();
          enter(otherwise);
          this.#br(otherwise);
          return;
        }
        this.#branchDivergent(terminator.predicate, then, otherwise);
        return;
      }
      case "switch": {
        const index = code.local("v128");
        if (this.#divergence.stride[terminator.index] === 0) {
          const scalar = code.local("i32");
          writer.push(writer.registerOperand(terminator.index), "u32");
          code.localSet(scalar);
          terminator.targets.forEach((to, i) => {
            code.localGet(scalar);
            code.i32Const(i);
            code.op("i32.eq");
            code.if();
            enter(this.#nodeOf(to));
            this.#br(this.#nodeOf(to));
            code.end();
          });
          writer.emitFault(FAULT.invalidBranchTarget, terminator.line);
          return;
        }
        this.#pushVector(terminator.index);
        code.localSet(index);
        this.#switchMasks(
          terminator.targets.map((to) => this.#nodeOf(to)),
          index,
          () => this.#masks.pushRunning(),
        );
        this.#enterDiverged(terminator.targets.map((to) => this.#nodeOf(to)));
        return;
      }
      case "trap":
        writer.emitFaultOfLanes(() => this.#masks.pushRunning(), terminator.fault, terminator.line);
        return;
      case "return":
        this.#exits.exit(this.#masks.running.lanes);
        code.br(this.#done);
        return;
      case "sync":
        this.#exits.suspend(terminator.site, this.#masks.running.lanes);
        code.br(this.#done);
        return;
      case "yield":
        beginYield(code);
        this.#exits.suspend(terminator.site, this.#masks.running.lanes);
        code.br(this.#done);
        code.end();
        enter(this.#nodeOf(terminator.to));
        this.#br(this.#nodeOf(terminator.to));
        return;
    }
  }

  #pushVector(register: number): void {
    const writer = this.#writer;
    writer.inVector(() => writer.push(writer.registerOperand(register), "u32"));
  }

  /** Adds the lanes of a divergent switch to the masks of its targets, or ends them. */
  #switchMasks(targets: readonly number[], index: number, mask: () => void): void {
    const code = this.#code;
    targets.forEach((to, i) => {
      const push = (): void => {
        code.localGet(index);
        code.i32x4Const(i);
        code.op("i32x4.eq");
        mask();
        code.op("v128.and");
      };
      if (this.#diverged(to)) this.#masks.add(to, push);
      else if (isPlainReturn(this.#block(to))) this.#exitLanes(push);
    });
  }

  /** Writes a divergent branch: lanes whose predicate is set go to `then`. */
  #branchDivergent(predicate: number, then: number, otherwise: number): void {
    const code = this.#code;
    const writer = this.#writer;
    const taken = code.local("v128");
    writer.inVector(() => this.#pushPredicate(predicate));
    code.localSet(taken);
    const pushTaken = (): void => {
      code.localGet(taken);
      const { lanes } = this.#masks.running;
      if (lanes === undefined) return;
      code.localGet(lanes);
      code.op("v128.and");
    };
    const pushOthers = (): void => {
      this.#masks.pushRunning();
      code.localGet(taken);
      code.op("v128.andnot");
    };
    for (
      const [leaving, push, staying] of [[then, pushTaken, otherwise], [otherwise, pushOthers, then]] as const
    ) {
      if (!isPlainReturn(this.#block(leaving)) || this.#diverged(leaving)) continue;
      // Some lanes end here, the others stay together.
      this.#exitLanes(push);
      this.#masks.leaveIfNoneRuns(this.#done);
      if (this.#diverged(staying)) this.#masks.add(staying, () => this.#masks.pushRunning());
      this.#br(staying);
      return;
    }
    if (this.#diverged(then)) this.#masks.add(then, pushTaken);
    if (this.#diverged(otherwise)) this.#masks.add(otherwise, pushOthers);
    this.#enterDiverged([then, otherwise]);
  }

  /** Branches to the first of the diverged blocks that a branch leads to. */
  #enterDiverged(targets: readonly number[]): void {
    const first = targets.filter((to) => this.#diverged(to))
      .reduce((a, b) => this.#position.get(a)! <= this.#position.get(b)! ? a : b);
    this.#br(first);
  }

  /** Ends the threads in a mask. */
  #exitLanes(push: () => void): void {
    const code = this.#code;
    const stopped = code.local("v128");
    push();
    code.localSet(stopped);
    this.#exits.exit(stopped);
    this.#masks.remove(stopped);
  }

  /** Writes the end of a block that only the threads in the current mask execute. */
  #endDiverged(block: BasicBlock): void {
    const code = this.#code;
    const writer = this.#writer;
    const { terminator } = block;
    const current = this.#masks.current.lanes;
    const send = (id: number, push: () => void): void => {
      const to = this.#nodeOf(id);
      if (this.#diverged(to)) this.#masks.add(to, push);
      else if (
        isPlainReturn(this.#block(to)) && this.#divergence.reconvergence[block.id] !== id
      ) {
        this.#exitLanes(push);
      }
    };
    const all = (): void => this.#masks.pushCurrent();
    switch (terminator.kind) {
      case "jump":
        send(terminator.to, all);
        return;
      case "branch": {
        const [then, otherwise] = terminator.negated
          ? [terminator.otherwise, terminator.then]
          : [terminator.then, terminator.otherwise];
        if (this.#divergence.stride[terminator.predicate] === 0) {
          this.#pushPredicate(terminator.predicate);
          code.if();
          send(then, all);
          code.else();
          send(otherwise, all);
          code.end();
          return;
        }
        const taken = code.local("v128");
        writer.inVector(() => this.#pushPredicate(terminator.predicate));
        code.localGet(current);
        code.op("v128.and");
        code.localSet(taken);
        send(then, () => code.localGet(taken));
        send(otherwise, () => {
          code.localGet(current);
          code.localGet(taken);
          code.op("v128.andnot");
        });
        return;
      }
      case "switch": {
        const index = code.local("v128");
        this.#pushVector(terminator.index);
        code.localSet(index);
        this.#switchMasks(terminator.targets.map((to) => this.#nodeOf(to)), index, all);
        return;
      }
      case "trap":
        writer.emitFaultOfLanes(all, terminator.fault, terminator.line);
        return;
      case "return":
        this.#exits.exit(current);
        this.#masks.remove(current);
        return;
      case "sync":
        this.#exits.suspend(terminator.site, current);
        this.#masks.remove(current);
        return;
      case "yield":
        beginYield(code);
        this.#exits.suspend(terminator.site, current);
        this.#masks.remove(current);
        code.else();
        send(terminator.to, all);
        code.end();
        return;
    }
  }
}
