/**
 * Finds loops in which a thread may wait for another one: flags, locks, barriers in memory. Since Volta, the
 * threads of a block progress independently, so such a loop must let the others run. All other loops, including
 * those that use atomics only to count, run on.
 */
import { at } from "../../../base/at.ts";
import type { Instruction, Operand } from "../ptx/ast.ts";
import { isOrdered, opcodeOf } from "../ptx/opcodes.ts";
import { sleep } from "./added_instructions.ts";
import { orderBlocks, type PlainBlock } from "./blocks.ts";
import { dominates, type FlowGraph, flowGraph } from "./graph.ts";
import { liveness } from "./liveness.ts";
import {
  allOps,
  type BasicBlock,
  mapTargets,
  type Op,
  type Program,
  type Site,
  terminatorUses,
} from "./program.ts";
import { innermostLoops, Reconvergence } from "./reconvergence.ts";

/** An edge from the end of a loop's iteration to its beginning. */
interface BackEdge {
  readonly from: number;
  readonly to: number;
}

/**
 * The code after a loop that threads resume in is generated once per such loop. From this number on, threads also
 * suspend when they enter one, where the code of others then ends.
 */
const MAX_RESUMED_LOOPS = 4;

/** Returns the program with a `yield` on each back edge of the loops in which a thread may wait. */
export function yieldWhereThreadsWait(program: Program): Program {
  const edges = waitingEdges(program);
  if (edges.length === 0) return program;
  const sites: Site[] = [...program.sites];
  const blocks: PlainBlock[] = program.blocks.map(({ ops, terminator }) => ({ ops, terminator }));
  const headers = new Set(edges.map(({ to }) => to));
  for (const header of headers) {
    const site = sites.length;
    const first = at(program.blocks, header).ops[0]?.instruction;
    const op: Op = { instruction: sleep(first?.line ?? program.line), defs: [], uses: [], guard: -1 };
    sites.push({ index: site, op });
    const pause = blocks.push({ ops: [], terminator: { kind: "yield", site, to: header } }) - 1;
    const redirect = (from: number, by: number): void => {
      const { ops, terminator } = at(blocks, from);
      blocks[from] = { ops, terminator: mapTargets(terminator, (id) => id === header ? by : id) };
    };
    for (const { from, to } of edges) if (to === header) redirect(from, pause);
    if (headers.size <= MAX_RESUMED_LOOPS) continue;
    const enter = blocks.push({ ops: [], terminator: { kind: "sync", site, to: header } }) - 1;
    for (const from of at(program.blocks, header).predecessors) redirect(from, enter);
  }
  return { ...program, sites, blocks: orderBlocks(blocks) };
}

/** Whether threads wait for others in loops, by memory or asleep. */
export function waitsInLoops({ blocks, sites }: Program): boolean {
  return blocks.some(({ terminator }) => terminator.kind === "yield") || sites.some(({ op }) => isSleep(op));
}

/** How to tell a thread that makes progress from one that waits in a loop. */
export interface Progress {
  /** The blocks where a thread has left all loops in which it may wait. */
  readonly after: readonly BasicBlock[];
  /** The instructions in such loops that may write memory. */
  readonly writes: readonly Instruction[];
}

export function progressOf(program: Program): Progress {
  const { blocks } = program;
  const graph = flowGraph(0, (id) => at(blocks, id).successors);
  const innermost = innermostLoops(program);
  const waiting = new Set<number>();
  const add = (loop: Iterable<number>): void => {
    for (const id of loop) waiting.add(id);
  };
  for (const { id, terminator } of blocks) {
    if (terminator.kind === "yield") add(loopOf(graph, { from: id, to: terminator.to }));
    if (terminator.kind === "sync" && isSleep(at(program.sites, terminator.site).op)) {
      add(innermost[id] ?? []);
    }
  }
  const after = new Set([...waiting].flatMap((id) => at(blocks, id).successors));
  return {
    after: blocks.filter(({ id }) => after.has(id) && !waiting.has(id)),
    writes: [...waiting].flatMap((id) =>
      at(blocks, id).ops.map(({ instruction }) => instruction).filter(mayWrite)
    ),
  };
}

/** Whether an instruction may read a value that another thread writes while this one waits for it. */
export function observesOtherThreads(instruction: Instruction): boolean {
  switch (instruction.opcode) {
    case "atom":
      return true;
    case "mbarrier":
      return instruction.modifiers.some((modifier) => modifier === "test_wait" || modifier === "try_wait");
    case "ld":
      return isOrdered(instruction) || instruction.modifiers.some((modifier) => /^c[gv]$/.test(modifier));
    default:
      return false;
  }
}

/** Whether an instruction may change memory that other threads see. */
function mayWrite(instruction: Instruction): boolean {
  const { opcode, modifiers, operands } = instruction;
  switch (opcode) {
    case "st":
      return !modifiers.some((modifier) => modifier === "local" || modifier.startsWith("param"));
    case "atom": {
      // An addition of 0 and the like only reads.
      const [, , operand] = operands;
      const neutral = modifiers.includes("and") ? -1n : 0n;
      const isCompare = modifiers.includes("cas") || modifiers.includes("exch");
      return isCompare || operand?.kind !== "integer" || BigInt.asIntN(32, operand.value) !== neutral;
    }
    case "red":
    case "cp":
    case "sust":
      return true;
    case "mbarrier":
      return !observesOtherThreads(instruction);
    default:
      return false;
  }
}

