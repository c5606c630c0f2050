/**
 * Definite assignment, by TypeScript's rules for "Variable is used before being assigned": a register that
 * nothing has written holds an arbitrary value.
 *
 * @module
 */
import { fail, type Node } from "./source.ts";
import type { KernelSymbol } from "./symbols.ts";
import { children, isFunction } from "./tree.ts";

/** Variables that have a value on every path to a place; undefined if no path leads there. */
type State = ReadonlySet<KernelSymbol> | undefined;

/** Throws for a variable that may be read before it has a value. */
export function checkAssigned(body: Node): void {
  const flow = new Flow();
  flow.collect(body, 0);
  if (flow.hasVariables) flow.visit(body);
}

/** Returns the variables that have a value in every state. */
function join(...states: readonly State[]): State {
  const [first, ...rest] = states.filter((state) => state !== undefined);
  return first && new Set([...first].filter((symbol) => rest.every((state) => state.has(symbol))));
}

class Flow {
  /** Variables that are declared without a value, and how many functions surround the declaration. */
  readonly #depths: Map<KernelSymbol, number> = new Map();
  /** Variables that get a value by other means than `+=` and the like. */
  readonly #started: Set<KernelSymbol> = new Set();
  #state: State = new Set();
  #depth = 0;
  #returns: State[] = [];
  #breaks: State[] = [];
  #continues: State[] = [];

  get hasVariables(): boolean {
    return this.#depths.size > 0;
  }

  /** Finds the variables, in a function's body at a depth. */
  collect(node: Node, depth: number): void {
    const { type, init, left, operator } = node;
    const symbol = (type === "VariableDeclarator" ? node.id : left)?.symbol as KernelSymbol | undefined;
    if (symbol !== undefined && type === "VariableDeclarator") {
      if (symbol.hoisted || !init) this.#depths.set(symbol, depth);
      if (init) this.#started.add(symbol);
    }
    if (symbol !== undefined && type === "AssignmentExpression" && operator === "=") {
      this.#started.add(symbol);
    }
    for (const child of children(node)) {
      this.collect(child, child === node.inline?.body || isFunction(child) ? depth + 1 : depth);
    }
  }

  /** Follows the paths through a statement or an expression. */
  visit(node: Node): void {
    switch (node.type) {
      case "Identifier":
        return this.#read(node);
      case "VariableDeclarator":
        if (!node.init) return;
        this.visit(node.init);
        return this.#assign(node.id);
      case "AssignmentExpression":
        if (node.operator !== "=" || node.left.type !== "Identifier") this.visit(node.left);
        this.visit(node.right);
        return this.#assign(node.left);
      case "UpdateExpression":
        this.visit(node.argument);
        return this.#assign(node.argument);
      case "LogicalExpression":
      case "ConditionalExpression":
        this.#state = join(...this.#condition(node));
        return;
      case "IfStatement": {
        const [isTrue, isFalse] = this.#condition(node.test);
        const after = this.#after(node.consequent, isTrue);
        this.#state = join(after, node.alternate ? this.#after(node.alternate, isFalse) : isFalse);
        return;
      }
      case "ForStatement":
      case "WhileStatement":
      case "DoWhileStatement":
        return this.#loop(node);
      case "BreakStatement":
        return this.#leave(this.#breaks);
      case "ContinueStatement":
        return this.#leave(this.#continues);
      case "ReturnStatement":
        if (node.argument) this.visit(node.argument);
        return this.#leave(this.#returns);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
        return this.#function(node.body); // of gpu.unroll()
      case "CallExpression":
        for (const child of children({ ...node, inline: undefined })) this.visit(child);
        if (node.inline !== undefined) this.#function(node.inline.body);
        return;
      default:
        for (const child of children(node)) this.visit(child);
    }
  }

  #read(node: Node): void {
    const symbol = node.symbol as KernelSymbol | undefined;
    const depth = symbol && this.#depths.get(symbol);
    if (symbol === undefined || depth === undefined || !this.#state || this.#state.has(symbol)) return;
    // TypeScript leaves it to the caller whether a variable of an outer function has a value.
    if (depth < this.#depth && this.#started.has(symbol)) return;
    const { name, hoisted } = symbol;
    fail(
      node,
      `"${name}" may be used before it has a value; write ${
        hoisted ? "var" : "let"
      } ${name} = 0, or assign ` +
        "one on every path to this place",
    );
  }

  #assign({ symbol }: Node): void {
    if (this.#state && this.#depths.has(symbol)) this.#state = new Set(this.#state).add(symbol);
  }

  /** Returns the state after code that starts in a state. */
  #after(node: Node, before: State): State {
    this.#state = before;
    this.visit(node);
    return this.#state;
  }

  /** Leaves a loop, an iteration or a function. */
  #leave(states: State[]): void {
    states.push(this.#state);
    this.#state = undefined;
  }

  /** Returns the states in which a condition is true and false. */
  #condition(node: Node): readonly [isTrue: State, isFalse: State] {
    switch (node.type) {
      case "ParenthesizedExpression":
        return this.#condition(node.expression);
      case "SequenceExpression":
        for (const one of node.expressions.slice(0, -1)) this.visit(one);
        return this.#condition(node.expressions.at(-1));
      case "LogicalExpression": {
        const [isTrue, isFalse] = this.#condition(node.left), isAnd = node.operator === "&&";
        this.#state = isAnd ? isTrue : isFalse;
        const [a, b] = this.#condition(node.right);
        return isAnd ? [a, join(isFalse, b)] : [join(isTrue, a), b];
      }
      case "ConditionalExpression": {
        const [isTrue, isFalse] = this.#condition(node.test);
        this.#state = isTrue;
        const [a, b] = this.#condition(node.consequent);
        this.#state = isFalse;
        const [c, d] = this.#condition(node.alternate);
        return [join(a, c), join(b, d)];
      }
    }
    if (node.type === "UnaryExpression" && node.operator === "!") {
      const [isTrue, isFalse] = this.#condition(node.argument);
      return [isFalse, isTrue];
    }
    this.visit(node);
    const { type, value, symbol } = node, isKnown = type === "Literal" || symbol?.kind === "constant";
    const known = isKnown ? Boolean(symbol ? symbol.constant : value) : undefined;
    return [known === false ? undefined : this.#state, known ? undefined : this.#state];
  }

  /** Follows the first iteration of a loop: later ones start with at least its values. */
  #loop(node: Node): void {
    const breaks = this.#breaks, continues = this.#continues;
    this.#breaks = [];
    this.#continues = [];
    if (node.init) this.visit(node.init);
    const test = (): readonly [State, State] =>
      node.test ? this.#condition(node.test) : [this.#state, undefined];
    const isDo = node.type === "DoWhileStatement", [start, none] = isDo ? [this.#state, undefined] : test();
    this.#state = join(this.#after(node.body, start), ...this.#continues);
    if (node.update) this.visit(node.update);
    const end = isDo ? test()[1] : none;
    this.#state = join(end, ...this.#breaks);
    this.#breaks = breaks;
    this.#continues = continues;
  }

  /** Follows a function's body, where it is called. */
  #function(body: Node): void {
    const returns = this.#returns;
    this.#returns = [];
    this.#depth++;
    this.visit(body);
    this.#depth--;
    this.#state = join(this.#state, ...this.#returns);
    this.#returns = returns;
  }
}
