/**
 * Loops, and their unrolling, which ptxas rarely does:
 *
 * - Loops of at most 32 iterations, if their number is known, are unrolled completely.
 * - Loops with a larger known number are unrolled by a factor.
 * - Loops up to a bound known at run time only are unrolled by four, with a loop for the remainder.
 *
 * @module
 */
import { isConstant } from "../ir/builder.ts";
import type { Loop, Value, Variable } from "../ir/ir.ts";
import { condition, type Context, evaluate } from "./context.ts";
import { isFloating, typeOf } from "./infer.ts";
import { type Node, placeOfNode } from "./source.ts";
import type { Binding, KernelSymbol } from "./symbols.ts";
import { countNodes, gpuMethod, some, writtenIn } from "./tree.ts";

/** The maximum number of iterations to unroll completely, and of nodes of the syntax tree that may result. */
const FULL_ROUNDS = 32, FULL_NODES = 6000;
/** The maximum number of nodes of a partly unrolled body. */
const PARTIAL_NODES = 1500;
/** The maximum number of nodes of a body to unroll by four if the number of iterations is unknown. */
const RUNTIME_NODES = 80;

/** Builds a while or do … while loop. */
export function whileLoop(context: Context, node: Node): void {
  const { b } = context;
  if (node.type === "DoWhileStatement") return plainLoop(context, node, false);
  const rounds = has(node.body, "ContinueStatement")
    ? undefined
    : countRounds(context, node, lastUpdate(node.body));
  if (rounds !== undefined) return knownRounds(context, node, rounds);
  b.if(condition(context, node.test), () => plainLoop(context, node, false));
}

/** Builds a for loop. */
export function forLoop(context: Context, node: Node): void {
  const { b } = context;
  if (node.init?.type === "VariableDeclaration") context.statement(node.init);
  else if (node.init) context.effect(node.init);
  const rounds = countRounds(context, node, node.update);
  if (rounds !== undefined) return knownRounds(context, node, rounds);
  unrollByFour(context, node);
  if (!node.test) return plainLoop(context, node, true);
  b.if(condition(context, node.test), () => plainLoop(context, node, false));
}

/** Builds the loop, after the first test. */
function plainLoop(context: Context, node: Node, endless: boolean): void {
  const { b } = context;
  b.loop(
    (loop) => round(context, node.body, { breakLoop: loop, continueLoop: loop }),
    () => {
      if (node.update) context.effect(node.update);
      return endless || !node.test ? b.constant("bool", true) : condition(context, node.test);
    },
    changedBy(node),
  );
}

/** Returns the variables that a loop changes, among those that exist before it. */
function changedBy(node: Node): Variable[] {
  const variables = (binding: Binding | undefined): Variable[] =>
    binding?.kind === "variable"
      ? [binding.variable]
      : binding?.kind === "record"
      ? [...binding.fields.values()].flatMap(variables)
      : [];
  return [...writtenIn(node)].flatMap(({ binding }) => variables(binding));
}

/** Builds one iteration of a loop's body. */
function round(context: Context, body: Node, targets: Context["targets"]): void {
  const outer = context.targets;
  context.targets = targets;
  context.statement(body);
  context.targets = outer;
}

/** Builds a loop with a known number of iterations. */
function knownRounds(context: Context, node: Node, rounds: number): void {
  const { b } = context;
  const cost = countNodes(node.body);
  if (rounds === 0) return;
  if (rounds <= FULL_ROUNDS && rounds * cost <= FULL_NODES) {
    const all = (loop?: Loop): void => {
      for (let index = 0; index < rounds && !b.unreachable; index++) repeated(context, node, loop);
    };
    // A loop of one iteration is the target of break.
    if (has(node.body, "BreakStatement")) b.loop(all, () => b.constant("bool", false), []);
    else all();
    return;
  }
  // Loops with break often have short bodies, where the test of the counter weighs more.
  const factors = has(node.body, "BreakStatement") ? [16, 8, 4, 2] : [8, 4, 2];
  const factor = factors.find((times) => rounds % times === 0 && times * cost <= PARTIAL_NODES) ?? 1;
  b.loop(
    (loop) => {
      for (let index = 0; index < factor; index++) repeated(context, node, loop);
    },
    () => condition(context, node.test),
    changedBy(node),
  );
}