function isSleep({ instruction }: Op): boolean {
  return instruction.opcode === "nanosleep";
}

function waitingEdges(program: Program): BackEdge[] {
  const { blocks } = program;
  const all = [...allOps(program)];
  const hasFence = all.some(orders);
  if (
    !all.some(({ instruction }) => observesOtherThreads(instruction) || (hasFence && isWeakLoad(instruction)))
  ) {
    return [];
  }
  const graph = flowGraph(0, (id) => at(blocks, id).successors);
  let analysis: ExitAnalysis | undefined;
  return backEdges(graph).filter((edge) => {
    const loop = loopOf(graph, edge);
    const fenced = hasOp(program, loop, orders);
    const observes = (op: Op): boolean =>
      observesOtherThreads(op.instruction) || (fenced && isWeakLoad(op.instruction));
    if (!hasOp(program, loop, observes) || alwaysWaits(program, loop, edge)) return false;
    if (retries(program, graph, loop, edge)) return false;
    analysis ??= new ExitAnalysis(program);
    return analysis.exitDependsOn(loop, observes);
  });
}

/** A load that only sees the writes of other threads after a fence. */
function isWeakLoad({ opcode, modifiers }: Instruction): boolean {
  return opcode === "ld" && !modifiers.some((modifier) => /^(const|param|local|nc)/.test(modifier));
}

/** Whether an operation orders the loads before and after it. Barriers of the block let others run anyway. */
function orders({ instruction: { opcode, modifiers } }: Op): boolean {
  return opcode === "fence" || opcode === "membar" ||
    (modifiers[0] === "warp" && (opcode === "bar" || opcode === "barrier"));
}

function backEdges(graph: FlowGraph): BackEdge[] {
  return graph.successors.flatMap((successors, from) =>
    successors.filter((to) => to <= from).map((to) => ({
      from: at(graph.nodes, from),
      to: at(graph.nodes, to),
    }))
  );
}

/** Returns the blocks on the paths around one back edge. In an irreducible program, that may be all blocks. */
function loopOf(graph: FlowGraph, { from, to }: BackEdge): Set<number> {
  const header = graph.indexOf.get(to)!;
  const nodes = new Set([header]);
  const pending = [graph.indexOf.get(from)!];
  if (!dominates(graph.dominator, header, at(pending, 0))) return new Set(graph.nodes);
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (nodes.has(node)) continue;
    nodes.add(node);
    pending.push(...at(graph.predecessors, node));
  }
  return new Set([...nodes].map((node) => at(graph.nodes, node)));
}

function hasOp(program: Program, loop: ReadonlySet<number>, test: (op: Op) => boolean): boolean {
  for (const id of loop) {
    const { ops, terminator } = at(program.blocks, id);
    if (ops.some(test)) return true;
    if (terminator.kind === "sync" && test(at(program.sites, terminator.site).op)) return true;
  }
  return false;
}

/** Whether every iteration waits at a barrier of the block or sleeps, so that others run anyway. */
function alwaysWaits(program: Program, loop: ReadonlySet<number>, { from, to }: BackEdge): boolean {
  const reached = new Set<number>();
  const pending = [to];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (reached.has(id) || !loop.has(id)) continue;
    reached.add(id);
    const { terminator, successors } = at(program.blocks, id);
    const waits = terminator.kind === "sync" &&
      opcodeOf(at(program.sites, terminator.site).op.instruction)?.class === "barrier";
    if (waits) continue;
    if (id === from) return false;
    pending.push(...successors);
  }
  return true;
}

/**
 * Whether a loop ends unless another thread makes progress: every iteration compares a value that it has read
 * with memory, and leaves the loop if a compare-and-swap finds the same.
 */
