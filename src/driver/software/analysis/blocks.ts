/**
 * Cleans up the basic blocks of a function: traps in endless loops, joins chains, drops unreachable blocks
 * and numbers the rest.
 */
import { at } from "../../../base/at.ts";
import { FAULT } from "../abi/index.ts";
import { reversePostorder } from "./graph.ts";
import { type BasicBlock, mapTargets, type Op, successorsOf, type Terminator } from "./program.ts";

export interface PlainBlock {
  readonly ops: readonly Op[];
  readonly terminator: Terminator;
}

/**
 * Replaces the terminators of blocks from which no path reaches the end of the thread by a fault. A thread
 * that got there would never finish.
 *
 * @param line the function's line, for blocks without instructions
 */
export function trapEndlessLoops(blocks: readonly PlainBlock[], line: number): readonly PlainBlock[] {
  const predecessors: number[][] = blocks.map(() => []);
  const pending: number[] = [];
  blocks.forEach(({ terminator }, from) => {
    const successors = successorsOf(terminator);
    if (successors.length === 0) pending.push(from);
    for (const to of successors) at(predecessors, to).push(from);
  });
  const finishing = new Set<number>();
  for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
    if (finishing.has(block)) continue;
    finishing.add(block);
    pending.push(...at(predecessors, block));
  }
  return blocks.map((block, i): PlainBlock => {
    if (finishing.has(i)) return block;
    const terminator: Terminator = {
      kind: "trap",
      fault: FAULT.infiniteLoop,
      line: firstLine(blocks, i) ?? line,
    };
    return { ops: block.ops, terminator };
  });
}

/** Returns the line of the first instruction on the way from a block, following first successors. */
function firstLine(blocks: readonly PlainBlock[], start: number): number | undefined {
  let block = blocks[start];
  for (let step = 0; step < blocks.length && block?.ops.length === 0; step++) {
    block = blocks[successorsOf(block.terminator)[0] ?? -1];
  }
  return block?.ops[0]?.instruction.line;
}

/** Joins chains of blocks, drops unreachable ones and numbers the rest in reverse postorder. */
export function orderBlocks(plain: readonly PlainBlock[]): BasicBlock[] {
  const joined = joinChains(plain);
  const order = reversePostorder(0, (block) => successorsOf(at(joined, block).terminator));
  const indexOf = new Map(order.map((block, i) => [block, i]));
  const blocks = order.map((block) => {
    const { ops, terminator } = at(joined, block);
    const renumbered = mapTargets(terminator, (to) => indexOf.get(to)!);
    return { ops, terminator: renumbered, successors: [...new Set(successorsOf(renumbered))] };
  });
  const predecessors: number[][] = blocks.map(() => []);
  blocks.forEach(({ successors }, from) => {
    for (const to of successors) at(predecessors, to).push(from);
  });
  return blocks.map((block, id) => ({ id, ...block, predecessors: at(predecessors, id) }));
}

/** Appends to each block the blocks that only it jumps to. */
function joinChains(plain: readonly PlainBlock[]): readonly PlainBlock[] {
  const reachable = reversePostorder(0, (block) => successorsOf(at(plain, block).terminator));
  const predecessorCount = new Map<number, number>();
  for (const block of reachable) {
    for (const to of successorsOf(at(plain, block).terminator)) {
      predecessorCount.set(to, (predecessorCount.get(to) ?? 0) + 1);
    }
  }
  const result = [...plain];
  const absorbed = new Set<number>();
  for (const id of reachable) {
    if (absorbed.has(id)) continue;
    let { ops, terminator } = at(result, id);
    while (
      terminator.kind === "jump" && terminator.to !== id && predecessorCount.get(terminator.to) === 1
    ) {
      absorbed.add(terminator.to);
      const next = at(result, terminator.to);
      ops = [...ops, ...next.ops];
      terminator = next.terminator;
    }
    result[id] = { ops, terminator };
  }
  return result;
}