/** Builds one of several iterations in a row: the body and the update. */
function repeated(context: Context, node: Node, breakLoop: Loop | undefined): void {
  const { b } = context;
  const targets = breakLoop === undefined ? {} : { breakLoop };
  if (has(node.body, "ContinueStatement")) {
    b.loop(
      (loop) => round(context, node.body, { ...targets, continueLoop: loop, continueLeaves: true }),
      () => b.constant("bool", false),
      [],
    );
  } else round(context, node.body, targets);
  if (node.update && !b.unreachable) context.effect(node.update);
}

/** True if a body has a statement that belongs to this loop rather than to one within it. */
function has(node: Node, type: "BreakStatement" | "ContinueStatement"): boolean {
  return some(node, (one) => one.type === type);
}

// ---- the number of iterations -------------------------------------------------------------------------------

/** The counter of a loop: one variable that changes by a known step in each iteration. */
interface Counter {
  readonly symbol: KernelSymbol;
  readonly step: number;
}

function counterOf(update: Node | undefined): Counter | undefined {
  if (update === undefined || update === null) return undefined;
  if (update.type === "UpdateExpression" && update.argument.symbol !== undefined) {
    return { symbol: update.argument.symbol, step: update.operator === "++" ? 1 : -1 };
  }
  if (update.type !== "AssignmentExpression" || !/^[-+]=$/.test(update.operator) || !update.left.symbol) {
    return undefined;
  }
  const step = update.right.type === "Literal"
    ? Number(update.right.value)
    : Number(update.right.symbol?.constant ?? NaN);
  if (!Number.isInteger(step)) return undefined;
  return { symbol: update.left.symbol, step: update.operator === "+=" ? step : -step };
}

/** Returns the update of a while loop, if it is the last statement of its body. */
function lastUpdate(body: Node): Node | undefined {
  const last = body.type === "BlockStatement" ? body.body.at(-1) : body;
  return last?.type === "ExpressionStatement" ? last.expression : undefined;
}

const MIRRORED: Record<string, string> = { "<": ">", ">": "<", "<=": ">=", ">=": "<=" };

/** Returns the number of iterations, disregarding `break`, if start, end and step are known. */
function countRounds(context: Context, node: Node, update: Node | undefined): number | undefined {
  const counter = counterOf(update);
  const { test } = node;
  if (counter === undefined || test?.type !== "BinaryExpression") return undefined;
  const { symbol, step } = counter;
  const swapped = test.right.symbol === symbol;
  if ((!swapped && test.left.symbol !== symbol) || typeOf(test.left) === "u32") return undefined;
  if (symbol.binding?.kind !== "variable" || symbol.binding.variable.type !== "i32") return undefined;
  // The update is the only change.
  if (countWrites(node.body, symbol) + (node.update ? countWrites(node.update, symbol) : 0) !== 1) {
    return undefined;
  }
  const start = context.b.get(symbol.binding.variable);
  const limit = evaluateInvariant(context, swapped ? test.left : test.right);
  if (!isConstant(start) || limit === undefined || !isConstant(limit) || limit.type !== "i32") {
    return undefined;
  }
  const operator = swapped ? MIRRORED[test.operator] : test.operator;
  return roundsBetween(Number(start.constant), Number(limit.constant), step, operator);
}

function roundsBetween(
  start: number,
  limit: number,
  step: number,
  operator: string | undefined,
): number | undefined {
  const up = step > 0 && (operator === "<" || operator === "<=");
  const down = step < 0 && (operator === ">" || operator === ">=");
  if (!up && !down) return undefined;
  const rounds = operator!.length === 2
    ? Math.floor((limit - start) / step) + 1
    : Math.ceil((limit - start) / step);
  const end = start + rounds * step;
  return Math.abs(end) < 2 ** 31 ? Math.max(0, rounds) : undefined;
}