function retries(program: Program, graph: FlowGraph, loop: ReadonlySet<number>, { from }: BackEdge): boolean {
  const ops = [...loop].flatMap((id) => at(program.blocks, id).ops);
  const definitions = (name: string): Op[] => {
    const register = program.registerByName.get(name)?.id ?? -1;
    return ops.filter(({ defs }) => defs.includes(register));
  };
  /** Whether a register only has values that were read before, by `swap` or a load. */
  const isSeen = (name: string, swap: Op, visited = new Set<string>()): boolean => {
    if (visited.has(name)) return true;
    visited.add(name);
    return definitions(name).every((op) => {
      const { opcode, operands: [, source] } = op.instruction;
      if (op === swap || opcode === "ld") return true;
      return opcode === "mov" && source?.kind === "register" && isSeen(source.name, swap, visited);
    });
  };
  const isSuccess = (comparison: Op, equal: boolean): boolean => {
    const { opcode, modifiers, operands: [, a, b] } = comparison.instruction;
    if (opcode !== "setp" || modifiers[0] !== (equal ? "eq" : "ne") || modifiers.length !== 2) return false;
    if (a?.kind !== "register" || b?.kind !== "register") return false;
    return [[a.name, b.name], [b.name, a.name]].some(([result = "", expected = ""]) => {
      const [swap, ...others] = definitions(result);
      if (swap === undefined || others.length > 0 || !swap.instruction.modifiers.includes("cas")) {
        return false;
      }
      const compared = swap.instruction.operands[2];
      return compared?.kind === "register" && compared.name === expected && isSeen(expected, swap);
    });
  };
  const latch = graph.indexOf.get(from)!;
  return [...loop].some((id) => {
    const { terminator } = at(program.blocks, id);
    if (terminator.kind !== "branch" || !dominates(graph.dominator, graph.indexOf.get(id)!, latch)) {
      return false;
    }
    const [comparison, ...others] = ops.filter(({ defs }) => defs.includes(terminator.predicate));
    if (comparison === undefined || others.length > 0) return false;
    return [[terminator.then, !terminator.negated], [terminator.otherwise, terminator.negated]]
      .some(([to, isTrue]) => !loop.has(to as number) && isSuccess(comparison, isTrue as boolean));
  });
}

/** Finds out on which instructions the end of a loop depends: a backward slice of registers, branches and arguments. */
class ExitAnalysis {
  readonly #program: Program;
  readonly #reconvergence: Reconvergence;

  constructor(program: Program) {
    this.#program = program;
    this.#reconvergence = new Reconvergence(program, liveness(program));
  }

  exitDependsOn(loop: ReadonlySet<number>, test: (op: Op) => boolean): boolean {
    const { blocks, sites } = this.#program;
    const needed = new Set<number>();
    /** Names of the variables in the function's frame that are needed. */
    const variables = new Set<string>();
    const branches = [...loop].filter((id) => at(blocks, id).successors.length > 1);
    for (const id of branches) {
      const block = at(blocks, id);
      if (block.successors.every((to) => loop.has(to))) continue;
      for (const register of terminatorUses(block, sites)) needed.add(register);
    }
    const controlling = new Map<number, readonly number[]>();
    const branchesAround = (id: number): readonly number[] => {
      let known = controlling.get(id);
      if (known === undefined) {
        known = branches.filter((branch) => this.#reconvergence.influence(branch).has(id))
          .flatMap((branch) => terminatorUses(at(blocks, branch), sites));
        controlling.set(id, known);
      }
      return known;
    };
    for (let size = -1; size !== needed.size + variables.size;) {
      size = needed.size + variables.size;
      for (const id of loop) {
        const { ops, terminator } = at(blocks, id);
        const all = terminator.kind === "sync" ? [...ops, at(sites, terminator.site).op] : ops;
        for (const op of all) {
          if (!this.#contributes(op, needed, variables)) continue;
          if (test(op) && !this.#chases(op, loop, test)) return true;
          for (const register of op.uses) needed.add(register);
          if (op.guard >= 0) needed.add(op.guard);
          if (op.instruction.opcode === "ld") {
            for (const name of this.#frameNames(op)) variables.add(name);
          }
          for (const register of branchesAround(id)) needed.add(register);
        }
      }
    }
    return false;
  }

  /**
   * Whether an operation accesses memory at an address that was read in the loop, as in a linked list or a forest:
   * the loop follows pointers to new elements rather than waiting for one.
   */
  #chases({ instruction }: Op, loop: ReadonlySet<number>, test: (op: Op) => boolean): boolean {
    const { blocks, registerByName } = this.#program;
    const address = instruction.operands.find(({ kind }) => kind === "address");
    const base = address?.kind === "address" ? address.base : undefined;
    const first = base?.kind === "register" ? registerByName.get(base.name)?.id : undefined;
    const needed = new Set(first === undefined ? [] : [first]);
    const ops = [...loop].flatMap((id) => at(blocks, id).ops);
    // The loop visits registers added while it runs.
    for (const register of needed) {
      for (const op of ops) {
        if (!op.defs.includes(register)) continue;
        if (test(op)) return true;
        for (const used of op.uses) needed.add(used);
      }
    }
    return false;
  }

  #contributes(op: Op, needed: ReadonlySet<number>, variables: ReadonlySet<string>): boolean {
    if (op.defs.some((register) => needed.has(register))) return true;
    if (variables.size === 0) return false;
    const { opcode } = op.instruction;
    return (opcode === "st" || opcode === "call") && this.#frameNames(op).some((name) => variables.has(name));
  }

  /** Returns the names of the variables in the function's frame that an instruction names. */
  #frameNames({ instruction }: Op): string[] {
    const names: string[] = [];
    const visit = (operand: Operand | undefined): void => {
      if (operand?.kind === "address") visit(operand.base);
      else if (operand?.kind === "list") operand.elements.forEach(visit);
      else if (operand?.kind === "symbol" && this.#program.locations.get(operand.name)?.kind === "frame") {
        names.push(operand.name);
      }
    };
    instruction.operands.forEach(visit);
    return names;
  }
}
