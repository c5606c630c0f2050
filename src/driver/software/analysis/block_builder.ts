/**
 * Builds basic blocks in program order. Branches name blocks by number or by a label, which may be defined
 * later.
 */
import { ptxError } from "../ptx/error.ts";
import type { PlainBlock } from "./blocks.ts";
import type { Op, Terminator } from "./program.ts";

/** A block number or a label. */
export type Target = number | string;

/** A terminator with unresolved targets; see {@link Terminator}. */
export type RawTerminator =
  | { kind: "jump"; to: Target }
  | { kind: "branch"; predicate: number; negated: boolean; then: Target; otherwise: Target }
  | { kind: "switch"; index: number; targets: Target[]; line: number }
  | { kind: "return" }
  | { kind: "trap"; fault: number; line: number }
  | { kind: "sync"; site: number; to: Target };

export interface RawBlock {
  readonly ops: Op[];
  terminator: RawTerminator | undefined;
}

export class BlockBuilder {
  /** Block 0 has no label, so nothing jumps to it: code before a loop at the top of a function runs once. */
  readonly #blocks: RawBlock[] = [];
  readonly #labels = new Map<string, number>();
  #current: RawBlock;

  constructor() {
    this.#current = this.#add();
  }

  #add(): RawBlock {
    const block: RawBlock = { ops: [], terminator: undefined };
    this.#blocks.push(block);
    return block;
  }

  /** The block that operations are appended to. */
  get current(): RawBlock {
    return this.#current;
  }

  /** The number of the next block. */
  get next(): number {
    return this.#blocks.length;
  }

  append(op: Op): void {
    this.#current.ops.push(op);
  }

  /** Ends the current block, unless it has ended, and opens the next one. */
  terminate(terminator: RawTerminator): void {
    this.#current.terminator ??= terminator;
    this.#current = this.#add();
  }

  /** Opens the next block, which the current one falls through to, and returns its number. */
  open(): number {
    const number = this.next;
    this.terminate({ kind: "jump", to: number });
    return number;
  }

  /** Opens the next block and gives it a label. */
  openLabel(label: string): void {
    this.#labels.set(label, this.open());
  }

  /**
   * Returns the blocks with resolved targets. The last one returns.
   *
   * @param line the line of the function, for errors
   */
  finish(line: number): PlainBlock[] {
    return this.#blocks.map(({ ops, terminator }, i) => {
      const fallThrough: RawTerminator = i + 1 < this.#blocks.length
        ? { kind: "jump", to: i + 1 }
        : { kind: "return" };
      return { ops, terminator: this.#resolve(terminator ?? fallThrough, line) };
    });
  }

  #resolve(terminator: RawTerminator, line: number): Terminator {
    const target = (to: Target): number => {
      if (typeof to === "number") return to;
      const block = this.#labels.get(to);
      if (block === undefined) throw ptxError(line, `label ${to} is not defined`);
      return block;
    };
    switch (terminator.kind) {
      case "jump":
      case "sync":
        return { ...terminator, to: target(terminator.to) };
      case "branch": {
        const then = target(terminator.then);
        const otherwise = target(terminator.otherwise);
        return then === otherwise ? { kind: "jump", to: then } : { ...terminator, then, otherwise };
      }
      case "switch": {
        const targets = terminator.targets.map(target);
        const [first = 0] = targets;
        return targets.every((to) => to === first) ? { kind: "jump", to: first } : { ...terminator, targets };
      }
      default:
        return terminator;
    }
  }
}
