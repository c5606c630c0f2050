/** Passes over the IR of a kernel: dead code, use counts, and fused multiply-add. */
import type { Block, KernelIR, Loop, Statement, Value, Variable } from "./ir.ts";
import { isFloat } from "./types.ts";

/** Options of the passes. */
export interface PassOptions {
  /** Fuse `a * b + c`, with one rounding. Default true, as in NVRTC. */
  readonly fma?: boolean;
}

/** Returns the kernel without dead code, with use counts and fused multiply-add. */
export function optimize(kernel: KernelIR, { fma = true }: PassOptions = {}): KernelIR {
  const liveness = new Liveness();
  liveness.block(kernel.body, new Set());
  const live = liveness.filter(kernel.body);
  countUses(live);
  sinkSets(live);
  return { ...kernel, body: fma ? contract(live) : live };
}

/** True if a value must be computed even if nothing uses it. */
export function hasEffect({ op }: Value): boolean {
  return op === "atomic" || op === "warp" || op === "clock";
}

type Variables = Set<Variable>;

/** Finds live values and statements, from the end of the kernel to its start. */
class Liveness {
  readonly #values = new Set<Value>();
  readonly #sets = new Set<Statement>();
  /** The variables that are live after each open loop, and at its latch. */
  readonly #exits = new Map<Loop, { readonly after: Variables; readonly latch: Variables }>();

  /** Returns the variables that are live before a block. */
  block(block: Block, after: Variables): Variables {
    let live = new Set(after);
    for (let index = block.length - 1; index >= 0; index--) live = this.#statement(block[index]!, live);
    return live;
  }

