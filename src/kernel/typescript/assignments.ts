/** Assignments to variables, elements and fields. */
import { binary } from "./arithmetic.ts";
import type { Context } from "./context.ts";
import { placeOf } from "./members.ts";
import { load, type Place, store } from "./memory.ts";
import { compactTextOf, fail, type Node } from "./source.ts";
import { type Binding, elementOf, type KernelSymbol } from "./symbols.ts";
import { named, setVariable } from "./variables.ts";

/** Lowers `=` and operators such as `+=`. Returns the new value. */
export function assign(context: Context, node: Node): Binding {
  const { operator, left, right } = node;
  if (/^(&&|\|\||\?\?)=$/.test(operator)) fail(node, `${operator} is not available in a kernel; write an if`);
  const symbol = left.symbol as KernelSymbol | undefined;
  const compute = (current: () => Binding): Binding =>
    operator === "="
      ? context.expression(right)
      : binary(context, operator.slice(0, -1), current(), context.expression(right), node);
  if (symbol !== undefined) {
    return setVariable(
      context,
      symbol,
      compute(() => named(context, symbol, left)),
      node,
    );
  }
  const place = placeOf(context, left);
  if (place !== undefined && !("index" in place)) {
    return fail(left, `"${place.name}" is an array; assign to its elements: ${elementOf(place)} = value`);
  }
  if (place === undefined) {
    return fail(
      left,
      "only variables and elements of arrays can be assigned; a structure in a variable is replaced as a whole, " +
        `one in memory by an assignment to its element: out[i] = { x, y }${fieldInMemory(left)}`,
    );
  }
  const value = compute(() => load(context, place));
  store(context, place, value, node);
  return value;
}

/** Returns `, or to its field: out[i].x = value` for a field of a variable that was read from an array. */
function fieldInMemory({ type, computed, object, property }: Node): string {
  if (type !== "MemberExpression" || computed) return "";
  const source = (object.symbol as KernelSymbol | undefined)?.sources[0];
  const isElement = source?.type === "MemberExpression" && source.computed;
  return isElement ? `, or to its field: ${compactTextOf(source)}.${property.name} = value` : "";
}

/** Lowers `++` and `--`. Returns the value before or after. */
export function update(context: Context, node: Node): Binding {
  const { argument, operator, prefix } = node;
  const one: Binding = { kind: "literal", value: 1 };
  const symbol = argument.symbol as KernelSymbol | undefined;
  const place = symbol === undefined ? placeOf(context, argument) : undefined;
  if (symbol === undefined && (place === undefined || !("index" in place))) {
    const got = place === undefined ? "" : `, got the array "${place.name}"; index it: ${elementOf(place)}`;
    fail(argument, `${operator}: expected a variable or an element of an array${got}`);
  }
  const before = symbol !== undefined ? named(context, symbol, argument) : load(context, place as Place);
  const after = binary(context, operator === "++" ? "+" : "-", before, one, node);
  if (symbol !== undefined) setVariable(context, symbol, after, node);
  else store(context, place as Place, after, node);
  return prefix ? after : before;
}