function countWrites(node: Node, symbol: KernelSymbol): number {
  let count = 0;
  some(node, (one) => {
    const target = one.type === "AssignmentExpression"
      ? one.left
      : one.type === "UpdateExpression"
      ? one.argument
      : undefined;
    if (target?.symbol === symbol) count++;
    return false;
  });
  return count;
}

/** Evaluates a bound that is a literal or a constant. */
function evaluateInvariant(context: Context, node: Node): Value | undefined {
  const isKnown = node.type === "Literal" || node.symbol?.kind === "constant" ||
    (node.symbol !== undefined && node.symbol.writes === 0) ||
    (node.type === "BinaryExpression" && /^[-+*]$/.test(node.operator));
  if (
    !isKnown ||
    some(node, (one) => one.type === "CallExpression" || (one.type === "MemberExpression" && one.computed))
  ) {
    return undefined;
  }
  return isFloating(typeOf(node)) ? undefined : evaluate(context, node);
}

// ---- unrolling by four --------------------------------------------------------------------------------------

/**
 * Unrolls by four while at least four iterations are left. The bound and the step must not change in the
 * loop, and the body must be short and without jumps.
 */
function unrollByFour(context: Context, node: Node): void {
  const { test, update, body } = node;
  const { b } = context;
  if (
    test?.type !== "BinaryExpression" || test.operator !== "<" || !update || countNodes(body) > RUNTIME_NODES
  ) return;
  const symbol = test.left.symbol as KernelSymbol | undefined;
  if (symbol?.binding?.kind !== "variable" || symbol.binding.variable.type !== "i32") return;
  const { variable } = symbol.binding;
  if (countWrites(body, symbol) !== 0 || some(body, isObstacle)) return;
  const written = writtenIn(node);
  const step = stepOf(update, symbol);
  if (step === undefined || !isInvariant(test.right, written) || !isInvariant(step, written)) return;
  if (typeOf(test.right) === "u32" || isFloating(typeOf(test.right)) || typeOf(step) === "u32") return;
  // In 64 bits, which cannot overflow.
  const stride = b.convert(evaluate(context, step, "i32"), "i64");
  const last = b.sub(b.convert(evaluate(context, test.right, "i32"), "i64"), b.mul(stride, 3));
  const fits = (): Value => b.compare("lt", b.convert(b.get(variable), "i64"), last);
  b.if(fits(), () =>
    b.loop(
      () => {
        for (let index = 0; index < 4; index++) repeated(context, node, undefined);
      },
      fits,
      changedBy(node),
    ));
}

/** True for code that must not or need not be unrolled. */
function isObstacle(node: Node): boolean {
  const method = gpuMethod(node);
  return /^(Break|Continue|Return|For|While|DoWhile)Statement$/.test(node.type) || method === "sync" ||
    method?.startsWith("shuffle") === true || method === "any" || method === "all" || method === "ballot";
}

function stepOf(update: Node, symbol: KernelSymbol): Node | undefined {
  if (update.type === "UpdateExpression") {
    return update.operator === "++" && update.argument.symbol === symbol
      ? { type: "Literal", value: 1, ...placeOfNode(update) }
      : undefined;
  }
  const adds = update.type === "AssignmentExpression" && update.operator === "+=" &&
    update.left.symbol === symbol;
  return adds ? update.right : undefined;
}

function isInvariant(node: Node, written: ReadonlySet<KernelSymbol>): boolean {
  return !some(
    node,
    (one) =>
      one.type === "AssignmentExpression" || one.type === "UpdateExpression" || one.inline !== undefined ||
      (one.type === "CallExpression" && gpuMethod(one) !== "globalSize") ||
      (one.type === "MemberExpression" && one.computed) ||
      (one.symbol !== undefined && written.has(one.symbol)),
  );
}