  #statement(statement: Statement, live: Variables): Variables {
    switch (statement.kind) {
      case "define":
        this.#define(statement.value, live);
        return live;
      case "set":
        if (!live.delete(statement.variable)) return live;
        this.#sets.add(statement);
        this.#mark(statement.value);
        return live;
      case "store":
        this.#mark(statement.address.base);
        statement.values.forEach((value) => this.#mark(value));
        return live;
      case "if": {
        this.#mark(statement.condition);
        const then = this.block(statement.then, live);
        return union(then, this.block(statement.otherwise, live));
      }
      case "loop":
        return this.#loop(statement, live);
      case "break":
        return new Set(this.#exits.get(statement.loop)!.after);
      case "continue":
        return new Set(this.#exits.get(statement.loop)!.latch);
      case "return":
      case "trap":
        return new Set();
      default:
        return live;
    }
  }

  #define(value: Value, live: Variables): void {
    if (hasEffect(value)) this.#mark(value);
    if (!this.#values.has(value)) return;
    value.args.forEach((arg) => this.#mark(arg));
    if (value.op === "get") live.add(value.variable!);
  }

  #mark(value: Value): void {
    this.#values.add(value);
    // The components of a vector are loaded by its first one.
    if ((value.op === "load" || value.op === "texture") && value.vector?.[0] !== undefined) {
      this.#values.add(value.vector[0]);
    }
  }

  #loop(loop: Loop, after: Variables): Variables {
    let head: Variables = new Set();
    while (true) {
      this.#mark(loop.condition);
      const latch = this.block(loop.latch, union(after, head));
      this.#exits.set(loop, { after, latch });
      const start = this.block(loop.body, latch);
      const next = union(head, start);
      if (next.size === head.size) return start;
      head = next;
    }
  }

  /** Returns a block without dead code. */
  filter(block: Block): Block {
    return block.flatMap((statement): Statement[] => {
      switch (statement.kind) {
        case "define":
          return this.#values.has(statement.value) ? [statement] : [];
        case "set":
          return this.#sets.has(statement) ? [statement] : [];
        case "if": {
          const then = this.filter(statement.then), otherwise = this.filter(statement.otherwise);
          return then.length + otherwise.length === 0 ? [] : [{ ...statement, then, otherwise }];
        }
        case "loop": {
          // In place: `break` and `continue` refer to it.
          replace(statement.body, this.filter(statement.body));
          replace(statement.latch, this.filter(statement.latch));
          return [statement];
        }
        default:
          return [statement];
      }
    });
  }
}

/**
 * Moves a `set` that a later one overwrites into the loop exits between them, if it is needed only there. An
 * unrolled loop with a counter and `break` then updates the counter once instead of in every iteration.
 */
function sinkSets(block: Block): void {
  const moved = new Set<Statement>();
  block.forEach((statement, index) => {
    if (statement.kind === "if") {
      sinkSets(statement.then);
      sinkSets(statement.otherwise);
    } else if (statement.kind === "loop") {
      sinkSets(statement.body);
      sinkSets(statement.latch);
    } else if (statement.kind === "set") {
      const exits = exitsBeforeNextSet(block, index, statement.variable);
      if (exits === undefined) return;
      moved.add(statement);
      const { value } = statement;
      value.uses += exits.length - 1;
      // A value that only the exit uses moves there, too.
      const definition = exits.length === 1 && value.uses === 1 && !hasEffect(value) && value.op !== "load" &&
          value.op !== "texture" && value.op !== "get"
        ? block.find((one) => one.kind === "define" && one.value === value)
        : undefined;
      if (definition !== undefined) moved.add(definition);
      const statements = definition === undefined ? [statement] : [definition, statement];
      for (const exit of exits) exit.splice(exit.length - 1, 0, ...statements);
    }
  });
  replace(block, block.filter((statement) => !moved.has(statement)));
}

/** Returns the loop exits between a `set` and the next one; undefined if anything else uses the variable. */
function exitsBeforeNextSet(block: Block, index: number, variable: Variable): Block[] | undefined {
  const exits: Block[] = [];
  for (const later of block.slice(index + 1)) {
    if (later.kind === "set" && later.variable === variable) return exits;
    if (later.kind === "define" && later.value.variable !== variable) continue;
    if (later.kind === "set" || later.kind === "store" || later.kind === "line") continue;
    if (!isExit(later, variable)) return undefined;
    exits.push(later.then);
  }
  return undefined;
}

/** True for an `if` that only sets other variables and leaves a loop. */
function isExit(statement: Statement, variable: Variable): statement is Statement & { readonly kind: "if" } {
  if (statement.kind !== "if" || statement.otherwise.length > 0) return false;
  const { then } = statement;
  return then.at(-1)?.kind === "break" &&
    then.slice(0, -1).every((one) =>
      one.kind === "line" || (one.kind === "set" && one.variable !== variable)
    );
}

function union(a: Variables, b: Variables): Variables {
  return new Set([...a, ...b]);
}

function replace(block: Block, statements: Block): void {
  block.length = 0;
  for (const statement of statements) block.push(statement);
}

/** Sets {@link Value.uses} of every value of a block. */
function countUses(block: Block): void {
  for (const statement of block) {
    switch (statement.kind) {
      case "define":
        statement.value.args.forEach(use);
        break;
      case "set":
        use(statement.value);
        break;
      case "store":
        use(statement.address.base);
        statement.values.forEach(use);
        break;
      case "if":
        use(statement.condition);
        countUses(statement.then);
        countUses(statement.otherwise);
        break;
      case "loop":
        use(statement.condition);
        countUses(statement.body);
        countUses(statement.latch);
        break;
    }
  }
}

function use(value: Value): void {
  value.uses++;
}

let negations = -1;

/**
 * Fuses sums with a product that nothing else uses. A product with other uses would be computed twice;
 * compilers of CUDA C++ do not fuse it either.
 */
function contract(block: Block): Block {
  return block.flatMap((statement): Statement[] => {
    if (statement.kind === "if") {
      return [{ ...statement, then: contract(statement.then), otherwise: contract(statement.otherwise) }];
    }
    if (statement.kind === "loop") {
      replace(statement.body, contract(statement.body));
      replace(statement.latch, contract(statement.latch));
    }
    if (statement.kind !== "define") return [statement];
    const { value } = statement;
    const [left, right] = value.args;
    if (!isFloat(value.type) || (value.op !== "add" && value.op !== "sub")) return [statement];
    const product = isContractible(left!) ? left! : isContractible(right!) ? right! : undefined;
    if (product === undefined) return [statement];
    const other = product === left ? right! : left!;
    let [a, b] = product.args as [Value, Value];
    const added: Statement[] = [];
    const negate = (operand: Value): Value => {
      const negated: Value = { id: negations--, op: "neg", type: operand.type, args: [operand], uses: 1 };
      added.push({ kind: "define", value: negated });
      return negated;
    };
    let addend = other;
    if (value.op === "sub" && product === left) addend = negate(other);
    else if (value.op === "sub") a = negate(a);
    product.uses = 0;
    value.op = "fma";
    value.args = [a, b, addend];
    return [...added, statement];
  });
}

function isContractible(value: Value): boolean {
  return value.op === "mul" && value.uses === 1;
}
